"""Base Dominion: the basic cards, and the Kingdom cards of the first and second edition."""

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.piles import only, small_pile
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import (
    ASIDE,
    COPPER,
    CURSE,
    DECK,
    DISCARD,
    DISCARDS,
    GAIN,
    GOLD,
    HAND,
    NONE,
    PLAY,
    SET_ASIDE,
    SILVER,
    THE_TRASH,
    TOPDECK,
    TRASH,
    TURNED_UP,
)

# ---- basic cards -----------------------------------------------------------------------------


class Copper(Card):
    """+1 Coin."""


class Silver(Card):
    """+2 Coins."""


class Gold(Card):
    """+3 Coins."""


class Estate(Card):
    """Worth 1 VP."""


class Duchy(Card):
    """Worth 3 VP."""


class Province(Card):
    """Worth 6 VP."""

    def prepare(self, setup: Setup) -> None:
        setup.game_ends_without(self.number)


class Curse(Card):
    """Worth -1 VP."""


# ---- Kingdom cards of both editions ----------------------------------------------------------


class Bureaucrat(Card):
    """Gain a Silver onto your deck. All other players put a Victory card from hand, revealed,
    on top of their deck; whoever holds none reveals the hand to prove it."""

    def play(self, me: Player) -> None:
        me.gain(SILVER, DECK)
        for p in me.victims():
            c = p.must_pick_in_hand(TOPDECK, p.setup.victories)
            if c == NONE:
                p.reveal_hand()
            else:
                p.reveal(c)
                p.topdeck(c, private=False)


class Cellar(Card):
    """+1 Action. Discard as many cards from hand as you like, then draw as many."""

    def play(self, me: Player) -> None:
        me.actions += 1
        me.draw(me.discard_any_number())


class Chapel(Card):
    """Trash up to four cards from your hand."""

    def play(self, me: Player) -> None:
        me.may_trash_several(4)


class CouncilRoom(Card):
    """+4 Cards, +1 Buy. All other players draw a card."""

    def play(self, me: Player) -> None:
        me.draw(4)
        me.buys += 1
        for p in me.opponents():
            p.draw(1)


class Festival(Card):
    """+2 Actions, +1 Buy, +2 Coins."""

    def play(self, me: Player) -> None:
        me.actions += 2
        me.buys += 1
        me.coins += 2


class Gardens(Card):
    """Worth 1 VP for every full ten cards you own."""

    def points(self, me: Player) -> i64:
        return me.total_cards() // 10


class Laboratory(Card):
    """+2 Cards, +1 Action."""

    def play(self, me: Player) -> None:
        me.draw(2)
        me.actions += 1


class Library(Card):
    """Draw one card at a time until seven are in your hand. You may set aside any Action card
    you draw this way; what you set aside is discarded in the end."""

    def play(self, me: Player) -> None:
        skipped: i64 = 0
        while me.hand.n < 7 and me.look_at_top() > 0:
            c = me.revealed.top()
            if me.may_pick(SET_ASIDE, only(c) & me.setup.actions, TURNED_UP, c) == c:
                me.revealed.remove(c)
                me.put_aside(c, TURNED_UP)
                skipped += 1
            else:
                me.take_revealed(c)
        while skipped > 0:
            c = me.aside.top()
            me.aside.remove(c)
            me.put_on_discards(c, ASIDE)
            skipped -= 1


class Market(Card):
    """+1 Card, +1 Action, +1 Buy, +1 Coin."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.buys += 1
        me.coins += 1


class Militia(Card):
    """+2 Coins. All other players discard down to three cards in hand."""

    def play(self, me: Player) -> None:
        me.coins += 2
        for p in me.victims():
            p.discard_down_to(3)


class Mine(Card):
    """You may trash a Treasure from your hand. If you do, gain a Treasure costing up to 3 Coins
    more into your hand. (First edition: you must, if you can.)"""

    def play(self, me: Player) -> None:
        treasures = me.setup.treasures
        if me.setup.edition.mine_optional:
            c = me.may_trash_one(treasures)
        else:
            c = me.must_trash_one(treasures)
        if c != NONE:
            me.gain_costing_up_to(me.cost(c) + 3, treasures, HAND)


class Moat(Card):
    """+2 Cards.

    When another player plays an Attack, you may first reveal this from your hand: that Attack
    then does nothing to you."""

    def play(self, me: Player) -> None:
        me.draw(2)

    def can_react(self, me: Player) -> bool:
        return not me.is_protected()

    def on_attack(self, me: Player) -> bool:
        me.is_unaffected()
        return False


class Moneylender(Card):
    """You may trash a Copper from your hand for +3 Coins. (First edition: you must, if you can.)"""

    def play(self, me: Player) -> None:
        copper: i64 = only(COPPER)
        if me.setup.edition.moneylender_optional:
            c = me.may_trash_one(copper)
        else:
            c = me.must_trash_one(copper)
        if c != NONE:
            me.coins += 3


class Remodel(Card):
    """One card from your hand is trashed; gain one that is at most 2 Coins dearer."""

    def play(self, me: Player) -> None:
        c = me.must_trash_one()
        if c != NONE:
            me.gain_costing_up_to(me.cost(c) + 2)


class Smithy(Card):
    """+3 Cards."""

    def play(self, me: Player) -> None:
        me.draw(3)


class ThroneRoom(Card):
    """You may play an Action card from your hand two times in a row. (First edition: you must,
    if you can.)"""

    def play(self, me: Player) -> None:
        if me.setup.edition.throne_room_optional:
            c = me.may_pick_in_hand(PLAY, me.setup.actions)
        else:
            c = me.must_pick_in_hand(PLAY, me.setup.actions)
        if c != NONE:
            me.play_from_hand(c, times=2)


class Village(Card):
    """+1 Card, +2 Actions."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 2


class Witch(Card):
    """+2 Cards. All other players gain a Curse."""

    def play(self, me: Player) -> None:
        me.draw(2)
        for p in me.victims():
            p.gain(CURSE)


class Workshop(Card):
    """Gain a card costing up to 4 Coins."""

    def play(self, me: Player) -> None:
        me.gain_costing_up_to(4)


# ---- Kingdom cards of the first edition only -------------------------------------------------


class Adventurer(Card):
    """Reveal cards from your deck until two Treasures have turned up. Put those two into your
    hand and discard the others."""

    def play(self, me: Player) -> None:
        found = small_pile()
        while found.n < 2:
            c = me.reveal_until(me.setup.treasures)
            if c == NONE:
                break
            found.add(c)
        while found.n > 0:
            c = found.top()
            found.remove(c)
            me.take_revealed(c)
        me.discard_all_revealed()


class Chancellor(Card):
    """+2 Coins. You may put your whole deck on your discard pile."""

    def play(self, me: Player) -> None:
        me.coins += 2
        if me.deck.n > 0 and me.may_choose("discard deck"):
            me.discard_deck()


class Feast(Card):
    """Trash this. Gain a card costing up to 5 Coins."""

    def play(self, me: Player) -> None:
        me.trash_this()
        me.gain_costing_up_to(5)


class Spy(Card):
    """+1 Card, +1 Action. Every player, you too, reveals the top card of the deck; you decide
    for each whether it is discarded or put back."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        self.look(me, me)
        for p in me.victims():
            self.look(me, p)

    def look(self, me: Player, whose: Player) -> None:
        if whose.reveal_top() > 0:
            c = whose.revealed.top()
            if me.choose(("discard", "topdeck"), c, whose) == "discard":
                whose.discard_revealed(c)
            else:
                whose.put_back(c)


class Thief(Card):
    """All other players reveal the top two cards of their deck. Of the Treasures a player
    reveals, you choose one to be trashed; the other cards are discarded. Then you may gain any
    of the Treasures trashed this way."""

    def play(self, me: Player) -> None:
        trashed = small_pile()
        for p in me.victims():
            p.reveal_top(2)
            c = me.must_pick_for(p, TRASH, p.revealed.kinds() & p.setup.treasures, TURNED_UP)
            if c != NONE:
                p.trash_revealed(c)
                trashed.add(c)
            p.discard_all_revealed()
        while trashed.n > 0:
            c = me.may_pick_more(GAIN, trashed.kinds(), THE_TRASH)
            if c == NONE:
                break
            trashed.remove(c)
            me.gain_from_trash(c)


class Woodcutter(Card):
    """+1 Buy, +2 Coins."""

    def play(self, me: Player) -> None:
        me.buys += 1
        me.coins += 2


# ---- Kingdom cards of the second edition only ------------------------------------------------


class Artisan(Card):
    """Gain a card costing up to 5 Coins into your hand. Then put a card from your hand on top
    of your deck."""

    def play(self, me: Player) -> None:
        me.gain_costing_up_to(5, -1, HAND)
        c = me.must_pick_in_hand(TOPDECK)
        if c != NONE:
            me.topdeck(c)


class Bandit(Card):
    """Gain a Gold. All other players reveal the top two cards of their deck, trash one Treasure
    among them other than Copper, and discard the rest."""

    def play(self, me: Player) -> None:
        me.gain(GOLD)
        for p in me.victims():
            p.reveal_top(2)
            robbed = p.revealed.kinds() & p.setup.treasures & ~only(COPPER)
            c = p.must_pick(TRASH, robbed, TURNED_UP)
            if c != NONE:
                p.trash_revealed(c)
            p.discard_all_revealed()


class Harbinger(Card):
    """+1 Card, +1 Action. Look through your discard pile; you may put one card of it on top of
    your deck."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        c = me.may_pick(TOPDECK, me.look_through_discards(), DISCARDS)
        if c != NONE:
            me.topdeck_from_discards(c)


class Merchant(Card):
    """+1 Card, +1 Action. The first time you play a Silver this turn, +1 Coin."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.table.mark_turn(self.number)

    def on_play_this_turn(self, me: Player, played: i64) -> None:
        if played == SILVER and not me.table.has_been_played(SILVER):
            me.coins += me.table.this_turn[self.number]


class Poacher(Card):
    """+1 Card, +1 Action, +1 Coin. Discard a card from hand for each empty pile of the Supply."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.coins += 1
        me.must_discard(me.table.empty_piles)


class Sentry(Card):
    """+1 Card, +1 Action. Look at the top two cards of your deck. Trash or discard as many of
    them as you like, each as you like; put the rest back in any order."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.look_at_top(2)
        while me.revealed.n > 0:
            c = me.may_pick_more(TRASH, me.revealed.kinds(), TURNED_UP)
            if c == NONE:
                break
            me.trash_revealed(c)
        while me.revealed.n > 0:
            c = me.may_pick_more(DISCARD, me.revealed.kinds(), TURNED_UP)
            if c == NONE:
                break
            me.discard_revealed(c)
        me.put_back_in_any_order()


class Vassal(Card):
    """+2 Coins. The uppermost card of your deck is discarded; an Action card you may play."""

    def play(self, me: Player) -> None:
        me.coins += 2
        c = me.take_top()
        if c == NONE:
            return
        me.put_on_discards(c, DECK)
        if me.may_pick(PLAY, me.setup.actions & only(c), DISCARDS) == c:
            me.play_from_discards(c)
