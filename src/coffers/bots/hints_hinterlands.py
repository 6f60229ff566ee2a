"""Hints for the cards of Hinterlands."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.bots.hint import UNSAID, Hint
from coffers.bots.outlook import WORST
from coffers.engine.decisions import Decision
from coffers.engine.player import Player
from coffers.engine.vocabulary import (
    CHOOSE,
    COPPER,
    CURSE,
    GOLD,
    NONE,
    REVEAL,
    SILVER,
)

if TYPE_CHECKING:
    from coffers.bots.judging import Judging


class Cache(Hint):
    def on_purchase(self, bot: "Judging", me: Player) -> i64:
        return 2 * bot.deck.value(me, COPPER)


class FoolsGold(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """One of a few is better a Gold."""
        if d.kind != REVEAL:
            return UNSAID
        return self.card if me.owned[self.card] < 4 and bot.left(me, GOLD) > 0 else NONE


class Haggler(Hint):
    def reward(self, bot: "Judging", me: Player, bought: i64, value: i64) -> i64:
        cheaper = me.table.costing_less_than(me.cost(bought)) & ~bot.setup.victories
        best = bot.deck.best_gain(me, cheaper)
        return 0 if best == WORST else best


class IllGottenGains(Hint):
    def on_purchase(self, bot: "Judging", me: Player) -> i64:
        """A Curse for everybody else."""
        return 2000 if bot.left(me, CURSE) > 0 else 0


class JackOfAllTrades(Hint):
    more: i64 = 8  # it undoes what Attacks do, too


class Oracle(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """Good cards of one's own are kept, those of others are not."""
        if d.kind != CHOOSE:
            return UNSAID
        whose = me.table.players[d.subject]
        coins: i64 = 0
        for i in range(whose.revealed.n):
            coins += bot.uses[whose.revealed.at(i)]
        good = coins >= 10 * whose.revealed.n
        return d.option("topdeck" if good == (whose is me) else "discard")


class SilkRoad(Hint):
    more: i64 = 15  # there will be more Victory cards


class Trader(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """A Silver instead of what is worth less."""
        if d.kind != REVEAL:
            return UNSAID
        bot.deck.look(me)
        worse = bot.deck.value(me, d.about) < bot.deck.value(me, SILVER)
        return self.card if worse and d.about != SILVER else NONE
