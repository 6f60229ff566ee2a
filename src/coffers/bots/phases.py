"""Phases of a plan: each begins when its condition holds for the first time, and stays.

Nothing of that can be read off a position, so it is remembered, for each player of a game apart.
One agent may play any number of games, one after the other, even against itself. A game that is
played step by step may be taken back: what began later is forgotten then.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.conditions import Begun, Condition, one_holds
from coffers.engine.piles import only
from coffers.engine.player import Player
from coffers.engine.replay import Recording
from coffers.engine.rng import Rng

NOT_YET: Final = 1000000000
MOST_PLAYERS: Final = 6


@final
class Memory:
    """What is remembered for one player."""

    chance: Rng | None  # of the table at which they sit, if one plays on at it: each has its own
    since: vec[i64]  # by phase: after how many answers of the game it began

    def __init__(self, n: i64) -> None:
        self.chance = None
        self.since = vec[i64]([NOT_YET] * n)

    def forget_from(self, answers: i64) -> None:
        """Forget what began after so many answers or later."""
        for i in range(len(self.since)):
            if self.since[i] >= answers:
                self.since[i] = NOT_YET


@final
class Phases:
    """The phases of a plan, in the order in which they are written."""

    conditions: list[list[list[Condition]]]
    begun: Begun
    players: list[Memory]

    def __init__(self, conditions: list[list[list[Condition]]], begun: Begun) -> None:
        self.conditions = conditions
        self.begun = begun
        self.players = [Memory(len(conditions)) for _ in range(MOST_PLAYERS)]

    def look(self, me: Player) -> None:
        """See which phases have begun for a player, by now or earlier in this game."""
        memory = self.players[me.index]
        agent = me.agent
        answers: i64 = 0
        if isinstance(agent, Recording):  # every answer makes a new table
            answers = agent.given()
            memory.chance = None
            memory.forget_from(answers)
        elif me.table.rng is not memory.chance:
            memory.chance = me.table.rng
            memory.forget_from(0)
        found: i64 = 0
        for i in range(len(self.conditions)):
            self.begun.phases = found
            if memory.since[i] == NOT_YET and one_holds(self.conditions[i], me, me.coins):
                memory.since[i] = answers
            if memory.since[i] != NOT_YET:
                found |= only(i)
        self.begun.phases = found
