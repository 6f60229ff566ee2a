"""Hinterlands: what happens when cards are bought, gained and discarded."""

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.costs import coins_of
from coffers.engine.piles import has, only, small_pile
from coffers.engine.player import Player
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import (
    COPPER,
    CURSE,
    DECK,
    DISCARDS,
    DUCHY,
    GAIN,
    GOLD,
    HAND,
    NONE,
    PILES,
    PLAY_AREA,
    PROVINCE,
    REVEAL,
    SHUFFLE,
    SILVER,
    TOPDECK,
    TRASH,
    TURNED_UP,
)


class BorderVillage(Card):
    """+1 Card, +2 Actions.

    When you gain this, gain a cheaper card."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 2

    def on_own_gain(self, me: Player) -> None:
        me.gain_costing_less_than(me.cost(self.number))

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return me.table.costing_less_than(me.cost(self.number)) != 0


class Cache(Card):
    """+3 Coins.

    When you gain this, gain two Coppers."""

    def on_own_gain(self, me: Player) -> None:
        me.gain(COPPER)
        me.gain(COPPER)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return me.table.can_be_had(COPPER)


class Cartographer(Card):
    """+1 Card, +1 Action. Look at the four uppermost cards of your deck. Discard as many of them as
    you like and put the others back in any order."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.look_at_top(4)
        me.may_discard_revealed()
        me.put_back_in_any_order()


class Crossroads(Card):
    """Show your hand. +1 Card for each Victory card in it. If this is the first Crossroads you play
    this turn, +3 Actions."""

    def play(self, me: Player) -> None:
        first = not me.table.has_mark(self.number)
        me.table.mark_turn(self.number)
        me.reveal_hand()
        me.draw(me.hand.count_in(me.setup.victories))
        if first:
            me.actions += 3


class Develop(Card):
    """Trash a card from your hand. Gain one costing exactly 1 Coin more and one costing exactly
    1 Coin less, in the order you like, both onto your deck."""

    def play(self, me: Player) -> None:
        c = me.must_trash_one()
        if c == NONE:
            return
        dearer = me.table.costing_exactly(me.cost(c) + 1)
        first = me.must_pick(GAIN, dearer | self.a_coin_less(me, c), PILES)
        if first == NONE:
            return
        me.gain(first, DECK)
        if has(dearer, first):
            me.gain_one_of(self.a_coin_less(me, c), DECK)
        else:
            me.gain_costing_exactly(me.cost(c) + 1, to=DECK)

    def a_coin_less(self, me: Player, c: i64) -> i64:
        if coins_of(me.cost(c)) == 0:
            return 0
        return me.table.costing_exactly(me.cost(c) - 1)


class Duchess(Card):
    """+2 Coins. All players, you included, look at the top card of their deck and discard it or put
    it back.

    In games with this, whoever gains a Duchy may gain a Duchess as well."""

    def play(self, me: Player) -> None:
        me.coins += 2
        for p in me.everybody():
            p.may_discard_top()

    def on_gain_in_game(self, me: Player, gained: i64) -> None:
        if self.comes_along(me, gained):
            me.may_gain_one_of(only(self.number))

    def comes_along(self, me: Player, gained: i64) -> bool:
        return gained == DUCHY and me.table.can_be_had(self.number)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return self.comes_along(me, c)


class Embassy(Card):
    """+5 Cards. Discard three cards.

    When you gain this, all other players gain a Silver."""

    def play(self, me: Player) -> None:
        me.draw(5)
        me.must_discard(3)

    def on_own_gain(self, me: Player) -> None:
        for p in me.opponents():
            p.gain(SILVER)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return False


class Farmland(Card):
    """Worth 2 VP.

    When you buy this, trash a card from your hand and gain one costing exactly 2 Coins more."""

    def on_own_buy(self, me: Player, overpaid: i64) -> None:
        c = me.must_trash_one()
        if c != NONE:
            me.gain_costing_exactly(me.cost(c) + 2)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return me.hand.n > 0


class FoolsGold(Card):
    """+1 Coin if it is the first Fool's Gold you play this turn, otherwise +4 Coins.

    When another player gains a Province, you may trash this from your hand and gain a Gold onto
    your deck."""

    def play(self, me: Player) -> None:
        if me.table.has_mark(self.number):
            me.coins += 4
        else:
            me.coins += 1
        me.table.mark_turn(self.number)

    def on_others_gain(self, me: Player, gained: i64) -> None:
        if gained != PROVINCE:
            return
        for _ in range(me.hand.count(self.number)):
            if me.may_pick(REVEAL, me.hand.kinds & only(self.number), HAND, gained) != NONE:
                me.trash(self.number)
                me.gain(GOLD, DECK)


class Haggler(Card):
    """+2 Coins.

    While this is in play, every card you buy brings you a cheaper one that is no Victory card."""

    def play(self, me: Player) -> None:
        me.coins += 2

    def on_buy_in_play(self, me: Player, bought: i64) -> None:
        me.gain_one_of(self.cheaper_than(me, bought))

    def cheaper_than(self, me: Player, bought: i64) -> i64:
        return me.table.costing_less_than(me.cost(bought)) & ~me.setup.victories

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return self.cheaper_than(me, c) != 0


class Highway(Card):
    """+1 Card, +1 Action.

    While this is in play, every card, wherever it is, costs 1 Coin less."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1

    def reduction_in_play(self, me: Player, c: i64) -> i64:
        return 1


class IllGottenGains(Card):
    """+1 Coin. You may gain a Copper into your hand.

    When you gain this, all other players gain a Curse."""

    def play(self, me: Player) -> None:
        if me.table.can_be_had(COPPER):
            me.may_gain_one_of(only(COPPER), HAND)

    def on_own_gain(self, me: Player) -> None:
        for p in me.opponents():
            p.gain(CURSE)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return False


class Inn(Card):
    """+2 Cards, +2 Actions. Discard two cards.

    When you gain this, look through your discard pile (it is there already) and shuffle as many
    Action cards from it as you like, showing them, into your deck."""

    def play(self, me: Player) -> None:
        me.draw(2)
        me.actions += 2
        me.must_discard(2)

    def on_own_gain(self, me: Player) -> None:
        picked = small_pile()
        while True:
            c = me.may_pick_more(SHUFFLE, me.look_through_discards() & me.setup.actions, DISCARDS)
            if c == NONE:
                break
            me.turn_up_from_discards(c, picked)
        me.shuffle_into_deck(picked)


class JackOfAllTrades(Card):
    """Gain a Silver. Look at the top card of your deck; discard it or put it back. Draw until you
    have five cards in hand. You may trash a card from your hand that is not a Treasure."""

    def play(self, me: Player) -> None:
        me.gain(SILVER)
        me.may_discard_top()
        me.draw_up_to(5)
        me.may_trash_one(~me.setup.treasures)


class Mandarin(Card):
    """+3 Coins. Put a card from your hand on top of your deck.

    When you gain this, all Treasures you have in play go on top of your deck, in any order."""

    def play(self, me: Player) -> None:
        me.coins += 3
        me.must_topdeck(1)

    def on_own_gain(self, me: Player) -> None:
        me.turn_up_from_play(me.setup.treasures)
        me.put_back_in_any_order()

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return me.in_play.count_in(me.setup.treasures) > 0


class Margrave(Card):
    """+3 Cards, +1 Buy. All other players draw a card, then discard down to three cards in hand."""

    def play(self, me: Player) -> None:
        me.draw(3)
        me.buys += 1
        for p in me.victims():
            p.draw(1)
            p.discard_down_to(3)


class NobleBrigand(Card):
    """+1 Coin. When you play this, and when you buy it: all other players reveal the two uppermost
    cards of their deck, a Silver or Gold among them that you pick is trashed, the rest is
    discarded; whoever revealed no Treasure gains a Copper. You gain the trashed cards."""

    def play(self, me: Player) -> None:
        me.coins += 1
        self.rob(me, me.victims())

    def on_own_buy(self, me: Player, overpaid: i64) -> None:
        self.rob(me, me.opponents())

    def rob(self, me: Player, robbed: list[Player]) -> None:
        booty = small_pile()
        for p in robbed:
            p.reveal_top(2)
            revealed = p.revealed.kinds()
            c = me.must_pick_for(p, TRASH, revealed & (only(SILVER) | only(GOLD)), TURNED_UP)
            if c != NONE:
                p.trash_revealed(c)
                booty.add(c)
            p.discard_all_revealed()
            if revealed & me.setup.treasures == 0:
                p.gain(COPPER)
        for i in range(booty.n):
            me.gain_from_trash(booty.at(i))


class NomadCamp(Card):
    """+1 Buy, +2 Coins.

    When you gain this, it goes on top of your deck."""

    def play(self, me: Player) -> None:
        me.buys += 1
        me.coins += 2

    def on_own_gain(self, me: Player) -> None:
        me.move_gained(DECK)


class Oasis(Card):
    """+1 Card, +1 Action, +1 Coin. Discard a card."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.coins += 1
        me.must_discard(1)


class Oracle(Card):
    """All players, you included, reveal the two uppermost cards of their deck, and you say whether
    both are discarded or both put back, in the order their owner likes. Then +2 Cards."""

    def play(self, me: Player) -> None:
        for p in [me, *me.victims()]:
            if p.reveal_top(2) > 0:
                if me.choose(("discard", "topdeck"), NONE, p) == "discard":
                    p.discard_all_revealed()
                else:
                    p.put_back_in_any_order()
        me.draw(2)


class Scheme(Card):
    """+1 Card, +1 Action. At the start of this turn's Clean-up you may pick an Action card that you
    have in play: if it is discarded from play this turn, it goes on top of your deck."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.table.mark_turn(self.number)

    def on_clean_up_this_turn(self, me: Player) -> None:
        for _ in range(me.table.this_turn[self.number]):
            c = me.may_pick(TOPDECK, me.not_noted_in_play() & me.setup.actions, PLAY_AREA)
            if c != NONE:
                me.note_its_discard(c)

    def on_discard_from_play_noted(self, me: Player, note: Note) -> None:
        me.topdeck_copy(note.stamp)


class SilkRoad(Card):
    """Worth 1 VP for every full four Victory cards you own."""

    def points(self, me: Player) -> i64:
        return me.owns(me.setup.victories) // 4


class SpiceMerchant(Card):
    """You may trash a Treasure from your hand. If you do, choose: +2 Cards and +1 Action; or
    +2 Coins and +1 Buy."""

    def play(self, me: Player) -> None:
        if me.may_trash_one(me.setup.treasures) == NONE:
            return
        if me.choose(("+2 Cards", "+2 Coins")) == "+2 Cards":
            me.draw(2)
            me.actions += 1
        else:
            me.coins += 2
            me.buys += 1


class Stables(Card):
    """You may discard a Treasure for +3 Cards and +1 Action."""

    def play(self, me: Player) -> None:
        if me.may_discard_one(me.setup.treasures) != NONE:
            me.draw(3)
            me.actions += 1


class Trader(Card):
    """Trash a card from your hand; gain a Silver for each Coin it costs.

    When you would gain a card, you may reveal this from your hand and gain a Silver instead."""

    def play(self, me: Player) -> None:
        c = me.must_trash_one()
        if c != NONE:
            for _ in range(coins_of(me.cost(c))):
                me.gain(SILVER)

    def would_gain_in_hand(self, me: Player, c: i64) -> bool:
        if not me.may_reveal(self.number, c):
            return False
        me.gain(SILVER)
        return True


class Tunnel(Card):
    """Worth 2 VP.

    When you discard this other than in Clean-up, you may show it to gain a Gold."""

    def on_own_discard(self, me: Player) -> None:
        if me.may_reveal_discarded(self.number):
            me.gain(GOLD)
