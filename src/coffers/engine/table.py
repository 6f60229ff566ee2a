"""The table: players, Supply, trash, whose turn it is. And the verbs in which cards speak.

The verbs of a player are what a card's text says: draw, discard, trash, gain, reveal. How
playing, buying, gaining and attacking work in detail has a module each.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.engine import buying, gaining, playing
from coffers.engine.costs import at_most, coins_of
from coffers.engine.decisions import Agent, Decision, IllegalAnswer
from coffers.engine.events import (
    CHOSE,
    DISCARDED,
    DISCARDED_DECK,
    DREW,
    GOT_COFFERS,
    GOT_POINTS,
    LOOKED_AT,
    NAMED,
    PUBLIC,
    REVEALED,
    SET_ASIDE_EVENT,
    SHUFFLED,
    TOOK,
    TOPDECKED,
    TRASHED,
    Event,
)
from coffers.engine.piles import (
    Hand,
    Pile,
    PlayArea,
    empty_hand,
    empty_pile,
    empty_play_area,
    listed,
    lowest,
    only,
    small_pile,
)
from coffers.engine.rng import Rng, seeded
from coffers.engine.setup import HAND_SIZE, N_COSTS, Setup
from coffers.engine.vocabulary import (
    CHOOSE,
    DISCARD,
    FROM_ASIDE,
    FROM_HAND,
    FROM_PLAY,
    FROM_REVEALED,
    GAIN,
    LABEL_PLAYER,
    NAME,
    NONE,
    NOT_IN_GAME,
    PROVINCE,
    REVEAL,
    START,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    TOPDECK,
    TRASH,
)


@final
class Player:
    table: "Table"
    setup: Setup
    agent: Agent
    index: i64
    controller: i64  # who decides for this player; somebody else under Possession
    deck: Pile
    hand: Hand
    discards: Pile
    in_play: PlayArea
    aside: Pile
    revealed: Pile  # cards off the deck that are being dealt with, shown to all...
    private: bool  # ... or only looked at
    owned: vec[i64]  # all cards of the player, wherever they are
    actions: i64
    buys: i64
    coins: i64
    vp: i64
    coffers: i64
    turns: i64
    asking: Decision

    def __init__(
        self,
        table: "Table",
        setup: Setup,
        agent: Agent,
        index: i64,
        deck: Pile,
        hand: Hand,
        discards: Pile,
        in_play: PlayArea,
        aside: Pile,
        revealed: Pile,
        owned: vec[i64],
    ) -> None:
        self.table = table
        self.setup = setup
        self.agent = agent
        self.index = index
        self.controller = index
        self.deck = deck
        self.hand = hand
        self.discards = discards
        self.in_play = in_play
        self.aside = aside
        self.revealed = revealed
        self.private = False
        self.owned = owned
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.vp = 0
        self.coffers = 0
        self.turns = 0
        self.asking = Decision()

    # ---- drawing -----------------------------------------------------------------------------

    def draw(self, n: i64) -> None:
        """Draw cards, shuffling only when the deck has run out; too few is no fault."""
        table = self.table
        table.learnt += 1
        while n > 0:
            if self.deck.n == 0 and not self.shuffle():
                return
            c = self.deck.draw(table.rng)
            self.hand.add(c)
            if table.telling:
                table.tell(DREW, self.index, c, 1, TO_HAND, self.index)
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
            self.table.tell(SHUFFLED, self.index, NONE, self.deck.n, TO_DECK, PUBLIC)
        return True

    # ---- discarding --------------------------------------------------------------------------

    def discard(self, c: i64) -> None:
        """Discard a card from hand."""
        self.hand.remove(c)
        self.put_on_discards(c, FROM_HAND)

    def put_on_discards(self, c: i64, place: i64) -> None:
        self.discards.add(c)
        if self.table.telling:
            self.table.tell(DISCARDED, self.index, c, 1, place, PUBLIC)

    def may_discard_one(self, among: i64 = -1, reason: i64 = NONE) -> i64:
        """The card discarded from hand, or NONE; `reason` is the label of what one gets for it."""
        self.asking.reason = reason
        c = self.choose_in_hand(DISCARD, among, True, False)
        self.asking.reason = NONE
        if c != NONE:
            self.discard(c)
        return c

    def must_discard(self, n: i64) -> None:
        """Discard n cards from hand, or what there is."""
        while n > 0 and self.hand.n > 0:
            self.asking.count = n
            self.discard(self.choose_in_hand(DISCARD, -1, False, False))
            n -= 1
        self.asking.count = 1

    def discard_down_to(self, n: i64) -> None:
        self.must_discard(self.hand.n - n)

    def discard_any_number(self) -> i64:
        """How many cards were discarded from hand."""
        n: i64 = 0
        while self.hand.n > 0:
            c = self.choose_in_hand(DISCARD, -1, True, True)
            if c == NONE:
                break
            self.discard(c)
            n += 1
        return n

    def discard_deck(self) -> None:
        """Put the whole deck on the discard pile, unseen."""
        n = self.deck.n
        if n > 0:
            self.table.learnt += 1
            self.shuffle_loose()
            self.deck.pour_into(self.discards)
            if self.table.telling:
                self.table.tell(DISCARDED_DECK, self.index, NONE, n, FROM_REVEALED, PUBLIC)

    def shuffle_loose(self) -> None:
        """Decide the order of the undecided part of the deck."""
        deck = self.deck
        rng = self.table.rng
        while deck.loose > 1:
            deck.loose -= 1
            i = rng.below(deck.loose + 1)
            c = deck.cards[i]
            deck.cards[i] = deck.cards[deck.loose]
            deck.cards[deck.loose] = c
        deck.loose = 0

    # ---- trashing ----------------------------------------------------------------------------

    def trash(self, c: i64) -> None:
        """Trash a card from hand."""
        self.hand.remove(c)
        self.put_in_trash(c, FROM_HAND)

    def put_in_trash(self, c: i64, place: i64) -> None:
        self.owned[c] -= 1
        self.table.trash.add(c)
        if self.table.telling:
            self.table.tell(TRASHED, self.index, c, 1, place, PUBLIC)

    def may_trash_one(self, among: i64 = -1) -> i64:
        """The card trashed from hand, or NONE."""
        c = self.choose_in_hand(TRASH, among, True, False)
        if c != NONE:
            self.trash(c)
        return c

    def must_trash_one(self, among: i64 = -1) -> i64:
        """The card trashed from hand, or NONE if there is none."""
        c = self.choose_in_hand(TRASH, among, False, False)
        if c != NONE:
            self.trash(c)
        return c

    def may_trash_several(self, most: i64) -> Pile:
        """The cards trashed from hand, one by one, up to so many."""
        trashed = small_pile()
        while trashed.n < most:
            c = self.choose_in_hand(TRASH, -1, True, True)
            if c == NONE:
                break
            self.trash(c)
            trashed.add(c)
        return trashed

    def trash_this(self) -> bool:
        """Trash the card being played, if it is still in play (a Feast is trashed once)."""
        i = self.in_play.find(self.table.this)
        if i == NONE:
            return False
        self.put_in_trash(self.in_play.remove_at(i), FROM_PLAY)
        return True

    def trash_from_play(self, among: i64) -> None:
        """Trash all one's cards in play that are in a set."""
        i: i64 = 0
        while i < self.in_play.n:
            if (among >> self.in_play.at(i)) & 1:
                self.put_in_trash(self.in_play.remove_at(i), FROM_PLAY)
            else:
                i += 1

    # ---- gaining -----------------------------------------------------------------------------

    def gain(self, c: i64, to: i64 = TO_DISCARD) -> bool:
        """Gain a card from its pile; False if there is none left."""
        return gaining.gain(self, c, to)

    def gain_copy(self, c: i64) -> bool:
        """Gain a card from the Supply, if it has a pile there and one is left."""
        return (self.setup.supply >> c) & 1 == 1 and gaining.gain(self, c, TO_DISCARD)

    def gain_from_trash(self, c: i64, to: i64 = TO_DISCARD) -> bool:
        return gaining.gain_from_trash(self, c, to)

    def gain_costing_up_to(self, limit: i64, among: i64 = -1, to: i64 = TO_DISCARD) -> i64:
        """Gain a card of the Supply of one's choice; NONE if nothing fits."""
        return self.gain_one_of(self.table.costing_up_to(limit) & among, to)

    def gain_costing_exactly(self, cost: i64, among: i64 = -1, to: i64 = TO_DISCARD) -> i64:
        return self.gain_one_of(self.table.costing_exactly(cost) & among, to)

    def gain_costing_less_than(self, cost: i64) -> i64:
        """Gain a card that costs less, in some part of its cost and more in none."""
        options = self.table.costing_up_to(cost) & ~self.table.costing_exactly(cost)
        return self.gain_one_of(options, TO_DISCARD)

    def gain_one_of(self, options: i64, to: i64) -> i64:
        c = self.decide(GAIN, options, False, False, NONE)
        if c != NONE:
            gaining.gain(self, c, to)
        return c

    def move_gained(self, to: i64) -> None:
        """Put the card just gained somewhere else, if it is still where it was put."""
        gaining.move_gained(self, to)

    def cost(self, c: i64) -> i64:
        """What a card costs now, wherever it is."""
        return self.table.cost(c)

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
                    table.tell(LOOKED_AT, self.index, c, 1, FROM_REVEALED, self.index)
                else:
                    table.tell(REVEALED, self.index, c, 1, FROM_REVEALED, PUBLIC)
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
                self.table.tell(REVEALED, self.index, c, self.hand.count(c), FROM_HAND, PUBLIC)

    def reveal(self, c: i64) -> None:
        """Show a card from hand."""
        if self.table.telling:
            self.table.tell(REVEALED, self.index, c, 1, FROM_HAND, PUBLIC)

    def may_reveal(self, c: i64, about: i64) -> bool:
        """Show a certain card from hand, if one likes to."""
        if not self.hand.has(c) or self.decide(REVEAL, only(c), True, False, about) != c:
            return False
        self.reveal(c)
        return True

    def discard_revealed(self, c: i64) -> None:
        self.revealed.remove(c)
        self.put_on_discards(c, FROM_REVEALED)

    def discard_all_revealed(self) -> None:
        while self.revealed.n > 0:
            self.discard_revealed(self.revealed.at(0))

    def discard_other_revealed(self, c: i64) -> None:
        """Discard all revealed cards but one copy of `c`."""
        self.revealed.remove(c)
        self.discard_all_revealed()
        self.revealed.add(c)

    def trash_revealed(self, c: i64) -> None:
        self.revealed.remove(c)
        self.put_in_trash(c, FROM_REVEALED)

    def take_revealed(self, c: i64) -> None:
        """Put a revealed card into hand."""
        self.revealed.remove(c)
        self.hand.add(c)
        if self.table.telling:
            known = self.index if self.private else PUBLIC
            self.table.tell(TOOK, self.index, c, 1, FROM_REVEALED, known)

    def put_back(self, c: i64) -> None:
        """Put a revealed card back on top of the deck."""
        self.revealed.remove(c)
        self.put_on_deck(c, FROM_REVEALED, self.private)

    def put_back_in_any_order(self) -> None:
        """Put all revealed cards back; what is picked later lies above."""
        while self.revealed.n > 0:
            self.put_back(self.decide(TOPDECK, self.revealed.kinds(), False, False, NONE))

    def put_on_deck(self, c: i64, place: i64, private: bool) -> None:
        self.deck.add(c)
        if self.table.telling:
            known = self.index if private else PUBLIC
            self.table.tell(TOPDECKED, self.index, c, 1, place, known)

    def topdeck(self, c: i64, private: bool = True) -> None:
        """Put a card from hand on top of the deck."""
        self.hand.remove(c)
        self.put_on_deck(c, FROM_HAND, private)

    def look_through_discards(self) -> i64:
        """The set of cards in one's discard pile, which one may not know otherwise (TURN-22)."""
        self.table.learnt += 1
        return self.discards.kinds()

    def topdeck_from_discards(self, c: i64) -> None:
        self.discards.remove(c)
        self.put_on_deck(c, TO_DISCARD, True)

    def take_from_discards(self, c: i64) -> None:
        """Put a card of the discard pile into hand, for all to see."""
        self.discards.remove(c)
        self.hand.add(c)
        if self.table.telling:
            self.table.tell(TOOK, self.index, c, 1, TO_DISCARD, PUBLIC)

    # ---- setting aside -----------------------------------------------------------------------

    def set_aside(self, c: i64) -> None:
        """Set a card from hand aside, face up."""
        self.hand.remove(c)
        self.put_aside(c, FROM_HAND)

    def put_aside(self, c: i64, place: i64) -> None:
        self.aside.add(c)
        if self.table.telling:
            self.table.tell(SET_ASIDE_EVENT, self.index, c, 1, place, PUBLIC)

    def take_from_aside(self, c: i64) -> None:
        self.aside.remove(c)
        self.hand.add(c)
        if self.table.telling:
            self.table.tell(TOOK, self.index, c, 1, FROM_ASIDE, PUBLIC)

    # ---- playing -----------------------------------------------------------------------------

    def play_from_hand(self, c: i64, times: i64 = 1) -> i64:
        """Play a card from hand, once or (Throne Room) several times in a row; its stamp."""
        self.hand.remove(c)
        return playing.play(self, c, times)

    def play_revealed(self, c: i64) -> None:
        """Play a card that was just revealed from the deck."""
        self.revealed.remove(c)
        playing.play(self, c, 1)

    def play_from_discards(self, c: i64) -> None:
        self.discards.remove(c)
        playing.play(self, c, 1)

    # ---- tokens ------------------------------------------------------------------------------

    def take_points(self, n: i64) -> None:
        """Take victory point tokens."""
        self.vp += n
        if n > 0 and self.table.telling:
            self.table.tell(GOT_POINTS, self.index, NONE, n, TO_HAND, PUBLIC)

    def take_coffers(self, n: i64) -> None:
        """Take coin tokens for one's Coffers."""
        self.coffers += n
        if n > 0 and self.table.telling:
            self.table.tell(GOT_COFFERS, self.index, NONE, n, TO_HAND, PUBLIC)

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

    def left(self) -> "Player":
        """The player to the left."""
        self.table.learnt += 1
        players = self.table.players
        i = self.index + 1
        return players[i if i < len(players) else 0]

    # ---- deciding ----------------------------------------------------------------------------

    def decide(self, kind: i64, options: i64, optional: bool, several: bool, about: i64) -> i64:
        """Ask; what can be answered in one way only is not asked."""
        if options == 0:
            return NONE
        if not optional and options & (options - 1) == 0:
            return lowest(options)
        return self.ask(kind, options, optional, several, about, self.index)

    def decide_for(self, other: "Player", kind: i64, options: i64, about: i64 = NONE) -> i64:
        """Decide about the cards of somebody else."""
        if options == 0:
            return NONE
        if options & (options - 1) == 0:
            return lowest(options)
        return self.ask(kind, options, False, False, about, other.index)

    def ask(
        self, kind: i64, options: i64, optional: bool, several: bool, about: i64, subject: i64
    ) -> i64:
        d = self.asking
        d.kind = kind
        d.decider = self.controller
        d.subject = subject
        d.source = self.table.resolving
        d.about = about
        d.optional = optional
        d.several = several
        d.options = options
        answer = self.agent.choose(self, d)
        if not d.allows(answer, self.setup.plain):
            raise IllegalAnswer(f"answer {answer} is not among the options")
        return answer

    def ask_number(self, kind: i64, most: i64, about: i64) -> i64:
        """A number from 0 to `most`."""
        if most <= 0:
            return 0
        d = self.asking
        d.kind = kind
        d.decider = self.controller
        d.subject = self.index
        d.source = self.table.resolving
        d.about = about
        d.optional = False
        d.several = False
        d.options = 0
        d.most = most
        answer = self.agent.choose(self, d)
        if not d.allows(answer, 0):
            raise IllegalAnswer(f"answer {answer} is not between 0 and {most}")
        return answer

    def choose_in_hand(self, kind: i64, among: i64, optional: bool, several: bool) -> i64:
        return self.decide(kind, self.hand.kinds & among, optional, several, NONE)

    def choose(self, labels: i64, about: i64, subject: "Player") -> i64:
        """Choose one of several labelled things, about somebody's card, for all to know."""
        label = self.decide_for(subject, CHOOSE, labels, about)
        if self.table.telling:
            self.table.tell(CHOSE, self.index, label, 1, TO_HAND, PUBLIC)
        return label

    def may_choose(self, label: i64, about: i64 = NONE) -> bool:
        """Choose to do a labelled thing, or not to."""
        return self.decide(CHOOSE, only(label), True, False, about) == label

    def choose_player(self, players: i64, about: i64) -> i64:
        """The index of a player out of a set of them."""
        return self.choose(players << LABEL_PLAYER, about, self) - LABEL_PLAYER

    def name_a_card(self) -> i64:
        """Any card of this game, or NOT_IN_GAME."""
        named = self.decide(NAME, self.setup.every | only(NOT_IN_GAME), False, False, NONE)
        if self.table.telling:
            self.table.tell(NAMED, self.index, named, 1, TO_HAND, PUBLIC)
        return named

    # ---- scoring -----------------------------------------------------------------------------

    def score(self) -> i64:
        """Victory points: of all one's cards, and tokens."""
        setup = self.setup
        total = self.vp
        for c in range(setup.n_cards):
            k = self.owned[c]
            if k > 0:
                if (setup.varying_points >> c) & 1:
                    total += k * setup.cards[c].points(self)
                else:
                    total += k * setup.values[c]
        return total

    def score_with(self, c: i64, k: i64, without: i64 = NONE) -> i64:
        """What the score would be with k more (or fewer) copies of a card, and without another.

        Nothing has changed when this returns: a card's points are asked as if it were so."""
        self.owned[c] += k
        if without != NONE:
            self.owned[without] -= 1
        score = self.score()
        self.owned[c] -= k
        if without != NONE:
            self.owned[without] += 1
        return score

    def total_cards(self) -> i64:
        n: i64 = 0
        for c in range(self.setup.n_cards):
            n += self.owned[c]
        return n


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
    route_piles: i64  # the piles that still have a Trade Route token
    route_mat: i64  # the tokens on the Trade Route mat
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
        self.route_piles = 0
        self.route_mat = 0
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
        self.played = 0
        self.banned = 0
        self.bought = 0

    # ---- telling -----------------------------------------------------------------------------

    def tell(
        self, kind: i64, player: i64, card: i64, amount: i64, place: i64, known_to: i64
    ) -> None:
        self.log.append(Event(kind, player, card, amount, place, self.resolving, known_to))

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
        )
        t.empty_piles = self.empty_piles
        t.turn = self.turn
        t.phase = self.phase
        t.bought = self.bought
        t.finished = self.finished
        t.played = self.played
        t.banned = self.banned
        t.marked = self.marked
        t.route_piles = self.route_piles
        t.route_mat = self.route_mat
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
                p.revealed.copy(),
                p.owned[:],
            )
            q.controller = p.controller
            q.actions = p.actions
            q.buys = p.buys
            q.coins = p.coins
            q.vp = p.vp
            q.coffers = p.coffers
            q.turns = p.turns
            t.players.append(q)
        return t


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
