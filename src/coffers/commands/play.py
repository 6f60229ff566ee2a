"""coffers play: a game in the terminal, a new one or one that goes on."""

import argparse
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import active_children
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from rich.console import Console

from coffers import saves
from coffers.bots.registry import (
    DEFAULT_BOT,
    THINKING,
    check_thinking,
    make_thinker,
    menu_for,
    preparation,
)
from coffers.bots.tuning import Menu, known_menu
from coffers.commands.kingdom import chosen_setting
from coffers.commands.rivals import agent_of, check_known, named, setting_for, titles
from coffers.commands.serve import check_range
from coffers.commands.wishes import add_wishes
from coffers.cores import all_cores
from coffers.engine.decisions import Agent
from coffers.engine.rng import seeded
from coffers.errors import CoffersError, harmless_details
from coffers.expert import Team
from coffers.game import LARGEST_SEED, Game, derived_seed
from coffers.kingdoms import PLAYERS, Kingdom
from coffers.names import alike, player_called
from coffers.terminal.screen import Screen
from coffers.terminal.session import Session
from coffers.texts import Language, current

if TYPE_CHECKING:
    from coffers.lab.execution import Workers

MOST_THINKING = 600  # seconds for a decision


class NoGameError(CoffersError):
    """There is no game to go on with; a message of terminal.ftl says why."""

    def __str__(self) -> str:
        return current().text(f"terminal-{self.message}", **harmless_details(self.details))


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    def option(*flags: str, of: str | None = None, **more: object) -> None:
        name = flags[0].lstrip("-")
        if of is not None:
            more["metavar"] = language.text(f"metavar-{of}")
        parser.add_argument(
            *flags,
            help=language.text(f"terminal-option-{name}", default=DEFAULT_BOT),
            **more,  # type: ignore[arg-type]
        )

    option("--opponents", "-o", of="bots")
    option("--against", "-a", of="strategy", nargs="+", action="extend")
    option("--think", of="seconds", type=float)
    option("--name", of="name")
    option("--set", of="set")
    option("--kingdom", of="cards")
    option("--random", action="store_true")
    add_wishes(parser, language)
    option("--bane", of="card")
    option("--colony", action=argparse.BooleanOptionalAction)
    option("--edition", of="edition")
    option("--seed", of="number")
    option("--resume", nargs="?", const="", of="file")
    option("--save", of="file")


def run(arguments: argparse.Namespace) -> int:
    """Play as the arguments say; the exit status of the program."""
    speak_safely()
    language = current()
    console = Console(highlight=False, markup=False, emoji=False)
    path = save_path(arguments)
    new = arguments.resume is None
    saved = new_game(arguments, language) if new else resumed_game(arguments)
    if arguments.think is not None:
        check_range("--think", arguments.think, 0, MOST_THINKING)
        check_thinking(saved.bots.values())
    check_free(path, arguments)
    with ExitStack() as until_the_end:
        assert saved.me is not None
        screen = Screen(console, language, saved.me, titles(saved.bots))
        agents = make_agents(saved, screen, arguments.think, until_the_end)
        if new and arguments.save is None:
            kept = saves.keep_unfinished(path)
            if kept:
                screen.note("kept", path=str(kept))
        return Session(saved, agents, screen, read_line, path, resume_command(path)).run()


def speak_safely() -> None:
    """Let neither a strange byte on the way in nor an umlaut on the way out end the game."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")


def read_line(entry: str) -> str:
    """A line from the keyboard, editable where the terminal can do that; or from a file."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (input() edits lines with it once it is there)
        return input(entry)
    sys.stdout.write(entry)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    sys.stdout.write(line)  # nobody has typed it, but the reader of the output wants to see it
    return line


# ---- new games ---------------------------------------------------------------------------------


def new_game(arguments: argparse.Namespace, language: Language) -> saves.SavedGame:
    seed = chosen_seed(arguments.seed)
    me = arguments.name or language.text("terminal-me")
    rivals = opponents(arguments)
    bots = bots_for(rivals, me, language)
    players = [*bots]
    players.insert(seeded(seed).below(len(bots) + 1), me)  # who begins is left to chance
    where = (
        setting_for(arguments, rivals, seed)
        if arguments.against
        else chosen_setting(arguments, seed)
    )
    game = Game(players, where.kingdom, edition=where.edition, seed=seed)
    return saves.SavedGame(game, bots, game.players[players.index(me)])


def chosen_seed(wish: str | None) -> int:
    if wish is None:
        return secrets.randbelow(LARGEST_SEED)
    try:
        return int(wish)
    except ValueError:
        raise CoffersError("seed", seed=wish, most=str(LARGEST_SEED)) from None


def opponents(arguments: argparse.Namespace) -> list[str]:
    """Bots and strategies, as many as there are opponents (`commands.rivals` says how called)."""
    bots = [bot.strip() for bot in (arguments.opponents or "").split(",") if bot.strip()]
    return [*bots, *map(named, arguments.against or ())] or [DEFAULT_BOT]


def bots_for(bots: list[str], me: str, language: Language) -> dict[str, str]:
    """A name for each bot at the table, and none of them mine."""
    fewest, most = PLAYERS
    if len(bots) >= most:
        raise CoffersError("players", n=len(bots) + 1, fewest=fewest, most=most)
    names = [name.strip() for name in language.text("terminal-names").split(",")]
    names = [name for name in names if not alike(name, me)]
    return dict(zip(names, bots, strict=False))


def make_agents(
    saved: saves.SavedGame, screen: Screen, seconds: float | None, until_the_end: ExitStack
) -> dict[str, Agent]:
    """The bots themselves; those that look ahead do so on all cores."""
    game = saved.game
    thinking = {player: bot for player, bot in saved.bots.items() if bot in THINKING}
    found: dict[str, Agent] = {
        player: agent_of(bot, game.setup, derived_seed(game.seed, player))
        for player, bot in saved.bots.items()
        if player not in thinking
    }
    if not thinking or game.over or game.frozen is not None:
        return found
    workers = until_the_end.enter_context(thinking_processes())
    menus: dict[float, Menu] = {}
    for player, bot in thinking.items():
        seed = derived_seed(game.seed, player)
        time = preparation(THINKING[bot] if seconds is None else seconds)
        if time not in menus:
            known = known_menu(game.setup)
            if known is None:
                if not menus:
                    screen.say("preparing", who=screen.listed([*thinking]), n=len(thinking))
                known = workers.executor.submit(
                    menu_of, game.kingdom, len(game.players), game.edition, time
                ).result()
            menus[time] = known
        thinker = make_thinker(bot, game.setup, seed, seconds, menus[time])
        found[player] = thinker
        if workers.n > 1:
            found[player] = Team(game, thinker, seed, workers.executor, workers.n)
    return found


def menu_of(kingdom: Kingdom, players: int, edition: str, seconds: float) -> Menu:
    """The menu for a game; found in another process, so that Ctrl-C need not wait for it."""
    return menu_for(kingdom.setup(players, edition), seconds)


@contextmanager
def thinking_processes() -> "Iterator[Workers]":
    """A process for each core; who leaves does not wait for the end of a thought."""
    # The laboratory takes a while to come: most games do without it.
    from coffers.lab.execution import processes

    others = set(active_children())
    with processes(all_cores()) as workers:
        try:
            yield workers
        finally:
            for process in set(active_children()) - others:
                process.terminate()


# ---- saved games -------------------------------------------------------------------------------


def save_path(arguments: argparse.Namespace) -> Path:
    """Where the game is saved: where one says, or else where it came from."""
    return Path(arguments.save or arguments.resume or saves.default_path())


def check_free(path: Path, arguments: argparse.Namespace) -> None:
    """Refuse to save over a file that the user named, unless it is the game that goes on."""
    if arguments.save is None or not os.path.exists(path):  # which minds no name, however odd
        return
    if arguments.resume is not None and path.samefile(arguments.resume or saves.default_path()):
        return
    if not path.is_file() or path.stat().st_size:
        raise NoGameError("save-exists", path=str(path))


def resume_command(path: Path) -> str:
    command = "coffers play --resume"
    return command if path == saves.default_path() else f"{command} {quote(str(path))}"


def resumed_game(arguments: argparse.Namespace) -> saves.SavedGame:
    """The saved game. Who plays whom may be said anew; everything else is as it was."""
    if any((arguments.kingdom, arguments.set, arguments.random, arguments.edition, arguments.seed)):
        raise NoGameError("resume-as-it-was")
    path = Path(arguments.resume or saves.default_path())
    try:
        saved = saves.read(path)
    except FileNotFoundError:
        raise NoGameError("no-save", path=str(path)) from None
    except OSError as problem:
        raise NoGameError(
            "unreadable-save", path=str(path), problem=str(problem.strerror)
        ) from None
    game = saved.game
    saved.me = player_called(arguments.name or saved.me or game.players[0], game.players)
    others = [player for player in game.players if player != saved.me]
    wish = opponents(arguments)
    said_anew = bool(arguments.opponents or arguments.against)
    if not said_anew:
        check_known(saved.bots.values())
    for i, player in enumerate(others):
        if said_anew or player not in saved.bots:
            saved.bots[player] = wish[i % len(wish)]
    saved.bots = {player: saved.bots[player] for player in others}
    return saved
