"""What a command is to play with: cards, a recommended set, or a random kingdom."""

import argparse
from dataclasses import replace

from coffers.commands.wishes import listed, wishes_of
from coffers.engine.editions import DEFAULT_EDITION
from coffers.errors import CoffersError
from coffers.kingdoms import FIRST_GAME, Kingdom, check_edition
from coffers.kingdoms.randomiser import random_kingdom
from coffers.kingdoms.sets import find


def chosen_kingdom(arguments: argparse.Namespace, seed: int) -> tuple[Kingdom, str]:
    """Ten cards, a recommended set in the edition of its book, or cards drawn with wishes."""
    edition = arguments.edition or DEFAULT_EDITION
    names = listed(arguments.kingdom or "")
    if arguments.set:
        if names or arguments.random:
            raise CoffersError("one-kingdom")
        found = find(arguments.set, arguments.edition and check_edition(arguments.edition))
        return found.kingdom(seed), found.edition
    if arguments.random:
        wishes = replace(
            wishes_of(arguments),
            edition=edition,
            bane=arguments.bane,
            platinum_colony=arguments.colony,
        )
        return random_kingdom(replace(wishes, required=(*wishes.required, *names)), seed), edition
    kingdom = Kingdom.of(
        names or FIRST_GAME, bane=arguments.bane, platinum_colony=arguments.colony, seed=seed
    )
    return kingdom, edition
