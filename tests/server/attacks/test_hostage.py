"""No game can be taken hostage: it goes on, ends by itself, or is given up."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.server.attacks import hostage
from tests.server.attacks.hostage import Hostage, play_and_take_back, take_hostage
from tests.server.conftest import Guest, LocalServer

from coffers.errors import CoffersError
from coffers.server.limits import Limits, Rate

TALKATIVE = replace(Limits(), messages=Rate(1000, 1000))  # one socket is enough for an attack
MANY = 120  # undos in one turn, more than anybody needs
SECONDS = 20


@pytest.fixture
def besieged(start: Callable[..., LocalServer]) -> Callable[[Limits], Hostage]:
    """A table of two on a server with these limits."""
    return lambda limits: take_hostage(start(limits=limits).address)


def status(table: Hostage) -> str:
    return str(table.winner.get(f"/api/tables/{table.table}")["status"])


def result(table: Hostage) -> dict[str, Any]:
    found: dict[str, Any] = table.winner.get(f"/api/tables/{table.table}/result")
    return found


def test_what_is_taken_back_does_not_count_against_the_game(
    besieged: Callable[[Limits], Hostage],
) -> None:
    """Forty moves are the limit, and more than forty are made and undone: the game goes on."""
    table = besieged(replace(TALKATIVE, moves=40))
    with table.loser.sit(table.table) as socket:
        found = play_and_take_back([socket], 2 * MANY, SECONDS)
    assert found.plays + found.undos > 40, found.refusals
    assert hostage.goes_on(table)
    assert status(table) == "playing"


def test_a_turn_has_a_limit_of_undos(besieged: Callable[[Limits], Hostage]) -> None:
    """After it, taking back is refused with a sentence; the next turn has undos of its own."""
    table = besieged(TALKATIVE)
    with table.loser.sit(table.table) as socket:
        found = play_and_take_back([socket], 2 * MANY, SECONDS)
        assert found.refusals, f"{found.undos} undos in one turn, and none was refused"
        assert 0 < found.undos < found.plays < MANY
    assert hostage.goes_on(table)
    with table.loser.sit(table.table) as socket:
        again = play_and_take_back([socket], 4, SECONDS)
    assert (again.plays, again.undos, again.refusals) == (2, 2, [])


def test_a_game_that_reaches_its_limit_ends_and_is_scored(
    besieged: Callable[[Limits], Hostage],
) -> None:
    table = besieged(replace(TALKATIVE, moves=30))
    with table.loser.sit(table.table) as loser, table.winner.sit(table.table) as winner:
        told: dict[str, Any] = {"over": False}
        for turn in range(30):
            told = hostage.pass_turn((loser, winner)[turn % 2])
            assert told["type"] == "state", told["reason"]
            if told["over"]:
                break
        assert told["over"]
    assert status(table) == "over"
    found = result(table)
    assert [score["name"] for score in found["scores"]] == ["Mallory", "Anna"]
    assert [score["score"] for score in found["scores"]] == [3, 3]
    assert found["winners"]
    assert table.winner.get(f"/api/tables/{table.table}/replay")["answers"] == 30
    assert table.winner.get(f"/api/tables/{table.table}/at/30?seat=all")["over"]


def test_who_resigns_has_lost(besieged: Callable[[Limits], Hostage]) -> None:
    """In a game of two the other one wins at once, however it stands."""
    table = besieged(Limits())
    resign = f"/api/tables/{table.table}/resign"
    assert Guest(table.loser.address).ask("POST", resign, {})[0] == 403
    assert status(table) == "playing"
    with table.winner.sit(table.table) as winner:
        winner.state()
        assert table.loser.ask("POST", resign, {})[0] == 200
        winner.await_("table", status="over")
    assert status(table) == "over"
    found = result(table)
    assert found["winners"] == ["Anna"]
    assert found["reason"] == "resigned"
    assert [score.get("resigned", False) for score in found["scores"]] == [True, False]
    assert table.loser.ask("POST", resign, {})[0] in (403, 409)


def test_a_bot_takes_over_from_who_leaves(besieged: Callable[[Limits], Hostage]) -> None:
    """It is the turn of the one who leaves, and the other one gets to play all the same."""
    table = besieged(Limits())
    leave = f"/api/tables/{table.table}/leave"
    assert Guest(table.loser.address).ask("POST", leave, {})[0] == 403
    with table.winner.sit(table.table) as winner:
        assert winner.state()["decision"] is None
        assert table.loser.ask("POST", leave, {})[0] == 200
        for _ in range(6):
            told = hostage.pass_once(winner)
            assert told["type"] == "state", told
        assert winner.my_turn()["view"]["players"][0]["turns"] > 1
    seats = table.winner.get(f"/api/tables/{table.table}")["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"]
    assert status(table) == "playing"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--url", "http://example.com"], "a load test of other people's servers is an attack"),
        (["--url", "http://192.0.2.1:80"], "is not on this machine"),
        (["--limit", "1000000"], "--limit: must be between 10 and 50000"),
        (["--moves", "1000000"], "--moves: must be between 2 and 50000"),
        (["--seconds", "nan"], "--seconds: must be between 1 and 600"),
    ],
)
def test_the_attack_is_bounded_and_stays_at_home(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        hostage.main(arguments)
    assert sentence in " ".join(capsys.readouterr().err.split())
    with pytest.raises(CoffersError):
        take_hostage("http://192.0.2.1:80")
