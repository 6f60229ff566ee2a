"""A bot that plays any kingdom: it knows what cards are good for, and looks at its own deck.

What a card is worth to its deck it asks its outlook (1000 is a point at the end of the game);
what a card does for a hand is counted in tenths of a coin. The rest is comparing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coffers.bots.knowledge import WINS, WORST, Outlook
from coffers.bots.sensible import Sensible
from coffers.engine.costs import coins_of
from coffers.engine.decisions import Decision
from coffers.engine.piles import listed, lowest, only, size
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import (
    ACTION_PHASE,
    ALL_TREASURES,
    COPPER,
    CURSE,
    ESTATE,
    GOLD,
    NONE,
    NOT_IN_GAME,
    NOTHING,
    PROVINCE,
    SILVER,
)

ABSENT: Final = 62  # the number of a card that is not in this game: never among the options
MOST_COINS: Final = 40  # more are not counted when planning purchases
MOST_BUYS: Final = 4
JUNK: Final = 3  # a card of so little use is not missed in a hand
GOOD: Final = 15  # a card of so much use is good to draw
POOR: Final = 3000  # a deck that brings no more thousandths of a coin may need Coppers
HAND_COIN: Final = 400  # what a coin less in hand costs, in thousandths of a point
COIN: Final = 60  # what a tenth of a coin is worth, in thousandths of a point


def number_of(setup: Setup, name: str) -> i64:
    for card in setup.cards:
        if card.name == name:
            return card.number
    return ABSENT


@mypyc_attr(allow_interpreted_subclasses=True)
class Generic(Sensible):
    """Plays any kingdom sensibly."""

    deck: Outlook
    terminals: i64
    villages: i64
    doublers: i64
    cursers: i64
    traders: i64  # cards that trash one card for another
    special: i64  # Actions whose use depends on what else is in hand
    rewards: i64  # cards that reward purchases while they are in play
    uses: vec[i64]  # tenths of a coin that a card is worth in hand

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        deck = Outlook(setup)
        self.deck = deck
        self.terminals = deck.terminals
        self.villages = deck.villages
        self.doublers = deck.doublers
        self.cursers = deck.cursers
        self.uses = vec[i64]([0] * setup.n_cards)
        for c in range(setup.n_cards):
            self.uses[c] = deck.coins[c] + deck.cards[c] + deck.extras[c] + deck.buys[c] // 3
        self.artisan = number_of(setup, "Artisan")
        self.bank = number_of(setup, "Bank")
        self.bishop = number_of(setup, "Bishop")
        self.butcher = number_of(setup, "Butcher")
        self.cellar = number_of(setup, "Cellar")
        self.chapel = number_of(setup, "Chapel")
        self.contraband = number_of(setup, "Contraband")
        self.counting_house = number_of(setup, "Counting House")
        self.doctor = number_of(setup, "Doctor")
        self.expand = number_of(setup, "Expand")
        self.forge = number_of(setup, "Forge")
        self.goons = number_of(setup, "Goons")
        self.grand_market = number_of(setup, "Grand Market")
        self.harbinger = number_of(setup, "Harbinger")
        self.herald = number_of(setup, "Herald")
        self.hoard = number_of(setup, "Hoard")
        self.horn_of_plenty = number_of(setup, "Horn of Plenty")
        self.horse_traders = number_of(setup, "Horse Traders")
        self.jester = number_of(setup, "Jester")
        self.library = number_of(setup, "Library")
        self.masterpiece = number_of(setup, "Masterpiece")
        self.menagerie = number_of(setup, "Menagerie")
        self.merchant_guild = number_of(setup, "Merchant Guild")
        self.mine = number_of(setup, "Mine")
        self.mint = number_of(setup, "Mint")
        self.moneylender = number_of(setup, "Moneylender")
        self.mountebank = number_of(setup, "Mountebank")
        self.plaza = number_of(setup, "Plaza")
        self.poacher = number_of(setup, "Poacher")
        self.remake = number_of(setup, "Remake")
        self.remodel = number_of(setup, "Remodel")
        self.royal_seal = number_of(setup, "Royal Seal")
        self.stonemason = number_of(setup, "Stonemason")
        self.talisman = number_of(setup, "Talisman")
        self.taxman = number_of(setup, "Taxman")
        self.tournament = number_of(setup, "Tournament")
        self.trade_route = number_of(setup, "Trade Route")
        self.route_mat = setup.counter_named("trade_route")
        self.vault = number_of(setup, "Vault")
        self.watchtower = number_of(setup, "Watchtower")
        self.young_witch = number_of(setup, "Young Witch")
        traders = only(self.bishop) | only(self.butcher) | only(self.expand) | only(self.mine)
        traders |= only(self.remake) | only(self.remodel) | only(self.stonemason)
        traders |= only(self.taxman)
        special = only(self.chapel) | only(self.counting_house) | only(self.forge)
        special |= only(self.horse_traders) | only(self.library) | only(self.mint)
        special |= only(self.moneylender) | only(self.poacher) | only(self.trade_route)
        special |= only(self.vault) | only(self.watchtower)
        self.traders = traders & setup.every
        self.rewards = only(self.goons) | only(self.hoard) | only(self.merchant_guild)
        self.rewards &= setup.every
        self.special = (special | traders) & setup.every

    def my_turn(self, me: Player) -> bool:
        return me.table.turn == me.index

    def has(self, cards: i64, c: i64) -> bool:
        """Whether a card, or none at all, is in a set."""
        return c >= 0 and (cards >> c) & 1 == 1

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
        if c == self.tournament and me.hand.has(PROVINCE):
            return 3000
        if c == self.menagerie and me.hand.n - 1 == size(me.hand.kinds & ~only(c)):
            return 2600
        if c == self.menagerie or c == self.cellar:
            return 1010  # with fewer cards in hand, or all that will be
        return 1100 + 30 * self.deck.cards[c] + 10 * self.deck.actions[c] + u

    def rank_doubler(self, me: Player, c: i64) -> i64:
        others = me.hand.kinds & self.setup.actions
        if me.hand.count(c) == 1:
            others &= ~only(c)
        target = self.best_target(me, others)
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

    # ---- what a card does for a hand ---------------------------------------------------------

    def use(self, me: Player, c: i64) -> i64:
        """What having a card in hand is worth, if it can be played."""
        if (self.special >> c) & 1:
            return self.special_use(me, c)
        if (self.cursers >> c) & 1 and me.table.left[CURSE] > 0:
            return self.uses[c] + 25
        return self.uses[c]

    def special_use(self, me: Player, c: i64) -> i64:
        """The same, depending on what else is in hand. 0 or less: not to be played."""
        others = me.hand.n - 1
        usual = self.uses[c]
        if c == self.library:
            return 10 * (7 - others) if others < 7 else 0
        if c == self.watchtower:
            return 10 * (6 - others) if others < 6 else 0
        if c == self.counting_house:
            return 10 * me.discards.count(COPPER)
        if c == self.moneylender:
            return 25 if me.hand.has(COPPER) else 0
        if c == self.horse_traders:
            return usual - self.cost_of_discarding(me, c, 2)
        if c == self.poacher:
            return usual - self.cost_of_discarding(me, c, me.table.empty_piles)
        if c == self.vault:
            return 20 + 10 * self.dead_cards(me, c)
        self.deck.look(me)
        if c == self.chapel or c == self.forge:
            return self.thinning(me, c) // COIN
        if c == self.mint:
            treasures = me.hand.kinds & self.setup.treasures & self.setup.supply
            return self.deck.best_gain(me, treasures) // COIN // 2
        hand = me.hand.kinds
        if me.hand.count(c) == 1:
            hand &= ~only(c)
        if c == self.mine or c == self.taxman:
            hand &= self.setup.treasures
        if hand == 0:
            return usual
        if c == self.trade_route:
            loss = self.deck.keep(me, self.least_kept(me, hand))
            return 3 + 10 * me.table.tokens(self.route_mat) - loss // COIN
        trashed = self.best_trade(me, c, hand)
        gain = self.trade(me, c, trashed)
        if c == self.remake:
            if me.hand.count(trashed) == 1:
                hand &= ~only(trashed)
            if hand:
                gain += self.trade(me, c, self.best_trade(me, c, hand))
        elif c == self.butcher or c == self.mine or c == self.taxman:
            return usual + (gain // COIN if gain > 0 else 0)  # one need not
        elif c == self.bishop:
            gain += 10 * COIN + 1000
        return gain // COIN

    def thinning(self, me: Player, c: i64) -> i64:
        """What trashing the junk in hand is worth, with Chapel or Forge."""
        gain: i64 = 0
        cost: i64 = 0
        junk = self.junk(me, me.hand.kinds & ~only(c))
        for card in listed(junk):
            k = me.hand.count(card)
            gain -= k * self.deck.keep(me, card)
            cost += k * coins_of(me.cost(card))
        if junk and c == self.forge:
            got = self.deck.best_gain(me, me.table.costing_exactly(cost))
            if got != WORST:
                gain += got
        return gain

    def cost_of_discarding(self, me: Player, played: i64, n: i64) -> i64:
        """What a hand loses with its n least useful cards, another one having been played."""
        lost: i64 = 0
        taken = vec[i64]([0] * self.setup.n_cards)
        taken[played] = 1
        while n > 0:
            least: i64 = NONE
            least_use: i64 = 0
            for c in listed(me.hand.kinds):
                if taken[c] < me.hand.count(c):
                    u = self.use_after(me, c)
                    if least == NONE or u < least_use:
                        least = c
                        least_use = u
            if least == NONE:
                return lost
            taken[least] += 1
            lost += least_use
            n -= 1
        return lost

    def dead_cards(self, me: Player, played: i64) -> i64:
        """The cards in hand that will do nothing this turn, another one having been played."""
        n: i64 = 0
        for c in listed(me.hand.kinds):
            if self.use_after(me, c) <= JUNK:
                n += me.hand.count(c)
        if self.use_after(me, played) <= JUNK:
            n -= 1
        return n

    def use_after(self, me: Player, c: i64) -> i64:
        """Roughly, what a card does after a terminal Action."""
        if (self.terminals >> c) & 1 and me.actions <= 1:
            return JUNK
        return self.uses[c]

    # ---- playing Treasures -------------------------------------------------------------------

    def play_treasure(self, me: Player, d: Decision) -> i64:
        options = d.options
        plain = self.setup.plain
        if (options >> self.contraband) & 1:
            if not self.reaches_top(me):
                return self.contraband  # the others know least now
            options &= ~only(self.contraband)
        if (options >> COPPER) & 1 and self.spares_copper(me):
            options &= ~only(COPPER)
            if options & plain:
                return lowest(options & plain)
        elif options & plain:
            return ALL_TREASURES
        late = only(self.bank) | only(self.horn_of_plenty)
        if options & ~late:
            return lowest(options & ~late)
        if (options >> self.bank) & 1:
            return self.bank
        if (options >> self.horn_of_plenty) & 1:
            self.deck.look(me)
            names = size(me.in_play.kinds | only(self.horn_of_plenty))
            if self.deck.best_gain(me, me.table.costing_up_to(names)) > 0:
                return self.horn_of_plenty
        return NONE

    def coins_in_hand(self, me: Player) -> i64:
        """The coins of all Treasures in hand, as far as one can tell."""
        coins: i64 = 0
        treasures = me.in_play.count_in(self.setup.treasures)
        for t in listed(me.hand.kinds & self.setup.treasures):
            coins += me.hand.count(t) * self.setup.coins[t]
            treasures += me.hand.count(t)
        if (me.hand.kinds >> self.bank) & 1:
            coins += me.hand.count(self.bank) * treasures
        return coins

    def reaches_top(self, me: Player) -> bool:
        """Whether the dearest Victory card can be had without Contraband."""
        coins = me.coins + self.coins_in_hand(me) - 3 * me.hand.count(self.contraband)
        colony = self.setup.colony
        if colony != NONE and me.table.left[colony] > 0:
            return coins >= coins_of(me.cost(colony))
        return coins >= coins_of(me.cost(PROVINCE))

    def spares_copper(self, me: Player) -> bool:
        """Whether to leave Coppers in hand for the sake of a Grand Market."""
        wanted = self.grand_market
        table = me.table
        if wanted == ABSENT or table.left[wanted] == 0 or (table.banned >> wanted) & 1:
            return False
        if (me.in_play.kinds >> COPPER) & 1:
            return False
        coins = me.coins + me.coffers + self.coins_in_hand(me)
        fewer = coins - me.hand.count(COPPER)
        if fewer < coins_of(me.cost(wanted)):
            return False
        self.deck.look(me)
        others = table.costing_up_to(coins) & ~table.banned & ~only(wanted)
        offers = table.costing_up_to(fewer) & ~table.banned
        best = self.spree(me, others, coins, me.buys, True)
        return self.spree(me, offers, fewer, me.buys, True) > best

    # ---- buying ------------------------------------------------------------------------------

    def buy(self, me: Player, d: Decision) -> i64:
        self.deck.look(me)
        first = self.spree(me, d.options, me.coins, me.buys, False)
        return first if first != NONE else self.last_resort(me, d.options)

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
                good |= only(c)
                values[c] = v
                prices[c] = coins_of(me.cost(c))
                if v > best:
                    best = v
                    first = c
        if buys > 1 and good:
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
        if me.in_play.kinds & self.rewards or me.table.left[c] == 1:
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
        in_play = me.in_play
        victory = (self.setup.victories >> c) & 1 == 1
        if (in_play.kinds >> self.goons) & 1:
            v += 1000 * in_play.count(self.goons)
        if (in_play.kinds >> self.merchant_guild) & 1:
            v += self.deck.token() * in_play.count(self.merchant_guild)
        if (in_play.kinds >> self.hoard) & 1 and victory:
            v += self.deck.value(me, GOLD) * in_play.count(self.hoard)
        if (in_play.kinds >> self.talisman) & 1 and not victory and coins_of(me.cost(c)) <= 4:
            v += v * in_play.count(self.talisman) * 2 // 3
        if c == self.mint:
            for t in listed(in_play.kinds & self.setup.treasures):
                v += self.deck.change(t, -in_play.count(t))
        elif self.setup.cards[c].overpay:
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
                offers = me.table.costing_up_to(most - n) & ~me.table.banned & ~only(c)
                v += self.spree(me, offers, most - n, buys, True)
            if v > best_value:
                best = n
                best_value = v
            n += 1
        return best

    def overpaid(self, me: Player, c: i64, n: i64) -> i64:
        """What overpaying a card by n is worth."""
        best: i64 = 0
        if n <= 0:
            return 0
        if c == self.masterpiece:
            return self.deck.change(SILVER, n)
        if c == self.stonemason:
            for card in listed(me.table.costing_exactly(n) & self.setup.actions):
                v = self.deck.value_of_two(me, card)
                if v > best:
                    best = v
            return best
        if c == self.doctor:
            junk = me.owned[CURSE] + me.owned[ESTATE]
            gain = -self.deck.keep(me, ESTATE)
            looks = n if n < 3 else 3
            return gain * junk * looks * 10 // self.deck.size if gain > 0 else 0
        if c == self.herald:
            if me.discards.n > 0:
                best = self.uses[self.most_useful(me.discards.kinds())]
            return (best - GOOD) * COIN if n == 1 and best > GOOD else 0
        return 0

    def use_coffers(self, me: Player, d: Decision) -> i64:
        """As many tokens as make a better purchase possible."""
        self.deck.look(me)
        if d.source == self.butcher:
            return self.butchered(me, me.cost(d.about), False)
        table = me.table
        best: i64 = 0
        best_value: i64 = WORST
        n: i64 = 0
        while n <= d.most:
            coins = me.coins + n
            offers = table.costing_up_to(coins) & ~table.banned
            if (me.in_play.kinds >> COPPER) & 1:
                offers &= ~only(self.grand_market)
            v = self.spree(me, offers, coins, me.buys, True) - self.deck.token() * n
            if v > best_value:
                best = n
                best_value = v
            n += 1
        return best

    # ---- trashing one card for another -------------------------------------------------------

    def trade(self, me: Player, source: i64, c: i64) -> i64:
        """What it brings to trash `c` to a certain card, all in all."""
        loss = self.deck.keep(me, c)
        if source != self.mine:
            loss += HAND_COIN * self.setup.coins[c]
        me.owned[c] -= 1  # points are counted without it
        got = self.traded(me, source, me.cost(c))
        me.owned[c] += 1
        return -loss if got == WORST else got - loss

    def traded(self, me: Player, source: i64, cost: i64) -> i64:
        """What is gained for a trashed card of that cost; WORST if there is nothing to gain."""
        table = me.table
        if source == self.remodel:
            return self.deck.best_gain(me, table.costing_up_to(cost + 2))
        if source == self.expand:
            return self.deck.best_gain(me, table.costing_up_to(cost + 3))
        if source == self.mine or source == self.taxman:
            return self.deck.best_gain(me, table.costing_up_to(cost + 3) & self.setup.treasures)
        if source == self.remake:
            return self.deck.best_gain(me, table.costing_exactly(cost + 1))
        if source == self.bishop:
            return coins_of(cost) // 2 * 1000
        if source == self.butcher:
            return self.butchered(me, cost, True)
        if source == self.stonemason and coins_of(cost) > 0:
            return 2 * self.deck.best_gain(me, table.costing_up_to(cost - 1))
        return WORST

    def best_trade(self, me: Player, source: i64, options: i64) -> i64:
        """The card to trash to a certain card."""
        found = lowest(options)
        best: i64 = WORST
        for c in listed(options):
            v = self.trade(me, source, c)
            if v > best:
                found = c
                best = v
        return found

    def butchered(self, me: Player, cost: i64, worth: bool) -> i64:
        """How many tokens to add with a Butcher to a card of that cost, or what that brings."""
        best: i64 = 0
        best_value: i64 = WORST
        got: i64 = WORST
        looked_at: i64 = 0
        for n in range(me.coffers + 1):
            offers = me.table.costing_up_to(cost + n)
            if n > 0 and offers == looked_at:
                continue
            v = self.deck.best_gain(me, offers & ~looked_at)
            looked_at = offers
            if v > got:
                got = v
            v = got - self.deck.token() * n
            if v > best_value:
                best = n
                best_value = v
        return best_value if worth else best

    # ---- gaining, trashing -------------------------------------------------------------------

    def gain(self, me: Player, d: Decision) -> i64:
        self.deck.look(me)
        best: i64 = NOTHING if d.has(NOTHING) else NONE
        best_value: i64 = 0
        for c in listed(d.options & self.setup.every):
            v = self.deck.value(me, c)
            if v > best_value or (best == NONE and not d.optional):
                best = c
                best_value = v
        return best

    def trash(self, me: Player, d: Decision) -> i64:
        if d.subject != me.index:
            return self.best(d.options)
        self.deck.look(me)
        if self.my_turn(me):
            if d.source == self.moneylender:
                return COPPER
            if self.has(self.traders, d.source):
                c = self.best_trade(me, d.source, d.options)
                return NONE if d.optional and self.trade(me, d.source, c) <= 0 else c
        options = d.options
        if d.optional:
            options = self.junk(me, options)
        return NONE if options == 0 else self.least_kept(me, options)

    def junk(self, me: Player, options: i64) -> i64:
        """The cards one would rather be rid of, among those that were cheap."""
        found: i64 = 0
        for c in listed(options & self.setup.every):
            if coins_of(self.setup.costs[c]) <= 2 and self.deck.keep(me, c) < 0:
                found |= only(c)
        return found

    def least_kept(self, me: Player, options: i64) -> i64:
        """The card that is the least loss."""
        found = lowest(options)
        least = -WORST
        for c in listed(options):
            loss = self.deck.keep(me, c)
            if loss < least:
                found = c
                least = loss
        return found

    # ---- discarding --------------------------------------------------------------------------

    def discard(self, me: Player, d: Decision) -> i64:
        if d.subject != me.index:
            return self.best(d.options)
        mine = self.my_turn(me)
        if d.source == self.mountebank and not mine:
            return CURSE
        if d.source == self.plaza and mine:
            return COPPER if d.has(COPPER) else NONE
        c = self.least_useful(me, d.options)
        if not d.optional:
            return c
        most: i64 = JUNK
        if d.reason == "+1 Action" and me.actions == 1:
            waiting = me.hand.kinds & self.terminals
            if waiting and (waiting & (waiting - 1) or me.hand.count(lowest(waiting)) > 1):
                most = 10  # another Action is worth a Copper
        if d.source == self.vault and not mine:
            others = d.options  # one discard calls for a second one
            if me.hand.count(c) == 1:
                others &= ~only(c)
            if others == 0 or self.hand_use(me, self.least_useful(me, others)) > most:
                return NONE
        return c if self.hand_use(me, c) <= most else NONE

    def least_useful(self, me: Player, options: i64) -> i64:
        found = lowest(options)
        if options & (options - 1) == 0:
            return found
        least: i64 = -WORST
        left = options
        while left:
            c = lowest(left)
            left &= left - 1
            u = self.hand_use(me, c)
            if u < least:
                found = c
                least = u
        return found

    def hand_use(self, me: Player, c: i64) -> i64:
        """What a card in hand will do: this turn if it is mine, else in my next one."""
        setup = self.setup
        mine = self.my_turn(me)
        u = self.uses[c]
        if (setup.actions >> c) & 1:
            u = self.use(me, c)
            available: i64 = 1
            if mine:
                available = me.actions if me.table.phase == ACTION_PHASE else 0
            if available == 0:
                u = 1
            elif not (self.terminals >> c) & 1:
                if u < 8:
                    u = 8
            elif not me.hand.kinds & self.villages:
                if self.better_terminals(me, c, u) >= available:
                    u = 2
        elif c == PROVINCE and self.tournament != ABSENT and me.owned[self.tournament] > 0:
            u = 9
        if c == setup.bane and not mine and u < 12 and self.witch_may_come(me):
            u = 12
        return u

    def better_terminals(self, me: Player, c: i64, use: i64) -> i64:
        """How many terminal Actions in hand would rather be played than a copy of `c`."""
        n = me.hand.count(c) - 1
        for other in listed(me.hand.kinds & self.terminals & ~only(c)):
            u = self.use(me, other)
            if u > use or (u == use and other < c):
                n += me.hand.count(other)
        return n

    def witch_may_come(self, me: Player) -> bool:
        """Whether somebody else has a Young Witch."""
        witch = self.young_witch
        return witch != ABSENT and any(p.owned[witch] > 0 for p in me.opponents())

    # ---- topdecking, revealing ---------------------------------------------------------------

    def topdeck(self, me: Player, d: Decision) -> i64:
        source = d.source
        if source == self.royal_seal:
            return d.about if self.welcome(d.about) else NONE
        if source == self.harbinger or source == self.herald:
            c = self.most_useful(d.options)
            return NONE if d.optional and self.uses[c] < GOOD else c
        if d.optional:
            return NONE
        if source == self.artisan and me.actions == 0 and d.options & self.setup.actions:
            return self.best(d.options & self.setup.actions)  # cannot be played any more
        return self.least_useful(me, d.options)  # what is put back later lies above

    def welcome(self, c: i64) -> bool:
        """Whether one likes to draw a card."""
        return c != COPPER and (self.setup.actions | self.setup.treasures) >> c & 1 == 1

    def most_useful(self, options: i64) -> i64:
        """The card that does most for a hand."""
        found = lowest(options)
        for c in listed(options & self.setup.every):
            if self.uses[c] > self.uses[found]:
                found = c
        return found

    def reveal(self, me: Player, d: Decision) -> i64:
        if d.source == self.watchtower:
            self.deck.look(me)
            return self.watchtower if self.watched(me, d.about) else NONE
        if d.source == self.mint and self.my_turn(me):
            self.deck.look(me)
            best: i64 = NONE
            best_value: i64 = 0
            for c in listed(d.options & self.setup.supply):
                v = self.deck.value(me, c)
                if v > best_value:
                    best = c
                    best_value = v
            return best
        return self.best(d.options)

    def watched(self, me: Player, gained: i64) -> str:
        """What a Watchtower does with a gained card: "trash", "topdeck" or nothing."""
        if gained == COPPER or (self.deck.keep(me, gained) < 0 and not self.welcome(gained)):
            return "trash"
        return "topdeck" if self.welcome(gained) else ""

    # ---- choosing, naming --------------------------------------------------------------------

    def pick_label(self, me: Player, d: Decision) -> str:
        c = d.about
        self.deck.look(me)
        if d.offers("discard deck"):
            return "discard deck" if self.deck_is_poor(me) else ""
        if d.source == self.watchtower:
            return "topdeck" if self.watched(me, c) == "topdeck" else "trash"
        if d.offers("+2 Cards") or d.offers("+2 Coins"):
            return self.steer(me, d)
        if c == NONE:
            return d.label(0)
        if d.subject != me.index:
            return "discard" if self.uses[c] >= GOOD else "topdeck"
        if d.offers("trash") and self.junk(me, only(c)):
            return "trash"
        poor = not self.welcome(c) and (c != COPPER or self.deck.cash > 6000)
        if d.offers("topdeck") and not poor:
            return "topdeck"
        return "discard" if d.offers("discard") else d.label(0)

    def pick_player(self, me: Player, d: Decision) -> i64:
        """Who gets a copy: me, if it is good for me."""
        if d.source == self.jester:
            self.deck.look(me)
            if self.deck.value(me, d.about) > 500:
                return me.index
            return lowest(d.options & ~only(me.index))
        return lowest(d.options)

    def steer(self, me: Player, d: Decision) -> str:
        """Trusty Steed: Actions if they are needed, then cards, then coins."""
        if me.actions == 0 and me.hand.kinds & self.setup.actions and d.offers("+2 Actions"):
            return "+2 Actions"
        if d.offers("+2 Cards"):
            return "+2 Cards"
        if d.offers("+2 Coins"):
            return "+2 Coins"
        return "+2 Actions" if d.offers("+2 Actions") else "Silvers"

    def hidden(self, me: Player, c: i64) -> i64:
        """How many copies must be in one's deck, as they are nowhere else."""
        n = me.owned[c] - me.hand.count(c) - me.in_play.count(c) - me.discards.count(c)
        return n - me.aside.count(c) - me.revealed.count(c)

    def deck_is_poor(self, me: Player) -> bool:
        """Whether the discard pile is better than the deck."""
        deck: i64 = 0
        discards: i64 = 0
        for c in range(self.setup.n_cards):
            if me.owned[c] > 0:
                deck += self.uses[c] * self.hidden(me, c)
                discards += self.uses[c] * me.discards.count(c)
        return discards * me.deck.n > deck * me.discards.n

    def name_card(self, me: Player, d: Decision) -> i64:
        if d.source == self.contraband and not self.my_turn(me):
            return self.forbid(me)
        self.deck.look(me)
        worst: i64 = NONE
        most: i64 = 0
        for c in range(self.setup.n_cards):
            if me.owned[c] > 0:
                bad: i64 = 0
                if d.source == self.doctor:
                    bad = -self.deck.keep(me, c)
                elif not self.welcome(c):
                    bad = 5 if c == COPPER else 10
                if bad * self.hidden(me, c) > most:
                    worst = c
                    most = bad * self.hidden(me, c)
        if worst != NONE:
            return worst
        return NOT_IN_GAME if d.has(NOT_IN_GAME) else lowest(d.options)

    def forbid(self, me: Player) -> i64:
        """What the player of a Contraband would most like to buy, as far as one can tell."""
        other = me.table.current()
        coins = other.coins + (3 * other.hand.n + 1) // 2
        self.deck.look(other)
        best: i64 = COPPER
        best_value: i64 = WORST
        for c in listed(me.table.costing_up_to(coins) & ~me.table.banned):
            v = self.deck.value(other, c)
            if v > best_value:
                best = c
                best_value = v
        return best

    # ---- the rest ----------------------------------------------------------------------------

    def set_aside(self, me: Player, d: Decision) -> i64:
        """Library: skip Actions that could not be played."""
        c = lowest(d.options)
        if me.actions == 0:
            return c
        if not (self.terminals >> c) & 1 or me.hand.kinds & self.villages or me.actions > 1:
            return NONE
        return c if me.hand.kinds & self.terminals else NONE
