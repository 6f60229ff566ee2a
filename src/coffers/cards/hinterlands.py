"""Hinterlands: what happens when cards are bought, gained and discarded."""

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.costs import coins_of
from coffers.engine.player import Player
from coffers.engine.vocabulary import NONE, SILVER


class Trader(Card):
    """Trash a card from your hand; gain a Silver for each Coin it costs.

    When you would gain a card, you may reveal this from your hand and gain a Silver instead."""

    def play(self, me: Player) -> None:
        c = me.must_trash_one()
        if c != NONE:
            for _ in range(coins_of(me.cost(c))):
                me.gain(SILVER)

    def would_gain_in_hand(self, me: Player, c: i64) -> bool:
        if not me.may_reveal(self.number, c):
            return False
        me.gain(SILVER)
        return True
