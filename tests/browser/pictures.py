"""Draws the pictures of the client that must be there in so many pixels: `make pictures`.

Its sign for home screens, from web/public/favicon.svg, and what messengers show beside a link: the
cards of the front page. They are drawn once and kept in web/public.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from tests.browser.guests import FLAGS, LANGUAGES, Guest, chromium

from coffers.server.visitor import ServerProcess

PUBLIC = Path(__file__).parents[2] / "src" / "coffers" / "web" / "public"
GROUND = "#2f4a63"  # behind the chest
PREVIEW = ViewportSize(width=1200, height=630)
SAFE = 0.9  # of the width: what is left of a sign when a telephone has cut it to its own shape
SIGNS = {  # by name: pixels, and whether it fills the whole square
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}
POSTER = """
header, .start, .below { display: none !important }
main { max-width: none !important; height: 630px; padding: 0 64px !important }
main { justify-content: center }
.hero { grid-template-columns: 440px 1fr !important; gap: 0 !important; min-height: 0 !important }
h1 { font-size: 60px !important }
.lead { font-size: 27px !important }
.fan { height: 400px !important; transform: translateY(36px) scale(1.32) }
.words { gap: 18px !important; position: relative; z-index: 1 }
.words::before { content: "Coffers"; color: #1d4f91; font: 700 38px "Alegreya" }
"""


def sign(browser: Browser, pixels: int, whole: bool) -> bytes:
    drawn = (PUBLIC / "favicon.svg").read_text()
    size = round(pixels * SAFE) if whole else pixels
    page = browser.new_page(viewport={"width": pixels, "height": pixels})
    page.set_content(f"""
        <style>
          body {{ margin: 0; height: 100vh; display: grid; place-items: center;
                  background: {GROUND if whole else "transparent"} }}
          svg {{ width: {size}px; height: {size}px; display: block }}
        </style>{drawn}""")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def preview(browser: Browser, address: str, language: str) -> bytes:
    guest = Guest(browser, address, language=language, screen=PREVIEW, bypass_csp=True)
    guest.come("/")
    guest.page.add_style_tag(content=POSTER)
    guest.page.evaluate("() => document.fonts.ready")
    guest.page.wait_for_timeout(500)
    picture = guest.page.screenshot()
    guest.context.close()
    return picture


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name, (pixels, whole) in SIGNS.items():
            (PUBLIC / name).write_bytes(sign(browser, pixels, whole))
        server = ServerProcess(Path(folder))
        try:
            for language in LANGUAGES:
                picture = preview(browser, server.address, language)
                (PUBLIC / f"preview-{language}.png").write_bytes(picture)
        finally:
            server.stop()
        browser.close()


if __name__ == "__main__":
    main()
