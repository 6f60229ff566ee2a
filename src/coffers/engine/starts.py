"""Other beginnings than the deal: the same first hands for everybody, or a position."""

from typing import Final, final

from mypy_extensions import i64

from coffers.engine.decisions import Agent
from coffers.engine.piles import Pile
from coffers.engine.rng import Rng, Seed, seeded
from coffers.engine.setup import HAND_SIZE, Setup
from coffers.engine.table import Table, bare_table, set_up_cards
from coffers.engine.vocabulary import COPPER, ESTATE

OPENINGS: Final = ("5/2", "4/3", "either")
FIVE_TWO: Final = 0
FOUR_THREE: Final = 1
EITHER: Final = 2


class Start:
    """How the games of a series begin."""

    def table(self, setup: Setup, agents: list[Agent], seed: Seed, telling: bool) -> Table:
        raise NotImplementedError


@final
class SameHands(Start):
    """Everybody has as many Coppers in the first hand, and so in the second, as everybody else.

    Which of the two hands is the richer one is left to chance; so is, with "either", whether it is
    a five and a two or a four and a three.
    """

    opening: i64

    def __init__(self, opening: str) -> None:
        self.opening = OPENINGS.index(opening)

    def table(self, setup: Setup, agents: list[Agent], seed: Seed, telling: bool) -> Table:
        t = bare_table(setup, agents, seed)
        t.telling = telling
        coppers = first_coppers(t.rng, self.opening)
        for p in t.players:
            for c in range(setup.n_cards):
                k = setup.start[c]
                if k > 0:
                    p.discards.add_n(c, k)
                    p.owned[c] = k
            p.shuffle()
            lay_on_top(p.deck, coppers)
            p.draw(HAND_SIZE)
        set_up_cards(t)
        t.keep_diary()
        return t


def is_usual(setup: Setup) -> bool:
    """Whether everybody starts with seven Coppers and three Estates, so that there are openings."""
    n: i64 = 0
    for c in range(setup.n_cards):
        n += setup.start[c]
    return n == 10 and setup.start[COPPER] == 7 and setup.start[ESTATE] == 3


def first_coppers(rng: Rng, opening: i64) -> i64:
    """How many Coppers are in the first hand: 2 to 5, as likely as the deal would have it."""
    luck = rng.below(252)  # ways to take five cards of ten
    rich = luck < 126
    plain = opening == FOUR_THREE or (opening == EITHER and 21 <= luck < 231)
    if rich:
        return 4 if plain else 5
    return 3 if plain else 2


def lay_on_top(deck: Pile, coppers: i64) -> None:
    """Let so many Coppers, and Estates up to a hand, be on top of the first deck."""
    below: i64 = 7 - coppers
    for i in range(deck.n):
        in_hand: i64 = i - HAND_SIZE
        c: i64 = ESTATE
        if in_hand < 0:
            if i < below:
                c = COPPER
        elif in_hand < coppers:
            c = COPPER
        deck.cards[i] = c
    deck.loose = HAND_SIZE


@final
class FromPosition(Start):
    """A position that is played on; players who have no hand draw one."""

    position: Table
    dealing: list[bool]  # by seat: who draws a hand

    def __init__(self, position: Table, dealing: list[bool]) -> None:
        self.position = position
        self.dealing = dealing

    def table(self, setup: Setup, agents: list[Agent], seed: Seed, telling: bool) -> Table:
        t = self.position.copy()
        t.rng = seeded(seed)
        t.telling = telling
        for p in t.players:
            p.agent = agents[p.index]
            if self.dealing[p.index]:
                p.draw(HAND_SIZE)
        t.keep_diary()
        return t
