"""A table that somebody looks at: answers come in, are checked, written, and shown to all."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor

import msgspec

from coffers.bots.registry import DEFAULT_BOT, THINKING, make_bot
from coffers.engine.decisions import Agent
from coffers.errors import CoffersError, DamagedSave, IllegalChoice
from coffers.game import Turn
from coffers.server.archive import Archive, Prepare
from coffers.server.bus import Bus
from coffers.server.clocks import TableClock
from coffers.server.company import Company, Looker
from coffers.server.endings import settled
from coffers.server.experts import Experts
from coffers.server.games import POSITIONS, Move, ServedGame, farthest_back
from coffers.server.lessons import COUNTED
from coffers.server.limits import Limits
from coffers.server.messages import (
    Answer,
    Notice,
    Said,
    State,
    UndoAsked,
    UndoRefused,
)
from coffers.server.opponents import agent
from coffers.server.records import CLOSED, OVER, TableRow
from coffers.server.refusals import NotWritten, Refusal
from coffers.server.states import Seen, Viewer, free_undo, last_state, news, sent
from coffers.server.store import Store
from coffers.server.thinking import (
    MOST_ANSWERS,
    Hinted,
    Thinkers,
    bot_seed,
    followed,
    hinted,
    think,
    thinks,
)
from coffers.server.thinking import PATIENCE as EXPERTS_PATIENCE

BEAT = 0.03  # seconds: what bots do is shown in time, so that nobody hears them think
HINTS = 20  # that are remembered
RETRY = 0.5, 5.0  # seconds between attempts to write a bot's move: the first, and the longest
FAR_BEHIND = 500  # moves that are not read one by one
PATIENCE = 2.0  # seconds that another process has for its bots before we do their thinking
log = logging.getLogger("coffers.server")
encode = msgspec.json.Encoder().encode


class Asked:
    """A wish to take back more than is free, and who has agreed."""

    def __init__(self, by: int, number: int, answers: int, others: set[int], here: bool) -> None:
        self.by = by
        self.number = number
        self.answers = answers
        self.waiting_for = others
        self.here = here  # asked of this process, which will carry it out


class OpenTable(Company):
    """The table with an id, as far as this process knows it.

    `game` is always a position that is written down: changes are made to a twin, which takes its
    place once the database has them.
    """

    def __init__(
        self,
        row: TableRow,
        store: Store,
        bus: Bus,
        thinkers: Executor,
        used: Callable[["OpenTable"], None],
        limits: Limits,
        archive: Archive,
        experts: Experts,
    ) -> None:
        super().__init__(row, store, bus, limits, experts.processes > 0)
        self.game: ServedGame | None = None
        self.asked: Asked | None = None
        self._thinkers = thinkers
        self._used = used
        self.archive = archive
        self._experts = experts
        self._positioned = 0  # answers at the last position that is written down
        self._clock = TableClock(row.clock, [s.reserve for s in row.seats]) if row.clock else None
        self._turn = -1
        self._ringing: asyncio.Task[None] | None = None
        self._loading = asyncio.Lock()
        self._given: dict[int, Answer] = {}  # the last answer of each seat
        self._messages: dict[str, tuple[list[bytes], Seen]] = {}  # by what somebody had seen
        self._bots: dict[int, Agent] = {}  # as they decide at once
        self._ahead = Thinkers(experts, row.id, {})
        self._bot_task: asyncio.Task[None] | None = None
        self._hinting = asyncio.Lock()
        # The last ones, by the turn up to the decision.
        self._hinted: deque[tuple[Turn, Hinted]] = deque(maxlen=HINTS)

    # ---- looking -----------------------------------------------------------------------------

    async def position(self) -> ServedGame:
        """The game as it stands; read from the database if it is not at hand."""
        self._used(self)
        game = self.game
        if game is not None:
            return game
        async with self._loading:
            if self.game is None:
                if not self.started:
                    raise Refusal(409, "table-waits")
                game = await self._read()
                if self.game is None:  # nobody has changed and written it meanwhile
                    self._keep(game)
            assert self.game is not None
            return self.game

    async def _read(self) -> ServedGame:
        """The game as it is written down: from a position of a while ago on."""
        recent = await self.store.recent(self.id)
        self._positioned = recent.positioned
        if recent.is_long:
            return await self._prepared()
        try:
            return ServedGame.of(self.row.document(), recent.moves, recent.position)
        except DamagedSave:
            if recent.position is None:
                raise
        return await self._prepared()  # the position is of another version

    async def _prepared(self) -> ServedGame:
        """The same for a long game of which no position can be used: one is written down first."""
        await self.archive.ask(Prepare(self.id), caller="")
        recent = await self.store.recent(self.id)
        self._positioned = recent.positioned
        return ServedGame.of(self.row.document(), recent.moves, recent.position)

    def _keep(self, game: ServedGame) -> None:
        game.forget_earlier_turns(farthest_back(game))
        self.game = game
        self._messages = {}
        if self.asked is not None and self.asked.number != game.number:
            self.asked = None
        if game.over:
            self.row.status = OVER
        self.attendance.has_moved()
        self._wind(game)
        if self._turn != game.turn:
            self._turn = game.turn
            self._show_reserves()

    def _show_reserves(self) -> None:
        """Show the reserves as they are when a turn begins: in the middle of it they would tell who
        had something to think about."""
        if self._clock is not None and self.shown_reserves != self._clock.reserves:
            self.shown_reserves = list(self._clock.reserves)
            for looker in self.lookers:
                looker.look_around()

    def news(self, viewer: Viewer) -> list[bytes]:
        """What is new to a viewer, ready to be sent. All who only look on see the same."""
        assert self.game is not None
        if viewer.seat is not None:
            return [
                encode(sent(viewer, self._timed(message))) for message in news(self.game, viewer)
            ]
        key = str(viewer.seen())
        if key not in self._messages:
            shown = [encode(message) for message in news(self.game, viewer)]
            self._messages[key] = shown, viewer.seen()
        shown, seen = self._messages[key]
        viewer.remember(seen)
        return shown

    def again(self, viewer: Viewer, game: ServedGame | None = None) -> bytes:
        """The position, or that of a game that was at hand, once more; of the log, what is kept."""
        shown = game or self.game
        assert shown is not None
        viewer.before = None
        return encode(sent(viewer, self._timed(last_state(shown, viewer))))

    def _timed(self, message: State) -> State:
        """A message with the time there is to decide."""
        if message.decision is not None:
            message.seconds = self.seconds_left()
        return message

    def seconds_left(self) -> int | None:
        """How long whoever decides has got, where there is a clock."""
        return None if self._clock is None else int(self._clock.seconds_left())

    def put_away(self) -> None:
        """Keep no more than what is needed to fetch the game again."""
        self.game = None
        self._bots = {}

    async def catch_up(self) -> None:
        """Take over what other processes have written."""
        async with self._changing:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.game is None:
            return
        moves = await self.store.moves(self.id, self.game.number)
        if len(moves) > FAR_BEHIND:
            self.put_away()
            await self.position()
            self._show()
            return
        for move in moves:
            game = self.game.twin()
            game.make(move)
            self._keep(game)
            self._show()

    def _show(self) -> None:
        for looker in self.lookers:
            looker.look()

    # ---- coming and going --------------------------------------------------------------------

    async def arrive(self, looker: Looker) -> None:
        await super().arrive(looker)
        asked = self.asked
        if asked is not None and looker.seat in asked.waiting_for:
            await self.position()
            self._put_question(asked, looker)

    async def reread(self) -> None:
        self._bots = {}
        await super().reread()

    async def joined(self) -> None:
        """Somebody has taken a seat."""
        await self.seats_changed()
        if self.started:
            await self.position()
            self._show()
            self.let_bots_play()

    # ---- answering ---------------------------------------------------------------------------

    async def answer(self, seat: int | None, message: Answer) -> bool:
        """Check an answer, write it, show it; a CoffersError if it cannot be. False if it had come
        before."""
        began = time.monotonic()
        async with self._changing:
            seat, game = await self._position_at(seat, message.number)
            late = message.number < game.number_for(seat)
            if late or game.decider != seat:  # perhaps others decide, and nothing else has changed
                if message == self._given.get(seat) or was_given(game, seat, message):
                    return False  # it has come twice, and counts once
            if late:
                raise Refusal(409, "answer-late")
            if game.answers_in_turn(seat) >= self._limits.turn:
                await self._hand_over(seat, DEFAULT_BOT, resigned=False)
                self.let_bots_play()
                raise Refusal(409, "turn-too-long", most=self._limits.turn)
            twin = game.twin()
            problem: CoffersError | None = None
            for pick in message.picks:
                if twin.over or twin.decider != seat:
                    problem = Refusal(403, "not-your-decision")
                    break
                try:
                    twin.answer(pick)
                except IllegalChoice as illegal:
                    problem = illegal
                    break
                self._end_if_too_long(twin)
            # Answers before one that cannot be still stand: they may have revealed something.
            if twin.number > game.number:
                twin = await self._let_bots_react(game, twin, began)
                await self._write(game, twin)
            if problem is not None:
                raise problem
            self._given[seat] = message
        self.let_bots_play()
        return True

    def _end_if_too_long(self, twin: ServedGame) -> None:
        """Nobody can go on playing for ever."""
        if not twin.over and twin.length >= self._limits.moves:
            twin.end("limit")

    async def _let_bots_react(self, game: ServedGame, twin: ServedGame, began: float) -> ServedGame:
        """The game after the bots have reacted to what somebody does in their turn. That is shown
        in one with it, and no sooner if no bot had anything to decide: time tells, too."""
        if not any(seat.bot for seat in self.row.seats):
            return twin
        if self._is_bots_turn(twin) and self._is_in_persons_turn(twin):
            loop = asyncio.get_running_loop()
            bots = self._bots_of(twin)
            twin = await loop.run_in_executor(self._thinkers, think, twin, bots, True)
        if twin.scene > game.scene + 1 or not twin.has_own_scene:
            await asyncio.sleep(began + BEAT - time.monotonic())
        return twin

    def _is_in_persons_turn(self, game: ServedGame) -> bool:
        return self.row.seats[game.active].bot is None

    async def _position_at(self, seat: int | None, number: int) -> tuple[int, ServedGame]:
        """The game, if that seat may say something about that number; caught up if need be."""
        if seat is None:
            raise Refusal(403, "no-seat")
        game = await self.position()
        if number > game.number_for(seat):
            await self._catch_up()
            game = await self.position()
            if number > game.number_for(seat):
                raise Refusal(409, "answer-early")
        return seat, game

    async def _write(self, game: ServedGame, twin: ServedGame) -> None:
        """Write the moves that lead from a game to its twin; then, not before, show them."""
        moves = made_since(game, twin)
        position = None
        if twin.given - self._positioned >= POSITIONS:
            position = twin.position()
        try:
            won = await self.store.append(
                self.id,
                game.number,
                moves,
                twin.over,
                int(time.time()),
                position,
                twin.given if twin.given < game.given else None,
                self._clock.drawn() if self._clock else None,
                encode(settled(twin, self.row.seats)).decode() if twin.over else None,
            )
        except NotWritten as failure:
            # Whether it is there after all, only the database knows.
            log.error("%s: %s", self.id, failure.__cause__)
            self.put_away()
            raise
        if not won:
            await self._catch_up()
            raise Refusal(409, "answer-late")
        if position is not None:
            self._positioned = position.answers
        self._positioned = min(self._positioned, twin.given)
        self._keep(twin)
        self.bus.tell(Notice(self.bus.process, self.id, "moved", twin.number))
        self._show()
        if twin.over:
            await self.seats_changed()
        else:
            await self.note_move()

    async def _end_by_resignation(self) -> None:
        """End the game where it stands, wherever that is by now."""
        for last in (False, False, True):
            game = await self.position()
            if game.over:
                return
            twin = game.twin()
            twin.end("resigned")
            try:
                await self._write(game, twin)
                return
            except Refusal as problem:
                if last or problem.status != 409:
                    raise

    async def count_up(self) -> None:
        """End the game of a lesson where it stands, so that its points can be counted."""
        async with self._changing:
            game = await self._unfinished()
            twin = game.twin()
            twin.end(COUNTED)
            await self._write(game, twin)

    # ---- hints -------------------------------------------------------------------------------

    async def hint(self, seat: int, number: int, caller: str) -> Hinted:
        """What the expert would do in the place of that seat, which must decide; advice is counted,
        once for each decision. Among people there are no hints."""
        if self._others(seat):
            raise Refusal(403, "hint-among-people")
        seat, game = await self._position_at(seat, number)
        if number < game.number_for(seat):
            raise Refusal(409, "answer-late")
        if game.over:
            raise Refusal(409, "game-over")
        if game.frozen is not None:
            raise game.frozen
        if game.decider != seat:
            raise Refusal(403, "not-your-decision")
        async with self._hinting:
            turn = game.this_turn()
            for decided, found in self._hinted:
                if decided == turn:  # that was taken back, say
                    return found
            found = await hinted(self._experts, game, caller)
            if found.found.is_advice:
                await self.store.count_hint(self.id, seat)
            self._hinted.append((turn, found))
            await self.seats_changed()
            return found

    # ---- taking back -------------------------------------------------------------------------

    async def undo(self, seat: int | None, number: int) -> None:
        """Take back the last answer of a seat if that is free, or else ask the others."""
        async with self._changing:
            seat, game = await self._position_at(seat, number)
            if number < game.number_for(seat):
                raise Refusal(409, "answer-late")
            if game.over:
                raise Refusal(409, "game-over")
            if game.undos[seat] >= self._limits.undos:
                raise Refusal(409, "undos-used", most=self._limits.undos)
            if free_undo(game, game.players[seat]):
                await self._take_back(game, 1)
            else:
                await self._ask_undo(game, seat)
        self.let_bots_play()

    async def _ask_undo(self, game: ServedGame, seat: int) -> None:
        answers = game.since_last_answer(seat)
        if not answers:
            raise Refusal(409, "nothing-to-undo")
        if self.asked is not None:
            raise Refusal(409, "undo-pending")
        others = self._others(seat)
        if not others:
            await self._take_back(game, answers)
            return
        asked = Asked(seat, game.number, answers, others, here=True)
        self._asks(asked)
        self._tell_asked(asked)

    def _others(self, seat: int) -> set[int]:
        """The persons beside that one."""
        return {i for i, s in enumerate(self.row.seats) if s.bot is None and i != seat}

    def _tell_asked(self, asked: Asked) -> None:
        self.bus.tell(Notice(self.bus.process, self.id, "undo-asked", asked.number, asked.by))

    async def _take_back(self, game: ServedGame, answers: int) -> None:
        twin = game.twin()
        twin.take_back(answers)
        await self._write(game, twin)

    def _asks(self, asked: Asked) -> None:
        self.asked = asked
        for looker in self.lookers:
            if looker.seat in asked.waiting_for:
                self._put_question(asked, looker)

    def _put_question(self, asked: Asked, looker: Looker) -> None:
        if self.game is not None:
            number = self.game.number_for(looker.seat)
            looker.hear(UndoAsked(str(self.row.seats[asked.by].name), number))

    async def undo_reply(self, seat: int | None, number: int, ok: bool) -> None:
        asked = self.asked
        if asked is None or seat is None or seat not in asked.waiting_for:
            raise Refusal(409, "undo-not-asked")
        game = await self.position()
        if number != game.number_for(seat) or asked.number != game.number:
            raise Refusal(409, "undo-not-asked")
        self.bus.tell(Notice(self.bus.process, self.id, "undo-reply", asked.number, seat, ok))
        await self._replied(asked, seat, ok)

    async def _replied(self, asked: Asked, seat: int, ok: bool) -> None:
        asked.waiting_for.discard(seat)
        if not ok:
            self.asked = None
            for looker in self.lookers:
                if looker.seat == asked.by:
                    looker.hear(UndoRefused())
        elif not asked.waiting_for:
            self.asked = None
            if asked.here:
                async with self._changing:
                    game = await self.position()
                    if game.number != asked.number:
                        raise Refusal(409, "answer-late")
                    await self._take_back(game, asked.answers)
                self.let_bots_play()

    # ---- the clock ---------------------------------------------------------------------------

    def _wind(self, game: ServedGame) -> None:
        """Let the clock run for the person who must decide now."""
        if self._clock is None:
            return
        waits = not game.over and game.frozen is None and self.row.seats[game.decider].bot is None
        number = game.number
        self._clock.run(number, game.decider if waits else None, lambda: self._ring(number))
        for seat, reserve in zip(self.row.seats, self._clock.reserves, strict=True):
            seat.reserve = reserve

    def _wind_again(self) -> None:
        """The same where a seat has changed hands between a person and a bot."""
        if self._clock is not None and self.game is not None:
            self._clock.begin_again()
            self._wind(self.game)

    def _ring(self, number: int) -> None:
        self._ringing = asyncio.create_task(self._time_is_up(number))

    async def _time_is_up(self, number: int) -> None:
        """Decide for somebody who has thought for too long, or take their seat."""
        assert self.row.clock is not None
        try:
            async with self._changing:
                game = await self.position()
                if game.number != number or game.over or self._is_bots_turn(game):
                    return
                if self.row.clock.then == "lost":
                    await self._lose(game.decider)
                else:
                    seed = bot_seed(game.seed, game.decider)
                    bot = make_bot(DEFAULT_BOT, game.setup, seed)
                    loop = asyncio.get_running_loop()
                    only = {game.decider: bot}
                    twin = await loop.run_in_executor(self._thinkers, think, game, only, False, 1)
                    await self._write(game, twin)
            self.let_bots_play()
        except NotWritten:
            self._complain()
            asyncio.get_running_loop().call_later(RETRY[1], lambda: self._ring(number))
        except CoffersError as problem:
            log.info("%s: %s", self.id, problem)

    # ---- from other processes ----------------------------------------------------------------

    async def hear(self, notice: Notice) -> None:
        """What another process tells about this table."""
        if notice.what == "presence":
            await self.look_around()
            if self.asked is not None and self.asked.here:  # whoever has come may not know it
                self._tell_asked(self.asked)
        elif notice.what == "seats":
            await self.reread()
            if self.started and self.game is None and self.lookers:
                await self.position()
                self._show()
        elif notice.what == "moved":
            if self.game is not None and self.game.number < notice.number:
                await self.catch_up()
            elif self.game is None and self.lookers:
                await self.position()
                self._show()
        elif notice.what == "said":
            if notice.phrase is not None:
                self._tell(Said(notice.seat, notice.phrase))
        elif notice.what == "undo-asked":
            if self.lookers:
                await self.position()
            if self.asked is None or self.asked.number != notice.number:
                others = self._others(notice.seat)
                self._asks(Asked(notice.seat, notice.number, 0, others, here=False))
        elif self.asked is not None and self.asked.number == notice.number:
            await self._replied(self.asked, notice.seat, notice.ok)
        self.let_bots_play(self._patience())

    # ---- bots --------------------------------------------------------------------------------

    def let_bots_play(self, patience: float = 0.0) -> None:
        """Let the bots decide until a person must; after some patience, if others may do it."""
        game = self.game
        if game is None or not self._is_bots_turn(game):
            return
        if self._bot_task is None or self._bot_task.done():
            self._bot_task = asyncio.create_task(self._play_bots(game.number, patience))

    def _is_bots_turn(self, game: ServedGame) -> bool:
        return (
            self.row.status != CLOSED
            and not game.over
            and game.frozen is None
            and self.row.seats[game.decider].bot is not None
        )

    def _patience(self) -> float:
        """How long another process has for its bots: longer for those that look ahead."""
        ahead = any(seat.bot in THINKING for seat in self.row.seats)
        return PATIENCE + EXPERTS_PATIENCE if ahead else PATIENCE

    async def _play_bots(self, number: int, patience: float) -> None:
        try:
            await asyncio.sleep(patience)
            game = await self.position()
            if patience and game.number != number:
                return  # the other process is at it
            await self._play_bots_on()
        except CoffersError as problem:
            log.info("%s: %s", self.id, problem)
        except Exception:
            # A bot that stumbles must not take its table with it; whoever looks again tries again.
            log.exception("%s: a bot gave up", self.id)

    async def _play_bots_on(self) -> None:
        """Let the bots decide until a person must; if the database is away, until it is back."""
        pause, longest = RETRY
        while True:
            try:
                began = time.monotonic()
                game = await self.position()
                if not self._is_bots_turn(game):
                    return
                sitting = [seat.bot for seat in self.row.seats]
                twin = await self._decided(game)
                await asyncio.sleep(BEAT - (time.monotonic() - began) % BEAT)
                async with self._changing:
                    # Whoever has come back meanwhile decides for themselves.
                    if self.game is game and sitting == [seat.bot for seat in self.row.seats]:
                        self._end_if_too_long(twin)
                        await self._write(game, twin)
                pause = RETRY[0]
            except NotWritten:
                self._complain()
                await asyncio.sleep(pause)
                pause = min(2 * pause, longest)

    async def _decided(self, game: ServedGame) -> ServedGame:
        """The game after the bots have decided for a while."""
        bots = self._bots_of(game)
        loop = asyncio.get_running_loop()
        ahead = self._ahead.bots.keys()
        if not thinks(game, ahead):
            return await loop.run_in_executor(
                self._thinkers, think, game, bots, False, MOST_ANSWERS, ahead
            )
        try:
            answers = await self._ahead.answers(game)
            return await loop.run_in_executor(self._thinkers, followed, game, answers)
        except CoffersError as problem:
            log.info("%s: %s", self.id, problem)
        only = {game.decider: bots[game.decider]}  # it must do without for the rest of its turn
        return await loop.run_in_executor(self._thinkers, think, game, only)

    def _complain(self) -> None:
        """Say why nothing happens."""
        for looker in self.lookers:
            looker.complain(Refusal(503, "database-away"))

    def _bots_of(self, game: ServedGame) -> dict[int, Agent]:
        if not self._bots:
            self._bots = {
                i: agent(seat, game.setup, bot_seed(game.seed, i))
                for i, seat in enumerate(self.row.seats)
                if seat.bot is not None
            }
            self._ahead.bots = {
                i: seat.bot for i, seat in enumerate(self.row.seats) if seat.bot in THINKING
            }
        return self._bots


def made_since(game: ServedGame, twin: ServedGame) -> list[Move]:
    """The moves that lead from a game to its twin, which has gone on, or back."""
    if twin.given < game.given:
        return [Move(None, game.given - twin.given)]
    moves = twin.moves_since(game.given)
    if twin.ended is not None and game.ended is None:
        moves.append(Move(None, ended=twin.ended))
    return moves


def was_given(game: ServedGame, seat: int, message: Answer) -> bool:
    """Whether just this answer was given by that seat to just that question, lately."""
    back = game.since_number(seat, message.number)
    if back is None:
        return False
    before = game.twin()
    given = before.last_answers(back)
    before.undo(back)
    for pick, answer in zip(message.picks, given, strict=False):
        if before.decider != seat:
            return False
        try:
            before.answer(pick)
        except IllegalChoice:
            return False
        if before.last_answers(1) != [answer]:
            return False
    return len(message.picks) <= back
