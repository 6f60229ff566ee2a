"""Tournaments: everybody meets everybody, and the ratings follow."""

import json
from pathlib import Path

import pytest

from coffers import Kingdom
from coffers.errors import CoffersError
from coffers.kingdoms import FIRST_GAME
from coffers.lab import Plan, execution, match, tournament
from coffers.lab.tournaments import TournamentResult, arrange

FIRST = Kingdom.of(FIRST_GAME)


@pytest.fixture
def witch() -> Plan:
    return Plan.of_toml(
        'name = "Witch"\ngerman = "Hexe"\nbuy = ["Province", "Gold", "Witch max 2", "Silver"]'
    )


@pytest.fixture
def field(big_money: Plan, smithy: Plan, witch: Plan) -> list[Plan]:
    return [big_money, smithy, witch]


def test_all_meet_all(field: list[Plan]) -> None:
    result = tournament(field, games=200, seed=1)
    assert [(m.first, m.second) for m in result.meetings] == [(0, 1), (0, 2), (1, 2)]
    assert result.games == 600
    for i in range(3):
        assert result.matrix[i][i] is None
        for j in range(3):
            ours, theirs = result.matrix[i][j], result.matrix[j][i]
            if i != j:
                assert ours is not None and theirs is not None
                assert ours.value + theirs.value == pytest.approx(1)


def test_the_best_is_first(field: list[Plan]) -> None:
    result = tournament(field, games=200, seed=1)
    assert [field[i].name for i in result.order] == ["Witch", "Smithy", "Big Money"]
    assert result.ratings[2].low > result.ratings[0].high


def test_meetings_have_their_own_shuffles(field: list[Plan]) -> None:
    streams = {m.job.stream for m in arrange(field, [], "2017", 1)}
    assert len(streams) == 3


def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(
    field: list[Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = tournament(field, games=300, seed=1, cores=1)
    monkeypatch.setattr(execution, "ALONE", 0.0)
    monkeypatch.setattr(execution, "WORTH_A_POOL", 0.0)
    assert tournament(field, games=300, seed=1, cores=2).sums == alone.sums
    assert tournament(field, games=300, seed=2, cores=1).sums != alone.sums


def test_who_does_not_fit_does_not_play(field: list[Plan]) -> None:
    result = tournament(field, games=20, seed=1, kingdoms=[FIRST])
    assert [(m.first, m.second) for m in result.meetings] == [(0, 1)]
    assert result.matrix[0][2] is None


def test_many_kingdoms(big_money: Plan, smithy: Plan) -> None:
    result = tournament(
        [big_money, smithy, "random"],
        games=20,
        seed=1,
        kingdoms=[FIRST, "Misfortune", FIRST.cards],
    )
    sets = [m.setting.name for m in result.meetings if (m.first, m.second) == (0, 2)]
    assert len(sets) == 3
    assert "Misfortune" in sets
    assert len(result.match(0, 2)) == 3
    games = sum(r.games for r in result.match(0, 2))
    scored = sum(r.scores[0].value * r.games for r in result.match(0, 2)) / games
    assert result.matrix[0][2] is not None
    assert result.matrix[0][2].value == pytest.approx(scored)


def test_a_meeting_is_a_match(big_money: Plan, smithy: Plan) -> None:
    result = tournament([big_money, smithy], games=200, seed=1)
    found = result.match(0, 1)[0]
    assert found.games == 200
    assert result.matrix[0][1] == found.scores[0]
    other = match(big_money, smithy, games=200, seed=1)
    assert found.sums.keys() == other.sums.keys()


def test_tournaments_that_cannot_be(big_money: Plan, witch: Plan) -> None:
    with pytest.raises(CoffersError, match="at least two strategies, not 1"):
        tournament([big_money])
    with pytest.raises(CoffersError, match="no two of these strategies fit"):
        tournament([big_money, witch], kingdoms=[FIRST])
    with pytest.raises(CoffersError, match="no recommended set"):
        tournament([big_money, witch], kingdoms=["Nowhere"])


def test_a_result_prints_itself(field: list[Plan]) -> None:
    result = tournament(field, games=100, seed=1)
    assert repr(result).startswith("<TournamentResult: Witch 1")
    assert "<td>1. Witch</td>" in result._repr_html_()
    document = json.loads(json.dumps(result.as_json()))
    assert len(document["meetings"]) == 3
    assert document["matrix"][0][0] is None


def test_a_frame_has_a_row_for_each_meeting(field: list[Plan]) -> None:
    pytest.importorskip("polars")
    frame = tournament(field, games=20, seed=1).frame()
    assert frame["first"].to_list() == ["Big Money", "Big Money", "Smithy"]


def test_a_tournament_goes_on_from_a_checkpoint(field: list[Plan], tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    whole = tournament(field, games=300, seed=1)

    def interrupt(done: int, everything: int) -> None:
        assert everything == 900
        if done > 100:
            raise KeyboardInterrupt

    part: TournamentResult = tournament(
        field, games=300, seed=1, checkpoint=file, progress=interrupt
    )
    assert 0 < part.games < 900
    assert tournament(field, games=300, checkpoint=file).sums == whole.sums
    with pytest.raises(CoffersError, match="is the checkpoint of something else"):
        tournament(field[:2], games=300, seed=1, checkpoint=file)


# ---- ratings that mean something ---------------------------------------------------------------

APART = Kingdom.of(["Witch", *(card for card in FIRST_GAME if card != "Smithy")])


def plan_of(card: str) -> Plan:
    return Plan.of_toml(f'name = "{card}"\nbuy = ["Province", "Gold", "{card} max 2", "Silver"]')


def test_no_games_no_rating(field: list[Plan]) -> None:
    result = tournament(field, games=20, seed=1, kingdoms=[FIRST])
    assert result.ratings[2] is None
    assert result.order == [1, 0]
    assert result.idle == 1
    assert [entry["name"] for entry in result.as_json()["strategies"]] == ["Big Money", "Smithy"]
    assert "Witch" not in repr(result) + result._repr_html_()


def test_groups_that_never_met_are_not_compared() -> None:
    """Each is rated as if it were alone; nobody stands above somebody of another group."""
    strong = [plan_of("Smithy"), Plan.of_toml('name = "None"\nneeds = ["Smithy"]\nbuy = []')]
    weak = [Plan.of_toml(f'name = "{n}"\nneeds = ["Witch"]\nbuy = ["Copper"]') for n in "ab"]
    field = [strong[0], weak[0], strong[1], weak[1]]
    kingdoms = [FIRST, APART]
    result = tournament(field, games=40, seed=1, kingdoms=kingdoms)
    assert sorted(map(sorted, result.groups)) == [[0, 2], [1, 3]]
    assert result.groups[0] == [0, 2]
    for group in result.groups:
        values = [e.value for e in (result.ratings[i] for i in group) if e is not None]
        assert sum(values) / len(values) == pytest.approx(1500)
    equals = [result.ratings[i] for i in (1, 3)]
    assert all(e is not None and e.value == pytest.approx(1500) for e in equals)
    document = result.as_json()
    assert [entry["group"] for entry in document["strategies"]] == [1, 2, 1, 2]
    assert result._repr_html_().count("<table>") == 2


def test_those_that_met_through_others_are_one_group() -> None:
    bridge = Plan.of_toml('name = "Bridge"\nneeds = []\nbuy = ["Province", "Gold", "Silver"]')
    field = [plan_of("Smithy"), plan_of("Witch"), bridge]
    result = tournament(field, games=20, seed=1, kingdoms=[FIRST, APART])
    assert result.matrix[0][1] is None
    assert len(result.groups) == 1
    assert None not in result.ratings


def test_a_report_tells_groups_apart(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    field = [plan_of("Smithy"), plan_of("Witch"), plan_of("Workshop"), plan_of("Chapel")]
    other = Kingdom.of(["Chapel", "Witch", *FIRST_GAME[:5], "Moat", "Remodel", "Village"])
    result = tournament([*field, plan_of("Goons")], games=8, seed=1, kingdoms=[FIRST, other])
    file = tmp_path / "report.html"
    result.report(file)
    page = file.read_text("utf-8")
    assert "<title>Tournament of 4 strategies</title>" in page
    assert "All against all: group 1" in page and "All against all: group 2" in page
    assert "2 groups that never met" in page
    assert "no kingdom suited them: Goons." in page
    assert "<h3>Goons</h3>" not in page
