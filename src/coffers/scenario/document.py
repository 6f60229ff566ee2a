"""Scenario files: YAML, checked at the door, with the line of every step."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from coffers import saves
from coffers.cards.library import card_name, declared
from coffers.documents import Malformed, read_text, read_yaml, yaml_value
from coffers.engine.editions import DEFAULT_EDITION
from coffers.engine.vocabulary import PILE, PLAYER, PLAYER_AND_PILE, TABLE
from coffers.errors import CoffersError, harmless, suggestion
from coffers.game import Game
from coffers.kingdoms import PLAYERS

SCENARIO_KEYS = (
    "scenario",
    "rules",
    "edition",
    "kingdom",
    "bane",
    "platinum_colony",
    "events",
    "landmarks",
    "prizes",
    "supply",
    "trash",
    "players",
    "turn",
    "seed",
    "deals",
    "game",
    "after",
    "steps",
)
GAME_KEYS = ("scenario", "rules", "game", "after", "steps")  # of one that goes on from a saved game
TURN_KEYS = ("player", "phase", "actions", "buys", "coins", "potions", "extra", "possessed_by")
ZONES = ("hand", "deck", "discard", "in_play", "next_turn", "set_aside")
PLAYER_KEYS = (*ZONES, "turns", "estate", "potions")
TURN_COUNTERS = ("actions", "buys", "coins", "potions")
EXPECT_KEYS = (
    "trash",
    "supply",
    "prizes",
    "costs",
    "bane",
    "platinum_colony",
    "empty_piles",
    "turn",
    "phase",
    "over",
    "scores",
    "winners",
    "kingdom",
    "events",
    "landmarks",
    "shelters",
)
SEEN = (
    "hand",
    "hand_size",
    "deck",
    "discard",
    "top_discard",
    "in_play",
    "set_aside",
    "set_aside_size",
    "next_turn",
    "turns",
)
SEEN_AT_THE_TABLE = ("prizes", "trash")
PHASES = ("start", "action", "buy")
STEP_WORDS = ("offered", "not offered", "expect", "share", "sees", "told", "not told", "must")
OF_GAME = (TABLE, PILE)  # whose counters and mats are keys of the position
OF_PLAYER = (PLAYER, PLAYER_AND_PILE)
NO_NAMES = frozenset((*STEP_WORDS, *EXPECT_KEYS, *SEEN_AT_THE_TABLE))
"""Words that stand where a player's name can stand, so that no player can be called so."""
LARGEST = 500_000  # bytes of a file
LARGEST_NUMBER = 10_000  # of cards, coins, tokens, deals: more than any scenario needs
LONGEST_ENTRY = 200  # characters of an entry in a list of cards
COPIES = re.compile(r"^(?P<card>.*\S)\s+x\s*(?P<n>\d+)$")


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the script: a player's pick, or something to check."""

    line: int
    word: str  # a player's name, or one of STEP_WORDS
    what: Any


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position and a script."""

    file: Path
    line: int
    title: str
    rules: tuple[str, ...]
    edition: str
    position: Mapping[str, Any]
    players: tuple[str, ...]
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.title}"


def cards(entries: object) -> list[str]:
    """Card names, with "x2" for copies, as one list of English names."""
    if isinstance(entries, str):
        entries = [entries]
    if not isinstance(entries, list):
        raise CoffersError("scenario-card-list", found=str(entries))
    found: list[str] = []
    for entry in entries:
        match = COPIES.match(str(entry)) if len(str(entry)) <= LONGEST_ENTRY else None
        name, n = (match["card"], int(match["n"])) if match else (str(entry), 1)
        if len(found) + n > LARGEST_NUMBER:
            raise senseless("cards", entry)
        found += [card_name(name)] * n
    return found


def senseless(key: str, found: object) -> CoffersError:
    return CoffersError("scenario-number", key=key, found=str(found))


def whole_number(key: str, given: object) -> int:
    """How many of something a scenario wants."""
    if type(given) is not int or abs(given) > LARGEST_NUMBER:
        raise senseless(key, given)
    return given


def table_of(key: str, given: object) -> Mapping[str, Any]:
    """Something given by name: "Copper: 3"; nothing if nothing is given."""
    if given is None:
        return {}
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        raise senseless(key, given)
    return given


def scenario_files(paths: Iterable[str | Path]) -> Iterator[Path]:
    """The scenario files in files and folders."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml"))
        elif path.exists():
            yield path
        else:
            raise CoffersError("no-such-file", path=str(path))


def load_file(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    try:
        node = read_yaml(read_text(path, LARGEST))
    except Malformed as fault:
        raise CoffersError(
            "scenario-yaml", path=str(path), line=fault.line, problem=str(fault)
        ) from None
    except OSError as fault:
        problem = fault.strerror or str(fault)
        raise CoffersError("unreadable", path=str(path), problem=problem) from None
    if node is None:
        return []
    entries = node.value if isinstance(node, yaml.SequenceNode) else [node]
    return [_scenario(path, entry) for entry in entries]


def _scenario(path: Path, node: yaml.Node) -> Scenario:
    line = node.start_mark.line + 1
    try:
        if not isinstance(node, yaml.MappingNode):
            raise CoffersError("scenario-no-mapping")
        steps: tuple[Step, ...] = ()
        for key, value in node.value:
            if key.value == "steps":
                steps = tuple(_steps(value))
        entry = yaml_value(node)
        _known("scenario", entry, SCENARIO_KEYS, OF_GAME)
        if "scenario" not in entry:
            raise CoffersError("scenario-missing", key="scenario")
        players = _saved_players(path, entry) if "game" in entry else _players(entry)
        for name in players:
            if name.casefold() in NO_NAMES:
                raise CoffersError("scenario-player-name", player=name, word=name.casefold())
        for step in steps:
            line = step.line
            if step.word not in players and step.word not in STEP_WORDS:
                raise CoffersError(
                    "scenario-unknown-step",
                    word=step.word,
                    suggestion=suggestion(step.word, (*players, *STEP_WORDS)),
                )
            _check_step(step, players)
        return Scenario(
            file=path,
            line=node.start_mark.line + 1,
            title=harmless(str(entry["scenario"])),
            rules=tuple(_rules(entry)),
            edition=str(entry.get("edition", DEFAULT_EDITION)),
            position=entry,
            players=players,
            steps=steps,
        )
    except Malformed as fault:
        raise CoffersError(
            "scenario-yaml", path=str(path), line=fault.line, problem=str(fault)
        ) from None
    except CoffersError as fault:
        raise CoffersError("scenario-at", path=str(path), line=line, problem=str(fault)) from None


def _rules(entry: Mapping[str, Any]) -> list[str]:
    rules = entry.get("rules") or []
    if not isinstance(rules, list):
        raise senseless("rules", rules)
    return [str(rule) for rule in rules]


def _declared(name: str, of: tuple[int, ...]) -> bool:
    thing = declared().get(name.removesuffix("_size"), declared().get(name))
    return thing is not None and thing.of in of


def _known(
    where: str, entry: Mapping[str, Any], keys: Iterable[str], of: tuple[int, ...] = ()
) -> None:
    """Every key must be one of these, or the name of a counter or mat of such an owner."""
    if not isinstance(entry, Mapping):
        raise CoffersError("scenario-no-mapping")
    for key in entry:
        if key not in keys and not (of and _declared(str(key), of)):
            raise CoffersError(
                "scenario-unknown-key",
                key=str(key),
                where=where,
                suggestion=suggestion(str(key), keys),
            )


def _players(entry: Mapping[str, Any]) -> tuple[str, ...]:
    players = entry.get("players")
    if players is None and isinstance(entry.get("kingdom"), str):
        return ()  # it is about a recommended set, not about a game
    if isinstance(players, Mapping):
        for name, zones in players.items():
            _known(str(name), zones or {}, PLAYER_KEYS, OF_PLAYER)
    elif not isinstance(players, list):
        raise CoffersError("scenario-missing", key="players")
    if not PLAYERS[0] <= len(players) <= PLAYERS[1]:
        raise CoffersError("players", n=len(players), fewest=PLAYERS[0], most=PLAYERS[1])
    for name in players:
        if not isinstance(name, str):
            raise senseless("players", name)
    turn = entry.get("turn")
    if turn is not None:
        _known("turn", turn, TURN_KEYS)
        if turn.get("phase", "action") not in PHASES:
            raise CoffersError(
                "scenario-unknown-key",
                key=str(turn["phase"]),
                where="phase",
                suggestion=suggestion(str(turn["phase"]), PHASES),
            )
    return tuple(players)


def _saved_players(path: Path, entry: Mapping[str, Any]) -> tuple[str, ...]:
    _known("scenario", entry, GAME_KEYS)
    return saved_game(path, entry).players


def saved_game(path: Path, entry: Mapping[str, Any]) -> Game:
    """The saved game that a scenario goes on from, after as many answers as it says."""
    file = path.parent / str(entry["game"])
    try:
        game = saves.read(file).game
    except OSError as fault:
        problem = fault.strerror or str(fault)
        raise CoffersError("unreadable", path=str(file), problem=problem) from None
    after = entry.get("after", len(game.answers))
    if type(after) is not int or not 0 <= after <= len(game.answers):
        raise senseless("after", after)
    if after < len(game.answers):
        game.undo(len(game.answers) - after)
    return game


def _steps(node: yaml.Node) -> Iterator[Step]:
    if not isinstance(node, yaml.SequenceNode):
        raise CoffersError("scenario-steps")
    for step in node.value:
        if not isinstance(step, yaml.MappingNode):
            raise CoffersError("scenario-steps")
        for word, what in step.value:
            yield Step(step.start_mark.line + 1, str(word.value), yaml_value(what))


def _check_step(step: Step, players: tuple[str, ...]) -> None:
    if step.word in ("offered", "not offered", "sees", "told", "not told"):
        _known(step.word, step.what, players)
    elif step.word == "expect":
        _known(step.word, step.what, (*EXPECT_KEYS, *players), OF_GAME)
        for name in players:
            if name in step.what:
                _known(name, step.what[name], (*PLAYER_KEYS, *TURN_COUNTERS), OF_PLAYER)
        for key in ("supply", "costs"):
            table_of(key, step.what.get(key))
        if isinstance(step.what.get("turn"), Mapping):
            _known("turn", step.what["turn"], TURN_KEYS)
    if step.word == "share":
        for key, wanted in table_of(step.word, step.what).items():
            if not isinstance(wanted, int | float) or not 0 <= wanted <= 1:
                raise senseless(key, wanted)
    if step.word == "sees":
        for seen in step.what.values():
            _known(step.word, seen, (*players, *SEEN_AT_THE_TABLE))
            for name in players:
                _known(name, seen.get(name, {}), (*SEEN, *TURN_COUNTERS), OF_PLAYER)
