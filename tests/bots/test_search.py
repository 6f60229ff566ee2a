"""Bots that look ahead: fair, legal, and better for it."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.engine.test_hidden import change_secrets, fingerprint

from coffers.bots.ahead import WIN, most_turns
from coffers.bots.generic import Generic
from coffers.bots.random_legal import RandomLegal
from coffers.bots.registry import THINKING, all_bots, make_bot
from coffers.bots.search import Search
from coffers.bots.tuning import EXACTLY, LIMIT, WISH, Menu, other_menus
from coffers.bots.value import Value, learned
from coffers.bots.weighing import FEWEST, Weighing
from coffers.engine.decisions import IllegalAnswer
from coffers.engine.table import new_table
from coffers.engine.turn import play_out
from coffers.engine.vocabulary import ALL_TREASURES, FIRST_FREE, GOLD, PROVINCE, SILVER
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.kingdoms import FIRST_GAME, Kingdom
from coffers.scenario.position import PositionGame
from coffers.soak import drawn

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


@pytest.mark.parametrize("seed", range(12))
def test_what_it_may_not_know_does_not_change_its_mind(seed: int) -> None:
    """Others' hands, all decks and the dice exchanged at the start of the turn: wherever the player
    has seen the same since, the same seed gives the same answer."""
    setting = drawn(seed)
    players = NAMES[: setting.players]
    game = Game(players, setting.kingdom, edition=setting.edition, seed=seed)
    chance = random.Random(seed)
    bot = RandomLegal(seed)
    compared = 0
    for _ in range(400):
        if game.over or compared == 8:
            break
        player = game.decision.player
        other = another_world(game, chance)
        if other is not None and other.view(player) == game.view(player):
            assert thought(game, seed) == thought(other, seed)
            if compared % 4 == 0:
                assert planned(game, seed) == planned(other, seed)
            compared += 1
        game.let(bot)
    assert compared >= 4


def another_world(game: Game, chance: random.Random) -> Game | None:
    """The same game, what the one who decides cannot have known exchanged before this turn; None
    if it would have gone another way since."""
    other = game.copy()
    start = other._game.start
    change_secrets(start, game.engine_decision.decider, chance, known=True)
    if fingerprint(start) == fingerprint(game._game.start):
        return None
    try:
        other._game.go_on()
    except IllegalAnswer:
        return None
    same = other.answers == game.answers and not other.over and other.decision == game.decision
    return other if same else None


def thought(game: Game, seed: int) -> int:
    """What the bot does now."""
    bot = Search(game.setup, 10.0, seed, 12)
    game._game.keep_diary()
    d = game.engine_decision
    return bot.choose(game.table.players[d.decider], d)


def planned(game: Game, seed: int) -> tuple[Menu | None, int]:
    """By which menu the bot goes from now on, and what it does."""
    bot = Search(game.setup, 60.0, seed, FEWEST, patient=True, menu=())
    bot.saved = 60.0
    game._game.keep_diary()
    d = game.engine_decision
    answer = bot.choose(game.table.players[d.decider], d)
    return bot.menu, int(answer)


@pytest.mark.parametrize("seed", range(20))
def test_it_plays_every_kind_of_kingdom_by_the_rules(seed: int) -> None:
    setting = drawn(seed + 500)
    setup = setting.setup()
    agents = [
        Search(setup, 0.0005, seed) if i == 0 else Generic(setup) for i in range(setting.players)
    ]
    table = new_table(setup, list(agents), seed)
    play_out(table, 1000)
    assert agents[0].decisions > 5
    table.close()


def thought_of(position: dict[str, object], games: int = 400) -> str:
    """What the bot does in a position of the first game."""
    kingdom = Kingdom.of(FIRST_GAME, platinum_colony=False)
    game = PositionGame(("Anna", "Ben"), kingdom, "2017", 1, position)
    game.let(Search(game.setup, 60.0, 1, games))
    answer = game.answers[-1]
    return "nothing" if answer < 0 else game.setup.cards[answer].name


RICH = ["Province x2", "Gold x4", "Silver x4", "Copper x5"]


def test_it_does_not_end_the_game_while_it_is_behind() -> None:
    """Ben has more points, but will not get any further: there is time for Duchies."""
    position = {
        "players": {
            "Anna": {"hand": ["Estate"], "deck": RICH, "play": ["Gold x3"]},
            "Ben": {"hand": ["Copper x2", "Estate x3"], "deck": ["Province x4", "Estate x5"]},
        },
        "supply": {"Province": 1},
        "turn": {"player": "Anna", "phase": "buy", "coins": 9, "actions": 0},
    }
    assert thought_of(position) != "Province"


def test_it_takes_the_last_province_when_that_wins() -> None:
    position = {
        "players": {
            "Anna": {"hand": ["Estate"], "deck": RICH, "play": ["Gold x3"]},
            "Ben": {"hand": ["Copper x5"], "deck": RICH},
        },
        "supply": {"Province": 1},
        "turn": {"player": "Anna", "phase": "buy", "coins": 9, "actions": 0},
    }
    assert thought_of(position) == "Province"


RACE = {
    "players": {
        "Anna": {"hand": ["Gold x2", "Silver", "Copper x2"], "deck": RICH},
        "Ben": {"hand": ["Copper x5"], "deck": RICH},
    },
    "supply": {"Province": 6},
    "turn": {"player": "Anna", "phase": "action"},
}


def menu_after(
    menu: Menu, games: int, saved: float | None = None, patient: bool = True
) -> Menu | None:
    """By which menu the bot goes after the first decision of a turn."""
    kingdom = Kingdom.of(FIRST_GAME, platinum_colony=False)
    game = PositionGame(("Anna", "Ben"), kingdom, "2017", 1, RACE)
    bot = Search(game.setup, 60.0, 1, games, patient=patient, menu=menu)
    if saved is not None:
        bot.saved = saved
    game.let(bot)
    return bot.menu


NO_PROVINCES = ((PROVINCE, LIMIT, 0),)


def test_a_menu_that_has_become_bad_is_given_up() -> None:
    assert (PROVINCE, LIMIT, 0) not in (menu_after(NO_PROVINCES, 100) or ())


def test_a_menu_that_is_as_good_as_any_is_kept() -> None:
    assert menu_after((), 12) == ()


def test_who_has_no_time_left_goes_on_as_before() -> None:
    assert menu_after(NO_PROVINCES, 100, saved=0.0) == NO_PROVINCES
    assert menu_after(NO_PROVINCES, 100, patient=False) == NO_PROVINCES


def test_a_menu_may_change_in_any_word() -> None:
    setup = Kingdom.of(FIRST_GAME, platinum_colony=False).setup(2, "2017")
    home: Menu = ((GOLD, LIMIT, 1),)
    menu: Menu = ((SILVER, LIMIT, 0), (FIRST_FREE, WISH, 2))
    others = other_menus(setup, menu, home)
    assert menu not in others
    assert {home, (), menu[:1], menu[1:], (*menu, (FIRST_FREE + 1, EXACTLY, 0))} <= set(others)
    assert len(set(others)) == len(others)


def test_thinkers_are_bots_like_the_others() -> None:
    setup = Kingdom.of(FIRST_GAME, platinum_colony=False).setup(2, "2017")
    assert set(THINKING) < set(all_bots())
    for name, seconds in THINKING.items():
        bot = make_bot(name, setup, 1)
        assert isinstance(bot, Search)
        assert bot.seconds == seconds
    with pytest.raises(CoffersError, match="quick"):
        make_bot("quik", setup, 1)


def test_a_learned_judgement_knows_who_is_ahead() -> None:
    """With two Provinces more, late in the game, one wins oftener, and the two judge alike."""
    setup = Kingdom.of(FIRST_GAME, platinum_colony=False).setup(2, "2017")
    value = Value(setup, learned())
    table = new_table(setup, [Generic(setup), Generic(setup)], 3)
    table.left[PROVINCE] = 2
    even = value.chance(table, 0)
    table.players[0].owned[PROVINCE] += 2
    ahead = value.chance(table, 0)
    assert ahead > even + 100
    assert abs(ahead + value.chance(table, 1) - 1000) < 150
    table.close()


def test_who_judges_does_not_play_games_to_their_end() -> None:
    """Only what is over in time is worth all of a game, or nothing. But what a menu is worth shows
    at the end."""
    game = Game(("Anna", "Ben"), Kingdom.of(FIRST_GAME, platinum_colony=False), seed=3)
    me = game.table.players[game.engine_decision.decider]
    game._game.keep_diary()
    assert me.table.diary is not None

    def worth(horizon: int, menus: bool = False) -> set[int]:
        bot = Search(game.setup, 60.0, 1, value=Value(game.setup, learned()), horizon=horizon)
        found = []
        for _ in range(8):
            weighed = Weighing(vec[i64]([bot.usual(me, game.engine_decision)]))
            owns = [bot.own] if menus else None
            bot.play_all(bot.ahead(me.index, me.table.diary), weighed, owns)
            found.append(int(weighed.won[0]))
        return set(found)

    assert worth(120) <= {0, WIN // 2, WIN}
    assert worth(4, menus=True) <= {0, WIN // 2, WIN}
    assert all(0 < w < WIN for w in worth(4))


def test_games_of_six_are_played_to_their_end() -> None:
    """Together they take more than a hundred turns."""
    game = Game(NAMES, Kingdom.of(["Gardens", "Chancellor"], complete=False), seed=3)
    d = game.engine_decision
    game._game.keep_diary()
    diary = game.table.diary
    assert diary is not None
    turns = []
    for seed in range(20):
        ahead = Search(game.setup, 60.0, 1).ahead(d.decider, diary)
        ahead.seed = seed
        table = ahead.play_out(ALL_TREASURES, most_turns(game.setup))
        assert table.finished
        turns.append(sum(p.turns for p in table.players))
        table.close()
    assert max(turns) > 120


def test_a_bot_that_looks_ahead_cannot_be_asked_without_its_diary() -> None:
    """Whoever stands between bot and table must say so, or it would play without a thought."""
    setup = Kingdom.of(FIRST_GAME, platinum_colony=False).setup(2, "2017")
    table = new_table(setup, [Generic(setup), Generic(setup)], 3)
    table.players[0].agent = Search(setup, 0.001, 1)
    with pytest.raises(LookupError, match="looks_ahead"):
        play_out(table, 10)
    table.close()
