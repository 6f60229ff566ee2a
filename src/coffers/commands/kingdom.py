"""What a command is to play with: cards, a recommended set, or a random kingdom."""

import argparse
from dataclasses import replace

from coffers.commands.wishes import wishes_of
from coffers.engine.editions import DEFAULT_EDITION
from coffers.errors import CoffersError
from coffers.kingdoms import FIRST_GAME, check_edition
from coffers.kingdoms.randomiser import random_kingdom
from coffers.kingdoms.settings import Setting, first_word, listed, setting, setting_of_set


def chosen_setting(
    arguments: argparse.Namespace, seed: int, usually: bool | None = None
) -> Setting:
    """Ten cards, a recommended set in the edition of its book, or cards drawn with wishes.

    `usually` says whether Platinum and Colony are there where neither the user nor a set says
    anything; None leaves that to the seed.
    """
    edition = arguments.edition and check_edition(arguments.edition)
    names = listed(arguments.kingdom or "")
    if arguments.set:
        if names or arguments.random:
            raise CoffersError("one-kingdom")
        return setting_of_set(arguments.set, edition, seed, arguments.colony, usually)
    if arguments.random:
        wishes = wishes_of(arguments)
        wishes = replace(
            wishes,
            required=(*wishes.required, *names),
            edition=edition or DEFAULT_EDITION,
            bane=arguments.bane,
            platinum_colony=first_word(arguments.colony, usually),
        )
        return setting(random_kingdom(wishes, seed), edition=edition)
    return setting(
        names or FIRST_GAME,
        edition=edition,
        seed=seed,
        bane=arguments.bane,
        platinum_colony=arguments.colony,
        usually=usually,
    )
