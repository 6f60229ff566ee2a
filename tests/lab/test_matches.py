"""Matches: fair, reproducible, and counted right."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from coffers import Kingdom
from coffers.bots import series
from coffers.bots.wishes import big_money as big_money_bot
from coffers.errors import CoffersError
from coffers.kingdoms import FIRST_GAME
from coffers.kingdoms.randomiser import Wishes, random_kingdom
from coffers.lab import MatchResult, Plan, SequentialTest, checkpoints, execution, match, matches
from coffers.lab.execution import Play, Stretch, Work, added
from coffers.lab.matches import Job, common_kingdom, nothing_played, play_units
from coffers.lab.statistics import next_look
from coffers.lab.strategy import distinct, load_strategy

FIRST = Kingdom.of(FIRST_GAME)


def numbers(result: MatchResult) -> dict[str, list[int]]:
    return result.sums


# ---- fairness ----------------------------------------------------------------------------------


def test_a_strategy_against_itself_is_half(big_money: Plan) -> None:
    """Exactly: on the same shuffle both seats see the same game."""
    result = match(big_money, big_money, games=400, seed=1)
    assert [score.value for score in result.scores] == [0.5, 0.5]
    assert result.wins[0] == result.losses[0] == result.wins[1]
    assert result.leads[0].value == 0


def test_a_strategy_against_itself_is_a_third_of_three(smithy: Plan) -> None:
    result = match(smithy, smithy, smithy, games=300, seed=1)
    assert [score.value for score in result.scores] == pytest.approx([1 / 3] * 3)


def test_a_strategy_that_throws_dice_is_about_half() -> None:
    result = match("random", "random", games=200, seed=3, kingdom=FIRST)
    assert result.scores[0].low <= 0.5 <= result.scores[0].high
    assert result.scores[0].value != 0.5  # the dice of both differ


def test_seats_are_rotated_on_the_same_shuffles(big_money: Plan, smithy: Plan) -> None:
    """Swapping the names swaps the result, game by game."""
    one = numbers(match(smithy, big_money, games=200, seed=5, kingdom=FIRST))
    other = numbers(match(big_money, smithy, games=200, seed=5, kingdom=FIRST))
    for name in ("wins", "ties", "credit", "points", "lead", "credit_squared", "points_squared"):
        assert one[name] == other[name][::-1]
    assert one["lengths"] == other["lengths"]


def test_the_better_one_wins(big_money: Plan, smithy: Plan) -> None:
    result = match(smithy, big_money, games=400, seed=1)
    assert result.scores[0].low > 0.5
    assert result.scores[1].high < 0.5


# ---- counting ----------------------------------------------------------------------------------


def test_everything_adds_up(big_money: Plan, smithy: Plan) -> None:
    result = match(smithy, big_money, "random", games=300, seed=1)
    assert result.games == 300
    assert result.units == 50
    for i in range(3):
        shares = (result.wins[i], result.ties[i], result.losses[i])
        assert sum(share.value for share in shares) == pytest.approx(1)
        assert sum(result.seats[i]) / 3 == pytest.approx(result.scores[i].value)
    assert sum(score.value for score in result.scores) == pytest.approx(1)
    assert sum(result.lengths.values()) == 300
    rounds = sum(n * rounds for rounds, n in result.lengths.items())
    assert rounds / 300 == pytest.approx(result.turns.value)
    assert sum(result.endings.values()) == 300


def test_games_are_made_up_to_whole_units(big_money: Plan) -> None:
    assert match(big_money, big_money, big_money, games=100, seed=1).games == 102


def test_games_that_never_end_are_stopped() -> None:
    nobody = Plan.of_toml('name = "Nobody"\nbuy = []')
    result = match(nobody, nobody, games=4, seed=1)
    assert result.endings == {"provinces": 0, "colonies": 0, "piles": 0, "limit": 4}
    assert result.ties[0].value == 1


def test_how_games_end() -> None:
    piles = Plan.of_toml('name = "Piles"\nbuy = ["Estate", "Moat", "Cellar", "Village", "Copper"]')
    result = match(piles, piles, games=10, seed=1)
    assert result.endings["piles"] == 10
    colonies = Plan.of_toml(
        'name = "Colonies"\nplatinum_colony = true\nbuy = ["Colony", "Platinum", "Gold", "Silver"]'
    )
    assert match(colonies, colonies, games=10, seed=1).endings["colonies"] == 10


def test_a_plan_plays_like_the_bot_with_the_same_wishes(big_money: Plan) -> None:
    setup = FIRST.setup(2, "2017")
    bots = [big_money_bot(setup), big_money_bot(setup)]
    heedless = replace(big_money, ends_while_behind=True)
    plans = [heedless.agent(setup), heedless.agent(setup)]
    assert (
        series.play_series(setup, [bots, bots], 9, 50, None).numbers()
        == series.play_series(setup, [plans, plans], 9, 50, None).numbers()
    )


# ---- reproducibility ---------------------------------------------------------------------------


def test_pieces_add_up_to_the_whole(big_money: Plan, smithy: Plan) -> None:
    job = Job.of((smithy, big_money), FIRST, "2017", 7, curves=True)
    whole = play_units(job, 0, 60)
    parts = play_units(job, 0, 1)
    for first, n in ((1, 20), (21, 39)):
        parts = added(parts, play_units(job, first, n))
    assert parts == whole


@pytest.mark.parametrize("seed", range(4))
def test_bots_remember_nothing_of_earlier_games(seed: int) -> None:
    """One of them plays all games of a piece, so pieces would not add up otherwise."""
    kingdom = random_kingdom(Wishes(), seed)
    job = Job.of(distinct([load_strategy("generic")] * 2), kingdom, "2017", seed)
    whole = play_units(job, 0, 6)
    parts = play_units(job, 0, 1)
    for unit in range(1, 6):
        parts = added(parts, play_units(job, unit, 1))
    assert parts == whole


def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(
    big_money: Plan, smithy: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = match(smithy, big_money, games=3000, seed=11, cores=1, kingdom=FIRST)
    monkeypatch.setattr(execution, "ALONE", 0.0)
    monkeypatch.setattr(execution, "WORTH_A_POOL", 0.0)
    for cores in (2, 3):
        assert numbers(
            match(smithy, big_money, games=3000, seed=11, cores=cores, kingdom=FIRST)
        ) == numbers(alone)
    assert numbers(match(smithy, big_money, games=3000, seed=12, kingdom=FIRST)) != numbers(alone)


def test_dice_are_reproducible_too() -> None:
    assert numbers(match("random", "big-money", games=20, seed=1)) == numbers(
        match("random", "big-money", games=20, seed=1)
    )


def test_the_sequential_test_stops_at_the_same_unit(
    big_money: Plan, smithy: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    almost = Plan.of_toml(
        'name = "Almost"\nbuy = ["Province", "Gold", "Duchy if left(Province) <= 1", "Silver"]'
    )
    test = SequentialTest(margin=0.02)
    alone = match(almost, big_money, sprt=test, seed=11, cores=1, kingdom=FIRST)
    assert alone.verdict is not None
    assert alone.verdict.answer in ("better", "equal")
    assert alone.units == next_look(alone.units - 1)
    monkeypatch.setattr(execution, "ALONE", 0.0)
    monkeypatch.setattr(execution, "WORTH_A_POOL", 0.0)
    pooled = match(almost, big_money, sprt=test, seed=11, cores=2, kingdom=FIRST)
    assert numbers(pooled) == numbers(alone)
    assert pooled.verdict == alone.verdict


def test_verdicts(big_money: Plan, smithy: Plan) -> None:
    better = match(smithy, big_money, sprt=True, seed=1).verdict
    worse = match(big_money, smithy, sprt=True, seed=1).verdict
    equal = match(big_money, big_money, sprt=True, seed=1).verdict
    still_open = match(big_money, big_money, sprt=True, seed=1, games=20).verdict
    assert better and worse and equal and still_open
    assert [v.answer for v in (better, worse, equal, still_open)] == [
        "better",
        "worse",
        "equal",
        "open",
    ]


def test_time_can_be_limited(big_money: Plan) -> None:
    result = match(big_money, big_money, seconds=0.2, seed=1)
    again = match(big_money, big_money, games=result.games, seed=1)
    assert numbers(again) == numbers(result)


# ---- kingdoms ----------------------------------------------------------------------------------


def test_a_kingdom_that_suits_all(big_money: Plan) -> None:
    witch = Plan.of_toml('name = "w"\nneeds = ["Witch"]\nbuy = ["Witch", "Chapel max 1"]')
    goons = Plan.of_toml('name = "g"\nbuy = ["Goons", "Colony"]\nplatinum_colony = true')
    kingdom = common_kingdom([witch, goons, big_money])
    assert {"Witch", "Chapel", "Goons"} <= set(kingdom.cards)
    assert kingdom.platinum_colony
    assert len(kingdom.cards) == 10
    assert kingdom == common_kingdom([witch, goons, big_money])


def test_strategies_that_cannot_meet(big_money: Plan) -> None:
    with_colony = Plan.of_toml('name = "x"\nplatinum_colony = true')
    without = Plan.of_toml('name = "y"\nplatinum_colony = false')
    with pytest.raises(CoffersError, match="one of these strategies needs Platinum and Colony"):
        match(with_colony, without)
    many = Plan.of_toml(
        'name = "many"\nneeds = ["Witch", "Chapel", "Goons", "Bishop", "Bank", "Mint", "City",'
        ' "Forge", "Hoard", "Vault", "Quarry"]'
    )
    with pytest.raises(CoffersError, match="together these strategies need 11 Kingdom cards"):
        match(many, big_money)
    witch = Plan.of_toml('name = "Witch"\nbuy = ["Witch"]')
    with pytest.raises(CoffersError, match="Witch needs what this kingdom lacks: Witch"):
        match(witch, big_money, kingdom=FIRST)


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"games": 0}, "--games 0 makes no sense"),
        ({"games": 10**12}, "--games 1,000,000,000,000 is too much"),
        ({"sprt": SequentialTest(margin=0.0)}, "it must be more than 0"),
        ({"seconds": -1.0}, "--seconds -1 makes no sense"),
        ({"seed": -1}, "cannot be a seed"),
        ({"edition": "2012"}, "no edition '2012'"),
        ({"cores": -2}, "--cores -2 makes no sense"),
    ],
)
def test_nonsense_is_answered_by_a_sentence(
    wish: dict[str, float], sentence: str, big_money: Plan
) -> None:
    with pytest.raises(CoffersError, match=sentence):
        match(big_money, big_money, **wish)  # type: ignore[arg-type]


def test_one_alone_cannot_play(big_money: Plan) -> None:
    with pytest.raises(CoffersError, match="2 to 6 players can play, not 1"):
        match(big_money)


# ---- Python strategies -------------------------------------------------------------------------

STRATEGIES = '''
from coffers.bots.sensible import Sensible
from coffers.engine.vocabulary import NONE

class OnceOnly(Sensible):
    """Remembers: it buys one card in its life, so it must be new in every game."""
    bought = False

    def buy(self, me, d):
        if not self.bought and d.has(1):
            self.bought = True
            return 1
        return NONE

class Cheat(Sensible):
    def buy(self, me, d):
        return 5

class Crash(Sensible):
    def buy(self, me, d):
        raise KeyError("oops")
'''


@pytest.fixture
def classes(tmp_path: Path) -> Path:
    file = tmp_path / "classes.py"
    file.write_text(STRATEGIES)
    return file


def test_a_python_strategy_is_new_in_every_game(classes: Path, big_money: Plan) -> None:
    result = match(f"{classes}:OnceOnly", big_money, games=20, seed=1, curves=True)
    assert result.curves is not None
    assert result.curves.owned[0]["Silver"][10] == 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Cheat", "an answer that was not offered"),
        ("Crash", "failed in the middle .*KeyError: 'oops'"),
    ],
)
def test_a_python_strategy_that_fails(
    name: str, sentence: str, classes: Path, big_money: Plan
) -> None:
    with pytest.raises(CoffersError, match=sentence):
        match(f"{classes}:{name}", big_money, games=20, seed=1)


# ---- curves ------------------------------------------------------------------------------------


def test_curves_tell_how_games_went(big_money: Plan) -> None:
    builder = Plan.of_toml('name = "Silver"\nbuy = ["Silver max 5"]')
    result = match(builder, big_money, games=200, seed=1, curves=True)
    curves = result.curves
    assert curves is not None
    assert curves.games[0][0] == curves.games[1][0] == 200
    assert curves.cards[0][0] <= 11
    assert curves.points[0][5] == 3  # three Estates
    assert 3 <= curves.coins[0][0] <= 4  # 7 Coppers among 10 cards
    assert curves.games[0][10] == 200
    silver = curves.owned[0]["Silver"][:11]
    assert silver == sorted(silver)
    assert 1 < silver[10] <= 5
    assert curves.owned[0]["Copper"][3] == 7
    for t in range(len(curves.standing[0])):
        assert sum(curves.standing[i][t] for i in (0, 1)) == pytest.approx(1)
    assert curves.standing[1][-1] == pytest.approx(result.scores[1].value)
    assert sum(n for n, _ in curves.leads[0].values()) == 200


def test_curves_change_nothing_about_the_games(big_money: Plan, smithy: Plan) -> None:
    plain = numbers(match(smithy, big_money, games=100, seed=1))
    with_curves = numbers(match(smithy, big_money, games=100, seed=1, curves=True))
    assert {name: with_curves[name] for name in plain} == plain


def test_curves_are_collected_only_when_asked_for(big_money: Plan) -> None:
    assert match(big_money, big_money, games=20, seed=1).curves is None


def test_a_lead_says_how_likely_a_victory_is(big_money: Plan, smithy: Plan) -> None:
    result = match(smithy, big_money, games=2000, seed=1, curves=True)
    assert result.curves is not None
    late = result.curves.leads[12]
    ahead = [(n, score) for lead, (n, score) in late.items() if lead > 0]
    behind = [(n, score) for lead, (n, score) in late.items() if lead < 0]
    share = [sum(n * s for n, s in rows) / sum(n for n, _ in rows) for rows in (ahead, behind)]
    assert share[0] > share[1]


# ---- for others --------------------------------------------------------------------------------


def test_a_result_prints_itself(big_money: Plan, smithy: Plan) -> None:
    result = match(smithy, big_money, games=400, seed=1)
    assert repr(result).startswith("<MatchResult: Smithy 7")
    assert repr(result).endswith("400 games, seed 1>")
    page = result._repr_html_()
    assert page.startswith("<table>")
    assert "<td>Smithy</td>" in page


def test_names_are_escaped_in_html(big_money: Plan) -> None:
    odd = Plan.of_toml('name = "<script>"\nbuy = ["Silver"]')
    assert "<script>" not in match(odd, big_money, games=20, seed=1)._repr_html_()


def test_json_can_be_written(big_money: Plan, smithy: Plan) -> None:
    result = match(smithy, big_money, games=100, seed=1, sprt=True, curves=True)
    document = json.loads(json.dumps(result.as_json()))
    assert document["games"] == 100
    assert document["strategies"][0]["wins"]["value"] == result.wins[0].value
    assert document["sprt"]["answer"] == "open"
    assert len(document["curves"]["coins"]) == 2


def test_a_frame_has_the_same_numbers(big_money: Plan, smithy: Plan) -> None:
    polars = pytest.importorskip("polars")
    result = match(smithy, big_money, games=100, seed=1)
    frame = result.frame()
    assert isinstance(frame, polars.DataFrame)
    assert frame["strategy"].to_list() == ["Smithy", "Big Money"]
    assert frame["wins"].to_list() == [e.value for e in result.wins]
    assert frame["points_low"].to_list() == [e.low for e in result.points]


# ---- checkpoints -------------------------------------------------------------------------------


def test_work_goes_on_from_a_checkpoint(big_money: Plan, smithy: Plan, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    whole = match(smithy, big_money, games=400, seed=1)
    part = match(smithy, big_money, games=100, seed=1, checkpoint=file)
    assert part.games == 100
    assert numbers(match(smithy, big_money, games=400, checkpoint=file)) == numbers(whole)
    assert numbers(match(smithy, big_money, games=400, checkpoint=file)) == numbers(whole)
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]


def test_an_interrupted_match_tells_what_it_has(
    big_money: Plan, smithy: Plan, tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    seen: list[int] = []

    def interrupt(result: MatchResult) -> None:
        seen.append(result.games)
        if len(seen) == 3:
            raise KeyboardInterrupt

    part = match(smithy, big_money, games=10**6, seed=1, checkpoint=file, progress=interrupt)
    assert part.games == seen[-1] < 10**6
    kept = checkpoints.load(file)
    assert kept is not None
    assert kept.sums_of([part.job], nothing_played, 1) == [numbers(part)]
    assert numbers(match(smithy, big_money, games=part.games, seed=1)) == numbers(part)


def test_what_was_played_beyond_a_gap_counts_but_is_played_again(
    big_money: Plan, smithy: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody presses Ctrl-C while an earlier piece is still being played."""
    file = tmp_path / "kept.json"

    def interrupted(work: Work[Job], play: Play[Job], *_: object) -> Iterator[object]:
        for first, n in ((0, 2), (4, 3)):
            yield Stretch(0, first, n), play(work.jobs[0], first, n)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(matches, "results", interrupted)
        part = match(smithy, big_money, games=40, seed=1, checkpoint=file)
    assert part.units == 5
    kept = checkpoints.load(file)
    assert kept is not None
    assert kept.sums_of([part.job], nothing_played, 1) == [play_units(part.job, 0, 2)]
    whole = match(smithy, big_money, games=40, checkpoint=file)
    assert numbers(whole) == numbers(match(smithy, big_money, games=40, seed=1))


def test_a_checkpoint_of_something_else(big_money: Plan, smithy: Plan, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    match(smithy, big_money, games=20, seed=1, checkpoint=file)
    with pytest.raises(CoffersError, match="is the checkpoint of something else; name another"):
        match(big_money, smithy, games=20, seed=1, checkpoint=file)
    for words, sentence in (
        ({"seed": 2}, "another seed: 1"),
        ({"edition": "2011"}, "another edition: 2017"),
        ({"kingdom": [c for c in [*FIRST_GAME, "Chapel"] if c != "Moat"]}, "other kingdoms"),
    ):
        with pytest.raises(CoffersError, match=rf"of something else \({sentence}\); name"):
            match(smithy, big_money, games=20, checkpoint=file, **words)  # type: ignore[arg-type]
    with pytest.raises(CoffersError, match=r"\(other strategies: Big Money\)"):
        match(smithy, "random", games=20, checkpoint=file)
    changed = replace(big_money, buy=smithy.buy)
    with pytest.raises(CoffersError, match=r"\(Big Money has changed since\)"):
        match(smithy, changed, games=20, checkpoint=file)
    document = json.loads(file.read_text())
    file.write_text(json.dumps({**document, "about": {"strategies": 7}}))
    with pytest.raises(CoffersError, match="of something else; name another"):
        match(smithy, changed, games=20, checkpoint=file)
    document["about"]["version"] = "0.0"
    file.write_text(json.dumps(document))
    with pytest.raises(CoffersError, match=r"\(another version of Coffers: 0.0\)"):
        match(big_money, smithy, games=20, checkpoint=file)


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", '{"format": "coffers-checkpoint", "version": 1}', "\x00"]
)
def test_a_damaged_checkpoint(text: str, big_money: Plan, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text(text)
    with pytest.raises(CoffersError, match="is not a checkpoint"):
        match(big_money, big_money, games=20, seed=1, checkpoint=file)


def test_a_disk_that_runs_full_does_not_lose_the_games(
    big_money: Plan, smithy: Plan, tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"

    def fill(result: MatchResult) -> None:
        file.with_name("kept.json.part").mkdir(exist_ok=True)  # cannot be written any more

    result = match(smithy, big_money, games=400, seed=1, checkpoint=file, progress=fill)
    assert result.games == 400
    assert "cannot be written" in str(result.unsaved)


def test_a_match_that_had_not_begun_goes_on(big_money: Plan, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    job = Job.of((big_money, big_money), FIRST, "2017", 1)
    checkpoints.Keeper(file, 1, [job], [{}])
    assert match(big_money, big_money, games=20, checkpoint=file).seed == 1


def test_a_checkpoint_that_cannot_be_written(big_money: Plan, tmp_path: Path) -> None:
    with pytest.raises(CoffersError, match="cannot be written"):
        match(big_money, big_money, games=20, seed=1, checkpoint=tmp_path / "no" / "kept.json")
