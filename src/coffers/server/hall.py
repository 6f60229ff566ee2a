"""The hall in which the tables stand: opens them, finds them, keeps house."""

import asyncio
import contextlib
import logging
import re
import secrets
import string
import time
from collections import OrderedDict
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from coffers.bots.registry import DEFAULT_BOT, THINKING, all_bots, bot_names
from coffers.coach.hints import hint_in_words
from coffers.engine.editions import DEFAULT_EDITION
from coffers.errors import CoffersError
from coffers.game import LARGEST_SEED, secret_seed
from coffers.kingdoms import FIRST_GAME, PLAYERS, Kingdom
from coffers.kingdoms.randomiser import random_kingdom
from coffers.kingdoms.sets import find
from coffers.names import checked_name, look_alike
from coffers.server.archive import Archive, Branch, Branched
from coffers.server.bus import make_bus
from coffers.server.coaching import SECONDS, Coach, told
from coffers.server.endings import winners
from coffers.server.experts import Experts, usual_processes
from coffers.server.games import Position, ServedGame
from coffers.server.lessons import is_lesson, lesson
from coffers.server.limits import Limits
from coffers.server.lobby import Lobby
from coffers.server.memory import give_back
from coffers.server.messages import (
    AnalysisState,
    CastVote,
    Clock,
    FillSeat,
    Fork,
    Hint,
    KingdomWish,
    NewTable,
    Notice,
)
from coffers.server.metrics import CountedThreads, Metrics
from coffers.server.opponents import check, seat_of
from coffers.server.records import PLAYING, WAITING, Seat, TableRow
from coffers.server.refusals import Refusal
from coffers.server.results import Results
from coffers.server.seating import drop_table, fill_seat, unlist
from coffers.server.store import Store
from coffers.server.tables import OpenTable
from coffers.strategies.plans import shipped
from coffers.texts import Language

MOST_READY = 1_000  # games kept ready for the next answer; all others are only in the database
UNUSED = 60  # seconds after which a game is put away: fetching it again takes a millisecond or two
THINKERS = 2  # threads in which bots think
HOUSEKEEPING = 30  # seconds
DAY = 86_400
RECENT = 3_600  # seconds; bots of games left more recently go on when the server starts
MOST_RECENT = 200
ID = string.ascii_letters + string.digits
IDS = re.compile("[A-Za-z0-9]{1,16}")
log = logging.getLogger("coffers.server")


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a server must be told."""

    database: str
    secret: bytes
    redis: str | None = None
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()  # addresses under which it is reached, beside its own
    proxies: tuple[str, ...] = ()  # addresses or networks whose word on who asks is believed
    experts: int = field(default_factory=usual_processes)  # processes in which bots look ahead
    thinking: Mapping[str, float] = field(default_factory=lambda: THINKING)  # seconds, by bot
    analysis: float = SECONDS  # of thought for a finished game
    client: Path = Path(__file__).parent.parent / "web" / "dist"


class Hall:
    """All tables of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.bus = make_bus(settings.redis)
        self.archive = Archive(settings.database)
        self.thinkers = CountedThreads(THINKERS, "bots")
        self.experts = Experts(settings.experts, settings.thinking)
        self.coach = Coach(
            self.store, self.archive, self.experts, settings.analysis, self.bus.shared
        )
        self.lobby = Lobby(self.store)
        self.results = Results(self.store, self.archive)
        self._tables: WeakValueDictionary[str, OpenTable] = WeakValueDictionary()
        self._ready: OrderedDict[OpenTable, float] = OrderedDict()  # with a game: when used last
        self._tasks: set[asyncio.Task[None]] = set()
        self.metrics.watch("coffers_tables_open", lambda: len(self._tables))
        self.metrics.watch("coffers_tables_ready", lambda: len(self._ready))
        self.metrics.watch("coffers_bots_waiting", lambda: self.thinkers.waiting)
        self.metrics.watch("coffers_bots_thinking", lambda: self.thinkers.working)
        self.metrics.watch("coffers_experts_waiting", lambda: self.experts.waiting)
        self.metrics.watch("coffers_experts_thinking", lambda: self.experts.working)
        self.metrics.watch("coffers_experts_lost", lambda: self.experts.lost)
        self.metrics.watch("coffers_analyses_waiting", lambda: self.coach.waiting)
        self.metrics.watch("coffers_writes_waiting", self.store.waiting)

    async def start(self) -> None:
        await asyncio.to_thread(shipped)  # they are read once, and not while somebody waits
        await self.bus.start(self._hear, self._catch_up)
        self._begin(self._keep_house())
        self._begin(self._wake_bots())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(CoffersError):
            await self._touch_all()
        await self.coach.close()
        await self.bus.stop()
        await self.archive.close()
        await self.experts.close()
        self.thinkers.shutdown(cancel_futures=True)
        self.store.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._careful(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _careful(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except CoffersError as problem:
            log.warning("%s", problem)
        except Exception:
            log.exception("something went wrong beside the tables")

    # ---- tables ------------------------------------------------------------------------------

    async def row(self, table: str) -> TableRow:
        """The table of that id as it is written down."""
        # Not everything that an address can hold is something to ask a database about.
        row = await self.store.table(table) if IDS.fullmatch(table) else None
        if row is None:
            raise Refusal(404, "no-table")
        return row

    async def table(self, table: str) -> OpenTable:
        """The table of that id."""
        found = self._tables.get(table)
        if found is not None:
            return found
        row = await self.row(table)
        found = self._tables.get(table)  # somebody else may have asked at the same time
        if found is None:
            found = OpenTable(
                row,
                self.store,
                self.bus,
                self.thinkers,
                self._used,
                self.settings.limits,
                self.archive,
                self.experts,
            )
            self._tables[table] = found
        return found

    def _used(self, table: OpenTable) -> None:
        """Keep the games ready that were used last."""
        self._ready[table] = time.monotonic()
        self._ready.move_to_end(table)
        self._put_away(0)

    def _put_away(self, before: float) -> None:
        """Put away the games not used since then, and those beyond what there is room for."""
        while self._ready:
            oldest, used = next(iter(self._ready.items()))
            if used >= before and len(self._ready) <= MOST_READY:
                return
            del self._ready[oldest]
            oldest.put_away()

    async def finished(self, table: str) -> tuple[OpenTable, ServedGame]:
        """A game that is over, of which everything may be known."""
        found = await self.table(table)
        if not found.started:
            raise Refusal(403, "not-over")
        game = await found.position()
        if self.bus.shared and not game.over:
            await found.catch_up()
            game = await found.position()
        if not game.over:
            raise Refusal(403, "not-over")
        return found, game

    async def open(self, wish: NewTable, holder: str, language: Language) -> tuple[str, int]:
        """A new table, and the seat of whoever opened it."""
        name = checked_name(wish.name)
        if not PLAYERS[0] <= len(wish.seats) <= PLAYERS[1]:
            raise CoffersError("players", n=len(wish.seats), fewest=PLAYERS[0], most=PLAYERS[1])
        if wish.my_seat >= len(wish.seats) or wish.seats[wish.my_seat].kind != "person":
            raise CoffersError("my-seat", seat=wish.my_seat)
        kingdom, edition = await asyncio.to_thread(chosen_kingdom, wish)
        seats = [seat_of(seat) for seat in wish.seats]
        seats[wish.my_seat].name, seats[wish.my_seat].holder = name, holder
        name_bots(seats, language)
        example = ServedGame(
            [seat.name or f"#{i}" for i, seat in enumerate(seats)],
            kingdom,
            edition=edition,
            seed=secret_seed() if wish.seed is None else wish.seed,
        )
        await self._check_bots(seats, example, language)
        row = new_row(seats, example.save(), seeded=wish.seed is not None, clock=wish.clock)
        row.opener = holder
        row.listed = row.created if wish.listed and not row.full else None
        await self._add(row)
        return row.id, wish.my_seat

    async def open_lesson(self, name: str, holder: str, language: Language) -> str:
        """A table for somebody who learns to play."""
        seats = lesson().seats(checked_name(name), holder)
        name_bots(seats, language)
        game = lesson().game([seat.name or "" for seat in seats])
        row = new_row(seats, game.save(), seeded=True)
        await self._add(row)
        return row.id

    async def count_up(self, table: str, holder: str | None) -> None:
        """End the game of a lesson where it stands."""
        found, _ = await self._seated(table, holder)
        if not is_lesson(found.row.opening):
            raise Refusal(403, "no-lesson")
        await found.count_up()

    async def _check_bots(self, seats: list[Seat], game: ServedGame, language: Language) -> None:
        """See that the bots of a new table can play there."""
        for seat in seats:
            if seat.bot in THINKING and not self.experts.processes:
                raise Refusal(400, "bot-thinks", bot=seat.bot)
            await asyncio.to_thread(check, seat, game.kingdom, game.setup, language)
        if any(seat.bot in THINKING for seat in seats):
            self.experts.wake()

    def bots(self) -> list[str]:
        """The bots that may sit at a table."""
        return all_bots() if self.experts.processes else bot_names()

    async def _add(self, row: TableRow, position: Position | None = None) -> None:
        await self.store.add(row, position)
        await self._begin_play(row.id)

    async def _begin_play(self, table: str) -> None:
        found = await self.table(table)
        if found.started:
            await found.position()
            found.let_bots_play()

    async def join(self, table: str, holder: str, name: str, language: Language) -> int:
        found = await self.table(table)
        names = _names(language)
        seat = await self.store.take_seat(table, holder, checked_name(name), names)
        await found.joined()
        return seat

    async def list_(self, table: str, holder: str | None, listed: bool) -> None:
        """Put a table into the lobby, or take it out."""
        found = await self.table(table)
        await self.lobby.list_(table, holder, listed)
        self.bus.tell(Notice(self.bus.process, table, "seats"))
        await found.reread()

    async def rematch(self, table: str, holder: str | None) -> str:
        """Another game of the same players with the same cards."""
        found, game = await self.finished(table)
        if holder is None or all(seat.holder != holder for seat in found.row.seats):
            raise Refusal(403, "no-seat")
        again = ServedGame(
            game.players,
            game.kingdom,
            edition=game.edition,
            seed=secret_seed(),
        )
        # Whoever left their seat to a bot is welcome again.
        seats = [
            Seat(None if seat.holder else seat.bot, seat.name, seat.holder, plan=seat.plan)
            for seat in found.row.seats
        ]
        row = new_row(seats, again.save(), seeded=False, clock=found.row.clock)
        chosen = await self.store.add_rematch(table, row)
        await self._begin_play(chosen)
        self.bus.tell(Notice(self.bus.process, table, "seats"))
        await found.reread()
        return chosen

    async def fork(
        self, table: str, wish: Fork, holder: str, language: Language, caller: str
    ) -> str:
        """A new table that goes on from a point of a finished game, against bots."""
        found, game = await self.finished(table)
        if wish.number > game.given or wish.seat >= len(game.players):
            raise Refusal(404, "no-such-point")
        name = checked_name(wish.name)
        job = Branch(table, wish.number, secret_seed())
        branched = msgspec.msgpack.decode(await self.archive.ask(job, caller), type=Branched)
        seats = [
            Seat(bot=wish.bot) if wish.bot else Seat(bot=seat.bot or DEFAULT_BOT, plan=seat.plan)
            for seat in found.row.seats
        ]
        seats[wish.seat] = Seat(name=name, holder=holder)
        name_bots(seats, language)
        await self._check_bots(seats, game, language)
        row = new_row(seats, branched.document, seeded=False)
        await self._add(row, branched.position)
        return row.id

    async def analyse(self, table: str, language: Language, caller: str) -> AnalysisState:
        """Have the coach look at a finished game, in its turn."""
        found, _ = await self.finished(table)
        await self.coach.start(found.row, caller, self.settings.limits.analyses_per_address)
        return await self.analysis(table, language)

    async def analysis(self, table: str, language: Language) -> AnalysisState:
        """What the coach knows of a finished game by now."""
        found, game = await self.finished(table)
        won = [game.players[i] for i in winners(game, found.row.seats)]
        return told(await self.coach.standing(table), won, language)

    async def hint(
        self, table: str, number: int, holder: str | None, language: Language, caller: str
    ) -> Hint:
        """What the expert would do in somebody's place; that is counted."""
        found, seat = await self._seated(table, holder)
        hinted = await found.hint(seat, number, caller)
        return Hint(
            number=number,
            pick=hinted.found.pick,
            sentence=hint_in_words(hinted.found, hinted.decision, language),
            counts=hinted.found.is_advice,
            hints=found.row.seats[seat].hints,
        )

    async def resign(self, table: str, holder: str | None) -> None:
        found, seat = await self._seated(table, holder)
        await found.resign(seat)

    async def leave(
        self, table: str, holder: str | None, bot: str | None, language: Language
    ) -> None:
        """Leave a seat to a bot, or to whoever comes next."""
        found, seat = await self._seated(table, holder)
        chosen = bot or DEFAULT_BOT
        if found.started:
            await self._check_bots([Seat(bot=chosen)], await found.position(), language)
        await found.stand_up(seat, chosen)

    async def come_back(self, table: str, holder: str | None) -> None:
        """Take back the seat that one has left to a bot."""
        found = await self.table(table)
        await found.reread()
        await found.come_back(holder)

    async def vote(self, table: str, holder: str | None, vote: CastVote) -> None:
        """Decide with the others who stay about somebody who is missing."""
        found, seat = await self._seated(table, holder)
        await found.vote(seat, vote.about, vote.wish)

    async def fill(
        self, table: str, holder: str | None, wish: FillSeat, language: Language
    ) -> None:
        """Put a bot on a free seat of a table that one has opened."""
        found = await self.table(table)
        bot = wish.bot or DEFAULT_BOT
        names = [seat.name or f"#{i}" for i, seat in enumerate(found.row.seats)]
        example = ServedGame.of({**found.row.opening, "players": names}, [])
        await self._check_bots([Seat(bot=bot)], example, language)
        seat, others = wish.seat, _names(language)
        await self.store.change(
            partial(fill_seat, table=table, holder=holder, seat=seat, bot=bot, names=others)
        )
        await found.joined()

    async def drop(self, table: str, holder: str | None) -> None:
        """Call a table off that one has opened, before the game begins."""
        found = await self.table(table)
        await self.store.change(partial(drop_table, table=table, holder=holder))
        await found.seats_changed()

    async def unlist(self, table: str, holder: str | None) -> None:
        """Take a table off one's list."""
        await self.row(table)
        await self.store.change(partial(unlist, table=table, holder=holder))

    async def _seated(self, table: str, holder: str | None) -> tuple[OpenTable, int]:
        """A table and the seat that somebody has there."""
        found = await self.table(table)
        seat = found.row.seat_of(holder)
        if seat is None:
            await found.reread()  # perhaps they have just sat down with another process
            seat = found.row.seat_of(holder)
        if seat is None:
            raise Refusal(403, "no-seat")
        return found, seat

    # ---- keeping house -----------------------------------------------------------------------

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            await self._careful(self._tidy())

    async def _tidy(self) -> None:
        self._put_away(time.monotonic() - UNUSED)
        if not self._ready:
            give_back()
        await self._touch_all()
        closed = await self.store.close_unused(int(time.time()) - DAY)
        if closed:
            log.info("closed %s tables", closed)

    async def _touch_all(self) -> None:
        present = [
            table.id
            for table in self._tables.values()
            if any(looker.seat is not None for looker in table.lookers)
        ]
        await self.store.touch(present, int(time.time()))

    async def _wake_bots(self) -> None:
        """Let bots go on where the server was stopped in the middle of their turn."""
        for table in await self.store.in_play_since(int(time.time()) - RECENT, MOST_RECENT):
            found = await self.table(table)
            await found.position()
            found.let_bots_play()

    # ---- other processes ---------------------------------------------------------------------

    def _hear(self, notice: Notice) -> None:
        table = self._tables.get(notice.table)
        if table is not None:
            self._begin(table.hear(notice))

    def _catch_up(self) -> None:
        for table in list(self._tables.values()):
            self._begin(table.catch_up())


# ---- making a table ----------------------------------------------------------------------------


def chosen_kingdom(wish: NewTable) -> tuple[Kingdom, str]:
    """What is played, and by which edition.

    Where chance decides, it is not the chance of the game: nobody shall reckon back from the
    kingdom to the cards to come. Only who names a seed gets both from it.
    """
    seed = secrets.randbelow(LARGEST_SEED) if wish.seed is None else wish.seed
    edition = wish.edition or DEFAULT_EDITION
    chosen = wish.kingdom or KingdomWish(cards=list(FIRST_GAME), platinum_colony=False)
    given = [chosen.set is not None, chosen.cards is not None, chosen.random is not None]
    if sum(given) != 1:
        raise CoffersError("one-kind-of-kingdom")
    if chosen.set is not None:
        found = find(chosen.set, wish.edition)
        return found.kingdom(seed), wish.edition or found.edition
    if chosen.random is not None:
        wishes = replace(chosen.random, edition=chosen.random.edition or edition)
        return random_kingdom(wishes, seed), edition
    assert chosen.cards is not None
    kingdom = Kingdom.of(
        chosen.cards, bane=chosen.bane, platinum_colony=chosen.platinum_colony, seed=seed
    )
    return kingdom, edition


def _names(language: Language) -> list[str]:
    return [name.strip() for name in language.text("terminal-names").split(",")]


def name_bots(seats: list[Seat], language: Language) -> None:
    """Give every bot a name that nobody at the table has."""
    used = [seat.name for seat in seats if seat.name]
    free = [name for name in _names(language) if look_alike(name, used) is None]
    for seat in seats:
        if seat.bot is not None:
            seat.name = free.pop(0)


def new_row(
    seats: list[Seat], document: dict[str, object], seeded: bool, clock: Clock | None = None
) -> TableRow:
    """A table to be written down, for a saved game to be played on."""
    reserve = None if clock is None else 1000 * clock.reserve
    opening = {key: value for key, value in document.items() if key != "players"}
    row = TableRow(
        id="".join(secrets.choice(ID) for _ in range(12)),
        created=int(time.time()),
        status=WAITING,
        opening=opening,
        seeded=seeded,
        seats=[replace(seat, reserve=reserve) for seat in seats],
        clock=clock,
    )
    if row.full:
        row.status = PLAYING
    return row
