"""Comparisons of what a player knows of the game: when a line of a plan holds.

`coffers.lab.lines` reads them from text and numbers their cards; here they are what the fast loop
asks.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from coffers.bots.sensible import money
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


def one_holds(alternatives: list[list[Condition]], me: Player, coins: i64) -> bool:
    """Whether all conditions of one of them hold; where there are none, always."""
    if len(alternatives) == 0:
        return True
    return any(all_hold(conditions, me, coins) for conditions in alternatives)


def all_hold(conditions: list[Condition], me: Player, coins: i64) -> bool:
    return all(condition.holds(me, coins) for condition in conditions)
