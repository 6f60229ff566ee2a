"""`coffers match` and `coffers tournament`, as a user meets them."""

import csv
import json
from pathlib import Path

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


def test_bots_think_for_as_long_as_one_likes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("match", "strong", "big-money", "--games", "2", "--cores", "1", "--json")
    code, out, _ = run(capsys, *words, "--think", "0.0001")
    assert code == 0
    assert json.loads(out)["games"] >= 2
    code, _, err = run(capsys, "match", "generic", "big-money", "--think", "1")
    assert code == 2
    assert "quick, strong" in err
