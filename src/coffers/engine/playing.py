"""Playing a card: it goes into play, others may react to an Attack, it does what it says."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.engine.events import NAMED, PLAYED, PLAYED_AGAIN
from coffers.engine.piles import listed, only
from coffers.engine.triggers import happen
from coffers.engine.vocabulary import (
    AFTER_PLAY,
    ATTACK_PLAYED,
    DURATION,
    INSTEAD_OF_PLAY,
    PLAY_AREA,
    PLAY_MOMENT,
)

if TYPE_CHECKING:
    from coffers.engine.player import Player


def play(me: "Player", c: i64, times: i64, origin: i64) -> i64:
    """Put a card, taken from where it was, into play and carry it out so many times.

    It is one card in play (INPLAY-11). Its stamp in the play area tells whoever played it whether
    it is still there.
    """
    stamp = me.in_play.add(c)
    carry_out(me, c, stamp, origin)
    i: i64 = 1
    while i < times:
        play_again(me, c, stamp)
        i += 1
    if times > 1:
        follow(me, me.table.this, c, stamp)
    return stamp


def play_again(me: "Player", c: i64, stamp: i64) -> None:
    """Carry out a copy of `c` once more, as what it is by now."""
    carry_out(me, me.in_play.stands_for(stamp, c), stamp, PLAY_AREA)


def follow(me: "Player", stamp: i64, c: i64, leader: i64) -> None:
    """What has a Duration played several times stays with it (SEA-DURTHRONE-1)."""
    if me.setup.types[me.in_play.stands_for(leader, c)] & DURATION:
        me.stays_with(stamp, leader)


def carry_out(me: "Player", c: i64, stamp: i64, origin: i64) -> None:
    """Do what a card in play says; one that was there already is played again."""
    table = me.table
    setup = table.setup
    if table.telling:
        kind: i64 = PLAYED_AGAIN if origin == PLAY_AREA else PLAYED
        table.tell_move(kind, me.index, c, 1, origin, PLAY_AREA)
    outer_card = table.resolving
    outer_this = table.this
    outer_unaffected = table.unaffected
    table.resolving = c
    table.this = stamp
    table.depth += 1
    heard = setup.heard
    covered = me.revealed.n > 0
    if covered:
        me.lay_over()
    if table.marked or (heard >> PLAY_MOMENT) & 1:
        happen(me, PLAY_MOMENT, c)
    table.played |= only(c)
    if (setup.actions >> c) & 1:
        table.actions_played += 1
    if (setup.attacks >> c) & 1:
        attack(me, c)
    # a card that does something else has been played all the same (EMP-ENCHANTRESS-7, -14, -19)
    if (heard >> INSTEAD_OF_PLAY) & 1 == 0 or not happen(me, INSTEAD_OF_PLAY, c):
        me.coins += setup.coins[c]
        if (setup.brewing >> c) & 1:
            me.potions += 1
        setup.cards[c].play(me)
    if covered:
        me.uncover()
    table.depth -= 1
    table.resolving = outer_card
    table.unaffected = outer_unaffected
    if (heard >> AFTER_PLAY) & 1:
        happen(me, AFTER_PLAY, c)
    table.this = outer_this


def attack(me: "Player", c: i64) -> None:
    """The others may react to an Attack, before it does anything; what they have in play may keep
    it off them."""
    table = me.table
    table.unaffected = 0
    if table.setup.protecting:
        for p in me.opponents():
            if p.in_play.kinds & table.setup.protecting:
                p.is_unaffected()
    if (table.setup.heard >> ATTACK_PLAYED) & 1:
        happen(me, ATTACK_PLAYED, c)


def play_as(me: "Player", c: i64) -> None:
    """Let the card being carried out be another one while it is in play, and do what that says.

    It is still one card that is played (DKA-BANDOFMISFITS-27).
    """
    table = me.table
    me.in_play.stand_for(table.this, c)
    if table.telling:
        table.tell(NAMED, me.index, c, 1)
    outer = table.resolving
    table.resolving = c
    table.played |= only(c)
    if (table.setup.attacks >> c) & 1:
        attack(me, c)
    table.setup.cards[c].play(me)
    table.resolving = outer


def play_plain_treasures(me: "Player") -> None:
    """Play every Treasure in hand that does nothing but give coins."""
    table = me.table
    setup = table.setup
    treasures = me.hand.kinds & setup.plain
    t: i64 = 0
    if (
        table.telling
        or table.marked
        or setup.brewing
        or (setup.heard >> PLAY_MOMENT | setup.heard >> AFTER_PLAY) & 1
    ):
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
            me.in_play.add_n(t, k)
        treasures >>= 1
        t += 1
