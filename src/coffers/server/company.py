"""The people at a table: they come and go, lend their seats to bots, decide about whoever is
missing, and say something to each other. The game that they play is in tables.py."""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence, Set
from functools import partial
from typing import Protocol

from msgspec import structs

from coffers.bots.registry import DEFAULT_BOT
from coffers.errors import CoffersError
from coffers.server import seating
from coffers.server.attendance import Attendance, Noted, milliseconds, missing
from coffers.server.bus import Bus
from coffers.server.games import ServedGame
from coffers.server.lessons import is_lesson
from coffers.server.limits import Bucket, Limits, Spoken
from coffers.server.messages import (
    ClockState,
    Notice,
    Outgoing,
    Phrase,
    Said,
    SeatState,
    TableState,
    Wish,
)
from coffers.server.opponents import titles
from coffers.server.records import CLOSED, DROPPED, OVER, PLAYING, Seat, TableRow, held_seat
from coffers.server.refusals import Refusal, TooMuch
from coffers.server.store import Store

log = logging.getLogger("coffers.server")


class Looker(Protocol):
    """Somebody connected to a table."""

    seat: int | None
    holder: str | None  # which browser it is, if it has ever had a seat

    def look(self) -> None:
        """There is something new on the table."""

    def sit(self, seat: int | None) -> None:
        """The seat is another one now, or somebody else's."""

    def look_around(self) -> None:
        """There is something new about the seats."""

    def hear(self, message: Outgoing) -> None:
        """A message for this one only."""

    def complain(self, problem: CoffersError) -> None:
        """Something does not work, and nobody can help it."""


class Company(ABC):
    """Those who sit at a table, and those who look on, as far as this process knows them."""

    def __init__(self, row: TableRow, store: Store, bus: Bus, limits: Limits, expert: bool) -> None:
        self.row = row
        self.expert = expert
        self.store = store
        self.bus = bus
        self.lookers: set[Looker] = set()
        self.seats_here: set[int] = set()
        self.shown_reserves: list[int] = []  # as they were when the turn began
        self.attendance = Attendance(limits.away)
        self._limits = limits
        self._changing = asyncio.Lock()
        self._watching: asyncio.TimerHandle | None = None
        self._noting: asyncio.Task[None] | None = None
        self._counted: dict[Looker, int] = {}  # the seats at which the bus knows somebody
        self._seat_changes: dict[int, Bucket] = {}
        self._phrases: dict[int, Spoken] = {}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def started(self) -> bool:
        return self.row.full

    # ---- what the game does about it ---------------------------------------------------------

    @abstractmethod
    async def position(self) -> ServedGame:
        """The game as it stands."""

    @abstractmethod
    def let_bots_play(self, patience: float = 0.0) -> None:
        """Let the bots decide until a person must."""

    @abstractmethod
    async def _end_by_resignation(self) -> None:
        """End the game where it stands."""

    @abstractmethod
    def _wind_again(self) -> None:
        """Let the clock run for whoever decides now."""

    # ---- seeing who is there -----------------------------------------------------------------

    async def reread(self) -> None:
        """Read again who sits at the table."""
        row = await self.store.table(self.id)
        if row is not None:
            self.row = row
            for looker in list(self.lookers):
                seat = row.seat_of(looker.holder)
                if seat != looker.seat:
                    looker.sit(seat)
                    await self._count(looker)
        await self.look_around()

    async def look_around(self) -> None:
        """See who is there, and show it to all."""
        self.seats_here = await self.bus.seats_here(self.id)
        for looker in self.lookers:
            looker.look_around()

    def outside(self, holder: str | None) -> TableState:
        limit, reserves = self._limits.away, self.shown_reserves
        return from_outside(self.row, holder, self.seats_here, limit, self.expert, reserves)

    # ---- coming and going --------------------------------------------------------------------

    async def arrive(self, looker: Looker) -> None:
        self.lookers.add(looker)
        if looker.seat is not None:
            await self._count(looker)
            await self.reread()
            if self.row.status == CLOSED:
                await self.store.touch([self.id], int(time.time()))
                await self.seats_changed()
            else:
                self.bus.tell(Notice(self.bus.process, self.id, "presence"))
            await self._welcome(looker.seat)

    async def leave(self, looker: Looker) -> None:
        self.lookers.discard(looker)
        if looker.seat is not None:
            await self._count(looker)
            self.bus.tell(Notice(self.bus.process, self.id, "presence"))
            await self.look_around()
            if not self.seats_here:
                self.attendance.all_have_left()

    async def _count(self, looker: Looker) -> None:
        """Let the bus know at which seat somebody is, if at any."""
        before = self._counted.pop(looker, None)
        now = looker.seat if looker in self.lookers else None
        if now is not None:
            self._counted[looker] = now
        if before == now:
            return
        if before is not None:
            await self.bus.leave(self.id, before)
        if now is not None:
            await self.bus.arrive(self.id, now)

    async def seats_changed(self) -> None:
        self.bus.tell(Notice(self.bus.process, self.id, "seats"))
        await self.reread()

    # ---- leaving -----------------------------------------------------------------------------

    async def resign(self, seat: int) -> None:
        """Let somebody lose."""
        async with self._changing:
            await self._unfinished()
            await self._lose(seat)
        self.let_bots_play()

    async def _lose(self, seat: int) -> None:
        """Somebody has lost: a bot plays on for them, if there is anything left to play for."""
        await self._hand_over(seat, DEFAULT_BOT, resigned=True)
        staying = [s for s in self.row.seats if not s.resigned]
        if len(staying) == 1 or all(s.bot for s in staying):
            await self._end_by_resignation()

    async def stand_up(self, seat: int, bot: str) -> None:
        """Let a bot play on for somebody; before the game begins, the seat is free again."""
        async with self._changing:
            if not self.started:
                await self.store.change(partial(seating.free_seat, table=self.id, seat=seat))
                await self.seats_changed()
                return
            await self._unfinished()
            self._count_change(seat)
            await self._hand_over(seat, bot, resigned=False)
        self.let_bots_play()

    async def come_back(self, holder: str | None) -> None:
        """Let somebody play on at the seat that they have left to a bot."""
        async with self._changing:
            await self._unfinished()
            lent = self.row.lent_by(holder)
            if lent is not None:
                self._count_change(lent)
            await self.store.change(partial(seating.reclaim, table=self.id, holder=holder))
            await self.seats_changed()
            self._wind_again()

    def _count_change(self, seat: int) -> None:
        """A seat may go to and fro between a person and a bot, but not too often."""
        rate = self._limits.seat_changes
        if not self._seat_changes.setdefault(seat, Bucket(rate, time.monotonic())).take(
            time.monotonic()
        ):
            raise TooMuch()

    async def _unfinished(self) -> ServedGame:
        game = await self.position()
        if game.over:
            raise Refusal(409, "game-over")
        return game

    async def _hand_over(self, seat: int, bot: str, resigned: bool) -> None:
        await self.store.change(
            partial(seating.hand_over, table=self.id, seat=seat, bot=bot, resigned=resigned)
        )
        await self.seats_changed()
        self._wind_again()

    # ---- somebody is missing -----------------------------------------------------------------

    async def _welcome(self, seat: int) -> None:
        """Somebody has come: they are not missing any more. Whoever comes to an empty table waits
        for the others from now on."""
        first = not any(s.person and i != seat and i in self.seats_here for i, s in self._seats())
        anew = first and self.attendance.begins_anew()
        self.attendance.has_signed(seat)
        await self._note({i: None for i, s in self._seats() if s.away and (i == seat or anew)})
        self._watch()

    def _seats(self) -> Iterable[tuple[int, Seat]]:
        return enumerate(self.row.seats)

    async def _note(self, changes: dict[int, Noted | None]) -> None:
        """Write down who is missing, and who is not any more."""
        if changes:
            await self.store.change(partial(seating.note_absences, table=self.id, absences=changes))
            await self.seats_changed()

    def _watch(self) -> None:
        """Look around again in a moment, for as long as somebody sits here and plays."""
        sits = any(looker.seat is not None for looker in self.lookers)
        playing = self.row.status not in (OVER, DROPPED)
        if self._watching is None and sits and playing:
            loop = asyncio.get_running_loop()
            self._watching = loop.call_later(self.attendance.beat, self._look_out)

    def _look_out(self) -> None:
        self._watching = None
        self._noting = asyncio.create_task(self._look_for_missing())

    async def _look_for_missing(self) -> None:
        try:
            if self.started and self.row.status == PLAYING:
                await self._note(await self._absences())
        except CoffersError as problem:
            log.info("%s: %s", self.id, problem)
        self._watch()

    async def _absences(self) -> dict[int, Noted | None]:
        decider = None
        if self.row.clock is None and self.attendance.stands:
            game = await self.position()
            if not game.over and game.frozen is None:
                decider = game.decider
        if self.bus.shared:
            here = await self.bus.seats_here(self.id)
            if here != self.seats_here:
                await self.look_around()
        own = {looker.seat for looker in self.lookers if looker.seat is not None}
        return self.attendance.changes(self.row, self.seats_here, own, decider)

    async def note_move(self) -> None:
        """The game goes on: whoever is there is not waited for any more."""
        here = self.seats_here
        await self._note({i: None for i, s in self._seats() if s.away and i in here})

    async def sign_of_life(self, seat: int | None) -> None:
        """Somebody says that they are there. Who must answer has to do so in the end."""
        if seat is None:
            raise Refusal(403, "no-seat")
        self.attendance.has_signed(seat)
        if self.row.seats[seat].absence == seating.SILENT:
            await self._note({seat: None})

    async def vote(self, seat: int, about: int, wish: Wish | None) -> None:
        """Those who stay decide about somebody who is missing."""
        async with self._changing:
            await self._unfinished()
            if seat == about or seat not in await self.bus.seats_here(self.id):
                raise Refusal(403, "no-vote")
            self.attendance.has_signed(seat)
            await self._check_waits(seat, about)
            limit = self._limits.away
            ballot = seating.Ballot(seat, about, wish, milliseconds(), limit)
            decided = await self.store.change(
                partial(seating.cast, table=self.id, ballot=ballot, bot=DEFAULT_BOT)
            )
            await self.seats_changed()
            if decided == "win":
                await self._end_by_resignation()
            elif decided == "bot":
                self._wind_again()
        self.let_bots_play()

    async def _check_waits(self, seat: int, about: int) -> None:
        """Nobody lets the others wait, and then complains that they have fallen asleep."""
        game = await self.position()
        silent = about < len(self.row.seats) and self.row.seats[about].absence == seating.SILENT
        if silent and game.decider == seat:
            raise Refusal(409, "your-own-decision")

    # ---- talking -----------------------------------------------------------------------------

    def say(self, seat: int | None, phrase: Phrase) -> None:
        """Let somebody say something to the others."""
        if seat is None:
            raise Refusal(403, "no-seat")
        if not self.started:
            raise Refusal(409, "table-waits")
        limits = self._limits
        spoken = self._phrases.setdefault(seat, Spoken(limits.phrases, limits.phrases_per_game))
        spoken.count()
        self.attendance.has_signed(seat)
        self.bus.tell(Notice(self.bus.process, self.id, "said", seat=seat, phrase=phrase))
        self._tell(Said(seat, phrase))

    def _tell(self, message: Said) -> None:
        for looker in self.lookers:
            looker.hear(message)


def from_outside(
    row: TableRow,
    holder: str | None,
    here: Set[int],
    limit: float,
    expert: bool,
    reserves: Sequence[int] = (),
) -> TableState:
    """What anybody may know of a table, for a browser that perhaps has a seat there."""
    playing = row.full and row.status not in (OVER, DROPPED)
    return TableState(
        id=row.id,
        status=row.status,
        seats=[
            SeatState(
                name=s.name,
                kind="bot" if s.bot else "person",
                bot=s.bot,
                taken=s.taken,
                connected=i in here or s.bot is not None,
                resigned=s.resigned,
                titles=titles(s),
                reserve=reserves[i] // 1000 if reserves else None,
                hints=s.hints,
                lent=s.bot is not None and s.holder is not None and not s.resigned,
            )
            for i, s in enumerate(row.seats)
        ],
        my_seat=row.seat_of(holder),
        kingdom=row.opening["kingdom"],
        bane=row.opening["bane"],
        platinum_colony=row.opening["platinum_colony"],
        edition=row.opening["edition"],
        created=row.created,
        seeded=row.seeded,
        lesson=is_lesson(row.opening),
        rematch=row.rematch,
        clock=ClockState(**structs.asdict(row.clock)) if row.clock else None,
        opened=holder is not None and row.opener == holder,
        listed=row.listed is not None,
        had_seat=held_seat(row.seats, holder),
        lent=row.lent_by(holder) if playing else None,
        missing=missing(row, limit) if playing else [],
        expert=expert,
    )
