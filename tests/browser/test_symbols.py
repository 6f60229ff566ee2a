"""Cards and piles say what they do, in signs and numbers, at every size and in both languages."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guests import Guest
from tests.browser.test_by_name import State, retold

from coffers.cards.library import classes

KINGDOM = ["Witch", "Village", "Steward", "Wharf", "Gardens", "Moat", "Remodel", "Militia"]
CARDS = {"cards": [*KINGDOM, "Smithy", "Market"], "platinum_colony": False}
WIDTHS = (60, 72, 110)

# Copies of all cards that are in sight, as wide as that: what of them does not fit, and whether
# all names are written in the same size.
MISFITS = """width => {
  const room = document.createElement('div')
  room.style.position = 'absolute'
  const copies = new Map()
  for (const face of document.querySelectorAll('[data-card] .card')) {
    const copy = face.cloneNode(true)
    const place = document.createElement('div')
    place.style.width = `${width}px`
    place.append(copy)
    room.append(place)
    copies.set(face.closest('[data-card]').dataset.card, copy)
  }
  document.body.append(room)
  const faults = [], sizes = new Set()
  for (const [card, copy] of copies) {
    const name = copy.querySelector('.name')
    sizes.add(getComputedStyle(name).fontSize)
    if (name.scrollWidth > name.clientWidth + 1) faults.push(`${card}: name`)
    if (copy.scrollHeight > copy.clientHeight + 1) faults.push(`${card}: height`)
    if (!copy.querySelector('.does')) faults.push(`${card}: nothing`)
  }
  room.remove()
  return { n: copies.size, faults, sizes: [...sizes] }
}"""


def all_in_play(state: State) -> None:
    state["view"]["players"][0]["in_play"] = sorted(classes())


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_has_room_for_its_name_and_its_symbols(
    invite: Callable[..., Guest], language: str
) -> None:
    """None of them is cut off, on the smallest cards as on the largest."""
    guest = invite(language=language)
    retold(guest, all_in_play)
    guest.come_to_table(guest.open_table("big-money", seed=1, kingdom=CARDS))
    expect(guest.in_play("Young Witch")).to_be_attached()
    guest.page.evaluate("() => document.fonts.ready")
    for width in WIDTHS:
        found = guest.page.evaluate(MISFITS, width)
        assert found["n"] >= len(classes())
        assert found["faults"] == []
        assert len(found["sizes"]) == 1


def test_symbols_are_shown_on_piles_and_read_out(guest: Guest) -> None:
    """What one gets, and what the others suffer, apart; the dialog says it in words."""
    page = guest.page
    guest.come_to_table(guest.open_table("big-money", seed=1, kingdom=CARDS))
    witch = guest.pile("Witch").locator(".effect")
    expect(witch).to_have_count(2)
    expect(witch.first).to_contain_text("+2")
    expect(witch.first.locator("use")).to_have_attribute("href", re.compile("#sign-cards$"))
    expect(witch.last.locator("use").last).to_have_attribute("href", re.compile("#sign-curse$"))
    expect(guest.pile("Gardens").locator(".vp")).to_contain_text("?")
    assert "".join(guest.pile("Steward").locator(".does").inner_text().split()) == "+2/+2/2"

    guest.pile("Witch").click(button="right")
    says = page.get_by_role("dialog", name="Witch")
    expect(says).to_contain_text("Cards: 2. The other players: Gains a Curse: 1")
    page.keyboard.press("Escape")

    page.keyboard.press("?")
    legend = page.get_by_role("dialog", name="Help")
    expect(legend).to_contain_text("What the symbols mean")
    expect(legend).to_contain_text("Protects from Attacks")
