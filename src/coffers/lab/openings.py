"""Results by first hand and by first two purchases."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from coffers.bots.openings import HANDS
from coffers.bots.series import SHARES
from coffers.lab.execution import Numbers
from coffers.lab.ratios import Ratio
from coffers.lab.starts import Beginning
from coffers.lab.statistics import Estimate

COPPERS = 7  # of a first deck


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of the games that began in one way."""

    began: tuple[str, ...]  # cards, or the coins of the first two hands
    games: int
    share: float  # of all games
    score: Estimate

    def as_json(self) -> dict[str, Any]:
        return {
            "began": list(self.began),
            "games": self.games,
            "share": self.share,
            "score": self.score.as_json(),
        }


@dataclass(frozen=True, slots=True)
class OpeningResults:
    """By strategy, the most frequent first."""

    hands: list[list[Outcome]]
    """By the coins of the first two hands; nothing where games do not begin with a first hand."""
    purchases: list[list[Outcome]]
    """By what was bought first in each of the first two turns, in either order; a turn in which
    nothing was bought is left out."""

    @staticmethod
    def of(
        sums: Numbers, cards: Sequence[str], players: int, beginning: Beginning
    ) -> "OpeningResults":
        width = len(cards) + 1
        names = ("", *cards)

        def hand(kind: int) -> tuple[str, ...]:
            return str(kind), str(COPPERS - kind)

        def pair(kind: int) -> tuple[str, ...]:
            return tuple(names[k] for k in divmod(kind, width) if names[k])

        dealt = not (beginning.position or beginning.game)
        return OpeningResults(
            [list(outcomes(sums, "hand", i, HANDS, hand)) if dealt else [] for i in range(players)],
            [list(outcomes(sums, "pair", i, width**2, pair)) for i in range(players)],
        )

    def as_json(self) -> dict[str, Any]:
        return {
            "hands": [[o.as_json() for o in row] for row in self.hands],
            "purchases": [[o.as_json() for o in row] for row in self.purchases],
        }


def outcomes(
    sums: Numbers, name: str, i: int, kinds: int, written: Callable[[int], tuple[str, ...]]
) -> Iterator[Outcome]:
    """Of a strategy: the kinds that occurred, how often, and its score then."""
    all_games = sums["games"][0]
    games = sums[f"{name}_times"][i * kinds : (i + 1) * kinds]
    seen = sorted((kind for kind in range(kinds) if games[kind]), key=lambda kind: -games[kind])
    for kind in seen:
        score = Ratio.of(sums, name, i * kinds + kind, SHARES).share()
        yield Outcome(written(kind), games[kind], games[kind] / all_games, score)
