"""Games of thousands of moves: written into a database at once, or played over the wire.

Two browsers hold the seats. They pass and pass; one of the two games goes on, the other is
brought to its end in the last turns, by buying out three cheap piles.
"""

import asyncio
import contextlib
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.server.conftest import PATIENCE, Guest, LocalServer, Socket, settings_in

from coffers.picks import ALL_TREASURES
from coffers.server.games import Move, ServedGame
from coffers.server.keys import read_secret
from coffers.server.records import TableRow
from coffers.server.store import Store
from coffers.server.visitor import (
    SeenQuestion,
    SeenRefusal,
    SeenState,
    answer,
    understand,
)

ENDING = 200  # moves that are kept for buying out three piles
CHEAP = ("buy Estate", "buy Cellar", "buy Moat", "buy Curse")
SOCKETS = 5  # of each seat, which together may say as much as an address may
A_SOCKETS_PACE = 1 / 18  # seconds between two messages on one socket; 20 a second are allowed


@dataclass(slots=True)
class LongGame:
    """A long game and the browser in its first seat."""

    table: str
    cookie: str
    moves: int
    passes: list[str]  # what passing a turn takes, in the first one
    seconds: float = 0  # that it took to play

    @property
    def round(self) -> int:
        """Moves of a round in which both only pass."""
        return 2 * len(self.passes)


def cheap_pick(options: Iterable[str], all_treasures: bool, passing: str | None) -> str:
    """What somebody answers who wants three piles to be empty."""
    offered = list(options)
    if all_treasures:
        return ALL_TREASURES
    return next((pick for pick in CHEAP if pick in offered), passing or offered[0])


# ---- into a database ---------------------------------------------------------------------------


def long_games(folder: Path, moves: int) -> tuple[LongGame, LongGame]:
    """A game that still runs and one that is over, each of about so many moves, in the database
    of a folder in which a `ServerProcess` starts afterwards."""
    server = LocalServer(settings_in(folder, secret=read_secret(folder / "secret")))
    try:
        seats = [_take_seats(server.address) for _ in range(2)]
    finally:
        server.stop()
    database = str(folder / "tables.sqlite")
    running, finished = (
        long_game(database, table, anna.cookie or "", moves, over)
        for (table, anna, _), over in zip(seats, (False, True), strict=True)
    )
    return running, finished


def _take_seats(url: str, *sources: str) -> tuple[str, Guest, Guest]:
    """A new table with two browsers in its seats, each from an address of its own if need be."""
    anna, ben = (Guest(url, source) for source in sources or (None, None))
    table = anna.open_table("Anna", 2)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    return table, anna, ben


def long_game(database: str, table: str, cookie: str, moves: int, over: bool) -> LongGame:
    """Write about so many moves to a new table in a database that no server uses just now."""
    return asyncio.run(_long_game(database, table, cookie, moves, over))


async def _long_game(database: str, table: str, cookie: str, moves: int, over: bool) -> LongGame:
    store = Store(database)
    try:
        row = await store.table(table)
        assert row is not None
        game, passes = _passed(row, moves - (ENDING if over else 0))
        while over and not game.over:
            decision = game.decision
            game.answer(cheap_pick(decision.options, decision.all_treasures, decision.passing))
        await store.append(table, 0, game.moves_since(0), game.over, int(time.time()))
        return LongGame(table, cookie, game.number, passes)
    finally:
        store.close()


def _passed(row: TableRow, moves: int) -> tuple[ServedGame, list[str]]:
    """The game of a table after so many moves that only passed, and what passing a turn takes."""
    game = ServedGame.of(row.document(), [])
    player = game.decision.player
    passes: list[str] = []
    while game.decision.player == player:
        passes.append(str(game.decision.passing))
        game.answer(passes[-1])
    turns = moves // len(passes)
    return ServedGame.of(row.document(), [Move(answer) for answer in game.answers * turns]), passes


# ---- over the wire -----------------------------------------------------------------------------


def play_long_games(url: str, moves: int) -> tuple[LongGame, LongGame]:
    """The same two games, played at the same time by four browsers from four addresses."""
    with ThreadPoolExecutor() as threads:
        running = threads.submit(_play, url, moves, False, "127.0.1.1", "127.0.1.2")
        finished = threads.submit(_play, url, moves, True, "127.0.1.3", "127.0.1.4")
        return running.result(), finished.result()


class Player:
    """A seat with several sockets, which take turns so that none of them says too much."""

    def __init__(self, sockets: Sequence[Socket]) -> None:
        self.sockets = sockets
        self._used = [0.0] * len(sockets)
        self._seen: list[SeenState | None] = [None] * len(sockets)
        self._next = 0
        self._answered = -1  # the number of the last decision

    def sees(self) -> SeenState:
        """The next thing after the last answer, on the socket that answers next: a decision of
        one's own, somebody else's turn, or the end."""
        i = self._next
        seen = self._seen[i]
        while seen is None or seen.number <= self._answered:
            seen = self._hears(i)
        return seen

    def decides(self) -> SeenState:
        """The next decision of one's own, or the end."""
        seen = self.sees()
        while seen.decision is None and not seen.over:
            seen = self._hears(self._next)
        return seen

    def _hears(self, i: int) -> SeenState:
        while True:
            message = understand(self.sockets[i].socket.recv(PATIENCE))
            if isinstance(message, SeenRefusal):
                raise RuntimeError(message.reason)
            if isinstance(message, SeenState):
                self._seen[i] = message
                return message

    def answer(self, picks: list[str]) -> None:
        """Answer the decision that was seen last."""
        i = self._next
        seen = self._seen[i]
        assert seen is not None
        self._next = (i + 1) % len(self.sockets)
        time.sleep(max(0.0, self._used[i] + A_SOCKETS_PACE - time.monotonic()))
        self._used[i] = time.monotonic()
        self._answered = seen.number
        self.sockets[i].socket.send(answer(seen.number, *picks))


def _play(url: str, moves: int, over: bool, *sources: str) -> LongGame:
    table, *guests = _take_seats(url, *sources)
    began = time.monotonic()
    with contextlib.ExitStack() as lines:
        players = [
            Player([lines.enter_context(guest.sit(table)) for _ in range(SOCKETS)])
            for guest in guests
        ]
        passes = _pass_first_turn(players[0])
        number, turn = len(passes), 1
        while number + len(passes) <= moves - (ENDING if over else 0):
            players[turn].decides()
            players[turn].answer(passes)
            number += len(passes)
            turn = 1 - turn
        while over and not (seen := players[turn].decides()).over:
            assert seen.decision is not None
            players[turn].answer([_cheap_pick(seen.decision)])
            number += 1
            if players[turn].sees().decision is None:
                turn = 1 - turn
        players[turn].sees()
    seconds = time.monotonic() - began
    return LongGame(table, guests[0].cookie or "", number, passes, seconds)


def _pass_first_turn(player: Player) -> list[str]:
    """Pass for as long as one is asked; what it took."""
    passes: list[str] = []
    while (decision := player.sees().decision) is not None:
        passes.append(str(decision.passing))
        player.answer(passes[-1:])
    return passes


def _cheap_pick(decision: SeenQuestion) -> str:
    options = [option.pick for option in decision.options]
    return cheap_pick(options, decision.all_treasures, decision.passing)
