"""How much anybody may ask for, so that nobody can take the tables away from the others."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic

from coffers.errors import CoffersError
from coffers.server.refusals import Refusal, TooMuch


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float

    def times(self, n: int) -> "Rate":
        return Rate(self.burst * n, self.per_second * n)


@dataclass(frozen=True, slots=True)
class Limits:
    """What is allowed; the defaults are far more than a person at a table needs."""

    body: int = 16_384  # bytes of a request
    message: int = 8_192  # bytes of a message on a socket
    messages: Rate = Rate(300, 60)  # on one socket
    messages_per_address: Rate = Rate(600, 100)  # on all its sockets together
    requests: Rate = Rate(400, 50)  # from one address, reading
    replays: Rate = Rate(150, 15)  # ... of finished games, which are played again for it
    changes: Rate = Rate(120, 10)  # ... joining, going on from a finished game
    tables: Rate = Rate(60, 1)  # ... new tables
    listings: Rate = Rate(6, 1 / 300)  # ... of them into the lobby
    draws: Rate = Rate(30, 1)  # ... random kingdoms, which cost some thought
    hints: Rate = Rate(30, 0.5)  # ... which cost a second of thought each
    analyses_per_address: int = 1  # in the line, or being made
    sockets_per_address: int = 200
    sockets_per_seat: int = 20  # windows of one player
    spectators_per_table: int = 100  # they take no room from those who play
    moves: int = 20_000  # answers of one game: then it ends, and is scored
    turn: int = 1_000  # answers of one player in one turn: then a bot takes over
    undos: int = 50  # of one player in one turn
    away: float = 180  # seconds after which the others may decide about somebody who is missing
    seat_changes: Rate = Rate(6, 0.1)  # of one seat, between a person and a bot
    phrases: Rate = Rate(1, 1 / 3)  # of one player...
    phrases_per_game: int = 30
    addresses: int = 20_000  # remembered at a time

    def for_many(self, n: int) -> "Limits":
        """The limits where n times as many as usual share an address."""
        return replace(
            self,
            messages_per_address=self.messages_per_address.times(n),
            requests=self.requests.times(n),
            replays=self.replays.times(n),
            changes=self.changes.times(n),
            tables=self.tables.times(n),
            listings=self.listings.times(n),
            draws=self.draws.times(n),
            hints=self.hints.times(n),
            analyses_per_address=self.analyses_per_address * n,
            sockets_per_address=self.sockets_per_address * n,
        )


class Bucket:
    """What is left of a rate."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether one more is allowed now, or something that costs more than one."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < min(cost, self.rate.burst):
            return False
        self.left -= cost
        return True


class Spoken:
    """What somebody has said at a table."""

    def __init__(self, rate: Rate, most: int) -> None:
        self.most = most
        self._bucket = Bucket(rate, monotonic())
        self._said = 0

    def count(self) -> None:
        """Count one more; a Refusal if that was too much, or too soon."""
        if self._said >= self.most:
            raise Refusal(429, "phrases-used", most=self.most)
        if not self._bucket.take(monotonic()):
            raise Refusal(429, "phrase-soon")
        self._said += 1


class Buckets:
    """A bucket for each address, of those heard of lately."""

    def __init__(self, rate: Rate, most: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> None:
        """Count one, or more; TooMuch if that was too many."""
        now = self.clock()
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        if not bucket.take(now, cost):
            raise TooMuch()


def network(address: str) -> str:
    """What counts as one address: with IPv6, everybody has a whole network of them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((int(found), 64), strict=False))
        found = found.ipv4_mapped
    return str(found)


def checked_network(text: str) -> str:
    """An address, or a network of them, as somebody wrote it."""
    try:
        return str(ipaddress.ip_network(text.strip()))
    except ValueError:
        raise CoffersError("not-a-network", address=text) from None
