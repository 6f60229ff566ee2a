"""What cards are good for at the moment: in a hand, in trade for others, out of the way.

What a card is worth to its deck a bot asks its outlook (1000 is a point at the end of the game);
what a card does for a hand is counted in tenths of a coin.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coffers.bots.hint import UNSAID, Hint
from coffers.bots.hints import hints_for, says
from coffers.bots.knowledge import Knowledge, knowledge, measured
from coffers.bots.outlook import CLUTTER, COIN_IN_HAND, WORST, Outlook
from coffers.bots.sensible import LEAST_MONEY, Sensible
from coffers.engine.costs import coins_of
from coffers.engine.decisions import Decision
from coffers.engine.piles import listed, lowest, only
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import (
    ACTION_PHASE,
    COPPER,
    CURSE,
    NONE,
    PROVINCE,
)

JUNK: Final = 3  # a card of so little use is not missed in a hand
GOOD: Final = 15  # a card of so much use is good to draw
RID: Final = 60  # what it is worth at least to be rid of junk, in thousandths of a point
HAND_COIN: Final = 400  # what a coin less in hand costs, in thousandths of a point


@mypyc_attr(allow_interpreted_subclasses=True)
class Judging(Sensible):
    """Judges cards by what is known of them, and by hints."""

    deck: Outlook
    hints: list[Hint]  # by card number
    known: list[Knowledge]
    terminals: i64
    villages: i64
    doublers: i64
    cursers: i64
    traders: i64 = 0  # cards that trash one card for another
    special: i64 = 0  # Actions whose use depends on what else is in hand
    advised: i64  # cards whose hints answer decisions...
    ordered: i64  # ... say when to play them
    timed: i64
    overpaid_for: i64
    rewards: i64  # ... reward purchases while they are in play
    doing_more: i64  # ... say what else buying them does
    kept: i64 = 0  # cards that are good to hold...
    keepers: i64 = 0  # ... while one owns one of these
    shy: i64 = NONE  # a card that cannot be bought with a Copper in play, or NONE
    uses: vec[i64]  # tenths of a coin that a card is worth in hand...
    at_once: vec[i64]  # ... of that, what it brings in the same turn

    def __init__(self, setup: Setup, known: dict[str, dict[str, Any]] | None = None) -> None:
        super().__init__(setup)
        lines = measured() if known is None else known
        hints = hints_for(setup)
        deck = Outlook(setup, hints, lines)
        self.deck = deck
        self.hints = hints
        self.known = [knowledge(card, lines) for card in setup.cards]
        self.terminals = deck.terminals
        self.villages = deck.villages
        self.doublers = deck.doublers
        self.cursers = deck.cursers
        self.bane = setup.role("bane")
        self.uses = vec[i64]([0] * setup.n_cards)
        self.at_once = vec[i64]([0] * setup.n_cards)
        for c in range(setup.n_cards):
            self.at_once[c] = deck.coins[c] + deck.cards[c] + deck.buys[c] // 3
            self.uses[c] = self.at_once[c] + deck.extras[c]
            hint = hints[c]
            if self.known[c].trades or says(hint, "traded"):
                self.traders |= only(c)
            if self.known[c].most > 0 or says(hint, "use"):
                self.special |= only(c)
            if hint.keeps:
                self.kept |= hint.keeps
                self.keepers |= only(c)
            if hint.shuns_copper:
                self.shy = c
        self.special |= self.traders
        self.advised = self.those_who_say("answer")
        self.ordered = self.those_who_say("order")
        self.timed = self.those_who_say("moment")
        self.overpaid_for = self.those_who_say("overpaid")
        self.rewards = self.those_who_say("reward")
        self.doing_more = self.those_who_say("on_purchase")

    def those_who_say(self, question: str) -> i64:
        """The cards whose hints answer a question."""
        found: i64 = 0
        for hint in self.hints:
            if says(hint, question):
                found |= only(hint.card)
        return found

    def advice(self, me: Player, d: Decision) -> i64:
        """What the hint about the card that asks answers, or UNSAID."""
        if d.source < 0 or not (self.advised >> d.source) & 1:
            return UNSAID
        return self.hints[d.source].answer(self, me, d)

    def my_turn(self, me: Player) -> bool:
        return me.table.turn == me.index

    def has(self, cards: i64, c: i64) -> bool:
        """Whether a card, or none at all, is in a set."""
        return c >= 0 and (cards >> c) & 1 == 1

    def owns(self, player: Player, cards: i64) -> bool:
        """Whether a player owns one of these cards; everybody can have seen it gained."""
        return any(player.owned[c] > 0 for c in listed(cards))

    # ---- the Supply --------------------------------------------------------------------------

    def offers(self, me: Player, coins: i64) -> i64:
        """The cards that could be bought with so many coins."""
        offered = me.table.costing_up_to(coins) & ~me.table.banned
        particular = offered & self.setup.particular
        if particular:
            for c in listed(particular):
                if not self.setup.cards[c].may_be_bought(me):
                    offered &= ~only(c)
        return offered

    def left(self, me: Player, c: i64) -> i64:
        """How many cards are left in a pile."""
        return me.table.left[c]

    def top(self, me: Player) -> i64:
        """The dearest Victory card that there still is."""
        colony = self.deck.colony
        return colony if colony != NONE and self.left(me, colony) > 0 else PROVINCE

    def coins_in_hand(self, me: Player) -> i64:
        """The coins of all Treasures in hand, as far as one can tell."""
        coins: i64 = 0
        for t in listed(me.hand.kinds & self.setup.treasures):
            each = self.setup.coins[t]
            if each == 0:
                each = self.deck.coins[t] // 10
            coins += me.hand.count(t) * each
        return coins

    def best_to_gain(self, me: Player, options: i64, least: i64 = 0) -> i64:
        """The card most worth gaining, or NONE if none is worth more than that."""
        best: i64 = NONE
        for c in listed(options & self.setup.every):
            v = self.deck.value(me, c)
            if v > least:
                best = c
                least = v
        return best

    # ---- what a card does for a hand ---------------------------------------------------------

    def use(self, me: Player, c: i64) -> i64:
        """What having a card in hand is worth, if it can be played. 0 or less: better not."""
        if (self.special >> c) & 1:
            return self.special_use(me, c)
        if (self.cursers >> c) & 1 and self.left(me, CURSE) > 0:
            return self.uses[c] + 25
        return self.uses[c]

    def special_use(self, me: Player, c: i64) -> i64:
        """The same, depending on what else is in hand."""
        use = self.hints[c].use(self, me)
        if use != UNSAID:
            return use
        hand = self.others_in_hand(me, c)
        if self.known[c].treasures:
            hand &= self.setup.treasures
        if hand == 0:
            return self.uses[c]
        self.deck.look(me)
        if (self.traders >> c) & 1:
            return self.trading_use(me, c, hand)
        if self.known[c].must:
            return self.at_once[c] - self.deck.keep(me, self.least_kept(me, hand)) // COIN_IN_HAND
        return self.at_once[c] + self.thinning(me, hand, self.known[c].most) // COIN_IN_HAND

    def trading_use(self, me: Player, c: i64, hand: i64) -> i64:
        trashed = self.best_trade(me, c, hand)
        gain = self.trade(me, c, trashed)
        if not self.known[c].must:
            return self.uses[c] + (gain // COIN_IN_HAND if gain > 0 else 0)
        if self.known[c].most > 1:
            if me.hand.count(trashed) == 1:
                hand &= ~only(trashed)
            if hand:
                gain += self.trade(me, c, self.best_trade(me, c, hand))
        return self.at_once[c] + gain // COIN_IN_HAND

    def others_in_hand(self, me: Player, c: i64) -> i64:
        """The cards in hand beside one copy of this one."""
        hand = me.hand.kinds
        return hand & ~only(c) if me.hand.count(c) == 1 else hand

    def thinning(self, me: Player, hand: i64, most: i64) -> i64:
        """What it is worth to trash junk from hand, so many cards of it."""
        gain: i64 = 0
        for c in listed(self.junk(me, hand)):
            k = me.hand.count(c)
            if k > most:
                k = most
            loss = self.deck.keep(me, c)
            if loss > -RID:
                loss = -RID
            gain -= k * loss
            most -= k
        return gain

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
        elif (self.kept >> c) & 1 and self.owns(me, self.keepers):
            u = 9
        if c == self.bane and not mine and u < 12 and self.curse_may_come(me):
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

    def curse_may_come(self, me: Player) -> bool:
        """Whether somebody else has a card that gives Curses."""
        players = me.table.players
        return any(p.index != me.index and self.owns(p, self.cursers) for p in players)

    def is_dead(self, me: Player, c: i64) -> bool:
        """Whether a card in hand will hardly be missed."""
        return self.hand_use(me, c) <= JUNK

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

    def most_useful(self, options: i64) -> i64:
        """The card that does most for a hand."""
        found = lowest(options)
        for c in listed(options & self.setup.every):
            if self.uses[c] > self.uses[found]:
                found = c
        return found

    def welcome(self, c: i64) -> bool:
        """Whether one likes to draw a card."""
        return c != COPPER and (self.setup.actions | self.setup.treasures) >> c & 1 == 1

    # ---- trashing, and trashing one card for another -----------------------------------------

    def junk(self, me: Player, options: i64) -> i64:
        """The cards one would rather be rid of, among those that were cheap.

        A Copper is one of them before it brings less than the rest of the deck: sooner or later
        it will, and then it may not be in hand with the card that trashes it."""
        found: i64 = 0
        for c in listed(options & self.setup.every):
            loss = self.deck.keep(me, c)
            if c == COPPER and self.deck.money + self.deck.terminal_money > 10 * LEAST_MONEY:
                loss -= CLUTTER
            if coins_of(self.setup.costs[c]) <= 2 and loss < 0:
                found |= only(c)
        return found

    def pays(self, me: Player, d: Decision) -> bool:
        """What only Treasures are trashed to pays for them."""
        if d.source >= 0 and self.known[d.source].treasures:
            return False
        return Sensible.pays(self, me, d)

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

    def trade(self, me: Player, source: i64, c: i64) -> i64:
        """What it brings to trash `c` to a certain card, all in all."""
        loss = self.deck.keep(me, c)
        if not self.known[source].to_hand:
            loss += HAND_COIN * self.setup.coins[c]
        self.deck.without = c  # points are counted without it
        got = self.traded(me, source, me.cost(c))
        self.deck.without = NONE
        return -loss if got == WORST else got - loss

    def traded(self, me: Player, source: i64, cost: i64) -> i64:
        """What is gained for a trashed card of that cost; WORST if there is nothing to gain."""
        got = self.hints[source].traded(self, me, cost)
        if got != UNSAID:
            return got
        line = self.known[source]
        if line.exactly:
            offers = me.table.costing_exactly(cost + line.more)
        else:
            offers = me.table.costing_up_to(cost + line.more)
        if line.treasures:
            offers &= self.setup.treasures
        return self.deck.best_gain(me, offers)

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

    # ---- the deck ----------------------------------------------------------------------------

    def hidden(self, me: Player, c: i64) -> i64:
        """How many copies must be in one's deck, as they are nowhere else."""
        n = me.owned[c] - me.hand.count(c) - me.in_play.count(c) - me.discards.count(c)
        return n - me.aside.count(c) - me.revealed.count(c)
