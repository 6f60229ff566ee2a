"""The server as one application: requests, sockets, and the client's files."""

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coffers.errors import CoffersError
from coffers.server import api
from coffers.server.health import Health, health
from coffers.server.keys import Keys
from coffers.server.metrics import Metrics
from coffers.server.pages import client
from coffers.server.previews import manifest
from coffers.server.refusals import Refusal
from coffers.server.requests import Desk, on_error, on_http_error, refused
from coffers.server.sockets import table_socket

YEAR = 365 * 86_400
SAFETY = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",  # the address of a table is what lets others join it
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
BY_HTTPS_ONLY = {"strict-transport-security": f"max-age={YEAR}"}


class OwnName:
    """Turns away what was sent to a name that is not ours."""

    def __init__(self, app: ASGIApp, keys: Keys) -> None:
        self.app = app
        self.keys = keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.keys.is_meant(HTTPConnection(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            response = refused(Refusal(421, "foreign-host"), Request(scope))
            await response(scope, receive, send)


def safety(scope: Scope) -> dict[str, str]:
    """What browsers shall not do with an answer; who came by https shall not come without it."""
    return {**SAFETY, **BY_HTTPS_ONLY} if scope["scheme"] == "https" else SAFETY


class SafetyHeaders:
    """Puts on every answer what browsers shall not do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in safety(scope).items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_safely)


class Counted:
    """Counts what is answered, for whoever watches."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requested(message["status"])
            await send(message)

        try:
            await self.app(scope, receive, send_counted)
        except Exception:
            self.metrics.requested(500)  # it is answered outside of everything else
            raise


class Renewal:
    """Signs anew the cookies of those who come again, so that whoever plays keeps their seats.

    Sockets do without: a browser cannot open one without having asked for its page before.
    """

    def __init__(self, app: ASGIApp, keys: Keys) -> None:
        self.app = app
        self.keys = keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        holder = self.keys.to_renew(HTTPConnection(scope)) if scope["type"] == "http" else None
        if holder is None:
            await self.app(scope, receive, send)
            return
        carrier = Response()
        self.keys.hand_out(carrier, holder, HTTPConnection(scope))

        async def send_renewed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                # What somebody on the way might keep carries no cookie.
                if headers.get("cache-control") == "no-store" and "set-cookie" not in headers:
                    headers["set-cookie"] = carrier.headers["set-cookie"]
            await send(message)

        await self.app(scope, receive, send_renewed)


async def on_fault(request: Request, problem: Exception) -> Response:
    """A fault of ours: the log has it, the client only learns that there was one."""
    response = refused(Refusal(500, "fault"), request)
    response.headers.update(safety(request.scope))  # it is answered outside of everything else
    return response


def make_app(place: Desk) -> Starlette:
    """The application with a desk that is open already."""
    app = Starlette(
        routes=[
            *api.ROUTES,
            Route("/health", health),
            Route("/manifest.webmanifest", manifest),
            WebSocketRoute("/ws/tables/{id}", table_socket),
            Route("/{path:path}", client),
        ],
        middleware=[
            Middleware(Counted, place.hall.metrics),
            Middleware(SafetyHeaders),
            Middleware(OwnName, place.keys),
            Middleware(Renewal, place.keys),
            Middleware(GZipMiddleware, minimum_size=2_000),
        ],
        exception_handlers={
            CoffersError: on_error,
            HTTPException: on_http_error,
            Exception: on_fault,
        },
    )
    app.state.desk = place
    app.state.health = Health(place.hall.store, place.hall.bus, place.hall.experts)
    return app
