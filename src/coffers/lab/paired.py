"""Matches on the same shuffles, and how sure it is that they came out differently.

Two plans that play the same opponent on the same shuffles have luck in common; a difference between
them is computed shuffle by shuffle (in batches of them), so that this luck drops out.
"""

from collections.abc import Callable, Sequence
from contextlib import closing
from statistics import NormalDist

from coffers.bots.series import SHARES
from coffers.lab.execution import Numbers, Place, Work, Workers, added, results
from coffers.lab.matches import Job, play_units
from coffers.lab.statistics import CONFIDENCE, Estimate, Z, mean, rate

BATCHES = 250  # in which units are taken together, where there are that many


class Paired:
    """What jobs that have their shuffles in common came to, in batches of units."""

    def __init__(self, jobs: Sequence[Job], units: int, first: int = 0) -> None:
        self.jobs = list(jobs)
        self.units = units
        self.first = first  # the number of the first unit: others are other shuffles
        self.size = max(1, units // BATCHES)
        self.sums: list[Numbers] = [{} for _ in jobs]
        self.batches: list[dict[int, int]] = [{} for _ in jobs]  # credit of the first strategy

    def _next_batch(self, units: int) -> int:
        done = units - self.first
        return self.first + min(self.units, (done // self.size + 1) * self.size)

    def play(
        self,
        place: Place | Workers,
        progress: Callable[[float], None] | None = None,
        until: float | None = None,
    ) -> None:
        """Play all of it; who watches is told what share is done."""
        n = len(self.jobs)
        end = self.first + self.units
        work = Work(self.jobs, [end] * n, [self.first] * n, self._next_batch)
        done = 0
        with closing(results(work, play_units, place, until)) as rows:
            for stretch, numbers in rows:
                self.sums[stretch.job] = added(self.sums[stretch.job], numbers)
                batch = (stretch.first - self.first) // self.size
                so_far = self.batches[stretch.job].get(batch, 0)
                self.batches[stretch.job][batch] = so_far + numbers["credit"][0]
                done += stretch.n
                if progress is not None:
                    progress(done / (n * self.units))

    def score(self, job: int) -> Estimate:
        """The score of the first strategy of a job."""
        sums = self.sums[job]
        n = len(self.jobs[job].strategies)
        squares = sums["credit_squared"][0] / SHARES**2
        return rate(sums["credit"][0] / SHARES, squares, sums["units"][0], n)

    def mean_score(self, jobs: Sequence[int]) -> Estimate:
        """The score over several jobs on the same shuffles, which are no independent witnesses."""
        if len(jobs) == 1:
            return self.score(jobs[0])
        totals = [sum(values) for values in zip(*(self._scores(job) for job in jobs), strict=True)]
        value = _over_batches(totals, self.size * len(jobs))
        return Estimate(value.value, max(0.0, value.low), min(1.0, value.high))

    def _scores(self, job: int) -> list[float]:
        """The scores of a job's whole batches, in the order of their shuffles."""
        n = len(self.jobs[job].strategies)
        whole = self.units // self.size
        return [self.batches[job].get(i, 0) / SHARES / n for i in range(whole)]

    def difference(self, one: Sequence[int], other: Sequence[int], among: int = 1) -> Estimate:
        """By how much the first jobs score more than the others, on average.

        Whoever makes `among` such comparisons wants wider intervals (Bonferroni).
        """
        mine = zip(*(self._scores(job) for job in one), strict=True)
        theirs = zip(*(self._scores(job) for job in other), strict=True)
        differences = [
            sum(a) / len(one) - sum(b) / len(other) for a, b in zip(mine, theirs, strict=True)
        ]
        found = _over_batches(differences, self.size)
        wider = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / among) / Z
        half = found.margin * wider
        return Estimate(found.value, found.value - half, found.value + half)


def _over_batches(totals: Sequence[float], units: float) -> Estimate:
    return mean(sum(totals), sum(x * x for x in totals), len(totals), units)
