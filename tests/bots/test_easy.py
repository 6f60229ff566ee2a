"""The easy bot: a beginner who makes a beginner's mistakes, and whom a beginner can beat."""

from functools import partial

import pytest
from tests.bots.test_bots import EDITIONS, Suspicious

from coffers.bots.easy import Easy
from coffers.bots.registry import make_bot
from coffers.bots.series import SHARES
from coffers.engine import vocabulary as v
from coffers.engine.decisions import Agent, Decision
from coffers.engine.player import Player
from coffers.engine.table import new_table
from coffers.engine.turn import play_out, take_turn
from coffers.kingdoms.randomiser import Wishes, random_kingdom
from coffers.lab.matches import Job, play_units
from coffers.lab.strategy import load_strategy

drawn = partial(random_kingdom, Wishes())


@pytest.mark.parametrize(
    ("other", "least", "most"),
    [("generic", 0.02, 0.15), ("big-money", 0.15, 0.35), ("random", 0.95, 1.0)],
)
def test_how_often_it_wins(other: str, least: float, most: float) -> None:
    bots = (load_strategy("easy"), load_strategy(other))
    share = 0.0
    for k in range(100):
        sums = play_units(Job.of(bots, drawn(k), "2017", seed=k), 0, 3)
        share += sums["credit"][0] / SHARES / sums["games"][0] / 100
    assert least <= share <= most


def test_two_of_them_come_to_an_end_in_any_kingdom() -> None:
    longest = 0
    for k in range(1000):
        setup = drawn(10_000 + k).setup(2, EDITIONS[k % 3])
        table = new_table(setup, [Easy(setup, k), Easy(setup, -k)], k)
        play_out(table, 400)
        longest = max(longest, *(p.turns for p in table.players))
        table.close()
    assert longest < 100


def test_it_answers_the_same_if_asked_again_and_knows_no_more_than_its_player() -> None:
    for k in range(5):
        setup = drawn(k).setup(3, "2017")
        table = new_table(setup, [Suspicious(Easy(setup, i)) for i in range(3)], k)
        play_out(table, 600)
        table.close()


class Watched(Agent):
    """Notes the mistakes of another."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.coppers = self.other_trash = self.early_green = self.first_money = 0

    def choose(self, me: Player, d: Decision) -> int:
        answer = int(self.agent.choose(me, d))
        if d.kind == v.TRASH and d.optional and d.subject == me.index:
            self.coppers += answer == v.COPPER
            self.other_trash += answer in (v.CURSE, v.ESTATE)
        if d.kind == v.BUY and me.turns <= 8:
            self.early_green += answer in (v.ESTATE, v.DUCHY)
            self.first_money += answer in (v.SILVER, v.GOLD)
        return answer


def test_it_makes_the_mistakes_of_a_beginner() -> None:
    """Coppers are kept, Duchies come early, money late, and Actions are many."""
    seen = {}
    for name in ("easy", "generic"):
        notes = [0] * 5
        for k in range(40):
            wishes = Wishes(expansions=("Dominion",), required=("Chapel", "Smithy"))
            setup = random_kingdom(wishes, k).setup(2, "2017")
            bot = Watched(make_bot(name, setup, k))
            table = new_table(setup, [bot, make_bot("big-money", setup, 1)], k)
            for _ in range(32):
                if not table.finished:
                    take_turn(table)
            terminals = sum(table.players[0].owned[c] > 1 for c in range(7, setup.n_cards))
            found = (bot.coppers, bot.other_trash, bot.early_green, bot.first_money, terminals)
            notes = [a + b for a, b in zip(notes, found, strict=True)]
            table.close()
        seen[name] = notes
    coppers, junk, green, money, actions = seen["easy"]
    assert coppers == 0 < junk
    assert green > 5 * seen["generic"][2]
    assert money < seen["generic"][3]
    assert actions > seen["generic"][4]


def test_no_two_beginners_like_the_same_cards() -> None:
    setup = drawn(1).setup(2, "2017")
    decks = set()
    for seed in range(10):
        table = new_table(setup, [Easy(setup, seed), make_bot("big-money", setup, 1)], 5)
        for _ in range(20):
            take_turn(table)
        decks.add(tuple(int(n) for n in table.players[0].owned))
        table.close()
    assert len(decks) >= 8
