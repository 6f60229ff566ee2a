"""The ladder: how strong a bot is, against opponents that stay as they are.

>>> result = ladder("big-money", against=["menus"], kingdoms=2, games=4, seed=1)
>>> [rung.name for rung in result.rungs][:2], result.games
(['big-money', 'smithy'], 48)
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from time import monotonic, process_time_ns
from typing import Any

from coffers.bench import calibrate
from coffers.bots.registry import DEFAULT_BOT, THINKING
from coffers.bots.series import SHARES
from coffers.engine.decisions import Agent, Decision, Onlooker
from coffers.engine.diary import Diary
from coffers.engine.editions import DEFAULT_EDITION
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.errors import CoffersError, StoppedTooSoon
from coffers.kingdoms import Kingdom
from coffers.lab import checkpoints, execution, held_out
from coffers.lab.execution import Counts, Numbers, Work, added, chosen_place, results
from coffers.lab.matches import (
    Job,
    chosen_seed,
    nothing_played,
    play_units,
    seconds_of_unit,
    units_for,
)
from coffers.lab.menus import MENUS, MenuStrategy, kingdom_for
from coffers.lab.statistics import Estimate, rate, rate_of_strata
from coffers.lab.strategy import BotStrategy, load_strategy, thinking_time, timed_name
from coffers.strategies.plans import Strategy
from coffers.texts import Language, current

AGAINST = ("menus", "generic", "plans")
USUALLY = ("menus", "generic")
KINGDOMS_OF_A_MENU = 100
USUAL_GAMES = 20  # in each kingdom, of a bot that answers at once...
GAMES_OF_A_THINKER = 2  # ... and of one that does not
WORST = 10  # kingdoms of each opponent that are played again, if somebody asks for it
FEWEST_KINGDOMS = 2  # one alone says nothing about how much they differ


# ---- who is met where --------------------------------------------------------------------------


@dataclass(frozen=True)
class Rung:
    """An opponent, or several of a kind, and a job for each kingdom where one is met."""

    kind: str  # one of AGAINST
    name: str  # of the menu, or the kind
    jobs: tuple[Job, ...]
    again: tuple[Job, ...] = ()  # the same kingdoms on other shuffles


def rungs_of(
    bot: Strategy, against: Sequence[str], kingdoms: int | None, seed: int, plans: Path | None
) -> list[Rung]:
    """All that a bot meets; kingdoms that do not suit it are left out."""
    for kind in against:
        if kind not in AGAINST:
            raise CoffersError("ladder-against", found=kind, known=", ".join(AGAINST))
    found = []
    if "menus" in against:
        for menu in MENUS:
            seeds = range(max(KINGDOMS_OF_A_MENU, kingdoms or 0))
            other = MenuStrategy(menu)
            drawn = ((other, kingdom_for(menu, k, bot.needs)) for k in seeds)
            found.append(rung("menus", menu, bot, drawn, seed, kingdoms or KINGDOMS_OF_A_MENU))
    if "generic" in against:
        generic = load_strategy(DEFAULT_BOT)
        places = [(generic, k) for k in held_out.kingdoms()]
        found.append(rung("generic", "generic", bot, places, seed, kingdoms))
    if "plans" in against:
        known = held_out.plans(plans)
        if not known:
            folder = plans or held_out.plans_folder()
            raise CoffersError("ladder-no-plans", folder=str(folder))
        every = held_out.kingdoms()
        met = [(plan, every[i]) for i, plan in sorted(known.items())]
        found.append(rung("plans", "plans", bot, met, seed, kingdoms))
    found = [r for r in found if r.jobs]
    if not found:
        raise CoffersError("ladder-nowhere", strategy=bot.name)
    return found


def rung(
    kind: str,
    name: str,
    bot: Strategy,
    places: Iterable[tuple[Strategy, Kingdom]],
    seed: int,
    most: int | None = None,
) -> Rung:
    """An opponent in the first kingdoms that suit the bot, at most so many."""
    suitable = ((i, *place) for i, place in enumerate(places) if bot.fits(place[1]))
    met = list(islice(suitable, most))

    def jobs(about: str) -> tuple[Job, ...]:
        return tuple(
            Job.of((bot, other), kingdom, DEFAULT_EDITION, seed, about=f"{name} {i}{about}")
            for i, other, kingdom in met
        )

    return Rung(kind, name, jobs(""), jobs(" again"))


# ---- the time that a bot takes -----------------------------------------------------------------


class Watch:
    """The time that a bot took for all its decisions, and for looking at others' turns, in
    nanoseconds of the processor."""

    def __init__(self) -> None:
        self.decisions = 0
        self.spent = 0
        looks = [-(process_time_ns() - process_time_ns()) for _ in range(100)]
        self.look = min(looks)  # a look at the clock takes as long as some decisions

    def count(self, start: int) -> None:
        self.spent += max(0, process_time_ns() - start - self.look)


class Timing(Onlooker):
    """Lets another agent decide, and takes the time."""

    def __init__(self, agent: Agent, watch: Watch) -> None:
        super().__init__(agent)
        self.watch = watch

    def choose(self, me: Player, d: Decision) -> int:
        start = process_time_ns()
        answer = self.agent.choose(me, d)
        self.watch.count(start)
        self.watch.decisions += 1
        return int(answer)

    def see_turn(self, seat: int, turn: Diary) -> None:
        start = process_time_ns()
        self.agent.see_turn(seat, turn)
        self.watch.count(start)


@dataclass(frozen=True)
class Timed(Strategy):
    """A strategy with a watch beside it."""

    strategy: Strategy = field(default_factory=lambda: load_strategy(DEFAULT_BOT))
    watch: Watch = field(default_factory=Watch)

    @property
    def lasts(self) -> bool:
        return self.strategy.lasts

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        return Timing(self.strategy.agent(setup, seed), self.watch)


def play_timed(job: Job, first: int, n: int) -> Numbers:
    """Play units of a job; the bot's time is taken in the first of them only."""
    if first > 0:
        return {**play_units(job, first, n), "decisions": [0], "spent": [0]}
    bot, other = job.strategies
    timed = Timed(bot.name, strategy=bot)
    total = play_units(replace(job, strategies=(timed, other)), 0, 1)
    if n > 1:
        total = added(total, play_units(job, 1, n - 1))
    return {**total, "decisions": [timed.watch.decisions], "spent": [timed.watch.spent]}


def nothing_timed(job: Job) -> Numbers:
    """The sums of a job before anything is played."""
    return {**nothing_played(job), "decisions": [0], "spent": [0]}


# ---- results -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """What came of the games in one kingdom."""

    job: Job
    sums: Numbers

    @property
    def score(self) -> float:
        """The share of victories."""
        return self.sums["credit"][0] / SHARES / self.sums["games"][0]

    @property
    def estimate(self) -> Estimate:
        """The same with its interval, over pairs of mirrored games."""
        credit, squares = self.sums["credit"][0], self.sums["credit_squared"][0]
        return rate(credit / SHARES, squares / SHARES**2, self.sums["units"][0], 2)

    def as_json(self) -> dict[str, Any]:
        kingdom = self.job.kingdom
        return {
            "kingdom": list(kingdom.cards),
            "bane": kingdom.bane,
            "platinum_colony": kingdom.platinum_colony,
            "games": self.sums["games"][0],
            "wins": self.sums["wins"][0],
            "ties": self.sums["ties"][0],
            "score": self.score,
        }


class RungResult:
    """What came of one rung, kingdom by kingdom."""

    def __init__(self, rung: Rung, sums: Sequence[Numbers]) -> None:
        self.kind = rung.kind
        self.name = rung.name
        self.places = [Place(j, s) for j, s in zip(rung.jobs, sums, strict=True) if s]
        self.games = sum(place.sums["games"][0] for place in self.places)

    @property
    def stratum(self) -> tuple[float, float, int]:
        """The sum of scores, of their squares, and how many: a kingdom is one witness."""
        scores = [place.score for place in self.places]
        return sum(scores), sum(s * s for s in scores), len(scores)

    @property
    def score(self) -> Estimate:
        """The share of victories, over kingdoms; in one alone, over pairs of mirrored games."""
        if len(self.places) >= FEWEST_KINGDOMS:
            return rate(*self.stratum, 1)
        return self.places[0].estimate

    @property
    def worst_first(self) -> list[Place]:
        return sorted(self.places, key=lambda place: place.score)

    @property
    def worst(self) -> Place:
        return self.worst_first[0]

    @property
    def milliseconds(self) -> float:
        """What the processor spent on a decision of the bot."""
        spent = sum(place.sums["spent"][0] for place in self.places)
        return spent / 1e6 / max(1, sum(place.sums["decisions"][0] for place in self.places))

    def title(self, language: Language | None = None) -> str:
        """What the opponent is called."""
        return (language or current()).text(f"ladder-{self.kind}", menu=self.name)

    def as_json(self) -> dict[str, Any]:
        return {
            "against": self.kind,
            "opponent": self.name,
            "score": self.score.as_json(),
            "games": self.games,
            "cpu_ms": self.milliseconds,
            "worst": self.worst.as_json(),
            "kingdoms": [place.as_json() for place in self.places],
        }


class LadderResult:
    """What came of a ladder: `rungs`, and the `average` over the menus."""

    def __init__(
        self,
        bot: Strategy,
        seed: int,
        rungs: Sequence[RungResult],
        seconds: float,
        unsaved: CoffersError | None = None,
        again: Sequence[RungResult] = (),
        calibration: float | None = None,
    ) -> None:
        self.bot = bot
        self.seed = seed
        self.again = [rung for rung in again if rung.places]  # the worst kingdoms, once more
        self.rungs = [rung for rung in rungs if rung.places]
        self.seconds = seconds
        self.calibration = calibration  # of the machine, if the bot's strength depends on it
        self.unsaved = unsaved  # why there is no checkpoint, if there should be one
        self.games = sum(rung.games for rung in self.rungs)

    @property
    def average(self) -> Estimate | None:
        """The score over all menus, if all of them were met."""
        strata = [rung.stratum for rung in self.rungs if rung.kind == "menus"]
        return rate_of_strata(strata, 1) if len(strata) == len(MENUS) else None

    def __repr__(self) -> str:
        scores = ", ".join(f"{rung.name} {100 * rung.score.value:.1f} %" for rung in self.rungs)
        return f"<LadderResult: {self.bot.name}: {scores}; {self.games} games, seed {self.seed}>"

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot.name,
            "games": self.games,
            "seed": self.seed,
            "seconds": self.seconds,
            "calibration_s": self.calibration,
            "average": self.average and self.average.as_json(),
            "opponents": [rung.as_json() for rung in self.rungs],
            "again": [rung.as_json() for rung in self.again],
        }


# ---- playing -----------------------------------------------------------------------------------


def climber(bot: str | Path | Strategy | None, think: float | None = None) -> Strategy:
    """Who climbs the ladder: any strategy, or one that thinks for so many seconds."""
    if bot is None:
        bot = DEFAULT_BOT if think is None else [*THINKING][-1]
    found = load_strategy(bot)
    if think is None:
        return found
    if not isinstance(found, BotStrategy) or found.bot not in THINKING:
        raise CoffersError("no-thinker", strategy=found.name, known=", ".join(THINKING))
    if not think >= 0:
        raise CoffersError("lab-number", option="think", found=think, least=0)
    if think == found.seconds:
        return found
    return replace(found, name=timed_name(found.name, think), think=think)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a ladder is."""

    games: int
    all_games: int
    seconds: float  # that it takes, as was thought beforehand; 0: not worth mentioning


def ladder(
    bot: str | Path | Strategy | None = None,
    *,
    games: int | None = None,
    against: Sequence[str] = (),
    kingdoms: int | None = None,
    think: float | None = None,
    seed: int | None = None,
    plans: Path | None = None,
    cores: int | None = None,
    executor: str | None = None,
    checkpoint: str | Path | None = None,
    progress: Callable[[Progress], None] | None = None,
    again: int | None = None,
) -> LadderResult:
    """Let a bot (the generic one, if none is named) play against the menus and the generic bot.

    So many games in each kingdom, in pairs of mirrored games; at most so many kingdoms against
    each opponent. `against` are some of "menus", "generic" and "plans". `think` is for bots that
    look ahead: so many seconds for a decision. With `again`, the kingdoms in which it went worst
    are played once more with so many games. Ctrl-C ends it; what has been played counts.
    """
    climbing = climber(bot, think)
    for option, n in (("kingdoms", kingdoms), ("again", again)):
        if n is not None and n < 1:
            raise CoffersError("lab-number", option=option, found=n, least=1)
    kept = checkpoints.load(checkpoint)
    seed = chosen_seed(seed, kept)
    chosen = against or [a for a in USUALLY if a != climbing.name]  # itself is no yardstick
    rungs = rungs_of(climbing, chosen, kingdoms, seed, plans)
    if games is None:
        games = GAMES_OF_A_THINKER if thinking_time(climbing) else USUAL_GAMES
    units = pairs_of(games)
    units_again = 0 if again is None else pairs_of(again)
    keeping = (checkpoint, seed, kept)
    climb = Climb(climbing, rungs, keeping, chosen_place(executor, cores), progress)
    calibration = calibrate() if thinking_time(climbing) else None
    start = monotonic()
    found = climb.play(rungs, units)
    worst: list[RungResult] = []
    if units_again and not climb.is_stopped:
        worst = climb.play(
            [worst_again(*pair) for pair in zip(rungs, found, strict=True)], units_again
        )
    seconds = monotonic() - start
    return LadderResult(climbing, seed, found, seconds, climb.keeper.fault, worst, calibration)


def pairs_of(games: int) -> int:
    """How many pairs of mirrored games so many games are; of kingdoms, one pair in each will do."""
    return min(units_for(games, 2), -(-games // 2))


class Climb:
    """Plays rungs, with all that has been played in one checkpoint; Ctrl-C stops it."""

    def __init__(
        self,
        bot: Strategy,
        rungs: Sequence[Rung],
        keeping: tuple[str | Path | None, int, checkpoints.Checkpoint | None],
        where: execution.Place,
        progress: Callable[[Progress], None] | None,
    ) -> None:
        path, seed, kept = keeping
        jobs = [job for rung in rungs for job in (*rung.jobs, *rung.again)]
        self.per_pair = seconds_of_unit([bot, load_strategy(DEFAULT_BOT)])
        self.where = where
        self.progress = progress
        self.counts = Counts(
            [{}] * len(jobs) if kept is None else kept.sums_of(jobs, nothing_timed, seed)
        )
        self.index = {id(job): i for i, job in enumerate(jobs)}
        self.keeper = checkpoints.Keeper(path, seed, jobs, self.counts.sums)
        self.is_stopped = False

    def play(self, rungs: Sequence[Rung], units: int) -> list[RungResult]:
        """So many pairs of games in each kingdom of some rungs."""
        counts = self.counts
        indices = [self.index[id(job)] for rung in rungs for job in rung.jobs]
        done = [counts.units(i) for i in indices]
        everything = 2 * sum(max(units, n) for n in done)
        seconds = (everything / 2 - sum(done)) * self.per_pair / self.where.cores
        jobs = [job for rung in rungs for job in rung.jobs]
        order = in_turn(rungs)
        work = Work(
            [jobs[k] for k in order],
            [units] * len(jobs),
            [done[k] for k in order],
            per_unit=self.per_pair or None,
        )

        def tell() -> None:
            if self.progress is not None:
                self.progress(Progress(2 * sum(done), everything, seconds))

        try:
            tell()
            with closing(results(work, play_timed, self.where)) as rows:
                for stretch, numbers in rows:
                    k = order[stretch.job]
                    counts.add(indices[k], stretch.first, numbers)
                    done[k] += stretch.n
                    self.keeper.keep(counts.sums)
                    tell()
        except KeyboardInterrupt:
            self.is_stopped = True
            if not any(counts.all()):
                raise StoppedTooSoon("too-few-games") from None
        finally:
            self.keeper.close(counts.sums)
        sums = counts.all()
        rest = iter(indices)
        return [RungResult(rung, [sums[next(rest)] for _ in rung.jobs]) for rung in rungs]


def worst_again(rung: Rung, result: RungResult) -> Rung:
    """The kingdoms in which it went worst, on other shuffles: in some of them it was bad luck."""
    worst = [id(place.job) for place in result.worst_first[:WORST]]
    twins = {id(job): twin for job, twin in zip(rung.jobs, rung.again, strict=True)}
    return replace(rung, jobs=tuple(twins[job] for job in worst), again=())


def in_turn(rungs: Sequence[Rung]) -> list[int]:
    """The jobs of all rungs, a kingdom of each in turn: so whoever stops early knows all of them
    equally well."""
    firsts = [sum(len(r.jobs) for r in rungs[:i]) for i in range(len(rungs))]
    longest = max(len(rung.jobs) for rung in rungs)
    return [
        first + k
        for k in range(longest)
        for first, rung in zip(firsts, rungs, strict=True)
        if k < len(rung.jobs)
    ]
