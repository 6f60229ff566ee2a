"""The expert, asked about games from outside."""

from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from coffers.bots.generic import Generic
from coffers.bots.random_legal import RandomLegal
from coffers.bots.registry import make_thinker
from coffers.bots.search import Search
from coffers.expert import Asked, Question, Team, question, scores_of, weigh, weigh_together
from coffers.game import Game
from coffers.soak import drawn

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


def secret(number: int) -> str:
    """A seed of secret chance, always the same."""
    return f"{number:064x}"


@pytest.mark.parametrize("seed", range(6))
def test_a_question_holds_all_that_is_needed_to_think_about_it(seed: int) -> None:
    """At every decision, of games with open and with secret chance, some forked in the middle of a
    turn: the expert answers from outside as the bot does at the table."""
    setting = drawn(seed)
    players = NAMES[: setting.players]
    chance: int | str = secret(seed) if seed % 2 else seed
    game = Game(players, setting.kingdom, edition=setting.edition, seed=chance)
    bot = RandomLegal(seed)
    compared = 0
    for number in range(300):
        if game.over:
            break
        if number == 75:
            game = game.copy(seed=secret(seed + 10) if seed % 3 else 5)
        if number % 2 == 0:
            asked = question(game, 60.0, 7, games=4)
            here = game.copy()
            here.let(Search(game.setup, 60.0, 7, 4))
            found = weigh(asked)
            assert found.answers[found.best()] == here.answers[-1]
            compared += len(found.answers) > 1
        game.let(bot)
    assert compared > 3


def test_several_cores_count_as_one_that_has_played_more() -> None:
    game = Game(seed=4)
    while game.decision.kind != "buy":
        game.let(Generic(game.setup))
    asked: Question = question(game, 60.0, 1, games=8)
    with ThreadPoolExecutor(2) as workers:
        found = weigh_together(asked, workers, 2)
    assert list(found.games) == [16] * len(found.answers)
    assert 0 < found.chance(0) < 1


def test_it_judges_positions_if_that_is_asked_for() -> None:
    game = Game(seed=4)
    while game.decision.kind != "buy":
        game.let(Generic(game.setup))
    judging = make_thinker("strong", game.setup, 1, 60.0, menu=())
    judging.horizon, judging.most = 2, 8
    judging.habits = None  # who is asked about a single decision has seen no turns
    me = game.table.players[game.engine_decision.decider]
    game._game.keep_diary()
    here = judging.ponder(me, game.engine_decision, judging.usual(me, game.engine_decision))
    asked = question(game, 60.0, 1, games=8, menu=(), horizon=2)
    assert weigh(asked).numbers() == here.numbers()
    assert weigh(replace(asked, horizon=None)).numbers() != here.numbers()


def test_a_team_guesses_how_the_others_play() -> None:
    """What its bot thinks of them, those know as well that think together with it."""
    game = Game(seed=4)
    asked: list[Question] = []

    class Workers(ThreadPoolExecutor):
        def submit(self, job: Any, /, *about: Any, **how: Any) -> Any:
            asked.extend(about)
            return super().submit(job, *about, **how)

    other = Generic(game.setup)
    bot = Search(game.setup, 0.0, 1, patient=True, menu=())
    with Workers(1) as workers:
        team = Team(game, bot, 1, workers, 1)
        for _ in range(40):
            game.let(team if game.engine_decision.decider == 0 else other)
    habits = asked[-1].habits
    assert habits is not None and habits == scores_of(bot)
    assert not any(habits[0]) and any(habits[1])
    thinking = Asked(asked[-1]).bot.habits
    assert thinking is not None and bot.habits is not None
    assert list(thinking.chances[1]) == list(bot.habits.chances[1])


def test_a_team_plays_for_somebody_even_when_it_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(seed=4)
    with ThreadPoolExecutor(2) as workers:
        team = Team(game, Search(game.setup, 0.0, 1, menu=()), 1, workers, 2)
        for _ in range(4):
            game.let(team)
        assert len(game.answers) == 4
        thoughts = team.bot.thoughts

        def lost(*_: object) -> None:
            raise BrokenExecutor

        monkeypatch.setattr(workers, "submit", lost)
        for _ in range(4):
            game.let(team)
    assert len(game.answers) == 8
    assert 0 < thoughts <= 4  # all Coppers are played without one
