"""How the solver searches: one plan after the other, each better than the last on new shuffles.

The champion is at first the generic bot itself. In every generation some children of the champion
and of plans that came near it (`coffers.lab.breeding`) play a few games on the same shuffles,
against the champion and against the given rivals that it fears most; the better half plays more,
and so on. Whoever is left becomes the champion if it is better on shuffles that it was not chosen
by: against the champion, and in what the champion scores against the rivals. Where nothing better
is found the next generation plays twice as much.
"""

import math
from collections.abc import Callable, Sequence
from concurrent.futures import wait
from contextlib import closing
from dataclasses import dataclass, field
from statistics import NormalDist
from time import monotonic

from coffers.bots import series
from coffers.kingdoms.settings import Setting
from coffers.lab.breeding import Breeder
from coffers.lab.curves import Curves
from coffers.lab.execution import Numbers, Work, Workers, ended_by_interrupts, results
from coffers.lab.matches import Job, play_units
from coffers.lab.strategy import load_strategy
from coffers.lab.tuning import tuned
from coffers.strategies.plans import Plan, Strategy, shipped

NEWS_EVERY = 1.0  # seconds, at the least
STUDY_UNITS = 100
TUNED = 2  # short searches for what to tell the bot...
TUNING = 0.25  # ... each in such a share of the time
TUNING_GAMES = 10_000  # ... or so many games
FOUNDING_GAMES = 12_000  # of the first plans
RACE_GAMES = 3_000  # of a generation, at least...
MOST_GAMES = 24_000  # ... and at most
CHILDREN = 24  # of a generation that plays so little; more if it plays more
FINALISTS = 3  # of a race; they may become parents
FEWEST_UNITS = 6  # that anybody plays before it is given up
VERIFIED = 0.3  # the share of the games that verifies a choice
SURELY = 0.7  # standard errors by which a new champion must be better
PARENTS = 12
ALIKE = 3  # so many parents may buy the same Kingdom cards
OF_THE_CHAMPION = 0.6  # the share of its children
STRANGERS = 0.1  # the share of children whose father is a new plan
FEARED = 3  # given rivals that a generation plays against at most...
NEAR = 0.12  # ... those that are so much weaker than the strongest hardly count
FIRST_UNITS = 50  # of the champion against everyone
PROMISES = 20  # games that the lead counts for
SHARPNESS = 10.0  # how much more a bad score counts than a good one
PLAIN_UNITS = 800
PLAINEST = 6
WORSE = 0.002  # so much weaker may a plan be that says less


@dataclass(slots=True)
class Record:
    """How a plan did against one opponent: sums over units of two games."""

    units: int = 0
    credit: float = 0.0  # games won, a tie as half of one
    lead: int = 0  # in points
    lead_squared: int = 0

    def note(self, sums: Numbers) -> None:
        self.units += sums["games"][0] // 2
        self.credit += sums["credit"][0] / series.SHARES
        self.lead += sums["lead"][0]
        self.lead_squared += sums["lead_squared"][0]

    @property
    def score(self) -> float:
        """The share of victories, drawn to what the lead promises while games are few."""
        return (self.credit + PROMISES * self.promise) / (2 * self.units + PROMISES)

    @property
    def promise(self) -> float:
        """The share of victories of somebody who leads by so much, if leads are spread as usual."""
        if self.units == 0:
            return 0.5
        spread = math.sqrt(2 * max(1.0, self.lead_squared / self.units))
        return NormalDist().cdf(self.lead / self.units / spread)


@dataclass(eq=False)
class Contestant:
    """A plan and how it did, by opponent."""

    plan: Plan
    records: dict[int, Record] = field(default_factory=dict)

    def against(self, opponent: int) -> Record:
        return self.records.setdefault(opponent, Record())

    def score(self, opponent: int) -> float:
        return self.against(opponent).score


def tuned_there(where: Setting, seconds: float, games: int | None, seed: int) -> Plan:
    """What a worker does: a short search of its own."""
    with ended_by_interrupts():
        return tuned(where.kingdom, 2, where.edition, seconds=seconds, games=games, seed=seed)


class OutOfTime(Exception):
    """The time is up in the middle of something."""


class Evolution:
    """One search, from the first plans to the winner."""

    def __init__(
        self,
        where: Setting,
        seed: int,
        workers: Workers,
        until: float,
        start: Sequence[Plan] = (),
        news: Callable[["Evolution"], None] | None = None,
    ) -> None:
        self.where = where
        self.seed = seed
        self.workers = workers
        self.until = until
        self.start = start
        self.news = news
        self.breeder = Breeder(where.kingdom, seed)
        self.dice = self.breeder.dice
        self.given: list[Strategy] = [
            *(plan for plan in shipped().values() if plan.fits(where.kingdom)),
            load_strategy("generic"),
        ]
        self.best = Contestant(self.breeder.bot())  # the champion
        self.parents: list[Plan] = []  # beside the champion
        self.games_each = RACE_GAMES  # of a generation
        self.generation = 0
        self.games = 0
        self.trials = 0

    @property
    def generic(self) -> Strategy:
        return self.given[-1]

    # ---- matches -------------------------------------------------------------------------------

    @property
    def champion(self) -> int:
        """Its number among the opponents: it comes after those that are given."""
        return len(self.given)

    def opponent(self, number: int) -> Strategy:
        return self.best.plan if number == self.champion else self.given[number]

    def play(self, who: Sequence[Contestant], rivals: Sequence[int], units: int) -> None:
        """Let everyone meet each of those rivals in so many units, on the same new shuffles."""
        self.trials += 1
        kingdom, edition = self.where.kingdom, self.where.edition
        pairs = [(contestant, rival) for contestant in who for rival in rivals]
        jobs = [
            Job.of(
                (c.plan, self.opponent(r)), kingdom, edition, self.seed, about=f"{r} {self.trials}"
            )
            for c, r in pairs
        ]
        work = Work(jobs, [units] * len(jobs), [0] * len(jobs), per_unit=1e-4)
        played = 0
        found: list[tuple[int, Numbers]] = []
        with closing(results(work, play_units, self.workers, self.until)) as rows:
            for stretch, sums in rows:
                found.append((stretch.job, sums))
                played += stretch.n
        self.games += 2 * played
        if played < units * len(jobs):
            raise OutOfTime
        for job, sums in found:
            contestant, rival = pairs[job]
            contestant.against(rival).note(sums)
        self.tell()

    def tell(self) -> None:
        """To whoever watches: how far it is."""
        if self.news is not None:
            self.news(self)

    def value(self, contestant: Contestant, rivals: Sequence[int]) -> float:
        """A score over rivals in which the bad ones count more, and what it gains on the
        champion."""
        others = [r for r in rivals if r != self.champion]
        total = sum(math.exp(-SHARPNESS * contestant.score(r)) for r in others)
        gain = contestant.score(self.champion) - 0.5  # nothing, for those that have not met it
        return gain - math.log(total / len(others)) / SHARPNESS

    def feared(self) -> list[int]:
        """The opponents that matter now: those the champion does worst against, and itself."""
        given = sorted(range(len(self.given)), key=self.best.score)
        worst = self.best.score(given[0])
        near = [r for r in given[:FEARED] if self.best.score(r) < worst + NEAR]
        return [*near, self.champion]

    # ---- the first plans -----------------------------------------------------------------------

    def found(self) -> None:
        """What a short search finds on top of the bot, plain plans, those of others, and what the
        generic bot buys: the best of them, if it is better than the bot."""
        self.play([self.best], range(len(self.given)), FIRST_UNITS)
        plans = [
            *self.tuned(),
            *map(self.breeder.adopted, self.start),
            *(self.breeder.adopted(p) for p in self.given if isinstance(p, Plan)),
            self.study(),
            *self.breeder.founders(),
        ]
        new = [plan for plan in dict.fromkeys(plans) if plan != self.best.plan]
        self.improve(new, FOUNDING_GAMES)

    def tuned(self) -> list[Plan]:
        """The bot with a few wishes and limits, as a short search finds them, more than once."""
        at_once = min(1.0, self.workers.n / TUNED)
        seconds = TUNING * at_once * (self.until - monotonic()) if self.until < math.inf else 0.0
        games = None if seconds else TUNING_GAMES
        found = [
            self.workers.executor.submit(tuned_there, self.where, seconds, games, self.seed + i)
            for i in range(TUNED)
        ]
        while wait(found, timeout=NEWS_EVERY).not_done:
            self.tell()
        return [self.breeder.adopted(future.result()) for future in found]

    def study(self) -> Plan:
        """What the generic bot has in its deck at the end, as a plan."""
        kingdom = self.where.kingdom
        edition = self.where.edition
        both = (self.generic, self.generic)
        job = Job.of(both, kingdom, edition, self.seed, curves=True, about="study")
        curves = Curves.of(play_units(job, 0, STUDY_UNITS), kingdom.all_cards(), 2)
        enough = [n for n in curves.games[0] if n > STUDY_UNITS]  # turns of most games
        last = max(0, len(enough) - 1)
        return self.breeder.menu({card: line[last] for card, line in curves.owned[0].items()})

    # ---- evolution -----------------------------------------------------------------------------

    def evolve(self) -> None:
        """One generation."""
        self.generation += 1
        n = round(CHILDREN * math.sqrt(self.games_each / RACE_GAMES))
        if self.improve(self.children(n), self.games_each):
            self.games_each = max(RACE_GAMES, self.games_each // 2)
        else:
            self.games_each = min(2 * self.games_each, MOST_GAMES)

    def children(self, n: int) -> list[Plan]:
        """New plans, most of them much like the champion."""
        parents = [self.best.plan, *self.parents]
        known = set(parents)
        others = 1 - OF_THE_CHAMPION
        chances = [OF_THE_CHAMPION, *(others / len(self.parents) for _ in self.parents)]
        found: list[Plan] = []
        while len(found) < n:
            mother = self.dice.choices(parents, chances)[0]
            father = self.dice.choice(parents)
            if self.dice.random() < STRANGERS:
                father = self.breeder.stranger()
            plan = self.breeder.child(mother, father)
            if plan not in known and plan.buy:
                known.add(plan)
                found.append(plan)
        return found

    def improve(self, plans: Sequence[Plan], games: int) -> bool:
        """Let plans compete in so many games; whether the best of them is the champion now."""
        rivals = self.feared()
        best, *others = self.race(plans, rivals, round(games * (1 - VERIFIED)))
        again = Contestant(best)
        units = max(FEWEST_UNITS, round(games * VERIFIED / 2 / (2 * len(rivals) - 1)))
        self.play([again], rivals, units)
        self.play([self.best], rivals[:-1], units)
        gain = self.value(again, rivals) - self.value(self.best, rivals)
        is_better = gain > SURELY * math.sqrt(0.5 / (2 * units))
        if is_better:
            others.append(self.best.plan)
            del again.records[self.champion]  # that is itself now
            self.best = again
            every = range(len(self.given))
            self.play([again], [r for r in every if again.against(r).units == 0], FIRST_UNITS)
        else:
            others.append(best)
        self.remember(others)
        return is_better

    def race(self, plans: Sequence[Plan], rivals: Sequence[int], games: int) -> list[Plan]:
        """Those that are left when the worse half has gone again and again, the best first."""
        living = [Contestant(plan) for plan in plans]
        rounds = 1 + max(0, math.ceil(math.log2(len(living) / FINALISTS)))
        for i in range(rounds):
            if i > 0:
                del living[max(FINALISTS, (len(living) + 1) // 2) :]
            units = games // (2 * rounds * len(living) * len(rivals))
            self.play(living, rivals, max(FEWEST_UNITS, units))
            living.sort(key=lambda c: -self.value(c, rivals))
        return [contestant.plan for contestant in living]

    def remember(self, others: Sequence[Plan]) -> None:
        """Parents to come: the latest that did well, but few that buy the same Kingdom cards."""
        alike: dict[frozenset[str], int] = {}
        kept: dict[Plan, None] = {}
        for plan in (*others, *self.parents):
            cards = frozenset(plan.needs)
            alike[cards] = alike.get(cards, 0) + 1
            if alike[cards] <= ALIKE and plan != self.best.plan:
                kept[plan] = None
        self.parents = list(kept)[:PARENTS]

    # ---- the end -------------------------------------------------------------------------------

    def simplify(self) -> None:
        """Leave out of the best plan whatever it can do without: whole lists, then lines."""
        winner = self.best.plan
        rivals = self.feared()[:-1]
        for less in (self.breeder.without_lists, self.breeder.shorter):
            while plainer := self.plainer(less(self.best.plan), winner, rivals):
                self.best = plainer

    def plainer(
        self, plans: Sequence[Plan], winner: Plan, rivals: Sequence[int]
    ) -> Contestant | None:
        """The best of these plans, if it is as good as the winner of the search."""
        others = [Contestant(plan) for plan in dict.fromkeys(plans) if plan.buy]
        if len(others) > PLAINEST:
            self.play(others, rivals, PLAIN_UNITS // 4)
            others.sort(key=lambda c: -self.value(c, rivals))
        yardstick = Contestant(winner)
        others = [Contestant(c.plan) for c in others[:PLAINEST]]
        self.play([yardstick, *others], rivals, PLAIN_UNITS)
        best = max(others, key=lambda c: self.value(c, rivals), default=yardstick)
        as_good = self.value(best, rivals) >= self.value(yardstick, rivals) - WORSE
        return best if others and as_good else None
