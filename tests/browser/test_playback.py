"""Others' turns, step by step: watched, skipped, or not shown at all; and what each did last."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.guests import Guest, Question
from tests.browser.test_decisions import kingdom

WISHES = ["buy Silver"]

# Writes down the cards in play whenever something changes, and whether one could do anything.
WATCH = """() => {
  window.seen = []
  new MutationObserver(() => {
    const table = document.querySelector('[data-number]')
    const seen = {
      number: Number(table.dataset.number),
      busy: table.dataset.busy === 'true',
      lit: document.querySelectorAll('[data-lit]').length,
      theirs: [...document.querySelectorAll('ul[data-zone^="play:"]:not([data-zone="play:Anna"])')]
        .flatMap(row => [...row.querySelectorAll('[data-card]')].map(card => card.dataset.card)),
    }
    if (JSON.stringify(seen) !== JSON.stringify(window.seen.at(-1))) window.seen.push(seen)
  }).observe(document.body, {childList: true, subtree: true, attributes: true})
}"""

# Whether cards in hand are hidden, one frame after they have changed; and what flies.
LOOK = """() => {
  window.hidden = []
  window.flown = []
  const hand = () => [...document.querySelectorAll('.hand [data-card]')]
  let before = hand().map(card => card.dataset.card).join()
  new MutationObserver(changes => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.classList?.contains('flying'))
          window.flown.push(node.querySelector('.back') ? 'back' : 'face')
    const now = hand().map(card => card.dataset.card).join()
    if (now === before) return
    before = now
    requestAnimationFrame(() => requestAnimationFrame(() => {
      window.readable = performance.now() - window.clicked
      for (const card of hand())
        for (let at = card; at; at = at.parentElement)
          if (Number(getComputedStyle(at).opacity) < 1) window.hidden.push(card.dataset.card)
    }))
  }).observe(document.body, {childList: true, subtree: true})
  addEventListener('click', () => (window.clicked = performance.now()), {capture: true})
}"""


def before_an_attack(guest: Guest) -> str:
    """A table at which one has only to end one's turn, and somebody plays a Militia.

    Another one with the same seed says when that is.
    """
    wish = {"seed": 4, "kingdom": kingdom("Militia", platinum_colony=False)}
    ends: list[int] = []

    def attacked(question: Question) -> bool:
        if question["kind"] == "buy":
            ends.append(0)
        return bool(question["source"] == "Militia")

    def the_same(question: Question) -> bool:
        if question["kind"] == "buy":
            ends.pop()
        return not ends

    assert guest.seat(guest.open_table("generic", "generic", **wish)).play(WISHES, attacked)
    table = guest.open_table("generic", "generic", **wish)
    assert guest.seat(table).play(WISHES, the_same)
    return table


def end_turn(guest: Guest) -> None:
    guest.page.locator('[data-answer="pass"]').click()


def asked_by_militia(guest: Guest) -> None:
    expect(guest.question).to_contain_text("Militia")
    expect(guest.board).to_have_attribute("data-busy", "false")


def strip(guest: Guest) -> Locator:
    return guest.page.get_by_role("list", name="Last turns")


def seen(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.page.evaluate("() => window.seen")
    return found


@pytest.mark.parametrize("speed", ["fast", "at-once"])
def test_others_turns_are_shown_step_by_step_unless_one_has_no_time(
    invite: Callable[..., Guest], speed: str
) -> None:
    guest = invite(speed=speed)
    guest.come_to_table(before_an_attack(guest))
    guest.page.evaluate(WATCH)
    end_turn(guest)
    asked_by_militia(guest)

    # Between the positions that the server shows there are others, unless one wants it at once.
    between = [step for step in seen(guest) if not float(step["number"]).is_integer()]
    assert bool(between) == (speed == "fast")
    assert all(step["busy"] and step["lit"] == 0 for step in between)
    if speed == "fast":
        attack = [step for step in seen(guest) if "Militia" in step["theirs"]]
        assert attack[0]["lit"] == 0
        assert attack[0]["busy"]  # it lies there before one is asked

    # What they did stays there, whatever becomes of the page.
    expect(strip(guest).get_by_role("button", name="Militia")).to_be_visible()
    said = strip(guest).inner_text()
    assert "Ben" in said and "Cleo" in said
    guest.page.reload()
    expect(strip(guest).get_by_role("button", name="Militia")).to_be_visible()
    assert strip(guest).inner_text() == said


def test_others_turns_can_be_skipped(invite: Callable[..., Guest]) -> None:
    guest = invite(speed="slow")
    guest.come_to_table(before_an_attack(guest))
    skip = guest.button("Skip")
    expect(skip).to_have_count(0)
    end_turn(guest)
    expect(skip).to_be_visible()
    assert guest.offered() == []
    guest.page.wait_for_timeout(300)  # by then the server has said everything
    guest.page.keyboard.press("s")
    asked_by_militia(guest)
    expect(skip).to_have_count(0)

    # A tap on the table does the same and nothing else: what is lit then was not meant.
    hand = guest.page.locator(".hand [data-card]")
    for card in (hand.first, hand.last):
        guest.click(card)
    guest.page.locator('[data-answer="confirm"]').click()
    expect(hand).to_have_count(3)
    expect(skip).to_be_visible()
    guest.page.wait_for_timeout(300)
    guest.click(hand.first)
    expect(guest.page.locator("[data-lit]").first).to_be_visible()
    expect(guest.board).to_have_attribute("data-busy", "false")
    expect(hand).to_have_count(3)
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    assert "pass" in guest.offered()


def test_a_new_hand_can_be_read_at_once_and_cards_go_as_they_lay(
    invite: Callable[..., Guest], record_property: Callable[[str, object], None]
) -> None:
    guest = invite(moving=True)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    guest.answer(guest.button("Play all Treasures").click)
    expect(guest.page.locator(".flying")).to_have_count(0)
    cards = guest.page.locator(".hand [data-card], .play [data-card]").count()
    guest.page.evaluate(LOOK)
    end_turn(guest)
    guest.page.wait_for_function("() => window.readable !== undefined")
    assert guest.page.evaluate("() => window.hidden") == []
    flown = guest.page.evaluate("() => window.flown")
    assert flown.count("face") >= cards  # all of them, face up
    expect(guest.page.locator(".flying")).to_have_count(0)
    record_property("milliseconds from click to hand", guest.page.evaluate("() => window.readable"))
