"""ChaCha8: words that nobody can foretell without its key, however many of them they have seen.

The cipher of D. J. Bernstein (2008) with eight rounds, a key of 256 bits, a block counter of 64 and
a nonce of nothing but zeros: a key is used for one stream only. As in `rng`, no intermediate result
needs more than 63 bits.
"""

import struct
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
ROUNDS: Final = 8


def quarter_round(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    """Stir four of sixteen words."""
    p: i64 = (x[a] + x[b]) & MASK
    s: i64 = x[d] ^ p
    s = ((s << 16) | (s >> 16)) & MASK
    r: i64 = (x[c] + s) & MASK
    q: i64 = x[b] ^ r
    q = ((q << 12) | (q >> 20)) & MASK
    p = (p + q) & MASK
    s = s ^ p
    s = ((s << 8) | (s >> 24)) & MASK
    r = (r + s) & MASK
    q = q ^ r
    q = ((q << 7) | (q >> 25)) & MASK
    x[a] = p
    x[b] = q
    x[c] = r
    x[d] = s


def stirred(start: vec[i64], rounds: i64) -> vec[i64]:
    """The block of sixteen words that comes of constants, key, counter and nonce."""
    x = start[:]
    done: i64 = 0
    while done < rounds:
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
        done += 2
    for i in range(16):
        x[i] = (x[i] + start[i]) & MASK
    return x


@final
@mypyc_attr(acyclic=True)
class ChaCha8:
    """The stream of a key: any word of it, cheapest one after the other."""

    key: vec[i64]  # eight words
    number: i64  # of the block at hand
    block: vec[i64]  # its sixteen words; never changed, so that copies can share it

    def __init__(self, key: vec[i64], number: i64, block: vec[i64]) -> None:
        self.key = key
        self.number = number
        self.block = block

    def word(self, n: i64) -> i64:
        """The word with that number, counted from 0."""
        if n >> 4 != self.number:
            self.number = n >> 4
            self.block = self.made(self.number)
        return self.block[n & 15]

    def made(self, number: i64) -> vec[i64]:
        """The block with that number."""
        start = vec[i64]([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])  # expand 32-byte k
        for word in self.key:
            start = append(start, word)
        for word in (number & MASK, (number >> 32) & MASK, 0, 0):
            start = append(start, word)
        return stirred(start, ROUNDS)

    def copy(self) -> "ChaCha8":
        return ChaCha8(self.key, self.number, self.block)


def chacha8(key: bytes) -> ChaCha8:
    """The stream of a key of 32 bytes."""
    return ChaCha8(vec[i64](struct.unpack("<8I", key)), -1, vec[i64]())
