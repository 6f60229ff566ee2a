"""Guilds: Coffers, and cards that can be overpaid."""

from mypy_extensions import i64

from coffers.engine.buying import spend_coffers
from coffers.engine.card import Card
from coffers.engine.costs import coins_of
from coffers.engine.player import Player
from coffers.engine.table import Table
from coffers.engine.vocabulary import (
    CURSE,
    DECK,
    DISCARD,
    DISCARDS,
    GOLD,
    NONE,
    SILVER,
    TOPDECK,
    TURNED_UP,
)


class Advisor(Card):
    """+1 Action. Show the three uppermost cards of your deck. Your left neighbour picks the one
    that is discarded; the others go to your hand."""

    def play(self, me: Player) -> None:
        me.actions += 1
        me.reveal_top(3)
        c = me.left().must_pick_for(me, DISCARD, me.revealed.kinds(), TURNED_UP)
        if c != NONE:
            me.discard_revealed(c)
        while me.revealed.n > 0:
            me.take_revealed(me.revealed.top())


class Baker(Card):
    """+1 Card, +1 Action, +1 Coffers.

    Set-up: every player gets +1 Coffers."""

    def set_up(self, table: Table) -> None:
        for p in table.players:
            p.add_tokens(table.setup.coffers, 1)

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.take_coffers(1)


class Butcher(Card):
    """+2 Coffers. You may trash a card from your hand and take any number of tokens off your
    Coffers. If you trashed a card, gain one costing up to its cost plus 1 Coin for each token."""

    def play(self, me: Player) -> None:
        me.take_coffers(2)
        c = me.may_trash_one()
        if c != NONE:
            tokens = spend_coffers(me, c)
            me.gain_costing_up_to(me.cost(c) + tokens)


class CandlestickMaker(Card):
    """+1 Action, +1 Buy, +1 Coffers."""

    def play(self, me: Player) -> None:
        me.actions += 1
        me.buys += 1
        me.take_coffers(1)


class Doctor(Card):
    """Say the name of a card. Of the three uppermost cards of your deck, shown to all, those of
    that name are trashed; the rest goes back in any order.

    For each coin you overpay for this, look at the top card of your deck and trash it, discard it
    or put it back."""

    def play(self, me: Player) -> None:
        named = me.name_a_card()
        me.reveal_top(3)
        while me.revealed.count(named) > 0:
            me.trash_revealed(named)
        me.put_back_in_any_order()

    def on_own_buy(self, me: Player, overpaid: i64) -> None:
        looks = coins_of(overpaid)
        while looks > 0 and me.look_at_top() > 0:
            c = me.revealed.top()
            way = me.choose(("trash", "discard", "topdeck"), c)
            if way == "trash":
                me.trash_revealed(c)
            elif way == "discard":
                me.discard_revealed(c)
            else:
                me.put_back(c)
            looks -= 1


class Herald(Card):
    """+1 Card, +1 Action. Show the uppermost card of your deck; an Action card is played at once,
    any other stays there.

    For each coin you overpay for this, put a card from your discard pile on top of your deck."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        if me.reveal_top() > 0:
            c = me.revealed.top()
            if me.setup.is_action(c):
                me.play_revealed(c)
            else:
                me.put_back(c)

    def on_own_buy(self, me: Player, overpaid: i64) -> None:
        cards = coins_of(overpaid)
        while cards > 0 and me.discards.n > 0:
            c = me.must_pick(TOPDECK, me.look_through_discards(), DISCARDS)
            me.topdeck_from_discards(c)
            cards -= 1


class Journeyman(Card):
    """Name a card. Reveal cards from your deck until three have turned up that are not that one.
    Put those into your hand and discard the rest."""

    def play(self, me: Player) -> None:
        named = me.name_a_card()
        others: i64 = 0
        while others < 3 and me.reveal_top() > 0:
            if me.revealed.top() != named:
                others += 1
        while me.revealed.count(named) > 0:
            me.discard_revealed(named)
        while me.revealed.n > 0:
            me.take_revealed(me.revealed.top())


class Masterpiece(Card):
    """+1 Coin.

    For each coin you overpay for this, gain a Silver."""

    def on_own_buy(self, me: Player, overpaid: i64) -> None:
        for _ in range(coins_of(overpaid)):
            me.gain(SILVER)


class MerchantGuild(Card):
    """+1 Buy, +1 Coin.

    While this is in play, every card you buy brings you +1 Coffers."""

    def play(self, me: Player) -> None:
        me.buys += 1
        me.coins += 1

    def on_buy_in_play(self, me: Player, bought: i64) -> None:
        me.take_coffers(1)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return False


class Plaza(Card):
    """+1 Card, +2 Actions. You may discard a Treasure for +1 Coffers."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 2
        if me.may_discard_one(me.setup.treasures) != NONE:
            me.take_coffers(1)


class Soothsayer(Card):
    """Gain a Gold. All other players gain a Curse, and whoever did draws a card."""

    def play(self, me: Player) -> None:
        me.gain(GOLD)
        for p in me.victims():
            if p.gain(CURSE):
                p.draw(1)


class Stonemason(Card):
    """Trash a card from your hand. Gain two cards, each costing less than it.

    If you overpay for this, gain two Action cards that cost exactly what you overpaid."""

    def play(self, me: Player) -> None:
        c = me.must_trash_one()
        if c != NONE:
            me.gain_costing_less_than(me.cost(c))
            me.gain_costing_less_than(me.cost(c))

    def on_own_buy(self, me: Player, overpaid: i64) -> None:
        me.gain_costing_exactly(overpaid, me.setup.actions)
        me.gain_costing_exactly(overpaid, me.setup.actions)


class Taxman(Card):
    """You may trash a Treasure from your hand. If you do, all other players with five or more cards
    in hand discard a copy of it (or reveal that they have none), and you gain a Treasure costing up
    to 3 Coins more onto your deck."""

    def play(self, me: Player) -> None:
        c = me.may_trash_one(me.setup.treasures)
        if c == NONE:
            return
        for p in me.victims():
            if p.hand.n >= 5:
                if p.hand.has(c):
                    p.discard(c)
                else:
                    p.reveal_hand()
        me.gain_costing_up_to(me.cost(c) + 3, me.setup.treasures, DECK)
