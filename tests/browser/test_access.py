"""For every screen and every person: phones, keyboards, screen readers, calm."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.guests import PHONE, Guest

import coffers
from coffers.cards.library import kingdom_cards

AXE = Path(coffers.__file__).parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
EVERYTHING = [
    "Baker",
    "Cellar",
    "Chapel",
    "Festival",
    "Moat",
    "Militia",
    "Stonemason",
    "Tournament",
]
EVERYTHING += ["Trade Route", "Young Witch"]


def serious_faults(guest: Guest) -> list[str]:
    """What axe finds wrong with the page, as far as it keeps anybody out."""
    guest.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = guest.page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
    )
    return [
        f"{fault['id']}: {node['html']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_axe_finds_no_serious_fault(
    invite: Callable[..., Guest], colours: str, screen: str
) -> None:
    more: dict[str, Any] = {"screen": PHONE} if screen == "phone" else {}
    guest = invite(color_scheme=colours, **more)
    faults: dict[str, list[str]] = {}

    def look(what: str) -> None:
        faults[what] = serious_faults(guest)

    guest.come("/")
    look("front")
    guest.come("/about")
    look("about")
    guest.button("Settings").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    look("settings")
    guest.page.keyboard.press("Escape")
    guest.come("/new")
    expect(guest.button("Open the table")).to_be_visible()
    look("recommended set")
    guest.page.get_by_label("At random").check()
    guest.button("Draw ten cards").click()
    # There may be an eleventh, a Bane.
    expect(guest.page.locator(".kingdom [data-card]").nth(9)).to_be_visible()
    guest.page.get_by_role("combobox", name="Always with").fill("ma")
    look("random kingdom")
    guest.button("Styles … Seat 2").click()
    guest.page.get_by_role("dialog").get_by_text("A plan of your own").click()
    look("strategies")
    guest.page.keyboard.press("Escape")
    guest.button("Starred and played").click()
    look("kept kingdoms")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_label("Card by card").check()
    look("card by card")
    guest.come(f"/table/{guest.open_table(persons=2)}")
    look("waiting room")

    table = guest.open_table("big-money", seed=3, kingdom={"cards": EVERYTHING, "bane": "Hamlet"})
    guest.come_to_table(table)
    look("table")
    guest.pile("Tournament").click(button="right")
    expect(guest.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    look("a card")
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("k")
    look("all cards")
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("?")
    look("help")
    guest.page.keyboard.press("Escape")
    guest.answer(guest.button("Play all Treasures").click)
    look("a number to choose")
    guest.answer(guest.button("Spend none").click)
    look("buying")

    guest.seat(table).play(["buy Province", "buy Gold", "buy Silver"], lambda question: False)
    guest.come(f"/table/{table}")
    expect(guest.page.get_by_role("figure")).to_have_count(2)
    look("the end")
    guest.page.get_by_role("link", name="Replay").click()
    expect(guest.board).to_be_visible()
    guest.page.get_by_role("combobox").select_option("all")
    look("replay")
    guest.come("/games")
    expect(guest.page.get_by_role("listitem").first).to_be_visible()
    look("own games")
    guest.come("/lobby")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    look("lobby")
    assert {what: found for what, found in faults.items() if found} == {}


def test_a_game_on_a_phone_by_tapping(invite: Callable[..., Guest]) -> None:
    guest = invite(screen=PHONE, has_touch=True, is_mobile=True)
    width = "() => document.documentElement.scrollWidth"
    for path in ("/", "/new", "/about"):
        guest.come(path)
        assert guest.page.evaluate(width) <= PHONE["width"]
    table = guest.open_table(
        "big-money", "big-money", "random", seed=3, kingdom={"cards": EVERYTHING, "bane": "Hamlet"}
    )
    guest.come_to_table(table)
    assert guest.page.evaluate(width) <= PHONE["width"]
    for _ in range(3):
        guest.answer(guest.button("Play all Treasures").tap)
        if guest.page.get_by_role("spinbutton").count():
            guest.answer(guest.button("Spend none").tap)
        guest.answer(guest.pile("Copper").tap)
    # What is to be decided and the hand are always in sight.
    for part in (".prompt", ".mine .hand"):
        box = guest.page.locator(part).bounding_box()
        assert box and box["y"] + box["height"] <= PHONE["height"] + 1
    # The log is behind a button.
    expect(guest.page.locator(".side")).to_be_hidden()
    guest.button("Log").tap()
    expect(guest.page.get_by_role("dialog")).to_contain_text("You buy a Copper")


def test_a_long_press_shows_a_card_and_picks_nothing(invite: Callable[..., Guest]) -> None:
    guest = invite(screen=PHONE, has_touch=True, is_mobile=True)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    guest.answer(guest.button("Play all Treasures").tap)
    number = guest.number
    pile = guest.pile("Copper")
    touch = {"pointerType": "touch", "pointerId": 1, "isPrimary": True}
    pile.dispatch_event("pointerdown", touch)
    expect(guest.page.get_by_role("dialog", name="Copper")).to_be_visible()
    pile.dispatch_event("pointerup", touch)
    pile.dispatch_event("click")
    assert guest.number == number


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_fit_their_cards_on_a_phone(invite: Callable[..., Guest], language: str) -> None:
    guest = invite(screen=PHONE, language=language)
    cards = kingdom_cards()
    too_wide = set()
    for i in range(0, len(cards), 10):
        ten = [*cards[i : i + 10], *cards[:10]][:10]
        guest.come_to_table(guest.open_table("big-money", seed=1, kingdom={"cards": ten}))
        guest.page.evaluate("() => document.fonts.ready")
        too_wide |= set(
            guest.page.locator(".pile .name, .card .name").evaluate_all(
                "names => names.filter(n => n.scrollWidth > n.clientWidth).map(n => n.innerText)"
            )
        )
    assert too_wide == set()


def test_a_game_by_keyboard_only(guest: Guest) -> None:
    keyboard = guest.page.keyboard
    guest.come("/")

    def tab_to(name: str) -> None:
        for _ in range(40):
            keyboard.press("Tab")
            if guest.page.evaluate("() => document.activeElement.innerText") == name:
                return
        raise AssertionError(f"no way to {name} by keyboard")

    tab_to("Play now")
    keyboard.press("Enter")
    expect(guest.board).to_be_visible()

    guest.come_to_table(guest.open_table("big-money", seed=1))
    treasures = guest.page.locator('[data-answer="all"]')
    for _ in range(3):
        expect(guest.page.locator("[data-answer][data-lit]").first).to_be_visible()
        if not treasures.count():  # an Action bought before
            guest.answer(lambda: keyboard.press("e"))
        guest.answer(lambda: keyboard.press("t"))
        # From one lit pile to another by arrows, and Enter buys it.
        keyboard.press("ArrowRight")
        keyboard.press("ArrowDown")
        focused = guest.page.evaluate("() => document.activeElement.dataset.zone")
        assert re.fullmatch("pile:.*", focused)
        guest.answer(lambda: keyboard.press("Enter"))
    expect(guest.page.locator("[data-answer][data-lit]").first).to_be_visible()
    if not treasures.count():
        guest.answer(lambda: keyboard.press("e"))
    guest.answer(lambda: keyboard.press("t"))
    guest.answer(lambda: keyboard.press("u"))
    expect(treasures).to_be_visible()
    guest.answer(lambda: keyboard.press("t"))

    # A card is read and left again, and the focus is where it was.
    keyboard.press("ArrowRight")
    zone = guest.page.evaluate("() => document.activeElement.dataset.zone")
    keyboard.press("i")
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_be_hidden()
    assert guest.page.evaluate("() => document.activeElement.dataset.zone") == zone
    guest.answer(lambda: keyboard.press("e"))


def test_a_card_in_the_log_shows_itself(guest: Guest) -> None:
    guest.come_to_table(guest.open_table("big-money", seed=1))
    guest.log.get_by_role("button", name=re.compile("Copper")).first.hover()
    tooltip = guest.page.get_by_role("tooltip")
    expect(tooltip).to_contain_text("Treasure")
    guest.page.mouse.move(0, 0)
    expect(tooltip).to_be_hidden()


COUNT_FLIGHTS = """() => {
  window.flights = 0
  new MutationObserver(changes => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.classList?.contains('flying')) window.flights++
  }).observe(document.body, {childList: true, subtree: true})
}"""


@pytest.mark.parametrize("moving", [True, False])
def test_cards_fly_unless_the_system_asks_for_calm(
    invite: Callable[..., Guest], moving: bool
) -> None:
    guest = invite(moving=moving)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    guest.page.evaluate(COUNT_FLIGHTS)
    guest.answer(guest.button("Play all Treasures").click)
    guest.answer(guest.pile("Copper").click)
    assert (guest.page.evaluate("() => window.flights") > 0) == moving
    if moving:
        expect(guest.page.locator(".flying")).to_have_count(0)  # they have all landed
