"""Two people play each other, and one of them reloads, leaves, looks on, takes back."""

import threading
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.guests import Guest

from coffers.server.visitor import ServerProcess

BIG_MONEY = ("Province", "Gold", "Silver")


def test_two_friends_share_a_link_and_play(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite(language="de")
    table = anna.open_table(persons=2, seed=5)
    anna.come(f"/table/{table}")
    link = anna.page.get_by_label("Send this link").input_value()

    ben.come("/")
    ben.page.get_by_label("Link zu einem Tisch").fill(link)
    ben.button("Mitspielen").click()
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.button("Platz nehmen").click()
    expect(ben.question).to_have_text("Anna entscheidet.")
    expect(anna.question).to_have_text("You may play Treasures.")

    # Ben sees what Anna does, but not her hand.
    anna.answer(anna.button("Play all Treasures").click)
    expect(ben.log).to_contain_text("Anna spielt")
    assert ben.page.locator(".hand [data-card]").count() == 5
    assert ben.page.get_by_role("article", name="Anna").locator("[data-card]").count() == 0
    expect(anna.button("Undo")).to_be_enabled()

    # A reload in the middle of a decision: everything is as it was, and goes on.
    asked = anna.question.inner_text()
    offered = anna.offered()
    anna.page.reload()
    expect(anna.question).to_have_text(asked)
    assert anna.offered() == offered
    anna.answer(anna.pile("Copper").click)
    expect(ben.question).to_have_text("Du darfst Geldkarten ausspielen.")
    expect(ben.log).to_contain_text("Anna kauft ein Kupfer")

    for _ in range(3):
        for guest in (ben, anna):
            expect(guest.page.locator(".answers")).to_be_visible()
            while guest.page.locator(".answers").count():
                guest.play_simply(BIG_MONEY)


def test_who_has_no_seat_looks_on(invite: Callable[..., Guest]) -> None:
    anna, eve = invite(), invite()
    table = anna.open_table("big-money", seed=5)
    anna.come_to_table(table)
    eve.come_to_table(table)
    expect(eve.page.get_by_text("You are looking on.")).to_be_visible()
    expect(eve.page.get_by_role("article", name="Anna")).to_be_visible()
    assert eve.page.locator(".mine").count() == 0
    assert eve.offered() == []
    anna.answer(anna.button("Play all Treasures").click)
    expect(eve.log).to_contain_text("Anna plays")


def test_undo_is_free_as_long_as_nothing_was_revealed(guest: Guest) -> None:
    guest.come_to_table(guest.open_table("big-money", seed=1))
    coppers = guest.in_hand("Copper").count()
    guest.answer(lambda: guest.click(guest.in_hand("Copper").first))
    expect(guest.in_play("Copper")).to_have_count(1)
    guest.answer(guest.button("Undo").click)
    expect(guest.in_play("Copper")).to_have_count(0)
    expect(guest.in_hand("Copper")).to_have_count(coppers)


def test_otherwise_undo_is_asked_of_the_others(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite()
    table = anna.open_table(persons=2, seed=5)
    ben.sit_down(table, "Ben")
    anna.come_to_table(table)
    ben.come_to_table(table)
    anna.answer(anna.button("Play all Treasures").click)
    anna.answer(anna.pile("Copper").click)  # Anna has drawn a new hand: she cannot just go back
    expect(ben.question).to_have_text("You may play Treasures.")

    anna.button("Undo").click()
    expect(ben.page.get_by_text("Anna would like to take back a move.")).to_be_visible()
    ben.button("Refuse").click()
    expect(anna.page.get_by_text("somebody did not agree")).to_be_visible()

    anna.button("Undo").click()
    ben.button("Allow").click()
    expect(anna.question).to_contain_text("You may buy a card")
    expect(ben.question).to_have_text("Anna decides.")


def test_a_server_that_is_killed_is_found_again(
    invite: Callable[..., Guest], server: ServerProcess
) -> None:
    guest = invite()
    guest.come_to_table(guest.open_table("big-money", seed=1))
    guest.answer(guest.button("Play all Treasures").click)
    asked = guest.question.inner_text()
    server.kill()
    expect(guest.page.get_by_text("The connection is lost.")).to_be_visible()
    again = ServerProcess(server.log.parent, port=server.port)
    server.process = again.process
    expect(guest.page.get_by_text("The connection is lost.")).to_be_hidden(timeout=30_000)
    expect(guest.question).to_have_text(asked)
    guest.answer(guest.pile("Copper").click)
    expect(guest.log).to_contain_text("You buy a Copper")


def test_after_the_end_both_find_each_other_for_a_rematch(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite()
    table = anna.open_table(persons=2, seed=5)
    ben.sit_down(table, "Ben")
    wishes = ["buy Province", "buy Gold", "buy Silver"]
    other = threading.Thread(target=ben.seat(table).play, args=(wishes, lambda question: False))
    other.start()
    anna.seat(table).play(wishes, lambda question: False)
    other.join()
    for guest in (anna, ben):
        guest.come(f"/table/{table}")
        expect(guest.page.get_by_role("figure")).to_have_count(2)
    anna.button("Rematch").click()
    anna.page.wait_for_url(lambda url: table not in url)
    expect(anna.board).to_be_visible()
    ben.page.get_by_role("link", name="To the rematch").click()
    expect(ben.board).to_be_visible()
    assert ben.page.url == anna.page.url
    assert bool(anna.offered()) != bool(ben.offered())  # one of them has the first turn


def test_two_tabs_of_one_seat_show_the_same_game(guest: Guest) -> None:
    guest.come_to_table(guest.open_table("big-money", seed=1))
    other = guest.context.new_page()
    other.goto(guest.page.url)
    expect(other.locator("[data-number]")).to_be_visible()
    guest.answer(guest.button("Play all Treasures").click)
    expect(other.locator(".prompt .sentence")).to_have_text(guest.question.inner_text())
    other.locator('[data-zone="pile:Copper"]').click()
    expect(guest.log).to_contain_text("You buy a Copper")


def test_there_and_back_again(guest: Guest) -> None:
    """The back button and reloading lead where one was, and the game goes on."""
    guest.come("/")
    guest.button("Play now").click()
    expect(guest.board).to_be_visible()
    guest.page.go_back()
    expect(guest.page.get_by_role("heading", name="Your unfinished games")).to_be_visible()
    guest.page.go_forward()
    expect(guest.board).to_be_visible()
    guest.page.reload()
    expect(guest.board).to_be_visible()
    guest.play_simply(("Silver",))
    for path in ("/new", "/about", "/", "/table/%E0%A4%A"):
        guest.come(path)
        guest.page.reload()
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
