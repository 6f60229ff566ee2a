"""A deck remembers which of its cards its owner knows."""

import random

import pytest

from coffers.engine.piles import LAST_PLACE, Pile, empty_pile
from coffers.engine.rng import seeded
from coffers.engine.vocabulary import COPPER


@pytest.mark.parametrize("seed", range(20))
def test_what_has_been_seen_is_known_and_nothing_else(seed: int) -> None:
    """Beside the deck lies a list that says of every card whether its owner knows it; in
    a deck of more than sixty some may be forgotten, but none is known that has not been seen."""
    chance = random.Random(seed)
    rng = seeded(seed)
    deck = shuffled_deck(chance.choice([5, 12, 30, 80]))
    known = [False] * deck.n
    large = False
    for _ in range(200):
        move = chance.choice(["draw", "put", "bottom", "into", "gain"])
        if move == "draw":
            deck.draw(rng)
            known.pop()
        elif move == "put":
            deck.put(COPPER, False)
            known.append(True)
        elif move == "bottom":
            deck.take_bottom(rng)
            known.pop(0)
        elif move == "into":
            above = chance.randrange(deck.n + 1)
            deck.settle(rng, deck.n - above)
            deck.insert(COPPER, above)
            known.insert(len(known) - above, True)
        elif known[-1]:
            deck.remove(deck.top())
            known.pop()
        if deck.n == 0:
            deck = shuffled_deck(10)
            known = [False] * deck.n
        large = large or deck.n > LAST_PLACE
        thought = [is_known(deck, i) for i in range(deck.n)]
        assert thought == known or large
        assert not any(t and not k for t, k in zip(thought, known, strict=True))


def shuffled_deck(n: int) -> Pile:
    deck, discards = empty_pile(), empty_pile()
    discards.add_n(COPPER, n)
    deck.shuffle_in(discards)
    return deck


def is_known(deck: Pile, i: int) -> bool:
    return i >= deck.loose and not (deck.unseen >> min(i, LAST_PLACE)) & 1
