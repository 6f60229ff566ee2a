"""What came of the games that were played out after each of several answers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.ahead import WIN
from coffers.engine.vocabulary import NONE

FEWEST: Final = 8  # games that tell anything about an answer
ENOUGH: Final = 40  # games of each after which an answer may be clear, or hopeless
CLEARLY: Final = 1.0  # standard errors by which another answer must be better than the first
SURELY: Final = 2.0  # ... by which an answer must be the best to stop early
HOPELESS: Final = 1.5  # ... by which it must be worse than the best to be given up
TRIFLE: Final = 4.0  # thousandths of a game that are not worth any more thought
DECIDED: Final = 0.01  # a chance to win, or to lose, that is none...
SEEN: Final = 100  # ... after so many games


@final
class Weighing:
    """All answers are compared with the first one, on the same shuffles."""

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

    def count(self, i: i64, won: i64, value: i64, gap: i64) -> None:
        """One more game after an answer."""
        self.games[i] += 1
        self.won[i] += won
        self.sums[i] += value
        self.gaps[i] += gap
        self.squares[i] += gap * gap

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

    # ---- what is known -----------------------------------------------------------------------

    def lead(self, i: i64) -> float:
        """By how much, in thousandths of a game, an answer is better than the first one."""
        return float(int(self.gaps[i]) / max(int(self.games[i]), 1))

    def error(self, i: i64) -> float:
        """The standard error of that."""
        n = max(int(self.games[i]), 1)
        mean = int(self.gaps[i]) / n
        variance = max(int(self.squares[i]) / n - mean * mean, 1.0)
        return float((variance / n) ** 0.5)

    def behind(self, i: i64, best: i64, errors: float) -> float:
        """By how much an answer is worse than another, less so many standard errors: if that is
        more than nothing, it surely is. (They have the first answer's luck in common, so that the
        true error is rather smaller.)"""
        one, other = self.error(i), self.error(best)
        return float(self.lead(best) - self.lead(i) - errors * (one * one + other * other) ** 0.5)

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
        """Whether an answer is better than all others, or as good, beyond doubt; or whether there
        is nothing left to win or to lose."""
        if self.games[0] < ENOUGH:
            return False
        if self.is_decided():
            return True
        best = self.best(SURELY)
        for i in range(1, len(self.answers)):
            if self.alive[i] and i != best and self.behind(i, best, SURELY) < -TRIFLE:
                return False
        return True

    def is_decided(self) -> bool:
        """Whether the game is won after all answers, or lost after all of them."""
        if self.games[0] < SEEN:
            return False
        won, lost = True, True
        for i in range(len(self.answers)):
            if self.alive[i]:
                won = won and self.chance(i) > 1 - DECIDED
                lost = lost and self.chance(i) < DECIDED
        return won or lost

    # ---- giving up ---------------------------------------------------------------------------

    def drop_worse(self) -> None:
        """Give up the worse half; the first one stays."""
        drop = self.living // 2
        while drop > 0 and self.living > 2:
            worst: i64 = NONE
            for i in range(1, len(self.answers)):
                if self.alive[i] and (worst == NONE or self.sums[i] < self.sums[worst]):
                    worst = i
            self.drop(worst)
            drop -= 1

    def drop_hopeless(self) -> None:
        """Give up what is worse than the best, or no different from the first one."""
        if self.games[0] < ENOUGH:
            return
        best = self.best(0.0)
        for i in range(1, len(self.answers)):
            if self.alive[i] and i != best:
                if self.squares[i] == 0 or self.behind(i, best, HOPELESS) > 0.0:
                    self.drop(i)

    def drop(self, i: i64) -> None:
        self.alive[i] = 0
        self.living -= 1


def weighing_of(numbers: list[list[int]]) -> Weighing:
    """What somebody has found, from its numbers."""
    found = Weighing(vec[i64](numbers[0]))
    found.games = vec[i64](numbers[1])
    found.won = vec[i64](numbers[2])
    found.sums = vec[i64](numbers[3])
    found.gaps = vec[i64](numbers[4])
    found.squares = vec[i64](numbers[5])
    return found
