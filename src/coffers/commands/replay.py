"""coffers replay GAME...: finished games, to be watched in the browser."""

import argparse
import contextlib
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory

from coffers.commands.analyse import read
from coffers.commands.serve import HOST, check_range
from coffers.errors import CoffersError
from coffers.saves import SavedGame
from coffers.texts import Language, current


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    say = language.text
    parser.add_argument(
        "games",
        nargs="+",
        metavar=say("metavar-file"),
        help=say("server-option-replayed"),
    )
    parser.add_argument("--host", default=HOST, help=say("server-option-host", default=HOST))
    parser.add_argument("--port", type=int, default=0, help=say("server-option-replay-port"))
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=say("server-option-replay-open"),
    )


def run(arguments: argparse.Namespace) -> int:
    try:
        from coffers.server.hall import Settings
        from coffers.server.keys import read_secret
        from coffers.server.serving import listen, serve
        from coffers.server.shelf import shelve
        from coffers.server.store import Store
    except ModuleNotFoundError as missing:
        raise CoffersError("extra-missing", package=str(missing.name), extra="web") from None
    check_range("--port", arguments.port, 0, 65_535)
    games = [finished(path) for path in arguments.games]
    with contextlib.ExitStack() as until_the_end:
        folder = Path(until_the_end.enter_context(TemporaryDirectory(prefix="coffers-")))
        database = str(folder / "tables.sqlite")
        store = Store(database)
        tables = [shelve(store, saved) for saved in games]
        store.close()
        on = until_the_end.enter_context(listen(arguments.host, arguments.port))
        host, port = on.getsockname()[:2]
        place = f"http://{f'[{host}]' if ':' in host else host}:{port}/table"
        addresses = [f"{place}/{table}/replay" for table in tables]

        def ready(_: object) -> None:
            for path, address in zip(arguments.games, addresses, strict=True):
                print(current().text("server-replay-ready", path=path, address=address), flush=True)
            if arguments.open:
                webbrowser.open(addresses[0])

        serve(Settings(database=database, secret=read_secret(folder / "secret")), on, ready)
    return 0


def finished(path: str) -> SavedGame:
    """A game that can be watched: one that is over."""
    saved = read(path)
    if saved.game.frozen is not None:
        raise saved.game.frozen
    if not saved.game.over:
        raise CoffersError("replay-unfinished", path=path)
    return saved
