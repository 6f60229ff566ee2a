"""Learning to play: the lesson from its invitation to its end, and by the wrong way."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.guests import PHONE, Guest
from tests.browser.test_access import serious_faults

LAPTOP = ViewportSize(width=1280, height=720)
MOST_STEPS = 100

# What the lesson says now, once everything that it points at has its ring and rests where it is;
# at the end, nothing.
SAID = """() => {
  if (document.querySelector('[data-learn=whole]')) return { kind: 'end', step: '', ring: null }
  const coach = document.querySelector('.coach')
  const table = document.querySelector('[data-number]')
  if (!coach || coach.dataset.step === 'wait' || table?.dataset.busy !== 'false') return null
  const { step, kind } = coach.dataset
  if (kind === 'told' || kind === 'choice') return { kind, step, ring: null }
  const ring = document.querySelector('[data-pointing]')
  if (ring?.dataset.pointing !== `${step}/${table.dataset.number}`) return null
  const { x, y, width, height } = ring.getBoundingClientRect()
  const at = [x + Math.min(18, width / 2), y + Math.min(30, height / 2)]
  const [before, times] = window.resting ?? []
  window.resting = [`${at}`, before === `${at}` ? times + 1 : 0]
  if (window.resting[1] < 10) return null
  const covered = document.elementFromPoint(...at)?.closest('.coach') !== null
  return { kind, step, ring: { at, covered, inside: y >= 0 && y + height <= innerHeight + 12 } }
}"""
# Whether something has changed since: the step, the position, or what is marked.
LOOK = """() => ['.coach', '[data-number]', '.hand'].map(part => {
  const { step, number } = document.querySelector(part)?.dataset ?? {}
  return [step, number, document.querySelectorAll('[aria-pressed=true]').length]
}).join()"""


class Pupil:
    """Somebody who does what the lesson says, by what it points at and nothing else."""

    def __init__(self, guest: Guest, touching: bool) -> None:
        self.guest = guest
        self.page = guest.page
        self.touching = touching
        self.steps: list[str] = []

    def press(self, at: list[float]) -> None:
        if self.touching:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def step(self) -> bool:
        """Do the next thing; False at the end."""
        self.page.evaluate("() => { delete window.resting }")  # where the last ring lay so long
        now: dict[str, Any] = self.page.wait_for_function(SAID).json_value()
        if now["kind"] == "end":
            return False
        if now["step"] not in self.steps:
            self.steps.append(now["step"])
        before = self.page.evaluate(LOOK)
        if now["kind"] == "told":
            self.page.locator("[data-learn=next]").click()
        elif now["kind"] == "choice":
            self.page.locator("[data-learn=count]").click()
        else:
            ring = now["ring"]
            assert not ring["covered"], now["step"]
            assert ring["inside"], now["step"]
            self.press(ring["at"])
        self.page.wait_for_function(f"before => ({LOOK})() !== before", arg=before)
        return True

    def finish(self) -> None:
        for _ in range(MOST_STEPS):
            if not self.step():
                return
        raise AssertionError(f"the lesson does not end: {self.steps}")


LEARNT = {"treasures", "silver", "bought", "other", "estates", "smithy", "shuffled", "action"}
LEARNT |= {"market", "attack", "trade", "two-buys", "moat", "village", "reaction", "order", "chain"}
LEARNT |= {"stranded", "gold", "province", "finish"}


def begin(guest: Guest) -> None:
    guest.come("/")
    guest.page.locator(".invitation a").click()
    expect(coach(guest)).to_be_visible()


def coach(guest: Guest) -> Locator:
    return guest.page.locator(".coach")


def test_whoever_follows_it_on_a_phone_learns_everything_and_wins_in_german(
    invite: Callable[..., Guest],
) -> None:
    guest = invite(language="de", screen=PHONE, has_touch=True, is_mobile=True, speed="fast")
    begin(guest)
    expect(coach(guest)).to_contain_text("Willkommen!")
    assert guest.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    pupil = Pupil(guest, touching=True)
    pupil.finish()
    assert set(pupil.steps) >= LEARNT
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Du gewinnst, 9 zu 5!")
    assert serious_faults(guest) == []
    # From here into a whole game.
    guest.button("Ein ganzes Spiel, gegen einen leichten Bot").tap()
    expect(guest.page.locator('[data-zone^="pile:"]')).to_have_count(17)
    expect(coach(guest)).to_have_count(0)


def test_whoever_follows_it_on_a_laptop_learns_everything_and_plays_on_in_english(
    invite: Callable[..., Guest],
) -> None:
    guest = invite(screen=LAPTOP, speed="fast")
    begin(guest)
    expect(coach(guest)).to_contain_text("Welcome!")
    assert serious_faults(guest) == []
    pupil = Pupil(guest, touching=False)
    pupil.finish()
    assert set(pupil.steps) >= LEARNT
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("You win, 9 to 5!")
    guest.button("The rules in short").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("seven Coppers")
    guest.page.keyboard.press("Escape")
    guest.button("Play this game on").click()
    expect(guest.board).to_be_visible()
    expect(guest.question).to_have_text(re.compile("0 Coins, 1 Buy"))  # where it stood
    # Whoever has learnt it is not invited any more in so many words.
    guest.come("/")
    expect(guest.page.get_by_role("link", name="Learn to play in five minutes")).to_be_visible()
    expect(guest.page.locator(".invitation")).to_have_count(0)


def test_whoever_does_something_else_is_answered_and_never_stuck(
    invite: Callable[..., Guest],
) -> None:
    guest = invite(screen=LAPTOP)
    page = guest.page
    begin(guest)
    # By keyboard: what is told is gone through, then the focus is on what is pointed at.
    page.keyboard.press("n")
    expect(coach(guest)).to_have_attribute("data-step", "deck")
    page.locator("[data-learn=next]").focus()
    page.keyboard.press("Enter")
    expect(coach(guest)).to_have_attribute("data-step", "treasures")
    expect(page.locator("[data-answer=all]")).to_be_focused()
    # No Treasures, a look back, then something green instead of what was advised.
    guest.answer(page.locator("[data-answer=pass]").click)
    expect(coach(guest)).to_contain_text("You may keep Treasures in hand")
    guest.answer(page.locator("[data-answer=undo]").click)
    guest.answer(page.locator("[data-answer=all]").click)
    guest.answer(guest.pile("Estate").click)
    expect(coach(guest)).to_contain_text("bought so early it clogs your hands")
    page.wait_for_function("() => document.querySelector('[data-answer=all]:not(:disabled)')")
    # Leaving, and coming back to where one was.
    while coach(guest).get_attribute("data-kind") == "told":
        page.locator("[data-learn=next]").click()
    told = page.locator(".coach progress").get_attribute("value")
    coach(guest).get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Go on with the lesson").click()
    page.get_by_role("link", name="Go on with the lesson").click()
    expect(page.locator(".coach progress")).to_have_attribute("value", told or "")
    page.reload()
    expect(page.locator(".coach progress")).to_have_attribute("value", told or "")
    # Nothing bought, steps skipped, in another language: it goes on all the same.
    guest.answer(page.locator("[data-answer=all]").click)
    page.locator("[data-learn=skip]").click()
    guest.answer(page.locator("[data-answer=pass]").click)
    page.get_by_role("button", name="DE").click()
    expect(coach(guest)).to_contain_text("Du musst nichts kaufen.")
    pupil = Pupil(guest, touching=False)
    assert all(pupil.step() for _ in range(12))
    assert len(pupil.steps) > 5
