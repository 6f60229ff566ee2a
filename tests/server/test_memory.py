"""What was put away takes no room any more."""

import gc
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

from coffers.bots.registry import make_bot
from coffers.server.games import ServedGame

TABLES = 30
ANSWERS = 20
PATIENCE = 30  # seconds
GAME = {"seed": 7}  # the same one each time, so that nothing new is said about it


def blocks() -> int:
    """How many pieces of memory Python holds, garbage apart."""
    gc.collect()
    return sys.getallocatedblocks()


def test_a_twin_leaves_nothing_behind() -> None:
    """Every answer is tried on one."""
    game = ServedGame(["Anna", "Ben"], seed=7)
    bot = make_bot("generic", game.setup, 1)
    for _ in range(60):
        game.let(bot)
    game.twin()
    before = blocks()
    for _ in range(300):
        game.twin()
    assert blocks() - before < 100


def play(guest: Any) -> None:
    """Some turns at a new table."""
    with guest.sit(guest.open_table("Anna", 1, ["big-money"], **GAME)) as socket:
        for _ in range(ANSWERS):
            socket.my_turn()
            passing = socket.last["decision"]["passing"]
            treasures = socket.last["decision"]["all_treasures"]
            socket.answer("all treasures" if treasures else passing)


def test_tables_that_are_put_away_give_their_memory_back(
    start: Callable[..., Any], visit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coffers.server.hall.UNUSED", 0.5)
    monkeypatch.setattr("coffers.server.hall.HOUSEKEEPING", 0.2)
    server = start()

    def held_after(tables: int) -> int:
        for _ in range(tables):
            play(visit(server.address))
        until = time.monotonic() + PATIENCE
        while server.hall._ready or server.hall._tables:
            assert time.monotonic() < until, "tables are not put away"
            time.sleep(0.1)
        time.sleep(0.5)  # the house is tidied once more
        return blocks()

    held_after(TABLES)  # what is there from the first tables on may stay
    before = held_after(TABLES)
    assert (held_after(TABLES) - before) / TABLES < 20
