"""Plans with other numbers: sweeps, and better numbers."""

import json
from pathlib import Path

import pytest

from coffers.cli import main
from coffers.errors import CoffersError
from coffers.lab import Plan, match, refine, sweep
from coffers.lab.matches import Job, common_kingdom
from coffers.lab.paired import Paired
from coffers.lab.varying import numbers_in, spots, values_in, variants, with_number

PLAN = """
name = "Smithy"
buy = [
  "Province if money >= 15 or left(Province) <= 4",
  "Duchy if left(Province) <= 4",
  "Gold",
  "Smithy max 1",
  "Silver",
]
trash = ["Estate if turn < 9"]
"""


@pytest.fixture
def plan() -> Plan:
    return Plan.of_toml(PLAN)


# ---- what is varied ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("inside", "values"),
    [
        ("2..6", [2, 3, 4, 5, 6]),
        ("2..10..4", [2, 6, 10]),
        ("2, 4,8", [2, 4, 8]),
        ("7", [7]),
        ("-2..0", [-2, -1, 0]),
    ],
)
def test_braces(inside: str, values: list[int]) -> None:
    assert values_in(inside) == values


def test_a_line_is_found_by_all_but_its_numbers(plan: Plan) -> None:
    found = dict(variants(plan, ["herzogtum if left(Provinz)<={2..3}"]))
    assert [str(found[n,].buy[1]) for n in (2, 3)] == [  # type: ignore[index]
        "Duchy if left(Province) <= 2",
        "Duchy if left(Province) <= 3",
    ]
    assert found[2,].buy[2:] == plan.buy[2:]  # type: ignore[index]


def test_several_numbers_make_a_grid(plan: Plan) -> None:
    lines = ["Province if money >= {12,15} or left(Province) <= {3..4}", "Smithy max {1..2}"]
    found = list(variants(plan, lines))
    assert len(found) == 8
    assert found[0][0] == (12, 3, 1)
    assert str(found[-1][1].buy[0]) == "Province if money >= 15 or left(Province) <= 4"
    assert sum(one == plan for _, one in found) == 1


def test_a_line_in_another_list_and_a_line_instead_of_another(plan: Plan) -> None:
    ((_, one),) = variants(plan, ["trash: Estate if turn < {5}"])
    assert str(one.trash[0]) == "Estate if turn < 5"
    ((_, one),) = variants(plan, ["Gold => Gold max {3}"])
    assert str(one.buy[2]) == "Gold max 3"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("Duchy if left(Province) <= 4", "nothing varies"),
        ("Duchy if left(Province) <= {a}", "{a} stands for no numbers"),
        ("Duchy if left(Province) <= {6..2}", "stands for no numbers"),
        ("Duchy if left(Province) <= {1..9..0}", "stands for no numbers"),
        ("Duchy if left(Province) <= {}", "stands for no numbers"),
        ("Duchy if left(Province) <= {1..99999}", "stands for no numbers"),
        ("Duchy if left(Province) <= {1..3} {", "nothing varies"),
        ("Duchy if left(Province) < {2..6}", "did you mean Duchy if left(Province) <= 4?"),
        ("Dutchy if left(Province) <= {2..6}", "did you mean Duchy"),
        ("Gold max {1..3}", "OLD LINE => NEW LINE"),
        ("{1..3}", "no card '{1..3}'"),
        ("tarsh: Estate if turn < {1..3}", "did you mean trash?"),
        ("discard: Estate if turn < {1..3}", "has no list 'discard'; it has buy, trash"),
        ("Platinum => Gold max {1..3}", "has no line 'Platinum'"),
    ],
)
def test_what_cannot_be_varied(line: str, complaint: str, plan: Plan) -> None:
    with pytest.raises(CoffersError) as fault:
        sweep(plan, line, games=4)
    assert complaint in str(fault.value)


def test_too_much_and_too_little(plan: Plan) -> None:
    with pytest.raises(CoffersError, match="varied already"):
        sweep(plan, "Smithy max {1..2}", "Smithy max {3..4}")
    with pytest.raises(CoffersError, match="at most"):
        sweep(plan, "Smithy max {1..200}", "Duchy if left(Province) <= {1..8}")
    with pytest.raises(CoffersError, match="say what to vary"):
        sweep(plan)
    with pytest.raises(CoffersError, match="is no plan"):
        sweep("generic", "Smithy max {1..2}")
    twice = Plan.of_toml('name = "x"\nbuy = ["Smithy max 1", "Gold", "Smithy max 2"]')
    with pytest.raises(CoffersError, match="say which one"):
        sweep(twice, "Smithy max {1..3}")


# ---- sweeps ------------------------------------------------------------------------------------


def test_a_sweep_plays_the_games_of_matches(plan: Plan) -> None:
    result = sweep(plan, "Smithy max {0..1}", games=300, seed=3, against=["double-witch"])
    for point in result.points:
        alone = match(point.plan, "double-witch", games=300, seed=3, kingdom=result.kingdom)
        assert point.score == alone.scores[0]
    assert result.now == 1
    assert result.points[1].change is None


def test_against_itself_the_plan_as_it_is_scores_a_half(plan: Plan) -> None:
    result = sweep(plan, "Smithy max {0..6..3}", games=2000, seed=1)
    assert result.now is None  # but it was played, to compare with
    assert result.points[0].change is not None
    assert result.points[0].change.high < 0
    assert result.best == 1
    assert [p.is_alike for p in result.points] == [False, True, False]
    assert sweep(plan, "Smithy max {1}", games=20, seed=1).points[0].score.margin == 0


def test_on_the_same_shuffles_differences_are_surer(plan: Plan) -> None:
    other = with_number(plan, spots(plan)[-1], 2)  # a line that plays no part
    kingdom = common_kingdom([plan])
    jobs = [Job.of((one, plan), kingdom, "2017", 1) for one in (plan, other)]
    paired = Paired(jobs, 500)
    from coffers.lab.execution import Place

    paired.play(Place())
    assert paired.difference([0], [1]).margin == 0
    assert paired.score(0).margin > 0.01


def test_the_same_seed_is_the_same_sweep_on_two_cores(plan: Plan) -> None:
    words = (plan, "Smithy max {0..2}")
    one = sweep(*words, games=600, seed=1, cores=1).as_json()
    assert sweep(*words, games=600, seed=1, cores=2).as_json() == one


def test_the_command_draws_a_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    path = tmp_path / "smithy.toml"
    path.write_text(PLAN)
    words = ["sweep", str(path), "--vary", "Smithy max {0..2}", "--games", "200", "--seed", "1"]
    assert main([*words, "--csv", str(tmp_path / "s.csv")]) == 0
    out = capsys.readouterr().out
    assert "Smithy against itself as it is" in out
    assert out.count("●") == 3
    assert "50.0 [50.0–50.0]" in out
    assert len((tmp_path / "s.csv").read_text().splitlines()) == 4
    assert main([*words, "--json", "--against", "big-money", "generic"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [point["values"] for point in document["points"]] == [[0], [1], [2]]
    assert len(document["points"][0]["by_opponent"]) == 2
    assert main([*words, "--report", str(tmp_path / "s.html"), "--lang", "de"]) == 0
    page = (tmp_path / "s.html").read_text()
    assert "Smithy gegen sich selbst" in page and "<svg" in page
    assert main([*words, "--report", str(tmp_path / "s.txt")]) == 2


# ---- better numbers ----------------------------------------------------------------------------


def test_bad_numbers_are_mended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = 'name = "Bad"\nbuy = ["Province", "Gold", "Smithy max 6", "Silver"]\n'
    path = tmp_path / "bad.toml"
    path.write_text(bad)
    output = tmp_path / "better.toml"
    words = ["tune", str(path), "--rounds", "1", "--seed", "1", "--games", "400", "--cores", "1"]
    assert main([*words, "--output", str(output)]) == 0
    out = capsys.readouterr().out
    assert "on shuffles that the search never saw" in " ".join(out.split())
    better = Plan.load(output)
    assert better.name == "Bad, tuned"
    assert numbers_in(str(better.buy[2]))[0] < 6
    assert match(better, Plan.load(path), games=400, seed=9).scores[0].low > 0.5


def test_the_same_seed_finds_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coffers.lab.refining.CHECKS", (100,))
    monkeypatch.setattr("coffers.lab.refining.FIRST_UNITS", 20)
    bad = Plan.of_toml('name = "Bad"\nbuy = ["Province", "Gold", "Smithy max 6", "Silver"]')
    one, two = (refine(bad, rounds=1, seed=1, check=100, cores=n).as_json() for n in (1, 2))
    assert one == two


def test_what_is_only_lucky_is_not_accepted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Numbers that change nothing cannot be better."""
    idle = (
        'name = "Idle"\nneeds = []\nbuy = ["Province", "Gold", "Silver", "Curse if turn > 900"]\n'
    )
    path = tmp_path / "idle.toml"
    path.write_text(idle)
    assert main(["tune", str(path), "--rounds", "1", "--seed", "1", "--games", "20"]) == 0
    assert "Nothing was written" in " ".join(capsys.readouterr().out.split())
    assert [p.name for p in tmp_path.iterdir()] == ["idle.toml"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seconds", "0"], "seconds"),
        (["--rounds", "0"], "rounds"),
        (["--seconds", "nan"], "seconds"),
        (["--output", "/nowhere/at/all.toml"], "/nowhere/at"),
        (["--against", "nobody"], "no strategy 'nobody'"),
    ],
)
def test_nonsense(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "smithy-money", *words]) == 2
    assert complaint in capsys.readouterr().err
    assert main(["tune", "golden", "--rounds", "1"]) == 2


def test_a_plan_without_numbers() -> None:
    with pytest.raises(CoffersError, match="no numbers"):
        refine(Plan.of_toml('name = "x"\nbuy = ["Gold"]'), rounds=1)
