"""coffers match A B [C D]: strategies against each other, and how sure the answer is."""

import argparse
from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console

from coffers.commands.laboratory import (
    add_kingdom_options,
    add_running_options,
    check_outputs,
    console,
    live,
    option,
    paragraph,
    print_json,
    say_how_long,
    show,
    write_outputs,
)
from coffers.commands.play import MOST_THINKING
from coffers.commands.samples import (
    add_sample_options,
    check_samples,
    print_samples,
    print_saved,
    samples_of,
)
from coffers.commands.serve import check_range
from coffers.commands.starts import add_start_options, print_openings, start_of
from coffers.lab import checkpoints
from coffers.lab.execution import chosen_place
from coffers.lab.matches import (
    DEFAULT_GAMES,
    GAMES_OF_THINKERS,
    MatchResult,
    chosen_seed,
    match,
    seconds_of_unit,
    usual_games,
)
from coffers.lab.seating import games_of_unit
from coffers.lab.statistics import SequentialTest
from coffers.lab.strategy import load_strategy, thinking_for
from coffers.lab.words import kingdom_cards, number, percent, verdict
from coffers.strategies.plans import Strategy
from coffers.texts import Language, current

GAP = "  "  # between columns


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument(
        "strategies",
        nargs="+",
        metavar=language.text("metavar-strategy"),
        help=language.text("lab-option-strategies"),
    )
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=language.text("lab-option-games", default=DEFAULT_GAMES, thinkers=GAMES_OF_THINKERS),
    )
    option(parser, language, "--seconds", type=float)
    parser.add_argument(
        "--think",
        type=float,
        metavar=language.text("metavar-seconds"),
        help=language.text("terminal-option-think"),
    )
    option(parser, language, "--sprt", action="store_true")
    option(parser, language, "--margin", type=float, default=100 * SequentialTest().margin)
    option(parser, language, "--curves", action="store_true")
    add_sample_options(parser, language)
    add_start_options(parser, language)
    add_running_options(parser, language)
    add_kingdom_options(parser, language)
    parser.add_argument(
        "--random", action="store_true", help=language.text("terminal-option-random")
    )


def run(arguments: argparse.Namespace) -> int:
    check_outputs(arguments)
    check_samples(arguments)
    strategies = [load_strategy(name) for name in arguments.strategies]
    if arguments.think is not None:
        check_range("--think", arguments.think, 0, MOST_THINKING)
        strategies = thinking_for(arguments.think, strategies)
    kept = checkpoints.load(arguments.checkpoint)
    seed = chosen_seed(arguments.seed, kept)
    start = start_of(arguments, strategies, seed)
    wanted = games_wanted(arguments, strategies)
    before = 0 if kept is None else sum(sums["games"][0] for sums in kept.jobs.values())
    if wanted is not None:
        say_how_long(seconds_of(arguments, strategies, wanted - before))
    with live() as progress:
        show(progress, current().text("lab-games", n=before), share_of(before, wanted))

        def tell(result: MatchResult) -> None:
            show(progress, news(result), share_done(arguments, result, wanted))

        result = match(
            *strategies,
            games=arguments.games,
            seconds=arguments.seconds,
            sprt=arguments.sprt and SequentialTest(margin=arguments.margin / 100),
            seed=seed,
            **start,
            by_opening=arguments.by_opening,
            curves=arguments.curves or bool(arguments.report),
            cores=arguments.cores,
            executor=arguments.executor,
            checkpoint=arguments.checkpoint,
            progress=tell,
        )
    samples = samples_of(arguments, result)
    if arguments.json:
        print_json(result, samples)
    else:
        print_result(result)
        print_openings(result)
        print_samples(samples)
        print_saved(arguments)
    write_outputs(arguments, result)
    return 0


# ---- progress ----------------------------------------------------------------------------------


def games_wanted(arguments: argparse.Namespace, strategies: Sequence[Strategy]) -> int | None:
    """After how many games it ends at the latest, if after so many."""
    if arguments.games is None and (arguments.seconds is not None or arguments.sprt):
        return None
    return usual_games(strategies) if arguments.games is None else int(arguments.games)


def seconds_of(arguments: argparse.Namespace, strategies: Sequence[Strategy], games: int) -> float:
    """About how long so many games take, where somebody thinks; or less, if that is wished."""
    cores = chosen_place(arguments.executor, arguments.cores).cores
    n = len(strategies)
    seconds = games / games_of_unit(n) * seconds_of_unit(strategies) / cores
    return seconds if arguments.seconds is None else min(seconds, arguments.seconds)


def news(result: MatchResult) -> str:
    """How it stands."""
    language = current()
    return language.text(
        "lab-news",
        games=result.games,
        strategy=result.strategies[0].title(language.code),
        score=percent(result.scores[0]),
    )


def share_of(games: int, wanted: int | None) -> float:
    return min(1.0, games / wanted) if wanted else 0.0


def share_done(arguments: argparse.Namespace, result: MatchResult, wanted: int | None) -> float:
    """How far it is towards whatever ends it first, so far as one can tell."""
    share = share_of(result.games, wanted)
    if arguments.seconds:
        share = max(share, result.seconds / arguments.seconds)
    return min(1.0, share)


# ---- the result --------------------------------------------------------------------------------


def print_result(result: MatchResult) -> None:
    language = current()
    say = language.text
    out = console()
    print_table(out, result)
    out.print()
    if result.verdict is not None:
        paragraph(out, verdict(result))
    paragraph(out, say("lab-turns", turns=number(result.turns)))
    paragraph(out, say("lab-ended", how=endings(result)))
    for i, strategy in enumerate(result.strategies):
        shares = "  ".join(say("lab-share", value=100 * score) for score in result.seats[i])
        paragraph(out, say("lab-seats", strategy=strategy.title(language.code), shares=shares))
    paragraph(out, say("lab-kingdom", cards=kingdom_cards(result.kingdom), edition=result.edition))
    paragraph(
        out,
        say(
            "lab-effort",
            games=result.games,
            units=result.units,
            orders=result.orders,
            seed=str(result.seed),
            seconds=result.seconds,
            speed=round(result.speed),
        ),
    )


def print_table(out: Console, result: MatchResult) -> None:
    """A row for each strategy; where that is too wide, names stand above their numbers."""
    say = current().text
    names = [say("lab-strategy"), *(s.title(current().code) for s in result.strategies)]
    cells = [[say(f"lab-{head}") for head in ("wins", "ties", "losses", "points")]]
    for i in range(result.players):
        shares = (result.wins[i], result.ties[i], result.losses[i])
        cells.append([*map(percent, shares), number(result.points[i])])
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    rows = [GAP.join(map(str.rjust, row, widths)) for row in cells]
    widest = max(map(cell_len, names))
    if widest + len(GAP) + len(rows[0]) <= out.width:
        lines = [
            f"{set_cell_size(n, widest)}{GAP}{row}" for n, row in zip(names, rows, strict=True)
        ]
    else:
        lines = [GAP + rows[0]]
        for name, row in zip(names[1:], rows[1:], strict=True):
            lines += [name, GAP + row]
    for line in lines:
        out.print(line, soft_wrap=True)


def endings(result: MatchResult) -> str:
    say = current().text
    return ", ".join(
        say("lab-ending", how=how, value=100 * n / result.games)
        for how, n in result.endings.items()
        if n
    )
