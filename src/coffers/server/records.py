"""What is written down: the tables of the database, and how their rows are read and changed.

Every function here is a part of a transaction that somebody else has begun.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    delete,
    insert,
    select,
    text,
    update,
)

from coffers.server.games import Move, Position, read_position
from coffers.server.messages import Absence, Clock, Status

SCHEMA = 5
OLDEST = 2  # that can be brought up to date
MOST_RECENT = 1_000  # moves that are played again to take a game up

metadata = MetaData()
VERSIONS = Table("coffers_schema", metadata, Column("version", Integer, primary_key=True))
TABLES = Table(
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
    Column("opener", String(40)),  # the browser that opened it
)
SEATS = Table(
    "coffers_seats",
    metadata,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", String(40)),  # its kind; nothing for a person
    Column("name", String(40)),
    Column("holder", String(40), index=True),  # the browser whose seat it is, or was
    Column("resigned", Boolean, nullable=False, server_default=text("false")),
    Column("reserve", Integer),  # milliseconds left, where there is a clock
    Column("hints", Integer, nullable=False, server_default=text("0")),  # asked for
    Column("plan", Text),  # by which the bot plays, if somebody brought one
    Column("away", BigInteger),  # since when they are missing, in milliseconds since 1970
    Column("absence", String(8)),  # ... and in which way
    Column("vote", String(16)),  # what they want done about somebody who is missing
    Column("unlisted", Boolean, nullable=False, server_default=text("false")),  # by their wish
)
MOVES = Table(
    "coffers_moves",
    metadata,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("answer", Integer),  # nothing if it is an undo
    Column("taken_back", Integer, nullable=False),
    Column("digest", BigInteger),  # of the table, where the answer ended a turn
    Column("ended", String(16)),  # why the game ended before its end
    sqlite_with_rowid=False,
)
POSITIONS = Table(
    "coffers_positions",
    metadata,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of moves before it
    Column("answers", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)
"""Where a long game can be taken up without playing all of it again."""
ANALYSES = Table(
    "coffers_analyses",
    metadata,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("document", Text),  # what the coach knows; nothing while it waits for its turn
    Column("spent", Integer, nullable=False),  # milliseconds of thought
    Column("is_done", Boolean, nullable=False),
    Column("touched", BigInteger, nullable=False),  # when somebody was at it last
)
LOBBY = Table(
    "coffers_lobby",
    metadata,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("since", BigInteger, nullable=False),
)
"""The tables that anybody may join while they wait for players."""
RESULTS = Table(
    "coffers_results",
    metadata,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("result", Text, nullable=False),  # an Outcome
)
"""How games ended. Those that ended before this was written down are played again, once."""

ADDED = {  # by schema: the columns that it has and the one before has not
    3: (TABLES.c.clock, SEATS.c.resigned, SEATS.c.reserve, MOVES.c.ended),
    4: (SEATS.c.hints,),
    5: (
        TABLES.c.opener,
        SEATS.c.plan,
        SEATS.c.away,
        SEATS.c.absence,
        SEATS.c.vote,
        SEATS.c.unlisted,
    ),
}

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
DROPPED: Final = "dropped"  # before the game began, by whoever had opened it
OPEN = (WAITING, PLAYING)


@dataclass(slots=True)
class Seat:
    """A seat of a table: a bot's, a person's, or free for one."""

    bot: str | None = None
    name: str | None = None
    holder: str | None = None
    resigned: bool = False
    reserve: int | None = None  # milliseconds beyond the time for a decision
    hints: int = 0  # asked for
    plan: str | None = None  # by which the bot plays, if somebody brought one
    away: int | None = None  # missing since then, in milliseconds since 1970...
    absence: Absence | None = None  # ... and in which way
    vote: str | None = None  # see seating.py

    @property
    def person(self) -> bool:
        return self.bot is None and self.holder is not None

    @property
    def taken(self) -> bool:
        return self.bot is not None or self.holder is not None


def held_seat(seats: Sequence[Seat], holder: str | None) -> int | None:
    """The seat that a browser has, or had until a bot took it over."""
    held = (i for i, seat in enumerate(seats) if seat.holder is not None and seat.holder == holder)
    return next(held, None)


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
    opener: str | None = None  # the browser that opened it
    listed: int | None = None  # since when anybody may join it

    def seat_of(self, holder: str | None) -> int | None:
        """The seat of a browser; what a bot has taken over is not theirs any more."""
        if holder is None:
            return None
        return next(
            (i for i, seat in enumerate(self.seats) if seat.holder == holder and not seat.bot),
            None,
        )

    def lent_by(self, holder: str | None) -> int | None:
        """The seat of a browser at which a bot plays for it; what was resigned is lost."""
        if holder is None:
            return None
        return next(
            (
                i
                for i, seat in enumerate(self.seats)
                if seat.holder == holder and seat.bot and not seat.resigned
            ),
            None,
        )

    def document(self) -> dict[str, Any]:
        """The saved game from which the moves go on."""
        return {**self.opening, "players": [seat.name for seat in self.seats]}

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.seats)


@dataclass(slots=True)
class Recent:
    """A position of a while ago, if there is one, and the moves since: all, or one too many."""

    position: Position | None
    positioned: int  # how many answers there are at the last position
    moves: list[Move]

    @property
    def is_long(self) -> bool:
        return len(self.moves) > MOST_RECENT


@dataclass(slots=True)
class Kept:
    """What is written down of the analysis of a game."""

    document: dict[str, Any] | None
    spent: float  # seconds of thought
    is_done: bool
    touched: int  # when somebody was at it last


def read_analysis(connection: Connection, table: str) -> Kept | None:
    row = connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == table)).first()
    if row is None:
        return None
    document = msgspec.json.decode(row.document) if row.document else None
    return Kept(document, row.spent / 1000, row.is_done, row.touched)


def read_moves(
    connection: Connection,
    table: str,
    first: int = 0,
    until: int | None = None,
    most: int | None = None,
) -> list[Move]:
    """The moves of a table from that number on, up to another one, or so many."""
    statement = (
        select(MOVES.c.answer, MOVES.c.taken_back, MOVES.c.digest, MOVES.c.ended)
        .where(MOVES.c.table_id == table, MOVES.c.number >= first)
        .order_by(MOVES.c.number)
    )
    if until is not None:
        statement = statement.where(MOVES.c.number < until)
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
    statement = select(POSITIONS.c.position).where(POSITIONS.c.table_id == table)
    if answers is not None:
        statement = statement.where(POSITIONS.c.answers <= answers)
    if turns is not None:
        statement = statement.where(POSITIONS.c.turns <= turns)
    statement = statement.order_by(POSITIONS.c.number.desc()).limit(most)
    return [read_position(written) for written in connection.scalars(statement)]


def read_table(connection: Connection, table: str) -> TableRow | None:
    return read_tables(connection, [table]).get(table)


def forget_positions(connection: Connection, table: str) -> None:
    connection.execute(delete(POSITIONS).where(POSITIONS.c.table_id == table))


def read_tables(connection: Connection, ids: Sequence[str]) -> dict[str, TableRow]:
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
            opener=row.opener,
            listed=row.since,
        )
        for row in connection.execute(
            select(TABLES, LOBBY.c.since).outerjoin(LOBBY).where(TABLES.c.id.in_(ids))
        )
    }
    statement = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    for row in connection.execute(statement):
        seat = Seat(
            bot=row.bot,
            name=row.name,
            holder=row.holder,
            resigned=bool(row.resigned),
            reserve=row.reserve,
            hints=row.hints,
            plan=row.plan,
            away=row.away,
            absence=row.absence,
            vote=row.vote,
        )
        rows[row.table_id].seats.append(seat)
    return rows


def add_table(connection: Connection, row: TableRow) -> None:
    values = {
        "id": row.id,
        "created": row.created,
        "seen": row.created,
        "status": row.status,
        "opening": msgspec.json.encode(row.opening).decode(),
        "seeded": row.seeded,
        "clock": msgspec.json.encode(row.clock).decode() if row.clock else None,
        "opener": row.opener,
    }
    connection.execute(insert(TABLES), values)
    if row.listed is not None:
        connection.execute(insert(LOBBY), {"table_id": row.id, "since": row.listed})
    seats = [
        {
            "table_id": row.id,
            "seat": i,
            "bot": seat.bot,
            "name": seat.name,
            "holder": seat.holder,
            "resigned": seat.resigned,
            "reserve": seat.reserve,
            "hints": seat.hints,
            "plan": seat.plan,
        }
        for i, seat in enumerate(row.seats)
    ]
    connection.execute(insert(SEATS), seats)


def add_rematch(connection: Connection, table: str, row: TableRow) -> str:
    first = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table, TABLES.c.rematch.is_(None))
        .values(rematch=row.id)
    )
    if first.rowcount:
        add_table(connection, row)
        return row.id
    return str(connection.scalar(select(TABLES.c.rematch).where(TABLES.c.id == table)))
