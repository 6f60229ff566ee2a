"""Whether the server can do its work, for whoever watches over it."""

import asyncio
from collections.abc import Awaitable
from time import monotonic

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from coffers.errors import CoffersError
from coffers.server.bus import Bus
from coffers.server.experts import Experts
from coffers.server.requests import answer
from coffers.server.store import Store

PATIENCE = 1.0  # seconds in which all that is needed must answer
FRESH = 1.0  # seconds for which it is not asked again, however many want to know


class Report(Struct, omit_defaults=True):
    """What answers; it is nobody's business what does not, and why: the log has that."""

    ok: bool
    database: bool
    redis: bool | None  # nothing where there is none
    experts: bool = True  # said only if it is not so: games go on without them


class Health:
    """Asks the database and Redis, at most once a second."""

    def __init__(self, store: Store, bus: Bus, experts: Experts) -> None:
        self._store = store
        self._bus = bus
        self._experts = experts
        self._asking = asyncio.Lock()
        self._report: Report | None = None
        self._at = 0.0

    async def report(self) -> Report:
        async with self._asking:
            if self._report is None or monotonic() - self._at >= FRESH:
                database, redis = await asyncio.gather(
                    _answers(self._store.answers()), _answers(self._bus.answers())
                )
                shared = redis if self._bus.shared else None
                answering = not self._experts.failing
                self._report = Report(database and redis, database, shared, answering)
                self._at = monotonic()
            return self._report


async def _answers(question: Awaitable[None]) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await question
    except (CoffersError, TimeoutError):
        return False
    return True


async def health(request: Request) -> Response:
    """Not limited, because watching must not fail where it matters; it costs next to nothing."""
    place: Health = request.app.state.health
    report = await place.report()
    return answer(report, 200 if report.ok else 503)
