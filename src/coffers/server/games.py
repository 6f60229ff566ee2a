"""A game as the server keeps it: small while it waits, and never changed before it is written."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self
from zlib import crc32

from msgspec import Struct, msgpack

from coffers.engine.decisions import Agent, Paused
from coffers.engine.editions import RULES
from coffers.engine.events import TURN_STARTED
from coffers.engine.events import Event as EngineEvent
from coffers.engine.packing import LAYOUT, Numbers, pack, squeezed, unpack
from coffers.engine.replay import PastTurn, Recording, WaitingGame, is_alone, scene
from coffers.engine.rng import Seed, seeded
from coffers.engine.scenes import Scenes
from coffers.engine.setup import Setup
from coffers.engine.table import Table
from coffers.engine.turn import take_turn
from coffers.errors import CoffersError, DamagedSave
from coffers.game import ANSWERS, Game
from coffers.kingdoms import Kingdom
from coffers.picks import Decision
from coffers.views import (
    Counts,
    Event,
    Piles,
    View,
    open_event,
    view_counts,
    view_event,
    view_table,
)

POSITIONS = 100  # answers after which a position is written down, at the end of the turn
SMALLEST = ANSWERS.start


@dataclass(frozen=True, slots=True)
class Move:
    """One entry in the record of a table: an answer, how many answers were taken back, or why the
    game ended before its end."""

    answer: int | None
    taken_back: int = 0
    digest: int | None = None  # of the table, where the answer ended a turn
    ended: str | None = None


class Position(Struct):
    """A game between two turns, from which it can be played on without what came before."""

    print: int  # of the cards and the program: no others understand it
    number: int  # how many moves the table had seen
    answers: int  # ... and how many answers stood
    turns: int
    hidden: list[int]  # `ServedGame.hidden`
    shifted: int
    table: bytes

    def written(self) -> bytes:
        return msgpack.encode(self)


def read_position(written: bytes) -> Position:
    return msgpack.decode(written, type=Position)


def fingerprint(setup: Setup) -> int:
    """What a packed table depends on, beside the numbers in it."""
    words = [card.name for card in setup.cards]
    words += [f"{counter.name} {counter.of}" for counter in setup.counters]
    words += [f"{mat.name} {mat.of}" for mat in setup.mats]
    return crc32(f"{LAYOUT} {RULES} {words}".encode())


def farthest_back(game: Game) -> int:
    """How many completed turns are kept, so that one can go back to them."""
    return len(game.players) + 1


def is_told_apart(before: int, scene: int, alone: bool) -> bool:
    """Whether a decision after one in that scene is a message of its own to whoever decides: the
    scene is not new, or does not show at once that they are asked."""
    return scene == before or not alone


@dataclass(frozen=True, slots=True)
class Stage:
    """A moment that can be shown: the table, its turn and what has happened in it."""

    table: Table
    turn: int  # counts all turns of the game, from 1 on
    log: Sequence[EngineEvent]


class ServedGame(Game):
    """A game with a record of moves, in which answers taken back stay as moves of their own.

    So the number of moves, by which the database tells positions apart, never goes back. What a
    viewer is told instead is how many messages there have been for them (`number_for`): how often
    somebody decides something that nobody else may see is nobody else's business.

    Only the last turns are kept; what came before can be forgotten.
    """

    opening: int = 0  # answers that were there when the table was opened (a game played on)
    extra: int = 0  # what the answers alone do not show: each undo, and what it took back
    ended: str | None = None  # why it ended before its end
    turns_forgotten: int = 0
    undos: tuple[int, ...] = ()  # of each seat, in this turn
    hidden: tuple[int, ...] = ()  # by seat: messages that nobody else got
    shifted: int = 0  # what makes a number for all of a scene: it starts at 0 and never goes back
    _base: Position | None = None  # where it was taken up, if not at the beginning
    _gone: bytes = b""  # the answers of the turns forgotten, if they are known...
    _gone_digests: bytes = b""  # ... and the digests after them

    @classmethod
    def of(
        cls, opening: Mapping[str, Any], moves: Sequence[Move], position: Position | None = None
    ) -> Self:
        """The game of a saved document and the moves made since (or since a position)."""
        if position is not None:
            game = cls._from_position(opening, position)
        else:
            game = cls._opened(opening, moves)
            if game.frozen is not None or all(move.answer is not None for move in moves):
                return game
            game = cls._opened(opening, [])  # and then move by move
        game._make_all(moves)
        return game

    @classmethod
    def _opened(cls, opening: Mapping[str, Any], moves: Iterable[Move]) -> Self:
        """A game with all that stands of some moves, checked turn by turn."""
        answers = list(opening["answers"])
        before = len(answers)
        extra = 0
        ended = None
        digests = dict(opening["digests"])
        for move in moves:
            if move.answer is not None:
                answers.append(move.answer)
                if move.digest is not None:
                    digests[len(answers)] = move.digest
            else:
                del answers[len(answers) - move.taken_back :]
                extra += move.taken_back + 1
                ended = move.ended
                digests = {at: digest for at, digest in digests.items() if at <= len(answers)}
        pairs = [[at, digest] for at, digest in digests.items()]
        game = cls.load({**opening, "answers": answers, "digests": pairs})
        assert isinstance(game, cls)
        extra += len(answers) - game.given  # of a frozen game, those it does not go by
        game.opening, game.extra, game.ended = before, extra, ended
        game.hidden = (0,) * len(game.players)
        game.shifted = -game._scene_of_answer(before)
        game._count_messages(before)
        return game

    @classmethod
    def _from_position(cls, opening: Mapping[str, Any], position: Position) -> Self:
        game = cls.load({**opening, "answers": [], "digests": []})
        assert isinstance(game, cls)
        if fingerprint(game.setup) != position.print:
            raise DamagedSave("save-not-a-game")
        game.opening = len(opening["answers"])
        game.extra = position.number - (position.answers - game.opening)
        game.hidden, game.shifted = tuple(position.hidden), position.shifted
        game._base = position
        game._start(opening["answers"][position.answers :])
        game.turns_forgotten = position.turns
        if position.answers < game.opening:  # the table was opened a little later
            game.extra = 0
            game.hidden, game.shifted = (0,) * len(game.players), -game.scene
        return game

    def _make_all(self, moves: Sequence[Move]) -> None:
        """Make moves, as many answers as there are at a time."""
        if self.frozen is not None:
            self.extra += len(moves)
            return
        at = 0
        while at < len(moves):
            answers: list[int] = []
            for move in moves[at:]:
                if move.answer is None:
                    break
                answers.append(move.answer)
            if answers:
                before = self.given
                self._replay([*self._game.recording.answers, *answers])
                self._count_messages(before)
                at += len(answers)
            else:
                self.make(moves[at])
                at += 1

    def _sit_down(
        self, players: tuple[str, ...], kingdom: Kingdom, edition: str, seed: Seed
    ) -> None:
        super()._sit_down(players, kingdom, edition, seed)
        self._piles = Piles()
        self.undos = self.hidden = (0,) * len(self.players)
        self.shifted = -self.scene

    # ---- starting, and freeing what is not needed any more -----------------------------------

    # A table and its players know each other, so a table that is not closed stays until Python
    # looks for such rings, which is a pause for everybody (serving.have_one_thing_in_mind).

    _owner: int = 0  # the game whose tables these are, for a copy has the same until it starts

    def _start(self, answers: Sequence[int]) -> None:
        before = self._own_tables()
        self._owner = id(self)
        recording = Recording(dict(self._reseeds))
        if self._base is not None:
            recording.before = self._base.answers
        agents: list[Agent] = [recording] * len(self.players)
        self.turns_forgotten = 0
        self._gone = self._gone_digests = b""
        self._game = WaitingGame(self._first_table(agents), recording)
        self._replay(answers)
        self._close(before)

    def _first_table(self, agents: list[Agent]) -> Table:
        if self._base is None:
            return super()._first_table(agents)
        return self._unpacked(self._base.table, agents, self._base.answers)

    def _unpacked(self, packed: bytes, agents: list[Agent], answers: int) -> Table:
        """A packed table, with the chance of the game after so many answers."""
        table = unpack(self._setup, agents, seeded(self._chance(answers)), packed)
        table.telling = self._telling
        return table

    def _own_tables(self) -> list[Table]:
        if self._owner != id(self) or "_game" not in self.__dict__:
            return []
        return [self._game.start, self._game.table]

    def _close(self, before: list[Table]) -> None:
        """Close those of these tables that are not in use any more."""
        for table in before:
            if table is not self._game.start and table is not self._game.table:
                table.close()

    def __del__(self) -> None:
        for table in self._own_tables():
            table.close()

    # ---- the record --------------------------------------------------------------------------

    @property
    def given(self) -> int:
        """How many answers stand."""
        return int(self._game.recording.given())

    @property
    def number(self) -> int:
        """How many moves the table has seen."""
        return self.given - self.opening + self.extra

    @property
    def length(self) -> int:
        """How many answers stand that were given at this table."""
        return self.given - self.opening

    @property
    def answers(self) -> list[int]:
        """All answers that stand; of a game taken up at a position, those since then."""
        gone = Numbers(self._gone)
        before = []
        while gone.at < len(self._gone):
            before.append(int(gone.next()) + SMALLEST)
        return before + self._game.answers()

    def digests(self) -> dict[int, int]:
        gone = Numbers(self._gone_digests)
        before = {}
        while gone.at < len(self._gone_digests):
            at = int(gone.next())
            before[at] = int(gone.next())
        return before | self._game.digests()

    def save(self) -> dict[str, Any]:
        if self._base is not None:
            raise CoffersError("save-position")
        return super().save()

    @property
    def over(self) -> bool:
        return self.ended is not None or bool(self._game.start.finished)

    @property
    def table(self) -> Table:
        return self._game.start if self._game.start.finished else self._game.table

    @property
    def decider(self) -> int:
        """The seat that must decide."""
        return int(self.engine_decision.decider)

    @property
    def active(self) -> int:
        """The seat that plays this turn."""
        return int(self.table.current().controller)

    def moves_since(self, answers: int) -> list[Move]:
        """The answers from that one on, as moves."""
        digests = self._game.digests()
        first = self.given - len(self._game.answers())
        return [
            Move(answer, digest=digests.get(answers + i + 1))
            for i, answer in enumerate(self._game.answers()[answers - first :])
        ]

    def make(self, move: Move) -> None:
        if move.answer is not None:
            self.answer_number(move.answer)
        elif move.ended is not None:
            self.end(move.ended)
        else:
            self.take_back(move.taken_back)

    def answer(self, pick: str) -> None:
        before = self._own_tables()
        scene, turn = self.scene, self.turn
        super().answer(pick)
        self._close(before)
        self._count_message(scene, turn)

    def answer_number(self, answer: int) -> None:
        before = self._own_tables()
        scene, turn = self.scene, self.turn
        super().answer_number(answer)
        self._close(before)
        self._count_message(scene, turn)

    def end(self, reason: str) -> None:
        """End it where it stands, and write that down as a move."""
        self.ended = reason
        self.extra += 1
        self.shifted += 1

    def take_back(self, n: int) -> None:
        """Take back the last n answers, and write that down as a move."""
        seat = self._game.deciders()[-n] if 0 < n <= len(self._game.deciders()) else 0
        before = self.stage()
        scenes = self.scene
        self.undo(n)
        now = self.stage()
        self.extra += n + 1
        if (before.turn, len(before.log)) != (now.turn, len(now.log)) or self.scene != scenes:
            self.shifted += scenes - self.scene + 1
        else:
            self._count_hidden(self.decider)
        undos = list(self.undos if before.turn == now.turn else (0,) * len(self.players))
        undos[seat] += 1
        self.undos = tuple(undos)

    def undo(self, n: int = 1) -> None:
        if self.frozen is not None:
            raise self.frozen
        before = self._own_tables()
        game = self._game
        recording = game.recording
        if not 0 < n <= len(game.answers()):
            super().undo(n)  # from the beginning, if that is known
            return
        answers = list(recording.answers)
        packed = b""
        past = list(game.past)
        first = int(recording.before)
        while n > len(answers):
            n -= len(answers)
            turn = past.pop()
            answers = list(turn.answers.given)
            first -= len(answers)
            packed = turn.start
        if packed:
            game.start = self._unpacked(packed, [recording] * len(self.players), first)
        game.past = past
        recording.before = first
        recording.set_answers(answers[: len(answers) - n])
        game.go_on()
        self._close(before)

    def since_last_answer(self, seat: int) -> int:
        """How many answers there are from the last one of that seat on; 0 if there is none."""
        own = self._game.deciders()
        own = own[max(len(own) - self.length, 0) :]
        return list(reversed(own)).index(seat) + 1 if seat in own else 0

    def last_answers(self, n: int) -> list[int]:
        return self._game.answers()[-n:]

    def answers_in_turn(self, seat: int) -> int:
        """How many answers that seat has given in this turn."""
        return list(self._game.recording.used.deciders).count(seat)

    # ---- what each viewer gets to see of it --------------------------------------------------

    @property
    def scene(self) -> int:
        """The scene in which the game stands (engine/scenes.py)."""
        return int(scene(self.table))

    def number_for(self, seat: int | None) -> int:
        """How many messages there have been for a seat, or for those who only look on."""
        hidden = 0 if seat is None else self.hidden[seat]
        return self.scene + self.shifted + hidden

    def _scene_of_answer(self, number: int) -> int:
        """The scene in which the answer with that number was given, or will be."""
        game = self._game
        scenes = [n for turn in game.past for n in turn.answers.scenes]
        scenes += [*game.recording.used.scenes, self.scene]
        return int(scenes[min(number - self.given + len(game.answers()), len(scenes) - 1)])

    @property
    def has_own_scene(self) -> bool:
        """Whether the scene shows at once that the one who decides is asked: nobody else could have
        been asked something before, in the same one."""
        return bool(is_alone(self.table, self._pending.decider))

    def _asked(self) -> list[tuple[int, int, bool]]:
        """Of each decision that is kept, and the pending one: who was asked, in which scene, and
        whether the scene shows it at once."""
        game = self._game
        turns = [turn.answers for turn in game.past] + [game.recording.used]
        asked = [
            (int(decider), int(number), bool(alone))
            for turn in turns
            for decider, number, alone in zip(turn.deciders, turn.scenes, turn.alone, strict=True)
        ]
        if not self._game.start.finished:
            asked.append((self.decider, self.scene, self.has_own_scene))
        return asked

    def since_number(self, seat: int, number: int) -> int | None:
        """How many answers ago a seat was asked under that number; None if it was not, or too long
        ago, or what came since was taken back."""
        asked = self._asked()
        now = self.number_for(seat)
        for back in range(1, len(asked)):
            decider, scene, alone = asked[-back]
            before_decider, before, _ = asked[-back - 1]
            now -= scene - before
            now -= decider == seat and is_told_apart(before, scene, alone)
            if now == number and before_decider == seat:
                return back
        return None

    def told_at(self, seat: int | None, number: int) -> tuple[int, int]:
        """The turn, and how many events of it there were, when a viewer was shown that number; -1
        if it is too long ago."""
        if number == self.number_for(seat):
            return self.turn, len(self._game.table.log)
        asked = self._asked()
        now = self.number_for(seat)
        used = self._game.recording.used
        turn = self.turn
        told = [(turn, int(n)) for n in used.told]
        for past in reversed(self._game.past):
            turn -= 1
            told = [(turn, int(n)) for n in past.answers.told] + told
        for back in range(1, min(len(asked), len(told) + 1)):
            decider, scene, alone = asked[-back]
            before = asked[-back - 1][1]
            now -= scene - before
            now -= decider == seat and is_told_apart(before, scene, alone)
            if now <= number:
                return told[-back]
        return -1, 0

    def _count_messages(self, first: int) -> None:
        """Count the messages of the decisions after the answer with that number."""
        game = self._game
        asked = self._asked()
        kept = self.given - len(game.answers())
        for (_, before, _), (decider, now, alone) in zip(
            asked[first - kept :], asked[first - kept + 1 :], strict=False
        ):
            if is_told_apart(before, now, alone):
                self._count_hidden(decider)
        if len(game.recording.used.given) < self.given - first:
            self.undos = (0,) * len(self.players)  # another turn

    def _count_message(self, scene: int, turn: int) -> None:
        """The same after one answer, which was given in that scene and that turn."""
        if not self.over and is_told_apart(scene, self.scene, self.has_own_scene):
            self._count_hidden(self.decider)
        if self.turn != turn:
            self.undos = (0,) * len(self.players)

    def _count_hidden(self, seat: int) -> None:
        """One more message that only this seat gets."""
        hidden = list(self.hidden)
        hidden[seat] += 1
        self.hidden = tuple(hidden)

    @property
    def turn(self) -> int:
        """Which turn of the game it is, from 1 on."""
        return self.turns_forgotten + len(self._game.past) + 1

    def stage(self) -> Stage:
        """The game as it stands."""
        return Stage(self.table, self.turn, self._game.table.log)

    def staged(self, number: int) -> Stage | None:
        """The game at an earlier scene, if that is kept. Whoever asks must close its table."""
        game = self._game
        recording = Recording(dict(self._reseeds))
        agents: list[Agent] = [recording] * len(self.players)
        if number > scene(game.start):
            start, _ = self._turn_again()
            return self._stopped(start, number, self.turn)
        recording.before = self.given - len(game.answers())
        for i, turn in enumerate(game.past):
            if number <= turn.scene:
                recording.set_answers(list(turn.answers.given))
                start = self._unpacked(turn.start, agents, int(recording.before))
                if scene(start) >= number:
                    return None  # in a turn that is forgotten
                return self._stopped(start, number, self.turns_forgotten + i + 1)
            recording.before += len(turn.answers.given)
        return None

    def _turn_again(self) -> tuple[Table, Recording]:
        """The table at the start of this turn once more, and the answers to go on with."""
        game = self._game
        recording = Recording(dict(self._reseeds))
        recording.before = game.recording.before
        recording.set_answers(list(game.recording.answers))
        start = game.start.copy()
        start.telling = game.start.telling
        for player in start.players:
            player.agent = recording
        return start, recording

    def _stopped(self, start: Table, number: int, turn: int) -> Stage:
        """The table of a turn, played again until that scene."""
        if start.scenes is None:
            start.scenes = Scenes(0, 0)
        start.scenes.stop_at = number
        try:
            take_turn(start)
        except Paused:
            return Stage(start, turn, start.log)
        raise AssertionError("the scene is not in that turn")

    # ---- keeping it small --------------------------------------------------------------------

    def twin(self) -> Self:
        """The same game once more, to try answers on; this one stays as it is."""
        game = self._game
        start, recording = self._turn_again()
        waiting = WaitingGame(start, recording)
        waiting.opening = game.opening
        waiting.past = list(game.past)
        waiting.go_on()
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._game = waiting
        twin._owner = id(twin)
        return twin

    def forget_earlier_turns(self, kept: int) -> None:
        """Forget all but so many completed turns; `copy` and `save` still know their answers,
        unless the game was taken up at a position."""
        game = self._game
        forgotten: list[PastTurn] = list(game.past[: max(len(game.past) - kept, 0)])
        if not forgotten:
            return
        if self._base is None:
            given = [int(answer) for turn in forgotten for answer in turn.answers.given]
            self._gone += squeezed([answer - SMALLEST for answer in given])
            at = self.given - len(game.answers())
            digests: list[int] = []
            for turn in forgotten:
                at += len(turn.answers.given)
                digests += [at, int(turn.digest)]
            self._gone_digests += squeezed(digests)
        game.past = list(game.past[len(forgotten) :])
        game.opening = []
        self.turns_forgotten += len(forgotten)

    @property
    def is_whole(self) -> bool:
        """Whether everything since the beginning is known."""
        return self._base is None

    def position(self) -> Position | None:
        """The game as it can be written down, between two turns."""
        if len(self._game.recording.answers) or self.over or self.frozen is not None:
            return None
        return Position(
            print=fingerprint(self._setup),
            number=self.number,
            answers=self.given,
            turns=self.turn - 1,
            hidden=list(self.hidden),
            shifted=self.shifted,
            table=pack(self._game.start),
        )

    # ---- what happened -----------------------------------------------------------------------

    def turn_log(self, turn: int) -> Sequence[EngineEvent] | None:
        """The events of a completed turn, if they are kept; of turn 0, those before the first."""
        if turn == 0:
            return self._game.opening if self.turns_forgotten == 0 else None
        at = turn - self.turns_forgotten - 1
        return self._game.past[at].log if 0 <= at < len(self._game.past) else None

    def turn_starts(self) -> list[int]:
        """Where the turns that are not forgotten start among the events."""
        events = self._game.events()
        return [i for i, event in enumerate(events) if event.kind == TURN_STARTED]

    def told(self) -> list[int]:
        """How many events had been told at each answer."""
        return [int(n) for n in self._game.told()]

    def past(self, answers: int) -> Self:
        """The game as it was after so many answers, as if none had ever been taken back."""
        past = self.copy()
        assert isinstance(past, type(self))
        if answers < past.given:
            past.undo(past.given - answers)
            past.ended = None
        past.opening, past.extra = 0, 0
        return past

    def before_last_answer(self) -> tuple[int, int]:
        """The turn in which the last answer was given, and how many events of it there were then;
        -1 if there is no answer."""
        used = list(self._game.recording.used.told)
        if used:
            return self.turn, int(used[-1])
        if self._game.past and len(self._game.past[-1].answers.told):
            return self.turn - 1, int(self._game.past[-1].answers.told[-1])
        return -1, 0

    def seen(self, table: Table, player: str | None, decision: Decision | None) -> View:
        """A table of this game as that player may know it."""
        view = view_table(table, self.players, self._seat(player), decision, self._piles)
        if decision is not None or self.over:
            return view
        active = self.players[table.current().controller]
        return replace(view, waiting_for=None if active == player else active)

    def counted(self, table: Table, player: str | None, openly: bool = False) -> Counts:
        """What that player could have counted when the table stood so."""
        return view_counts(table, self.players, self._seat(player), openly)

    def told_to(self, player: str | None, events: Sequence[EngineEvent]) -> list[Event]:
        """Some events as that player may know them."""
        seat = self._seat(player)
        return [view_event(event, self._setup, self.players, seat) for event in events]

    def told_openly(self, events: Sequence[EngineEvent]) -> list[Event]:
        """Some events as whoever knows most of each knows it."""
        return [open_event(event, self._setup, self.players) for event in events]

    def points_by_turn(self) -> list[list[int]]:
        """Each player's points at the end of each of their turns; only once the game is over."""
        recording = Recording(dict(self._reseeds))
        recording.set_answers(self.answers)
        agents: list[Agent] = [recording] * len(self.players)
        table = self._first_table(agents)
        points: list[list[int]] = [[] for _ in self.players]
        try:
            while not table.finished:
                player = table.current()
                take_turn(table)
                points[player.index].append(player.score())
        except Paused:  # it ended before its end
            points[table.turn].append(table.current().score())
        table.close()
        return points

    def coins_by_turn(self) -> list[list[int]]:
        """What each player had to spend in each of their turns."""
        coins: list[list[int]] = [[] for _ in self.players]
        for event in self.events():
            row = coins[self.players.index(event.player)]
            if event.kind == "turn-started":
                row.append(0)
            elif event.kind == "counted-money" and row:
                row[-1] = event.amount
        return coins
