"""A player: the verbs in which cards speak.

They are what a card's text says: draw, discard, trash, gain, reveal. Where the cards lie and how
a player is asked is `engine/seat.py`; playing, buying and gaining have a module each.
"""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from coffers.engine import gaining, playing
from coffers.engine.events import (
    CALLED,
    DISCARDED,
    DISCARDED_DECK,
    DREW,
    EVERYBODY,
    LOOKED_AT,
    PASSED,
    PUT_INTO_DECK,
    PUT_ON_MAT,
    RETURNED,
    REVEALED,
    SET_ASIDE_EVENT,
    SHUFFLED,
    TOOK,
    TOPDECKED,
    TRASHED,
    UNAFFECTED,
)
from coffers.engine.piles import (
    Pile,
    listed,
    only,
    small_pile,
)
from coffers.engine.seat import Follower, Layer, Seat
from coffers.engine.triggers import Note, contested, happen
from coffers.engine.vocabulary import (
    ASIDE,
    CALL,
    DECK,
    DISCARD,
    DISCARD_FROM_PLAY,
    DISCARD_MOMENT,
    DISCARDS,
    GAIN,
    HAND,
    MAT,
    NONE,
    PILES,
    PLACE,
    PLAY_AREA,
    PLAYER,
    REVEAL,
    SHUFFLE_MOMENT,
    THE_TRASH,
    TOPDECK,
    TRASH,
    TRASH_MOMENT,
    TURN_END,
    TURN_START,
    TURNED_UP,
)

if TYPE_CHECKING:
    pass


@final
class Player(Seat):
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
        if self.table.telling:
            self.table.tell_move(SHUFFLED, self.index, NONE, self.deck.n, DISCARDS, DECK)
        if (self.setup.heard >> SHUFFLE_MOMENT) & 1:
            happen(self, SHUFFLE_MOMENT, NONE)
        return True

    # ---- discarding --------------------------------------------------------------------------

    def discard(self, c: i64) -> None:
        """Discard a card from hand."""
        self.hand.remove(c)
        self.put_on_discards(c, HAND)

    def put_on_discards(self, c: i64, place: i64) -> None:
        self.lay_on_discards(c, place)
        if (self.setup.heard >> DISCARD_MOMENT) & 1:
            happen(self, DISCARD_MOMENT, c)

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
        if cards is not None:
            for i in range(cards.n):
                happen(self, moment, cards.at(i))

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
            self.asking.count = n
            c = self.must_pick_in_hand(DISCARD)
            self.asking.count = 1
            self.discard_listed(c, discarded)
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

    def discard_top(self) -> None:
        """Discard the top card of the deck."""
        c = self.take_top()
        if c != NONE:
            self.put_on_discards(c, DECK)

    def may_discard_top(self) -> None:
        """Look at the top card of the deck, and discard it or put it back."""
        if self.look_at_top() > 0:
            c = self.revealed.top()
            if self.choose(("discard", "topdeck"), c) == "discard":
                self.discard_revealed(c)
            else:
                self.put_back(c)

    def discard_deck(self) -> None:
        """Put the whole deck on the discard pile, unseen."""
        n = self.deck.n
        if n > 0:
            self.table.learnt += 1
            self.deck.settle(self.table.rng, 0)
            self.deck.pour_into(self.discards)
            if self.table.telling:
                self.table.tell_move(DISCARDED_DECK, self.index, NONE, n, DECK, DISCARDS)

    # ---- trashing ----------------------------------------------------------------------------

    def trash(self, c: i64) -> None:
        """Trash a card from hand."""
        self.hand.remove(c)
        self.put_in_trash(c, HAND)

    def rescue_from_trash(self, c: i64) -> bool:
        """Set aside a card of mine that has just been trashed, if it still lies there."""
        if not self.table.trash.remove(self.setup.faces[c]):
            return False
        self.owned[c] += 1
        self.put_aside(c, THE_TRASH)
        return True

    def put_in_trash(self, c: i64, place: i64) -> None:
        self.lay_in_trash(c, place)
        if (self.setup.heard >> TRASH_MOMENT) & 1:
            happen(self, TRASH_MOMENT, c)

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
        if (self.setup.heard >> TRASH_MOMENT) & 1:
            self.happen_to_all(TRASH_MOMENT, trashed)
        return trashed

    def must_trash(self, n: i64) -> i64:
        """Trash n cards from hand together, or what there is; how many."""
        trashed = small_pile()
        while trashed.n < n and self.hand.n > 0:
            self.asking.count = n - trashed.n
            c = self.must_pick_in_hand(TRASH)
            self.asking.count = 1
            self.trash_listed(c, trashed)
        if (self.setup.heard >> TRASH_MOMENT) & 1:
            self.happen_to_all(TRASH_MOMENT, trashed)
        return trashed.n

    def trash_listed(self, c: i64, trashed: Pile) -> None:
        """Trash a card from hand as one of several."""
        self.hand.remove(c)
        self.lay_in_trash(c, HAND)
        trashed.add(c)

    def trash_from_supply(self, c: i64) -> None:
        """Trash a card that lies in the Supply; it is nobody's."""
        self.table.take_from_pile(c)
        self.table.trash.add(c)
        if self.table.telling:
            self.table.tell_move(TRASHED, self.index, c, 1, PILES, THE_TRASH)
        self.setup.cards[c].on_own_trash(self)

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
        i: i64 = 0
        while i < self.in_play.n:
            if (among >> self.in_play.at(i)) & 1:
                self.put_in_trash(self.in_play.remove_at(i), PLAY_AREA)
            else:
                i += 1

    # ---- gaining -----------------------------------------------------------------------------

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
        self.in_play.replace(c, guise)
        self.owned[guise] += self.owned[c]
        self.owned[c] = 0

    # ---- revealing, looking ------------------------------------------------------------------

    def take_top(self) -> i64:
        """Take the top card off the deck (shuffling if need be), or NONE."""
        self.table.learnt += 1
        if self.deck.n == 0 and not self.shuffle():
            return NONE
        return self.deck.draw(self.table.rng)

    def reveal_top(self, n: i64 = 1) -> i64:
        """Reveal up to n cards of the deck; how many there were."""
        return self.turn_up(n, False)

    def look_at_top(self, n: i64 = 1) -> i64:
        """Look at up to n cards of the deck; how many there were."""
        return self.turn_up(n, True)

    def turn_up(self, n: i64, private: bool) -> i64:
        table = self.table
        self.private = private
        found: i64 = 0
        while found < n:
            c = self.take_top()
            if c == NONE:
                break
            self.revealed.add(c)
            found += 1
            if table.telling:
                if private:
                    table.tell_move(LOOKED_AT, self.index, c, 1, DECK, TURNED_UP, self.alone())
                else:
                    table.tell_move(REVEALED, self.index, c, 1, DECK, TURNED_UP)
        return found

    def reveal_until(self, wanted: i64) -> i64:
        """Reveal cards until one of a set turns up: that one (still revealed), or NONE."""
        while self.reveal_top(1) > 0:
            c = self.revealed.top()
            if (wanted >> c) & 1:
                return c
        return NONE

    def reveal_hand(self) -> None:
        if self.table.telling:
            for c in listed(self.hand.kinds):
                self.table.tell_move(REVEALED, self.index, c, self.hand.count(c), HAND, HAND)

    def reveal(self, c: i64) -> None:
        """Show a card from hand."""
        if self.table.telling:
            self.table.tell_move(REVEALED, self.index, c, 1, HAND, HAND)

    def may_reveal(self, c: i64, about: i64) -> bool:
        """Show a certain card from hand, if one likes to."""
        if not self.hand.has(c) or self.may_pick(REVEAL, only(c), HAND, about) != c:
            return False
        self.reveal(c)
        return True

    def discard_revealed(self, c: i64) -> None:
        self.revealed.remove(c)
        self.put_on_discards(c, TURNED_UP)

    def discard_all_revealed(self) -> None:
        discarded = self.list_for(DISCARD_MOMENT)
        while self.revealed.n > 0:
            self.discard_revealed_listed(self.revealed.at(0), discarded)
        self.happen_to_all(DISCARD_MOMENT, discarded)

    def discard_revealed_in(self, cards: i64) -> None:
        """Discard those revealed cards that are in a set."""
        discarded = self.list_for(DISCARD_MOMENT)
        for c in listed(self.revealed.kinds() & cards):
            while self.revealed.count(c) > 0:
                self.discard_revealed_listed(c, discarded)
        self.happen_to_all(DISCARD_MOMENT, discarded)

    def may_discard_revealed(self) -> None:
        """Discard any number of the revealed cards."""
        discarded = self.list_for(DISCARD_MOMENT)
        while self.revealed.n > 0:
            c = self.may_pick_more(DISCARD, self.revealed.kinds(), TURNED_UP)
            if c == NONE:
                break
            self.discard_revealed_listed(c, discarded)
        self.happen_to_all(DISCARD_MOMENT, discarded)

    def discard_revealed_listed(self, c: i64, discarded: Pile | None) -> None:
        """Discard a revealed card as one of several."""
        self.revealed.remove(c)
        self.lay_on_discards(c, TURNED_UP)
        if discarded is not None:
            discarded.add(c)

    def discard_other_revealed(self, c: i64) -> None:
        """Discard all revealed cards but one copy of `c`."""
        discarded = self.list_for(DISCARD_MOMENT)
        self.revealed.remove(c)
        while self.revealed.n > 0:
            self.discard_revealed_listed(self.revealed.at(0), discarded)
        self.revealed.add(c)
        self.happen_to_all(DISCARD_MOMENT, discarded)

    def trash_revealed(self, c: i64) -> None:
        self.revealed.remove(c)
        self.put_in_trash(c, TURNED_UP)

    def take_revealed(self, c: i64) -> None:
        """Put a revealed card into hand."""
        self.revealed.remove(c)
        self.hand.add(c)
        if self.table.telling:
            known = self.alone() if self.private else EVERYBODY
            self.table.tell_move(TOOK, self.index, c, 1, TURNED_UP, HAND, known)

    def take_revealed_in(self, cards: i64) -> None:
        """Put those revealed cards into hand that are in a set."""
        for c in listed(self.revealed.kinds() & cards):
            while self.revealed.count(c) > 0:
                self.take_revealed(c)

    def put_back(self, c: i64) -> None:
        """Put a revealed card back on top of the deck."""
        self.revealed.remove(c)
        self.put_on_deck(c, TURNED_UP, self.private)

    def put_back_in_any_order(self) -> None:
        """Put all revealed cards back; what is picked later lies above. Nobody else is told the
        order."""
        if self.revealed.n > 1:
            self.private = True
        while self.revealed.n > 0:
            self.put_back(self.must_pick(TOPDECK, self.revealed.kinds(), TURNED_UP))

    def put_on_deck(self, c: i64, place: i64, private: bool) -> None:
        self.deck.add(c)
        if self.table.telling:
            known = self.alone() if private else EVERYBODY
            self.table.tell_move(TOPDECKED, self.index, c, 1, place, DECK, known)

    def topdeck(self, c: i64, private: bool = True) -> None:
        """Put a card from hand on top of the deck."""
        self.hand.remove(c)
        self.put_on_deck(c, HAND, private)

    def must_topdeck(self, n: i64) -> None:
        """Put n cards from hand on top of the deck, or what there is; unseen by the others."""
        while n > 0 and self.hand.n > 0:
            self.asking.count = n
            c = self.must_pick_in_hand(TOPDECK)
            self.asking.count = 1
            self.topdeck(c)
            n -= 1

    def topdeck_down_to(self, n: i64) -> None:
        self.must_topdeck(self.hand.n - n)

    def topdeck_copy(self, stamp: i64) -> None:
        """Put a copy in play on top of the deck, if it is still there."""
        i = self.in_play.find(stamp)
        if i != NONE:
            self.put_on_deck(self.in_play.remove_at(i), PLAY_AREA, False)

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

    def topdeck_this(self) -> None:
        """Put the card that speaks on top of the deck, if it is still in play."""
        self.topdeck_copy(self.table.this)

    def topdeck_from_play(self, c: i64) -> None:
        """Put a card in play on top of the deck."""
        self.topdeck_copy(self.in_play.stamp_of(c))

    def turn_up_from_play(self, among: i64) -> None:
        """Take all one's cards in play that are in a set, to be dealt with; only their player sees
        in which order."""
        self.private = True
        i: i64 = 0
        while i < self.in_play.n:
            if (among >> self.in_play.at(i)) & 1:
                self.revealed.add(self.in_play.remove_at(i))
            else:
                i += 1

    def may_reveal_discarded(self, c: i64) -> bool:
        """Show a card that was just discarded, if one likes to."""
        if self.may_pick(REVEAL, only(c), DISCARDS) != c:
            return False
        if self.table.telling:
            self.table.tell_move(REVEALED, self.index, c, 1, DISCARDS, DISCARDS)
        return True

    def look_at_bottom(self) -> i64:
        """Look at the card at the bottom of the deck (shuffling if need be): it is off the deck
        until it is put somewhere. NONE if there is none."""
        self.table.learnt += 1
        if self.deck.n == 0 and not self.shuffle():
            return NONE
        c = self.deck.take_bottom(self.table.rng)
        self.private = True
        self.revealed.add(c)
        if self.table.telling:
            self.table.tell_move(LOOKED_AT, self.index, c, 1, DECK, TURNED_UP, self.alone())
        return c

    def put_at_bottom(self, c: i64) -> None:
        """Put a card that was looked at under the deck."""
        self.revealed.remove(c)
        self.put_into_deck(c, TURNED_UP, self.deck.n)

    def put_into_deck(self, c: i64, place: i64, above: i64) -> None:
        """Put a card into the deck, with so many cards above it, for all to see where."""
        self.table.learnt += 1
        self.deck.settle(self.table.rng, self.deck.n - above)
        self.deck.insert(c, above)
        if self.table.telling:
            self.table.tell_move(PUT_INTO_DECK, self.index, c, above, place, DECK, self.alone())

    def bury(self, c: i64) -> None:
        """Put a card from hand anywhere into the deck."""
        above = self.ask_number(PLACE, self.deck.n, c)
        self.hand.remove(c)
        self.put_into_deck(c, HAND, above)

    def shuffle_into_deck(self, cards: Pile) -> None:
        """Shuffle some of the cards being dealt with into the deck."""
        self.table.learnt += 1
        for i in range(cards.n):
            self.revealed.remove(cards.at(i))
            self.deck.add(cards.at(i))
        self.deck.loose = self.deck.n
        if self.table.telling:
            self.table.tell_move(SHUFFLED, self.index, NONE, self.deck.n, DECK, DECK)
        if (self.setup.heard >> SHUFFLE_MOMENT) & 1:
            happen(self, SHUFFLE_MOMENT, NONE)

    def turn_up_from_discards(self, c: i64, pile: Pile) -> None:
        """Take a card out of the discard pile, for all to see, and lay it with some others; a card
        just gained that lies above has not moved by that (HIN-INN-8)."""
        self.discards.remove(c)
        self.table.gained_n -= 1
        self.revealed.add(c)
        pile.add(c)
        self.private = False
        if self.table.telling:
            self.table.tell_move(REVEALED, self.index, c, 1, DISCARDS, TURNED_UP)

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
        if self.table.telling:
            known = self.alone() | receiver.alone()
            self.table.tell_move(PASSED, self.index, face, receiver.index, HAND, HAND, known)

    def look_through_discards(self) -> i64:
        """The set of cards in one's discard pile, which one may not know otherwise (TURN-22)."""
        self.table.learnt += 1
        return self.discards.kinds()

    def look_at_discards(self) -> None:
        """Look at all cards of one's discard pile; nobody else learns what lies there."""
        for c in listed(self.look_through_discards()):
            if self.table.telling:
                n = self.discards.count(c)
                self.table.tell_move(LOOKED_AT, self.index, c, n, DISCARDS, DISCARDS, self.alone())

    def topdeck_from_discards(self, c: i64) -> None:
        self.discards.remove(c)
        self.put_on_deck(c, DISCARDS, True)

    def take_from_discards(self, c: i64) -> None:
        """Put a card of the discard pile into hand, for all to see."""
        self.discards.remove(c)
        self.hand.add(c)
        if self.table.telling:
            self.table.tell_move(TOOK, self.index, c, 1, DISCARDS, HAND)

    # ---- cards that wait ---------------------------------------------------------------------

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
        self.discards.remove(c)
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
