"""The strategies that ship with Coffers."""

from importlib.resources import files

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


def plan(name: str) -> Plan:
    """The strategy in the file of that name, read from the file itself."""
    file = files("coffers.strategies").joinpath(f"{name}.toml")
    return Plan.of_toml(file.read_text("utf-8"), file.name)


def test_there_are_at_least_40() -> None:
    assert len(NAMES) >= 40
    assert sorted(shipped()) == NAMES


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


def test_the_command_shows_one_as_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["strategies", "Jester Money"]) == 0
    assert Plan.of_toml(capsys.readouterr().out) == shipped()["jester-money"]
    assert cli.main(["strategies", "jester-mony"]) != 0
    assert "jester-money" in capsys.readouterr().err
    assert cli.main(["strategies", "generic"]) != 0
    assert "no strategy file" in capsys.readouterr().err
