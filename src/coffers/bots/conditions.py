"""Comparisons of what a player knows of the game: when a line of a plan holds.

`coffers.strategies.conditions` reads them from text and numbers their cards; here they are what the
fast loop asks. Most are a comparison of two quantities; what is more than that is a `Formula`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coffers.bots.sensible import money
from coffers.engine.piles import listed, size
from coffers.engine.player import Player
from coffers.engine.vocabulary import NONE

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
THEIRS: Final = 19
THEIR_POINTS: Final = 20
POINTS: Final = 21
GAINS_TO_END: Final = 22
NAMES_IN_PLAY: Final = 23
IN_DRAW: Final = 24
IN_DISCARD: Final = 25
IN_TRASH: Final = 26
DRAW_PILE: Final = 27
DISCARD_PILE: Final = 28
OF_A_CARD: Final = {
    "owned": OWNED,
    "left": LEFT,
    "in_hand": IN_HAND,
    "in_play": IN_PLAY,
    "on_mats": ON_MATS,
    "embargo": EMBARGO_TOKENS,
    "theirs": THEIRS,
    "in_draw": IN_DRAW,
    "in_discard": IN_DISCARD,
    "in_trash": IN_TRASH,
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
    "points": POINTS,
    "their_points": THEIR_POINTS,
    "gains_to_end": GAINS_TO_END,
    "names_in_play": NAMES_IN_PLAY,
    "draw_pile": DRAW_PILE,
    "discard_pile": DISCARD_PILE,
}
ABOUT_THE_END: Final = ("lead", "points", "their_points", "gains_to_end")
"""Who speaks of these has thought of how the game ends."""

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
TRUE_OR_NOT: Final = ("my_turn",)  # words that need no comparison
FORMULA: Final = 6  # no comparison of two terms

SUMS: Final = 0  # kinds of formulas
EVERY: Final = 1
SOME: Final = 2
NOT: Final = 3
PHASE: Final = 4
MY_TURN: Final = 5
MOST_PILES: Final = 4  # that must be empty for the game to end, with six players


# ---- quantities --------------------------------------------------------------------------------


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
        if what >= THEIRS:
            return known_value(me, what, self.of)
        return me.coffers


def known_value(me: Player, what: i64, c: i64) -> i64:
    """What takes a player more than a glance: to count, or to have kept count of."""
    if what == THEIRS:
        return theirs(me, c)
    if what == THEIR_POINTS:
        return their_points(me)
    if what == POINTS:
        return me.score()
    if what == GAINS_TO_END:
        return gains_to_end(me)
    if what == NAMES_IN_PLAY:
        return size(me.in_play.kinds)
    if what == IN_DRAW:
        return me.deck.count(c)  # all one's other cards are known, so these are, in no order
    if what == IN_DISCARD:
        return me.discards.count(c)
    if what == IN_TRASH:
        return me.table.trash.count(c)
    if what == DRAW_PILE:
        return me.deck.n
    return me.discards.n


def theirs(me: Player, c: i64) -> i64:
    """The most copies of a card that an opponent owns."""
    most: i64 = 0
    for p in me.table.players:
        if p.index != me.index and p.owned[c] > most:
            most = p.owned[c]
    return most


def their_points(me: Player) -> i64:
    """Points of the best opponent; everybody can count what was gained."""
    best: i64 = -1000000
    for p in me.table.players:
        if p.index != me.index:
            score = p.score()
            if score > best:
                best = score
    return best


def gains_to_end(me: Player) -> i64:
    """The fewest cards of the Supply that must be gained until the game is over."""
    table = me.table
    missing = me.setup.empty_piles_to_end - table.empty_piles
    if missing <= 0:
        return 0
    lowest = vec[i64]([1000] * MOST_PILES)  # piles, as far as they are the smallest
    for pile in listed(me.setup.supply_piles()):
        left = table.left[pile]
        if left > 0:
            for i in range(missing):
                if left < lowest[i]:
                    left, lowest[i] = lowest[i], left
    fewest: i64 = 0
    for i in range(missing):
        fewest += lowest[i]
    for pile in me.setup.endings:
        if table.left[pile] < fewest:
            fewest = table.left[pile]
    return fewest


def lead(me: Player) -> i64:
    """Points ahead of the best opponent."""
    return me.score() - their_points(me)


# ---- conditions --------------------------------------------------------------------------------


def compares(a: i64, comparison: i64, b: i64) -> bool:
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
class Condition:
    """A comparison of two terms, or a formula."""

    left: Term
    comparison: i64
    right: Term
    formula: "Formula | None"

    def __init__(
        self, left: Term, comparison: i64, right: Term, formula: "Formula | None" = None
    ) -> None:
        self.left = left
        self.comparison = comparison
        self.right = right
        self.formula = formula

    def holds(self, me: Player, coins: i64) -> bool:
        comparison = self.comparison
        if comparison == FORMULA:
            formula = self.formula
            return formula is not None and formula.holds(me, coins)
        return compares(self.left.value(me, coins), comparison, self.right.value(me, coins))


@final
@mypyc_attr(acyclic=True)
class Begun:
    """Which phases of a plan have begun, for the player who is asked now."""

    phases: i64  # bits

    def __init__(self) -> None:
        self.phases = 0


@final
@mypyc_attr(acyclic=True)
class Formula:
    """What is more than a comparison of two terms."""

    kind: i64
    parts: list[Condition]  # of EVERY, SOME and NOT
    more: list[Term]  # of SUMS: these together, compared with...
    comparison: i64
    less: list[Term]  # ... these
    phase: i64
    begun: Begun

    def __init__(
        self,
        kind: i64,
        parts: list[Condition],
        more: list[Term],
        comparison: i64,
        less: list[Term],
        phase: i64,
        begun: Begun,
    ) -> None:
        self.kind = kind
        self.parts = parts
        self.more = more
        self.comparison = comparison
        self.less = less
        self.phase = phase
        self.begun = begun

    def holds(self, me: Player, coins: i64) -> bool:
        kind = self.kind
        if kind == SUMS:
            more = total(self.more, me, coins)
            return compares(more, self.comparison, total(self.less, me, coins))
        if kind == PHASE:
            return (self.begun.phases >> self.phase) & 1 == 1
        if kind == MY_TURN:
            return me.table.turn == me.index
        if kind == EVERY:
            return all_hold(self.parts, me, coins)
        if kind == SOME:
            return any(part.holds(me, coins) for part in self.parts)
        return not self.parts[0].holds(me, coins)


def total(terms: list[Term], me: Player, coins: i64) -> i64:
    found: i64 = 0
    for term in terms:
        found += term.value(me, coins)
    return found


def one_holds(alternatives: list[list[Condition]], me: Player, coins: i64) -> bool:
    """Whether all conditions of one of them hold; where there are none, always."""
    if len(alternatives) == 0:
        return True
    return any(all_hold(conditions, me, coins) for conditions in alternatives)


def all_hold(conditions: list[Condition], me: Player, coins: i64) -> bool:
    return all(condition.holds(me, coins) for condition in conditions)
