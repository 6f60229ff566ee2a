"""What a game is played with: its cards and their numbers, the size of the piles.

One Setup serves any number of games with the same cards and number of players.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from coffers.engine.card import Card
from coffers.engine.costs import DEBT, POTION, coins_of
from coffers.engine.declared import Counter, Mat
from coffers.engine.editions import Edition
from coffers.engine.piles import listed, only, size
from coffers.engine.vocabulary import (
    ACTION,
    ATTACK,
    COPPER,
    CURSE,
    CURSE_TYPE,
    DURATION,
    EARS,
    ESTATE,
    EVENT,
    GOLD,
    LANDMARK,
    MOST_CARDS,
    N_MOMENTS,
    N_PLACES,
    NONE,
    NOTED,
    OTHERS_HAND,
    OTHERS_NOTED,
    PILE,
    PLAYER,
    PLAYER_AND_PILE,
    PROVINCE,
    SILVER,
    TREASURE,
    TURN,
    VICTORY,
)

N_COSTS: Final = 16  # offers are tabulated for 0 to 15 coins; more coins see the last row
HAND_SIZE: Final = 5


class TooManyCards(Exception):
    """A game of more different cards than a set of cards can hold."""

    def __init__(self, found: int) -> None:
        super().__init__(f"{found} different cards, {MOST_CARDS} at most")
        self.found = found


def hears(card: Card, method: str) -> bool:
    """Whether a card has something to say there, i.e. defines that method itself."""
    return getattr(type(card), method) is not getattr(Card, method)


def pile_size(card: Card, n_players: i64) -> i64:
    """How many cards its pile holds (SET-PILES-1 to SET-PILES-12)."""
    boxes: i64 = 1 if n_players <= 4 else 2
    number = card.number
    if number == COPPER:
        return 60 * boxes - 7 * n_players
    if number == SILVER:
        return 40 * boxes
    if number == GOLD:
        return 30 * boxes
    if number == CURSE:
        return 10 * (n_players - 1)
    if number == PROVINCE and n_players > 4:
        return 3 * n_players
    if card.types & (EVENT | LANDMARK):
        return 0
    if card.types & VICTORY:
        return 8 if n_players == 2 else 12
    return card.pile


@final
@mypyc_attr(acyclic=True)
class MixedPile:
    """A pile of different cards: Knights, Ruins, Castles, two cards that share a pile."""

    pile: i64  # the number of the card that stands for it
    cards: vec[i64]  # those that can lie in it, in the order of the books

    def __init__(self, pile: i64, cards: vec[i64]) -> None:
        self.pile = pile
        self.cards = cards


@final
@mypyc_attr(acyclic=True)
class Guise:
    """A card of which somebody's copies have another one's abilities and types as well (an Estate
    under Inheritance). That is a card of its own, with a number; it is like the first one in name,
    cost, points and pile, and is the first one again as soon as it is nobody's."""

    face: i64
    ability: i64
    number: i64

    def __init__(self, face: i64, ability: i64) -> None:
        self.face = face
        self.ability = ability
        self.number = NONE


def disguised(face: Card, ability: Card, number: i64) -> Card:
    card = type(ability)(number, face.name, face.cost, face.types | ability.types)
    card.coins = ability.coins
    card.value = face.value
    card.in_supply = False
    return card


@final
class Setup:
    cards: list[Card]
    n_cards: i64
    n_players: i64
    edition: Edition
    every: i64  # sets of cards: all of them...
    actions: i64
    treasures: i64
    plain: i64  # Treasures that do nothing but give coins
    victories: i64
    attacks: i64
    curses: i64
    supply: i64  # those that have a pile in the Supply
    events: i64
    brewing: i64  # Treasures that give a Potion
    roles: dict[str, int]  # cards that play a part in this game only: "bane"
    costs: vec[i64]  # by card number: printed cost...
    coins: vec[i64]
    values: vec[i64]
    types: vec[i64]
    piles: vec[i64]  # ... cards in its pile at the start
    pile_of: vec[i64]  # by card number: the pile it is from. A pile has the number of its card...
    mixed: list[MixedPile]  # ... or of the card that stands for a pile of different ones
    stack_of: vec[i64]  # by pile: its number among the mixed ones, NONE for all others
    guises: list[Guise]
    disguised: i64  # the cards that are guises of others
    faces: vec[i64]  # by card number: what it is when it is nobody's; another one only for guises
    themselves: vec[i64]  # by card number: that number
    endings: vec[i64]  # the piles that end the game when they are empty
    offers: vec[i64]  # by coins: the cards of the Supply that cost at most that, as printed
    ears: vec[i64]  # by moment and place: the cards that hear it there (engine/triggers.py)
    heard: i64  # the moments that any card hears, as a set...
    heard_by_others: i64  # ... and those that cards hear which happen to somebody else
    noting: bool  # any card stays in play for a later turn, or has something to do in it
    own_costs: i64  # the cards whose own cost changes...
    reducing: i64  # ... that reduce others' while in play...
    changing_costs: i64  # ... and both, and those that do so for a turn
    protecting: i64  # the cards in play that keep Attacks off their player
    particular: i64  # those that cannot always be bought
    varying_points: i64
    on_set_up: bool
    start: vec[i64]  # by card number: how many everybody starts with
    empty_piles_to_end: i64
    counters: list[Counter]
    n_counters: i64  # how many numbers they are all together
    mats: list[Mat]
    vp: i64  # counters that every game has: victory point tokens...
    coffers: i64  # ... and coin tokens
    debt: i64  # Debt tokens, NONE in a game without
    only_coins: bool  # there are no Potions, no Debt, no Events: one pays coins for cards
    forgetful: bool  # there are counters that are forgotten with the turn

    def __init__(
        self, cards: list[Card], n_players: i64, edition: Edition, roles: dict[str, int]
    ) -> None:
        self.guises = []
        for card in cards:
            self.guises.extend(card.guises(cards))
        cards = cards[:]
        for guise in self.guises:
            guise.number = len(cards)
            cards.append(disguised(cards[guise.face], cards[guise.ability], guise.number))
        if len(cards) > MOST_CARDS:
            raise TooManyCards(len(cards))
        n: i64 = len(cards)
        self.cards = cards
        self.n_cards = n
        self.n_players = n_players
        self.edition = edition
        self.every = only(n) - 1
        self.actions = 0
        self.treasures = 0
        self.plain = 0
        self.victories = 0
        self.attacks = 0
        self.curses = 0
        self.supply = 0
        self.events = 0
        self.brewing = 0
        self.roles = roles
        self.costs = vec[i64]([0] * n)
        self.coins = vec[i64]([0] * n)
        self.values = vec[i64]([0] * n)
        self.types = vec[i64]([0] * n)
        self.piles = vec[i64]([0] * n)
        self.pile_of = vec[i64](list(range(n)))
        self.themselves = self.pile_of[:]
        self.faces = self.pile_of[:]
        self.disguised = 0
        for guise in self.guises:
            self.disguised |= only(guise.number)
            self.faces[guise.number] = guise.face
            self.pile_of[guise.number] = guise.face
        self.mixed = []
        self.stack_of = vec[i64]([NONE] * n)
        self.endings = vec[i64]()
        self.offers = vec[i64]([0] * N_COSTS)
        self.ears = vec[i64]([0] * (N_MOMENTS * N_PLACES))
        self.heard = 0
        self.heard_by_others = 0
        self.noting = False
        self.own_costs = 0
        self.reducing = 0
        self.protecting = 0
        self.particular = 0
        self.varying_points = 0
        self.start = vec[i64]([0] * n)
        self.start[COPPER] = 7
        self.start[ESTATE] = 3
        self.empty_piles_to_end = 3 if n_players <= 4 else 4
        self.counters = []
        self.n_counters = 0
        self.mats = []
        self.forgetful = False
        self.debt = NONE
        self.vp = self.counter("vp", PLAYER)
        self.coffers = self.counter("coffers", PLAYER)
        self.on_set_up = False
        for card in cards:
            self.add(card)
            if hears(card, "set_up"):
                self.on_set_up = True
        self.changing_costs = self.own_costs | self.reducing
        for card in cards:
            card.prepare(self)
        self.only_coins = self.brewing == 0 and self.debt == NONE and self.events == 0

    def add(self, card: Card) -> None:
        c = card.number
        bit = only(c)
        types = card.types
        if types & ACTION:
            self.actions |= bit
        if types & TREASURE:
            self.treasures |= bit
        if types & VICTORY:
            self.victories |= bit
        if types & ATTACK:
            self.attacks |= bit
        if types & CURSE_TYPE:
            self.curses |= bit
        if types & DURATION:
            self.noting = True
        if types & (EVENT | LANDMARK):
            self.every &= ~bit  # nobody can have or name it
        if types & EVENT:
            self.events |= bit
        if card.potions > 0:
            self.brewing |= bit
        if card.cost >= DEBT:
            self.uses_debt()
        if card.in_supply:
            self.supply |= bit
        self.costs[c] = card.cost
        self.coins[c] = card.coins
        self.values[c] = card.value
        self.types[c] = types
        self.piles[c] = pile_size(card, self.n_players)
        if types & TREASURE and not hears(card, "play"):
            self.plain |= bit
        for method, moment, place in EARS:
            if hears(card, method):
                self.ears[moment * N_PLACES + place] |= bit
                self.heard |= only(moment)
                if place == NOTED or place == OTHERS_NOTED:
                    self.noting = True
                if place == OTHERS_HAND or place == OTHERS_NOTED:
                    self.heard_by_others |= only(moment)
        if hears(card, "own_cost"):
            self.own_costs |= bit
        if hears(card, "reduction_in_play"):
            self.reducing |= bit
        if hears(card, "may_be_bought"):
            self.particular |= bit
        if hears(card, "points"):
            self.varying_points |= bit
        if card.in_supply and card.cost < POTION:
            for k in range(coins_of(card.cost), N_COSTS):
                self.offers[k] |= bit

    # ---- what cards declare ------------------------------------------------------------------

    def game_ends_without(self, pile: i64) -> None:
        """Declare that the game ends when that pile is empty."""
        self.endings = append(self.endings, pile)

    def changes_costs(self, c: i64) -> None:
        """Declare that a card can make others cheaper for a turn (`Table.discount`)."""
        self.changing_costs |= only(c)

    def keeps_attacks_off(self, c: i64) -> None:
        """Declare that nobody who has that card in play is affected by others' Attacks."""
        self.protecting |= only(c)

    def mixed_pile(self, pile: i64, cards: list[int]) -> None:
        """Declare that a card stands for a pile of different ones, of which only the top one can
        be had; `Table.lay_pile` says in which order they lie."""
        self.stack_of[pile] = len(self.mixed)
        self.mixed.append(MixedPile(pile, vec[i64](cards)))
        self.every &= ~only(pile)  # nobody can have or name it
        self.piles[pile] = 0  # until they are laid out
        for c in cards:
            self.pile_of[c] = pile
            self.piles[c] = 0
            if (self.supply >> pile) & 1:
                self.supply |= only(c)
            else:
                self.supply &= ~only(c)
            for k in range(N_COSTS):
                self.offers[k] &= ~(only(c) | only(pile))
        self.actions &= self.every
        self.treasures &= self.every
        self.victories &= self.every
        self.attacks &= self.every

    def guise(self, face: i64, ability: i64) -> i64:
        """The number of a card that has another one's abilities as well."""
        for guise in self.guises:
            if guise.face == face and guise.ability == ability:
                return guise.number
        raise KeyError(self.cards[ability].name)

    def uses_debt(self) -> None:
        """Declare that there is Debt in this game."""
        self.debt = self.counter("debt", PLAYER)

    def is_mixed(self, pile: i64) -> bool:
        return self.stack_of[pile] != NONE

    def has_pile(self, c: i64) -> bool:
        """Whether there is a pile of that number: of a card, or of different ones."""
        return self.pile_of[c] == c and (self.piles[c] > 0 or self.is_mixed(c))

    # ---- what a card is ----------------------------------------------------------------------

    def is_action(self, c: i64) -> bool:
        return (self.actions >> c) & 1 == 1

    def is_treasure(self, c: i64) -> bool:
        return (self.treasures >> c) & 1 == 1

    def is_victory(self, c: i64) -> bool:
        return (self.victories >> c) & 1 == 1

    def of_type(self, card_type: i64) -> i64:
        """The set of all cards of a type."""
        found: i64 = 0
        for card in self.cards:
            if card.types & card_type:
                found |= only(card.number)
        return found & self.every

    def n_types(self, c: i64) -> i64:
        """How many types a card has."""
        return size(self.types[c])

    def supply_piles(self) -> i64:
        """The set of all piles of the Supply, be there any cards left or not."""
        found: i64 = 0
        for pile in listed(self.supply):
            found |= only(self.pile_of[pile])
        return found

    def in_supply(self, c: i64) -> bool:
        """Whether it has its place in the Supply, be there any left or not."""
        return (self.supply >> c) & 1 == 1

    # ---- tokens, counters, mats --------------------------------------------------------------

    def counter(self, name: str, of: i64) -> i64:
        """Declare a number; where it begins in `Table.counters`. Several cards may share one."""
        first = self.counter_named(name)
        if first != NONE:
            return first
        first = self.n_counters
        self.counters.append(Counter(name, of, first))
        size: i64 = 1
        if of == PLAYER:
            size = self.n_players
        elif of == PILE:
            size = self.n_cards
        elif of == PLAYER_AND_PILE:
            size = self.n_players * self.n_cards
        elif of == TURN:
            self.forgetful = True
        self.n_counters = first + size
        return first

    def counter_named(self, name: str) -> i64:
        """Where a counter begins, or NONE if no card of this game has declared it."""
        for known in self.counters:
            if known.name == name:
                return known.first
        return NONE

    def counter_name(self, first: i64) -> str:
        for known in self.counters:
            if known.first == first:
                return known.name
        return ""

    def mat(self, name: str, of: i64, face_down: bool) -> i64:
        """Declare a mat; its number among those of the table, or of a player."""
        number: i64 = 0
        for known in self.mats:
            if known.name == name:
                return known.number
            if known.of == of:
                number += 1
        self.mats.append(Mat(name, of, face_down, number))
        return number

    def role(self, name: str) -> i64:
        """The card that plays a part, or NONE."""
        return self.roles.get(name, NONE)

    def find(self, name: str) -> i64:
        """The number of a card of the Supply, or NONE if it has no pile there."""
        for card in self.cards:
            if card.name == name and self.in_supply(card.number):
                return card.number
        return NONE

    def number(self, name: str) -> i64:
        """The number of a card in this game."""
        for card in self.cards:
            if card.name == name:
                return card.number
        raise KeyError(name)
