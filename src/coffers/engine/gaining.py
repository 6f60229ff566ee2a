"""Gaining: a card comes from its pile, goes to its place, and then others may react to that."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.engine.events import GAINED, NO_CARD, TOOK, TOPDECKED
from coffers.engine.piles import only
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
    if me.index == table.turn:
        me.gained |= only(table.setup.faces[c])
    me.owned[c] += 1
    height: i64 = 0
    if to == DISCARDS:
        me.discards.add(c)
        height = me.discards.n
    elif to == HAND:
        me.hand.add(c)
    else:
        me.deck.put(c, True)
        height = me.deck.n
    if table.telling:
        table.tell_move(GAINED, me.index, c, 1, origin, to)
    if (table.setup.heard >> GAIN_MOMENT) & 1:
        outer_gained = table.gained
        outer_at = table.gained_at
        outer_gainer = table.gainer
        if outer_at == to and to != HAND and outer_gainer == me.index:
            outer_at = NONE  # it is covered now, and lost track of (HIN-TRACK-4, -5)
        outer_n = table.gained_n
        outer_from = table.gained_from
        outer_replacing = table.replacing
        table.gained = c
        table.gainer = me.index
        table.gained_at = to
        table.gained_n = height
        table.gained_from = origin
        table.replacing = 0
        happen(me, GAIN_MOMENT, c)
        table.landed = NONE
        if table.gained_at == to and lies_at(me) == to:
            table.landed = c
        table.replacing = outer_replacing
        table.gained = outer_gained
        table.gainer = outer_gainer
        table.gained_at = outer_at
        table.gained_n = outer_n
        table.gained_from = outer_from
    else:
        table.landed = c


def lies_at(me: "Player") -> i64:
    """Where the card just gained lies; NONE if it has moved on, or another card covers it, so that
    it is lost track of (HIN-TRACK-1, -4, -5)."""
    table = me.table
    c = table.gained
    at = table.gained_at
    if at == DISCARDS and me.discards.n == table.gained_n and me.discards.top() == c:
        return at
    if at == HAND and me.hand.has(c):
        return at
    deck = me.deck
    if at == DECK and deck.n == table.gained_n and deck.loose < deck.n and deck.top() == c:
        return at
    return NONE


def move_gained(me: "Player", to: i64) -> None:
    """Move the card just gained to another place; one that has moved on is lost track of."""
    table = me.table
    c = table.gained
    at = lies_at(me)
    if at == to or at == NONE:
        return
    if at == DISCARDS:
        me.discards.remove(c)
    elif at == HAND:
        me.hand.remove(c)
    else:
        me.deck.remove(c)
    table.gained_at = to
    if to == DECK:
        me.deck.put(c, True)
        table.gained_n = me.deck.n
        if table.telling:
            table.tell_move(TOPDECKED, me.index, c, 1, at, DECK)
    elif to == HAND:
        me.hand.add(c)
        if table.telling:
            table.tell_move(TOOK, me.index, c, 1, at, HAND)
    elif to == THE_TRASH:
        table.gained_at = NONE
        me.put_in_trash(c, at)
