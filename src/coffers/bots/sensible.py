"""What every bot knows: small decisions answered as a player would without thinking."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coffers.engine.costs import coins_of
from coffers.engine.decisions import Agent, Decision
from coffers.engine.piles import listed, lowest
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import (
    ALL_TREASURES,
    BID,
    BUY,
    CALL,
    CHOOSE,
    CHOOSE_PLAYER,
    COFFERS,
    COPPER,
    CURSE,
    DISCARD,
    EMBARGO,
    ESTATE,
    GAIN,
    GOLD,
    HAND,
    NAME,
    NONE,
    ORDER,
    PASS,
    PAY,
    PLACE,
    PLAY,
    PLAY_TREASURE,
    PROVINCE,
    REPAY,
    RETURN,
    REVEAL,
    SET_ASIDE,
    SHUFFLE,
    TAKE,
    TOPDECK,
    TRASH,
)

MOST_REVEALED: Final = 40  # cards that are revealed in one turn
LEAST_MONEY: Final = 5  # coins that a deck keeps, however many Coppers could be trashed
ESTATES_COUNT: Final = 4  # with so few Provinces left, Estates are kept for their points


def worth(setup: Setup, c: i64) -> i64:
    """How gladly one sees a card in hand: junk is worth least, then dear before cheap."""
    if (setup.curses >> c) & 1:
        return 0
    if (setup.victories >> c) & 1 and not (setup.actions >> c) & 1:
        return 1
    value: i64 = 10 * coins_of(setup.costs[c])
    if (setup.treasures >> c) & 1:
        value += 2
    return 10 + value


def money(me: Player) -> i64:
    """The coins of all one's Treasures together, as printed."""
    total: i64 = 0
    for c in range(me.setup.n_cards):
        total += me.owned[c] * me.setup.coins[c]
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Sensible(Agent):
    """Answers every decision sensibly; what to buy is up to its subclasses."""

    setup: Setup
    worths: vec[i64]  # by card number
    turn_revealed: i64 = NONE  # in which turn a card was revealed last...
    revealed: i64 = 0  # ... and how often in that turn

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.worths = vec[i64]([0] * setup.n_cards)
        for c in range(setup.n_cards):
            self.worths[c] = worth(setup, c)

    def choose(self, me: Player, d: Decision) -> i64:
        kind = d.kind
        if kind == BUY:
            return self.buy(me, d)
        if kind == PLAY_TREASURE:
            return self.play_treasure(me, d)
        if kind == PLAY:
            return self.play(me, d)
        if kind == DISCARD:
            return self.discard(me, d)
        if kind == GAIN:
            return self.gain(me, d)
        if kind == TRASH:
            return self.trash(me, d)
        if kind == TOPDECK:
            return self.topdeck(me, d)
        if kind == REVEAL:
            return self.reveal_once_more(me, d)
        if kind == CHOOSE:
            return d.option(self.pick_label(me, d))
        if kind == CHOOSE_PLAYER:
            return self.pick_player(me, d)
        if kind == NAME:
            return self.name_card(me, d)
        if kind == PAY:
            return self.pay(me, d)
        if kind == COFFERS:
            return self.use_coffers(me, d)
        if kind == SET_ASIDE and d.optional:
            return self.set_aside(me, d)
        if kind == TAKE or kind == ORDER or kind == CALL:
            return lowest(d.options)
        if kind == REPAY:
            return d.most
        if kind == BID or kind == PLACE:
            return 0
        if kind == PASS:
            return self.give_away(me, d)
        if kind == SET_ASIDE or kind == EMBARGO:
            return self.worst(d.options)
        if kind == RETURN:
            return self.trash(me, d)
        if kind == SHUFFLE:
            return lowest(d.options)
        return NONE if d.optional else lowest(d.options)

    # ---- by kind; subclasses know better -----------------------------------------------------

    def buy(self, me: Player, d: Decision) -> i64:
        return NONE

    def play_treasure(self, me: Player, d: Decision) -> i64:
        if d.options & self.setup.plain:
            return ALL_TREASURES
        return lowest(d.options)

    def play(self, me: Player, d: Decision) -> i64:
        return self.best(d.options)

    def discard(self, me: Player, d: Decision) -> i64:
        """The worst card, and somebody else's best; of one's free will only junk."""
        if d.subject != me.index:
            return self.best(d.options)
        c = self.worst(d.options)
        if d.optional and self.worths[c] > 1:
            return NONE
        return c

    def trash(self, me: Player, d: Decision) -> i64:
        """Curses, Estates until they count, then Coppers while enough money is left."""
        if not d.optional:
            return self.worst(d.options)
        if d.has(CURSE):
            return CURSE
        if d.has(ESTATE) and me.table.left[PROVINCE] > ESTATES_COUNT:
            return ESTATE
        if d.has(COPPER) and money(me) > LEAST_MONEY and not self.pays(me, d):
            return COPPER
        return NONE

    def pays(self, me: Player, d: Decision) -> bool:
        """Whether the hand buys a Gold or a Province this turn, and with a coin less does not."""
        if d.place != HAND or me.table.turn != me.index:
            return False
        coins = me.coins
        for c in listed(me.hand.kinds & self.setup.treasures):
            coins += me.hand.count(c) * self.setup.coins[c]
        return coins == coins_of(me.cost(GOLD)) or coins == coins_of(me.cost(PROVINCE))

    def gain(self, me: Player, d: Decision) -> i64:
        return self.best(d.options)

    def topdeck(self, me: Player, d: Decision) -> i64:
        return self.best(d.options)

    def reveal(self, me: Player, d: Decision) -> i64:
        return self.best(d.options)

    def reveal_once_more(self, me: Player, d: Decision) -> i64:
        """A Reaction could be revealed for ever; nobody does that."""
        current = me.table.current()
        turn = current.turns * len(me.table.players) + current.index
        if self.turn_revealed != turn:
            self.turn_revealed = turn
            self.revealed = 0
        self.revealed += 1
        if d.optional and self.revealed > MOST_REVEALED:
            return NONE
        return self.reveal(me, d)

    def give_away(self, me: Player, d: Decision) -> i64:
        return self.worst(d.options)

    def pick_label(self, me: Player, d: Decision) -> str:
        """One of the labels; "" passes, where that is allowed."""
        return d.label(0)

    def pick_player(self, me: Player, d: Decision) -> i64:
        return lowest(d.options)

    def name_card(self, me: Player, d: Decision) -> i64:
        return COPPER

    def pay(self, me: Player, d: Decision) -> i64:
        return 0

    def use_coffers(self, me: Player, d: Decision) -> i64:
        return d.most

    def set_aside(self, me: Player, d: Decision) -> i64:
        """Library: Actions that can no longer be played."""
        return NONE if me.actions > 0 else lowest(d.options)

    # ---- helpers -----------------------------------------------------------------------------

    def best(self, options: i64) -> i64:
        found: i64 = NONE
        for c in listed(options):
            if c < self.setup.n_cards and (found == NONE or self.worths[c] > self.worths[found]):
                found = c
        return lowest(options) if found == NONE else found

    def worst(self, options: i64) -> i64:
        found = lowest(options)
        for c in listed(options):
            if self.worths[c] < self.worths[found]:
                found = c
        return found
