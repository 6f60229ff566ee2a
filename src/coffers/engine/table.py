"""The table: players, Supply, trash, whose turn it is."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.engine import buying
from coffers.engine.costs import at_most, coins_of
from coffers.engine.decisions import Agent
from coffers.engine.events import Event
from coffers.engine.piles import (
    Pile,
    empty_hand,
    empty_pile,
    empty_play_area,
    only,
    small_pile,
)
from coffers.engine.player import Player
from coffers.engine.rng import Rng, seeded
from coffers.engine.setup import HAND_SIZE, N_COSTS, Setup
from coffers.engine.vocabulary import NONE, PLAYER, PROVINCE, START, TABLE, TURN


@final
class Table:
    setup: Setup
    rng: Rng
    players: list[Player]
    left: vec[i64]  # by card number: cards left in its pile
    offers: vec[i64]  # by coins: the cards of the Supply with that printed cost or less
    trash: Pile
    empty_piles: i64
    turn: i64  # whose turn it is
    phase: i64
    bought: i64  # cards bought this turn
    price: i64  # what the card being bought costs
    finished: bool
    resolving: i64  # the card being carried out, or NONE
    this: i64  # the stamp of its copy
    unaffected: i64  # players (bits) whom the Attack being played does not concern
    gained: i64  # the card just gained, while others react to it
    gained_at: i64  # ... where it lies, or NONE if it has been moved on
    played: i64  # the cards played this turn, as a set
    banned: i64  # the cards that may not be bought this turn
    this_turn: vec[i64]  # by card number: marks a card has left on this turn
    marked: i64  # the cards that have
    counters: vec[i64]  # the numbers that cards have declared (`Setup.counter`)
    mats: list[Pile]
    learnt: i64  # how often somebody learnt something, or might have: it cannot be taken back
    telling: bool
    log: list[Event]

    def __init__(
        self,
        setup: Setup,
        rng: Rng,
        left: vec[i64],
        offers: vec[i64],
        trash: Pile,
        this_turn: vec[i64],
        counters: vec[i64],
        mats: list[Pile],
    ) -> None:
        self.setup = setup
        self.rng = rng
        self.players = []
        self.left = left
        self.offers = offers
        self.trash = trash
        self.empty_piles = 0
        self.turn = 0
        self.phase = START
        self.bought = 0
        self.price = 0
        self.finished = False
        self.resolving = NONE
        self.this = NONE
        self.unaffected = 0
        self.gained = NONE
        self.gained_at = NONE
        self.played = 0
        self.banned = 0
        self.this_turn = this_turn
        self.marked = 0
        self.counters = counters
        self.mats = mats
        self.learnt = 0
        self.telling = False
        self.log = []

    def close(self) -> None:
        """Forget the players, so that the game is freed at once: no reference cycle."""
        self.players.clear()

    def current(self) -> Player:
        return self.players[self.turn]

    # ---- the Supply --------------------------------------------------------------------------

    def take_from_pile(self, c: i64) -> None:
        left = self.left[c] - 1
        self.left[c] = left
        if left == 0:
            self.run_out(c)

    def run_out(self, c: i64) -> None:
        if (self.setup.supply >> c) & 1:
            self.empty_piles += 1
            keep = ~only(c)
            for i in range(N_COSTS):
                self.offers[i] &= keep

    def over(self) -> bool:
        """Whether the game ends with this turn (END-1 to END-8)."""
        if self.left[PROVINCE] == 0 or self.empty_piles >= self.setup.empty_piles_to_end:
            return True
        colony = self.setup.colony
        return colony != NONE and self.left[colony] == 0

    # ---- costs -------------------------------------------------------------------------------

    def cost(self, c: i64) -> i64:
        if self.setup.changing_costs == 0:
            return self.setup.costs[c]
        return buying.current_cost(self, c)

    def costing_up_to(self, limit: i64) -> i64:
        """The cards to be had from the Supply that cost at most that now."""
        if self.setup.changing_costs == 0 and limit < N_COSTS:
            return self.offers[limit]
        coins = coins_of(limit)
        if coins >= N_COSTS:
            coins = N_COSTS - 1
        if self.setup.changing_costs == 0 and limit == coins_of(limit):
            return self.offers[coins]
        found: i64 = 0
        for c in range(self.setup.n_cards):
            if (self.setup.supply >> c) & 1 and self.left[c] > 0 and at_most(self.cost(c), limit):
                found |= only(c)
        return found

    def costing_exactly(self, cost: i64) -> i64:
        """The cards to be had from the Supply that cost just that now."""
        found: i64 = 0
        for c in range(self.setup.n_cards):
            if (self.setup.supply >> c) & 1 and self.left[c] > 0 and self.cost(c) == cost:
                found |= only(c)
        return found

    # ---- this turn ---------------------------------------------------------------------------

    def mark_turn(self, c: i64) -> None:
        """Leave a mark of card `c` on this turn; `Card.on_play_this_turn` hears from now on."""
        self.this_turn[c] += 1
        self.marked |= only(c)

    def forget_turn(self) -> None:
        """What held for the turn is over."""
        if self.marked:
            for c in range(self.setup.n_cards):
                self.this_turn[c] = 0
            self.marked = 0
        if self.setup.forgetful:
            for counter in self.setup.counters:
                if counter.of == TURN:
                    self.counters[counter.first] = 0
        self.played = 0
        self.banned = 0
        self.bought = 0

    # ---- tokens ------------------------------------------------------------------------------

    def tokens(self, counter: i64) -> i64:
        """A number of the table, or of the turn."""
        return self.counters[counter]

    def add_tokens(self, counter: i64, n: i64) -> None:
        self.counters[counter] += n

    def tokens_on(self, counter: i64, pile: i64) -> i64:
        """A number of a pile."""
        return self.counters[counter + pile]

    def add_tokens_on(self, counter: i64, pile: i64, n: i64) -> None:
        self.counters[counter + pile] += n

    # ---- telling -----------------------------------------------------------------------------

    def tell(
        self,
        kind: i64,
        player: i64,
        card: i64,
        amount: i64,
        place: i64,
        known_to: i64,
        label: str = "",
    ) -> None:
        self.log.append(Event(kind, player, card, amount, place, self.resolving, known_to, label))

    # ---- copies ------------------------------------------------------------------------------

    def copy(self) -> "Table":
        """A copy between two turns (or at the start of a position); agents are shared."""
        t = Table(
            self.setup,
            self.rng.copy(),
            self.left[:],
            self.offers[:],
            self.trash.copy(),
            self.this_turn[:],
            self.counters[:],
            copied(self.mats),
        )
        t.empty_piles = self.empty_piles
        t.turn = self.turn
        t.phase = self.phase
        t.bought = self.bought
        t.finished = self.finished
        t.played = self.played
        t.banned = self.banned
        t.marked = self.marked
        t.learnt = self.learnt
        for p in self.players:
            q = Player(
                t,
                self.setup,
                p.agent,
                p.index,
                p.deck.copy(),
                p.hand.copy(),
                p.discards.copy(),
                p.in_play.copy(),
                p.aside.copy(),
                p.aside_down.copy(),
                copied(p.mats),
                p.revealed.copy(),
                p.owned[:],
            )
            q.controller = p.controller
            q.actions = p.actions
            q.buys = p.buys
            q.coins = p.coins
            q.turns = p.turns
            t.players.append(q)
        return t


def empty_mats(setup: Setup, of: i64) -> list[Pile]:
    return [small_pile() for mat in setup.mats if mat.of == of]


def copied(mats: list[Pile]) -> list[Pile]:
    if len(mats) == 0:
        return mats  # nobody will ever put anything there
    return [mat.copy() for mat in mats]


def bare_table(setup: Setup, agents: list[Agent], seed: i64) -> Table:
    """A table with the piles laid out and players without any cards."""
    n = setup.n_cards
    t = Table(
        setup,
        seeded(seed),
        setup.piles[:],
        setup.offers[:],
        small_pile(),
        vec[i64]([0] * n),
        vec[i64]([0] * setup.n_counters),
        empty_mats(setup, TABLE),
    )
    for agent in agents:
        t.players.append(
            Player(
                t,
                setup,
                agent,
                len(t.players),
                empty_pile(),
                empty_hand(n),
                empty_pile(),
                empty_play_area(),
                small_pile(),
                small_pile(),
                empty_mats(setup, PLAYER),
                small_pile(),
                vec[i64]([0] * n),
            )
        )
    return t


def new_table(setup: Setup, agents: list[Agent], seed: i64, telling: bool = False) -> Table:
    """A new game: everybody with the starting deck, five cards in hand, the first to move."""
    t = bare_table(setup, agents, seed)
    t.telling = telling
    for p in t.players:
        for c in range(setup.n_cards):
            k = setup.start[c]
            if k > 0:
                p.discards.add_n(c, k)
                p.owned[c] = k
        p.draw(HAND_SIZE)
    if setup.on_set_up:
        for card in setup.cards:
            card.set_up(t)
    return t
