"""Lines of a plan as the fast loop asks them: a card, how many, and when.

`coffers.strategies.lines` reads them from text and numbers their cards for a game.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from coffers.bots.conditions import Condition, one_holds
from coffers.engine.piles import only
from coffers.engine.player import Player
from coffers.engine.vocabulary import NONE

THE_BOT: Final = -10  # the card of a line that says: as the bot likes
EVERYTHING: Final = -1  # overpaid
ANY_NUMBER: Final = 1000  # owned

NO: Final = 0  # what lines say about one card
YES: Final = 1
AS_THE_BOT_LIKES: Final = 2


@final
@mypyc_attr(acyclic=True)
class Line:
    """A card, and when it is wanted: while few are owned, and one of the alternatives holds."""

    card: i64
    most: i64
    alternatives: list[list[Condition]]  # all conditions of one must hold; none at all: always
    knows_the_end: bool  # whether they speak of how the game ends

    def __init__(
        self,
        card: i64,
        most: i64,
        alternatives: list[list[Condition]],
        knows_the_end: bool = False,
    ) -> None:
        self.card = card
        self.most = most
        self.alternatives = alternatives
        self.knows_the_end = knows_the_end

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

    def about(self, card: i64, me: Player) -> i64:
        """What the lines say about a card: YES, NO or AS_THE_BOT_LIKES."""
        for line in self.all:
            if line.card == card:
                if line.wanted(me, me.coins):
                    return YES
            elif line.card == THE_BOT and not (self.cards >> card) & 1:
                if one_holds(line.alternatives, me, me.coins):
                    return AS_THE_BOT_LIKES
        return NO


def listed_lines(lines: list[Line] | None) -> Lines | None:
    return None if lines is None else Lines(lines)


def first_wanted(lines: list[Line], options: i64, me: Player) -> i64:
    """The card of the first line that is on offer and wanted, or NONE."""
    for line in lines:
        if (options >> line.card) & 1 and line.wanted(me, me.coins):
            return line.card
    return NONE


def line_reached(
    lines: list[Line], start: i64, me: Player, options: i64, coins: i64, barred: i64
) -> i64:
    """The number of the first line from `start` on that is on offer and that so many coins want,
    or that asks the bot; their number if there is none. Cards that are barred, since they would
    end the game too early, are for lines only that know of its end."""
    for i in range(start, len(lines)):
        line = lines[i]
        if line.card == THE_BOT:
            if one_holds(line.alternatives, me, coins):
                return i
        elif (options >> line.card) & 1 and line.wanted(me, coins):
            if not (barred >> line.card) & 1 or line.knows_the_end:
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
