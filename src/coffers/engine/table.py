"""The table: players, Supply, trash, whose turn it is."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coffers.engine import buying
from coffers.engine.costs import POTION, at_most, coins_of
from coffers.engine.decisions import Agent
from coffers.engine.diary import Diary
from coffers.engine.events import EVERYBODY, Event
from coffers.engine.piles import (
    Pile,
    empty_hand,
    empty_pile,
    empty_play_area,
    lowest,
    only,
    small_pile,
)
from coffers.engine.player import Player
from coffers.engine.rng import Rng, Seed, seeded
from coffers.engine.scenes import Scenes
from coffers.engine.setup import HAND_SIZE, N_COSTS, Setup
from coffers.engine.vocabulary import NONE, PLAYER, START, TABLE, TURN


@final
@mypyc_attr(acyclic=True)
class ComingTurn:
    """An extra turn: whose, who decides in it, the card that brought it, and whether it may be
    a third one in a row."""

    player: i64
    controller: i64
    card: i64
    third: bool

    def __init__(self, player: i64, controller: i64, card: i64, third: bool) -> None:
        self.player = player
        self.controller = controller
        self.card = card
        self.third = third


@final
@mypyc_attr(acyclic=True)
class Pass:
    """A card that changed hands in secret: from whom, to whom, which, and who (bits) knows it."""

    giver: i64
    receiver: i64
    face: i64
    known_to: i64

    def __init__(self, giver: i64, receiver: i64, face: i64, known_to: i64) -> None:
        self.giver = giver
        self.receiver = receiver
        self.face = face
        self.known_to = known_to


NO_TURNS: Final[list[ComingTurn]] = []
NO_PASSES: Final[list[Pass]] = []


@final
class Table:
    setup: Setup
    rng: Rng
    players: list[Player]
    left: vec[i64]  # by pile: cards left in it
    stacks: list[Pile]  # the piles of different cards, as they lie (`Setup.stack_of`)
    offers: vec[i64]  # by coins: what can be had from the Supply at that printed cost or less
    trash: Pile
    empty_piles: i64
    turn: i64  # whose turn it is
    before: i64  # whose turn was before this one, NONE if it is the first
    regular: i64  # whose regular turn it was last
    extra: bool  # this turn is none
    coming: list[ComingTurn]  # the extra turns before the next regular one; replaced, not changed
    new_hand: i64  # how many cards are drawn in this turn's Clean-up
    phase: i64
    seen_phase: i64  # ... as far as everybody has seen something of it
    bought: i64  # how many cards were bought in this Buy phase
    purchases: i64  # the cards bought this turn, as a set
    discount: i64  # how many coins less every card costs this turn
    price: i64  # what the card being bought costs
    overpaid: i64  # ... and how much more was paid
    finished: bool
    resolving: i64  # the card being carried out, or NONE
    this: i64  # the stamp of its copy
    depth: i64  # how many cards are being carried out, one within the other
    happens_to: i64  # the player to whom it happens, while others react
    unaffected: i64  # players (bits) whom the Attack being played does not concern
    gained: i64  # the card just gained, while others react to it
    gainer: i64  # ... who gained it
    gained_at: i64  # ... where it lies, or NONE if it has been moved on
    gained_n: i64  # ... how many cards lay there then, itself included: more have covered it
    landed: i64  # the card that was gained last, all reactions done, if it lies where it was put
    gained_from: i64  # ... where it came from, or would come from
    replacing: i64  # the cards that are letting something else happen instead of a gain
    played: i64  # the cards played this turn, as a set
    actions_played: i64  # how many times an Action was played this turn
    banned: i64  # the cards that may not be bought this turn
    this_turn: vec[i64]  # by card number: marks a card has left on this turn
    marked: i64  # the cards that have
    counters: vec[i64]  # the numbers that cards have declared (`Setup.counter`)
    mats: list[Pile]
    learnt: i64  # how often somebody learnt something, or might have: it cannot be taken back
    scenes: Scenes | None  # where events are told
    telling: bool
    log: list[Event]
    diary: Diary | None  # where somebody looks ahead
    noticing: bool  # what everybody could notice is kept, for those who may look ahead:
    passes: list[Pass]  # ... cards passed in secret; replaced, not changed

    def __init__(
        self,
        setup: Setup,
        rng: Rng,
        left: vec[i64],
        stacks: list[Pile],
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
        self.stacks = stacks
        self.offers = offers
        self.trash = trash
        self.empty_piles = 0
        self.turn = 0
        self.before = NONE
        self.regular = 0
        self.extra = False
        self.coming = NO_TURNS
        self.new_hand = HAND_SIZE
        self.phase = START
        self.seen_phase = START
        self.bought = 0
        self.purchases = 0
        self.discount = 0
        self.price = 0
        self.overpaid = 0
        self.finished = False
        self.resolving = NONE
        self.this = NONE
        self.depth = 0
        self.happens_to = NONE
        self.unaffected = 0
        self.gained = NONE
        self.gainer = NONE
        self.gained_at = NONE
        self.gained_n = 0
        self.landed = NONE
        self.gained_from = NONE
        self.replacing = 0
        self.played = 0
        self.actions_played = 0
        self.banned = 0
        self.this_turn = this_turn
        self.marked = 0
        self.counters = counters
        self.mats = mats
        self.learnt = 0
        self.scenes = None
        self.telling = False
        self.log = []
        self.diary = None
        self.noticing = False
        self.passes = NO_PASSES

    def keep_diary(self) -> None:
        """Let those look ahead who do."""
        for p in self.players:
            if self.diary is None and p.agent.looks_ahead():
                self.noticing = True
                self.diary = Diary(self.copy(), vec[i64]())

    def notice_pass(self, giver: i64, receiver: i64, face: i64, known_to: i64) -> None:
        """A card changes hands; of two players both know it, more keep in mind that it did."""
        if len(self.players) > 2:
            self.passes = [*self.passes, Pass(giver, receiver, face, known_to)]

    def close(self) -> None:
        """Forget the players, so that the game is freed at once: no reference cycle."""
        self.players.clear()
        if self.diary is not None:
            self.diary.start.players.clear()

    def current(self) -> Player:
        return self.players[self.turn]

    # ---- the Supply --------------------------------------------------------------------------

    def can_be_had(self, c: i64) -> bool:
        """Whether a card lies on its pile, on top where there are others."""
        pile = self.setup.pile_of[c]
        if pile == c:
            return self.left[c] > 0 and (self.setup.every >> c) & 1 == 1
        return self.top(pile) == c

    def top(self, pile: i64) -> i64:
        """The card on top of a pile, NONE if it is empty."""
        if self.left[pile] == 0:
            return NONE
        stack = self.setup.stack_of[pile]
        return pile if stack == NONE else self.stacks[stack].top()

    def take_from_pile(self, c: i64) -> None:
        """Take a card that can be had."""
        pile = self.setup.pile_of[c]
        left = self.left[pile] - 1
        self.left[pile] = left
        if pile != c:
            self.stacks[self.setup.stack_of[pile]].remove(c)
            self.withdraw(c)
            if left > 0:
                self.offer(self.top(pile))
        elif left == 0:
            self.withdraw(c)
        if left == 0 and self.setup.in_supply(c):
            self.empty_piles += 1

    def put_on_pile(self, c: i64) -> None:
        """Put a card back on its pile, from wherever it was taken."""
        c = self.setup.faces[c]
        pile = self.setup.pile_of[c]
        before = self.top(pile)
        self.left[pile] += 1
        if pile != c:
            if before != NONE:
                self.withdraw(before)
            self.stacks[self.setup.stack_of[pile]].add(c)
        self.offer(c)
        if before == NONE and self.setup.in_supply(c):
            self.empty_piles -= 1

    def lay_pile(self, pile: i64, cards: vec[i64]) -> None:
        """Lay out a pile of different cards, the last one on top."""
        top = self.top(pile)
        if top != NONE:
            self.withdraw(top)
        stack = self.stacks[self.setup.stack_of[pile]]
        stack.n = 0
        for c in cards:
            stack.add(c)
        self.left[pile] = stack.n
        if stack.n > 0:
            self.offer(stack.top())

    def shuffled(self, cards: vec[i64]) -> vec[i64]:
        """Some cards in any order."""
        mixed = cards[:]
        n: i64 = len(mixed)
        while n > 1:
            n -= 1
            i = self.rng.below(n + 1)
            c = mixed[i]
            mixed[i] = mixed[n]
            mixed[n] = c
        return mixed

    def set_left(self, pile: i64, n: i64) -> None:
        """Let so many cards lie on a pile of one card."""
        while self.left[pile] > n:
            self.take_from_pile(pile)
        while self.left[pile] < n:
            self.put_on_pile(pile)

    def offer(self, c: i64) -> None:
        """A card can be had now..."""
        cost = self.setup.costs[c]
        if self.setup.in_supply(c) and cost < POTION:
            for k in range(coins_of(cost), N_COSTS):
                self.offers[k] |= only(c)

    def withdraw(self, c: i64) -> None:
        """... or no more."""
        keep = ~only(c)
        for i in range(N_COSTS):
            self.offers[i] &= keep

    def on_offer(self) -> i64:
        """Everything that can be had from the Supply, whatever it costs."""
        found = self.setup.supply
        left = found
        while left:
            c = lowest(left)
            left &= left - 1
            if not self.can_be_had(c):
                found &= ~only(c)
        return found

    def over(self) -> bool:
        """Whether the game ends with this turn (END-1 to END-8)."""
        if self.empty_piles == 0:
            return False
        if self.empty_piles >= self.setup.empty_piles_to_end:
            return True
        return any(self.left[pile] == 0 for pile in self.setup.endings)

    # ---- costs -------------------------------------------------------------------------------

    def cost(self, c: i64) -> i64:
        if self.setup.changing_costs == 0:
            return self.setup.costs[c]
        return buying.current_cost(self, c)

    def seen_cost(self, c: i64) -> i64:
        """The same, to those who know of the phase only what has been seen of it."""
        phase = self.phase
        self.phase = self.seen_phase
        cost = self.cost(c)
        self.phase = phase
        return cost

    def costing_up_to(self, limit: i64) -> i64:
        """The cards to be had from the Supply that cost at most that now."""
        if self.setup.changing_costs == 0 and limit < N_COSTS:
            return self.offers[limit]
        coins = coins_of(limit)
        if coins >= N_COSTS:
            coins = N_COSTS - 1
        if self.setup.changing_costs == 0 and limit == coins_of(limit):
            return self.offers[coins]
        found = self.on_offer()
        left = found
        while left:
            c = lowest(left)
            left &= left - 1
            if not at_most(self.cost(c), limit):
                found &= ~only(c)
        return found

    def costing_exactly(self, cost: i64) -> i64:
        """The cards to be had from the Supply that cost just that now."""
        if self.setup.changing_costs == 0 and 0 < cost < N_COSTS:
            return self.offers[cost] & ~self.offers[cost - 1]
        found = self.on_offer()
        left = found
        while left:
            c = lowest(left)
            left &= left - 1
            if self.cost(c) != cost:
                found &= ~only(c)
        return found

    def costing_less_than(self, cost: i64) -> i64:
        """The cards to be had from the Supply that cost less now, and more in no part."""
        return self.costing_up_to(cost) & ~self.costing_exactly(cost)

    def costing_coins_from(self, coins: i64) -> i64:
        """All cards, wherever they are, that cost so many coins or more now."""
        found: i64 = 0
        for c in range(self.setup.n_cards):
            if coins_of(self.cost(c)) >= coins:
                found |= only(c)
        return found

    # ---- this turn ---------------------------------------------------------------------------

    def has_been_played(self, c: i64) -> bool:
        """Whether a card has been played this turn."""
        return (self.played >> c) & 1 == 1

    def has_mark(self, c: i64) -> bool:
        """Whether card `c` has left a mark on this turn."""
        return (self.marked >> c) & 1 == 1

    def mark_turn(self, c: i64) -> None:
        """Leave a mark of card `c` on this turn; `Card.on_play_this_turn` hears from now on."""
        self.this_turn[c] += 1
        self.marked |= only(c)

    def give_turn(self, player: i64, controller: i64, c: i64, third: bool = True) -> None:
        """Let an extra turn come after this one: whose, who decides in it, by which card, and
        whether also as that player's third turn in a row."""
        self.coming = [*self.coming, ComingTurn(player, controller, c, third)]

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
        self.actions_played = 0
        self.banned = 0
        self.bought = 0
        self.purchases = 0
        self.discount = 0
        self.new_hand = HAND_SIZE

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

    def tell(self, kind: i64, player: i64, card: i64, amount: i64, label: str = "") -> None:
        """Tell everybody of something that moves no card."""
        self.tell_move(kind, player, card, amount, NONE, NONE, EVERYBODY, label)

    def tell_move(
        self,
        kind: i64,
        player: i64,
        card: i64,
        amount: i64,
        origin: i64,
        to: i64,
        known_to: i64 = EVERYBODY,
        label: str = "",
    ) -> None:
        """Tell of cards that go from one place to another; those who may, which."""
        source = self.resolving
        depth = self.depth
        told = Event(kind, player, card, amount, origin, to, source, depth, known_to, label)
        self.log.append(told)

    def consider(self, player: i64) -> None:
        """A player is asked now, or would be if they had other cards: what everybody has seen so
        far is a scene of its own (engine/scenes.py)."""
        if self.telling:
            if self.scenes is None:
                self.scenes = Scenes(0, player)
            self.scenes.consider(self, player)

    # ---- copies ------------------------------------------------------------------------------

    def copy(self) -> "Table":
        """A copy between two turns (or at the start of a position); agents are shared."""
        t = Table(
            self.setup,
            self.rng.copy(),
            self.left[:],
            copied(self.stacks),
            self.offers[:],
            self.trash.copy(),
            self.this_turn[:],
            self.counters[:],
            copied(self.mats),
        )
        t.empty_piles = self.empty_piles
        t.turn = self.turn
        t.before = self.before
        t.regular = self.regular
        t.extra = self.extra
        t.coming = self.coming
        t.new_hand = self.new_hand
        t.phase = self.phase
        t.seen_phase = self.seen_phase
        t.bought = self.bought
        t.purchases = self.purchases
        t.discount = self.discount
        t.finished = self.finished
        t.played = self.played
        t.actions_played = self.actions_played
        t.banned = self.banned
        t.marked = self.marked
        t.learnt = self.learnt
        t.noticing = self.noticing
        t.passes = self.passes
        if self.scenes is not None:
            t.scenes = self.scenes.copy()
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
            q.notes = p.notes
            q.followers = p.followers
            q.actions = p.actions
            q.buys = p.buys
            q.coins = p.coins
            q.potions = p.potions
            q.mine = p.mine
            q.unnoticed = p.unnoticed
            q.unplayed = p.unplayed
            q.turns = p.turns
            q.gained = p.gained
            q.gained_last = p.gained_last
            t.players.append(q)
        return t


def empty_mats(setup: Setup, of: i64) -> list[Pile]:
    return [small_pile() for mat in setup.mats if mat.of == of]


def copied(mats: list[Pile]) -> list[Pile]:
    if len(mats) == 0:
        return mats  # nobody will ever put anything there
    return [mat.copy() for mat in mats]


def bare_table(setup: Setup, agents: list[Agent], seed: Seed) -> Table:
    """A table with the piles laid out and players without any cards."""
    n = setup.n_cards
    t = Table(
        setup,
        seeded(seed),
        setup.piles[:],
        [small_pile() for mixed in setup.mixed],
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


def new_table(setup: Setup, agents: list[Agent], seed: Seed, telling: bool = False) -> Table:
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
    set_up_cards(t)
    t.keep_diary()
    return t


def set_up_cards(table: Table) -> None:
    """Let every card do what it does before the game."""
    if table.setup.on_set_up:
        for card in table.setup.cards:
            if not (table.setup.disguised >> card.number) & 1:
                card.set_up(table)
