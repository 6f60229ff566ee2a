"""How somebody likes the table: settings, trackers, Treasures that play themselves, signals."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.guests import PHONE, Guest
from tests.browser.test_access import serious_faults

CARDS = ["Cellar", "Market", "Merchant", "Militia", "Mine"]
CARDS += ["Moat", "Remodel", "Smithy", "Village", "Workshop"]
KINGDOM = {"cards": CARDS}

# A browser in which one can look what was shown and heard, and which can be out of sight.
WITNESS = """
window.notices = []
window.tones = 0
window.away = false
Object.defineProperty(document, 'hidden', {get: () => window.away})
window.Notification = class {
  static permission = 'default'
  static requestPermission() {
    window.Notification.permission = window.answer ?? 'granted'
    return Promise.resolve(window.Notification.permission)
  }
  constructor(title, {body}) { window.notices.push([title, body]) }
}
class Part {
  frequency = {}
  gain = {setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}}
  connect(to) { return to }
  start() { window.tones++ }
  stop() {}
}
window.AudioContext = class {
  state = 'running'
  currentTime = 0
  destination = {}
  createOscillator() { return new Part() }
  createGain() { return new Part() }
  resume() { return Promise.resolve() }
}
"""


def settings(guest: Guest) -> Locator:
    return guest.page.get_by_role("dialog", name=re.compile("Settings|Einstellungen"))


def test_what_is_chosen_holds_at_once_and_stays(guest: Guest) -> None:
    guest.come_to_table(guest.open_table("big-money", seed=1, kingdom=KINGDOM))
    page = guest.page
    trackers = page.get_by_role("region", name="Trackers")
    expect(trackers).to_have_count(0)

    # By keyboard alone: the comma opens it, the space bar chooses, Escape leaves.
    page.keyboard.press(",")
    page.get_by_role("radio", name="fast").press("Space")
    for name in ("My deck", "Points of all", "What is left", "Colours for the colour-blind"):
        page.get_by_role("checkbox", name=name).press("Space")
    expect(page.locator("html[data-colours=distinct]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(settings(guest)).to_have_count(0)

    # Counted is what one knows: what is in the hand is not in the deck.
    def coppers() -> Locator:
        return trackers.get_by_role("button", name=re.compile("^Copper:"))

    held = guest.in_hand("Copper").count()
    expect(trackers).to_contain_text("10 cards, 5 in the deck")
    expect(coppers()).to_contain_text(f"Copper: {7 - held} of 7 in the deck")
    expect(trackers).to_contain_text("Anna: 3 points")
    expect(trackers).to_contain_text("At the earliest 8 gains to the end.")
    assert serious_faults(guest) == []

    # It goes on counting.
    guest.answer(guest.button("Play all Treasures").click)
    guest.answer(guest.pile("Copper").click)
    expect(coppers()).to_contain_text("of 8 in the deck")

    # All of it is there after coming back, and as at first when one wants that.
    page.reload()
    expect(coppers()).to_contain_text("of 8 in the deck")
    expect(page.locator("html[data-colours=distinct]")).to_have_count(1)
    guest.button("Settings").click()
    expect(page.get_by_role("radio", name="fast")).to_be_checked()
    guest.button("All as at first").click()
    expect(page.get_by_role("radio", name="normal")).to_be_checked()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(2)
    expect(page.locator("html[data-colours=usual]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(trackers).to_have_count(0)


def test_settings_and_trackers_on_a_phone(invite: Callable[..., Guest]) -> None:
    guest = invite(screen=PHONE, language="de", has_touch=True, is_mobile=True)
    guest.come("/")
    guest.button("Einstellungen").tap()
    guest.page.get_by_label("Mein Deck").check()
    width = guest.page.evaluate("() => document.querySelector('dialog').scrollWidth")
    assert width <= PHONE["width"]
    assert serious_faults(guest) == []
    guest.button("Schließen").tap()
    guest.come_to_table(guest.open_table("big-money", seed=1, kingdom=KINGDOM))
    guest.button("Zählhilfen").tap()
    counted = guest.page.get_by_role("region", name="Zählhilfen")
    expect(counted).to_contain_text("10 Karten, 5 im Nachziehstapel")


def test_treasures_that_play_themselves(guest: Guest) -> None:
    guest.come("/")
    guest.page.evaluate(
        "() => localStorage.setItem('coffers.preferences', '{\"autoTreasures\":true}')"
    )
    guest.come_to_table(guest.open_table("big-money", seed=1, kingdom=KINGDOM))
    treasures = guest.page.locator('[data-answer="all"]')
    expect(guest.question).to_contain_text("buy a card")
    expect(guest.in_play("Copper").first).to_be_visible()

    # Taken back, they wait: now and for the rest of the turn, also for one played by hand.
    guest.answer(guest.button("Undo").click)
    expect(treasures).to_be_visible()
    guest.answer(lambda: guest.click(guest.in_hand("Copper").first))
    expect(treasures).to_be_visible()
    guest.answer(treasures.click)
    guest.answer(guest.pile("Silver").click)

    # In the next turn they play themselves again.
    expect(guest.question).to_contain_text("buy a card")
    expect(guest.in_play("Copper").first).to_be_visible()


def test_one_is_called_to_the_table(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite()
    for guest in (anna, ben):
        guest.context.add_init_script(WITNESS)
    table = anna.open_table(persons=2, seed=1, kingdom=KINGDOM)
    ben.sit_down(table, "Ben")
    for guest in (anna, ben):
        guest.come_to_table(table)

    # Where the browser refuses, the settings say so, and nothing is switched on.
    ben.page.evaluate("() => { window.answer = 'denied' }")
    ben.button("Settings").click()
    wish = ben.page.get_by_role("checkbox", name="Notifications")
    wish.click()
    expect(settings(ben).get_by_role("status").filter(has_text="does not allow")).to_be_visible()
    expect(wish).not_to_be_checked()
    ben.page.evaluate("() => { window.answer = 'granted'; Notification.permission = 'default' }")
    wish.check()
    ben.page.get_by_role("checkbox", name="Sounds").check()
    expect(wish).to_be_checked()
    ben.page.keyboard.press("Escape")
    ben.page.evaluate("() => { window.away = true; window.tones = 0 }")

    # Ben looks elsewhere; it is his turn when Anna has ended hers.
    waiting, shown = ben.page.title(), "() => window.notices"
    assert ben.page.evaluate(shown) == []
    anna.answer(anna.button("Play all Treasures").click)
    anna.answer(anna.button("End your turn").click)
    ben.page.wait_for_function("() => window.notices.length > 0 && window.tones > 0")
    notices: list[Any] = ben.page.evaluate(shown)
    assert [title for title, _ in notices] == ["Your decision"]
    expect(ben.page).to_have_title(re.compile("Your decision"))
    assert "Your decision" not in waiting
    assert anna.page.evaluate("() => [window.notices, window.tones]") == [[], 0]
