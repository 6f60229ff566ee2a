"""The database: who is first is first, and what is written stays."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server import services
from tests.server.older import make_older

from coffers.errors import CoffersError
from coffers.server.games import Move
from coffers.server.lobby import GONE, read_lobby, write_listing
from coffers.server.records import (
    CLOSED,
    OVER,
    PLAYING,
    WAITING,
    Kept,
    Seat,
    TableRow,
    read_table,
)
from coffers.server.refusals import NotWritten, Refusal
from coffers.server.results import read_page, read_played, read_unsettled
from coffers.server.store import Store


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path_factory.mktemp("store") / "tables.sqlite")
    else:
        with services.postgresql() as address:
            yield address


_ids = iter(range(10**6))


def row(*seats: Seat) -> TableRow:
    table = f"table{next(_ids)}"
    places = list(seats) or [Seat(name="Anna", holder="a"), Seat(name="Ben", holder="b")]
    status = PLAYING if all(seat.taken for seat in places) else WAITING
    return TableRow(table, 1000, status, {"answers": []}, False, places)


@asynccontextmanager
async def opened(*databases: str) -> AsyncIterator[list[Store]]:
    stores = [Store(database) for database in databases]
    try:
        yield stores
    finally:
        for store in stores:
            store.close()


def test_of_two_answers_to_one_question_one_counts(database: str) -> None:
    """Two servers, the same number: exactly one insert wins, and all of it or nothing is there."""

    async def race() -> None:
        async with opened(database, database) as stores:
            tables = [row() for _ in range(20)]
            for table in tables:
                await stores[0].add(table)
            for first in (0, 2, 4):
                results = await asyncio.gather(
                    *(
                        store.append(table.id, first, [Move(10 + i), Move(20 + i)], False, 0)
                        for table in tables
                        for i, store in enumerate(stores)
                    )
                )
                for i, table in enumerate(tables):
                    assert sorted(results[2 * i : 2 * i + 2]) == [False, True]
                    moves = await stores[1].moves(table.id, first)
                    winner = 0 if results[2 * i] else 1
                    assert moves == [Move(10 + winner), Move(20 + winner)]

    asyncio.run(race())


def test_entries_of_one_table_in_one_batch_are_told_apart(database: str) -> None:
    async def both() -> None:
        async with opened(database) as [store]:
            table = row()
            await store.add(table)
            results = await asyncio.gather(
                *(store.append(table.id, 0, [Move(i)], False, 0) for i in range(5))
            )
            assert results == [True, False, False, False, False]
            assert await store.moves(table.id) == [Move(0)]

    asyncio.run(both())


def test_undo_is_a_move_of_its_own(database: str) -> None:
    async def write() -> None:
        async with opened(database) as [store]:
            table = row()
            await store.add(table)
            assert await store.append(table.id, 0, [Move(3), Move(-1)], False, 0)
            assert await store.append(table.id, 2, [Move(None, 2)], False, 0)
            assert await store.moves(table.id) == [Move(3), Move(-1), Move(None, 2)]

    asyncio.run(write())


def test_the_last_move_ends_the_game(database: str) -> None:
    async def end() -> None:
        async with opened(database) as [store]:
            table = row()
            await store.add(table)
            await store.append(table.id, 0, [Move(3)], True, 5000)
            found = await store.table(table.id)
            assert found is not None
            assert found.status == OVER
            assert not await store.append(table.id, 0, [Move(4)], False, 5001)
            assert [t.id for t in await store.of_holder("a", 1)] == [table.id]

    asyncio.run(end())


def test_seats_are_taken_one_by_one(database: str) -> None:
    """Whoever comes at the same time gets another seat; the last one starts the game."""

    async def take() -> None:
        async with opened(database, database) as stores:
            table = row(Seat(name="Anna", holder="a"), *(Seat() for _ in range(4)), Seat("generic"))
            await stores[0].add(table)
            names = ["Ben", "Cleo", "Dora", "Emil"]
            seats = await asyncio.gather(
                *(
                    stores[i % 2].take_seat(table.id, name, name, ["Zoe"])
                    for i, name in enumerate(names)
                )
            )
            assert sorted(seats) == [1, 2, 3, 4]
            found = await stores[0].table(table.id)
            assert found is not None
            assert found.status == PLAYING
            assert {seat.name for seat in found.seats[1:5]} == set(names)
            with pytest.raises(Refusal):
                await stores[0].take_seat(table.id, "late", "Late", ["Zoe"])

    asyncio.run(take())


def test_there_is_one_rematch(database: str) -> None:
    async def again() -> None:
        async with opened(database, database) as stores:
            table = row()
            await stores[0].add(table)
            chosen = await asyncio.gather(
                *(store.add_rematch(table.id, row()) for store in stores for _ in range(3))
            )
            assert len(set(chosen)) == 1
            assert await stores[0].table(chosen[0]) is not None

    asyncio.run(again())


def test_tables_without_anybody_are_closed_not_deleted(database: str) -> None:
    async def close() -> None:
        async with opened(database) as [store]:
            full, waiting, over = row(), row(Seat(name="Anna", holder="a"), Seat()), row()
            for table in (full, waiting, over):
                await store.add(table)
            await store.append(over.id, 0, [Move(3)], True, 1000)
            await store.touch([full.id], 5000)
            await store.close_unused(2000)
            status = [(await store.table(t.id)).status for t in (full, waiting, over)]  # type: ignore[union-attr]
            assert status == [PLAYING, CLOSED, OVER]
            await store.close_unused(6000)
            await store.touch([full.id, waiting.id, over.id], 7000)
            status = [(await store.table(t.id)).status for t in (full, waiting, over)]  # type: ignore[union-attr]
            assert status == [PLAYING, WAITING, OVER]
            assert full.id in await store.in_play_since(7000, 10)
            assert full.id not in await store.in_play_since(7001, 10)

    asyncio.run(close())


def test_what_the_coach_knows_and_hints_are_kept(database: str) -> None:
    async def keep() -> None:
        async with opened(database) as [store]:
            table = row()
            await store.add(table)
            assert await store.analysis(table.id) is None
            for kept in (Kept(None, 0.0, False, 5), Kept({"a": [1]}, 1.25, True, 6)):
                await store.keep_analysis(table.id, kept)
                assert await store.analysis(table.id) == kept
            await store.touch_analyses([table.id], 7)
            assert await store.analysis(table.id) == Kept({"a": [1]}, 1.25, True, 7)
            for _ in range(2):
                await store.count_hint(table.id, 1)
            found = await store.table(table.id)
            assert found is not None
            assert [seat.hints for seat in found.seats] == [0, 2]

    asyncio.run(keep())


def test_what_cannot_be_written_says_so(database: str) -> None:
    """An answer to a table that is not there is not acknowledged, and does not stop the pen."""

    async def write() -> None:
        async with opened(database) as [store]:
            with pytest.raises(NotWritten):
                await store.append("nowhere", 0, [Move(1)], False, 0)
            table = row()
            await store.add(table)
            assert await store.append(table.id, 0, [Move(1)], False, 0)

    asyncio.run(write())


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://localhost/games", "is no database of ours"),
        ("sqlite://", "is no database of ours"),
        ("sqlite:///:memory:", "is no database of ours"),
        ("postgresql://coffers:hush@127.0.0.1:1/games", "cannot be used"),
        ("/dev/null/tables.sqlite", "cannot be used"),
    ],
)
def test_a_wrong_database_is_explained(address: str, sentence: str) -> None:
    with pytest.raises(CoffersError) as problem:
        Store(address)
    assert sentence in str(problem.value)
    assert "hush" not in str(problem.value)


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
def test_games_are_for_their_owner_only(tmp_path: Path) -> None:
    """The seeds stand in the database: who could read it could see every card to come."""
    store = Store(str(tmp_path / "tables.sqlite"))
    files = list(tmp_path.glob("tables.sqlite*"))
    assert len(files) == 3  # with the log that SQLite writes ahead, and its index
    assert all(stat.S_IMODE(file.stat().st_mode) & 0o077 == 0 for file in files)
    store.close()


def test_a_fault_does_not_stop_the_pen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong in a batch is told to those who wait, and the next one is written."""

    async def write() -> None:
        async with opened(str(tmp_path / "tables.sqlite")) as [store]:
            table = row()
            await store.add(table)
            with monkeypatch.context() as patch:
                patch.setattr(store, "_insert_moves", lambda *_: 1 / 0)
                with pytest.raises(NotWritten):
                    await asyncio.wait_for(store.append(table.id, 0, [Move(1)], False, 0), 30)
            assert await asyncio.wait_for(store.append(table.id, 0, [Move(1)], False, 0), 30)

    asyncio.run(write())


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "tables.sqlite"
    Store(str(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO coffers_schema VALUES (99)")
    with pytest.raises(CoffersError, match="newer Coffers"):
        Store(str(path))


def test_an_older_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    """Its games cannot be read any more, and nothing is written over them."""
    import sqlite3

    path = tmp_path / "tables.sqlite"
    Store(str(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE coffers_schema SET version = 1")
    for _ in range(2):
        with pytest.raises(CoffersError, match="older Coffers"):
            Store(str(path))
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version FROM coffers_schema").fetchall() == [(1,)]


def test_a_database_from_before_the_lobby_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    Store(str(file)).close()
    make_older(file, 4, "coffers_lobby", "coffers_results")
    with sqlite3.connect(file) as connection:
        connection.execute(
            "INSERT INTO coffers_tables (id, created, seen, status, opening, seeded)"
            " VALUES ('old', 1, 1, 'waiting', '{}', false)"
        )
    store = Store(str(file))
    try:
        with store.engine.begin() as reading:
            old = read_table(reading, "old")
        assert old is not None
        assert (old.opener, old.listed) == (None, None)
    finally:
        store.close()


def test_the_lobby_and_results_are_written_down(database: str) -> None:
    async def testing() -> None:
        async with opened(database) as (store,):
            waits = row(Seat(name="Anna", holder="anna"), Seat())
            waits.opener, waits.listed = "anna", 1000
            await store.add(waits)

            async def listed(now: int = 1000) -> list[str]:
                return [found.id for found in await store.ask(lambda c: read_lobby(c, now))]

            assert waits.id in await listed()
            assert waits.id not in await listed(now=1000 + GONE + 1)
            with pytest.raises(Refusal, match="opened this table"):
                await store.change(lambda c: write_listing(c, waits.id, "ben", None))
            assert waits.id in await listed()  # what was refused has changed nothing
            await store.change(lambda c: write_listing(c, waits.id, "anna", None))
            assert waits.id not in await listed()
            await store.change(lambda c: write_listing(c, waits.id, "anna", 1000))
            await store.change(lambda c: write_listing(c, waits.id, "anna", 1000))
            assert waits.id in await listed()

            played = row(Seat(name="Anna", holder="who plays"), Seat(bot="easy", name="Bo"))
            await store.add(played)
            assert await store.append(played.id, 0, [Move(1, 0)], over=True, now=2000)
            assert await store.ask(lambda c: read_unsettled(c, "who plays")) == [played.id]
            for _ in range(2):  # two processes may be at it
                await store.keep_result(played.id, '{"scores": [3, 4]}')
            assert await store.ask(lambda c: read_unsettled(c, "who plays")) == []
            _, found, n = await store.ask(lambda c: read_page(c, "who plays", 0))
            assert (found[played.id].scores, n) == ([3, 4], 1)
            (one,) = await store.ask(lambda c: read_played(c, "who plays"))
            assert [seat.bot for seat in one.seats] == [None, "easy"]

    asyncio.run(testing())


def test_an_older_database_gets_seats_that_can_be_voted_about(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    table = row()

    async def write() -> None:
        async with opened(str(path)) as [store]:
            await store.add(table)

    async def read() -> None:
        async with opened(str(path)) as [store]:
            found = await store.table(table.id)
            assert found is not None
            assert (found.seats, found.opener) == (table.seats, None)
            assert [t.id for t in await store.of_holder("a", 1)] == [table.id]

    asyncio.run(write())
    make_older(path, 4)
    asyncio.run(read())
