"""What a card is: facts from the data, and what it does at which moment.

A card is a class; its docstring is its text in English. It says what happens when it is played
and, where it has more to say, at other moments. A game has one object of each of its cards,
which knows its number in that game.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from coffers.engine.vocabulary import TURN_START

if TYPE_CHECKING:
    from coffers.engine.player import Player
    from coffers.engine.setup import Guise, Setup
    from coffers.engine.table import Table
    from coffers.engine.triggers import Note


def key(name: str) -> str:
    """What the name of a card and of its class have in common: "King's Court", KingsCourt."""
    return "".join(ch for ch in name.casefold() if ch.isalnum())


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A card as a game knows it. Everything it does not say, it does not do."""

    number: i64  # within its game
    name: str
    cost: i64  # printed, packed (engine/costs.py)
    types: i64
    coins: i64  # what a Treasure is worth
    potions: i64  # ... in Potions
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
        self.potions = 0
        self.value = 0
        self.overpay = False
        self.pile = 0
        self.in_supply = True

    def brings(self) -> list[str]:
        """The cards that come with it: those of its pile, others beside the Supply."""
        return []

    def guises(self, cards: "list[Card]") -> "list[Guise]":
        """The guises that it may give to cards of the game."""
        return []

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

    def can_react(self, me: "Player") -> bool:
        """Whether it may be revealed to the Attack being played, and it could matter."""
        return True

    def would_gain_in_hand(self, me: "Player", c: i64) -> bool:
        """I am about to gain a card while this is in my hand. True: I do not."""
        return False

    def would_gain_in_game(self, me: "Player", c: i64) -> bool:
        """Somebody is about to gain a card, and this card is in the game. True: they do not."""
        return False

    def on_own_gain(self, me: "Player") -> None:
        """I gain this card."""

    def on_gain_in_hand(self, me: "Player", gained: i64) -> None:
        """I gain a card while this is in my hand."""

    def on_gain_in_play(self, me: "Player", gained: i64) -> None:
        """I gain a card while this is in play; once for each copy."""

    def on_gain_in_game(self, me: "Player", gained: i64) -> None:
        """Somebody gains a card, and this card is in the game."""

    def on_others_gain(self, me: "Player", gained: i64) -> None:
        """Another player gains a card while this is in my hand."""

    def on_own_buy(self, me: "Player", overpaid: i64) -> None:
        """I buy this card, and have not gained it yet."""

    def on_buy_in_hand(self, me: "Player", bought: i64) -> None:
        """I buy a card while this is in my hand."""

    def on_buy_in_play(self, me: "Player", bought: i64) -> None:
        """I buy a card while this is in play; once for each copy."""

    def on_buy_in_game(self, me: "Player", bought: i64) -> None:
        """Somebody buys a card, and this card is in the game."""

    def instead_of_play_in_game(self, me: "Player", played: i64) -> bool:
        """I have put a card into play, and this card is in the game. True: it does nothing."""
        return False

    def instead_of_others_play(self, me: "Player", played: i64, note: "Note") -> bool:
        """Another player (`Table.happens_to`) has put a card into play while I have a note of this
        one. True: it does nothing."""
        return False

    def on_play_this_turn(self, me: "Player", played: i64) -> None:
        """I play a card after this has left its mark on the turn (`Table.mark_turn`)."""

    def on_play_in_game(self, me: "Player", played: i64) -> None:
        """Somebody plays a card, and this card is in the game."""

    def on_after_play_on_mat(self, me: "Player", played: i64) -> None:
        """I have played a card, and it has done all it does, while this is on my mat. Once for all
        copies: each one that is called may be followed by the next."""

    def on_own_discard(self, me: "Player") -> None:
        """I discard this card other than in Clean-up."""

    def on_own_discard_from_play(self, me: "Player") -> None:
        """This copy (`Table.this`) is about to be discarded from play."""

    def speaks_when_gone(self) -> bool:
        """Whether it has its say about being discarded from play also when something else has put
        it elsewhere."""
        return False

    def on_discard_from_play_noted(self, me: "Player", note: "Note") -> None:
        """A copy in play, about which this card has left a note, is about to be discarded."""

    def on_own_trash(self, me: "Player") -> None:
        """I trash this card."""

    def on_trash_in_hand(self, me: "Player", trashed: i64) -> None:
        """I trash a card while this is in my hand."""

    def on_trash_in_game(self, me: "Player", trashed: i64) -> None:
        """Somebody trashes a card, and this card is in the game."""

    def on_shuffle_in_game(self, me: "Player") -> None:
        """Somebody has shuffled, and this card is in the game."""

    def on_turn_start_aside(self, me: "Player") -> None:
        """My turn starts, and this copy lies set aside."""

    def on_turn_start_on_mat(self, me: "Player") -> None:
        """My turn starts, and this lies on my mat; once for all copies."""

    def on_turn_start_in_game(self, me: "Player") -> None:
        """My turn starts, and this card is in the game."""

    def on_next_turn(self, me: "Player", note: "Note") -> None:
        """My turn starts, and this is what the card promised for it (`Player.comes_back`)."""

    def on_buy_phase_end_on_mat(self, me: "Player") -> None:
        """My Buy phase ends, and this lies on my mat; once for all copies."""

    def on_buy_phase_end_in_play(self, me: "Player") -> None:
        """My Buy phase ends, and this copy is in play."""

    def on_clean_up_in_play(self, me: "Player") -> None:
        """My Clean-up starts, and this copy is in play."""

    def on_clean_up_this_turn(self, me: "Player") -> None:
        """My Clean-up starts, and this has left its mark on the turn."""

    def on_turn_end_this_turn(self, me: "Player") -> None:
        """My turn ends, the new hand is drawn, and this has left its mark on the turn."""

    def on_turn_end_noted(self, me: "Player", note: "Note") -> None:
        """My turn ends, the new hand is drawn: what the card promised (`Player.until_turn_end`)."""

    def on_between_turns_this_turn(self, me: "Player") -> None:
        """My turn has ended, and this had left its mark on it."""

    def on_between_turns_in_game(self, me: "Player") -> None:
        """My turn has ended, and this card is in the game."""

    # ---- what is asked about it --------------------------------------------------------------

    def own_cost(self, me: "Player", cost: i64) -> i64:
        """What this costs now, in the turn of `me`, other changes apart."""
        return cost

    def reduction_in_play(self, me: "Player", c: i64) -> i64:
        """How much cheaper `c` is because of this copy in play."""
        return 0

    def lays_aside(self) -> i64:
        """How many cards wait, face down, with its promise for the next turn."""
        return 0

    def may_be_bought(self, me: "Player") -> bool:
        return True

    def points(self, me: "Player") -> i64:
        """Victory points of one copy at the end of the game."""
        return self.value

    # ---- where several things happen at once -------------------------------------------------

    def order_matters(self, me: "Player", moment: i64, c: i64) -> bool:
        """Whether it can make a difference if this comes before or after another one's effect.

        At the start of a turn it seldom does: cards are drawn and taken back in any order.
        """
        return moment != TURN_START

    def copies_add_up(self) -> bool:
        """Whether each copy in play does its thing, or one is as good as several."""
        return True

    def __repr__(self) -> str:
        return f"<{self.name}>"
