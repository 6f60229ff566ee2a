"""What there is to watch, in the text format of Prometheus, on a port of its own.

docs/hosting.md says what each figure means.
"""

import asyncio
import contextlib
import os
import socket
import threading
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import ParamSpec, TypeVar

from coffers import __version__
from coffers.errors import CoffersError
from coffers.server.refusals import status_of

STEPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
PULSE = 0.25  # seconds between two looks at how late the event loop is
SLOWEST = 5  # seconds that somebody who asks may take
LONGEST = 8_192  # bytes of a request
UNHEARD = (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
P = ParamSpec("P")
T = TypeVar("T")


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        so_far = 0
        for step, count in zip((*STEPS, "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{step}"}} {so_far}'
        yield f"{name}_sum {self.seconds}"
        yield f"{name}_count {so_far}"


class Metrics:
    """Figures of one server process."""

    def __init__(self) -> None:
        self._answers = Histogram()
        self._lag = Histogram()
        self._requests: Counter[int] = Counter()  # by status
        self._refusals: Counter[int] = Counter()
        self._watched: dict[str, Callable[[], float]] = {}
        self._started = time.time()

    def answered(self, seconds: float) -> None:
        """An answer was received, checked, written, and shown to the one who gave it."""
        self._answers.add(seconds)

    def refused(self, problem: CoffersError) -> None:
        """Something that was said on a socket cannot be."""
        self._refusals[status_of(problem)] += 1

    def requested(self, status: int) -> None:
        self._requests[status] += 1

    def watch(self, name: str, figure: Callable[[], float]) -> None:
        """Tell that figure, as it is whenever somebody asks."""
        self._watched[name] = figure

    async def feel_pulse(self) -> None:
        """Notice for how long the event loop keeps everybody waiting."""
        while True:
            due = time.monotonic() + PULSE
            await asyncio.sleep(PULSE)
            self._lag.add(max(0.0, time.monotonic() - due))

    def text(self) -> str:
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        yield "# TYPE coffers_info gauge"
        yield f'coffers_info{{version="{__version__}"}} 1'
        for name, figure in self._watched.items():
            yield from _single(name, "gauge", figure())
        yield from _by_status("coffers_requests_total", self._requests)
        yield from _by_status("coffers_refusals_total", self._refusals)
        yield from self._answers.lines("coffers_answer_seconds")
        yield from self._lag.lines("coffers_loop_lag_seconds")
        memory = resident_memory(os.getpid())
        if memory is not None:
            yield from _single("process_resident_memory_bytes", "gauge", memory)
        yield from _single("process_cpu_seconds_total", "counter", time.process_time())
        yield from _single("process_start_time_seconds", "gauge", self._started)


def _single(name: str, kind: str, value: float) -> Iterator[str]:
    yield f"# TYPE {name} {kind}"
    yield f"{name} {value}"


def _by_status(name: str, counts: Counter[int]) -> Iterator[str]:
    yield f"# TYPE {name} counter"
    for status, n in sorted(counts.items()):
        yield f'{name}{{status="{status}"}} {n}'


def resident_memory(process: int) -> int | None:
    """Bytes of memory in use, where the system says so (Linux)."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text("ascii").split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


class CountedThreads(ThreadPoolExecutor):
    """Threads of which one can see how many are at work, and how much waits for them."""

    def __init__(self, threads: int, name: str) -> None:
        super().__init__(threads, name)
        self._counting = threading.Lock()
        self.waiting = 0
        self.working = 0

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with self._counting:
            self.waiting += 1
        work = super().submit(self._counted, fn, *args, **kwargs)
        work.add_done_callback(self._given_up)
        return work

    def _counted(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        with self._counting:
            self.waiting -= 1
            self.working += 1
        try:
            return fn(*args, **kwargs)
        finally:
            with self._counting:
                self.working -= 1

    def _given_up(self, work: "Future[T]") -> None:
        if work.cancelled():  # before it had begun
            with self._counting:
                self.waiting -= 1


# ---- on a port of its own ----------------------------------------------------------------------


@contextlib.asynccontextmanager
async def told_on(on: socket.socket | None, metrics: Metrics) -> AsyncIterator[None]:
    """Tell the figures to whoever asks there, if there is such a port."""
    if on is None:
        yield
        return

    async def attend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(*UNHEARD):
            async with asyncio.timeout(SLOWEST):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(_response(head, metrics))
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(attend, sock=on, limit=LONGEST)
    pulse = asyncio.create_task(metrics.feel_pulse())
    try:
        yield
    finally:
        pulse.cancel()
        server.close()


def _response(head: bytes, metrics: Metrics) -> bytes:
    if head.split(b" ")[:2] == [b"GET", b"/metrics"]:
        status, body = "200 OK", metrics.text().encode()
    else:
        status, body = "404 Not Found", b""
    return (
        f"HTTP/1.1 {status}\r\n"
        "Content-Type: text/plain; version=0.0.4; charset=utf-8\r\n"
        "X-Content-Type-Options: nosniff\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    ).encode() + body
