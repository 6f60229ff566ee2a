"""The client keeps to its own content policy: no inline style, no inline script."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.guests import Guest

BIG_MONEY = ("Province", "Gold", "Silver")
WATCH = """
window.violations = []
document.addEventListener('securitypolicyviolation', event =>
  window.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`))
"""


def nothing_was_blocked(guest: Guest) -> None:
    assert guest.page.evaluate("() => window.violations") == []
    assert guest.faults == []  # what was blocked also stands in the console


def test_no_page_does_what_the_content_policy_forbids(invite: Callable[..., Guest]) -> None:
    guest = invite(moving=True)
    guest.context.add_init_script(WATCH)
    page = guest.page

    guest.come("/")
    fanned = "cards => cards.map(card => getComputedStyle(card).getPropertyValue('--i').trim())"
    assert page.locator(".fanned").evaluate_all(fanned)[:3] == ["-2", "-1", "0"]  # scripts may
    nothing_was_blocked(guest)
    guest.come("/new")
    nothing_was_blocked(guest)

    # Some turns with cards in flight, and a look at a card.
    table = guest.open_table("big-money", seed=2)
    guest.come_to_table(table)
    flying = "() => { window.flown = 0; new MutationObserver(changes => changes.forEach(change =>"
    flying += " change.addedNodes.forEach(node => node.className === 'flying' && window.flown++)))"
    page.evaluate(f"{flying}.observe(document.body, {{ childList: true, subtree: true }}) }}")
    for _ in range(8):
        guest.play_simply(BIG_MONEY)
    assert page.evaluate("() => window.flown") > 0
    guest.pile("Province").hover()
    expect(page.locator("[role=tooltip]").first).to_be_visible()
    nothing_was_blocked(guest)

    # The end and a replay.
    guest.seat(table).play(["buy Province", "buy Gold", "buy Silver"], lambda question: False)
    guest.come(f"/table/{table}")
    expect(page.get_by_role("figure")).to_have_count(2)
    nothing_was_blocked(guest)
    guest.come(f"/table/{table}/replay")
    guest.button("On to the next turn").click()
    expect(guest.board).not_to_have_attribute("data-number", "0")
    nothing_was_blocked(guest)

    # A style in markup, as somebody might smuggle it in, is blocked and would have been noticed.
    page.evaluate("""() => document.body.insertAdjacentHTML(
      'beforeend', '<p id="smuggled" style="position: fixed">')""")
    page.wait_for_function("() => window.violations.length > 0")
    smuggled = page.locator("#smuggled")
    assert smuggled.evaluate("p => getComputedStyle(p).position") == "static"
    assert "style-src" in page.evaluate("() => window.violations[0]")
    guest.faults.clear()
