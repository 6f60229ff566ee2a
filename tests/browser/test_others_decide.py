"""While others decide: what one is shown of it, who leaves, and what goes wrong meanwhile."""

import json
import threading
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.guests import Guest, Question
from tests.browser.test_decisions import kingdom

SEEDS = range(20)


def militia_in_hand(question: Question) -> bool:
    return any(option["pick"] == "play Militia" for option in question["options"])


def about_to_attack(anna: Guest, ben: Guest) -> str:
    """A table of Anna, Ben and a bot at which Anna holds a Militia."""
    for seed in SEEDS:
        cards = kingdom("Militia", "Moat", platinum_colony=False)
        table = anna.open_table("big-money", persons=2, seed=seed, kingdom=cards)
        ben.sit_down(table, "Ben")
        stop = threading.Event()
        other = threading.Thread(
            target=ben.seat(table).play, args=(["buy Silver"], lambda question: False, stop)
        )
        other.start()
        found = anna.seat(table).play(["buy Militia"], militia_in_hand)
        stop.set()
        other.join()
        if found:
            return table
    raise AssertionError("this never happens")


def test_others_decide_in_ones_own_turn(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite(moving=True)
    table = about_to_attack(anna, ben)
    anna.come_to_table(table)
    ben.come_to_table(table)
    expect(ben.question).to_have_text("Anna decides.")

    # Anna learns that somebody decides, not who.
    anna.answer(lambda: anna.click(anna.in_hand("Militia").first))
    expect(anna.question).to_have_text("The others decide.")
    expect(anna.page.locator("article .decides")).to_have_count(0)
    assert anna.offered() == []

    # Ben marks two cards and is asked no more; both see what he has discarded.
    expect(ben.question).to_contain_text("Militia")
    for i in (0, 1):
        ben.click(ben.page.locator(".hand [data-card]").nth(i))
    ben.answer(ben.button("Discard 2 cards").click)
    expect(ben.page.locator(".hand [data-card]")).to_have_count(3)
    expect(ben.question).to_have_text("Anna decides.")
    expect(ben.page.locator(".flying")).to_have_count(0)  # all of them have landed
    expect(anna.log).to_contain_text("Ben discards")
    expect(anna.question).not_to_have_text("The others decide.")
    assert anna.offered()


def test_who_resigns_looks_on_and_the_end_says_so(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite(language="de")
    table = anna.open_table("big-money", persons=2, seed=5)
    ben.sit_down(table, "Ben")
    anna.come_to_table(table)
    ben.come_to_table(table)
    seat = anna.page.get_by_role("article", name="Ben")
    expect(seat.locator(".bot")).to_have_count(0)

    ben.resign(table)
    expect(seat.locator(".bot")).to_be_visible()
    expect(ben.page.get_by_text("Du schaust zu.")).to_be_visible()
    expect(ben.page.get_by_role("article")).to_have_count(3)
    anna.answer(anna.button("Play all Treasures").click)
    anna.answer(anna.pile("Copper").click)
    expect(anna.question).to_have_text("You may play Treasures.")  # the bots have had their turns

    anna.resign(table)
    expect(
        anna.page.get_by_text("The game ended early: Anna and Ben have resigned.")
    ).to_be_visible()
    expect(anna.page.locator("article h3").first).not_to_contain_text("resigned")  # the winner
    expect(anna.page.locator("article h3 .note", has_text="resigned")).to_have_count(2)
    expect(ben.page.get_by_text("Anna und Ben haben aufgegeben.")).to_be_visible()
    for guest in (anna, ben):
        guest.page.reload()
        expect(guest.page.get_by_role("figure")).to_have_count(2)


def test_trouble_on_the_server_is_told_until_the_game_goes_on(
    invite: Callable[..., Guest],
) -> None:
    anna, ben = invite(), invite()
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    table = anna.open_table(persons=2, seed=5)
    ben.sit_down(table, "Ben")
    anna.come_to_table(table)
    ben.page.route_web_socket("**/ws/**", listen)
    ben.come_to_table(table)
    trouble = {"type": "refused", "reason": "The database is away.", "number": ben.number}
    lines[-1].send(json.dumps(trouble))
    expect(ben.page.get_by_text("The database is away.")).to_be_visible()
    anna.answer(anna.button("Play all Treasures").click)
    expect(ben.log).to_contain_text("Anna plays")
    expect(ben.page.get_by_text("The database is away.")).to_have_count(0)
