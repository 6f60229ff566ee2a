"""coffers tune PLAN: better numbers for its lines, if there are any."""

import argparse
from pathlib import Path

from rich.table import Table

from coffers.commands.laboratory import (
    check_writable,
    console,
    live,
    paragraph,
    print_json,
    show,
)
from coffers.commands.solve import free_file, write
from coffers.commands.starts import add_hands_and_position, start_of
from coffers.commands.sweep import add_opponents, add_places
from coffers.lab.matches import chosen_seed
from coffers.lab.refining import CHECK_GAMES, DEFAULT_SECONDS, Refinement, Search, refine
from coffers.lab.statistics import Estimate
from coffers.lab.strategy import load_strategy
from coffers.lab.sweeps import loaded_plan
from coffers.lab.words import kingdom_cards, percent, points_of_score
from coffers.texts import Language, current


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    say = language.text
    parser.add_argument("plan", metavar=say("metavar-strategy"), help=say("lab-option-swept"))
    add_opponents(parser, language)
    parser.add_argument(
        "--seconds",
        type=float,
        metavar="N",
        help=say("lab-option-tune-seconds", default=DEFAULT_SECONDS),
    )
    parser.add_argument("--rounds", type=int, metavar="N", help=say("lab-option-rounds"))
    parser.add_argument(
        "--games",
        type=int,
        default=CHECK_GAMES,
        metavar="N",
        help=say("lab-option-tune-games", default=CHECK_GAMES),
    )
    parser.add_argument("--output", metavar=say("metavar-file"), help=say("lab-option-tune-output"))
    add_hands_and_position(parser, language)
    add_places(parser, language)


def run(arguments: argparse.Namespace) -> int:
    check_writable(arguments.output)
    plan = loaded_plan(arguments.plan)
    opponents = [load_strategy(one) for one in arguments.against]
    seed = chosen_seed(arguments.seed, None)
    start = start_of(arguments, [plan, *opponents], seed)
    with live() as progress:

        def tell(search: Search) -> None:
            text = current().text("lab-tune-news", rounds=search.rounds, tried=search.tried)
            show(progress, text, 0.0)

        found = refine(
            plan,
            against=opponents,
            seconds=arguments.seconds,
            rounds=arguments.rounds,
            seed=seed,
            check=arguments.games,
            **start,
            cores=arguments.cores,
            executor=arguments.executor,
            progress=tell,
        )
    output = None
    if found.is_better:
        output = Path(arguments.output) if arguments.output else free_file(found.plan.name)
        write(found.plan, output)
    if arguments.json:
        print_json(found)
    else:
        print_refinement(found, output)
    return 0


def print_refinement(found: Refinement, output: Path | None) -> None:
    language = current()
    say = language.text
    out = console()
    if found.is_better:
        table = Table(say("lab-before"), say("lab-after"), box=None, pad_edge=False)
        for change in found.changes:
            table.add_row(change.before, change.after)
        out.print(table)
        out.print()
    names = language.listing([one.title(language.code) for one in found.opponents])
    outcome = "yes" if found.is_better else "no"
    if found.gain == Estimate(0.0, 0.0, 0.0):
        outcome = "nothing"
    paragraph(
        out,
        say(
            "lab-tuned",
            better=outcome,
            plan=found.original.title(language.code),
            opponents=say("lab-itself") if found.itself else names,
            score=percent(found.score),
            gain=points_of_score(found.gain),
            games=found.check,
        ),
    )
    paragraph(out, say("lab-kingdom", cards=kingdom_cards(found.kingdom), edition=found.edition))
    paragraph(
        out,
        say(
            "lab-tune-effort",
            tried=found.tried,
            rounds=found.rounds,
            games=found.games,
            seed=str(found.seed),
            seconds=found.seconds,
        ),
    )
    if output is not None:
        out.print(say("solve-written", path=str(output)))
