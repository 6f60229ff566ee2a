"""Makes the pictures of the README, and those of one table at many sizes: `make screenshots`.

The same seed, the same bots and the same wishes play the same game, so the pictures only change
when the client does.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright
from tests.browser.guests import FLAGS, PHONE, Guest, Question, chromium

from coffers.server.visitor import ServerProcess

PICTURES = Path(__file__).parents[2] / "docs" / "screenshots"
LAPTOP = ViewportSize(width=1280, height=800)
LARGEST = 300_000  # bytes; they stand in the repository

CARDS = ["Bishop", "Festival", "Laboratory", "Menagerie", "Merchant Guild", "Moat", "Monument"]
KINGDOM = {"cards": [*CARDS, "Tournament", "Village", "Witch"], "platinum_colony": False}
SEED = 11
IN_FULL_SWING = 31  # two Actions to choose from, others in play
PLAYED = ["Village", "Festival", "Laboratory", "Tournament", "Menagerie", "Witch", "Monument"]
BOUGHT = ["Province", "Gold", "Witch", "Laboratory", "Festival", "Monument", "Village", "Silver"]
WISHES = [*(f"play {card}" for card in PLAYED), *(f"buy {card}" for card in BOUGHT)]


# The most that a table can be full of today: six players, Prizes, a Bane, Platinum and Colony.
CROWDED = ["Bishop", "Farming Village", "Festival", "Horn of Plenty", "Laboratory", "Militia"]
CROWDED += ["Tournament", "Trade Route", "Village", "Young Witch"]
CROWDED_KINGDOM = {"cards": CROWDED, "bane": "Hamlet", "platinum_colony": True}
CROWDED_SEED = 7
PLAYERS = 6
ATTACKED_IN_TURN = 7  # or later: asked whether to reveal the Bane
CROWDED_WISHES = ["play Village", "play Laboratory", "play Festival"]
CROWDED_WISHES += [f"buy {card}" for card in ("Colony", "Platinum", "Gold", "Hamlet", "Silver")]
SIZES = [(360, 740), (740, 360), (768, 1024), (1280, 720), (1920, 1080), (2560, 1440)]
QUALITY = 60
ALL_SIZES = 600_000  # bytes of them together


def attacked(question: Question) -> bool:
    """Whether somebody attacks in full swing, and one may do something about it."""
    view = question["view"]
    return view["turn"] != view["me"] and view["players"][0]["turns"] >= ATTACKED_IN_TURN


def nth_question(n: int) -> Callable[[Question], bool]:
    """Whether a question is the n-th that is asked."""
    numbers = count(1)
    return lambda question: next(numbers) == n


class Photographer:
    """Goes to a table and takes pictures of it."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder

    def guest(self, **options: object) -> Guest:
        return Guest(self.browser, self.address, **options)  # type: ignore[arg-type]

    def take(self, guest: Guest, name: str) -> None:
        """A picture once everything is there, and nothing is pointed at."""
        guest.page.evaluate("() => document.fonts.ready")
        guest.page.wait_for_load_state("networkidle")
        guest.page.mouse.move(0, 0)
        path = self.folder / f"{name}.png"
        guest.page.screenshot(path=path, animations="disabled", caret="hide")
        size = path.stat().st_size
        assert size < LARGEST, f"{name} has {size} bytes"

    def take_small(self, guest: Guest, name: str) -> int:
        """The same in a format for large pictures; how many bytes it has."""
        guest.page.evaluate("() => document.fonts.ready")
        guest.page.wait_for_load_state("networkidle")
        camera = guest.context.new_cdp_session(guest.page)
        wish = {"format": "webp", "quality": QUALITY}
        picture = base64.b64decode(camera.send("Page.captureScreenshot", wish)["data"])
        (self.folder / f"{name}.webp").write_bytes(picture)
        return len(picture)

    def mid_game(self, guest: Guest) -> str:
        table = guest.open_table("big-money-terminal", seed=SEED, kingdom=KINGDOM)
        assert guest.seat(table).play(WISHES, nth_question(IN_FULL_SWING))
        guest.come_to_table(table)
        return table


def take_sizes(photographer: Photographer) -> None:
    """The same position on every screen."""
    guest = photographer.guest()
    bots = ["big-money-terminal"] * (PLAYERS - 1)
    table = guest.open_table(*bots, seed=CROWDED_SEED, kingdom=CROWDED_KINGDOM)
    assert guest.seat(table).play(CROWDED_WISHES, attacked)
    size = 0
    for width, height in SIZES:
        guest.page.set_viewport_size(ViewportSize(width=width, height=height))
        guest.come_to_table(table)
        size += photographer.take_small(guest, f"{width}x{height}")
    assert size < ALL_SIZES, f"they have {size} bytes"


def take_all(photographer: Photographer) -> None:
    take_sizes(photographer)
    guest = photographer.guest(screen=LAPTOP)
    guest.come("/")
    photographer.take(guest, "start")

    table = photographer.mid_game(guest)
    photographer.take(guest, "table")

    guest.seat(table).play(WISHES, lambda question: False)
    guest.come(f"/table/{table}")
    expect(guest.page.get_by_role("figure")).to_have_count(2)
    photographer.take(guest, "end")

    guest = photographer.guest(screen=LAPTOP, color_scheme="dark")
    photographer.mid_game(guest)
    photographer.take(guest, "dark")

    guest = photographer.guest(screen=PHONE, has_touch=True, is_mobile=True)
    photographer.mid_game(guest)
    photographer.take(guest, "phone")


def main(folder: Path = PICTURES) -> None:
    path = chromium()
    if path is None:
        sys.exit("there is no Chromium to take pictures with: apt-get install chromium")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as games, sync_playwright() as playwright:
        server = ServerProcess(Path(games))
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            take_all(Photographer(browser, server.address, folder))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
