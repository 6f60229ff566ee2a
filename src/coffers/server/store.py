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
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
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
from coffers.names import alike, confusion, look_alike
from coffers.server.games import Move, Position, read_position
from coffers.server.messages import Clock, Status
from coffers.server.refusals import NotWritten, Refusal

SCHEMA = 3
OLDEST = 2  # that can be brought up to date
READERS = 4  # threads that read; one more writes
LARGEST_BATCH = 200
MOST_RECENT = 1_000  # moves that are played again to take a game up
PATIENCE = 30  # seconds that SQLite waits for another process that writes

metadata = MetaData()
_schema = Table("coffers_schema", metadata, Column("version", Integer, primary_key=True))
_tables = Table(
    "coffers_tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),  # when somebody was there last
    Column("status", String(8), nullable=False, index=True),
    Column("opening", Text, nullable=False),  # the saved game it starts from, without players
    Column("seeded", Boolean, nullable=False),
    Column("rematch", String(16)),
    Column("clock", Text),  # the time that players have, if it is limited
)
_seats = Table(
    "coffers_seats",
    metadata,
    Column("table_id", ForeignKey(_tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", String(40)),  # its kind; nothing for a person
    Column("name", String(40)),
    Column("holder", String(40), index=True),  # the browser whose seat it is, or was
    Column("resigned", Boolean, nullable=False, server_default=text("false")),
    Column("reserve", Integer),  # milliseconds left, where there is a clock
)
_moves = Table(
    "coffers_moves",
    metadata,
    Column("table_id", ForeignKey(_tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("answer", Integer),  # nothing if it is an undo
    Column("taken_back", Integer, nullable=False),
    Column("digest", BigInteger),  # of the table, where the answer ended a turn
    Column("ended", String(16)),  # why the game ended before its end
    sqlite_with_rowid=False,
)
_positions = Table(
    "coffers_positions",
    metadata,
    Column("table_id", ForeignKey(_tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of moves before it
    Column("answers", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)
"""Where a long game can be taken up without playing all of it again."""

_ADDED = {  # by schema: the columns that it has and the one before has not
    3: (_tables.c.clock, _seats.c.resigned, _seats.c.reserve, _moves.c.ended),
}

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
OPEN = (WAITING, PLAYING)

T = TypeVar("T")


@dataclass(slots=True)
class Seat:
    """A seat of a table: a bot's, a person's, or free for one."""

    bot: str | None = None
    name: str | None = None
    holder: str | None = None
    resigned: bool = False
    reserve: int | None = None  # milliseconds beyond the time for a decision

    @property
    def taken(self) -> bool:
        return self.bot is not None or self.holder is not None


@dataclass(slots=True)
class TableRow:
    """A table as it is written down, its moves apart."""

    id: str
    created: int
    status: Status
    opening: dict[str, Any]
    seeded: bool
    seats: list[Seat]
    rematch: str | None = None
    clock: Clock | None = None

    def seat_of(self, holder: str | None) -> int | None:
        """The seat of a browser; what a bot has taken over is not theirs any more."""
        if holder is None:
            return None
        return next(
            (i for i, seat in enumerate(self.seats) if seat.holder == holder and not seat.bot),
            None,
        )

    def document(self) -> dict[str, Any]:
        """The saved game from which the moves go on."""
        return {**self.opening, "players": [seat.name for seat in self.seats]}

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.seats)


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
    written: "asyncio.Future[bool]"


@dataclass(slots=True)
class Change:
    """Anything else that waits to be written."""

    change: Callable[[Connection], Any]
    done: "asyncio.Future[Any]"


@dataclass(slots=True)
class Recent:
    """A position of a while ago, if there is one, and the moves since: all, or one too many."""

    position: Position | None
    positioned: int  # how many answers there are at the last position
    moves: list[Move]

    @property
    def is_long(self) -> bool:
        return len(self.moves) > MOST_RECENT


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
                version = connection.scalar(select(func.max(_schema.c.version)))
                if version is None:  # it is new
                    version = SCHEMA
                    row = {"version": version}
                    connection.execute(self._insert(_schema).on_conflict_do_nothing(), row)
            while version in (OLDEST, *_ADDED) and version < SCHEMA:
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
            first = connection.execute(self._insert(_schema).on_conflict_do_nothing(), row)
            if first.rowcount:
                for column in _ADDED[version]:
                    described = CreateColumn(column).compile(dialect=self.engine.dialect)
                    connection.execute(text(f"ALTER TABLE {column.table.name} ADD {described}"))
        return version

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        """Something that only reads, off the event loop."""

        def asking() -> T:
            with self.engine.begin() as connection:
                return question(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, asking)
        except DBAPIError as problem:
            raise NotWritten() from problem

    async def _change(self, change: Callable[[Connection], T]) -> T:
        """Something that writes, in its turn: SQLite has one pen, and so has this store."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(Change(change, done))
        return await done

    def waiting(self) -> int:
        """How much waits to be written."""
        return self._waiting.qsize()

    async def answers(self) -> None:
        """Returns if it can be read, and its pen is not stuck; CoffersError if not."""
        await self._ask(lambda c: c.scalar(select(_schema.c.version)))
        await self._change(lambda c: c.scalar(select(_schema.c.version)))

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
    ) -> bool:
        """Write moves, the first with that number; False if somebody else was first.

        When this returns True, they are safe on disk, and so is the position they lead to. If
        answers are taken back, positions after those that are left are forgotten.
        """
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        entry = Entry(table, number, moves, over, now, position, left, reserves or {}, written)
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
        statement = self._insert(_moves).on_conflict_do_nothing()
        # Who has written the first move of an entry has the right to the following ones.
        firsts = [_move_row(entry, 0) for entry in batch]
        found = connection.execute(statement.returning(_moves.c.table_id), firsts)
        won = {row.table_id for row in found}
        rest = [
            _move_row(entry, i)
            for entry in batch
            if entry.table in won
            for i in range(1, len(entry.moves))
        ]
        if rest:
            connection.execute(insert(_moves), rest)
        for entry in batch:
            if entry.table in won:
                self._insert_more(connection, entry)
        over = [entry for entry in batch if entry.over and entry.table in won]
        if over:
            ids = [entry.table for entry in over]
            connection.execute(
                update(_tables)
                .where(_tables.c.id.in_(ids))
                .values(status=OVER, seen=max(entry.now for entry in over))
            )
        return won

    def _insert_more(self, connection: Connection, entry: Entry) -> None:
        """What comes with the moves of an entry."""
        if entry.left is not None:
            connection.execute(
                delete(_positions).where(
                    _positions.c.table_id == entry.table, _positions.c.answers > entry.left
                )
            )
        if entry.position is not None:
            self.add_positions(connection, entry.table, [entry.position])
        for seat, reserve in entry.reserves.items():
            chosen = (_seats.c.table_id == entry.table) & (_seats.c.seat == seat)
            connection.execute(update(_seats).where(chosen).values(reserve=reserve))

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
            connection.execute(self._insert(_positions).on_conflict_do_nothing(), rows)

    async def moves(self, table: str, first: int = 0) -> list[Move]:
        """The moves of a table from that number on."""
        return await self._ask(lambda c: read_moves(c, table, first))

    async def recent(self, table: str) -> Recent:
        """What is needed to take a game up, and to go back a little."""

        def find(connection: Connection) -> Recent:
            kept = read_positions(connection, table, most=2)
            # The last one is too near, unless the table was opened there.
            position = kept[-1] if len(kept) == 2 or (kept and kept[0].number <= 0) else None
            first = max(position.number, 0) if position else 0
            moves = read_moves(connection, table, first, most=MOST_RECENT + 1)
            return Recent(position, kept[0].answers if kept else 0, moves)

        return await self._ask(find)

    # ---- tables ------------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        return await self._ask(lambda c: read_table(c, table))

    async def add(self, row: TableRow, position: Position | None = None) -> None:
        """A new table; perhaps with a position at which its game can be taken up."""

        def add(connection: Connection) -> None:
            _add(connection, row)
            if position is not None:
                self.add_positions(connection, row.id, [position])

        await self._change(add)

    async def hand_over(self, table: str, seat: int, bot: str, resigned: bool) -> None:
        """Let a bot play for somebody from now on."""
        chosen = (_seats.c.table_id == table) & (_seats.c.seat == seat)
        values = {"bot": bot, "resigned": resigned}
        await self._change(lambda c: c.execute(update(_seats).where(chosen).values(**values)))

    async def free_seat(self, table: str, seat: int) -> None:
        """Let somebody leave a table at which the game has not begun."""
        await self._change(partial(_free_seat, table=table, seat=seat))

    async def take_seat(self, table: str, holder: str, name: str, names: Sequence[str]) -> int:
        """Take the first seat that is free, and start the game when it was the last one.

        A bot of the same name takes one of `names` instead.
        """
        return await self._change(
            partial(_take_seat, table=table, holder=holder, name=name, names=names)
        )

    async def add_rematch(self, table: str, row: TableRow) -> str:
        """The table on which these players play again: this one, unless there is one already."""
        return await self._change(partial(_add_rematch, table=table, row=row))

    async def of_holder(self, holder: str, most: int) -> list[TableRow]:
        """The tables at which a browser has a seat, the latest first."""
        statement = (
            select(_tables.c.id)
            .join(_seats, _seats.c.table_id == _tables.c.id)
            .where(_seats.c.holder == holder)
            .order_by(_tables.c.seen.desc(), _tables.c.created.desc(), _tables.c.id)
            .limit(most)
        )

        def find(connection: Connection) -> list[TableRow]:
            ids = list(connection.scalars(statement))
            rows = _read(connection, ids)
            return [rows[table] for table in ids]

        return await self._ask(find)

    async def touch(self, tables: Iterable[str], now: int) -> None:
        """Somebody is at these tables; what was closed is open again."""
        ids = list(tables)

        def note(connection: Connection) -> None:
            chosen = _tables.c.id.in_(ids)
            connection.execute(update(_tables).where(chosen).values(seen=now))
            closed = list(
                connection.scalars(select(_tables.c.id).where(chosen, _tables.c.status == CLOSED))
            )
            for table, row in _read(connection, closed).items():
                status = PLAYING if row.full else WAITING
                connection.execute(
                    update(_tables).where(_tables.c.id == table).values(status=status)
                )

        if ids:
            await self._change(note)

    async def close_unused(self, before: int) -> int:
        """Close the open tables at which nobody has been since then; how many there were."""
        statement = (
            update(_tables)
            .where(_tables.c.status.in_(OPEN), _tables.c.seen < before)
            .values(status=CLOSED)
        )
        return await self._change(lambda c: c.execute(statement).rowcount)

    async def in_play_since(self, since: int, most: int) -> list[str]:
        """The unfinished games at which somebody has been since then, the latest first."""
        statement = (
            select(_tables.c.id)
            .where(_tables.c.status == PLAYING, _tables.c.seen >= since)
            .order_by(_tables.c.seen.desc())
            .limit(most)
        )
        return await self._ask(lambda c: list(c.scalars(statement)))


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


# ---- inside a transaction ----------------------------------------------------------------------


def read_moves(
    connection: Connection,
    table: str,
    first: int = 0,
    until: int | None = None,
    most: int | None = None,
) -> list[Move]:
    """The moves of a table from that number on, up to another one, or so many."""
    statement = (
        select(_moves.c.answer, _moves.c.taken_back, _moves.c.digest, _moves.c.ended)
        .where(_moves.c.table_id == table, _moves.c.number >= first)
        .order_by(_moves.c.number)
    )
    if until is not None:
        statement = statement.where(_moves.c.number < until)
    if most is not None:
        statement = statement.limit(most)
    return [
        Move(row.answer, row.taken_back, row.digest, row.ended)
        for row in connection.execute(statement)
    ]


def read_positions(
    connection: Connection,
    table: str,
    most: int,
    *,
    answers: int | None = None,
    turns: int | None = None,
) -> list[Position]:
    """The last positions of a table, perhaps those with no more than so many answers or turns."""
    statement = select(_positions.c.position).where(_positions.c.table_id == table)
    if answers is not None:
        statement = statement.where(_positions.c.answers <= answers)
    if turns is not None:
        statement = statement.where(_positions.c.turns <= turns)
    statement = statement.order_by(_positions.c.number.desc()).limit(most)
    return [read_position(written) for written in connection.scalars(statement)]


def read_table(connection: Connection, table: str) -> TableRow | None:
    return _read(connection, [table]).get(table)


def forget_positions(connection: Connection, table: str) -> None:
    connection.execute(delete(_positions).where(_positions.c.table_id == table))


def _read(connection: Connection, ids: Sequence[str]) -> dict[str, TableRow]:
    rows = {
        row.id: TableRow(
            id=row.id,
            created=row.created,
            status=row.status,
            opening=msgspec.json.decode(row.opening),
            seeded=row.seeded,
            seats=[],
            rematch=row.rematch,
            clock=msgspec.json.decode(row.clock, type=Clock) if row.clock else None,
        )
        for row in connection.execute(select(_tables).where(_tables.c.id.in_(ids)))
    }
    statement = select(_seats).where(_seats.c.table_id.in_(ids)).order_by(_seats.c.seat)
    for row in connection.execute(statement):
        seat = Seat(row.bot, row.name, row.holder, bool(row.resigned), row.reserve)
        rows[row.table_id].seats.append(seat)
    return rows


def _add(connection: Connection, row: TableRow) -> None:
    values = {
        "id": row.id,
        "created": row.created,
        "seen": row.created,
        "status": row.status,
        "opening": msgspec.json.encode(row.opening).decode(),
        "seeded": row.seeded,
        "clock": msgspec.json.encode(row.clock).decode() if row.clock else None,
    }
    connection.execute(insert(_tables), values)
    seats = [
        {
            "table_id": row.id,
            "seat": i,
            "bot": seat.bot,
            "name": seat.name,
            "holder": seat.holder,
            "resigned": seat.resigned,
            "reserve": seat.reserve,
        }
        for i, seat in enumerate(row.seats)
    ]
    connection.execute(insert(_seats), seats)


def _take_seat(
    connection: Connection, table: str, holder: str, name: str, names: Sequence[str]
) -> int:
    # A write comes first: from here on nobody else can take a seat at this table.
    connection.execute(update(_tables).where(_tables.c.id == table).values(status=_tables.c.status))
    row = _read(connection, [table])[table]
    seat = row.seat_of(holder)
    if seat is not None:
        return seat
    free = [i for i, seat in enumerate(row.seats) if not seat.taken]
    if not free:
        raise Refusal(409, "no-free-seat")
    problem = confusion(name, [seat.name for seat in row.seats if seat.name and not seat.bot])
    if problem is not None:
        raise Refusal(409, problem.message, **problem.details)
    row.seats[free[0]].name, row.seats[free[0]].holder = name, holder
    for i, other in enumerate(row.seats):
        if other.bot and other.name and alike(other.name, name):
            used = [seat.name for seat in row.seats if seat.name]
            other.name = next(new for new in names if look_alike(new, used) is None)
            _write_seat(connection, table, i, other)
    _write_seat(connection, table, free[0], row.seats[free[0]])
    if row.full:
        connection.execute(update(_tables).where(_tables.c.id == table).values(status=PLAYING))
    return free[0]


def _free_seat(connection: Connection, table: str, seat: int) -> None:
    # A write comes first: from here on nobody else can take a seat at this table.
    connection.execute(update(_tables).where(_tables.c.id == table).values(status=_tables.c.status))
    row = _read(connection, [table])[table]
    if row.full:
        raise Refusal(409, "game-begun")
    row.seats[seat].name = row.seats[seat].holder = None
    _write_seat(connection, table, seat, row.seats[seat])


def _write_seat(connection: Connection, table: str, i: int, seat: Seat) -> None:
    connection.execute(
        update(_seats)
        .where(_seats.c.table_id == table, _seats.c.seat == i)
        .values(name=seat.name, holder=seat.holder)
    )


def _add_rematch(connection: Connection, table: str, row: TableRow) -> str:
    first = connection.execute(
        update(_tables)
        .where(_tables.c.id == table, _tables.c.rematch.is_(None))
        .values(rematch=row.id)
    )
    if first.rowcount:
        _add(connection, row)
        return row.id
    return str(connection.scalar(select(_tables.c.rematch).where(_tables.c.id == table)))
