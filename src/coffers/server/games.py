"""A game as the server keeps it: small while it waits, and never changed before it is written."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from coffers.engine.decisions import Agent
from coffers.engine.events import EVERYBODY, TURN_STARTED
from coffers.engine.piles import lowest
from coffers.engine.replay import Recording, WaitingGame
from coffers.engine.table import Table
from coffers.engine.turn import take_turn
from coffers.game import Game

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Move:
    """One entry in the record of a table: an answer, or how many answers were taken back."""

    answer: int | None
    taken_back: int = 0
    digest: int | None = None  # of the table, where the answer ended a turn


class ServedGame(Game):
    """A game with a record of moves, in which answers taken back stay as moves of their own.

    So the number of moves, by which clients and database tell positions apart, never goes back.
    """

    opening: int = 0  # answers that were there when the table was opened (a game played on)
    extra: int = 0  # what the answers alone do not show: each undo, and what it took back
    backs: tuple[tuple[int, int], ...] = ()  # of each undo: its number, and the answers left
    turns_forgotten: int = 0  # turns of which the events are not kept any more

    @classmethod
    def of(cls, opening: Mapping[str, Any], moves: Iterable[Move]) -> Self:
        """The game of a saved document and the moves made since."""
        answers = list(opening["answers"])
        before = len(answers)
        extra = 0
        backs = []
        digests = dict(opening["digests"])
        for number, move in enumerate(moves):
            if move.answer is not None:
                answers.append(move.answer)
                if move.digest is not None:
                    digests[len(answers)] = move.digest
            else:
                del answers[len(answers) - move.taken_back :]
                extra += move.taken_back + 1
                backs.append((number, len(answers)))
                digests = {at: digest for at, digest in digests.items() if at <= len(answers)}
        pairs = [[at, digest] for at, digest in digests.items()]
        game = cls.load({**opening, "answers": answers, "digests": pairs})
        assert isinstance(game, cls)
        extra += len(answers) - len(game.answers)  # of a frozen game, those it does not go by
        game.opening, game.extra, game.backs = before, extra, tuple(backs)
        return game

    def _start(self, answers: Sequence[int]) -> None:
        self.turns_forgotten = 0
        before = self._own_tables()
        self._owner = id(self)
        super()._start(answers)
        self._close(before)

    # ---- freeing it at once ------------------------------------------------------------------

    # A table and its players know each other, so a table that is not closed stays until Python
    # looks for such rings, which is a pause for everybody (serving.have_one_thing_in_mind).

    _owner: int = 0  # the game whose tables these are, for a copy has the same until it starts

    def _own_tables(self) -> list[Table]:
        if self._owner != id(self) or "_game" not in self.__dict__:
            return []
        return [self._game.start, self._game.table]

    def _close(self, before: list[Table]) -> None:
        """Close those of these tables that are not in use any more."""
        for table in before:
            if table is not self._game.start and table is not self._game.table:
                table.close()

    def answer(self, pick: str) -> None:
        before = self._own_tables()
        super().answer(pick)
        self._close(before)

    def answer_number(self, answer: int) -> None:
        before = self._own_tables()
        super().answer_number(answer)
        self._close(before)

    def __del__(self) -> None:
        for table in self._own_tables():
            table.close()

    # ---- the record --------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many moves the table has seen."""
        return len(self.answers) - self.opening + self.extra

    @property
    def decider(self) -> int:
        """The seat that must decide."""
        return int(self.engine_decision.decider)

    def moves_since(self, answers: int) -> list[Move]:
        """The answers from that one on, as moves."""
        digests = self.digests()
        return [
            Move(answer, digest=digests.get(answers + i + 1))
            for i, answer in enumerate(self.answers[answers:])
        ]

    def make(self, move: Move) -> None:
        if move.answer is not None:
            self.answer_number(move.answer)
        else:
            self.take_back(move.taken_back)

    def take_back(self, n: int) -> None:
        """Take back the last n answers, and write that down as a move."""
        number = self.number
        self.undo(n)
        self.extra += n + 1
        self.backs += ((number, len(self.answers)),)

    def length_at(self, number: int) -> int:
        """How many answers there were after that many moves."""
        for back, left in reversed(self.backs):
            if back < number:
                return left + number - back - 1
        return self.opening + number

    def common(self, number: int) -> int:
        """How many of the answers there were after that many moves still stand."""
        left = [after for back, after in self.backs if back >= number]
        return min([self.length_at(number), *left])

    def since_last_answer(self, seat: int) -> int:
        """How many answers there are from the last one of that seat on; 0 if there is none."""
        deciders = self._game.deciders()
        if NOBODY in deciders:
            deciders = self.copy()._game.deciders()
        own = deciders[self.opening :]
        return list(reversed(own)).index(seat) + 1 if seat in own else 0

    # ---- keeping it small --------------------------------------------------------------------

    def twin(self) -> Self:
        """The same game once more, to try answers on; this one stays as it is."""
        game = self._game
        recording = Recording(dict(self._reseeds))
        recording.before = game.recording.before
        recording.set_answers(list(game.recording.answers))
        start = game.start.copy()
        start.telling = game.start.telling
        for player in start.players:
            player.agent = recording
        waiting = WaitingGame(start, recording)
        waiting.take_over(game)
        waiting.go_on()
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._game = waiting
        twin._owner = id(twin)
        return twin

    def forget_earlier_turns(self, kept: int) -> None:
        """Forget the events of all but so many completed turns; `copy` still knows them all."""
        game = self._game
        starts = [i for i, event in enumerate(game.log) if event.kind == TURN_STARTED]
        if len(starts) <= kept:
            return
        cut = starts[-kept]
        gone = sum(told < cut for told in game.earlier_told)
        game.log = game.log[cut:]
        # Of a turn that is forgotten nobody can say what was revealed: none of it is free to undo.
        game.earlier_deciders = [NOBODY] * gone + game.earlier_deciders[gone:]
        game.earlier_told = [max(told - cut, -1) for told in game.earlier_told]
        game.earlier_learnt = [0] * gone + game.earlier_learnt[gone:]
        self.turns_forgotten += len(starts) - kept

    # ---- what happened -----------------------------------------------------------------------

    def turn_starts(self) -> list[int]:
        """Where the turns that are not forgotten start among the events."""
        events = self._game.events()
        return [i for i, event in enumerate(events) if event.kind == TURN_STARTED]

    def told(self) -> list[int]:
        """How many events had been told at each answer."""
        return [int(n) for n in self._game.told()]

    def told_at(self, answers: int) -> int:
        """How many events had been told when there were so many answers."""
        told = self._game.told()
        return int(told[answers]) if answers < len(told) else len(self._game.events())

    def past(self, answers: int) -> Self:
        """The game as it was after so many answers, as if none had ever been taken back."""
        past = self.copy()
        assert isinstance(past, type(self))
        if answers < len(self.answers):
            past.undo(len(self.answers) - answers)
        past.opening, past.extra, past.backs = 0, 0, ()
        return past

    def open_hands(self) -> list[str | None]:
        """For each event a player who may know it, if not everybody does."""
        return [
            None if event.known_to == EVERYBODY else self.players[lowest(int(event.known_to))]
            for event in self._game.events()
        ]

    def points_by_turn(self) -> list[list[int]]:
        """Each player's points at the end of each of their turns; only once the game is over."""
        recording = Recording(dict(self._reseeds))
        recording.set_answers(self.answers)
        agents: list[Agent] = [recording] * len(self.players)
        table = self._first_table(agents)
        points: list[list[int]] = [[] for _ in self.players]
        while not table.finished:
            player = table.current()
            take_turn(table)
            points[player.index].append(player.score())
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
