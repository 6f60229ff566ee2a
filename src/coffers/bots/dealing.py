"""What a player may not know, dealt anew: so nobody who looks ahead looks into others' cards.

Hands, decks and face-down cards of the others become any of those that they could be; what was
shuffled into one's own deck lies in no order. A card stays where it is known to be: one that was
put on a deck for all to see, and one that the player has put on the own deck.
"""

from mypy_extensions import i64

from coffers.engine.piles import Pile
from coffers.engine.player import Player
from coffers.engine.rng import Rng, seeded
from coffers.engine.table import Table
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import PLAYER


def deal_anew(table: Table, seat: i64, seed: i64) -> None:
    """Deal everything anew that the player in a seat may not know."""
    rng = seeded(seed ^ 0x5DEECE66D)
    for p in table.players:
        if p.index == seat:
            forget_order(p.deck)
        else:
            deal_cards(p, rng)


def forget_order(deck: Pile) -> None:
    """Let the part of one's own deck that one does not know tell nothing by how it lies."""
    unknown = deck.n - deck.shown if deck.muddled else deck.loose
    cards = sorted([deck.at(i) for i in range(unknown)])
    for i in range(unknown):
        deck.cards[i] = cards[i]
    deck.loose = unknown


def deal_cards(p: Player, rng: Rng) -> None:
    """Another player's hand, and what lies face down."""
    hidden = hidden_piles(p)
    cards: list[int] = []
    for pile in hidden:
        cards += [pile.at(i) for i in range(pile.n - pile.shown)]
    for c in range(p.setup.n_cards):
        cards += [c] * p.hand.count(c)
    cards.sort()
    n: i64 = len(cards)
    while n > 1:
        n -= 1
        i = rng.below(n + 1)
        cards[i], cards[n] = cards[n], cards[i]
    at: i64 = 0
    hand = p.hand.n
    for c in range(p.setup.n_cards):
        p.hand.remove(c, p.hand.count(c))
    while at < hand:
        p.hand.add(cards[at])
        at += 1
    for pile in hidden:
        for i in range(pile.n - pile.shown):
            pile.cards[i] = cards[at]
            at += 1
    p.deck.loose = p.deck.n - p.deck.shown
    if len(p.notes) > 0 and p.aside_down.n > 0:
        remember_aside(p)


def hidden_piles(p: Player) -> list[Pile]:
    """Where cards of a player lie that nobody else may know, the hand apart."""
    mats = [p.mats[m.number] for m in p.setup.mats if m.of == PLAYER and m.face_down]
    looked_at = [p.revealed] if p.private else []
    return [p.deck, p.aside_down, *mats, *looked_at]


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
