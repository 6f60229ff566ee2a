"""What `coffers match` and `coffers tournament` have in common."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from textwrap import wrap
from typing import Any, Protocol

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from coffers.commands.kingdom import chosen_setting
from coffers.commands.wishes import add_wishes
from coffers.errors import CoffersError
from coffers.kingdoms.settings import Setting, listed
from coffers.lab.frames import Rows, write_csv, write_parquet
from coffers.lab.matches import needs_colony, where_to_play
from coffers.lab.report import check_report
from coffers.strategies.plans import Strategy
from coffers.texts import Language, current

MOST_OF_NAME = 30  # characters of a name that a table shows
LONG = 10.0  # seconds that are worth a warning


class Document(Protocol):
    def as_json(self) -> dict[str, Any]: ...


class Result(Document, Protocol):
    unsaved: CoffersError | None

    def rows(self) -> Rows: ...

    def as_json(self) -> dict[str, Any]: ...

    def report(self, path: str | Path) -> None: ...


def option(parser: argparse.ArgumentParser, language: Language, flag: str, **more: Any) -> None:
    """An option whose help is a message of lab.ftl."""
    name = flag.lstrip("-")
    if "type" in more or "metavar" in more:
        more.setdefault("metavar", "N")
    parser.add_argument(flag, help=language.text(f"lab-option-{name}"), **more)


def add_kingdom_options(
    parser: argparse.ArgumentParser, language: Language, **of_several: Any
) -> None:
    """The options that say where to play; they are those of `coffers play`."""

    def like_play(name: str, of: str, **more: Any) -> None:
        text = language.text(f"terminal-option-{name}")
        metavar = language.text(f"metavar-{of}")
        parser.add_argument(f"--{name}", help=text, metavar=metavar, **more)

    like_play("set", "set", **of_several)
    like_play("kingdom", "cards", **of_several)
    like_play("bane", "card")
    like_play("edition", "edition")
    parser.add_argument(
        "--colony",
        action=argparse.BooleanOptionalAction,
        help=language.text("lab-option-colony"),
    )
    add_wishes(parser, language)


def setting_of(arguments: argparse.Namespace, strategies: Sequence[Strategy], seed: int) -> Setting:
    """Where the user wants a match to be; by default where all strategies can be played."""
    if arguments.set or arguments.kingdom or arguments.random:
        return one_setting(arguments, strategies, seed)
    return where_to_play(None, strategies, arguments.edition, seed, arguments.colony)


def one_setting(
    arguments: argparse.Namespace, strategies: Sequence[Strategy], seed: int, **instead: Any
) -> Setting:
    """A kingdom as `coffers play` reads it; but Platinum and Colony are not left to chance."""
    if instead:
        instead = {"set": None, "kingdom": None, "random": False, **instead}
    wish = argparse.Namespace(**{**vars(arguments), **instead})
    if wish.random and not instead:
        needed = dict.fromkeys(
            [*listed(wish.kingdom or ""), *(c for s in strategies for c in s.needs)]
        )
        wish.kingdom = ",".join(needed)
    return chosen_setting(wish, seed, usually=needs_colony(strategies))


def add_running_options(parser: argparse.ArgumentParser, language: Language) -> None:
    """The options that say how much, where, and what becomes of the result."""
    add_work_options(parser, language)
    option(parser, language, "--checkpoint", metavar=language.text("metavar-file"))
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))
    for flag in ("--csv", "--parquet", "--report"):
        option(parser, language, flag, metavar=language.text("metavar-file"))


def add_work_options(parser: argparse.ArgumentParser, language: Language) -> None:
    """The options that say which games are played, and on what."""
    option(parser, language, "--seed", type=int)
    option(parser, language, "--cores", type=int)
    option(parser, language, "--executor", metavar="dask://HOST:PORT")


def check_outputs(arguments: argparse.Namespace) -> None:
    """Say at once, not after an hour of games, that a file cannot be written."""
    if arguments.report:
        check_report(arguments.report)
    for path in (arguments.csv, arguments.parquet, arguments.report, arguments.checkpoint):
        check_writable(path)


def check_writable(path: str | Path | None) -> None:
    """Complain about a file that cannot be written; None is no file."""
    if path is None:
        return
    folder = Path(path).absolute().parent
    if not folder.is_dir():
        raise CoffersError("no-such-file", path=str(folder))
    if Path(path).is_dir() or not os.access(folder, os.W_OK):
        raise CoffersError("unwritable", path=str(path), problem=os.strerror(13))


def write_outputs(arguments: argparse.Namespace, result: Result) -> None:
    """The files that the user wants; the result has been shown already, so it is not lost."""
    if result.unsaved is not None:
        raise result.unsaved
    if arguments.csv:
        write_csv(result.rows(), arguments.csv)
    if arguments.parquet:
        write_parquet(result.rows(), arguments.parquet)
    if arguments.report:
        result.report(arguments.report)


def print_json(result: Document, samples: Sequence[Document] = ()) -> None:
    document = result.as_json()
    if samples:
        document["samples"] = [sample.as_json() for sample in samples]
    json.dump(document, sys.stdout, ensure_ascii=False, indent=1)
    print()


def console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def paragraph(out: Console, text: str) -> None:
    """A text in lines that fit; a number and its per cent sign stay together."""
    for line in lines_of(text, out.width):
        out.print(line, soft_wrap=True)


def lines_of(text: str, width: int, indent: str = "") -> list[str]:
    """The same lines, all of them indented."""
    together = text.replace(" %", "\N{NO-BREAK SPACE}%")
    lines = wrap(
        together, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def cut_name(strategy: Strategy, language: Language) -> str:
    """What a strategy is called, so short that numbers find room beside it."""
    name = Text(strategy.title(language.code))
    name.truncate(MOST_OF_NAME, overflow="ellipsis")
    return name.plain


@contextmanager
def live() -> Iterator[Progress]:
    """A line on the terminal that says how far things are; nothing where nobody watches.

    It is drawn when there is news, by no thread of its own: worker processes are forked.
    """
    watcher = Console(stderr=True, highlight=False, markup=False, emoji=False)
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        console=watcher,
        auto_refresh=False,
        transient=True,
        disable=not watcher.is_terminal,
    ) as progress:
        progress.add_task("", total=1.0)
        yield progress


def show(progress: Progress, text: str, share: float) -> None:
    progress.update(progress.task_ids[0], description=text, completed=share)
    progress.refresh()


def say_how_long(seconds: float) -> None:
    """Say beforehand how long it will take, if that is long."""
    if seconds > LONG:
        minutes = max(1, round(seconds / 60))
        print(current().text("lab-will-take", minutes=minutes), file=sys.stderr)


def games_of(games: int, everything: int) -> str:
    """How far it is, if no more can be said."""
    return current().text("lab-games-of", games=games, all=everything)
