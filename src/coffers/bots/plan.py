"""Bots that follow a plan written down by a player: lines of cards with conditions.

`coffers.strategies.plans` reads such plans from files and numbers their cards for a game; here they
are what the fast loop asks: no text is looked at while a game is played.
"""

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from coffers.bots.conditions import one_holds
from coffers.bots.finishing import Finishing
from coffers.bots.generic import Generic
from coffers.bots.hint import UNSAID
from coffers.bots.outlook import WORST
from coffers.bots.phases import Phases
from coffers.bots.plan_lines import (
    AS_THE_BOT_LIKES,
    EVERYTHING,
    THE_BOT,
    YES,
    Line,
    Lines,
    Payment,
    first_wanted,
    line_reached,
    listed_lines,
)
from coffers.engine.decisions import Decision
from coffers.engine.piles import lowest, only
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import (
    ALL_TREASURES,
    BUY,
    CHOOSE,
    COPPER,
    DISCARD,
    GAIN,
    NAME,
    NONE,
    PLAY,
    PLAY_TREASURE,
    REVEAL,
    TOPDECK,
    TRASH,
)


@final
@mypyc_attr(acyclic=True)
class CardLines:
    """A list of a plan for decisions of one kind that one card asks for."""

    kind: i64
    card: i64
    lines: Lines

    def __init__(self, kind: i64, card: i64, lines: list[Line]) -> None:
        self.kind = kind
        self.card = card
        self.lines = Lines(lines)


def narrowed(d: Decision, options: i64) -> Decision:
    """The same question with fewer options; nobody else's decision is changed."""
    fewer = d.copy()
    fewer.options = options
    return fewer


# ---- the bot -----------------------------------------------------------------------------------


class Planned(Finishing):
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
    topdecks: Lines | None
    treasures: Lines | None
    by_card: list[CardLines]  # what comes before the lists above where these cards ask...
    askers: i64  # ... the set of them
    phases: Phases | None
    says_more: bool  # than most plans: there is something to do before every decision

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
        topdecks: list[Line] | None = None,
        treasures: list[Line] | None = None,
        by_card: list[CardLines] | None = None,
        phases: Phases | None = None,
        ends_behind: bool = False,
    ) -> None:
        super().__init__(setup, known)
        self.buys = listed_lines(buys)
        self.plays = listed_lines(plays)
        self.trashes = listed_lines(trashes)
        self.discards = listed_lines(discards)
        self.gains = self.buys if gains is None else Lines(gains)
        self.names = listed_lines(names)
        self.payments = [] if payments is None else payments
        self.topdecks = listed_lines(topdecks)
        self.treasures = listed_lines(treasures)
        self.by_card = [] if by_card is None else by_card
        self.askers = 0
        for own in self.by_card:
            self.askers |= only(own.card)
        self.phases = phases
        self.ends_behind = ends_behind
        self.says_more = phases is not None or self.askers != 0 or topdecks is not None

    def choose(self, me: Player, d: Decision) -> i64:
        if self.says_more:
            phases = self.phases
            if phases is not None:
                phases.look(me)
            if d.subject == me.index:
                said = self.before_hints(me, d)
                if said != UNSAID:
                    return said
        return Generic.choose(self, me, d)

    def before_hints(self, me: Player, d: Decision) -> i64:
        """What the plan says where else a hint about the card that asks would come first."""
        kind = d.kind
        if kind == TOPDECK:
            return self.topdeck(me, d)
        if self.has(self.askers, d.source):
            if kind == PLAY and self.own_lines(PLAY, d.source) is not None:
                return self.play(me, d)
            if kind == CHOOSE and d.about >= 0:
                return self.way(me, d)
            if kind == REVEAL and d.optional and d.about >= 0 and self.wants_away(me, d):
                return lowest(d.options)
        return UNSAID

    # ---- lines, and what the bot likes -------------------------------------------------------

    def own_lines(self, kind: i64, card: i64) -> Lines | None:
        """The list for decisions of a kind that a certain card asks for, if there is one."""
        for own in self.by_card:
            if own.card == card and own.kind == kind:
                return own.lines
        return None

    def lines_for(self, kind: i64, d: Decision, usual: Lines | None) -> Lines | None:
        """The list that answers such a decision."""
        if self.askers == 0 or not self.has(self.askers, d.source):
            return usual
        own = self.own_lines(kind, d.source)
        return usual if own is None else own

    def first(self, lines: Lines, me: Player, d: Decision, rest: i64, barred: i64) -> i64:
        """What the first line that comes to something answers, or NONE; a line that leaves it to
        the bot lets it choose from `rest`."""
        if not lines.asks and barred == 0:
            return first_wanted(lines.all, d.options, me)
        n: i64 = len(lines.all)
        i = line_reached(lines.all, 0, me, d.options, me.coins, barred)
        while i < n:
            c = lines.all[i].card
            if c == THE_BOT:
                c = self.liked(me, d, d.options & rest)
            if c != NONE:
                return c
            i = line_reached(lines.all, i + 1, me, d.options, me.coins, barred)
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
        elif kind == PLAY_TREASURE:
            return self.treasure_liked(me, d, options)
        elif kind == TOPDECK:
            c = self.topdeck_liked(me, fewer)
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
        return self.first(lines, me, d, rest, self.too_early(me, d.options, me.coins))

    def gain(self, me: Player, d: Decision) -> i64:
        lines = self.lines_for(GAIN, d, self.gains)
        if lines is None or d.subject != me.index:
            return Generic.gain(self, me, d)
        rest = d.options
        if lines.asks:
            rest &= lines.open(me)
        c = self.first(lines, me, d, rest, 0)
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
            line = self.reached(lines, me, offers, coins, self.too_early(me, offers, coins))
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

    def reached(self, lines: Lines, me: Player, options: i64, coins: i64, barred: i64) -> i64:
        """The number of the first line that would buy something; their number if none does."""
        i = line_reached(lines.all, 0, me, options, coins, barred)
        while i < len(lines.all) and lines.all[i].card == THE_BOT:
            if self.best_purchase(me, options & lines.open(me), coins) != NONE:
                return i
            i = line_reached(lines.all, i + 1, me, options, coins, barred)
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
        line = self.reached(lines, me, offers, fewer, self.too_early(me, offers, fewer))
        if line == len(lines.all):
            return False
        offers = self.offers(me, coins) & ~only(self.shy)
        other = self.reached(lines, me, offers, coins, self.too_early(me, offers, coins))
        if lines.all[line].card == THE_BOT:
            return line <= other and self.spares_copper_among(me, lines.open(me))
        return lines.all[line].card == self.shy and line < other

    # ---- overpaying, naming ------------------------------------------------------------------

    def pay(self, me: Player, d: Decision) -> i64:
        for payment in self.payments:
            if payment.card == THE_BOT:
                if one_holds(payment.alternatives, me, me.coins):
                    break
            elif payment.card == d.about and payment.coins <= d.most:
                if one_holds(payment.alternatives, me, me.coins):
                    return d.most if payment.coins == EVERYTHING else payment.coins
        return Generic.pay(self, me, d)

    def name_card(self, me: Player, d: Decision) -> i64:
        """In another's turn (Contraband) one names for other reasons."""
        lines = self.lines_for(NAME, d, self.names if self.my_turn(me) else None)
        if lines is not None:
            c = self.first(lines, me, d, -1, 0)
            if c != NONE:
                return c
        return Generic.name_card(self, me, d)

    # ---- playing -----------------------------------------------------------------------------

    def play(self, me: Player, d: Decision) -> i64:
        # what to play twice is another question
        lines = self.plays if d.source == NONE else self.lines_for(PLAY, d, None)
        if lines is None:
            return Generic.play(self, me, d)
        rest = d.options & ~lines.cards  # a card with lines of its own waits for them
        c = self.first(lines, me, d, rest, 0)
        if c == NONE and rest and not lines.asks:
            c = Generic.play(self, me, narrowed(d, rest))
        if c == NONE and not d.optional:
            return Generic.play(self, me, d)
        return c

    def play_treasure(self, me: Player, d: Decision) -> i64:
        lines = self.treasures
        if lines is None:
            return Generic.play_treasure(self, me, d)
        rest = d.options & ~lines.cards
        c = self.first(lines, me, d, rest, 0)
        if c != NONE or rest == 0 or lines.asks:
            return c
        return self.treasure_liked(me, d, rest)

    def treasure_liked(self, me: Player, d: Decision, options: i64) -> i64:
        """What the bot plays next of these Treasures; not all at once if others would go along."""
        c = Generic.play_treasure(self, me, narrowed(d, options))
        plain = self.setup.plain
        if c == ALL_TREASURES and d.options & ~options & plain:
            return lowest(options & plain)
        return c

    # ---- trashing, discarding, topdecking ----------------------------------------------------

    def trash(self, me: Player, d: Decision) -> i64:
        lines = self.lines_for(TRASH, d, self.trashes)
        if lines is None or d.subject != me.index:
            return Generic.trash(self, me, d)
        rest = d.options & ~lines.cards
        c = self.first(lines, me, d, rest, 0)
        if c != NONE:
            return c
        if not d.optional:
            return Generic.trash(self, me, d)
        if rest and lines is self.trashes and self.has(self.traders | self.advised, d.source):
            # not to be rid of something, but for what it brings
            return Generic.trash(self, me, narrowed(d, rest))
        return NONE

    def discard(self, me: Player, d: Decision) -> i64:
        """Where the choice is free, whether to discard at all is for the bot to say."""
        lines = self.lines_for(DISCARD, d, self.discards)
        if lines is None or d.subject != me.index:
            return Generic.discard(self, me, d)
        rest = d.options & ~lines.cards
        c = self.first(lines, me, d, rest, 0)
        if not d.optional:
            return c if c != NONE else Generic.discard(self, me, d)
        if c != NONE:
            if lines is not self.discards:
                return c  # a list for this card says, too, whether
            return c if Generic.discard(self, me, d) != NONE else NONE
        if rest == 0 or lines.asks:
            return NONE
        return Generic.discard(self, me, narrowed(d, rest))

    def topdeck(self, me: Player, d: Decision) -> i64:
        """Where the choice is free, only what is listed is put there."""
        lines = self.lines_for(TOPDECK, d, self.topdecks)
        if lines is None or d.subject != me.index:
            return self.topdeck_liked(me, d)
        rest = d.options & ~lines.cards
        c = self.first(lines, me, d, rest, 0)
        if c != NONE or d.optional:
            return c
        return self.topdeck_liked(me, narrowed(d, rest) if rest else d)

    def topdeck_liked(self, me: Player, d: Decision) -> i64:
        said = self.advice(me, d)
        if self.has(d.options, said) or (said == NONE and d.optional):
            return said
        return Generic.topdeck(self, me, d)

    # ---- a card, and what shall become of it -------------------------------------------------

    def way(self, me: Player, d: Decision) -> i64:
        """Which of several things to do with a card, where lists for the card that asks say it."""
        silent: i64 = 0  # ways that no list speaks of, or leaves to the bot
        for i in range(len(d.labels)):
            lines = self.lines_of_way(d.label(i), d.source)
            if lines is None:
                silent |= only(i)
            else:
                said = lines.about(d.about, me)
                if said == YES:
                    return i
                if said == AS_THE_BOT_LIKES:
                    silent |= only(i)
        if silent == only(len(d.labels)) - 1:
            return UNSAID
        liked = Generic.choose(self, me, d)
        if silent == 0 or liked == NONE or self.has(silent, liked):
            return liked
        return lowest(silent)

    def lines_of_way(self, label: str, card: i64) -> Lines | None:
        if label == "trash":
            return self.own_lines(TRASH, card)
        if label == "discard":
            return self.own_lines(DISCARD, card)
        if label == "topdeck":
            return self.own_lines(TOPDECK, card)
        return None

    def wants_away(self, me: Player, d: Decision) -> bool:
        """Whether a list for the card that asks has something to do with the card in question."""
        for own in self.by_card:
            if own.card == d.source and own.lines.about(d.about, me) == YES:
                return True
        return False
