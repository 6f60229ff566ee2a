"""Playing a card: it goes into play, others may react to an Attack, it does what it says."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.engine.attacks import announce
from coffers.engine.events import PLAYED, PLAYED_AGAIN, PUBLIC
from coffers.engine.piles import listed, only
from coffers.engine.vocabulary import HAND, ON_ATTACK, ON_PLAY_THIS_TURN

if TYPE_CHECKING:
    from coffers.engine.player import Player


def play(me: "Player", c: i64, times: i64) -> i64:
    """Put a card into play and carry it out so many times. It is one card in play (INPLAY-11).

    Its stamp in the play area tells whoever played it whether it is still there.
    """
    stamp = me.in_play.add(c)
    carry_out(me, c, stamp, False)
    i: i64 = 1
    while i < times:
        carry_out(me, c, stamp, True)
        i += 1
    return stamp


def carry_out(me: "Player", c: i64, stamp: i64, again: bool) -> None:
    table = me.table
    setup = table.setup
    if table.telling:
        table.tell(PLAYED_AGAIN if again else PLAYED, me.index, c, 1, HAND, PUBLIC)
    outer_card = table.resolving
    outer_this = table.this
    outer_unaffected = table.unaffected
    table.resolving = c
    table.this = stamp
    me.coins += setup.coins[c]
    if table.marked:
        hear_play(me, c)
    table.played |= only(c)
    if (setup.attacks >> c) & 1:
        table.unaffected = 0
        if setup.hearing[ON_ATTACK]:
            announce(me, c)
    setup.cards[c].play(me)
    table.resolving = outer_card
    table.this = outer_this
    table.unaffected = outer_unaffected


def hear_play(me: "Player", c: i64) -> None:
    setup = me.setup
    for t in listed(me.table.marked & setup.hearing[ON_PLAY_THIS_TURN]):
        setup.cards[t].on_play_this_turn(me, c)


def play_plain_treasures(me: "Player") -> None:
    """Play every Treasure in hand that does nothing but give coins."""
    table = me.table
    setup = table.setup
    treasures = me.hand.kinds & setup.plain
    t: i64 = 0
    if table.telling or table.marked:
        for t in listed(treasures):
            while me.hand.has(t):
                me.play_from_hand(t)
        return
    table.played |= treasures
    while treasures:
        if treasures & 1:
            k = me.hand.count(t)
            me.hand.remove(t, k)
            me.coins += k * setup.coins[t]
            while k > 0:
                me.in_play.add(t)
                k -= 1
        treasures >>= 1
        t += 1
