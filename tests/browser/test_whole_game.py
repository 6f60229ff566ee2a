"""From the front page to the end of a game and beyond, by clicking."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guests import Guest

from coffers import saves

CARDS = "cards => cards.map(card => card.dataset.card)"
BIG_MONEY = ("Province", "Gold", "Silver")
MOST_ANSWERS = 400  # of one player; a game that takes longer is stuck

WORDS = {
    "en": {
        "play": "Play now",
        "points": "points",
        "replay": "Replay",
        "turn": "On to the next turn",
        "step": "One decision on",
        "fork": "Play on from here",
        "rematch": "Rematch",
        "copper": "Copper",
    },
    "de": {
        "play": "Jetzt spielen",
        "points": "Punkte",
        "replay": "Nachspielen",
        "turn": "Weiter zum nächsten Zug",
        "step": "Eine Entscheidung weiter",
        "fork": "Von hier weiterspielen",
        "rematch": "Revanche",
        "copper": "Kupfer",
    },
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_against_a_bot(invite: Callable[..., Guest], language: str) -> None:
    words = WORDS[language]
    guest = invite(language=language)
    page = guest.page

    guest.come("/")
    page.get_by_role("textbox").first.fill("Zoë")
    guest.button(words["play"]).click()
    expect(guest.board).to_be_visible()
    expect(guest.page.get_by_role("list").filter(has_text=words["copper"]).first).to_be_visible()
    assert any(not guest.play_simply(BIG_MONEY) for _ in range(MOST_ANSWERS))

    # The end: scores that add up, with what made them.
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    mine = page.get_by_role("article").filter(has_text="Zoë")
    expect(mine).to_contain_text(words["points"])
    table = page.url.rsplit("/", 1)[-1]
    result = guest.context.request.get(f"/api/tables/{table}/result").json()
    score = next(s for s in result["scores"] if s["name"] == "Zoë")
    assert score["score"] == sum(score["points_by_card"].values()) + score["vp_tokens"]
    expect(mine).to_contain_text(f"{score['score']} {words['points']}")
    expect(page.get_by_role("figure")).to_have_count(2)

    # The game as a file, which everything else here can read.
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert saves.read(download.value.path()).game.result is not None  # coffers play --resume

    # The replay, step by step, and on from there.
    page.get_by_role("link", name=words["replay"]).click()
    expect(guest.board).to_have_attribute("data-number", "0")
    guest.button(words["turn"]).click()
    expect(guest.board).not_to_have_attribute("data-number", "0")
    before = guest.number
    guest.button(words["step"]).click()
    expect(guest.board).to_have_attribute("data-number", str(before + 1))
    page.get_by_role("combobox").select_option("all")
    expect(page.locator("article .open").first).to_be_visible()  # hands lie open
    guest.button(words["fork"]).click()
    page.wait_for_url(lambda url: "/replay" not in url and table not in url)
    expect(guest.board).to_be_visible()
    assert guest.offered()

    # Rematch: the same players, another table.
    guest.come(f"/table/{table}")
    guest.button(words["rematch"]).click()
    page.wait_for_url(lambda url: table not in url)
    expect(guest.board).to_be_visible()


def test_the_first_game_is_one_click_away(guest: Guest) -> None:
    guest.come("/")
    expect(guest.page.get_by_role("heading", name="New to Dominion?")).to_be_visible()
    guest.button("Play now").click()
    expect(guest.board).to_be_visible()
    expect(guest.page.locator("[data-lit]").first).to_be_visible()  # and it is my turn, or will be


def test_a_replay_goes_on_and_back_seen_from_every_seat(guest: Guest) -> None:
    table = guest.open_table("big-money", "big-money", seed=2)
    guest.seat(table).play(["buy Province", "buy Gold", "buy Silver"], lambda question: False)
    replay = guest.context.request.get(f"/api/tables/{table}/replay").json()
    guest.come(f"/table/{table}/replay")

    def at(number: int) -> None:
        expect(guest.board).to_have_attribute("data-number", str(number))

    at(0)
    turns = [turn["number"] for turn in replay["turns"]]
    for number in [turn for turn in turns if turn > 0][:3]:
        guest.button("On to the next turn").click()
        at(number)
    guest.button("One decision on").click()
    at(number + 1)
    guest.button("One decision back").click()
    at(number)
    guest.button("Back to the start of the turn").click()
    at(turns[turns.index(number) - 1])

    # Every seat shows its own hand and nobody else's.
    seats = guest.page.get_by_role("combobox")
    for i, player in enumerate(replay["players"]):
        seats.select_option(str(i))
        expect(guest.page.get_by_role("article")).to_have_count(2)
        expect(guest.page.get_by_role("article", name=player)).to_have_count(0)
        expect(guest.page.locator(".hand [data-card]").first).to_be_visible()
        expect(guest.page.locator("article .open")).to_have_count(0)
    seats.select_option("all")
    expect(guest.page.locator("article .open")).to_have_count(3)

    # It plays by itself, and stops at the end, from which there is no way on.
    before = guest.number
    guest.button("Play by itself").click()
    expect(guest.board).not_to_have_attribute("data-number", str(before))
    guest.button("Pause").click()
    guest.page.get_by_role("slider").fill(str(replay["answers"]))
    at(replay["answers"])
    expect(guest.button("Play on from here")).to_be_disabled()

    # A server that does not answer is told of, and once it does one goes on.
    guest.page.route("**/at/**", lambda route: route.abort())
    guest.button("One decision back").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("cannot be reached")
    guest.page.unroute("**/at/**")
    guest.button("One decision back").click()
    at(replay["answers"] - 2)
    expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_a_fork_goes_on_from_where_one_looked(guest: Guest) -> None:
    table = guest.open_table("big-money", seed=2)
    guest.seat(table).play(["buy Province", "buy Gold", "buy Silver"], lambda question: False)
    guest.come(f"/table/{table}/replay")
    expect(guest.board).to_be_visible()
    for _ in range(8):
        guest.button("On to the next turn").click()
    expect(guest.question).to_have_text("You may play Treasures.")
    hand = guest.page.locator(".hand [data-card]").evaluate_all(CARDS)
    silver = guest.pile("Silver").inner_text()
    guest.button("Play on from here").click()
    guest.page.wait_for_url(lambda url: table not in url)
    expect(guest.question).to_have_text("You may play Treasures.")
    assert guest.page.locator(".hand [data-card]").evaluate_all(CARDS) == hand
    assert guest.pile("Silver").inner_text() == silver
    guest.answer(guest.button("Play all Treasures").click)


def test_my_games_stand_on_the_front_page(guest: Guest) -> None:
    table = guest.open_table("big-money")
    guest.come("/")
    guest.page.get_by_role("link", name="Anna").click()
    expect(guest.board).to_be_visible()
    assert guest.page.url.endswith(table)


def test_the_language_can_be_changed_in_the_middle_of_a_game(guest: Guest) -> None:
    guest.come_to_table(guest.open_table("big-money", seed=1))
    expect(guest.pile("Province")).to_contain_text("Province")
    guest.button("Deutsch").click()
    expect(guest.pile("Province")).to_contain_text("Provinz")
    expect(guest.question).to_have_text("Du darfst Geldkarten ausspielen.")
    guest.page.reload()
    expect(guest.pile("Province")).to_contain_text("Provinz")
