"""A turn, from its start to the new hand; and a whole game."""

from mypy_extensions import i64

from coffers.engine.buying import buy_phase
from coffers.engine.decisions import Stuck
from coffers.engine.events import CLEANED_UP, GAME_OVER, PUBLIC, TURN_STARTED
from coffers.engine.player import Player
from coffers.engine.setup import HAND_SIZE
from coffers.engine.table import Table
from coffers.engine.triggers import first_of
from coffers.engine.vocabulary import (
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP,
    DISCARDS,
    HAND,
    NONE,
    ON_TURN_START,
    PLAY,
    START,
)


def take_turn(table: Table) -> None:
    """The rest of the current turn, from whatever phase it is in; then it is the next one's."""
    me = table.current()
    if table.phase == START:
        start_turn(me)
    while table.phase != CLEAN_UP:
        if table.phase == ACTION_PHASE:
            action_phase(me)
        else:
            buy_phase(me)
    clean_up(me)
    end_turn(table)


def start_turn(me: Player) -> None:
    table = me.table
    me.turns += 1
    me.actions = 1
    me.buys = 1
    me.coins = 0
    table.phase = ACTION_PHASE
    if table.telling:
        table.tell(TURN_STARTED, me.index, NONE, me.turns, DISCARDS, PUBLIC)
    if me.aside.n > 0:
        wake(me)


def wake(me: Player) -> None:
    """Let the cards that lie set aside do what they do at the start of a turn, each copy once."""
    hearing = me.setup.hearing[ON_TURN_START]
    waiting = me.aside.copy()
    while waiting.kinds() & hearing:
        t = first_of(me, waiting.kinds() & hearing, ON_TURN_START, NONE)
        waiting.remove(t)
        me.table.resolving = t
        me.setup.cards[t].on_turn_start(me)
        me.table.resolving = NONE


def action_phase(me: Player) -> None:
    table = me.table
    while me.actions > 0 and table.phase == ACTION_PHASE:
        c = me.may_pick(PLAY, me.hand.kinds & me.setup.actions, HAND, NONE)
        if c == NONE:
            break
        me.actions -= 1
        me.play_from_hand(c)
    table.phase = BUY_PHASE
    table.bought = 0  # nothing has been bought in the Buy phase that starts now


def clean_up(me: Player) -> None:
    """Discard the hand and what is in play, draw five (TURN-32)."""
    table = me.table
    if table.telling:
        table.tell(CLEANED_UP, me.index, NONE, me.hand.n + me.in_play.n, DISCARDS, PUBLIC)
    me.hand.pour_into(me.discards)
    me.in_play.clear_into(me.discards)
    me.draw(HAND_SIZE)


def end_turn(table: Table) -> None:
    table.forget_turn()
    table.phase = START
    if table.over():
        table.finished = True
        if table.telling:
            table.tell(GAME_OVER, table.turn, NONE, 0, DISCARDS, PUBLIC)
        return
    table.turn += 1
    if table.turn == len(table.players):
        table.turn = 0


def play_out(table: Table, most_turns: i64) -> None:
    """Play a game to its end, its agents deciding; it may not take more turns than that."""
    turns: i64 = 0
    while not table.finished:
        if turns >= most_turns:
            raise Stuck(f"no end after {most_turns} turns")
        take_turn(table)
        turns += 1
