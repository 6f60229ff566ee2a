"""Hints for the cards of Prosperity."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.bots.hint import FIRST, LATE, NEVER, UNSAID, Hint
from coffers.bots.outlook import COIN_IN_HAND, WORST
from coffers.engine.costs import coins_of
from coffers.engine.decisions import Decision
from coffers.engine.piles import listed
from coffers.engine.player import Player
from coffers.engine.vocabulary import (
    CHOOSE,
    COPPER,
    GOLD,
    NAME,
    NONE,
    REVEAL,
)

if TYPE_CHECKING:
    from coffers.bots.judging import Judging


class Bank(Hint):
    def moment(self, bot: "Judging", me: Player) -> i64:
        return LATE


class Bishop(Hint):
    more: i64 = -8  # the others may trash, too, and one runs out of cards to trash


class Contraband(Hint):
    more: i64 = -7  # what one would have bought

    def moment(self, bot: "Judging", me: Player) -> i64:
        """At once, as the others know least then; not if it can only spoil the purchase."""
        coins = me.coins + bot.coins_in_hand(me) - 3 * me.hand.count(self.card)
        return NEVER if coins >= coins_of(me.cost(bot.top(me))) else FIRST

    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """What its player would most like to buy, as far as one can tell."""
        if d.kind != NAME:
            return UNSAID
        other = me.table.current()
        coins = other.coins + (3 * other.hand.n + 1) // 2
        bot.deck.look(other)
        return bot.best_to_gain(other, bot.offers(me, coins), WORST)


class Goons(Hint):
    def reward(self, bot: "Judging", me: Player, bought: i64, value: i64) -> i64:
        return 1000


class GrandMarket(Hint):
    shuns_copper: bool = True


class Hoard(Hint):
    more: i64 = 6  # Victory cards are bought for its sake

    def reward(self, bot: "Judging", me: Player, bought: i64, value: i64) -> i64:
        if (bot.setup.victories >> bought) & 1:
            return bot.deck.value(me, GOLD)
        return 0


class KingsCourt(Hint):
    again: i64 = 2


class Mint(Hint):
    def use(self, bot: "Judging", me: Player) -> i64:
        treasures = me.hand.kinds & bot.setup.treasures & bot.setup.supply
        bot.deck.look(me)
        return bot.deck.best_gain(me, treasures) // COIN_IN_HAND // 2

    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        if d.kind != REVEAL:
            return UNSAID
        bot.deck.look(me)
        return bot.best_to_gain(me, d.options & bot.setup.supply)

    def on_purchase(self, bot: "Judging", me: Player) -> i64:
        lost: i64 = 0
        for t in listed(me.in_play.kinds & bot.setup.treasures):
            lost += bot.deck.change(t, -me.in_play.count(t))
        return lost


class Watchtower(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        if d.kind != REVEAL and d.kind != CHOOSE:
            return UNSAID
        bot.deck.look(me)
        gained = d.about
        rather_not = bot.deck.keep(me, gained) < 0 and not bot.welcome(gained)
        trash = gained == COPPER or rather_not
        if d.kind == REVEAL:
            return self.card if trash or bot.welcome(gained) else NONE
        return d.option("trash" if trash or not bot.welcome(gained) else "topdeck")
