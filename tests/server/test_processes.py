"""Several servers share a database: a table may be open on any of them."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any

import pytest
from tests.server import services

from coffers.errors import CoffersError
from coffers.server.bus import make_bus
from coffers.server.messages import Notice


@pytest.fixture(scope="module")
def bus() -> Iterator[str]:
    with services.redis() as address:
        yield address


@pytest.fixture
def apart(start: Callable[..., Any], visit: Any, bus: str) -> Any:
    """A table of Anna and Ben, who come to different servers, and the address of a third."""
    anna, ben, cleo = (visit(start(redis=bus).address) for _ in range(3))
    table = anna.open_table("Anna", 2, seed=7)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    return table, anna, ben, cleo


def test_an_answer_is_seen_everywhere(apart: Any) -> None:
    table, anna, ben, cleo = apart
    with anna.sit(table) as a, ben.sit(table) as b, cleo.sit(table) as c:
        for socket in (a, b, c):
            socket.state(number=0)
        a.answer("all treasures", "buy Silver")
        assert b.state(number=2)["decision"]["kind"] == "play"
        assert "bought" in [event["kind"] for event in c.state(number=2)["events"]]
        b.answer("all treasures", "end buys")
        assert a.state(number=4)["decision"]["kind"] == "play"
        b.state(number=4)
        c.state(number=4)
        assert len(a.log) == len(b.log) == len(c.log)


def test_who_is_there_is_seen_everywhere(apart: Any) -> None:
    table, anna, ben, cleo = apart
    with anna.sit(table) as a:
        with ben.sit(table):
            while not a.await_("table")["seats"][1]["connected"]:
                pass
            seats = cleo.get(f"/api/tables/{table}")["seats"]
            assert [seat["connected"] for seat in seats] == [True, True]
        while a.await_("table")["seats"][1]["connected"]:
            pass


def test_a_seat_taken_elsewhere_starts_the_game_here(
    start: Callable[..., Any], visit: Any, bus: str
) -> None:
    anna, ben = (visit(start(redis=bus).address) for _ in range(2))
    table = anna.open_table("Anna", 2)
    with anna.sit(table) as a:
        a.await_("table", status="waiting")
        ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
        a.await_("table", status="playing")
        assert a.state()["number"] == 0


@pytest.mark.parametrize("agreed", [True, False])
def test_undo_is_asked_across_servers(agreed: bool, apart: Any) -> None:
    table, anna, ben, _ = apart
    with anna.sit(table) as a, ben.sit(table) as b:
        a.state()
        a.answer("all treasures", "buy Silver")
        b.state(number=2)
        a.send(type="undo", number=2)
        assert b.await_("undo-asked")["by"] == "Anna"
        b.send(type="undo-reply", number=2, ok=agreed)
        if agreed:
            assert a.state(number=3)["decision"]["kind"] == "buy"
            assert b.state(number=3)["waiting_for"] == "Anna"
        else:
            a.await_("undo-refused")


def test_who_comes_later_to_another_server_is_asked_too(apart: Any) -> None:
    table, anna, ben, cleo = apart
    cleo.cookie = ben.cookie  # Ben comes to a server that has never seen this table
    with anna.sit(table) as a:
        a.state()
        a.answer("all treasures", "buy Silver")
        a.state(number=2)
        a.send(type="undo", number=2)
        a.send(type="ping")
        a.await_("pong")
        with cleo.sit(table) as b:
            assert b.await_("undo-asked", number=2)["by"] == "Anna"
            b.send(type="undo-reply", number=2, ok=True)
            assert a.state(number=3)["decision"]["kind"] == "buy"


def test_of_two_answers_on_two_servers_one_is_refused(apart: Any) -> None:
    """Anna has two windows, one on each server, and clicks in both of them."""
    table, anna, _, cleo = apart
    cleo.cookie = anna.cookie
    with anna.sit(table) as here, cleo.sit(table) as there:
        here.state()
        there.state()
        here.answer("all treasures", number=0)
        there.answer("end treasures", number=0)
        refused = 0
        for window in (here, there):
            while not window.last or window.last["number"] < 1:
                refused += window.receive()["type"] == "refused"
            window.send(type="ping")
            while (kind := window.receive()["type"]) != "pong":
                refused += kind == "refused"
        assert refused == 1
        assert here.last["number"] == there.last["number"] == 1
        assert here.last["view"] == there.last["view"]


def test_a_bot_left_behind_is_taken_over(
    start: Callable[..., Any], visit: Any, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server whose bot it was is gone before it answered: the other one thinks for it."""
    from coffers.server import tables

    first, second = start(redis=bus), start(redis=bus)
    monkeypatch.setattr(tables, "PATIENCE", 0.2)
    anna = visit(first.address)
    table = anna.open_table("Anna", 1, ["big-money"])
    monkeypatch.setattr(tables.OpenTable, "let_bots_play", lambda *_: None)
    with anna.sit(table) as a:
        a.my_turn()
        a.answer("all treasures", "end buys")
        a.state(number=2)
    monkeypatch.undo()
    anna.address = second.address
    with anna.sit(table) as a:
        assert a.my_turn()["number"] > 2


def test_a_bot_is_taken_over_at_a_table_long_untouched(
    start: Callable[..., Any], visit: Any, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben's server has put the game away; Anna's is gone as soon as she has answered."""
    from coffers.server import tables

    monkeypatch.setattr(tables, "PATIENCE", 0.2)
    first, second = start(redis=bus), start(redis=bus)
    anna, ben = visit(first.address), visit(second.address)
    table = anna.open_table("Anna", 2, ["big-money"])
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    with anna.sit(table) as a, ben.sit(table) as b:
        a.my_turn()
        a.answer("end treasures", "end buys")
        b.my_turn()
        b.answer("end treasures")
        b.state(number=2)
        monkeypatch.setattr(first.hall.thinkers, "submit", lambda *_: Future())  # thinks for ever
        second.hall._put_away(float("inf"))
        a_ben = visit(first.address)
        a_ben.cookie = ben.cookie
        with a_ben.sit(table) as there:  # Ben ends his turn in another window, at Anna's server
            there.my_turn()
            there.answer("end buys")
            assert b.state(number=3)["decision"] is None
            while b.last["number"] == 3 or b.last["waiting_for"] != "Anna":
                b.receive()


def test_nothing_is_lost_when_much_happens_at_once(bus: str) -> None:
    """At a thousand tables at the same moment, say."""
    crowd = range(1000)

    async def happen() -> tuple[list[int], list[set[int]]]:
        here, there = make_bus(bus), make_bus(bus)
        heard: list[int] = []
        all_heard = asyncio.Event()

        def hear(notice: Notice) -> None:
            heard.append(notice.number)
            if len(heard) == len(crowd):
                all_heard.set()

        await here.start(lambda notice: None, lambda: None)
        await there.start(hear, lambda: None)
        await asyncio.gather(*(here.arrive(f"{bus}{i}", i % 6) for i in crowd))
        for i in crowd:
            here.tell(Notice(here.process, "table", "moved", i))
        await asyncio.wait_for(all_heard.wait(), 30)
        seats = [await there.seats_here(f"{bus}{i}") for i in crowd]
        await here.stop()
        await there.stop()
        return heard, seats

    heard, seats = asyncio.run(happen())
    assert heard == list(crowd)
    assert seats == [{i % 6} for i in crowd]


def test_a_redis_that_is_not_there_is_explained() -> None:
    def nothing(*_: object) -> None:
        pass

    bus = make_bus("redis://127.0.0.1:1")
    with pytest.raises(CoffersError, match="Redis cannot be used"):
        asyncio.run(bus.start(nothing, nothing))
    with pytest.raises(CoffersError, match="Redis cannot be used"):
        make_bus("somewhere")
