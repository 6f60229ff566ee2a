"""The game as the server keeps it is the game, however much of it is forgotten or taken back."""

import gc
import random
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from coffers.bots.random_legal import RandomLegal
from coffers.engine.editions import RULES
from coffers.engine.table import Table
from coffers.errors import CoffersError
from coffers.server.games import Move, ServedGame, farthest_back
from coffers.server.states import Viewer, state

NAMES = ("Anna", "Ben", "Cleo")
KINGDOM = ["Bishop", "Horn of Plenty", "Militia", "Moat", "Monument"]
KINGDOM += ["Smithy", "Stonemason", "Tournament", "Village", "Witch"]


def played(seed: int, answers: int) -> ServedGame:
    game = ServedGame(NAMES[: 2 + seed % 2], KINGDOM, seed=seed)
    bot = RandomLegal(seed)
    while not game.over and len(game.answers) < answers:
        game.let(bot)
    return game


def same(one: ServedGame, other: ServedGame) -> bool:
    """Whether two games are the same to everybody."""
    players = (*one.players, None)
    return (
        all(one.view(player) == other.view(player) for player in players)
        and one.save() == other.save()
        and one.number == other.number
    )


@pytest.mark.parametrize("seed", range(10))
def test_a_twin_is_the_same_game_and_goes_its_own_way(seed: int) -> None:
    game = played(seed, 40 + 9 * seed)
    saved, events = game.save(), game.events("Anna")
    undoable = [game.undoable(player) for player in game.players]
    twin = game.twin()
    assert same(twin, game)
    assert twin.events("Anna") == events
    assert [twin.undoable(player) for player in game.players] == undoable
    bot = RandomLegal(1)
    for _ in range(30):
        twin.let(bot)
    assert game.save() == saved
    assert game.events("Anna") == events
    assert same(ServedGame.load(twin.save()), twin)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(10))
def test_what_is_forgotten_changes_nothing_that_is_to_come(seed: int) -> None:
    """Forgetting after every answer and never forgetting lead through the same positions."""
    whole = played(seed, 0)
    small = whole.twin()
    bots = RandomLegal(seed), RandomLegal(seed)
    for _ in range(150):
        if whole.over:
            break
        whole.let(bots[0])
        small = small.twin()
        small.let(bots[1])
        small.forget_earlier_turns(farthest_back(small))
        assert same(small, whole)
        kept = len(small.events("Ben"))
        assert small.events("Ben") == whole.events("Ben")[-kept:]
        for player in whole.players:
            assert small.undoable(player) == whole.undoable(player)
    assert small.turns_forgotten > 5
    assert small.copy().events("Anna") == whole.events("Anna")
    last = [whole.since_last_answer(seat) for seat in range(len(whole.players))]
    assert [small.since_last_answer(seat) for seat in range(len(whole.players))] == last


@pytest.mark.parametrize("seed", range(10))
def test_the_number_of_moves_never_goes_back(seed: int) -> None:
    """Answers and undos in any order: the record alone gives the game, and what still stands."""
    chance = random.Random(seed)
    game = played(seed, 0)
    bot = RandomLegal(seed)
    moves: list[Move] = []
    numbers = [[game.number_for(seat) for seat in (None, 0, 1)]]
    for _ in range(120):
        if game.over:
            break
        if game.answers and chance.random() < 0.25:
            n = chance.randint(1, min(4, len(game.answers)))
            game.take_back(n)
            moves.append(Move(None, n))
        else:
            game.let(bot)
            moves.append(Move(game.answers[-1]))
        assert game.number == len(moves)
        numbers.append([game.number_for(seat) for seat in (None, 0, 1)])
    for viewer in range(3):
        seen = [number[viewer] for number in numbers]
        assert seen == sorted(seen)
    read = ServedGame.of(played(seed, 0).save(), moves)
    assert same(read, game)
    assert [read.number_for(seat) for seat in (None, 0, 1)] == numbers[-1]
    assert read.undos == game.undos


def test_a_game_played_on_begins_with_its_opening() -> None:
    before = played(1, 20)
    game = ServedGame.of(before.save(), [])
    assert (game.number, game.opening, len(game.answers)) == (0, 20, 20)
    assert game.since_last_answer(0) == game.since_last_answer(1) == 0
    game.let(RandomLegal(1))
    assert game.number == 1


def test_a_record_that_does_not_fit_is_noticed() -> None:
    with pytest.raises(CoffersError):
        ServedGame.of(played(0, 0).save(), [Move(55), Move(55)])


@pytest.mark.parametrize("seed", range(5))
def test_curves_end_with_the_scores(seed: int) -> None:
    game = played(seed, 10**6)
    assert game.over
    result = game.result
    assert result is not None
    points, coins = game.points_by_turn(), game.coins_by_turn()
    for seat, player in enumerate(game.players):
        assert len(points[seat]) == len(coins[seat]) == result.turns[player]
        assert points[seat][0] >= 0
    last = game.players.index(game.view().turn)
    assert points[last][-1] == result.scores[game.players[last]]


def test_what_is_done_with_is_freed_at_once() -> None:
    """Nothing of a game waits for Python to look for rings: that would be a pause for everybody."""

    def tables() -> int:
        return sum(type(found) is Table for found in gc.get_objects())

    game = played(1, 30)
    bot = RandomLegal(1)
    gc.collect()
    gc.disable()
    try:
        before = tables()
        for _ in range(50):
            game = game.twin()
            game.let(bot)
            game = game.twin()
            game.answer(game.decision.words()[0])
        assert tables() == before
        del game
        assert tables() == before - 2
    finally:
        gc.enable()


def test_a_copy_that_fails_leaves_the_game_as_it_is() -> None:
    game = played(1, 30)
    view = game.view("Anna")
    with pytest.raises(CoffersError):
        game.copy(seed=-1)
    with pytest.raises(CoffersError):
        game.undo(1000)
    assert game.view("Anna") == view
    past = game.past(10)
    del past
    assert game.view("Anna") == view
    game.let(RandomLegal(1))


MEMORY = """
from tests.server.test_games import played

def memory():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

games = [played(seed, 150) for seed in range(10)]
for game in games:
    game.forget_earlier_turns(len(game.players) + 1)
waiting = [games[i % 10].twin() for i in range(100)]
before = memory()
waiting += [games[i % 10].twin() for i in range(1000)]
print((memory() - before) // 1000)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads the memory of the process from /proc")
def test_a_game_that_waits_takes_less_than_20_kb() -> None:
    """Even while it is kept ready; most waiting games are in the database only."""
    run = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True)
    assert int(run.stdout) < 20 * 1024


# ---- rules that change --------------------------------------------------------------------------


def recorded(seed: int, n: int) -> tuple[dict[str, Any], list[Move], ServedGame]:
    """A game of n moves from its start: where it began, its record, and itself."""
    opening = played(seed, 0).save()
    game = ServedGame.of(opening, [])
    bot = RandomLegal(seed)
    moves: list[Move] = []
    for _ in range(n):
        before = len(game.answers)
        game.let(bot)
        moves += game.moves_since(before)
    return opening, moves, game


def test_the_record_has_the_digest_of_every_turn() -> None:
    opening, moves, game = recorded(1, 60)
    kept = {i + 1: move.digest for i, move in enumerate(moves) if move.digest is not None}
    assert kept == game.digests()
    assert len(kept) > 3
    assert same(ServedGame.of(opening, moves), game)


def test_a_record_of_older_rules_can_be_looked_at() -> None:
    """It stands where the rules of then and now agree, under the number of all its moves."""
    opening, moves, game = recorded(1, 60)
    ends = [i for i, move in enumerate(moves) if move.digest is not None]
    moves[ends[2]] = replace(moves[ends[2]], digest=1)
    with pytest.raises(CoffersError):
        ServedGame.of(opening, moves)
    read = ServedGame.of({**opening, "rules": RULES - 1}, moves)
    assert read.frozen is not None
    assert len(read.answers) == ends[1] + 1
    assert read.number == game.number
    shown = state(read, Viewer(0, "en"))
    assert shown.decision is None
    assert "rule was corrected" in shown.prompt
