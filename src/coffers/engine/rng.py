"""Chance: sfc32, 128 bits of state, 32-bit words.

No intermediate result needs more than 63 bits, so the stream is the same compiled (i64, which
wraps) and interpreted (int, which grows), on every platform and for good.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1 (bias below n / 2**32)."""
        t: i64 = (self.a + self.b + self.d) & MASK
        b: i64 = self.b
        c: i64 = self.c
        self.d = (self.d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + t) & MASK
        return (t * n) >> 32

    def state(self) -> list[int]:
        """Where in its stream it is."""
        return [self.a, self.b, self.c, self.d]

    def restore(self, state: list[int]) -> None:
        """Go on from there."""
        self.a, self.b, self.c, self.d = state

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)


def seeded(seed: i64) -> Rng:
    """The stream that belongs to a seed."""
    rng = Rng(seed & MASK, (seed >> 32) & MASK, 0x9E3779B9, 1)
    i: i64 = 0
    while i < 12:
        rng.below(2)
        i += 1
    return rng
