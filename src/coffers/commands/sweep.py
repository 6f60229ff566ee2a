"""coffers sweep PLAN --vary LINE: a plan with other numbers, as a table and a curve."""

import argparse
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from coffers.commands.laboratory import (
    add_kingdom_options,
    add_work_options,
    check_outputs,
    console,
    live,
    option,
    paragraph,
    print_json,
    show,
    write_outputs,
)
from coffers.commands.starts import add_hands_and_position, start_of
from coffers.lab.matches import DEFAULT_GAMES, chosen_seed
from coffers.lab.statistics import Estimate
from coffers.lab.strategy import load_strategy
from coffers.lab.sweeps import (
    Point,
    SweepResult,
    best_of,
    change_of,
    loaded_plan,
    names_of_lines,
    sweep,
    title_of,
)
from coffers.lab.words import kingdom_cards, percent
from coffers.texts import Language, current

SHOWN = 40  # plans; JSON has all
WIDTH = 32  # characters of the curve
LINES = ("─", "●", "┊")
PLAIN_LINES = ("-", "o", ":")


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    say = language.text
    parser.add_argument("plan", metavar=say("metavar-strategy"), help=say("lab-option-swept"))
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar=say("metavar-line"),
        help=say("lab-option-vary"),
    )
    add_opponents(parser, language)
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=say("lab-option-games-of-point", default=DEFAULT_GAMES),
    )
    add_hands_and_position(parser, language)
    add_places(parser, language)
    for flag in ("--csv", "--parquet"):
        option(parser, language, flag, metavar=say("metavar-file"))
    parser.add_argument(
        "--report", metavar=say("metavar-file"), help=say("lab-option-sweep-report")
    )
    parser.set_defaults(checkpoint=None)


def add_opponents(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument(
        "--against",
        nargs="+",
        action="extend",
        default=[],
        metavar=language.text("metavar-strategy"),
        help=language.text("lab-option-against"),
    )


def add_places(parser: argparse.ArgumentParser, language: Language) -> None:
    """Where a plan is played, and with how much of the machine."""
    add_work_options(parser, language)
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))
    add_kingdom_options(parser, language)
    parser.add_argument(
        "--random", action="store_true", help=language.text("terminal-option-random")
    )


def run(arguments: argparse.Namespace) -> int:
    check_outputs(arguments)
    plan = loaded_plan(arguments.plan)
    opponents = [load_strategy(one) for one in arguments.against]
    seed = chosen_seed(arguments.seed, None)
    start = start_of(arguments, [plan, *opponents], seed)
    with live() as progress:

        def tell(share: float) -> None:
            show(progress, current().text("lab-sweep-news", share=100 * share), share)

        result = sweep(
            plan,
            *arguments.vary,
            against=opponents,
            games=arguments.games,
            seed=seed,
            **start,
            cores=arguments.cores,
            executor=arguments.executor,
            progress=tell,
        )
    if arguments.json:
        print_json(result)
    else:
        print_result(result)
    write_outputs(arguments, result)
    return 0


# ---- the result --------------------------------------------------------------------------------


def print_result(result: SweepResult) -> None:
    say = current().text
    out = console()
    paragraph(out, title_of(result))
    for name, text in zip(names_of_lines(result), result.vary, strict=True):
        out.print(f"{name}: {text}")
    out.print()
    shown = shown_points(result)
    curve = curve_of([p.score for p in shown], fair=0.5, plain=out.options.ascii_only)
    heads = [*result.names, say("report-score"), say("lab-change")]
    opponents = [one.title(current().code) for one in result.opponents]
    needed = 5 * len(result.names) + 36 + sum(max(len(name) + 2, 18) for name in opponents)
    several = len(opponents) > 1 and needed <= out.width  # JSON has them in any case
    drawn = not several or needed + WIDTH + 2 <= out.width
    table = Table(*heads, *(opponents if several else ()), "", box=None, pad_edge=False)
    for column in table.columns:
        column.justify = "right"
        column.no_wrap = True
    table.columns[-1].justify = "left"
    for point, line in zip(shown, curve, strict=True):
        table.add_row(
            *map(str, point.values),
            percent(point.score),
            change_of(point),
            *(percent(e) for e in point.by_opponent if several),
            line if drawn else "",
            style="bold" if point is result.points[result.best] else "",
        )
    out.print(table)
    out.print()
    if len(shown) < len(result.points):
        paragraph(out, say("lab-sweep-rest", n=len(shown), all=len(result.points)))
    paragraph(out, best_of(result))
    paragraph(out, say("lab-sweep-change-note"))
    paragraph(out, say("lab-kingdom", cards=kingdom_cards(result.kingdom), edition=result.edition))
    paragraph(
        out,
        say(
            "lab-sweep-effort",
            games=result.games,
            seed=str(result.seed),
            seconds=result.seconds,
        ),
    )


def shown_points(result: SweepResult) -> Sequence[Point]:
    """All plans in the order of their numbers, or the best ones."""
    if len(result.points) <= SHOWN:
        return result.points
    return sorted(result.points, key=lambda point: -point.score.value)[:SHOWN]


def curve_of(scores: Sequence[Estimate], fair: float, plain: bool) -> list[Text]:
    """A row for each score: its interval, its place in it, and where an equal score would be, if
    that is near."""
    line, dot, mark = PLAIN_LINES if plain else LINES
    low, high = min(e.low for e in scores), max(e.high for e in scores)
    is_near = low - (high - low) <= fair <= high + (high - low)
    if is_near:
        low, high = min(low, fair), max(high, fair)
    step = (high - low) / (WIDTH - 1) or 1.0

    def at(value: float) -> int:
        return round((value - low) / step)

    found = []
    for estimate in scores:
        row = [" "] * WIDTH
        if is_near:
            row[at(fair)] = mark
        for i in range(at(estimate.low), at(estimate.high) + 1):
            row[i] = line
        row[at(estimate.value)] = dot
        found.append(Text("".join(row).rstrip()))
    return found
