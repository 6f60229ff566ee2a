"""Many tables at once, to see what a server bears; bounded, and on this machine only."""

import asyncio
import ipaddress
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from coffers.errors import CoffersError
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
PLAYED_WITH = (
    *("Cellar", "Festival", "Laboratory", "Market", "Militia"),
    *("Moat", "Smithy", "Village", "Witch", "Workshop"),
)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a load test does."""

    tables: int = 500
    seconds: float = 30
    pause: float = 1.0  # between two answers at a table, on average
    persons: int = 2
    bots: int = 0
    url: str | None = None


@dataclass(slots=True)
class Outcome:
    """What came of it."""

    seconds: float = 0
    answers: int = 0
    states: int = 0
    refused: int = 0
    lost: int = 0
    finished: int = 0
    latencies: list[float] = field(default_factory=list)  # seconds
    memory_before: int = 0
    memory_idle: int = 0
    memory_after: int = 0
    processor_time: float = 0

    def percentile(self, share: float) -> float:
        """The time within which that share of the broadcasts arrived."""
        ordered = sorted(self.latencies)
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


@dataclass(slots=True)
class LoadTable:
    """A table of the test: who sits there, and when which answer was sent."""

    id: str
    visitors: list[Visitor]
    sent: dict[int, float] = field(default_factory=dict)
    over: bool = False


def check(plan: Plan) -> None:
    if plan.url is not None and not _is_loopback(urlsplit(plan.url).hostname or ""):
        raise CoffersError("not-loopback", url=plan.url)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def run(plan: Plan, tell: Callable[..., None]) -> Outcome:
    """Carry out a plan, with a server of its own unless there is one already."""
    check(plan)
    allow_many_sockets()
    if plan.url is not None:
        return asyncio.run(_run(plan, plan.url, None, tell))
    with tempfile.TemporaryDirectory(prefix="coffers-load-") as folder:
        server = ServerProcess(Path(folder))
        try:
            return asyncio.run(_run(plan, server.address, server, tell))
        finally:
            server.stop()


async def _run(
    plan: Plan, url: str, server: ServerProcess | None, tell: Callable[..., None]
) -> Outcome:
    outcome = Outcome()
    warm_up = await asyncio.to_thread(_open, plan, url, 0)
    await _play(plan, [warm_up], Outcome(), time.monotonic() + 1, random.Random(0))
    if server:
        outcome.memory_before = server.memory()
    tell("starting", tables=plan.tables, url=url)
    tables = [await asyncio.to_thread(_open, plan, url, i + 1) for i in range(plan.tables)]
    if server:
        outcome.memory_idle = server.memory()
        outcome.processor_time = -server.processor_time()
    tell("playing", seconds=plan.seconds)
    began = time.monotonic()
    await _play(plan, tables, outcome, began + plan.seconds, random.Random(1))
    outcome.seconds = time.monotonic() - began
    if server:
        outcome.memory_after = server.memory()
        outcome.processor_time += server.processor_time()
    return outcome


def _open(plan: Plan, url: str, i: int) -> LoadTable:
    visitors = [Visitor(url) for _ in range(plan.persons)]
    table = visitors[0].open_table(
        NAMES[0],
        plan.persons,
        [BOT] * plan.bots,
        kingdom={"cards": PLAYED_WITH, "platinum_colony": False},
        seed=i,
    )
    for name, visitor in zip(NAMES[1:], visitors[1:], strict=False):
        visitor.post(f"/api/tables/{table}/join", {"name": name})
    return LoadTable(table, visitors)


async def _play(
    plan: Plan, tables: list[LoadTable], outcome: Outcome, until: float, chance: random.Random
) -> None:
    """Let everybody play until then."""
    await asyncio.gather(
        *(
            _sit(plan, table, visitor, outcome, until, random.Random(chance.random()))
            for table in tables
            for visitor in table.visitors
        )
    )


async def _sit(
    plan: Plan,
    table: LoadTable,
    visitor: Visitor,
    outcome: Outcome,
    until: float,
    chance: random.Random,
) -> None:
    """Answer whatever is asked, after some thought, until it is time to leave."""
    await asyncio.sleep(chance.random() * min(plan.pause, 1))
    try:
        async with visitor.look(table.id) as socket:
            await _answer_all(plan, table, socket, outcome, until, chance)
    except (ConnectionClosed, OSError, TimeoutError):
        outcome.lost += 1


async def _answer_all(
    plan: Plan,
    table: LoadTable,
    socket: ClientConnection,
    outcome: Outcome,
    until: float,
    chance: random.Random,
) -> None:
    heard = -1
    while (left := until - time.monotonic()) > 0:
        try:
            text = await asyncio.wait_for(socket.recv(), left)
        except TimeoutError:
            return
        now = time.monotonic()
        seen = understand(text)
        if isinstance(seen, SeenRefusal):
            outcome.refused += 1
        if not isinstance(seen, SeenState) or seen.number <= heard:
            continue
        outcome.states += 1
        outcome.latencies += [
            now - table.sent[number]
            for number in range(max(heard, 0), seen.number)
            if number in table.sent
        ]
        heard = seen.number
        if seen.over:
            outcome.finished += not table.over
            table.over = True
            return
        if seen.decision is not None:
            await asyncio.sleep(chance.uniform(0.5, 1.5) * plan.pause)
            table.sent[seen.number] = time.monotonic()
            outcome.answers += 1
            await socket.send(answer(seen.number, pick(seen.decision, chance)))
