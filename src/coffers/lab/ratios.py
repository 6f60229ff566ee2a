"""Ratios of two sums over units, and how sure they are.

What happens in some games only (a first hand, a third Province) is counted by two sums: how often
it happened, and what came of it. Units differ in both, so neither is fixed (Cochran, Sampling
Techniques, chapter 6).
"""

import math
from dataclasses import dataclass

from coffers.lab.execution import Numbers
from coffers.lab.statistics import Estimate, Z, student, wilson


@dataclass(frozen=True, slots=True)
class Ratio:
    """Sums over units: of what is divided, of what it is divided by, their squares and products."""

    above: float
    below: float
    above_squared: float
    below_squared: float
    products: float
    units: int

    @staticmethod
    def of(sums: Numbers, name: str, kind: int, scale: int = 1) -> "Ratio":
        """What came of things of one kind (`bots.splits`), on average over their times."""
        return Ratio(
            sums[f"{name}_worth"][kind] / scale,
            sums[f"{name}_times"][kind],
            sums[f"{name}_worth_squared"][kind] / scale**2,
            sums[f"{name}_times_squared"][kind],
            sums[f"{name}_products"][kind] / scale,
            sums["units"][0],
        )

    @property
    def value(self) -> float:
        return self.above / self.below

    @property
    def variance(self) -> float:
        if self.units < 2:
            return 0.0
        value = self.value
        rest = self.above_squared - 2 * value * self.products + value**2 * self.below_squared
        return max(0.0, rest) * self.units / (self.units - 1) / self.below**2

    @property
    def quantile(self) -> float:
        """Student's, for as many units as can have had it at most."""
        return student(int(min(self.units, self.below)))

    def mean(self) -> Estimate:
        half = self.quantile * math.sqrt(self.variance)
        return Estimate(self.value, self.value - half, self.value + half)

    def share(self) -> Estimate:
        """A mean of numbers from 0 to 1, with Wilson's interval (see `statistics.rate`)."""
        value, spread = self.value, self.variance
        seen = min(self.below, self.units)
        binomial = value * (1 - value)
        if spread > 0 and binomial > 0:
            seen = binomial / spread * (Z / self.quantile) ** 2
        return wilson(value, seen)
