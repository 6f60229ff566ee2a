"""Playing in the terminal: `coffers play`.

The command line mounts it with `add_arguments` and starts it with `play`. Everything else is
imported only then, so that `coffers --help` is there at once.
"""

import argparse

from coffers.commands.wishes import add_wishes
from coffers.texts import Language

DEFAULT_BOT = "generic"


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The options of `coffers play`."""

    def option(*flags: str, of: str | None = None, **more: object) -> None:
        name = flags[0].lstrip("-")
        if of is not None:
            more["metavar"] = language.text(f"terminal-metavar-{of}")
        parser.add_argument(
            *flags,
            help=language.text(f"terminal-option-{name}", default=DEFAULT_BOT),
            **more,  # type: ignore[arg-type]
        )

    option("--opponents", "-o", of="bots")
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


def play(arguments: argparse.Namespace) -> int:
    """Play a game as the arguments say; the exit status of the program.

    Arguments that make no game raise a CoffersError.
    """
    from coffers.terminal.starting import start

    return start(arguments)


run = play  # what the command line calls in every command
