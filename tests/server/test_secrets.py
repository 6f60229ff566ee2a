"""What somebody is sent does not depend on what they may not know: neither what it says, nor how
many messages it takes, nor how long they are, nor when they come."""

import contextlib
import json
import random
import time
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
    other_world,
    rich_game,
    turn_starts,
    two_worlds,
)

from coffers.bots.random_legal import RandomLegal
from coffers.server import tables
from coffers.server.games import ServedGame

# ---- without a network: many worlds ------------------------------------------------------------


@pytest.mark.parametrize("part", range(4))
def test_nobody_learns_from_how_often_others_are_asked(part: int) -> None:
    """Where the same is seen, the same is sent, whatever the others hold and are asked."""
    found = Compared()
    for seed in range(10 * part, 10 * part + 10):
        compared_worlds(rich_game(seed), seed, found, branches=3)
        compared_worlds(rich_game(seed, TELLTALE), seed, found, branches=3)
    assert found.worlds >= 50
    assert found.messages >= 150
    assert found.asked_differently >= 5


def test_a_scene_looks_the_same_wherever_in_it_the_game_stands() -> None:
    """Whether one is shown the first moment of a scene or a later one makes no difference."""
    later = 0
    for seed in range(30):
        game = rich_game(seed, TELLTALE if seed % 2 else ())
        bot = RandomLegal(seed)
        for _ in range(150):
            game = game.twin()
            game.let(bot)
            if game.over:
                break
            stage = game.staged(game.scene)
            assert stage is not None
            assert len(stage.log) == len(game.stage().log)
            for me in (*game.players, None):
                assert game.seen(stage.table, me, None) == game.seen(game.table, me, None)
            later += stage.table.phase != game.table.phase or not game.has_own_scene
            stage.table.close()
    assert later >= 300


# ---- over the wire -----------------------------------------------------------------------------


class Wire:
    """A table at which everybody has a socket."""

    def __init__(
        self,
        server: LocalServer,
        guest: Callable[[], Any],
        game: ServedGame,
        bots: int = 0,
        bot: str = "generic",
    ) -> None:
        self.server = server
        persons = game.players[: len(game.players) - bots]
        self.guests = [guest() for _ in persons]
        self.spectator = guest()
        kingdom = {"cards": [*game.kingdom.cards], "bane": game.kingdom.bane}
        kingdom["platinum_colony"] = game.kingdom.platinum_colony
        wish = {"kingdom": kingdom, "edition": game.edition}
        self.id = self.guests[0].open_table(NAMES[0], len(persons), [bot] * bots, **wish)
        for name, person in zip(persons[1:], self.guests[1:], strict=True):
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
                sockets[decider].hear_out()
            for socket in (*sockets, looker):
                socket.hear_out()
            return states(viewer.guest.heard[heard:])


def states(frames: list[str]) -> list[str]:
    return [frame for frame in frames if frame.startswith('{"type":"state"')]


def test_the_same_bytes_go_over_the_wire(server: LocalServer, guest: Callable[[], Any]) -> None:
    """Persons play two games that differ in what one of them, or a spectator, may not know."""
    messages = differently = spectators = 0
    for seed in range(16):
        game = rich_game(seed, TELLTALE if seed % 2 else ())
        before, this, that, seat = worlds_to_play(game, seed)
        frames = Wire(server, guest, game).frames(before, this, seat)
        others = Wire(server, guest, game).frames(before, that, seat)
        assert frames == [message.decode() for message in this.sent]
        assert others == [message.decode() for message in that.sent]
        messages += must_be_the_same(Received(frames), Received(others))
        differently += asked_before_parting(this, that)
        spectators += seat is None
    assert messages >= 80
    assert differently >= 6
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


MASQUERADE = ["Masquerade", "Moat", "Cellar", "Market", "Mine"]
MASQUERADE += ["Remodel", "Smithy", "Village", "Workshop", "Militia"]


@pytest.mark.parametrize("cleos", [["Copper", "Estate"], ["Copper", "Copper"]])
def test_who_answers_is_not_told_whether_another_is_asked(
    server: LocalServer, guest: Callable[[], Any], cleos: list[str]
) -> None:
    """Ben passes a card to Cleo at once with all others. Whether Cleo has a choice, too, he does
    not hear; his answer, sent twice, counts once."""
    hands = [["Masquerade", "Copper"], ["Copper", "Estate"], cleos]
    game = dealt(hands, MASQUERADE)
    wire = Wire(server, guest, game)
    wire.lay_out(game)
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(person.sit(wire.id)) for person in wire.guests]
        anna, ben, cleo = sockets
        anna.my_turn()
        anna.answer("play Masquerade")
        anna.my_turn()
        anna.answer("pass Copper")
        asked = ben.my_turn()["number"]
        heard = len(ben.guest.heard)
        ben.answer("pass Estate")
        ben.hear_out()
        if cleos[0] != cleos[1]:
            ben.answer("pass Estate", number=asked)
            ben.hear_out()
            assert json.loads(ben.guest.heard[heard])["type"] == "pong"
            assert "refused" not in "".join(ben.guest.heard[heard:])
            cleo.my_turn()
            cleo.answer("pass Copper")
            cleo.hear_out()
            ben.hear_out()
        passed = [json.loads(text) for text in states(ben.guest.heard[heard:])]
        assert [e["kind"] for s in passed for e in s["events"]] == ["passed"] * 3


# ---- among bots --------------------------------------------------------------------------------


def frames_among_bots(wire: Wire, start: ServedGame, picks: list[str], most: int) -> list[str]:
    """What a person among bots is sent; picks that were not made before are made by chance."""
    chance = random.Random(most)
    wire.lay_out(start)
    with wire.guests[0].sit(wire.id) as socket:
        for i in range(most):
            decision = socket.my_turn()["decision"]
            if decision is None:
                break
            options = [option["pick"] for option in decision["options"]]
            options += [decision["passing"]] if decision["passing"] else []
            if i == len(picks):
                picks.append(chance.choice(options))
            if picks[i] not in options:
                break
            socket.answer(picks[i])
        socket.my_turn()
        socket.hear_out()
    return states(wire.guests[0].heard)


def test_bots_give_nothing_away_over_the_wire(
    server: LocalServer, guest: Callable[[], Any]
) -> None:
    """Bots do what they like with what they hold: until that shows, the same is sent."""
    messages = 0
    for seed in range(6):
        game = rich_game(seed, TELLTALE)
        start = at_own_turn(game, seed)
        picks: list[str] = []
        bots = len(game.players) - 1
        changed = other_world(start, 0, random.Random(seed))
        frames = frames_among_bots(Wire(server, guest, game, bots), start, picks, most=12)
        others = frames_among_bots(Wire(server, guest, game, bots), changed, picks, most=12)
        messages += must_be_the_same(Received(frames), Received(others))
    assert messages >= 20


def at_own_turn(game: ServedGame, seed: int) -> ServedGame:
    """The game at the start of the second turn of whoever began."""
    starts = turn_starts(game, random.Random(seed), RandomLegal(seed), often=1)
    return next(start for _, start in starts if start.decider == 0)


ASKED = ["Copper", "Copper", "Copper", "Estate", "Estate"]  # which two to discard
NOT_ASKED = ["Copper"] * 5


def dealt(hands: list[list[str]], kingdom: list[str] | None = None) -> ServedGame:
    """A game that begins with these hands."""
    game = ServedGame(NAMES[: len(hands)], kingdom, seed=1)
    table = game._game.start
    numbers = {card.name: card.number for card in table.setup.cards}
    for player, names in zip(table.players, hands, strict=True):
        for c in numbers.values():
            player.hand.remove(c, player.hand.count(c))
        for name in names:
            player.hand.add(numbers[name])
    game._game.go_on()
    return game


@pytest.mark.parametrize("bot", ["generic", "strong"])
def test_a_bot_that_is_asked_takes_no_longer(
    server: LocalServer, guest: Callable[[], Any], monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    """Whether or not a bot has something to decide in a person's turn: what comes of it is written
    in one go, and shown after the same beat, in as many messages; no expert is asked about it."""
    monkeypatch.setattr(server.hall.experts, "ask", None)
    monkeypatch.setattr(tables, "BEAT", 0.3)
    shown = []
    for hand in (ASKED, NOT_ASKED):
        wire = Wire(server, guest, game := dealt([["Militia", "Copper"], hand]), bots=1, bot=bot)
        wire.lay_out(game)
        written: list[int] = []
        append = server.hall.store.append

        async def appending(*entry: Any, **more: Any) -> bool:
            written.append(len(entry[2]))  # noqa: B023
            return await append(*entry, **more)  # noqa: B023

        with monkeypatch.context() as patched, wire.guests[0].sit(wire.id) as socket:
            patched.setattr(server.hall.store, "append", appending)
            socket.my_turn()
            began = time.monotonic()
            heard = len(wire.guests[0].heard)
            socket.answer("play Militia")
            assert socket.my_turn()["decision"]["kind"] == "play"
            assert time.monotonic() - began >= 0.3
            assert written == [3 if hand == ASKED else 1]
            shown.append(len(states(wire.guests[0].heard[heard:])))
    assert shown[0] == shown[1]
