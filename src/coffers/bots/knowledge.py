"""What cards do, as it was measured by playing them (`make knowledge`, coffers.lab.measuring).

A card that has not been measured is judged by its cost and types, so that every bot can play every
card; what was measured makes it play that card better.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, final

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.costs import coins_of
from coffers.engine.vocabulary import ACTION, TREASURE

FILE: Final = "knowledge.json"
GUESS: Final = 0.5  # what an unknown Action is worth for each coin that it costs

# What playing a card does beside cards, Actions, coins and buys, in coins: for each...
GAINED: Final = 0.3  # ... coin that the cards cost which it gains
COFFERS: Final = 0.3  # ... token for the Coffers, beyond the coin that it is
POINT: Final = 1.5  # ... victory point token
HARM: Final = 1.0  # ... coin that the others have less in their next two turns

NEXT: Final = 0.4  # ... coin that the next hand has more: others will have it less


@final
class Knowledge:
    """What is known of one card; 10 is one card, Action, coin, Curse."""

    cards: i64  # drawn, on average
    actions: i64
    coins: i64
    buys: i64
    extra: i64  # all else, in tenths of a coin
    trashes: i64  # junk of one's own that is trashed
    curses: i64  # given to each opponent
    most: i64  # cards that it may trash from hand
    must: bool  # ... or has to
    treasures: bool  # ... only Treasures, for Treasures
    trades: bool  # for each of them it gains another card...
    more: i64  # ... that costs so much more...
    exactly: bool  # ... exactly, or up to that...
    to_hand: bool  # ... and comes into the hand

    def __init__(self, line: dict[str, Any]) -> None:
        self.cards = tenths(line.get("cards", 0))
        self.actions = tenths(line.get("actions", 0))
        self.coins = tenths(line.get("coins", 0) + line.get("coffers", 0))
        self.buys = tenths(line.get("buys", 0))
        self.trashes = tenths(line.get("trashes", 0))
        self.curses = tenths(line.get("curses", 0))
        extra = GAINED * line.get("gains", 0) + POINT * line.get("points", 0)
        extra += COFFERS * line.get("coffers", 0)
        self.extra = tenths(extra + HARM * line.get("harm", 0) + NEXT * line.get("next", 0))
        trash = line.get("trash", {})
        self.most = trash.get("most", 0)
        self.must = trash.get("must", False)
        self.treasures = trash.get("treasures", False)
        trade = line.get("trade")
        self.trades = trade is not None
        self.more = 0
        self.exactly = False
        self.to_hand = False
        if trade is not None:
            self.more = trade["more"]
            self.exactly = trade.get("exactly", False)
            self.to_hand = trade.get("to hand", False)


def tenths(number: float) -> int:
    return round(10 * number)


@cache
def measured() -> dict[str, dict[str, Any]]:
    """What was measured, by card."""
    text = files("coffers.data").joinpath(FILE).read_text("utf-8")
    lines: dict[str, dict[str, Any]] = json.loads(text)
    return lines


def knowledge(card: Card, known: dict[str, dict[str, Any]]) -> Knowledge:
    """What is known of a card, or can be guessed from its cost and types."""
    if card.name in known:
        return Knowledge(known[card.name])
    cost = int(coins_of(card.cost))
    if card.types & TREASURE:
        return Knowledge({"coins": int(card.coins) if card.coins else GUESS * cost})
    if card.types & ACTION:
        return Knowledge({"gains": GUESS * cost / GAINED})
    return Knowledge({})
