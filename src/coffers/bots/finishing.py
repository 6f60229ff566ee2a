"""Bots that do not end a game which they would lose."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coffers.bots.generic import MOST_BUYS, MOST_COINS, Generic
from coffers.engine.costs import coins_of
from coffers.engine.piles import listed, only
from coffers.engine.player import Player
from coffers.engine.vocabulary import NONE, PROVINCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Finishing(Generic):
    """Knows which purchases would end the game too early."""

    ends_behind: bool = False  # whether it may end the game all the same

    def too_early(self, me: Player, options: i64, coins: i64) -> i64:
        """The cards that would end the game while one is behind, whatever else one can buy."""
        table = me.table
        if table.left[PROVINCE] > 1 and table.empty_piles + 1 < self.setup.empty_piles_to_end:
            colony = self.deck.colony
            if colony == NONE or table.left[colony] > 1:
                return 0
        if self.ends_behind or table.over():
            return 0
        found: i64 = 0
        for c in listed(options & self.setup.every):
            if self.deck.ends_game(me, c):
                if not self.deck.would_win(me, c, self.points_with(me, c, coins)):
                    found |= only(c)
        return found

    def points_with(self, me: Player, c: i64, coins: i64) -> i64:
        """What points a purchase can bring beside its own, with all that can still be bought."""
        points = self.rewarded(me, c)
        coins -= coins_of(me.cost(c))
        if me.buys <= 1 or coins < 0:
            return points
        if coins > MOST_COINS:
            coins = MOST_COINS
        buys = me.buys - 1
        if buys > MOST_BUYS:
            buys = MOST_BUYS
        values = vec[i64]([0] * self.setup.n_cards)
        prices = vec[i64]([0] * self.setup.n_cards)
        good: i64 = 0
        for other in listed(self.offers(me, coins) & self.setup.every & ~only(c)):
            value = self.deck.points(me, other, 1) + self.rewarded(me, other)
            if value > 0:
                good |= only(other)
                values[other] = value
                prices[other] = coins_of(me.cost(other))
        return points + self.later_purchases(good, values, prices, coins, buys)[coins]

    def rewarded(self, me: Player, c: i64) -> i64:
        """What the cards in play add to a purchase."""
        more: i64 = 0
        for r in listed(me.in_play.kinds & self.rewards):
            more += self.hints[r].reward(self, me, c, 0) * me.in_play.count(r)
        return more
