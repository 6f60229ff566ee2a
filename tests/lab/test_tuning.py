"""A plan in a few seconds: it beats the generic bot, or is that bot."""

from coffers.kingdoms import FIRST_GAME, Kingdom
from coffers.lab import match
from coffers.lab.lines import THE_BOT, Entry
from coffers.lab.strategy import Plan
from coffers.lab.tuning import Change, Menu, Tuner, possible_changes, tuned

SWINDLERS = Kingdom.of(
    [
        "Cache",
        "Grand Market",
        "Haven",
        "Herald",
        "Laboratory",
        "Minion",
        "Swindler",
        "Tournament",
        "Treasury",
        "Woodcutter",
    ],
    platinum_colony=False,
)
SMALL = Kingdom.of(["Swindler", "Laboratory", "Village"], complete=False)
POTIONS = Kingdom.of(["Alchemist", *FIRST_GAME[:9]], platinum_colony=False)
THE_BOT_ALONE = (Entry(THE_BOT),)


def test_it_finds_what_the_bot_does_wrong() -> None:
    plan = tuned(SWINDLERS, games=2000, seed=1)
    assert match(plan, "generic", games=400, seed=2, kingdom=SWINDLERS).scores[0].low > 0.55
    assert Plan.of_toml(plan.as_toml()) == plan
    assert plan.fits(SWINDLERS)


def test_the_same_number_of_games_finds_the_same_plan() -> None:
    first, second = (tuned(SMALL, games=600, seed=4) for _ in range(2))
    assert first == second


def test_it_tunes_for_more_than_two() -> None:
    plan = tuned(SMALL, 3, games=200, seed=1)
    assert THE_BOT in [entry.card for entry in plan.buy or ()]


def test_seconds_are_told_in_games() -> None:
    assert tuned(SMALL, seconds=0.1, seed=1).buy


def test_a_plan_that_loses_the_last_check_is_not_returned() -> None:
    tuner = Tuner(SWINDLERS, 2, "2017", seed=1)
    too_many = Change("Haven", (Entry("Haven"),))
    tuner.champion = tuner.candidate(Menu((too_many,)), too_many)
    assert tuner.checked(200) == Menu()
    assert Menu().plan(platinum_colony=False).buy == THE_BOT_ALONE


def test_a_menu_says_one_thing_about_a_card() -> None:
    wish, limit = Change("Haven", (Entry("Haven", 2),)), Change("Haven", (), (Entry("Haven", 0),))
    other = Change("Minion", (Entry("Minion", 1),))
    menu = Menu().but(wish).but(other).but(limit)
    assert [str(line) for line in menu.plan(False).buy or ()] == [
        "Minion max 1",
        "as the bot likes",
        "Haven max 0",
    ]
    assert menu.but(Change("Haven")).but(Change("Minion")) == Menu()


def test_a_potion_comes_with_the_wish_that_needs_it() -> None:
    wishes = [change for change in possible_changes(POTIONS) if change.card == "Alchemist"]
    assert any(Entry("Potion", 1) in change.wishes for change in wishes)
    assert all(set(Menu((c,)).plan(False).needs) <= set(POTIONS.cards) for c in wishes)
