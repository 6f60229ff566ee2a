"""`coffers match` and `coffers tournament`, as a user meets them."""

import csv
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from coffers.cli import main

MONEY = 'name = "Big Money"\ngerman = "Dickes Geld"\nbuy = ["Province", "Gold", "Silver"]\n'
SMITHY = (
    'name = "Smithy"\ngerman = "Schmiede"\nbuy = ["Province", "Gold", "Smithy max 2", "Silver"]\n'
)
COLONY = 'name = "Colony"\nplatinum_colony = true\nbuy = ["Colony", "Platinum", "Gold", "Silver"]\n'


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    paths = []
    for name, text in (("money", MONEY), ("smithy", SMITHY)):
        path = tmp_path / f"{name}.toml"
        path.write_text(text)
        paths.append(str(path))
    return paths


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def test_a_match_is_told_in_a_table(
    files: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    code, out, err = run(capsys, "match", *files, "--games", "200", "--seed", "1")
    assert code == 0
    assert err == ""
    assert "Big Money" in out
    assert "Games ended by: Provinces 100.0 %" in out
    assert "200 games (100 shuffles, each with all seats), seed 1;" in out
    assert "Kingdom (2017): Cellar, Market, Merchant" in out


def test_a_match_in_german(
    files: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    _, out, _ = run(
        capsys, "match", *files, "--games", "2000", "--seed", "1", "--sprt", "--lang", "de"
    )
    assert "Dickes Geld" in out
    assert "Dickes Geld ist schlechter: die Ausbeute liegt unter 50 %." in out
    assert "Spielende durch: Provinzen 100,0 %" in out
    assert "Königreich (2017): Keller, Markt" in out


def test_json_is_reproducible(files: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    documents = []
    for cores in ("1", "2"):
        _, out, _ = run(
            capsys, "match", *files, "--games", "200", "--seed", "1", "--json", "--cores", cores
        )
        document = json.loads(out)
        del document["seconds"]
        documents.append(document)
    assert documents[0] == documents[1]
    assert documents[0]["strategies"][1]["name"] == "Smithy"
    assert documents[0]["strategies"][1]["scores"]["value"] > 0.5


def test_tables_for_other_programs(
    files: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    polars = pytest.importorskip("polars")
    table, columns = tmp_path / "out.csv", tmp_path / "out.parquet"
    run(
        capsys,
        *("match", *files, "--games", "200", "--seed", "1"),
        *("--csv", str(table), "--parquet", str(columns)),
    )
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["strategy"] for row in rows] == ["Big Money", "Smithy"]
    frame = polars.read_parquet(columns)
    assert frame["wins"].to_list() == [float(row["wins"]) for row in rows]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["match", "money", "smithi"], "no strategy"),
        (["match", "{0}"], "2 to 6 players can play, not 1"),
        (["match", "{0}", "{1}", "--set", "Nowhere"], "no recommended set 'Nowhere'"),
        (["match", "{0}", "{1}", "--set", "Bad Omens"], "Smithy needs what this kingdom lacks"),
        (["match", "{0}", "{1}", "--kingdom", "Vilage"], "did you mean Village?"),
        (["match", "{0}", "{1}", "--set", "Misfortune", "--random"], "choose one"),
        (["match", "{0}", "{1}", "--edition", "2012"], "no edition '2012'"),
        (["match", "{0}", "{1}", "--games", "-1"], "--games -1 makes no sense"),
        (["match", "{0}", "{1}", "--csv", "nowhere/x.csv"], "there is no file or folder"),
        (["match", "{0}", "{1}", "--csv", "."], "cannot be written"),
        (["match", "{0}", "{1}", "--executor", "mpi://x"], "dask://host:port"),
        (["tournament", "{0}"], "at least two strategies"),
        (["tournament", "{0}", "{1}", "--set", "Bad Omens"], "no two of these strategies"),
    ],
)
def test_nonsense_is_answered_by_one_sentence(
    arguments: list[str], sentence: str, files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *(word.format(*files) for word in arguments))
    assert code == 2
    assert sentence in err
    assert "Traceback" not in out + err


def test_a_full_disk_does_not_lose_the_result(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no /dev/full here")
    code, out, err = run(
        capsys, "match", *files, "--games", "20", "--seed", "1", "--csv", str(full)
    )
    assert code == 2
    assert "20 games" in out
    assert "/dev/full cannot be written" in err


def test_a_random_kingdom_has_what_is_needed(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["match", *files, "--games", "20", "--seed", "3", "--random", "--json"]
    _, first, _ = run(capsys, *words)
    _, again, _ = run(capsys, *words)
    kingdom = json.loads(first)["kingdom"]
    assert "Smithy" in kingdom
    assert json.loads(again)["kingdom"] == kingdom


def test_platinum_and_colony_are_there_when_needed(
    files: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "colony.toml"
    path.write_text(COLONY)
    _, out, _ = run(capsys, "match", str(path), files[0], "--games", "20", "--json")
    assert json.loads(out)["platinum_colony"] is True
    _, out, _ = run(capsys, "match", *files, "--games", "20", "--json")
    assert json.loads(out)["platinum_colony"] is False


def test_a_tournament_is_told_in_a_matrix(
    files: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    code, out, _ = run(capsys, "tournament", *files, "random", "--games", "200", "--seed", "1")
    assert code == 0
    assert out.splitlines()[1].startswith("1  Smithy")
    assert "600 games in 3 matches, seed 1;" in out


def test_a_tournament_over_several_kingdoms(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run(
        capsys,
        *("tournament", files[0], "random", "--games", "20", "--seed", "1", "--json"),
        *("--set", "Bad Omens", "--set", "Misfortune", "--random", "2"),
    )
    sets = [meeting["set"] for meeting in json.loads(out)["meetings"]]
    assert sets == ["Bad Omens", "Misfortune", "random kingdom 1", "random kingdom 2"]


def test_ctrl_c_ends_bots_in_the_middle_of_a_thought() -> None:
    """A game of these would take days; what there is to say is said in a sentence."""
    words = [sys.executable, "-m", "coffers.cli", "match", "quick", "generic", "--lang", "en"]
    command = subprocess.Popen(
        [*words, "--think", "600", "--cores", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    children = Path(f"/proc/{command.pid}/task/{command.pid}/children")
    if not children.exists():
        command.kill()
        pytest.skip("nobody says here which processes there are")
    while command.poll() is None and not children.read_text():
        sleep(0.05)
    command.send_signal(signal.SIGINT)
    out, err = command.communicate(timeout=120)
    assert (command.returncode, out) == (130, "")
    told, stopped = err.splitlines()[-2:]
    assert told.startswith("This will take about 16,500 minutes; Ctrl-C shows what there is")
    assert stopped == "coffers: stopped before enough games were over to say anything"


@pytest.mark.parametrize("command", ["match", "tournament"])
def test_bots_that_look_ahead_play_fewer_games_and_say_how_long_it_takes(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_once(seconds: float, *_: object) -> float:
        return 0.0

    monkeypatch.setattr("coffers.bots.registry.preparation", at_once)
    monkeypatch.setattr("coffers.bots.registry.THINKING", {"quick": 1e-9, "strong": 6.0})
    monkeypatch.setattr("coffers.lab.strategy.THINKING", {"quick": 1e-9, "strong": 6.0})
    code, out, err = run(capsys, command, "quick", "generic", "--cores", "1", "--lang", "en")
    assert (code, err) == (0, "")
    assert "100 games" in out

    def stop(*_: object) -> Iterator[object]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr("coffers.lab.matches.results", stop)
    monkeypatch.setattr("coffers.lab.tournaments.results", stop)
    code, out, err = run(capsys, command, "strong", "generic", "--cores", "2", "--lang", "en")
    assert (code, out) == (130, "")
    assert "This will take about 165 minutes; Ctrl-C shows" in err
    assert "stopped before enough games were over" in err


def test_bots_think_for_as_long_as_one_likes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("match", "strong", "big-money", "--games", "2", "--cores", "1", "--json")
    code, out, _ = run(capsys, *words, "--think", "0.0001")
    assert code == 0
    assert json.loads(out)["games"] >= 2
    code, _, err = run(capsys, "match", "generic", "big-money", "--think", "1")
    assert code == 2
    assert "quick, strong" in err


# ---- what fits the terminal --------------------------------------------------------------------

LONG = 'name = "{n} A strategy whose name goes on for nearly sixty characters"\nbuy = ["{card}"]\n'


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("players", [2, 6])
def test_a_match_fits_eighty_columns(
    code: str,
    players: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = []
    for n, card in enumerate(("Silver", "Gold", "Copper", "Estate", "Duchy", "Province")[:players]):
        path = tmp_path / f"{n}.toml"
        path.write_text(LONG.format(n=n, card=card))
        names.append(str(path))
    _, out, _ = run(capsys, "match", *names, "--games", "20", "--seed", "1", "--lang", code)
    lines = out.splitlines()
    assert max(map(len, lines)) <= 80
    rows = [line for line in lines if "±" in line and "[" in line]
    assert len(rows) == players
    assert all(row.count("[") == row.count("]") == 3 for row in rows)
    assert not any(line.startswith("%") for line in lines)
    for n in range(players):  # whole names, so that nobody is taken for another
        assert f"{n} A strategy whose name goes on for nearly sixty characters" in lines


def test_short_names_stand_beside_their_numbers(
    files: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    _, out, _ = run(capsys, "match", *files, "--games", "200", "--seed", "1")
    head, money, smithy = out.splitlines()[:3]
    assert head.startswith("Strategy ")
    assert money.startswith("Big Money ") and money.count("[") == 3
    assert smithy.startswith("Smithy ") and smithy.count("[") == 3
    assert len({len(line) for line in (head, money, smithy)}) == 1


def test_a_large_tournament_fits_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("tournament", "--set", "Bad Omens", "--games", "4", "--seed", "1")
    shown = {}
    for columns in (80, 200):
        monkeypatch.setenv("COLUMNS", str(columns))
        _, out, _ = run(capsys, *words)
        lines = out.splitlines()
        assert max(map(len, lines)) <= columns
        table = lines[: lines.index("")]
        shown[columns] = table[0].split()[2:]
        n = len(table) - 1
        assert 8 <= n <= 40  # those that fit the set, not all that come with Coffers
        assert [int(line.split()[0]) for line in table[1:]] == [*range(1, n + 1)]
        assert "strategies did not play." in out
        cut = "--report, --json and --csv have all" in " ".join(out.split())
        assert cut == (len(shown[columns]) < n)
    assert shown[80] == shown[200][: len(shown[80])]
    assert 4 <= len(shown[80]) < len(shown[200])


def test_who_did_not_play_is_not_told_of(
    files: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = ("tournament", *files, "random", "--set", "Bad Omens", "--games", "4", "--seed", "1")
    _, out, _ = run(capsys, *words)  # where there is no Smithy
    assert "Smithy" not in out
    assert "One strategy did not play." in out
    _, out, _ = run(capsys, *words, "--json")
    document = json.loads(out)
    assert [entry["name"] for entry in document["strategies"]] == ["Big Money", "random"]
    assert [len(row) for row in document["matrix"]] == [2, 2]


def test_groups_that_never_met_have_tables_of_their_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = (
        *("tournament", "smithy-money", "goons-money", "laboratory-stack", "bank-money"),
        *(
            "--kingdom",
            "Laboratory,Smithy,Village,Moat,Militia,Cellar,Mine,Market,Merchant,Chapel",
        ),
        *("--kingdom", "Goons,Bank,City,Forge,Hoard,Mint,Vault,Venture,Bishop,Loan"),
        *("--games", "40", "--seed", "1"),
    )
    _, out, _ = run(capsys, *words)
    text = " ".join(out.split())
    assert out.startswith("Group 1\n") and "\nGroup 2\n" in out
    assert "2 groups that never met each other" in text
    _, out, _ = run(capsys, *words, "--json")
    groups = [entry["group"] for entry in json.loads(out)["strategies"]]
    assert groups == [1, 2, 1, 2]
