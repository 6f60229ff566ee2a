"""Hints for the cards of Intrigue."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.bots.hint import UNSAID, Hint
from coffers.engine.costs import coins_of
from coffers.engine.decisions import Decision
from coffers.engine.piles import listed
from coffers.engine.player import Player
from coffers.engine.vocabulary import (
    CHOOSE,
    CURSE,
    GOLD,
    NAME,
    NONE,
    PLACE,
    REVEAL,
)

if TYPE_CHECKING:
    from coffers.bots.judging import Judging

GOOD_TURN = 4  # coins with which one would rather buy than trash


class Courtier(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """The card with most types; a Gold as long as it will be drawn."""
        if d.kind == REVEAL and not d.optional:
            best: i64 = NONE
            for c in listed(d.options):
                if best == NONE or me.setup.n_types(c) > me.setup.n_types(best):
                    best = c
            return best
        if d.kind != CHOOSE:
            return UNSAID
        bot.deck.look(me)
        if d.offers("gain Gold") and bot.deck.value(me, GOLD) > 2500:
            return d.option("gain Gold")
        for label in ("+3 Coins", "gain Gold", "+1 Action"):
            if d.offers(label):
                return d.option(label)
        return UNSAID


class Lurker(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        if d.kind != CHOOSE:
            return UNSAID
        bot.deck.look(me)
        there = me.table.trash.kinds() & me.setup.actions
        return d.option("gain" if bot.deck.best_gain(me, there) > 0 else "trash")


class MiningVillage(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """Not while it will be played again, unless it makes the difference to a Province."""
        if d.kind != CHOOSE:
            return UNSAID
        bot.deck.look(me)
        coins = me.coins + bot.coins_in_hand(me)
        price = coins_of(me.cost(bot.top(me)))
        if bot.deck.turns < 30 and coins < price <= coins + 2:
            return d.option("trash")
        return NONE


class Minion(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """A new hand for one that brings little."""
        if d.kind != CHOOSE:
            return UNSAID
        others = me.hand.count(self.card)
        if others > 0 and me.actions > 0:
            return d.option("+2 Coins")
        poor = bot.coins_in_hand(me) <= 2 and me.hand.count_in(me.setup.actions) == 0
        return d.option("discard hand" if poor else "+2 Coins")


class Nobles(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """Actions for what waits in hand, otherwise cards."""
        if d.kind != CHOOSE:
            return UNSAID
        waiting = me.hand.count_in(me.setup.actions)
        return d.option("+2 Actions" if me.actions == 0 and waiting > 1 else "+3 Cards")


class Replace(Hint):
    more: i64 = -15  # what it trashes is missed, and one runs out of cards to trash


class SecretPassage(Hint):
    more: i64 = -5  # the card comes back

    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        return d.most if d.kind == PLACE else UNSAID


class ShantyTown(Hint):
    more: i64 = -5  # it draws nothing in a deck of Actions


class Steward(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """Two cards of junk are trashed if the turn brings no more than a Silver anyway."""
        if d.kind != CHOOSE:
            return UNSAID
        bot.deck.look(me)
        if bot.deck.turns > 40 and me.coins + bot.coins_in_hand(me) < GOOD_TURN:
            if me.hand.count_in(bot.junk(me, me.hand.kinds)) >= 2:
                return d.option("trash")
        return d.option("+2 Coins" if me.actions == 0 else "+2 Cards")


class Swindler(Hint):
    more: i64 = 6  # what the others lose was better than what they gain


class Torturer(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """Two cards that will not be missed rather than a Curse."""
        if d.kind != CHOOSE:
            return UNSAID
        spare = 0
        for c in listed(me.hand.kinds):
            if bot.is_dead(me, c):
                spare += me.hand.count(c)
        if bot.left(me, CURSE) == 0:
            return d.option("gain Curse")
        return d.option("discard two" if spare > 0 or me.hand.n > 3 else "gain Curse")


class WishingWell(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """The card that most of the deck is made of."""
        if d.kind != NAME:
            return UNSAID
        best: i64 = NONE
        most: i64 = 0
        for c in range(bot.setup.n_cards):
            n = bot.hidden(me, c)
            if n > most:
                best = c
                most = n
        return UNSAID if best == NONE else best
