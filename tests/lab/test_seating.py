"""Seats: whoever is named first, second or last, the result is the same."""

import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from coffers import Kingdom
from coffers.errors import CoffersError
from coffers.kingdoms import FIRST_GAME
from coffers.kingdoms.randomiser import Wishes, random_kingdom
from coffers.lab import Plan, SequentialTest, checkpoints, match
from coffers.lab.execution import Numbers, added
from coffers.lab.matches import Job, play_units
from coffers.lab.seating import blocks, games_of_unit
from coffers.lab.statistics import next_look, rate
from coffers.lab.strategy import distinct, load_strategy

FIRST = Kingdom.of(FIRST_GAME)


# ---- the orders --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_every_two_strategies_sit_in_every_two_seats_equally_often(players: int) -> None:
    """So each sits in every seat, and follows every other, as often as the others do."""
    seats = list(permutations(range(players), 2))
    for orders in blocks(players):
        assert all(sorted(order) == [*range(players)] for order in orders)
        counted = Counter((s, t, order[s], order[t]) for order in orders for s, t in seats)
        assert len(counted) == len(seats) ** 2
        assert set(counted.values()) == {len(orders) // len(seats)}


@pytest.mark.parametrize("players", range(2, 7))
def test_in_the_end_all_orders_have_been_played_once(players: int) -> None:
    orders = [tuple(order) for block in blocks(players) for order in block]
    assert sorted(orders) == list(permutations(range(players)))


# ---- symmetry ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_a_plan_named_twice_scores_the_same_twice(seed: int) -> None:
    """Exactly, in any kingdom: who swaps two that are alike finds the same games."""
    kingdom = random_kingdom(Wishes(), seed)
    buys = [card for card in kingdom.cards if card != kingdom.bane][seed % 8 :][:2]
    lines = ", ".join(f'"{card} max 2"' for card in buys)
    plan = Plan.of_toml(f'name = "Twice"\nbuy = ["Province", {lines}, "Gold", "Silver"]')
    result = match(plan, plan, "Big Money", games=60, seed=seed, kingdom=kingdom)
    assert result.scores[0] == result.scores[1]
    assert result.points[0] == result.points[1]
    assert result.seats[0] == result.seats[1]


@pytest.mark.parametrize("players", [3, 4])
def test_the_order_of_the_arguments_does_not_matter(
    players: int, big_money: Plan, smithy: Plan
) -> None:
    third = Plan.of_toml('name = "Militia"\nbuy = ["Province", "Gold", "Militia max 2", "Silver"]')
    field = [big_money, smithy, third, smithy][:players]
    expected = None
    for order in (range(players), reversed(range(players)), [1, 0, *range(2, players)]):
        who = list(order)
        result = match(*(field[i] for i in who), games=96, seed=1, kingdom=FIRST)
        found = sorted(
            (field[i].name, result.scores[k], result.points[k]) for k, i in enumerate(who)
        )
        assert expected is None or found == expected
        expected = found


def test_five_and_six_are_alike_on_average(big_money: Plan, smithy: Plan) -> None:
    """After all blocks every order has been played; the shuffles differ, so luck remains."""
    for others in (3, 4):
        result = match(smithy, smithy, *[big_money] * others, games=1440, seed=1, kingdom=FIRST)
        one, two = result.scores[:2]
        assert one.low <= two.value <= one.high
        assert two.low <= one.value <= two.high


# ---- counting ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everything_adds_up_in_larger_games(players: int, big_money: Plan, smithy: Plan) -> None:
    field = [smithy, *[big_money] * (players - 1)]
    result = match(*field, games=1, seed=1, kingdom=FIRST)  # two units at least
    assert result.games == 2 * games_of_unit(players)
    assert result.orders == games_of_unit(players)
    for i in range(players):
        shares = (result.wins[i], result.ties[i], result.losses[i])
        assert sum(share.value for share in shares) == pytest.approx(1)
        assert sum(result.seats[i]) / players == pytest.approx(result.scores[i].value)
    assert sum(score.value for score in result.scores) == pytest.approx(1)
    assert sum(rounds * n for rounds, n in result.lengths.items()) / result.games == pytest.approx(
        result.turns.value
    )


def test_pieces_of_larger_games_add_up(big_money: Plan, smithy: Plan) -> None:
    """Which orders a unit has depends on its number, not on the piece it is in."""
    whole = match(*[smithy, *[big_money] * 4], games=160, seed=3, kingdom=FIRST)
    total: Numbers = {}
    for unit in range(whole.units):
        total = added(total, play_units(whole.job, unit, 1))
    assert total == whole.sums


def test_games_are_made_up_to_whole_units(big_money: Plan) -> None:
    field = [big_money] * 6
    assert match(*field[:3], games=100, seed=1).games == 102
    assert match(*field[:4], games=50, seed=1).games == 72
    assert match(*field[:5], games=50, seed=1).games == 60


def test_curves_of_three_know_who_sat_where(big_money: Plan, smithy: Plan) -> None:
    nothing = Plan.of_toml('name = "Nothing"\nbuy = []')
    result = match(nothing, smithy, big_money, games=60, seed=1, curves=True, kingdom=FIRST)
    curves = result.curves
    assert curves is not None
    assert curves.cards[0] == [10.0] * len(curves.cards[0])
    assert all(cards[10] > 15 for cards in curves.cards[1:])
    assert [line[-1] for line in curves.standing] == pytest.approx(
        [score.value for score in result.scores]
    )
    assert sum(n for n, _ in curves.leads[0].values()) == 60


# ---- how sure that is --------------------------------------------------------------------------


def test_intervals_of_three_cover_the_truth(big_money: Plan, smithy: Plan) -> None:
    """150 short matches: the interval of each has the average of all in about 95 % of cases."""
    job = Job.of(distinct([smithy, big_money, load_strategy("Big Money")]), FIRST, "2017", 1)
    units, shorts = 20, 150
    scale = 60 * games_of_unit(3)
    pieces = [play_units(job, units * k, units) for k in range(shorts)]
    truth = sum(p["credit"][0] for p in pieces) / (shorts * units * scale)
    covered = 0
    for p in pieces:
        total, squares = p["credit"][0] / 60, p["credit_squared"][0] / 3600
        estimate = rate(total, squares, units, games_of_unit(3))
        covered += estimate.low <= truth <= estimate.high
    assert 0.90 <= covered / shorts <= 0.99


def test_the_sequential_test_of_three(big_money: Plan, smithy: Plan) -> None:
    test = SequentialTest(margin=0.03)
    better = match(smithy, big_money, big_money, sprt=test, seed=1, kingdom=FIRST)
    worse = match(big_money, smithy, smithy, sprt=test, seed=1, kingdom=FIRST)
    equal = match(smithy, smithy, smithy, sprt=test, seed=1, kingdom=FIRST)
    answers = [result.verdict.answer for result in (better, worse, equal) if result.verdict]
    assert answers == ["better", "worse", "equal"]


def test_the_sequential_test_of_three_keeps_its_promises(big_money: Plan, smithy: Plan) -> None:
    """On units of real games, drawn again and again, with a score that is known."""
    chance = Random(1)
    job = Job.of(distinct([smithy, smithy, big_money]), FIRST, "2017", 1)
    scale = 60 * games_of_unit(3)
    scores = [play_units(job, unit, 1)["credit"][2] / scale for unit in range(400)]
    truth = sum(scores) / len(scores)
    test = SequentialTest(margin=0.02)

    def answer(share: float) -> str:
        seen: list[float] = []
        while True:
            seen += chance.choices(scores, k=next_look(len(seen)) - len(seen))
            squares = sum(score * score for score in seen)
            if found := test.verdict(sum(seen), squares, len(seen), share):
                return found

    same = [answer(truth) for _ in range(200)]
    above = [answer(truth - test.margin) for _ in range(200)]
    assert same.count("equal") >= 180  # at most 5 % are wrong in the long run
    assert above.count("better") >= 180


# ---- what was kept before ----------------------------------------------------------------------


def test_games_of_an_older_version_are_not_mixed_with_new_ones(
    big_money: Plan, tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    for players in (2, 3):
        file.unlink(missing_ok=True)
        field = [big_money] * players
        match(*field, games=12, seed=1, checkpoint=file)
        document = json.loads(file.read_text())
        assert document["version"] == checkpoints.VERSION
        file.write_text(json.dumps({**document, "version": 1}))
        if players == 2:  # nothing has changed for two
            assert match(*field, games=24, checkpoint=file).games == 24
        else:
            with pytest.raises(CoffersError, match="in all orders"):
                match(*field, games=24, checkpoint=file)
