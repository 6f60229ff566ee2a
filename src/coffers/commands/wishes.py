"""Wishes for random kingdoms, as options of every command that draws some."""

import argparse
import re

from coffers.errors import CoffersError
from coffers.kingdoms.randomiser import Wishes
from coffers.kingdoms.settings import listed
from coffers.texts import Language

SMALL_NUMBER = re.compile(r"\s*\d{1,9}\s*")
WISHES = ("village", "trasher", "extra_buy", "defended", "spread")


def add_wishes(parser: argparse.ArgumentParser, language: Language) -> None:
    say = language.text
    parser.add_argument(
        "--from",
        dest="expansions",
        metavar=say("metavar-expansions"),
        default="",
        help=say("cli-from"),
    )
    cards = say("metavar-cards")
    parser.add_argument("--require", metavar=cards, default="", help=say("cli-require"))
    parser.add_argument("--ban", metavar=cards, default="", help=say("cli-ban"))
    parser.add_argument(
        "--at-most",
        metavar=say("metavar-at-most"),
        action="append",
        default=[],
        help=say("cli-at-most"),
    )
    for wish in WISHES:
        word = wish.replace("_", "-")
        parser.add_argument(f"--{word}", action="store_true", help=say(f"cli-wish-{word}"))


def wishes_of(arguments: argparse.Namespace) -> Wishes:
    at_most = {}
    for entry in arguments.at_most:
        name, equals, n = entry.partition("=")
        if not equals or not SMALL_NUMBER.fullmatch(n):
            raise CoffersError("at-most", entry=entry)
        at_most[name.strip()] = int(n)
    return Wishes(
        expansions=listed(arguments.expansions),
        required=listed(arguments.require),
        banned=listed(arguments.ban),
        at_most=at_most,
        **{wish: getattr(arguments, wish) for wish in WISHES},
    )
