"""What somebody is sent does not depend on what they may not know: neither what it says, nor how
many messages it takes, nor how long they are, nor when they come."""

import contextlib
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import LocalServer
from tests.server.worlds import (
    NAMES,
    TELLTALE,
    Compared,
    Received,
    World,
    asked_before_parting,
    compared_worlds,
    must_be_the_same,
    rich_game,
    turn_starts,
    two_worlds,
)

from coffers.bots.random_legal import RandomLegal
from coffers.server.games import ServedGame

# ---- without a network: many worlds ------------------------------------------------------------


@pytest.mark.parametrize("part", range(2))
def test_nobody_learns_from_how_often_others_are_asked(part: int) -> None:
    """Where the same is seen, the same is sent, whatever the others hold and are asked."""
    found = Compared()
    for seed in range(10 * part, 10 * part + 10):
        compared_worlds(rich_game(seed), seed, found, branches=3)
        compared_worlds(rich_game(seed, TELLTALE), seed, found, branches=3)
    assert found.worlds >= 50
    assert found.messages >= 150
    assert found.asked_differently >= 5


@pytest.mark.parametrize("seed", range(20))
def test_a_scene_looks_the_same_wherever_in_it_the_game_stands(seed: int) -> None:
    """Whether one is shown the first moment of a scene or a later one makes no difference."""
    game = rich_game(seed, TELLTALE if seed % 2 else ())
    bot = RandomLegal(seed)
    compared = 0
    for _ in range(200):
        if game.over:
            break
        game = game.twin()
        game.let(bot)
        if game.over:
            break
        stage = game.staged(game.scene)
        assert stage is not None
        assert len(stage.log) == len(game.stage().log)
        for me in (*game.players, None):
            assert game.seen(stage.table, me, None) == game.seen(game.table, me, None)
        compared += stage.table.seen_phase != stage.table.phase or not game.has_own_scene
        stage.table.close()
    assert compared >= 5


# ---- over the wire -----------------------------------------------------------------------------


class Wire:
    """A table at which everybody has a socket."""

    def __init__(self, server: LocalServer, guest: Callable[[], Any], game: ServedGame) -> None:
        self.server = server
        self.guests = [guest() for _ in game.players]
        self.spectator = guest()
        kingdom = {"cards": [*game.kingdom.cards], "bane": game.kingdom.bane}
        kingdom["platinum_colony"] = game.kingdom.platinum_colony
        wish = {"kingdom": kingdom, "edition": game.edition}
        self.id = self.guests[0].open_table(NAMES[0], len(game.players), **wish)
        for name, person in zip(game.players[1:], self.guests[1:], strict=True):
            person.post(f"/api/tables/{self.id}/join", {"name": name})

    def lay_out(self, game: ServedGame, show: bool = True) -> None:
        """Let the table be at that point of that game."""
        server, table_id = self.server, self.id

        async def laying() -> None:
            table = await server.hall.table(table_id)
            table._keep(game.twin())
            if show:
                table._show()
                table.let_bots_play()

        server.do(laying)

    def frames(self, before: ServedGame, world: World, seat: int | None) -> list[str]:
        """What a viewer is sent when that world is played."""
        self.lay_out(before, show=False)
        with contextlib.ExitStack() as stack:
            sockets = [stack.enter_context(person.sit(self.id)) for person in self.guests]
            looker = stack.enter_context(self.spectator.sit(self.id))
            for socket in (*sockets, looker):
                socket.state()
            viewer = looker if seat is None else sockets[seat]
            heard = len(viewer.guest.heard)
            self.lay_out(world.start)
            sockets[before.decider].last = {}
            for decider, pick in world.picks:
                sockets[decider].my_turn()
                sockets[decider].answer(pick)
                sockets[decider].state()
            for socket in (*sockets, looker):  # until they have heard everything
                socket.send(type="ping")
                socket.await_("pong")
            return states(viewer.guest.heard[heard:])


def states(frames: list[str]) -> list[str]:
    return [frame for frame in frames if frame.startswith('{"type":"state"')]


def test_the_same_bytes_go_over_the_wire(server: LocalServer, guest: Callable[[], Any]) -> None:
    """Persons play two games that differ in what one of them, or a spectator, may not know."""
    messages = differently = spectators = 0
    for seed in range(8):
        game = rich_game(seed, TELLTALE if seed % 2 else ())
        before, this, that, seat = worlds_to_play(game, seed)
        frames = Wire(server, guest, game).frames(before, this, seat)
        others = Wire(server, guest, game).frames(before, that, seat)
        assert frames == [message.decode() for message in this.sent]
        assert others == [message.decode() for message in that.sent]
        messages += must_be_the_same(Received(frames), Received(others))
        differently += asked_before_parting(this, that)
        spectators += seat is None
    assert messages >= 40
    assert differently >= 3
    assert spectators >= 1


def worlds_to_play(game: ServedGame, seed: int) -> tuple[ServedGame, World, World, int | None]:
    """Of the first turns of a game, the one after which two worlds look the same for longest."""
    chance = random.Random(seed)
    bot = RandomLegal(seed)
    found: list[tuple[bool, int, int, tuple[ServedGame, World, World, int | None]]] = []
    for before, start in turn_starts(game, chance, bot, often=1):
        if start.turns_forgotten:
            break  # whoever comes now is not shown all of it at once
        seat = chance.choice([*range(len(game.players)), None])
        this, that = two_worlds(before, start, seat, chance, bot, n=20)
        same = must_be_the_same(this, that)
        found.append(
            (asked_before_parting(this, that), same, len(found), (before, this, that, seat))
        )
    return max(found)[-1]
