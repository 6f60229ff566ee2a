"""Bots are as strong as they were."""

from tests.bots.ladder import MENUS, strength


def test_generic_beats_big_money_in_a_hundred_random_kingdoms() -> None:
    assert strength("generic", "Big Money", kingdoms=100, games=100) >= 0.95


def test_generic_beats_the_ladder() -> None:
    shares = [strength("generic", menu, kingdoms=100, games=60) for menu in MENUS]
    assert sum(shares) / len(shares) >= 0.855
