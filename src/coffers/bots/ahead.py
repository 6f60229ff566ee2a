"""A game played on from a decision, as often as one likes, and what it came to.

What somebody may not know is dealt anew every time (`dealing`).
"""

from typing import Final, final

from mypy_extensions import i64

from coffers.bots.dealing import deal_anew
from coffers.engine import scoring
from coffers.engine.decisions import Agent, Decision
from coffers.engine.diary import Diary
from coffers.engine.player import Player
from coffers.engine.rng import seeded
from coffers.engine.setup import Setup
from coffers.engine.table import Table
from coffers.engine.turn import take_turn
from coffers.engine.vocabulary import NONE

WIN: Final = 1000  # what a won game counts; a shared one its part
MOST_TURNS: Final = 60  # of each player, in a look ahead


@final
class Ahead(Agent):
    """Plays a turn again up to a decision, deals anew what is secret there, gives an answer, and
    leaves the rest to others."""

    seat: i64  # whose decision it is
    diary: Diary  # the turn up to it
    given: i64  # of its answers
    answer: i64
    seed: i64
    policies: list[Agent]

    def __init__(self, seat: i64, diary: Diary, policies: list[Agent]) -> None:
        self.seat = seat
        self.diary = diary
        self.given = 0
        self.answer = NONE
        self.seed = 0
        self.policies = policies

    def choose(self, me: Player, d: Decision) -> i64:
        table = me.table
        if self.given < len(self.diary.answers):
            answer = self.diary.again(table, self.given)
            self.given += 1
            return answer
        deal_anew(table, self.seat, self.seed)
        table.rng = seeded(self.seed)
        for p in table.players:
            p.agent = self.policies[p.index]
        return self.answer

    def play_out(self, answer: i64, most: i64) -> Table:
        """A game from the start of this turn, through the decision, to its end or for so many
        turns."""
        self.given = 0
        self.answer = answer
        table = self.diary.start.copy()
        for p in table.players:
            p.agent = self
        turns: i64 = 0
        while not table.finished and turns < most:
            take_turn(table)
            turns += 1
        return table


def most_turns(setup: Setup) -> i64:
    """After so many turns of all players together a game is broken off: it has no end in sight."""
    return MOST_TURNS * setup.n_players


def share_of_win(table: Table, seat: i64) -> i64:
    winners = scoring.winners(table)
    return WIN // len(winners) if seat in winners else 0


def is_own(me: Player, d: Decision) -> bool:
    """Whether it is about one's own cards, in a turn whose player decides for himself."""
    if d.subject != me.index or d.decider != me.index:
        return False
    turn = me.table.current()
    return turn.controller == turn.index
