"""The clock of a table: time for each decision, and a reserve for all of them together."""

import asyncio
import time
from collections.abc import Callable, Sequence

from coffers.server.messages import Clock


class TableClock:
    """Runs for whoever must decide, and rings when their time is up."""

    def __init__(self, clock: Clock, reserves: Sequence[int | None]) -> None:
        self.clock = clock
        self.reserves = [reserve or 0 for reserve in reserves]  # milliseconds, by seat
        self.number = -1  # of the position for which it runs
        self._seat: int | None = None
        self._began = 0.0
        self._bell: asyncio.TimerHandle | None = None

    def run(self, number: int, seat: int | None, ring: Callable[[], None]) -> None:
        """Run for a seat, or for nobody, from that position on."""
        if number == self.number:
            return  # it runs already
        self.reserves = self.after_decision()
        self.number, self._seat, self._began = number, seat, time.monotonic()
        if self._bell is not None:
            self._bell.cancel()
        self._bell = None
        if seat is not None:
            self._bell = asyncio.get_running_loop().call_later(self.seconds_left(), ring)

    def begin_again(self) -> None:
        """Whoever decides may be somebody else now, though nothing was decided."""
        self.number = -1

    def seconds_left(self) -> float:
        """How long whoever decides has got, the reserve included."""
        return max(self.clock.decision + self._reserve() / 1000 - self._spent(), 0.0)

    def after_decision(self) -> list[int]:
        """The reserves if the decision is made now."""
        left = list(self.reserves)
        if self._seat is not None:
            beyond = max(self._spent() - self.clock.decision, 0.0)
            left[self._seat] = max(left[self._seat] - int(1000 * beyond), 0)
        return left

    def drawn(self) -> dict[int, int]:
        """By seat, the reserves that are smaller if the decision is made now."""
        after = self.after_decision()
        return {i: n for i, n in enumerate(after) if n != self.reserves[i]}

    def _reserve(self) -> int:
        return 0 if self._seat is None else self.reserves[self._seat]

    def _spent(self) -> float:
        return time.monotonic() - self._began
