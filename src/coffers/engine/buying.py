"""The Buy phase: Treasures, Coffers, then purchases. And what cards cost."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.engine.costs import (
    ANY_DEBT,
    POTION,
    at_most,
    cheaper,
    coins_of,
    debt_of,
    packed,
    potions_of,
    written,
)
from coffers.engine.events import BOUGHT, COUNTED_MONEY, OVERPAID
from coffers.engine.gaining import gain
from coffers.engine.piles import listed, only
from coffers.engine.playing import play_plain_treasures
from coffers.engine.triggers import happen
from coffers.engine.vocabulary import (
    ALL_TREASURES,
    BUY,
    BUY_MOMENT,
    BUY_PHASE,
    BUY_PHASE_END,
    CLEAN_UP,
    COFFERS,
    DISCARDS,
    HAND,
    NONE,
    PILES,
    PLAY_TREASURE,
    REPAY,
)

if TYPE_CHECKING:
    from coffers.engine.player import Player
    from coffers.engine.table import Table


def buy_phase(me: "Player") -> None:
    """All Treasures come before the first purchase (TURN-7), and so do Coffers (COF-3)."""
    table = me.table
    setup = me.setup
    if table.bought == 0:
        play_treasures(me)
        if table.counters[setup.coffers + me.index] > 0:
            me.coins += spend_coffers(me, NONE)
        if not setup.only_coins:
            repay(me)
    while me.buys > 0 and table.phase == BUY_PHASE:
        c = me.may_pick(BUY, buyable(me), PILES, NONE)
        if c == NONE:
            break
        if table.telling:
            count_money(me)
        buy(me, c)
        if not setup.only_coins:
            repay(me)
    if table.phase == BUY_PHASE:
        if table.telling:
            count_money(me)
        if (setup.heard >> BUY_PHASE_END) & 1:
            happen(me, BUY_PHASE_END, NONE)
        table.phase = CLEAN_UP


def count_money(me: "Player") -> None:
    """Tell what there was to spend: not before everybody sees that there is no more to come."""
    table = me.table
    table.seen_phase = BUY_PHASE
    if table.bought == 0:
        table.tell(COUNTED_MONEY, me.index, NONE, me.coins, "P" * me.potions)


def play_treasures(me: "Player") -> None:
    """In any order, and as many as one likes (TURN-5, TURN-6)."""
    table = me.table
    while True:
        c = me.may_pick(PLAY_TREASURE, me.hand.kinds & me.setup.treasures, HAND, NONE)
        if c == NONE:
            return
        table.seen_phase = BUY_PHASE
        if c == ALL_TREASURES:
            play_plain_treasures(me)
        else:
            me.play_from_hand(c)


def spend_coffers(me: "Player", about: i64) -> i64:
    """Take any number of tokens off one's Coffers; how many."""
    n = me.ask_number(COFFERS, me.coffers, about)
    if n > 0 and me.table.phase == BUY_PHASE:
        me.table.seen_phase = BUY_PHASE
    me.lose_tokens(me.setup.coffers, n)
    return n


def repay(me: "Player") -> None:
    """Pay off any part of one's Debt (EMP-DEBT-8 to -10)."""
    debt = me.setup.debt
    if debt != NONE and me.tokens(debt) > 0:
        most = me.tokens(debt)
        if most > me.coins:
            most = me.coins
        n = me.ask_number(REPAY, most, NONE)
        if n > 0:
            me.table.seen_phase = BUY_PHASE
        me.coins -= n
        me.lose_tokens(debt, n)


def means(me: "Player") -> i64:
    """The highest cost that one can pay: coins, Potions, and Debt without end (EMP-DEBT-4)."""
    setup = me.setup
    return packed(me.coins, me.potions, 0 if setup.debt == NONE else ANY_DEBT)


def buyable(me: "Player") -> i64:
    """The cards and Events that may be bought now; with Debt, none (EMP-DEBT-6)."""
    table = me.table
    setup = me.setup
    if setup.only_coins:
        offered = table.costing_up_to(me.coins) & ~table.banned
    else:
        offered = affordable(me)
    particular = offered & setup.particular
    if particular:
        for c in listed(particular):
            if not me.setup.cards[c].may_be_bought(me):
                offered &= ~only(c)
    return offered


def affordable(me: "Player") -> i64:
    """The same, where one pays more than coins, or for more than cards."""
    setup = me.setup
    if setup.debt != NONE and me.tokens(setup.debt) > 0:
        return 0
    limit = means(me)
    offered = me.table.costing_up_to(limit) & ~me.table.banned
    for c in listed(setup.events):
        if at_most(setup.costs[c], limit):
            offered |= only(c)
    return offered


def buy(me: "Player", c: i64) -> None:
    """Pay, and only when the purchase has had its effects, gain (TURN-33)."""
    pay(me, c)
    if (me.setup.events >> c) & 1:
        take_place(me, c)
    else:
        gain(me, c, DISCARDS)


def take_place(me: "Player", c: i64) -> None:
    """Let an Event happen: it is no card, and nobody gains it (ADV-EVENT-2)."""
    table = me.table
    table.resolving = c
    table.depth += 1
    me.setup.cards[c].on_own_buy(me, 0)
    table.depth -= 1
    table.resolving = NONE


def pay(me: "Player", c: i64) -> None:
    """Pay, the Debt in the cost being taken at once (EMP-DEBT-5), and perhaps overpay; then let the
    purchase have its effects, if it is one of a card (ADV-EVENT-6)."""
    table = me.table
    setup = table.setup
    table.price = table.cost(c)
    price = coins_of(table.price)
    me.buys -= 1
    me.coins -= price
    table.bought += 1
    table.purchases |= only(c)
    if table.telling:
        table.tell(BOUGHT, me.index, c, price)
    if table.price >= POTION:
        me.potions -= potions_of(table.price)
        debt = debt_of(table.price)
        if debt > 0:
            me.get_tokens(setup.debt, debt)
    if (setup.heard >> BUY_MOMENT) & 1 and (setup.events >> c) & 1 == 0:
        outer = table.overpaid
        table.overpaid = overpay(me, c) if setup.cards[c].overpay else 0
        happen(me, BUY_MOMENT, c)
        table.overpaid = outer


def overpay(me: "Player", c: i64) -> i64:
    """Pay more than the cost, if one likes, Potions too (OVP-13); how much more (OVP-2)."""
    outer = me.table.resolving
    me.table.resolving = c
    more = me.ask_payment(me.coins, me.potions, c)
    me.table.resolving = outer
    me.coins -= coins_of(more)
    me.potions -= potions_of(more)
    if more > 0 and me.table.telling:
        in_words = written(more) if more >= POTION else ""
        me.table.tell(OVERPAID, me.index, c, coins_of(more), in_words)
    return more


# ---- costs -----------------------------------------------------------------------------------


def current_cost(table: "Table", c: i64) -> i64:
    """What a card costs now, wherever it is (TURN-29), never less than 0 (TURN-28)."""
    setup = table.setup
    me = table.current()
    cost = setup.costs[c]
    if (setup.events >> c) & 1:
        return cost  # nothing makes an Event cheaper (ADV-EVENT-8)
    if (setup.own_costs >> c) & 1:
        cost = setup.cards[c].own_cost(me, cost)
    if table.discount > 0:
        cost = cheaper(cost, table.discount)
    reducing = setup.reducing
    if me.in_play.kinds & reducing:
        for i in range(me.in_play.n):
            b = me.in_play.at(i)
            if (reducing >> b) & 1:
                cost = cheaper(cost, setup.cards[b].reduction_in_play(me, c))
    return cost
