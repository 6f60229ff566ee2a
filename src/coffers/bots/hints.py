"""The hints by card."""

from functools import cache

from coffers.bots import (
    hints_alchemy,
    hints_base,
    hints_cornucopia,
    hints_guilds,
    hints_hinterlands,
    hints_intrigue,
    hints_prosperity,
    hints_seaside,
)
from coffers.bots.hint import Hint
from coffers.engine.card import key
from coffers.engine.setup import Setup

ROOMS = (
    hints_base,
    hints_intrigue,
    hints_seaside,
    hints_alchemy,
    hints_prosperity,
    hints_cornucopia,
    hints_hinterlands,
    hints_guilds,
)


@cache
def classes() -> dict[str, type[Hint]]:
    """The hints by the name of their card, as classes are named."""
    return {
        key(name): item
        for room in ROOMS
        for name, item in vars(room).items()
        if isinstance(item, type) and issubclass(item, Hint) and item is not Hint
    }


def hints_for(setup: Setup) -> list[Hint]:
    """A hint for every card of a game, by number; those nobody wrote say nothing."""
    known = classes()
    return [known.get(key(card.name), Hint)(card.number) for card in setup.cards]


def says(hint: Hint, question: str) -> bool:
    """Whether a hint answers a question, i.e. defines that method itself."""
    return getattr(type(hint), question) is not getattr(Hint, question)
