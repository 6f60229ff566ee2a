"""Prosperity, first edition: big money, big Actions, victory point tokens."""

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.costs import at_most, cheaper, coins_of
from coffers.engine.events import GOT_TOKENS
from coffers.engine.piles import listed, only
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.table import Table
from coffers.engine.vocabulary import (
    BUY_PHASE,
    COPPER,
    CURSE,
    DECK,
    DISCARDS,
    GOLD,
    MOST_CARDS,
    NONE,
    PILE,
    PILES,
    PLAY,
    REVEAL,
    TABLE,
    TAKE,
    THE_TRASH,
    TOPDECK,
)

# ---- basic cards -----------------------------------------------------------------------------


class Platinum(Card):
    """+5 Coins."""


class Colony(Card):
    """Worth 10 VP."""

    def prepare(self, setup: Setup) -> None:
        if setup.in_supply(self.number):
            setup.game_ends_without(self.number)


# ---- Kingdom cards ---------------------------------------------------------------------------


class Bank(Card):
    """+1 Coin for each Treasure you have in play, this one included."""

    def play(self, me: Player) -> None:
        me.coins += me.in_play.count_in(me.setup.treasures)


class Bishop(Card):
    """+1 Coin, +1 VP. Trash a card from your hand for VP equal to half its cost in coins, rounded
    down. All other players may trash a card from hand."""

    def play(self, me: Player) -> None:
        me.coins += 1
        me.take_points(1)
        c = me.must_trash_one()
        if c != NONE:
            me.take_points(coins_of(me.cost(c)) // 2)
        for p in me.opponents():
            p.may_trash_one()


class City(Card):
    """+1 Card, +2 Actions. With one empty pile in the Supply or more, another +1 Card; with two
    or more, also +1 Coin and +1 Buy."""

    def play(self, me: Player) -> None:
        empty = me.table.empty_piles
        me.draw(1)
        me.actions += 2
        if empty >= 1:
            me.draw(1)
        if empty >= 2:
            me.coins += 1
            me.buys += 1


class Contraband(Card):
    """+3 Coins, +1 Buy. Your left neighbour names a card: you cannot buy it for the rest of the
    turn."""

    def play(self, me: Player) -> None:
        me.buys += 1
        me.table.banned |= only(me.left().name_a_card())


class CountingHouse(Card):
    """Look through your discard pile and put as many Coppers from it into your hand as you like,
    showing them."""

    def play(self, me: Player) -> None:
        copper = only(COPPER)
        while me.may_pick_more(TAKE, me.look_through_discards() & copper, DISCARDS) == COPPER:
            me.take_from_discards(COPPER)


class Expand(Card):
    """One card from your hand is trashed; gain one that is at most 3 Coins dearer."""

    def play(self, me: Player) -> None:
        c = me.must_trash_one()
        if c != NONE:
            me.gain_costing_up_to(me.cost(c) + 3)


class Forge(Card):
    """Trash as many cards from your hand as you like. Gain a card whose cost is exactly the sum
    of their costs in coins."""

    def play(self, me: Player) -> None:
        trashed = me.may_trash_several(MOST_CARDS * 60)
        total: i64 = 0
        for i in range(trashed.n):
            total += coins_of(me.cost(trashed.at(i)))
        me.gain_costing_exactly(total)


class Goons(Card):
    """+1 Buy, +2 Coins. All other players discard down to three cards in hand.

    While this is in play, every card you buy brings you +1 VP."""

    def play(self, me: Player) -> None:
        me.buys += 1
        me.coins += 2
        for p in me.victims():
            p.discard_down_to(3)

    def on_buy_in_play(self, me: Player, bought: i64) -> None:
        me.take_points(1)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return False


class GrandMarket(Card):
    """+1 Card, +1 Action, +1 Buy, +2 Coins.

    You cannot buy this while you have a Copper in play."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.buys += 1
        me.coins += 2

    def may_be_bought(self, me: Player) -> bool:
        return not me.in_play.has(COPPER)


class Hoard(Card):
    """+2 Coins.

    While this is in play, every Victory card you buy brings you a Gold."""

    def on_buy_in_play(self, me: Player, bought: i64) -> None:
        if me.setup.is_victory(bought):
            me.gain(GOLD)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return me.setup.is_victory(c)


class KingsCourt(Card):
    """You may play an Action card from your hand three times in a row."""

    def play(self, me: Player) -> None:
        c = me.may_pick_in_hand(PLAY, me.setup.actions)
        if c != NONE:
            me.play_from_hand(c, times=3)


class Loan(Card):
    """+1 Coin. Reveal cards from your deck until a Treasure turns up; trash it or discard it.
    Discard the other cards."""

    def play(self, me: Player) -> None:
        c = me.reveal_until(me.setup.treasures)
        if c != NONE:
            if me.choose(("trash", "discard"), c) == "trash":
                me.trash_revealed(c)
            else:
                me.discard_revealed(c)
        me.discard_all_revealed()


class Mint(Card):
    """You may reveal a Treasure from your hand and gain a copy of it.

    Buying it costs you every Treasure you have in play: they are trashed."""

    def play(self, me: Player) -> None:
        c = me.may_pick_in_hand(REVEAL, me.setup.treasures)
        if c != NONE:
            me.reveal(c)
            me.gain_copy(c)

    def on_own_buy(self, me: Player, overpaid: i64) -> None:
        me.trash_from_play(me.setup.treasures)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return me.in_play.count_in(me.setup.treasures) > 0


class Monument(Card):
    """+2 Coins, +1 VP."""

    def play(self, me: Player) -> None:
        me.coins += 2
        me.take_points(1)


class Mountebank(Card):
    """+2 Coins. All other players may discard a Curse; whoever does not gains a Curse and a
    Copper."""

    def play(self, me: Player) -> None:
        me.coins += 2
        for p in me.victims():
            if p.may_discard_one(only(CURSE)) == NONE:
                p.gain(CURSE)
                p.gain(COPPER)


class Peddler(Card):
    """+1 Card, +1 Action, +1 Coin.

    In a Buy phase this costs 2 Coins less for each Action card its player has in play."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.coins += 1

    def own_cost(self, me: Player, cost: i64) -> i64:
        if me.table.phase != BUY_PHASE:
            return cost
        return cheaper(cost, 2 * me.in_play.count_in(me.setup.actions))


class Quarry(Card):
    """+1 Coin.

    While this is in play, Action cards cost 2 Coins less."""

    def reduction_in_play(self, me: Player, c: i64) -> i64:
        if me.setup.is_action(c):
            return 2
        return 0


class Rabble(Card):
    """+3 Cards. All other players reveal the top three cards of their deck, discard the Actions
    and Treasures among them, and put the rest back in the order they like."""

    def play(self, me: Player) -> None:
        me.draw(3)
        for p in me.victims():
            p.reveal_top(3)
            p.discard_revealed_in(p.setup.actions | p.setup.treasures)
            p.put_back_in_any_order()


class RoyalSeal(Card):
    """+2 Coins.

    While this is in play, you may put any card you gain on top of your deck."""

    def on_gain_in_play(self, me: Player, gained: i64) -> None:
        at = me.gained_lies_at()
        if at != NONE and at != DECK:
            if me.may_pick(TOPDECK, only(gained), at, gained) == gained:
                me.move_gained(DECK)

    def copies_add_up(self) -> bool:
        return False

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return me.gained_lies_at() != NONE and me.is_contested(c)


class Talisman(Card):
    """+1 Coin.

    While this is in play, buying a card that costs 4 Coins or less and is not a Victory card
    brings you a second copy of it."""

    def on_buy_in_play(self, me: Player, bought: i64) -> None:
        if self.copies(me, bought):
            me.gain_copy(bought)

    def copies(self, me: Player, bought: i64) -> bool:
        return not me.setup.is_victory(bought) and at_most(me.table.price, 4)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return self.copies(me, c)


class TradeRoute(Card):
    """+1 Buy, and +1 Coin per token that lies on the Trade Route mat. Then one of your hand cards
    is trashed.

    Set-up: put a token on every Victory pile of the Supply. It goes to the mat when the first
    card of its pile is gained."""

    on_piles: i64
    mat: i64

    def prepare(self, setup: Setup) -> None:
        self.on_piles = setup.counter("trade_route_tokens", of=PILE)
        self.mat = setup.counter("trade_route", of=TABLE)

    def set_up(self, table: Table) -> None:
        for c in listed(table.setup.victories & table.setup.supply):
            pile = table.setup.pile_of[c]
            if table.tokens_on(self.on_piles, pile) == 0:
                table.add_tokens_on(self.on_piles, pile, 1)

    def play(self, me: Player) -> None:
        me.buys += 1
        me.coins += me.table.tokens(self.mat)
        me.must_trash_one()

    def on_gain_in_game(self, me: Player, gained: i64) -> None:
        table = me.table
        pile = me.setup.pile_of[gained]
        if table.gained_from == PILES and table.tokens_on(self.on_piles, pile) > 0:
            table.add_tokens_on(self.on_piles, pile, -1)
            table.add_tokens(self.mat, 1)
            if table.telling:
                table.tell(GOT_TOKENS, me.index, pile, 1, "trade_route")

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return False


class Vault(Card):
    """+2 Cards. Discard as many cards from hand as you like for +1 Coin each. All other players
    may discard two cards to draw one."""

    def play(self, me: Player) -> None:
        me.draw(2)
        me.coins += me.discard_any_number()
        for p in me.opponents():
            if p.may_discard(2) == 2:
                p.draw(1)


class Venture(Card):
    """+1 Coin. Reveal cards from your deck until a Treasure turns up. Discard the other cards and
    play that Treasure."""

    def play(self, me: Player) -> None:
        c = me.reveal_until(me.setup.treasures)
        if c == NONE:
            me.discard_all_revealed()
        else:
            me.discard_other_revealed(c)
            me.play_revealed(c)


class Watchtower(Card):
    """Draw until you have six cards in hand.

    Whenever a card comes to you by a gain, showing this from your hand lets you trash that card or
    lay it on your deck."""

    def play(self, me: Player) -> None:
        me.draw_up_to(6)

    def on_gain_in_hand(self, me: Player, gained: i64) -> None:
        if me.gained_lies_at() != NONE and me.may_reveal(self.number, gained):
            if me.choose(("trash", "topdeck"), gained) == "trash":
                me.move_gained(THE_TRASH)
            else:
                me.move_gained(DECK)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return me.gained_lies_at() != NONE and me.is_contested(c)


class WorkersVillage(Card):
    """+1 Card, +2 Actions, +1 Buy."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 2
        me.buys += 1
