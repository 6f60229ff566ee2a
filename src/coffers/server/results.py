"""How the games of a browser ended, and what can be counted of it."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, func, select

from coffers.errors import CoffersError
from coffers.kingdoms.sets import recommended
from coffers.server.archive import Archive, Settle
from coffers.server.endings import Settled
from coffers.server.messages import (
    Against,
    MyGame,
    MyGames,
    Outcome,
    SeatResult,
    Statistics,
    Tally,
    WithCard,
)
from coffers.server.records import (
    OVER,
    RESULTS,
    SEATS,
    TABLES,
    Seat,
    TableRow,
    held_seat,
    read_tables,
)
from coffers.server.refusals import status_of
from coffers.server.store import Store
from coffers.texts import Language

ON_PAGE = 20  # games
MOST_COUNTED = 2_000  # games of one browser, the latest
MOST_AT_ONCE = 40  # results that one request may have worked out...
LONGEST = 1.0  # ... and the seconds after which it leaves the rest to the next one
BUSY = (429, 503)  # come again
MOST_CARDS = 5  # that are named
OFTEN_ENOUGH = 3  # games, for a card to be among the best


class Played(Struct):
    """A finished game as far as it is counted."""

    table: str
    seats: list[Seat]
    settled: Settled


class Results:
    """The finished games of this server, by browser."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._store = store
        self._archive = archive
        self._settling = asyncio.Lock()

    async def games(self, holder: str, page: int, code: str, caller: str) -> MyGames:
        """A page of somebody's games; what is not known of them is worked out, within reason."""
        unsettled = await self._settle(holder, caller)
        rows, found, n = await self._store.ask(lambda c: read_page(c, holder, page))
        games = [my_game(row, holder, found.get(row.id), code) for row in rows]
        return MyGames(games, n, ON_PAGE, unsettled)

    async def statistics(self, holder: str, language: Language) -> Statistics:
        played = await self._store.ask(lambda c: read_played(c, holder))
        return statistics(played, holder, language)

    async def _settle(self, holder: str, caller: str) -> int:
        """Work out how games ended that ended before that was written down; how many are left."""
        async with self._settling:
            tables = await self._store.ask(lambda c: read_unsettled(c, holder))
            until = time.monotonic() + LONGEST
            left = len(tables)
            for table in tables[:MOST_AT_ONCE]:
                if time.monotonic() > until:
                    break
                try:
                    settled = await self._archive.ask(Settle(table), caller)
                except CoffersError as problem:
                    if status_of(problem) in BUSY:
                        break
                    settled = msgspec.json.encode(Settled())  # it cannot be played again
                await self._store.keep_result(table, settled.decode())
                left -= 1
            return left


# ---- reading -----------------------------------------------------------------------------------


def _finished(holder: str) -> Select[Any]:
    """The finished games of a browser, the latest first."""
    return (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.holder == holder, ~SEATS.c.unlisted, TABLES.c.status == OVER)
        .order_by(TABLES.c.created.desc(), TABLES.c.id)
    )


def read_unsettled(connection: Connection, holder: str) -> list[str]:
    statement = _finished(holder).outerjoin(RESULTS, RESULTS.c.table_id == TABLES.c.id)
    return list(connection.scalars(statement.where(RESULTS.c.table_id.is_(None))))


def read_page(
    connection: Connection, holder: str, page: int
) -> tuple[list[TableRow], dict[str, Settled], int]:
    """The games of a page, how they ended, and how many there are on all pages."""
    statement = _finished(holder)
    n = connection.scalar(select(func.count()).select_from(statement.subquery())) or 0
    ids = list(connection.scalars(statement.offset(ON_PAGE * page).limit(ON_PAGE)))
    rows = read_tables(connection, ids)
    results = connection.execute(select(RESULTS).where(RESULTS.c.table_id.in_(ids)))
    found = {row.table_id: msgspec.json.decode(row.result, type=Settled) for row in results}
    return [rows[table] for table in ids], found, n


def read_played(connection: Connection, holder: str) -> list[Played]:
    """The games of a browser whose result is known, in the order in which they were begun."""
    chosen = _finished(holder).limit(MOST_COUNTED).subquery()
    statement = (
        select(SEATS, RESULTS.c.result)
        .join(chosen, chosen.c.id == SEATS.c.table_id)
        .join(RESULTS, RESULTS.c.table_id == SEATS.c.table_id)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .order_by(TABLES.c.created, SEATS.c.table_id, SEATS.c.seat)
    )
    played: list[Played] = []
    for row in connection.execute(statement):
        if not played or played[-1].table != row.table_id:
            settled = msgspec.json.decode(row.result, type=Settled)
            played.append(Played(row.table_id, [], settled))
        seat = Seat(bot=row.bot, name=row.name, holder=row.holder, resigned=bool(row.resigned))
        played[-1].seats.append(seat)
    return played


# ---- counting ----------------------------------------------------------------------------------


def outcome(settled: Settled, seats: Sequence[Seat], mine: int) -> Outcome | None:
    """How a game ended for one of its seats."""
    seat = seats[mine]
    if seat.bot is not None and not seat.resigned:
        return "left"  # a bot has played it to its end
    if not settled.scores:
        return None
    if mine not in settled.winners:
        return "lost"
    return "won" if len(settled.winners) == 1 else "shared"


def my_game(row: TableRow, holder: str, settled: Settled | None, code: str) -> MyGame:
    mine = held_seat(row.seats, holder)
    assert mine is not None
    known = settled if settled and settled.scores else None
    found = recommended(row.opening["kingdom"])
    return MyGame(
        id=row.id,
        created=row.created,
        kingdom=row.opening["kingdom"],
        set=found.called(code) if found else None,
        my_seat=mine,
        how=outcome(settled or Settled(), row.seats, mine),
        seats=[
            SeatResult(
                name=str(seat.name),
                bot=kind_of(seat),
                score=known.scores[i] if known else 0,
                turns=known.turns[i] if known else 0,
                won=known is not None and i in known.winners,
                resigned=seat.resigned,
            )
            for i, seat in enumerate(row.seats)
        ],
    )


def kind_of(seat: Seat) -> str | None:
    """What kind of bot sat there from the beginning; none: a person."""
    return seat.bot if seat.holder is None else None


class Count:
    """Games that are being counted."""

    def __init__(self) -> None:
        self.games = self.won = self.shared = 0
        self.share = 0.0

    def add(self, how: Outcome, winners: int) -> None:
        self.games += 1
        self.won += how == "won"
        self.shared += how == "shared"
        self.share += 1 / winners if how in ("won", "shared") else 0

    def tally(self) -> dict[str, Any]:
        share = self.share / self.games if self.games else 0.0
        return {"games": self.games, "won": self.won, "shared": self.shared, "share": share}


def statistics(played: Iterable[Played], holder: str, language: Language) -> Statistics:
    everything = Count()
    against: defaultdict[str | None, Count] = defaultdict(Count)
    with_card: defaultdict[str, Count] = defaultdict(Count)
    turns: list[int] = []
    left = streak = longest = 0
    for game in played:
        mine = held_seat(game.seats, holder)
        assert mine is not None
        how = outcome(game.settled, game.seats, mine)
        if how is None:
            continue
        streak = streak + 1 if how in ("won", "shared") else 0
        longest = max(longest, streak)
        if how == "left":
            left += 1
            continue
        winners = len(game.settled.winners)
        everything.add(how, winners)
        turns.append(game.settled.turns[mine])
        for kind in {kind_of(seat) for i, seat in enumerate(game.seats) if i != mine}:
            against[kind].add(how, winners)
        for card in game.settled.decks[mine]:
            with_card[card].add(how, winners)
    by_games = sorted(against.items(), key=lambda a: (a[0] is not None, -a[1].games))
    return Statistics(
        all=Tally(**everything.tally()),
        left=left,
        against=[
            Against(bot=kind, label=_label(kind, language), **count.tally())
            for kind, count in by_games
        ],
        turns=sum(turns) / len(turns) if turns else 0.0,
        streak=longest,
        favourites=_cards(with_card, lambda count: (count.games, count.share)),
        best=_cards(
            {card: n for card, n in with_card.items() if n.games >= OFTEN_ENOUGH and n.share},
            lambda count: (count.share / count.games, count.games),
        ),
    )


def _label(kind: str | None, language: Language) -> str:
    """What opponents of a kind are called."""
    if kind is None:
        return language.text("server-people")
    message = f"server-bot-{kind}"
    return language.text(message) if language.has(message) else kind


def _cards(
    counts: Mapping[str, Count], rank: Callable[[Count], tuple[float, float]]
) -> list[WithCard]:
    best = sorted(counts.items(), key=lambda found: rank(found[1]), reverse=True)
    return [WithCard(card=card, **count.tally()) for card, count in best[:MOST_CARDS]]
