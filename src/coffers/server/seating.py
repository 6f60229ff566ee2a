"""Who sits where, as it is written down: taking a seat, giving it up, lending it to a bot, and what
those who stay decide about somebody who is missing.

Every function here is a part of a transaction that somebody else has begun, and writes first: from
there on no other process changes anything about the seats of that table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, update

from coffers.names import alike, confusion, look_alike
from coffers.server.messages import Absence, Wish
from coffers.server.records import (
    DROPPED,
    OVER,
    PLAYING,
    SEATS,
    TABLES,
    TableRow,
    read_tables,
)
from coffers.server.refusals import Refusal

SILENT: Absence = "silent"  # connected, but without a sign of life: perhaps nobody waits for them


def _locked(connection: Connection, table: str) -> TableRow:
    """A table as it is now, and stays until the end of the transaction."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=TABLES.c.status))
    row = read_tables(connection, [table]).get(table)
    if row is None:
        raise Refusal(404, "no-table")
    return row


def _write_seat(connection: Connection, table: str, seat: int, **values: object) -> None:
    chosen = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(chosen).values(**values))


def _write_status(connection: Connection, table: str, status: str) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status))


# ---- before the game ---------------------------------------------------------------------------


def _free_seats(row: TableRow) -> list[int]:
    """The seats of a table at which the game has not begun."""
    if row.status == DROPPED:
        raise Refusal(409, "table-dropped")
    free = [i for i, seat in enumerate(row.seats) if not seat.taken]
    if not free:
        raise Refusal(409, "no-free-seat")
    return free


def take_seat(
    connection: Connection, table: str, holder: str, name: str, names: Sequence[str]
) -> int:
    """Take the first seat that is free; a bot of the same name takes one of `names` instead."""
    row = _locked(connection, table)
    seat = row.seat_of(holder)
    if seat is not None:
        return seat
    if row.lent_by(holder) is not None:
        raise Refusal(409, "seat-lent")
    chosen = _free_seats(row)[0]
    problem = confusion(name, [seat.name for seat in row.seats if seat.name and not seat.bot])
    if problem is not None:
        raise Refusal(409, problem.message, **problem.details)
    row.seats[chosen].name, row.seats[chosen].holder = name, holder
    for i, other in enumerate(row.seats):
        if other.bot and other.name and alike(other.name, name):
            other.name = _free_name(row, names)
            _write_seat(connection, table, i, name=other.name)
    _write_seat(connection, table, chosen, name=name, holder=holder, unlisted=False)
    if row.full:
        _write_status(connection, table, PLAYING)
    return chosen


def _free_name(row: TableRow, names: Sequence[str]) -> str:
    used = [seat.name for seat in row.seats if seat.name]
    return next(name for name in names if look_alike(name, used) is None)


def fill_seat(
    connection: Connection,
    table: str,
    holder: str | None,
    seat: int,
    bot: str,
    names: Sequence[str],
) -> None:
    """Put a bot on a free seat, by the wish of whoever opened the table."""
    row = _locked(connection, table)
    _check_opener(row, holder)
    if seat not in _free_seats(row):
        raise Refusal(409, "seat-taken")
    row.seats[seat].bot, row.seats[seat].name = bot, _free_name(row, names)
    _write_seat(connection, table, seat, bot=bot, name=row.seats[seat].name)
    if row.full:
        _write_status(connection, table, PLAYING)


def drop_table(connection: Connection, table: str, holder: str | None) -> None:
    """Call a table off before the game begins, by the wish of whoever opened it."""
    row = _locked(connection, table)
    _check_opener(row, holder)
    if row.full:
        raise Refusal(409, "game-begun")
    _write_status(connection, table, DROPPED)


def _check_opener(row: TableRow, holder: str | None) -> None:
    if holder is None or row.opener != holder:
        raise Refusal(403, "not-opener")


def free_seat(connection: Connection, table: str, seat: int) -> None:
    """Let somebody leave before the game begins; whoever stays looks after the table."""
    row = _locked(connection, table)
    if row.full:
        raise Refusal(409, "game-begun")
    left = row.seats[seat].holder
    _write_seat(connection, table, seat, name=None, holder=None, away=None, absence=None, vote=None)
    if left is None or left != row.opener:
        return
    staying = [s.holder for i, s in enumerate(row.seats) if s.person and i != seat]
    if staying:
        chosen = TABLES.c.id == table
        connection.execute(update(TABLES).where(chosen).values(opener=staying[0]))
    else:
        _write_status(connection, table, DROPPED)


# ---- lent to a bot -----------------------------------------------------------------------------


def hand_over(connection: Connection, table: str, seat: int, bot: str, resigned: bool) -> None:
    """Let a bot play for somebody from now on."""
    row = _locked(connection, table)
    _give(connection, row, seat, bot, resigned)


def _give(connection: Connection, row: TableRow, seat: int, bot: str, resigned: bool) -> None:
    values = {"bot": bot, "resigned": resigned, "vote": None}
    _write_seat(connection, row.id, seat, **values)
    _write_absences(connection, row, {seat: None})


def reclaim(connection: Connection, table: str, holder: str | None) -> int:
    """Let somebody play on who had left their seat to a bot; the seat."""
    row = _locked(connection, table)
    seat = row.seat_of(holder)
    if seat is not None:
        return seat
    lent = row.lent_by(holder)
    if lent is None:
        resigned = holder is not None and any(s.holder == holder for s in row.seats)
        raise Refusal(409, "seat-resigned") if resigned else Refusal(403, "no-seat")
    _write_seat(connection, table, lent, bot=None, away=None, absence=None)
    return lent


def unlist(connection: Connection, table: str, holder: str | None) -> None:
    """Take a table off somebody's list, if they are done with it."""
    row = _locked(connection, table)
    if row.status not in (OVER, DROPPED) and row.seat_of(holder) is not None:
        raise Refusal(409, "still-seated")
    seats = [i for i, s in enumerate(row.seats) if holder is not None and s.holder == holder]
    if not seats:
        raise Refusal(403, "no-seat")
    for seat in seats:
        _write_seat(connection, table, seat, unlisted=True)


# ---- somebody is missing -----------------------------------------------------------------------


def note_absences(
    connection: Connection, table: str, absences: Mapping[int, tuple[int, Absence] | None]
) -> None:
    """Note who is missing by now, and who is there again. Who was missing before, in whichever way,
    stays so since then, unless it is clear by now that it is they who are waited for."""
    row = _locked(connection, table)
    _write_absences(connection, row, absences)


def _write_absences(
    connection: Connection, row: TableRow, absences: Mapping[int, tuple[int, Absence] | None]
) -> None:
    for i, absence in absences.items():
        seat = row.seats[i]
        if absence is None:
            _write_seat(connection, row.id, i, away=None, absence=None)
            for voter, other in enumerate(row.seats):  # whoever is there ends the vote
                if other.vote in _votes_about(i):
                    _write_seat(connection, row.id, voter, vote=None)
        elif seat.person and (seat.away is None or seat.absence == SILENT):
            since = absence[0] if seat.away is None else min(seat.away, absence[0])
            _write_seat(connection, row.id, i, away=since, absence=absence[1])


def _vote(wish: Wish, about: int) -> str:
    return f"{wish} {about}"


def _votes_about(seat: int) -> tuple[str, str]:
    return _vote("bot", seat), _vote("win", seat)


def voters(row: TableRow, about: int) -> list[int]:
    """Those who stay, and decide about a seat."""
    return [i for i, seat in enumerate(row.seats) if i != about and seat.person and not seat.away]


def needed(row: TableRow, about: int) -> int:
    """How many of them must want the same."""
    return len(voters(row, about)) // 2 + 1


def votes(row: TableRow, about: int, wish: Wish) -> list[int]:
    """Who of them wants that."""
    return [i for i in voters(row, about) if row.seats[i].vote == _vote(wish, about)]


def until_decided(row: TableRow, seat: int, now: int, limit: float) -> float | None:
    """Seconds until those who stay may decide about a seat; none if nobody is missing there."""
    since = row.seats[seat].away
    return None if since is None else max(limit - (now - since) / 1000, 0.0)


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote that is cast."""

    seat: int
    about: int
    wish: Wish | None  # none: taken back
    now: int  # milliseconds since 1970
    limit: float  # seconds that somebody must be missing


def cast(connection: Connection, table: str, ballot: Ballot, bot: str) -> Wish | None:
    """Write a vote down, and what comes of it if it was the last one needed: a bot plays on for the
    one who is missing, or they, and all who have been missing for as long, have resigned."""
    row = _locked(connection, table)
    about = ballot.about
    voter = row.seats[ballot.seat]
    if voter.absence == SILENT:  # not any more
        _write_absences(connection, row, {ballot.seat: None})
        voter.away = voter.absence = None
    if about >= len(row.seats) or ballot.seat not in voters(row, about):
        raise Refusal(403, "no-vote")
    if until_decided(row, about, ballot.now, ballot.limit) != 0:
        raise Refusal(409, "not-missing")
    if ballot.wish == "win" and row.seats[about].absence == SILENT:
        raise Refusal(409, "only-a-bot")
    vote = None if ballot.wish is None else _vote(ballot.wish, about)
    row.seats[ballot.seat].vote = vote
    _write_seat(connection, table, ballot.seat, vote=vote)
    if ballot.wish is None or len(votes(row, about, ballot.wish)) < needed(row, about):
        return None
    if ballot.wish == "bot":
        _give(connection, row, about, bot, resigned=False)
    else:
        for i, seat in enumerate(row.seats):
            left = until_decided(row, i, ballot.now, ballot.limit)
            if left == 0 and (seat.absence != SILENT or i == about):
                _give(connection, row, i, bot, resigned=True)
    return ballot.wish
