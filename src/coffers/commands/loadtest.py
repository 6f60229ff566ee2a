"""coffers loadtest: many tables at once against a server on this machine."""

import argparse
import json
import sys

from coffers.commands.serve import check_range
from coffers.errors import CoffersError
from coffers.texts import Language, current

MOST_TABLES, MOST_SECONDS = 1_000, 300
SHORTEST_PAUSE = 0.05


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    say = language.text
    parser.add_argument(
        "--tables",
        type=int,
        default=500,
        metavar="N",
        help=say("server-load-tables", most=MOST_TABLES),
    )
    parser.add_argument(
        "--seconds",
        type=int,
        default=30,
        metavar=say("metavar-seconds"),
        help=say("server-load-seconds", most=MOST_SECONDS),
    )
    parser.add_argument(
        "--pause",
        type=float,
        default=1.0,
        metavar=say("metavar-seconds"),
        help=say("server-load-pause"),
    )
    parser.add_argument(
        "--persons", type=int, default=2, choices=(1, 2, 3), help=say("server-load-persons")
    )
    parser.add_argument(
        "--bots", type=int, default=0, choices=(0, 1, 2, 3), help=say("server-load-bots")
    )
    parser.add_argument(
        "--url", action="append", default=[], metavar="URL", help=say("server-load-url")
    )
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def run(arguments: argparse.Namespace) -> int:
    try:
        from coffers.server.load import Plan
        from coffers.server.load import run as carry_out
    except ModuleNotFoundError as missing:
        raise CoffersError("extra-missing", package=str(missing.name), extra="web") from None

    check_range("--tables", arguments.tables, 1, MOST_TABLES)
    check_range("--seconds", arguments.seconds, 1, MOST_SECONDS)
    if not SHORTEST_PAUSE <= arguments.pause <= MOST_SECONDS:
        raise CoffersError(
            "out-of-range", option="--pause", least=str(SHORTEST_PAUSE), most=str(MOST_SECONDS)
        )

    def say(message: str, **details: object) -> None:
        if not arguments.json:
            print(current().text(f"server-load-{message}", **details), flush=True)

    plan = Plan(
        arguments.tables,
        arguments.seconds,
        arguments.pause,
        arguments.persons,
        arguments.bots,
        tuple(arguments.url),
    )
    outcome = carry_out(plan, say)
    figures = outcome.as_json()
    if arguments.json:
        json.dump(figures, sys.stdout, indent=1)
        print()
    say("answers", n=outcome.answers, rate=whole(figures["answers_per_second"]))
    p50, p95, p99, slowest = map(whole, figures["latency_ms"].values())
    say("latency", n=outcome.states, p50=p50, p95=p95, p99=p99, slowest=slowest)
    say("lag", lag=whole(figures["own_lag_ms_p99"]), average=str(figures["load_average"]))
    memory = outcome.memory
    if memory.empty:
        sizes = (memory.empty, memory.waiting, memory.connected, memory.played)
        empty, waiting, connected, played = (f"{size / 2**20:.1f}" for size in sizes)
        say("memory", empty=empty, waiting=waiting, connected=connected, played=played)
        say("per-game", kb=f"{outcome.per_game / 1024:.1f}")
        say("per-connection", kb=f"{outcome.per_connection / 1024:.1f}")
        say("cpu", percent=whole(100 * outcome.processor_time / outcome.seconds))
    say("finished", n=outcome.finished)
    say("problems", refused=outcome.refused, lost=outcome.lost)
    return 1 if outcome.refused or outcome.lost else 0


def whole(number: float) -> str:
    return f"{number:.0f}"
