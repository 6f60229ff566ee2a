"""Revealing and looking at cards of one's deck, and putting them back; one's discard pile."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from coffers.engine.events import (
    EVERYBODY,
    LOOKED_AT,
    PUT_INTO_DECK,
    REVEALED,
    SHUFFLED,
    TOOK,
    TOPDECKED,
)
from coffers.engine.handling import Handling
from coffers.engine.piles import (
    Pile,
    listed,
    only,
)
from coffers.engine.triggers import happen
from coffers.engine.vocabulary import (
    DECK,
    DISCARD,
    DISCARD_MOMENT,
    DISCARDS,
    HAND,
    NONE,
    PLACE,
    PLAY_AREA,
    REVEAL,
    SHUFFLE_MOMENT,
    TOPDECK,
    TURNED_UP,
)

if TYPE_CHECKING:
    from coffers.engine.player import Player


class Looking(Handling):
    """What is done with cards off the deck, on it, in it, and in the discard pile."""

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
        if self.may_pick(REVEAL, self.hand.kinds & only(c), HAND, about) != c:
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

    def turn_up_from_play(self, among: i64) -> None:
        """Take all one's cards in play that are in a set, to be dealt with; only their player sees
        in which order."""
        self.private = True
        while (i := self.in_play.find_in(among)) != NONE:
            self.revealed.add(self.in_play.remove_at(i))

    def may_reveal_discarded(self, c: i64) -> bool:
        """Show a card that was just discarded, if one likes to."""
        if self.may_pick(REVEAL, only(c), DISCARDS) != c:
            return False
        if self.table.telling:
            self.table.tell_move(REVEALED, self.index, c, 1, DISCARDS, DISCARDS)
        return True

    # ---- the top of the deck -----------------------------------------------------------------

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

    # ---- putting on the deck -----------------------------------------------------------------

    def put_on_deck(self, c: i64, place: i64, private: bool) -> None:
        self.deck.put(c, not private)
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
            self.topdeck(self.must_pick_one_of_several(TOPDECK, n))
            n -= 1

    def topdeck_down_to(self, n: i64) -> None:
        self.must_topdeck(self.hand.n - n)

    def topdeck_copy(self, stamp: i64) -> None:
        """Put a copy in play on top of the deck, if it is still there."""
        i = self.in_play.find(stamp)
        if i != NONE:
            self.put_on_deck(self.in_play.remove_at(i), PLAY_AREA, False)

    def may_topdeck_this(self, c: i64) -> None:
        """Put the copy of `c` in play that speaks on top of the deck, if one likes to."""
        if self.may_pick(TOPDECK, only(c), PLAY_AREA) != NONE:
            self.topdeck_copy(self.table.this)

    def topdeck_from_play(self, c: i64) -> None:
        """Put a card in play on top of the deck."""
        self.topdeck_copy(self.in_play.stamp_of(c))

    # ---- elsewhere in the deck ---------------------------------------------------------------

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
        self.deck.shown = 0
        self.deck.unseen = 0
        if self.table.telling:
            self.table.tell_move(SHUFFLED, self.index, NONE, self.deck.n, DECK, DECK)
        if (self.setup.heard >> SHUFFLE_MOMENT) & 1:
            happen(cast("Player", self), SHUFFLE_MOMENT, NONE)

    def turn_up_from_discards(self, c: i64, pile: Pile) -> None:
        """Take a card out of the discard pile, for all to see, and lay it with some others; a card
        just gained that lies above has not moved by that (HIN-INN-8)."""
        self.take_off_discards(c)
        self.table.gained_n -= 1
        self.revealed.add(c)
        pile.add(c)
        self.private = False
        if self.table.telling:
            self.table.tell_move(REVEALED, self.index, c, 1, DISCARDS, TURNED_UP)

    # ---- the discard pile --------------------------------------------------------------------

    def look_through_discards(self) -> i64:
        """The set of cards in one's discard pile, which one may not know otherwise (TURN-22)."""
        self.table.learnt += 1
        return self.discards.kinds()

    def look_at_discards(self) -> None:
        """Look at all cards of one's discard pile; nobody else learns what lies there."""
        for c in listed(self.look_through_discards()):
            if self.table.telling:
                for _ in range(self.discards.count(c)):  # the others see how many, not how alike
                    self.table.tell_move(
                        LOOKED_AT, self.index, c, 1, DISCARDS, DISCARDS, self.alone()
                    )

    def topdeck_from_discards(self, c: i64) -> None:
        self.discards.remove(c)
        if self.table.noticing:
            self.lose_track_of_discards()
        self.put_on_deck(c, DISCARDS, True)

    def take_from_discards(self, c: i64) -> None:
        """Put a card of the discard pile into hand, for all to see."""
        self.take_off_discards(c)
        self.hand.add(c)
        if self.table.telling:
            self.table.tell_move(TOOK, self.index, c, 1, DISCARDS, HAND)
