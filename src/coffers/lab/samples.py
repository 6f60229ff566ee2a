"""Games of a match to read: the very same ones, as the log of the table tells them.

>>> from coffers.lab.matches import match
>>> result = match("big-money", "smithy-money", games=4, seed=1)
>>> sample = sample_games(result, 1)[0]
>>> sample.seats
('Big Money', 'Smithy Money')
>>> sample.game.over
True
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coffers import saves
from coffers.bots import series
from coffers.engine.decisions import Agent, Decision, Onlooker
from coffers.engine.player import Player
from coffers.engine.table import new_table
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.lab import repeat
from coffers.lab.frames import writing
from coffers.lab.matches import MatchResult, fresh_agents
from coffers.lab.seating import blocks, games_of_unit
from coffers.log import Line, lines
from coffers.names import checked_names
from coffers.strategies.plans import SHIPPED, Plan, Strategy, shipped
from coffers.texts import Language, current

MOST = 100  # games


class Writing(Onlooker):
    """Lets another agent decide, and writes down what it answers."""

    def __init__(self, agent: Agent, answers: list[int]) -> None:
        super().__init__(agent)
        self.answers = answers

    def choose(self, me: Player, d: Decision) -> int:
        answer = self.agent.choose(me, d)
        self.answers.append(answer)
        return answer


@dataclass(frozen=True)
class Sample:
    """A game of a match."""

    number: int  # which one, from 1 on
    games: int  # of the match
    strategies: tuple[Strategy, ...]  # in the order of their seats
    game: Game

    @property
    def seats(self) -> tuple[str, ...]:
        """The players, who are called like their strategies, in the order of their seats."""
        return self.game.players

    def lines(self, language: Language | None = None) -> list[Line]:
        """The log, with all cards open."""
        return lines(self.game.open_events(), language or current())

    def heading(self, language: Language | None = None) -> str:
        language = language or current()
        return language.text(
            "lab-sample", n=self.number, games=self.games, players=language.listing(self.seats)
        )

    def ending(self, language: Language | None = None) -> str:
        """Who has won, and how."""
        language = language or current()
        result = self.game.result
        if result is None:
            return language.text("lab-sample-no-end")
        ranked = sorted(self.seats, key=lambda player: -result.scores[player])
        return language.text(
            "lab-sample-result",
            winners=language.listing(result.winners),
            n=len(result.winners),
            turns=max(result.turns.values()),
            scores=", ".join(f"{player} {result.scores[player]}" for player in ranked),
        )

    def text(self, language: Language | None = None) -> str:
        """All of it."""
        log = ["  " * line.indent + line.text for line in self.lines(language)]
        return "\n".join([self.heading(language), "", *log, "", self.ending(language)])

    def as_json(self, language: Language | None = None) -> dict[str, Any]:
        result = self.game.result
        return {
            "number": self.number,
            "seats": list(self.seats),
            "scores": None if result is None else result.scores,
            "winners": None if result is None else list(result.winners),
            "log": [{"indent": line.indent, "text": line.text} for line in self.lines(language)],
        }

    def save(self, path: str | Path) -> None:
        """Write it to a file that `coffers replay` and `coffers analyse` read."""
        bots = dict(zip(self.seats, map(_written, self.strategies), strict=True))
        with writing(Path(path)):
            saves.write(Path(path), saves.SavedGame(self.game, bots))


def _written(strategy: Strategy) -> str:
    """What a saved game calls a strategy."""
    word = repeat.word(strategy)
    return f"{SHIPPED}{word}" if isinstance(strategy, Plan) and word in shipped() else word


def sample_games(result: MatchResult, n: int = 1) -> list[Sample]:
    """The first games of a match, played again to be read.

    Where a strategy looks ahead against the clock, another game may come of it.
    """
    if not 1 <= n <= min(MOST, result.games):
        raise CoffersError(
            "out-of-range", option="--show", least="1", most=str(min(MOST, result.games))
        )
    return [_sample(result, number) for number in range(n)]


def _sample(result: MatchResult, number: int) -> Sample:
    job, players = result.job, result.players
    unit, game_of_unit = divmod(number, games_of_unit(players))
    orders = blocks(players)
    seed = (job.stream << 32) + unit
    order = orders[seed % len(orders)][game_of_unit]
    strategies = tuple(job.strategies[i] for i in order)
    answers: list[int] = []
    fresh = fresh_agents(job, seed)[game_of_unit]
    seated: list[Agent] = [Writing(fresh[i], answers) for i in order]
    start = job.beginning.start(job.kingdom, players, job.edition)
    if start is None:
        table = new_table(job.setup(), seated, seed)
    else:
        table = start.table(job.setup(), seated, seed, False)
    series.play_on(table)
    table.close()
    game = job.beginning.play(player_names(strategies), job.kingdom, job.edition, seed)
    for answer in answers:
        game.answer_number(answer)
    return Sample(number + 1, result.games, strategies, game)


def player_names(strategies: Sequence[Strategy]) -> tuple[str, ...]:
    """What the players are called: as their strategies, if those can be names."""
    language = current()
    titles = [strategy.title(language.code) for strategy in strategies]
    try:
        return checked_names(titles)
    except CoffersError:
        return tuple(f"{language.text('lab-strategy')} {i + 1}" for i in range(len(strategies)))


def write_samples(samples: Sequence[Sample], folder: str | Path) -> list[Path]:
    """Write games to a folder, one file each."""
    paths = [Path(folder) / f"game-{sample.number}.json" for sample in samples]
    for sample, path in zip(samples, paths, strict=True):
        sample.save(path)
    return paths
