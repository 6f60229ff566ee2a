"""How games came out by the first hand and by the first two purchases."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.splits import Split
from coffers.engine.decisions import Agent, Decision, Onlooker
from coffers.engine.piles import listed
from coffers.engine.player import Player
from coffers.engine.table import Table
from coffers.engine.vocabulary import BUY, NONE, START

HANDS: Final = 12  # coins of a first hand are told apart below that
TURNS: Final = 2  # whose purchases are noted


@final
class Openings:
    """What came of first hands, by strategy and coins in it; and of first purchases, by strategy
    and pair of cards, the lower number first. A card that was not bought has the number -1."""

    n: i64
    width: i64  # cards, and none
    hands: Split
    pairs: Split
    coins: vec[i64]  # in the first hand, by seat
    turns: vec[i64]  # that each seat had had before
    bought: vec[i64]  # by seat and turn: what was bought first in it

    def __init__(self, n: i64, n_cards: i64) -> None:
        self.n = n
        self.width = n_cards + 1
        self.hands = Split(n * HANDS)
        self.pairs = Split(n * self.width * self.width)
        self.coins = vec[i64]([0] * n)
        self.turns = vec[i64]([0] * n)
        self.bought = vec[i64]([NONE] * (n * TURNS))

    def numbers(self) -> dict[str, list[int]]:
        return {**self.hands.numbers("hand"), **self.pairs.numbers("pair")}

    def begin(self, table: Table) -> None:
        """A game that has just been dealt."""
        for p in table.players:
            coins: i64 = 0
            for c in listed(p.hand.kinds & p.setup.treasures):
                coins += p.hand.count(c) * p.setup.coins[c]
            if coins >= HANDS:
                coins = HANDS - 1
            self.coins[p.index] = coins
            self.turns[p.index] = p.turns
            if table.turn == p.index and table.phase != START:
                self.turns[p.index] -= 1  # a position in the middle of a turn
            for t in range(TURNS):
                self.bought[p.index * TURNS + t] = NONE

    def note_purchase(self, me: Player, card: i64) -> None:
        turn = me.turns - self.turns[me.index] - 1
        if 0 <= turn < TURNS and self.bought[me.index * TURNS + turn] == NONE:
            self.bought[me.index * TURNS + turn] = card

    def note_game(self, seat: i64, strategy: i64, credit: i64) -> None:
        """What a game that is over brought the strategy in a seat."""
        self.hands.note(strategy * HANDS + self.coins[seat], credit)
        first = self.bought[seat * TURNS] + 1
        second = self.bought[seat * TURNS + 1] + 1
        if first > second:
            first, second = second, first
        self.pairs.note((strategy * self.width + first) * self.width + second, credit)

    def end_unit(self) -> None:
        self.hands.end_unit()
        self.pairs.end_unit()


class Shopping(Onlooker):
    """Lets another agent decide, and notes what it buys first."""

    openings: Openings

    def __init__(self, agent: Agent, openings: Openings) -> None:
        super().__init__(agent)
        self.openings = openings

    def choose(self, me: Player, d: Decision) -> i64:
        answer = self.agent.choose(me, d)
        if d.kind == BUY and answer >= 0:
            self.openings.note_purchase(me.table.players[d.subject], answer)
        return answer
