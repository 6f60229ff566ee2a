"""The coach: what it finds in games, what it does not, and how it goes about it."""

import json
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from coffers.bots.ahead import WIN
from coffers.bots.generic import Generic
from coffers.coach import Analysis, Better, Effort, analyse, judge, judging, moments
from coffers.coach.analysis import PATIENCE, Purse
from coffers.coach.judging import BLUNDER, Look
from coffers.errors import CoffersError
from coffers.expert import Asked, Question
from coffers.game import Game
from coffers.kingdoms import Kingdom
from coffers.picks import meant

PLANTED = Path(__file__).parent / "planted"
"""Games of two generic bots, in each of which Anna once did what is written on the file."""


@cache
def played(seed: int, *cards: str) -> Game:
    """A game of two generic bots, with few cards so that it is soon looked at."""
    game = Game(["Anna", "Ben"], Kingdom.of(cards, complete=False), seed=seed)
    bot = Generic(game.setup)
    while not game.over:
        game.let(bot)
    return game


def by_games(game: Game, players: Sequence[str] = (), games: int = 40, **more: int) -> Analysis:
    """An analysis that comes out the same each time."""
    return list(analyse(game, players, seconds=None, games=games, **more))[-1]


# ---- what it finds -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "number", "given", "better"),
    [
        ("passing-with-eight-coins", 45, "end buys", "buy Province"),
        ("trashing-the-only-gold", 33, "trash Gold", "trash Copper"),
        ("ending-while-behind", 70, "buy Province", "buy Duchy"),
    ],
)
def test_a_planted_blunder_is_named_first(file: str, number: int, given: str, better: str) -> None:
    game = Game.load((PLANTED / f"{file}.json").read_text("utf-8"))
    if file == "trashing-the-only-gold":  # the rest of the game is long
        game.undo(len(game.answers) - 60)
    analysis = by_games(game, ["Anna"], games=400)
    assert analysis.chosen >= 15
    worst = analysis.mistakes("Anna")[0]
    assert (worst.number, worst.given) == (number, given)
    assert worst.verdict == "blunder"
    assert worst.better is not None
    assert worst.better.pick == better
    assert worst.better.low < worst.better.gain < worst.better.high


def test_the_coach_does_not_cry_wolf() -> None:
    """In games between equals, at most one decision of fifty is called a blunder and is none when
    the two answers are compared again, by ten times as many games."""
    looked_at = false_alarms = 0
    for game in (played(1, "Smithy"), played(3, "Witch")):
        analysis = by_games(game, games=100)
        looked_at += len(analysis.judged)
        at = {moment.number: moment for moment in moments(game, game.players, 400).chosen}
        for judged in analysis.judged.values():
            if judged.verdict == "blunder":
                assert judged.better is not None
                asked = Asked(replace(at[judged.number].asked, seed=99 + judged.number))
                answer = meant(judged.better.pick, asked.decision, game.setup, game.players)
                look = Look(asked, [asked.first, answer])
                look.go_on(10 * judged.better.games)
                false_alarms += look.gain(answer)[0] < BLUNDER[0]
    assert looked_at > 100
    assert 50 * false_alarms <= looked_at


class CoinFlips(Asked):
    """A decision that changes nothing: whatever is answered, every other game is won."""

    def __init__(self, asked: Question) -> None:
        super().__init__(asked)
        self.chance = random.Random(asked.seed)

    def compare(self, answers: Sequence[int], games: int) -> Any:
        won = [WIN * sum(self.chance.choices((0, 1), k=games)) for _ in answers]
        return SimpleNamespace(games=[games] * len(answers), won=won)


def test_the_luck_of_the_best_looking_answer_is_not_taken_for_merit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of many answers that are equally good, one always looks better by chance."""
    monkeypatch.setattr(judging, "Asked", CoinFlips)
    game = played(3, "Witch")
    moment = max(moments(game, ["Anna"], 400).chosen, key=lambda m: len(m.decision.options))
    assert len(moment.decision.options) > 7
    judged = [judge(moment, Effort(games=100, seed=i)) for i in range(200)]
    assert sum(one.verdict is not None for one in judged) <= 4


@pytest.mark.parametrize(
    ("gain", "low", "verdict"),
    [(0.2, 0.1, "blunder"), (0.2, 0.02, "mistake"), (0.04, 0.02, "mistake"), (0.2, 0.0, None)],
)
def test_only_what_is_sure_is_a_mistake(gain: float, low: float, verdict: str | None) -> None:
    assert Better("buy Gold", gain, low, 0.3, 100).verdict == verdict


def test_the_chance_to_win_ends_where_the_game_did() -> None:
    game = Game.load((PLANTED / "ending-while-behind.json").read_text("utf-8"))
    course = by_games(game, ["Anna"], since=50).course("Anna")
    assert course[-1].number == len(game.answers) - 1
    assert course[-1].chance == 0.0  # Ben has won
    assert max(judged.chance for judged in course) > 0.2


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (["Zoe"], "nobody called 'Zoe' plays here; the players are Anna, Ben"),
        ("Anna", "'Anna' is one name, and a list of names is wanted"),
    ],
)
def test_whose_decisions_are_looked_at_must_be_clear(players: Any, sentence: str) -> None:
    game = Game.load((PLANTED / "ending-while-behind.json").read_text("utf-8"))
    with pytest.raises(CoffersError, match=sentence):
        analyse(game, players)


# ---- how it goes about it ----------------------------------------------------------------------


def test_it_can_be_stopped_written_down_and_gone_on_with() -> None:
    game = played(2, "Militia")
    whole = by_games(game, ["Ben"], games=20)
    begun = list(islice(analyse(game, ["Ben"], seconds=None, games=20), 6))[-1]
    assert (len(begun.judged), begun.is_complete) == (5, False)
    document = json.loads(json.dumps(begun.as_json()))
    known = Analysis.of_json(document)
    assert known == begun
    steps = list(analyse(game, ["Ben"], seconds=None, games=20, so_far=known))
    assert steps[-1] is known
    assert len(steps) == 1 + whole.chosen - 5
    assert known == whole
    assert known.is_complete


def test_on_several_cores_the_same_comes_out() -> None:
    game = played(2, "Militia")
    with ThreadPoolExecutor(2) as workers:
        together = list(analyse(game, seconds=None, games=20, most=20, workers=workers, cores=2))[
            -1
        ]
    assert together == by_games(game, games=20, most=20)


def test_mistakes_survive_being_written_down() -> None:
    game = Game.load((PLANTED / "ending-while-behind.json").read_text("utf-8"))
    analysis = by_games(game, ["Anna"], games=200, since=60)
    assert analysis.mistakes("Anna")
    assert Analysis.of_json(json.loads(json.dumps(analysis.as_json()))) == analysis


@pytest.mark.parametrize("nonsense", [{}, {"format": "coffers-game"}, {"format": []}])
def test_what_is_no_analysis_is_refused(nonsense: dict[str, object]) -> None:
    with pytest.raises(CoffersError):
        Analysis.of_json(nonsense)


def test_of_a_long_game_only_so_much_is_looked_at_purchases_first() -> None:
    game = played(3, "Village", "Witch")
    everything = moments(game, game.players, 400)
    assert everything.found == len(everything.chosen) > 50
    purchases = [m for m in everything.chosen if m.decision.kind == "buy"]
    some = moments(game, game.players, len(purchases) + 5)
    assert some.found == everything.found
    assert len(some.chosen) == len(purchases) + 5
    assert {m.number for m in some.chosen} > {m.number for m in purchases}
    few = moments(game, game.players, 8)
    assert [m.decision.kind for m in few.chosen] == ["buy"] * 8
    assert few.chosen[-1].number > len(game.answers) / 2


def test_decisions_with_one_sensible_answer_are_not_looked_at() -> None:
    """Treasures are played all at once, and nobody buys a Curse."""
    for moment in moments(played(3, "Village", "Witch"), ["Anna", "Ben"], 400).chosen:
        assert moment.given != "all treasures"
        assert len(moment.decision.words()) > 1


def test_a_moment_knows_what_the_game_was_like() -> None:
    """Thought about in another process, it is the decision that was answered."""
    game = played(2, "Militia")
    for moment in moments(game, ["Anna"], 400).chosen:
        asked = Asked(moment.asked)
        assert asked.first == game.answers[moment.number]
        assert moment.decision.player == "Anna"
        assert meant(moment.given, asked.decision, game.setup, game.players) == asked.first


def test_a_game_of_other_rules_is_looked_at_as_far_as_both_agree() -> None:
    document = played(2, "Militia").save()
    document["rules"] -= 1
    document["digests"] = [[n, d + (i > 3)] for i, (n, d) in enumerate(document["digests"])]
    game = Game.load(document)
    assert game.frozen is not None
    assert by_games(game, games=4).answers == document["digests"][3][0]


def test_time_that_is_not_needed_is_there_for_others() -> None:
    purse = Purse(1.0)
    assert purse.allowed() == 1.0
    purse.spend(0.25)
    assert purse.allowed() == 1.75
    purse.spend(5.0)
    assert purse.allowed() == 1.0
    for _ in range(50):
        purse.spend(0.0)
    assert purse.allowed() == PATIENCE


@pytest.mark.parametrize("cores", [1, 2])
def test_when_the_time_is_over_no_decision_is_begun(cores: int) -> None:
    game = played(2, "Militia")
    with ThreadPoolExecutor(2) as pool:
        workers = pool if cores > 1 else None
        known = list(analyse(game, total=0.0, workers=workers, cores=cores))
    assert len(known) == 1
    assert known[0].chosen > 50
    assert not known[0].judged


def test_with_no_time_at_all_there_is_an_answer_nevertheless() -> None:
    moment = moments(played(2, "Militia"), ["Anna"], 400).chosen[0]
    judged = judge(moment, Effort(seconds=0.0))
    assert judged.games == 10
    assert 0 < judged.chance < 1
