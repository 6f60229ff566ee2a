"""Finding company: open tables, invitations, and what became of one's games."""

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.guests import PHONE, Guest
from tests.browser.test_access import serious_faults

SHARED = "navigator.share = what => { window.shared = what; return Promise.resolve() }"


def test_strangers_find_each_other_in_the_lobby(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite(language="de", screen=PHONE)
    ben.come("/lobby")
    expect(ben.page.get_by_role("heading", name="Gerade wartet niemand")).to_be_visible()

    # Anna opens a table for anybody.
    anna.come("/new")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Seat 2").select_option("person")
    anna.page.get_by_label("Anybody may join").check()
    anna.button("Open the table").click()
    expect(anna.page.get_by_label("Anybody may join")).to_be_checked()

    # Ben sees it without loading the page again, and not when she closes it.
    join = ben.button("Am Tisch von Anna mitspielen")
    expect(join).to_be_visible()
    assert serious_faults(ben) == []
    anna.page.get_by_label("Anybody may join").uncheck()
    expect(join).to_be_hidden()
    anna.page.get_by_label("Anybody may join").check()
    expect(join).to_be_visible()

    # The front page tells how many wait.
    other = invite()
    other.come("/")
    expect(other.page.get_by_role("link", name="Open tables one waits")).to_be_visible()

    # One click, and they play.
    ben.page.get_by_label("Dein Name").fill("Ben")
    join.click()
    expect(ben.board).to_be_visible()
    expect(anna.board).to_be_visible()


def test_a_link_is_shared_shown_as_a_code_and_copied(invite: Callable[..., Guest]) -> None:
    anna = invite(screen=PHONE)
    anna.context.add_init_script(SHARED)
    table = anna.open_table(persons=3)
    anna.come(f"/table/{table}")
    code = anna.page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box and box["width"] == box["height"] > 120
    anna.button("Share").click()
    assert anna.page.evaluate("() => window.shared.url") == f"{anna.address}/table/{table}"
    expect(anna.page.locator("#table-link")).to_have_value(f"{anna.address}/table/{table}")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.button("Copy").click()
    expect(anna.button("Copied")).to_be_visible()
    assert anna.page.evaluate("() => navigator.clipboard.readText()").endswith(table)
    assert serious_faults(anna) == []


def test_ones_own_games_are_listed_and_counted(invite: Callable[..., Guest]) -> None:
    anna = invite(language="de")
    anna.come("/games")
    expect(anna.page.get_by_text("Hier findest du deine beendeten Spiele")).to_be_visible()
    lost = anna.open_table("easy")
    anna.resign(lost)
    won = anna.open_table("random", kingdom={"set": "First Game"}, seed=3)
    anna.seat(won).play(["buy Province", "buy Gold", "buy Silver"], lambda question: False)
    anna.come("/games")
    games = anna.page.get_by_role("region", name="Beendete Spiele").get_by_role("listitem")
    expect(games).to_have_count(2)
    expect(games.filter(has_text="gewonnen")).to_contain_text("Erstes Spiel")
    expect(games.filter(has_text="verloren")).to_have_count(1)
    row = anna.page.get_by_role("row", name=re.compile("Zufall 1"))
    expect(row).to_contain_text("100")
    assert serious_faults(anna) == []
    anna.page.set_viewport_size(PHONE)
    assert anna.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    games.filter(has_text="gewonnen").get_by_role("link").first.click()
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Du gewinnst")
