"""Strategies as opponents: those that come with Coffers, and plans that people bring."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from coffers.bots.generic import Generic
from coffers.bots.plan import Planned
from coffers.kingdoms import Kingdom
from coffers.server.opponents import LARGEST, OWN, SHIPPED, agent, read_own, titles
from coffers.server.records import Seat
from coffers.server.visitor import ALL_TREASURES
from coffers.strategies.plans import shipped

WITCHES = ["Witch", "Village", "Smithy", "Market", "Moat", "Mine", "Cellar", "Militia", "Chapel"]
KINGDOM = {"cards": [*WITCHES, "Remodel"], "platinum_colony": False}
PLAN = """\
name = "Copper Lover"
german = "Kupferfreund"
about = "Buys Coppers."
needs = ["Village"]
buy = ["Copper"]
"""


def seats(*others: dict[str, str]) -> list[dict[str, str]]:
    return [{"kind": "person"}, *({"kind": "bot", **other} for other in others)]


def own(text: str = PLAN) -> dict[str, str]:
    return {"bot": OWN, "plan": text}


def table_of(guest: Any, *others: dict[str, str], **more: Any) -> str:
    wish = {"name": "Anna", "seats": seats(*others), "kingdom": KINGDOM, **more}
    return str(guest.post("/api/tables", wish)["id"])


def refused(guest: Any, *others: dict[str, str], lang: str = "en", **more: Any) -> tuple[int, str]:
    wish = {"name": "Anna", "seats": seats(*others), "kingdom": KINGDOM, **more}
    status, body = guest.ask("POST", f"/api/tables?lang={lang}", wish)
    return status, json.loads(body)["error"]


def play(socket: Any, turns: int = 0) -> dict[str, Any]:
    """Take a Province or a Gold where one can, for so many turns or to the end."""
    while True:
        state = socket.my_turn()
        if state["over"] or (turns and state["view"]["players"][0]["turns"] > turns):
            return state  # type: ignore[no-any-return]
        decision = state["decision"]
        picks = [option["pick"] for option in decision["options"]]
        best = [f"buy {card}" for card in ("Province", "Gold", "Silver")]
        wanted = [pick for pick in best if pick in picks]
        if decision["all_treasures"]:
            socket.answer(ALL_TREASURES)
        else:
            socket.answer(wanted[0] if wanted else decision["passing"] or picks[0])


def test_all_are_told_in_both_languages(guest: Callable[[], Any]) -> None:
    english, german = (guest().get(f"/api/strategies?lang={lang}") for lang in ("en", "de"))
    assert len(english) == len(shipped()) >= 120
    assert {one["name"] for one in english} == {f"{SHIPPED}{name}" for name in shipped()}
    one = next(one for one in german if one["name"] == "plan:double-witch")
    assert (one["label"], one["needs"], one["style"]) == ("Doppelhexe", ["Witch"], "attack")
    assert one["about"] == shipped()["double-witch"].about_de
    assert [one["label"] for one in german] == sorted(
        (one["label"] for one in german), key=str.casefold
    )


def test_a_game_to_its_end_with_a_restart_between(start: Any, visit: Any) -> None:
    server = start()
    anna = visit(server.address)
    table = table_of(anna, {"bot": "plan:double-witch"}, own(), seed=3)
    with anna.sit(table) as socket:
        play(socket, turns=4)
    server.stop()
    again = start()
    anna.address = again.address
    with anna.sit(table) as socket:
        play(socket)
    found = anna.get(f"/api/tables/{table}")
    assert [seat["bot"] for seat in found["seats"]] == [None, "plan:double-witch", OWN]
    assert [seat["titles"] for seat in found["seats"]] == [
        None,
        {"en": "Double Witch", "de": "Doppelhexe"},
        {"en": "Copper Lover", "de": "Kupferfreund"},
    ]
    assert "plan" not in found["seats"][2]
    _, witch, lover = anna.get(f"/api/tables/{table}/result")["scores"]
    bought = {card for card, n in witch["cards"].items() if n} - {"Curse"}
    assert "Witch" in bought
    assert bought <= {"Copper", "Estate", "Duchy", "Province", "Witch", "Gold", "Silver"}
    assert lover["cards"]["Copper"] > 7
    assert set(lover["cards"]) <= {"Copper", "Estate", "Curse"}


def test_a_rematch_and_a_game_played_on_are_against_the_same(guest: Callable[[], Any]) -> None:
    anna = guest()
    table = table_of(anna, own(), {"bot": "plan:witch-money"})
    with anna.sit(table) as socket:
        play(socket, turns=1)
    anna.post(f"/api/tables/{table}/resign", {})
    bots = [OWN, "plan:witch-money"]
    again = anna.post(f"/api/tables/{table}/rematch", {})["id"]
    wish = {"number": 2, "seat": 0, "name": "Anna"}
    fork = anna.post(f"/api/tables/{table}/fork", wish)["id"]
    for new in (again, fork):
        found = anna.get(f"/api/tables/{new}")["seats"][1:]
        assert [seat["bot"] for seat in found] == bots
        assert found[0]["titles"]["en"] == "Copper Lover"
        with anna.sit(new) as socket:
            assert play(socket, turns=2)["view"]["players"][0]["turns"] == 3


def test_one_that_does_not_fit_is_refused(guest: Callable[[], Any]) -> None:
    anna = guest()
    assert refused(anna, {"bot": "plan:gardens-rush"}) == (
        400,
        "Gardens Rush needs what this kingdom lacks: Gardens, Workshop",
    )
    status, sentence = refused(anna, {"bot": "plan:gardens-rush"}, lang="de")
    assert status == 400
    assert "Gärten" in sentence
    assert refused(anna, {"bot": "plan:platinum-big-money"})[0] == 400
    colony = {**KINGDOM, "platinum_colony": True}
    assert refused(anna, {"bot": "plan:big-money-with-duchies"}, kingdom=colony)[1] == (
        "Big Money with Duchies is for games without Platinum and Colony"
    )
    assert refused(anna, own('name = "x"\nneeds = ["Bishop"]'))[1] == (
        "x needs what this kingdom lacks: Bishop"
    )


@pytest.mark.parametrize(
    "bot", ["plan:nobody", "plan:", "plan:../secret", "nobody", "double-witch", "plan:x.py:Class"]
)
def test_only_known_names_sit_down(bot: str, guest: Callable[[], Any]) -> None:
    assert refused(guest(), {"bot": bot})[0] == 400


def test_a_name_nearly_right_is_answered_with_the_right_one(guest: Callable[[], Any]) -> None:
    assert "double-witch" in refused(guest(), {"bot": "plan:duble-witch"})[1]


def test_a_plan_is_looked_at_before_it_sits_down(guest: Callable[[], Any]) -> None:
    found = guest().post("/api/plan?lang=de", {"plan": PLAN})
    assert found == {
        "name": OWN,
        "label": "Kupferfreund",
        "about": "Buys Coppers.",
        "style": "",
        "needs": ["Village"],
        "platinum_colony": None,
    }


@pytest.mark.parametrize(
    ("text", "lang", "says"),
    [
        ('name = "x"\nbuy = [\n  "Wich",\n]', "en", "TOML:3: no card 'Wich'; did you mean Witch?"),
        ('name = "x"\nbuy = [\n  "Hxe",\n]', "de", "TOML:3: keine Karte „Hxe“"),
        ('name = "x"\nbuy =', "en", "TOML:2: this is not proper TOML"),
        ("", "en", "TOML:1: the strategy has no name"),
        ("import os", "en", "not proper TOML"),
        ('name = "x"\n' + ".".join("a" * 600) + "=1", "en", "TOML:2: the line is longer than"),
    ],
)
def test_what_is_wrong_with_a_plan_is_said_with_its_line(
    text: str, lang: str, says: str, guest: Callable[[], Any]
) -> None:
    anna = guest()
    status, body = anna.ask("POST", f"/api/plan?lang={lang}", {"plan": text})
    assert status == 400
    assert says in json.loads(body)["error"]
    assert says in refused(anna, own(text), lang=lang)[1]


def test_a_plan_that_is_too_large_is_refused(guest: Callable[[], Any]) -> None:
    anna = guest()
    large = PLAN + "#" * LARGEST
    for path, content in (
        ("/api/plan", {"plan": large}),
        ("/api/tables", {"name": "Anna", "seats": seats(own(large)), "kingdom": KINGDOM}),
    ):
        status, body = anna.ask("POST", path, content)
        assert (status, json.loads(body)["error"]) == (
            413,
            "a plan has at most 8,000 characters",
        )
    assert anna.ask("POST", "/api/plan", {"plan": "#" * 20_000})[0] == 413
    assert anna.ask("POST", "/api/plan", {"plan": 7})[0] == 400


def test_a_solved_plan_fits_through_the_door() -> None:
    """The solver's are about as long as those that come with Coffers, or twice that."""
    assert 2 * max(len(plan.as_toml()) for plan in shipped().values()) < LARGEST
    for plan in shipped().values():
        assert read_own(plan.as_toml()) == plan


def test_a_strategy_that_is_gone_leaves_its_seat_to_the_usual_bot() -> None:
    setup = Kingdom.of([*WITCHES, "Remodel"], platinum_colony=False).setup(2, "2017")
    gone = Seat(bot="plan:of-another-version")
    assert type(agent(gone, setup, 1)) is Generic
    assert titles(gone) is None
    assert type(agent(Seat(bot="plan:witch-money"), setup, 1)) is Planned
    assert type(agent(Seat(bot=OWN, plan="name ="), setup, 1)) is Generic
