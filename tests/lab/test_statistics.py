"""Intervals and the sequential test against known truths, by simulation.

Every simulation is seeded: it comes out the same each time. The bounds leave room for the chance
that is in a number of replications (about three standard errors).
"""

import math
import random
from collections.abc import Callable

import pytest

from coffers.lab.statistics import (
    ELO,
    Estimate,
    Pairing,
    SequentialTest,
    bradley_terry,
    logistic,
    mean,
    next_look,
    rate,
    rate_of_strata,
    solve,
    student,
    variance,
    wilson,
)

Unit = Callable[[random.Random], tuple[float, float]]
"""Draws the scores of the two games of a unit: 0, 1/2 or 1 each."""


def independent(p: float) -> Unit:
    return lambda chance: (float(chance.random() < p), float(chance.random() < p))


def alike(p: float) -> Unit:
    """Both games of a unit mostly come out the same: the shuffle decides."""

    def draw(chance: random.Random) -> tuple[float, float]:
        first = float(chance.random() < p)
        return first, first if chance.random() < 0.7 else float(chance.random() < p)

    return draw


def opposite(p: float) -> Unit:
    """The games of a unit mostly come out differently: the seat decides; some are ties."""

    def draw(chance: random.Random) -> tuple[float, float]:
        if chance.random() < 0.8:
            return (1.0, 0.0) if chance.random() < 0.5 else (0.5, 0.5)
        both = float(chance.random() < 0.5 + (p - 0.5) / 0.2)
        return both, both

    return draw


def sums(unit: Unit, n: int, chance: random.Random) -> tuple[float, float]:
    total = squares = 0.0
    for _ in range(n):
        score = sum(unit(chance))
        total += score
        squares += score * score
    return total, squares


def coverage(unit: Unit, truth: float, n: int, replications: int) -> float:
    """How often the interval of n units holds the truth."""
    chance = random.Random(2011)
    covered = 0
    for _ in range(replications):
        found = rate(*sums(unit, n, chance), n, 2)
        covered += found.low <= truth <= found.high
    return covered / replications


@pytest.mark.parametrize("n", [20, 100, 400])
@pytest.mark.parametrize("p", [0.5, 0.55, 0.8])
@pytest.mark.parametrize("unit", [independent, alike, opposite])
def test_the_interval_of_a_rate_covers_the_truth(
    unit: Callable[[float], Unit], p: float, n: int
) -> None:
    if unit is opposite and p > 0.6:
        p = 0.6  # that far it can go
    assert 0.93 <= coverage(unit(p), p, n, 1000) <= 0.975


@pytest.mark.parametrize("p", [0.01, 0.05, 0.97])
def test_the_interval_stays_honest_near_the_ends(p: float) -> None:
    assert coverage(independent(p), p, 100, 1000) >= 0.93


def test_the_plain_interval_would_not_be_honest_there() -> None:
    """What Wilson's is for: with few events the plain interval misses the truth far too often."""
    chance = random.Random(7)
    covered = 0
    for _ in range(1000):
        total, squares = sums(independent(0.01), 100, chance)
        plain = mean(total, squares, 100, 2)
        covered += plain.low <= 0.01 <= plain.high
    assert covered < 900


def test_pairing_makes_the_interval_smaller_where_the_seat_decides() -> None:
    chance = random.Random(7)
    paired = rate(*sums(opposite(0.5), 1000, chance), 1000, 2)
    single = wilson(0.5, 2000)
    assert paired.margin < 0.8 * single.margin


@pytest.mark.parametrize("n", [10, 50, 300])
def test_the_interval_of_a_mean_covers_the_truth(n: int) -> None:
    chance = random.Random(2017)
    covered = 0
    for _ in range(1000):
        values = [chance.gauss(30, 8) + chance.gauss(5, 3) for _ in range(n)]
        found = mean(math.fsum(values), math.fsum(v * v for v in values), n, 2)
        covered += found.low <= 17.5 <= found.high
    assert 0.93 <= covered / 1000 <= 0.97


def test_all_or_nothing_is_not_taken_for_certain() -> None:
    assert rate(0, 0, 100, 2).low == 0
    assert 0.03 < rate(0, 0, 100, 2).high < 0.04
    assert rate(200, 400, 100, 2).high == 1
    assert 0.96 < rate(200, 400, 100, 2).low < 0.97


def test_the_value_lies_in_its_interval() -> None:
    for n in (2, 3, 10):
        for total in range(2 * n + 1):
            whole, half = divmod(total, 2)
            found = rate(total, 4 * whole + half, n, 2)
            assert 0 <= found.low <= found.value <= found.high <= 1


def test_students_quantile() -> None:
    """Against the table of any textbook."""
    for n, quantile in ((6, 2.571), (11, 2.228), (31, 2.042), (10**9, 1.960)):
        assert abs(student(n) - quantile) < 0.01


def test_strata_are_not_mixed() -> None:
    """A kingdom where one always wins and one where it always loses: nothing is uncertain."""
    n = 100
    certain = rate_of_strata([(2 * n, 4 * n, n), (0, 0, n)], 2)
    mixed = rate(2 * n, 4 * n, 2 * n, 2)
    assert certain.value == mixed.value == 0.5
    one_each = rate_of_strata([(150.0, 250.0, n), (50.0, 50.0, n)], 2)
    pooled = rate(200.0, 300.0, 2 * n, 2)
    assert one_each.margin < pooled.margin


def test_estimates_can_be_scaled() -> None:
    assert Estimate(0.5, 0.4, 0.7).scaled(-2, 1) == Estimate(
        0.0, -0.3999999999999999, 0.19999999999999996
    )


# ---- the sequential test -----------------------------------------------------------------------


def decide(unit: Unit, test: SequentialTest, chance: random.Random) -> tuple[str, int]:
    """Look where a match looks, until the test has an answer."""
    n = 0
    total = squares = 0.0
    while True:
        look = next_look(n)
        for _ in range(look - n):
            score = sum(unit(chance)) / 2
            total += score
            squares += score * score
        n = look
        answer = test.verdict(total, squares, n, 0.5)
        if answer is not None:
            return answer, n


def answers(unit: Unit, test: SequentialTest, replications: int) -> dict[str, float]:
    chance = random.Random(42)
    found = {"better": 0.0, "worse": 0.0, "equal": 0.0}
    for _ in range(replications):
        found[decide(unit, test, chance)[0]] += 1 / replications
    return found


TEST = SequentialTest(margin=0.04)
ROOM = 0.03  # three standard errors of a rate of 5 % in 500 replications


@pytest.mark.parametrize("unit", [independent, alike, opposite])
def test_equal_strategies_are_rarely_told_apart(unit: Callable[[float], Unit]) -> None:
    found = answers(unit(0.5), TEST, 500)
    assert found["better"] + found["worse"] <= TEST.alpha + ROOM
    assert found["equal"] >= 1 - TEST.alpha - ROOM


@pytest.mark.parametrize("unit", [independent, alike, opposite])
def test_a_difference_that_matters_is_rarely_missed(unit: Callable[[float], Unit]) -> None:
    assert answers(unit(0.54), TEST, 500)["better"] >= 1 - TEST.beta - ROOM
    assert answers(unit(0.46), TEST, 500)["worse"] >= 1 - TEST.beta - ROOM


def test_a_large_difference_is_seen_soon() -> None:
    chance = random.Random(1)
    assert max(decide(independent(0.8), TEST, chance)[1] for _ in range(100)) < 200


def test_identical_strategies_are_equal() -> None:
    """Against itself on the same shuffles a strategy scores just half of every unit."""
    n = next_look(0)
    while (found := SequentialTest().verdict(0.5 * n, 0.25 * n, n, 0.5)) is None:
        n = next_look(n)
    assert found == "equal"
    assert n < 1000


def test_looks_grow_and_do_not_depend_on_pieces() -> None:
    look, looks = 0, []
    while look < 10**6:
        look = next_look(look)
        looks.append(look)
    assert looks == sorted(set(looks))
    assert len(looks) < 250
    for units in (0, 1, 63, 64, 65, 1000, 99_999):
        assert next_look(units) == min(n for n in looks if n > units)


# ---- ratings -----------------------------------------------------------------------------------


def pairings(strengths: list[float], units: int, chance: random.Random) -> list[Pairing]:
    found = []
    for i in range(len(strengths)):
        for j in range(i + 1, len(strengths)):
            p = logistic(strengths[i] - strengths[j])
            total, squares = sums(independent(p), units, chance)
            spread = variance(total, squares, units) * units
            found.append(Pairing(i, j, 2 * units, total, spread))
    return found


def test_ratings_cover_the_truth() -> None:
    chance = random.Random(5)
    strengths = [0.9, 0.3, 0.0, -0.4, -0.8]
    covered = replications = 0
    for _ in range(200):
        found = bradley_terry(5, pairings(strengths, 100, chance))
        for estimate, strength in zip(found, strengths, strict=True):
            covered += estimate.low <= 1500 + ELO * strength <= estimate.high
            replications += 1
    assert 0.92 <= covered / replications <= 0.98


def test_ratings_predict_scores() -> None:
    chance = random.Random(6)
    found = bradley_terry(3, pairings([1.0, 0.0, -1.0], 20_000, chance))
    assert abs(found[0].value - found[1].value - ELO) < 10
    assert abs(sum(e.value for e in found) / 3 - 1500) < 1e-6


def test_who_wins_everything_has_a_rating() -> None:
    found = bradley_terry(2, [Pairing(0, 1, 100, 100, 2.0)])
    assert 1500 < found[0].value < 3000
    assert found[0].low < found[0].value < found[0].high


def test_ratings_of_strategies_that_never_met() -> None:
    found = bradley_terry(4, [Pairing(0, 1, 100, 75, 10), Pairing(2, 3, 100, 50, 10)])
    assert found[0].value > found[2].value > found[1].value


def test_equations_are_solved() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [[8.0], [8.0]]) == [[1.0], [2.0]]
