"""Any legal answer."""

from typing import final

from mypy_extensions import i64

from coffers.engine.costs import POTION
from coffers.engine.decisions import Agent, Decision
from coffers.engine.piles import nth, size
from coffers.engine.player import Player
from coffers.engine.rng import Rng, seeded
from coffers.engine.vocabulary import NONE


@final
class RandomLegal(Agent):
    """Picks among all legal answers with equal chance; passing counts as one."""

    rng: Rng

    def __init__(self, seed: i64) -> None:
        self.rng = seeded(seed)

    def choose(self, me: Player, d: Decision) -> i64:
        if d.in_numbers():
            n = self.rng.below(d.most + 1)
            if n < d.least:
                return 0
            if d.potions > 0:
                n += POTION * self.rng.below(d.potions + 1)
            return n
        n = size(d.options)
        i = self.rng.below(n + 1 if d.optional else n)
        if i == n:
            return NONE
        return nth(d.options, i)
