"""A plan for one kingdom in a few seconds, in words: what bots that look ahead go by.

The solver takes a minute on all cores; this takes a few seconds on one (`coffers.bots.tuning`).

    python -m coffers.lab.tuning    # find the menus of all recommended sets anew
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import coffers
from coffers.bots import tuning
from coffers.bots.tuning import CHEAPLY, EXACTLY, LIMIT, RICH, Menu
from coffers.cores import all_cores
from coffers.engine.costs import coins_of, potions_of
from coffers.engine.editions import DEFAULT_EDITION
from coffers.engine.setup import Setup
from coffers.kingdoms import Kingdom
from coffers.kingdoms.sets import all_sets
from coffers.strategies.lines import THE_BOT, Entry
from coffers.strategies.plans import Plan, kingdom_cards_of

DEFAULT_SECONDS = 3.0
LONG = 6.0  # seconds, for what is shipped
NAME = "tuned"


def tuned(
    kingdom: Kingdom,
    n_players: int = 2,
    edition: str = DEFAULT_EDITION,
    *,
    seconds: float = DEFAULT_SECONDS,
    games: int | None = None,
    seed: int = 0,
) -> Plan:
    """A plan for a kingdom that wins against the generic bot, or else is that bot.

    It takes about so many seconds of one core; with a number of games instead, the same seed finds
    the same plan on any machine.
    """
    setup = kingdom.setup(n_players, edition)
    menu = tuning.tuned_menu(setup, seconds, seed, games)
    return plan_of(setup, menu, kingdom.platinum_colony)


def plan_of(setup: Setup, menu: Menu, platinum_colony: bool = False) -> Plan:
    """A menu as a plan."""
    wishes: list[Entry] = []
    limits: list[Entry] = []
    for card, what, n in tuning.by_price(setup, menu):
        name = setup.cards[card].name
        if what == LIMIT:
            limits.append(Entry(name, n))
            continue
        if what == EXACTLY:
            wishes.append(Entry.of(f"{name} if coins <= {coins_of(setup.cards[card].cost) + 1}"))
        elif what == CHEAPLY:
            wishes.append(Entry.of(f"{name} max {n} if coins < {RICH}"))
        else:
            wishes.append(Entry(name, n))
        if potions_of(setup.cards[card].cost):
            wishes.append(Entry("Potion", 1))
    buy = (*dict.fromkeys(wishes), Entry(THE_BOT), *limits)
    needs = kingdom_cards_of(wishes)
    return Plan(name=NAME, needs=needs, platinum_colony=platinum_colony, buy=buy)


# ---- for recommended sets ----------------------------------------------------------------------


def found_for(kingdom: Kingdom) -> tuple[str, list[tuple[str, int, int]]]:
    """The cards of a set, and a menu for it."""
    setup = kingdom.setup(2, DEFAULT_EDITION)
    menu = tuning.tuned_menu(setup, LONG, 1)
    return tuning.cards_of(setup), [(setup.cards[c].name, what, n) for c, what, n in menu]


def main() -> None:
    """Write down a menu for every recommended set, as its own rules lay it out."""
    kingdoms = [found.kingdom(0) for found in all_sets() if not found.missing()]
    with ProcessPoolExecutor(all_cores()) as workers:
        found = dict(workers.map(found_for, kingdoms))
    lines = [f"{json.dumps(cards)}: {json.dumps(menu)}" for cards, menu in sorted(found.items())]
    path = Path(coffers.__file__).parent / "data" / tuning.FILE
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    sys.stdout.write(f"{len(lines)} menus in {path.name}\n")


if __name__ == "__main__":
    main()
