"""The archive: whatever needs a whole game, however long, in a process of its own.

Old turns are played again here, not where everybody else waits. One thing is done after the other;
who asks for too much at once is told so (`Archive.ask`). The process reads the same database, and
ends with the server, whose end of the line it hears.

    python -m coffers.server.archive    # reads jobs from standard input, as `Archive` sends them
"""

import asyncio
import sys
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO, TypeVar

import msgspec
from msgspec import Struct, structs

from coffers.coach import Moment, moments
from coffers.coach.analysis import MOST_DECISIONS
from coffers.server.endings import ending, settled, turn_marks
from coffers.server.errands import Runner, read_message, run_errands, stand_back
from coffers.server.games import POSITIONS, Move, Position, ServedGame
from coffers.server.records import (
    TableRow,
    forget_positions,
    read_moves,
    read_positions,
    read_table,
)
from coffers.server.refusals import Refusal, TooMuch
from coffers.server.states import Seen, Viewer, past_state, state
from coffers.server.store import Store

LOG_TURNS = 120  # turns of the log that somebody gets who comes late
MOST_WAITING = 64  # jobs that wait
MOST_EACH = 3  # ... from one address
SLOWEST = 30  # seconds for one job
REMEMBERED = 16  # finished games
T = TypeVar("T")


# ---- jobs --------------------------------------------------------------------------------------


class FirstState(Struct, tag=True):
    """What somebody is shown who has not seen the last turns."""

    table: str
    number: int  # of moves
    viewer: Seen
    seconds: int | None  # to decide


class Shown(Struct):
    message: bytes  # the state, as it is sent
    viewer: Seen


class Past(Struct, tag=True):
    """A finished game at one of its decisions."""

    table: str
    answers: int
    seat: int | None
    language: str


class Marks(Struct, tag=True):
    """Where the turns of a finished game begin."""

    table: str


class Result(Struct, tag=True):
    """How a game ended, and how it came to that."""

    table: str


class Settle(Struct, tag=True):
    """How a game ended, in a few words to be kept."""

    table: str


class Document(Struct, tag=True):
    """A finished game as a saved game."""

    table: str


class Branch(Struct, tag=True):
    """A finished game, cut off after so many answers, with new chance from there on."""

    table: str
    answers: int
    seed: str


class Branched(Struct):
    document: dict[str, Any]
    position: Position | None  # at which it can be taken up


class Prepare(Struct, tag=True):
    """Write down the positions of a game that has none that can be used."""

    table: str


class Decisions(Struct, tag=True):
    """The decisions of a finished game that the coach looks at: those of some players, or all."""

    table: str
    players: list[str]


class Found(Struct):
    players: tuple[str, ...]  # at the table
    answers: int
    found: int  # decisions with more than one sensible answer...
    chosen: tuple[Moment, ...]  # ... and those that are looked at


Job = FirstState | Past | Marks | Result | Settle | Document | Branch | Prepare | Decisions


_jobs = msgspec.msgpack.Decoder(Job)
_pack = msgspec.msgpack.Encoder().encode
_json = msgspec.json.Encoder().encode


# ---- in the process of its own -----------------------------------------------------------------


class Archivist:
    """Does the jobs."""

    def __init__(self, database: str) -> None:
        self.store = Store(database)
        self._lines: OrderedDict[str, tuple[TableRow, list[Move]]] = OrderedDict()

    def do(self, job: Job) -> bytes:
        match job:
            case FirstState(table, number, viewer, seconds):
                game = self._recent(table, number)
                looking = Viewer(**structs.asdict(viewer))
                shown = state(game, looking)
                shown.seconds = seconds if shown.decision else None
                return _pack(Shown(_json(shown), looking.seen()))
            case Past(table, answers, seat, language):
                game = self._about(table, answers)
                return _json(past_state(game, answers, seat, language))
            case Marks(table):
                return _json(turn_marks(self._whole(table)))
            case Result(table):
                row, _ = self._line(table)
                return _json(ending(self._whole(table), row.seats))
            case Settle(table):
                row, _ = self._line(table)
                return _json(settled(self._whole(table), row.seats))
            case Document(table):
                return _json(self._document(table))
            case Branch(table, answers, seed):
                return _pack(self._branch(table, answers, seed))
            case Prepare(table):
                self._prepare(table)
                return b""
            case Decisions(table, players):
                return _pack(self._decisions(table, players))

    def _read(self, question: Callable[[Any], T]) -> T:
        with self.store.engine.begin() as connection:
            return question(connection)

    def _row(self, table: str) -> TableRow:
        row = self._read(lambda c: read_table(c, table))
        if row is None:
            raise Refusal(404, "no-table")
        return row

    def _recent(self, table: str, number: int) -> ServedGame:
        """A game after so many moves, with as many of its last turns as the log shows."""
        row = self._row(table)
        last = self._read(lambda c: read_positions(c, table, 1))
        turns = last[0].turns - LOG_TURNS if last else 0
        found = self._read(lambda c: read_positions(c, table, 1, turns=turns)) if turns > 0 else []
        position = found[0] if found else None
        first = position.number if position else 0
        moves = self._read(lambda c: read_moves(c, table, first, number))
        return ServedGame.of(row.document(), moves, position)

    def _line(self, table: str) -> tuple[TableRow, list[Move]]:
        """A finished game: its table, and the answers that stand, with the digests after them."""
        if table not in self._lines:
            row = self._row(table)
            standing: list[Move] = []
            for move in self._read(lambda c: read_moves(c, table)):
                if move.answer is not None:
                    standing.append(move)
                elif move.taken_back:
                    del standing[len(standing) - move.taken_back :]
                else:
                    standing.append(move)
            self._lines[table] = row, standing
            if len(self._lines) > REMEMBERED:
                self._lines.popitem(last=False)
        self._lines.move_to_end(table)
        return self._lines[table]

    def _whole(self, table: str) -> ServedGame:
        row, moves = self._line(table)
        return ServedGame.of(row.document(), moves)

    def _about(self, table: str, answers: int) -> ServedGame:
        """A finished game from some turns before that many answers on, and a little beyond."""
        row, moves = self._line(table)
        opening = len(row.opening["answers"])
        found = self._read(lambda c: read_positions(c, table, 1, answers=answers))
        if found and found[0].turns > LOG_TURNS:
            turns = found[0].turns - LOG_TURNS
            found = self._read(lambda c: read_positions(c, table, 1, turns=turns))
        else:
            found = []
        position = found[0] if found else None
        first = position.answers - opening if position else 0
        until = max(answers - opening, first)
        if moves and moves[-1].ended and until == len(moves) - 1:
            until += 1
        if position is not None:
            position.number = position.answers - opening  # as if nothing had been taken back
        return ServedGame.of(row.document(), moves[first:until], position)

    def _document(self, table: str) -> dict[str, Any]:
        row, moves = self._line(table)
        document = row.document()
        answers = [*document["answers"], *(m.answer for m in moves if m.answer is not None)]
        digests = [*document["digests"]]
        at = len(document["answers"])
        for move in moves:
            at += 1
            if move.digest is not None:
                digests.append([at, move.digest])
        return {**document, "answers": answers, "digests": digests}

    def _branch(self, table: str, answers: int, seed: str) -> Branched:
        document = self._document(table)
        if answers > len(document["answers"]):
            raise Refusal(404, "no-such-point")
        past = self._about(table, answers).past(answers)
        past.ended = None  # what ended it early does not bind those who play on
        if past.over:
            raise Refusal(409, "game-over")
        found = self._read(lambda c: read_positions(c, table, 1, answers=answers - 1))
        if found:
            found[0].number = found[0].answers - answers
        document = {
            **document,
            "answers": document["answers"][:answers],
            "digests": [pair for pair in document["digests"] if pair[0] <= answers],
            # What would have been drawn is known by now: chance begins anew.
            "reseeds": [
                *([at, old] for at, old in document["reseeds"] if at < answers),
                [answers, seed],
            ],
        }
        return Branched(document, found[0] if found else None)

    def _decisions(self, table: str, players: list[str]) -> Found:
        game = self._whole(table)
        # What came before a game was played on is not its players' doing.
        found = moments(game, players or game.players, MOST_DECISIONS, since=game.opening)
        return Found(game.players, len(game.answers), found.found, found.chosen)

    def _prepare(self, table: str) -> None:
        row = self._row(table)
        moves = self._read(lambda c: read_moves(c, table))
        positions: list[Position] = []
        game = ServedGame.of(row.document(), [])
        for move in moves:
            game.make(move)
            game.forget_earlier_turns(len(game.players) + 1)
            positions = [kept for kept in positions if kept.answers <= game.length + game.opening]
            since = positions[-1].answers if positions else game.opening
            if game.length + game.opening - since >= POSITIONS:
                position = game.position()
                if position is not None:
                    positions.append(position)
        with self.store.engine.begin() as connection:
            forget_positions(connection, table)
            self.store.add_positions(connection, table, positions)


def attend(heard: BinaryIO, said: BinaryIO) -> None:
    """Do the jobs that come, until no more can come."""
    stand_back()
    archivist = Archivist(read_message(heard).decode())
    run_errands(heard, said, lambda content: archivist.do(_jobs.decode(content)))


# ---- in the server -----------------------------------------------------------------------------


class Archive:
    """The way to the archive: one job after the other, and not too many for anybody."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.waiting = 0
        self._waiting_for: Counter[str] = Counter()
        self._line = asyncio.Lock()
        self._runner = Runner("coffers.server.archive", "archive-busy", database.encode())

    async def ask(self, job: Job, caller: str) -> bytes:
        """What comes of a job for somebody at that address."""
        if self._waiting_for[caller] >= MOST_EACH:
            raise TooMuch()
        if self.waiting >= MOST_WAITING:
            raise Refusal(503, "archive-busy")
        self.waiting += 1
        self._waiting_for[caller] += 1
        try:
            return await self._done(job)
        finally:
            self.waiting -= 1
            self._waiting_for[caller] -= 1
            if not self._waiting_for[caller]:
                del self._waiting_for[caller]

    async def _done(self, job: Job) -> bytes:
        # A cancelled wish must not leave its answer in the line for the next one.
        return await asyncio.shield(asyncio.ensure_future(self._run(_pack(job))))

    async def _run(self, job: bytes) -> bytes:
        async with self._line:
            return await self._runner.run(job, SLOWEST)

    async def close(self) -> None:
        await self._runner.close()


if __name__ == "__main__":
    attend(sys.stdin.buffer, sys.stdout.buffer)
