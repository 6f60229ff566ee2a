"""Nobody is stuck: seats are lent, filled, voted about, given up; and players say something."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.guests import PHONE, Guest

from coffers.server.visitor import ServerProcess


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server at which nobody waits long for whoever is missing."""
    process = ServerProcess(tmp_path_factory.mktemp("hasty"), "--away", "1", "--experts", "0")
    yield process
    process.stop()


def friends(browser: Browser, server: ServerProcess, **more: str) -> tuple[str, Guest, Guest]:
    """A table of two at which it is the first one's turn, and who sit there."""
    anna, ben = Guest(browser, server.address), Guest(browser, server.address, **more)
    table = anna.open_table(persons=2, seed=5)
    ben.sit_down(table, "Ben")
    return table, anna, ben


def test_who_stays_lets_a_bot_play_on_and_whoever_comes_back_plays(
    browser: Browser, hasty: ServerProcess
) -> None:
    table, anna, ben = friends(browser, hasty, language="de")
    ben.come_to_table(table)
    expect(ben.page.get_by_text("Anna ist nicht da.")).to_be_visible()
    ben.button("Bot spielen lassen").click()
    expect(ben.question).to_have_text("Du darfst Geldkarten ausspielen.")  # Anna's turn is over
    expect(ben.page.get_by_text("Ein Bot spielt für Anna")).to_be_attached()
    anna.come_to_table(table)
    assert anna.page.locator(".mine .hand").count() == 0
    anna.button("Take your seat back").click()
    expect(anna.page.locator(".mine .hand")).to_be_visible()
    expect(anna.page.get_by_text("A bot plays for you.")).to_be_hidden()
    assert anna.faults + ben.faults == []


def test_or_claims_the_win_after_another_question(browser: Browser, hasty: ServerProcess) -> None:
    table, _, ben = friends(browser, hasty)
    ben.come_to_table(table)
    ben.button("Claim the win").click()
    expect(ben.page.get_by_text("This cannot be undone.")).to_be_visible()
    ben.button("Rather not").click()
    expect(ben.page.get_by_text("This cannot be undone.")).to_be_hidden()
    ben.button("Claim the win").click()
    ben.button("Claim the win").click()
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("You win")
    assert ben.faults == []


def test_a_waiting_room_is_filled_with_a_bot_or_called_off(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite(language="de", screen=PHONE)
    table = anna.open_table(persons=3, seed=5)
    anna.come(f"/table/{table}")
    ben.sit_down(table, "Ben")
    anna.page.get_by_label("A bot on a free seat").select_option("easy")
    anna.button("Put it there and start").click()
    expect(anna.board).to_be_visible()

    table = anna.open_table(persons=3, seed=5)
    ben.sit_down(table, "Ben")
    anna.come(f"/table/{table}")
    ben.come(f"/table/{table}")
    expect(ben.button("Tisch verlassen")).to_be_visible()
    assert ben.button("Tisch absagen").count() == 0
    anna.button("Call the table off").click()
    anna.button("Call the table off").click()
    expect(anna.button("Play now")).to_be_visible()
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("abgesagt")


def test_games_leave_ones_list_given_up_first_if_need_be(guest: Guest) -> None:
    table = guest.open_table("big-money", seed=5)
    guest.come("/")
    remove = guest.button("Remove from the list: Anna")
    remove.click()
    guest.button("Rather not").click()
    expect(remove).to_be_visible()
    remove.click()
    guest.button("Resign and remove").click()
    expect(remove).to_be_hidden()
    guest.page.reload()
    expect(guest.button("Play now")).to_be_visible()
    expect(remove).to_be_hidden()
    guest.come(f"/table/{table}")  # the game itself is still there
    expect(guest.page.get_by_role("heading", name="Scores")).to_be_visible()


def test_the_menu_lends_a_seat_and_resigns(guest: Guest) -> None:
    table = guest.open_table("big-money", "big-money", seed=5)
    guest.come_to_table(table)
    guest.button("Table menu").click()
    guest.button("Resign").click()
    expect(guest.button("Rather not")).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_be_hidden()
    assert guest.offered()
    guest.button("Table menu").click()
    guest.button("Resign").click()
    guest.button("Resign").click()
    expect(guest.page.get_by_text("has resigned")).to_be_visible()
    # The game is lost; another one need not be.
    guest.button("Rematch").click()
    guest.page.wait_for_url(lambda url: table not in url)
    expect(guest.board).to_be_visible()


def test_a_phrase_is_read_in_ones_own_language_or_not_at_all(
    browser: Browser, server: ServerProcess
) -> None:
    table, anna, ben = friends(browser, server, language="de")
    anna.come_to_table(table)
    ben.come_to_table(table)
    panel = ben.page.get_by_role("article", name="Anna")
    anna.button("Table menu").click()
    anna.button("Oops!").click()
    expect(panel.get_by_text("Hoppla!")).to_be_visible()
    expect(ben.page.locator("[data-heard]")).to_have_text("Anna: Hoppla!")  # aloud, too
    expect(ben.log).not_to_contain_text("Hoppla")

    ben.button("Tischmenü").click()
    ben.page.get_by_label("Anna hören").uncheck()
    expect(panel.get_by_text("Hoppla!")).to_be_hidden()
    ben.page.keyboard.press("Escape")
    heard: list[str | bytes] = []
    ben.page.on(
        "websocket", lambda line: line.on("framereceived", lambda frame: heard.append(frame))
    )
    ben.page.reload()  # the browser remembers whom it does not show
    expect(ben.board).to_be_visible()
    anna.button("Table menu").click()
    anna.page.wait_for_timeout(3_200)  # nobody says more than a phrase in three seconds
    anna.button("Nice!").click()
    expect(anna.page.locator(".bubble")).to_have_text("Nice!")
    while not any('"said"' in str(frame) for frame in heard):
        ben.page.wait_for_timeout(50)
    expect(panel.get_by_text("Schön!")).to_be_hidden()
    assert anna.faults + ben.faults == []
