"""Hints for the cards of Cornucopia."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from coffers.bots.hint import LAST, NEVER, UNSAID, Hint
from coffers.engine.decisions import Decision
from coffers.engine.piles import lowest, only, size
from coffers.engine.player import Player
from coffers.engine.vocabulary import CHOOSE_PLAYER, PROVINCE

if TYPE_CHECKING:
    from coffers.bots.judging import Judging

A_PROVINCE: Final = 1 << PROVINCE  # as a set of cards


class HornOfPlenty(Hint):
    def moment(self, bot: "Judging", me: Player) -> i64:
        bot.deck.look(me)
        names = size(me.in_play.kinds | only(self.card))
        return LAST if bot.deck.best_gain(me, me.table.costing_up_to(names)) > 0 else NEVER


class Jester(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """Who gets the copy: me, if it is good for me."""
        if d.kind != CHOOSE_PLAYER:
            return UNSAID
        bot.deck.look(me)
        if bot.deck.value(me, d.about) > 500:
            return me.index
        return lowest(d.options & ~only(me.index))


class Menagerie(Hint):
    def order(self, bot: "Judging", me: Player) -> i64:
        """At once if all other cards differ, else when fewer are left in hand."""
        if me.hand.n - 1 == size(me.hand.kinds & ~only(self.card)):
            return 2600
        return 1010


class Tournament(Hint):
    keeps: i64 = A_PROVINCE
    more: i64 = 3  # whoever comes first has the best Prizes

    def order(self, bot: "Judging", me: Player) -> i64:
        return 3000 if me.hand.has(PROVINCE) else UNSAID
