"""A turn, from its start to the new hand; and a whole game."""

from mypy_extensions import i64

from coffers.engine.buying import buy_phase
from coffers.engine.decisions import Stuck
from coffers.engine.events import CLEANED_UP, GAME_OVER, POSSESSED, TURN_STARTED
from coffers.engine.piles import only, small_pile
from coffers.engine.player import Player
from coffers.engine.seat import NO_NOTES
from coffers.engine.table import Table
from coffers.engine.triggers import Note, first_of, happen, hear, hear_note
from coffers.engine.vocabulary import (
    ACTION_PHASE,
    BETWEEN_TURNS,
    BUY_PHASE,
    CLEAN_UP,
    CLEAN_UP_START,
    DISCARD_FROM_PLAY,
    HAND,
    ITSELF,
    N_PLACES,
    NONE,
    ORDER,
    PLAY,
    START,
    TURN_END,
    TURN_START,
)


def take_turn(table: Table) -> None:
    """The rest of the current turn, from whatever phase it is in; then it is the next one's."""
    if table.diary is not None:
        for p in table.players:
            p.agent.see_turn(p.index, table.diary)
        table.diary.begin_turn(table)
    me = table.current()
    if table.phase == START:
        start_turn(me)
    while table.phase != CLEAN_UP:
        if table.phase == ACTION_PHASE:
            action_phase(me)
        else:
            buy_phase(me)
    clean_up(me)
    end_turn(me)


def start_turn(me: Player) -> None:
    table = me.table
    if not table.extra:
        me.turns += 1
    me.actions = 1
    me.buys = 1
    me.coins = 0
    me.potions = 0
    table.phase = ACTION_PHASE
    table.seen_phase = ACTION_PHASE
    if table.telling:
        if table.scenes is not None:
            table.scenes.told = NONE
        table.tell(TURN_STARTED, me.index, NONE, me.turns, "extra" if table.extra else "")
        if me.controller != me.index:
            table.tell(POSSESSED, me.index, NONE, me.controller)
    if (me.setup.heard >> TURN_START) & 1 or me.setup.noting:
        remind(me, TURN_START)


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
    setup = table.setup
    if (setup.heard >> CLEAN_UP_START) & 1:
        happen(me, CLEAN_UP_START, NONE)
    table.seen_phase = CLEAN_UP
    if table.telling:
        table.tell(CLEANED_UP, me.index, NONE, me.hand.n + me.in_play.n)
    if table.noticing:
        me.leave_hand_unnoticed()
    me.hand.pour_into(me.discards)
    if setup.noting and len(me.notes) > 0:
        keep_in_play(me)
    if (setup.heard >> DISCARD_FROM_PLAY) & 1:
        discard_from_play(me)
    me.in_play.clear_into(me.discards)
    if table.noticing:
        me.notice_top()
    me.draw(table.new_hand)
    if (setup.heard >> TURN_END) & 1:
        remind(me, TURN_END)


def remind(me: Player, moment: i64) -> None:
    """A moment that cards have promised something for."""
    if len(me.notes) > 0:
        me.due = [note for note in me.notes if note.moment == moment]
        me.notes = [note for note in me.notes if note.moment != moment]
    happen(me, moment, NONE)
    me.due = NO_NOTES


def keep_in_play(me: Player) -> None:
    """What has something to do in a later turn stays, and so does what played it several times, as
    long as it is in play (SEA-DURLEAVE-4)."""
    for note in me.notes:
        if note.moment == TURN_START:
            me.in_play.stay(note.stamp)
    for follower in me.followers:
        if me.in_play.stays(follower.leader):
            me.in_play.stay(follower.stamp)
    me.followers = [f for f in me.followers if me.in_play.stays(f.leader)]


def discard_from_play(me: Player) -> None:
    """Let the cards that are about to be discarded have their say, and those that left a note about
    one of them; in the order their player picks (ALC-DISCARD-2)."""
    table = me.table
    hearing = me.setup.ears[DISCARD_FROM_PLAY * N_PLACES + ITSELF]
    waiting = [
        Note(me.in_play.at(i), me.in_play.stamp_at(i), small_pile(), NONE, 0)
        for i in range(me.in_play.n)
        if (hearing >> me.in_play.at(i)) & 1 and not is_moved_anyway(me, i)
    ]
    waiting += [note for note in me.notes if note.moment == DISCARD_FROM_PLAY]
    me.notes = [note for note in me.notes if note.moment != DISCARD_FROM_PLAY]
    while True:
        waiting = [note for note in waiting if may_speak(me, note)]
        if len(waiting) == 0:
            break
        kinds: i64 = 0
        for note in waiting:
            kinds |= only(note.card)
        card = first_of(me, kinds, DISCARD_FROM_PLAY, NONE)
        at: i64 = 0
        while waiting[at].card != card:
            at += 1
        note = waiting.pop(at)
        table.this = note.stamp
        table.resolving = card
        table.depth += 1
        if note.moment == DISCARD_FROM_PLAY:
            hear_note(me.setup.cards[card], me, DISCARD_FROM_PLAY, NONE, note)
        else:
            hear(me.setup.cards[card], me, DISCARD_FROM_PLAY, ITSELF, NONE)
        table.depth -= 1
        table.resolving = NONE
    table.this = NONE


def is_moved_anyway(me: Player, i: i64) -> bool:
    """Whether what a card in play would say about itself is pointless, as a note moves it."""
    if me.setup.cards[me.in_play.at(i)].speaks_when_gone():
        return False
    return me.is_noted(me.in_play.stamp_at(i))


def may_speak(me: Player, note: Note) -> bool:
    """Whether the copy that a note is about is discarded, and there to be dealt with. What does not
    need itself in play speaks also if another card has moved it (HIN-SCHEME-7)."""
    if me.in_play.find(note.stamp) == NONE:
        return note.moment == NONE and me.setup.cards[note.card].speaks_when_gone()
    return not me.in_play.stays(note.stamp)


def end_turn(me: Player) -> None:
    table = me.table
    me.controller = me.index  # what happens between turns is no part of it (ALC-PTURN-21)
    table.finished = table.over()
    if not table.finished and (table.setup.heard >> BETWEEN_TURNS) & 1:
        happen(me, BETWEEN_TURNS, NONE)
    table.forget_turn()
    me.gained_last = me.gained
    me.gained = 0
    me.actions = 0
    me.buys = 0
    me.coins = 0
    me.potions = 0
    table.phase = START
    table.seen_phase = START
    if table.finished:
        if table.telling:
            table.tell(GAME_OVER, table.turn, NONE, 0)
            table.consider(table.turn)
        return
    in_a_row = table.before == table.turn
    table.before = table.turn
    if in_a_row and len(table.coming) > 0:
        table.coming = [c for c in table.coming if c.third or c.player != table.turn]
    if len(table.coming) > 0:
        begin_coming_turn(table, me)
        return
    table.extra = False
    table.turn = table.regular + 1
    if table.turn == len(table.players):
        table.turn = 0
    table.regular = table.turn


def begin_coming_turn(table: Table, me: Player) -> None:
    """An extra turn comes before the next regular one: in turn order from the one whose turn has
    ended; of several of one player, that player picks (ALC-PTURN-8)."""
    options: i64 = 0
    player = me
    for p in [me, *me.opponents()]:
        for coming in table.coming:
            if coming.player == p.index:
                options |= only(coming.card)
        if options:
            player = p
            break
    card = player.must_pick(ORDER, options, NONE)
    for i in range(len(table.coming)):
        coming = table.coming[i]
        if coming.player == player.index and coming.card == card:
            table.coming = [*table.coming[:i], *table.coming[i + 1 :]]
            table.turn = coming.player
            table.players[coming.player].controller = coming.controller
            table.extra = True
            return


def play_out(table: Table, most_turns: i64) -> None:
    """Play a game to its end, its agents deciding; it may not take more turns than that."""
    turns: i64 = 0
    while not table.finished:
        if turns >= most_turns:
            raise Stuck(f"no end after {most_turns} turns")
        take_turn(table)
        turns += 1
