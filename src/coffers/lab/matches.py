"""Matches: the same strategies, many games, and what can be said about them.

>>> result = match("big-money", "random", games=40, seed=1)
>>> result.games, result.strategies[1].name
(40, 'random')
>>> result.scores[0].value > 0.9
True
"""

import secrets
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from hashlib import blake2b
from html import escape
from pathlib import Path
from time import monotonic
from typing import Any

from coffers.bots import series
from coffers.bots.openings import Openings
from coffers.engine.decisions import Agent, IllegalAnswer
from coffers.engine.editions import DEFAULT_EDITION
from coffers.engine.setup import Setup
from coffers.errors import CoffersError, StoppedTooSoon
from coffers.game import LARGEST_SEED
from coffers.kingdoms import FIRST_GAME, KINGDOM_SIZE, PLAYERS, Kingdom, check_edition
from coffers.kingdoms.settings import KingdomWish, Setting, setting
from coffers.lab import checkpoints, frames
from coffers.lab.curves import Curves
from coffers.lab.execution import Counts, Numbers, Work, added, chosen_place, results
from coffers.lab.openings import OpeningResults
from coffers.lab.seating import blocks, games_of_unit
from coffers.lab.starts import DEALT, Beginning, Position, chosen_beginning, read_position
from coffers.lab.statistics import Estimate, SequentialTest, mean, next_look, rate
from coffers.lab.strategy import distinct, load_strategy, thinking_time
from coffers.lab.words import number, percent, summary
from coffers.scenario.document import Scenario
from coffers.strategies.plans import Strategy
from coffers.texts import Language, current

DEFAULT_GAMES = 10_000
GAMES_OF_THINKERS = 100  # if somebody looks ahead
THOUGHTS = 33  # decisions in a game that a bot thinks about
MOST_UNITS = 2**32 - 1  # so many shuffles has a stream
FEWEST_UNITS = 2  # one alone says nothing about how much they differ
ENDINGS = ("provinces", "colonies", "piles", "limit")

Strategies = Sequence[str | Path | Strategy]
Progress = Callable[["MatchResult"], None]


# ---- what is played ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Job:
    """All that a worker must know to play any unit of a match."""

    strategies: tuple[Strategy, ...]
    kingdom: Kingdom
    edition: str
    stream: int  # which 2**32 shuffles these are
    curves: bool = False
    beginning: Beginning = DEALT
    by_opening: bool = False

    @staticmethod
    def of(
        strategies: tuple[Strategy, ...],
        kingdom: Kingdom,
        edition: str,
        seed: int,
        curves: bool = False,
        about: str = "",
        beginning: Beginning = DEALT,
        by_opening: bool = False,
    ) -> "Job":
        """A match of strategies, all of which the kingdom must suit.

        Matches with the same seed that are `about` different things have different shuffles.
        """
        fewest, most = PLAYERS
        if not fewest <= len(strategies) <= most:
            raise CoffersError("players", n=len(strategies), fewest=fewest, most=most)
        if not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
            raise CoffersError("seed", seed=str(seed), most=str(LARGEST_SEED))
        for strategy in strategies:
            strategy.check(kingdom)
        digest = blake2b(f"{seed} {about}".encode(), digest_size=4).digest()
        stream = int.from_bytes(digest, "big") >> 1
        edition = check_edition(edition)
        beginning.start(kingdom, len(strategies), edition)  # complains where it cannot begin so
        return Job(strategies, kingdom, edition, stream, curves, beginning, by_opening)

    def setup(self) -> Setup:
        return self.beginning.setup(self.kingdom, len(self.strategies), self.edition)


def play_units(job: Job, first: int, n: int) -> Numbers:
    """Play so many units of a job, from the one with that number on; their sums."""
    players = len(job.strategies)
    setup = job.setup()
    start = job.beginning.start(job.kingdom, players, job.edition)
    curves = series.Curves(players, setup.n_cards) if job.curves else None
    openings = Openings(players, setup.n_cards) if job.by_opening else None
    seed = (job.stream << 32) + first
    try:
        if all(strategy.lasts for strategy in job.strategies):
            agents = [[strategy.agent(setup) for strategy in job.strategies]]
            agents *= games_of_unit(players)
            sums = series.play_series(
                setup, agents, seed, n, curves, blocks(players), start, openings
            )
            total = sums.numbers()
        else:
            total = {}
            for unit in range(n):
                games = fresh_agents(job, seed + unit)
                sums = series.play_series(
                    setup, games, seed + unit, 1, curves, blocks(players), start, openings
                )
                total = added(total, sums.numbers())
    except CoffersError:
        raise
    except IllegalAnswer as fault:
        raise CoffersError("strategy-illegal", problem=str(fault)) from fault
    except Exception as fault:
        problem = f"{type(fault).__name__}: {fault}"
        names = ", ".join(strategy.name for strategy in job.strategies)
        raise CoffersError("strategy-crashed", names=names, problem=problem) from fault
    if curves is not None:
        total.update(curves.numbers())
    if openings is not None:
        total.update(openings.numbers())
    return total


def nothing_played(job: Job) -> Numbers:
    """The sums of a job before anything is played."""
    players, n_cards = len(job.strategies), job.setup().n_cards
    total = series.Sums(players).numbers()
    if job.curves:
        total.update(series.Curves(players, n_cards).numbers())
    if job.by_opening:
        total.update(Openings(players, n_cards).numbers())
    return total


def fresh_agents(job: Job, seed: int) -> list[list[Agent]]:
    """Agents that have never played, for each game of a unit."""
    players = len(job.strategies)
    games = games_of_unit(players)
    setup = job.setup()
    return [
        [
            strategy.agent(setup, ((seed * games + game) * players + i) & LARGEST_SEED)
            for i, strategy in enumerate(job.strategies)
        ]
        for game in range(games)
    ]


def common_kingdom(strategies: Sequence[Strategy], platinum_colony: bool | None = None) -> Kingdom:
    """A kingdom that suits all strategies: what they need, what they like, and simple cards.

    It is always the same for the same strategies (and the same wish for Platinum and Colony).
    """
    needed = list(dict.fromkeys(card for s in strategies for card in s.needs))
    if len(needed) > KINGDOM_SIZE:
        raise CoffersError("needs-too-much", n=len(needed), size=KINGDOM_SIZE)
    liked = [card for s in strategies for card in s.likes]
    cards = list(dict.fromkeys([*needed, *liked, *FIRST_GAME]))[:KINGDOM_SIZE]
    if platinum_colony is None:
        platinum_colony = needs_colony(strategies)
        if platinum_colony and any(s.platinum_colony is False for s in strategies):
            raise CoffersError("needs-disagree")
    return Kingdom.of(cards, platinum_colony=platinum_colony)


def needs_colony(strategies: Sequence[Strategy]) -> bool:
    """Whether any of them wants Platinum and Colony."""
    return any(s.platinum_colony for s in strategies)


def where_to_play(
    wish: KingdomWish | None,
    strategies: Sequence[Strategy],
    edition: str | None,
    seed: int,
    platinum_colony: bool | None,
) -> Setting:
    """The kingdom that was named, or one that suits all strategies."""
    if wish is None:
        kingdom = common_kingdom(strategies, platinum_colony)
        return Setting(kingdom, check_edition(edition or DEFAULT_EDITION))
    return setting(
        wish,
        edition=edition,
        seed=seed,
        platinum_colony=platinum_colony,
        usually=needs_colony(strategies),
    )


# ---- results -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the sequential test says about the first strategy: better, worse, equal or open."""

    answer: str
    test: SequentialTest
    share: float  # the score it would have if all were equal


class MatchResult:
    """What came of a match. Lists are by strategy, in the order they were named."""

    def __init__(
        self,
        job: Job,
        seed: int,
        sums: Numbers,
        seconds: float,
        before: int = 0,
        verdict: Verdict | None = None,
        unsaved: CoffersError | None = None,
    ) -> None:
        self.job = job
        self.seed = seed
        self.sums = sums
        self.seconds = seconds
        self.before = before  # units that were there when the seconds began
        self.verdict = verdict
        self.unsaved = unsaved  # why there is no checkpoint, if there should be one
        self.strategies = job.strategies
        self.kingdom = job.kingdom
        self.edition = job.edition
        self.units: int = sums["units"][0]
        self.games: int = sums["games"][0]

    @property
    def players(self) -> int:
        return len(self.strategies)

    @property
    def orders(self) -> int:
        """In so many orders of the seats every shuffle was played."""
        return self.games // self.units

    @property
    def speed(self) -> float:
        """Games per second."""
        return (self.units - self.before) * self.orders / max(self.seconds, 1e-6)

    def _rates(self, name: str, scale: int = 1) -> list[Estimate]:
        totals, squares = self.sums[name], self.sums[f"{name}_squared"]
        return [
            rate(t / scale, s / scale**2, self.units, self.orders)
            for t, s in zip(totals, squares, strict=True)
        ]

    def _means(self, name: str) -> list[Estimate]:
        totals, squares = self.sums[name], self.sums[f"{name}_squared"]
        return [mean(t, s, self.units, self.orders) for t, s in zip(totals, squares, strict=True)]

    @property
    def wins(self) -> list[Estimate]:
        """Shares of games won alone."""
        return self._rates("wins")

    @property
    def ties(self) -> list[Estimate]:
        """Shares of games in which the victory was shared."""
        return self._rates("ties")

    @property
    def losses(self) -> list[Estimate]:
        squares = self.sums["losses_squared"]
        lost = [
            self.games - won - tied
            for won, tied in zip(self.sums["wins"], self.sums["ties"], strict=True)
        ]
        return [rate(t, s, self.units, self.orders) for t, s in zip(lost, squares, strict=True)]

    @property
    def scores(self) -> list[Estimate]:
        """Shares of victories: one for a game won alone, half of one for one shared by two..."""
        return self._rates("credit", series.SHARES)

    @property
    def points(self) -> list[Estimate]:
        """Victory points at the end."""
        return self._means("points")

    @property
    def leads(self) -> list[Estimate]:
        """Points minus those of the best opponent."""
        return self._means("lead")

    @property
    def turns(self) -> Estimate:
        """Rounds of a game."""
        return mean(self.sums["rounds"][0], self.sums["rounds_squared"][0], self.units, self.orders)

    @property
    def lengths(self) -> dict[int, int]:
        """Games by their number of rounds (100 stands for more)."""
        return {rounds: n for rounds, n in enumerate(self.sums["lengths"]) if n}

    @property
    def endings(self) -> dict[str, int]:
        """Games by what they ended with; `limit` are those that never would have."""
        return dict(zip(ENDINGS, self.sums["endings"], strict=True))

    @property
    def seats(self) -> list[list[float]]:
        """The score of each strategy in each seat."""
        n = self.players
        games = self.games // n  # of each strategy in each seat
        shares = [credit / (games * series.SHARES) for credit in self.sums["seats"]]
        return [shares[i * n : (i + 1) * n] for i in range(n)]

    @property
    def curves(self) -> Curves | None:
        if "curve_games" not in self.sums:
            return None
        cards = [card.name for card in self.job.setup().cards]
        return Curves.of(self.sums, cards, self.players)

    @property
    def openings(self) -> OpeningResults | None:
        """How it went by first hand and first purchases, if that was asked for."""
        if "hand_times" not in self.sums:
            return None
        cards = [card.name for card in self.job.setup().cards]
        return OpeningResults.of(self.sums, cards, self.players, self.job.beginning)

    # ---- for others --------------------------------------------------------------------------

    def __repr__(self) -> str:
        scores = ", ".join(
            f"{s.name} {100 * e.value:.1f} % [{100 * e.low:.1f}, {100 * e.high:.1f}]"
            for s, e in zip(self.strategies, self.scores, strict=True)
        )
        return f"<MatchResult: {scores}; {self.games} games, seed {self.seed}>"

    def rows(self) -> list[dict[str, str | int | float]]:
        """One row for each strategy, as tables of other programs like them."""
        found: list[dict[str, str | int | float]] = []
        for i, strategy in enumerate(self.strategies):
            row: dict[str, str | int | float] = {
                "strategy": strategy.name,
                "games": self.games,
                "units": self.units,
                "seed": self.seed,
            }
            for name in ("wins", "ties", "losses", "scores", "points", "leads"):
                estimate: Estimate = getattr(self, name)[i]
                row[name] = estimate.value
                row[f"{name}_low"] = estimate.low
                row[f"{name}_high"] = estimate.high
            for seat, score in enumerate(self.seats[i]):
                row[f"score_seat_{seat + 1}"] = score
            found.append(row)
        return found

    def frame(self) -> Any:
        """The rows as a DataFrame of polars, or of pandas if only that is there."""
        return frames.frame(self.rows())

    def as_json(self) -> dict[str, Any]:
        document: dict[str, Any] = {
            "games": self.games,
            "units": self.units,
            "seed": self.seed,
            "seconds": self.seconds,
            "kingdom": list(self.kingdom.cards),
            "bane": self.kingdom.bane,
            "platinum_colony": self.kingdom.platinum_colony,
            "edition": self.edition,
            "turns": self.turns.as_json(),
            "lengths": self.lengths,
            "endings": self.endings,
            "strategies": [
                {
                    "name": strategy.name,
                    "wins": self.wins[i].as_json(),
                    "ties": self.ties[i].as_json(),
                    "losses": self.losses[i].as_json(),
                    "scores": self.scores[i].as_json(),
                    "points": self.points[i].as_json(),
                    "leads": self.leads[i].as_json(),
                    "seats": self.seats[i],
                }
                for i, strategy in enumerate(self.strategies)
            ],
        }
        if self.verdict is not None:
            document["sprt"] = {
                "answer": self.verdict.answer,
                "margin": self.verdict.test.margin,
                "alpha": self.verdict.test.alpha,
                "beta": self.verdict.test.beta,
                "share": self.verdict.share,
            }
        if (curves := self.curves) is not None:
            document["curves"] = curves.as_json()
        if (openings := self.openings) is not None:
            document["openings"] = openings.as_json()
        return document

    def report(self, path: str | Path, language: Language | None = None) -> None:
        """Write a report with pictures (.html), or the pictures alone (.svg, .png)."""
        from coffers.lab.report import write_report

        write_report(self, path, language)

    def _repr_html_(self) -> str:
        """For notebooks."""
        say = current().text
        code = current().code
        heads = [say(f"lab-{name}") for name in ("strategy", "wins", "ties", "losses", "points")]
        lines = ["<table><tr>", *(f"<th>{escape(head)}</th>" for head in heads), "</tr>"]
        for i, strategy in enumerate(self.strategies):
            cells = [
                strategy.title(code),
                *(percent(getattr(self, name)[i]) for name in ("wins", "ties", "losses")),
                number(self.points[i]),
            ]
            lines += ["<tr>", *(f"<td>{escape(cell)}</td>" for cell in cells), "</tr>"]
        lines.append(f"</table><p>{escape(summary(self))}</p>")
        return "".join(lines)


# ---- playing -----------------------------------------------------------------------------------


def match(
    *strategies: str | Path | Strategy,
    games: int | None = None,
    seconds: float | None = None,
    sprt: bool | SequentialTest = False,
    seed: int | None = None,
    kingdom: KingdomWish | None = None,
    edition: str | None = None,
    platinum_colony: bool | None = None,
    curves: bool = False,
    opening: str | None = None,
    position: str | Path | Scenario | None = None,
    by_opening: bool = False,
    cores: int | None = None,
    executor: str | None = None,
    checkpoint: str | Path | None = None,
    progress: Progress | None = None,
) -> MatchResult:
    """Let strategies play against each other, in all seats on the same shuffles.

    It ends after so many games (10,000 if nothing is said, or 100 if somebody looks ahead) or
    seconds, or with `sprt` when the answer is clear, whatever comes first. Ctrl-C ends it, too;
    what has been played counts. The same seed gives the same result on any number of
    cores. `kingdom` is a Kingdom, ten cards or the name of a set, by default one that suits all;
    Platinum and Colony are there if `platinum_colony` says so, else if the set does, else if a
    strategy needs them. With a `checkpoint` file, what has been played is not lost and goes on
    from there the next time.

    With an `opening` ("5/2", "4/3" or "either") all have the same first two hands; with a
    `position` (a scenario) they play on from there, with its kingdom and edition. `by_opening`
    tells results by first hand and first purchases apart.
    """
    players = distinct(load_strategy(s) for s in strategies)
    kept = checkpoints.load(checkpoint)
    seed = chosen_seed(seed, kept)
    where = started(
        players, kingdom, edition, seed, platinum_colony, opening, position, len(players)
    )
    job = Job.of(
        players,
        where.kingdom,
        where.edition,
        seed,
        curves,
        beginning=where.beginning,
        by_opening=by_opening,
    )
    test = checked_test(sprt)
    if games is None and (seconds is None and test is None):
        games = usual_games(players)
    units = units_for(games, len(players))
    counts = Counts([{}] if kept is None else kept.sums_of([job], nothing_played, seed))
    check_seconds(seconds)
    place = chosen_place(executor, cores)
    keeper = checkpoints.Keeper(checkpoint, seed, [job], counts.sums)
    start = monotonic()
    until = None if seconds is None else start + seconds
    before = counts.units(0)
    cut = None if test is None else next_look
    answer = None if test is None else _answer(test, counts.sums[0], before)
    work = Work([job], [units], [before], cut, seconds_of_unit(players) or None)
    rows = results(work, play_units, place, until)
    try:
        with closing(rows):
            while answer is None and (row := next(rows, None)) is not None:
                stretch, numbers = row
                counts.add(0, stretch.first, numbers)
                total, done = counts.sums[0], counts.units(0)
                keeper.keep(counts.sums)
                if progress is not None and done >= FEWEST_UNITS:
                    progress(MatchResult(job, seed, total, monotonic() - start, before))
                if test is not None:
                    answer = _answer(test, total, done)
    except KeyboardInterrupt:
        total = counts.all()[0]
        if not total or total["units"][0] < FEWEST_UNITS:
            raise StoppedTooSoon("too-few-games") from None
    finally:
        keeper.close(counts.sums)
    total = counts.all()[0]
    verdict = None if test is None else Verdict(answer or "open", test, 1 / len(players))
    seconds_taken = monotonic() - start
    return MatchResult(job, seed, total, seconds_taken, before, verdict, keeper.fault)


def started(
    strategies: Sequence[Strategy],
    kingdom: KingdomWish | None,
    edition: str | None,
    seed: int,
    platinum_colony: bool | None,
    opening: str | None,
    position: str | Path | Scenario | None,
    players: int,
) -> Position:
    """Where so many play, and from what on, as the user wants it."""
    found = None if position is None else read_position(position)
    beginning = chosen_beginning(opening, found, players)
    if found is not None:
        if (kingdom, edition, platinum_colony) != (None, None, None):
            raise CoffersError("from-kingdom")
        return found
    where = where_to_play(kingdom, strategies, edition, seed, platinum_colony)
    return Position(beginning, where.kingdom, where.edition, players)


def chosen_seed(wish: int | None, kept: checkpoints.Checkpoint | None) -> int:
    """The seed that the user wants, the one that work goes on with, or any."""
    if wish is not None:
        return wish
    return secrets.randbelow(LARGEST_SEED) if kept is None else kept.seed


def usual_games(strategies: Sequence[Strategy]) -> int:
    """How many games these play if nothing is said."""
    return GAMES_OF_THINKERS if any(map(thinking_time, strategies)) else DEFAULT_GAMES


def seconds_of_unit(strategies: Sequence[Strategy]) -> float:
    """About how long a unit takes on a core, if somebody thinks in it; 0 if nobody does."""
    seconds = THOUGHTS * sum(map(thinking_time, strategies))
    return games_of_unit(len(strategies)) * seconds


def units_for(games: int | None, players: int) -> int:
    """How many units make at least so many games; no end of them if nothing is said."""
    of_unit = games_of_unit(players)
    if games is None:
        games = MOST_UNITS * of_unit
    if games < 1:
        raise CoffersError("lab-number", option="games", found=games, least=1)
    if games > MOST_UNITS * of_unit:
        raise CoffersError("lab-too-much", option="games", found=games, most=MOST_UNITS * of_unit)
    return max(FEWEST_UNITS, -(-games // of_unit))


def check_seconds(seconds: float | None, option: str = "seconds") -> None:
    """Refuse no time at all, and less."""
    if seconds is not None and not seconds > 0:
        raise CoffersError("no-time", option=option, found=f"{seconds:g}")


def checked_test(sprt: bool | SequentialTest) -> SequentialTest | None:
    """The sequential test that the user wants, if any."""
    test = SequentialTest() if sprt is True else sprt or None
    if test is not None and not 0 < test.margin < 0.5:
        raise CoffersError("sprt-margin", margin=100 * test.margin)
    return test


def _answer(test: SequentialTest, total: Numbers, units: int) -> str | None:
    """What the test says at one of its looks, about the first strategy."""
    if units == 0 or next_look(units - 1) != units:
        return None
    players = len(total["credit"])
    scale = series.SHARES * games_of_unit(players)
    credit, squared = total["credit"][0] / scale, total["credit_squared"][0] / scale**2
    return test.verdict(credit, squared, units, 1 / players)
