"""In a scenario no player is called like one of its words."""

import json
from pathlib import Path

import pytest

from coffers.errors import CoffersError
from coffers.game import Game
from coffers.scenario import load_file
from coffers.scenario.document import NO_NAMES


def refusal(path: Path, text: str) -> str:
    path.write_text(text)
    with pytest.raises(CoffersError) as fault:
        load_file(path)
    return str(fault.value)


@pytest.fixture(autouse=True, params=["en", "de"])
def sentence(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """How the refusal begins, in each language."""
    monkeypatch.setattr("coffers.texts._chosen", [request.param])
    return {
        "en": "a player of a scenario cannot be called '{}'",
        "de": "in einem Szenario kann niemand „{}“ heißen",
    }[str(request.param)]


def test_the_words_are_those_of_steps_and_expectations() -> None:
    assert {"offered", "not offered", "expect", "sees", "told", "must"} <= NO_NAMES
    assert {"trash", "supply", "prizes", "turn", "scores"} <= NO_NAMES


@pytest.mark.parametrize("name", [*sorted(NO_NAMES), "Trash"])
def test_such_a_player_is_refused(tmp_path: Path, sentence: str, name: str) -> None:
    said = refusal(
        tmp_path / "scenario.yaml",
        f"- scenario: A strange name\n  kingdom: [Moat]\n  players: {{Anna: {{}}, {name}: {{}}}}\n",
    )
    assert sentence.format(name) in said
    assert "scenario.yaml:1" in said
    assert name.casefold() in said.removeprefix(sentence.format(name))


def test_so_is_one_of_a_saved_game(tmp_path: Path, sentence: str) -> None:
    saved = Game(["Anna", "supply"], seed=1).save()
    (tmp_path / "game.json").write_text(json.dumps(saved))
    said = refusal(tmp_path / "scenario.yaml", "- scenario: A strange name\n  game: game.json\n")
    assert sentence.format("supply") in said
