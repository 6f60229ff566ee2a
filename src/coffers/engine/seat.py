"""A seat at the table: what lies before a player, and how they are asked.

The verbs in which cards speak are a player's (`engine/player.py`).
"""

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coffers.engine.decisions import Agent, Decision, IllegalAnswer
from coffers.engine.events import (
    BADE,
    CHOSE,
    CHOSE_PLAYER,
    GOT_TOKENS,
    LOST_TOKENS,
    NAMED,
)
from coffers.engine.piles import Hand, Pile, PlayArea, lowest, only
from coffers.engine.setup import Setup
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import (
    BID,
    CHOOSE,
    CHOOSE_PLAYER,
    HAND,
    NAME,
    NONE,
    NOT_IN_GAME,
    PAY,
    TURN_START,
)

if TYPE_CHECKING:
    from coffers.engine.player import Player
    from coffers.engine.table import Table


@final
@mypyc_attr(acyclic=True)
class Layer:
    """Cards that were being dealt with when something else came in between."""

    cards: Pile
    private: bool

    def __init__(self, cards: Pile, private: bool) -> None:
        self.cards = cards
        self.private = private


@final
@mypyc_attr(acyclic=True)
class Follower:
    """A copy in play that stays as long as another one: Throne Room with its Duration."""

    stamp: i64
    leader: i64

    def __init__(self, stamp: i64, leader: i64) -> None:
        self.stamp = stamp
        self.leader = leader


# These lists are never changed, only replaced: most players never have any of it, and share them.
NO_LAYERS: Final[list[Layer]] = []
NO_NOTES: Final[list[Note]] = []
NO_FOLLOWERS: Final[list[Follower]] = []


class Seat:
    table: "Table"
    setup: Setup
    agent: Agent
    index: i64
    controller: i64  # who decides for this player; somebody else under Possession
    deck: Pile
    hand: Hand
    discards: Pile
    in_play: PlayArea
    aside: Pile  # set aside face up...
    aside_down: Pile  # ... and face down: nobody else may look
    mats: list[Pile]  # as they were declared (`Setup.mat`)
    revealed: Pile  # cards off the deck that are being dealt with, shown to all...
    private: bool  # ... or only looked at
    covered: list["Layer"]  # those that wait until another effect has dealt with others
    notes: list[Note]  # what cards have promised for a later turn...
    due: list[Note]  # ... and for the one that starts now
    followers: list["Follower"]  # cards that stay in play as long as another one
    owned: vec[i64]  # all cards of the player, wherever they are
    unnoticed: vec[i64]  # cards that came to the discard pile unseen by the others, if `noticing`;
    # empty, if there are none; replaced only
    unplayed: vec[i64]  # of these, those left in hand at the end of a turn; for each turn how many,
    # and the set of cards that one would have played; replaced only
    mine: vec[i64]  # by card number: what a copy is when it is mine (`Setup.guises`); replaced only
    actions: i64
    buys: i64
    coins: i64
    potions: i64
    turns: i64
    gained: i64  # the cards gained in one's turn so far, as a set...
    gained_last: i64  # ... and in the last turn one took
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
        aside_down: Pile,
        mats: list[Pile],
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
        self.aside_down = aside_down
        self.mats = mats
        self.revealed = revealed
        self.private = False
        self.covered = NO_LAYERS
        self.notes = NO_NOTES
        self.due = NO_NOTES
        self.followers = NO_FOLLOWERS
        self.owned = owned
        self.unnoticed = vec[i64]()
        self.unplayed = vec[i64]()
        self.mine = setup.themselves
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.potions = 0
        self.turns = 0
        self.gained = 0
        self.gained_last = 0
        self.asking = Decision()

    def alone(self) -> i64:
        """The set of those who may know what only this player may, and whoever decides for them."""
        return only(self.index) | only(self.controller)

    # ---- tokens ------------------------------------------------------------------------------

    @property
    def vp(self) -> i64:
        """Victory point tokens."""
        return self.tokens(self.setup.vp)

    @property
    def coffers(self) -> i64:
        """Coin tokens in one's Coffers."""
        return self.tokens(self.setup.coffers)

    def tokens(self, counter: i64) -> i64:
        """A number of one's own."""
        return self.table.counters[counter + self.index]

    def add_tokens(self, counter: i64, n: i64) -> None:
        self.table.counters[counter + self.index] += n

    def get_tokens(self, counter: i64, n: i64) -> None:
        """Take tokens, for all to see; whoever decides for me may get them (ALC-PTOKEN-1, -2)."""
        if self.controller != self.index and self.setup.edition.tokens_to_possessor:
            self.table.players[self.controller].get_tokens(counter, n)
            return
        self.add_tokens(counter, n)
        if n > 0 and self.table.telling:
            self.table.tell(GOT_TOKENS, self.index, NONE, n, self.setup.counter_name(counter))

    def lose_tokens(self, counter: i64, n: i64) -> None:
        self.add_tokens(counter, -n)
        if n > 0 and self.table.telling:
            self.table.tell(LOST_TOKENS, self.index, NONE, n, self.setup.counter_name(counter))

    def put_token_on(self, counter: i64, pile: i64) -> None:
        """Put a token on a pile, for all to see."""
        self.table.add_tokens_on(counter, pile, 1)
        if self.table.telling:
            self.table.tell(GOT_TOKENS, self.index, pile, 1, self.setup.counter_name(counter))

    def tokens_on(self, counter: i64, pile: i64) -> i64:
        """Tokens of one's own on a pile."""
        return self.table.counters[counter + self.index * self.setup.n_cards + pile]

    def add_tokens_on(self, counter: i64, pile: i64, n: i64) -> None:
        self.table.counters[counter + self.index * self.setup.n_cards + pile] += n

    def take_points(self, n: i64) -> None:
        """Take victory point tokens."""
        self.get_tokens(self.setup.vp, n)

    def take_coffers(self, n: i64) -> None:
        """Take coin tokens for one's Coffers."""
        self.get_tokens(self.setup.coffers, n)

    # ---- deciding ----------------------------------------------------------------------------
    #
    # What can be answered in one way only is not asked, but the others must not see that.

    def may_pick(self, kind: i64, options: i64, place: i64, about: i64 = NONE) -> i64:
        """One of the cards that lie there, or NONE."""
        if options == 0:
            if self.table.telling:
                self.table.consider(self.controller)
            return NONE
        return self.ask(kind, options, place, True, False, about, self.index)

    def may_pick_more(self, kind: i64, options: i64, place: i64) -> i64:
        """One more of the cards that lie there, or NONE when there shall be no more."""
        if options == 0:
            if self.table.telling:
                self.table.consider(self.controller)
            return NONE
        return self.ask(kind, options, place, True, True, NONE, self.index)

    def must_pick(self, kind: i64, options: i64, place: i64, about: i64 = NONE) -> i64:
        """One of the cards that lie there; NONE only if there are none."""
        return self.must_pick_for(self, kind, options, place, about)

    def must_pick_for(
        self, other: "Seat", kind: i64, options: i64, place: i64, about: i64 = NONE
    ) -> i64:
        """One of somebody's cards."""
        if options & (options - 1) == 0:
            if self.table.telling:
                self.table.consider(self.controller)
            return NONE if options == 0 else lowest(options)
        return self.ask(kind, options, place, False, False, about, other.index)

    def may_pick_in_hand(self, kind: i64, among: i64 = -1) -> i64:
        return self.may_pick(kind, self.hand.kinds & among, HAND, NONE)

    def may_pick_more_in_hand(self, kind: i64) -> i64:
        return self.may_pick_more(kind, self.hand.kinds, HAND)

    def must_pick_in_hand(self, kind: i64, among: i64 = -1) -> i64:
        return self.must_pick_for(self, kind, self.hand.kinds & among, HAND, NONE)

    def must_pick_one_of_several(self, kind: i64, n: i64) -> i64:
        """A card in hand, as the first of n to be picked."""
        self.asking.count = n
        c = self.must_pick_in_hand(kind)
        self.asking.count = 1
        return c

    def choose(
        self, labels: tuple[str, ...], about: i64 = NONE, subject: "Seat | None" = None
    ) -> str:
        """One of several things to do, perhaps with somebody's card, for all to know."""
        whose = self.index if subject is None else subject.index
        label = labels[0]
        if len(labels) == 1:
            if self.table.telling:
                self.table.consider(self.controller)
        else:
            label = labels[self.ask_labels(labels, False, about, whose)]
        if self.table.telling:
            self.table.tell(CHOSE, self.index, NONE, 1, label)
        return label

    def choose_different(self, n: i64, labels: tuple[str, ...]) -> list[str]:
        """Several different things to do, all chosen before the first is done (INT-CHOOSE-3)."""
        chosen: list[str] = []
        while len(chosen) < n and len(labels) > 0:
            label = self.choose(labels)
            chosen.append(label)
            labels = tuple([other for other in labels if other != label])
        return chosen

    def may_choose(self, label: str, about: i64 = NONE) -> bool:
        """Whether to do a thing."""
        return self.ask_labels((label,), True, about, self.index) != NONE

    def choose_player(self, players: i64, about: i64) -> i64:
        """The index of a player out of a set of them, for all to know."""
        chosen = lowest(players)
        if players & (players - 1) != 0:
            chosen = self.ask(CHOOSE_PLAYER, players, NONE, False, False, about, self.index)
        if self.table.telling:
            self.table.tell(CHOSE_PLAYER, self.index, NONE, chosen)
        return chosen

    def name_a_card(self) -> i64:
        """Any card of this game, or NOT_IN_GAME."""
        cards = self.setup.every & ~self.setup.disguised
        named = self.must_pick(NAME, cards | only(NOT_IN_GAME), NONE)
        if self.table.telling:
            self.table.tell(NAMED, self.index, named, 1)
        return named

    def ask(
        self,
        kind: i64,
        options: i64,
        place: i64,
        optional: bool,
        several: bool,
        about: i64,
        subject: i64,
    ) -> i64:
        """Ask whoever decides for this player."""
        d = self.asking
        d.kind = kind
        d.subject = subject
        d.about = about
        d.optional = optional
        d.several = several
        d.options = options
        d.place = place
        d.source = self.table.resolving
        d.decider = self.controller
        if self.controller == self.index:
            answer = self.agent.choose(cast("Player", self), d)
        else:
            decider = self.table.players[self.controller]
            answer = decider.agent.choose(decider, d)
        if not d.allows(answer, self.setup.plain):
            raise IllegalAnswer(f"answer {answer} is not among the options")
        if self.table.diary is not None:
            self.table.diary.note(answer)
        return answer

    def ask_labels(self, labels: tuple[str, ...], optional: bool, about: i64, subject: i64) -> i64:
        self.asking.labels = labels
        every = only(len(labels)) - 1
        return self.ask(CHOOSE, every, NONE, optional, False, about, subject)

    def ask_number(self, kind: i64, most: i64, about: i64) -> i64:
        """A number from 0 to `most`."""
        if most <= 0:
            if self.table.telling:
                self.table.consider(self.controller)
            return 0
        self.asking.least = 0
        self.asking.most = most
        return self.ask(kind, 0, NONE, False, False, about, self.index)

    def ask_payment(self, coins: i64, potions: i64, about: i64) -> i64:
        """Up to so many coins and Potions, packed like a cost."""
        self.asking.potions = potions
        if coins <= 0 and potions <= 0:
            if self.table.telling:
                self.table.consider(self.controller)
            return 0
        self.asking.least = 0
        self.asking.most = coins
        paid = self.ask(PAY, 0, NONE, False, False, about, self.index)
        self.asking.potions = 0
        return paid

    def bid(self, least: i64, most: i64) -> i64:
        """A number from `least` to `most`, or 0 for no bid."""
        if most < least:
            return 0
        self.asking.least = least
        self.asking.most = most
        n = self.ask(BID, 0, NONE, False, False, NONE, self.index)
        if self.table.telling:
            self.table.tell(BADE, self.index, NONE, n)
        return n

    # ---- scoring -----------------------------------------------------------------------------

    def score(self) -> i64:
        """Victory points: of all one's cards, and tokens."""
        me = cast("Player", self)
        setup = self.setup
        total = self.vp
        for c in range(setup.n_cards):
            k = self.owned[c]
            if k > 0:
                if (setup.varying_points >> c) & 1:
                    total += k * setup.cards[c].points(me)
                else:
                    total += k * setup.values[c]
        return total

    def score_change(self, c: i64, k: i64, without: i64) -> i64:
        """What k more (or fewer) copies of a card would add to the score, without a copy of another
        one or NONE.

        Nothing has changed when this returns: a card's points are asked as if it were so."""
        setup = self.setup
        if without != NONE:
            self.owned[without] -= 1
        change = -self.varying_score()
        self.owned[c] += k
        change += self.varying_score()
        self.owned[c] -= k
        if without != NONE:
            self.owned[without] += 1
        if not (setup.varying_points >> c) & 1:
            change += k * setup.values[c]
        return change

    def varying_score(self) -> i64:
        """Victory points of those cards that count what else one has."""
        me = cast("Player", self)
        total: i64 = 0
        left = self.setup.varying_points
        while left:
            c = lowest(left)
            left &= left - 1
            k = self.owned[c]
            if k > 0:
                total += k * self.setup.cards[c].points(me)
        return total

    def has_more_to_do(self, stamp: i64) -> bool:
        """Whether a copy in play stays for a later turn: it has promised something for that, or it
        has played such a card several times."""
        for note in self.notes:
            if note.moment == TURN_START and note.stamp == stamp:
                return True
        for follower in self.followers:
            if follower.stamp == stamp and self.has_more_to_do(follower.leader):
                return True
        return False

    def owns(self, cards: i64) -> i64:
        """How many of all one's cards are in a set."""
        n: i64 = 0
        while cards:
            n += self.owned[lowest(cards)]
            cards &= cards - 1
        return n

    def total_cards(self) -> i64:
        n: i64 = 0
        for c in range(self.setup.n_cards):
            n += self.owned[c]
        return n
