"""The table shows what the server names, also what no card needs yet."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.guests import PHONE, WIDE, Guest
from tests.browser.test_access import serious_faults
from tests.server.conftest import changed

State = dict[str, Any]


def retold(guest: Guest, change: Callable[[State], None]) -> None:
    """Let a guest see positions that are not quite what the server says."""
    known: dict[str, Any] = {}  # the last view, as the server has it

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def passed_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "changed":
                said["type"] = "state"
                said["view"] = changed(known, said["view"])
            if said["type"] == "state":
                known.update(deepcopy(said["view"]))
                change(said)
            socket.send(json.dumps(said))

        server.on_message(passed_on)

    guest.page.route_web_socket("**/ws/**", between)


def pile(name: str, card: str | None, **more: object) -> dict[str, object]:
    known = {"left": 3, "cost": "5", "in_supply": False, "is_bane": False, "tokens": {}}
    return {"name": name, "card": card, **known, **more}


def much_on_the_table(state: State) -> None:
    """Piles, tokens, mats and cards in places that today's cards do not know."""
    view = state["view"]
    anna, ben = view["players"]
    tokens = {"Anna: plus_card": 1, "taxes": 2}
    view["piles"] += [
        pile("Knights", "Witch", cost="3P", tokens=tokens, in_supply=True),
        pile("Ruins", None, left=0, cost="8+8D"),
        pile("Spoils", "Spoils", cost="4D"),
    ]
    view["tokens"] = {"some_counter": 4}
    view["mats"] = {"black_market": {"cards": None, "size": 9}}
    anna["tokens"] = {"vp": 2, "villagers": 1}
    anna["mats"] = {
        "tavern": {"cards": ["Moat", "Moat"], "size": 2},
        "empty": {"cards": [], "size": 0},
    }
    anna["in_play"] = ["Village"]
    view["turn"] = "Ben"
    ben["mats"] = {"island": {"cards": None, "size": 5}, "exile": {"cards": ["Duchy"], "size": 1}}
    ben["aside"], ben["aside_hidden"] = ["Gold"], 2
    ben["in_play"] = ["Market"]


def test_everything_that_has_a_name_is_shown(guest: Guest) -> None:
    page = guest.page
    retold(guest, much_on_the_table)
    guest.come_to_table(guest.open_table("big-money", seed=1))

    knights = guest.pile("Knights")
    expect(knights).to_contain_text("Witch, costs 3 + Potion, 3 left")
    expect(knights).to_contain_text("on it: Plus card of Anna")
    expect(knights).to_contain_text("on it: Taxes (2)")
    beside = page.get_by_role("group", name="Beside the Supply")
    expect(beside.get_by_role("button")).to_have_count(2)
    expect(guest.pile("Ruins")).to_contain_text("costs 8 + 8 Debt, 0 left")
    expect(guest.pile("Spoils")).to_contain_text("costs 4 Debt")

    expect(page.locator(".supply")).to_contain_text("Some counter")
    expect(page.locator(".supply .mat")).to_contain_text("9")
    expect(page.locator(".own-piles .tokens")).to_contain_text("Villagers")
    expect(page.locator(".own-piles .mat")).to_have_count(1)  # an empty one is no use
    guest.button("Tavern").click()
    tavern = page.get_by_role("dialog", name="Tavern")
    expect(tavern).to_contain_text("2×Moat")
    page.keyboard.press("Escape")

    ben = page.get_by_role("article", name="Ben")
    expect(ben).to_contain_text("Island")
    expect(ben.get_by_role("button", name="Island")).to_have_count(0)  # nobody else may look
    ben.get_by_role("button", name="Exile").click()
    expect(page.get_by_role("dialog", name="Exile")).to_contain_text("Duchy")
    page.keyboard.press("Escape")
    expect(ben).to_contain_text("Gold")
    expect(ben).to_contain_text("Face down")


def test_the_cards_in_play_of_everybody_are_shown(guest: Guest) -> None:
    retold(guest, much_on_the_table)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    expect(guest.in_play("Village")).to_be_visible()  # mine, although it is not my turn
    expect(guest.in_play("Market")).to_be_visible()

    def my_turn(state: State) -> None:
        much_on_the_table(state)
        state["view"]["turn"] = "Anna"

    retold(guest, my_turn)
    guest.page.reload()
    expect(guest.in_play("Village")).to_be_visible()
    expect(guest.in_play("Market")).to_have_count(0)
    expect(guest.page.get_by_role("article", name="Ben")).to_contain_text("Market")


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_it_can_be_read_by_everybody(
    invite: Callable[..., Guest], colours: str, screen: object
) -> None:
    guest = invite(color_scheme=colours, screen=screen)
    retold(guest, much_on_the_table)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    assert serious_faults(guest) == []
