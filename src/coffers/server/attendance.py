"""Who is missing at a table, as far as this process can see.

Somebody is missing if they are not connected ("gone"), or if the game stands still and they give no
sign of life ("silent") or no answer ("waited"). That it is they who are asked may be nobody else's
business. So among three or more people all who are silent are told of at first, and only after a
long while who it is that everybody waits for; and as long as somebody is gone, neither.
"""

import time
from collections.abc import Set
from time import monotonic

from coffers.server.messages import Absence, Missing
from coffers.server.records import TableRow
from coffers.server.seating import SILENT, needed, until_decided, votes

# Parts of the time after which the others may decide:
BEAT = 1 / 18  # between two looks around; who is not there at two of them is gone
STANDING = 1 / 2  # without a move, until somebody who does nothing counts as missing
REVEALED = 3 / 2  # ... until it is told who is waited for, however alive they are
EMPTY = 1 / 3  # that everybody may be gone (a reload, say) before the time begins anew

Noted = tuple[int, Absence]  # since when, in milliseconds since 1970, and in which way


def milliseconds() -> int:
    return int(1000 * time.time())


class Attendance:
    """What this process has seen of those at a table."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._moved = monotonic()
        self._gone: dict[int, float] = {}  # since when a seat has not been seen here
        self._signs: dict[int, float] = {}  # the last sign of life of each seat
        self._empty: float | None = None  # since when nobody has been here

    @property
    def beat(self) -> float:
        return self.limit * BEAT

    def has_moved(self) -> None:
        """The game goes on."""
        self._moved = monotonic()

    def has_signed(self, seat: int) -> None:
        """Somebody has given a sign of life."""
        self._signs[seat] = monotonic()
        self._gone.pop(seat, None)

    @property
    def stands(self) -> bool:
        """Whether the game has not moved for so long that somebody may be missing."""
        return monotonic() - self._moved >= self.limit * STANDING

    def all_have_left(self) -> None:
        self._empty = monotonic()

    def begins_anew(self) -> bool:
        """Whether whoever comes now, as the first one, has not just been there."""
        empty, self._empty = self._empty, None
        if empty is not None and monotonic() - empty <= self.limit * EMPTY:
            return False
        self._gone.clear()
        return True

    def changes(
        self, row: TableRow, here: Set[int], own: Set[int], decider: int | None
    ) -> dict[int, Noted | None]:
        """What is to be noted: who is missing by now, and who is not any more.

        `here` are the seats that are connected, `own` those of them to this process, which watches
        over them; the decider is known only if the game stands still.
        """
        persons = {i for i, seat in enumerate(row.seats) if seat.person}
        found: dict[int, Noted | None] = {}
        if len(persons) < 2 or not persons & here:
            return found
        if decider is not None and persons <= here:  # who is gone comes first
            found |= self._idle(persons, own, decider)
        for i in persons:
            if i in here:
                self._gone.pop(i, None)
                if row.seats[i].absence == "gone" or (
                    row.seats[i].absence == SILENT and not persons <= here
                ):
                    found[i] = None
            else:
                since = self._gone.setdefault(i, monotonic())
                if monotonic() - since >= self.beat:
                    found[i] = _since(since), "gone"
        return {i: noted for i, noted in found.items() if _is_news(row, i, noted)}

    def _idle(self, persons: Set[int], own: Set[int], decider: int) -> dict[int, Noted]:
        """Those of this process who are there, and yet are not."""
        if decider not in persons:
            return {}
        if len(persons) == 2:  # who is waited for is no secret to the other one
            return {decider: (_since(self._moved), "waited")} if decider in own else {}
        silent: dict[int, Noted] = {}
        for i in persons & own:
            since = max(self._signs.get(i, 0.0), self._moved)
            if monotonic() - since >= self.limit * STANDING:
                silent[i] = _since(since), SILENT
        if decider in own and monotonic() - self._moved >= self.limit * REVEALED:
            silent[decider] = milliseconds() - int(1000 * self.limit * STANDING), "waited"
        return silent


def _since(moment: float) -> int:
    """A moment of this process's clock as everybody's."""
    return milliseconds() - int(1000 * (monotonic() - moment))


def _is_news(row: TableRow, seat: int, noted: Noted | None) -> bool:
    known = row.seats[seat]
    if noted is None or known.away is None:
        return True
    return known.absence == SILENT and noted[1] != SILENT


def missing(row: TableRow, limit: float) -> list[Missing]:
    """Those who are missing, and what the others want to do about it."""
    now = milliseconds()
    found = []
    for i, seat in enumerate(row.seats):
        left = until_decided(row, i, now, limit)
        if left is not None and seat.absence is not None:
            found.append(
                Missing(
                    seat=i,
                    why=seat.absence,
                    seconds=int(left + 0.999),
                    needed=needed(row, i),
                    bot=votes(row, i, "bot"),
                    win=votes(row, i, "win"),
                )
            )
    return found
