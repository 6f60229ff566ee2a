"""The solver: finds a good plan for a kingdom by letting plans compete.

How it searches is in `coffers.lab.evolution`. At the end the winner is relieved of everything that
it does not need, so that a person can read it, and plays against all strategies that come with
Coffers. A plan that loses to the generic bot is not returned: where none is found that does not,
the plan is `as the bot likes`.
"""

import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any

from coffers.cards.library import all_facts
from coffers.errors import CoffersError
from coffers.kingdoms import Kingdom
from coffers.kingdoms.sets import recommended
from coffers.kingdoms.settings import KingdomWish, Setting, setting
from coffers.lab import frames
from coffers.lab.evolution import Evolution, OutOfTime
from coffers.lab.execution import chosen_place
from coffers.lab.matches import MatchResult, check_seconds, chosen_seed, match
from coffers.lab.strategy import load_strategy
from coffers.strategies.lines import THE_BOT, Entry
from coffers.strategies.plans import Plan, Strategy
from coffers.strategies.reading import LONGEST_NAME
from coffers.texts import language

TELLING = 3  # cards that an unnamed kingdom is called by...
LONGEST_TITLE = 52  # ... as many as fit
DEFAULT_SECONDS = 60.0
CHECK_GAMES = 10_000
EVOLVING = 0.85  # the share of the time for new plans; in the rest the winner is made plain
SAFE_GAMES = 2000  # against the generic bot, where no check is asked for


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the solver is."""

    generation: int
    games: int
    seconds: float
    best: Plan
    feared: Strategy  # the opponent that the best plan does worst against
    score: float  # and how well that is

    @staticmethod
    def of(search: Evolution, seconds: float) -> "Progress":
        best = search.best
        feared = min(range(len(search.given)), key=best.score)
        rival = search.given[feared]
        return Progress(
            search.generation, search.games, seconds, best.plan, rival, best.score(feared)
        )


@dataclass(frozen=True)
class Solution:
    """What the solver found."""

    plan: Plan
    where: Setting
    seed: int
    generations: int
    games: int  # that it took
    seconds: float
    compared: MatchResult  # with the generic bot, which has no plan
    against: list[MatchResult]
    """A match with every opponent that came with Coffers, on shuffles the solver never saw; the
    generic bot is the last."""

    @property
    def is_the_bot(self) -> bool:
        """Whether nothing was found that beats the generic bot: it is the plan, then."""
        return self.plan.buy == (Entry(THE_BOT),)

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
            "compared": self.compared.as_json(),
            "against": [result.as_json() for result in self.against],
        }

    def _repr_html_(self) -> str:
        """For notebooks."""
        return "".join(result._repr_html_() for result in self.against)


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
    check_seconds(seconds)
    if seconds is None and generations is None:
        seconds = DEFAULT_SECONDS
    began = monotonic()
    until = math.inf if seconds is None else began + seconds

    def tell(search: Evolution) -> None:
        if progress is not None:
            progress(Progress.of(search, monotonic() - began))

    with chosen_place(executor, cores).open() as workers:
        own = [p for p in plans if isinstance(p, Plan)]
        search = Evolution(where, seed, workers, until, own, tell)
        evolving = math.inf if seconds is None else began + EVOLVING * seconds
        with suppress(OutOfTime, KeyboardInterrupt):
            search.found()
            while monotonic() < evolving and search.generation != generations:
                search.evolve()
            search.simplify()
    took = monotonic() - began
    if not search.games:
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

    plan = named(search.best.plan, where)
    last = matched(plan, search.generic, check or SAFE_GAMES)
    if last.scores[0].value < 0.5:  # nobody needs a plan that is worse than none
        plan = named(search.breeder.bot(), where)
        last = matched(plan, search.generic, check or SAFE_GAMES)
    against = [*(matched(plan, rival, check) for rival in search.given[:-1]), last] if check else []
    return Solution(plan, where, seed, search.generation, search.games, took, last, against)


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
