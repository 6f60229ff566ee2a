"""What a card is: facts from the data, and what it does at which moment.

A card is a class; its docstring is its text in English. It says what happens when it is played
and, where it has more to say, at other moments. A game has one object of each of its cards,
which knows its number in that game.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from coffers.engine.player import Player
    from coffers.engine.setup import Setup
    from coffers.engine.table import Table


class Card:
    """A card as a game knows it. Everything it does not say, it does not do."""

    number: i64  # within its game
    name: str
    cost: i64  # printed, packed (engine/costs.py)
    types: i64
    coins: i64  # what a Treasure is worth
    value: i64  # fixed victory points
    overpay: bool  # may be overpaid
    pile: i64  # cards in its pile in this game
    in_supply: bool

    def __init__(self, number: i64, name: str, cost: i64, types: i64) -> None:
        self.number = number
        self.name = name
        self.cost = cost
        self.types = types
        self.coins = 0
        self.value = 0
        self.overpay = False
        self.pile = 0
        self.in_supply = True

    def prepare(self, setup: "Setup") -> None:
        """Declare the counters and mats it needs; look up other cards of the game."""

    # ---- moments; the vocabulary of triggers -------------------------------------------------

    def set_up(self, table: "Table") -> None:
        """Before the game, the piles being laid out."""

    def play(self, me: "Player") -> None:
        """It is played; a Treasure's coins have been counted already."""

    def on_attack(self, me: "Player") -> bool:
        """Revealed from my hand as another player plays an Attack.

        True if it could be worth revealing once more.
        """
        return False

    def on_gain_in_hand(self, me: "Player", gained: i64) -> None:
        """I gain a card while this is in my hand."""

    def on_gain_in_play(self, me: "Player", gained: i64) -> None:
        """I gain a card while this is in play; once for each copy."""

    def on_own_gain(self, me: "Player") -> None:
        """I gain this card."""

    def on_any_gain(self, me: "Player", gained: i64) -> None:
        """Somebody gains a card from a pile, and this card is in the game."""

    def on_own_buy(self, me: "Player", overpaid: i64) -> None:
        """I buy this card, and have not gained it yet."""

    def on_buy_in_play(self, me: "Player", bought: i64) -> None:
        """I buy a card while this is in play; once for each copy."""

    def on_turn_start(self, me: "Player") -> None:
        """My turn starts, and this copy lies set aside."""

    def on_play_this_turn(self, me: "Player", played: i64) -> None:
        """I play a card after this has left its mark on the turn (`Table.this_turn`)."""

    def own_cost(self, me: "Player", cost: i64) -> i64:
        """What this costs now, in the turn of `me`, other changes apart."""
        return cost

    def reduction_in_play(self, me: "Player", c: i64) -> i64:
        """How much cheaper `c` is because of this copy in play."""
        return 0

    def may_be_bought(self, me: "Player") -> bool:
        return True

    def points(self, me: "Player") -> i64:
        """Victory points of one copy at the end of the game."""
        return self.value

    # ---- where several things happen at once -------------------------------------------------

    def order_matters(self, me: "Player", moment: i64, c: i64) -> bool:
        """Whether it can make a difference if this comes before or after another one's effect."""
        return True

    def copies_add_up(self) -> bool:
        """Whether each copy in play does its thing, or one is as good as several."""
        return True

    def __repr__(self) -> str:
        return f"<{self.name}>"
