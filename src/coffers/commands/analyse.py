"""coffers analyse GAME: what could have been done better in a game."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from coffers import saves
from coffers.coach.analysis import SECONDS, WORST, Analysis, analyse
from coffers.coach.judging import GAMES, Judged
from coffers.coach.words import label, percent, sentence
from coffers.commands.laboratory import (
    console,
    lines_of,
    live,
    option,
    paragraph,
    print_json,
    show,
)
from coffers.errors import CoffersError
from coffers.game import Result
from coffers.lab.execution import Workers, chosen_place
from coffers.lab.matches import check_seconds
from coffers.log import card_name
from coffers.names import player_called
from coffers.texts import Language, current

BARS = "▁▂▃▄▅▆▇█"
PLAIN_BARS = "_.-:=+*#"  # where the terminal has no others
MARKS = {"mistake": "?", "blunder": "!"}
STYLES = {"mistake": "yellow", "blunder": "bold red"}
WIDEST = 76  # of the curve


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    say = language.text
    file = say("metavar-file")
    parser.add_argument("game", metavar=file, help=say("coach-option-game"))
    parser.add_argument("--player", metavar=say("metavar-name"), help=say("coach-option-player"))
    parser.add_argument(
        "--seconds",
        type=float,
        metavar="N",
        help=say("coach-option-seconds", default=SECONDS),
    )
    parser.add_argument("--total", type=float, metavar="N", help=say("coach-option-total"))
    parser.add_argument(
        "--games", type=int, metavar="N", help=say("coach-option-games", default=GAMES)
    )
    option(parser, language, "--seed", type=int, default=0)
    option(parser, language, "--cores", type=int)
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def run(arguments: argparse.Namespace) -> int:
    check(arguments)
    saved = read(arguments.game)
    analysis = look_at(saved, arguments)
    if analysis is None:
        return 130
    if arguments.json:
        print_json(analysis)
    else:
        print_analysis(analysis, saved.game.result)
    return 0


def check(arguments: argparse.Namespace) -> None:
    check_seconds(arguments.seconds)
    check_seconds(arguments.total, "total")
    if arguments.games is not None and arguments.games < 1:
        raise CoffersError("lab-number", option="games", found=arguments.games, least=1)


def read(path: str) -> saves.SavedGame:
    try:
        return saves.read(Path(path))
    except FileNotFoundError:
        raise CoffersError("no-such-file", path=path) from None
    except OSError as problem:
        raise CoffersError("unreadable", path=path, problem=str(problem.strerror)) from None


def people(saved: saves.SavedGame, wish: str | None) -> tuple[str, ...]:
    """Whose decisions are looked at: the player wished for, the one at the keyboard, or all."""
    game = saved.game
    chosen = saved.me if wish is None else player_called(wish, game.players)
    return (chosen,) if chosen else game.players


def look_at(saved: saves.SavedGame, arguments: argparse.Namespace) -> Analysis | None:
    """All that can be found out, or what there is when somebody has seen enough."""
    seconds = arguments.seconds
    if seconds is None and arguments.games is None:
        seconds = SECONDS
    known = None
    with live() as progress:
        try:
            with thinkers(arguments.cores) as workers:
                for known in analyse(
                    saved.game,
                    people(saved, arguments.player),
                    seconds=seconds,
                    total=arguments.total,
                    games=arguments.games or GAMES,
                    seed=arguments.seed,
                    workers=workers.executor if workers else None,
                    cores=workers.n if workers else 1,
                ):
                    tell(progress, known)
        except KeyboardInterrupt:
            pass  # what there is so far is shown
    return known


@contextmanager
def thinkers(cores: int | None) -> Iterator[Workers | None]:
    """Other processes to think in, where there is more than one core for it."""
    place = chosen_place(n_cores=cores)
    if place.cores == 1:
        yield None
        return
    with place.open() as workers:
        yield workers


def tell(progress: Progress, known: Analysis) -> None:
    text = current().text("coach-news", done=len(known.judged), all=known.chosen)
    show(progress, text, len(known.judged) / max(1, known.chosen))


# ---- in words ----------------------------------------------------------------------------------


def print_analysis(analysis: Analysis, result: Result | None = None) -> None:
    """What was found, and what came of the game if it is over."""
    say = current().text
    out = console()
    if not analysis.chosen:
        out.print(say("coach-nothing"))
        return
    for player in analysis.judging:
        if analysis.course(player):
            share = None if result is None else result.share(player)
            print_player(analysis, player, share, out)
    games = sum(judged.played for judged in analysis.judged.values())
    paragraph(out, say("coach-effort", done=len(analysis.judged), games=games))
    if not analysis.is_complete:
        paragraph(out, say("coach-left", left=analysis.chosen - len(analysis.judged)))
    if analysis.found > analysis.chosen:
        paragraph(out, say("coach-skipped", skipped=analysis.found - analysis.chosen))


def print_player(analysis: Analysis, player: str, share: float | None, out: Console) -> None:
    language = current()
    say = language.text
    course = analysis.course(player)
    mistakes = analysis.mistakes(player)
    out.print(Text(say("coach-course", player=player), style="bold"))
    for line in curve(course, share, min(WIDEST, out.width - 2), out.options.ascii_only):
        out.print(Text("  ") + line)
    ends = say(
        "coach-from-to",
        first=percent(course[0].chance),
        last=percent(course[-1].chance),
        outcome=outcome(share),
    )
    out.print(Text(f"  {ends}   {say('coach-legend')}", style="dim"))
    out.print()
    if not mistakes:
        out.print(say("coach-no-mistakes"))
    else:
        out.print(Text(say("coach-worst"), style="bold"))
        for mistake in mistakes[:WORST]:
            out.print(Text(indented(sentence(mistake, language), out.width)))
    if len(mistakes) > WORST:
        out.print()
        out.print(table(mistakes, language))
    out.print()


def indented(text: str, width: int) -> str:
    return "\n".join(lines_of(text, width, "  "))


def outcome(share: float | None) -> str:
    """What somebody's part of the victory is called."""
    if share is None:
        return "open"
    if share == 0:
        return "lost"
    return "won" if share == 1 else "shared"


def curve(course: Sequence[Judged], share: float | None, width: int, is_plain: bool) -> list[Text]:
    """The chance to win as a row of bars, to the part of the victory that it came to, and marks
    where mistakes were made."""
    bars = PLAIN_BARS if is_plain else BARS

    def bar(chance: float) -> str:
        return bars[min(int(chance * len(bars)), len(bars) - 1)]

    each = ceil(len(course) / max(1, width - 1))  # decisions that share a bar
    row, marks = Text(), Text()
    for i in range(0, len(course), each):
        shared = course[i : i + each]
        chance = sum(judged.chance for judged in shared) / len(shared)
        worst = max(shared, key=lambda judged: judged.cost).verdict
        style = STYLES[worst] if worst else ""
        row.append(bar(chance), style=style)
        marks.append(MARKS[worst] if worst else " ", style=style)
    if share is not None:
        row.append(bar(share))
    marks.rstrip()
    return [row, marks]


def table(mistakes: Sequence[Judged], language: Language) -> Table:
    """All mistakes, in the order of the game."""
    say = language.text
    heads = ("turn", "played", "better", "worth-head")
    found = Table(*(say(f"coach-{head}") for head in heads), box=None, pad_edge=False)
    for judged in sorted(mistakes, key=lambda judged: judged.number):
        better = judged.better
        assert better is not None and judged.verdict is not None
        found.add_row(
            " ".join(filter(None, (str(judged.turn), card_name(judged.decision.source, language)))),
            label(judged.given, judged.decision, language),
            label(better.pick, judged.decision, language),
            say(
                "coach-share",
                value=percent(better.gain),
                low=percent(better.low),
                high=percent(better.high),
            ),
            style=STYLES[judged.verdict],
        )
    return found
