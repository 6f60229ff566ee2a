"""Chance, in 32-bit words: a fast stream for simulations, a secret one for games among strangers.

A seed that is a number means sfc32 (128 bits of state). It is fast, but whoever has seen enough of
what it draws can try all seeds, and then knows what comes. A seed that is a text of 64 hexadecimal
digits is the key of a ChaCha8 stream: what has been drawn tells nothing about what will be.

No intermediate result needs more than 63 bits, so the streams are the same compiled (i64, which
wraps) and interpreted (int, which grows), on every platform and for good.
"""

from typing import Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from coffers.engine.chacha import ChaCha8, chacha8

MASK: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000

Seed: TypeAlias = int | str


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A stream, and how far it has been drawn.

    With a cipher, `d` is the number of words drawn: whatever it is set to, the stream goes on from
    that word. `a` is the last one, so that digests of tables tell streams apart; the rest is 0.
    """

    a: i64
    b: i64
    c: i64
    d: i64
    cipher: ChaCha8 | None

    def __init__(self, a: i64, b: i64, c: i64, d: i64, cipher: ChaCha8 | None) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.cipher = cipher

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1 (bias below n / 2**32 in the fast stream, none in the other)."""
        if self.cipher is not None:
            return self.secretly_below(n)
        t: i64 = (self.a + self.b + self.d) & MASK
        b: i64 = self.b
        c: i64 = self.c
        self.d = (self.d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & MASK
        self.c = (((c << 21) | (c >> 11)) + t) & MASK
        return (t * n) >> 32

    def secretly_below(self, n: i64) -> i64:
        """The same from the cipher; words that would make some numbers likelier are passed over
        (D. Lemire, Fast Random Integer Generation in an Interval, 2019)."""
        assert self.cipher is not None
        while True:
            self.a = self.cipher.word(self.d)
            self.d += 1
            product: i64 = self.a * n
            rest: i64 = product & MASK
            if rest >= n or rest >= WORDS % n:
                return product >> 32

    def state(self) -> list[int]:
        """Where in the stream it is, to be written down.

        Of a secret stream that is no part of the key, and nothing of what will be drawn.
        """
        return [self.a, self.b, self.c, self.d]

    def restore(self, state: list[int]) -> None:
        """Go on from there; the stream must be that of the same seed."""
        self.a, self.b, self.c, self.d = state

    def copy(self) -> "Rng":
        cipher = self.cipher
        if cipher is not None:
            cipher = cipher.copy()
        return Rng(self.a, self.b, self.c, self.d, cipher)


def seeded(seed: Seed) -> Rng:
    """The stream that belongs to a seed: a number, or the 64 hexadecimal digits of a secret one."""
    if isinstance(seed, str):
        return Rng(0, 0, 0, 0, chacha8(bytes.fromhex(seed)))
    number: i64 = seed
    rng = Rng(number & MASK, (number >> 32) & MASK, 0x9E3779B9, 1, None)
    i: i64 = 0
    while i < 12:
        rng.below(2)
        i += 1
    return rng


def mixed(found: i64, n: i64) -> i64:
    """A digest of some numbers, with one more: always in the same way, unlike chance."""
    mixture = (found * 31 + n + 7) & MASK
    return mixture ^ (mixture >> 15)
