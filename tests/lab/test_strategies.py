"""The strategies that ship with Coffers."""

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from coffers import cli
from coffers.cards.library import all_facts, classes
from coffers.lab import Plan, match, shipped
from coffers.strategies.reading import STYLES
from coffers.texts import slug

NAMES = sorted(
    file.name.removesuffix(".toml")
    for file in files("coffers.strategies").iterdir()
    if file.name.endswith(".toml")
)


@cache
def plan(name: str) -> Plan:
    """The strategy in the file of that name, read from the file itself."""
    file = files("coffers.strategies").joinpath(f"{name}.toml")
    return Plan.of_toml(file.read_text("utf-8"), file.name)


def expansions_of(found: Plan) -> set[str]:
    """The expansions whose cards it cannot do without."""
    return {all_facts()[card].set for card in found.needs}


def test_there_are_at_least_120() -> None:
    assert len(NAMES) >= 120
    assert sorted(shipped()) == NAMES


def test_every_style_and_every_expansion_has_its_own() -> None:
    plans = [plan(name) for name in NAMES]
    for style in STYLES:
        assert sum(found.style == style for found in plans) >= 15
    for expansion, fewest in {
        "Intrigue": 15,
        "Seaside": 15,
        "Alchemy": 3,
        "Hinterlands": 12,
    }.items():
        assert sum(expansion in expansions_of(found) for found in plans) >= fewest


@pytest.mark.parametrize("name", NAMES)
def test_the_file_is_named_like_the_strategy(name: str) -> None:
    assert slug(plan(name).name) == name


def test_no_two_answer_to_the_same_name() -> None:
    """Neither in one language nor across both: `coffers match` takes either."""
    owner: dict[str, str] = {}
    for name in NAMES:
        for title in (name, plan(name).name, plan(name).german):
            assert owner.setdefault(title.casefold(), name) == name


@pytest.mark.parametrize("name", NAMES)
def test_it_says_what_it_does_in_both_languages(name: str) -> None:
    found = plan(name)
    assert found.name and found.german
    assert found.about != found.about_de
    for about in (found.about, found.about_de):
        assert about.endswith(".")
        assert len(about) <= 160  # two lines at most
    assert found.style in STYLES


@pytest.mark.parametrize("name", NAMES)
def test_every_card_it_names_is_there(name: str) -> None:
    found = plan(name)
    named = {card for entry in found.entries() for card in entry.cards()}
    assert named <= set(classes())
    for entry in found.buy or ():
        assert entry.asks_the_bot or all_facts()[entry.card].in_supply


@pytest.mark.parametrize("name", NAMES)
def test_what_it_needs_it_buys(name: str) -> None:
    found = plan(name)
    assert set(found.needs) <= {entry.card for entry in found.buy or ()}


@pytest.mark.parametrize("name", NAMES)
def test_it_says_the_same_when_written_anew(name: str) -> None:
    found = plan(name)
    assert Plan.of_toml(found.as_toml()) == found


@pytest.mark.parametrize("name", NAMES)
def test_it_brings_games_to_an_end(name: str) -> None:
    """Even against itself, where nobody else empties a pile."""
    found = plan(name)
    result = match(found, found, games=4, seed=1, cores=1)
    assert result.endings["limit"] == 0


@pytest.mark.parametrize("name", sorted(set(NAMES) - {"big-money"}))
def test_it_beats_big_money_where_its_cards_are(name: str) -> None:
    """The same shuffles everywhere: a plan that wins this wins it on any machine."""
    found = plan(name)
    result = match(found, "big-money", games=100, seed=1, cores=1)
    assert found.fits(result.kingdom)
    assert result.scores[0].value > 0.6


LATER = {"Intrigue", "Seaside", "Alchemy", "Hinterlands"}


@pytest.mark.parametrize("name", [name for name in NAMES if expansions_of(plan(name)) & LATER])
def test_it_beats_big_money_with_patience_too(name: str) -> None:
    """Each has more than 55 % in 4,000 games; of so few, chance may take some points away."""
    result = match(plan(name), "big-money-with-duchies", games=200, seed=7, cores=1)
    assert result.scores[0].value > 0.5


# ---- the documentation -------------------------------------------------------------------------

ROOT = Path(__file__).parents[2]
FIGURES = re.findall(
    r"^\| `([a-z-]+)` \| (.+ %) \[", (ROOT / "docs/lab.md").read_text("utf-8"), re.M
)


@pytest.mark.parametrize(("name", "wins"), FIGURES)
def test_the_figures_of_the_documentation(name: str, wins: str) -> None:
    result = match(name, "big-money-with-duchies", games=2000, seed=7, cores=1)
    assert f"{100 * result.wins[0].value:.1f} %" == wins


def test_how_many_there_are_is_said_rightly() -> None:
    assert len(FIGURES) >= 10
    for page in ("README.md", "docs/lab.md"):
        counts = re.findall(r"\b(\d+) strategies\b", (ROOT / page).read_text("utf-8"))
        assert counts and set(counts) == {str(len(NAMES))}


# ---- coffers strategies ------------------------------------------------------------------------


def test_the_command_lists_them_with_what_they_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["strategies"]) == 0
    shown = capsys.readouterr().out
    assert all(f"({stem})" in shown for stem in shipped())
    assert cli.main(["strategies", "--set", "Bad Omens", "--lang", "de"]) == 0
    shown = capsys.readouterr().out
    assert "(jester-money)" in shown
    assert "(goons-money)" not in shown
    assert shipped()["jester-money"].about_de in shown


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        (
            "en",
            ["Money and one good card", "Attacks", "Engines", "Trashing", "Points in other ways"],
        ),
        ("de", ["Geld und eine gute Karte", "Angriffe", "Maschinen", "Entsorgen", "Punkte auf"]),
    ],
)
def test_the_command_shows_them_by_style(
    language: str, headings: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["strategies", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    titles = [line for line in lines if line and not line.startswith(" ")][:-1]
    assert len(titles) == len(headings)
    for title, heading, style in zip(titles, headings, STYLES, strict=True):
        assert title.startswith(heading) and title.endswith(f"({style})")
    under = ""
    for line in lines:
        if line in titles:
            under = line
        elif line.startswith("  ") and line[2] != " ":
            stem = line.rpartition("(")[2].removesuffix(")")
            assert under.endswith(f"({shipped()[stem].style})")


def test_the_command_shows_one_style(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["strategies", "--style", "attack"]) == 0
    shown = capsys.readouterr().out
    for stem, found in shipped().items():
        assert (f"({stem})" in shown) == (found.style == "attack")
    assert cli.main(["strategies", "--style", "attack", "--set", "Bad Omens", "--json"]) == 0
    found_json = json.loads(capsys.readouterr().out)
    assert {one["style"] for one in found_json} == {"attack"}
    assert cli.main(["strategies", "--style", "atack"]) != 0
    assert "did you mean attack" in capsys.readouterr().err


def test_as_json_they_stand_by_style_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["strategies", "--json"]) == 0
    styles = [one["style"] for one in json.loads(capsys.readouterr().out)]
    assert len(styles) == len(NAMES)
    assert styles == sorted(styles, key=STYLES.index)


def test_the_command_shows_one_as_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["strategies", "Jester Money"]) == 0
    assert Plan.of_toml(capsys.readouterr().out) == shipped()["jester-money"]
    assert cli.main(["strategies", "jester-mony"]) != 0
    assert "jester-money" in capsys.readouterr().err
    assert cli.main(["strategies", "generic"]) != 0
    assert "no strategy file" in capsys.readouterr().err
