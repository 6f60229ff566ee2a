"""`coffers play --against`: strategies as opponents in the terminal."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from coffers import saves, texts
from coffers.cli import main

SMITHY = 'name = "Smithy, my way"\nbuy = ["Province", "Gold", "Smithy max 1", "Silver"]\n'
CLASS = """
from coffers.bots.sensible import Sensible
from coffers.engine.vocabulary import NONE

class Idle(Sensible):
    needs = ("Witch",)

    def buy(self, me, d):
        return NONE
"""


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the real user is touched."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    texts.choose("en")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Standard input of the command."""
    return lambda lines: monkeypatch.setattr("sys.stdin", io.StringIO(lines))


def purchases(game: saves.SavedGame, player: str) -> list[str | None]:
    events = game.game.events()
    return [e.card for e in events if e.kind == "bought" and e.player == player]


def test_a_strategy_plays_as_its_plan_says(
    typed: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed("\n" * 24)
    assert main(["play", "--against", "double-witch", "--seed", "3"]) == 0
    saved = saves.read(saves.default_path())
    assert saved.bots == {"Ben": "plan:double-witch"}
    assert "Witch" in saved.game.kingdom.cards
    assert set(purchases(saved, "Ben")) <= {"Silver", "Witch", "Gold", "Province", "Duchy"}
    assert "Witch" in purchases(saved, "Ben")
    assert "Ben (Double Witch)" in capsys.readouterr().out
    typed("")
    assert main(["play", "--resume", "--lang", "de"]) == 0
    assert "Ben (Doppelhexe)" in capsys.readouterr().out


def test_several_of_all_kinds(typed: Callable[[str], None], tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(SMITHY)
    (tmp_path / "idle.py").write_text(CLASS)
    typed("\n" * 6)
    rivals = [str(tmp_path / "mine.toml"), f"{tmp_path}/idle.py:Idle"]
    assert main(["play", "-o", "easy", "--against", *rivals, "--seed", "3"]) == 0
    saved = saves.read(saves.default_path())
    assert list(saved.bots.values()) == ["easy", str(tmp_path / "mine.toml"), rivals[1]]
    assert {"Smithy", "Witch"} <= set(saved.game.kingdom.cards)
    assert purchases(saved, "Dora") == []


def test_a_program_is_never_run_because_a_saved_game_names_it(
    typed: Callable[[str], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "evil.py").write_text(f"open({str(tmp_path / 'harm')!r}, 'w')\n")
    typed("\n")
    assert main(["play", "-o", "easy", "--seed", "3"]) == 0
    path = saves.default_path()
    document = json.loads(path.read_text())
    document["bots"] = {"Ben": f"{tmp_path}/evil.py:Evil"}
    path.write_text(json.dumps(document))
    typed("")
    assert main(["play", "--resume"]) == 2
    assert "is a program" in capsys.readouterr().err
    assert not (tmp_path / "harm").exists()
    assert main(["play", "--resume", "--against", "big-money"]) == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["double-wich"], "did you mean double-witch?"),
        (["nothing.toml"], "nothing.toml"),
        (["goons-money", "--set", "Bad Omens"], "needs what this kingdom lacks: Goons"),
        (["big-money"] * 6, "players"),
        (["big-money", "--think", "1"], "quick, strong"),
    ],
)
def test_nonsense(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--against", *words]) == 2
    assert complaint in capsys.readouterr().err
