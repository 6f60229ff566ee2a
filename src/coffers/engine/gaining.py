"""Gaining: a card comes from its pile, goes to its place, and then others may react to that."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.engine.events import GAINED, NO_CARD, TOOK, TOPDECKED
from coffers.engine.triggers import happen
from coffers.engine.vocabulary import (
    DECK,
    DISCARDS,
    GAIN_MOMENT,
    HAND,
    NONE,
    PILES,
    THE_TRASH,
    WOULD_GAIN,
)

if TYPE_CHECKING:
    from coffers.engine.player import Player


def gain(me: "Player", c: i64, to: i64) -> bool:
    """Gain `c` from its pile; False if none is left (TURN-19), or something else happens."""
    table = me.table
    if not table.can_be_had(c):
        if table.telling:
            table.tell(NO_CARD, me.index, c, 1)
        return False
    if (table.setup.heard >> WOULD_GAIN) & 1 and is_replaced(me, c, PILES):
        return False
    table.take_from_pile(c)
    arrive(me, c, to, PILES)
    return True


def gain_from_trash(me: "Player", c: i64, to: i64) -> bool:
    table = me.table
    if table.trash.count(c) == 0:
        return False
    if (table.setup.heard >> WOULD_GAIN) & 1 and is_replaced(me, c, THE_TRASH):
        return False
    table.trash.remove(c)
    arrive(me, c, to, THE_TRASH)
    return True


def is_replaced(me: "Player", c: i64, origin: i64) -> bool:
    """Whether something else happens instead of a gain, while the card is still where it was.

    What does so is not asked about the gains that it brings itself (HIN-WOULD-8).
    """
    table = me.table
    outer = table.gained_from
    table.gained_from = origin
    instead = happen(me, WOULD_GAIN, c)
    table.gained_from = outer
    return instead


def arrive(me: "Player", c: i64, to: i64, origin: i64) -> None:
    """A gained card goes to its place, and then others may react to that."""
    table = me.table
    if table.setup.disguised:
        c = me.mine[c]
    me.owned[c] += 1
    if to == DISCARDS:
        me.discards.add(c)
    elif to == HAND:
        me.hand.add(c)
    else:
        me.deck.add(c)
    if table.telling:
        table.tell_move(GAINED, me.index, c, 1, origin, to)
    if (table.setup.heard >> GAIN_MOMENT) & 1:
        outer_gained = table.gained
        outer_at = table.gained_at
        outer_from = table.gained_from
        outer_replacing = table.replacing
        table.gained = c
        table.gained_at = to
        table.gained_from = origin
        table.replacing = 0
        happen(me, GAIN_MOMENT, c)
        table.replacing = outer_replacing
        table.gained = outer_gained
        table.gained_at = outer_at
        table.gained_from = outer_from


def move_gained(me: "Player", to: i64) -> None:
    """Move the card just gained to another place; one that has moved on is lost track of."""
    table = me.table
    c = table.gained
    at = table.gained_at
    if at == to:
        return
    if at == DISCARDS:
        if not me.discards.remove(c):
            return
    elif at == HAND:
        if not me.hand.remove(c):
            return
    elif at == DECK:
        if me.deck.n == 0:
            return
        me.deck.draw(table.rng)
    else:
        return
    table.gained_at = to
    if to == DECK:
        me.deck.add(c)
        if table.telling:
            table.tell_move(TOPDECKED, me.index, c, 1, at, DECK)
    elif to == HAND:
        me.hand.add(c)
        if table.telling:
            table.tell_move(TOOK, me.index, c, 1, at, HAND)
    elif to == THE_TRASH:
        table.gained_at = NONE
        me.put_in_trash(c, at)
