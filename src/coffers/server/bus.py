"""How server processes that share a database hear of each other: by Redis, or not at all.

Nothing rests on it but speed: what counts is in the database. A process that missed a notice
looks there again.
"""

import secrets
from collections.abc import Callable

from coffers.errors import CoffersError
from coffers.server.messages import Notice


class Bus:
    """A process on its own: nobody to tell, nobody to listen to."""

    shared = False

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self._here: dict[str, dict[int, int]] = {}  # of each table: connections by seat

    async def start(self, hear: Callable[[Notice], None], catch_up: Callable[[], None]) -> None:
        """Call `hear` for every notice of another process, `catch_up` if some may be missing."""

    async def stop(self) -> None:
        pass

    async def answers(self) -> None:
        """Returns if the other processes can be told; CoffersError if not."""

    def tell(self, notice: Notice) -> None:
        """Tell the other processes, without waiting for it."""

    async def arrive(self, table: str, seat: int) -> None:
        """Somebody has connected to a seat."""
        seats = self._here.setdefault(table, {})
        seats[seat] = seats.get(seat, 0) + 1

    async def leave(self, table: str, seat: int) -> None:
        seats = self._here.get(table, {})
        seats[seat] = seats.get(seat, 0) - 1
        if seats[seat] <= 0:
            del seats[seat]
        if not seats:
            self._here.pop(table, None)

    async def seats_here(self, table: str) -> set[int]:
        """The seats to which somebody is connected, on whichever process."""
        return set(self._here.get(table, ()))


def make_bus(address: str | None) -> Bus:
    """The bus at an address of Redis, or none."""
    if not address:
        return Bus()
    try:
        from coffers.server.redis_bus import RedisBus

        return RedisBus(address)
    except (ImportError, ValueError) as problem:
        raise CoffersError("redis-unreachable", problem=str(problem)) from None
