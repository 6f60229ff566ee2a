"""A bot that looks ahead: it plays the rest of the game out, thousands of times, before it decides.

For each thing that it could do it plays the same shuffles to the end, everybody played by a policy
(the generic bot, if nothing else is said), and gives up the worse half of them again and again
(sequential halving). What it may not know is dealt anew for every look ahead (`dealing`).
"""

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coffers.bots.dealing import deal_anew
from coffers.bots.generic import Generic
from coffers.bots.series import bounded_lead
from coffers.bots.value import Value
from coffers.engine import scoring
from coffers.engine.decisions import Agent, Decision
from coffers.engine.diary import Diary
from coffers.engine.piles import only
from coffers.engine.player import Player
from coffers.engine.rng import Rng, seeded
from coffers.engine.setup import Setup
from coffers.engine.table import Table
from coffers.engine.turn import take_turn
from coffers.engine.vocabulary import (
    BUY,
    CHOOSE,
    CHOOSE_PLAYER,
    COFFERS,
    COPPER,
    CURSE,
    DISCARD,
    EMBARGO,
    GAIN,
    NAME,
    NONE,
    PAY,
    PLACE,
    PLAY,
    RETURN,
    SET_ASIDE,
    TAKE,
    TOPDECK,
    TRASH,
)

WIN: Final = 1000  # what a won game counts; a shared one its part...
LEAD: Final = 5  # ... and each point of lead, up to MOST_LEAD, a little
MOST_LEAD: Final = 20
MOST_TURNS: Final = 120  # of a look ahead, all players together...
HORIZON: Final = 16  # ... where a position can be judged after some turns
FEWEST: Final = 8  # games that tell anything about a candidate
MOST_GAMES: Final = 20_000  # of each candidate: more tell nothing new
MOST_CANDIDATES: Final = 20
ENOUGH: Final = 40  # games of each candidate after which an answer may be clear
SURELY: Final = 3.0  # standard errors by which the bot's own answer must be the best to stop early
CLEARLY: Final = 2.0  # standard errors by which another answer must be better than the bot's own
TRIFLE: Final = 4.0  # thousandths of a game that are not worth any more thought
PATIENCE: Final = 4  # how many times its usual time a slow thinker may take
TIRED: Final = 10  # thoughts in one turn after which each is shorter than the last

THOUGHT_ABOUT: Final = (
    only(PLAY)
    | only(BUY)
    | only(GAIN)
    | only(TRASH)
    | only(DISCARD)
    | only(TOPDECK)
    | only(NAME)
    | only(CHOOSE)
    | only(PAY)
    | only(COFFERS)
    | only(SET_ASIDE)
    | only(TAKE)
    | only(CHOOSE_PLAYER)
    | only(RETURN)
    | only(EMBARGO)
    | only(PLACE)
)
"""The kinds of decisions that are worth it. What is passed on is not among them: others have chosen
theirs already, in secret."""


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
        diary = self.diary
        at = self.given
        if at < len(diary.answers):
            if diary.reseeds and at in diary.reseeds:
                table.rng = seeded(diary.reseeds[at])
            self.given = at + 1
            return diary.answers[at]
        deal_anew(table, self.seat, self.seed)
        table.rng = seeded(self.seed)
        for p in table.players:
            p.agent = self.policies[p.index]
        return self.answer


@final
class Weighing:
    """What came of the games that were played out after each of several answers.

    All are compared with the first one, on the same shuffles.
    """

    answers: vec[i64]
    games: vec[i64]  # by answer
    won: vec[i64]  # of them, in thousandths
    sums: vec[i64]  # what they were worth
    gaps: vec[i64]  # by how much more than after the first answer...
    squares: vec[i64]  # ... and squared
    alive: vec[i64]  # 0 if it was given up
    living: i64

    def __init__(self, answers: vec[i64]) -> None:
        n: i64 = len(answers)
        self.answers = answers
        self.games = vec[i64]([0] * n)
        self.won = vec[i64]([0] * n)
        self.sums = vec[i64]([0] * n)
        self.gaps = vec[i64]([0] * n)
        self.squares = vec[i64]([0] * n)
        self.alive = vec[i64]([1] * n)
        self.living = n

    def add(self, other: "Weighing") -> None:
        """Count what somebody else has found about the same answers."""
        for i in range(len(self.answers)):
            self.games[i] += other.games[i]
            self.won[i] += other.won[i]
            self.sums[i] += other.sums[i]
            self.gaps[i] += other.gaps[i]
            self.squares[i] += other.squares[i]
        for i in range(len(self.answers)):
            self.alive[i] = 1 if 3 * self.games[i] >= self.games[0] else 0

    def numbers(self) -> list[list[int]]:
        """All of it, as it is sent from process to process (`weighing_of`)."""
        return [
            list(self.answers),
            list(self.games),
            list(self.won),
            list(self.sums),
            list(self.gaps),
            list(self.squares),
        ]

    def lead(self, i: i64) -> float:
        """By how much, in thousandths of a game, an answer is better than the first one."""
        return float(int(self.gaps[i]) / max(int(self.games[i]), 1))

    def error(self, i: i64) -> float:
        """The standard error of that."""
        n = max(int(self.games[i]), 1)
        mean = int(self.gaps[i]) / n
        variance = max(int(self.squares[i]) / n - mean * mean, 1.0)
        return float((variance / n) ** 0.5)

    def chance(self, i: i64) -> float:
        """The share of games won after an answer."""
        return float(int(self.won[i]) / (WIN * max(int(self.games[i]), 1)))

    def best(self, clearly: float = CLEARLY) -> i64:
        """Which answer is the best: the first unless another is clearly better."""
        best: i64 = 0
        for i in range(1, len(self.answers)):
            if self.alive[i] and self.games[i] >= FEWEST and self.lead(i) > self.lead(best):
                best = i
        if best > 0 and self.lead(best) < clearly * self.error(best):
            best = 0
        return best

    def is_settled(self) -> bool:
        """Whether the first answer is better than all others, or as good, beyond doubt."""
        for i in range(1, len(self.answers)):
            if self.alive[i]:
                if self.games[i] < ENOUGH:
                    return False
                if self.lead(i) + SURELY * self.error(i) > TRIFLE:
                    return False
        return True

    def drop_worse(self) -> None:
        """Give up the worse half; the first one stays."""
        drop = self.living // 2
        while drop > 0 and self.living > 2:
            worst: i64 = NONE
            for i in range(1, len(self.answers)):
                if self.alive[i] and (worst == NONE or self.sums[i] < self.sums[worst]):
                    worst = i
            self.alive[worst] = 0
            self.living -= 1
            drop -= 1


def weighing_of(numbers: list[list[int]]) -> Weighing:
    """What somebody has found, from its numbers."""
    found = Weighing(vec[i64](numbers[0]))
    found.games = vec[i64](numbers[1])
    found.won = vec[i64](numbers[2])
    found.sums = vec[i64](numbers[3])
    found.gaps = vec[i64](numbers[4])
    found.squares = vec[i64](numbers[5])
    return found


class Search(Agent):
    """Thinks for so many seconds about whatever may be worth it."""

    seconds: float  # on average...
    longest: float  # ... and at most
    most: i64  # games of each candidate, however much time there is
    own: Agent  # how it would play without a thought
    policies: list[Agent]  # play the games out, by seat; its own seat is played by the above
    value: Value | None  # judges where a game is not played to its end
    seeds: Rng
    saved: float  # seconds that were not needed so far
    turn: i64  # the turn being thought about...
    thoughts: i64  # ... and how often
    games: i64  # played out so far
    decisions: i64  # thought about

    def __init__(
        self,
        setup: Setup,
        seconds: float,
        seed: int,
        most: i64 = MOST_GAMES,
        patient: bool = False,
        own: Agent | None = None,
        value: Value | None = None,
    ) -> None:
        self.seconds = seconds
        self.longest = seconds * PATIENCE if patient else seconds
        self.most = most
        self.own = Generic(setup) if own is None else own
        self.policies = [Generic(setup) for _ in range(setup.n_players)]
        self.value = value
        self.seeds = seeded(seed)
        self.saved = 0.0
        self.turn = NONE
        self.thoughts = 0
        self.games = 0
        self.decisions = 0

    def looks_ahead(self) -> bool:
        return True

    def choose(self, me: Player, d: Decision) -> i64:
        found = self.ponder(me, d, self.usual(me, d))
        return found.answers[found.best()]

    def usual(self, me: Player, d: Decision) -> i64:
        """What the bot would do without a thought."""
        return self.own.choose(me, d)

    def ponder(self, me: Player, d: Decision, first: i64) -> Weighing:
        """Weigh what could be done against an answer: the bot's own, or one that was given.
        Where nothing is worth a thought, that is the only one weighed, after no games at all."""
        diary = me.table.diary
        if diary is None:
            raise LookupError("no diary at this table: who asks the bot hides `looks_ahead`")
        answers = candidates(me, d, first)
        if len(answers) < 2:
            return Weighing(answers)
        return self.weigh(me.index, diary, answers, self.allowed(me))

    # ---- time --------------------------------------------------------------------------------

    def allowed(self, me: Player) -> float:
        """How many seconds a decision may take."""
        if self.turn != me.table.turn + 64 * me.turns:
            self.turn = me.table.turn + 64 * me.turns
            self.thoughts = 0
        self.thoughts += 1
        share = 1.0
        if self.thoughts > TIRED:
            share = TIRED / int(self.thoughts)
        return min(self.longest, self.seconds + self.saved) * share

    def spend(self, seconds: float) -> None:
        self.saved = min(max(self.saved + self.seconds - seconds, 0.0), self.longest)

    # ---- looking ahead -----------------------------------------------------------------------

    def weigh(self, seat: i64, diary: Diary, answers: vec[i64], seconds: float) -> Weighing:
        """Play games out after each of these answers; the first is the one to be surpassed."""
        self.decisions += 1
        found = Weighing(answers)
        ahead = self.ahead(seat, diary)
        n: i64 = len(answers)
        rounds: i64 = 1
        while (n >> rounds) > 0:
            rounds += 1
        stage: i64 = 0
        began = time.perf_counter()
        while True:
            self.play_all(ahead, found, began + seconds)
            spent = time.perf_counter() - began
            if spent >= seconds or found.games[0] >= self.most or found.is_settled():
                break
            while stage < rounds and spent * int(rounds) >= seconds * int(stage + 1):
                stage += 1
                found.drop_worse()
        self.spend(spent)
        return found

    def ahead(self, seat: i64, diary: Diary) -> Ahead:
        """What is needed to play on from here."""
        policies = self.policies[:]
        policies[seat] = self.own
        return Ahead(seat, diary, policies)

    def play_all(self, ahead: Ahead, found: Weighing, until: float = math.inf) -> None:
        """The same shuffles after every answer that is still in question, as long as there is
        time, and after the first one at least once."""
        ahead.seed = self.seeds.below(1 << 30)
        judge = self.value
        base: i64 = 0
        for i in range(len(found.answers)):
            if found.alive[i]:
                if found.games[0] > 0 and time.perf_counter() >= until:
                    return
                ahead.given = 0
                ahead.answer = found.answers[i]
                table = played_out(ahead, HORIZON if judge is not None else MOST_TURNS)
                if judge is not None and not table.finished:
                    won = judge.chance(table, ahead.seat)
                    value = won
                else:
                    won = share_of_win(table, ahead.seat)
                    value = won + LEAD * bounded_lead(table, ahead.seat, MOST_LEAD)
                table.close()
                if i == 0:
                    base = value
                gap = value - base
                found.games[i] += 1
                found.won[i] += won
                found.sums[i] += value
                found.gaps[i] += gap
                found.squares[i] += gap * gap
                self.games += 1


def played_out(ahead: Ahead, most: i64) -> Table:
    """A game from the start of this turn, through the decision, to its end."""
    table = ahead.diary.start.copy()
    for p in table.players:
        p.agent = ahead
    turns: i64 = 0
    while not table.finished and turns < most:
        take_turn(table)
        turns += 1
    return table


def is_own(me: Player, d: Decision) -> bool:
    """Whether it is about one's own cards, in a turn whose player decides for himself."""
    if d.subject != me.index or d.decider != me.index:
        return False
    turn = me.table.current()
    return turn.controller == turn.index


def candidates(me: Player, d: Decision, usual: i64) -> vec[i64]:
    """What may be worth a thought, what the bot would do first; nothing else where it is not."""
    found = append(vec[i64](), usual)
    if not (THOUGHT_ABOUT >> d.kind) & 1 or not is_own(me, d):
        return found
    if d.in_numbers():
        n: i64 = 0
        while n <= d.most and len(found) < MOST_CANDIDATES:
            if n != usual and (n == 0 or n >= d.least):
                found = append(found, n)
            n += 1
        return found
    left = d.options
    if d.kind == BUY or d.kind == GAIN:
        left &= ~(only(CURSE) | only(COPPER))
    if d.kind == NAME:
        left &= owned_kinds(me.table)
    c: i64 = 0
    while left and len(found) < MOST_CANDIDATES:
        if left & 1 and c != usual:
            found = append(found, c)
        left >>= 1
        c += 1
    if d.optional and usual != NONE:
        found = append(found, NONE)
    return found


def owned_kinds(table: Table) -> i64:
    """The cards that anybody has."""
    found: i64 = 0
    for p in table.players:
        for c in range(table.setup.n_cards):
            if p.owned[c] > 0:
                found |= only(c)
    return found


# ---- what a game came to -----------------------------------------------------------------------


def share_of_win(table: Table, seat: i64) -> i64:
    winners = scoring.winners(table)
    return WIN // len(winners) if seat in winners else 0
