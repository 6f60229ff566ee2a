"""Something happens, and whoever has something to say to that says it.

A moment is heard by the card it happens to, by cards in hand, in play, set aside and on mats, by
notes for a later turn, by what left a mark on this turn, by what holds for the whole game, and by
the other players: in turn order, beginning with the player whose turn it is (HIN-SIMUL-2). One
player's effects come in the order that player picks, asked only where it can matter. A moment that
no card of the game hears costs nothing (`Setup.heard`).
"""

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from coffers.engine.piles import Pile, listed, only
from coffers.engine.vocabulary import (
    AFTER_PLAY,
    ATTACK_PLAYED,
    BETWEEN_TURNS,
    BUY_MOMENT,
    BUY_PHASE_END,
    CLEAN_UP_START,
    DISCARD_FROM_PLAY,
    DISCARD_MOMENT,
    GAIN_MOMENT,
    HAND,
    IN_GAME,
    IN_HAND,
    IN_PLAY,
    INSTEAD_OF_PLAY,
    ITSELF,
    N_PLACES,
    NONE,
    NOTED,
    ON_MAT,
    ORDER,
    OTHERS_HAND,
    OTHERS_NOTED,
    PLAY_MOMENT,
    REVEAL,
    SET_ASIDE_HERE,
    SHUFFLE_MOMENT,
    THIS_TURN,
    TRASH_MOMENT,
    TURN_END,
    TURN_START,
    WOULD_GAIN,
)

if TYPE_CHECKING:
    from coffers.engine.card import Card
    from coffers.engine.player import Player


@final
@mypyc_attr(acyclic=True)
class Note:
    """What a card has promised for later: the copy that did, and cards it set aside."""

    card: i64
    stamp: i64  # of the copy in play that it is about, NONE if there is none
    cargo: Pile
    moment: i64  # when it is due: TURN_START, TURN_END or DISCARD_FROM_PLAY
    unaffected: i64  # players (bits) whom it does not concern, if it is an Attack

    def __init__(self, card: i64, stamp: i64, cargo: Pile, moment: i64, unaffected: i64) -> None:
        self.card = card
        self.stamp = stamp
        self.cargo = cargo
        self.moment = moment
        self.unaffected = unaffected

    def with_replaced(self, c: i64, other: i64) -> "Note":
        """The same note, with another card in place of one that was set aside."""
        cargo = self.cargo.copy()
        cargo.replace(c, other)
        return Note(self.card, self.stamp, cargo, self.moment, self.unaffected)

    def concerns(self, player: i64) -> bool:
        return (self.unaffected >> player) & 1 == 0


@final
class Voices:
    """Those who have something to say now: which card, from where, with which note."""

    cards: vec[i64]
    places: vec[i64]
    notes: list[Note]  # of those that speak for a note
    of_note: vec[i64]  # the number of its note, NONE for all others
    known: i64  # the cards in hand that have, or have had, something to say

    def __init__(self) -> None:
        self.cards = vec[i64]()
        self.places = vec[i64]()
        self.notes = []
        self.of_note = vec[i64]()
        self.known = 0

    def add(self, card: i64, place: i64) -> None:
        self.cards = append(self.cards, card)
        self.places = append(self.places, place)
        self.of_note = append(self.of_note, NONE)
        if place == IN_HAND or place == OTHERS_HAND:
            self.known |= only(card)

    def add_note(self, note: Note, place: i64) -> None:
        self.add(note.card, place)
        self.of_note[len(self.of_note) - 1] = len(self.notes)
        self.notes.append(note)

    def add_pile(self, pile: Pile, hearing: i64, place: i64) -> None:
        """Every copy in a pile."""
        for i in range(pile.n):
            if (hearing >> pile.at(i)) & 1:
                self.add(pile.at(i), place)

    def leave_out(self, cards: i64) -> None:
        """Let those cards have nothing to say."""
        for i in range(len(self.cards)):
            if self.cards[i] != NONE and (cards >> self.cards[i]) & 1:
                self.cards[i] = NONE

    def kinds(self) -> i64:
        found: i64 = 0
        for c in self.cards:
            if c != NONE:
                found |= only(c)
        return found

    def find(self, card: i64) -> i64:
        """The first of that card."""
        for i in range(len(self.cards)):
            if self.cards[i] == card:
                return i
        return NONE

    def has(self, card: i64, place: i64) -> bool:
        for i in range(len(self.cards)):
            if self.cards[i] == card and self.places[i] == place:
                return True
        return False


def happen(me: "Player", moment: i64, c: i64) -> bool:
    """Something happens to me, with card `c` (or NONE). True: something else happened instead."""
    first = moment * N_PLACES
    if (me.setup.heard_by_others >> moment) & 1 == 0:
        return says(me, first, c) and speak(me, moment, c, voices_of(me, first, c), IN_HAND)
    table = me.table
    outer = table.happens_to
    table.happens_to = me.index
    current = table.current()
    instead = respond(current, me, moment, c)
    for p in current.opponents():
        instead = instead or respond(p, me, moment, c)
    table.happens_to = outer
    return instead


def respond(p: "Player", me: "Player", moment: i64, c: i64) -> bool:
    """Let a player say what they have to say to what happens to me, perhaps themselves."""
    first = moment * N_PLACES
    if p is not me:
        if p.setup.ears[first + OTHERS_HAND]:
            p.table.consider(p.controller)
        if not answers(p, first):
            return False
        return speak(p, moment, c, voices_of_another(p, first), OTHERS_HAND)
    if moment == ATTACK_PLAYED or not says(me, first, c):
        return False  # an Attack does not happen to whoever plays it
    return speak(me, moment, c, voices_of(me, first, c), IN_HAND)


def says(me: "Player", first: i64, c: i64) -> bool:
    """Whether anything of mine hears this; most of the time nothing does."""
    ears = me.setup.ears
    if ears[first + IN_HAND]:
        me.table.consider(me.controller)
    if c != NONE and (ears[first + ITSELF] >> c) & 1:
        return True
    if me.hand.kinds & ears[first + IN_HAND] or me.in_play.kinds & ears[first + IN_PLAY]:
        return True
    if ears[first + IN_GAME] | (me.table.marked & ears[first + THIS_TURN]):
        return True
    if ears[first + NOTED] and len(me.due) > 0:
        return True
    if ears[first + SET_ASIDE_HERE] and me.aside.n > 0:
        return True
    return ears[first + ON_MAT] != 0


def voices_of(me: "Player", first: i64, c: i64) -> Voices:
    """All that I have to say."""
    setup = me.setup
    ears = setup.ears
    voices = Voices()
    if c != NONE and (ears[first + ITSELF] >> c) & 1:
        # a card that may be overpaid has nothing to say if it was not (OVP-2)
        overpay = first == BUY_MOMENT * N_PLACES and setup.cards[c].overpay
        if not overpay or me.table.overpaid > 0:
            voices.add(c, ITSELF)
    for t in listed(me.hand.kinds & ears[first + IN_HAND]):
        voices.add(t, IN_HAND)
    hearing = ears[first + IN_PLAY]
    if me.in_play.kinds & hearing:
        for i in range(me.in_play.n):
            t = me.in_play.at(i)
            if (hearing >> t) & 1:
                if setup.cards[t].copies_add_up() or not voices.has(t, IN_PLAY):
                    voices.add(t, IN_PLAY)
    if ears[first + SET_ASIDE_HERE]:
        voices.add_pile(me.aside, ears[first + SET_ASIDE_HERE], SET_ASIDE_HERE)
    if ears[first + ON_MAT]:
        for mat in me.mats:
            for t in listed(mat.kinds() & ears[first + ON_MAT]):
                voices.add(t, ON_MAT)
    if ears[first + NOTED]:
        for note in me.due:
            if (ears[first + NOTED] >> note.card) & 1:
                voices.add_note(note, NOTED)
    for t in listed(me.table.marked & ears[first + THIS_TURN]):
        voices.add(t, THIS_TURN)
    for t in listed(ears[first + IN_GAME]):
        voices.add(t, IN_GAME)
    return voices


def answers(p: "Player", first: i64) -> bool:
    """Whether anything of theirs hears what happens to another player."""
    ears = p.setup.ears
    if p.hand.kinds & ears[first + OTHERS_HAND]:
        return True
    return ears[first + OTHERS_NOTED] != 0 and len(p.notes) > 0


def voices_of_another(p: "Player", first: i64) -> Voices:
    """What somebody has to say to what happens to another player."""
    ears = p.setup.ears
    voices = Voices()
    for t in listed(p.hand.kinds & ears[first + OTHERS_HAND]):
        voices.add(t, OTHERS_HAND)
    if ears[first + OTHERS_NOTED]:
        for note in p.notes:
            if (ears[first + OTHERS_NOTED] >> note.card) & 1:
                voices.add_note(note, OTHERS_NOTED)
    return voices


def speak(me: "Player", moment: i64, c: i64, voices: Voices, in_hand: i64) -> bool:
    """Let them all speak, one by one. True: something else happens instead.

    `in_hand` is the place of those in hand; what comes there meanwhile may speak (HIN-SIMUL-6).
    """
    table = me.table
    setup = me.setup
    outer = table.resolving
    replacing = table.replacing
    if moment == WOULD_GAIN:
        voices.leave_out(replacing)
    while True:
        if setup.ears[moment * N_PLACES + in_hand]:
            table.consider(me.controller)  # perhaps there is one more in hand
        waiting = voices.kinds()
        if moment == ATTACK_PLAYED:
            waiting = usable(me, waiting)
        if waiting == 0:
            return False
        if moment == ATTACK_PLAYED:
            t = me.may_pick(REVEAL, waiting, HAND, c)
            if t == NONE:
                return False
            me.reveal(t)
        else:
            t = first_of(me, waiting, moment, c)
        i = voices.find(t)
        voices.cards[i] = NONE
        place = voices.places[i]
        if (place == IN_HAND or place == OTHERS_HAND) and not me.hand.has(t):
            continue  # it has left the hand before its turn came (HIN-SIMUL-7)
        table.resolving = t
        table.depth += 1
        covered = me.revealed.n > 0
        if covered:
            me.lay_over()
        if moment == WOULD_GAIN:
            table.replacing = replacing | only(t)
        if voices.of_note[i] != NONE:
            heard = hear_note(setup.cards[t], me, moment, c, voices.notes[voices.of_note[i]])
        else:
            heard = hear(setup.cards[t], me, moment, place, c)
        if covered:
            me.uncover()
        table.depth -= 1
        table.resolving = outer
        table.replacing = replacing
        if moment == ATTACK_PLAYED:
            if heard:
                voices.add(t, OTHERS_HAND)  # it may be worth revealing once more
        elif heard:
            return True
        come = me.hand.kinds & setup.ears[moment * N_PLACES + in_hand] & ~voices.known
        if come:
            if moment == WOULD_GAIN:
                come &= ~replacing
            for t in listed(come):
                voices.add(t, in_hand)


def usable(me: "Player", reactions: i64) -> i64:
    """Those of some Reactions that can be revealed to an Attack now, and to some effect."""
    found: i64 = 0
    for t in listed(reactions & me.hand.kinds):
        if me.setup.cards[t].can_react(me):
            found |= only(t)
    return found


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


def contested(me: "Player", c: i64) -> bool:
    """Whether something else happens at the gain of `c` that could cover or move it."""
    hearing = me.setup.ears[GAIN_MOMENT * N_PLACES + IN_GAME]
    hearing |= me.setup.ears[GAIN_MOMENT * N_PLACES + ITSELF] & only(c)
    return any(me.setup.cards[t].order_matters(me, GAIN_MOMENT, c) for t in listed(hearing))


def hear_note(card: "Card", me: "Player", moment: i64, c: i64, note: Note) -> bool:
    """A card speaks for its note."""
    if moment == TURN_START:
        card.on_next_turn(me, note)
        return False
    if moment == TURN_END:
        card.on_turn_end_noted(me, note)
        return False
    if moment == DISCARD_FROM_PLAY:
        card.on_discard_from_play_noted(me, note)
        return False
    return card.instead_of_others_play(me, c, note)


def hear(card: "Card", me: "Player", moment: i64, place: i64, c: i64) -> bool:
    """A card speaks (engine/card.py says what its methods mean)."""
    if moment == GAIN_MOMENT:
        if place == ITSELF:
            card.on_own_gain(me)
        elif place == IN_HAND:
            card.on_gain_in_hand(me, c)
        elif place == IN_PLAY:
            card.on_gain_in_play(me, c)
        elif place == IN_GAME:
            card.on_gain_in_game(me, c)
        else:
            card.on_others_gain(me, c)
    elif moment == BUY_MOMENT:
        if place == ITSELF:
            card.on_own_buy(me, me.table.overpaid)
        elif place == IN_HAND:
            card.on_buy_in_hand(me, c)
        elif place == IN_PLAY:
            card.on_buy_in_play(me, c)
        else:
            card.on_buy_in_game(me, c)
    elif moment == ATTACK_PLAYED:
        return card.on_attack(me)
    elif moment == WOULD_GAIN:
        if place == IN_HAND:
            return card.would_gain_in_hand(me, c)
        return card.would_gain_in_game(me, c)
    elif moment == INSTEAD_OF_PLAY:
        return card.instead_of_play_in_game(me, c)
    elif moment == PLAY_MOMENT:
        if place == THIS_TURN:
            card.on_play_this_turn(me, c)
        else:
            card.on_play_in_game(me, c)
    elif moment == AFTER_PLAY:
        card.on_after_play_on_mat(me, c)
    elif moment == DISCARD_MOMENT:
        card.on_own_discard(me)
    elif moment == DISCARD_FROM_PLAY:
        card.on_own_discard_from_play(me)
    elif moment == TRASH_MOMENT:
        if place == ITSELF:
            card.on_own_trash(me)
        elif place == IN_HAND:
            card.on_trash_in_hand(me, c)
        else:
            card.on_trash_in_game(me, c)
    elif moment == SHUFFLE_MOMENT:
        card.on_shuffle_in_game(me)
    elif moment == TURN_START:
        if place == SET_ASIDE_HERE:
            card.on_turn_start_aside(me)
        elif place == ON_MAT:
            card.on_turn_start_on_mat(me)
        else:
            card.on_turn_start_in_game(me)
    elif moment == BUY_PHASE_END:
        if place == ON_MAT:
            card.on_buy_phase_end_on_mat(me)
        else:
            card.on_buy_phase_end_in_play(me)
    elif moment == CLEAN_UP_START:
        if place == IN_PLAY:
            card.on_clean_up_in_play(me)
        else:
            card.on_clean_up_this_turn(me)
    elif moment == TURN_END:
        card.on_turn_end_this_turn(me)
    elif moment == BETWEEN_TURNS:
        if place == THIS_TURN:
            card.on_between_turns_this_turn(me)
        else:
            card.on_between_turns_in_game(me)
    return False
