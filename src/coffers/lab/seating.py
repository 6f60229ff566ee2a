"""Who sits where in the games of a unit, so that no order of the arguments helps anybody.

With up to four strategies a unit is played in all orders of the seats. With five and six these
would be 120 and 720: there a unit has a balanced part of them, in which every two strategies sit
in every two seats equally often, and units take turns until all orders have been played.

>>> games_of_unit(2), games_of_unit(3), games_of_unit(4), games_of_unit(5), games_of_unit(6)
(2, 6, 24, 20, 60)
"""

from functools import cache
from itertools import permutations

Order = tuple[int, ...]
"""The strategy in each seat."""

ALL_ORDERS = 4  # up to so many strategies


def games_of_unit(players: int) -> int:
    return len(blocks(players)[0])


@cache
def blocks(players: int) -> list[list[list[int]]]:
    """The orders of the seats, cut into the parts that units are played in, one after the other."""
    everything = list(permutations(range(players)))
    if players <= ALL_ORDERS:
        return [[list(order) for order in everything]]
    part = affine(players) if players == 5 else projective(players)
    found, seen = [], set[Order]()
    for relabelled in everything:
        if relabelled not in seen:
            block = [tuple(relabelled[i] for i in order) for order in part]
            seen.update(block)
            found.append([list(order) for order in block])
    return found


def affine(p: int) -> list[Order]:
    """The maps x -> ax + b of the numbers modulo a prime: any two go to any two in just one way."""
    return [tuple((a * x + b) % p for x in range(p)) for a in range(1, p) for b in range(p)]


def projective(n: int) -> list[Order]:
    """The maps x -> (ax + b) / (cx + d), ad - bc a square, of the numbers modulo the prime n - 1
    and infinity: any two go to any two equally often, with six in two ways."""
    p = n - 1
    squares = {x * x % p for x in range(1, p)}
    found = set[Order]()
    for a in range(p):
        for b in range(p):
            for c in range(p):
                for d in range(p):
                    if (a * d - b * c) % p in squares:
                        found.add(tuple(_image(a, b, c, d, x, p) for x in range(n)))
    return sorted(found)


def _image(a: int, b: int, c: int, d: int, x: int, p: int) -> int:
    """Where such a map takes x; p stands for infinity."""
    above, below = (a, c) if x == p else (a * x + b, c * x + d)
    return p if below % p == 0 else above * pow(below, -1, p) % p
