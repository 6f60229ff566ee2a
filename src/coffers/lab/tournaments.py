"""Tournaments: all against all, over one or many kingdoms.

>>> result = tournament(["big-money", "random"], games=20, seed=1)
>>> result.matrix[0][1].value > 0.9
True
>>> result.ratings[0].value > result.ratings[1].value
True
"""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from html import escape
from itertools import combinations
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from coffers.bots import series
from coffers.engine.editions import DEFAULT_EDITION
from coffers.errors import CoffersError, StoppedTooSoon
from coffers.kingdoms import check_edition
from coffers.kingdoms.settings import KingdomWish, Setting, setting
from coffers.lab import checkpoints, frames
from coffers.lab.execution import Counts, Numbers, Work, chosen_place, results
from coffers.lab.matches import (
    GAMES_OF_THINKERS,
    Job,
    MatchResult,
    chosen_seed,
    common_kingdom,
    needs_colony,
    nothing_played,
    play_units,
    seconds_of_unit,
    units_for,
)
from coffers.lab.statistics import (
    Estimate,
    Pairing,
    groups_of,
    rate_of_strata,
    ratings_of,
    variance,
)
from coffers.lab.strategy import distinct, load_strategy, thinking_time
from coffers.strategies.plans import Strategy, shipped
from coffers.texts import Language, current

DEFAULT_GAMES = 1000  # of each pair in each kingdom

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two strategies in one kingdom."""

    first: int
    second: int
    setting: Setting
    job: Job


class TournamentResult:
    """What came of a tournament. Lists are by strategy, in the order they were named."""

    def __init__(
        self,
        strategies: tuple[Strategy, ...],
        meetings: Sequence[Meeting],
        sums: Sequence[Numbers],
        seed: int,
        seconds: float,
        before: int = 0,
        unsaved: CoffersError | None = None,
        settings: Sequence[Setting] = (),
    ) -> None:
        played = [(m, s) for m, s in zip(meetings, sums, strict=True) if s]
        self.strategies = strategies
        self.settings = settings  # the kingdoms that were named; none: one was made for each pair
        self.meetings = [m for m, _ in played]
        self.sums = [s for _, s in played]
        self.seed = seed
        self.seconds = seconds
        self.unsaved = unsaved  # why there is no checkpoint, if there should be one
        self.games: int = sum(s["games"][0] for s in self.sums)
        self.speed = (self.games - before) / max(seconds, 1e-6)

    def match(self, first: int, second: int) -> list[MatchResult]:
        """The matches of two strategies, one for each kingdom they met in; `first` is first."""
        return [
            MatchResult(m.job, self.seed, s, self.seconds)
            for m, s in zip(self.meetings, self.sums, strict=True)
            if (m.first, m.second) == (first, second)
        ]

    @cached_property
    def matrix(self) -> list[list[Estimate | None]]:
        """`matrix[i][j]`: the score of i against j, over all kingdoms; None: they never met."""
        n = range(len(self.strategies))
        scores = self._scores(lambda me, other, meeting: (me, other))
        return [[scores.get((i, j)) for j in n] for i in n]

    @cached_property
    def by_kingdom(self) -> dict[Setting, list[Estimate | None]]:
        """The score of each strategy in each kingdom that was named; None: it was not there."""
        n = range(len(self.strategies))
        scores = self._scores(lambda me, other, meeting: (me, meeting.setting))
        return {setting: [scores.get((i, setting)) for i in n] for setting in self.settings}

    def _scores(self, about: Callable[[int, int, Meeting], K]) -> dict[K, Estimate]:
        """Scores over all meetings that are `about` the same: who, against whom, which meeting."""
        strata: dict[K, list[tuple[float, float, int]]] = {}
        for meeting, sums in zip(self.meetings, self.sums, strict=True):
            pair = (meeting.first, meeting.second)
            for me, (i, j) in enumerate((pair, pair[::-1])):
                total, squares = sums["credit"][me], sums["credit_squared"][me]
                strata.setdefault(about(i, j, meeting), []).append(
                    (total / series.SHARES, squares / series.SHARES**2, sums["units"][0])
                )
        return {key: rate_of_strata(found, 2) for key, found in strata.items()}

    @cached_property
    def _pairings(self) -> list[Pairing]:
        pairings = []
        for meeting, sums in zip(self.meetings, self.sums, strict=True):
            units = sums["units"][0]
            total = sums["credit"][0] / series.SHARES
            squares = sums["credit_squared"][0] / series.SHARES**2
            # Two imagined units, one lost and one won: who won all games has no rating for sure.
            spread = variance(total + 2, squares + 4, units + 2)
            pairings.append(
                Pairing(meeting.first, meeting.second, 2 * units, total, spread * units)
            )
        return pairings

    @cached_property
    def ratings(self) -> list[Estimate | None]:
        """On the Elo scale, average 1500 in each group; None: it did not play."""
        return ratings_of(len(self.strategies), self._pairings)

    @cached_property
    def groups(self) -> list[list[int]]:
        """Those that have met, directly or through others: only they can be compared.

        The largest group comes first, and in each group the best.
        """
        value = {i: e.value for i, e in enumerate(self.ratings) if e is not None}
        return [sorted(group, key=lambda i: -value[i]) for group in groups_of(self._pairings)]

    @property
    def order(self) -> list[int]:
        """The strategies that have played, group by group, the best first."""
        return [i for group in self.groups for i in group]

    @property
    def idle(self) -> int:
        """How many strategies did not play."""
        return len(self.strategies) - len(self.order)

    # ---- for others --------------------------------------------------------------------------

    def __repr__(self) -> str:
        best = "; ".join(
            ", ".join(
                [
                    *(f"{self.strategies[i].name} {rating(self.ratings[i])}" for i in group[:3]),
                    *(["..."] if len(group) > 3 else []),
                ]
            )
            for group in self.groups
        )
        return f"<TournamentResult: {best}; {self.games} games, seed {self.seed}>"

    def rows(self) -> list[dict[str, str | int | float]]:
        """One row for each pair in each kingdom."""
        found: list[dict[str, str | int | float]] = []
        for meeting, sums in zip(self.meetings, self.sums, strict=True):
            result = MatchResult(meeting.job, self.seed, sums, self.seconds)
            row: dict[str, str | int | float] = {
                "first": self.strategies[meeting.first].name,
                "second": self.strategies[meeting.second].name,
                "kingdom": ", ".join(meeting.job.kingdom.cards),
                "set": meeting.setting.name,
                "games": result.games,
            }
            for name in ("scores", "wins", "ties", "losses", "leads"):
                estimate: Estimate = getattr(result, name)[0]
                row[name] = estimate.value
                row[f"{name}_low"] = estimate.low
                row[f"{name}_high"] = estimate.high
            found.append(row)
        return found

    def frame(self) -> Any:
        """The rows as a DataFrame of polars, or of pandas if only that is there."""
        return frames.frame(self.rows())

    def as_json(self) -> dict[str, Any]:
        """Everything about those that have played; groups are counted from 1."""
        played = sorted(self.order)
        group = {i: k + 1 for k, found in enumerate(self.groups) for i in found}

        def number(estimate: Estimate | None) -> dict[str, float] | None:
            return None if estimate is None else estimate.as_json()

        return {
            "games": self.games,
            "seed": self.seed,
            "seconds": self.seconds,
            "strategies": [
                {
                    "name": self.strategies[i].name,
                    "rating": number(self.ratings[i]),
                    "group": group[i],
                }
                for i in played
            ],
            "matrix": [[number(self.matrix[i][j]) for j in played] for i in played],
            "meetings": self.rows(),
        }

    def report(self, path: str | Path, language: Language | None = None) -> None:
        """Write a report with pictures (.html), or the pictures alone (.svg, .png)."""
        from coffers.lab.report import write_report

        write_report(self, path, language)

    def _repr_html_(self) -> str:
        """For notebooks: ratings and the matrix of each group, the best first."""
        say = current().text
        lines = [self._table(group) for group in self.groups]
        if len(self.groups) > 1:
            lines.append(f"<p>{escape(say('lab-groups', n=len(self.groups)))}</p>")
        summary = say("lab-summary", games=self.games, seed=str(self.seed))
        return "".join([*lines, f"<p>{escape(summary)}</p>"])

    def _table(self, group: Sequence[int]) -> str:
        language = current()
        heads = [language.text("lab-strategy"), language.text("lab-rating")]
        heads += [str(k + 1) for k in range(len(group))]
        lines = ["<table><tr>", *(f"<th>{escape(head)}</th>" for head in heads), "</tr>"]
        for place, i in enumerate(group):
            cells = [
                f"{place + 1}. {self.strategies[i].title(language.code)}",
                rating(self.ratings[i]),
                *(cell(self.matrix[i][j]) for j in group),
            ]
            lines += ["<tr>", *(f"<td>{escape(text)}</td>" for text in cells), "</tr>"]
        return "".join([*lines, "</table>"])


def rating(estimate: Estimate | None, language: Language | None = None) -> str:
    """A rating with its interval; nothing for one that did not play."""
    if estimate is None:
        return ""
    return (language or current()).text(
        "lab-points-of-rating", value=round(estimate.value), margin=round(estimate.margin)
    )


def cell(estimate: Estimate | None) -> str:
    """A score in the matrix, in percent."""
    return "" if estimate is None else f"{100 * estimate.value:.0f}"


# ---- playing -----------------------------------------------------------------------------------


def tournament(
    strategies: Sequence[str | Path | Strategy] = (),
    *,
    games: int | None = None,
    kingdoms: Sequence[KingdomWish] = (),
    edition: str | None = None,
    platinum_colony: bool | None = None,
    seed: int | None = None,
    cores: int | None = None,
    executor: str | None = None,
    checkpoint: str | Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> TournamentResult:
    """Let all strategies (by default those that come with Coffers) play against each other.

    So many games of each pair in each kingdom (1,000 if nothing is said, or 100 where one of them
    looks ahead); a kingdom is given as such, as ten cards, or by the name of a recommended set.
    Without any, each pair meets in a kingdom that suits both.
    Where a kingdom does not suit a strategy, it does not play there. Platinum and Colony are
    there if `platinum_colony` says so, else if the set does, else if a strategy that was named
    needs them. `progress` is told how many games have been played, and out of how many.
    """
    found = distinct(load_strategy(s) for s in strategies or shipped().values())
    if len(found) < 2:
        raise CoffersError("tournament-of-one", n=len(found))
    kept = checkpoints.load(checkpoint)
    seed = chosen_seed(seed, kept)
    usually = bool(strategies) and needs_colony(found)
    settings = [
        setting(k, edition=edition, seed=seed, platinum_colony=platinum_colony, usually=usually)
        for k in kingdoms
    ]
    edition = check_edition(edition or DEFAULT_EDITION)
    meetings = arrange(found, settings, edition, seed, platinum_colony)
    if not meetings:
        raise CoffersError("tournament-of-nobody")
    jobs = [m.job for m in meetings]
    counts = Counts([{}] * len(jobs) if kept is None else kept.sums_of(jobs, nothing_played, seed))
    units = [units_for(usual_games(job.strategies) if games is None else games, 2) for job in jobs]
    done = [counts.units(job) for job in range(len(jobs))]
    before = 2 * sum(done)
    everything = 2 * sum(map(max, units, done))
    keeper = checkpoints.Keeper(checkpoint, seed, jobs, counts.sums)

    def tell() -> None:
        if progress is not None:
            progress(2 * sum(done), everything)

    start = monotonic()
    slowest = max(seconds_of_unit(job.strategies) for job in jobs)
    work = Work(jobs, units, list(done), per_unit=slowest or None)
    try:
        tell()
        with closing(results(work, play_units, chosen_place(executor, cores))) as rows:
            for stretch, numbers in rows:
                counts.add(stretch.job, stretch.first, numbers)
                done[stretch.job] += stretch.n
                keeper.keep(counts.sums)
                tell()
    except KeyboardInterrupt:
        if not any(n > 1 for n in done):
            raise StoppedTooSoon("too-few-games") from None
    finally:
        keeper.close(counts.sums)
    # A meeting cut off after its first unit says nothing yet.
    sums = [s if n > 1 else {} for s, n in zip(counts.all(), done, strict=True)]
    seconds = monotonic() - start
    return TournamentResult(found, meetings, sums, seed, seconds, before, keeper.fault, settings)


def usual_games(pair: Sequence[Strategy]) -> int:
    """How many games these two play in a kingdom if nothing is said."""
    return GAMES_OF_THINKERS if any(map(thinking_time, pair)) else DEFAULT_GAMES


def arrange(
    strategies: Sequence[Strategy],
    settings: Sequence[Setting],
    edition: str,
    seed: int,
    platinum_colony: bool | None = None,
) -> list[Meeting]:
    """Who meets whom in which kingdom."""
    meetings = []
    for i, j in combinations(range(len(strategies)), 2):
        pair = (strategies[i], strategies[j])
        for k, where in enumerate(settings or own_setting(pair, edition, platinum_colony)):
            if all(s.fits(where.kingdom) for s in pair):
                about = f"{i} {j} {k}"  # its own shuffles: ratings count on independent meetings
                job = Job.of(pair, where.kingdom, where.edition, seed, about=about)
                meetings.append(Meeting(i, j, where, job))
    return meetings


def own_setting(
    pair: tuple[Strategy, Strategy], edition: str, platinum_colony: bool | None
) -> list[Setting]:
    """A kingdom that suits both; none if there is no such kingdom."""
    try:
        return [Setting(common_kingdom(pair, platinum_colony), edition)]
    except CoffersError:
        return []
