"""What lies where, by the names of the cards: what whoever looks at a table is shown."""

from typing import Final

from coffers.engine.piles import Hand, Pile, PlayArea
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.table import Table
from coffers.engine.vocabulary import NONE


def names(cards: Pile, setup: Setup) -> tuple[str, ...]:
    return tuple([setup.cards[cards.at(i)].name for i in range(cards.n)])


def hand_names(hand: Hand, setup: Setup) -> tuple[str, ...]:
    """In the order of the game: where somebody holds a card tells nothing."""
    found: list[str] = []
    for card in setup.cards:
        for _ in range(hand.count(card.number)):
            found.append(card.name)  # noqa: PERF401 (compiled, this is the faster way)
    return tuple(found)


def play_names(area: PlayArea, setup: Setup) -> tuple[str, ...]:
    return tuple([setup.cards[area.at(i)].name for i in range(area.n)])


def staying(p: Player) -> tuple[int, ...]:
    """Which of the cards in play, by position, have more to do in a later turn."""
    area = p.in_play
    return tuple([i for i in range(area.n) if p.has_more_to_do(area.stamp_at(i))])


PILE_FACTS: Final = 4


def pile_states(table: Table, knows_phase: bool) -> list[int]:
    """Of every pile, one after the other: its number, the card to be had of it (or NONE), how many
    are left, and the cost as those see it who know the phase or do not."""
    setup = table.setup
    found: list[int] = []
    for pile in range(setup.n_cards):
        if setup.has_pile(pile):
            top = table.top(pile) if setup.is_mixed(pile) else pile
            shown = pile if top == NONE else top
            cost = table.cost(shown) if knows_phase else table.seen_cost(shown)
            found += [pile, top, table.left[pile], cost]
    return found
