"""coffers solve: a good strategy for a kingdom, found by evolution."""

import argparse
import re
import unicodedata
from pathlib import Path

from rich.table import Table

from coffers.commands.laboratory import (
    add_kingdom_options,
    add_work_options,
    check_writable,
    console,
    cut_name,
    live,
    one_setting,
    option,
    paragraph,
    print_json,
    show,
)
from coffers.errors import CoffersError
from coffers.kingdoms.settings import Setting
from coffers.lab.frames import write_csv, write_parquet, writing
from coffers.lab.matches import chosen_seed
from coffers.lab.solver import CHECK_GAMES, DEFAULT_SECONDS, Progress, Solution, named, solve, title
from coffers.lab.words import number, percent
from coffers.strategies.plans import Plan
from coffers.texts import Language, current


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    file = language.text("metavar-file")
    add_kingdom_options(parser, language)
    parser.add_argument(
        "--random", action="store_true", help=language.text("terminal-option-random")
    )
    say = language.text
    parser.add_argument(
        "--seconds",
        type=float,
        metavar="N",
        help=say("solve-option-seconds", default=DEFAULT_SECONDS),
    )
    parser.add_argument(
        "--generations", type=int, metavar="N", help=say("solve-option-generations")
    )
    parser.add_argument(
        "--start", nargs="+", default=[], metavar=file, help=say("solve-option-start")
    )
    parser.add_argument("--output", metavar=file, help=say("solve-option-output"))
    parser.add_argument(
        "--games",
        type=int,
        default=CHECK_GAMES,
        metavar="N",
        help=say("solve-option-games", default=CHECK_GAMES),
    )
    add_work_options(parser, language)
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    for flag in ("--csv", "--parquet"):
        option(parser, language, flag, metavar=file)


def run(arguments: argparse.Namespace) -> int:
    if not (arguments.set or arguments.kingdom or arguments.random):
        raise CoffersError("solve-kingdom")
    seed = chosen_seed(arguments.seed, None)
    where = one_setting(arguments, (), seed)
    output = Path(arguments.output) if arguments.output else free_name(where)
    for path in (output, arguments.csv, arguments.parquet):
        check_writable(path)
    seconds = arguments.seconds
    if seconds is None and arguments.generations is None:
        seconds = DEFAULT_SECONDS
    kept: list[Plan] = []
    with live() as progress:

        def tell(news: Progress) -> None:
            if kept[-1:] != [news.best]:  # so that nothing is lost, whatever happens
                kept[:] = [news.best]
                write(named(news.best, where), output)
            show(progress, in_words(news), share_done(news, seconds, arguments.generations))

        solution = solve(
            where,
            seconds=seconds,
            generations=arguments.generations,
            seed=seed,
            start=arguments.start,
            check=arguments.games,
            cores=arguments.cores,
            executor=arguments.executor,
            progress=tell,
        )
    write(solution.plan, output)
    if arguments.json:
        print_json(solution)
    else:
        print_solution(solution, output)
    if arguments.csv:
        write_csv(solution.rows(), arguments.csv)
    if arguments.parquet:
        write_parquet(solution.rows(), arguments.parquet)
    return 0


def free_name(where: Setting) -> Path:
    """A file named after the kingdom that does not exist yet."""
    return free_file(title(where, "en"))


def free_file(name: str) -> Path:
    """A file for a plan of that name that does not exist yet."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    stem = "-".join(re.findall(r"[a-z0-9]+", plain.lower().replace("'", ""))) or "plan"
    path, n = Path(f"{stem}.toml"), 1
    while path.exists():
        n += 1
        path = Path(f"{stem}-{n}.toml")
    return path


def write(plan: Plan, path: Path) -> None:
    with writing(path):
        path.write_text(plan.as_toml(), "utf-8")


# ---- in words ----------------------------------------------------------------------------------


def in_words(news: Progress) -> str:
    """How it stands."""
    language = current()
    return language.text(
        "solve-news",
        generation=news.generation,
        games=news.games,
        score=100 * news.score,
        strategy=news.feared.title(language.code),
    )


def share_done(news: Progress, seconds: float | None, generations: int | None) -> float:
    shares = [0.0]
    if seconds:
        shares.append(news.seconds / seconds)
    if generations:
        shares.append(news.generation / generations)
    return min(1.0, max(shares))


def comparison(solution: Solution) -> str:
    """With the generic bot: who would play without a plan."""
    language = current()
    if solution.is_the_bot:
        return language.text("solve-is-the-bot")
    score, games = solution.compared.scores[0], solution.compared.games
    return language.text("solve-compared", score=percent(score), games=games)


def print_solution(solution: Solution, output: Path) -> None:
    language = current()
    say = language.text
    out = console()
    print(solution.plan.as_toml())
    table = Table(
        say("solve-against"),
        say("lab-wins"),
        say("lab-ties"),
        say("lab-points"),
        box=None,
        pad_edge=False,
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for result in sorted(solution.against, key=lambda r: r.wins[0].value):
        table.add_row(
            cut_name(result.strategies[1], language),
            percent(result.wins[0]),
            percent(result.ties[0]),
            number(result.points[0]),
        )
    if solution.against:
        out.print(table)
        out.print()
        paragraph(out, say("solve-check", games=solution.against[0].games))
    paragraph(out, comparison(solution))
    paragraph(
        out,
        say(
            "solve-effort",
            seconds=solution.seconds,
            generations=solution.generations,
            games=solution.games,
            seed=str(solution.seed),
        ),
    )
    out.print(say("solve-written", path=str(output)))
