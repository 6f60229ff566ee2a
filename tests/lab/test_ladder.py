"""The ladder: who is met where, what is counted, and `coffers ladder` as a user meets it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from coffers.bots.registry import all_bots
from coffers.cards.library import all_facts, kingdom_cards
from coffers.cli import main
from coffers.engine.decisions import Agent, Decision
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.errors import CoffersError
from coffers.lab import Plan, Setting, Solution, held_out, ladder, match
from coffers.lab.ladder import climber, in_turn, rungs_of
from coffers.lab.matches import THOUGHTS, fresh_agents
from coffers.lab.menus import MENUS, kingdom_for
from coffers.lab.strategy import BotStrategy, load_strategy, thinking_time
from coffers.strategies.plans import Strategy

MONEY = 'name = "Money"\nneeds = []\nbuy = ["Province", "Gold", "Silver"]\n'


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["ladder", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


# ---- kingdoms ----------------------------------------------------------------------------------


def test_two_hundred_different_kingdoms_are_held_out() -> None:
    kingdoms = held_out.kingdoms()
    assert len(kingdoms) == len({k.cards for k in kingdoms}) == 200
    for kingdom in kingdoms:
        kingdom.setup(2, "2017")
        assert (kingdom.bane is not None) == ("Young Witch" in kingdom.cards)
    assert any(k.platinum_colony for k in kingdoms)
    assert any(k.bane for k in kingdoms)


def test_held_out_kingdoms_have_cards_of_all_expansions() -> None:
    drawn = {card for k in held_out.kingdoms() for card in k.cards}
    assert {all_facts()[c].set for c in drawn} == {all_facts()[c].set for c in kingdom_cards()}


@pytest.mark.parametrize("menu", MENUS)
def test_a_menu_finds_its_cards_among_base_cards_of_the_second_edition(menu: str) -> None:
    kingdom = kingdom_for(menu, 3)
    assert {line.card for line in MENUS[menu]} <= set(kingdom.cards)
    assert all(all_facts()[c].set == "Dominion" for c in kingdom.cards)
    assert all(all_facts()[c].edition != "1st" for c in kingdom.cards)


def test_plans_meet_their_menu_where_both_find_what_they_need() -> None:
    plan = replace(Plan.of_toml(MONEY), needs=("Moat",))
    rungs = rungs_of(plan, ["menus", "generic"], None, 1, None)
    assert all("Moat" in job.kingdom.cards for rung in rungs for job in rung.jobs)
    assert [len(rung.jobs) for rung in rungs[:6]] == [100] * 6
    assert 0 < len(rungs[6].jobs) < 50


def test_who_stops_early_has_met_all_opponents_equally_often() -> None:
    rungs = rungs_of(load_strategy("generic"), ["menus", "generic"], 4, 1, None)
    met = [i // 4 for i in in_turn(rungs)]
    assert met == [*range(7)] * 4


# ---- bots --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["easy", "random", "quick", "strong"])
def test_who_throws_dice_is_a_new_bot_in_every_game(name: str) -> None:
    bot = load_strategy(name)
    assert not bot.lasts
    job = rungs_of(bot, ["generic"], 1, 1, None)[0].jobs[0]
    games = [fresh_agents(job, seed) for seed in (1, 2)]
    assert len({id(game[0]) for unit in games for game in unit}) == 4


def test_so_many_seconds_to_think() -> None:
    assert climber(None).name == "generic"
    assert set(all_bots()) >= {"quick", "strong"}
    bot = climber("quick", 0.02)
    assert isinstance(bot, BotStrategy)
    assert bot.seconds == 0.02
    setup = held_out.kingdoms()[0].setup(2, "2017")
    assert getattr(bot.agent(setup, 1), "seconds", None) == 0.02
    assert climber(None, 0.1).name == "strong 0.1 s"
    at_once = climber("strong", 0)
    assert thinking_time(at_once) == 0.0 and not at_once.lasts
    assert ladder.ladder(at_once, against=["generic"], kingdoms=2, games=2, seed=1).games == 4
    with pytest.raises(CoffersError):
        climber("strong", float("nan"))
    with pytest.raises(CoffersError, match="does not look ahead"):
        climber("generic", 1.0)


# ---- results -----------------------------------------------------------------------------------


def test_it_is_told_in_a_table_that_fits(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    few = ("--kingdoms", "3", "--games", "2", "--seed", "1")
    code, out, err = run(capsys, "big-money", *few)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].split() == ["Opponent", "Score", "%", "Kingdoms", "Games", "CPU", "ms/decision"]
    names = ("Big Money", "Big Money with Smithy", "Double Witch", "Militia", "Chapel")
    ends = ("Village/Smithy", "Average of the menus", "Generic bot")
    for line, name in zip(lines[1:], (*names, *ends), strict=False):
        assert line.startswith(name)
        assert len(line) <= 80
    assert "Worst kingdom against each:" in out
    assert "42 games in mirrored pairs, seed 1;" in out
    _, out, _ = run(capsys, "big-money", *few, "--lang", "de", "--against", "menus")
    assert "Zwei Hexen" in out
    assert "Allgemeiner Bot" not in out
    assert "Schnitt der Menüs" in out
    assert max(map(len, out.splitlines())) <= 80


def test_json_has_every_kingdom_and_is_reproducible(capsys: pytest.CaptureFixture[str]) -> None:
    documents = []
    for cores in ("1", "2"):
        few = ("--kingdoms", "4", "--games", "6", "--seed", "5", "--cores", cores)
        _, out, _ = run(capsys, "easy", *few, "--json")
        document = json.loads(out)
        assert document.pop("seconds") >= 0
        assert all(rung.pop("cpu_ms") > 0 for rung in document["opponents"])
        documents.append(document)
    assert documents[0] == documents[1]
    found = documents[0]
    assert found["bot"] == "easy"
    assert found["games"] == 7 * 4 * 6
    assert [rung["opponent"] for rung in found["opponents"]] == [*MENUS, "generic"]
    for rung in found["opponents"]:
        scores = [place["score"] for place in rung["kingdoms"]]
        assert rung["score"]["value"] == pytest.approx(sum(scores) / 4)
        assert rung["score"]["low"] <= rung["score"]["value"] <= rung["score"]["high"]
        assert rung["worst"]["score"] == min(scores)
    menus = [rung["score"]["value"] for rung in found["opponents"][:6]]
    assert found["average"]["value"] == pytest.approx(sum(menus) / 6)


def test_the_worst_kingdoms_are_played_again_on_other_shuffles(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = str(tmp_path / "ladder.json")
    few = ("easy", "--against", "generic", "--kingdoms", "12", "--games", "2", "--seed", "1")
    _, out, _ = run(capsys, *few, "--again", "40", "--json", "--checkpoint", kept)
    found = json.loads(out)
    scores = {tuple(p["kingdom"]): p["score"] for p in found["opponents"][0]["kingdoms"]}
    again = found["again"][0]["kingdoms"]
    assert [place["games"] for place in again] == [40] * 10
    chosen = [scores[tuple(place["kingdom"])] for place in again]
    assert chosen == sorted(scores.values())[:10]
    assert [place["score"] for place in again] != chosen
    _, out, _ = run(capsys, *few, "--again", "40", "--json", "--checkpoint", kept)
    assert json.loads(out)["again"] == found["again"]  # nothing was left to play
    _, out, _ = run(capsys, *few, "--again", "40", "--checkpoint", kept)
    assert "Generic bot, the 10 worst kingdoms once more" in out
    (rung,) = rungs_of(load_strategy("easy"), ["generic"], 12, 1, None)
    assert len({job.stream for job in (*rung.jobs, *rung.again)}) == 24


@pytest.mark.parametrize(("bot", "told"), [(["quick", "--think", "0.001"], 0.25), (["easy"], None)])
def test_of_a_thinker_it_is_told_how_fast_the_machine_is(
    bot: list[str],
    told: float | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(ladder, "calibrate", lambda: 0.25)
    few = ("--against", "generic", "--kingdoms", "2", "--games", "2", "--seed", "1")
    _, out, _ = run(capsys, *bot, *few, "--json")
    assert json.loads(out)["calibration_s"] == told
    _, out, _ = run(capsys, *bot, *few)
    sentence = "the calibration loop of coffers bench takes 0.250 s here"
    assert (sentence in " ".join(out.split())) == (told is not None)


def test_a_bot_against_itself_is_half_as_pairs_are_mirrored() -> None:
    result = ladder.ladder("generic", against=["generic"], kingdoms=3, games=4, seed=1)
    assert [place.score for place in result.rungs[0].places] == [0.5] * 3
    usual = ladder.ladder("generic", kingdoms=1, games=4, seed=1)
    assert {rung.kind for rung in usual.rungs} == {"menus"}


class Slow(Agent):
    """Counts to ten thousand before it answers as the generic bot does."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def choose(self, me: Player, d: Decision) -> int:
        sum(range(10_000))
        return int(self.agent.choose(me, d))


class SlowStrategy(Strategy):
    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        return Slow(load_strategy("generic").agent(setup, seed))


def test_the_time_of_the_bot_is_taken_and_not_that_of_its_opponent() -> None:
    def milliseconds(bot: Strategy) -> float:
        result = ladder.ladder(bot, against=["generic"], kingdoms=2, games=2, seed=1, cores=1)
        return result.rungs[0].milliseconds

    generic = milliseconds(load_strategy("generic"))
    assert milliseconds(SlowStrategy("slow")) > 5 * generic
    assert milliseconds(climber("quick", 0.002)) > 20 * generic  # it does think


def test_an_interrupted_ladder_tells_what_there_is_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "ladder.json"

    def climb(progress: Callable[[ladder.Progress], None] | None = None) -> ladder.LadderResult:
        return ladder.ladder(
            *("big-money",), kingdoms=3, games=4, seed=1, checkpoint=kept, progress=progress
        )

    def stop(news: ladder.Progress) -> None:
        if news.games >= 14:
            raise KeyboardInterrupt

    monkeypatch.setattr("coffers.lab.execution.FIRST_UNITS", 1)
    monkeypatch.setattr("coffers.lab.execution.GROWTH", 1)
    monkeypatch.setattr("coffers.lab.execution.SERIAL_SECONDS", 1e-9)
    part = climb(stop)
    assert 14 <= part.games < 84
    whole = climb()
    assert whole.games == 84
    kept.unlink()
    again = climb()
    assert [r.score for r in whole.rungs] == [r.score for r in again.rungs]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["genric"], "no strategy 'genric'"),
        (["generic", "--think", "1"], "generic does not look ahead; --think is for quick, strong"),
        (["strong", "--think", "-1"], "--think must be between 0 and 600"),
        (["strong", "--think", "nan"], "--think must be between 0 and 600"),
        (["--kingdoms", "0"], "--kingdoms 0 makes no sense"),
        (["--games", "0"], "--games 0 makes no sense"),
        (["--again", "0"], "--again 0 makes no sense"),
        (["--against", "plans", "--plans", "{empty}"], "in {empty}; coffers ladder --solve-plans"),
        (["--seconds", "5"], "--seconds makes sense only with --solve-plans"),
        (["quick", "--solve-plans"], "BOT makes no sense with --solve-plans"),
        (["--solve-plans", "--seed", "1"], "--seed makes no sense with --solve-plans"),
        (["--solve-plans", "--games", "4"], "--games makes no sense with --solve-plans"),
        (
            ["--solve-plans", "--seconds", "-3"],
            "--seconds -3 makes no sense; it must be more than 0",
        ),
        (["--solve-plans", "--seconds", "nan"], "--seconds nan makes no sense"),
        (["--solve-plans", "--kingdoms", "0"], "--kingdoms 0 makes no sense"),
        (["generic", "quick"], "usage: coffers ladder "),
        (["--against", "nobody"], "nobody"),
    ],
)
def test_nonsense_is_answered_by_one_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word.replace("{empty}", str(tmp_path)) for word in arguments]
    try:
        code, _, err = run(capsys, *words)
    except SystemExit as left:
        code, err = int(str(left.code)), capsys.readouterr().err
    assert code == 2
    assert sentence.replace("{empty}", str(tmp_path)) in err


def test_kinds_of_opponents_are_known() -> None:
    with pytest.raises(CoffersError, match="'foo' is no kind of opponents"):
        ladder.ladder(against=["foo"])


def test_who_thinks_for_as_long_as_usual_goes_on_with_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("bots.registry", "lab.strategy"):
        monkeypatch.setattr(f"coffers.{module}.THINKING", {"quick": 1e-9, "strong": 2e-9})
    kept = str(tmp_path / "kept.json")
    few = ("quick", "--against", "generic", "--kingdoms", "2", "--checkpoint", kept)
    assert run(capsys, *few)[0] == 0
    assert run(capsys, *few, "--think", "0.000000001")[0] == 0
    code, _, err = run(capsys, *few, "--think", "0.001")
    assert code == 2
    assert "(another time to think for quick: 0" in err
    code, _, err = run(capsys, "strong", *few[1:])
    assert code == 2
    assert "(other strategies: quick)" in err


def test_without_a_bot_a_time_to_think_means_the_strongest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert climber(None, 0.1).name == "strong 0.1 s"
    with pytest.raises(SystemExit):
        run(capsys, "--help")
    said = " ".join(capsys.readouterr().out.split())
    assert "otherwise the generic bot, or strong with --think" in said


def test_a_time_to_think_is_written_as_the_language_does() -> None:
    bot = climber("quick", 0.01)
    assert (bot.title("en"), bot.title("de")) == ("quick 0.01 s", "quick 0,01 s")


def test_the_first_kingdoms_are_those_that_suit(tmp_path: Path) -> None:
    """A plan for Witches meets the first kingdoms that have one, on their usual shuffles."""
    path = tmp_path / "witch.toml"
    path.write_text('name = "Witches"\nneeds = ["Witch"]\nbuy = ["Witch"]\n')
    bot = load_strategy(path)
    for kind in ("generic", "menus"):
        every, few = (rungs_of(bot, [kind], n, 1, None)[0].jobs for n in (None, 3))
        assert few == every[:3]
        assert len(few) == 3
    assert len(rungs_of(load_strategy("easy"), ["menus"], 120, 1, None)[0].jobs) == 120


@pytest.mark.parametrize(
    "damage",
    [
        lambda sums: sums.pop("decisions"),
        lambda sums: sums.update(credit=sums["credit"][:1]),
        lambda sums: sums.update(units=[-5]),
        lambda sums: sums.update(units=[5]),
        lambda sums: sums.update(units=[10**40]),
        lambda sums: sums.update(more=[1]),
    ],
)
def test_a_damaged_checkpoint(
    damage: Callable[[dict[str, list[int]]], object],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    kept = tmp_path / "kept.json"
    few = ("easy", "--against", "generic", "--kingdoms", "2", "--games", "2")
    assert run(capsys, *few, "--checkpoint", str(kept))[0] == 0
    document = json.loads(kept.read_text())
    damage(next(iter(document["jobs"].values())))
    kept.write_text(json.dumps(document))
    code, _, err = run(capsys, *few, "--checkpoint", str(kept))
    assert code == 2
    assert "is not a checkpoint of the laboratory, or it is damaged" in err


def test_a_thinker_says_beforehand_how_long_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    seen = []

    def stop(news: ladder.Progress) -> None:
        seen.append(news)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ladder.ladder("strong", seed=1, cores=2, progress=stop)
    assert seen[0].all_games == 2 * (6 * 100 + 200)
    assert seen[0].seconds == seen[0].all_games * THOUGHTS * 0.5 / 2


# ---- plans -------------------------------------------------------------------------------------


def test_the_plans_that_come_with_coffers_are_for_their_kingdoms() -> None:
    plans = held_out.plans()
    assert plans
    assert all(plan.fits(held_out.kingdoms()[i]) for i, plan in plans.items())
    assert set(plans) == set(range(len(plans)))  # those of the first kingdoms


def test_plans_are_found_kingdom_by_kingdom_and_met(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are there stay, and what was found too early, as somebody stopped it, is none."""
    took = iter([60.0, 60.0, 3.0, 60.0])

    compared = match("big-money", "generic", games=2, seed=1)

    def found(where: Setting, **how: object) -> Solution:
        return Solution(Plan.of_toml(MONEY), where, 1, 20, 3000, next(took), compared, [])

    monkeypatch.setattr(held_out, "solve", found)
    folder = tmp_path / "plans"
    folder.mkdir()
    first = held_out.plan_file(folder, 0)
    first.write_text(MONEY)
    wish = ("--solve-plans", "--plans", str(folder), "--kingdoms", "4")
    assert run(capsys, *wish)[1].startswith("2 plans written to")
    assert first.read_text() == MONEY
    second = held_out.plan_file(folder, 1)
    assert second.read_text().startswith("# 60 s, 20 generations, 3000 games\n")
    assert run(capsys, *wish)[1].startswith("One plan")
    assert run(capsys, *wish)[1].startswith("0 plans")
    result = ladder.ladder("generic", against=["plans"], plans=folder, games=2, seed=1)
    assert [place.job.kingdom for place in result.rungs[0].places] == [*held_out.kingdoms()[:4]]


def test_plans_that_come_with_coffers_fit_their_kingdoms() -> None:
    for i, plan in held_out.plans().items():
        assert plan.fits(held_out.kingdoms()[i])
