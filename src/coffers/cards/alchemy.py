"""Alchemy: Potions, and turns in which another player decides."""

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.costs import coins_of, potions_of
from coffers.engine.piles import only, small_pile
from coffers.engine.player import Player
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import (
    ASIDE,
    COPPER,
    CURSE,
    DUCHY,
    GOLD,
    NONE,
    PLAY,
    PLAY_AREA,
    SILVER,
    THE_TRASH,
    TOPDECK,
    TURNED_UP,
)


class Potion(Card):
    """A Potion to spend."""


class Alchemist(Card):
    """+2 Cards, +1 Action.

    When you discard this from play while you have a Potion in play, you may put this on top of your
    deck."""

    def play(self, me: Player) -> None:
        me.draw(2)
        me.actions += 1

    def on_own_discard_from_play(self, me: Player) -> None:
        if self.may_go_back(me):
            me.may_topdeck_this(self.number)

    def may_go_back(self, me: Player) -> bool:
        return me.in_play.count_in(me.setup.brewing) > 0

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return self.may_go_back(me)


class Apothecary(Card):
    """+1 Card, +1 Action. Show the four uppermost cards of your deck. The Coppers and Potions among
    them come into your hand, the others go back in any order."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.reveal_top(4)
        me.take_revealed_in(only(COPPER) | me.setup.brewing)
        me.put_back_in_any_order()


class Apprentice(Card):
    """+1 Action. Trash a card from your hand: +1 Card for each Coin it costs, and +2 Cards if it
    costs a Potion."""

    def play(self, me: Player) -> None:
        me.actions += 1
        c = me.must_trash_one()
        if c != NONE:
            cost = me.cost(c)
            me.draw(coins_of(cost) + 2 * potions_of(cost))


class Familiar(Card):
    """+1 Card, +1 Action. All other players gain a Curse."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        for p in me.victims():
            p.gain(CURSE)


class Golem(Card):
    """Reveal cards from your deck until two Actions other than Golem have turned up. Discard the
    others, then play these two in the order you like."""

    def play(self, me: Player) -> None:
        wanted = me.setup.actions & ~only(self.number)
        found = small_pile()
        while found.n < 2 and (c := me.reveal_until(wanted)) != NONE:
            me.revealed.remove(c)
            me.put_aside(c, TURNED_UP)
            found.add(c)
        me.discard_all_revealed()
        while found.n > 0:
            c = me.must_pick(PLAY, found.kinds(), ASIDE)
            found.remove(c)
            me.play_from_aside(c)


class Herbalist(Card):
    """+1 Buy, +1 Coin.

    When you discard this from play, you may put a Treasure that you have in play on top of your
    deck."""

    def play(self, me: Player) -> None:
        me.buys += 1
        me.coins += 1

    def on_own_discard_from_play(self, me: Player) -> None:
        c = me.may_pick(TOPDECK, me.in_play.kinds & me.setup.treasures, PLAY_AREA)
        if c != NONE:
            me.topdeck_from_play(c)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return me.in_play.count_in(me.setup.treasures) > 0

    def speaks_when_gone(self) -> bool:
        return True


class PhilosophersStone(Card):
    """+1 Coin for every full five cards in your deck and discard pile together. You may look
    through the discard pile while you count."""

    def play(self, me: Player) -> None:
        me.look_at_discards()
        me.coins += (me.deck.n + me.discards.n) // 5


class Possession(Card):
    """After this turn the player to your left takes an extra one, in which you see what that
    player may see, and decide. The cards that player would gain in it, you gain, onto your discard
    pile; tokens that player would get are yours, too. Their trashed cards are set aside, and lie on
    their discard pile when the turn is over. (First edition: that player keeps the tokens.)"""

    def play(self, me: Player) -> None:
        me.table.give_turn(me.left().index, me.index, self.number)

    def would_gain_in_game(self, me: Player, c: i64) -> bool:
        if me.controller == me.index:
            return False
        possessor = me.table.players[me.controller]
        if me.table.gained_from == THE_TRASH:
            possessor.gain_from_trash(c)
        else:
            possessor.gain(c)
        return True

    def on_trash_in_game(self, me: Player, trashed: i64) -> None:
        if me.controller != me.index and me.rescue_from_trash(trashed):
            kept = small_pile()
            kept.add(trashed)
            me.until_turn_end(kept)

    def on_turn_end_noted(self, me: Player, note: Note) -> None:
        me.put_aside_on_discards(note.cargo.top())

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        # a Silver is a Silver, whether Trader takes it or not
        return me.controller != me.index and c != SILVER


class ScryingPool(Card):
    """+1 Action. All players, you included, reveal the top card of their deck, and you say of each
    whether it is discarded or put back. Then reveal cards from your deck until one is no Action;
    they all come into your hand."""

    def play(self, me: Player) -> None:
        me.actions += 1
        for p in [me, *me.victims()]:
            if p.reveal_top() > 0:
                c = p.revealed.top()
                if me.choose(("discard", "topdeck"), c, p) == "discard":
                    p.discard_revealed(c)
                else:
                    p.put_back(c)
        me.reveal_until(~me.setup.actions)
        me.take_revealed_in(me.setup.every)


class Transmute(Card):
    """Trash a card from your hand. If it is an Action, gain a Duchy; a Treasure, a Transmute; a
    Victory card, a Gold."""

    def play(self, me: Player) -> None:
        c = me.must_trash_one()
        if c == NONE:
            return
        if me.setup.is_action(c):
            me.gain(DUCHY)
        if me.setup.is_treasure(c):
            me.gain_copy(self.number)
        if me.setup.is_victory(c):
            me.gain(GOLD)


class University(Card):
    """+2 Actions. You may gain an Action card costing up to 5 Coins."""

    def play(self, me: Player) -> None:
        me.actions += 2
        me.may_gain_one_of(me.table.costing_up_to(5) & me.setup.actions)


class Vineyard(Card):
    """Worth 1 VP for every full three Action cards you own."""

    def points(self, me: Player) -> i64:
        return me.owns(me.setup.actions) // 3
