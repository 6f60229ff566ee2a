"""Several things that happen at once, to one player: in the order that player picks."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.engine.piles import listed, only
from coffers.engine.vocabulary import NONE, ORDER

if TYPE_CHECKING:
    from coffers.engine.player import Player


def first_of(me: "Player", waiting: i64, moment: i64, c: i64) -> i64:
    """Which of the waiting cards comes first. Asked only where it can matter."""
    if waiting & (waiting - 1) == 0:
        return me.must_pick(ORDER, waiting, NONE, c)
    matters: i64 = 0
    for t in listed(waiting):
        if not me.setup.cards[t].order_matters(me, moment, c):
            return t
        matters |= only(t)
    resolving = me.table.resolving
    me.table.resolving = NONE
    first = me.must_pick(ORDER, matters, NONE, c)
    me.table.resolving = resolving
    return first
