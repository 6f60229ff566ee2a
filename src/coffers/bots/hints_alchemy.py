"""Hints for the cards of Alchemy."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.bots.hint import Hint
from coffers.engine.costs import POTION, coins_of
from coffers.engine.piles import listed
from coffers.engine.player import Player

if TYPE_CHECKING:
    from coffers.bots.judging import Judging

MOST_POTIONS = 1  # more than one is seldom worth it
TIMES = 4  # purchases that a Potion is bought for


class Apothecary(Hint):
    more: i64 = -18  # of Coppers there are only so many, and they are what one wants to lose


class Possession(Hint):
    more: i64 = 35  # a turn


class Potion(Hint):
    def on_purchase(self, bot: "Judging", me: Player) -> i64:
        """What it lets one buy later, compared with what the same coins would."""
        if me.owned[self.card] >= MOST_POTIONS:
            return 0
        times = bot.deck.turns * bot.deck.seen // 10000
        if times > TIMES:
            times = TIMES
        best: i64 = 0
        for c in listed(me.table.on_offer()):
            if bot.setup.costs[c] >= POTION:
                coins = coins_of(me.cost(c))
                instead = bot.deck.best_gain(me, me.table.costing_up_to(coins))
                more = bot.deck.value(me, c) - (instead if instead > 0 else 0)
                if coins > 0 and bot.deck.cash < 1000 * coins:  # it will seldom do
                    more = more * bot.deck.cash // (1000 * coins) * bot.deck.cash // (1000 * coins)
                if more > best:
                    best = more
        return best * times * 7 // 10


class ScryingPool(Hint):
    more: i64 = -6  # it draws Actions, and few decks consist of them
