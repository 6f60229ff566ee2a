"""coffers tournament: all against all, a matrix and ratings."""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations

from rich.console import Console
from rich.table import Table

from coffers.commands.laboratory import (
    add_kingdom_options,
    add_running_options,
    check_outputs,
    console,
    cut_name,
    games_of,
    live,
    one_setting,
    option,
    paragraph,
    print_json,
    say_how_long,
    show,
    write_outputs,
)
from coffers.kingdoms.settings import Setting
from coffers.lab import checkpoints
from coffers.lab.execution import chosen_place
from coffers.lab.matches import GAMES_OF_THINKERS, chosen_seed, seconds_of_unit, units_for
from coffers.lab.strategy import load_strategy
from coffers.lab.tournaments import (
    DEFAULT_GAMES,
    TournamentResult,
    cell,
    rating,
    tournament,
    usual_games,
)
from coffers.strategies.plans import Strategy, shipped
from coffers.texts import Language, current

MATRIX_COLUMN = 5  # characters: up to three digits, and two to keep them apart


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument(
        "strategies",
        nargs="*",
        metavar=language.text("metavar-strategy"),
        help=language.text("lab-option-field"),
    )
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=language.text(
            "lab-option-games-each", default=DEFAULT_GAMES, thinkers=GAMES_OF_THINKERS
        ),
    )
    add_running_options(parser, language)
    add_kingdom_options(parser, language, action="append", default=[])
    option(parser, language, "--random", type=int, default=0)


def run(arguments: argparse.Namespace) -> int:
    check_outputs(arguments)
    strategies = [load_strategy(name) for name in arguments.strategies or shipped()]
    seed = chosen_seed(arguments.seed, checkpoints.load(arguments.checkpoint))
    warned = False
    with live() as progress:

        def tell(done: int, everything: int) -> None:
            nonlocal warned
            if not warned:
                warned = True
                say_how_long(seconds_of(arguments, strategies) * (1 - done / everything))
            show(progress, games_of(done, everything), done / everything)

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


def seconds_of(arguments: argparse.Namespace, strategies: Sequence[Strategy]) -> float:
    """About how long it takes, where somebody thinks, from beginning to end."""
    kingdoms: int = len(arguments.set) + len(arguments.kingdom) + arguments.random
    seconds = 0.0
    for pair in combinations(strategies, 2):
        units = units_for(usual_games(pair) if arguments.games is None else arguments.games, 2)
        seconds += units * seconds_of_unit(pair)
    return seconds * max(1, kingdoms) / chosen_place(arguments.executor, arguments.cores).cores


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
    say = current().text
    out = console()
    cut = [print_group(out, result, k) for k in range(len(result.groups))]
    if len(result.groups) > 1:
        paragraph(out, say("lab-groups", n=len(result.groups)))
    paragraph(out, say("lab-matrix"))
    if any(cut):
        paragraph(out, say("lab-matrix-cut"))
    if result.idle:
        paragraph(out, say("lab-idle", n=result.idle))
    names = dict.fromkeys(m.setting.name for m in result.meetings if m.setting.name)
    kingdoms = say("lab-kingdoms", names="; ".join(names)) if names else ""
    paragraph(out, kingdoms or say("lab-kingdoms-of-pairs"))
    paragraph(
        out,
        say(
            "lab-tournament-effort",
            games=result.games,
            meetings=len(result.meetings),
            seed=str(result.seed),
            seconds=result.seconds,
            speed=round(result.speed),
        ),
    )


def print_group(out: Console, result: TournamentResult, k: int) -> bool:
    """Ratings and matrix of a group, as wide as the terminal; whether columns were left out."""
    language = current()
    say = language.text
    group = result.groups[k]
    if len(result.groups) > 1:
        out.print(say("lab-group", n=k + 1))
    heads = ["", say("lab-strategy"), say("lab-rating")]
    rows = [
        [str(place + 1), cut_name(result.strategies[i], language), rating(result.ratings[i])]
        for place, i in enumerate(group)
    ]
    room = out.width - out.measure(table_of(heads, rows)).maximum
    against = group[: max(0, room // MATRIX_COLUMN)]
    heads += [str(place + 1) for place in range(len(against))]
    for row, i in zip(rows, group, strict=True):
        row += [cell(result.matrix[i][j]) for j in against]
    out.print(table_of(heads, rows))
    out.print()
    return len(against) < len(group)


def table_of(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """Places, names, and numbers to the right."""
    table = Table(*heads, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    for column in (table.columns[0], *table.columns[2:]):
        column.justify = "right"
    return table
