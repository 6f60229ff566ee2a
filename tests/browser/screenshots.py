"""Makes the pictures of the README: `make screenshots`.

The same seed, the same bots and the same wishes play the same game, so the pictures only change
when the client does.
"""

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
LARGEST = 250_000  # bytes; they stand in the repository

CARDS = ["Bishop", "Festival", "Laboratory", "Menagerie", "Merchant Guild", "Moat", "Monument"]
KINGDOM = {"cards": [*CARDS, "Tournament", "Village", "Witch"], "platinum_colony": False}
SEED = 11
IN_FULL_SWING = 31  # two Actions to choose from, others in play
PLAYED = ["Village", "Festival", "Laboratory", "Tournament", "Menagerie", "Witch", "Monument"]
BOUGHT = ["Province", "Gold", "Witch", "Laboratory", "Festival", "Monument", "Village", "Silver"]
WISHES = [*(f"play {card}" for card in PLAYED), *(f"buy {card}" for card in BOUGHT)]


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

    def mid_game(self, guest: Guest) -> str:
        table = guest.open_table("big-money-terminal", seed=SEED, kingdom=KINGDOM)
        assert guest.seat(table).play(WISHES, nth_question(IN_FULL_SWING))
        guest.come_to_table(table)
        return table


def take_all(photographer: Photographer) -> None:
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
