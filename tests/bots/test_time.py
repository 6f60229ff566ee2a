"""Bots that look ahead keep to their time, whatever is at the table."""

import gc
import time
from collections.abc import Iterator

import pytest

from coffers.bots.generic import Generic
from coffers.bots.search import PATIENCE, Search
from coffers.engine.decisions import Agent, Decision
from coffers.engine.player import Player
from coffers.engine.table import new_table
from coffers.engine.turn import take_turn
from coffers.engine.vocabulary import FIRST_FREE
from coffers.kingdoms import Kingdom

LONG_TURNS = (
    "King's Court",
    "Throne Room",
    "Fishing Village",
    "Laboratory",
    "Pawn",
    "Menagerie",
    "Militia",
    "Bridge",
    "Cellar",
    "Goons",
)
KEPT = 1.2  # times its time that a decision may take
BUDGET = 0.02  # seconds


class Timed(Agent):
    """Notes what each answer of a bot takes of the processor."""

    def __init__(self, bot: Search) -> None:
        self.bot = bot
        self.took: list[float] = []
        self.by_turn: dict[int, int] = {}

    def looks_ahead(self) -> bool:
        return True

    def choose(self, me: Player, d: Decision) -> int:
        began = time.thread_time()
        answer = self.bot.choose(me, d)
        self.took.append(time.thread_time() - began)
        self.by_turn[me.turns] = self.by_turn.get(me.turns, 0) + 1
        return int(answer)


def late(took: list[float], bound: float) -> float:
    """The share of decisions that took too long."""
    return sum(t > bound for t in took) / len(took)


@pytest.fixture(autouse=True)
def processor_time(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The watch goes by the time of the processor: who else is busy here does not matter, nor what
    other tests have left for Python to look through."""
    monkeypatch.setattr(time, "perf_counter", time.thread_time)
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.parametrize("players", [2, 6])
def test_a_hasty_bot_keeps_to_its_time(players: int) -> None:
    """Everybody has a deck of King's Courts, Laboratories and the like: turns of many decisions."""
    setup = Kingdom.of(LONG_TURNS, platinum_colony=False).setup(players, "2017")
    timed = Timed(Search(setup, BUDGET, 1))
    agents: list[Agent] = [timed, *(Generic(setup) for _ in range(players - 1))]
    table = new_table(setup, agents, 5)
    for p in table.players:
        for c in range(FIRST_FREE, setup.n_cards):
            p.deck.put(c, True)
            p.deck.put(c, True)
            p.owned[c] += 2
    while timed.bot.decisions < 150 and not table.finished:
        take_turn(table)
    assert max(timed.by_turn.values()) > 15
    assert late(timed.took, KEPT * BUDGET) <= 0.01
    table.close()


def test_a_patient_bot_takes_its_time_on_average_and_never_too_much() -> None:
    setup = Kingdom.of(LONG_TURNS, platinum_colony=False).setup(3, "2017")
    timed = Timed(Search(setup, BUDGET, 1, patient=True, menu=()))
    table = new_table(setup, [timed, Generic(setup), Generic(setup)], 5)
    while timed.bot.decisions < 60 and not table.finished:
        take_turn(table)
    thought = [t for t in timed.took if t > BUDGET / 20]
    assert late(timed.took, KEPT * PATIENCE * BUDGET) <= 0.01
    assert sum(thought) / timed.bot.decisions <= KEPT * BUDGET
    table.close()


def test_a_turn_of_two_hundred_decisions_comes_to_an_end() -> None:
    """The more is thought about in a turn, the shorter: all of it takes less than fifty thoughts
    of full length."""
    setup = Kingdom.of(LONG_TURNS, platinum_colony=False).setup(2, "2017")
    bot = Search(setup, 1.0, 1)
    table = new_table(setup, [bot, Generic(setup)], 1)
    me = table.players[0]
    assert sum(bot.allowed(me) for _ in range(200)) < 50
    table.extra = True  # one turn more, by Outpost
    assert bot.allowed(me) == 1.0
    table.extra = False
    me.turns += 1
    assert bot.allowed(me) == 1.0
    table.close()
