"""What a player may not know, dealt anew: so nobody who looks ahead looks into others' cards.

Hands, decks, face-down cards of the others, and what they discarded unseen, become any of those
that they could be; so does what others have passed in secret; what was shuffled into one's own deck
lies in no order. A card stays where it is known to be: one that was put on a deck for all to see,
and one that the player has put on the own deck. And what stayed in a hand to the end of a turn is
what could not be played, if there is anything like that: so everybody counts cards at a table.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.engine.costs import coins_of
from coffers.engine.piles import LAST_PLACE, Pile
from coffers.engine.player import Player
from coffers.engine.rng import Rng, seeded
from coffers.engine.table import NO_PASSES, Pass, Table
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import NONE, PLAYER

OFFERED: Final = 5  # cards of which the cheapest is passed, as far as others know


def deal_anew(table: Table, seat: i64, seed: i64) -> None:
    """Deal everything anew that the player in a seat may not know; from here on nobody looks ahead
    at this table, and nobody needs to keep in mind what they notice."""
    rng = seeded(seed ^ 0x5DEECE66D)
    hidden = [hidden_cards(p) for p in table.players]
    unknown = [passed for passed in table.passes if not (passed.known_to >> seat) & 1]
    if len(unknown) > 0:
        pass_anew(table, seat, unknown, hidden, rng)
    for p in table.players:
        if p.index == seat:
            forget_order(p.deck, rng)
        else:
            deal_cards(p, hidden[p.index], rng)
        sort_cards(p.discards, 0, p.discards.n - 1)
        p.forget_unnoticed()
    table.passes = NO_PASSES
    table.noticing = False


def forget_order(deck: Pile, rng: Rng) -> None:
    """Let the part of one's own deck that one does not know tell nothing by how it lies."""
    sort_cards(deck, 0, deck.loose)
    if deck.unseen == 0:
        return
    places = [i for i in range(deck.n - deck.shown) if i < deck.loose or is_unseen(deck, i)]
    cards = shuffled([deck.at(i) for i in places], rng)
    for i in range(len(places)):
        deck.cards[places[i]] = cards[i]


def is_unseen(deck: Pile, i: i64) -> bool:
    return (deck.unseen >> min(i, LAST_PLACE)) & 1 == 1


def sort_cards(pile: Pile, first: i64, end: i64) -> None:
    """Let a part of a pile lie as it would whatever had happened."""
    cards = sorted([pile.at(i) for i in range(first, end)])
    for i in range(first, end):
        pile.cards[i] = cards[i - first]


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """Cards in any order, whatever order they were in."""
    cards.sort()
    n: i64 = len(cards)
    while n > 1:
        n -= 1
        i = rng.below(n + 1)
        cards[i], cards[n] = cards[n], cards[i]
    return cards


# ---- the others' cards -------------------------------------------------------------------------


def hidden_cards(p: Player) -> vec[i64]:
    """How many of each card a player has where nobody else sees them."""
    p.notice_top()
    found = p.hand.of[:]
    for pile in hidden_piles(p):
        for i in range(pile.n - pile.shown):
            found[pile.at(i)] += 1
    for c in range(len(p.unnoticed)):
        found[c] += p.unnoticed[c]
    return found


def hidden_piles(p: Player) -> list[Pile]:
    """Where cards of a player lie that nobody else may know, the hand apart."""
    mats = [p.mats[m.number] for m in p.setup.mats if m.of == PLAYER and m.face_down]
    looked_at = [p.revealed] if p.private else []
    return [p.deck, p.aside_down, *mats, *looked_at]


def deal_cards(p: Player, hidden: vec[i64], rng: Rng) -> None:
    """Another player's hand, what lies face down, and what was discarded unseen."""
    cards: list[int] = []
    for c in range(p.setup.n_cards):
        cards += [c] * hidden[c]
    cards = shuffled(cards, rng)
    if len(p.unplayed) > 0:
        cards = with_unplayed_last(p, cards, rng)
    at: i64 = 0
    hand = p.hand.n
    for c in range(p.setup.n_cards):
        p.hand.remove(c, p.hand.count(c))
    while at < hand:
        p.hand.add(cards[at])
        at += 1
    for pile in hidden_piles(p):
        for i in range(pile.n - pile.shown):
            pile.cards[i] = cards[at]
            at += 1
    if len(p.unnoticed) > 0:
        unnoticed = p.unnoticed[:]
        for i in range(p.discards.n):
            c = p.discards.at(i)
            if unnoticed[c] > 0:
                unnoticed[c] -= 1
                p.discards.cards[i] = cards[at]
                at += 1
    p.deck.loose = p.deck.n - p.deck.shown
    p.deck.unseen = 0
    if len(p.notes) > 0 and p.aside_down.n > 0:
        remember_aside(p)


def with_unplayed_last(p: Player, cards: list[int], rng: Rng) -> list[int]:
    """Shuffled cards, the last of which are to be those that were discarded unseen: for each that
    stayed in hand to the end of a turn one that could not be played, as far as there are."""
    unseen: i64 = 0
    for k in p.unnoticed:
        unseen += k
    end: i64 = len(cards)
    first = end - unseen
    turn: i64 = 0
    while turn < len(p.unplayed):
        left = min(p.unplayed[turn], end - first)
        playable = p.unplayed[turn + 1]
        i = end - 1
        while left > 0 and i >= 0:
            c: i64 = cards[i]
            if not (playable >> c) & 1:
                end -= 1
                left -= 1
                cards[i] = cards[end]
                cards[end] = int(c)
            i -= 1
        turn += 2
    # what was passed over stands together now: unshuffled, hands would lack Treasures
    return shuffled(cards[:end], rng) + cards[end:]


def remember_aside(p: Player) -> None:
    """Let the notes know which cards lie aside now."""
    at: i64 = 0
    notes: list[Note] = []
    for note in p.notes:
        cargo = note.cargo.copy()
        if p.setup.cards[note.card].lays_aside():
            for i in range(cargo.n):
                cargo.cards[i] = p.aside_down.at(at)
                at += 1
        notes.append(Note(note.card, note.stamp, cargo, note.moment, note.unaffected))
    p.notes = notes


# ---- what they have passed each other ----------------------------------------------------------


def pass_anew(
    table: Table, seat: i64, passes: list[Pass], hidden: list[vec[i64]], rng: Rng
) -> None:
    """Take back what others have passed in secret, and let them pass what they could have: what is
    hidden, and what they own, changes by that."""
    players = table.players
    before = [cards[:] for cards in hidden]
    for passed in passes:
        change(hidden, players[passed.giver], passed.face, 1)
        change(hidden, players[passed.receiver], passed.face, -1)
    waiting = passes
    while len(waiting) > 0:
        later: list[Pass] = []
        for passed in waiting:
            face = what_was_passed(table, hidden, passed, rng)
            if face == NONE:  # whoever gave it has nothing left, before they get something
                later.append(passed)
                continue
            change(hidden, players[passed.giver], face, -1)
            change(hidden, players[passed.receiver], face, 1)
        if len(later) == len(waiting):  # in a circle: as if it had not been
            break
        waiting = later
    for p in players:
        if p.index != seat:
            get_what_was_shown(table, seat, hidden, p)
    for p in players:
        if p.index != seat:
            for c in range(table.setup.n_cards):
                p.owned[c] += hidden[p.index][c] - before[p.index][c]


def change(hidden: list[vec[i64]], p: Player, face: i64, k: i64) -> None:
    hidden[p.index][p.mine[face]] += k


def what_was_passed(table: Table, hidden: list[vec[i64]], passed: Pass, rng: Rng) -> i64:
    """What the receiver has shown since without having had it, or the cheapest of a few cards; NONE
    if there are none to give."""
    setup = table.setup
    giver = hidden[passed.giver]
    receiver = hidden[passed.receiver]
    mine = table.players[passed.receiver].mine
    cards: list[int] = []
    for c in range(setup.n_cards):
        if giver[c] > 0:
            if receiver[mine[setup.faces[c]]] < 0:
                return setup.faces[c]
            cards += [c] * giver[c]
    if len(cards) == 0:
        return NONE
    found: i64 = cards[rng.below(len(cards))]
    for _ in range(OFFERED - 1):
        c = cards[rng.below(len(cards))]
        if coins_of(setup.costs[c]) < coins_of(setup.costs[found]):
            found = c
    return setup.faces[found]


def get_what_was_shown(table: Table, seat: i64, hidden: list[vec[i64]], p: Player) -> None:
    """Where somebody has shown more than they can have by now, they got it from one of the others,
    for another card."""
    own = hidden[p.index]
    for c in range(table.setup.n_cards):
        while own[c] < 0:
            face = table.setup.faces[c]
            for q in table.players:
                if q.index != seat and hidden[q.index][q.mine[face]] > 0:
                    change(hidden, q, face, -1)
                    own[c] += 1
                    break
            for other in range(table.setup.n_cards):
                if own[other] > 0:
                    own[other] -= 1
                    change(hidden, q, table.setup.faces[other], 1)
                    break
