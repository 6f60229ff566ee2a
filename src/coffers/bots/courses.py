"""What strategists follow through a game: money density, points by turn, Provinces, dead hands."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.sensible import money
from coffers.bots.splits import Split
from coffers.engine.player import Player
from coffers.engine.table import Table
from coffers.engine.vocabulary import PROVINCE

MOST_PROVINCES: Final = 12  # of one player, followed
PARTS: Final = 10_000  # of a coin by which density is counted
POOR: Final = 3  # with fewer coins a hand without Actions is poor


@final
class Course:
    """Sums by strategy and turn; and by strategy and Province, over games and over units."""

    n: i64
    turns: i64  # so many are followed
    density: vec[i64]  # coins for each card after the turn, in PARTS
    gained: vec[i64]  # points since the turn before
    dead: vec[i64]  # turns without an Action or a purchase, and with hardly any coins
    provinces: vec[i64]  # games by strategy, number of the Province and turn in which it came
    nth_provinces: Split  # by strategy and Province: games that had it, and its turn in them
    hands: Split  # by strategy, over all turns: dead ones are worth 1
    points: vec[i64]  # by seat: after the last turn
    had: vec[i64]  # by seat: Provinces that are counted

    def __init__(self, n: i64, turns: i64) -> None:
        self.n = n
        self.turns = turns
        self.density = vec[i64]([0] * (n * turns))
        self.gained = vec[i64]([0] * (n * turns))
        self.dead = vec[i64]([0] * (n * turns))
        self.provinces = vec[i64]([0] * (n * MOST_PROVINCES * turns))
        self.nth_provinces = Split(n * MOST_PROVINCES)
        self.hands = Split(n)
        self.points = vec[i64]([0] * n)
        self.had = vec[i64]([0] * n)

    def numbers(self) -> dict[str, list[int]]:
        return {
            "course_density": list(self.density),
            "course_gained": list(self.gained),
            "course_dead": list(self.dead),
            "course_provinces": list(self.provinces),
            **self.nth_provinces.numbers("province"),
            **self.hands.numbers("dead"),
        }

    def begin(self, table: Table) -> None:
        """A game that has just been dealt."""
        for p in table.players:
            self.points[p.index] = p.score()
            self.had[p.index] = p.owned[PROVINCE]

    def note_turn(self, me: Player, strategy: i64, coins: i64, acted: bool) -> None:
        """A turn that a player has had; `coins` were there to be spent, and an Action was played or
        something bought, or not."""
        is_dead: i64 = 0
        if coins < POOR and not acted:
            is_dead = 1
        self.hands.note(strategy, is_dead)
        self.note_provinces(me, strategy)
        points = me.score()
        if me.turns <= self.turns:
            at = strategy * self.turns + me.turns - 1
            cards: i64 = 0
            for c in range(me.setup.n_cards):
                cards += me.owned[c]
            if cards > 0:
                self.density[at] += money(me) * PARTS // cards
            self.gained[at] += points - self.points[me.index]
            self.dead[at] += is_dead
        self.points[me.index] = points

    def note_provinces(self, me: Player, strategy: i64) -> None:
        """The Provinces that a player has more than ever before."""
        turn = me.turns
        if turn > self.turns:
            turn = self.turns
        if turn < 1:
            turn = 1
        while self.had[me.index] < me.owned[PROVINCE]:
            nth = self.had[me.index]
            self.had[me.index] += 1
            if nth < MOST_PROVINCES:
                at = strategy * MOST_PROVINCES + nth
                self.provinces[at * self.turns + turn - 1] += 1
                self.nth_provinces.note(at, me.turns)

    def end_unit(self) -> None:
        self.nth_provinces.end_unit()
        self.hands.end_unit()
