"""What the bots know about cards is what playing them shows."""

import json
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

import pytest

from coffers.bots.hints import classes as hinted
from coffers.bots.hints import key
from coffers.bots.knowledge import knowledge, measured
from coffers.cards.library import make_card
from coffers.engine import vocabulary as v
from coffers.engine.card import Card
from coffers.lab import measuring

SAMPLES = 50  # plays in each deck, others than those the file was made of...
GAMES = 300
SEED = 1_000_001
ROUNDED = 0.051
SURE = 4.5  # standard errors


def allowed(values: list[float]) -> float:
    """How far the mean of a sample may lie from what was measured."""
    return ROUNDED + SURE * pstdev(values) / sqrt(len(values))


def wrong_numbers(line: dict[str, Any], results: list[dict[str, float]]) -> list[str]:
    """The numbers of a card's line that a fresh sample contradicts."""
    wrong = []
    for number in measuring.NUMBERS:
        values = [result[number] for result in results] or [0.0]
        if abs(fmean(values) - line.get(number, 0)) > allowed(values):
            wrong.append(number)
    return wrong


@pytest.mark.parametrize("name", measuring.measured_cards())
def test_a_fresh_sample_confirms_what_is_known(name: str) -> None:
    line = measured()[name]
    results = measuring.plays(name, SAMPLES, SEED, measuring.supply_lines())
    assert wrong_numbers(line, results) == []
    for number in ("cards", "actions", "coins", "buys", "curses"):  # one more would be noticed
        assert wrong_numbers({**line, number: line.get(number, 0) + 1}, results) or not results
    trades = measuring.trades(name)
    assert (line.get("trash"), line.get("trade")) == (trades.get("trash"), trades.get("trade"))


@pytest.mark.parametrize("name", [name for name in measured() if "worth" in measured()[name]])
def test_fresh_games_confirm_what_cards_are_worth(name: str) -> None:
    leads = measuring.worth(name, GAMES, SEED)
    for known, lead in zip(measured()[name]["worth"], leads, strict=True):
        assert abs(known - lead) < 4.5


def test_every_card_has_its_line_and_nothing_else_has() -> None:
    assert sorted(measured()) == measuring.measured_cards()
    allowed_keys = {*measuring.NUMBERS, "trash", "trade", "worth"}
    assert all(set(line) <= allowed_keys for line in measured().values())


def test_the_file_is_as_it_would_be_written() -> None:
    text = measuring.path().read_text("utf-8")
    assert text == measuring.written(json.loads(text))


def test_every_hint_is_about_a_card() -> None:
    assert set(hinted()) <= {key(name) for name in measuring.measured_cards()}


# ---- what is made of it ----------------------------------------------------------------------


def known(name: str) -> Any:
    return knowledge(make_card(name, 9), measured())


def test_villages_and_cantrips() -> None:
    for name in ("Village", "Worker's Village", "Festival", "City", "Plaza", "Farming Village"):
        assert known(name).actions == 20
    for name in ("Market", "Laboratory", "Peddler", "Hunting Party", "Grand Market"):
        assert known(name).actions == 10


def test_cards_that_trade_are_found_out() -> None:
    remodel, remake, mine = known("Remodel"), known("Remake"), known("Mine")
    assert (remodel.more, remodel.exactly, remodel.must, remodel.most) == (2, False, True, 1)
    assert (remake.more, remake.exactly, remake.must, remake.most) == (1, True, True, 2)
    assert (mine.more, mine.treasures, mine.to_hand, mine.must) == (3, True, True, False)
    assert not known("Chapel").trades and known("Chapel").most == 4


def test_unknown_cards_are_judged_by_cost_and_type() -> None:
    action = Card(9, "Unheard-of", 5, v.ACTION)
    dear = Card(9, "Unheard-of, too", 6, v.ACTION | v.ATTACK)
    treasure = Card(9, "Unheard-of Treasure", 6, v.TREASURE)
    treasure.coins = 2
    assert 0 < knowledge(action, {}).extra < knowledge(dear, {}).extra
    assert knowledge(treasure, {}).coins == 20
