"""A player: the verbs in which cards speak.

They are what a card's text says: draw, discard, trash, gain, reveal. Drawing, discarding and
trashing are in `engine/handling.py`, what one does with deck and discard pile is in
`engine/looking.py`; where the cards lie and how a player is asked is `engine/seat.py`. Playing,
buying and gaining have a module each.
"""

from typing import final

from mypy_extensions import i64

from coffers.engine import gaining, playing
from coffers.engine.events import (
    CALLED,
    EVERYBODY,
    PASSED,
    PUT_ON_MAT,
    RETURNED,
    SET_ASIDE_EVENT,
    TOOK,
    TRASHED,
    UNAFFECTED,
)
from coffers.engine.looking import Looking
from coffers.engine.piles import (
    Pile,
    only,
    small_pile,
)
from coffers.engine.seat import Follower, Layer
from coffers.engine.triggers import Note, contested
from coffers.engine.vocabulary import (
    ASIDE,
    CALL,
    DECK,
    DISCARD_FROM_PLAY,
    DISCARDS,
    GAIN,
    HAND,
    MAT,
    NONE,
    PILES,
    PLAY_AREA,
    PLAYER,
    THE_TRASH,
    TURN_END,
    TURN_START,
    TURNED_UP,
)


@final
class Player(Looking):
    # ---- gaining -----------------------------------------------------------------------------

    def trash_from_supply(self, c: i64) -> None:
        """Trash a card that lies in the Supply; it is nobody's."""
        self.table.take_from_pile(c)
        self.table.trash.add(c)
        if self.table.telling:
            self.table.tell_move(TRASHED, self.index, c, 1, PILES, THE_TRASH)
        self.setup.cards[c].on_own_trash(self)

    def gain(self, c: i64, to: i64 = DISCARDS) -> bool:
        """Gain a card from its pile; False if there is none left."""
        return gaining.gain(self, c, to)

    def gain_copy(self, c: i64) -> bool:
        """Gain a card from the Supply, if it has a pile there and one is left."""
        return self.setup.in_supply(c) and gaining.gain(self, c, DISCARDS)

    def gain_from_trash(self, c: i64, to: i64 = DISCARDS) -> bool:
        return gaining.gain_from_trash(self, c, to)

    def gain_costing_up_to(self, limit: i64, among: i64 = -1, to: i64 = DISCARDS) -> i64:
        """Gain a card of the Supply of one's choice; NONE if nothing fits."""
        return self.gain_one_of(self.table.costing_up_to(limit) & among, to)

    def gain_costing_exactly(self, cost: i64, among: i64 = -1, to: i64 = DISCARDS) -> i64:
        return self.gain_one_of(self.table.costing_exactly(cost) & among, to)

    def gain_costing_less_than(self, cost: i64) -> i64:
        """Gain a card that costs less, in some part of its cost and more in none."""
        return self.gain_one_of(self.table.costing_less_than(cost), DISCARDS)

    def gain_one_of(self, options: i64, to: i64 = DISCARDS) -> i64:
        """The card of one's choice that was gained; NONE if none was."""
        c = self.must_pick(GAIN, options, PILES)
        if c == NONE or not gaining.gain(self, c, to):
            return NONE
        return c

    def may_gain_one_of(self, options: i64, to: i64 = DISCARDS) -> i64:
        """The same, if one likes."""
        c = self.may_pick(GAIN, options, PILES)
        if c == NONE or not gaining.gain(self, c, to):
            return NONE
        return c

    def gained_lies_at(self) -> i64:
        """Where the card just gained lies, while others react; NONE if it has moved on."""
        return gaining.lies_at(self)

    def is_contested(self, gained: i64) -> bool:
        """Whether something else happens at that gain that could cover or move the card."""
        return contested(self, gained)

    def topdeck_landed(self, c: i64) -> None:
        """Put a card gained to the discard pile on the deck, if it still lies there and on top,
        after all that happened at its gain (INT-REPLACE-13)."""
        if self.table.landed == c and self.discards.top() == c:
            self.discards.remove(c)
            self.put_on_deck(c, DISCARDS, False)

    def move_gained(self, to: i64) -> None:
        """Put the card just gained somewhere else, if it is still where it was put."""
        gaining.move_gained(self, to)

    def cost(self, c: i64) -> i64:
        """What a card costs now, wherever it is."""
        return self.table.cost(c)

    def turn_into(self, c: i64, guise: i64) -> None:
        """Let all my copies of a card, now and from now on, be a guise of it."""
        mine = self.mine[:]
        mine[c] = guise
        self.mine = mine
        n = self.hand.count(c)
        self.hand.remove(c, n)
        while n > 0:
            self.hand.add(guise)
            n -= 1
        for pile in (self.deck, self.discards, self.aside, self.aside_down, self.revealed):
            pile.replace(c, guise)
        for mat in self.mats:
            mat.replace(c, guise)
        for layer in self.covered:
            layer.cards.replace(c, guise)
        self.notes = [note.with_replaced(c, guise) for note in self.notes]
        if len(self.unnoticed) > 0:
            self.leave_unnoticed(guise, self.unnoticed[c])
            self.leave_unnoticed(c, -self.unnoticed[c])
        self.in_play.replace(c, guise)
        self.owned[guise] += self.owned[c]
        self.owned[c] = 0

    # ---- giving away -------------------------------------------------------------------------

    def return_to_pile(self, c: i64) -> None:
        """Put a card from hand back on its pile."""
        self.hand.remove(c)
        self.owned[c] -= 1
        self.table.put_on_pile(c)
        if self.table.telling:
            self.table.tell_move(RETURNED, self.index, c, 1, HAND, PILES)

    def pass_card(self, c: i64, receiver: "Player") -> None:
        """Give a card from hand to another player's hand; only these two know which it is."""
        self.hand.remove(c)
        self.owned[c] -= 1
        face = self.setup.faces[c]
        receiver.owned[receiver.mine[face]] += 1
        receiver.hand.add(receiver.mine[face])
        known = self.alone() | receiver.alone()
        if self.table.noticing:
            self.table.notice_pass(self.index, receiver.index, face, known)
        if self.table.telling:
            self.table.tell_move(PASSED, self.index, face, receiver.index, HAND, HAND, known)

    # ---- cards that wait ---------------------------------------------------------------------

    def not_noted_in_play(self) -> i64:
        """The set of cards in play of which there is a copy that no card has left a note about,
        for when it is discarded."""
        found: i64 = 0
        for i in range(self.in_play.n):
            if not self.is_noted(self.in_play.stamp_at(i)):
                found |= only(self.in_play.at(i))
        return found

    def is_noted(self, stamp: i64) -> bool:
        return any(n.moment == DISCARD_FROM_PLAY and n.stamp == stamp for n in self.notes)

    def note_its_discard(self, c: i64) -> None:
        """Let the card speaking have its say when a copy of `c` in play is discarded; one that
        really is discarded this turn, if there is such a one."""
        chosen: i64 = NONE
        for i in range(self.in_play.n):
            stamp = self.in_play.stamp_at(i)
            if self.in_play.at(i) == c and not self.is_noted(stamp):
                if chosen == NONE or not self.has_more_to_do(stamp):
                    chosen = stamp
        note = Note(self.table.resolving, chosen, small_pile(), DISCARD_FROM_PLAY, 0)
        self.notes = [*self.notes, note]

    def lay_over(self) -> None:
        """Let the cards being dealt with wait while another effect deals with others."""
        self.covered = [*self.covered, Layer(self.revealed, self.private)]
        self.revealed = small_pile()

    def uncover(self) -> None:
        layer = self.covered[-1]
        self.covered = self.covered[:-1]
        self.revealed = layer.cards
        self.private = layer.private

    def comes_back(self, cargo: Pile | None = None) -> None:
        """Note that the card being carried out has more to do at the start of my next turn."""
        table = self.table
        if cargo is None:
            cargo = small_pile()
        note = Note(table.resolving, table.this, cargo, TURN_START, table.unaffected)
        self.notes = [*self.notes, note]

    def until_turn_end(self, cargo: Pile) -> None:
        """Note that the card speaking has something to do with these when my turn has ended."""
        self.notes = [*self.notes, Note(self.table.resolving, NONE, cargo, TURN_END, 0)]

    def stays_with(self, stamp: i64, leader: i64) -> None:
        """Let a copy in play stay as long as another one does."""
        self.followers = [*self.followers, Follower(stamp, leader)]

    # ---- setting aside -----------------------------------------------------------------------

    def rescue_from_trash(self, c: i64) -> bool:
        """Set aside a card of mine that has just been trashed, if it still lies there."""
        if not self.table.trash.remove(self.setup.faces[c]):
            return False
        self.owned[c] += 1
        self.put_aside(c, THE_TRASH)
        return True

    def set_aside(self, c: i64, face_down: bool = False) -> None:
        """Set a card from hand aside."""
        self.hand.remove(c)
        self.put_aside(c, HAND, face_down)

    def put_aside(self, c: i64, place: i64, face_down: bool = False) -> None:
        if face_down:
            self.aside_down.add(c)
        else:
            self.aside.add(c)
        if self.table.telling:
            known = self.alone() if face_down else EVERYBODY
            self.table.tell_move(SET_ASIDE_EVENT, self.index, c, 1, place, ASIDE, known)

    def set_aside_from_pile(self, c: i64) -> None:
        """Set a card of the Supply aside: it is mine, but I have not gained it."""
        self.table.take_from_pile(c)
        self.owned[c] += 1
        self.put_aside(c, PILES)

    def put_aside_on_discards(self, c: i64) -> None:
        """Put what was set aside on the discard pile; that is no discarding."""
        self.aside.remove(c)
        self.discards.add(c)
        if self.table.telling:
            self.table.tell_move(RETURNED, self.index, c, 1, ASIDE, DISCARDS)

    def take_from_aside(self, c: i64, face_down: bool = False) -> None:
        """Take back into hand what was set aside."""
        if face_down:
            self.aside_down.remove(c)
        else:
            self.aside.remove(c)
        self.hand.add(c)
        if self.table.telling:
            known = self.alone() if face_down else EVERYBODY
            self.table.tell_move(TOOK, self.index, c, 1, ASIDE, HAND, known)

    # ---- mats --------------------------------------------------------------------------------

    def put_on_mat(self, mat: i64, c: i64, place: i64) -> None:
        """Lay a card, taken from where it was, on a mat of one's own."""
        self.mats[mat].add(c)
        if self.table.telling:
            known = self.may_see_mat(mat)
            self.table.tell_move(PUT_ON_MAT, self.index, c, 1, place, MAT + mat, known)

    def take_from_mat(self, mat: i64, c: i64) -> None:
        """Take a card off a mat into hand."""
        self.mats[mat].remove(c)
        self.hand.add(c)
        if self.table.telling:
            known = self.may_see_mat(mat)
            self.table.tell_move(TOOK, self.index, c, 1, MAT + mat, HAND, known)

    def put_this_on_mat(self, mat: i64) -> None:
        """Lay the card being played on a mat, if it is still in play."""
        i = self.in_play.find(self.table.this)
        if i != NONE:
            self.put_on_mat(mat, self.in_play.remove_at(i), PLAY_AREA)

    def put_from_hand_on_mat(self, mat: i64, c: i64) -> None:
        """Lay a card from hand on a mat."""
        self.hand.remove(c)
        self.put_on_mat(mat, c, HAND)

    def put_top_on_mat(self, mat: i64) -> None:
        """Lay the top card of the deck on a mat."""
        c = self.take_top()
        if c != NONE:
            self.put_on_mat(mat, c, DECK)

    def take_all_from_mat(self, mat: i64) -> None:
        """Take all cards of a mat into hand."""
        while self.mats[mat].n > 0:
            self.take_from_mat(mat, self.mats[mat].top())

    def may_call(self, mat: i64, c: i64, about: i64 = NONE) -> i64:
        """The stamp of a card called from a mat into play, if one likes to; else NONE."""
        if self.mats[mat].count(c) == 0 or self.may_pick(CALL, only(c), MAT + mat, about) == NONE:
            return NONE
        self.mats[mat].remove(c)
        if self.table.telling:
            self.table.tell_move(CALLED, self.index, c, 1, MAT + mat, PLAY_AREA)
        return self.in_play.add(c)

    def may_see_mat(self, mat: i64) -> i64:
        """Who may know the cards that lie there."""
        for known in self.setup.mats:
            if known.of == PLAYER and known.number == mat and known.face_down:
                return self.alone()
        return EVERYBODY

    # ---- playing -----------------------------------------------------------------------------

    def play_from_hand(self, c: i64, times: i64 = 1) -> i64:
        """Play a card from hand, once or (Throne Room) several times in a row; its stamp."""
        self.hand.remove(c)
        return playing.play(self, c, times, HAND)

    def play_revealed(self, c: i64) -> None:
        """Play a card that was just revealed from the deck."""
        self.revealed.remove(c)
        playing.play(self, c, 1, TURNED_UP)

    def play_as(self, c: i64) -> None:
        """Let the card being played be another one while it is in play, and play it as that."""
        playing.play_as(self, c)

    def play_from_aside(self, c: i64) -> None:
        """Play a card that was set aside."""
        self.aside.remove(c)
        playing.play(self, c, 1, ASIDE)

    def play_again(self, c: i64, stamp: i64, caller: i64) -> None:
        """Play a card that is in play once more; whatever called for that stays as long."""
        playing.play_again(self, c, stamp)
        playing.follow(self, caller, c, stamp)

    def play_from_discards(self, c: i64) -> None:
        self.take_off_discards(c)
        playing.play(self, c, 1, DISCARDS)

    # ---- the others --------------------------------------------------------------------------

    def opponents(self) -> list["Player"]:
        """The other players, in turn order from the left."""
        # Whatever is done to them, even what they are not asked, says something about their cards.
        self.table.learnt += 1
        players = self.table.players
        n: i64 = len(players)
        others: list[Player] = []
        i = self.index + 1
        while i < self.index + n:
            others.append(players[i - n if i >= n else i])
            i += 1
        return others

    def victims(self) -> list["Player"]:
        """The opponents whom the Attack being played affects, in turn order."""
        unaffected = self.table.unaffected
        if unaffected == 0:
            return self.opponents()
        return [p for p in self.opponents() if not (unaffected >> p.index) & 1]

    def is_protected(self) -> bool:
        """Whether the Attack being played does not concern this player already."""
        return (self.table.unaffected >> self.index) & 1 == 1

    def is_unaffected(self) -> None:
        """The Attack being played does not concern this player."""
        table = self.table
        table.unaffected |= only(self.index)
        if table.telling:
            table.tell(UNAFFECTED, self.index, NONE, 1)

    def everybody(self) -> list["Player"]:
        """All players, in turn order, oneself first."""
        return [self, *self.opponents()]

    def right(self) -> "Player":
        """The player to the right."""
        self.table.learnt += 1
        return self.table.players[self.index - 1 if self.index > 0 else len(self.table.players) - 1]

    def left(self) -> "Player":
        """The player to the left."""
        self.table.learnt += 1
        players = self.table.players
        i = self.index + 1
        return players[i if i < len(players) else 0]
