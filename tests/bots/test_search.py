"""Bots that look ahead: fair, legal, and better for it."""

import random

import pytest
from tests.engine.test_hidden import change_secrets, fingerprint

from coffers.bots.generic import Generic
from coffers.bots.random_legal import RandomLegal
from coffers.bots.registry import THINKING, all_bots, make_bot
from coffers.bots.search import Search, is_open
from coffers.engine.table import new_table
from coffers.engine.turn import play_out
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.kingdoms import FIRST_GAME, Kingdom
from coffers.scenario.position import PositionGame
from coffers.soak import drawn

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


@pytest.mark.parametrize("seed", range(12))
def test_what_it_may_not_know_does_not_change_its_mind(seed: int) -> None:
    """Others' hands, all decks and the dice exchanged: the same seed gives the same answer."""
    setting = drawn(seed)
    players = NAMES[: setting.players]
    game = Game(players, setting.kingdom, edition=setting.edition, seed=seed)
    chance = random.Random(seed)
    bot = RandomLegal(seed)
    compared = 0
    for _ in range(300):
        if game.over or compared == 8:
            break
        table, d = game.table, game.engine_decision
        me = table.players[d.decider]
        if is_open(me, d) and chance.random() < 0.2:
            other = game.copy()
            change_secrets(other.table, d.decider, chance)
            if fingerprint(other.table) != fingerprint(table):
                answers = [
                    Search(game.setup, 10.0, seed, 12).choose(t.players[d.decider], d)
                    for t in (table, other.table)
                ]
                assert answers[0] == answers[1]
                compared += 1
        game.let(bot)
    assert compared >= 3


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
    d = game.engine_decision
    answer = Search(game.setup, 60.0, 1, games).choose(game.table.players[d.decider], d)
    game.answer_number(answer)
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


def test_thinkers_are_bots_like_the_others() -> None:
    setup = Kingdom.of(FIRST_GAME, platinum_colony=False).setup(2, "2017")
    assert set(THINKING) < set(all_bots())
    for name, seconds in THINKING.items():
        bot = make_bot(name, setup, 1)
        assert isinstance(bot, Search)
        assert bot.seconds == seconds
    with pytest.raises(CoffersError, match="quick"):
        make_bot("quik", setup, 1)
