"""What is to be said by hand about a card, because nobody can measure it.

A hint is a class named like its card, in the room of its expansion (hints_base, ...). Whatever it
does not say, the bot tells from what was measured (`knowledge`) and from the card's types. Most
cards need no hint at all.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from coffers.engine.decisions import Decision
from coffers.engine.player import Player

if TYPE_CHECKING:
    from coffers.bots.judging import Judging

UNSAID: Final = -1000000000  # no opinion

NEVER: Final = 0  # when to play a Treasure in this turn: not at all...
FIRST: Final = 1  # ... before all others
LATE: Final = 2
LAST: Final = 3


class Hint:
    """Advice about one card. Everything it does not say is UNSAID."""

    card: i64  # its number in this game
    again: i64 = 0  # how often more it lets another Action be played
    more: i64 = 0  # tenths of a coin that it is worth beyond what was measured
    keeps: i64 = 0  # cards that are good to hold while one owns this one
    shuns_copper: bool = False  # it cannot be bought with a Copper in play

    def __init__(self, card: i64) -> None:
        self.card = card

    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        """The answer to a decision that this card asks, of whomever."""
        return UNSAID

    def use(self, bot: "Judging", me: Player) -> i64:
        """Tenths of a coin that it is worth in this hand; 0 or less: better not played."""
        return UNSAID

    def order(self, bot: "Judging", me: Player) -> i64:
        """How early to play it among Actions that give an Action, the highest first."""
        return UNSAID

    def moment(self, bot: "Judging", me: Player) -> i64:
        """When to play this Treasure: FIRST, LATE, LAST or NEVER."""
        return UNSAID

    def traded(self, bot: "Judging", me: Player, cost: i64) -> i64:
        """What trashing a card of that cost brings, in thousandths of a point."""
        return UNSAID

    def reward(self, bot: "Judging", me: Player, bought: i64, value: i64) -> i64:
        """What a copy in play adds to the value of a purchase."""
        return UNSAID

    def on_purchase(self, bot: "Judging", me: Player) -> i64:
        """What buying this one does beside its coming."""
        return UNSAID

    def overpaid(self, bot: "Judging", me: Player, n: i64) -> i64:
        """What it is worth to pay n coins more for it."""
        return UNSAID
