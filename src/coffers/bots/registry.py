"""The bots by name."""

from collections.abc import Callable

from coffers.bots.generic import Generic
from coffers.bots.random_legal import RandomLegal
from coffers.bots.wishes import Wish, WishList, big_money, wish
from coffers.engine.decisions import Agent
from coffers.engine.piles import listed
from coffers.engine.setup import Setup
from coffers.errors import CoffersError, suggestion

BETTER_THAN_GOLD = ("Young Witch", "Witch", "Mountebank", "Soothsayer", "Goons")
TERMINALS = {
    **dict.fromkeys(BETTER_THAN_GOLD, 1),
    "Militia": 2,
    "Monument": 1,
    "Rabble": 2,
    "Library": 2,
    "Vault": 2,
    "Smithy": 2,
    "Journeyman": 2,
    "Jester": 2,
    "Council Room": 2,
    "Harvest": 2,
    "Bandit": 1,
    "Fortune Teller": 2,
    "Moat": 1,
    "Watchtower": 1,
    "Chancellor": 1,
    "Bureaucrat": 1,
}
"""What Big Money likes to play once a turn, the best first, and how many of it."""


def _big_money(setup: Setup, seed: int) -> Agent:
    """Big Money, with Platinum and Colony where they are in the game."""
    return WishList(setup, _money(setup), [])


def _money(setup: Setup) -> list[Wish]:
    if setup.colony < 0:
        return big_money(setup).wishes
    return [
        wish(setup, "Colony"),
        wish(setup, "Platinum", 2),
        wish(setup, "Gold", 4),
        wish(setup, "Province"),  # not before the deck can hope for Colonies
        wish(setup, "Platinum"),
        wish(setup, "Gold"),
        wish(setup, "Silver"),
    ]


def _big_money_terminal(setup: Setup, seed: int) -> Agent:
    """Big Money, and one or two of the best terminal Action that the kingdom has."""
    names = {setup.cards[c].name for c in listed(setup.supply)}
    best = next((name for name in TERMINALS if name in names), None)
    if best is None:
        return _big_money(setup, seed)
    wishes = _money(setup)
    before = 2 if best in BETTER_THAN_GOLD else 1  # Gold and Silver, or only Silver
    wishes.insert(len(wishes) - before, wish(setup, best, TERMINALS[best]))
    return WishList(setup, wishes, [best])


BOTS: dict[str, Callable[[Setup, int], Agent]] = {
    "generic": lambda setup, seed: Generic(setup),
    "big-money": _big_money,
    "big-money-terminal": _big_money_terminal,
    "random": lambda setup, seed: RandomLegal(seed),
}


DEFAULT_BOT = "generic"  # who sits down where nobody says who should


def bot_names() -> list[str]:
    return list(BOTS)


def make_bot(name: str, setup: Setup, seed: int) -> Agent:
    """A bot for a game with that setup; the seed is for bots that throw dice."""
    if name not in BOTS:
        raise CoffersError(
            "unknown-bot",
            bot=name,
            known=", ".join(BOTS),
            suggestion=suggestion(name, BOTS),
        )
    return BOTS[name](setup, seed)
