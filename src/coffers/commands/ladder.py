"""coffers ladder [BOT]: how strong a bot is."""

import argparse
from pathlib import Path
from typing import Any

from rich.table import Table

from coffers.commands.laboratory import (
    add_work_options,
    check_writable,
    console,
    games_of,
    live,
    option,
    paragraph,
    print_json,
    say_how_long,
    show,
)
from coffers.commands.play import MOST_THINKING
from coffers.commands.serve import check_range
from coffers.commands.solve import in_words as solving
from coffers.errors import CoffersError
from coffers.lab import held_out, ladder, solver
from coffers.lab.ladder import AGAINST, LadderResult, Progress, RungResult
from coffers.lab.words import kingdom_cards, percent
from coffers.texts import Language, current

ALL = "all"
SOLVING = {"solve_plans", "plans", "kingdoms", "seconds", "cores", "command", "lang"}
"""What has a meaning with --solve-plans."""


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    def own(flag: str, **more: Any) -> None:
        name = flag.lstrip("-")
        parser.add_argument(flag, help=language.text(f"ladder-option-{name}"), **more)

    parser.add_argument(
        "bot",
        nargs="?",
        metavar=language.text("metavar-bot"),
        help=language.text("ladder-option-bot"),
    )
    own("--games", type=int, metavar="N")
    own("--kingdoms", type=int, metavar="N")
    own("--against", action="append", default=[], choices=(*AGAINST, ALL))
    own("--again", type=int, metavar="N")
    own("--think", type=float, metavar="N")
    own("--plans", type=Path, metavar=language.text("metavar-folder"))
    own("--solve-plans", action="store_true")
    own("--seconds", type=float, metavar="N")
    add_work_options(parser, language)
    option(parser, language, "--checkpoint", metavar=language.text("metavar-file"))
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))


def run(arguments: argparse.Namespace) -> int:
    check_together(arguments)
    return solve_plans(arguments) if arguments.solve_plans else climb(arguments)


def check_together(arguments: argparse.Namespace) -> None:
    """Refuse options that have nothing to say beside others."""
    if not arguments.solve_plans:
        if arguments.seconds is not None:
            raise CoffersError("only-with", option="--seconds", other="--solve-plans")
        return
    for name in vars(arguments).keys() - SOLVING:
        if getattr(arguments, name) not in (None, False, []):
            option = current().text("metavar-bot") if name == "bot" else f"--{name}"
            raise CoffersError("not-with", option=option, other="--solve-plans")


def climb(arguments: argparse.Namespace) -> int:
    check_writable(arguments.checkpoint)
    if arguments.think is not None:
        check_range("--think", arguments.think, 0, MOST_THINKING)
    warned = False
    with live() as progress:

        def tell(news: Progress) -> None:
            nonlocal warned
            if not warned:
                warned = True
                say_how_long(news.seconds)
            show(progress, games_of(news.games, news.all_games), news.games / news.all_games)

        result = ladder.ladder(
            arguments.bot,
            games=arguments.games,
            against=AGAINST if ALL in arguments.against else arguments.against,
            kingdoms=arguments.kingdoms,
            think=arguments.think,
            seed=arguments.seed,
            plans=arguments.plans,
            cores=arguments.cores,
            executor=arguments.executor,
            checkpoint=arguments.checkpoint,
            progress=tell,
            again=arguments.again,
        )
    if arguments.json:
        print_json(result)
    else:
        print_result(result)
    if result.unsaved is not None:
        raise result.unsaved
    return 0


def solve_plans(arguments: argparse.Namespace) -> int:
    """Make the plans that the ladder has, or go on making them."""
    with live() as progress:

        def tell(kingdom: int, news: solver.Progress) -> None:
            text = current().text("ladder-solving", n=kingdom + 1, news=solving(news))
            show(progress, text, 0.0)

        written = held_out.solve_plans(
            arguments.plans,
            n=arguments.kingdoms,
            seconds=arguments.seconds,
            cores=arguments.cores,
            progress=tell,
        )
    folder = arguments.plans or held_out.plans_folder()
    print(current().text("ladder-solved", n=len(written), folder=str(folder)))
    return 0


# ---- the result --------------------------------------------------------------------------------


def print_result(result: LadderResult) -> None:
    say = current().text
    out = console()
    heads = ("opponent", "score", "kingdoms", "games", "cpu")
    table = Table(*(say(f"ladder-{head}") for head in heads), box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    average = result.average
    for rung in result.rungs:
        if average is not None and rung.kind != "menus":
            add_average(table, result)
            average = None
        add_rung(table, rung)
    if average is not None:
        add_average(table, result)
    out.print(table)
    out.print()
    paragraph(out, say("ladder-worst"))
    for rung in result.rungs:
        worst = rung.worst
        cards = kingdom_cards(worst.job.kingdom)
        paragraph(
            out, say("ladder-worst-of", opponent=rung.title(), value=100 * worst.score, cards=cards)
        )
    out.print()
    for rung in result.again:
        paragraph(out, say("ladder-again", opponent=rung.title(), n=len(rung.places)))
        for place in rung.places:
            cards = kingdom_cards(place.job.kingdom)
            paragraph(out, say("ladder-again-of", score=percent(place.estimate), cards=cards))
        out.print()
    paragraph(
        out,
        say(
            "ladder-effort",
            bot=result.bot.title(current().code),
            games=result.games,
            seed=str(result.seed),
            seconds=result.seconds,
        ),
    )
    if result.calibration is not None:
        paragraph(out, say("ladder-machine", calibration=result.calibration))


def add_rung(table: Table, rung: RungResult) -> None:
    say = current().text
    table.add_row(
        rung.title(),
        percent(rung.score),
        say("ladder-number", value=len(rung.places)),
        say("ladder-number", value=rung.games),
        say("ladder-milliseconds", value=rung.milliseconds),
    )


def add_average(table: Table, result: LadderResult) -> None:
    """The line below the menus."""
    assert result.average is not None
    table.add_row(current().text("ladder-average"), percent(result.average), "", "", "")
