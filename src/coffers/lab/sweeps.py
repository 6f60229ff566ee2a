"""Sweeps: one plan with other numbers in its lines, all on the same shuffles.

>>> money = Plan.of_toml('name = "Money"\\nbuy = ["Province", "Gold", "Smithy max 1", "Silver"]')
>>> found = sweep(money, "Smithy max {0..2}", games=400, seed=1)
>>> [point.values for point in found.points]
[(0,), (1,), (2,)]
>>> found.points[1].score.value, found.now
(0.5, 1)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from time import monotonic
from typing import Any

from coffers.errors import CoffersError
from coffers.kingdoms import Kingdom
from coffers.kingdoms.settings import KingdomWish
from coffers.lab.execution import chosen_place
from coffers.lab.frames import Rows
from coffers.lab.matches import (
    DEFAULT_GAMES,
    Job,
    chosen_seed,
    started,
    units_for,
)
from coffers.lab.paired import Paired
from coffers.lab.starts import Position
from coffers.lab.statistics import Estimate
from coffers.lab.strategy import load_strategy
from coffers.lab.varying import variants
from coffers.lab.words import percent, points_of_score
from coffers.scenario.document import Scenario
from coffers.strategies.plans import Plan, Strategy
from coffers.texts import Language, current

Opponents = Sequence[str | Path | Strategy]


@dataclass(frozen=True)
class Point:
    """A plan of a sweep, and how it did."""

    values: tuple[int, ...]  # in the order of the braces
    plan: Plan
    score: Estimate  # on average over all opponents
    by_opponent: tuple[Estimate, ...]
    change: Estimate | None  # of the score, from the plan as it is, on the same shuffles
    is_alike: bool  # it cannot be told apart from the best one

    def as_json(self) -> dict[str, Any]:
        return {
            "values": list(self.values),
            "score": self.score.as_json(),
            "by_opponent": [estimate.as_json() for estimate in self.by_opponent],
            "change": None if self.change is None else self.change.as_json(),
            "alike": self.is_alike,
        }


@dataclass
class SweepResult:
    """What came of a sweep."""

    plan: Plan
    vary: tuple[str, ...]
    opponents: tuple[Strategy, ...]
    kingdom: Kingdom
    edition: str
    seed: int
    games: int  # of each plan against each opponent
    points: tuple[Point, ...]
    best: int  # which point
    now: int | None  # the point that is the plan as it is, if it is one
    seconds: float
    unsaved: CoffersError | None = None

    @property
    def names(self) -> list[str]:
        """What is varied, as axes and columns are called: a letter for each pair of braces."""
        n = len(self.points[0].values)
        return ["n"] if n == 1 else [chr(ord("a") + i) for i in range(n)]

    @property
    def itself(self) -> bool:
        """Whether the opponent is the plan as it is."""
        return self.opponents == (self.plan,)

    def __repr__(self) -> str:
        best = self.points[self.best]
        return (
            f"<SweepResult: {len(self.points)} plans, best {best.values} with {best.score}; "
            f"{self.games} games each, seed {self.seed}>"
        )

    def rows(self) -> Rows:
        """One row for each plan, as tables of other programs like them."""
        found = []
        for point in self.points:
            row: dict[str, str | int | float] = dict(zip(self.names, point.values, strict=True))
            row.update(
                games=self.games * len(self.opponents),
                score=point.score.value,
                score_low=point.score.low,
                score_high=point.score.high,
            )
            found.append(row)
        return found

    def as_json(self) -> dict[str, Any]:
        return {
            "plan": self.plan.name,
            "vary": list(self.vary),
            "against": [opponent.name for opponent in self.opponents],
            "kingdom": list(self.kingdom.cards),
            "edition": self.edition,
            "seed": self.seed,
            "games": self.games,
            "points": [point.as_json() for point in self.points],
            "best": self.best,
            "now": self.now,
        }

    def report(self, path: str | Path, language: Language | None = None) -> None:
        """Write a report with the curve (.html), or the curve alone (.svg, .png)."""
        from coffers.lab.sweep_pictures import write_sweep

        write_sweep(self, path, language or current())

    def _repr_html_(self) -> str:
        """For notebooks."""
        heads = [*self.names, current().text("report-score")]
        lines = ["<table><tr>", *(f"<th>{escape(head)}</th>" for head in heads), "</tr>"]
        for point in self.points:
            cells = [*map(str, point.values), percent(point.score)]
            lines += ["<tr>", *(f"<td>{escape(cell)}</td>" for cell in cells), "</tr>"]
        return "".join([*lines, "</table>"])


def sweep(
    plan: str | Path | Plan,
    *vary: str,
    against: Opponents = (),
    games: int | None = None,
    seed: int | None = None,
    kingdom: KingdomWish | None = None,
    edition: str | None = None,
    platinum_colony: bool | None = None,
    opening: str | None = None,
    position: str | Path | Scenario | None = None,
    cores: int | None = None,
    executor: str | None = None,
    progress: Callable[[float], None] | None = None,
) -> SweepResult:
    """Play a plan with all numbers that the braces in some of its lines stand for.

    Each plan plays so many games against each opponent (the plan as it is, if none is named), all
    of them on the same shuffles.
    """
    start = monotonic()
    base = loaded_plan(plan)
    found = list(variants(base, vary))
    opponents = tuple(load_strategy(one) for one in against) or (base,)
    seed = chosen_seed(seed, None)
    where = started(
        [base, *opponents], kingdom, edition, seed, platinum_colony, opening, position, 2
    )
    units = units_for(DEFAULT_GAMES if games is None else games, 2)
    jobs = [job for _, one in found for job in jobs_of(one, opponents, where, seed)]
    now = next((i for i, (_, one) in enumerate(found) if one == base), None)
    if now is None:
        jobs += jobs_of(base, opponents, where, seed)  # to compare with
    paired = Paired(jobs, units)
    paired.play(chosen_place(executor, cores), progress)
    k = len(opponents)
    mine = [range(i * k, (i + 1) * k) for i in range(len(jobs) // k)]
    reference = mine[len(found) if now is None else now]
    scores = [paired.mean_score(own) for own in mine]
    if now is not None and opponents == (base,):
        scores[now] = Estimate(0.5, 0.5, 0.5)  # against itself, with all seats: that is no estimate
    best = max(range(len(found)), key=lambda i: scores[i].value)
    points = []
    for i, (values, one) in enumerate(found):
        behind = paired.difference(mine[best], mine[i], max(1, len(found) - 1))
        points.append(
            Point(
                values,
                one,
                scores[i],
                tuple(paired.score(job) for job in mine[i]),
                None if i == now else paired.difference(mine[i], reference),
                i == best or behind.low <= 0,
            )
        )
    return SweepResult(
        base,
        tuple(vary),
        opponents,
        where.kingdom,
        where.edition,
        seed,
        2 * units,
        tuple(points),
        best,
        now,
        monotonic() - start,
    )


def loaded_plan(wish: str | Path | Plan) -> Plan:
    """A plan; other strategies have no lines with numbers."""
    found = load_strategy(wish)
    if not isinstance(found, Plan):
        raise CoffersError("sweep-no-plan", strategy=found.name)
    return found


def jobs_of(
    plan: Plan, opponents: Sequence[Strategy], where: Position, seed: int, about: str = ""
) -> list[Job]:
    """A plan against each opponent; all on the same shuffles."""
    return [
        Job.of(
            (plan, replace(opponent, name=f"{opponent.name} (2)")),
            where.kingdom,
            where.edition,
            seed,
            about=about,
            beginning=where.beginning,
        )
        for opponent in opponents
    ]


# ---- in words ----------------------------------------------------------------------------------


def title_of(result: SweepResult, language: Language | None = None) -> str:
    language = language or current()
    plan = result.plan.title(language.code)
    if result.itself:
        return language.text("lab-sweep-itself", plan=plan)
    opponents = language.listing([one.title(language.code) for one in result.opponents])
    return language.text("lab-sweep-title", plan=plan, opponents=opponents)


def names_of_lines(result: SweepResult) -> list[str]:
    """By line that is varied: the names of its numbers."""
    names = iter(result.names)
    return [", ".join(next(names) for _ in range(text.count("{"))) for text in result.vary]


def best_of(result: SweepResult, language: Language | None = None) -> str:
    """Which numbers are best, and which may be as good."""
    language = language or current()
    others = [
        in_words(point.values)
        for i, point in enumerate(result.points)
        if point.is_alike and i != result.best
    ]
    return language.text(
        "lab-sweep-best",
        best=in_words(result.points[result.best].values),
        alike=len(others),
        others="; ".join(others),
    )


def in_words(values: Sequence[int]) -> str:
    return "/".join(map(str, values))


def change_of(point: Point, language: Language | None = None) -> str:
    """By how much a plan scores more than the one as it is."""
    language = language or current()
    if point.change is None:
        return language.text("lab-sweep-mark")
    return points_of_score(point.change, language)
