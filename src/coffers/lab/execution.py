"""Long work on all cores, or on a cluster: cut into pieces of about a second.

Work is a row of jobs, each with so many units. A piece is a few stretches of it; pieces are
numbered, may be played anywhere and in any order, and are counted in the order of their numbers,
each once. So the result does not depend on where or in what pieces the work was done, and a piece
whose worker died is simply given out again. Who ends it all with Ctrl-C gets what has been played
until then, and waits for nobody.
"""

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from time import monotonic, perf_counter
from typing import Any, Generic, TypeVar

from coffers import __version__
from coffers.cores import all_cores
from coffers.errors import CoffersError

PIECE_SECONDS = 1.0
SHORTEST = 0.02
NO_JOB = -1
SERIAL_SECONDS = 0.25  # alone, pieces are shorter: nothing is seen or heard in the middle of one
FIRST_UNITS = 4  # played at once, to see how long a unit takes
GROWTH = 8  # a piece is at most so many times as large as the largest before it
ALONE = 0.2  # seconds that are played in this process first: often that is all
WORTH_A_POOL = 0.5  # seconds; less work than that is done before other processes are ready
SLOW = 0.5  # seconds; a unit that takes longer is played where Ctrl-C can end it in the middle
MOST_LOSSES = 3
CLUSTER_TIMEOUT = 10.0

Numbers = dict[str, list[int]]
"""Sums by name."""
J = TypeVar("J")
Play = Callable[[J, int, int], Numbers]
"""Plays units of a job: from the first on, so many. Workers look it up by its name."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some consecutive units of a job."""

    job: int
    first: int
    n: int


@dataclass(frozen=True, slots=True)
class Fault:
    """A CoffersError on its way back from a worker."""

    message: str
    details: dict[str, object]


@dataclass(frozen=True, slots=True)
class Played:
    results: list[Numbers]
    seconds: list[float]


def play_piece(play: Play[J], parts: Sequence[tuple[J, int, int]]) -> Played | Fault:
    """What a worker does: play the stretches of a piece."""
    results, seconds = [], []
    try:
        for job, first, n in parts:
            start = perf_counter()
            results.append(play(job, first, n))
            seconds.append(perf_counter() - start)
    except CoffersError as problem:
        return Fault(problem.message, problem.details)
    return Played(results, seconds)


def added(total: Numbers, more: Numbers) -> Numbers:
    """The sums of both together; neither is changed, so that an interruption spoils nothing."""
    if not total:
        return more
    return {
        name: [a + b for a, b in zip(numbers, more[name], strict=True)]
        for name, numbers in total.items()
    }


class Counts:
    """What came of each job: `sums` of its first units, from which one can go on later, and what
    was played beyond a gap, when somebody ended it all: that counts only until then."""

    def __init__(self, sums: Sequence[Numbers]) -> None:
        self.sums = list(sums)
        self._beyond: dict[int, Numbers] = {}

    def units(self, job: int) -> int:
        """How many were played of a job, without a gap."""
        return self.sums[job]["units"][0] if self.sums[job] else 0

    def add(self, job: int, first: int, numbers: Numbers) -> None:
        """Count the units of a job from that one on."""
        if first == self.units(job):
            self.sums[job] = added(self.sums[job], numbers)
        else:
            self._beyond[job] = added(self._beyond.get(job, {}), numbers)

    def all(self) -> list[Numbers]:
        """All that was played."""
        return [
            added(sums, self._beyond[job]) if job in self._beyond else sums
            for job, sums in enumerate(self.sums)
        ]


# ---- where work is done ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Workers:
    """Some executor of concurrent.futures, and how many pieces it plays at a time."""

    executor: Executor
    n: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where work is done: so many processes of this machine, or a cluster."""

    cores: int = 1
    cluster: str = ""

    def open(self) -> AbstractContextManager[Workers]:
        return dask_cluster(self.cluster) if self.cluster else processes(self.cores)


def chosen_place(executor: str | None = None, n_cores: int | None = None) -> Place:
    """Where the user wants work to be done: all cores of this machine, if nothing is said."""
    if executor is not None:
        if not executor.startswith("dask://"):
            raise CoffersError("executor", executor=executor)
        return Place(cluster=executor)
    if n_cores is not None and n_cores < 1:
        raise CoffersError("lab-number", option="cores", found=n_cores, least=1)
    return Place(cores=n_cores or all_cores())


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that talks to the user."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done: while a process is forked, Python would lose it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def ended_by_interrupts() -> Iterator[None]:
    """For long work of a worker that is not cut into pieces: Ctrl-C ends the worker at once."""
    mine = threading.current_thread() is threading.main_thread()
    if mine:
        before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        if mine:
            signal.signal(signal.SIGINT, before)


@contextmanager
def processes(n: int) -> Iterator[Workers]:
    """Other processes on this machine."""
    # A fork needs no `if __name__ == "__main__"` in the user's script and is there at once, but
    # is safe only while there are no other threads.
    forking = sys.platform == "linux" and threading.active_count() == 1
    context = multiprocessing.get_context("fork" if forking else "spawn")
    pool = ProcessPoolExecutor(n, mp_context=context, initializer=_ignore_interrupts)
    try:
        with uninterrupted():
            pool.submit(int)  # the first task makes all of them
        yield Workers(pool, n)
    except BaseException:  # nobody waits for what they are at, which may take a while
        for worker in list((pool._processes or {}).values()):
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def dask_cluster(address: str) -> Iterator[Workers]:
    """The workers of a Dask cluster."""
    try:
        import distributed
    except ImportError:
        raise CoffersError("dask-missing") from None
    connect: Any = distributed.Client  # which has no types
    try:
        client = connect(address.replace("dask://", "tcp://", 1), timeout=CLUSTER_TIMEOUT)
    except (OSError, ValueError) as fault:
        raise CoffersError("cluster-unreachable", address=address) from fault
    try:
        threads = sum(client.nthreads().values())
        if threads == 0:
            raise CoffersError("cluster-empty", address=address)
        check_versions(client, address)
        yield Workers(client.get_executor(pure=False), threads)
    finally:
        client.close()


def worker_version() -> str:
    return __version__


def check_versions(client: Any, address: str) -> None:
    """Games are the same only if the rules are."""
    try:
        found = client.run(worker_version)
    except ImportError:
        raise CoffersError("cluster-without-coffers", address=address) from None
    for worker, theirs in found.items():
        if theirs != __version__:
            raise CoffersError("cluster-version", worker=worker, theirs=theirs, ours=__version__)


# ---- pieces ------------------------------------------------------------------------------------


@dataclass
class Work(Generic[J]):
    """Jobs, how many units of each are wanted, and how many are there already.

    `cut(units)` is the next number of units of a job after `units` at which a stretch must end.
    `per_unit` is about how many seconds a unit takes, if that is known beforehand.
    """

    jobs: Sequence[J]
    units: Sequence[int]
    done: list[int]
    cut: Callable[[int], int] | None = None
    per_unit: float | None = None
    _job: int = 0
    _given: list[int] = field(default_factory=list)
    _left: int = 0  # units not given out yet
    _speed: dict[int, tuple[int, float]] = field(default_factory=dict)  # units, seconds
    _seen: tuple[int, float] = (0, 0.0)  # of all jobs together
    _largest: int = FIRST_UNITS

    def __post_init__(self) -> None:
        self._given = list(self.done)
        self._left = sum(max(0, n - given) for n, given in zip(self.units, self.done, strict=True))
        if self.per_unit is not None:
            self._largest = max(FIRST_UNITS, round(PIECE_SECONDS / self.per_unit))

    @property
    def is_slow(self) -> bool:
        """Whether already a single unit takes long, as far as that is known beforehand."""
        return self.per_unit is not None and self.per_unit > SLOW

    def seconds_left(self) -> float:
        """About how long one core needs for what has not been given out."""
        return self._left * self._per_unit(NO_JOB)

    def _per_unit(self, job: int) -> float:
        """Seconds for a unit of a job, so far as can be told."""
        units, seconds = self._speed.get(job, self._seen)
        if units == 0:
            return self.per_unit or PIECE_SECONDS / FIRST_UNITS
        return max(seconds / units, 1e-7)

    def learn(self, stretch: Stretch, seconds: float) -> None:
        """Note how long a stretch took."""
        units, so_far = self._speed.get(stretch.job, (0, 0.0))
        self._speed[stretch.job] = (units + stretch.n, so_far + seconds)
        self._seen = (self._seen[0] + stretch.n, self._seen[1] + seconds)

    def piece(self, seconds: float) -> list[Stretch]:
        """The next stretches, about so long; none if all have been given out."""
        found: list[Stretch] = []
        room = GROWTH * self._largest
        while self._job < len(self.jobs) and room > 0:
            job = self._job
            first = self._given[job]
            end = self.units[job]
            if first >= end:
                self._job += 1
                continue
            fitting = round(seconds / self._per_unit(job))
            if fitting < 1 and found:
                break
            n = min(end - first, room, max(1, fitting))
            if self.cut is not None:
                n = min(n, self.cut(first) - first)
            found.append(Stretch(job, first, n))
            self._given[job] += n
            self._left -= n
            room -= n
            seconds -= n * self._per_unit(job)
        self._largest = max(self._largest, sum(s.n for s in found))
        return found


def results(
    work: Work[J], play: Play[J], place: Place | Workers, until: float | None = None
) -> Generator[tuple[Stretch, Numbers], None, None]:
    """Play all of it; what came of each stretch, in their order.

    Whoever has seen enough closes the iterator. After Ctrl-C comes what was played beyond a piece
    that was not, and then the KeyboardInterrupt. With `until` (a time of the monotonic clock) no
    new piece is begun after that. Who has much to do in several goes opens the place beforehand
    (`with place.open() as workers`) and has the work done by those.
    """
    start = monotonic()
    if isinstance(place, Workers):
        yield from _in_parallel(work, play, place, start, until)
        return
    if work.is_slow:
        yield from _in_parallel(work, play, place, start, until)
        return
    length = PIECE_SECONDS  # nothing is known yet: that gives FIRST_UNITS
    while until is None or monotonic() < until:
        piece = work.piece(length)
        if not piece:
            return
        yield from _counted(piece, play_piece(play, _parts(work, piece)), work)
        busy = monotonic() - start > ALONE and work.seconds_left() > WORTH_A_POOL
        if place.cluster or (place.cores > 1 and busy):
            yield from _in_parallel(work, play, place, start, until)
            return
        length = _length(SERIAL_SECONDS, start, until)


def _parts(work: Work[J], piece: Sequence[Stretch]) -> list[tuple[J, int, int]]:
    return [(work.jobs[s.job], s.first, s.n) for s in piece]


def _length(most: float, start: float, until: float | None) -> float:
    """How long a piece should take: short ones at the beginning, and towards the end of the time.

    So no more is played for nothing than a part of what was played before the answer was clear.
    """
    now = monotonic()
    seconds = min(most, (now - start) / 4)
    if until is not None:
        seconds = min(seconds, (until - now) / 3)
    return max(SHORTEST, seconds)


def _counted(
    piece: Sequence[Stretch], played: Played | Fault, work: Work[J]
) -> Iterator[tuple[Stretch, Numbers]]:
    if isinstance(played, Fault):
        raise CoffersError(played.message, **played.details)
    for stretch, numbers, seconds in zip(piece, played.results, played.seconds, strict=True):
        work.learn(stretch, seconds)
        yield stretch, numbers


def _in_parallel(
    work: Work[J], play: Play[J], place: Place | Workers, start: float, until: float | None
) -> Iterator[tuple[Stretch, Numbers]]:
    pieces: dict[int, list[Stretch]] = {}  # cut and not yet counted, by number
    waiting: list[int] = []  # to be given out, for the first time or again
    running: dict[Future[Played | Fault], int] = {}
    back: dict[int, Played | Fault] = {}  # but an earlier one is not
    cut = counted = losses = 0
    with ExitStack() as stack:
        workers = place if isinstance(place, Workers) else stack.enter_context(place.open())
        try:
            while True:
                while cut - counted < 2 * workers.n and (until is None or monotonic() < until):
                    fair = min(PIECE_SECONDS, work.seconds_left() / (2 * workers.n))
                    piece = work.piece(_length(fair, start, until))
                    if not piece:
                        break
                    pieces[cut] = piece
                    waiting.append(cut)
                    cut += 1
                if not waiting and not running:
                    return
                try:
                    while waiting:
                        parts = _parts(work, pieces[waiting[0]])
                        running[workers.executor.submit(play_piece, play, parts)] = waiting.pop(0)
                    broken = _collect(running, back, waiting)
                except BrokenExecutor:
                    broken = True
                if broken:
                    losses += 1
                    if losses > MOST_LOSSES or isinstance(place, Workers):
                        raise CoffersError("workers-die", n=losses)
                    if not place.cluster:  # a broken pool is broken for good
                        waiting += running.values()
                        running.clear()
                        stack.close()
                        workers = stack.enter_context(place.open())
                    waiting.sort()
                while counted in back:
                    losses = 0
                    yield from _counted(pieces.pop(counted), back.pop(counted), work)
                    counted += 1
        except KeyboardInterrupt:
            if not isinstance(place, Workers):
                back |= _finished(running)
                for number in sorted(back.keys() & pieces.keys()):
                    yield from _counted(pieces[number], back[number], work)
            raise
        finally:
            for future in running:
                future.cancel()


def _finished(running: dict[Future[Played | Fault], int]) -> dict[int, Played | Fault]:
    """The pieces that have come back, though nobody has looked yet."""
    return {
        number: future.result()
        for future, number in running.items()
        if future.done() and not future.cancelled() and future.exception() is None
    }


def _collect(
    running: dict[Future[Played | Fault], int], back: dict[int, Played | Fault], waiting: list[int]
) -> bool:
    """Wait for pieces to come back; whether the worker of one died, which then waits again."""
    died = False
    finished, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in finished:
        number = running[future]
        try:
            back[number] = future.result()
        except CancelledError as fault:
            raise CoffersError("cluster-lost") from fault
        except Exception as fault:
            if not isinstance(fault, BrokenExecutor) and type(fault).__name__ != "KilledWorker":
                raise
            waiting.append(number)
            died = True
        del running[future]
    return died
