"""Options of `coffers match` that say how games begin, and results by how they began."""

import argparse
from collections.abc import Sequence
from typing import Any

from rich.table import Table

from coffers.commands.laboratory import console, option, setting_of
from coffers.errors import CoffersError
from coffers.lab.matches import MatchResult
from coffers.lab.openings import Outcome
from coffers.lab.words import percent
from coffers.strategies.plans import Strategy
from coffers.texts import Language, current

SHOWN = 8  # kinds of openings; JSON has all
WHERE = ("set", "kingdom", "random", "bane", "colony", "edition")


def add_hands_and_position(parser: argparse.ArgumentParser, language: Language) -> None:
    option(parser, language, "--opening", metavar="5/2|4/3|either")
    option(parser, language, "--position", metavar=language.text("metavar-scenario"))


def add_start_options(parser: argparse.ArgumentParser, language: Language) -> None:
    add_hands_and_position(parser, language)
    option(parser, language, "--by-opening", action="store_true")


def start_of(
    arguments: argparse.Namespace, strategies: Sequence[Strategy], seed: int
) -> dict[str, Any]:
    """Where and from what a match starts, as `match` takes it."""
    if arguments.position is None:
        setting = setting_of(arguments, strategies, seed)
        where = {"kingdom": setting.kingdom, "edition": setting.edition}
        return {**where, "opening": arguments.opening}
    if any(getattr(arguments, name) not in (None, False) for name in WHERE):
        raise CoffersError("from-kingdom")
    return {"position": arguments.position, "opening": arguments.opening}


# ---- the result --------------------------------------------------------------------------------


def print_openings(result: MatchResult) -> None:
    openings = result.openings
    if openings is None:
        return
    say = current().text
    for i, strategy in enumerate(result.strategies):
        title = strategy.title(current().code)
        if openings.hands[i]:
            print_outcomes(say("lab-by-hand", strategy=title), openings.hands[i], hands=True)
        print_outcomes(say("lab-by-purchases", strategy=title), openings.purchases[i])


def print_outcomes(title: str, outcomes: Sequence[Outcome], hands: bool = False) -> None:
    """The most frequent ones, with the score that each has brought."""
    say = current().text
    table = Table(title, say("report-games"), "%", say("report-score"), box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for outcome in outcomes[:SHOWN]:
        table.add_row(
            " / ".join(outcome.began) if hands else bought(outcome.began),
            say("lab-count", n=outcome.games),
            say("lab-tenth", value=100 * outcome.share),
            percent(outcome.score),
        )
    out = console()
    out.print()
    out.print(table)
    if len(outcomes) > SHOWN:
        out.print(say("lab-more-openings", n=len(outcomes) - SHOWN))


def bought(cards: Sequence[str]) -> str:
    """The first purchases in words."""
    language = current()
    return ", ".join(map(language.card, cards)) or language.text("words-nothing")
