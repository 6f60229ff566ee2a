"""Bots that follow a plan written down by a player: lines of cards with conditions.

`coffers.lab.strategy` reads such plans from files and numbers their cards for a game; here they
are what the fast loop asks: no text is looked at while a game is played.
"""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from coffers.bots.conditions import Condition, one_holds
from coffers.bots.generic import Generic
from coffers.bots.outlook import WORST
from coffers.engine.decisions import Decision
from coffers.engine.piles import only
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import BUY, COPPER, DISCARD, GAIN, NAME, NONE, PLAY

THE_BOT: Final = -10  # the card of a line that says: as the bot likes
EVERYTHING: Final = -1  # overpaid
ANY_NUMBER: Final = 1000  # owned


# ---- lines -------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Line:
    """A card, and when it is wanted: while few are owned, and one of the alternatives holds."""

    card: i64
    most: i64
    alternatives: list[list[Condition]]  # all conditions of one must hold; none at all: always

    def __init__(self, card: i64, most: i64, alternatives: list[list[Condition]]) -> None:
        self.card = card
        self.most = most
        self.alternatives = alternatives

    def wanted(self, me: Player, coins: i64) -> bool:
        if me.owned[self.card] >= self.most:
            return False
        return one_holds(self.alternatives, me, coins)


@final
@mypyc_attr(acyclic=True)
class Lines:
    """One list of a plan."""

    all: list[Line]
    cards: i64  # the set of cards that they are about
    asks: bool  # whether one of them says: as the bot likes
    limits: list[Line]  # what the bot may not exceed there: for each card its largest `max`

    def __init__(self, lines: list[Line]) -> None:
        self.all = lines
        self.cards = 0
        self.asks = False
        self.limits = []
        for line in lines:
            if line.card == THE_BOT:
                self.asks = True
            else:
                self.cards |= only(line.card)
                if line.most < ANY_NUMBER:
                    self.limit(line.card, line.most)

    def limit(self, card: i64, most: i64) -> None:
        for line in self.limits:
            if line.card == card:
                if line.most < most:
                    line.most = most
                return
        self.limits.append(Line(card, most, []))

    def open(self, me: Player) -> i64:
        """The set of cards of which the bot may have more."""
        found: i64 = -1
        for line in self.limits:
            if me.owned[line.card] >= line.most:
                found &= ~only(line.card)
        return found


def listed_lines(lines: list[Line] | None) -> Lines | None:
    return None if lines is None else Lines(lines)


def first_wanted(lines: list[Line], options: i64, me: Player) -> i64:
    """The card of the first line that is on offer and wanted, or NONE."""
    for line in lines:
        if (options >> line.card) & 1 and line.wanted(me, me.coins):
            return line.card
    return NONE


def line_reached(lines: list[Line], start: i64, me: Player, options: i64, coins: i64) -> i64:
    """The number of the first line from `start` on that is on offer and that so many coins want,
    or that asks the bot; their number if there is none."""
    for i in range(start, len(lines)):
        line = lines[i]
        if line.card == THE_BOT:
            if one_holds(line.alternatives, me, coins):
                return i
        elif (options >> line.card) & 1 and line.wanted(me, coins):
            return i
    return len(lines)


@final
@mypyc_attr(acyclic=True)
class Payment:
    """How much to overpay for a card, and when."""

    card: i64
    coins: i64  # or EVERYTHING
    alternatives: list[list[Condition]]

    def __init__(self, card: i64, coins: i64, alternatives: list[list[Condition]]) -> None:
        self.card = card
        self.coins = coins
        self.alternatives = alternatives


def narrowed(d: Decision, options: i64) -> Decision:
    """The same question with fewer options; nobody else's decision is changed."""
    fewer = d.copy()
    fewer.options = options
    return fewer


# ---- the bot -----------------------------------------------------------------------------------


class Planned(Generic):
    """Follows a plan; where the plan is silent, it plays like the generic bot.

    A list that is None was left out of the plan; an empty one says "nothing".
    """

    buys: Lines | None
    plays: Lines | None
    trashes: Lines | None
    discards: Lines | None
    gains: Lines | None
    names: Lines | None
    payments: list[Payment]

    def __init__(
        self,
        setup: Setup,
        buys: list[Line] | None,
        plays: list[Line] | None,
        trashes: list[Line] | None,
        discards: list[Line] | None,
        gains: list[Line] | None,
        known: dict[str, dict[str, Any]] | None = None,
        names: list[Line] | None = None,
        payments: list[Payment] | None = None,
    ) -> None:
        super().__init__(setup, known)
        self.buys = listed_lines(buys)
        self.plays = listed_lines(plays)
        self.trashes = listed_lines(trashes)
        self.discards = listed_lines(discards)
        self.gains = self.buys if gains is None else Lines(gains)
        self.names = listed_lines(names)
        self.payments = [] if payments is None else payments

    # ---- lines, and what the bot likes -------------------------------------------------------

    def first(self, lines: Lines, me: Player, d: Decision, rest: i64) -> i64:
        """What the first line that comes to something answers, or NONE; a line that leaves it to
        the bot lets it choose from `rest`."""
        if not lines.asks:
            return first_wanted(lines.all, d.options, me)
        n: i64 = len(lines.all)
        i = line_reached(lines.all, 0, me, d.options, me.coins)
        while i < n:
            c = lines.all[i].card
            if c == THE_BOT:
                c = self.liked(me, d, d.options & rest)
            if c != NONE:
                return c
            i = line_reached(lines.all, i + 1, me, d.options, me.coins)
        return NONE

    def liked(self, me: Player, d: Decision, options: i64) -> i64:
        """What the generic bot chooses of these options; NONE if it wants none of them."""
        kind = d.kind
        if options == 0:
            return NONE
        if kind == BUY:
            return self.best_purchase(me, options, me.coins)
        fewer = narrowed(d, options)
        c: i64 = NONE
        if kind == PLAY:
            c = Generic.play(self, me, fewer)
        elif kind == DISCARD:
            c = Generic.discard(self, me, fewer)
        elif kind == NAME:
            c = Generic.name_card(self, me, fewer)
        else:
            fewer.optional = True  # what must be done is thought of when all lines are through
            fewer.options &= self.setup.every
            if fewer.options == 0:
                return NONE
            if kind == GAIN:
                c = Generic.gain(self, me, fewer)
            else:
                c = Generic.trash(self, me, fewer)
        return c if self.has(options, c) else NONE

    # ---- buying, gaining ---------------------------------------------------------------------

    def buy(self, me: Player, d: Decision) -> i64:
        lines = self.buys
        if lines is None:
            return Generic.buy(self, me, d)
        rest: i64 = 0
        if lines.asks:
            rest = lines.open(me)
        return self.first(lines, me, d, rest)

    def gain(self, me: Player, d: Decision) -> i64:
        lines = self.gains
        if lines is None or d.subject != me.index:
            return Generic.gain(self, me, d)
        rest = d.options
        if lines.asks:
            rest &= lines.open(me)
        c = self.first(lines, me, d, rest)
        if c != NONE:
            return c
        if rest == d.options:
            return Generic.gain(self, me, d)
        if rest:
            c = Generic.gain(self, me, narrowed(d, rest))
            if self.has(rest, c):
                return c
        return NONE if d.optional else Generic.gain(self, me, d)

    def use_coffers(self, me: Player, d: Decision) -> i64:
        """As few tokens as reach the highest line that can be reached, or what the bot likes."""
        lines = self.buys
        if lines is None or d.source != NONE:
            return Generic.use_coffers(self, me, d)
        best: i64 = 0
        best_worth: i64 = WORST
        highest: i64 = len(lines.all)
        for n in range(d.most + 1):
            coins = me.coins + n
            offers = self.offers(me, coins)
            line = self.reached(lines, me, offers, coins)
            worth: i64 = WORST
            if line < len(lines.all) and lines.all[line].card == THE_BOT:
                worth = self.spree(me, offers & lines.open(me), coins, me.buys, True)
                worth -= self.deck.token() * n
                if n > 0 and worth <= 0:
                    continue  # the bot would rather keep its tokens
            if line < highest or (line == highest and worth > best_worth):
                best = n
                best_worth = worth
                highest = line
        return best

    def reached(self, lines: Lines, me: Player, options: i64, coins: i64) -> i64:
        """The number of the first line that would buy something; their number if none does."""
        i = line_reached(lines.all, 0, me, options, coins)
        while i < len(lines.all) and lines.all[i].card == THE_BOT:
            if self.best_purchase(me, options & lines.open(me), coins) != NONE:
                return i
            i = line_reached(lines.all, i + 1, me, options, coins)
        return i

    def spares_copper(self, me: Player) -> bool:
        """Whether a card that cannot be had with Coppers in play is the highest line."""
        lines = self.buys
        if lines is None:
            return Generic.spares_copper(self, me)
        if self.shy == NONE or (me.in_play.kinds >> COPPER) & 1:
            return False
        coins = me.coins + self.coins_in_hand(me)
        if lines.asks:
            coins += me.coffers
        fewer = coins - me.hand.count(COPPER)
        offers = self.offers(me, fewer)
        if not (offers >> self.shy) & 1:
            return False
        line = self.reached(lines, me, offers, fewer)
        if line == len(lines.all):
            return False
        other = self.reached(lines, me, self.offers(me, coins) & ~only(self.shy), coins)
        if lines.all[line].card == THE_BOT:
            return line <= other and self.spares_copper_among(me, lines.open(me))
        return lines.all[line].card == self.shy and line < other

    # ---- overpaying, naming ------------------------------------------------------------------

    def pay(self, me: Player, d: Decision) -> i64:
        for payment in self.payments:
            if payment.card == d.about and payment.coins <= d.most:
                if one_holds(payment.alternatives, me, me.coins):
                    return d.most if payment.coins == EVERYTHING else payment.coins
        return Generic.pay(self, me, d)

    def name_card(self, me: Player, d: Decision) -> i64:
        """In another's turn (Contraband) one names for other reasons."""
        lines = self.names
        if lines is not None and self.my_turn(me):
            c = self.first(lines, me, d, -1)
            if c != NONE:
                return c
        return Generic.name_card(self, me, d)

    # ---- playing, trashing, discarding -------------------------------------------------------

    def play(self, me: Player, d: Decision) -> i64:
        lines = self.plays
        if lines is None or d.source != NONE:  # what to play twice is another question
            return Generic.play(self, me, d)
        rest = d.options & ~lines.cards  # a card with lines of its own waits for them
        c = self.first(lines, me, d, rest)
        if c != NONE or rest == 0 or lines.asks:
            return c
        return Generic.play(self, me, narrowed(d, rest))

    def trash(self, me: Player, d: Decision) -> i64:
        lines = self.trashes
        if lines is None or d.subject != me.index:
            return Generic.trash(self, me, d)
        rest = d.options & ~lines.cards
        c = self.first(lines, me, d, rest)
        if c != NONE:
            return c
        if not d.optional:
            return Generic.trash(self, me, d)
        if rest and self.has(self.traders | self.advised, d.source):
            # not to be rid of something, but for what it brings
            return Generic.trash(self, me, narrowed(d, rest))
        return NONE

    def discard(self, me: Player, d: Decision) -> i64:
        """Where the choice is free, whether to discard at all is for the bot to say."""
        lines = self.discards
        if lines is None or d.subject != me.index:
            return Generic.discard(self, me, d)
        rest = d.options & ~lines.cards
        c = self.first(lines, me, d, rest)
        if not d.optional:
            return c if c != NONE else Generic.discard(self, me, d)
        if c != NONE:
            return c if Generic.discard(self, me, d) != NONE else NONE
        if rest == 0 or lines.asks:
            return NONE
        return Generic.discard(self, me, narrowed(d, rest))
