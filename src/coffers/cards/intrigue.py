"""Intrigue: choices, and cards of two types; both editions."""

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.costs import cheaper
from coffers.engine.piles import listed, only
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import (
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GAIN,
    GOLD,
    HAND,
    NONE,
    PASS,
    PILES,
    REVEAL,
    SILVER,
    THE_TRASH,
    TOPDECK,
    TRASH,
)


class Baron(Card):
    """+1 Buy. You may discard an Estate for +4 Coins; if you do not, gain an Estate."""

    def play(self, me: Player) -> None:
        me.buys += 1
        if me.may_discard_one(only(me.mine[ESTATE])) != NONE:
            me.coins += 4
        else:
            me.gain(ESTATE)


class Bridge(Card):
    """+1 Buy, +1 Coin. For the rest of the turn every card, wherever it is, costs 1 Coin less."""

    def prepare(self, setup: Setup) -> None:
        setup.changes_costs(self.number)

    def play(self, me: Player) -> None:
        me.buys += 1
        me.coins += 1
        me.table.discount += 1


class Conspirator(Card):
    """+2 Coins. If this is at least the third time you play an Action this turn: +1 Card and
    +1 Action."""

    def play(self, me: Player) -> None:
        me.coins += 2
        if me.table.actions_played >= 3:
            me.draw(1)
            me.actions += 1


class Coppersmith(Card):
    """For the rest of the turn each Copper gives 1 Coin more when you play it."""

    def play(self, me: Player) -> None:
        me.table.mark_turn(self.number)

    def on_play_this_turn(self, me: Player, played: i64) -> None:
        if played == COPPER:
            me.coins += me.table.this_turn[self.number]

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return False


class Courtier(Card):
    """Show a card from your hand. For each type it has, choose a different one of these: +1 Action;
    +1 Buy; +3 Coins; gain a Gold."""

    def play(self, me: Player) -> None:
        c = me.must_pick_in_hand(REVEAL)
        if c == NONE:
            return
        me.reveal(c)
        n = me.setup.n_types(c)
        chosen = me.choose_different(n, ("+1 Action", "+1 Buy", "+3 Coins", "gain Gold"))
        if "+1 Action" in chosen:
            me.actions += 1
        if "+1 Buy" in chosen:
            me.buys += 1
        if "+3 Coins" in chosen:
            me.coins += 3
        if "gain Gold" in chosen:
            me.gain(GOLD)


class Courtyard(Card):
    """+3 Cards. Then one card from your hand goes back on top of your deck."""

    def play(self, me: Player) -> None:
        me.draw(3)
        me.must_topdeck(1)


class Diplomat(Card):
    """+2 Cards. With five or fewer cards in hand after that, +2 Actions.

    When another player plays an Attack and you hold five cards or more, you may show this to draw
    two cards and then discard three."""

    def play(self, me: Player) -> None:
        me.draw(2)
        if me.hand.n <= 5:
            me.actions += 2

    def can_react(self, me: Player) -> bool:
        return me.hand.n >= 5

    def on_attack(self, me: Player) -> bool:
        me.draw(2)
        me.must_discard(3)
        return True


class Duke(Card):
    """Worth 1 VP for each Duchy you own."""

    def points(self, me: Player) -> i64:
        return me.owned[DUCHY]


class GreatHall(Card):
    """+1 Card, +1 Action. Worth 1 VP."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1


class Harem(Card):
    """+2 Coins. Worth 2 VP."""


class Ironworks(Card):
    """Gain a card costing up to 4 Coins. If it is an Action: +1 Action; a Treasure: +1 Coin; a
    Victory card: +1 Card."""

    def play(self, me: Player) -> None:
        c = me.gain_costing_up_to(4)
        if c == NONE:
            return
        if me.setup.is_action(c):
            me.actions += 1
        if me.setup.is_treasure(c):
            me.coins += 1
        if me.setup.is_victory(c):
            me.draw(1)


class Lurker(Card):
    """+1 Action. Choose: trash an Action card that lies in the Supply; or gain an Action card that
    lies in the trash."""

    def play(self, me: Player) -> None:
        me.actions += 1
        if me.choose(("trash", "gain")) == "trash":
            c = me.must_pick(TRASH, me.table.on_offer() & me.setup.actions, PILES)
            if c != NONE:
                me.trash_from_supply(c)
        else:
            c = me.must_pick(GAIN, me.table.trash.kinds() & me.setup.actions, THE_TRASH)
            if c != NONE:
                me.gain_from_trash(c)


class Masquerade(Card):
    """+2 Cards. All players at once pass a card from hand to their left neighbour; whoever has
    none in hand is left out. Then you may trash a card from your hand. (First edition: a player
    without cards passes nothing, but is passed one.)"""

    def play(self, me: Player) -> None:
        me.draw(2)
        givers = [p for p in me.everybody() if p.hand.n > 0]
        receivers = [p.left() for p in givers]
        if me.setup.edition.masquerade_passes_over:
            receivers = [*givers[1:], *givers[:1]]
        cards = [p.must_pick_in_hand(PASS) for p in givers]
        for giver, c, receiver in zip(givers, cards, receivers, strict=True):
            if giver is not receiver:
                giver.pass_card(c, receiver)
        me.may_trash_one()


class Mill(Card):
    """+1 Card, +1 Action. You may discard two cards for +2 Coins. Worth 1 VP."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        if me.may_discard(2) == 2:
            me.coins += 2


class MiningVillage(Card):
    """+1 Card, +2 Actions. Now or never this may be trashed, which is worth +2 Coins."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 2
        if me.is_still_in_play() and me.may_choose("trash", self.number):
            me.trash_this()
            me.coins += 2


class Minion(Card):
    """+1 Action. Choose: +2 Coins; or discard your hand and draw four cards, and so do all other
    players with five or more cards in hand."""

    def play(self, me: Player) -> None:
        me.actions += 1
        if me.choose(("+2 Coins", "discard hand")) == "+2 Coins":
            me.coins += 2
            return
        me.discard_hand()
        me.draw(4)
        for p in me.victims():
            if p.hand.n >= 5:
                p.discard_hand()
                p.draw(4)


class Nobles(Card):
    """Either +3 Cards or +2 Actions, as you like. Worth 2 VP."""

    def play(self, me: Player) -> None:
        if me.choose(("+3 Cards", "+2 Actions")) == "+3 Cards":
            me.draw(3)
        else:
            me.actions += 2


class Patrol(Card):
    """+3 Cards. Show the next four cards of your deck. The Victory cards and Curses among them come
    into your hand, the others go back in any order."""

    def play(self, me: Player) -> None:
        me.draw(3)
        me.reveal_top(4)
        me.take_revealed_in(me.setup.victories | me.setup.curses)
        me.put_back_in_any_order()


class Pawn(Card):
    """Choose two different ones: +1 Card; +1 Action; +1 Buy; +1 Coin."""

    def play(self, me: Player) -> None:
        chosen = me.choose_different(2, ("+1 Card", "+1 Action", "+1 Buy", "+1 Coin"))
        if "+1 Card" in chosen:
            me.draw(1)
        if "+1 Action" in chosen:
            me.actions += 1
        if "+1 Buy" in chosen:
            me.buys += 1
        if "+1 Coin" in chosen:
            me.coins += 1


class Replace(Card):
    """Trash a card from your hand and gain one costing up to 2 Coins more. If that is an Action or
    a Treasure, it goes on top of your deck; if it is a Victory card, all other players gain a
    Curse."""

    def play(self, me: Player) -> None:
        c = me.must_trash_one()
        if c == NONE:
            return
        gained = me.gain_costing_up_to(me.cost(c) + 2)
        if gained == NONE:
            return
        if me.setup.is_action(gained) or me.setup.is_treasure(gained):
            me.topdeck_landed(gained)
        if me.setup.is_victory(gained):
            for p in me.victims():
                p.gain(CURSE)


class Saboteur(Card):
    """All other players reveal cards from their deck until one costs 3 Coins or more. It is
    trashed, and its owner may gain a card costing at least 2 Coins less. The other revealed cards
    are discarded."""

    def play(self, me: Player) -> None:
        for p in me.victims():
            c = p.reveal_until(me.table.costing_coins_from(3))
            if c != NONE:
                p.trash_revealed(c)
                p.may_gain_one_of(me.table.costing_up_to(cheaper(me.cost(c), 2)))
            p.discard_all_revealed()


class Scout(Card):
    """+1 Action. Show the four uppermost cards of your deck. The Victory cards among them come into
    your hand, the others go back in any order."""

    def play(self, me: Player) -> None:
        me.actions += 1
        me.reveal_top(4)
        me.take_revealed_in(me.setup.victories)
        me.put_back_in_any_order()


class SecretChamber(Card):
    """Discard as many cards from hand as you like for +1 Coin each.

    When another player plays an Attack, you may show this to draw two cards and then put two cards
    from your hand on top of your deck."""

    def play(self, me: Player) -> None:
        me.coins += me.discard_any_number()

    def on_attack(self, me: Player) -> bool:
        me.draw(2)
        me.must_topdeck(2)
        return True


class SecretPassage(Card):
    """+2 Cards, +1 Action. Then hide a card from your hand anywhere in your deck."""

    def play(self, me: Player) -> None:
        me.draw(2)
        me.actions += 1
        c = me.must_pick_in_hand(TOPDECK)
        if c != NONE:
            me.bury(c)


class ShantyTown(Card):
    """+2 Actions. Show your hand; if there is no Action card in it, +2 Cards."""

    def play(self, me: Player) -> None:
        me.actions += 2
        me.reveal_hand()
        if me.hand.count_in(me.setup.actions) == 0:
            me.draw(2)


class Steward(Card):
    """Pick one of three: +2 Cards, +2 Coins, or two cards from your hand are trashed."""

    def play(self, me: Player) -> None:
        way = me.choose(("+2 Cards", "+2 Coins", "trash"))
        if way == "+2 Cards":
            me.draw(2)
        elif way == "+2 Coins":
            me.coins += 2
        else:
            me.must_trash(2)


class Swindler(Card):
    """+2 Coins. The top card of every other player's deck is trashed, and its owner gains a card of
    the same cost that you pick."""

    def play(self, me: Player) -> None:
        me.coins += 2
        for p in me.victims():
            if p.reveal_top() > 0:
                c = p.revealed.top()
                p.trash_revealed(c)
                same = me.table.costing_exactly(me.cost(c))
                gained = me.must_pick_for(p, GAIN, same, PILES, c)
                if gained != NONE:
                    p.gain(gained)


class Torturer(Card):
    """+3 Cards. All other players choose for themselves: discard two cards; or gain a Curse into
    hand."""

    def play(self, me: Player) -> None:
        me.draw(3)
        for p in me.victims():
            if p.choose(("gain Curse", "discard two")) == "gain Curse":
                p.gain(CURSE, HAND)
            else:
                p.must_discard(2)


class TradingPost(Card):
    """Trash two cards from your hand; for two, but not for a single one, gain a Silver into your
    hand."""

    def play(self, me: Player) -> None:
        if me.must_trash(2) == 2:
            me.gain(SILVER, HAND)


class Tribute(Card):
    """Your left neighbour reveals and discards the two uppermost cards of the deck. For each
    different one you get: an Action: +2 Actions; a Treasure: +2 Coins; a Victory card: +2 Cards."""

    def play(self, me: Player) -> None:
        left = me.left()
        left.reveal_top(2)
        revealed = left.revealed.kinds()
        left.discard_all_revealed()
        for c in listed(revealed):
            if me.setup.is_action(c):
                me.actions += 2
            if me.setup.is_treasure(c):
                me.coins += 2
            if me.setup.is_victory(c):
                me.draw(2)


class Upgrade(Card):
    """+1 Card, +1 Action. Trash a card from your hand and gain one costing exactly 1 Coin more."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        c = me.must_trash_one()
        if c != NONE:
            me.gain_costing_exactly(me.cost(c) + 1)


class WishingWell(Card):
    """+1 Card, +1 Action. Name a card, then reveal the top card of your deck: if it is the one you
    named, it comes into your hand."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        named = me.name_a_card()
        if me.reveal_top() > 0:
            c = me.revealed.top()
            if me.setup.faces[c] == named:
                me.take_revealed(c)
            else:
                me.put_back(c)
