"""Hints for the cards of Guilds."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.bots.hint import UNSAID, Hint
from coffers.bots.outlook import WORST
from coffers.engine.costs import coins_of
from coffers.engine.decisions import Decision
from coffers.engine.piles import listed
from coffers.engine.player import Player
from coffers.engine.vocabulary import COFFERS, COPPER, DISCARD, NAME, NONE, SILVER

if TYPE_CHECKING:
    from coffers.bots.judging import Judging


class Butcher(Hint):
    more: i64 = 8  # with the tokens of several turns it makes Provinces of Golds

    def traded(self, bot: "Judging", me: Player, cost: i64) -> i64:
        return self.with_tokens(bot, me, cost, True)

    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        if d.kind != COFFERS:
            return UNSAID
        bot.deck.look(me)
        return self.with_tokens(bot, me, me.cost(d.about), False)

    def with_tokens(self, bot: "Judging", me: Player, cost: i64, worth: bool) -> i64:
        """How many tokens to add to a card of that cost, or what that brings."""
        best: i64 = 0
        best_value: i64 = WORST
        got: i64 = WORST
        looked_at: i64 = 0
        for n in range(me.coffers + 1):
            offers = me.table.costing_up_to(cost + n)
            if n > 0 and offers == looked_at:
                continue
            v = bot.deck.best_gain(me, offers & ~looked_at)
            looked_at = offers
            if v > got:
                got = v
            v = got - bot.deck.token() * n
            if v > best_value:
                best = n
                best_value = v
        return best_value if worth else best


class Doctor(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """The card one would most like to be rid of."""
        if d.kind != NAME:
            return UNSAID
        bot.deck.look(me)
        worst: i64 = UNSAID
        most: i64 = 0
        for c in range(bot.setup.n_cards):
            if me.owned[c] > 0:
                bad = -bot.deck.keep(me, c) * bot.hidden(me, c)
                if bad > most:
                    worst = c
                    most = bad
        return worst


class Masterpiece(Hint):
    def overpaid(self, bot: "Judging", me: Player, n: i64) -> i64:
        return bot.deck.change(SILVER, n)


class Plaza(Hint):
    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        if d.kind != DISCARD:
            return UNSAID
        return COPPER if d.has(COPPER) else NONE


class Stonemason(Hint):
    def traded(self, bot: "Judging", me: Player, cost: i64) -> i64:
        if coins_of(cost) == 0:
            return WORST
        return 2 * bot.deck.best_gain(me, me.table.costing_up_to(cost - 1))

    def overpaid(self, bot: "Judging", me: Player, n: i64) -> i64:
        best: i64 = 0
        for c in listed(me.table.costing_exactly(n) & bot.setup.actions):
            v = bot.deck.value_of_two(me, c)
            if v > best:
                best = v
        return best
