"""What a position between two turns is worth, without playing it out: a small learned network.

It looks at each deck as the generic bot does (`Outlook`), and at how far the game has come. The
weights were learned from games of the generic bot (`python -m coffers.lab.learning`).
"""

import json
import math
from functools import cache
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.hints import hints_for
from coffers.bots.knowledge import measured
from coffers.bots.outlook import Outlook
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.table import Table
from coffers.engine.vocabulary import CURSE, NONE, PROVINCE

OF_A_PLAYER: Final = 10  # features
OF_THE_TABLE: Final = 6
N_FEATURES: Final = 2 * OF_A_PLAYER + OF_THE_TABLE
FILE: Final = "value.json"
MOST: Final = 30.0  # beyond that a game is won or lost


@cache
def learned() -> list[list[float]]:
    """The weights: of the hidden units, their bias, of the result, its offset."""
    text = files("coffers.data").joinpath(FILE).read_text("utf-8")
    weights: list[list[float]] = json.loads(text)
    return weights


@final
class Value:
    """Judges positions of two players in a kingdom."""

    setup: Setup
    deck: Outlook
    seen: vec[float]  # the features of the last position
    hidden: i64
    first: vec[float]  # weights: features by hidden units...
    bias: vec[float]
    second: vec[float]  # ... and hidden units to the result
    offset: float

    def __init__(self, setup: Setup, weights: list[list[float]] | None = None) -> None:
        self.setup = setup
        self.deck = Outlook(setup, hints_for(setup), measured())
        self.seen = vec[float]([0.0] * N_FEATURES)
        self.hidden = 0
        self.offset = 0.0
        if weights is not None:
            self.first = vec[float](weights[0])
            self.bias = vec[float](weights[1])
            self.second = vec[float](weights[2])
            self.offset = weights[3][0]
            self.hidden = len(weights[1])

    def look(self, table: Table, seat: i64) -> None:
        """Note the features of a position between two turns."""
        seen = self.seen
        me = table.players[seat]
        other = table.players[1 - seat]
        self.look_at(me, 0)
        self.look_at(other, OF_A_PLAYER)
        at: i64 = 2 * OF_A_PLAYER
        left: i64 = table.left[PROVINCE]
        colony = self.deck.colony
        if colony != NONE and table.left[colony] < left:
            left = table.left[colony]
        seen[at] = float(int(left)) / 8.0
        seen[at + 1] = float(int(table.empty_piles)) / 3.0
        seen[at + 2] = 1.0 if table.turn == seat else -1.0
        seen[at + 3] = float(int(me.turns)) / 20.0
        seen[at + 4] = 0.0 if colony == NONE else 1.0
        seen[at + 5] = (float(int(me.score())) - float(int(other.score()))) / (
            2.0 + 3.0 * float(int(left))
        )

    def look_at(self, p: Player, at: i64) -> None:
        deck = self.deck
        seen = self.seen
        deck.look(p)
        seen[at] = float(int(p.score())) / 20.0
        seen[at + 1] = float(int(deck.income)) / 5000.0
        seen[at + 2] = float(int(deck.later)) / 5000.0
        seen[at + 3] = float(int(deck.cash)) / 5000.0
        seen[at + 4] = float(int(deck.size)) / 200.0
        seen[at + 5] = float(int(deck.seen)) / 500.0
        seen[at + 6] = float(int(deck.turns)) / 100.0
        coins: i64 = p.coffers
        for c in range(self.setup.n_cards):
            coins += p.hand.count(c) * self.setup.coins[c]
        seen[at + 7] = float(int(coins)) / 5.0
        seen[at + 8] = float(int(deck.trashing)) / 100.0
        seen[at + 9] = float(int(deck.cursing * p.table.left[CURSE])) / 10.0

    def chance(self, table: Table, seat: i64) -> i64:
        """The chance to win, in thousandths."""
        self.look(table, seat)
        total = self.offset
        n: i64 = self.hidden
        j: i64 = 0
        while j < n:
            x = self.bias[j]
            i: i64 = 0
            while i < N_FEATURES:
                x += self.first[j * N_FEATURES + i] * self.seen[i]
                i += 1
            if x > 0.0:
                total += self.second[j] * x
            j += 1
        if total > MOST:
            total = MOST
        if total < -MOST:
            total = -MOST
        return i64(int(1000.0 / (1.0 + math.exp(-total))))
