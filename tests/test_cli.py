"""The command line, as a user meets it: what goes out, what is said about nonsense, exit codes."""

import json
import re
from pathlib import Path

import pytest

from coffers import texts
from coffers.bench import Figures, Workload
from coffers.cli import COMMANDS, main
from coffers.commands.bench import table
from coffers.kingdoms.sets import all_sets
from coffers.rules import FILES

TEXTS = Path(texts.__file__).parent


@pytest.fixture(autouse=True)
def english() -> None:
    texts.choose("en")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_command_has_help(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, command, "--help", "--lang", language)
    assert code == 0
    assert out.startswith("usage: " if language == "en" else "Aufruf: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["card", "Vilage"], "no card 'Vilage'; did you mean Village?"),
        (["card", "Rats"], "the card 'Rats' is not part of Coffers yet"),
        (["play", "--kingdom", "Vilage"], "no card 'Vilage'; did you mean Village?"),
        (["play", "--edition", "2012"], "no edition '2012'; there are 2011, 2011-de, 2017"),
        (["play", "--opponents", "deep-thought"], "no bot 'deep-thought'"),
        (["play", "--set", "Bad Omen"], "no recommended set 'Bad Omen'; did you mean Bad Omens?"),
        (["play", "--set", "Spendthrift"], "Spendthrift cannot be played yet"),
        (["random", "--from", "Guild"], "no expansion 'Guild'"),
        (["random", "--from", "Guilds", "--at-most", "Guilds=2"], "at most 2 cards of Guilds"),
        (["random", "--require", "Village", "--ban", "Village"], "both required and banned"),
        (["random", "--at-most", "Guilds"], "'Guilds' should look like Guilds=3"),
        (["scenario", "nowhere.yaml"], "there is no file or folder 'nowhere.yaml'"),
        (["rules", "nowhere"], "there is no file or folder 'nowhere'"),
        (["bench", "--seconds", "0"], "--seconds 0 makes no sense; it must be more than 0"),
        (["bench", "--seconds", "-1"], "--seconds -1 makes no sense"),
        (["bench", "--seconds", "nan"], "--seconds nan makes no sense"),
        (["bogus"], "invalid choice: 'bogus'"),
    ],
)
def test_nonsense_is_answered_by_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert sentence in err
    assert "Traceback" not in out + err


@pytest.mark.parametrize("command", COMMANDS)
def test_help_speaks_german_throughout(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    english, german = (
        set(re.findall(r"= (\S+)", (TEXTS / code / "metavar.ftl").read_text("utf-8")))
        for code in ("en", "de")
    )
    assert {"SETS", "SET=N", "FILE", "PATH"} <= english - german
    _, out, _ = run(capsys, command, "--help", "--lang", "de")
    assert (english - german) & set(re.findall(r"[A-Z=]+", out)) == set()


def test_errors_name_cards_in_german(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text('name = "Plan"\noverpay = ["Schmiede 4"]\n', "utf-8")
    _, _, err = run(capsys, "match", str(plan), "random", "--lang", "de")
    assert "Schmiede kann man nicht überbezahlen" in err
    _, _, err = run(capsys, "play", "--kingdom", "Witch,Hexe", "--lang", "de")
    assert "Hexe steht doppelt im Königreich" in err
    _, _, err = run(capsys, "match", "witch-money", "random", "--set", "Big Money", "--lang", "de")
    assert "was in diesem Königreich fehlt: Hexe" in err
    _, _, err = run(capsys, "card", "Error Seed", "--lang", "de")
    assert "„Error Seed“" in err


def test_errors_speak_german_too(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "card", "Dorrf", "--lang", "de")
    assert code == 2
    assert "keine Karte „Dorrf“; meintest du Dorf?" in err


def test_a_card_is_found_by_either_name(capsys: pytest.CaptureFixture[str]) -> None:
    _, english, _ = run(capsys, "card", "Horn", "of", "Plenty")
    _, german, _ = run(capsys, "card", "Füllhorn")
    assert english == german
    assert "COR-HORNOFPLENTY-14" in english
    assert "cost 5; Treasure; Cornucopia" in english


def test_a_card_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "card", "Füllhorn", "--lang", "de")
    assert out.startswith("Füllhorn (Horn of Plenty)\nKosten 5; Geld;")


def test_sets_lists_all_80(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "sets", "--json")
    sets = json.loads(out)
    assert len(sets) == 80
    assert sum(s["playable"] for s in sets) == 68
    fair = next(s for s in sets if s["name"] == "Spendthrift")
    assert fair["missing"] == ["Artificer", "Gear", "Magpie", "Miser", "Storyteller", "Lost Arts"]


def test_every_list_of_the_expansions_books_without_later_cards_is_playable() -> None:
    """The books of the expansions have 55 different lists of cards, the base game's 11 more."""
    lists = {frozenset(s.cards): s.missing() for s in all_sets()}
    assert len(lists) == 55 + 11
    assert sum(not missing for missing in lists.values()) == 43 + 11


def test_random_kingdoms_are_reproducible(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, "random", "--seed", "5", "--json")
    assert first == run(capsys, "random", "--seed", "5", "--json")
    assert first != run(capsys, "random", "--seed", "6", "--json")
    assert len(json.loads(first[1])["kingdom"]) == 10


def test_rules_counts_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "--json")
    report = json.loads(out)
    assert report["clauses"] == 2589
    assert report["testable"] == report["proved"] + len(report["unproved"])
    assert tuple(report["files"]) == FILES


FAILING = """
- scenario: Smithy draws two cards
  kingdom: [Smithy]
  players:
    Anna: {hand: [Smithy], deck: [Copper, Silver, Gold, Estate]}
    Ben: {}
  steps:
    - Anna: play Smithy
    - expect: {Anna: {hand: [Copper, Silver]}}
"""


def test_a_failing_scenario_shows_position_and_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "smithy.yaml"
    file.write_text(FAILING)
    code, out, _ = run(capsys, "scenario", str(file))
    assert code == 1
    assert f"{file}:9: Smithy draws two cards" in out
    assert "Anna.hand should be Copper, Silver, but is Copper, Gold, Silver" in out
    assert "Anna played Smithy" in out
    assert "0 passed, 1 failed" in out


@pytest.mark.parametrize(
    ("typo", "sentence"),
    [
        (("hand:", "hnad:"), "unknown 'hnad' in 'Anna'; did you mean hand?"),
        (("Smithy]", "Smity]"), "no card 'Smity'; did you mean Smithy?"),
        (("- Anna:", "- Ana:"), "unknown step 'Ana'; did you mean Anna?"),
        (("expect:", "expects:"), "unknown step 'expects'; did you mean expect?"),
        (("kingdom:", "kingdon:"), "unknown 'kingdon' in 'scenario'; did you mean kingdom?"),
        (("{hand: [Smithy]", "{hand: [Smithy"), "this is not proper YAML"),
        (("play Smithy", "play Smity"), "'play Smity' is not offered; there are: play Smithy"),
    ],
)
def test_a_scenario_with_a_typo_says_so(
    typo: tuple[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "typo.yaml"
    file.write_text(FAILING.replace(*typo))
    code, out, err = run(capsys, "scenario", str(file))
    assert code in (1, 2)
    assert sentence in out + err
    assert "Traceback" not in out + err


def test_bench_prints_the_promised_figures(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "bench", "--seconds", "0.05", "--json")
    figures = json.loads(out)
    for name in ("W1", "W2", "W3"):
        workload = figures["workloads"][name]
        assert set(workload) == {"games_per_s", "games_per_calibration", "turns_per_game"}
    assert 33 < figures["workloads"]["W1"]["turns_per_game"] < 35.5
    assert figures["decisions_per_s"] > 0
    assert figures["copies_per_s"] > 0
    assert figures["bytes_per_game"] > 0


def test_figures_are_written_as_the_language_does() -> None:
    loads = tuple(Workload(f"W{i}", 216_158.4, 1234.5, 34.21) for i in (1, 2, 3))
    figures = Figures(True, 0.3046, loads, 9_058_065.0, 1_685_931.0, 4728.0)
    for code, numbers in (
        ("en", ("216,158", "34.2", "0.305 s", "9,058,065", "| 3.5 |")),
        ("de", ("216.158", "34,2", "0,305 s", "9.058.065", "| 3,5 |")),
    ):
        texts.choose(code)
        page = table(figures)
        assert [number for number in numbers if number not in page] == []


def test_a_card_is_shown_with_all_of_its_cost_and_its_rulings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = run(capsys, "card", "Golem")
    assert "cost 4P; Action; Alchemy" in out
    assert "ALC-GOLEM-5" in out
    _, out, _ = run(capsys, "card", "Moat")
    assert "BAS-MOAT-2" in out
    assert "✓" in out
