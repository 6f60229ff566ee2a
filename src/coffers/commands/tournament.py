"""coffers tournament: all against all, a matrix and ratings."""

import argparse
from dataclasses import replace

from rich.table import Table

from coffers.commands.laboratory import (
    add_kingdom_options,
    add_running_options,
    check_outputs,
    console,
    live,
    one_setting,
    option,
    print_json,
    show,
    write_outputs,
)
from coffers.kingdoms.settings import Setting
from coffers.lab import checkpoints
from coffers.lab.matches import chosen_seed
from coffers.lab.strategy import load_strategy
from coffers.lab.tournaments import (
    DEFAULT_GAMES,
    TournamentResult,
    cell,
    rating,
    tournament,
)
from coffers.strategies.plans import Strategy, shipped
from coffers.texts import Language, current


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument(
        "strategies",
        nargs="*",
        metavar=language.text("lab-metavar-strategy"),
        help=language.text("lab-option-field"),
    )
    parser.add_argument(
        "--games",
        type=int,
        default=DEFAULT_GAMES,
        metavar="N",
        help=language.text("lab-option-games-each", default=DEFAULT_GAMES),
    )
    add_running_options(parser, language)
    add_kingdom_options(parser, language, action="append", default=[])
    option(parser, language, "--random", type=int, default=0)


def run(arguments: argparse.Namespace) -> int:
    check_outputs(arguments)
    strategies = [load_strategy(name) for name in arguments.strategies or shipped()]
    seed = chosen_seed(arguments.seed, checkpoints.load(arguments.checkpoint))
    with live() as progress:

        def tell(done: int, everything: int) -> None:
            text = current().text("lab-games-of", games=done, all=everything)
            show(progress, text, done / everything)

        result = tournament(
            strategies,
            games=arguments.games,
            kingdoms=settings_of(arguments, strategies if arguments.strategies else [], seed),
            edition=arguments.edition,
            platinum_colony=arguments.colony,
            seed=seed,
            cores=arguments.cores,
            executor=arguments.executor,
            checkpoint=arguments.checkpoint,
            progress=tell,
        )
    if arguments.json:
        print_json(result)
    else:
        print_result(result)
    write_outputs(arguments, result)
    return 0


def settings_of(
    arguments: argparse.Namespace, strategies: list[Strategy], seed: int
) -> list[Setting]:
    """All kingdoms that the user wants, for strategies that were named: sets, lists of cards, and
    some at random."""
    found = [one_setting(arguments, strategies, seed, set=name) for name in arguments.set]
    found += [
        one_setting(arguments, strategies, seed, kingdom=cards) for cards in arguments.kingdom
    ]
    for i in range(arguments.random):
        drawn = one_setting(arguments, strategies, seed + i, random=True)
        found.append(replace(drawn, name=current().text("lab-random-kingdom", n=i + 1)))
    return found


def print_result(result: TournamentResult) -> None:
    language = current()
    say = language.text
    out = console()
    order = result.order
    heads = ["", say("lab-strategy"), say("lab-rating"), *(str(k + 1) for k in range(len(order)))]
    table = Table(*heads, box=None, pad_edge=False)
    for column in (table.columns[0], *table.columns[2:]):
        column.justify = "right"
    for place, i in enumerate(order):
        table.add_row(
            str(place + 1),
            result.strategies[i].title(language.code),
            rating(result.ratings[i]),
            *(cell(result.matrix[i][j]) for j in order),
        )
    out.print(table)
    out.print()
    out.print(say("lab-matrix"))
    names = dict.fromkeys(m.setting.name for m in result.meetings if m.setting.name)
    out.print(
        say("lab-kingdoms", names="; ".join(names)) if names else say("lab-kingdoms-of-pairs")
    )
    out.print(
        say(
            "lab-tournament-effort",
            games=result.games,
            meetings=len(result.meetings),
            seed=str(result.seed),
            seconds=result.seconds,
            speed=round(result.speed),
        )
    )
