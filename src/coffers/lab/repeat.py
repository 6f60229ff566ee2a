"""The command that plays the games of a result again."""

import shlex
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from coffers.engine.editions import DEFAULT_EDITION
from coffers.errors import CoffersError
from coffers.kingdoms.sets import find
from coffers.kingdoms.settings import Setting, setting_of_set
from coffers.lab.matches import MatchResult, needs_colony
from coffers.lab.strategy import BotStrategy, PythonStrategy
from coffers.lab.tournaments import TournamentResult, arrange
from coffers.strategies.plans import Strategy, shipped
from coffers.texts import slug


def command(result: MatchResult | TournamentResult) -> str | None:
    """A command line; None if there is none that is sure to play the same games."""
    if isinstance(result, MatchResult):
        beginning = result.job.beginning
        where = as_kingdoms([Setting(result.kingdom, result.edition)])
        if where is None or beginning.position or beginning.game:
            return None
        if beginning.opening is not None:
            where += ["--opening", beginning.opening]
        return written("match", result.strategies, result, where)
    games = {sums["games"][0] for sums in result.sums}
    where = settings_of(result)
    if where is None or len(games) > 1:
        return None
    return written("tournament", named(result), result, where, games.pop())


def written(
    name: str,
    strategies: Iterable[Strategy],
    result: MatchResult | TournamentResult,
    where: Sequence[str],
    games: int = 0,
) -> str:
    words = ["coffers", name, *map(word, strategies)]
    words += ["--games", str(games or result.games), "--seed", str(result.seed), *where]
    return shlex.join(words)


def word(strategy: Strategy) -> str:
    """What a strategy is called on the command line; a plan of one's own is a file."""
    if isinstance(strategy, BotStrategy):
        return strategy.bot
    if isinstance(strategy, PythonStrategy):
        module = Path(strategy.module).name if strategy.source else strategy.module
        return f"{module}:{strategy.class_name}"
    for stem, plan in shipped().items():
        # Only the name of the second of two equal strategies differs.
        if replace(strategy, name=plan.name, german=plan.german) == plan:
            return stem
    return f"{slug(strategy.name).strip('-') or 'strategy'}.toml"


def is_file(strategy: Strategy) -> bool:
    """Whether the command names a file that only the user has."""
    return word(strategy).endswith(".toml") or ".py:" in word(strategy)


# ---- where -------------------------------------------------------------------------------------


def settings_of(result: TournamentResult) -> list[str] | None:
    """The options that name the kingdoms of a tournament."""
    editions = {meeting.setting.edition for meeting in result.meetings}
    found = result.settings
    jobs = [meeting.job for meeting in result.meetings]
    for colony in (None, True, False):
        again = arrange(result.strategies, found, min(editions), result.seed, colony)
        if [meeting.job for meeting in again] == jobs:
            break
    else:
        return None  # it was stopped before all had met
    if not found:
        option = edition_option(editions)
        return option if option is None or colony is None else [*option, colony_option(colony)]
    return as_sets(found, result.seed, needs_colony(named(result))) or as_kingdoms(found)


def named(result: TournamentResult) -> tuple[Strategy, ...]:
    """The strategies that the command must name: none, if they are all that come with Coffers."""
    return () if result.strategies == tuple(shipped().values()) else result.strategies


def as_sets(settings: Sequence[Setting], seed: int, usually: bool) -> list[str] | None:
    """All kingdoms as recommended sets, if they are some; `usually` is what is taken for Platinum
    and Colony where nobody says anything."""
    for colony in (None, True, False):
        with suppress(CoffersError):
            again = [setting_of_set(s.name, None, seed, colony, usually) for s in settings]
            if [(s.kingdom, s.edition) for s in again] == [
                (s.kingdom, s.edition) for s in settings
            ]:
                options = [word for s in settings for word in ("--set", find(s.name).name)]
                return options if colony is None else [*options, colony_option(colony)]
    return None


def as_kingdoms(settings: Sequence[Setting]) -> list[str] | None:
    """All kingdoms as lists of cards, if they agree in everything else."""
    options = [word for s in settings for word in ("--kingdom", ", ".join(s.kingdom.cards))]
    banes = {s.kingdom.bane for s in settings}
    colonies = {s.kingdom.platinum_colony for s in settings}
    editions = edition_option({s.edition for s in settings})
    if len(banes) > 1 or len(colonies) > 1 or editions is None:
        return None
    for bane in banes - {None}:
        options += ["--bane", str(bane)]
    return [*options, *map(colony_option, colonies), *editions]


def colony_option(colony: bool) -> str:
    return "--colony" if colony else "--no-colony"


def edition_option(editions: set[str]) -> list[str] | None:
    if len(editions) > 1:
        return None
    edition = next(iter(editions))
    return [] if edition == DEFAULT_EDITION else ["--edition", edition]
