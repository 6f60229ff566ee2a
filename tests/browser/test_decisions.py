"""Every way to decide: piles, hands, several cards at once, numbers, Prizes, Reactions."""

import threading
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.guests import Guest, Question, asks

FILLER = ["Cellar", "Chapel", "Festival", "Laboratory", "Market", "Mine", "Militia", "Moat"]
FILLER += ["Smithy", "Village", "Witch", "Workshop"]
SEEDS = range(20)


def kingdom(*cards: str, **more: object) -> dict[str, object]:
    """These cards, and others to make ten of them."""
    rest = [card for card in FILLER if card not in cards and card not in more.values()]
    return {"cards": [*cards, *rest][:10], **more}


def reach(
    guest: Guest,
    wishes: list[str],
    until: Callable[[Question], bool],
    *bots: str,
    **table: Any,
) -> str:
    """A table at which this question has come up, whatever chance does."""
    for seed in SEEDS:
        found = guest.open_table(*(bots or ("big-money",)), seed=seed, **table)
        if guest.seat(found).play(wishes, until):
            return found
    raise AssertionError("this never happens")


def test_stonemason_is_overpaid_with_a_stepper(guest: Guest) -> None:
    wishes = ["buy Stonemason"]
    cards = kingdom("Stonemason", "Cellar", "Chapel", platinum_colony=False)
    table = reach(
        guest, wishes, lambda q: q["kind"] == "pay" and len(q["options"]) > 2, kingdom=cards
    )
    guest.come_to_table(table)
    expect(guest.question).to_contain_text("Stonemason: How much do you pay on top?")
    guest.button("One more").click()
    guest.button("One more").click()
    expect(guest.page.get_by_role("spinbutton")).to_have_value("2")
    guest.answer(guest.button("Pay 2 on top").click)
    expect(guest.log).to_contain_text("You overpay by 2 Coins")
    # Two Action cards that cost what was paid on top.
    assert {"pile:Cellar", "pile:Moat", "pile:Stonemason"} <= set(guest.offered())
    assert "pile:Village" not in guest.offered()
    guest.answer(guest.pile("Cellar").click)
    guest.answer(guest.pile("Moat").click)
    expect(guest.log).to_contain_text("You gain a Cellar and a Moat")


def test_coffers_are_spent_with_a_stepper(guest: Guest) -> None:
    guest.come_to_table(guest.open_table("big-money", seed=1, kingdom=kingdom("Baker")))
    expect(guest.page.locator(".tokens")).to_contain_text("Coffers")
    guest.answer(guest.button("Play all Treasures").click)
    coins = guest.page.locator(".counters").inner_text().split()[-1]
    expect(guest.question).to_contain_text("How many tokens do you spend")
    guest.button("One more").click()
    expect(guest.button("One more")).to_be_disabled()  # there is only one
    guest.answer(guest.button("Spend 1 token").click)
    expect(guest.page.locator(".counters")).to_contain_text(str(int(coins) + 1))
    expect(guest.page.locator(".tokens")).to_have_count(0)


def test_a_prize_of_the_tournament(guest: Guest) -> None:
    wishes = ["play Tournament", "buy Province", "buy Gold", "buy Tournament", "buy Silver"]
    table = reach(guest, wishes, asks("reveal", "Tournament"), kingdom=kingdom("Tournament"))
    guest.come_to_table(table)
    expect(guest.page.get_by_role("group", name="Beside the Supply")).to_be_visible()
    guest.answer(lambda: guest.click(guest.in_hand("Province").first))
    while not guest.page.locator(".outside [data-lit]").count():
        guest.answer(guest.page.locator('[data-answer="pass"]').click)
    assert {"pile:Diadem", "pile:Trusty Steed", "pile:Duchy"} <= set(guest.offered())
    assert "pile:Gold" not in guest.offered()
    guest.answer(guest.pile("Trusty Steed").click)
    expect(guest.log).to_contain_text("You gain a Trusty Steed onto your deck")
    expect(guest.pile("Trusty Steed")).to_contain_text("0")


def like_one_in_hand(kind: str, source: str) -> Callable[[Question], bool]:
    """Whether a card asks about another one, of which there is a copy in hand, too."""

    def asked(question: Question) -> bool:
        hand = question["view"]["players"][0]["hand"]
        offered = [option["card"] for option in question["options"]]
        return asks(kind, source)(question) and offered[0] in hand

    return asked


@pytest.mark.parametrize(
    ("source", "kind", "wish", "told"),
    [
        ("Royal Seal", "topdeck", "Estate", "from your discard pile on your deck"),
        ("Vassal", "play", "Silver", "You play a Vassal"),
    ],
)
def test_a_card_of_the_discard_pile_is_lit_there_and_not_in_hand(
    guest: Guest, source: str, kind: str, wish: str, told: str
) -> None:
    wishes = [f"play {source}", f"buy {source}", f"buy {wish}"]
    cards = kingdom(source, platinum_colony=False)
    table = reach(guest, wishes, like_one_in_hand(kind, source), kingdom=cards)
    guest.come_to_table(table)
    discards = guest.page.locator('[data-zone="discard:Anna"] [data-lit]')
    expect(discards).to_have_count(1)
    expect(guest.page.locator(".hand [data-lit], .tray [data-lit]")).to_have_count(0)
    before = guest.log.inner_text().count(told)
    guest.answer(discards.click)
    assert guest.log.inner_text().count(told) == before + 1


def test_cards_deep_in_the_discard_pile_are_laid_out(guest: Guest) -> None:
    wishes = ["play Harbinger", "buy Harbinger", "buy Silver"]
    several = asks("topdeck", "Harbinger")
    table = reach(
        guest,
        wishes,
        lambda q: several(q) and len(q["options"]) > 1,
        kingdom=kingdom("Harbinger"),
    )
    guest.come_to_table(table)
    offered = guest.page.locator(".tray [data-lit]")
    assert offered.count() > 1
    expect(guest.page.locator(".own-pile [data-lit], .hand [data-lit]")).to_have_count(0)
    guest.answer(offered.first.click)
    expect(guest.log).to_contain_text("from your discard pile on your deck")


def test_the_tokens_of_the_trade_route(guest: Guest) -> None:
    """A card that needs tokens declares them; the table shows them by their names."""
    cards = kingdom("Trade Route", platinum_colony=False)
    guest.come_to_table(guest.open_table("big-money", seed=1, kingdom=cards))
    mat = guest.page.locator(".supply p.token")
    expect(mat).to_have_text("Trade Route0")
    expect(guest.pile("Estate")).to_contain_text("on it: Trade Route token")
    expect(guest.pile("Estate").locator(".token")).to_have_count(1)
    guest.answer(guest.button("Play all Treasures").click)
    guest.answer(guest.pile("Estate").click)
    expect(guest.pile("Estate").locator(".token")).to_have_count(0)
    expect(mat).to_have_text("Trade Route1")


def test_young_witch_is_answered_with_the_bane(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite()
    cards = kingdom("Young Witch", bane="Cellar")
    for seed in SEEDS:
        table = anna.open_table(persons=2, seed=seed, kingdom=cards)
        ben.sit_down(table, "Ben")
        stop = threading.Event()
        attacks = ["play Young Witch", "buy Young Witch", "buy Silver"]
        arguments = (attacks, lambda question: False, stop)
        attacker = threading.Thread(target=anna.seat(table).play, args=arguments)
        attacker.start()
        found = ben.seat(table).play(["buy Cellar"], asks("reveal"))
        stop.set()
        attacker.join()
        if found:
            break
    ben.come_to_table(table)
    expect(ben.page.locator(".bane")).to_contain_text("Cellar")
    expect(ben.question).to_contain_text("You may reveal a Cellar")
    ben.answer(lambda: ben.click(ben.in_hand("Cellar").first))
    expect(ben.log).to_contain_text("You reveal a Cellar")
    expect(ben.log.locator("section").last).not_to_contain_text("You gain a Curse")


def test_several_cards_are_gathered_before_they_are_confirmed(guest: Guest) -> None:
    wishes = ["play Cellar", "buy Cellar"]
    table = reach(guest, wishes, asks("discard", "Cellar"), kingdom=kingdom("Cellar"))
    guest.come_to_table(table)
    hand = guest.page.locator(".hand [data-card]")
    held = hand.count()
    number = guest.number
    guest.click(hand.nth(0))
    guest.click(hand.nth(2))
    guest.click(hand.nth(1))
    guest.click(hand.nth(1))  # changed my mind
    expect(guest.page.locator('.hand [aria-pressed="true"]')).to_have_count(2)
    assert guest.number == number  # nothing is answered yet
    guest.answer(guest.button("Discard 2 cards").click)
    guest.page.wait_for_function(
        "() => document.querySelector('[data-number]').dataset.busy === 'false'"
    )
    expect(guest.log).to_contain_text("You discard")
    expect(guest.question).not_to_contain_text("Cellar: You may discard")
    assert hand.count() == held


def test_what_was_marked_is_forgotten_when_something_else_is_asked(guest: Guest) -> None:
    """Whether one takes back oneself, or decides in another window."""
    cards = kingdom("Chapel")
    table = reach(guest, ["play Chapel", "buy Chapel"], asks("trash", "Chapel"), kingdom=cards)
    guest.come_to_table(table)
    guest.click(guest.in_hand("Copper").first)
    expect(guest.button("Trash 1 card")).to_be_visible()
    guest.answer(lambda: guest.page.keyboard.press("u"))
    expect(guest.question).to_contain_text("Action")
    guest.answer(lambda: guest.click(guest.in_hand("Chapel")))
    expect(guest.page.locator('.hand [aria-pressed="true"]')).to_have_count(0)
    guest.click(guest.in_hand("Copper").first)
    other = guest.seat(table)
    guest.answer(lambda: other.play([], asks("buy")))
    expect(guest.question).to_contain_text("You may buy")
    expect(guest.page.locator('[data-answer="confirm"]')).to_have_count(0)


def test_a_forced_discard_needs_the_right_number(guest: Guest) -> None:
    # Big Money plus one takes Militia where there is nothing better.
    cards = ["Cellar", "Chapel", "Festival", "Gardens", "Market", "Militia", "Mine", "Moat"]
    cards += ["Village", "Workshop"]
    until = asks("discard", "Militia")
    table = reach(guest, [], until, "big-money-terminal", kingdom={"cards": cards})
    guest.come_to_table(table)
    hand = guest.page.locator(".hand [data-lit]")
    guest.click(hand.nth(0))
    expect(guest.page.locator('[data-answer="confirm"]')).to_be_disabled()
    guest.click(hand.nth(hand.count() - 1))
    guest.answer(guest.button("Discard 2 cards").click)
    expect(guest.log).to_contain_text("You discard")


@pytest.mark.parametrize("treasure", ["Horn of Plenty", "Bank", "Contraband", "Venture"])
def test_treasures_with_an_order_of_their_own_are_left_out(guest: Guest, treasure: str) -> None:
    wishes = [f"buy {treasure}", "buy Gold", "buy Silver"]

    def held_with_coppers(question: Question) -> bool:
        offered = [option["pick"] for option in question["options"]]
        return bool(question["all_treasures"]) and f"play {treasure}" in offered

    table = reach(guest, wishes, held_with_coppers, kingdom=kingdom(treasure))
    guest.come_to_table(table)
    guest.answer(guest.button("Play all Treasures").click)
    expect(guest.in_hand(treasure).first).to_have_attribute("data-lit", "")
    expect(guest.in_hand("Copper")).to_have_count(0)


def click_twice(guest: Guest, button: Locator) -> None:
    """A double click so slow that the next question is there before the second click."""
    box = button.bounding_box()
    assert box
    mouse = guest.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    guest.answer(mouse.up)
    mouse.down(click_count=2)
    mouse.up(click_count=2)


def test_a_double_click_answers_once(guest: Guest) -> None:
    wishes = ["buy Village", "buy Silver"]

    def two_phases(question: Question) -> bool:
        return bool(question["passing"] == "end actions")

    table = reach(guest, wishes, two_phases, kingdom=kingdom("Village"))
    guest.come_to_table(table)
    number = guest.number
    click_twice(guest, guest.button("No more Actions"))
    click_twice(guest, guest.button("Play all Treasures"))
    guest.answer(guest.pile("Copper").click)
    assert guest.number >= number + 3  # the bot may have answered, too
    bought = guest.log.get_by_text("You buy a Copper")
    expect(bought).to_have_count(1)
    expect(guest.log).to_contain_text("You have")


def test_undo_clicked_twice_takes_back_once(guest: Guest) -> None:
    guest.come_to_table(guest.open_table("big-money", seed=1))
    guest.answer(lambda: guest.click(guest.in_hand("Copper").first))
    guest.answer(lambda: guest.click(guest.in_hand("Copper").first))
    guest.answer(guest.button("Undo").dblclick)
    expect(guest.in_play("Copper")).to_have_count(1)
    expect(guest.button("Close")).to_have_count(0)  # nothing was refused


def test_a_card_tells_its_text_its_rulings_and_what_it_costs_now(guest: Guest) -> None:
    wishes = ["play Quarry", "buy Quarry", "buy Silver"]

    quarries = 0

    def discounted(question: Question) -> bool:
        nonlocal quarries
        quarries += any(option["pick"] == "play Quarry" for option in question["options"])
        return quarries > 0 and question["kind"] == "buy"

    table = reach(guest, wishes, discounted, kingdom=kingdom("Quarry", "Market"))
    guest.come_to_table(table)
    expect(guest.in_play("Quarry").first).to_be_visible()
    expect(guest.pile("Market").locator(".coin")).to_have_text("3")
    guest.pile("Market").click(button="right")
    dialog = guest.page.get_by_role("dialog", name="Market")
    expect(dialog).to_contain_text("Costs 5")
    expect(dialog).to_contain_text("(now 3)")
    expect(dialog).to_contain_text("+1 Card, +1 Action, +1 Buy, +1 Coin")
    guest.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    guest.in_play("Quarry").first.click()  # what cannot be picked can be read
    quarry = guest.page.get_by_role("dialog", name="Quarry")
    expect(quarry).to_contain_text("Rulings")
    expect(quarry.get_by_role("listitem").first).to_contain_text("PRO-QUARRY")
