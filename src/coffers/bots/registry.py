"""The bots by name."""

from collections.abc import Callable

from coffers.bots.random_legal import RandomLegal
from coffers.bots.wishes import big_money, big_money_with
from coffers.engine.decisions import Agent
from coffers.engine.piles import listed
from coffers.engine.setup import Setup
from coffers.errors import CoffersError, suggestion

TERMINALS = ("Smithy", "Witch", "Council Room", "Library", "Militia", "Moat")
"""What Big Money likes to play once a turn, the best first."""


def _big_money_with_terminal(setup: Setup, seed: int) -> Agent:
    names = {setup.cards[c].name for c in listed(setup.supply)}
    for terminal in TERMINALS:
        if terminal in names:
            return big_money_with(setup, terminal)
    return big_money(setup)


BOTS: dict[str, Callable[[Setup, int], Agent]] = {
    "random": lambda setup, seed: RandomLegal(seed),
    "big-money": lambda setup, seed: big_money(setup),
    "big-money-terminal": _big_money_with_terminal,
}


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
