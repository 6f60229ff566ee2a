"""coffers analyse: what a user sees of the coach."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from coffers import saves, texts
from coffers.cli import main
from coffers.coach import Analysis, Better, Judged, analyse
from coffers.commands import analyse as command
from coffers.game import Game, Result
from coffers.picks import Decision

PLANTED = Path(__file__).parent / "planted" / "ending-while-behind.json"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts.choose("en")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A file with a game, of which only the end is looked at."""

    def end(game: Game, *players: Any, **more: Any) -> Iterator[Analysis]:
        return analyse(game, *players, since=58, **more)

    monkeypatch.setattr(command, "analyse", end)
    return str(PLANTED)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["analyse", "--cores", "1", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_game_is_looked_at(late: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, late, "--player", "Anna", "--games", "200")
    assert (code, err) == (0, "")
    assert out.startswith("Anna: the chance to win, decision by decision\n")
    assert "▁" in out and "!" in out.splitlines()[2]
    assert "; lost in the end" in out
    assert "Turn 16: buying Duchy instead of Province would have been worth about " in out
    assert "Ben:" not in out
    assert max(map(len, out.splitlines())) <= 80
    assert "\x1b" not in out  # no colours where nobody sees them


def test_in_german_and_of_everybody(late: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, late, "--games", "20", "--lang", "de")
    assert code == 0
    assert "Anna: die Siegchance" in out and "Ben: die Siegchance" in out
    assert "Entscheidungen angesehen" in out


def test_as_json(late: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, late, "--games", "20", "--json")
    assert code == 0
    document = json.loads(out)
    assert (document["format"], document["version"]) == ("coffers-analysis", 1)
    assert Analysis.of_json(document).is_complete


def test_of_a_game_at_the_terminal_only_the_person_is_looked_at(
    late: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game.load(PLANTED.read_text("utf-8"))
    game.undo(3)  # it need not be over
    path = tmp_path / "game.json"
    saves.write(path, saves.SavedGame(game, {"Anna": "generic"}, "Ben"))
    _, out, _ = run(capsys, str(path), "--total", "0.2", "--json")
    assert json.loads(out)["judging"] == ["Ben"]


def test_who_has_seen_enough_gets_what_there_is(
    late: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def impatient(*_: object) -> None:
        seen.append(1)
        if len(seen) == 4:
            raise KeyboardInterrupt

    seen: list[int] = []
    monkeypatch.setattr(command, "tell", impatient)
    code, out, _ = run(capsys, late, "--games", "20")
    assert code == 0
    assert "3 decisions looked at" in out and "more are still to be looked at." in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere.json"], "there is no file or folder 'nowhere.json'"),
        ([__file__], "this is not a saved game"),
        ([str(PLANTED), "--player", "Zoe"], "Zoe"),
        ([str(PLANTED), "--seconds", "-1"], "seconds"),
        ([str(PLANTED), "--games", "0"], "games"),
        ([str(PLANTED), "--seconds", "nan"], "seconds"),
        ([str(PLANTED), "--seconds", "0"], "--seconds 0 makes no sense; it must be more than 0"),
        ([str(PLANTED), "--total", "0"], "--total 0 makes no sense; it must be more than 0"),
    ],
)
def test_nonsense_is_answered_by_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert sentence in err and not out


def test_a_name_may_be_typed_without_capitals(
    late: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run(capsys, late, "--player", "anna", "--games", "20", "--json")
    assert json.loads(out)["judging"] == ["Anna"]


@pytest.mark.parametrize(
    ("code", "sentences"),
    [
        (
            "en",
            (
                "One decision looked at, one game played out for it;",
                "One more is still",
                "One more was left out",
            ),
        ),
        (
            "de",
            (
                "Eine Entscheidung angesehen, dafür eine Partie zu",
                "Eine weitere steht noch aus",
                "Eine weitere wurde ausgelassen",
            ),
        ),
    ],
)
def test_one_is_not_many(
    code: str, sentences: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    texts.choose(code)
    judged = {0: Judged(0, 1, Decision("Anna", "buy", ("buy Silver",)), "buy Silver", 0.5, 1, 1)}
    command.print_analysis(Analysis(("Anna", "Ben"), ("Anna",), 9, 3, 2, judged))
    out = " ".join(capsys.readouterr().out.split())
    assert [sentence for sentence in sentences if sentence not in out] == []


@pytest.mark.parametrize("width", range(20, 100))
def test_a_number_stays_with_its_percent_sign(width: int) -> None:
    text = "Turn 22: buying Estate would have been worth about 24 % (20 to 29 %). Intervals: 95 %."
    lines = command.indented(text, width).splitlines()
    assert not any(line.lstrip().startswith("%") for line in lines)
    assert max(map(len, lines)) <= width


def test_a_game_without_decisions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(Game(["Anna", "Ben"], seed=1).save()))
    code, out, _ = run(capsys, str(path))
    assert (code, out) == (
        0,
        "There is nothing to look at: no decision with more than one sensible answer.\n",
    )


def test_a_long_course_fits_on_the_screen_and_loses_no_mistake() -> None:
    decision = Decision("Anna", "buy", ("buy Silver", "buy Gold"))
    course = [Judged(i, 1, decision, "buy Silver", i / 300, 20, 20) for i in range(300)]
    better = Better("buy Gold", 0.1, 0.09, 0.11, 100)
    course[100] = Judged(100, 1, decision, "buy Silver", 0.3, 20, 20, better)
    for is_plain, bars in ((False, command.BARS), (True, command.PLAIN_BARS)):
        row, marks = command.curve(course, None, 76, is_plain)
        assert 60 < len(row) <= 76
        assert "".join(dict.fromkeys(row.plain)) == bars
        assert marks.plain == "!".rjust(26)


@pytest.mark.parametrize("n", [1, 60, 75, 76, 300])
def test_the_course_of_a_game_that_is_over_ends_at_its_result(n: int) -> None:
    decision = Decision("Anna", "buy", ("buy Silver", "buy Gold"))
    course = [Judged(i, 1, decision, "buy Silver", 0.99, 20, 20) for i in range(n)]
    for share, bar in ((1.0, "█"), (0.5, "▅"), (1 / 3, "▃"), (0.0, "▁")):
        row, _ = command.curve(course, share, 76, False)
        assert row.plain.strip("█") == bar.strip("█") and row.plain[-1] == bar
        assert len(row) <= 76


@pytest.mark.parametrize(
    ("code", "winners", "end"),
    [
        ("en", ("Anna",), "from 50 % to 50 %; won in the end "),
        ("en", ("Ben",), "from 50 % to 50 %; lost in the end "),
        ("de", ("Anna", "Ben"), "von 50 % bis 50 %; am Ende geteilter Sieg "),
        ("de", None, "von 50 % bis 50 %  "),
    ],
)
def test_the_end_is_told_beside_the_chances(
    code: str, winners: tuple[str, ...] | None, end: str, capsys: pytest.CaptureFixture[str]
) -> None:
    texts.choose(code)
    judged = {0: Judged(0, 1, Decision("Anna", "buy", ("buy Silver",)), "buy Silver", 0.5, 20, 20)}
    result = None if winners is None else Result({"Anna": 3, "Ben": 3}, winners, {})
    command.print_analysis(Analysis(("Anna", "Ben"), ("Anna",), 9, 1, 1, judged), result)
    assert end in capsys.readouterr().out


def test_what_is_left_out_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    decision = Decision("Anna", "buy", ("buy Silver",))
    judged = {0: Judged(0, 1, decision, "buy Silver", 0.5, 20, 40)}
    command.print_analysis(Analysis(("Anna", "Ben"), ("Anna",), 900, 500, 1, judged))
    out = capsys.readouterr().out
    assert "No mistakes found." in out
    assert "499 more were left out: the game is long." in out
