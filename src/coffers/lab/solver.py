"""The solver: finds a good plan for a kingdom by letting plans compete.

Plans and their opponents evolve together. The opponents are at first the strategies that come with
Coffers and fit the kingdom, and the generic bot; whenever a plan is found that beats the best one
so far, it becomes an opponent itself. In every generation the best plans have children
(`coffers.lab.breeding`), which play a few games against the opponents that the best plan fears
most; the better ones play more, and the best of them replace older plans. At the end the winner is
relieved of everything that it does not need, so that a person can read it. A plan that loses to the
generic bot is not returned: where none is found that does not, the plan is `as the bot likes`.
"""

import math
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic
from typing import Any

from coffers.bots import series
from coffers.cards.library import all_facts
from coffers.errors import CoffersError
from coffers.kingdoms import Kingdom
from coffers.kingdoms.sets import recommended
from coffers.kingdoms.settings import KingdomWish, Setting, setting
from coffers.lab import frames
from coffers.lab.breeding import Breeder
from coffers.lab.curves import Curves
from coffers.lab.execution import Work, Workers, chosen_place, results
from coffers.lab.matches import Job, MatchResult, chosen_seed, match, play_units
from coffers.lab.strategy import load_strategy
from coffers.strategies.plans import Plan, Strategy, shipped
from coffers.strategies.reading import LONGEST_NAME
from coffers.texts import language

GENERIC = "generic"
TELLING = 3  # cards that an unnamed kingdom is called by...
LONGEST_TITLE = 52  # ... as many as fit
DEFAULT_SECONDS = 60.0
CHECK_GAMES = 10_000
PARENTS = 10
CHILDREN = 40
ALIKE = 3  # so many parents may buy the same Kingdom cards
STRANGERS = 0.1  # the share of children whose father is a new plan
FEARED = 5  # opponents that a generation plays against
CHAMPIONS = 3  # former best plans that are opponents still
ROUNDS = ((8, CHILDREN), (30, 10), (100, 3))
"""How many units against each opponent the children play, and how many of them get so far."""
SHARPNESS = 10.0  # how much more a bad score counts than a good one
HANDICAP = 0.1  # nobody is expected to beat champions and the generic bot as clearly as the rest
BETTER = 0.52  # a score against the champion that makes a new one
EVOLVING = 0.8  # the share of the time for new plans; in the rest the winner is made plain
FINALISTS = 3
FINAL_UNITS = 400
PLAIN_UNITS = 400
PLAINEST = 6
WORSE = 0.003  # so much weaker may a plan be that says less
STUDY_UNITS = 100
SAFE_GAMES = 2000  # against the generic bot, where no check is asked for


@dataclass(eq=False)
class Contestant:
    """A plan and how it did: by opponent, the sum of its scores and the games."""

    plan: Plan
    record: dict[int, tuple[float, int]] = field(default_factory=dict)

    def score(self, opponent: int) -> float:
        """The share of victories against an opponent, drawn to one half while games are few."""
        total, games = self.record.get(opponent, (0.0, 0))
        return (total + 1) / (games + 2)

    def units(self, opponent: int) -> int:
        return self.record.get(opponent, (0.0, 0))[1] // 2

    def note(self, opponent: int, total: float, games: int) -> None:
        before = self.record.get(opponent, (0.0, 0))
        self.record[opponent] = (before[0] + total, before[1] + games)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the solver is."""

    generation: int
    games: int
    seconds: float
    best: Plan
    feared: Strategy  # the opponent that the best plan does worst against
    score: float  # and how well that is


@dataclass(frozen=True)
class Solution:
    """What the solver found."""

    plan: Plan
    where: Setting
    seed: int
    generations: int
    games: int  # that it took
    seconds: float
    against: list[MatchResult]
    """A match with every opponent that came with Coffers, on shuffles the solver never saw."""

    @property
    def worst(self) -> MatchResult:
        return min(self.against, key=lambda result: result.scores[0].value)

    def __repr__(self) -> str:
        if not self.against:
            return f"<Solution: {self.plan.name}>"
        share = 100 * self.worst.scores[0].value
        rival = self.worst.strategies[1].name
        return f"<Solution: {self.plan.name}; at least {share:.1f} %, against {rival}>"

    def rows(self) -> list[dict[str, str | int | float]]:
        """One row for each opponent."""
        found: list[dict[str, str | int | float]] = []
        for result in self.against:
            row = result.rows()[0]
            found.append(
                {"strategy": row.pop("strategy"), "against": result.strategies[1].name} | row
            )
        return found

    def frame(self) -> Any:
        """The rows as a DataFrame of polars, or of pandas if only that is there."""
        return frames.frame(self.rows())

    def as_json(self) -> dict[str, Any]:
        return {
            "plan": self.plan.as_toml(),
            "kingdom": list(self.where.kingdom.cards),
            "bane": self.where.kingdom.bane,
            "platinum_colony": self.where.kingdom.platinum_colony,
            "edition": self.where.edition,
            "seed": self.seed,
            "generations": self.generations,
            "games": self.games,
            "seconds": self.seconds,
            "against": [result.as_json() for result in self.against],
        }

    def _repr_html_(self) -> str:
        """For notebooks."""
        return "".join(result._repr_html_() for result in self.against)


class OutOfTime(Exception):
    """The time is up in the middle of something."""


class Solver:
    """One search, from the first plans to the winner."""

    def __init__(
        self, where: Setting, seed: int, workers: Workers, until: float, start: Sequence[Plan] = ()
    ) -> None:
        self.where = where
        self.seed = seed
        self.workers = workers
        self.until = until
        self.breeder = Breeder(where.kingdom, seed)
        self.dice = self.breeder.dice
        self.rivals: list[Strategy] = [
            *(plan for plan in shipped().values() if plan.fits(where.kingdom)),
            load_strategy(GENERIC),
        ]
        self.n_given = len(self.rivals)
        self.population: list[Contestant] = []
        self.start = start
        self.generation = 0
        self.games = 0
        self.trials = 0

    # ---- matches -------------------------------------------------------------------------------

    def play(self, who: Sequence[Contestant], rivals: Sequence[int], units: int) -> None:
        """Let everyone meet each of those rivals."""
        self.meet([(contestant, rival) for contestant in who for rival in rivals], units)

    def meet(self, pairs: Sequence[tuple[Contestant, int]], units: int) -> None:
        """Matches of so many units, all on the same new shuffles."""
        self.trials += 1
        kingdom, edition = self.where.kingdom, self.where.edition
        jobs = [
            Job.of(
                (c.plan, self.rivals[r]), kingdom, edition, self.seed, about=f"{r} {self.trials}"
            )
            for c, r in pairs
        ]
        work = Work(jobs, [units] * len(jobs), [0] * len(jobs), per_unit=1e-4)
        played = 0
        found: list[tuple[int, float, int]] = []
        with closing(results(work, play_units, self.workers, self.until)) as rows:
            for stretch, sums in rows:
                credit = sums["credit"][0] / series.SHARES
                found.append((stretch.job, credit, sums["games"][0]))
                played += stretch.n
        self.games += 2 * played
        if played < units * len(jobs):
            raise OutOfTime
        for job, credit, games in found:
            contestant, rival = pairs[job]
            contestant.note(rival, credit, games)

    def strength(self, contestant: Contestant, rivals: Sequence[int]) -> float:
        """A score over rivals in which the bad ones count more."""
        total = sum(math.exp(-SHARPNESS * self.standing(contestant, r)) for r in rivals)
        return -math.log(total / len(rivals)) / SHARPNESS

    def standing(self, contestant: Contestant, rival: int) -> float:
        """A score as it counts."""
        is_strong = rival >= self.n_given - 1
        return contestant.score(rival) + (HANDICAP if is_strong else 0.0)

    # ---- evolution -----------------------------------------------------------------------------

    def found(self) -> None:
        """The first plans: plain ones, those of others, and what the generic bot buys."""
        plans = [
            *map(self.breeder.adopted, self.start),
            *(self.breeder.adopted(p) for p in self.rivals if isinstance(p, Plan)),
            self.study(),
            *self.breeder.founders(),
        ]
        contestants = [Contestant(plan) for plan in dict.fromkeys(plans)]
        every = range(self.n_given)
        self.play(contestants, every, ROUNDS[0][0])
        self.population = contestants
        self.keep(every, 2 * PARENTS)
        self.play(self.population, every, ROUNDS[1][0])
        self.keep(every, PARENTS)

    def study(self) -> Plan:
        """What the generic bot has in its deck at the end, as a plan."""
        bot = load_strategy(GENERIC)
        kingdom = self.where.kingdom
        edition = self.where.edition
        job = Job.of((bot, bot), kingdom, edition, self.seed, curves=True, about="study")
        curves = Curves.of(play_units(job, 0, STUDY_UNITS), kingdom.all_cards(), 2)
        enough = [n for n in curves.games[0] if n > STUDY_UNITS]  # turns of most games
        last = max(0, len(enough) - 1)
        return self.breeder.menu({card: line[last] for card, line in curves.owned[0].items()})

    def keep(self, rivals: Sequence[int], n: int) -> None:
        """The n best, but few that buy the same Kingdom cards: the others may have a future."""
        alike: dict[frozenset[str], int] = {}
        kept = []
        for contestant in sorted(self.population, key=lambda c: -self.strength(c, rivals)):
            cards = frozenset(contestant.plan.needs)
            alike[cards] = alike.get(cards, 0) + 1
            if alike[cards] <= ALIKE:
                kept.append(contestant)
        self.population = kept[:n]

    @property
    def best(self) -> Contestant:
        return self.population[0]

    def feared(self) -> list[int]:
        """The opponents that matter now: those the best plan fears most, and one by chance."""
        every = list(range(len(self.rivals)))
        every.sort(key=lambda r: self.standing(self.best, r))
        some = every[: FEARED - 1]
        some.append(self.dice.choice(every[FEARED - 1 :] or every))
        return sorted(set(some))

    def evolve(self) -> None:
        """One generation."""
        self.generation += 1
        rivals = self.feared()
        known = {c.plan for c in self.population}
        children: list[Contestant] = []
        chances = [1.0 / (1 + place) for place in range(len(self.population))]
        while len(children) < CHILDREN:
            mother, father = (c.plan for c in self.dice.choices(self.population, chances, k=2))
            if self.dice.random() < STRANGERS:
                father = self.breeder.stranger()
            plan = self.breeder.child(mother, father)
            if plan not in known and plan.buy:
                known.add(plan)
                children.append(Contestant(plan))
        for units, n in ROUNDS:
            children.sort(key=lambda c: -self.strength(c, rivals))
            del children[n:]
            self.play(children, rivals, units)
        self.play(self.population[: PARENTS // 2], rivals, ROUNDS[1][0])
        self.population += children
        self.keep(rivals, PARENTS)
        self.crown()
        every = range(len(self.rivals))
        unknown = [(c, r) for c in self.population for r in every if c.units(r) == 0]
        self.meet(unknown, ROUNDS[1][0])  # whoever stays meets everyone
        self.keep(every, PARENTS)

    def crown(self) -> None:
        """The best plan becomes an opponent if it beats the last one that did."""
        champions = self.rivals[self.n_given :]
        if any(champion == self.best.plan for champion in champions):
            return
        if champions:
            last = len(self.rivals) - 1
            self.play([self.best], [last], ROUNDS[2][0])
            if self.best.score(last) < BETTER:
                return
        if len(champions) == CHAMPIONS:  # the oldest makes room
            self.forget(self.n_given)
        self.rivals.append(self.best.plan)

    def forget(self, rival: int) -> None:
        del self.rivals[rival]
        for contestant in self.population:
            contestant.record = {
                r - (r > rival): numbers for r, numbers in contestant.record.items() if r != rival
            }

    # ---- the end -------------------------------------------------------------------------------

    def decide(self) -> None:
        """The best of the last generation, after many games with everyone."""
        every = range(len(self.rivals))
        self.population = self.population[:FINALISTS]
        self.play(self.population, every, FINAL_UNITS)
        self.keep(every, FINALISTS)

    def simplify(self) -> None:
        """Leave out of the best plan whatever it can do without: whole lists, then lines."""
        winner = self.best.plan
        rivals = self.feared()
        for less in (self.breeder.without_lists, self.breeder.shorter):
            while plainer := self.plainer(less(self.best.plan), winner, rivals):
                self.population.insert(0, plainer)

    def plainer(
        self, plans: Sequence[Plan], winner: Plan, rivals: Sequence[int]
    ) -> Contestant | None:
        """The best of these plans, if it is as good as the winner of the search."""
        others = [Contestant(plan) for plan in dict.fromkeys(plans) if plan.buy]
        if len(others) > PLAINEST:
            self.play(others, rivals, PLAIN_UNITS // 4)
            others.sort(key=lambda c: -self.strength(c, rivals))
        yardstick = Contestant(winner)
        others = [Contestant(c.plan) for c in others[:PLAINEST]]
        self.play([yardstick, *others], rivals, PLAIN_UNITS)
        best = max(others, key=lambda c: self.strength(c, rivals), default=yardstick)
        as_good = self.strength(best, rivals) >= self.strength(yardstick, rivals) - WORSE
        return best if others and as_good else None

    def progress(self, seconds: float) -> Progress:
        feared = min(range(self.n_given), key=self.best.score)
        return Progress(
            self.generation,
            self.games,
            seconds,
            self.best.plan,
            self.rivals[feared],
            self.best.score(feared),
        )


def solve(
    kingdom: KingdomWish,
    *,
    edition: str | None = None,
    platinum_colony: bool | None = None,
    seconds: float | None = None,
    generations: int | None = None,
    seed: int | None = None,
    start: Sequence[str | Path | Plan] = (),
    check: int = CHECK_GAMES,
    cores: int | None = None,
    executor: str | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Solution:
    """Find a good plan for a kingdom: a set by name, ten cards, or a Kingdom.

    Platinum and Colony are there if `platinum_colony` or else the set says so.
    It takes so many seconds (60 if nothing is said) or generations; with a number of generations
    alone, the same seed finds the same plan on any machine. `start` are plans to begin with,
    besides those that come with Coffers. The winner then plays `check` games against each of them.
    Ctrl-C ends the search early; the best plan so far is the winner.
    """
    seed = chosen_seed(seed, None)
    where = setting(
        kingdom, edition=edition, seed=seed, platinum_colony=platinum_colony, usually=False
    )
    plans = [load_strategy(s) for s in start]
    for plan in plans:
        if not isinstance(plan, Plan):
            raise CoffersError("solve-start", strategy=plan.name)
    if seconds is None and generations is None:
        seconds = DEFAULT_SECONDS
    began = monotonic()
    until = math.inf if seconds is None else began + seconds
    with chosen_place(executor, cores).open() as workers:
        solver = Solver(where, seed, workers, until, [p for p in plans if isinstance(p, Plan)])
        evolving = math.inf if seconds is None else began + EVOLVING * seconds
        with suppress(OutOfTime, KeyboardInterrupt):
            solver.found()
            while monotonic() < evolving and solver.generation != generations:
                solver.evolve()
                if progress is not None:
                    progress(solver.progress(monotonic() - began))
            solver.decide()
            solver.simplify()
    took = monotonic() - began
    if not solver.population:
        raise CoffersError("solve-too-short", seconds=seconds or 0)

    def matched(plan: Plan, rival: Strategy, games: int) -> MatchResult:
        return match(
            plan,
            rival,
            games=games,
            seed=seed,
            kingdom=where.kingdom,
            edition=where.edition,
            cores=cores,
            executor=executor,
        )

    plan = named(solver.best.plan, where)
    generic = solver.rivals[solver.n_given - 1]
    last = matched(plan, generic, check or SAFE_GAMES)
    if last.scores[0].value < 0.5:  # nobody needs a plan that is worse than none
        plan = named(solver.breeder.bot(), where)
        last = matched(plan, generic, check or SAFE_GAMES)
    others = solver.rivals[: solver.n_given - 1]
    against = [*(matched(plan, rival, check) for rival in others), last] if check else []
    return Solution(plan, where, seed, solver.generation, solver.games, took, against)


def named(plan: Plan, where: Setting) -> Plan:
    """A winner with a name, and words about it, in both languages."""
    found: dict[str, Any] = {}
    for code, name, about in (("en", "name", "about"), ("de", "german", "about_de")):
        say = language(code).text
        kingdom = title(where, code, plan)
        found[name] = say("solve-name", kingdom=kingdom)[:LONGEST_NAME]
        found[about] = say("solve-about", kingdom=kingdom)
    return replace(plan, **found)


def title(where: Setting, code: str, plan: Plan | None = None) -> str:
    """The name of a recommended set in a language; other kingdoms are called by some of their
    cards, those that a plan counts on first."""
    known = recommended(where.kingdom.cards)
    if known is not None:
        return known.called(code)
    cards = [language(code).card(card) for card in telling_cards(where.kingdom, plan)]
    while len(cards) > 1 and len(language(code).listing(cards)) > LONGEST_TITLE:
        cards.pop()
    return language(code).listing(cards)


def telling_cards(kingdom: Kingdom, plan: Plan | None) -> list[str]:
    """Three cards to know a kingdom by: what the plan buys, in its order, then the dearest."""
    bought = [line.card for line in (plan.buy or () if plan else ()) if line.most != 0]
    dear = sorted(kingdom.cards, key=lambda card: (-all_facts()[card].cost, card))
    found = dict.fromkeys(card for card in (*bought, *dear) if card in kingdom.cards)
    return list(found)[:TELLING]
