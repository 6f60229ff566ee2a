"""A server that is killed loses nothing it has acknowledged, and counts nothing twice."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server import services
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from coffers.picks import meant
from coffers.server.games import ServedGame
from coffers.server.states import Viewer, news
from coffers.server.store import Store
from coffers.server.visitor import (
    SeenAsk,
    SeenPong,
    SeenRefusal,
    SeenState,
    SeenTable,
    SeenUndoRefusal,
    ServerProcess,
    Visitor,
    answer,
    pick,
)


class ShownState(SeenState, tag="state"):
    """A position with all that is shown of it."""

    view: msgspec.Raw


Seen = ShownState | SeenRefusal | SeenTable | SeenPong | SeenAsk | SeenUndoRefusal
understand = msgspec.json.Decoder(Seen).decode

TABLES = 50
WITH_BOTS = 10  # of them; at the others two persons play
PATIENCE = 100  # seconds


class Person(Visitor):
    """Plays on whatever happens: comes back, and sends again what was not acknowledged."""

    def __init__(self, addresses: list[str], seat: int, seed: int) -> None:
        super().__init__(addresses[seed % len(addresses)])
        self.addresses = addresses
        self.seat = seat
        self.chance = random.Random(seed)
        self.table = ""
        self.sent: dict[int, str] = {}
        self.acknowledged: set[int] = set()
        self.shown: dict[int, bytes] = {}  # the table as this person saw it at each number
        self.number = 0
        self.over = False
        self.leaving = False
        self.comebacks = 0

    async def play(self) -> None:
        while not self.over and not self.leaving:
            try:
                async with self.look(self.table, since=self.number) as socket:
                    back = True
                    async for text in socket:
                        seen = understand(text)
                        if isinstance(seen, ShownState):
                            await self.see(seen, socket, back)
                            back = False
                        # An answer repeated after a crash has come twice: nothing is refused.
                        assert not isinstance(seen, SeenRefusal), seen
                        if self.over:
                            return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self.comebacks += 1
            await asyncio.sleep(0.1)
            self.address = self.addresses[self.comebacks % len(self.addresses)]

    async def see(self, seen: ShownState, socket: ClientConnection, back: bool) -> None:
        assert seen.number >= self.number, "a position went back"
        view = bytes(seen.view)
        assert self.shown.setdefault(seen.number, view) == view, "the past has changed"
        self.number = seen.number
        self.acknowledged |= {number for number in self.sent if number < seen.number}
        self.over = seen.over
        if seen.decision is None or (seen.number in self.sent and not back):
            return
        if seen.number not in self.sent:
            await asyncio.sleep(self.chance.uniform(0.02, 0.12))
            self.sent[seen.number] = pick(seen.decision, self.chance)
        message = answer(seen.number, self.sent[seen.number])
        for _ in range(self.chance.choice((1, 1, 1, 2))):
            await socket.send(message)


def sit_down(addresses: list[str]) -> list[Person]:
    """Everybody at their tables."""
    everybody = []
    for i in range(TABLES):
        two = i >= WITH_BOTS
        anna = Person(addresses, 0, 2 * i)
        bots = [] if two else ["big-money-terminal"]
        anna.table = anna.open_table("Anna", 2 if two else 1, bots, seed=i)
        everybody.append(anna)
        if two:
            ben = Person(addresses, 1, 2 * i + 1)
            ben.table = anna.table
            ben.post(f"/api/tables/{ben.table}/join", {"name": "Ben"})
            everybody.append(ben)
    return everybody


async def until_answered(everybody: list[Person], more: int) -> None:
    """Wait until so many more answers are acknowledged, and some at every table."""
    before = {person: len(person.acknowledged) for person in everybody}

    def gone_on() -> bool:
        new = {p: len(p.acknowledged) - before[p] for p in everybody}
        tables: dict[str, int] = {}
        for person, n in new.items():
            tables[person.table] = tables.get(person.table, 0) + n + 9 * person.over
        return sum(new.values()) >= more and min(tables.values()) >= 2

    while not gone_on():
        await asyncio.sleep(0.02)


async def check(everybody: list[Person], database: str) -> None:
    """Compare what was acknowledged with what is written."""
    store = Store(database)
    for table in {person.table: None for person in everybody}:
        persons = {person.seat: person for person in everybody if person.table == table}
        row = await store.table(table)
        assert row is not None
        moves = await store.moves(table)
        game = ServedGame.of(row.document(), [])
        viewers = {seat: Viewer(seat, "en") for seat in persons}
        for move in [*moves, None]:
            # Whatever anybody was ever shown is a position of the game that is written down.
            for person in persons.values():
                for shown in news(game, viewers[person.seat]):
                    view = msgspec.json.encode(shown.view)
                    assert person.shown.pop(shown.number, view) == view
            if move is None:
                break
            assert move.answer is not None
            decider = persons.get(game.decider)
            if decider is not None:
                # What is written under a number is what this person sent under it: nothing is
                # lost, nothing is doubled, nothing has slipped to another place.
                said = decider.sent[game.number_for(decider.seat)]
                meaning = meant(said, game.engine_decision, game.setup, game.players)
                assert move.answer == meaning
            game.make(move)
        for person in persons.values():
            last = game.number_for(person.seat)
            assert all(number < last for number in person.acknowledged)
            assert not person.shown, "something was shown that is not written"
    store.close()


async def play_through(
    everybody: list[Person], kills: list[Callable[[], None]], database: str
) -> None:
    """Play; after some hundred answers each, do what is to be done; and play on."""

    async def all_kills() -> None:
        for kill in kills:
            await until_answered(everybody, 200)
            await asyncio.to_thread(kill)
        await until_answered(everybody, 200)

    playing = [asyncio.create_task(person.play()) for person in everybody]
    tasks = [asyncio.create_task(all_kills()), asyncio.gather(*playing)]
    done, unfinished = await asyncio.wait(
        tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
    )
    for person in everybody:
        person.leaving = True
    for task in unfinished:
        task.cancel()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, *tasks, return_exceptions=True)
    assert done, "somebody could not go on"
    for task in done:
        task.result()
    await check(everybody, database)


def test_one_server_on_sqlite(tmp_path: Path) -> None:
    servers = [ServerProcess(tmp_path)]
    port = servers[0].port

    def kill() -> None:
        servers[-1].kill()
        servers.append(ServerProcess(tmp_path, port=port))

    try:
        everybody = sit_down([servers[0].address])
        asyncio.run(play_through(everybody, [kill, kill], str(tmp_path / "tables.sqlite")))
        assert all(person.comebacks >= 2 or person.over for person in everybody)
    finally:
        log = servers[-1].log.read_text()
        servers[-1].stop()
    assert "Traceback" not in log


@pytest.fixture
def shared() -> Iterator[tuple[str, str]]:
    """A database and a Redis for several servers."""
    with services.postgresql() as database, services.redis() as bus:
        yield database, bus


def test_two_servers_on_postgresql_and_redis(tmp_path: Path, shared: tuple[str, str]) -> None:
    database, bus = shared
    for name in "ab":
        (tmp_path / name).mkdir()
    secret = str(tmp_path / "secret")
    options = ("--database", database, "--redis", bus, "--secret-file", secret)
    servers = {name: ServerProcess(tmp_path / name, *options) for name in "ab"}
    port = servers["a"].port

    def kill() -> None:
        servers["a"].kill()

    def start_again() -> None:
        servers["a"] = ServerProcess(tmp_path / "a", *options, port=port)

    try:
        # The two players of a table come to different servers.
        everybody = sit_down([servers[name].address for name in "ab"])
        asyncio.run(play_through(everybody, [kill, start_again], database))
        assert sum(person.comebacks > 0 for person in everybody) >= TABLES / 2
    finally:
        logs = [server.log.read_text() for server in servers.values()]
        for server in servers.values():
            if server.process.poll() is None:
                server.stop()
    assert not any("Traceback" in log for log in logs)
