"""Long games are taken up at positions that are written down, and are the same games."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.older import make_older

from coffers.bots.random_legal import RandomLegal
from coffers.errors import DamagedSave
from coffers.server.games import Move, Position, ServedGame, farthest_back, read_position
from coffers.server.records import Seat, TableRow
from coffers.server.states import Viewer, news, state
from coffers.server.store import Store
from coffers.soak import drawn

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


def opened(seed: int) -> ServedGame:
    setting = drawn(seed)
    players = NAMES[: setting.players]
    return ServedGame(players, setting.kingdom, edition=setting.edition, seed=seed)


def recorded(seed: int, answers: int) -> tuple[dict[str, Any], list[Move], list[Position]]:
    """A game of so many answers, some of them taken back: its opening, moves and positions."""
    game = opened(seed)
    opening = game.save()
    bot = RandomLegal(seed)
    moves: list[Move] = []
    positions: list[Position] = []
    for i in range(answers):
        if game.over:
            break
        before = game.given
        if i % 23 == 22:
            game.take_back(2)
            moves.append(Move(None, 2))
        else:
            game.let(bot)
            moves += game.moves_since(before)
        positions = [position for position in positions if position.answers <= game.given]
        position = game.position()
        if position is not None:
            positions.append(read_position(position.written()))
    return opening, moves, positions


@pytest.mark.parametrize("seed", range(12))
def test_a_game_taken_up_at_a_position_is_the_same(seed: int) -> None:
    opening, moves, positions = recorded(seed, 250)
    whole = ServedGame.of(opening, moves)
    viewers = (*range(len(whole.players)), None)
    for position in positions[:: max(len(positions) // 8, 1)]:
        game = ServedGame.of(opening, moves[position.number :], position)
        assert (game.number, game.given, game.turn) == (whole.number, whole.given, whole.turn)
        assert [game.number_for(seat) for seat in viewers] == [
            whole.number_for(seat) for seat in viewers
        ]
        for seat in viewers:
            name = None if seat is None else whole.players[seat]
            assert game.view(name) == whole.view(name)
        kept = len(game.events("Anna"))
        assert game.events("Anna") == whole.events("Anna")[-kept:] or not kept
        assert game.undos == whole.undos
        bots = RandomLegal(1), RandomLegal(1)
        mine, other = game.twin(), whole.twin()
        mine.forget_earlier_turns(farthest_back(mine))
        for _ in range(20):
            if other.over:
                break
            mine.let(bots[0])
            other.let(bots[1])
        assert mine.view() == other.view()
        assert mine.number_for(0) == other.number_for(0)


def test_a_position_of_other_cards_is_not_used() -> None:
    opening, moves, positions = recorded(3, 120)
    wrong = positions[-1]
    wrong.print += 1
    with pytest.raises(DamagedSave):
        ServedGame.of(opening, moves[wrong.number :], wrong)


def test_a_position_is_small() -> None:
    _, _, positions = recorded(5, 250)
    assert max(len(position.written()) for position in positions) < 2_000


@pytest.mark.parametrize("seed", range(8))
def test_scenes_are_shown_one_by_one_however_many_moves_bring_them(seed: int) -> None:
    """Whoever looks after every answer and whoever looks after ten is told the same."""
    game = opened(seed)
    bot = RandomLegal(seed)
    often, seldom = Viewer(None, "en"), Viewer(None, "en")
    first = state(game, often), state(game, seldom)
    assert first[0] == first[1]
    told: list[Any] = []
    for i in range(1, 121):
        if game.over:
            break
        game.let(bot)
        told += news(game, often)
        if i % 10 == 0 or game.over:
            assert news(game, seldom) == told
            told = []


# ---- in the database ---------------------------------------------------------------------------


def pass_turns(guests: list[Any], sockets: list[Any], turns: int) -> None:
    for turn in range(turns):
        socket = sockets[turn % 2]
        while not socket.last or not socket.last["decision"]:
            socket.receive()
        kind = socket.last["decision"]["kind"]
        socket.answer(*(["end treasures", "end buys"] if kind == "play" else ["end buys"]))


def test_positions_are_written_and_used(
    start: Callable[..., Any], visit: Any, tmp_path: Path
) -> None:
    """Some hundred turns later another server takes the game up from there."""
    server = start()
    anna, ben = visit(server.address), visit(server.address)
    table = anna.open_table("Anna", 2, seed=1)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    with anna.sit(table) as a, ben.sit(table) as b:
        pass_turns([anna, ben], [a, b], 240)
        shown = a.my_turn()
        log = [line["turn"] for line in a.log]
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        numbers = [row[0] for row in database.execute("select number from coffers_positions")]
    assert len(numbers) >= 3
    server.stop()
    other = start()
    anna.address = other.address
    with anna.sit(table) as a:
        again = a.state()
        assert (again["number"], again["view"]) == (shown["number"], shown["view"])
        assert again["decision"] == shown["decision"]
        assert len({line["turn"] for line in a.log}) >= 120  # not all, but as much as one reads
        assert a.log[-1]["turn"] == log[-1]


# ---- older databases ---------------------------------------------------------------------------


def test_a_database_of_before_is_brought_up_to_date(tmp_path: Path) -> None:
    """Version 2 had no positions, no clocks, no reasons for an early end; its games go on."""
    path = tmp_path / "old.sqlite"
    game = ServedGame(["Anna", "Ben"], seed=3)
    document = {key: value for key, value in game.save().items() if key != "players"}
    seats = [Seat(name="Anna", holder="a"), Seat(name="Ben", holder="b")]
    row = TableRow("old", 1000, "playing", document, False, seats)

    async def write() -> None:
        store = Store(str(path))
        await store.add(row)
        game.answer("end treasures")
        assert await store.append("old", 0, game.moves_since(0), False, 1000)
        store.close()

    asyncio.run(write())
    make_older(path, 2, "coffers_positions", "coffers_analyses")

    async def read() -> None:
        store = Store(str(path))
        found = await store.table("old")
        assert found is not None
        assert found.seats == seats
        recent = await store.recent("old")
        assert ServedGame.of(found.document(), recent.moves).number == 1
        assert await store.append("old", 1, [Move(None, ended="limit")], True, 1001)
        store.close()

    asyncio.run(read())
    asyncio.run(read_again(str(path)))


async def read_again(database: str) -> None:
    store = Store(database)
    assert [move.ended for move in await store.moves("old")] == [None, "limit"]
    store.close()
