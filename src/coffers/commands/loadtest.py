"""coffers loadtest: many tables at once against a server on this machine."""

import argparse

from coffers.commands.serve import check_range
from coffers.errors import CoffersError
from coffers.texts import Language, current

MOST_TABLES, MOST_SECONDS = 1_000, 300


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
        metavar="S",
        help=say("server-load-seconds", most=MOST_SECONDS),
    )
    parser.add_argument(
        "--pause", type=float, default=1.0, metavar="S", help=say("server-load-pause")
    )
    parser.add_argument(
        "--persons", type=int, default=2, choices=(1, 2, 3), help=say("server-load-persons")
    )
    parser.add_argument(
        "--bots", type=int, default=0, choices=(0, 1, 2, 3), help=say("server-load-bots")
    )
    parser.add_argument("--url", metavar="URL", help=say("server-load-url"))


def run(arguments: argparse.Namespace) -> int:
    try:
        from coffers.server.load import Plan
        from coffers.server.load import run as carry_out
    except ModuleNotFoundError as missing:
        raise CoffersError("extra-missing", package=str(missing.name), extra="web") from None

    check_range("--tables", arguments.tables, 1, MOST_TABLES)
    check_range("--seconds", arguments.seconds, 1, MOST_SECONDS)

    def say(message: str, **details: object) -> None:
        print(current().text(f"server-load-{message}", **details), flush=True)

    plan = Plan(
        arguments.tables,
        arguments.seconds,
        max(arguments.pause, 0.05),
        arguments.persons,
        arguments.bots,
        arguments.url,
    )
    outcome = carry_out(plan, say)
    say(
        "answers",
        n=outcome.answers,
        rate=f"{outcome.answers / outcome.seconds:.0f}",
        states=outcome.states,
    )
    p50, p95, p99, slowest = (
        f"{outcome.percentile(share) * 1000:.0f}" for share in (0.5, 0.95, 0.99, 1)
    )
    say("latency", p50=p50, p95=p95, p99=p99, slowest=slowest)
    if outcome.memory_before:
        before, idle, after = outcome.memory_before, outcome.memory_idle, outcome.memory_after
        megabytes = [f"{size / 2**20:.1f}" for size in (before, idle, after)]
        say("memory", before=megabytes[0], idle=megabytes[1], after=megabytes[2])
        say("per-game", kb=f"{(idle - before) / plan.tables / 1024:.1f}")
        say("per-table", kb=f"{(after - before) / plan.tables / 1024:.1f}")
        say("cpu", percent=f"{100 * outcome.processor_time / outcome.seconds:.0f}")
    say("finished", n=outcome.finished)
    say("problems", refused=outcome.refused, lost=outcome.lost)
    return 1 if outcome.refused or outcome.lost else 0
