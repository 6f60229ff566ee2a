"""The database: tables, their seats, and every move, each written before anybody hears of it.

SQLite is there by itself; PostgreSQL may be shared by several servers. Which of two answers to
the same decision counts is settled by the primary key of the moves: the second one is not there.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from msgspec.json import encode
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.schema import CreateColumn

from coffers.errors import CoffersError
from coffers.server.games import Move, Position
from coffers.server.records import (
    ADDED,
    ANALYSES,
    CLOSED,
    DROPPED,
    MOST_RECENT,
    MOVES,
    OLDEST,
    OPEN,
    OVER,
    PLAYING,
    POSITIONS,
    RESULTS,
    SCHEMA,
    SEATS,
    TABLES,
    VERSIONS,
    WAITING,
    Kept,
    Recent,
    TableRow,
    add_rematch,
    add_table,
    metadata,
    read_analysis,
    read_moves,
    read_positions,
    read_table,
    read_tables,
)
from coffers.server.refusals import NotWritten
from coffers.server.seating import take_seat

READERS = 4  # threads that read; one more writes
LARGEST_BATCH = 200
PATIENCE = 30  # seconds that SQLite waits for another process that writes

T = TypeVar("T")


@dataclass(slots=True)
class Entry:
    """Moves of one table that wait to be written; either all of them are, or none."""

    table: str
    number: int
    moves: Sequence[Move]
    over: bool
    now: int
    position: Position | None  # that the moves lead to, if it is to be kept
    left: int | None  # answers that are left, if some are taken back
    reserves: Mapping[int, int]  # by seat, where a clock has run
    result: str | None  # how the game ended, if it did
    written: "asyncio.Future[bool]"


@dataclass(slots=True)
class Change:
    """Anything else that waits to be written."""

    change: Callable[[Connection], Any]
    done: "asyncio.Future[Any]"


class Store:
    """Reads in a few threads; writes in one, the moves of many tables at a time."""

    def __init__(self, database: str) -> None:
        self.engine = _engine(database)
        self._insert: Any = (
            postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        )
        self._readers = ThreadPoolExecutor(READERS, "database")
        self._waiting: queue.SimpleQueue[Entry | Change | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="pen", daemon=True)
        self._prepare()
        self._writer.start()

    def close(self) -> None:
        """Write what waits, and leave."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _prepare(self) -> None:
        """Make the tables of the database, if it is new."""
        try:
            try:
                metadata.create_all(self.engine)
            except DBAPIError:
                metadata.create_all(self.engine)  # another process was making them, too
            with self.engine.begin() as connection:
                version = connection.scalar(select(func.max(VERSIONS.c.version)))
                if version is None:  # it is new
                    version = SCHEMA
                    row = {"version": version}
                    connection.execute(self._insert(VERSIONS).on_conflict_do_nothing(), row)
            while version in (OLDEST, *ADDED) and version < SCHEMA:
                version = self._upgrade(version + 1)
        except SQLAlchemyError as problem:
            raise _unreachable(self.engine, problem) from None
        if version != SCHEMA:
            message = "database-newer" if version > SCHEMA else "database-older"
            raise CoffersError(message, version=version, known=SCHEMA)

    def _upgrade(self, version: int) -> int:
        """Bring the database to the next version; another process may be at it, too."""
        with self.engine.begin() as connection:
            row = {"version": version}
            first = connection.execute(self._insert(VERSIONS).on_conflict_do_nothing(), row)
            if first.rowcount:
                for column in ADDED[version]:
                    described = CreateColumn(column).compile(dialect=self.engine.dialect)
                    connection.execute(text(f"ALTER TABLE {column.table.name} ADD {described}"))
        return version

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Something that only reads, off the event loop."""

        def asking() -> T:
            with self.engine.begin() as connection:
                return question(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, asking)
        except DBAPIError as problem:
            raise NotWritten() from problem

    async def change(self, change: Callable[[Connection], T]) -> T:
        """Something that writes, in its turn: SQLite has one pen, and so has this store."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(Change(change, done))
        return await done

    def waiting(self) -> int:
        """How much waits to be written."""
        return self._waiting.qsize()

    async def answers(self) -> None:
        """Returns if it can be read, and its pen is not stuck; CoffersError if not."""
        await self.ask(lambda c: c.scalar(select(VERSIONS.c.version)))
        await self.change(lambda c: c.scalar(select(VERSIONS.c.version)))

    # ---- moves -------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        number: int,
        moves: Sequence[Move],
        over: bool,
        now: int,
        position: Position | None = None,
        left: int | None = None,
        reserves: Mapping[int, int] | None = None,
        result: str | None = None,
    ) -> bool:
        """Write moves, the first with that number; False if somebody else was first.

        When this returns True, they are safe on disk, and so is the position they lead to. If
        answers are taken back, positions after those that are left are forgotten.
        """
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        entry = Entry(
            table, number, moves, over, now, position, left, reserves or {}, result, written
        )
        self._waiting.put(entry)
        return await written

    def _write(self) -> None:
        """Write all that waits, then all that has come meanwhile, moves in one transaction."""
        going_on = True
        while going_on:
            waiting = [self._waiting.get()]
            while waiting[-1] is not None and len(waiting) < LARGEST_BATCH:
                try:
                    waiting.append(self._waiting.get_nowait())
                except queue.Empty:
                    break
            batches: list[dict[str, Entry]] = []
            for item in waiting:
                if isinstance(item, Entry):
                    _sort_in(item, batches)
                elif item is not None:
                    self._write_change(item)
            for batch in batches:
                self._write_batch([batch[table] for table in sorted(batch)])
            going_on = waiting[-1] is not None

    def _write_change(self, change: "Change") -> None:
        try:
            with self.engine.begin() as connection:
                result = change.change(connection)
        except Exception as problem:  # whoever waits for it decides what to make of it
            failure = _failure(problem) if isinstance(problem, DBAPIError) else problem
            _settle([change.done], lambda done: done.set_exception(failure))
        else:
            _settle([change.done], lambda done: done.set_result(result))

    def _write_batch(self, batch: list[Entry]) -> None:
        """Entries of different tables, in the order of their ids, so that no two processes can
        wait for each other."""
        try:
            with self.engine.begin() as connection:
                won = self._insert_moves(connection, batch)
        except Exception as problem:  # the pen must never be laid down
            failure = problem
            _settle(
                [entry.written for entry in batch],
                lambda written: written.set_exception(_failure(failure)),
            )
        else:
            winners = {entry.written: entry.table in won for entry in batch}
            _settle(winners, lambda written: written.set_result(winners[written]))

    def _insert_moves(self, connection: Connection, batch: list[Entry]) -> set[str]:
        """The tables whose moves are written."""
        statement = self._insert(MOVES).on_conflict_do_nothing()
        # Who has written the first move of an entry has the right to the following ones.
        firsts = [_move_row(entry, 0) for entry in batch]
        found = connection.execute(statement.returning(MOVES.c.table_id), firsts)
        won = {row.table_id for row in found}
        rest = [
            _move_row(entry, i)
            for entry in batch
            if entry.table in won
            for i in range(1, len(entry.moves))
        ]
        if rest:
            connection.execute(insert(MOVES), rest)
        for entry in batch:
            if entry.table in won:
                self._insert_more(connection, entry)
        over = [entry for entry in batch if entry.over and entry.table in won]
        if over:
            ids = [entry.table for entry in over]
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id.in_(ids))
                .values(status=OVER, seen=max(entry.now for entry in over))
            )
        return won

    def _insert_more(self, connection: Connection, entry: Entry) -> None:
        """What comes with the moves of an entry."""
        if entry.left is not None:
            connection.execute(
                delete(POSITIONS).where(
                    POSITIONS.c.table_id == entry.table, POSITIONS.c.answers > entry.left
                )
            )
        if entry.position is not None:
            self.add_positions(connection, entry.table, [entry.position])
        for seat, reserve in entry.reserves.items():
            chosen = (SEATS.c.table_id == entry.table) & (SEATS.c.seat == seat)
            connection.execute(update(SEATS).where(chosen).values(reserve=reserve))
        if entry.result is not None:
            self._add_result(connection, entry.table, entry.result)

    def _add_result(self, connection: Connection, table: str, result: str) -> None:
        row = {"table_id": table, "result": result}
        connection.execute(self._insert(RESULTS).on_conflict_do_nothing(), row)

    async def keep_result(self, table: str, result: str) -> None:
        """Write down how a game ended."""
        await self.change(lambda c: self._add_result(c, table, result))

    def add_positions(
        self, connection: Connection, table: str, positions: Sequence[Position]
    ) -> None:
        rows = [
            {
                "table_id": table,
                "number": position.number,
                "answers": position.answers,
                "turns": position.turns,
                "position": position.written(),
            }
            for position in positions
        ]
        if rows:
            connection.execute(self._insert(POSITIONS).on_conflict_do_nothing(), rows)

    async def moves(self, table: str, first: int = 0) -> list[Move]:
        """The moves of a table from that number on."""
        return await self.ask(lambda c: read_moves(c, table, first))

    async def recent(self, table: str) -> Recent:
        """What is needed to take a game up, and to go back a little."""

        def find(connection: Connection) -> Recent:
            kept = read_positions(connection, table, most=2)
            # The last one is too near, unless the table was opened there.
            position = kept[-1] if len(kept) == 2 or (kept and kept[0].number <= 0) else None
            first = max(position.number, 0) if position else 0
            moves = read_moves(connection, table, first, most=MOST_RECENT + 1)
            return Recent(position, kept[0].answers if kept else 0, moves)

        return await self.ask(find)

    # ---- tables ------------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        return await self.ask(lambda c: read_table(c, table))

    async def add(self, row: TableRow, position: Position | None = None) -> None:
        """A new table; perhaps with a position at which its game can be taken up."""

        def add(connection: Connection) -> None:
            add_table(connection, row)
            if position is not None:
                self.add_positions(connection, row.id, [position])

        await self.change(add)

    async def count_hint(self, table: str, seat: int) -> None:
        """Somebody has asked what to do."""
        chosen = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
        more = {"hints": SEATS.c.hints + 1}
        await self.change(lambda c: c.execute(update(SEATS).where(chosen).values(more)))

    async def take_seat(self, table: str, holder: str, name: str, names: Sequence[str]) -> int:
        """Take the first seat that is free, and start the game when it was the last one."""
        return await self.change(
            partial(take_seat, table=table, holder=holder, name=name, names=names)
        )

    async def add_rematch(self, table: str, row: TableRow) -> str:
        """The table on which these players play again: this one, unless there is one already."""
        return await self.change(partial(add_rematch, table=table, row=row))

    async def of_holder(self, holder: str, most: int) -> list[TableRow]:
        """The tables at which a browser has a seat, the latest first."""
        statement = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.holder == holder, ~SEATS.c.unlisted, TABLES.c.status != DROPPED)
            .order_by(TABLES.c.seen.desc(), TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )

        def find(connection: Connection) -> list[TableRow]:
            ids = list(connection.scalars(statement))
            rows = read_tables(connection, ids)
            return [rows[table] for table in ids]

        return await self.ask(find)

    async def touch(self, tables: Iterable[str], now: int) -> None:
        """Somebody is at these tables; what was closed is open again."""
        ids = list(tables)

        def note(connection: Connection) -> None:
            chosen = TABLES.c.id.in_(ids)
            connection.execute(update(TABLES).where(chosen).values(seen=now))
            closed = list(
                connection.scalars(select(TABLES.c.id).where(chosen, TABLES.c.status == CLOSED))
            )
            for table, row in read_tables(connection, closed).items():
                status = PLAYING if row.full else WAITING
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status))

        if ids:
            await self.change(note)

    async def close_unused(self, before: int) -> int:
        """Close the open tables at which nobody has been since then; how many there were."""
        statement = (
            update(TABLES)
            .where(TABLES.c.status.in_(OPEN), TABLES.c.seen < before)
            .values(status=CLOSED)
        )
        return await self.change(lambda c: c.execute(statement).rowcount)

    # ---- analyses ----------------------------------------------------------------------------

    async def analysis(self, table: str) -> Kept | None:
        return await self.ask(lambda c: read_analysis(c, table))

    async def keep_analysis(self, table: str, kept: Kept) -> None:
        """Write down what is known of a game by now."""
        values = {
            "document": None if kept.document is None else encode(kept.document).decode(),
            "spent": round(1000 * kept.spent),
            "is_done": kept.is_done,
            "touched": kept.touched,
        }
        statement = self._insert(ANALYSES).values(table_id=table, **values)
        statement = statement.on_conflict_do_update(index_elements=["table_id"], set_=values)
        await self.change(lambda c: c.execute(statement))

    async def touch_analyses(self, tables: Iterable[str], now: int) -> None:
        """These are still waited for, or worked at."""
        chosen = ANALYSES.c.table_id.in_(list(tables))
        await self.change(lambda c: c.execute(update(ANALYSES).where(chosen).values(touched=now)))

    async def in_play_since(self, since: int, most: int) -> list[str]:
        """The unfinished games at which somebody has been since then, the latest first."""
        statement = (
            select(TABLES.c.id)
            .where(TABLES.c.status == PLAYING, TABLES.c.seen >= since)
            .order_by(TABLES.c.seen.desc())
            .limit(most)
        )
        return await self.ask(lambda c: list(c.scalars(statement)))


# ---- opening -----------------------------------------------------------------------------------


def _engine(database: str) -> Engine:
    try:
        url = make_url(database if "://" in database else f"sqlite:///{database}")
    except ArgumentError:
        raise CoffersError("database-unknown", database=database) from None
    kind = url.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if kind != "sqlite" or not url.database or url.database == ":memory:":
        raise CoffersError("database-unknown", database=url.render_as_string())
    folder = Path(url.database).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # The games are for their players only, and so are the files beside this one.
        Path(url.database).touch(mode=0o600)
    except OSError as problem:
        raise CoffersError(
            "database-unreachable", database=url.database, problem=str(problem.strerror)
        ) from None
    engine = create_engine(url, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # an answer survives a power cut, too
        connection.execute("PRAGMA foreign_keys = ON")

    return engine


def _unreachable(engine: Engine, problem: SQLAlchemyError) -> CoffersError:
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig else problem
    return CoffersError(
        "database-unreachable",
        database=engine.url.render_as_string(),
        problem=" ".join(str(cause).split()),
    )


# ---- what the writer says ----------------------------------------------------------------------


def _sort_in(entry: Entry, batches: list[dict[str, Entry]]) -> None:
    """Put an entry into the first batch that has none of its table."""
    for batch in batches:
        if entry.table not in batch:
            batch[entry.table] = entry
            return
    batches.append({entry.table: entry})


def _settle(
    futures: Iterable["asyncio.Future[Any]"], settle: Callable[["asyncio.Future[Any]"], None]
) -> None:
    """Tell those who wait, in their own thread."""
    waiting = list(futures)

    def all_of_them() -> None:
        for future in waiting:
            if not future.done():
                settle(future)

    # A loop that is closed already has nobody waiting in it.
    with contextlib.suppress(RuntimeError):
        waiting[0].get_loop().call_soon_threadsafe(all_of_them)


def _failure(problem: Exception) -> NotWritten:
    failure = NotWritten()
    failure.__cause__ = problem
    return failure


def _move_row(entry: Entry, i: int) -> dict[str, Any]:
    move = entry.moves[i]
    return {
        "table_id": entry.table,
        "number": entry.number + i,
        "answer": move.answer,
        "taken_back": move.taken_back,
        "digest": move.digest,
        "ended": move.ended,
    }
