"""Attacks: everybody may react before the Attack does anything (TURN-26)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.engine.events import PUBLIC, UNAFFECTED
from coffers.engine.piles import only
from coffers.engine.vocabulary import HAND, NONE, ON_ATTACK, REVEAL

if TYPE_CHECKING:
    from coffers.engine.player import Player


def announce(me: "Player", attack: i64) -> None:
    """Let each opponent reveal Reactions, in turn order."""
    for p in me.opponents():
        react(p, attack)


def react(me: "Player", attack: i64) -> None:
    setup = me.setup
    ready = me.hand.kinds & setup.hearing[ON_ATTACK]
    while ready:
        r = me.may_pick(REVEAL, ready, HAND, attack)
        if r == NONE:
            return
        me.reveal(r)
        if not setup.cards[r].on_attack(me):
            ready &= ~only(r)
        ready &= me.hand.kinds


def become_unaffected(me: "Player") -> None:
    """The Attack being played does not concern this player."""
    table = me.table
    table.unaffected |= only(me.index)
    if table.telling:
        table.tell(UNAFFECTED, me.index, NONE, 1, HAND, PUBLIC)
