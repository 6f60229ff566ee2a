"""Where cards lie: ordered piles, hands, play areas. And sets of cards, which are bits.

A pile is a packed array of card numbers, a hand a count per card, a set of cards an i64 with
one bit per card number. These three are why the engine is fast.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coffers.engine.rng import Rng
from coffers.engine.vocabulary import NONE

LAST_PLACE: Final = 60  # from the bottom, that is told apart; all above it count as one


@final
@mypyc_attr(acyclic=True)
class Pile:
    """Cards in order, the last one on top.

    The bottom `loose` cards have been shuffled, but not looked at: which of them is where is
    decided when they are drawn. So nobody who copies a game can see the future in it. The others
    their owner has seen, but for those in `unseen` places; the top `shown` ones everybody has.
    """

    cards: vec[i64]
    n: i64
    loose: i64
    shown: i64
    unseen: i64  # places above the loose ones whose card was decided without looking, as bits

    def __init__(self, cards: vec[i64], n: i64, loose: i64) -> None:
        self.cards = cards
        self.n = n
        self.loose = loose
        self.shown = 0
        self.unseen = 0

    def at(self, i: i64) -> i64:
        return self.cards[i]

    def top(self) -> i64:
        """The card on top, for piles that are not shuffled (the discard pile, the trash)."""
        return self.cards[self.n - 1] if self.n > 0 else NONE

    def make_room(self, k: i64) -> None:
        if self.n + k > len(self.cards):
            bigger = vec[i64]([0] * (2 * (self.n + k) + 2))
            for i in range(self.n):
                bigger[i] = self.cards[i]
            self.cards = bigger

    def add(self, c: i64) -> None:
        """Put a card on top."""
        if self.n >= len(self.cards):
            self.make_room(1)
        self.cards[self.n] = c
        self.n += 1

    def put(self, c: i64, for_all_to_see: bool) -> None:
        """Put a card on top of a deck."""
        self.add(c)
        self.shown = self.shown + 1 if for_all_to_see else 0

    def insert(self, c: i64, above: i64) -> None:
        """Put a card in, with so many cards above it; their order has been decided."""
        self.add(c)
        if self.shown > above:
            self.shown = above
        i = self.n - 1
        while above > 0:
            self.cards[i] = self.cards[i - 1]
            i -= 1
            above -= 1
        self.cards[i] = c
        if self.unseen and i < LAST_PLACE:
            below = self.unseen & (only(i) - 1)
            self.unseen = below | (self.unseen & ~below) << 1 | self.unseen & only(LAST_PLACE)
            self.unseen &= only(LAST_PLACE + 1) - 1

    def settle(self, rng: Rng, loose: i64) -> None:
        """Decide the order of the cards from the top, until so many at the bottom are left."""
        for i in range(loose, self.loose):
            self.unseen |= only(i if i < LAST_PLACE else LAST_PLACE)
        while self.loose > loose and self.loose > 1:
            self.loose -= 1
            i = rng.below(self.loose + 1)
            c = self.cards[i]
            self.cards[i] = self.cards[self.loose]
            self.cards[self.loose] = c
        if self.loose > loose:
            self.loose = loose

    def take_bottom(self, rng: Rng) -> i64:
        """Take the card at the bottom; the pile is not empty."""
        self.settle(rng, 0)
        c = self.cards[0]
        self.n -= 1
        if self.shown > self.n:
            self.shown = self.n
        for i in range(self.n):
            self.cards[i] = self.cards[i + 1]
        if self.unseen:
            self.unseen = self.unseen >> 1 | self.unseen & only(LAST_PLACE)
            self.forget_places()
        return c

    def forget_places(self) -> None:
        """There are no places above the top."""
        if self.n <= LAST_PLACE:
            self.unseen &= only(self.n) - 1

    def add_n(self, c: i64, k: i64) -> None:
        self.make_room(k)
        for i in range(self.n, self.n + k):
            self.cards[i] = c
        self.n += k

    def remove(self, c: i64) -> bool:
        """Take out the topmost `c`; the others keep their order."""
        i = self.n - 1
        while i >= 0:
            if self.cards[i] == c:
                self.n -= 1
                if i < self.loose:
                    self.loose -= 1
                if i >= self.n + 1 - self.shown:
                    self.shown -= 1
                if self.unseen and i < LAST_PLACE:
                    below = self.unseen & (only(i) - 1)
                    above = self.unseen & ~(below | only(i))
                    self.unseen = below | above >> 1 | self.unseen & only(LAST_PLACE)
                    self.forget_places()
                while i < self.n:
                    self.cards[i] = self.cards[i + 1]
                    i += 1
                return True
            i -= 1
        return False

    def count(self, c: i64) -> i64:
        k: i64 = 0
        for i in range(self.n):
            if self.cards[i] == c:
                k += 1
        return k

    def kinds(self) -> i64:
        """The set of cards in it."""
        found: i64 = 0
        for i in range(self.n):
            found |= only(self.cards[i])
        return found

    def replace(self, c: i64, other: i64) -> None:
        """Let all copies of a card be another one."""
        for i in range(self.n):
            if self.cards[i] == c:
                self.cards[i] = other

    def pour_into(self, other: "Pile") -> None:
        """Put all of it on top of `other`, unseen."""
        other.make_room(self.n)
        for i in range(self.n):
            other.cards[other.n + i] = self.cards[i]
        other.n += self.n
        self.n = 0
        self.loose = 0
        self.shown = 0
        self.unseen = 0

    def shuffle_in(self, other: "Pile") -> None:
        """Become, being empty, all of `other`, in no order yet."""
        self.cards, other.cards = other.cards, self.cards
        self.n = other.n
        self.loose = other.n
        self.shown = 0
        self.unseen = 0
        other.n = 0
        other.loose = 0

    def draw(self, rng: Rng) -> i64:
        """Take the top card; the pile is not empty."""
        self.n -= 1
        if self.n >= self.loose:
            if self.shown > 0:
                self.shown -= 1
            if self.unseen:
                self.forget_places()
            return self.cards[self.n]
        self.loose = self.n
        i = rng.below(self.n + 1)
        c = self.cards[i]
        self.cards[i] = self.cards[self.n]
        return c

    def copy(self) -> "Pile":
        twin = Pile(self.cards[: self.n], self.n, self.loose)  # without the room to grow
        twin.shown = self.shown
        twin.unseen = self.unseen
        return twin


def empty_pile() -> Pile:
    return Pile(vec[i64]([0] * 16), 0, 0)


def small_pile() -> Pile:
    """An empty pile that seldom holds anything: it takes no room until it does."""
    return Pile(vec[i64](), 0, 0)


@final
@mypyc_attr(acyclic=True)
class Hand:
    """Cards in no order: how many there are of each, and the set of those there are."""

    of: vec[i64]
    n: i64
    kinds: i64

    def __init__(self, of: vec[i64], n: i64, kinds: i64) -> None:
        self.of = of
        self.n = n
        self.kinds = kinds

    def count(self, c: i64) -> i64:
        return self.of[c]

    def count_in(self, cards: i64) -> i64:
        """How many cards of a set are in it."""
        k: i64 = 0
        for c in listed(self.kinds & cards):
            k += self.of[c]
        return k

    def has(self, c: i64) -> bool:
        return (self.kinds >> c) & 1 == 1

    def add(self, c: i64) -> None:
        self.of[c] += 1
        self.n += 1
        self.kinds |= only(c)

    def remove(self, c: i64, k: i64 = 1) -> bool:
        left = self.of[c] - k
        if left < 0:
            return False
        self.of[c] = left
        self.n -= k
        if left == 0:
            self.kinds &= ~only(c)
        return True

    def pour_into(self, other: Pile) -> None:
        c: i64 = 0
        kinds = self.kinds
        while kinds:
            if kinds & 1:
                other.add_n(c, self.of[c])
                self.of[c] = 0
            kinds >>= 1
            c += 1
        self.kinds = 0
        self.n = 0

    def copy(self) -> "Hand":
        return Hand(self.of[:], self.n, self.kinds)


def empty_hand(n_cards: i64) -> Hand:
    return Hand(vec[i64]([0] * n_cards), 0, 0)


CARD_BITS: Final = 63  # an entry of a play area: what the card is played as...
STAYS: Final = 64  # ... "stays" flag...
ITSELF: Final = 7  # ... what it is itself...
STAMP: Final = 13  # ... then its stamp


@final
@mypyc_attr(acyclic=True)
class PlayArea:
    """The cards in play, in the order played. Each copy has a stamp, so a card knows itself."""

    entries: vec[i64]
    n: i64
    kinds: i64
    stamps: i64

    def __init__(self, entries: vec[i64], n: i64, kinds: i64, stamps: i64) -> None:
        self.entries = entries
        self.n = n
        self.kinds = kinds
        self.stamps = stamps

    def at(self, i: i64) -> i64:
        """What the i-th card is while it is in play."""
        return self.entries[i] & CARD_BITS

    def card_at(self, i: i64) -> i64:
        """What the i-th card is anywhere else: the same, unless it is played as another one."""
        return (self.entries[i] >> ITSELF) & CARD_BITS

    def stamp_at(self, i: i64) -> i64:
        return self.entries[i] >> STAMP

    def add(self, c: i64) -> i64:
        """Put a card into play; its stamp."""
        self.add_n(c, 1)
        return self.stamps

    def add_n(self, c: i64, k: i64) -> None:
        """Put some copies of a card into play."""
        n = self.n
        end = n + k
        if end > len(self.entries):
            bigger = vec[i64]([0] * (2 * end + 8))
            for i in range(n):
                bigger[i] = self.entries[i]
            self.entries = bigger
        entries = self.entries
        stamp = self.stamps
        card = (c << ITSELF) | c
        while n < end:
            stamp += 1
            entries[n] = (stamp << STAMP) | card
            n += 1
        self.n = end
        self.stamps = stamp
        self.kinds |= only(c)

    def find(self, stamp: i64) -> i64:
        """Where the copy with that stamp lies, or NONE if it has left."""
        i = self.n - 1
        while i >= 0:
            if self.entries[i] >> STAMP == stamp:
                return i
            i -= 1
        return NONE

    def find_in(self, cards: i64) -> i64:
        """Where the first card of a set lies, or NONE if there is none."""
        for i in range(self.n):
            if (cards >> self.at(i)) & 1:
                return i
        return NONE

    def stamp_of(self, c: i64) -> i64:
        """The stamp of the copy of `c` that was played last, NONE if there is none."""
        i = self.n - 1
        while i >= 0:
            if self.at(i) == c:
                return self.stamp_at(i)
            i -= 1
        return NONE

    def remove_at(self, i: i64) -> i64:
        """Take out the i-th card."""
        c = self.card_at(i)
        self.n -= 1
        while i < self.n:
            self.entries[i] = self.entries[i + 1]
            i += 1
        self.kinds = self.set_of_cards()
        return c

    def stand_for(self, stamp: i64, c: i64) -> None:
        """Let that copy be another card for as long as it is in play."""
        i = self.find(stamp)
        if i != NONE:
            self.entries[i] = self.entries[i] & ~CARD_BITS | c
            self.kinds = self.set_of_cards()

    def stands_for(self, stamp: i64, c: i64) -> i64:
        """What that copy of `c` is now: something else only in play."""
        i = self.find(stamp)
        return c if i == NONE else self.at(i)

    def replace(self, c: i64, other: i64) -> None:
        """Let all copies of a card be another one."""
        for i in range(self.n):
            if self.card_at(i) == c:
                was = self.at(i)
                entry = self.entries[i] & ~((CARD_BITS << ITSELF) | CARD_BITS)
                self.entries[i] = entry | (other << ITSELF) | (other if was == c else was)
        self.kinds = self.set_of_cards()

    def count(self, c: i64) -> i64:
        k: i64 = 0
        for i in range(self.n):
            if self.entries[i] & CARD_BITS == c:
                k += 1
        return k

    def has(self, c: i64) -> bool:
        return (self.kinds >> c) & 1 == 1

    def count_in(self, cards: i64) -> i64:
        """How many cards of a set are in play."""
        k: i64 = 0
        for i in range(self.n):
            if (cards >> (self.entries[i] & CARD_BITS)) & 1:
                k += 1
        return k

    def set_of_cards(self) -> i64:
        found: i64 = 0
        for i in range(self.n):
            found |= only(self.entries[i] & CARD_BITS)
        return found

    def stay(self, stamp: i64) -> None:
        """Let that copy survive the next clean-up (a Duration, and what played it)."""
        i = self.find(stamp)
        if i != NONE:
            self.entries[i] |= STAYS

    def stays(self, stamp: i64) -> bool:
        i = self.find(stamp)
        return i != NONE and self.entries[i] & STAYS != 0

    def clear_into(self, discards: Pile) -> None:
        """Clean-up: discard what does not stay; what stayed once is discarded next time."""
        discards.make_room(self.n)
        kept: i64 = 0
        entries = self.entries
        cards = discards.cards
        at = discards.n
        for i in range(self.n):
            entry = entries[i]
            if entry & STAYS:
                entries[kept] = entry & ~STAYS
                kept += 1
            else:
                cards[at] = (entry >> ITSELF) & CARD_BITS
                at += 1
        discards.n = at
        self.n = kept
        self.kinds = 0
        if kept > 0:
            self.kinds = self.set_of_cards()

    def copy(self) -> "PlayArea":
        return PlayArea(self.entries[:], self.n, self.kinds, self.stamps)


def empty_play_area() -> PlayArea:
    return PlayArea(vec[i64]([0] * 16), 0, 0, 0)


# ---- sets of cards ---------------------------------------------------------------------------


def only(c: i64) -> i64:
    """The set of just that card."""
    # mypyc takes the 1 of `1 << c` for 32 bits; this one has 64.
    one: i64 = c - c + 1
    return one << c


def has(cards: i64, c: i64) -> bool:
    """Whether a card is in a set."""
    return (cards >> c) & 1 == 1


def lowest(cards: i64) -> i64:
    """The card of a set with the lowest number."""
    c: i64 = 0
    while cards & 255 == 0:
        cards >>= 8
        c += 8
    while not cards & 1:
        cards >>= 1
        c += 1
    return c


def listed(cards: i64) -> vec[i64]:
    """The cards of a set, in the order of their numbers."""
    found = vec[i64]([0] * size(cards))
    i: i64 = 0
    c: i64 = 0
    while cards:
        if cards & 1:
            found[i] = c
            i += 1
        cards >>= 1
        c += 1
    return found


def size(cards: i64) -> i64:
    """How many cards a set has."""
    n: i64 = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


def nth(cards: i64, i: i64) -> i64:
    """The i-th card of a set."""
    while i > 0:
        cards &= cards - 1
        i -= 1
    return lowest(cards)
