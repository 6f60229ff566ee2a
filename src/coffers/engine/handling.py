"""Handling one's cards: drawing, discarding, trashing.

Cards discarded or trashed by one instruction go together; then what that causes happens.
"""

from typing import TYPE_CHECKING, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from coffers.engine.events import (
    DISCARDED,
    DISCARDED_DECK,
    DREW,
    SHUFFLED,
    TRASHED,
)
from coffers.engine.piles import (
    Pile,
    listed,
    small_pile,
)
from coffers.engine.seat import Seat
from coffers.engine.triggers import happen
from coffers.engine.vocabulary import (
    DECK,
    DISCARD,
    DISCARD_MOMENT,
    DISCARDS,
    HAND,
    NONE,
    PLAY_AREA,
    SHUFFLE_MOMENT,
    THE_TRASH,
    TRASH,
    TRASH_MOMENT,
)

if TYPE_CHECKING:
    from coffers.engine.player import Player


class Handling(Seat):
    """A seat whose cards are moved: into hand, onto the discard pile, into the trash."""

    # ---- drawing -----------------------------------------------------------------------------

    def draw(self, n: i64) -> None:
        """Draw cards, shuffling only when the deck has run out; too few is no fault."""
        table = self.table
        table.learnt += 1
        deck = self.deck
        hand = self.hand
        while n > 0:
            if deck.n == 0 and not self.shuffle():
                return
            c = deck.draw(table.rng)
            hand.add(c)
            if table.telling:
                table.tell_move(DREW, self.index, c, 1, DECK, HAND, self.alone())
            n -= 1

    def draw_up_to(self, n: i64) -> None:
        """Draw until n cards are in hand."""
        self.draw(n - self.hand.n)

    def shuffle(self) -> bool:
        """Make a new deck of the discard pile; False if there is none."""
        if self.discards.n == 0:
            return False
        self.deck.shuffle_in(self.discards)
        if self.table.noticing:
            self.forget_unnoticed()
        if self.table.telling:
            self.table.tell_move(SHUFFLED, self.index, NONE, self.deck.n, DISCARDS, DECK)
        if (self.setup.heard >> SHUFFLE_MOMENT) & 1:
            happen(cast("Player", self), SHUFFLE_MOMENT, NONE)
        return True

    # ---- discarding --------------------------------------------------------------------------

    def discard(self, c: i64) -> None:
        """Discard a card from hand."""
        self.hand.remove(c)
        self.put_on_discards(c, HAND)

    def put_on_discards(self, c: i64, place: i64) -> None:
        self.lay_on_discards(c, place)
        if (self.setup.heard >> DISCARD_MOMENT) & 1:
            happen(cast("Player", self), DISCARD_MOMENT, c)

    def lay_on_discards(self, c: i64, place: i64) -> None:
        self.discards.add(c)
        if self.table.telling:
            self.table.tell_move(DISCARDED, self.index, c, 1, place, DISCARDS)

    # Cards discarded, or trashed, by one instruction go together; then what that causes happens,
    # card by card, before the instruction goes on (HIN-DISCARD-4). Nobody keeps a list of them in
    # games in which nothing hears of it.

    def list_for(self, moment: i64) -> Pile | None:
        return small_pile() if (self.setup.heard >> moment) & 1 else None

    def discard_listed(self, c: i64, discarded: Pile | None) -> None:
        """Discard a card from hand as one of several."""
        self.hand.remove(c)
        self.lay_on_discards(c, HAND)
        if discarded is not None:
            discarded.add(c)

    def happen_to_all(self, moment: i64, cards: Pile | None) -> None:
        if cards is not None and (self.setup.heard >> moment) & 1:
            for i in range(cards.n):
                happen(cast("Player", self), moment, cards.at(i))

    def may_discard_one(self, among: i64 = -1, reason: str = "") -> i64:
        """The card discarded from hand, or NONE; `reason` is the label of what one gets for it."""
        self.asking.reason = reason
        c = self.may_pick_in_hand(DISCARD, among)
        self.asking.reason = ""
        if c != NONE:
            self.discard(c)
        return c

    def must_discard(self, n: i64) -> None:
        """Discard n cards from hand, or what there is."""
        discarded = self.list_for(DISCARD_MOMENT)
        self.must_discard_listed(n, discarded)
        self.happen_to_all(DISCARD_MOMENT, discarded)

    def must_discard_listed(self, n: i64, discarded: Pile | None) -> None:
        while n > 0 and self.hand.n > 0:
            self.discard_listed(self.must_pick_one_of_several(DISCARD, n), discarded)
            n -= 1

    def may_discard(self, n: i64) -> i64:
        """Discard n cards from hand (or what there is), or none; how many."""
        before = self.hand.n
        discarded = self.list_for(DISCARD_MOMENT)
        self.asking.count = n
        c = self.may_pick_in_hand(DISCARD)
        self.asking.count = 1
        if c == NONE:
            return 0
        self.discard_listed(c, discarded)
        self.must_discard_listed(n - 1, discarded)
        gone = before - self.hand.n
        self.happen_to_all(DISCARD_MOMENT, discarded)
        return gone

    def discard_down_to(self, n: i64) -> None:
        self.must_discard(self.hand.n - n)

    def discard_hand(self) -> None:
        """Discard all cards from hand."""
        discarded = self.list_for(DISCARD_MOMENT)
        for c in listed(self.hand.kinds):
            while self.hand.has(c):
                self.discard_listed(c, discarded)
        self.happen_to_all(DISCARD_MOMENT, discarded)

    def discard_any_number(self) -> i64:
        """How many cards were discarded from hand."""
        n: i64 = 0
        discarded = self.list_for(DISCARD_MOMENT)
        while self.hand.n > 0:
            c = self.may_pick_more_in_hand(DISCARD)
            if c == NONE:
                break
            self.discard_listed(c, discarded)
            n += 1
        self.happen_to_all(DISCARD_MOMENT, discarded)
        return n

    def discard_deck(self) -> None:
        """Put the whole deck on the discard pile, unseen."""
        n = self.deck.n
        if n > 0:
            self.table.learnt += 1
            self.deck.settle(self.table.rng, 0)
            noticing = self.table.noticing
            if noticing:
                for i in range(n - self.deck.shown):
                    self.leave_unnoticed(self.deck.at(i), 1)
            self.deck.pour_into(self.discards)
            if noticing:
                self.notice_top()
            if self.table.telling:
                self.table.tell_move(DISCARDED_DECK, self.index, NONE, n, DECK, DISCARDS)

    # ---- what others notice of the discard pile -----------------------------------------------
    #
    # They see what is laid there openly, and the card on top. The rest is unnoticed: that is kept
    # where somebody may look ahead. Which copies they have noticed follows from what they saw. And
    # they may guess: whoever could have played a Treasure, or an Action, would have.

    def leave_unnoticed(self, c: i64, k: i64) -> None:
        """So many copies of a card come to the discard pile, and only their player knows."""
        unnoticed = (
            self.unnoticed[:] if len(self.unnoticed) > 0 else vec[i64]([0] * self.setup.n_cards)
        )
        unnoticed[c] += k
        self.unnoticed = unnoticed

    def leave_hand_unnoticed(self) -> None:
        """The whole hand is about to go to the discard pile."""
        for c in listed(self.hand.kinds):
            self.leave_unnoticed(c, self.hand.count(c))
        if self.hand.n > 0:
            playable = self.setup.treasures
            if self.actions > 0:
                playable |= self.setup.actions
            self.unplayed = append(append(self.unplayed[:], self.hand.n), playable)

    def forget_unnoticed(self) -> None:
        self.unnoticed = vec[i64]()
        self.unplayed = vec[i64]()

    def notice_top(self) -> None:
        """The others see what lies on top."""
        c = self.discards.top()
        if c != NONE and len(self.unnoticed) > 0 and self.unnoticed[c] == self.discards.count(c):
            self.leave_unnoticed(c, -1)
            last: i64 = len(self.unplayed) - 2
            if last >= 0 and self.unplayed[last] > 0:
                unplayed = self.unplayed[:]
                unplayed[last] -= 1
                self.unplayed = unplayed

    def take_off_discards(self, c: i64) -> None:
        """Take a card out of the discard pile, for all to see."""
        self.discards.remove(c)
        if len(self.unnoticed) > 0 and self.unnoticed[c] > self.discards.count(c):
            self.leave_unnoticed(c, -1)

    def lose_track_of_discards(self) -> None:
        """One of the discards has left, and the others do not know which."""
        self.forget_unnoticed()
        for i in range(self.discards.n - 1):
            self.leave_unnoticed(self.discards.at(i), 1)

    # ---- trashing ----------------------------------------------------------------------------

    def trash(self, c: i64) -> None:
        """Trash a card from hand."""
        self.hand.remove(c)
        self.put_in_trash(c, HAND)

    def put_in_trash(self, c: i64, place: i64) -> None:
        self.lay_in_trash(c, place)
        if (self.setup.heard >> TRASH_MOMENT) & 1:
            happen(cast("Player", self), TRASH_MOMENT, c)

    def lay_in_trash(self, c: i64, place: i64) -> None:
        self.owned[c] -= 1
        if self.setup.disguised:
            self.table.trash.add(self.setup.faces[c])
        else:
            self.table.trash.add(c)
        if self.table.telling:
            self.table.tell_move(TRASHED, self.index, c, 1, place, THE_TRASH)

    def may_trash_one(self, among: i64 = -1) -> i64:
        """The card trashed from hand, or NONE."""
        c = self.may_pick_in_hand(TRASH, among)
        if c != NONE:
            self.trash(c)
        return c

    def must_trash_one(self, among: i64 = -1) -> i64:
        """The card trashed from hand, or NONE if there is none."""
        c = self.must_pick_in_hand(TRASH, among)
        if c != NONE:
            self.trash(c)
        return c

    def may_trash_several(self, most: i64) -> Pile:
        """The cards trashed from hand together, up to so many."""
        trashed = small_pile()
        while trashed.n < most:
            c = self.may_pick_more_in_hand(TRASH)
            if c == NONE:
                break
            self.trash_listed(c, trashed)
        self.happen_to_all(TRASH_MOMENT, trashed)
        return trashed

    def must_trash(self, n: i64) -> i64:
        """Trash n cards from hand together, or what there is; how many."""
        trashed = small_pile()
        while trashed.n < n and self.hand.n > 0:
            self.trash_listed(self.must_pick_one_of_several(TRASH, n - trashed.n), trashed)
        self.happen_to_all(TRASH_MOMENT, trashed)
        return trashed.n

    def trash_listed(self, c: i64, trashed: Pile) -> None:
        """Trash a card from hand as one of several."""
        self.hand.remove(c)
        self.lay_in_trash(c, HAND)
        trashed.add(c)

    def is_still_in_play(self) -> bool:
        """Whether the card being played is in play."""
        return self.in_play.find(self.table.this) != NONE

    def trash_this(self) -> bool:
        """Trash the card being played, if it is still in play (a Feast is trashed once)."""
        return self.trash_copy(self.table.this)

    def trash_copy(self, stamp: i64) -> bool:
        """Trash a copy in play, if it is still there."""
        i = self.in_play.find(stamp)
        if i == NONE:
            return False
        self.put_in_trash(self.in_play.remove_at(i), PLAY_AREA)
        return True

    def trash_from_play(self, among: i64) -> None:
        """Trash all one's cards in play that are in a set."""
        while (i := self.in_play.find_in(among)) != NONE:
            self.put_in_trash(self.in_play.remove_at(i), PLAY_AREA)
