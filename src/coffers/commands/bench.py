"""coffers bench: how fast the engine is, beside its peers."""

import argparse
import json
import platform
import sys
from pathlib import Path

from coffers.bench import PEERS, TARGET, Figures, measure
from coffers.lab.matches import check_seconds
from coffers.texts import Language, current

RESULTS = Path("bench") / "results.md"


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))
    parser.add_argument(
        "--seconds",
        type=float,
        default=2.0,
        metavar=language.text("metavar-seconds"),
        help=language.text("cli-bench-seconds"),
    )
    parser.add_argument("--write", action="store_true", help=language.text("cli-bench-write"))


def run(arguments: argparse.Namespace) -> int:
    say = current().text
    check_seconds(arguments.seconds)

    def progress(what: str) -> None:
        if sys.stderr.isatty():
            print(
                f"\r\033[K{say('bench-measuring', what=what)}", end="", file=sys.stderr, flush=True
            )

    figures = measure(arguments.seconds, progress)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    if arguments.json:
        json.dump(figures.as_json(), sys.stdout, indent=1)
        print()
    else:
        print(table(figures))
    if arguments.write:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(table(figures) + "\n", "utf-8")
    return 0


def table(figures: Figures) -> str:
    """The figures as a Markdown page."""
    say = current().text
    lines = [
        f"# {say('bench-title')}",
        "",
        say(
            "bench-machine",
            python=platform.python_version(),
            machine=platform.machine(),
            mode=say("bench-compiled" if figures.compiled else "bench-interpreted"),
            calibration=say("bench-thousandth", n=figures.calibration),
        ),
        "",
        f"| {say('bench-workload')} | {say('bench-games')} | {say('bench-per-loop')} "
        f"| {say('bench-target')} | {say('bench-turns')} |",
        "|---|---:|---:|---:|---:|",
    ]
    for w in figures.workloads:
        theirs = PEERS["Provincial"].get(w.name)
        target = "" if theirs is None else whole(TARGET * theirs)
        lines.append(
            f"| {say(f'bench-{w.name.lower()}')} | {whole(w.games_per_s)} "
            f"| {whole(w.games_per_calibration)} | {target} | {tenth(w.turns_per_game)} |"
        )
    lines += [
        "",
        say("bench-decisions", n=whole(figures.decisions_per_s)),
        say("bench-copies", n=whole(figures.copies_per_s)),
        say("bench-bytes", n=whole(figures.bytes_per_game)),
        "",
        f"## {say('bench-peers')}",
        "",
        "| | W1 | W2 | W3 |",
        "|---|---:|---:|---:|",
    ]
    ours = {w.name: w.games_per_calibration for w in figures.workloads}
    rows = {"**Coffers**": ours, **PEERS}
    for name, row in rows.items():
        cells = " | ".join((whole if row[w] >= 10 else tenth)(row[w]) for w in ("W1", "W2", "W3"))
        lines.append(f"| {name} | {cells} |")
    return "\n".join(lines)


def whole(number: float) -> str:
    return current().text("bench-whole", n=round(number))


def tenth(number: float) -> str:
    return current().text("bench-tenth", n=number)
