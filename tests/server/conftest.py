"""A server for the tests, and guests who visit it."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from websockets.sync.client import ClientConnection, connect

from coffers.server.hall import Hall, Settings
from coffers.server.limits import Limits
from coffers.server.serving import Server, listen, serve
from coffers.server.visitor import Visitor

T = TypeVar("T")
PATIENCE = 30  # seconds after which a test that waits has failed


class LocalServer:
    """A server in a thread of this process, with a hall to look into."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._on = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._on.getsockname()[1]}"
        self._ready = threading.Event()
        self._server: Server
        self._thread = threading.Thread(
            target=serve, args=(settings, self._on, self._is_ready), daemon=True
        )
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def _is_ready(self, server: Server) -> None:
        self._server = server
        self._ready.set()

    @property
    def hall(self) -> Hall:
        hall: Hall = self._server.config.app.state.desk.hall  # type: ignore[union-attr]
        return hall

    def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something between two things that the server does."""

        async def doing() -> T:
            return await job()

        loop = self._server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(doing(), loop).result(PATIENCE)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


class Guest(Visitor):
    """A visitor who waits for what they are shown."""

    def __init__(self, address: str, source: str | None = None) -> None:
        super().__init__(address, source)
        self.heard: list[str] = []  # everything that ever came over a socket

    def sit(
        self,
        table: str,
        since: int | None = None,
        lang: str = "en",
        counts: bool = False,
        changes: bool = False,
    ) -> "Socket":
        where = f"ws{self.address.removeprefix('http')}/ws/tables/{table}?lang={lang}"
        if changes:
            where += "&changes=1"
        if since is not None:
            where += f"&since={since}"
        if counts:
            where += "&counts=1"
        opening = connect(
            where,
            origin=self.address,  # type: ignore[arg-type]
            additional_headers=self.headers(),
            compression=None,
            proxy=None,
            max_size=None,
            source_address=self.source,
        )
        return Socket(opening, self)


def changed(before: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The view after some changes, as the contract says."""
    now = {**before, **changes, "decision": None}
    for part in ("players", "piles"):
        new = {one["name"]: one for one in changes.get(part, [])}
        now[part] = [new.get(one["name"], one) for one in before[part]]
    return now


class Socket:
    """A socket of a guest, with the last position it has shown."""

    def __init__(self, opening: Any, guest: Guest) -> None:
        self.opening = opening
        self.socket: ClientConnection
        self.guest = guest
        self.last: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.kinds: list[str] = []  # of the positions that came

    def __enter__(self) -> "Socket":
        self.socket = self.opening.__enter__()
        return self

    def __exit__(self, *problem: object) -> None:
        self.opening.__exit__(*problem)

    def receive(self) -> dict[str, Any]:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.guest.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("state", "changed"):
            self.kinds.append(message["type"])
            if message["type"] == "changed":
                message["view"] = changed(self.last["view"], message["view"])
            self.last = message
            self.log = self.log[: message["log_from"]] + message["log"]
        return message

    def await_(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind in which these fields are so."""
        while True:
            message = self.receive()
            if message["type"] == kind and all(message[k] == v for k, v in fields.items()):
                return message

    def state(self, **fields: Any) -> dict[str, Any]:
        return self.await_("state", **fields)

    def my_turn(self) -> dict[str, Any]:
        """The next position in which this guest must decide, or the game is over."""
        while not (self.last and (self.last["decision"] or self.last["over"])):
            self.receive()
        return self.last

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear_out(self) -> None:
        """Receive all that the server has to say by now."""
        self.send(type="ping")
        self.await_("pong")

    def answer(self, *picks: str, number: int | None = None) -> None:
        chosen = self.last["number"] if number is None else number
        self.last = {}
        self.send(type="answer", number=chosen, picks=list(picks))


def settings_in(folder: Path, **more: Any) -> Settings:
    """Settings with room for many guests from one address."""
    values = {
        "database": str(folder / "tables.sqlite"),
        "secret": b"not so secret in tests",
        "limits": Limits().for_many(1000),
        "client": folder / "dist",
        **more,
    }
    return Settings(**values)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., LocalServer]]:
    """Starts servers that share a database, and stops them in the end."""
    servers: list[LocalServer] = []

    def starting(**more: Any) -> LocalServer:
        servers.append(LocalServer(settings_in(tmp_path, **more)))
        return servers[-1]

    yield starting
    for server in servers:
        server.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """One server for all tests of a module."""
    running = LocalServer(settings_in(tmp_path_factory.mktemp("server")))
    yield running
    running.stop()


@pytest.fixture
def guest(server: LocalServer) -> Callable[[], Guest]:
    """A new guest of the module's server, as often as one is called for."""
    return lambda: Guest(server.address)


@pytest.fixture
def visit() -> type[Guest]:
    """Guests of any server."""
    return Guest
