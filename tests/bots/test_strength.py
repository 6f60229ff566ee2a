"""Bots are as strong as they were."""

import pytest
from tests.bots.ladder import FIRST_FOUR, NEXT_FOUR, against_big_money, strength

from coffers.bots.hints import classes
from coffers.lab.menus import MENUS


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


def test_cards_without_hints_are_played_sensibly() -> None:
    """What is measured is nearly all that it takes: so new cards need no hints."""
    hints = dict(classes())
    classes().clear()
    try:
        assert against_big_money("generic", 100, 60, FIRST_FOUR) >= 0.94
    finally:
        classes().update(hints)
