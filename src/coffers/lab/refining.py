"""Better numbers for the lines of one plan.

Every number of the plan is tried a little larger and a little smaller. All these plans play on the
same shuffles; the better half plays more, and so on. The one that is left must then win on other
shuffles, and so must the plan in the end: what was merely lucky is not accepted.

(`coffers.lab.tuning` is another thing: it makes up plans for bots that look ahead.)
"""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic
from typing import Any

from coffers.errors import CoffersError
from coffers.kingdoms import Kingdom
from coffers.kingdoms.settings import KingdomWish
from coffers.lab.execution import Place, Workers, chosen_place
from coffers.lab.matches import check_seconds, chosen_seed, started, units_for
from coffers.lab.paired import Paired
from coffers.lab.starts import Position
from coffers.lab.statistics import Estimate
from coffers.lab.strategy import load_strategy
from coffers.lab.sweeps import Opponents, jobs_of, loaded_plan
from coffers.lab.varying import Spot, line_at, lines_of, number_at, spots, with_number
from coffers.scenario.document import Scenario
from coffers.strategies.plans import Plan, Strategy
from coffers.texts import language

DEFAULT_SECONDS = 60.0
CHECK_GAMES = 10_000
FIRST_UNITS = 100  # of each candidate at first, doubled with every half that is left
MOST_UNITS = 3_200
CHECKS = (1_000, 2_000, 4_000, 8_000)  # units at which a change is looked at on other shuffles
FAILURES = 4  # rounds without a change that end the search; each plays twice as much as the last
FINALISTS = 4  # whose changes are tried together, too


@dataclass(frozen=True)
class Change:
    """A line that has other numbers now."""

    key: str
    before: str
    after: str

    def as_json(self) -> dict[str, str]:
        return {"list": self.key, "before": self.before, "after": self.after}


@dataclass(frozen=True)
class Refinement:
    """What came of a search for better numbers."""

    plan: Plan  # the better one, or the one that was there
    original: Plan
    opponents: tuple[Strategy, ...]
    kingdom: Kingdom
    edition: str
    seed: int
    changes: tuple[Change, ...]  # none if nothing better was found
    score: Estimate  # of the plan, in the games of the check
    gain: Estimate  # ... over the one that was there, on the same shuffles
    tried: int  # plans
    rounds: int
    games: int  # of the search
    check: int  # games of the check against each opponent
    seconds: float

    @property
    def is_better(self) -> bool:
        return bool(self.changes)

    @property
    def itself(self) -> bool:
        """Whether the opponent was the plan that was there."""
        return self.opponents == (self.original,)

    def as_json(self) -> dict[str, Any]:
        return {
            "plan": self.original.name,
            "against": [opponent.name for opponent in self.opponents],
            "kingdom": list(self.kingdom.cards),
            "edition": self.edition,
            "seed": self.seed,
            "better": self.is_better,
            "changes": [change.as_json() for change in self.changes],
            "score": self.score.as_json(),
            "gain": self.gain.as_json(),
            "tried": self.tried,
            "rounds": self.rounds,
            "games": self.games,
            "check": self.check,
            "toml": self.plan.as_toml(),
        }


@dataclass
class Search:
    """The search, as far as it is."""

    original: Plan
    opponents: tuple[Strategy, ...]
    where: Position
    seed: int
    workers: Place | Workers
    until: float | None
    best: Plan = field(init=False)
    rounds: int = 0
    failures: int = 0  # rounds since the last change
    tried: int = 0
    games: int = 0

    def __post_init__(self) -> None:
        self.best = self.original

    @property
    def is_over(self) -> bool:
        return self.until is not None and monotonic() >= self.until

    def play(self, plans: Sequence[Plan], units: int, first: int, about: str) -> Paired:
        """Some plans on the same shuffles, against all opponents."""
        jobs = [
            job
            for plan in plans
            for job in jobs_of(plan, self.opponents, self.where, self.seed, about)
        ]
        paired = Paired(jobs, units, first)
        paired.play(self.workers)
        self.games += 2 * units * len(jobs)
        return paired

    def gains(self, paired: Paired, among: int = 1) -> list[Estimate]:
        """By how much each plan but the first scores more than that."""
        k = len(self.opponents)
        mine = [range(i * k, (i + 1) * k) for i in range(len(paired.jobs) // k)]
        return [paired.difference(own, mine[0], among) for own in mine[1:]]

    def round(self) -> None:
        """Look for a change that makes the plan better."""
        self.rounds += 1
        candidates = neighbours(self.best)
        self.tried += len(candidates)
        chosen = self.halved(candidates)
        if chosen is None or self.is_over or not self.holds(chosen):
            self.failures += 1
        else:
            self.best = chosen
            self.failures = 0

    def halved(self, candidates: list[Plan]) -> Plan | None:
        """The one that is left when the worse half has gone again and again."""
        units, first = FIRST_UNITS << self.failures, 0
        most = MOST_UNITS << self.failures
        joined = False
        while candidates and not self.is_over:
            about = f"refine {self.rounds}"
            gains = self.gains(self.play([self.best, *candidates], units, first, about))
            ranked = sorted(range(len(candidates)), key=lambda i: -gains[i].value)
            first += units
            units = min(2 * units, most)
            if len(candidates) == 1:
                return candidates[ranked[0]] if gains[ranked[0]].value > 0 else None
            kept = [candidates[i] for i in ranked[: len(ranked) // 2] if gains[i].high > 0]
            if len(kept) <= FINALISTS and not joined:
                joined = True
                kept += together(self.best, kept)
            candidates = kept
        return None

    def holds(self, candidate: Plan) -> bool:
        """Whether a plan is better on shuffles that the search has never seen."""
        for look in CHECKS:
            about = f"refine {self.rounds} check"
            paired = self.play([self.best, candidate], look << self.failures, 0, about)
            gain = self.gains(paired, len(CHECKS))[0]
            if gain.low > 0:
                return True
            if gain.high < 0 or self.is_over:
                return False
        return False


def neighbours(plan: Plan) -> list[Plan]:
    """The same plan with one number a little larger or smaller."""
    found = []
    for spot in spots(plan):
        number = number_at(plan, spot)
        for step in steps(number):
            if number + step >= 0 or may_be_negative(plan, spot):
                try:
                    found.append(with_number(plan, spot, number + step))
                except CoffersError:
                    continue  # more than a line may say
    return [one for one in dict.fromkeys(found) if one != plan]


def steps(number: int) -> tuple[int, ...]:
    far = max(2, round(abs(number) / 4))
    return (-far, -1, 1, far)


def may_be_negative(plan: Plan, spot: Spot) -> bool:
    """Only a lead can be less than nothing."""
    line = line_at(plan, spot.line)
    return number_at(plan, spot) < 0 or "lead" in line


def together(plan: Plan, others: Sequence[Plan]) -> list[Plan]:
    """All the changes of some plans at once, and those of the best two."""
    found: list[Plan] = []
    for several in (others[:2], others):
        joined = plan
        for other in several:
            for spot in spots(plan):
                number = number_at(other, spot)
                if number != number_at(plan, spot):
                    joined = with_number(joined, spot, number)
        if len(several) > 1 and joined not in (plan, *others, *found):
            found.append(joined)
    return found


def refine(
    plan: str | Path | Plan,
    *,
    against: Opponents = (),
    seconds: float | None = None,
    rounds: int | None = None,
    seed: int | None = None,
    check: int = CHECK_GAMES,
    kingdom: KingdomWish | None = None,
    edition: str | None = None,
    platinum_colony: bool | None = None,
    opening: str | None = None,
    position: str | Path | Scenario | None = None,
    cores: int | None = None,
    executor: str | None = None,
    progress: Callable[[Search], None] | None = None,
) -> Refinement:
    """Look for better numbers in the lines of a plan.

    It searches for so many seconds (60 if nothing is said) or rounds, and stops earlier where
    nothing helps any more. With rounds, the same seed finds the same numbers on any machine. The
    opponents are those named, or else the plan as it is.
    """
    start = monotonic()
    base = loaded_plan(plan)
    if not spots(base):
        raise CoffersError("tune-no-numbers", plan=base.name)
    check_options(seconds, rounds)
    if seconds is None and rounds is None:
        seconds = DEFAULT_SECONDS
    opponents = tuple(load_strategy(one) for one in against) or (base,)
    seed = chosen_seed(seed, None)
    where = started(
        [base, *opponents], kingdom, edition, seed, platinum_colony, opening, position, 2
    )
    units = units_for(check, 2)
    place = chosen_place(executor, cores)
    until = None if seconds is None else start + seconds
    with ExitStack() as stack:
        alone = place.cores == 1 and not place.cluster
        workers = place if alone else stack.enter_context(place.open())
        search = Search(base, opponents, where, seed, workers, until)
        try:
            while search.failures < FAILURES and not search.is_over:
                if rounds is not None and search.rounds >= rounds:
                    break
                search.round()
                if progress is not None:
                    progress(search)
        except KeyboardInterrupt:
            pass  # what there is so far is checked
        searched = search.games
        paired = search.play([base, search.best], units, 0, "refine in the end")
        k = len(opponents)
        gain = search.gains(paired)[0]
        is_better = search.best != base and gain.low > 0
        found = search.best if is_better else base
        mine = range(k, 2 * k) if is_better else range(k)
        score = paired.mean_score(mine)
        if found == base and opponents == (base,):
            score = Estimate(0.5, 0.5, 0.5)
    return Refinement(
        renamed(found) if is_better else base,
        base,
        opponents,
        where.kingdom,
        where.edition,
        seed,
        changes_between(base, found),
        score,
        gain,
        search.tried,
        search.rounds,
        searched,
        2 * units,
        monotonic() - start,
    )


def check_options(seconds: float | None, rounds: int | None) -> None:
    check_seconds(seconds)
    if rounds is not None and rounds < 1:
        raise CoffersError("lab-number", option="rounds", found=rounds, least=1)


def changes_between(before: Plan, after: Plan) -> tuple[Change, ...]:
    """The lines whose numbers differ."""
    pairs = zip(lines_of(before), lines_of(after), strict=True)
    return tuple(Change(old.key, old.text, new.text) for old, new in pairs if old != new)


def renamed(plan: Plan) -> Plan:
    """The plan under a name that says what has become of it."""

    german = language("de").text("lab-tuned-name", plan=plan.german) if plan.german else ""
    name = language("en").text("lab-tuned-name", plan=plan.name)
    try:
        return Plan.of_toml(replace(plan, name=name, german=german).as_toml())
    except CoffersError:
        return plan  # its own name is as long as a name may be
