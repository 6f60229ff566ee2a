"""Hints for the cards of Seaside."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.bots.hint import UNSAID, Hint
from coffers.engine.decisions import Decision
from coffers.engine.piles import lowest
from coffers.engine.player import Player
from coffers.engine.vocabulary import (
    CHOOSE,
    COPPER,
    CURSE,
    ESTATE,
    NONE,
    RETURN,
    REVEAL,
    SET_ASIDE,
)

if TYPE_CHECKING:
    from coffers.bots.judging import Judging


class Ambassador(Hint):
    more: i64 = 12  # it rids one of junk, and the others get some

    def junk(self, bot: "Judging", me: Player) -> i64:
        """What to give away: Curses, Estates, then Coppers; NONE if there is none of them."""
        for c in (CURSE, ESTATE, COPPER):
            if me.hand.has(c) and (c != COPPER or bot.deck.turns > 40):
                return c
        return NONE

    def use(self, bot: "Judging", me: Player) -> i64:
        bot.deck.look(me)
        return 25 if self.junk(bot, me) != NONE and bot.deck.turns > 30 else 0

    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        if d.kind == RETURN:
            return lowest(d.options)
        if d.kind != REVEAL or d.optional:
            return UNSAID
        bot.deck.look(me)
        c = self.junk(bot, me)
        return UNSAID if c == NONE else c


class Haven(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """A card that does more in the next turn than in this one, but no junk."""
        if d.kind != SET_ASIDE:
            return UNSAID
        good = d.options & (me.setup.actions | me.setup.treasures)
        return bot.least_useful(me, good if good else d.options)


class NativeVillage(Hint):
    more: i64 = 5  # the cards come back, and together

    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """Three cards are worth a hand."""
        if d.kind != CHOOSE:
            return UNSAID
        waiting: i64 = 0
        for mat in me.mats:
            waiting += mat.n
        return d.option("take from mat" if waiting >= 3 else "put on mat")


class Navigator(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """Five cards that are better than usual are kept."""
        if d.kind != CHOOSE:
            return UNSAID
        bot.deck.look(me)
        coins: i64 = 0
        for i in range(me.revealed.n):
            coins += bot.uses[me.revealed.at(i)]
        return d.option("topdeck" if 100 * coins > bot.deck.income else "discard")


class PirateShip(Hint):
    more: i64 = 6  # it grows

    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        if d.kind != CHOOSE:
            return UNSAID
        tokens = me.tokens(me.setup.counter_named("pirate_ship"))
        return d.option("coins" if tokens >= 3 else "attack")


class TreasureMap(Hint):
    def use(self, bot: "Judging", me: Player) -> i64:
        """Only with a second one in hand."""
        return 100 if me.hand.count(self.card) >= 2 else 0


class Warehouse(Hint):
    more: i64 = -12  # what it discards comes back, and more of them find less to discard


class Tactician(Hint):
    def use(self, bot: "Judging", me: Player) -> i64:
        """When this turn would bring little: the next one brings twice as much."""
        return 30 if me.coins + bot.coins_in_hand(me) <= 4 else 0
