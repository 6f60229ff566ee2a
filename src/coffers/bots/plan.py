"""Bots that follow a plan written down by a player: lines of cards with conditions.

`coffers.lab.strategy` reads such plans from files and numbers their cards for a game; here they
are what the fast loop asks: no text is looked at while a game is played.
"""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from coffers.bots.generic import Generic
from coffers.bots.sensible import money
from coffers.engine.decisions import Decision
from coffers.engine.piles import only
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import COPPER, NONE

# ---- what can be compared ----------------------------------------------------------------------

NUMBER: Final = 0
OWNED: Final = 1
LEFT: Final = 2
IN_HAND: Final = 3
IN_PLAY: Final = 4
COINS: Final = 5
BUYS: Final = 6
ACTIONS: Final = 7
TURN: Final = 8
CARDS: Final = 9
MONEY: Final = 10
EMPTY: Final = 11
LEAD: Final = 12
HAND: Final = 13
COFFERS_TOKENS: Final = 14
POTIONS: Final = 15
PIRATE_SHIP: Final = 16
ON_MATS: Final = 17
EMBARGO_TOKENS: Final = 18
OF_A_CARD: Final = {
    "owned": OWNED,
    "left": LEFT,
    "in_hand": IN_HAND,
    "in_play": IN_PLAY,
    "on_mats": ON_MATS,
    "embargo": EMBARGO_TOKENS,
}
OF_THE_GAME: Final = {
    "coins": COINS,
    "buys": BUYS,
    "actions": ACTIONS,
    "turn": TURN,
    "cards": CARDS,
    "money": MONEY,
    "empty": EMPTY,
    "lead": LEAD,
    "hand": HAND,
    "coffers": COFFERS_TOKENS,
    "potions": POTIONS,
    "pirate_ship": PIRATE_SHIP,
}

LESS: Final = 0
AT_MOST: Final = 1
EQUAL: Final = 2
AT_LEAST: Final = 3
MORE: Final = 4
UNEQUAL: Final = 5
COMPARISONS: Final = {
    "<": LESS,
    "<=": AT_MOST,
    "==": EQUAL,
    ">=": AT_LEAST,
    ">": MORE,
    "!=": UNEQUAL,
}


def on_mats(me: Player, c: i64) -> i64:
    """How many copies of a card lie on one's mats."""
    n: i64 = 0
    for mat in me.mats:
        n += mat.count(c)
    return n


def tokens(me: Player, what: i64, pile: i64) -> i64:
    """Tokens on one's Pirate Ship mat, or Embargo tokens on a pile; 0 in a game without them."""
    if what == PIRATE_SHIP:
        mine = me.setup.counter_named("pirate_ship")
        return 0 if mine == NONE else me.tokens(mine)
    there = me.setup.counter_named("embargo")
    return 0 if there == NONE else me.table.tokens_on(there, pile)


@final
@mypyc_attr(acyclic=True)
class Term:
    """A quantity of the game as its player knows it, or a plain number."""

    what: i64
    of: i64  # the card, or the number itself

    def __init__(self, what: i64, of: i64) -> None:
        self.what = what
        self.of = of

    def value(self, me: Player, coins: i64) -> i64:
        """As if the player had so many coins."""
        what = self.what
        if what == NUMBER:
            return self.of
        if what == OWNED:
            return me.owned[self.of]
        if what == LEFT:
            return me.table.left[self.of]
        if what == COINS:
            return coins
        if what == IN_HAND:
            return me.hand.count(self.of)
        if what == IN_PLAY:
            return me.in_play.count(self.of)
        if what == BUYS:
            return me.buys
        if what == ACTIONS:
            return me.actions
        if what == TURN:
            return me.turns
        if what == CARDS:
            return me.total_cards()
        if what == MONEY:
            return money(me)
        if what == EMPTY:
            return me.table.empty_piles
        if what == LEAD:
            return lead(me)
        if what == HAND:
            return me.hand.n
        if what == POTIONS:
            return me.potions
        if what == ON_MATS:
            return on_mats(me, self.of)
        if what == PIRATE_SHIP or what == EMBARGO_TOKENS:
            return tokens(me, what, self.of)
        return me.coffers


def lead(me: Player) -> i64:
    """Points ahead of the best opponent; everybody can count what was gained."""
    best: i64 = -1000000
    for p in me.table.players:
        if p.index != me.index:
            score = p.score()
            if score > best:
                best = score
    return me.score() - best


@final
@mypyc_attr(acyclic=True)
class Condition:
    """A comparison of two terms."""

    left: Term
    comparison: i64
    right: Term

    def __init__(self, left: Term, comparison: i64, right: Term) -> None:
        self.left = left
        self.comparison = comparison
        self.right = right

    def holds(self, me: Player, coins: i64) -> bool:
        a = self.left.value(me, coins)
        b = self.right.value(me, coins)
        comparison = self.comparison
        if comparison == LESS:
            return a < b
        if comparison == AT_MOST:
            return a <= b
        if comparison == EQUAL:
            return a == b
        if comparison == AT_LEAST:
            return a >= b
        if comparison == MORE:
            return a > b
        return a != b


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
        alternatives = self.alternatives
        if len(alternatives) == 0:
            return True
        return any(all_hold(conditions, me, coins) for conditions in alternatives)


def all_hold(conditions: list[Condition], me: Player, coins: i64) -> bool:
    return all(condition.holds(me, coins) for condition in conditions)


def first_wanted(lines: list[Line], options: i64, me: Player) -> i64:
    """The card of the first line that is on offer and wanted, or NONE."""
    for line in lines:
        if (options >> line.card) & 1 and line.wanted(me, me.coins):
            return line.card
    return NONE


def cards_of(lines: list[Line] | None) -> i64:
    """The set of cards that lines are about."""
    found: i64 = 0
    if lines is not None:
        for line in lines:
            found |= only(line.card)
    return found


def line_reached(lines: list[Line], me: Player, options: i64, coins: i64) -> i64:
    """The number of the first line on offer that so many coins want; their number if none."""
    for i in range(len(lines)):
        if (options >> lines[i].card) & 1 and lines[i].wanted(me, coins):
            return i
    return len(lines)


def narrowed(d: Decision, options: i64) -> Decision:
    """The same question with fewer options; nobody else's decision is changed."""
    fewer = d.copy()
    fewer.options = options
    return fewer


class Planned(Generic):
    """Follows a plan; where the plan is silent, it plays like the generic bot.

    A list that is None was left out of the plan; an empty one says "nothing".
    """

    buys: list[Line] | None
    plays: list[Line] | None
    trashes: list[Line] | None
    discards: list[Line] | None
    gains: list[Line] | None
    in_plays: i64  # the cards that `plays` is about...
    in_trashes: i64
    in_discards: i64

    def __init__(
        self,
        setup: Setup,
        buys: list[Line] | None,
        plays: list[Line] | None,
        trashes: list[Line] | None,
        discards: list[Line] | None,
        gains: list[Line] | None,
        known: dict[str, dict[str, Any]] | None = None,
    ) -> None:
        super().__init__(setup, known)
        self.buys = buys
        self.plays = plays
        self.trashes = trashes
        self.discards = discards
        self.gains = buys if gains is None else gains
        self.in_plays = cards_of(plays)
        self.in_trashes = cards_of(trashes)
        self.in_discards = cards_of(discards)

    # ---- buying, gaining ---------------------------------------------------------------------

    def buy(self, me: Player, d: Decision) -> i64:
        lines = self.buys
        if lines is None:
            return Generic.buy(self, me, d)
        return first_wanted(lines, d.options, me)

    def gain(self, me: Player, d: Decision) -> i64:
        lines = self.gains
        if lines is not None and d.subject == me.index:
            c = first_wanted(lines, d.options, me)
            if c != NONE:
                return c
        return Generic.gain(self, me, d)

    def use_coffers(self, me: Player, d: Decision) -> i64:
        """As few tokens as reach the highest line that can be reached."""
        lines = self.buys
        if lines is None or d.source != NONE:
            return Generic.use_coffers(self, me, d)
        best: i64 = 0
        highest: i64 = len(lines)
        for n in range(d.most + 1):
            coins = me.coins + n
            line = line_reached(lines, me, self.offers(me, coins), coins)
            if line < highest:
                best = n
                highest = line
        return best

    def spares_copper(self, me: Player) -> bool:
        """Whether a card that cannot be had with Coppers in play is the highest line."""
        lines = self.buys
        if lines is None:
            return Generic.spares_copper(self, me)
        if self.shy == NONE or (me.in_play.kinds >> COPPER) & 1:
            return False
        coins = me.coins + self.coins_in_hand(me)
        fewer = coins - me.hand.count(COPPER)
        line = line_reached(lines, me, self.offers(me, fewer), fewer)
        if line == len(lines) or lines[line].card != self.shy:
            return False
        return line < line_reached(lines, me, self.offers(me, coins) & ~only(self.shy), coins)

    # ---- playing, trashing, discarding -------------------------------------------------------

    def play(self, me: Player, d: Decision) -> i64:
        lines = self.plays
        if lines is None or d.source != NONE:  # what to play twice is another question
            return Generic.play(self, me, d)
        c = first_wanted(lines, d.options, me)
        if c != NONE:
            return c
        rest = d.options & ~self.in_plays  # a card with lines of its own waits for them
        return Generic.play(self, me, narrowed(d, rest)) if rest else NONE

    def trash(self, me: Player, d: Decision) -> i64:
        lines = self.trashes
        if lines is None or d.subject != me.index:
            return Generic.trash(self, me, d)
        c = first_wanted(lines, d.options, me)
        if c != NONE:
            return c
        if not d.optional:
            return Generic.trash(self, me, d)
        rest = d.options & ~self.in_trashes
        if rest and self.has(self.traders | self.advised, d.source):
            # not to be rid of something, but for what it brings
            return Generic.trash(self, me, narrowed(d, rest))
        return NONE

    def discard(self, me: Player, d: Decision) -> i64:
        """Where the choice is free, whether to discard at all is for the bot to say."""
        lines = self.discards
        if lines is None or d.subject != me.index:
            return Generic.discard(self, me, d)
        c = first_wanted(lines, d.options, me)
        if not d.optional:
            return c if c != NONE else Generic.discard(self, me, d)
        if c != NONE:
            return c if Generic.discard(self, me, d) != NONE else NONE
        rest = d.options & ~self.in_discards
        return Generic.discard(self, me, narrowed(d, rest)) if rest else NONE
