"""From the front page to the end of a game and beyond, by clicking."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guests import Guest

from coffers import Game

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
    saved = json.loads(download.value.path().read_text())
    assert Game.load(saved).result is not None

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
