"""Gaining: a card comes from its pile, goes to its place, and then others may react to that."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.engine.events import GAINED, NO_CARD, PUBLIC, TOPDECKED
from coffers.engine.piles import only, small_pile
from coffers.engine.triggers import first_of
from coffers.engine.vocabulary import (
    DECK,
    DISCARDS,
    HAND,
    NONE,
    ON_ANY_GAIN,
    ON_GAIN_IN_HAND,
    ON_GAIN_IN_PLAY,
    ON_OWN_GAIN,
    THE_TRASH,
)

if TYPE_CHECKING:
    from coffers.engine.player import Player


def gain(me: "Player", c: i64, to: i64) -> bool:
    """Gain `c` from its pile; False if none is left (TURN-19)."""
    table = me.table
    if not table.can_be_had(c):
        if table.telling:
            table.tell(NO_CARD, me.index, c, 1, to, PUBLIC)
        return False
    table.take_from_pile(c)
    if table.setup.hearing[ON_ANY_GAIN]:
        hear_any_gain(me, c)
    arrive(me, c, to)
    return True


def gain_from_trash(me: "Player", c: i64, to: i64) -> bool:
    if not me.table.trash.remove(c):
        return False
    arrive(me, c, to)
    return True


def arrive(me: "Player", c: i64, to: i64) -> None:
    """A gained card goes to its place, wherever it came from."""
    table = me.table
    me.owned[c] += 1
    if to == DISCARDS:
        me.discards.add(c)
    elif to == HAND:
        me.hand.add(c)
    else:
        me.deck.add(c)
    if table.telling:
        table.tell(GAINED, me.index, c, 1, to, PUBLIC)
    if table.setup.on_gain:
        hear_gain(me, c, to)


def hear_any_gain(me: "Player", c: i64) -> None:
    setup = me.setup
    for card in setup.cards:
        if (setup.hearing[ON_ANY_GAIN] >> card.number) & 1:
            card.on_any_gain(me, c)


def hear_gain(me: "Player", c: i64, to: i64) -> None:
    """What happens at a gain: the card's own effect, those of cards in hand and in play."""
    table = me.table
    setup = me.setup
    own = (setup.hearing[ON_OWN_GAIN] >> c) & 1 == 1
    in_hand = me.hand.kinds & setup.hearing[ON_GAIN_IN_HAND]
    hearing = setup.hearing[ON_GAIN_IN_PLAY]
    if not own and in_hand == 0 and me.in_play.kinds & hearing == 0:
        return
    in_play = small_pile()
    for i in range(me.in_play.n):
        t = me.in_play.at(i)
        if (hearing >> t) & 1 and (setup.cards[t].copies_add_up() or in_play.count(t) == 0):
            in_play.add(t)
    outer_gained = table.gained
    outer_at = table.gained_at
    outer_card = table.resolving
    table.gained = c
    table.gained_at = to
    while own or in_hand or in_play.n > 0:
        waiting = in_hand | in_play.kinds()
        if own:
            waiting |= only(c)
        t = first_of(me, waiting, ON_OWN_GAIN, c)
        card = setup.cards[t]
        table.resolving = t
        if own and t == c:
            own = False
            card.on_own_gain(me)
        elif (in_hand >> t) & 1:
            in_hand &= ~only(t)
            if me.hand.has(t):
                card.on_gain_in_hand(me, c)
        else:
            in_play.remove(t)
            card.on_gain_in_play(me, c)
        table.resolving = outer_card
    table.gained = outer_gained
    table.gained_at = outer_at


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
            table.tell(TOPDECKED, me.index, c, 1, at, PUBLIC)
    elif to == THE_TRASH:
        table.gained_at = NONE
        me.put_in_trash(c, at)
