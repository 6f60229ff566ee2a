"""The solver finds plans that win, says the same again, and writes what a person can read."""

from pathlib import Path

import pytest

from coffers import cli
from coffers.commands.solve import comparison
from coffers.errors import CoffersError
from coffers.game import LARGEST_SEED
from coffers.kingdoms import FIRST_GAME, Kingdom
from coffers.kingdoms.sets import find
from coffers.kingdoms.settings import Setting
from coffers.lab import Plan, evolution, solve, solver
from coffers.lab.breeding import MOST_LINES, Breeder, tidy
from coffers.lab.evolution import Contestant, Evolution
from coffers.lab.solver import Progress, named
from coffers.lab.words import percent
from coffers.strategies.lines import THE_BOT, Entry
from coffers.strategies.plans import shipped
from coffers.strategies.reading import LISTS, LONGEST_NAME

WITCHES = Kingdom.of(["Witch", *FIRST_GAME[:9]], platinum_colony=False)
COLONIES = Kingdom.of(
    ["Bank", "Bishop", "City", "Expand", "Goons", "Hoard", "Mint", "Rabble", "Vault", "Venture"],
    platinum_colony=True,
)
TOURNAMENT = Kingdom.of(
    [
        "Tournament",
        "Young Witch",
        "Hamlet",
        "Harvest",
        "Jester",
        "Remake",
        "Butcher",
        "Baker",
        "Herald",
        "Plaza",
    ],
    bane="Moat",
    platinum_colony=False,
)
BRIDGES = Kingdom.of(
    [
        "Bridge",
        "Chapel",
        "Festival",
        "Grand Market",
        "King's Court",
        "Laboratory",
        "Market",
        "Moat",
        "Rabble",
        "Worker's Village",
    ],
    platinum_colony=False,
)
STONEMASON = Kingdom.of(["Stonemason", "Doctor", *FIRST_GAME[:8]], platinum_colony=False)


# ---- breeding ----------------------------------------------------------------------------------


def entries_of(plan: Plan) -> list[Entry]:
    return [entry for key in LISTS for entry in getattr(plan, key) or ()]


@pytest.mark.parametrize("kingdom", [WITCHES, COLONIES, TOURNAMENT])
def test_every_child_is_a_plan_that_can_be_written_and_read(kingdom: Kingdom) -> None:
    breeder = Breeder(kingdom, seed=1)
    plans = [*breeder.founders(), *(breeder.adopted(p) for p in shipped().values())]
    for _ in range(400):
        mother, father = breeder.dice.choices(plans, k=2)
        child = breeder.child(mother, father)
        assert Plan.of_toml(child.as_toml()) == child
        cards = {entry.card for entry in entries_of(child) if not entry.asks_the_bot}
        assert cards <= set(kingdom.all_cards())
        assert all(len(getattr(child, key) or ()) <= MOST_LINES for key in LISTS)
        assert child.fits(kingdom)
        plans.append(child)


def test_the_same_seed_breeds_the_same_children() -> None:
    def children(seed: int) -> list[Plan]:
        breeder = Breeder(WITCHES, seed)
        first, second, *_ = breeder.founders()
        return [breeder.child(first, second) for _ in range(20)]

    assert children(1) == children(1) != children(2)


def test_shorter_plans_say_one_thing_less() -> None:
    plan = Plan.of_toml(
        """
        name = "?"
        buy = ["Province", "Witch max 2 if turn > 3 and coins > 5", "Silver"]
        play = ["Witch"]
        platinum_colony = false
        """
    )
    shorter = Breeder(WITCHES, seed=1).shorter(plan)
    said = [[str(entry) for entry in other.buy or ()] for other in shorter]
    assert ["Province", "Silver"] in said
    assert ["Province", "Witch max 2 if turn > 3", "Silver"] in said
    assert ["Province", "Witch if turn > 3 and coins > 5", "Silver"] in said
    assert [other.play for other in Breeder(WITCHES, seed=1).without_lists(plan)] == [None]
    assert all(len(other.as_toml()) < len(plan.as_toml()) for other in shorter)


def test_lines_that_never_matter_are_dropped() -> None:
    plan = Plan.of_toml(
        """
        name = "?"
        buy = ["Witch max 2", "Witch max 1 if turn > 3", "Gold", "Gold if turn > 3", "Witch max 3"]
        """
    )
    assert [str(entry) for entry in tidy(plan).buy or ()] == ["Witch max 2", "Gold", "Witch max 3"]


def test_plans_from_elsewhere_lose_what_is_not_here() -> None:
    plan = Plan.of_toml(
        """
        name = "?"
        buy = ["Colony", "Goons", "Gold if left(Colony) <= 3", "Silver if owned(Goons) > 0"]
        """
    )
    adopted = Breeder(WITCHES, seed=1).adopted(plan)
    assert [str(entry) for entry in adopted.buy or ()] == ["Gold"]


# ---- solving -----------------------------------------------------------------------------------


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer games wherever only the way is tested, not how good the plan is."""
    for name, n in (
        ("TUNING_GAMES", 100),
        ("FOUNDING_GAMES", 100),
        ("RACE_GAMES", 100),
        ("FEWEST_UNITS", 1),
        ("FIRST_UNITS", 2),
        ("PLAIN_UNITS", 4),
    ):
        monkeypatch.setattr(evolution, name, n)


def test_it_finds_a_plan_that_beats_what_comes_with_coffers() -> None:
    solution = solve(WITCHES, generations=2, seed=2, check=600)
    assert solution.plan.buy is not None
    cards = [entry.card for entry in solution.plan.buy]
    assert "Witch" in cards or THE_BOT in cards
    beaten = {r.strategies[1].name: r.scores[0].value for r in solution.against}
    assert beaten["Big Money"] > 0.9
    assert sum(score > 0.5 for score in beaten.values()) >= len(beaten) - 1
    fitting = {plan.name for plan in shipped().values() if plan.fits(WITCHES)}
    assert set(beaten) == fitting | {"generic"}
    assert solution.worst.scores[0].value == min(beaten.values())
    assert len(solution.rows()) == len(solution.against)
    assert Plan.of_toml(solution.as_json()["plan"]) == solution.plan


@pytest.mark.usefixtures("in_a_hurry")
def test_the_same_seed_finds_the_same_plan_on_any_number_of_cores() -> None:
    plans = [solve(COLONIES, generations=1, seed=7, check=0, cores=n).plan for n in (1, 2)]
    assert plans[0] == plans[1]


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize("check", [0, 40])
def test_a_plan_that_loses_to_the_bot_is_not_returned(
    check: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def worsen(self: Evolution) -> None:
        copper = Plan(name="?", platinum_colony=False, buy=(Entry("Copper"),))
        self.best = Contestant(copper)

    monkeypatch.setattr(Evolution, "simplify", worsen)
    monkeypatch.setattr(solver, "SAFE_GAMES", 40)
    solution = solve(WITCHES, generations=0, seed=1, check=check)
    assert solution.plan.buy == (Entry(THE_BOT),)
    assert solution.is_the_bot
    assert solution.compared.strategies[1].name == "generic"
    assert solution.compared.scores[0].value == 0.5
    assert solution.against[-1:] == ([solution.compared] if check else [])
    assert "is that bot" in comparison(solution)


def test_it_says_how_the_plan_compares_with_having_none() -> None:
    solution = solve(WITCHES, generations=1, seed=2, check=0)
    assert not solution.is_the_bot
    assert solution.compared.scores[0].value > 0.5
    assert percent(solution.compared.scores[0]) in comparison(solution)
    assert solution.as_json()["compared"]["games"] == solver.SAFE_GAMES


@pytest.mark.usefixtures("in_a_hurry")
def test_it_finds_an_expensive_engine_where_it_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """King's Courts and Bridges, which nobody wins with before many of them are there."""
    monkeypatch.setattr(evolution, "FOUNDING_GAMES", 2_000)
    solution = solve(BRIDGES, generations=0, seed=1, check=0)
    assert "King's Court" in solution.plan.needs
    assert solution.compared.scores[0].value > 0.8


def test_plans_on_top_of_the_bot_are_bred_and_the_bot_is_where_they_begin() -> None:
    breeder = Breeder(STONEMASON, seed=1)
    assert breeder.founders()[0].buy == (Entry(THE_BOT),)
    children = [breeder.bot()]
    for _ in range(300):
        mother, father = breeder.dice.choices(children[-20:], k=2)
        children.append(breeder.child(mother, father))
    asking = [p.buy for p in children if p.buy and Entry(THE_BOT) in p.buy]
    assert any(lines[0].card != THE_BOT for lines in asking)
    assert any(entry.most == 0 for lines in asking for entry in lines)
    assert any(plan.overpay for plan in children)
    assert any(plan.naming for plan in children)
    assert all(Plan.of_toml(plan.as_toml()) == plan for plan in children)


@pytest.mark.usefixtures("in_a_hurry")
def test_any_seed_will_do() -> None:
    assert solve(WITCHES, generations=0, seed=LARGEST_SEED - 1, check=0).plan.buy


@pytest.mark.usefixtures("in_a_hurry")
def test_an_interrupted_search_has_a_result() -> None:
    def interrupt(news: Progress) -> None:
        if news.generation == after:
            raise KeyboardInterrupt

    for after in (0, 2):
        solution = solve(WITCHES, generations=1000, seed=1, check=0, progress=interrupt)
        assert solution.generations == after
        assert solution.plan.buy


@pytest.mark.usefixtures("in_a_hurry")
def test_one_sees_how_far_it_is_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolution, "NEWS_EVERY", 0.01)
    told: list[Progress] = []
    solution = solve(WITCHES, generations=1, seed=1, check=0, progress=told.append)
    assert [news.games for news in told] == sorted(news.games for news in told)
    assert told[0].generation == 0 and told[0].games < told[-1].games == solution.games
    assert len({news.games for news in told if news.generation == 0}) > 3


@pytest.mark.usefixtures("in_a_hurry")
def test_it_goes_on_from_a_plan_of_ones_own(tmp_path: Path) -> None:
    start = tmp_path / "mine.toml"
    start.write_text('name = "Mine"\nbuy = ["Province", "Witch max 2", "Gold", "Silver"]')
    assert solve(WITCHES, generations=1, seed=1, check=0, start=[start]).plan.buy
    with pytest.raises(CoffersError, match="big-money-terminal"):
        solve(WITCHES, generations=1, start=["big-money-terminal"])


@pytest.mark.usefixtures("in_a_hurry")
def test_no_time_at_all_is_too_short() -> None:
    with pytest.raises(CoffersError, match="too short"):
        solve(WITCHES, seconds=0.001, seed=1)


# ---- the command -------------------------------------------------------------------------------


@pytest.mark.usefixtures("in_a_hurry")
def test_the_command_writes_the_winner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["solve", "--set", "Baking Contest", "--generations", "1", "--games", "20"]
    assert cli.main([*arguments, "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    written = Plan.load("baking-contest.toml")
    assert written.name == "Solved: Baking Contest"
    assert written.german == "Gelöst: Backwettbewerb"
    assert written.as_toml() in shown
    assert "Tournament Race" in shown
    assert "baking-contest.toml" in shown
    assert cli.main([*arguments, "--seed", "3", "--lang", "de"]) == 0  # nothing is overwritten
    assert Plan.load("baking-contest-2.toml") == written
    assert "Turnier" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "--set NAME"),
        (["--set", "Baking Contes"], "did you mean"),
        (["--kingdom", "Wich"], "did you mean Witch"),
        (["--set", "Baking Contest", "--output", "nowhere/x.toml"], "nowhere"),
        (["--set", "Baking Contest", "--start", "missing.toml"], "missing.toml"),
    ],
)
def test_mistakes_are_told_at_once(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["solve", *arguments]) != 0
    assert words in capsys.readouterr().err


# ---- names -------------------------------------------------------------------------------------


def test_plans_of_unnamed_kingdoms_can_be_told_apart() -> None:
    """They are called by what they count on, not all "a kingdom"."""
    lines = ("Province", "Witch max 2", "Moat max 0", "Gold")
    plan = Plan(name="?", buy=tuple(map(Entry.of, lines)))
    found = named(plan, Setting(WITCHES))
    assert found.name == "Solved: Witch, Market and Mine"  # what it buys, then the dearest
    assert found.german == "Gelöst: Hexe, Markt und Mine"
    assert "for Witch, Market and Mine" in found.about
    others = {named(plan, Setting(k)).name for k in (STONEMASON, WITCHES)}
    assert len(others) == 2
    empty = named(Plan(name="?", buy=(Entry(THE_BOT),)), Setting(STONEMASON))
    assert empty.name == "Solved: Market, Mine and Militia"
    known = named(plan, Setting(find("Bad Omens").kingdom()))
    assert (known.name, known.german) == ("Solved: Bad Omens", "Gelöst: Böses Omen")


def test_names_of_solved_plans_are_never_cut_in_the_middle() -> None:
    cards = ["Candlestick Maker", "Merchant Guild", "Fortune Teller", "Worker's Village"]
    kingdom = Kingdom.of([*cards, *FIRST_GAME[:6]], platinum_colony=False)
    plan = Plan(name="?", buy=tuple(map(Entry, cards)))
    found = named(plan, Setting(kingdom))
    assert found.name == "Solved: Candlestick Maker, Merchant Guild and Fortune Teller"
    assert found.german.startswith("Gelöst: ")
    assert len(found.german) <= LONGEST_NAME
    assert Plan.of_toml(found.as_toml()).name == found.name
