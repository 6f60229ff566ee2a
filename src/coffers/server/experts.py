"""The experts: processes in which bots look ahead, and whatever else keeps a core busy.

Who waits at a table comes first, then who has asked for a hint, then the coach. One errand takes a
few seconds at most; who has more to do asks several times. Nobody counts on an answer: an expert
may be lost, or have too much to do, and then there is a refusal.

    python -m coffers.server.experts    # reads jobs from standard input, as `Experts` sends them
"""

import asyncio
import sys
from collections import Counter, deque
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from enum import IntEnum
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from coffers.bots.registry import THINKING, menu_for
from coffers.coach import Effort, Moment
from coffers.coach.analysis import timed
from coffers.cores import all_cores
from coffers.expert import Mood, Question, numbers, play_on
from coffers.kingdoms import Kingdom
from coffers.server.errands import Runner, run_errands, stand_back
from coffers.server.refusals import Refusal, TooMuch

MOST_PROCESSES = 4  # unless somebody says otherwise
MOST_WAITING = 64  # jobs that wait, of each urgency
MOST_EACH = 3  # ... from one caller
SLOWEST = 10.0  # seconds for one job
MODULE = "coffers.server.experts"


# ---- jobs --------------------------------------------------------------------------------------


class PlayOn(Struct, tag=True):
    """Decide for a bot in its turn, for so many seconds; a `coffers.expert.Piece`."""

    question: Question
    bot: str
    mood: Mood
    seconds: float


class Prepare(Struct, tag=True):
    """Make up a menu for a kingdom, in so many seconds; a `tuning.Menu`."""

    kingdom: Kingdom
    players: int
    edition: str
    seconds: float


class Weigh(Struct, tag=True):
    """Think about a question; the numbers of a `Weighing`."""

    question: Question


class Judge(Struct, tag=True):
    """Think about a decision of a finished game; a `Judged`, and the seconds that took."""

    moment: Moment
    effort: Effort


Job = PlayOn | Prepare | Weigh | Judge

_jobs = msgspec.msgpack.Decoder(Job)
_pack = msgspec.msgpack.Encoder().encode


# ---- in the process of its own -----------------------------------------------------------------


def do(job: Job) -> bytes:
    match job:
        case PlayOn(question, bot, mood, seconds):
            return _pack(play_on(question, bot, mood, seconds))
        case Prepare(kingdom, players, edition, seconds):
            return _pack(menu_for(kingdom.setup(players, edition), seconds))
        case Weigh(question):
            return _pack(numbers(question))
        case Judge(moment, effort):
            return _pack(timed(moment, effort))


def attend(heard: BinaryIO, said: BinaryIO) -> None:
    """Do the jobs that come, until no more can come."""
    stand_back()
    run_errands(heard, said, lambda content: do(_jobs.decode(content)))


# ---- in the server -----------------------------------------------------------------------------


class Urgency(IntEnum):
    """Who comes first."""

    TABLE = 0  # others wait for a bot
    HINT = 1  # somebody waits for an answer
    COACH = 2  # it takes a while anyway


class Errand:
    """A job that waits for an expert, and whoever waits for the answer."""

    def __init__(self, job: Job, seconds: float) -> None:
        self.job = _pack(job)
        self.seconds = seconds
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


def usual_processes() -> int:
    """One for each core but the server's own."""
    return min(max(all_cores() - 1, 1), MOST_PROCESSES)


class Experts:
    """The way to the experts: the most urgent first, and not too much for anybody."""

    def __init__(self, processes: int, thinking: Mapping[str, float] = THINKING) -> None:
        """So many processes, and the seconds that bots think in them."""
        self.processes = processes
        self.thinking = thinking
        self.runners = [Runner(MODULE, "experts-busy") for _ in range(processes)]
        self._idle = list(self.runners)
        self._lines: dict[Urgency, deque[Errand]] = {urgency: deque() for urgency in Urgency}
        self._waiting_for: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    @property
    def working(self) -> int:
        return self.processes - len(self._idle)

    @property
    def lost(self) -> int:
        """How many processes have died, or did not answer in time."""
        return sum(runner.lost for runner in self.runners)

    @property
    def failing(self) -> bool:
        """Whether none of them has answered when it was asked last."""
        return self.processes > 0 and all(runner.failing for runner in self.runners)

    def share(self) -> float:
        """How much of its time a bot has, so that those who wait behind it do not wait longer."""
        return 1 / (1 + len(self._lines[Urgency.TABLE]) / max(self.processes, 1))

    async def ask(
        self, job: Job, urgency: Urgency, caller: str, patience: float | None = None
    ) -> bytes:
        """What comes of a job; a Refusal if nothing does, or not within so many seconds."""
        line = self._lines[urgency]
        if self._waiting_for[caller] >= MOST_EACH:
            raise TooMuch()
        if not self.processes or len(line) >= MOST_WAITING:
            raise Refusal(503, "experts-busy")
        errand = Errand(job, SLOWEST if patience is None else patience)
        line.append(errand)
        self._waiting_for[caller] += 1
        self._begin()
        try:
            async with asyncio.timeout(patience):
                return await errand.answer
        except TimeoutError:
            raise Refusal(503, "experts-busy") from None
        finally:
            if errand in line:
                line.remove(errand)
            self._waiting_for[caller] -= 1
            if not self._waiting_for[caller]:
                del self._waiting_for[caller]

    def wake(self) -> None:
        """Have all processes ready: somebody will need them soon."""
        idle, self._idle = self._idle, []
        for runner in idle:
            self._do(self._start(runner))

    def _begin(self) -> None:
        """Give out what can be given out."""
        while self._idle and (errand := self._next()):
            self._do(self._run(self._idle.pop(), errand))

    def _next(self) -> Errand | None:
        """The most urgent errand; the coach leaves one process to the others, if there are two."""
        for urgency, line in self._lines.items():
            if line and (urgency < Urgency.COACH or len(self._idle) > 1 or self.processes == 1):
                return line.popleft()
        return None

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self, runner: Runner) -> None:
        with suppress(Refusal):
            await runner.start()
        self._is_free(runner)

    async def _run(self, runner: Runner, errand: Errand) -> None:
        """Have an errand run. If nobody waits for it any more, its answer is heard all the same."""
        answer = errand.answer
        try:
            found = await runner.run(errand.job, errand.seconds)
            if not answer.done():
                answer.set_result(found)
        except Refusal as refusal:
            if not answer.done():
                answer.set_exception(refusal)
        self._is_free(runner)

    def _is_free(self, runner: Runner) -> None:
        self._idle.append(runner)
        self._begin()

    async def close(self) -> None:
        self._idle.clear()  # nothing new is begun
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for runner in self.runners:
            await runner.close()


if __name__ == "__main__":
    attend(sys.stdin.buffer, sys.stdout.buffer)
