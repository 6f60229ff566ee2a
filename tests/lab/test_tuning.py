"""A plan in a few seconds: it beats the generic bot, or is that bot."""

from coffers.bots.generic import Generic
from coffers.bots.registry import make_thinker
from coffers.bots.series import play_series
from coffers.bots.tuning import (
    LIMIT,
    NOTHING_SAID,
    WISH,
    Tuner,
    changed,
    follower,
    known_menu,
    possible_changes,
    shipped_menus,
)
from coffers.engine.setup import Setup
from coffers.kingdoms import FIRST_GAME, Kingdom
from coffers.kingdoms.sets import RecommendedSet, all_sets
from coffers.lab import match
from coffers.lab.tuning import plan_of, tuned
from coffers.strategies.lines import THE_BOT, Entry
from coffers.strategies.plans import Plan

NO_SILVER = Kingdom.of(
    [
        "Apprentice",
        "Artisan",
        "Bridge",
        "Caravan",
        "Chancellor",
        "Hoard",
        "Poacher",
        "Stables",
        "Trader",
        "Upgrade",
    ],
    platinum_colony=False,
)
SMALL = Kingdom.of(["Swindler", "Laboratory", "Village"], complete=False)
POTIONS = Kingdom.of(["Alchemist", *FIRST_GAME[:9]], platinum_colony=False)
THE_BOT_ALONE = (Entry(THE_BOT),)


def test_it_finds_what_the_bot_does_wrong() -> None:
    plan = tuned(NO_SILVER, games=2000, seed=1)
    assert match(plan, "generic", games=400, seed=2, kingdom=NO_SILVER).scores[0].low > 0.55
    assert Plan.of_toml(plan.as_toml()) == plan
    assert plan.fits(NO_SILVER)


def test_the_same_number_of_games_finds_the_same_plan() -> None:
    first, second = (tuned(SMALL, games=600, seed=4) for _ in range(2))
    assert first == second


def test_it_tunes_for_more_than_two() -> None:
    plan = tuned(SMALL, 3, games=200, seed=1)
    assert THE_BOT in [entry.card for entry in plan.buy or ()]


def test_seconds_are_told_in_games() -> None:
    assert tuned(SMALL, seconds=0.1, seed=1).buy


def setup_of(kingdom: Kingdom) -> Setup:
    return kingdom.setup(2, "2017")


def test_a_menu_that_loses_the_last_check_is_not_returned() -> None:
    setup = setup_of(NO_SILVER)
    tuner = Tuner(setup, seed=1)
    too_many = (setup.find("Caravan"), WISH, 1000)
    tuner.champion = tuner.candidate((too_many,), too_many)
    assert tuner.checked(200) == ()
    assert plan_of(setup, ()).buy == THE_BOT_ALONE


def test_a_menu_says_one_thing_about_a_card() -> None:
    setup = setup_of(NO_SILVER)
    caravan, bridge = int(setup.find("Caravan")), int(setup.find("Bridge"))
    menu = changed(changed(changed((), (caravan, WISH, 2)), (bridge, WISH, 1)), (caravan, LIMIT, 0))
    assert [str(line) for line in plan_of(setup, menu).buy or ()] == [
        "Bridge max 1",
        "as the bot likes",
        "Caravan max 0",
    ]
    for card in (caravan, bridge):
        menu = changed(menu, (card, NOTHING_SAID, 0))
    assert menu == ()


def test_a_potion_comes_with_the_wish_that_needs_it() -> None:
    setup = setup_of(POTIONS)
    wishes = [
        c for c in possible_changes(setup) if c[0] == setup.find("Alchemist") and c[1] != LIMIT
    ]
    assert wishes
    for wish in wishes:
        plan = plan_of(setup, (wish,))
        assert Entry("Potion", 1) in (plan.buy or ())
        assert set(plan.needs) <= set(POTIONS.cards)


def test_words_and_bot_mean_the_same() -> None:
    """A menu plays like the plan that says it."""
    setup = setup_of(POTIONS)
    for change in possible_changes(setup) + possible_changes(setup, finer=True):
        menu = (change,)
        games = [
            play_series(setup, [[agent, Generic(setup)] for _ in range(2)], 1, 3, None)
            for agent in (follower(setup, menu), plan_of(setup, menu).agent(setup))
        ]
        assert games[0].numbers() == games[1].numbers()


def playable() -> list[RecommendedSet]:
    return [found for found in all_sets() if not found.missing()]


def test_every_recommended_set_has_its_menu() -> None:
    for recommended in playable():
        assert known_menu(setup_of(recommended.kingdom(0))) is not None
    assert any(shipped_menus().values())


def test_a_thinker_goes_by_what_it_has_found() -> None:
    """Without a thought (no time at all) it buys as its menu says."""
    recommended = next(s for s in playable() if known_menu(setup_of(s.kingdom(0))))
    setup = setup_of(recommended.kingdom(0))
    menu = known_menu(setup)
    assert menu
    thinker = make_thinker("quick", setup, 1, 0.0)
    sums = [
        play_series(setup, [[agent, Generic(setup)] for _ in range(2)], 1, 20, None).numbers()
        for agent in (thinker.own, follower(setup, menu))
    ]
    assert sums[0] == sums[1]
