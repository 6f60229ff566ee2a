"""The command line: `coffers play`, `coffers card`, `coffers scenario`...

Every command lives in a module of its own, imported when it is called, so that help is quick.
"""

import argparse
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn

from coffers import __version__, texts
from coffers._compiled import INTERPRETED, Interpreted
from coffers.errors import CoffersError, StoppedTooSoon, harmless

COMMANDS = (
    "play",
    "card",
    "sets",
    "random",
    "scenario",
    "rules",
    "bench",
    "serve",
    "loadtest",
    "match",
    "tournament",
    "sweep",
    "tune",
    "solve",
    "ladder",
    "strategies",
    "replay",
    "analyse",
)
HARD_WORK = (
    "bench",
    "loadtest",
    "match",
    "tournament",
    "sweep",
    "tune",
    "solve",
    "ladder",
    "analyse",
)
"""Commands for which it matters how fast the engine is."""


ARGPARSE = {
    "argument %(argument_name)s: %(message)s": "argument",
    "expected one argument": "one",
    "expected at least one argument": "some",
    "invalid %(type)s value: %(value)r": "value",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "not allowed with argument %s": "conflict",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unknown",
}
"""What argparse says by itself, and the message that says it here."""


def said_here(english: str) -> str:
    """A sentence of argparse in the chosen language."""
    message = ARGPARSE.get(english)
    return texts.current().text(f"cli-argparse-{message}") if message else english


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the chosen language."""

    def __init__(self, *args: Any, **options: Any) -> None:
        language = texts.current()
        options.setdefault("add_help", False)
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(*args, **options)
        self._positionals.title = language.text("cli-arguments")
        self._optionals.title = language.text("cli-options")
        self.add_argument("-h", "--help", action="help", help=language.text("cli-help"))

    def format_usage(self) -> str:
        return self._said(super().format_usage())

    def format_help(self) -> str:
        return self._said(super().format_help())

    def _said(self, text: str) -> str:
        return text.replace("usage: ", texts.current().text("cli-usage") + " ", 1)

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        fault(texts.current().text("cli-error", message=harmless(message), command=self.prog))
        raise SystemExit(2)


def fault(message: str) -> None:
    print(f"coffers: {message}", file=sys.stderr)


def say_how_it_runs(command: str) -> None:
    """Say that the engine is slow, where nobody has wanted it so, or where it will be felt."""
    if INTERPRETED is None or INTERPRETED.name == "asked":
        return
    if command in HARD_WORK or not INTERPRETED.is_wished:
        fault(str(INTERPRETED))


def language_wish(arguments: Sequence[str]) -> str | None:
    """The value of --lang, looked for first, because even the help speaks it."""
    for i, word in enumerate(arguments):
        if word == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def parser() -> Parser:
    language = texts.current()
    top = Parser(prog="coffers", description=language.text("cli-about"))
    top.add_argument(
        "--version",
        action="version",
        version=f"coffers {__version__}",
        help=language.text("cli-version"),
    )
    top.add_argument("--lang", choices=texts.LANGUAGES, help=language.text("cli-lang"))
    commands = top.add_subparsers(
        title=language.text("cli-commands"),
        metavar=language.text("cli-command"),
        dest="command",
        required=True,
    )
    for name in COMMANDS:
        command = commands.add_parser(
            name,
            help=language.text(f"cli-{name}"),
            description=language.text(f"cli-{name}"),
        )
        command.add_argument("--lang", choices=texts.LANGUAGES, help=language.text("cli-lang"))
    return top


def module_of(command: str) -> Any:
    return import_module(f"coffers.commands.{command}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what it is about goes out, what is wrong goes to the error output."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        wish = language_wish(words)
        if wish in texts.LANGUAGES:
            texts.choose(wish)
        warnings.simplefilter("ignore", Interpreted)  # said below, as commands say things
        argparse._ = said_here  # type: ignore[attr-defined]  # argparse's own gettext
        top = parser()
        command = next((word for word in words if word in COMMANDS), None)
        if command is not None:
            module_of(command).add_arguments(_command_parser(top, command), texts.current())
        chosen, unknown = top.parse_known_args(words)
        if unknown:
            sentence = said_here("unrecognized arguments: %s") % " ".join(unknown)
            _command_parser(top, chosen.command).error(sentence)
        say_how_it_runs(chosen.command)
        run: Callable[[argparse.Namespace], int] = module_of(chosen.command).run
        return run(chosen)
    except CoffersError as problem:
        fault(str(problem))
        return 2
    except KeyboardInterrupt as stop:
        if isinstance(stop, StoppedTooSoon):
            fault(str(stop))
        return 130
    except BrokenPipeError:
        # The reader of our output has seen enough (`coffers rules | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as problem:
        # Commands explain what can be wrong with a file; this is about names that none can have.
        path, why = str(problem.filename or ""), problem.strerror or str(problem)
        fault(str(CoffersError("unreadable", path=path, problem=why)))
        return 2


def _command_parser(top: Parser, command: str) -> Parser:
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            found: Parser = action.choices[command]
            return found
    raise KeyError(command)


if __name__ == "__main__":
    sys.exit(main())
