"""Messages of players and strangers in any order: the game is always the one that the rules give.

Beside the server runs a game from the same seed, which is told only what ought to count. After
every message everybody must be shown just that game, as far as they may see it.
"""

import random
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.server.conftest import Guest, LocalServer, Socket

from coffers.errors import IllegalChoice
from coffers.kingdoms import Kingdom
from coffers.server.games import ServedGame

KINGDOM = ["Bishop", "Cellar", "Contraband", "Hamlet", "Militia"]
KINGDOM += ["Moat", "Spy", "Stonemason", "Throne Room", "Vault"]
PLAYERS = ["Anna", "Ben"]


class Expected:
    """The game as it ought to be, with the number that each viewer is shown of it."""

    def __init__(self, seed: int) -> None:
        kingdom = Kingdom.of(KINGDOM, platinum_colony=False)
        self.game = ServedGame(PLAYERS, kingdom, seed=seed)
        self.moves = 0
        self.deciders: list[str] = []
        self.asked: tuple[str, int] | None = None  # who wants to take something back, and when
        self.answered: dict[str | None, int] = {}  # by player, the number of their last answer

    def number(self, who: str | None) -> int:
        return self.game.number_for(None if who is None else PLAYERS.index(who))

    def answer(self, who: str | None, number: int, pick: str) -> None:
        if self.game.over or who != self.game.decision.player or number != self.number(who):
            return
        try:
            self.game.answer(pick)
        except IllegalChoice:
            return
        self.deciders.append(who)
        self.answered[who] = number
        self._moved()

    def undo(self, who: str | None, number: int) -> None:
        if who is None or number != self.number(who) or self.game.over:
            return
        if self.game.undoable(who):
            self._take_back(1)
        elif who in self.deciders and self.asked is None:
            self.asked = who, self.moves

    def reply(self, who: str | None, number: int, ok: bool) -> None:
        if self.asked is None or who in (None, self.asked[0]) or number != self.number(who):
            return
        by, self.asked = self.asked[0], None
        if ok:
            self._take_back(self.deciders[::-1].index(by) + 1)

    def _take_back(self, n: int) -> None:
        self.game.take_back(n)
        del self.deciders[len(self.deciders) - n :]
        self._moved()

    def _moved(self) -> None:
        self.moves += 1
        self.asked = None

    def is_shown(self, who: str | None, view: dict[str, Any]) -> bool:
        """Whether somebody sees what they ought to. Who has answered and is told nothing new still
        has the question before them: that others decide now is for time to tell."""
        now = msgspec.json.decode(msgspec.json.encode(self.game.view(who)))
        if self.answered.get(who) == self.number(who):
            view = {**view, "decision": now["decision"], "waiting_for": now["waiting_for"]}
        return bool(view == now)


class Player:
    """Somebody with a window on the table, or with two."""

    def __init__(self, name: str | None, windows: list[Socket]) -> None:
        self.name = name
        self.windows = windows

    def say(self, window: int, **message: Any) -> None:
        self.windows[window % len(self.windows)].send(**message)

    def settle(self, first: int = 0) -> None:
        """Wait until everything said is answered, and everything on the table is shown.

        What was said in a window is done when that window is answered, so it is the first.
        """
        for i in range(len(self.windows)):
            window = self.windows[(first + i) % len(self.windows)]
            for _ in range(2):  # a position may come just after the first pong
                window.send(type="ping")
                window.await_("pong")


def warm_up(players: list[Player], expected: Expected, chance: random.Random, turns: int) -> None:
    """Play some turns, each in one message, so that there is something to decide."""
    for _ in range(turns):
        if expected.game.over:
            return
        who = expected.game.decision.player
        number = expected.number(who)
        picks = []
        while not expected.game.over and expected.game.decision.player == who and len(picks) < 60:
            words = expected.game.decision.words()
            picks.append("all treasures" if "all treasures" in words else chance.choice(words))
            expected.answer(who, expected.number(who), picks[-1])
        player = players[PLAYERS.index(who)]
        player.say(0, type="answer", number=number, picks=picks)
        player.settle()


offsets = st.sampled_from([0, 0, 0, 0, -1, -2, 1])
windows = st.integers(0, 1)
who_speaks = st.sampled_from([0, 0, 1, 1, 2])
steps = st.one_of(
    st.tuples(st.just("answer"), who_speaks, windows, offsets, st.integers(0, 20)),
    st.tuples(st.just("decide"), st.just(0), windows, st.just(0), st.integers(0, 20)),
    st.tuples(st.just("again"), st.just(0), windows, st.just(0), st.just(0)),
    st.tuples(st.just("undo"), who_speaks, windows, offsets, st.just(0)),
    st.tuples(st.just("reply"), who_speaks, windows, offsets, st.booleans()),
)


@pytest.fixture(scope="module")
def hosts(server: LocalServer) -> list[Guest]:
    return [Guest(server.address) for _ in range(3)]


@example(138917, 6, [("again", 0, 0, 0, 0)])  # who declines what a Bishop offers is told nothing
@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.integers(0, 10**6), st.integers(0, 14), st.lists(steps, min_size=1, max_size=9))
def test_whatever_is_said_when_the_game_is_that_of_the_rules(
    hosts: list[Guest], seed: int, turns: int, script: list[Any]
) -> None:
    anna, ben, stranger = hosts
    kingdom = {"cards": KINGDOM, "platinum_colony": False}
    table = anna.open_table("Anna", 2, kingdom=kingdom, seed=seed)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    expected = Expected(seed)
    with ExitStack() as open_windows:
        players = [
            Player(name, [open_windows.enter_context(guest.sit(table)) for _ in range(n)])
            for name, guest, n in (("Anna", anna, 2), ("Ben", ben, 1), (None, stranger, 1))
        ]
        warm_up(players, expected, random.Random(seed), turns)
        last: tuple[Player, int, str] | None = None
        for what, speaker, window, offset, detail in script:
            player = players[speaker]
            number = max(expected.number(player.name) + offset, 0)
            if what in ("answer", "decide") and not expected.game.over:
                words = [*expected.game.decision.words(), "buy Nothing"]
                if what == "decide":
                    player = players[PLAYERS.index(expected.game.decision.player)]
                    number = expected.number(player.name)
                    words.pop()
                pick = words[detail % len(words)]
                before = expected.moves
                player.say(window, type="answer", number=number, picks=[pick])
                expected.answer(player.name, number, pick)
                if expected.moves > before:
                    last = player, number, pick
            elif what == "again" and last is not None:
                player = last[0]
                player.say(window, type="answer", number=last[1], picks=[last[2]])
            elif what == "undo":
                player.say(window, type="undo", number=number)
                expected.undo(player.name, number)
            elif what == "reply":
                player.say(window, type="undo-reply", number=number, ok=detail)
                expected.reply(player.name, number, detail)
            player.settle(window)
            for each in players:
                if each is not player:
                    each.settle()
                for shown in each.windows:
                    assert shown.last["number"] == expected.number(each.name)
                    assert expected.is_shown(each.name, shown.last["view"])
