"""Bots are as strong as they were."""

import pytest
from tests.bots.ladder import (
    FIRST_FOUR,
    NEXT_FOUR,
    against_big_money,
    standing,
    strength,
)

from coffers import Kingdom
from coffers.bots.hints import classes
from coffers.bots.series import SHARES, play_series
from coffers.lab.menus import MENUS, opponent
from coffers.strategies.lines import Entry
from coffers.strategies.plans import Plan


@pytest.mark.parametrize(
    ("expansions", "least"), [(FIRST_FOUR, 0.95), (NEXT_FOUR, 0.93), ((), 0.94)]
)
def test_generic_beats_big_money_in_a_hundred_random_kingdoms(
    expansions: tuple[str, ...], least: float
) -> None:
    assert against_big_money("generic", 100, 100, expansions) >= least


def test_generic_beats_the_ladder() -> None:
    shares = [strength("generic", menu, kingdoms=100, games=60) for menu in MENUS]
    assert sum(shares) / len(shares) >= 0.86


@pytest.mark.parametrize(
    ("menu", "elsewhere"),
    [
        ("big-money", 0.341),
        ("smithy", 0.604),
        ("double-witch", 0.809),
        ("militia", 0.546),
        ("chapel", 0.381),
        ("village-smithy", 0.320),
    ],
)
def test_the_menus_stand_among_themselves_as_their_author_found_them(
    menu: str, elsewhere: float
) -> None:
    assert standing(menu, games=2000) == pytest.approx(elsewhere, abs=0.03)


def test_a_plan_of_money_and_chapel_is_as_good_as_the_menu() -> None:
    """The generic bot decides what to trash."""
    lines = (
        "Province",
        "Gold",
        "Duchy if left(Province) <= 4",
        "Estate if left(Province) <= 2",
        "Chapel max 1 if left(Province) > 5",
        "Silver",
    )
    plan = Plan(name="Chapel", buy=tuple(Entry.of(line) for line in lines))
    kingdom = Kingdom.of(["Chapel"], complete=False)
    setup = kingdom.setup(2, "2017")
    pairs = [[plan.agent(setup), opponent("chapel", setup)] for _ in range(2)]
    sums = play_series(setup, pairs, 1, 1000, None)
    assert int(sums.credit[0]) / SHARES / int(sums.games) >= 0.47


def test_cards_without_hints_are_played_sensibly() -> None:
    """What is measured is nearly all that it takes: so new cards need no hints."""
    hints = dict(classes())
    classes().clear()
    try:
        assert against_big_money("generic", 100, 60, FIRST_FOUR) >= 0.94
    finally:
        classes().update(hints)
