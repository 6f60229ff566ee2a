"""The bots by name."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from coffers.bots.easy import Easy
from coffers.bots.generic import Generic
from coffers.bots.knowledge import measured
from coffers.bots.random_legal import RandomLegal
from coffers.bots.search import Search
from coffers.bots.tuning import Menu, known_menu, tuned_menu
from coffers.bots.value import Value, learned
from coffers.bots.wishes import Wish, WishList, big_money, wish
from coffers.engine.decisions import Agent
from coffers.engine.piles import listed
from coffers.engine.setup import Setup
from coffers.errors import CoffersError, suggestion

BETTER_THAN_GOLD = 5.0  # points that a card is worth to Big Money, to be bought before Gold


def _big_money(setup: Setup, seed: int) -> Agent:
    """Big Money, with Platinum and Colony where they are in the game."""
    return WishList(setup, _money(setup), [])


def _money(setup: Setup) -> list[Wish]:
    if setup.find("Colony") < 0:
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
    known = measured()
    most, lead = 0, 0.0
    best = ""
    for c in listed(setup.supply & setup.actions):
        name = setup.cards[c].name
        line = known.get(name, {})
        for i, worth in enumerate(line.get("worth", [])):
            if worth > lead and line.get("actions", 0) < 1:
                best, most, lead = name, i + 1, worth
    if not best:
        return _big_money(setup, seed)
    wishes = _money(setup)
    before = 2 if lead >= BETTER_THAN_GOLD else 1  # Gold and Silver, or only Silver
    wishes.insert(len(wishes) - before, wish(setup, best, most))
    return WishList(setup, wishes, [best])


BOTS: dict[str, Callable[[Setup, int], Agent]] = {
    "generic": lambda setup, seed: Generic(setup),
    "easy": Easy,
    "big-money": _big_money,
    "big-money-terminal": _big_money_terminal,
    "random": lambda setup, seed: RandomLegal(seed),
}

THROWING_DICE = ("easy", "random")  # bots that are different in every game

THINKING: dict[str, float] = {"quick": 0.05, "strong": 0.5}
"""Bots that look ahead, and the seconds they take for it. They keep a core busy all the while."""

STRENGTHS = ("easy", "generic", "quick", "strong")
"""Opponents by strength, the weakest first; all others play in a way of their own."""

HORIZON = 24  # turns after which positions are judged...
HASTY = 0.2  # ... but by who has less seconds than that to think...
HASTY_HORIZON = 16  # ... after so many
PREPARATION = 30  # thoughts in whose time a bot finds a menu for a kingdom...
LONGEST_PREPARATION = 6.0  # ... seconds at most
REMEMBERED = 64  # menus
MENU_SEED = 1

DEFAULT_BOT = "generic"  # who sits down where nobody says who should


def bot_names() -> list[str]:
    """The bots that answer at once."""
    return list(BOTS)


def all_bots() -> list[str]:
    return [*BOTS, *THINKING]


def by_strength(bots: Iterable[str]) -> list[str]:
    """The same bots, those that are a step of strength first, from the weakest on."""
    found = list(bots)
    steps = [bot for bot in STRENGTHS if bot in found]
    return steps + [bot for bot in found if bot not in steps]


def strength_of(bot: str) -> int | None:
    """Which step of strength a bot is, from 1 on."""
    return STRENGTHS.index(bot) + 1 if bot in STRENGTHS else None


def make_bot(name: str, setup: Setup, seed: int, seconds: float | None = None) -> Agent:
    """A bot for a game with that setup; the seed is for bots that throw dice, the seconds are for
    those that think, if it is not their usual time."""
    if name in THINKING:
        return make_thinker(name, setup, seed, seconds)
    if name not in BOTS:
        raise CoffersError(
            "unknown-bot",
            bot=name,
            known=", ".join(all_bots()),
            suggestion=suggestion(name, all_bots()),
        )
    if seconds is not None:
        raise CoffersError("bot-at-once", bot=name, known=", ".join(THINKING))
    return BOTS[name](setup, seed)


def check_thinking(bots: Iterable[str]) -> None:
    """Refuse a time to think where nobody thinks."""
    if not any(bot in THINKING for bot in bots):
        raise CoffersError("nobody-thinks", known=", ".join(THINKING))


def make_thinker(
    name: str, setup: Setup, seed: int, seconds: float | None = None, menu: Menu | None = None
) -> Search:
    """A bot that looks ahead, with a menu for this kingdom to play by without a thought. If none is
    given it makes one up first, which takes a little while."""
    if seconds is None:
        seconds = THINKING[name]
    if not 0 <= seconds < float("inf"):
        raise CoffersError("thinking-time", seconds=f"{seconds:g}")
    if menu is None:
        menu = menu_for(setup, preparation(seconds))
    hasty = seconds < HASTY
    horizon = HASTY_HORIZON if hasty else HORIZON
    value = judge(setup)
    return Search(setup, seconds, seed, patient=not hasty, value=value, horizon=horizon, menu=menu)


def judge(setup: Setup) -> Value | None:
    """Who can judge a position there: of games of two, somebody can."""
    return Value(setup, learned()) if setup.n_players == 2 else None


def preparation(seconds: float) -> float:
    """How many seconds a bot that thinks for so long takes to make up its menu."""
    return min(seconds * PREPARATION, LONGEST_PREPARATION)


def menu_for(setup: Setup, seconds: float) -> Menu:
    """The menu for a kingdom: one that comes with Coffers, or else found now, in so many seconds,
    and remembered."""
    shipped = known_menu(setup)
    return _found_menu(setup, seconds) if shipped is None else shipped


@lru_cache(maxsize=REMEMBERED)
def _found_menu(setup: Setup, seconds: float) -> Menu:
    return tuned_menu(setup, seconds, MENU_SEED)
