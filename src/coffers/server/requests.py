"""What every request has in common: its language, its limits, and how it is answered."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from coffers.documents import Malformed
from coffers.errors import CoffersError
from coffers.server.caching import if_new
from coffers.server.hall import Hall, Settings
from coffers.server.keys import Keys
from coffers.server.limits import Buckets, network
from coffers.server.messages import Fault
from coffers.server.refusals import Refusal, TooMuch, status_of
from coffers.server.speech import said
from coffers.texts import LANGUAGES

SLOWEST = 10  # seconds that a request may take to arrive
LANGUAGE_COOKIE = "coffers_lang"
T = TypeVar("T")
_encoder = msgspec.json.Encoder()


class Desk:
    """Where requests arrive: the hall behind it, and who has asked for how much."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.hall = Hall(settings)
        self.keys = Keys(settings.secret, settings.origins)
        self.requests = Buckets(limits.requests, limits.addresses)
        self.changes = Buckets(limits.changes, limits.addresses)
        self.tables = Buckets(limits.tables, limits.addresses)
        self.listings = Buckets(limits.listings, limits.addresses)
        self.draws = Buckets(limits.draws, limits.addresses)
        self.hints = Buckets(limits.hints, limits.addresses)
        self.replays = Buckets(limits.replays, limits.addresses)
        self.messages = Buckets(limits.messages_per_address, limits.addresses)
        self.sockets: Counter[str] = Counter()
        self.hall.metrics.watch("coffers_sockets", self.sockets.total)


def desk(connection: HTTPConnection) -> Desk:
    found: Desk = connection.app.state.desk
    return found


def address(connection: HTTPConnection) -> str:
    return network(connection.client.host if connection.client else "")


def wished_language(connection: HTTPConnection) -> str:
    """The language of a client: as it says, or as its browser does."""
    wish = connection.query_params.get("lang")
    if wish:
        if wish not in LANGUAGES:
            raise CoffersError("unknown-language", language=wish, known=", ".join(LANGUAGES))
        return wish
    for code in (
        connection.cookies.get(LANGUAGE_COOKIE, ""),
        *connection.headers.get("accept-language", "").split(","),
    ):
        if code.strip()[:2].lower() in LANGUAGES:
            return code.strip()[:2].lower()
    return LANGUAGES[0]


def small_number(text: str) -> int | None:
    """The number that a client wrote, if it is one that can mean something here."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def reading(request: Request, limit: Buckets | None = None) -> Desk:
    """The desk, for a request that changes nothing, if there have not been too many."""
    place = desk(request)
    (limit or place.requests).take(address(request))
    return place


async def read(request: Request, kind: type[T], limit: Buckets) -> T:
    """What a request that changes something says, after all that speaks against it."""
    place = desk(request)
    limit.take(address(request))
    if "origin" in request.headers and not place.keys.may_come_from(request):
        raise Refusal(403, "foreign-origin")
    # Forms of other sites cannot send this type without asking first.
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal(415, "not-json")
    content = await _body(request, place.settings.limits.body)
    return understood(content or b"{}", msgspec.json.Decoder(kind).decode)


def understood(content: bytes | bytearray | str, decode: Callable[[str], T]) -> T:
    """What somebody sent, if it is what may be sent there."""
    try:
        return decode(content if isinstance(content, str) else content.decode())
    except RecursionError:
        raise Refusal(400, "not-understood", problem=Malformed("text-deep")) from None
    except UnicodeError:
        raise Refusal(400, "not-understood", problem=Malformed("text-not-utf8")) from None
    except ValueError as problem:  # msgspec's own among them
        raise Refusal(400, "not-understood", problem=str(problem)) from None


async def _body(request: Request, most: int) -> bytearray:
    content = bytearray()
    try:
        async with asyncio.timeout(SLOWEST):
            async for chunk in request.stream():
                content += chunk
                if len(content) > most:
                    raise Refusal(413, "too-large")
    except TimeoutError:
        raise Refusal(408, "too-slow") from None
    return content


def answer(content: Struct | Sequence[Struct], status: int = 200) -> Response:
    """What a client asked for: structures only, from which its contract is made."""
    return written(content, status)


def common(request: Request, content: Struct | Sequence[Struct]) -> Response:
    """The same for what is no secret of anybody's: browsers keep it, and ask whether it is new."""
    return if_new(request, _encoder.encode(content), "application/json")


def written(content: Any, status: int = 200) -> Response:
    """Content as JSON; never kept by anybody on the way, because it is for one seat only."""
    return json_answer(_encoder.encode(content), status)


def json_answer(content: bytes, status: int = 200) -> Response:
    """The same for what is JSON already."""
    return Response(
        content,
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def refused(problem: CoffersError, request: Request) -> Response:
    """What is wrong with a request, in one sentence."""
    response = answer(Fault(said(problem, safe_language(request))), status_of(problem))
    if isinstance(problem, TooMuch):
        response.headers["retry-after"] = "1"
    return response


async def on_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, CoffersError)
    return refused(problem, request)


async def on_http_error(request: Request, problem: Exception) -> Response:
    """What Starlette finds wrong with a request."""
    assert isinstance(problem, HTTPException)
    return refused(Refusal(problem.status_code, "no-page"), request)


def safe_language(request: Request) -> str:
    """The language of a client, whatever it says."""
    try:
        return wished_language(request)
    except CoffersError:
        return LANGUAGES[0]
