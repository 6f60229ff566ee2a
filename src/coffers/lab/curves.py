"""How games went, turn by turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from coffers.bots import series
from coffers.bots.courses import MOST_PROVINCES, PARTS
from coffers.lab.execution import Numbers
from coffers.lab.ratios import Ratio
from coffers.lab.statistics import Estimate, rate


@dataclass(frozen=True, slots=True)
class Province:
    """The n-th Province of a strategy."""

    n: int
    reached: Estimate  # the share of games in which it came
    turn: Estimate  # on average, in those games
    by_turn: list[int]  # games by the turn in which it came, from the first on (50 stands for more)

    def as_json(self) -> dict[str, Any]:
        return {
            "n": self.n,
            "reached": self.reached.as_json(),
            "turn": self.turn.as_json(),
            "games": self.by_turn,
        }


@dataclass(frozen=True, slots=True)
class Curves:
    """How games went, turn by turn; lists are by strategy, then by turn from the first on.

    They end with the last turn that any game had. The last turns are those of few games, which
    `games` tells.
    """

    cards_in_game: tuple[str, ...]
    games: list[list[int]]  # that had that turn
    coins: list[list[float]]  # to spend in that turn
    points: list[list[float]]  # after it
    cards: list[list[float]]
    owned: list[dict[str, list[float]]]  # by strategy and card
    standing: list[list[float]]  # share of games it would win if they ended with that round
    leads: list[dict[int, tuple[int, float]]]
    """By round: how often the first strategy was so many points ahead after it (30 stands for
    more), and what share of those games it won."""
    density: list[list[float]]  # coins of all Treasures for each card of the deck, after the turn
    gained: list[list[float]]  # points since the turn before
    dead: list[list[float]]
    """Share of dead hands: no Action played, fewer than three coins to spend, nothing bought."""
    dead_hands: list[Estimate]  # the same over all turns, by strategy
    provinces: list[list[Province]]  # by strategy: the first, the second...

    @staticmethod
    def of(sums: Numbers, cards: Sequence[str], players: int) -> "Curves":
        most = series.CURVE_TURNS
        n_cards = len(cards)

        def rows(name: str) -> list[list[int]]:
            return [sums[name][i * most : (i + 1) * most] for i in range(players)]

        games = [[n for n in row if n] for row in rows("curve_games")]
        turns = max(map(len, games))

        def means(values: Sequence[int], of: Sequence[int]) -> list[float]:
            return [v / n for v, n in zip(values, of, strict=False)]

        owned = []
        for i, row in enumerate(games):
            start = i * most * n_cards
            by_card = {
                card: means(sums["curve_owned"][start + c : start + most * n_cards : n_cards], row)
                for c, card in enumerate(cards)
            }
            owned.append({card: line for card, line in by_card.items() if any(line)})
        width = 2 * series.MOST_LEAD + 1
        leads = []
        for r in range(turns):
            counts = sums["lead_games"][r * width : (r + 1) * width]
            credits = sums["lead_credit"][r * width : (r + 1) * width]
            leads.append(
                {
                    lead - series.MOST_LEAD: (n, credits[lead] / n / series.SHARES)
                    for lead, n in enumerate(counts)
                    if n
                }
            )
        all_games = [sums["games"][0] * series.SHARES] * turns

        def by_turn(name: str, scale: int = 1) -> list[list[float]]:
            return [
                [value / scale for value in means(v, n)]
                for v, n in zip(rows(name), games, strict=True)
            ]

        return Curves(
            tuple(cards),
            games,
            by_turn("curve_coins"),
            by_turn("curve_points"),
            by_turn("curve_cards"),
            owned,
            [means(v, all_games) for v in rows("curve_standing")],
            leads,
            by_turn("course_density", PARTS),
            by_turn("course_gained"),
            by_turn("course_dead"),
            [dead_hands(sums, i) for i in range(players)],
            [provinces(sums, i, players) for i in range(players)],
        )

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "coins": self.coins,
            "points": self.points,
            "cards": self.cards,
            "owned": self.owned,
            "standing": self.standing,
            "leads": [
                [{"lead": k, "games": n, "score": s} for k, (n, s) in sorted(row.items())]
                for row in self.leads
            ],
            "density": self.density,
            "points_gained": self.gained,
            "dead": self.dead,
            "dead_hands": [share.as_json() for share in self.dead_hands],
            "provinces": [[p.as_json() for p in row] for row in self.provinces],
        }


def dead_hands(sums: Numbers, i: int) -> Estimate:
    """The share of a strategy's turns that were dead."""
    return Ratio.of(sums, "dead", i).share()


def provinces(sums: Numbers, i: int, players: int) -> list[Province]:
    """The Provinces of a strategy, as many as it ever had."""
    units = sums["units"][0]
    per_unit = sums["games"][0] / units
    turns = len(sums["course_provinces"]) // (players * MOST_PROVINCES)
    found = []
    for nth in range(MOST_PROVINCES):
        at = i * MOST_PROVINCES + nth
        games, squares = sums["province_times"][at], sums["province_times_squared"][at]
        if games == 0:
            break
        turn = Ratio.of(sums, "province", at).mean()
        by_turn = sums["course_provinces"][at * turns : (at + 1) * turns]
        while by_turn[-1] == 0:
            by_turn = by_turn[:-1]
        found.append(Province(nth + 1, rate(games, squares, units, per_unit), turn, by_turn))
    return found
