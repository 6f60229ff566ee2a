"""Where games are played: kingdoms are named alike in Python and on the command line."""

import argparse
import json

import pytest

from coffers.cli import main
from coffers.commands import play
from coffers.errors import CoffersError
from coffers.kingdoms import FIRST_GAME, Kingdom
from coffers.kingdoms.sets import find
from coffers.kingdoms.settings import Setting
from coffers.lab import Plan, match, solve, tournament
from coffers.texts import current

OPEN, WITH, WITHOUT = "Biggest Money", "Big Actions", "Bad Omens"
"""Sets that say nothing about Platinum and Colony, ask for them, and have none."""


@pytest.fixture
def colonies() -> Plan:
    return Plan.of_toml(
        'name = "Colonies"\nplatinum_colony = true\nbuy = ["Colony", "Platinum", "Gold", "Silver"]'
    )


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main([*words, "--json"]) == 0
    document: dict[str, object] = json.loads(capsys.readouterr().out)
    return document


# ---- names -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish",
    [
        "Bad Omens",
        "böses omen",
        find("Bad Omens").cards,
        ", ".join(find("Bad Omens").cards),
        find("Bad Omens").kingdom(),
        Setting(find("Bad Omens").kingdom()),
    ],
)
def test_a_kingdom_has_many_names(wish: str | list[str] | Kingdom | Setting) -> None:
    cards = find("Bad Omens").cards
    assert sorted(match("big-money", "random", kingdom=wish, games=4).kingdom.cards) == sorted(
        cards
    )
    result = tournament(["big-money", "random"], kingdoms=[wish], games=4)
    assert sorted(result.settings[0].kingdom.cards) == sorted(cards)


def test_names_that_are_none() -> None:
    with pytest.raises(CoffersError, match="no recommended set 'Bad Omen'; did you mean Bad Omens"):
        match("big-money", "random", kingdom="Bad Omen", games=4)
    with pytest.raises(CoffersError, match="no card 'Vilage'; did you mean Village"):
        match("big-money", "random", kingdom="Vilage, Smithy", games=4)
    with pytest.raises(CoffersError, match="10"):
        match("big-money", "random", kingdom="Village, Smithy", games=4)


def test_a_set_is_played_by_the_rules_of_its_book() -> None:
    assert match("big-money", "random", kingdom=WITH, games=4).edition == "2011"
    assert match("big-money", "random", kingdom=WITHOUT, games=4).edition == "2017"
    found = match("big-money", "random", kingdom=WITHOUT, edition="2011", games=4)
    assert found.edition == "2011"
    with pytest.raises(CoffersError, match="2011"):
        match("big-money", "random", kingdom=WITH, edition="2017", games=4)


# ---- Platinum and Colony -----------------------------------------------------------------------

SAID = [
    (OPEN, None, False),
    (OPEN, True, True),
    (OPEN, False, False),
    (WITH, None, True),
    (WITH, True, True),
    (WITH, False, False),
    (WITHOUT, None, False),
    (WITHOUT, True, True),
    (WITHOUT, False, False),
    (",".join(FIRST_GAME), None, False),
    (",".join(FIRST_GAME), True, True),
]


@pytest.mark.parametrize(("where", "said", "expected"), SAID)
def test_what_one_says_goes_before_what_the_set_says(
    where: str, said: bool | None, expected: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    option = {None: [], True: ["--colony"], False: ["--no-colony"]}[said]
    place = ["--kingdom" if "," in where else "--set", where]
    field = ("big-money", "random")
    words = [*field, *place, *option, "--games", "4", "--seed", "1"]

    alone = match(*field, kingdom=where, platinum_colony=said, games=4, seed=1)
    assert alone.kingdom.platinum_colony is expected
    found = printed(capsys, "match", *words)
    assert found["platinum_colony"] is expected
    assert found["strategies"] == json.loads(json.dumps(alone.as_json()["strategies"]))

    many = tournament(field, kingdoms=[where], platinum_colony=said, games=4, seed=1)
    assert many.settings[0].kingdom.platinum_colony is expected
    assert printed(capsys, "tournament", *words)["meetings"] == many.rows()


@pytest.mark.parametrize(("where", "said", "expected"), [SAID[0], SAID[1], SAID[3], SAID[5]])
def test_the_solver_understands_the_same(
    where: str,
    said: bool | None,
    expected: bool,
    capsys: pytest.CaptureFixture[str],
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[bool] = []

    class Stop(Exception):
        pass

    def note(where: Setting, *_: object) -> None:
        seen.append(where.kingdom.platinum_colony)
        raise Stop

    monkeypatch.setattr("coffers.lab.solver.Evolution", note)
    with pytest.raises(Stop):
        solve(where, platinum_colony=said, seconds=1, seed=1, cores=1)
    option = {None: [], True: ["--colony"], False: ["--no-colony"]}[said]
    output = str(tmp_path_factory.mktemp("solved") / "plan.toml")
    with pytest.raises(Stop):
        main(["solve", "--set", where, *option, "--seconds", "1", "--output", output])
    assert seen == [expected, expected]


@pytest.mark.parametrize(("where", "said", "expected"), [SAID[1], SAID[2], *SAID[3:9]])
def test_a_game_at_the_terminal_understands_the_same(
    where: str, said: bool | None, expected: bool
) -> None:
    """Only where nobody says anything the cards decide, as the rules have it."""
    parser = argparse.ArgumentParser()
    play.add_arguments(parser, current())
    option = {None: [], True: ["--colony"], False: ["--no-colony"]}[said]
    arguments = parser.parse_args(["--set", where, *option, "--seed", "1"])
    assert play.new_game(arguments, current()).game.kingdom.platinum_colony is expected


def test_a_strategy_that_needs_them_has_them_where_nobody_says_anything(colonies: Plan) -> None:
    assert match(colonies, "big-money", kingdom=OPEN, games=4).kingdom.platinum_colony
    assert match(colonies, "big-money", kingdom=FIRST_GAME, games=4).kingdom.platinum_colony
    met = tournament([colonies, "big-money"], kingdoms=[OPEN, FIRST_GAME], games=4)
    assert all(s.kingdom.platinum_colony for s in met.settings)
    with pytest.raises(CoffersError, match="Colonies needs"):
        match(colonies, "big-money", platinum_colony=False, games=4)


def test_pairs_without_a_kingdom_have_what_one_says(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("tournament", "big-money", "smithy-money", "--games", "4", "--seed", "1")
    plain = printed(capsys, *words)["meetings"]
    assert printed(capsys, *words, "--no-colony")["meetings"] == plain
    assert printed(capsys, *words, "--colony")["meetings"] != plain
    result = tournament(["big-money", "smithy-money"], games=4, seed=1, platinum_colony=True)
    assert result.meetings[0].job.kingdom.platinum_colony


def test_a_random_kingdom_has_what_one_says(capsys: pytest.CaptureFixture[str]) -> None:
    for option, expected in (("--colony", True), ("--no-colony", False)):
        for seed in ("1", "2", "3"):
            drawn = printed(capsys, "random", "--from", "Prosperity", option, "--seed", seed)
            assert drawn["platinum_colony"] is expected
