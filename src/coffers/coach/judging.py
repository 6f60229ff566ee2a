"""How good an answer was, and whether another one would have been better.

Who picks the best-looking of many answers and judges it by the same games takes its luck for merit.
So there are two looks. The first one, at all answers, only finds the one that may be better. The
second, on shuffles of its own, compares that one with what was played; only what it says is told.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from time import perf_counter
from typing import Literal

from coffers.bots.ahead import WIN
from coffers.coach.moments import Moment
from coffers.expert import Asked
from coffers.picks import ALL_TREASURES, Decision, pick_of

Z = 1.96  # standard errors to either side: an interval of 95 %
STEP = 10  # games between two looks at the watch
ROUND = 40  # games of each answer, after which the worse half is given up
FIRST_LOOK = 320  # games of what was played, at most...
FIRST_SHARE = 0.4  # ... and so much of the time at most
WORTH_A_LOOK = 0.02  # of a game, by which an answer must seem better for a second look...
BEYOND_CHANCE = 1.0  # ... and so many standard errors
FEWEST = 200  # games of a second look before it may end
SHARP = 0.007  # the standard error at which a second look is sharp enough...
SHARP_SHARE = 0.1  # ... or such a part of what it has found
GAMES = 10_000  # of each of the two, in a second look

MISTAKE = (0.03, 0.01)  # of a game: what was lost at least, and with 95 % certainty
BLUNDER = (0.08, 0.04)

Verdict = Literal["blunder", "mistake"]


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to think about a decision. By games alone, the same comes out each time."""

    seconds: float = inf
    games: int = GAMES  # of each of two answers that are compared closely
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Better:
    """What would have been better, and by how much of a game."""

    pick: str
    gain: float
    low: float  # the interval of 95 %
    high: float
    games: int  # played out after each of the two

    @property
    def verdict(self) -> Verdict | None:
        if self.costs(BLUNDER):
            return "blunder"
        return "mistake" if self.costs(MISTAKE) else None

    def costs(self, grade: tuple[float, float]) -> bool:
        """Whether what was lost is that much, and surely."""
        gain, low = grade
        return self.gain >= gain and self.low >= low


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision that was looked at."""

    number: int  # of answers before it
    turn: int
    decision: Decision  # abridged
    given: str
    chance: float  # of whoever decided to win, after that
    games: int  # from which that is known
    played: int  # games played out in all to judge it
    better: Better | None = None  # if what was played was a mistake

    @property
    def player(self) -> str:
        return self.decision.player

    @property
    def verdict(self) -> Verdict | None:
        return self.better.verdict if self.better else None

    @property
    def cost(self) -> float:
        """What was lost, if it was a mistake."""
        return self.better.gain if self.better else 0.0


@dataclass(slots=True)
class Tally:
    """Games played out after an answer, and how many of them were won."""

    games: int = 0
    won: float = 0.0

    @property
    def chance(self) -> float:
        return self.won / self.games

    @property
    def variance(self) -> float:
        """Of the share won; never 0, however one-sided a few games are."""
        share = (self.won + 1) / (self.games + 2)
        return share * (1 - share) / self.games


class Look:
    """Games played out after some answers, more and more of them."""

    def __init__(self, asked: Asked, answers: Sequence[int]) -> None:
        self.asked = asked
        self.left = list(answers)  # the one that was given first
        self.tallies = {answer: Tally() for answer in answers}

    @property
    def given(self) -> Tally:
        return self.tallies[self.left[0]]

    @property
    def played(self) -> int:
        return sum(tally.games for tally in self.tallies.values())

    def go_on(self, games: int) -> None:
        found = self.asked.compare(self.left, games)
        for i, answer in enumerate(self.left):
            tally = self.tallies[answer]
            tally.games += int(found.games[i])
            tally.won += int(found.won[i]) / WIN

    def best(self) -> int:
        """Which of the others looks best."""
        return max(self.left[1:], key=lambda answer: self.tallies[answer].chance)

    def give_up_worse_half(self) -> None:
        others = sorted(self.left[1:], key=lambda answer: -self.tallies[answer].chance)
        self.left[1:] = others[: (len(others) + 1) // 2]

    def gain(self, answer: int) -> tuple[float, float]:
        """By how much an answer is better than the given one, and the standard error of it.

        The shuffles are the same, so that the error is no larger than that of separate ones.
        """
        tally = self.tallies[answer]
        error = sqrt(tally.variance + self.given.variance)
        return tally.chance - self.given.chance, error


def judge(moment: Moment, effort: Effort) -> Judged:
    """Think about a decision, in this process."""
    began = perf_counter()
    seed = effort.seed * 1_000_003 + moment.number
    asked = Asked(replace(moment.asked, seed=seed))
    first = _first_look(asked, effort, began)
    best = first.best()
    judged = _judged(moment, first.given, first.played)
    gain, error = first.gain(best)
    if gain < WORTH_A_LOOK or gain < BEYOND_CHANCE * error:
        return judged
    second = _second_look(asked, [first.left[0], best], effort, began)
    judged = _judged(moment, second.given, first.played + second.played)
    better = _better(moment, asked, second, best)
    if better.verdict is None:
        return judged
    decision = abridged(moment.decision, [moment.given, better.pick])
    return replace(judged, better=better, decision=decision)


def abridged(decision: Decision, picks: Sequence[str]) -> Decision:
    """A decision without what is not needed to speak of these picks."""
    return Decision(
        decision.player,
        decision.kind,
        tuple(pick for pick in picks if pick not in (decision.passing, ALL_TREASURES)),
        passing=decision.passing,
        source=decision.source,
        players=decision.players,
    )


def _judged(moment: Moment, given: Tally, played: int) -> Judged:
    return Judged(
        moment.number,
        moment.turn,
        abridged(moment.decision, [moment.given]),
        moment.given,
        given.chance,
        given.games,
        played,
    )


def _first_look(asked: Asked, effort: Effort, began: float) -> Look:
    """Find the answer that may be better than the one that was given."""
    look = Look(asked, asked.candidates())
    until = began + FIRST_SHARE * effort.seconds
    most = min(FIRST_LOOK, effort.games)
    while True:
        look.go_on(min(STEP, most))
        if look.given.games >= most or perf_counter() >= until:
            return look
        if look.given.games % ROUND == 0:
            look.give_up_worse_half()


def _second_look(asked: Asked, answers: Sequence[int], effort: Effort, began: float) -> Look:
    """Compare two answers closely, until it is clear enough."""
    look = Look(asked, answers)
    until = began + effort.seconds
    while True:
        look.go_on(min(STEP, effort.games))
        games = look.given.games
        if games >= effort.games or perf_counter() >= until:
            return look
        gain, error = look.gain(answers[1])
        is_no_mistake = gain + Z * error < MISTAKE[0]
        is_sharp = error <= max(SHARP, SHARP_SHARE * gain)
        if games >= FEWEST and (is_no_mistake or is_sharp):
            return look


def _better(moment: Moment, asked: Asked, look: Look, answer: int) -> Better:
    gain, error = look.gain(answer)
    return Better(
        pick_of(answer, asked.decision, asked.me.table.setup, moment.players),
        gain,
        gain - Z * error,
        gain + Z * error,
        look.given.games,
    )
