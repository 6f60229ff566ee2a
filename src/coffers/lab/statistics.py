"""What can be said about a series of games, and how sure it is.

A unit is one shuffle played in several orders of the seats (`coffers.lab.seating`); its games are
no independent witnesses, its sum is. So every interval here is computed over units. `docs/lab.md`
says what the formulas are, `tests/lab/test_statistics.py` checks them against known truths.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
ELO = 400 / math.log(10)  # ten to one is 400 points
AVERAGE_RATING = 1500.0


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]"

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def scaled(self, factor: float, shift: float = 0.0) -> "Estimate":
        ends = sorted((self.low * factor + shift, self.high * factor + shift))
        return Estimate(self.value * factor + shift, ends[0], ends[1])

    def as_json(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high}


def student(n: int) -> float:
    """The quantile of Student's t for n observations that corresponds to Z.

    Cornish-Fisher expansion; from five observations on it is off by less than a percent.
    """
    df = max(n - 1, 1)
    z = Z
    return (
        z
        + (z**3 + z) / (4 * df)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * df**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * df**3)
    )


def variance(total: float, squares: float, n: int) -> float:
    """The variance of n numbers with that sum and sum of squares."""
    if n < 2:
        return 0.0
    return max(0.0, (squares - total * total / n) / (n - 1))


def mean(total: float, squares: float, n: int, per_unit: float = 1) -> Estimate:
    """The mean over n units whose sums have that total and sum of squares."""
    value = total / n
    half = student(n) * math.sqrt(variance(total, squares, n) / n)
    return Estimate(value, value - half, value + half).scaled(1 / per_unit)


def rate(total: float, squares: float, n: int, per_unit: float) -> Estimate:
    """A share between 0 and 1, out of n units of `per_unit` each.

    Wilson's interval, with as many observations as would have the variance that was seen: near 0
    and 1 it stays honest where the plain one does not.
    """
    return rate_of_strata([(total, squares, n)], per_unit)


def rate_of_strata(strata: Sequence[tuple[float, float, int]], per_unit: float) -> Estimate:
    """A share over several series (total, squares, units), as if each were there for good."""
    n = sum(units for _, _, units in strata)
    value = sum(total for total, _, _ in strata) / (n * per_unit)
    spread = sum(variance(*stratum) * stratum[2] for stratum in strata) / (n * per_unit) ** 2
    binomial = value * (1 - value)
    if spread > 0 and binomial > 0:
        effective = binomial / spread * (Z / student(n)) ** 2
    else:
        effective = float(n)  # nothing varied: count every unit as a single game
    return wilson(value, effective)


def wilson(value: float, n: float) -> Estimate:
    """Wilson's interval for a share seen in n observations."""
    weight = Z * Z / n
    middle = (value + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * math.sqrt(value * (1 - value) / n + weight / (4 * n))
    # Rounding must not put the value itself outside.
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Estimate(value, min(low, value), max(high, value))


# ---- the sequential test -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Stops a series as soon as the answer is clear: better, worse, or no difference to speak of.

    Two sequential probability ratio tests side by side, on the scores of units: "as good as its
    share" against "better by `margin`", and against "worse by `margin`". With a true score of just
    its share, a difference is found with probability `alpha` at most; with one that is `margin` or
    more away, that is missed (or taken for the opposite) with probability `beta` at most.
    """

    margin: float = 0.01
    alpha: float = 0.05
    beta: float = 0.05

    def verdict(self, total: float, squares: float, n: int, share: float) -> str | None:
        """After n units with these scores: "better", "worse", "equal", or None to go on.

        It looks at nothing but the sums, so that it does not matter how they came together.
        """
        # Two imagined units, one lost and one won, keep a short lucky run from looking certain.
        spread = variance(total + 1, squares + 1, n + 2)
        above = self.evidence(total / n - share, n, spread)
        below = self.evidence(share - total / n, n, spread)
        found, refuted = math.log(2 / self.alpha), math.log(self.beta)
        if above >= found:
            return "better"
        if below >= found:
            return "worse"
        if above <= refuted and below <= refuted:
            return "equal"
        return None

    def evidence(self, difference: float, n: int, spread: float) -> float:
        """The logarithm of the likelihood ratio of `margin` against no difference."""
        return n * self.margin * (difference - self.margin / 2) / spread


FIRST_LOOK = 64
LOOK_GROWTH = 1.05


def next_look(units: int) -> int:
    """The next number of units, after so many, at which the sequential test looks.

    The looks are the same whatever the pieces in which the work is done, so that a series stops
    at the same unit on every machine.
    """
    look = FIRST_LOOK
    while look <= units:
        look = max(look + 1, int(look * LOOK_GROWTH))
    return look


# ---- ratings -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pairing:
    """What strategy `first` scored against `second`: the sum over units, and its variance."""

    first: int
    second: int
    games: float
    score: float
    variance: float  # of the score


def groups_of(pairings: Sequence[Pairing]) -> list[list[int]]:
    """The strategies that have met, directly or through others; the largest group first.

    Whoever has met nobody is in none.
    """
    found: list[list[int]] = []
    for p in pairings:
        pair = [p.first, p.second]
        touched = [group for group in found if not set(group).isdisjoint(pair)]
        found = [group for group in found if group not in touched]
        found.append(sorted({*pair, *(i for group in touched for i in group)}))
    return sorted(found, key=lambda group: (-len(group), group))


def ratings_of(n: int, pairings: Sequence[Pairing]) -> list[Estimate | None]:
    """Ratings of n strategies, each within its group; None for those that have met nobody."""
    found: list[Estimate | None] = [None] * n
    for group in groups_of(pairings):
        place = {i: k for k, i in enumerate(group)}
        within = [
            replace(p, first=place[p.first], second=place[p.second])
            for p in pairings
            if p.first in place
        ]
        for i, estimate in zip(group, bradley_terry(len(group), within), strict=True):
            found[i] = estimate
    return found


def bradley_terry(n: int, pairings: Sequence[Pairing]) -> list[Estimate]:
    """Ratings of n strategies on the Elo scale, average 1500, with 95 % intervals.

    The model says that i scores 1 / (1 + 10 ** ((r_j - r_i) / 400)) against j. Ratings are fitted
    by maximum likelihood (ties count half), with one imagined draw of each strategy against an
    average one, so that a strategy that won everything has a rating. The intervals come from the
    variance that was seen between units, not from the one that independent games would have.
    """
    strengths = [0.0] * n
    for _ in range(100):
        gradient, information = _derivatives(strengths, pairings)
        step = solve(information, [[g] for g in gradient])
        # Newton's method, in steps that cannot run away where a score is 0 or 1.
        largest = max((abs(row[0]) for row in step), default=0.0)
        factor = min(1.0, 1.0 / largest) if largest > 0 else 0.0
        strengths = [s + factor * row[0] for s, row in zip(strengths, step, strict=True)]
        if largest < 1e-10:
            break
    _, information = _derivatives(strengths, pairings)
    # The error of the sum of scores of a strategy, from the pairings it took part in.
    noise = [[0.0] * n for _ in range(n)]
    for p in pairings:
        for i, j, sign in (
            (p.first, p.first, 1),
            (p.second, p.second, 1),
            (p.first, p.second, -1),
            (p.second, p.first, -1),
        ):
            noise[i][j] += sign * p.variance
    bread = solve(information, [[float(i == j) for j in range(n)] for i in range(n)])
    covariance = product(product(bread, noise), bread)
    centre = sum(strengths) / n
    estimates = []
    for i in range(n):
        # of the strength relative to the average of all
        weights = [float(i == j) - 1 / n for j in range(n)]
        spread = sum(weights[j] * weights[k] * covariance[j][k] for j in range(n) for k in range(n))
        half = Z * math.sqrt(max(0.0, spread))
        value = strengths[i] - centre
        estimates.append(Estimate(value, value - half, value + half).scaled(ELO, AVERAGE_RATING))
    return estimates


def _derivatives(
    strengths: Sequence[float], pairings: Sequence[Pairing]
) -> tuple[list[float], list[list[float]]]:
    """Of the log likelihood: gradient, and information (the negative second derivative)."""
    n = len(strengths)
    gradient = [0.0] * n
    information = [[0.0] * n for _ in range(n)]
    for i, strength in enumerate(strengths):  # the imagined draw
        expected = logistic(strength)
        gradient[i] += 0.5 - expected
        information[i][i] += expected * (1 - expected)
    for p in pairings:
        i, j = p.first, p.second
        expected = logistic(strengths[i] - strengths[j])
        gradient[i] += p.score - p.games * expected
        gradient[j] -= p.score - p.games * expected
        weight = p.games * expected * (1 - expected)
        information[i][i] += weight
        information[j][j] += weight
        information[i][j] -= weight
        information[j][i] -= weight
    return gradient, information


def logistic(x: float) -> float:
    if x < 0:
        return math.exp(x) / (1 + math.exp(x))
    return 1 / (1 + math.exp(-x))


def solve(matrix: Sequence[Sequence[float]], right: Sequence[Sequence[float]]) -> list[list[float]]:
    """The solution of linear equations with a positive definite matrix, for several right sides."""
    n = len(matrix)
    rows = [[*matrix[i], *right[i]] for i in range(n)]
    for i in range(n):
        pivot = rows[i][i]
        rows[i] = [x / pivot for x in rows[i]]
        for j in range(n):
            if j != i and rows[j][i] != 0.0:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]


def product(a: Sequence[Sequence[float]], b: Sequence[Sequence[float]]) -> list[list[float]]:
    columns = list(zip(*b, strict=True))
    return [[sum(x * y for x, y in zip(row, col, strict=True)) for col in columns] for row in a]
