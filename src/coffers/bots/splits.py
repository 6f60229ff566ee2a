"""Sums over units of what does not happen in every game."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Split:
    """How often things of each kind happened and what came of them: what a ratio of the two and its
    interval are made of (`coffers.lab.ratios`)."""

    times: vec[i64]
    worth: vec[i64]
    times_squared: vec[i64]
    worth_squared: vec[i64]
    products: vec[i64]
    unit_times: vec[i64]  # of the unit being played...
    unit_worth: vec[i64]
    seen: vec[i64]  # ... in which these kinds occurred

    def __init__(self, kinds: i64) -> None:
        self.times = vec[i64]([0] * kinds)
        self.worth = vec[i64]([0] * kinds)
        self.times_squared = vec[i64]([0] * kinds)
        self.worth_squared = vec[i64]([0] * kinds)
        self.products = vec[i64]([0] * kinds)
        self.unit_times = vec[i64]([0] * kinds)
        self.unit_worth = vec[i64]([0] * kinds)
        self.seen = vec[i64]()

    def note(self, kind: i64, worth: i64) -> None:
        if self.unit_times[kind] == 0:
            self.seen = append(self.seen, kind)
        self.unit_times[kind] += 1
        self.unit_worth[kind] += worth

    def end_unit(self) -> None:
        for kind in self.seen:
            times = self.unit_times[kind]
            worth = self.unit_worth[kind]
            self.times[kind] += times
            self.worth[kind] += worth
            self.times_squared[kind] += times * times
            self.worth_squared[kind] += worth * worth
            self.products[kind] += times * worth
            self.unit_times[kind] = 0
            self.unit_worth[kind] = 0
        self.seen = vec[i64]()

    def numbers(self, name: str) -> dict[str, list[int]]:
        return {
            f"{name}_times": list(self.times),
            f"{name}_worth": list(self.worth),
            f"{name}_times_squared": list(self.times_squared),
            f"{name}_worth_squared": list(self.worth_squared),
            f"{name}_products": list(self.products),
        }
