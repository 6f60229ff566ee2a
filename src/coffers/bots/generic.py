"""A bot that plays any kingdom: it looks at its own deck, and at what is known of the cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coffers.bots.hint import FIRST, NEVER, UNSAID
from coffers.bots.judging import GOOD, Judging
from coffers.bots.outlook import WINS, WORST
from coffers.engine.costs import coins_of
from coffers.engine.decisions import Decision
from coffers.engine.piles import listed, lowest, only, size
from coffers.engine.player import Player
from coffers.engine.vocabulary import (
    ALL_TREASURES,
    BUY,
    COPPER,
    CURSE,
    DISCARD,
    GAIN,
    GOLD,
    NAME,
    NONE,
    NOT_IN_GAME,
    NOTHING,
    SILVER,
    TRASH,
)

MOST_COINS: Final = 40  # more are not counted when planning purchases
MOST_BUYS: Final = 4
RICH: Final = 6000  # thousandths of a coin with which a deck can do without Coppers
POOR: Final = 3000  # a deck that brings no more thousandths of a coin may need Coppers


@mypyc_attr(allow_interpreted_subclasses=True)
class Generic(Judging):
    """Plays any kingdom sensibly."""

    def choose(self, me: Player, d: Decision) -> i64:
        """What the hint about the card that asks says, before anything else is thought of."""
        kind = d.kind
        if d.subject != me.index and self.decides_for(me, d.subject):
            return self.choose_for(me, me.table.players[d.subject], d)
        if d.source >= 0 and kind != GAIN and kind != TRASH and kind != DISCARD and kind != NAME:
            said = self.advice(me, d)  # of those four, a plan comes before a hint
            if said != UNSAID:
                return said
        return Judging.choose(self, me, d)

    # ---- another player's turn ---------------------------------------------------------------

    def decides_for(self, me: Player, other: i64) -> bool:
        """Whether it is that player's turn, and mine to decide in it."""
        return me.table.turn == other and me.table.players[other].controller == me.index

    def choose_for(self, me: Player, other: Player, d: Decision) -> i64:
        """Play another's hand as they would, and buy and gain what is good for me."""
        if d.kind == BUY:
            self.deck.look(me)
            return self.spree(me, d.options, other.coins, other.buys, False)
        if d.kind == GAIN and not d.has(NOTHING):
            self.deck.look(me)
            best = self.best_to_gain(me, d.options)
            if best == NONE and not d.optional:
                return self.best_to_gain(me, d.options, WORST)
            return best
        return self.choose(other, d)

    # ---- playing Actions ---------------------------------------------------------------------

    def play(self, me: Player, d: Decision) -> i64:
        options = d.options
        best: i64 = NONE
        if self.has(self.doublers, d.source):
            best = self.best_target(me, options)
        elif options & (options - 1) == 0 and not options & (self.special | self.doublers):
            return lowest(options)
        else:
            best_rank: i64 = 0
            left = options
            while left:
                c = lowest(left)
                left &= left - 1
                r = self.rank(me, c)
                if r > best_rank:
                    best = c
                    best_rank = r
        if best == NONE and not d.optional:
            return lowest(options)
        return best

    def rank(self, me: Player, c: i64) -> i64:
        """In which order to play Actions, the highest first; 0 for those better not played."""
        if (self.doublers >> c) & 1:
            return self.rank_doubler(me, c)
        u = self.use(me, c)
        if (self.terminals >> c) & 1:
            if u <= 0:
                return 0
            if me.actions > 1:
                u += 4 * self.deck.cards[c]  # more cards may bring more Actions
            return 100 + u
        if u <= 0 and (self.special >> c) & 1:
            return 0
        if (self.ordered >> c) & 1:
            order = self.hints[c].order(self, me)
            if order != UNSAID:
                return order
        return 1100 + 30 * self.deck.cards[c] + 10 * self.deck.actions[c] + u

    def rank_doubler(self, me: Player, c: i64) -> i64:
        target = self.best_target(me, self.others_in_hand(me, c) & self.setup.actions)
        if target == NONE:
            return 0
        if self.has(self.terminals & ~self.doublers, target):
            return 1000  # what draws or gives Actions comes first
        return 3000

    def best_target(self, me: Player, options: i64) -> i64:
        """The best card to play several times, or NONE."""
        best: i64 = NONE
        best_use: i64 = 0
        for c in listed(options):
            if (self.doublers >> c) & 1:
                u: i64 = 0
                if me.hand.n > 3 and size(options) > 1:
                    u = 60
            else:
                u = self.use(me, c)
                if me.actions == 0 and not (self.terminals >> c) & 1:
                    u += 12 if me.hand.kinds & self.terminals else 8
            if u > best_use:
                best = c
                best_use = u
        return best

    # ---- playing Treasures -------------------------------------------------------------------

    def play_treasure(self, me: Player, d: Decision) -> i64:
        options = d.options
        plain = self.setup.plain
        waiting: i64 = NONE
        if options & self.timed:
            soonest: i64 = NEVER
            for c in listed(options & self.timed):
                moment = self.hints[c].moment(self, me)
                if moment == FIRST:
                    return c
                options &= ~only(c)
                if moment != NEVER and (waiting == NONE or moment < soonest):
                    waiting = c
                    soonest = moment
        if (options >> COPPER) & 1 and self.spares_copper(me):
            options &= ~only(COPPER)
            if options & plain:
                return lowest(options & plain)
        elif options & plain:
            return ALL_TREASURES
        return lowest(options) if options else waiting

    def spares_copper(self, me: Player) -> bool:
        """Whether to leave Coppers in hand for a card that cannot be bought with them."""
        return self.spares_copper_among(me, self.setup.every)

    def spares_copper_among(self, me: Player, cards: i64) -> bool:
        """The same, where only these cards may be bought."""
        wanted = self.shy
        table = me.table
        if wanted == NONE or self.left(me, wanted) == 0 or (table.banned >> wanted) & 1:
            return False
        if not (cards >> wanted) & 1:
            return False
        if (me.in_play.kinds >> COPPER) & 1:
            return False
        coins = me.coins + me.coffers + self.coins_in_hand(me)
        fewer = coins - me.hand.count(COPPER)
        if fewer < coins_of(me.cost(wanted)):
            return False
        self.deck.look(me)
        cards &= ~table.banned
        others = table.costing_up_to(coins) & cards & ~only(wanted)
        offers = table.costing_up_to(fewer) & cards
        best = self.spree(me, others, coins, me.buys, True)
        return self.spree(me, offers, fewer, me.buys, True) > best

    # ---- buying ------------------------------------------------------------------------------

    def buy(self, me: Player, d: Decision) -> i64:
        return self.best_purchase(me, d.options, me.coins)

    def best_purchase(self, me: Player, options: i64, coins: i64) -> i64:
        """What to buy first with so many coins, or NONE."""
        self.deck.look(me)
        first = self.spree(me, options, coins, me.buys, False)
        return first if first != NONE else self.last_resort(me, options)

    def last_resort(self, me: Player, options: i64) -> i64:
        """Points, if a rich deck cannot be improved: nobody should wait for ever."""
        best: i64 = NONE
        most: i64 = 2000
        if self.deck.cash * 4 > 3000 * self.deck.price:
            for c in listed(options & self.setup.victories):
                points = self.deck.points(me, c, 1)
                if points > most and self.deck.value(me, c) > -WINS // 2:
                    best = c
                    most = points
        return best

    def spree(self, me: Player, options: i64, coins: i64, buys: i64, worth: bool) -> i64:
        """The first of the best purchases (NONE if none is good), or what they are all worth."""
        if coins > MOST_COINS:
            coins = MOST_COINS
        if buys > MOST_BUYS:
            buys = MOST_BUYS
        first: i64 = NONE
        best: i64 = 0
        good: i64 = 0
        values = vec[i64]()  # of those that are good, if there is to be more than one
        prices = vec[i64]()
        if buys > 1:
            values = vec[i64]([0] * self.setup.n_cards)
            prices = vec[i64]([0] * self.setup.n_cards)
        victories = self.setup.victories
        left = self.considered(me, options, buys)
        while left:
            c = lowest(left & ~victories if left & ~victories else left)  # those come last
            left &= ~only(c)
            if buys == 1 and (victories >> c) & 1 and self.no_better(me, c, best):
                continue
            v = self.purchase(me, c, coins)
            if v > 0:
                if buys > 1:
                    good |= only(c)
                    values[c] = v
                    prices[c] = coins_of(me.cost(c))
                if v > best:
                    best = v
                    first = c
        if good:
            later = self.later_purchases(good, values, prices, coins, buys - 1)
            best = 0
            for c in listed(good):
                v = values[c]
                if prices[c] <= coins:
                    v += later[coins - prices[c]]
                if v > best or (v == best and values[c] > values[first]):
                    best = v
                    first = c
        return best if worth else first

    def considered(self, me: Player, options: i64, buys: i64) -> i64:
        """The options without those that are never the best."""
        options &= self.setup.every
        if not me.in_play.kinds & self.rewards and self.deck.cash > POOR:
            options &= ~(only(COPPER) | only(CURSE))
        if buys == 1 and (options >> GOLD) & 1:
            options &= ~only(SILVER)
        return options

    def no_better(self, me: Player, c: i64, best: i64) -> bool:
        """Whether the points of a Victory card, which is all it has, are not worth as much."""
        if me.in_play.kinds & self.rewards or self.left(me, c) == 1:
            return False
        if (self.setup.actions | self.setup.treasures) >> c & 1:
            return False
        return self.deck.points(me, c, 1) <= best

    def later_purchases(
        self, good: i64, values: vec[i64], prices: vec[i64], coins: i64, buys: i64
    ) -> vec[i64]:
        """By coins: what the best purchases come to that these coins buy."""
        best = vec[i64]([0] * (coins + 1))
        while buys > 0:
            better = best[:]
            for c in listed(good):
                price = prices[c]
                m = price
                while m <= coins:
                    v = values[c] + best[m - price]
                    if v > better[m]:
                        better[m] = v
                    m += 1
            best = better
            buys -= 1
        return best

    def purchase(self, me: Player, c: i64, coins: i64) -> i64:
        """What buying a card with so many coins is worth, with all that it brings."""
        v = self.deck.value(me, c)
        if me.in_play.kinds & self.rewards:
            for r in listed(me.in_play.kinds & self.rewards):
                v += self.hints[r].reward(self, me, c, v) * me.in_play.count(r)
        if (self.doing_more >> c) & 1:
            more = self.hints[c].on_purchase(self, me)
            if more != UNSAID:
                v += more
        if (self.overpaid_for >> c) & 1:
            most = coins - coins_of(me.cost(c))
            v += self.overpaid(me, c, self.overpayment(me, c, most, 0))
        return v

    # ---- overpaying, Coffers -----------------------------------------------------------------

    def pay(self, me: Player, d: Decision) -> i64:
        self.deck.look(me)
        return self.overpayment(me, d.about, d.most, me.buys)

    def overpayment(self, me: Player, c: i64, most: i64, buys: i64) -> i64:
        """How much to overpay, with so many more purchases to pay for."""
        best: i64 = 0
        best_value: i64 = WORST
        n: i64 = 0
        while n <= most:
            v = self.overpaid(me, c, n)
            if buys > 0:
                offers = self.offers(me, most - n) & ~only(c)
                v += self.spree(me, offers, most - n, buys, True)
            if v > best_value:
                best = n
                best_value = v
            n += 1
        return best

    def overpaid(self, me: Player, c: i64, n: i64) -> i64:
        """What overpaying a card by n is worth."""
        if n <= 0:
            return 0
        worth = self.hints[c].overpaid(self, me, n)
        return 0 if worth == UNSAID else worth

    def use_coffers(self, me: Player, d: Decision) -> i64:
        """As many tokens as make a better purchase possible."""
        self.deck.look(me)
        best: i64 = 0
        best_value: i64 = WORST
        looked_at: i64 = 0
        n: i64 = 0
        while n <= d.most:
            coins = me.coins + n
            offers = self.offers(me, coins)
            if me.buys > 1 or offers != looked_at or offers & self.overpaid_for:
                v = self.spree(me, offers, coins, me.buys, True) - self.deck.token() * n
                if v > best_value:
                    best = n
                    best_value = v
                looked_at = offers
            n += 1
        return best

    # ---- gaining, trashing -------------------------------------------------------------------

    def gain(self, me: Player, d: Decision) -> i64:
        said = self.advice(me, d)
        if said != UNSAID:
            return said
        self.deck.look(me)
        if d.subject != me.index:
            return self.worst_to_gain(me, d.options)
        best = self.best_to_gain(me, d.options)
        if best == NONE and d.has(NOTHING):
            return NOTHING
        if best == NONE and not d.optional:
            return self.best_to_gain(me, d.options, WORST)
        return best

    def trash(self, me: Player, d: Decision) -> i64:
        if d.subject != me.index:
            return self.best(d.options)
        said = self.advice(me, d)
        if said != UNSAID:
            return said
        self.deck.look(me)
        if self.my_turn(me) and self.has(self.traders, d.source):
            c = self.best_trade(me, d.source, d.options)
            return NONE if d.optional and self.trade(me, d.source, c) <= 0 else c
        options = d.options
        if d.optional:
            options = self.junk(me, options)
            if (options >> COPPER) & 1 and self.pays(me, d):
                options &= ~only(COPPER)
        return NONE if options == 0 else self.least_kept(me, options)

    def worst_to_gain(self, me: Player, options: i64) -> i64:
        """What one would least like to gain, for somebody else."""
        worst = lowest(options)
        for c in listed(options):
            if self.deck.value(me, c) < self.deck.value(me, worst):
                worst = c
        return worst

    def give_away(self, me: Player, d: Decision) -> i64:
        self.deck.look(me)
        return self.least_kept(me, d.options)

    # ---- discarding, topdecking, revealing ---------------------------------------------------

    def discard(self, me: Player, d: Decision) -> i64:
        if d.subject != me.index:
            return self.best(d.options)
        said = self.advice(me, d)
        if said != UNSAID:
            return said
        c = self.least_useful(me, d.options)
        return c if not d.optional or self.is_dead(me, c) else NONE

    def topdeck(self, me: Player, d: Decision) -> i64:
        if d.optional and d.about != NONE:
            return d.about if self.welcome(d.about) else NONE
        if d.optional:
            c = self.most_useful(d.options)
            return c if self.uses[c] >= GOOD else NONE
        return self.least_useful(me, d.options)  # what is put back later lies above

    # ---- choosing, naming --------------------------------------------------------------------

    def pick_label(self, me: Player, d: Decision) -> str:
        c = d.about
        if c == NONE:
            return d.label(0)
        if d.subject != me.index:
            worse = "discard" if self.uses[c] >= GOOD else "topdeck"
            return worse if d.offers(worse) else d.label(0)
        self.deck.look(me)
        if d.offers("trash") and self.junk(me, only(c)):
            return "trash"
        poor = not self.welcome(c) and (c != COPPER or self.deck.cash > RICH)
        if d.offers("topdeck") and not poor:
            return "topdeck"
        return "discard" if d.offers("discard") else d.label(0)

    def name_card(self, me: Player, d: Decision) -> i64:
        """The card of the deck that one likes least to see, as often as it is in there."""
        said = self.advice(me, d)
        if said != UNSAID:
            return said
        worst: i64 = NONE
        most: i64 = 0
        for c in range(self.setup.n_cards):
            if me.owned[c] > 0 and not self.welcome(c):
                bad = self.hidden(me, c) * (1 if c == COPPER else 2)
                if bad > most:
                    worst = c
                    most = bad
        if worst != NONE:
            return worst
        return NOT_IN_GAME if d.has(NOT_IN_GAME) else lowest(d.options)
