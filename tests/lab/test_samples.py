"""Games of a match to read, to keep and to watch."""

import json
from pathlib import Path

import pytest

from coffers import saves, texts
from coffers.cli import main
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.lab import Plan, match, sample_games
from coffers.lab.samples import write_samples
from coffers.server.games import ServedGame
from coffers.server.shelf import shelve
from coffers.server.store import Store


def test_they_are_the_very_games_of_the_match() -> None:
    """Whoever adds up all samples comes to the result, also where bots throw dice."""
    result = match("smithy-money", "easy", "double-witch", games=12, seed=5)
    samples = sample_games(result, result.games)
    scores = [sum(score.values()) for s in samples if (score := s.game.result.scores)]
    assert sum(scores) == sum(result.sums["points"])
    for i, strategy in enumerate(result.strategies):
        alone = [s for s in samples if s.game.result.winners == (strategy.name,)]
        assert len(alone) == result.sums["wins"][i]
    assert max(max(s.game.result.turns.values()) for s in samples) == max(result.lengths)


def test_every_strategy_sits_everywhere(big_money: Plan, smithy: Plan) -> None:
    samples = sample_games(match(big_money, smithy, games=4, seed=1), 2)
    assert [s.seats for s in samples] == [("Big Money", "Smithy"), ("Smithy", "Big Money")]


def test_the_log_is_that_of_the_table(big_money: Plan, smithy: Plan) -> None:
    sample = sample_games(match(big_money, smithy, games=4, seed=1))[0]
    english = sample.text(texts.language("en")).splitlines()
    assert english[0] == "Game 1 of 4: Big Money and Smithy, in this order"
    assert "Turn 1: Big Money" in english
    assert any(line.startswith("  Big Money draws ") and "Copper" in line for line in english)
    assert "wins after" in english[-1]
    german = sample.text(texts.language("de"))
    assert "Zug 1: Big Money" in german
    assert "Kupfer" in german


def test_a_saved_game_is_the_same_game(tmp_path: Path, big_money: Plan, smithy: Plan) -> None:
    sample = sample_games(match(big_money, smithy, games=4, seed=1))[0]
    path = write_samples([sample], tmp_path / "new")[0]
    saved = saves.read(path)
    assert saved.game.result == sample.game.result
    assert saved.game.events() == sample.game.events()


def test_a_game_can_be_put_where_the_browser_finds_it(tmp_path: Path) -> None:
    sample = sample_games(match("double-witch", "big-money", games=2, seed=1, opening="5/2"))[0]
    sample.save(tmp_path / "game.json")
    store = Store(str(tmp_path / "tables.sqlite"))
    table = shelve(store, saves.read(tmp_path / "game.json"))
    with store.engine.begin() as connection:
        from coffers.server.records import read_moves, read_table

        row, moves = read_table(connection, table), read_moves(connection, table)
    store.close()
    assert row is not None
    served = ServedGame.of(row.document(), moves)
    assert served.over
    assert served.result == sample.game.result
    assert [seat.bot for seat in row.seats] == ["plan:double-witch", "plan:big-money"]


def test_seeds_of_matches_survive_json() -> None:
    """Games of a match have seeds beyond what JSON carries; they are written as digits."""
    wide = f"{2**62 + 12345:016x}"
    game = Game(seed=wide)
    assert game.seed == 2**62 + 12345
    assert game.save()["seed"] == wide
    assert Game.load(json.dumps(game.save())).view("Anna") == game.view("Anna")


def test_strategies_without_names_for_players() -> None:
    odd = Plan(name="Δ and д 1 < 2 " * 4, buy=())
    result = match(odd, odd, games=2, seed=1)
    assert sample_games(result)[0].seats == ("Strategy 1", "Strategy 2")


@pytest.mark.parametrize("n", [0, 5, -1])
def test_nonsense(n: int, big_money: Plan, smithy: Plan) -> None:
    with pytest.raises(CoffersError, match="--show"):
        sample_games(match(big_money, smithy, games=4, seed=1), n)


def test_the_command_shows_and_saves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    folder = tmp_path / "games"
    words = ["match", "double-witch", "big-money", "--games", "20", "--seed", "1"]
    assert main([*words, "--show", "3", "--save", str(folder)]) == 0
    out = capsys.readouterr().out
    assert out.count("Turn 1: Double Witch") == 3
    assert "Game 3 of 20: Double Witch and Big Money, in this order" in out
    assert f"coffers replay {folder}" in out
    assert sorted(p.name for p in folder.iterdir()) == [f"game-{n}.json" for n in (1, 2, 3)]
    assert main([*words, "--show", "1", "--json", "--lang", "de"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["samples"][0]["seats"] == ["Doppelhexe", "Geldstrategie"]
    assert {"indent": 0, "text": "Zug 1: Doppelhexe"} in document["samples"][0]["log"]


def test_the_browser_is_sent_to_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but the serving itself, which `coffers serve` does as well."""
    sample_games(match("double-witch", "big-money", games=2, seed=1))[0].save(tmp_path / "g.json")
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("coffers.server.serving.serve", lambda settings, on, ready: ready(None))
    assert main(["replay", str(tmp_path / "g.json")]) == 0
    assert opened[0].startswith("http://127.0.0.1:") and opened[0].endswith("/replay")
    assert opened[0] in capsys.readouterr().out


def test_what_is_not_over_is_no_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saves.write(tmp_path / "game.json", saves.SavedGame(Game(seed=1)))
    assert main(["replay", str(tmp_path / "game.json"), "--no-open"]) == 2
    assert "is not over yet" in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "nothing.json")]) == 2
    assert main(["match", "big-money", "double-witch", "--save", str(tmp_path / "game.json")]) == 2
    assert "no folder" in capsys.readouterr().err
