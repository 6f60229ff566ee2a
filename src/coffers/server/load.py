"""Many tables at once, to see what a server bears; bounded, and on this machine only.

Everybody is connected before anybody plays, so that the figures are those of tables at which
people play, and not of a crowd at the door.
"""

import asyncio
import contextlib
import ipaddress
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from coffers.errors import CoffersError
from coffers.kingdoms.sets import all_sets
from coffers.server.serving import allow_many_sockets
from coffers.server.visitor import (
    SeenRefusal,
    SeenState,
    ServerProcess,
    Visitor,
    answer,
    pick,
    understand,
)

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Frida")
BOT = "big-money-terminal"
AT_THE_DOOR = 20  # who come in at the same time
LAG = 0.02  # seconds between two looks at how far the test itself lags behind
SHARES = (0.5, 0.95, 0.99, 1.0)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a load test does."""

    tables: int = 500
    seconds: float = 30
    pause: float = 1.0  # between two answers at a table, on average
    persons: int = 2
    bots: int = 0
    urls: tuple[str, ...] = ()  # servers that are there already, among which tables are shared out


@dataclass(slots=True)
class Memory:
    """Bytes that the server takes, at four times; all 0 if it is not our own."""

    empty: int = 0
    waiting: int = 0  # with all games waiting, and nobody connected
    connected: int = 0  # with everybody there
    played: int = 0


@dataclass(slots=True)
class Outcome:
    """What came of it."""

    plan: Plan
    seconds: float = 0
    answers: int = 0
    states: int = 0
    refused: int = 0
    lost: int = 0
    finished: int = 0
    broadcasts: list[tuple[float, float]] = field(default_factory=list)
    """When an answer was sent, and when somebody at the table was shown it."""
    lags: list[float] = field(default_factory=list)  # ... of the test itself
    memory: Memory = field(default_factory=Memory)
    processor_time: float = 0

    @property
    def latencies(self) -> list[float]:
        """Seconds from an answer to each broadcast of it."""
        return [shown - sent for sent, shown in self.broadcasts]

    @property
    def per_game(self) -> float:
        """Bytes for a game that waits."""
        return (self.memory.waiting - self.memory.empty) / self.plan.tables

    @property
    def per_connection(self) -> float:
        """Bytes for somebody who is connected."""
        people = self.plan.tables * self.plan.persons
        return (self.memory.connected - self.memory.waiting) / people

    def as_json(self) -> dict[str, Any]:
        milliseconds = [round(1000 * percentile(self.latencies, share), 1) for share in SHARES]
        return {
            "tables": self.plan.tables,
            "persons": self.plan.persons,
            "bots": self.plan.bots,
            "seconds": round(self.seconds, 1),
            "answers": self.answers,
            "answers_per_second": round(self.answers / self.seconds, 1),
            "states": self.states,
            "refused": self.refused,
            "lost": self.lost,
            "finished": self.finished,
            "latency_ms": dict(zip(("p50", "p95", "p99", "max"), milliseconds, strict=True)),
            "own_lag_ms_p99": round(1000 * percentile(self.lags, 0.99), 1),
            "memory": {
                "empty": self.memory.empty,
                "waiting": self.memory.waiting,
                "connected": self.memory.connected,
                "played": self.memory.played,
                "per_waiting_game": round(self.per_game),
                "per_connection": round(self.per_connection),
            },
            "server_cores": round(self.processor_time / self.seconds, 2),
            "load_average": round(os.getloadavg()[0], 1),
        }


def percentile(times: list[float], share: float) -> float:
    """The time within which that share of them lies."""
    ordered = sorted(times)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


@dataclass(slots=True)
class LoadTable:
    """A table of the test: who sits there, and when the last answer was sent."""

    id: str
    visitors: list[Visitor]
    sent: float = 0
    over: bool = False


@dataclass(slots=True)
class Guest:
    """Somebody connected to a table, and what they have seen of it."""

    table: LoadTable
    socket: ClientConnection
    chance: random.Random
    heard: int = -1  # the last number
    shown: float = 0  # when the answer was sent that they were shown last
    waiting: float | None = None  # when they have answered and not been shown it yet


def check(plan: Plan) -> None:
    for url in plan.urls:
        if not _is_loopback(urlsplit(url).hostname or ""):
            raise CoffersError("not-loopback", url=url)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def run(plan: Plan, tell: Callable[..., None]) -> Outcome:
    """Carry out a plan, with a server of its own unless there is one already."""
    check(plan)
    allow_many_sockets()
    if plan.urls:
        return asyncio.run(_run(plan, plan.urls, None, tell))
    with tempfile.TemporaryDirectory(prefix="coffers-load-") as folder:
        server = ServerProcess(Path(folder))
        try:
            return asyncio.run(_run(plan, (server.address,), server, tell))
        finally:
            server.stop()


async def _run(
    plan: Plan, urls: Sequence[str], server: ServerProcess | None, tell: Callable[..., None]
) -> Outcome:
    outcome = Outcome(plan)
    memory = outcome.memory
    # What a server needs only once is not to be counted against the tables.
    warming_up = 3 * len(urls)
    for i in range(warming_up):
        warm_up = await asyncio.to_thread(open_table, plan, urls[i % len(urls)], i)
        async with everybody(Outcome(plan), [warm_up]) as guests:
            await play(plan, guests, Outcome(plan), 0.5)
    memory.empty = server.memory() if server else 0
    tell("starting", tables=plan.tables, url=", ".join(urls))
    tables = [
        await asyncio.to_thread(open_table, plan, urls[i % len(urls)], i + warming_up)
        for i in range(plan.tables)
    ]
    memory.waiting = server.memory() if server else 0
    tell("connecting", n=plan.tables * plan.persons)
    async with everybody(outcome, tables) as guests:
        memory.connected = server.memory() if server else 0
        before = server.processor_time() if server else 0
        tell("playing", seconds=plan.seconds)
        began = time.monotonic()
        await play(plan, guests, outcome, plan.seconds)
        outcome.seconds = time.monotonic() - began
        if server:
            memory.played = server.memory()
            outcome.processor_time = server.processor_time() - before
    return outcome


def open_table(plan: Plan, url: str, i: int) -> LoadTable:
    """A table of its own kind: other cards and other names at each, as where people meet."""
    visitors = [Visitor(url) for _ in range(plan.persons)]
    playable = [found for found in all_sets() if not found.missing()]
    table = visitors[0].open_table(
        f"{NAMES[0]} {i}",
        plan.persons,
        [BOT] * plan.bots,
        kingdom={"set": playable[i % len(playable)].id},
        seed=i,
    )
    for name, visitor in zip(NAMES[1:], visitors[1:], strict=False):
        visitor.post(f"/api/tables/{table}/join", {"name": f"{name} {i}"})
    return LoadTable(table, visitors)


@asynccontextmanager
async def everybody(outcome: Outcome, tables: list[LoadTable]) -> AsyncIterator[list[Guest]]:
    """Everybody connected to their tables."""
    door = asyncio.Semaphore(AT_THE_DOOR)
    guests: list[Guest] = []

    async def enter(table: LoadTable, visitor: Visitor, seed: int) -> None:
        async with door:
            try:
                socket = await lines.enter_async_context(visitor.look(table.id, changes=True))
                guests.append(Guest(table, socket, random.Random(seed)))
            except (ConnectionClosed, OSError, TimeoutError):
                outcome.lost += 1

    async with AsyncExitStack() as lines:
        seats = [(table, visitor) for table in tables for visitor in table.visitors]
        await asyncio.gather(*(enter(*seat, i) for i, seat in enumerate(seats)))
        yield guests


async def play(plan: Plan, guests: list[Guest], outcome: Outcome, seconds: float) -> None:
    """Let everybody play for so long."""
    until = time.monotonic() + seconds
    watching = asyncio.create_task(_watch_lag(outcome))
    await asyncio.gather(*(_sit(plan, guest, outcome, until) for guest in guests))
    watching.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await watching


async def _watch_lag(outcome: Outcome) -> None:
    """How late this process comes to what it wants to do: times below that mean nothing."""
    while True:
        began = time.monotonic()
        await asyncio.sleep(LAG)
        outcome.lags.append(time.monotonic() - began - LAG)


async def _sit(plan: Plan, guest: Guest, outcome: Outcome, until: float) -> None:
    """Answer whatever is asked, after some thought, until it is time to leave."""
    try:
        await _answer_all(plan, guest, outcome, until)
    except (ConnectionClosed, OSError):
        outcome.lost += 1


async def _answer_all(plan: Plan, guest: Guest, outcome: Outcome, until: float) -> None:
    table, chance = guest.table, guest.chance
    while (left := until - time.monotonic()) > 0:
        try:
            text = await asyncio.wait_for(guest.socket.recv(), left)
        except TimeoutError:
            return
        now = time.monotonic()
        seen = understand(text)
        if isinstance(seen, SeenRefusal):
            outcome.refused += 1
        if not isinstance(seen, SeenState) or seen.number <= guest.heard:
            continue
        outcome.states += 1
        if guest.shown < table.sent:  # what nobody else can see is not shown to anybody else
            outcome.broadcasts.append((table.sent, now))
        guest.heard, guest.shown, guest.waiting = seen.number, table.sent, None
        if seen.over:
            outcome.finished += not table.over
            table.over = True
            return
        if seen.decision is not None:
            await asyncio.sleep(chance.uniform(0.5, 1.5) * plan.pause)
            table.sent = guest.waiting = time.monotonic()
            outcome.answers += 1
            await guest.socket.send(answer(seen.number, pick(seen.decision, chance)))
