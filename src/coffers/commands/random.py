"""coffers random: a random kingdom, with wishes."""

import argparse
import json
import secrets
import sys

from coffers.errors import CoffersError
from coffers.kingdoms.randomiser import Wishes, random_kingdom
from coffers.texts import Language, current

WISHES = ("village", "trasher", "extra_buy", "defended", "spread")


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    add_wishes(parser, language)
    parser.add_argument("--seed", type=int, help=language.text("cli-seed"))
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))


def add_wishes(parser: argparse.ArgumentParser, language: Language) -> None:
    """The wishes, for every command that draws kingdoms."""
    say = language.text
    parser.add_argument(
        "--from", dest="expansions", metavar="SETS", default="", help=say("cli-from")
    )
    parser.add_argument("--require", metavar="CARDS", default="", help=say("cli-require"))
    parser.add_argument("--ban", metavar="CARDS", default="", help=say("cli-ban"))
    parser.add_argument(
        "--at-most", metavar="SET=N", action="append", default=[], help=say("cli-at-most")
    )
    for wish in WISHES:
        word = wish.replace("_", "-")
        parser.add_argument(f"--{word}", action="store_true", help=say(f"cli-wish-{word}"))


def listed(words: str) -> tuple[str, ...]:
    """The parts of a comma list."""
    return tuple(part.strip() for part in words.split(",") if part.strip())


def wishes_of(arguments: argparse.Namespace) -> Wishes:
    at_most = {}
    for entry in arguments.at_most:
        name, equals, n = entry.partition("=")
        if not equals or not n.strip().isdigit():
            raise CoffersError("at-most", entry=entry)
        at_most[name.strip()] = int(n)
    return Wishes(
        expansions=listed(arguments.expansions),
        required=listed(arguments.require),
        banned=listed(arguments.ban),
        at_most=at_most,
        **{wish: getattr(arguments, wish) for wish in WISHES},
    )


def run(arguments: argparse.Namespace) -> int:
    seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    kingdom = random_kingdom(wishes_of(arguments), seed)
    if arguments.json:
        document = {
            "seed": seed,
            "kingdom": list(kingdom.cards),
            "bane": kingdom.bane,
            "platinum_colony": kingdom.platinum_colony,
        }
        json.dump(document, sys.stdout, ensure_ascii=False, indent=1)
        print()
        return 0
    language = current()
    print(", ".join(language.card(card) for card in kingdom.cards))
    if kingdom.bane:
        print(language.text("cli-random-bane", card=language.card(kingdom.bane)))
    if kingdom.platinum_colony:
        print(language.text("cli-random-colony"))
    print(language.text("cli-random-seed", seed=str(seed)))
    return 0
