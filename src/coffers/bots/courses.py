"""What strategists follow through a game: money density, points by turn, Provinces, dead hands."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.sensible import money
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
    province_games: vec[i64]  # by strategy and Province: games that had it...
    province_games_squared: vec[i64]  # ... and over units, as means and intervals want them
    province_turns: vec[i64]
    province_turns_squared: vec[i64]
    province_products: vec[i64]
    dead_hands: vec[i64]  # by strategy, over all turns
    dead_hands_squared: vec[i64]
    hands: vec[i64]
    hands_squared: vec[i64]
    dead_products: vec[i64]
    points: vec[i64]  # by seat: after the last turn
    had: vec[i64]  # by seat: Provinces that are counted
    unit_games: vec[i64]  # by strategy and Province, in the unit being played
    unit_turns: vec[i64]
    unit_dead: vec[i64]  # by strategy
    unit_hands: vec[i64]

    def __init__(self, n: i64, turns: i64) -> None:
        self.n = n
        self.turns = turns
        self.density = vec[i64]([0] * (n * turns))
        self.gained = vec[i64]([0] * (n * turns))
        self.dead = vec[i64]([0] * (n * turns))
        self.provinces = vec[i64]([0] * (n * MOST_PROVINCES * turns))
        self.province_games = vec[i64]([0] * (n * MOST_PROVINCES))
        self.province_games_squared = vec[i64]([0] * (n * MOST_PROVINCES))
        self.province_turns = vec[i64]([0] * (n * MOST_PROVINCES))
        self.province_turns_squared = vec[i64]([0] * (n * MOST_PROVINCES))
        self.province_products = vec[i64]([0] * (n * MOST_PROVINCES))
        self.dead_hands = vec[i64]([0] * n)
        self.dead_hands_squared = vec[i64]([0] * n)
        self.hands = vec[i64]([0] * n)
        self.hands_squared = vec[i64]([0] * n)
        self.dead_products = vec[i64]([0] * n)
        self.points = vec[i64]([0] * n)
        self.had = vec[i64]([0] * n)
        self.unit_games = vec[i64]([0] * (n * MOST_PROVINCES))
        self.unit_turns = vec[i64]([0] * (n * MOST_PROVINCES))
        self.unit_dead = vec[i64]([0] * n)
        self.unit_hands = vec[i64]([0] * n)

    def numbers(self) -> dict[str, list[int]]:
        return {
            "course_density": list(self.density),
            "course_gained": list(self.gained),
            "course_dead": list(self.dead),
            "course_provinces": list(self.provinces),
            "province_games": list(self.province_games),
            "province_games_squared": list(self.province_games_squared),
            "province_turns": list(self.province_turns),
            "province_turns_squared": list(self.province_turns_squared),
            "province_products": list(self.province_products),
            "dead_hands": list(self.dead_hands),
            "dead_hands_squared": list(self.dead_hands_squared),
            "all_hands": list(self.hands),
            "all_hands_squared": list(self.hands_squared),
            "dead_products": list(self.dead_products),
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
        self.unit_hands[strategy] += 1
        self.unit_dead[strategy] += is_dead
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
                self.unit_games[at] += 1
                self.unit_turns[at] += me.turns

    def end_unit(self) -> None:
        for at in range(self.n * MOST_PROVINCES):
            games = self.unit_games[at]
            if games == 0:
                continue
            turns = self.unit_turns[at]
            self.province_games[at] += games
            self.province_games_squared[at] += games * games
            self.province_turns[at] += turns
            self.province_turns_squared[at] += turns * turns
            self.province_products[at] += games * turns
            self.unit_games[at] = 0
            self.unit_turns[at] = 0
        for i in range(self.n):
            dead = self.unit_dead[i]
            hands = self.unit_hands[i]
            self.dead_hands[i] += dead
            self.dead_hands_squared[i] += dead * dead
            self.hands[i] += hands
            self.hands_squared[i] += hands * hands
            self.dead_products[i] += dead * hands
            self.unit_dead[i] = 0
            self.unit_hands[i] = 0
