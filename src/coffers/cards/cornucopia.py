"""Cornucopia: variety, and the Prizes of Tournament."""

from typing import Final

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.piles import listed, only, size
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import (
    CURSE,
    DECK,
    DISCARDS,
    DUCHY,
    ESTATE,
    GAIN,
    GOLD,
    NONE,
    NOTHING,
    PILES,
    PRIZE,
    PROVINCE,
    SILVER,
)

# ---- Kingdom cards ---------------------------------------------------------------------------


class Fairgrounds(Card):
    """Worth 2 VP for every full five differently named cards you own."""

    def points(self, me: Player) -> i64:
        different: i64 = 0
        for c in range(me.setup.n_cards):
            if me.owned[c] > 0:
                different += 1
        return different // 5 * 2


class FarmingVillage(Card):
    """+2 Actions. Dig through your deck, showing the cards, for the next Action or Treasure; it
    goes to your hand, and what you passed over is discarded."""

    def play(self, me: Player) -> None:
        me.actions += 2
        c = me.reveal_until(me.setup.actions | me.setup.treasures)
        if c != NONE:
            me.take_revealed(c)
        me.discard_all_revealed()


class FortuneTeller(Card):
    """+2 Coins. All other players reveal cards from their deck until a Victory card or Curse turns
    up. They put it on top of their deck and discard the other cards."""

    def play(self, me: Player) -> None:
        me.coins += 2
        for p in me.victims():
            c = p.reveal_until(p.setup.victories | p.setup.curses)
            if c == NONE:
                p.discard_all_revealed()
            else:
                p.discard_other_revealed(c)
                p.put_back(c)


class Hamlet(Card):
    """+1 Card, +1 Action. You may discard a card for another +1 Action. You may discard a card
    for +1 Buy."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        if me.may_discard_one(reason="+1 Action") != NONE:
            me.actions += 1
        if me.may_discard_one(reason="+1 Buy") != NONE:
            me.buys += 1


class Harvest(Card):
    """Reveal the top four cards of your deck and discard them. +1 Coin for each different name
    among them."""

    def play(self, me: Player) -> None:
        me.reveal_top(4)
        different = size(me.revealed.kinds())
        me.discard_all_revealed()
        me.coins += different


class HornOfPlenty(Card):
    """Gain a card costing up to 1 Coin for each different name among your cards in play, this one
    included. If it is a Victory card, trash this. (German edition: you may gain one.)"""

    def play(self, me: Player) -> None:
        options = me.table.costing_up_to(size(me.in_play.kinds))
        if me.setup.edition.horn_of_plenty_optional:
            c = me.may_pick(GAIN, options, PILES)
        else:
            c = me.must_pick(GAIN, options, PILES)
        if c != NONE and me.gain(c) and me.setup.is_victory(c):
            me.trash_this()


class HorseTraders(Card):
    """+1 Buy, +3 Coins. Discard two cards.

    When another player plays an Attack, you may first set this aside from your hand. It comes back
    at the start of your next turn, and you draw a card."""

    def play(self, me: Player) -> None:
        me.buys += 1
        me.coins += 3
        me.must_discard(2)

    def on_attack(self, me: Player) -> bool:
        me.set_aside(self.number)
        return True

    def on_turn_start_aside(self, me: Player) -> None:
        me.take_from_aside(self.number)
        me.draw(1)


class HuntingParty(Card):
    """+1 Card, +1 Action. Show your hand, then dig through your deck, showing the cards, for one
    whose name is not in your hand. You keep it in hand; what you passed over is discarded."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.reveal_hand()
        c = me.reveal_until(me.setup.every & ~me.hand.kinds)
        if c != NONE:
            me.take_revealed(c)
        me.discard_all_revealed()


class Jester(Card):
    """+2 Coins. All other players discard the top card of their deck. Whose card is a Victory card
    gains a Curse. Otherwise you choose: that player or you gain a copy of it."""

    def play(self, me: Player) -> None:
        me.coins += 2
        for p in me.victims():
            if p.reveal_top() > 0:
                c = p.revealed.top()
                p.discard_revealed(c)
                if me.setup.is_victory(c):
                    p.gain(CURSE)
                elif me.setup.in_supply(c) and me.table.can_be_had(c):
                    who = me.choose_player(only(me.index) | only(p.index), c)
                    me.table.players[who].gain_copy(c)


class Menagerie(Card):
    """+1 Action. Reveal your hand. If all its cards have different names, +3 Cards; otherwise
    +1 Card."""

    def play(self, me: Player) -> None:
        me.actions += 1
        me.reveal_hand()
        if me.hand.n == size(me.hand.kinds):
            me.draw(3)
        else:
            me.draw(1)


class Remake(Card):
    """Two times in a row: one of your hand cards is trashed, and you gain a card that is dearer by
    exactly 1 Coin."""

    def play(self, me: Player) -> None:
        self.once(me)
        self.once(me)

    def once(self, me: Player) -> None:
        c = me.must_trash_one()
        if c != NONE:
            me.gain_costing_exactly(me.cost(c) + 1)


class Tournament(Card):
    """+1 Action. Everybody may show a Province from hand. Yours, if shown, is discarded, and you
    gain any Prize, or a Duchy, onto your deck. Unless an opponent showed one: +1 Card, +1 Coin.
    (German edition: you discard and gain before the others may reveal.)

    Set-up: the Prizes lie beside the Supply."""

    prizes: i64

    def brings(self) -> list[str]:
        return ["Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed"]

    def prepare(self, setup: Setup) -> None:
        self.prizes = setup.of_type(PRIZE)

    def play(self, me: Player) -> None:
        me.actions += 1
        mine = me.may_reveal(PROVINCE, NONE)
        if mine and me.setup.edition.own_reward_first:
            self.reward(me)
        others = False
        for p in me.opponents():
            if p.may_reveal(PROVINCE, NONE):
                others = True
        if mine and not me.setup.edition.own_reward_first:
            self.reward(me)
        if not others:
            me.draw(1)
            me.coins += 1

    def reward(self, me: Player) -> None:
        """A Prize or a Duchy, even one that there is no more of (COR-TOURNAMENT-14, -15)."""
        me.discard(PROVINCE)
        table = me.table
        options: i64 = 0
        for c in listed(self.prizes):
            if table.can_be_had(c):
                options |= only(c)
        if options == 0 or table.left[DUCHY] == 0:
            options |= only(NOTHING)
        if table.left[DUCHY] > 0:
            options |= only(DUCHY)
        c = me.must_pick(GAIN, options, PILES)
        if c != NOTHING:
            me.gain(c, DECK)


class YoungWitch(Card):
    """+2 Cards. Discard two cards. All other players may reveal a Bane card from hand; whoever
    does not gains a Curse.

    Set-up: add a Kingdom pile costing 2 or 3 to the Supply. Its cards are Bane cards."""

    bane: i64

    def prepare(self, setup: Setup) -> None:
        self.bane = setup.role("bane")

    def play(self, me: Player) -> None:
        me.draw(2)
        me.must_discard(2)
        for p in me.victims():
            if self.bane == NONE or not p.may_reveal(self.bane, NONE):
                p.gain(CURSE)


# ---- Prizes ----------------------------------------------------------------------------------


class BagOfGold(Card):
    """+1 Action. Gain a Gold onto your deck.

    Not in the Supply."""

    def play(self, me: Player) -> None:
        me.actions += 1
        me.gain(GOLD, DECK)


class Diadem(Card):
    """+2 Coins, and +1 Coin for each Action you have left.

    Not in the Supply."""

    def play(self, me: Player) -> None:
        me.coins += me.actions


class Followers(Card):
    """+2 Cards. Gain an Estate. All other players gain a Curse and discard down to three cards in
    hand. (Edition of 2011: all gain their Curse before anybody discards.)

    Not in the Supply."""

    def play(self, me: Player) -> None:
        me.draw(2)
        me.gain(ESTATE)
        curses_first = me.setup.edition.curses_before_discards
        for p in me.victims():
            p.gain(CURSE)
            if not curses_first:
                p.discard_down_to(3)
        if curses_first:
            for p in me.victims():
                p.discard_down_to(3)


class Princess(Card):
    """+1 Buy.

    While this is in play, all cards cost 2 Coins less. Not in the Supply."""

    def play(self, me: Player) -> None:
        me.buys += 1

    def reduction_in_play(self, me: Player, c: i64) -> i64:
        return 2


STEED_CHOICES: Final = ("+2 Cards", "+2 Actions", "+2 Coins", "Silvers")


class TrustySteed(Card):
    """Choose two different ones: +2 Cards; +2 Actions; +2 Coins; gain four Silvers and put your
    deck on your discard pile. They happen in this order.

    Not in the Supply."""

    def play(self, me: Player) -> None:
        first = me.choose(STEED_CHOICES)
        second = me.choose(tuple([label for label in STEED_CHOICES if label != first]))
        chosen = (first, second)
        if "+2 Cards" in chosen:
            me.draw(2)
        if "+2 Actions" in chosen:
            me.actions += 2
        if "+2 Coins" in chosen:
            me.coins += 2
        if "Silvers" in chosen:
            silvers: i64 = 4
            while silvers > 0:
                me.gain(SILVER, DISCARDS)
                silvers -= 1
            me.discard_deck()
