"""The lobby: who wants company is found, and nobody else."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import LocalServer

from coffers.server import lobby as lobby_of_the_server
from coffers.server.limits import Limits
from coffers.server.records import TABLES

TWO = [{"kind": "person"}, {"kind": "person"}]


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is asked each time."""
    monkeypatch.setattr(lobby_of_the_server, "FRESH", -1.0)


def waiting(guest: Any) -> dict[str, Any]:
    return {table["id"]: table for table in guest.get("/api/lobby?lang=en")["tables"]}


def test_only_tables_that_want_it_are_in_the_lobby(guest: Callable[[], Any]) -> None:
    anna, ben = guest(), guest()
    private = anna.open_table("Anna", 2)
    public = anna.open_table("Anna", 3, ["easy"], listed=True, kingdom={"set": "First Game"})
    alone = anna.open_table("Anna", 1, ["random"], listed=True)  # nobody could join it
    found = waiting(ben)
    assert public in found and private not in found and alone not in found
    shown = found[public]
    assert (shown["opener"], shown["players"], shown["bots"]) == ("Anna", ["Anna"], 1)
    assert (shown["free"], shown["set"], shown["mine"]) == (2, "First Game", False)
    assert len(shown["kingdom"]) == 10
    assert waiting(anna)[public]["mine"]


def test_who_joins_sits_and_a_full_table_is_gone(guest: Callable[[], Any]) -> None:
    anna, ben = guest(), guest()
    table = anna.open_table("Anna", 2, listed=True)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert table not in waiting(guest())
    assert ben.get(f"/api/tables/{table}")["status"] == "playing"


def test_the_newest_comes_first_and_names_come_in_the_language_that_is_asked_for(
    server: LocalServer, guest: Callable[[], Any]
) -> None:
    anna = guest()
    older = anna.open_table("Anna", 2, listed=True, kingdom={"set": "First Game"})
    move(server, older, listed=-60)
    newer = anna.open_table("Anna", 2, listed=True)
    ids = [table["id"] for table in guest().get("/api/lobby")["tables"]]
    assert ids.index(newer) < ids.index(older)
    german = {table["id"]: table for table in guest().get("/api/lobby?lang=de")["tables"]}
    assert german[older]["set"] == "Erstes Spiel"


def test_its_opener_may_put_it_there_later_and_take_it_out_again(guest: Callable[[], Any]) -> None:
    anna, ben = guest(), guest()
    table = anna.open_table("Anna", 3)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    path = f"/api/tables/{table}/listing"
    with anna.sit(table) as socket:
        socket.await_("table", listed=False, opened=True)
        assert anna.post(path, {"listed": True})["listed"]
        socket.await_("table", listed=True)
        assert table in waiting(guest())
        for somebody in (ben, guest()):  # others at the table, and strangers
            assert somebody.ask("POST", path, {"listed": False})[0] == 403
        assert table in waiting(guest())
        assert not anna.post(path, {"listed": False})["listed"]
    assert table not in waiting(guest())
    assert not ben.get(f"/api/tables/{table}")["opened"]
    guest().post(f"/api/tables/{table}/join", {"name": "Cleo"})
    assert anna.ask("POST", path, {"listed": True})[0] == 409  # it has begun
    assert anna.ask("POST", "/api/tables/nowhere/listing", {"listed": True})[0] == 404
    assert anna.ask("POST", path, {"listed": "yes"})[0] == 400
    assert anna.ask("POST", path, {"listed": True}, Origin="https://other.example")[0] == 403


def move(server: LocalServer, table: str, seen: int = 0, listed: int = 0) -> None:
    """Let some seconds go by for one table."""
    store = server.hall.store
    later = TABLES.update().where(TABLES.c.id == table).values(seen=TABLES.c.seen + seen)
    lobby = lobby_of_the_server.LOBBY
    moved = lobby.update().where(lobby.c.table_id == table).values(since=lobby.c.since + listed)
    server.do(lambda: store.change(lambda c: (c.execute(later), c.execute(moved))))


def test_a_table_whose_people_have_gone_vanishes_and_comes_back_with_them(
    server: LocalServer, guest: Callable[[], Any]
) -> None:
    anna = guest()
    table = anna.open_table("Anna", 2, listed=True)
    move(server, table, seen=-lobby_of_the_server.GONE - 5)
    assert table not in waiting(guest())
    with anna.sit(table) as socket:
        socket.await_("table")
        server.do(server.hall._touch_all)
        assert table in waiting(guest())


def test_nothing_stays_there_for_ever(server: LocalServer, guest: Callable[[], Any]) -> None:
    anna = guest()
    table = anna.open_table("Anna", 2, listed=True)
    move(server, table, listed=-lobby_of_the_server.LASTING - 5)
    assert table not in waiting(guest())
    anna.post(f"/api/tables/{table}/listing", {"listed": True})
    assert table in waiting(guest())


def test_what_is_shown_is_no_secret(guest: Callable[[], Any]) -> None:
    anna = guest()
    table = anna.open_table("Anna", 2, listed=True, seed=77)
    shown = waiting(guest())[table]
    assert shown["seeded"]
    cookie = str(anna.cookie).partition("=")[2].partition(".")[0]
    assert cookie not in str(shown) and "77" not in str(shown)
    assert shown["opener"] == "Anna"


def test_nobody_can_fill_the_lobby(start: Callable[..., Any], visit: Any) -> None:
    limits = Limits()
    server = start(limits=limits)
    tables = {"name": "Anna", "seats": TWO, "listed": True}
    statuses = [visit(server.address).ask("POST", "/api/tables", tables)[0] for _ in range(10)]
    assert statuses.count(200) == int(limits.listings.burst)
    assert set(statuses) == {200, 429}
    anna = visit(server.address)
    private = anna.open_table("Anna", 2)  # others still go
    assert anna.ask("POST", f"/api/tables/{private}/listing", {"listed": True})[0] == 429
    friend = visit(server.address, "127.0.0.2")
    assert friend.ask("POST", "/api/tables", tables)[0] == 200


def test_there_is_an_end_to_what_is_shown(
    guest: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_of_the_server, "MOST_SHOWN", 2)
    anna = guest()
    for _ in range(3):
        anna.open_table("Anna", 2, listed=True)
    assert len(waiting(guest())) == 2


def test_names_are_checked_at_the_door(guest: Callable[[], Any]) -> None:
    bad = {"name": "\u202eannA", "seats": TWO, "listed": True}
    assert guest().ask("POST", "/api/tables", bad)[0] == 400


def test_a_lobby_in_which_nothing_changes_costs_next_to_nothing(guest: Callable[[], Any]) -> None:
    from tests.server.test_caching import asked

    anna = guest()
    anna.open_table("Anna", 2, listed=True)
    server: Any = anna  # only its address is asked for
    first, _ = asked(server, "/api/lobby?lang=en")
    tag = first.getheader("etag") or ""
    again, body = asked(server, "/api/lobby?lang=en", If_None_Match=tag)
    assert (again.status, body) == (304, b"")
    anna.open_table("Anna", 2, listed=True)
    assert asked(server, "/api/lobby?lang=en", If_None_Match=tag)[0].status == 200
