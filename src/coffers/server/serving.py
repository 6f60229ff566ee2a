"""Running the server in a process of its own."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from coffers.errors import CoffersError
from coffers.server.app import make_app
from coffers.server.hall import Settings
from coffers.server.requests import Desk


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


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[["Server"], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready(self)


async def attend(settings: Settings, on: socket.socket, ready: Callable[[Server], None]) -> None:
    """Open the hall, serve until somebody stops it, and close the hall again."""
    place = Desk(settings)
    try:
        await place.hall.start()
        config = uvicorn.Config(
            make_app(place),
            lifespan="off",
            ws_max_size=settings.limits.message,
            ws_per_message_deflate=False,  # costs each socket more memory than a game has
            h11_max_incomplete_event_size=32_768,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        await Server(config, ready).serve([on])
    finally:
        await place.hall.stop()


def serve(settings: Settings, on: socket.socket, ready: Callable[[Server], None]) -> None:
    """Serve in this thread."""
    allow_many_sockets()
    asyncio.run(attend(settings, on, ready))
