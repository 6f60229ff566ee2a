"""Guests at the table: real browsers, and what they do there."""

import json
import re
import shutil
import threading
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect
from websockets.sync.client import connect
from websockets.typing import Origin

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WIDE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=360, height=740)
LANGUAGES = {"en": "en-GB", "de": "de-DE"}
MOST_ANSWERS = 2_000  # by then a game played by wishes is stuck
PATIENCE = 30  # seconds

Question = dict[str, Any]

# A busy machine is no fault: what does not come within this time does not come.
expect.set_options(timeout=1000 * PATIENCE)


def chromium() -> str | None:
    """Where the browser is, if it is installed."""
    return next((path for name in CHROMIUM if (path := shutil.which(name))), None)


class Guest:
    """Somebody with a browser of their own: own cookies, own language, own screen."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        screen: ViewportSize = WIDE,
        moving: bool = False,
        speed: str = "at-once",
        prefers: dict[str, object] | None = None,
        **more: Any,
    ) -> None:
        """`moving` lets cards fly, `speed` is that of others' turns; most tests have no time to
        watch. Unless a guest `prefers` to be, nobody is asked whether they really want a Copper.
        """
        self.address = address
        self.language = language
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            locale=LANGUAGES[language],
            viewport=screen,
            reduced_motion="no-preference" if moving else "reduce",
            **more,
        )
        wishes = {"speed": speed, "confirmJunk": False, **(prefers or {})}
        preferences = json.dumps(json.dumps(wishes))
        self.context.add_init_script(
            "if (localStorage.getItem('coffers.preferences') === null)"
            f" localStorage.setItem('coffers.preferences', {preferences})"
        )
        self.faults: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: Any) -> None:
        # A line that breaks, or a request refused, is what some tests are about.
        if message.type == "error" and "Failed to load resource" not in message.text:
            if "WebSocket connection" not in message.text:
                self.faults.append(message.text)

    # ---- through the door, without clicking --------------------------------------------------

    def open_table(self, *bots: str, persons: int = 1, name: str = "Anna", **more: Any) -> str:
        """A new table at which this guest has the first seat."""
        seats: list[dict[str, str]] = [{"kind": "person"}] * persons
        seats = [*seats, *({"kind": "bot", "bot": bot} for bot in bots)]
        wish = {"name": name, "seats": seats, "my_seat": 0, **more}
        return str(self._post("/api/tables", wish)["id"])

    def sit_down(self, table: str, name: str) -> None:
        self._post(f"/api/tables/{table}/join", {"name": name})

    def resign(self, table: str) -> None:
        self._post(f"/api/tables/{table}/resign", {})

    def _post(self, path: str, content: object) -> Any:
        response = self.context.request.post(path, data=content, headers={"Origin": self.address})
        assert response.ok, response.text()
        return response.json()

    def seat(self, table: str) -> "Seat":
        """This guest's seat, to be played without a browser."""
        cookies = "; ".join(f"{c['name']}={c['value']}" for c in self.context.cookies())
        return Seat(self.address, cookies, table)

    # ---- with eyes and hands -----------------------------------------------------------------

    def come(self, path: str) -> None:
        """Open a page, and wait until it is there."""
        self.page.goto(path)
        expect(self.page.get_by_role("heading", level=1)).to_be_attached()

    def come_to_table(self, table: str) -> None:
        self.come(f"/table/{table}")
        expect(self.board).to_be_visible()

    @property
    def board(self) -> Locator:
        return self.page.locator("[data-number]")

    @property
    def number(self) -> int:
        return int(self.board.get_attribute("data-number") or -1)

    @property
    def question(self) -> Locator:
        return self.page.locator(".prompt .sentence")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").first

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def pile(self, card: str) -> Locator:
        return self.page.locator(f'[data-zone="pile:{card}"]')

    def in_hand(self, card: str) -> Locator:
        return self.page.locator(f'.hand [data-card="{card}"]')

    def in_play(self, card: str) -> Locator:
        return self.page.locator(f'.play [data-card="{card}"]')

    @staticmethod
    def click(card: Locator) -> None:
        """Click on a card where none lies on top of it: like ones overlap."""
        card.click(position={"x": 8, "y": 20})

    def answer(self, how: Callable[[], object]) -> None:
        """Do something that answers, and wait until the table shows what came of it."""
        before = self.number
        how()
        self.page.wait_for_function(
            """before => {
              const table = document.querySelector('[data-number]')
              return !table || (table.dataset.number !== before && table.dataset.busy === 'false')
            }""",
            arg=str(before),
        )

    def offered(self) -> list[str]:
        """What is lit: piles, then cards, then buttons."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('[data-lit]:not(:disabled)')].map(
              e => e.dataset.answer ?? e.dataset.zone ?? e.dataset.card ?? e.innerText)"""
        )
        return found

    def play_simply(self, best: Iterable[str]) -> bool:
        """One answer by clicking: all Treasures, the best pile, or pass; False at the end."""
        offered = self.offered()
        pile = next((card for card in best if f"pile:{card}" in offered), None)
        if "all" in offered:
            self.answer(self.page.locator('[data-answer="all"]').click)
        elif pile is not None:
            self.answer(self.pile(pile).click)
        elif "pass" in offered:
            self.answer(self.page.locator('[data-answer="pass"]').click)
        elif "confirm" in offered:
            self.answer(self.page.locator('[data-answer="confirm"]').click)
        elif offered:
            self._take_first()
        else:
            self.page.wait_for_function(
                """() => document.querySelector('[data-lit]')
                  || !document.querySelector('[data-number]')"""
            )
        return self.board.count() > 0

    def _take_first(self) -> None:
        """Pick the first thing that is lit, or mark it where several are gathered."""
        first = self.page.locator('[data-lit]:not(:disabled):not([aria-pressed="true"])').first
        if first.get_attribute("aria-pressed") is None:
            self.answer(lambda: self.click(first))
        else:
            self.click(first)


class Seat:
    """A seat at a table, played by wishes through its socket until something comes up."""

    def __init__(self, address: str, cookies: str, table: str) -> None:
        self.address = address
        self.cookies = cookies
        self.table = table

    def play(
        self,
        wishes: Iterable[str],
        until: Callable[[Question], bool],
        stop: threading.Event | None = None,
    ) -> bool:
        """Whether the question came; False if the game ended before, or somebody said stop.

        Of the wishes the first that can be had is taken. Who has none plays all Treasures,
        passes, or takes the first offer. A question brings the view of the table along.
        """
        wanted = list(wishes)
        answered = -1
        with connect(
            f"ws{self.address.removeprefix('http')}/ws/tables/{self.table}?lang=en",
            origin=Origin(self.address),
            additional_headers={"Cookie": self.cookies},
            proxy=None,
            max_size=None,
        ) as socket:
            while answered < MOST_ANSWERS:
                try:
                    state = json.loads(socket.recv(timeout=0.2 if stop else PATIENCE))
                except TimeoutError:
                    if stop and not stop.is_set():
                        continue
                    return False
                if state["type"] != "state" or state["number"] == answered:
                    continue
                if state["over"]:
                    return False
                question: Question | None = state["decision"]
                if question is None:
                    continue
                question["view"] = state["view"]
                if until(question):
                    return True
                answered = state["number"]
                picks = [by_wish(question, wanted)]
                socket.send(json.dumps({"type": "answer", "number": answered, "picks": picks}))
        raise AssertionError("the game goes on and on")


def by_wish(question: Question, wishes: list[str]) -> str:
    offered = [option["pick"] for option in question["options"]]
    for wish in wishes:
        if wish in offered:
            return wish
    if question["all_treasures"]:
        return "all treasures"
    return str(question["passing"] or offered[0])


def asks(kind: str, source: str | None = None) -> Callable[[Question], bool]:
    """Whether a question is of a kind, and asked by a card."""
    return lambda q: q["kind"] == kind and (source is None or q["source"] == source)
