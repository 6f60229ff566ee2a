"""The room there is: what one needs now is in sight on every screen, and nothing is in its way."""

import re
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.guests import PHONE, Guest
from tests.browser.test_access import serious_faults
from tests.browser.test_by_name import State, pile, retold
from tests.browser.test_decisions import kingdom
from tests.browser.test_other_turns import fake

from coffers.views import Event

FLAT = (740, 360)
SIZES = [(360, 740), (740, 360), (768, 1024), (1280, 720), (1920, 1080), (2560, 1440)]
TRIES = 30
LAPTOP = ViewportSize(width=1280, height=720)
CROWDED = kingdom("Tournament", "Young Witch", "Trade Route", bane="Hamlet", platinum_colony=True)
LOG = {"en": "Log", "de": "Verlauf"}
HELP = {"en": "Help", "de": "Hilfe"}
OWN = ".mine:not(.prompt)"  # the own cards
BOTS = ("big-money",) * 5

# What of an element can be seen: it is inside the window, and nothing lies on its middle.
IN_SIGHT = """element => {
  const box = element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const seen = document.elementFromPoint(x, y)
  return box.width > 0 && box.left >= -1 && box.top >= -1
    && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    && seen !== null && (element.contains(seen) || seen.contains(element))
}"""


def in_sight(element: Locator) -> bool:
    return bool(element.evaluate(IN_SIGHT))


def attacked(state: State) -> None:
    """Ben has played a Young Witch, and Anna may answer with a card of her hand."""
    view = state["view"]
    view["turn"], view["waiting_for"], state["waiting_for"] = "Ben", "Anna", "Anna"
    anna, ben = view["players"][:2]
    anna["hand"] = ["Hamlet", "Copper", "Copper", "Copper", "Estate"]
    ben["in_play"] = ["Village", "Festival", "Young Witch"]
    begun = Event("turn-started", "Ben")
    played = [Event("played", "Ben", card, origin="hand", to="play") for card in ben["in_play"]]
    state["recent"] = [asdict(event) for event in (begun, *played)]
    state["decision"] = fake(
        "reveal", ["Hamlet"], place="hand", source="Young Witch", passing="no", passing_label="no"
    )


def buying(state: State) -> None:
    """Anna may buy any card of the Supply, and many of hers lie in play."""
    view = state["view"]
    view["coins"] = 11
    anna = view["players"][0]
    anna["hand"] = []
    anna["in_play"] = [*["Village"] * 4, *["Laboratory"] * 3, "Militia", *["Gold"] * 3]
    piles = [pile["card"] for pile in view["piles"] if pile["in_supply"]]
    more = {"place": "supply", "passing": "end turn", "passing_label": "end turn"}
    state["decision"] = fake("buy", piles, **more)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_one_needs_is_in_sight_on_every_screen(
    invite: Callable[..., Guest], language: str
) -> None:
    guest = invite(language=language)
    position = attacked
    retold(guest, lambda state: position(state))
    table = guest.open_table(*BOTS, seed=1, kingdom=CROWDED)
    hidden = []

    def look(screen: str, what: str, elements: Locator) -> None:
        for _ in range(TRIES):  # a window that was just resized takes its time
            seen = elements.evaluate_all(f"elements => elements.map({IN_SIGHT})")
            if seen and all(seen):
                return
            guest.page.wait_for_timeout(100)
        hidden.append(f"{screen}: {what}")

    for position in (attacked, buying):
        guest.come_to_table(table)
        page = guest.page
        assert page.locator(".supply .pile").count() >= 20
        for width, height in SIZES:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            screen = f"{width} x {height}"
            expect(page.locator(".prompt")).to_be_visible()
            page.evaluate("() => new Promise(requestAnimationFrame)")
            look(screen, "question", page.locator('.prompt .sentence, [data-answer="pass"]'))
            look(screen, "own cards", page.locator(OWN))
            look(screen, "players", page.get_by_role("article"))
            look(screen, "help", guest.button(HELP[language]))
            look(screen, "piles", page.locator(".supply .pile"))
            if position is attacked:
                look(screen, "the attack", guest.in_play("Young Witch"))
                look(screen, "the answer", guest.in_hand("Hamlet"))
                if (width, height) == FLAT:
                    guest.button(LOG[language]).click()
                look(screen, "last turns", page.locator("[data-recent] li strong").first)
                page.keyboard.press("Escape")
            else:
                look(screen, "what was played", guest.in_play("Gold").last)
                expect(page.locator(OWN)).to_have_class(re.compile("empty"))
                rem = page.evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)")
                mine = page.locator(OWN).bounding_box()
                assert mine and mine["height"] < 4 * rem, "an empty hand needs no room"
            wide = page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= width, screen
    assert hidden == []


def much_to_come(state: State) -> None:
    """A table full of what later expansions bring."""
    view = state["view"]
    view["piles"] += [
        pile("Potion", "Potion", cost="4", in_supply=True),
        pile("Ruins", "Abandoned Mine", cost="0", left=50, in_supply=True),
        pile("Donate", "Donate", cost="8D"),
        pile("Ferry", "Ferry", cost="3", tokens={"Anna: ferry": 1}),
        pile("Baths", "Baths", cost="", tokens={"vp": 30}),
        *(pile(name, name, cost="0") for name in ("Spoils", "Madman", "Mercenary")),
    ]
    view["mats"] = {"black_market": {"cards": None, "size": 9}}
    for player in view["players"]:
        player["tokens"] = {"vp": 12, "coffers": 3, "debt": 4}
        player["mats"] = {"tavern": {"cards": ["Moat", "Moat"], "size": 2}}
    view["players"][1]["in_play"] = ["Wharf", "Wharf"]
    view["players"][1]["staying"] = [0, 1]
    buying(state)


def library_to_come(guest: Guest) -> None:
    """Let a guest know Events and Landmarks."""
    cards: list[dict[str, Any]] = guest.context.request.get("/api/cards?lang=en").json()
    for name, kind, price in (
        ("Donate", "event", "8D"),
        ("Ferry", "event", "3"),
        ("Baths", "landmark", ""),
    ):
        known = {"name": name, "label": name, "kind": kind, "price": price, "cost": 0}
        cards.append({**cards[0], **known, "types": [kind.capitalize()]})
    guest.page.route("**/api/cards?*", lambda route: route.fulfill(json=cards))


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_there_is_room_for_what_is_still_to_come(
    invite: Callable[..., Guest], screen: ViewportSize
) -> None:
    guest = invite(screen=screen)
    retold(guest, much_to_come)
    library_to_come(guest)
    guest.come_to_table(guest.open_table(*BOTS, seed=1, kingdom=CROWDED))
    page = guest.page
    landscapes = page.get_by_role("group", name="Beside the Kingdom")
    expect(landscapes.get_by_role("button")).to_have_count(3)
    expect(guest.pile("Donate")).to_contain_text("Donate, Costs 8 Debt")
    expect(guest.pile("Baths")).to_contain_text("on it: VP tokens (30)")
    stage = page.locator(".stage").bounding_box()
    assert stage and stage["height"] >= 100
    for element in (guest.question, page.locator(OWN), guest.in_play("Gold").last):
        assert in_sight(element)
    assert serious_faults(guest) == []


def test_the_supply_is_small_if_one_likes(invite: Callable[..., Guest]) -> None:
    guest = invite(screen=LAPTOP)
    guest.come_to_table(guest.open_table(*BOTS, seed=1, kingdom=CROWDED))
    supply = guest.page.locator(".supply")
    toggle = guest.button("Small Supply")
    large = supply.bounding_box()
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    small = supply.bounding_box()
    assert large and small and small["height"] < large["height"]
    guest.page.reload()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.press("z")
    expect(toggle).to_have_attribute("aria-pressed", "false")


# ---- what is lit, and what is in its way -----------------------------------------------------


def test_what_can_be_picked_differs(invite: Callable[..., Guest]) -> None:
    guest = invite(screen=LAPTOP)
    position = buying
    retold(guest, lambda state: position(state))
    table = guest.open_table("big-money", seed=1)
    frame = "pile => { const s = getComputedStyle(pile); return [s.outlineStyle, s.outlineWidth] }"

    guest.come_to_table(table)
    expect(guest.pile("Silver")).to_have_attribute("data-wish", "may")
    assert guest.pile("Silver").evaluate(frame) == ["solid", "2px"]
    assert guest.pile("Copper").evaluate(frame)[0] == "dashed"
    assert guest.pile("Curse").evaluate(frame)[0] == "dashed"

    def forced(state: State) -> None:
        state["decision"] = fake("gain", ["Copper", "Silver"], place="supply")

    position = forced
    guest.page.reload()
    expect(guest.pile("Copper")).to_have_attribute("data-wish", "must")
    assert guest.pile("Copper").evaluate(frame) == ["solid", "4px"]


def test_a_closer_look_covers_nothing_that_can_be_picked(invite: Callable[..., Guest]) -> None:
    guest = invite(screen=LAPTOP)
    retold(guest, buying)
    guest.come_to_table(guest.open_table(*BOTS, seed=1, kingdom=CROWDED))
    tooltip = guest.page.get_by_role("tooltip")
    covered = """tooltip => {
      const own = tooltip.getBoundingClientRect()
      return [...document.querySelectorAll('[data-lit]')].filter(lit => {
        const box = lit.getBoundingClientRect()
        return box.left < own.right && box.right > own.left
          && box.top < own.bottom && box.bottom > own.top
      }).map(lit => lit.dataset.zone)
    }"""
    for card in ("Young Witch", "Copper", "Hamlet"):
        guest.pile(card).hover()
        expect(tooltip).to_contain_text(card)
        guest.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert tooltip.evaluate(covered) == []
        guest.page.mouse.move(0, 0)
        expect(tooltip).to_be_hidden()


def test_a_long_press_opens_what_stays_when_the_finger_lifts(invite: Callable[..., Guest]) -> None:
    guest = invite(screen=PHONE, has_touch=True, is_mobile=True)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    number = guest.number
    fingers = guest.context.new_cdp_session(guest.page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    for card, name in ((guest.in_hand("Copper").last, "Copper"), (guest.pile("Moat"), "Moat")):
        box = card.bounding_box()
        assert box
        touch("touchStart", {"x": box["x"] + box["width"] / 2, "y": box["y"] + 12})
        dialog = guest.page.get_by_role("dialog", name=name)
        expect(dialog).to_be_visible()
        touch("touchEnd")
        guest.page.wait_for_timeout(400)  # it would be gone by now
        expect(dialog).to_be_visible()
        dialog.get_by_role("button", name="Close").tap()
        expect(dialog).to_be_hidden()
    assert guest.number == number  # nothing was picked


def test_junk_is_bought_after_a_question_once(invite: Callable[..., Guest]) -> None:
    guest = invite(prefers={"confirmJunk": True})
    guest.come_to_table(guest.open_table("big-money", seed=1))
    sure = guest.page.get_by_role("dialog", name="Buy Copper?")
    guest.answer(guest.button("Play all Treasures").click)
    number = guest.number
    guest.pile("Copper").click()
    expect(sure).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(sure).to_be_hidden()
    guest.pile("Copper").click()
    sure.get_by_role("button", name="Rather not").click()
    assert guest.number == number
    guest.pile("Copper").click()
    guest.answer(sure.get_by_role("button", name="Buy Copper").click)
    expect(guest.log).to_contain_text("You buy a Copper")

    guest.answer(guest.button("Play all Treasures").click)
    guest.answer(guest.pile("Copper").click)  # one question is enough
    guest.answer(guest.button("Play all Treasures").click)
    guest.pile("Curse").click()
    doubt = guest.page.get_by_role("dialog", name="Buy Curse?")
    doubt.get_by_label("Never ask again").check()
    guest.answer(doubt.get_by_role("button", name="Buy Curse").click)
    kept = guest.page.evaluate("() => localStorage.getItem('coffers.preferences')")
    assert '"confirmJunk":false' in kept


# ---- the log, and the end --------------------------------------------------------------------


def test_the_log_is_short_and_has_the_colours_of_players(invite: Callable[..., Guest]) -> None:
    guest = invite(screen=LAPTOP)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    guest.answer(guest.button("Play all Treasures").click)
    guest.answer(guest.pile("Silver").click)
    mine = guest.log.locator("section", has_text="You buy a Silver")
    bens = guest.log.locator("section", has_text="Ben buys")
    expect(bens).to_have_count(1)
    lines = """section => section.getBoundingClientRect().height
      / parseFloat(getComputedStyle(section).lineHeight)"""
    colour = "section => getComputedStyle(section).borderLeftColor"
    assert mine.evaluate(lines) < 4.5  # its headline among them
    assert bens.evaluate(lines) < 4.5
    assert mine.evaluate(colour) != bens.evaluate(colour)
    panel = guest.page.get_by_role("article", name="Ben")
    assert panel.evaluate(colour) == bens.evaluate(colour)


def test_winning_is_a_moment(invite: Callable[..., Guest]) -> None:
    anna, eve = invite(moving=True), invite(language="de")
    table = anna.open_table("big-money", seed=3)
    anna.seat(table).play(["buy Province", "buy Gold", "buy Silver"], lambda question: False)
    result: dict[str, Any] = anna.context.request.get(f"/api/tables/{table}/result").json()
    for guest in (anna, eve):
        guest.page.route("**/result?*", lambda route: route.fulfill(json=result))

    def see(guest: Guest, scores: tuple[int, int], *winners: str) -> Locator:
        result["winners"] = list(winners)
        for score, points in zip(result["scores"], scores, strict=True):
            score["score"] = points
        guest.come(f"/table/{table}")
        expect(guest.page.get_by_role("figure")).to_have_count(2)
        places = guest.page.get_by_role("list").first.get_by_role("listitem")
        expect(places).to_have_count(2)
        return guest.page.locator(".triumph")

    won = see(anna, (36, 30), "Anna")
    expect(won.get_by_role("heading", level=1)).to_have_text("You win. Well played!")
    expect(won).to_contain_text("6 points ahead of Ben.")
    expect(won.locator(".confetti")).to_have_count(1)
    lost = see(anna, (30, 36), "Ben")
    expect(lost).to_contain_text("Ben wins.")
    expect(lost).to_contain_text("Place 2 of 2, 6 points behind Ben.")
    expect(lost.locator(".confetti")).to_have_count(0)
    shared = see(anna, (30, 30), "Anna", "Ben")
    expect(shared).to_contain_text("You share the victory with Ben.")
    anna.page.emulate_media(reduced_motion="reduce")
    calm = see(anna, (36, 30), "Anna")
    expect(calm.locator(".confetti")).to_have_count(0)
    assert serious_faults(anna) == []
    seen = see(eve, (36, 30), "Anna")
    expect(seen).to_contain_text("Anna gewinnt.")
    expect(seen).to_contain_text("6 Punkte vor Ben.")
