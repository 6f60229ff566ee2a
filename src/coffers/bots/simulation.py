"""Many games in a row, as fast as they go."""

from mypy_extensions import i64

from coffers.engine.decisions import Agent, Decision, Onlooker
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.table import Table, new_table
from coffers.engine.turn import play_out, take_turn

MOST_TURNS = 1000  # of all players together; a game that takes longer is stopped
DIGEST = 0x3FFFFFFFFFFFFF


class Tally:
    """What a number of games came to."""

    games: i64
    turns: i64
    decisions: i64
    digest: i64

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.decisions = 0
        self.digest = 0


class Counting(Onlooker):
    """Counts the decisions of another agent, and notes every one in a digest."""

    tally: Tally

    def __init__(self, agent: Agent, tally: Tally) -> None:
        super().__init__(agent)
        self.tally = tally

    def choose(self, me: Player, d: Decision) -> i64:
        answer = self.agent.choose(me, d)
        tally = self.tally
        tally.decisions += 1
        mixed = (tally.digest * 31 + d.kind * 7 + d.decider * 5 + answer + d.options) & DIGEST
        tally.digest = mixed ^ (mixed >> 7)
        return answer


def play_games(setup: Setup, agents: list[Agent], first_seed: i64, n: i64) -> Tally:
    """Play n games with consecutive seeds; the seats stay as they are."""
    tally = Tally()
    i: i64 = 0
    while i < n:
        table = new_table(setup, agents, first_seed + i)
        play_out(table, MOST_TURNS)
        for p in table.players:
            tally.turns += p.turns
        table.close()
        tally.games += 1
        i += 1
    return tally


def play_counted(setup: Setup, agents: list[Agent], seed: i64, most_turns: i64) -> Tally:
    """Play one game, counting and noting every decision; it is stopped after so many turns."""
    tally = Tally()
    counting: list[Agent] = [Counting(agent, tally) for agent in agents]
    table = new_table(setup, counting, seed)
    while not table.finished and tally.turns < most_turns:
        take_turn(table)
        tally.turns += 1
    for p in table.players:
        tally.digest = (tally.digest * 31 + p.score() + 1000) & DIGEST
    table.close()
    tally.games = 1
    return tally


def copy_table(table: Table, n: i64) -> None:
    """Copy a table n times, as a search does."""
    i: i64 = 0
    while i < n:
        table.copy().close()
        i += 1
