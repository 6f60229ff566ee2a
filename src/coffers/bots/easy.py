"""A beginner: likes what is dear and shiny, and forgets what wins.

It knows the rules and how to play most cards, but buys by charm: the dearest card with a name it
likes, whether the deck has Actions to play it with or not; money seldom, Duchies and Estates when
it happens to see them. It keeps its Coppers, and does not always play a Village first. Some games
it is more attentive than in others; then it buys what the generic bot would now and then.

Its dice are thrown by its seed, the turn and the question, not in a row: asked again, it answers
the same.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.generic import Generic
from coffers.engine.costs import coins_of, potions_of
from coffers.engine.decisions import Decision
from coffers.engine.piles import listed, only
from coffers.engine.player import Player
from coffers.engine.rng import mixed, seeded
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import (
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    NONE,
    PROVINCE,
)

# How charming cards are: ten for each coin of their cost, and chance. Cards of every game have lost
# some of their charm.
TASTE: Final = 20  # up to so much more for a Kingdom card, all game long
WHIM: Final = 15  # up to so much more for any card, for one turn
POTION_CHARM: Final = 30
DUCHY_CHARM: Final = 40
ESTATE_CHARM: Final = 10
IRRESISTIBLE: Final = 1000

EARLY_POINTS: Final = 8  # one purchase in so many is a Duchy or an Estate, from the first turn on
PATIENCE: Final = 40  # turns after which anybody would like to come to an end

# What dice are about
ATTENTION: Final = 100
ORDER: Final = 101
ESTATES: Final = 102
POINTS: Final = 103


class Easy(Generic):
    """Plays as a beginner does."""

    seed: i64
    attentive: i64  # percent of purchases that are well considered
    charms: vec[i64]  # by card number

    def __init__(self, setup: Setup, seed: i64) -> None:
        super().__init__(setup)
        rng = seeded(seed)
        self.seed = rng.below(1 << 30)
        day = rng.below(100)  # good ones are rare
        self.attentive = day**4 // 100**3
        self.charms = vec[i64]([0] * setup.n_cards)
        for c in range(setup.n_cards):
            cost = setup.costs[c]
            self.charms[c] = 10 * coins_of(cost) + POTION_CHARM * potions_of(cost)
            if c > CURSE:
                self.charms[c] += rng.below(TASTE)
        self.charms[DUCHY] = DUCHY_CHARM
        self.charms[ESTATE] = ESTATE_CHARM
        self.charms[PROVINCE] = IRRESISTIBLE
        if self.deck.colony != NONE:
            self.charms[self.deck.colony] = 2 * IRRESISTIBLE

    def dice(self, me: Player, about: i64, n: i64) -> i64:
        """A number below n, always the same for the same question in the same turn."""
        found = mixed(mixed(mixed(self.seed, me.turns), about), 8 * me.coins + me.buys)
        return seeded(found).below(n)

    # ---- what it does otherwise than the generic bot -----------------------------------------

    def buy(self, me: Player, d: Decision) -> i64:
        if me.turns > PATIENCE or self.dice(me, ATTENTION, 100) < self.attentive:
            return Generic.buy(self, me, d)
        points = DUCHY if d.has(DUCHY) else ESTATE
        if d.has(points) and not d.has(PROVINCE) and self.dice(me, POINTS, EARLY_POINTS) == 0:
            return points
        best: i64 = NONE
        most: i64 = 0
        for c in listed(d.options & self.setup.every):
            if c != COPPER and c != CURSE:
                liked = self.charms[c] + self.dice(me, c, WHIM)
                if liked > most:
                    best = c
                    most = liked
        return best if best != NONE else Generic.buy(self, me, d)

    def play(self, me: Player, d: Decision) -> i64:
        """Now and then the dearest Action first, whatever it does to the others."""
        if d.source == NONE and self.dice(me, ORDER, 3) == 0:
            wanted = self.worth_playing(me, d.options)
            if wanted:
                return self.best(wanted)
        return Generic.play(self, me, d)

    def worth_playing(self, me: Player, options: i64) -> i64:
        """Of some Actions those that do no harm."""
        found: i64 = 0
        for c in listed(options):
            if self.rank(me, c) > 0:
                found |= only(c)
        return found

    def trash(self, me: Player, d: Decision) -> i64:
        """Coppers are money, so they are kept."""
        if not d.optional or d.subject != me.index:
            return Generic.trash(self, me, d)
        if d.has(CURSE):
            return CURSE
        if d.has(ESTATE) and self.dice(me, ESTATES, 2) == 0:
            return ESTATE
        return NONE
