"""How the games of a match begin, if not by the deal: the same opening for all, or a position."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.engine.starts import FromPosition, SameHands, Start
from coffers.engine.table import Table
from coffers.errors import CoffersError
from coffers.game import Game, check_usual, checked_opening, written_seed
from coffers.kingdoms import Kingdom
from coffers.scenario.document import Scenario, load_file, saved_game
from coffers.scenario.position import PositionGame, kingdom_of, loose_cards

AT_LINE = re.compile(r"(?P<file>.+):(?P<line>\d{1,9})")


@dataclass(frozen=True)
class Beginning:
    """What the games of a match begin with. All of it is plain data, which travels to workers."""

    opening: str | None = None  # one of `engine.starts.OPENINGS`
    position: str = ""  # a position as a scenario has it, JSON...
    game: str = ""  # ... or a saved game

    def setup(self, kingdom: Kingdom, players: int, edition: str) -> Setup:
        loose = loose_cards(kingdom, json.loads(self.position)) if self.position else ()
        return kingdom.setup(players, edition, loose)

    def start(self, kingdom: Kingdom, players: int, edition: str) -> Start | None:
        """What lays out a table for a game."""
        if self.opening is not None:
            check_usual(self.setup(kingdom, players, edition))
            return SameHands(self.opening)
        if self.game:
            return FromPosition(table_of(Game.load(self.game)), [False] * players)
        if self.position:
            position = json.loads(self.position)
            game = PositionGame(tuple(seats_of(position)), kingdom, edition, 0, position)
            return FromPosition(table_of(game), who_draws(position))
        return None

    def play(self, players: tuple[str, ...], kingdom: Kingdom, edition: str, seed: int) -> Game:
        """A game that begins so, to be watched."""
        if self.position or self.game:
            return StartedGame(players, kingdom, edition, seed, self)
        return Game(
            players, kingdom, edition=edition, seed=written_seed(seed), first_hands=self.opening
        )


DEALT = Beginning()


class StartedGame(Game):
    """A game that goes on from a position, with chance of its own."""

    def __init__(
        self,
        players: tuple[str, ...],
        kingdom: Kingdom,
        edition: str,
        seed: int,
        beginning: Beginning,
    ) -> None:
        self._beginning = beginning
        super().__init__(players, kingdom, edition=edition, seed=f"{seed:016x}")

    def _first_table(self, agents: list[Agent]) -> Table:
        n = len(self.players)
        self._setup = self._beginning.setup(self.kingdom, n, self.edition)
        start = self._beginning.start(self.kingdom, n, self.edition)
        assert start is not None
        return start.table(self._setup, agents, self.seed, self._telling)

    def save(self) -> dict[str, Any]:
        """A position is written down as a scenario; it cannot be saved as a game."""
        raise CoffersError("save-position")


def table_of(game: Game) -> Table:
    """The table of a game at the start of its turn, to be played on by others."""
    table = game._game.start.copy()
    table.scenes = None
    table.log = []
    return table


def seats_of(position: Mapping[str, Any]) -> list[str]:
    return [str(name) for name in position["players"]]


def who_draws(position: Mapping[str, Any]) -> list[bool]:
    """By seat: whether the position says nothing about a hand, so that one is drawn."""
    players = position["players"]
    if not isinstance(players, Mapping):
        return [False] * len(players)
    return ["hand" not in (zones or {}) for zones in players.values()]


# ---- reading -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Position:
    """A position from which strategies play on: what they play with, and how it begins."""

    beginning: Beginning
    kingdom: Kingdom
    edition: str
    players: int


def read_position(where: str | Path | Scenario) -> Position:
    """The position of a scenario: a file with one, FILE:LINE, or the scenario itself."""
    scenario = where if isinstance(where, Scenario) else find_scenario(str(where))
    position = scenario.position
    if "game" in position:
        return of_saved_game(saved_game(scenario.file, position))
    if not scenario.players:
        raise CoffersError("from-no-players", scenario=str(scenario))
    seed = position.get("seed", 1)
    dealt = isinstance(position["players"], list) and "turn" not in position
    kingdom = kingdom_of(position, scenario.edition, seed, by_chance=dealt)
    n = len(scenario.players)
    if dealt:
        return Position(DEALT, kingdom, scenario.edition, n)
    kept = {key: value for key, value in position.items() if key not in ("steps", "rules")}
    beginning = Beginning(position=json.dumps(kept))
    beginning.start(kingdom, n, scenario.edition)  # complains about what makes no sense
    return Position(beginning, kingdom, scenario.edition, n)


def of_saved_game(game: Game) -> Position:
    """Where a saved game stands, which must be between two turns."""
    if game.over:
        raise CoffersError("from-game-over")
    if game.turn_so_far:
        ends = [0, *game.digests()]
        raise CoffersError("from-mid-turn", after=len(game.answers), near=ends[-1])
    return Position(
        Beginning(game=json.dumps(game.save())), game.kingdom, game.edition, len(game.players)
    )


def find_scenario(where: str) -> Scenario:
    """The only scenario of a file, or the one at FILE:LINE."""
    named = AT_LINE.fullmatch(where)
    if named is not None and not Path(where).exists():
        found = load_file(existing(named["file"]))
        for scenario in found:
            if scenario.line == int(named["line"]):
                return scenario
    else:
        found = load_file(existing(where))
        if len(found) == 1:
            return found[0]
    lines = ", ".join(str(scenario.line) for scenario in found)
    raise CoffersError("from-several", path=where, n=len(found), lines=lines)


def existing(file: str) -> Path:
    path = Path(file)
    if not path.is_file():
        raise CoffersError("no-such-file", path=file)
    return path


def chosen_beginning(opening: str | None, position: Position | None, players: int) -> Beginning:
    """How a match of so many begins, as the user wants it."""
    checked_opening(opening)
    if position is None:
        return DEALT if opening is None else Beginning(opening=opening)
    if opening is not None:
        raise CoffersError("from-and-opening")
    if position.players != players:
        raise CoffersError("from-players", n=players, wanted=position.players)
    return position.beginning
