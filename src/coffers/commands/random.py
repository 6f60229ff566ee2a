"""coffers random: a random kingdom, with wishes."""

import argparse
import json
import secrets
import sys
from dataclasses import replace

from coffers.commands.wishes import add_wishes, wishes_of
from coffers.engine.editions import DEFAULT_EDITION
from coffers.kingdoms.randomiser import random_kingdom
from coffers.texts import Language, current


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    add_wishes(parser, language)
    parser.add_argument(
        "--colony",
        action=argparse.BooleanOptionalAction,
        help=language.text("terminal-option-colony"),
    )
    parser.add_argument(
        "--edition",
        default=DEFAULT_EDITION,
        metavar=language.text("metavar-edition"),
        help=language.text("cli-edition"),
    )
    parser.add_argument("--seed", type=int, metavar="N", help=language.text("cli-seed"))
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))


def run(arguments: argparse.Namespace) -> int:
    seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    wishes = replace(
        wishes_of(arguments), edition=arguments.edition, platinum_colony=arguments.colony
    )
    kingdom = random_kingdom(wishes, seed)
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
