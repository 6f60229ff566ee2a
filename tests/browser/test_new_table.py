"""Setting up a table: seats, kingdoms, and everything that can be chosen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guests import Guest

from coffers.kingdoms.sets import find


def kingdom(guest: Guest) -> set[str]:
    """The Kingdom cards on the table, the Bane included."""
    zones: list[str] = guest.page.locator(".beside .pile").evaluate_all(
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
    expect(option).to_have_text("Böses Omen (Bad Omens)")
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
    expect(guest.page.locator(f'option[value="{wanted.id}"]')).to_have_text(
        "Böses Omen (Bad Omens)"
    )
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
