"""Options of `coffers match` that show games of it, and keep them."""

import argparse
from pathlib import Path

from rich.text import Text

from coffers.commands.laboratory import console, option
from coffers.commands.serve import check_range
from coffers.errors import CoffersError
from coffers.lab.matches import MatchResult
from coffers.lab.samples import MOST, Sample, sample_games, write_samples
from coffers.texts import Language, current


def add_sample_options(parser: argparse.ArgumentParser, language: Language) -> None:
    option(parser, language, "--show", type=int)
    option(parser, language, "--save", metavar=language.text("metavar-folder"))


def check_samples(arguments: argparse.Namespace) -> None:
    """Complain before anything is played."""
    if arguments.show is not None:
        check_range("--show", arguments.show, 1, MOST)
    if arguments.save is None:
        return
    if arguments.position is not None:
        raise CoffersError("save-position")
    folder = Path(arguments.save)
    if folder.exists() and not folder.is_dir():
        raise CoffersError("no-folder", path=arguments.save)


def samples_of(arguments: argparse.Namespace, result: MatchResult) -> list[Sample]:
    """The games that the user wants to see or to keep; the latter are written."""
    if arguments.show is None and arguments.save is None:
        return []
    samples = sample_games(result, min(arguments.show or 1, result.games))
    if arguments.save is not None:
        write_samples(samples, arguments.save)
    return samples if arguments.show is not None else []


def print_samples(samples: list[Sample]) -> None:
    out = console()
    for sample in samples:
        out.print()
        out.print(Text(sample.heading(), style="bold"))
        for line in sample.lines():
            out.print(Text("  " * line.indent + line.text, style="" if line.indent else "bold"))
        out.print(Text(sample.ending(), style="bold"))


def print_saved(arguments: argparse.Namespace) -> None:
    if arguments.save is not None:
        first = Path(arguments.save) / "game-1.json"
        console().print(current().text("lab-saved", path=str(first)))
