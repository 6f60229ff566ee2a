"""The lobby: tables that wait for players, and that anybody may join."""

import time
from collections.abc import Callable

from msgspec import structs
from sqlalchemy import Connection, delete, select

from coffers.kingdoms.sets import recommended
from coffers.server.messages import ClockState, LobbyTable
from coffers.server.records import LOBBY, TABLES, WAITING, TableRow, read_tables
from coffers.server.refusals import Refusal
from coffers.server.store import Store

MOST_SHOWN = 60  # tables
GONE = 180  # seconds after which a table whose people have all left is not shown any more
LASTING = 3_600  # seconds for which a table is shown, unless it is put there again
FRESH = 1.0  # seconds for which the database is not asked again


class Lobby:
    """The tables in the lobby, as the database has them."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._rows: list[TableRow] = []
        self._asked = 0.0

    async def tables(self) -> list[TableRow]:
        """The tables that anybody may join now, the newest first."""
        now = self._clock()
        if abs(now - self._asked) > FRESH:
            self._rows = await self._store.ask(lambda c: read_lobby(c, int(now)))
            self._asked = now
        return self._rows

    async def list_(self, table: str, holder: str | None, listed: bool) -> None:
        """Put a table into the lobby, or take it out: whoever has opened it may."""
        now = int(self._clock())
        await self._store.change(lambda c: write_listing(c, table, holder, now if listed else None))
        self._asked = 0.0


def read_lobby(connection: Connection, now: int) -> list[TableRow]:
    statement = (
        select(TABLES.c.id)
        .join(LOBBY)
        .where(
            TABLES.c.status == WAITING,
            TABLES.c.seen >= now - GONE,
            LOBBY.c.since >= now - LASTING,
        )
        .order_by(LOBBY.c.since.desc(), TABLES.c.id)
        .limit(MOST_SHOWN)
    )
    ids = list(connection.scalars(statement))
    rows = read_tables(connection, ids)
    return [rows[table] for table in ids]


def write_listing(
    connection: Connection, table: str, holder: str | None, since: int | None
) -> None:
    # A write comes first: from here on nobody else can change this table.
    connection.execute(delete(LOBBY).where(LOBBY.c.table_id == table))
    row = read_tables(connection, [table]).get(table)
    if row is None:
        raise Refusal(404, "no-table")
    if holder is None or row.opener != holder or row.seat_of(holder) is None:
        raise Refusal(403, "not-opener")
    if row.full or row.status != WAITING:
        raise Refusal(409, "game-begun")
    if since is not None:
        connection.execute(LOBBY.insert(), {"table_id": table, "since": since})


def shown(row: TableRow, holder: str | None, code: str) -> LobbyTable:
    """A table as the lobby shows it: who is there, and what is played."""
    people = [seat for seat in row.seats if seat.holder is not None and seat.bot is None]
    opened = next((seat for seat in people if seat.holder == row.opener), None)
    found = recommended(row.opening["kingdom"])
    return LobbyTable(
        id=row.id,
        opener=str((opened or people[0]).name) if people else "",
        players=[str(seat.name) for seat in people],
        bots=sum(seat.bot is not None for seat in row.seats),
        free=sum(not seat.taken for seat in row.seats),
        set=found.called(code) if found else None,
        kingdom=row.opening["kingdom"],
        bane=row.opening["bane"],
        platinum_colony=row.opening["platinum_colony"],
        edition=row.opening["edition"],
        since=row.listed or row.created,
        seeded=row.seeded,
        clock=ClockState(**structs.asdict(row.clock)) if row.clock else None,
        mine=row.seat_of(holder) is not None,
    )
