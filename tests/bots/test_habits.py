"""Bots that look ahead guess how the others play."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.generic import Generic
from coffers.bots.habits import FINE, GENERIC, SAME_PLAN, Habits, money
from coffers.bots.registry import make_thinker
from coffers.bots.tuning import is_of_kingdom
from coffers.engine.decisions import Agent, Decision, Onlooker
from coffers.engine.diary import Diary
from coffers.engine.piles import listed
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.table import new_table
from coffers.engine.turn import take_turn
from coffers.engine.vocabulary import ESTATE, NONE, SILVER
from coffers.game import Game
from coffers.kingdoms import FIRST_GAME, Kingdom
from coffers.lab.menus import kingdom_for, opponent
from coffers.scenario.position import PositionGame


def setup_of(kingdom: Kingdom, players: int = 2) -> Setup:
    return kingdom.setup(players, "2017")


class Witnessing(Generic):
    """A bot that guesses, and plays like the generic one nevertheless."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.habits = Habits(setup, Generic(setup))
        self.turns: list[int] = []

    def looks_ahead(self) -> bool:
        return True

    def see_turn(self, seat: int, turn: Diary) -> None:
        self.turns.append(int(turn.start.turn))
        self.habits.watch(turn, seat)


def guessed(setup: Setup, other: Agent, turns: int) -> list[float]:
    """What a bot in the first seat thinks of another after so many turns of both."""
    bot = Witnessing(setup)
    table = new_table(setup, [bot, other], 3)
    for _ in range(2 * turns + 1):
        take_turn(table)
    table.close()
    return list(bot.habits.chances[1])


def place_of(setup: Setup, card: str, copies: int) -> int:
    """Which of the ways to play is money with so many copies of a card."""
    cards = [c for c in listed(setup.supply) if is_of_kingdom(setup, c)]
    return 2 + 2 * cards.index(setup.find(card)) + copies


def test_at_first_everybody_is_taken_for_the_generic_bot() -> None:
    setup = setup_of(Kingdom.of(FIRST_GAME, platinum_colony=False))
    chances = list(Habits(setup, Generic(setup)).chances[1])
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] == pytest.approx(GENERIC) and len(chances) == 3 + 2 * 10


@pytest.mark.parametrize(
    ("menu", "card", "copies"),
    [("smithy", "Smithy", 1), ("double-witch", "Witch", 2), ("militia", "Militia", 1)],
)
def test_money_with_a_card_is_known_by_what_it_buys(menu: str, card: str, copies: int) -> None:
    setup = setup_of(kingdom_for(menu, 1))
    chances = guessed(setup, opponent(menu, setup), 14)
    assert chances.index(max(chances)) == place_of(setup, card, copies)
    assert chances[0] < GENERIC / 2


def test_the_generic_bot_is_known_by_what_it_buys() -> None:
    """The plan that it might go by is the same bot here: together they are as good as certain."""
    setup = setup_of(Kingdom.of(FIRST_GAME, platinum_colony=False))
    chances = guessed(setup, Generic(setup), 10)
    assert chances[0] + chances[1] > 0.98


def test_who_changes_their_mind_is_known_again() -> None:
    setup = setup_of(Kingdom.of(FIRST_GAME, platinum_colony=False))
    habits = Habits(setup, Generic(setup))
    like_generic = vec[i64]([1] + [0] * (len(habits.ways) - 1))
    like_money = vec[i64]([0, 0, 1] + [0] * (len(habits.ways) - 3))
    for _ in range(100):
        habits.count(1, like_generic)
    assert habits.chances[1][0] > 0.999
    for _ in range(12):
        habits.count(1, like_money)
    assert habits.chances[1][2] > 0.9


def test_ways_are_drawn_as_often_as_they_are_likely() -> None:
    setup = setup_of(Kingdom.of(FIRST_GAME, platinum_colony=False))
    habits = Habits(setup, Generic(setup))
    drawn = [habits.drawn(1, step * FINE // 1000) for step in range(1000)]
    assert sum(way is habits.ways[0] for way in drawn) == pytest.approx(1000 * GENERIC, abs=1)
    assert sum(way is habits.ways[1] for way in drawn) == pytest.approx(1000 * SAME_PLAN, abs=1)
    assert {id(way) for way in drawn} == {id(way) for way in habits.ways}


def test_in_a_game_that_waits_for_answers_it_sees_the_same_turns() -> None:
    """As in one that is played in one go; and each of them once, though some is taken back."""
    kingdom = Kingdom.of(FIRST_GAME, platinum_colony=False)
    game = Game(("Anna", "Ben"), kingdom, edition="2017", seed=3)
    bot, other = Witnessing(game.setup), Generic(game.setup)
    for number in range(60):
        game.let(bot if game.engine_decision.decider == 0 else other)
        if number % 7 == 6:
            game.undo(2)
    at_once = Witnessing(game.setup)
    table = new_table(game.setup, [at_once, other], 3)
    for _ in range(len(bot.turns) + 1):
        take_turn(table)
    table.close()
    assert len(bot.turns) > 8
    assert at_once.turns == [0, *bot.turns]  # an empty one before the first
    assert list(map(list, at_once.habits.scores)) == list(map(list, bot.habits.scores))


class Peeking(Agent):
    """Would buy Silver only with an Estate in hand."""

    def choose(self, me: Player, d: Decision) -> int:
        return SILVER if me.hand.count(ESTATE) else NONE


def scores_after_a_purchase(hand: str, below: str) -> list[float]:
    position = {
        "players": {"Anna": {}, "Ben": {"hand": [hand], "deck": [below]}},
        "turn": {"player": "Ben", "phase": "buy", "coins": 3},
    }
    kingdom = Kingdom.of(FIRST_GAME, platinum_colony=False)
    game = PositionGame(("Anna", "Ben"), kingdom, "2017", 1, position)
    habits = Habits(game.setup, Generic(game.setup))
    habits.ways[2] = Peeking()
    habits.watch(Diary(game.table.copy(), vec[i64]([SILVER])), 0)
    return list(habits.scores[1])


def test_what_it_may_not_know_of_a_purchase_says_nothing() -> None:
    """Which of the two Ben had left when he bought Silver is his secret."""
    scores = scores_after_a_purchase("Estate", "Duchy")
    assert scores == scores_after_a_purchase("Duchy", "Estate")
    assert min(scores) < 0.0 == max(scores)


def test_turns_of_ones_own_say_nothing() -> None:
    setup = setup_of(Kingdom.of(FIRST_GAME, platinum_colony=False), 3)
    bot = Witnessing(setup)
    table = new_table(setup, [bot, money(setup, NONE, 0), Generic(setup)], 3)
    for _ in range(13):
        take_turn(table)
    table.close()
    assert bot.turns[:7] == [0, 0, 1, 2, 0, 1, 2]  # before the first turn nothing has happened
    assert not any(bot.habits.scores[0])
    assert any(bot.habits.scores[1]) and any(bot.habits.scores[2])
    assert bot.habits.chances[1][2] > bot.habits.chances[2][2]


def test_who_lets_another_decide_lets_it_see_the_turns() -> None:
    setup = setup_of(Kingdom.of(FIRST_GAME, platinum_colony=False))
    bot = Witnessing(setup)
    table = new_table(setup, [Generic(setup), Onlooker(bot)], 3)
    for _ in range(3):
        take_turn(table)
    table.close()
    assert bot.turns == [0, 0, 1]


def test_who_is_in_haste_does_not_guess() -> None:
    setup = setup_of(Kingdom.of(FIRST_GAME, platinum_colony=False))
    assert make_thinker("quick", setup, 1, menu=()).habits is None
    assert make_thinker("strong", setup, 1, menu=()).habits is not None
