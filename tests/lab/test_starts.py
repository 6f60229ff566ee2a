"""Openings, positions, and results by how games began."""

import json
from pathlib import Path

import pytest

from coffers.cli import main
from coffers.errors import CoffersError, DamagedSave
from coffers.game import Game, check_usual
from coffers.kingdoms import EDITIONS
from coffers.lab import Plan, match, sample_games
from coffers.lab.ratios import Ratio
from coffers.lab.statistics import rate

ENDGAME = """
- scenario: Two Provinces are left
  kingdom: [Smithy, Village]
  supply: {Province: 2}
  players:
    Anna: {discard: [Gold x8, Province x3], turns: 9}
    Ben: {discard: [Copper x8, Province x1], turns: 9}
  turn: {player: Anna, phase: start}
"""


def coppers(game: Game) -> list[int]:
    return [int(p.hand.count(0)) for p in game.table.players]


# ---- openings ----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("opening", "hands"), [("5/2", {5, 2}), ("4/3", {4, 3}), ("either", {2, 3, 4, 5})]
)
def test_everybody_has_the_same_hands(opening: str, hands: set[int], edition: str) -> None:
    seen = set()
    for seed in range(60):
        game = Game(["A", "B", "C"], edition=edition, seed=seed, first_hands=opening)
        found = coppers(game)
        assert len(set(found)) == 1
        seen.add(found[0])
        for p in game.table.players:
            assert p.hand.n == p.deck.n == 5
            assert p.hand.count(0) + p.deck.count(0) == 7
    assert seen == hands


def test_either_is_as_likely_as_the_deal_has_it() -> None:
    first = [coppers(Game(seed=seed, first_hands="either"))[0] for seed in range(600)]
    assert 60 <= sum(n in (2, 5) for n in first) <= 140  # 100 are to be expected
    assert 240 <= sum(n > 3 for n in first) <= 360


def test_what_is_told_of_the_first_hand_is_true() -> None:
    game = Game(["Anna", "Ben"], seed=3, first_hands="5/2")
    drawn = [e.card for e in game.events("Anna") if e.kind == "drew" and e.player == "Anna"]
    assert drawn.count("Copper") == coppers(game)[0]


def test_a_saved_game_remembers_its_opening() -> None:
    game = Game(seed=7, first_hands="4/3")
    game.answer("all treasures")
    again = Game.load(json.dumps(game.save()))
    assert again.first_hands == "4/3"
    assert again.view("Anna") == game.view("Anna")
    with pytest.raises(DamagedSave):
        Game.load({**game.save(), "first_hands": "6/1"})


def test_unusual_decks_have_no_openings() -> None:
    usual, without = Game(seed=1).setup, Game(["A", "B", "C"], seed=1).setup
    check_usual(usual)
    without.start[0] = 6
    with pytest.raises(CoffersError, match="seven Coppers"):
        check_usual(without)
    without.start[0] = 7
    with pytest.raises(CoffersError, match="5/2, 4/3, either"):
        Game(seed=1, first_hands="3/3")


def test_a_match_with_openings() -> None:
    result = match(
        "chapel-witch", "double-witch", games=600, seed=1, opening="5/2", by_opening=True
    )
    assert result.openings is not None
    assert {o.began for o in result.openings.hands[0]} == {("5", "2"), ("2", "5")}
    assert [o.began for o in result.openings.purchases[0]] == [("Chapel", "Witch")]
    assert match("chapel-witch", "double-witch", games=600, seed=1).sums != result.sums


# ---- positions ---------------------------------------------------------------------------------


@pytest.fixture
def endgame(tmp_path: Path) -> Path:
    path = tmp_path / "endgame.yaml"
    path.write_text(ENDGAME, "utf-8")
    return path


def test_strategies_play_on_from_a_position(endgame: Path, big_money: Plan) -> None:
    """Who sits in the rich chair buys both Provinces and wins, whoever it is."""
    result = match(big_money, big_money, games=200, seed=1, position=endgame)
    assert result.scores[0].value == 0.5
    assert result.seats[0][0] > 0.95
    assert result.seats[0][1] < 0.05
    assert result.kingdom.cards == ("Smithy", "Village")
    assert max(result.lengths) < 30
    game = sample_games(result)[0].game
    assert game.result is not None
    assert set(game.result.scores.values()) == {30, 6}


def test_hands_that_are_given_stay(tmp_path: Path, big_money: Plan) -> None:
    path = tmp_path / "now.yaml"
    path.write_text(
        """
- scenario: One purchase decides
  supply: {Province: 1}
  players:
    Anna: {hand: [Gold x3], deck: [Estate x9]}
    Ben: {hand: [Gold x3], deck: [Estate x9]}
  turn: {player: Ben, phase: buy, coins: 0}
""",
        "utf-8",
    )
    result = match(big_money, big_money, games=10, seed=1, position=path)
    assert result.seats == [[0.0, 1.0], [0.0, 1.0]]


def test_a_saved_game_between_two_turns(tmp_path: Path, big_money: Plan) -> None:
    game = Game(seed=4)
    game.answer("all treasures")
    game.answer("end buys")
    (tmp_path / "game.json").write_text(json.dumps(game.save()), "utf-8")
    path = tmp_path / "on.yaml"
    path.write_text("- {scenario: Ben's turn, game: game.json}", "utf-8")
    result = match(big_money, big_money, games=40, seed=1, position=path)
    assert result.games == 40
    path.write_text("- {scenario: In the middle, game: game.json, after: 1}", "utf-8")
    with pytest.raises(CoffersError, match="middle of a turn; the turn begins after 0"):
        match(big_money, big_money, games=40, seed=1, position=path)


# ---- results by opening ------------------------------------------------------------------------


def test_openings_add_up(big_money: Plan, smithy: Plan) -> None:
    result = match(big_money, smithy, games=2000, seed=1, by_opening=True)
    found = result.openings
    assert found is not None
    for i in range(2):
        for outcomes in (found.hands[i], found.purchases[i]):
            assert sum(o.games for o in outcomes) == result.games
            total = sum(o.games * o.score.value for o in outcomes)
            assert total / result.games == pytest.approx(result.scores[i].value)
    assert {o.began for o in found.hands[0]} == {("5", "2"), ("4", "3"), ("3", "4"), ("2", "5")}
    bought = {o.began for o in found.purchases[1]}
    assert {("Silver", "Smithy"), ("Smithy",)} <= bought
    counted = {o.began: o.share for o in found.hands[0]}
    assert counted["5", "2"] == pytest.approx(1 / 12, abs=0.025)


def test_nothing_is_collected_unasked(big_money: Plan, smithy: Plan) -> None:
    assert match(big_money, smithy, games=4, seed=1).openings is None


def test_intervals_are_those_of_units() -> None:
    """Where every unit counts the same, a ratio is the share that `rate` tells."""
    ratio = Ratio(60.0, 200.0, 45.0, 400.0, 120.0, 100)
    same = rate(60.0, 45.0, 100, 2)
    assert ratio.share().value == same.value
    assert ratio.share().low == pytest.approx(same.low, abs=1e-9)
    assert ratio.share().high == pytest.approx(same.high, abs=1e-9)


def test_the_command_tells_openings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    words = ["match", "chapel-witch", "double-witch", "--games", "400", "--seed", "1"]
    assert main([*words, "--by-opening", "--opening", "4/3", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "Kapellenhexe, nach den ersten beiden Händen" in out or "nach den ersten" in out
    assert "4 / 3" in out and "5 / 2" not in out
    assert "Silber, Kapelle" in out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--opening", "6/1"], "no opening '6/1'"),
        (["--opening", "5/3"], "did you mean 5/2?"),
        (["--position", "{file}", "--opening", "5/2"], "leave out the opening"),
        (["--position", "{file}", "--set", "Bad Omens"], "leave out the kingdom"),
        (["--position", "{file}:99"], "has 1 scenarios to choose from"),
        (["--position", "nothing.yaml"], "nothing.yaml"),
        (["--position", "{file}", "--save", "here"], "position"),
        (["big-money", "--position", "{file}"], "has 2 players, but there are 3 strategies"),
        (["--show", "0"], "--show"),
        (["--show", "101"], "--show"),
    ],
)
def test_nonsense_is_refused(
    words: list[str], complaint: str, endgame: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [word.replace("{file}", str(endgame)) for word in words]
    assert main(["match", "big-money", "smithy-money", *given, "--games", "4"]) == 2
    assert complaint in capsys.readouterr().err
