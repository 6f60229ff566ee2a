"""A scenario can go on from a saved game."""

import json
from pathlib import Path

import pytest

from coffers.errors import CoffersError
from coffers.game import Game
from coffers.scenario import load_file, run_scenario


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a saved game of three answers."""
    game = Game(["Anna", "Ben"], seed=7)
    for answer in ("all treasures", "buy Silver", "all treasures"):
        game.answer(answer)
    (tmp_path / "game.json").write_text(json.dumps(game.save()))
    (tmp_path / "mine.json").write_text(json.dumps({"game": game.save(), "me": "Anna"}))
    (tmp_path / "torn.json").write_text(json.dumps(game.save())[:50])
    return tmp_path


def written(folder: Path, text: str) -> Path:
    path = folder / "scenario.yaml"
    path.write_text(text)
    return path


@pytest.mark.parametrize("file", ["game.json", "mine.json"])
def test_it_goes_on_from_any_answer(folder: Path, file: str) -> None:
    path = written(
        folder,
        f"""
- scenario: After the last answer Ben may buy
  game: {file}
  steps:
    - expect: {{turn: Ben, Anna: {{discard: 6}}}}
    - Ben: buy Copper
    - expect: {{turn: Anna}}
- scenario: After the first one Anna has not bought her Silver yet
  game: {file}
  after: 1
  steps:
    - expect: {{turn: Anna, supply: {{Silver: 40}}}}
    - Anna: buy Estate
    - expect: {{turn: Ben, supply: {{Silver: 40, Estate: 7}}}}
""",
    )
    assert [run_scenario(scenario) for scenario in load_file(path)] == [None, None]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("game: nowhere.json", "nowhere.json"),
        ("game: torn.json", "not JSON"),
        ("game: game.json\n  after: 4", "'4' makes no sense for 'after'"),
        ("game: game.json\n  after: soon", "'soon' makes no sense for 'after'"),
        ("game: game.json\n  players: [Anna, Ben]", "players"),
    ],
)
def test_mistakes_are_told_with_their_line(folder: Path, lines: str, words: str) -> None:
    path = written(folder, f"- scenario: A mistake\n  {lines}\n")
    with pytest.raises(CoffersError, match=words) as fault:
        load_file(path)
    assert "scenario.yaml:1" in str(fault.value)
