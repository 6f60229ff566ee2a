"""Setting up a table: seats, kingdoms, and everything that can be chosen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guests import PHONE, Guest

from coffers.kingdoms.sets import find


def kingdom(guest: Guest) -> set[str]:
    """The Kingdom cards on the table, the Bane included."""
    zones: list[str] = guest.page.locator(".kingdom .pile, .bane .pile").evaluate_all(
        "piles => piles.map(pile => pile.dataset.zone)"
    )
    return {zone.removeprefix("pile:") for zone in zones}


def open_table(guest: Guest) -> None:
    guest.button("Open the table").click()
    guest.page.wait_for_url(re.compile("/table/"))
    expect(guest.board).to_be_visible()


def test_a_recommended_set(guest: Guest) -> None:
    guest.come("/new")
    wanted = find("Bad Omens", "2017")
    guest.page.get_by_role("combobox", name="Recommended set").select_option(wanted.id)
    open_table(guest)
    assert kingdom(guest) == set(wanted.cards)


def test_a_recommended_set_by_its_german_name(guest: Guest) -> None:
    guest.come("/new")
    guest.button("Deutsch").click()
    wanted = find("Böses Omen", "2017")
    option = guest.page.locator(f'option[value="{wanted.id}"]')
    expect(option).to_have_text("Böses Omen")
    # The English name finds it, too, and so does a card in it.
    for typed in ("bad om", "fortune t", "Wahrsag"):
        guest.page.get_by_label("Königreich finden").fill(typed)
        expect(option).to_be_attached()
        expect(guest.page.locator('option[value="dominion-2016/first-game"]')).to_have_count(0)
    guest.page.get_by_label("Empfohlenes Königreich").last.select_option(wanted.id)
    guest.button("Tisch eröffnen").click()
    expect(guest.board).to_be_visible()
    assert kingdom(guest) == set(wanted.cards)


def test_another_language_keeps_what_was_entered(guest: Guest) -> None:
    guest.come("/new")
    wanted = find("Bad Omens", "2017")
    guest.page.get_by_role("combobox", name="Recommended set").select_option(wanted.id)
    guest.page.get_by_role("combobox", name="Seats").select_option("3")
    guest.page.get_by_label("Seed").fill("7")
    guest.button("Deutsch").click()
    expect(guest.page.locator(f'option[value="{wanted.id}"]')).to_have_text("Böses Omen")
    expect(guest.page.get_by_label("Empfohlenes Königreich").last).to_have_value(wanted.id)
    expect(guest.page.get_by_role("combobox", name="Plätze")).to_have_value("3")
    expect(guest.page.get_by_label("Startzahl")).to_have_value("7")


def test_expansions_have_their_german_names(invite: Callable[..., Guest]) -> None:
    guest = invite(language="de")
    guest.come("/new")
    guest.page.get_by_text("Karte für Karte").click()
    for name in ("Die Intrige", "Seaside", "Die Alchemisten", "Hinterland"):
        expect(guest.page.get_by_role("group", name=name)).to_be_visible()
    possession = guest.page.get_by_role("checkbox", name="Besessenheit")
    expect(possession.locator("..").locator(".potion")).to_be_visible()


def test_a_random_kingdom_is_shown_before_it_is_played(guest: Guest) -> None:
    guest.come("/new")
    guest.page.get_by_label("At random").check()
    for expansion in ("Dominion", "Prosperity", "Cornucopia"):
        guest.page.get_by_label(expansion, exact=True).uncheck()
    guest.page.get_by_label("cheap and dear cards mixed").uncheck()
    guest.button("Draw ten cards").click()
    chips = guest.page.locator(".kingdom [data-card]")
    expect(chips).to_have_count(10)
    drawn = chips.evaluate_all("chips => chips.map(chip => chip.dataset.card)")
    open_table(guest)
    assert kingdom(guest) == set(drawn)


def test_cards_picked_one_by_one_with_bane_and_colony(guest: Guest) -> None:
    guest.come("/new")
    guest.page.get_by_label("Card by card").check()
    for card in ("Young Witch", "Tournament", "Stonemason", "Baker"):
        guest.page.get_by_role("checkbox", name=card).check()
    expect(guest.page.get_by_text("4 of 10")).to_be_visible()
    guest.button("Open the table").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("ten cards")
    guest.button("Fill up at random").click()
    expect(guest.page.get_by_text("10 of 10")).to_be_visible()
    bane = guest.page.get_by_label("Bane card")
    chosen = bane.locator("option").nth(1).get_attribute("value")
    bane.select_option(chosen)
    guest.page.get_by_label("Platinum and Colony").select_option("with")
    guest.page.get_by_label("Seed").fill("7")
    open_table(guest)
    assert {"Young Witch", "Tournament", "Stonemason", "Baker", chosen} <= kingdom(guest)
    expect(guest.page.locator(".bane")).to_contain_text("Bane")
    expect(guest.pile("Colony")).to_be_visible()
    expect(
        guest.page.get_by_role("group", name="Beside the Supply").locator(".pile")
    ).to_have_count(5)


def test_six_seats_for_persons_and_bots(guest: Guest) -> None:
    guest.come("/new")
    guest.page.get_by_role("combobox", name="Seats").select_option("6")
    guest.page.get_by_role("combobox", name="Seat 6").select_option("person")
    guest.page.get_by_role("combobox", name="Seat 3").select_option("me")
    expect(guest.page.get_by_role("combobox", name="Seat 1")).not_to_have_value("me")
    guest.page.get_by_label("Mix the seats").uncheck()
    guest.button("Open the table").click()
    seats = guest.page.get_by_role("main").get_by_role("listitem")
    expect(seats).to_have_count(6)
    expect(seats.nth(2)).to_contain_text("that’s you")
    expect(seats.nth(5)).to_have_text("free seat")


def test_on_a_phone_there_is_room_for_a_sentence_about_each_bot(
    invite: Callable[..., Guest],
) -> None:
    guest = invite(screen=PHONE)
    guest.come("/new")
    guest.page.get_by_text("How the bots play").click()
    about = guest.page.get_by_text("looks ahead for about half a second")
    expect(about).to_be_visible()
    box = about.bounding_box()
    assert box is not None and box["width"] > 0.7 * PHONE["width"]


def test_a_link_that_leads_nowhere_is_explained(guest: Guest) -> None:
    guest.come("/")
    guest.page.get_by_label("Link to a table").fill("https://example.org/")
    guest.button("Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("no link to a table")
    guest.come("/table/nowhere")
    expect(guest.page.get_by_role("link", name="To the front page")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "seat", "steps", "expert"),
    [
        ("en", "Seat 2", ["Beginner", "Solid", "Strong", "Expert"], "half a second"),
        ("de", "Platz 2", ["Anfänger", "Solide", "Stark", "Experte"], "halbe Sekunde"),
    ],
)
def test_opponents_are_chosen_by_strength(
    invite: Callable[..., Guest], language: str, seat: str, steps: list[str], expert: str
) -> None:
    guest = invite(language=language)
    guest.come("/new")
    chooser = guest.page.get_by_role("combobox", name=seat)
    expect(chooser).to_have_value("bot:generic")
    groups = chooser.locator("optgroup")
    offered = groups.first.locator("option").all_inner_texts()
    assert offered == [step for step in steps if step in offered]
    assert set(steps[1:]) <= set(offered)
    assert groups.last.locator("option[value='bot:big-money']").count() == 1
    chooser.select_option(label=steps[-1])
    expect(guest.page.locator(".seats")).to_contain_text(expert)


# ---- opponents by style ------------------------------------------------------------------------


def test_a_strategy_sits_down_and_gets_its_cards(guest: Guest) -> None:
    guest.come("/new")
    # Whoever has never played begins with the cards of the first game.
    chooser = guest.page.get_by_role("combobox", name="Recommended set")
    expect(chooser).to_have_value("dominion-2016/first-game")
    guest.button("Styles … Seat 2").press("Enter")
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_label("Find a strategy").fill("double witch")
    expect(dialog.get_by_text("No strategy found.")).to_be_visible()  # none that fits
    dialog.get_by_label("only those that fit").uncheck()
    dialog.get_by_role("button", name="Double Witch").press("Enter")
    expect(dialog).to_have_count(0)
    expect(guest.page.get_by_text("Not in this kingdom: Witch")).to_be_visible()
    guest.button("Open the table").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("Double Witch cannot be played")
    guest.button("Draw a kingdom for it").click()
    expect(guest.page.locator(".kingdom [data-card=Witch]")).to_have_count(2)  # needed, and drawn
    open_table(guest)
    assert "Witch" in kingdom(guest)
    expect(guest.page.locator(".bot[title='Double Witch']")).to_be_visible()
    # The next table is like the last one.
    guest.come("/new")
    expect(guest.page.get_by_role("combobox", name="Seat 2")).to_have_value("bot:plan:double-witch")
    expect(guest.page.get_by_label("At random")).to_be_checked()


def test_a_plan_of_ones_own(invite: Callable[..., Guest]) -> None:
    guest = invite(language="de")
    guest.come("/new")
    guest.button("Spielweisen … Platz 2").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text("Ein eigener Plan").click()
    text = dialog.get_by_label("Oder ihr Text")
    text.fill('name = "Mein Plan"\nbuy = [\n  "Hxe",\n]')
    dialog.get_by_role("button", name="Gegen ihn spielen").click()
    expect(dialog.get_by_role("alert")).to_contain_text("TOML:3: keine Karte „Hxe“")
    text.fill('name = "Mein Plan"\nbuy = ["Kupfer"]')
    dialog.get_by_role("button", name="Gegen ihn spielen").click()
    expect(guest.page.get_by_role("combobox", name="Platz 2")).to_contain_text("Mein Plan")
    guest.button("Tisch eröffnen").click()
    expect(guest.page.locator(".bot[title='Mein Plan']")).to_be_visible()


# ---- kingdoms ----------------------------------------------------------------------------------


def test_wishes_by_keyboard(guest: Guest) -> None:
    guest.come("/new")
    guest.page.get_by_label("At random").check()
    required = guest.page.get_by_role("combobox", name="Always with")
    offered = guest.page.locator("[role=option]:visible")
    required.fill("konigs")  # in German, without its dots
    expect(offered.first).to_be_visible()
    required.press("Enter")
    expect(guest.button("Remove King's Court")).to_be_visible()
    required.fill("v")
    expect(offered.first).to_be_visible()
    required.press("ArrowDown")
    required.press("Escape")
    expect(guest.page).to_have_url(re.compile("/new$"))  # Enter chose a card, and no more
    banned = guest.page.get_by_role("combobox", name="Never with")
    banned.press_sequentially("chap")
    expect(offered.first).to_be_visible()
    banned.press("Enter")
    expect(guest.button("Remove Chapel")).to_be_visible()
    for expansion in ("Seaside", "Hinterlands"):
        guest.page.get_by_label(f"How many cards of {expansion}").select_option("1")
    guest.button("Draw ten cards").click()
    chips = guest.page.locator(".kingdom [data-card]")
    expect(chips.nth(9)).to_be_visible()  # there may be an eleventh, a Bane
    drawn = chips.evaluate_all("chips => chips.map(chip => chip.dataset.card)")
    assert "King's Court" in drawn
    assert "Chapel" not in drawn
    pins = guest.page.locator(".pin")
    pins.nth(3).click()
    expect(pins.nth(3)).to_have_attribute("aria-pressed", "true")
    with guest.page.expect_response(re.compile("/api/kingdom")) as answer:
        guest.button("Draw again").click()
    again = answer.value.json()["cards"]
    assert {drawn[3], "King's Court"} <= set(again)
    assert sorted(again) != sorted(drawn)


def test_a_kingdom_by_link_is_starred_and_found_again(guest: Guest) -> None:
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    cards = "bishop,chapel,kings-court,moat,witch,market,militia,gardens,mine,cellar"
    guest.come(f"/new?cards={cards}&colony=1")
    expect(guest.page.get_by_text("10 of 10")).to_be_visible()
    expect(guest.page.get_by_label("Platinum and Colony")).to_have_value("with")
    guest.button("Copy the link to this kingdom").click()
    expect(guest.button("Copied")).to_be_visible()
    link = guest.page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{guest.address}/new?cards={cards}&colony=1"
    guest.button("Star this kingdom").click()
    guest.page.get_by_label("What to call it").fill("Ours")
    guest.page.keyboard.press("Enter")
    guest.come("/new?cards=moat,rubbish&bane=moat")
    notice = guest.page.get_by_role("alert")
    expect(notice).to_contain_text("no Kingdom card here: rubbish")
    expect(notice).to_contain_text("the link names 1")
    expect(notice).to_contain_text("“moat” cannot be the Bane")
    expect(guest.page.get_by_text("1 of 10")).to_be_visible()
    guest.button("Starred and played").click()
    guest.button("Take Ours").click()
    expect(guest.page.get_by_text("10 of 10")).to_be_visible()
    # Enter in the name field opens the table.
    name = guest.page.get_by_label("Your name")
    name.fill("Ada")
    name.press("Enter")
    guest.page.wait_for_url(re.compile("/table/"))
    expect(guest.board).to_be_visible()
    assert {"Bishop", "King's Court"} <= kingdom(guest)


def test_enter_in_the_name_field_starts_and_sits_down(invite: Callable[..., Guest]) -> None:
    ada, ben = invite(), invite()
    ada.come("/")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Your name").press("Enter")
    expect(ada.board).to_be_visible()
    ben.come(f"/table/{ada.open_table(persons=2, name='Ada')}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_label("Your name").press("Enter")
    expect(ben.board).to_be_visible()
    expect(ben.page.get_by_role("article", name="Ada")).to_be_visible()
