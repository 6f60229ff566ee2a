"""Running the server in a process of its own."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

from coffers.errors import CoffersError
from coffers.server.app import make_app
from coffers.server.hall import Settings
from coffers.server.metrics import told_on
from coffers.server.requests import SLOWEST, Desk


def data_home() -> Path:
    """Where a server keeps its things unless somebody says otherwise: the user's data directory."""
    home = os.environ.get("XDG_DATA_HOME", "")
    # A relative path there is to be ignored, says the standard of those directories.
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return base / "coffers"


def listen(host: str, port: int) -> socket.socket:
    """A socket on which to listen; port 0 is any that is free."""
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(where[:2], family=family, backlog=2048)
    except (OSError, OverflowError) as problem:
        raise CoffersError(
            "cannot-listen", host=host, port=str(port), problem=str(problem)
        ) from None


def allow_many_sockets() -> None:
    """Ask the system for as many open files as this user may have: every socket is one."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def have_one_thing_in_mind() -> None:
    """Make a process one that does nothing but serve, without long pauses.

    Python looks for garbage in rings through everything there is, which takes a third of a second
    when five hundred tables are open, and would do so every few seconds. Games and messages have
    no rings, so that a look now and then is enough, and what is there from the beginning stays.
    The thread that writes gets its turn before others have used up theirs.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    sys.setswitchinterval(0.001)


class ImpatientProtocol(H11Protocol):
    """HTTP for those who say what they want: a connection that only dawdles is closed.

    uvicorn waits for the head of a request for as long as a client likes to take for it.
    """

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._deadline = self.loop.call_later(SLOWEST, transport.abort)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # A request has begun, or the connection has become a WebSocket, which has its own ways.
        upgraded = self.transport.get_protocol() is not self
        if upgraded or (self.cycle is not None and not self.cycle.response_complete):
            self._stop_waiting()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(SLOWEST, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class CarefulSocket(WebSocketsSansIOProtocol):
    """A WebSocket on which a text that is not UTF-8 is one more message to be refused.

    uvicorn stumbles over its own answer to such a text, and fills the log.
    """

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[["Server"], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready(self)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End in order: uvicorn would raise the signal anew as soon as it has served, and SIGTERM
        would end the process before the hall is closed."""
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)


async def attend(
    settings: Settings,
    on: socket.socket,
    ready: Callable[[Server], None],
    metrics_on: socket.socket | None,
) -> None:
    """Open the hall, serve until somebody stops it, and close the hall again."""
    place = Desk(settings)
    try:
        await place.hall.start()
        config = uvicorn.Config(
            make_app(place),
            lifespan="off",
            http=ImpatientProtocol,
            ws=CarefulSocket,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),  # whatever the environment says
            ws_max_size=settings.limits.message,
            ws_per_message_deflate=False,  # costs each socket more memory than a game has
            h11_max_incomplete_event_size=32_768,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        async with told_on(metrics_on, place.hall.metrics):
            await Server(config, ready).serve([on])
    finally:
        await place.hall.stop()


def serve(
    settings: Settings,
    on: socket.socket,
    ready: Callable[[Server], None],
    metrics_on: socket.socket | None = None,
) -> None:
    """Serve in this thread; figures to watch are told on a port of their own, if there is one."""
    allow_many_sockets()
    run(attend(settings, on, ready, metrics_on))
