"""Nobody is kept at a table, and nobody can keep a table: resigning, leaving, clocks."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from coffers.server.archive import Archive
from coffers.server.refusals import Refusal

CLOCK = {"decision": 5, "reserve": 0, "then": "bot"}


def seated(guest: Callable[[], Any], *names: str, **more: Any) -> Any:
    first = guest()
    table = first.open_table(names[0], len(names), **more)
    others = [guest() for _ in names[1:]]
    for other, name in zip(others, names[1:], strict=True):
        other.post(f"/api/tables/{table}/join", {"name": name})
    return table, first, *others


def test_of_three_the_others_play_on_when_one_resigns(guest: Callable[[], Any]) -> None:
    table, anna, ben, cleo = seated(guest, "Anna", "Ben", "Cleo")
    with anna.sit(table) as a, ben.sit(table) as b:
        a.my_turn()
        left = anna.post(f"/api/tables/{table}/resign", {})
        assert (left["my_seat"], left["had_seat"]) == (None, 0)
        assert left["status"] == "playing"
        seat = left["seats"][0]
        assert (seat["kind"], seat["bot"], seat["resigned"]) == ("bot", "generic", True)
        assert b.my_turn()["decision"]["kind"] == "play"  # a bot has played for Anna
        while a.last["view"]["me"] is not None:
            a.receive()
        assert all(player["hand"] is None for player in a.last["view"]["players"])
    ben.post(f"/api/tables/{table}/resign", {})
    assert cleo.get(f"/api/tables/{table}")["status"] == "over"
    assert guest().get(f"/api/tables/{table}")["had_seat"] is None
    result = cleo.get(f"/api/tables/{table}/result")
    assert (result["reason"], result["winners"]) == ("resigned", ["Cleo"])
    assert [score["resigned"] for score in result["scores"]] == [True, True, False]
    # Whoever resigned still finds the game, and is welcome to another one.
    assert [t["id"] for t in anna.get("/api/mine")["finished"]] == [table]
    again = anna.post(f"/api/tables/{table}/rematch", {})["id"]
    assert anna.get(f"/api/tables/{again}")["my_seat"] == 0


def test_who_leaves_before_the_game_leaves_a_free_seat(guest: Callable[[], Any]) -> None:
    anna, ben, cleo = guest(), guest(), guest()
    table = anna.open_table("Anna", 3)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert ben.post(f"/api/tables/{table}/leave", {})["my_seat"] is None
    assert cleo.post(f"/api/tables/{table}/join", {"name": "Ben"}) == {"seat": 1}


def test_nobody_can_make_others_leave(guest: Callable[[], Any]) -> None:
    table, anna, ben = seated(guest, "Anna", "Ben")
    mallory = guest()
    for page in ("resign", "leave"):
        assert mallory.ask("POST", f"/api/tables/{table}/{page}", {})[0] == 403
    assert [seat["bot"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [None, None]
    ben.post(f"/api/tables/{table}/resign", {})
    assert anna.ask("POST", f"/api/tables/{table}/resign", {})[0] == 409  # it is over


def test_a_bot_plays_on_for_who_leaves(guest: Callable[[], Any]) -> None:
    table, anna, ben = seated(guest, "Anna", "Ben")
    with ben.sit(table) as b:
        b.state()
        anna.post(f"/api/tables/{table}/leave", {})
        assert b.my_turn()["view"]["players"][0]["turns"] == 1
    assert anna.ask("POST", f"/api/tables/{table}/leave", {})[0] == 403


def pass_ten_turns(a: Any, b: Any) -> None:
    for i in range(10):
        socket = (a, b)[i % 2]
        picks = [option["pick"] for option in socket.my_turn()["decision"]["options"]]
        passes = ["end buys"] if "buy Copper" in picks else ["end treasures", "end buys"]
        socket.answer(*passes)
    a.my_turn()


def test_who_leaves_while_the_log_is_fetched_sees_no_hand(
    guest: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the archive brings was meant for somebody who had a seat when it was asked for."""
    table, anna, ben = seated(guest, "Anna", "Ben")
    with anna.sit(table) as a, ben.sit(table) as b:
        pass_ten_turns(a, b)
    left = threading.Event()
    asked = threading.Event()
    ask = Archive.ask

    async def slowly(self: Archive, job: Any, caller: str) -> bytes:
        found = await ask(self, job, caller)
        asked.set()
        await asyncio.to_thread(left.wait, 30)
        return found

    monkeypatch.setattr(Archive, "ask", slowly)
    with ben.sit(table) as b:
        assert asked.wait(30)
        ben.post(f"/api/tables/{table}/leave", {})
        left.set()
        assert b.state()["view"]["me"] is None
        assert all(player["hand"] is None for player in b.last["view"]["players"])


def test_a_busy_archive_means_a_shorter_log_not_a_longer_wait(
    guest: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is played again where everybody waits, even if all of it is at hand."""

    async def busy(*_: Any) -> bytes:
        raise Refusal(503, "archive-busy")

    monkeypatch.setattr(Archive, "ask", busy)
    table, anna, ben = seated(guest, "Anna", "Ben")
    with anna.sit(table) as a, ben.sit(table) as b:
        pass_ten_turns(a, b)
        with guest().sit(table) as late:
            shown = late.state()
        assert shown["view"]["players"][0]["turns"] == 6
        assert {line["turn"] for line in shown["log"]} == {8, 9, 10, 11}


# ---- the clock ---------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that runs twenty times as fast."""
    from coffers.server import clocks

    monkeypatch.setattr(
        clocks.TableClock,
        "seconds_left",
        lambda self: max((self.clock.decision + self._reserve() / 1000) / 20 - self._spent(), 0),
    )


@pytest.mark.usefixtures("quick")
def test_a_bot_decides_for_who_thinks_too_long(guest: Callable[[], Any]) -> None:
    table, anna, ben = seated(guest, "Anna", "Ben", clock=CLOCK)
    with anna.sit(table) as a, ben.sit(table) as b:
        assert a.my_turn()["seconds"] is not None
        assert b.my_turn()["decision"] is not None  # Anna has not said a word
        assert b.last["view"]["players"][0]["turns"] == 1
    assert anna.get(f"/api/tables/{table}")["seats"][0]["bot"] is None  # her next turn is hers


@pytest.mark.usefixtures("quick")
def test_or_they_lose_their_seat(guest: Callable[[], Any]) -> None:
    table, _, ben = seated(guest, "Anna", "Ben", clock={**CLOCK, "then": "lost"})
    with ben.sit(table) as b:
        b.state(over=True)
    result = ben.get(f"/api/tables/{table}/result")
    assert (result["reason"], result["winners"]) == ("resigned", ["Ben"])


def test_a_table_has_no_clock_unless_it_is_asked_for(guest: Callable[[], Any]) -> None:
    table, anna, _ = seated(guest, "Anna", "Ben")
    assert anna.get(f"/api/tables/{table}")["clock"] is None
    with anna.sit(table) as a:
        assert a.my_turn()["seconds"] is None
    for wrong in ({"decision": 1}, {"decision": 10**9}, {"decision": 30, "then": "explode"}):
        seats = [{"kind": "person"}] * 2
        wish = {"name": "A", "seats": seats, "clock": wrong}
        assert anna.ask("POST", "/api/tables", wish)[0] == 400
