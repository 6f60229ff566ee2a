"""Hints in the terminal: what the expert would do, and that one has asked."""

import io
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from coffers import DamagedSave, Game, saves, texts
from coffers.bots.registry import make_bot
from coffers.coach.hints import Hint, hint, hint_in_words
from coffers.kingdoms import Kingdom
from coffers.picks import Decision
from coffers.terminal import session
from coffers.terminal.screen import Screen

PLANTED = Path(__file__).parent / "planted"


@pytest.fixture(autouse=True)
def by_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that do not depend on the clock."""

    def soon(game: Game) -> Hint:
        return hint(game, seconds=60.0, games=60)

    monkeypatch.setattr(session, "hint", soon)


def play(path: Path, game: Game, lines: list[str], code: str = "en", **more: Any) -> str:
    """What is shown while that is typed."""
    out = io.StringIO()
    script: Iterator[str] = iter(lines)

    def read(entry: str) -> str:
        try:
            return next(script)
        except StopIteration:
            raise EOFError from None

    screen = Screen(
        Console(file=out, width=100, highlight=False, markup=False),
        texts.language(code),
        "Anna",
        {"Ben": "big-money"},
    )
    saved = saves.SavedGame(game, {"Ben": "big-money"}, "Anna", **more)
    agents = {"Ben": make_bot("big-money", game.setup, 1)}
    session.Session(saved, agents, screen, read, path, "coffers play --resume").run()
    return out.getvalue()


def before_the_blunder(file: str, number: int) -> Game:
    game = Game.load((PLANTED / f"{file}.json").read_text("utf-8"))
    game.undo(len(game.answers) - number)
    return game


def test_the_hint_is_what_the_expert_would_do() -> None:
    found = hint(before_the_blunder("passing-with-eight-coins", 45), seconds=60.0, games=200)
    assert found.pick == "buy Province"
    assert found.next is not None
    assert 0 < found.chance < 1
    assert found.lead >= 0


def test_where_there_is_nothing_to_think_about_it_is_said_so() -> None:
    game = Game(["Anna", "Ben"], Kingdom.of(["Smithy"], complete=False), seed=1)
    found = hint(game)
    assert found == Hint("all treasures")
    assert hint_in_words(found, game.decision, texts.language("en")) == (
        "The expert would answer: all Treasures. It needs no thought for that."
    )


def test_where_the_expert_never_thinks_it_is_said_so() -> None:
    """What is passed on with Masquerade is chosen by habit, however much there is to choose."""
    game = Game(["Anna", "Ben"], Kingdom.of(["Masquerade"], complete=False), seed=1)
    for _ in range(2000):
        decision = game.decision
        if decision.kind == "pass":
            break
        wished = ("play Masquerade", "buy Masquerade", "all treasures")
        game.answer(next((w for w in wished if w in decision.words()), decision.words()[-1]))
    assert len(game.decision.words()) > 1
    found = hint(game)
    assert found.by_habit and not found.is_advice
    said = hint_in_words(found, game.decision, texts.language("en"))
    assert said.endswith("It does not look ahead at such decisions, but goes by a rule of thumb.")


def test_of_several_cards_it_is_about_the_first() -> None:
    options = ("discard Estate", "discard Copper")
    militia = Decision("Anna", "discard", options, source="Militia", count=2)
    found = Hint("discard Estate", 0.5, "discard Copper", 0.02)
    said = hint_in_words(found, militia, texts.language("en"))
    assert said.startswith("The expert would begin with: Estate. So it wins about 50 %")
    said = hint_in_words(found, militia, texts.language("de"))
    assert said.startswith("Der Experte würde beginnen mit: Anwesen. Damit gewinnt er")
    last = replace(militia, count=1)
    assert "would answer: Estate." in hint_in_words(found, last, texts.language("en"))
    cellar = replace(last, source="Cellar", passing="done")
    assert "would begin with: Estate." in hint_in_words(found, cellar, texts.language("en"))
    nothing = Hint("done", 0.5, "discard Copper", 0.02)
    assert "would answer: " in hint_in_words(nothing, cellar, texts.language("en"))


@pytest.mark.parametrize(
    ("lead", "english", "german"),
    [(0.03, ", 3 % more than with: ", ", 3 % mehr als mit: "), (0.001, "hardly", "kaum")],
)
def test_a_hint_in_words(lead: float, english: str, german: str) -> None:
    decision = Decision("Anna", "buy", ("buy Gold", "buy Silver"), passing="end buys")
    found = Hint("buy Gold", 0.61, "end buys", lead)
    said = hint_in_words(found, decision, texts.language("en"))
    assert said.startswith("The expert would answer: Gold.") and "61 %" in said
    assert said.endswith("end your turn.") and english in said
    assert german in hint_in_words(found, decision, texts.language("de"))


@pytest.mark.parametrize(("code", "word"), [("en", "hint"), ("de", "Tipp"), ("en", "e")])
def test_asking_is_noted_in_the_file(code: str, word: str, tmp_path: Path) -> None:
    game = before_the_blunder("passing-with-eight-coins", 45)
    shown = play(tmp_path / "game.json", game, [word, "q"], code)
    assert {"en": "answer: Province.", "de": "antworten: Provinz."}[code] in shown
    assert saves.read(tmp_path / "game.json").hints == 1


def test_the_end_says_how_many_hints_were_taken(tmp_path: Path) -> None:
    game = before_the_blunder("ending-while-behind", 70)
    assert "You took 3 hints." in play(tmp_path / "game.json", game, ["province"], hints=3)
    game = before_the_blunder("ending-while-behind", 70)
    assert "einen Tipp" in play(tmp_path / "game.json", game, ["provinz"], "de", hints=1)
    game = before_the_blunder("ending-while-behind", 70)
    assert "hint." not in play(tmp_path / "game.json", game, ["province"]).split("wins")[-1]


def test_files_of_old_know_of_no_hints(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saves.write(path, saves.SavedGame(Game(["Anna", "Ben"], seed=1), {"Ben": "generic"}, "Anna", 2))
    document = json.loads(path.read_text("utf-8"))
    assert saves.read(path).hints == 2
    del document["hints"]
    path.write_text(json.dumps(document))
    assert saves.read(path).hints == 0
    path.write_text(json.dumps({**document, "hints": "many"}))
    with pytest.raises(DamagedSave):
        saves.read(path)
