"""Playing in the terminal, with scripted input."""

import argparse
import io
import json
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from coffers import CoffersError, DamagedSave, Decision, Game, saves, texts
from coffers.bots.registry import make_bot
from coffers.commands.play import add_arguments, bots_for, run
from coffers.ending import points_made
from coffers.engine.decisions import Agent
from coffers.engine.decisions import Decision as EngineDecision
from coffers.engine.player import Player
from coffers.kingdoms.randomiser import Wishes, random_kingdom
from coffers.picks import ALL_TREASURES
from coffers.prompts import option_words
from coffers.terminal.input import NUMBER_KINDS, Answer, Command, Unclear, find, meaning
from coffers.terminal.screen import Screen
from coffers.terminal.session import Session

ACTIONS = ["Cellar", "Chapel", "Festival", "Militia", "Moat", "Smithy", "Throne Room", "Village"]
KINGDOM = [*ACTIONS, "Witch", "Workshop"]


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the real user is touched."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    texts.choose("en")


class Table:
    """A session whose input is a script and whose output is kept."""

    def __init__(
        self, path: Path, game: Game, language: str = "en", bot: str = "big-money", **console: Any
    ) -> None:
        self.out = io.StringIO()
        self.game = game
        bots = {player: bot for player in game.players if player != "Anna"}
        self.screen = Screen(
            Console(file=self.out, width=80, highlight=False, markup=False, **console),
            texts.language(language),
            "Anna",
            bots,
        )
        self.session = Session(
            saves.SavedGame(game, bots, "Anna"),
            {player: make_bot(name, game.setup, 1) for player, name in bots.items()},
            self.screen,
            self.read,
            path,
            "coffers play --resume",
        )
        self.script: Iterator[str] = iter(())
        self.asked: list[str] = []

    def read(self, entry: str) -> str:
        self.asked.append(entry)
        try:
            return next(self.script)
        except StopIteration:
            raise EOFError from None

    def type(self, lines: Iterable[str]) -> int:
        self.script = iter(lines)
        return self.session.run()

    @property
    def shown(self) -> str:
        return self.out.getvalue()


@pytest.fixture
def table(tmp_path: Path) -> Callable[..., Table]:
    def make(language: str = "en", seed: int = 7, **more: Any) -> Table:
        game = more.pop("game", None) or Game(["Anna", "Ben"], KINGDOM, seed=seed)
        return Table(tmp_path / "game.json", game, language, **more)

    return make


# ---- whole games ----------------------------------------------------------------------------


def monkey(table: Table, chance: random.Random) -> Iterator[str]:
    """Answers at random, by number or by name, as long as it is asked."""
    while True:
        decision = table.game.decision
        offers = table.screen.offers(decision)
        if decision.all_treasures:
            yield ""
        elif decision.kind in NUMBER_KINDS:
            yield option_words(chance.choice(offers), decision)
        elif decision.passing and chance.random() < 0.2:
            yield decision.passing
        else:
            number = chance.randrange(len(offers))
            yield chance.choice([str(number + 1), offers[number]])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("code", ["en", "de"])
def test_a_whole_game(code: str, seed: int, table: Callable[..., Table]) -> None:
    kingdom = random_kingdom(Wishes(), seed)
    game = Game(["Anna", "Ben", "Cleo"], kingdom, seed=seed)
    at = table(code, game=game)
    assert at.type(monkey(at, random.Random(seed))) == 0
    assert game.over and game.result is not None
    end = at.shown[-2000:]
    assert {"en": "The game is over", "de": "Das Spiel ist zu Ende"}[code] in end
    for player, score in game.result.scores.items():
        assert any(player in line and str(score) in line for line in end.splitlines())
    assert max(len(line) for line in at.shown.splitlines() if "coffers " not in line) <= 80
    assert saves.read(at.session.path).game.over


def test_a_finished_game_shows_its_end_again(table: Callable[..., Table]) -> None:
    at = table()
    at.type(monkey(at, random.Random(1)))
    again = table(game=saves.read(at.session.path).game)
    assert again.type([]) == 0
    assert "Province" in again.shown and again.asked == []


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "To let the coach look at this game: "),
        ("de", "So sieht sich der Trainer dieses Spiel an: "),
    ],
)
def test_the_end_says_how_the_coach_looks_at_it(code: str, sentence: str, tmp_path: Path) -> None:
    folder = tmp_path / "my games"
    over = Table(folder / "game.json", Game(["Anna", "Ben"], KINGDOM, seed=7), code)
    assert over.type(monkey(over, random.Random(1))) == 0
    assert f"{sentence}coffers analyse '{folder}/game.json'" in over.shown
    lost = Table(Path("/proc/nowhere/game.json"), over.game, code)
    assert lost.type([]) == 0
    assert sentence not in lost.shown


def test_the_points_are_explained(table: Callable[..., Table]) -> None:
    at = table()
    at.type(monkey(at, random.Random(1)))
    result = at.game.result
    assert result is not None
    for player in at.game.players:
        made = sum(points for _, _, points in points_made(at.game, player))
        assert made == result.scores[player]


# ---- answering ------------------------------------------------------------------------------


def test_the_table_shows_what_one_needs(table: Callable[..., Table]) -> None:
    at = table("de")
    at.type([])
    for words in ("Basiskarten", "Königreich", "Burggraben", "Ben (big-money)", "Hand", "Stapel"):
        assert words in at.shown
    assert "Dein Zug 1: 1 Aktion, 1 Kauf, 0 Geld" in at.shown
    assert "Du darfst Geldkarten ausspielen." in at.shown
    assert "1 alle Geldkarten" in at.shown


@pytest.mark.parametrize(
    ("code", "typed"),
    [("en", "silver"), ("en", "sil"), ("de", "Silber"), ("de", "silver"), ("de", "buy Silver")],
)
def test_a_name_or_its_start_answers(code: str, typed: str, table: Callable[..., Table]) -> None:
    at = table(code)
    at.type(["", typed])
    bought = [e.card for e in at.game.events("Anna") if e.kind == "bought" and e.player == "Anna"]
    assert bought == ["Silver"]


def test_enter_plays_all_treasures_and_then_ends_the_turn(table: Callable[..., Table]) -> None:
    at = table()
    at.type(["", ""])
    assert at.asked[:2] == ["(Enter: all Treasures) > ", "(Enter: end your turn) > "]
    assert at.game.view("Anna").player("Anna").turns == 2


@pytest.mark.parametrize(
    ("code", "typed", "said"),
    [
        ("en", "xyzzy", '"xyzzy" is not among the offers; h helps.'),
        ("de", "xyzzy", "„xyzzy“ steht nicht zur Wahl; h hilft weiter."),
        ("en", "cooper", '"cooper" is not among the offers; did you mean Copper?'),
        ("en", "99", "There is no 99 to pick here."),
        ("en", "9" * 5000, "to pick here."),
    ],
)
def test_unknown_input_changes_nothing(
    code: str, typed: str, said: str, table: Callable[..., Table]
) -> None:
    at = table(code)
    before = at.game.decision
    at.type([typed])
    assert at.game.decision == before
    assert said in at.shown.replace("\n", "")
    assert len(at.asked) == 2


def test_an_ambiguous_start_says_which(table: Callable[..., Table]) -> None:
    at = table()
    at.type(["", "c"])
    assert '"c" could be Copper, Curse, Cellar and Chapel: please type a bit more.' in at.shown


def test_where_one_must_pick_enter_does_not() -> None:
    asked = Decision("Anna", "trash", ("trash Copper", "trash Estate"), source="Remodel")
    assert meaning("  ", asked, list(asked.options), texts.language("en")) == Unclear(
        "nothing-typed"
    )


@pytest.mark.parametrize("typed", ["königshof", "Koenigshof", "konigshof", "KÖNIGS", "kings court"])
def test_umlauts_and_apostrophes_may_be_typed_in_other_ways(typed: str) -> None:
    names = {"King's Court": ["Königshof", "King's Court"], "Copper": ["Kupfer", "Copper"]}
    assert find(typed, names) == ["King's Court"]
    assert find("'", names) == []


def test_numbers_to_pay_are_meant_literally() -> None:
    asked = Decision("Anna", "pay", ("pay 0", "pay 1", "pay 2"), source="Doctor")
    english = texts.language("en")
    assert meaning("0", asked, list(asked.options), english) == Answer("pay 0")
    assert meaning("2", asked, list(asked.options), english) == Answer("pay 2")
    assert meaning("3", asked, list(asked.options), english) == Unclear("no-such-number", "3")


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("u", "undo"),
        ("U", "undo"),
        ("zurück", "undo"),
        ("hilfe", "help"),
        ("quit", "quit"),
        ("Tipp", "hint"),
        ("hinweis", "hint"),
        ("beenden", "quit"),
    ],
)
def test_commands_have_a_letter_and_a_word(typed: str, command: str) -> None:
    asked = Game(["Anna", "Ben"], seed=7).decision
    assert meaning(typed, asked, list(asked.options), texts.language("de")) == Command(command)


# ---- undo, explanations, help, log ----------------------------------------------------------


def test_undo_goes_back_to_the_decision_before(table: Callable[..., Table]) -> None:
    at = table()
    first = at.game.decision
    at.type(["", "u"])
    assert at.game.decision == first
    assert first.all_treasures and saves.read(at.session.path).game.decision == first


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        (["u"], "There is nothing to take back yet."),
        (["", "", "u"], "the turn has passed on since your last answer"),
    ],
)
def test_undo_says_why_not(typed: list[str], reason: str, table: Callable[..., Table]) -> None:
    at = table()
    at.type(typed)
    assert reason in at.shown.replace("\n", " ")


def test_undo_ends_where_cards_were_seen(table: Callable[..., Table]) -> None:
    game = next(g for g in (with_card_in_hand("Smithy", s) for s in range(40)) if g)
    at = table(game=game)
    at.type(["smithy", "u"])
    assert "cards were drawn or shown since your last answer" in at.shown.replace("\n", " ")


def with_card_in_hand(card: str, seed: int) -> Game | None:
    """A game in which Anna has bought that card and now holds it, if she draws it soon."""
    game = Game(["Anna", "Ben"], KINGDOM, seed=seed)
    for _ in range(40):
        decision = game.decision
        if decision.player == "Anna" and f"play {card}" in decision.options:
            return game
        wishes = [f"buy {card}", ALL_TREASURES, decision.passing or ""]
        if decision.player == "Ben":
            wishes = wishes[1:]
        game.answer(next((w for w in wishes if w in decision.words()), decision.words()[0]))
    return None


@pytest.mark.parametrize(
    ("code", "typed", "said"),
    [
        ("en", "? moat", ["Moat  costs 2, Action - Reaction", "+2 Cards."]),
        ("de", "? burg", ["Burggraben  kostet 2, Aktion - Reaktion", "+2 Karten"]),
        ("de", "? moat", ["Burggraben  kostet 2"]),
        ("en", "? 2", ["Copper  costs 0, Treasure"]),
        ("en", "? feast", ["Feast  costs 4, Action"]),  # not in this game, but in the library
        ("en", "?", ["Cellar  costs 2", "Witch  costs 5"]),
        ("en", "? xyzzy", ["no card 'xyzzy'"]),
        ("en", "? c", ["could be Copper"]),
    ],
)
def test_cards_are_explained(
    code: str, typed: str, said: list[str], table: Callable[..., Table]
) -> None:
    at = table(code)
    before = at.game.decision
    at.type([typed])
    for words in said:
        assert words in at.shown
    assert at.game.decision == before


@pytest.mark.parametrize("code", ["en", "de"])
def test_help_and_log(code: str, table: Callable[..., Table]) -> None:
    at = table(code)
    at.type(["", "", "h", "l", "t"])
    for message in ("help-undo", "help-quit"):
        words = texts.language(code).text(f"terminal-{message}")
        assert words[:40] in at.shown
    cleaned = {"en": "Ben cleans up", "de": "Ben räumt auf"}[code]
    assert cleaned in at.shown  # only the whole log tells that


# ---- leaving and coming back ----------------------------------------------------------------


@pytest.mark.parametrize("leaving", ["q", None])
def test_leaving_saves_and_resuming_goes_on(
    leaving: str | None, table: Callable[..., Table]
) -> None:
    at = table()
    assert at.type(["", "silver", "", *([leaving] if leaving else [])]) == 0
    assert "coffers play --resume" in at.shown
    back = saves.read(at.session.path)
    assert (back.me, back.bots) == ("Anna", {"Ben": "big-money"})
    assert back.game.decision == at.game.decision
    assert back.game.view("Anna") == at.game.view("Anna")


def test_interrupted_at_the_question(table: Callable[..., Table]) -> None:
    at = table()

    def interrupt(entry: str) -> str:
        raise KeyboardInterrupt

    at.session.read = interrupt
    assert at.session.run() == 0
    assert saves.read(at.session.path).game.decision == at.game.decision


def test_interrupted_while_a_bot_thinks(table: Callable[..., Table]) -> None:
    at = table()

    class Interrupted(Agent):
        def choose(self, me: Player, d: EngineDecision) -> int:
            raise KeyboardInterrupt

    at.session.agents = {"Ben": Interrupted()}
    assert at.type(["", "silver", ""]) == 0
    saved = saves.read(at.session.path).game
    assert "Silver" in [e.card for e in saved.events("Anna") if e.kind == "bought"]


def test_a_game_that_cannot_be_saved_is_played_all_the_same(
    tmp_path: Path, table: Callable[..., Table]
) -> None:
    at = table()
    (tmp_path / "file").write_text("")
    at.session.path = tmp_path / "file" / "game.json"
    assert at.type(["", "silver", "q"]) == 1
    assert "cannot be saved" in at.shown and "could not be saved" in at.shown


def test_a_failed_write_leaves_the_old_file(
    table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table()
    at.type([""])
    before = at.session.path.read_text()

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError):
        saves.write(at.session.path, at.session.saved)
    assert at.session.path.read_text() == before
    assert [p.name for p in at.session.path.parent.iterdir() if "game" in p.name] == ["game.json"]


@pytest.mark.parametrize(
    "spoilt",
    [
        "",
        "[1, 2]",
        '{"game": 3}',
        '{"game": {"format": "coffers-game"}}',
        lambda document: {**document, "bots": {"Zoe": "random"}},
        lambda document: {**document, "bots": []},
        lambda document: {**document, "me": "Zoe"},
    ],
)
def test_damaged_saves_are_refused(spoilt: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saves.write(path, saves.SavedGame(Game(["Anna", "Ben"], seed=1), {"Ben": "random"}, "Anna"))
    if callable(spoilt):
        path.write_text(json.dumps(spoilt(json.loads(path.read_text()))))
    else:
        path.write_text(spoilt)
    with pytest.raises(DamagedSave):
        saves.read(path)


# ---- the command ----------------------------------------------------------------------------


def command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser, texts.current())
    return run(parser.parse_args(words))


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Standard input of the command."""
    return lambda lines: monkeypatch.setattr("sys.stdin", io.StringIO(lines))


def test_the_command_starts_saves_and_resumes(
    typed: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed("\n")
    assert command("-o", "big-money", "--seed", "3", "--name", "Zoe") == 0
    saved = saves.read(saves.default_path())
    assert saved.me == "Zoe" and saved.bots == {"Ben": "big-money"}
    typed("")
    assert command("--resume") == 0
    assert saves.read(saves.default_path()).game.decision == saved.game.decision
    assert "To go on: coffers play --resume" in capsys.readouterr().out


def test_bots_look_ahead_on_all_cores(
    typed: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two rounds against one that thinks for a moment, in processes that are gone afterwards."""
    monkeypatch.setattr("coffers.commands.play.all_cores", lambda: 2)
    others = set(active_children())
    typed("\n" * 4)
    assert command("-o", "quick", "--think", "0.001", "--seed", "3") == 0
    players = saves.read(saves.default_path()).game.table.players
    assert min(player.turns for player in players) == 2
    assert set(active_children()) == others


def test_who_looks_at_the_cards_first_says_so(
    typed: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed("")
    words = ("-o", "quick,big-money", "--think", "0.001", "--seed", "3")
    command(*words, "--random")
    assert "Ben looks at the cards first; that takes some seconds." in capsys.readouterr().out
    command("-o", "quick", "--think", "0.001", "--seed", "3")  # cards that it knows
    assert "looks at the cards" not in capsys.readouterr().out


def test_ctrl_c_ends_a_look_at_the_cards(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "coffers.cli", "play", "-o", "strong", "--lang", "en"]
    playing = subprocess.Popen(
        [*words, "--random", "--seed", "3", "--save", str(tmp_path / "game.json")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert playing.stdout is not None
    assert "looks at the cards" in playing.stdout.readline()
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate(timeout=120)
    assert (playing.returncode, out, err) == (130, "", "")
    assert not list(tmp_path.iterdir())


def test_no_file_is_overwritten_but_that_of_the_game(
    typed: Callable[[str], None], tmp_path: Path
) -> None:
    typed("")
    path, notes, empty = (tmp_path / name for name in ("game.json", "notes.txt", "empty"))
    notes.write_text("Buy milk")
    empty.touch()
    assert command("-o", "random", "--seed", "3", "--save", str(path)) == 0
    before = path.read_text()
    for file in (path, notes, tmp_path):
        with pytest.raises(CoffersError, match="is there already: save to another file"):
            command("-o", "random", "--seed", "4", "--save", str(file))
        if file != path:
            with pytest.raises(CoffersError, match="is there already"):
                command("--resume", str(path), "--save", str(file))
    assert (path.read_text(), notes.read_text()) == (before, "Buy milk")
    for words in (["--resume", str(path), "--save", str(path)], ["--save", str(empty)]):
        assert command("-o", "random", *words) == 0
    assert saves.read(empty).me == "You"


def test_a_closed_input_saves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert command("-o", "random", "--seed", "3") == 0
    assert saves.default_path().exists()


def test_a_new_game_does_not_wipe_an_unfinished_one(typed: Callable[[str], None]) -> None:
    typed("")
    command("-o", "random", "--seed", "3")
    command("-o", "random", "--seed", "4")
    kept = saves.default_path().with_name("game-before.json")
    assert saves.read(kept).game.seed == 3
    assert saves.read(saves.default_path()).game.seed == 4


def test_a_bare_game_document_can_be_resumed(typed: Callable[[str], None], tmp_path: Path) -> None:
    path = tmp_path / "bare.json"
    path.write_text(json.dumps(Game(["Anna", "Ben"], KINGDOM, seed=7).save()))
    typed("\n")
    assert command("--resume", str(path), "-o", "big-money") == 0
    saved = saves.read(path)
    assert (saved.me, saved.bots) == ("Anna", {"Ben": "big-money"})
    assert len(saved.game.answers) == 1


def test_the_kingdom_can_be_chosen_in_either_language(typed: Callable[[str], None]) -> None:
    cards = "Keller,Moat,Dorf,Werkstatt,Händlerin,Miliz,Smithy,Umbau,Markt,Mine"
    typed("")
    command("-o", "random", "--kingdom", cards, "--edition", "2011")
    game = saves.read(saves.default_path()).game
    assert game.edition == "2011" and "Cellar" in game.kingdom.cards
    command("-o", "random", "--random", "--kingdom", "Hexe")
    assert "Witch" in saves.read(saves.default_path()).game.kingdom.cards
    command("-o", "random", "--set", "Böses Omen", "--edition", "2011")
    game = saves.read(saves.default_path()).game
    assert game.edition == "2011" and "Adventurer" in game.kingdom.cards
    command("-o", "random", "--set", "Quarrymen")
    assert saves.read(saves.default_path()).game.kingdom.platinum_colony


def test_the_seed_makes_the_game(typed: Callable[[str], None], tmp_path: Path) -> None:
    typed("")
    for name in ("a", "b"):
        path = tmp_path / name
        command("-o", "random,random", "--random", "--seed", "11", "--save", str(path))
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


@pytest.mark.parametrize(
    "words",
    [
        ["--kingdom", "Moat,Cellar"],
        ["--kingdom", "Moat,Xyzzy"],
        ["--seed", "x"],
        ["--edition", "1999"],
        ["-o", "nobody"],
        ["-o", ",".join(["random"] * 6)],
        ["--name", "x" * 50],
        ["--resume"],
        ["--resume", "--seed", "3"],
        ["--resume", "/"],
        ["--think", "1"],
        ["-o", "quick", "--think", "-1"],
    ],
)
def test_wrong_arguments_are_said_in_one_sentence(words: list[str]) -> None:
    with pytest.raises(CoffersError) as problem:
        command("--opponents", "random", *words)
    assert str(problem.value)
    assert not saves.default_path().exists()


def test_nobody_shares_my_name() -> None:
    for code in ("en", "de"):
        language = texts.language(code)
        bots = bots_for(["random"] * 5, "Ben", language)
        assert len(bots) == 5 and "Ben" not in bots


def test_without_a_terminal_there_is_no_colour(
    typed: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed("\n\n")
    command("-o", "random", "--seed", "3")
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize("height", [24, 40])
def test_a_terminal_gets_a_table_that_fits(height: int, table: Callable[..., Table]) -> None:
    at = table(force_terminal=True, height=height, no_color=True)
    at.type([])
    screen = at.shown.split("\x1b[H")[-1]
    assert len(screen.splitlines()) < height + 2
