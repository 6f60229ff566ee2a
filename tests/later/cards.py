"""Cards of later expansions, written as they would stand in `coffers.cards`.

They prove that a later card is only a card. Nobody can play with them outside these tests: they
have no texts, and no bot knows them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.costs import POTION
from coffers.engine.piles import listed, only
from coffers.engine.player import Player
from coffers.engine.setup import Guise, Setup, hears
from coffers.engine.table import Table
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import (
    ACTION,
    CASTLE,
    DISCARD,
    DUCHY,
    ESTATE,
    GOLD,
    HAND,
    NONE,
    PILES,
    PLAY,
    PLAYER,
    PROVINCE,
    SET_ASIDE,
    SILVER,
    TOPDECK,
    TRASH,
    VICTORY,
)

# ---- Dark Ages -------------------------------------------------------------------------------


class BandOfMisfits(Card):
    """Play this as a cheaper Action of the Supply. It is that card until it leaves play."""

    def play(self, me: Player) -> None:
        cheaper = me.table.costing_less_than(me.cost(self.number))
        c = me.must_pick(PLAY, cheaper & me.setup.actions, PILES)
        if c != NONE:
            me.play_as(c)


class Procession(Card):
    """You may play an Action from your hand two times in a row. Trash it, and gain an Action that
    costs exactly 1 Coin more."""

    def play(self, me: Player) -> None:
        c = me.may_pick_in_hand(PLAY, me.setup.actions)
        if c != NONE:
            stamp = me.play_from_hand(c, times=2)
            me.trash_copy(stamp)
            me.gain_costing_exactly(me.cost(c) + 1, me.setup.actions)


# ---- Adventures ------------------------------------------------------------------------------


class Inheritance(Card):
    """Once per game: set aside an Action of the Supply that costs up to 4 Coins and is no Victory
    card. From now on your Estates have its abilities and types as well."""

    def guises(self, cards: list[Card]) -> list[Guise]:
        return [
            Guise(ESTATE, card.number)
            for card in cards
            if card.types & ACTION
            and not card.types & VICTORY
            and card.in_supply
            and card.cost < POTION
            and hears(card, "play")
        ]

    def may_be_bought(self, me: Player) -> bool:
        return me.mine[ESTATE] == ESTATE

    def on_own_buy(self, me: Player, overpaid: i64) -> None:
        options = me.table.costing_up_to(4) & me.setup.actions & ~me.setup.victories
        c = me.must_pick(SET_ASIDE, options, PILES)
        if c != NONE:
            me.set_aside_from_pile(c)
            me.turn_into(ESTATE, me.setup.guise(ESTATE, c))


class RoyalCarriage(Card):
    """+1 Action. Put this on your Tavern mat.

    Directly after playing an Action that is still in play, you may call this to play it again."""

    tavern: i64

    def prepare(self, setup: Setup) -> None:
        self.tavern = setup.mat("tavern", PLAYER, face_down=False)

    def play(self, me: Player) -> None:
        me.actions += 1
        me.put_this_on_mat(self.tavern)

    def on_after_play_on_mat(self, me: Player, played: i64) -> None:
        this = me.table.this
        if me.setup.is_action(played) and me.in_play.find(this) != NONE:
            carriage = me.may_call(self.tavern, self.number, played)
            if carriage != NONE:
                me.play_again(played, this, carriage)


# ---- Empires ---------------------------------------------------------------------------------


class Enchantress(Card):
    """Until your next turn, the first Action that each other player plays in their turn gives
    +1 Card and +1 Action instead of what it says. At the start of your next turn, +2 Cards."""

    def play(self, me: Player) -> None:
        me.comes_back()

    def instead_of_others_play(self, me: Player, played: i64, note: Note) -> bool:
        table = me.table
        p = table.players[table.happens_to]
        if not note.concerns(p.index) or p.index != table.turn:
            return False
        if not me.setup.is_action(played) or table.this_turn[self.number] > 0:
            return False
        table.mark_turn(self.number)
        p.draw(1)
        p.actions += 1
        return True

    def on_next_turn(self, me: Player, note: Note) -> None:
        me.draw(2)


class MountainPass(Card):
    """After the turn in which somebody is the first of all to gain a Province, each player bids
    once, up to 40 Debt, that player last. Whoever bids most takes 8 VP and that Debt."""

    gainer: i64

    def prepare(self, setup: Setup) -> None:
        setup.uses_debt()
        self.gainer = setup.counter("mountain_pass", PLAYER)

    def on_gain_in_game(self, me: Player, gained: i64) -> None:
        if gained == PROVINCE and all(p.tokens(self.gainer) == 0 for p in me.table.players):
            me.add_tokens(self.gainer, 1)
            me.table.mark_turn(self.number)

    def on_between_turns_this_turn(self, me: Player) -> None:
        gainer = next(p for p in me.table.players if p.tokens(self.gainer) > 0)
        highest = 0
        winner = gainer
        for p in [*gainer.opponents(), gainer]:
            bid = p.bid(highest + 1, 40)
            if bid > 0:
                highest = bid
                winner = p
        if highest > 0:
            winner.take_points(8)
            winner.get_tokens(me.setup.debt, highest)

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return False


# ---- Empires: Castles ------------------------------------------------------------------------

CASTLES: Final = (  # from the top
    "Humble Castle",
    "Crumbling Castle",
    "Small Castle",
    "Haunted Castle",
    "Opulent Castle",
    "Sprawling Castle",
    "Grand Castle",
    "King's Castle",
)
TWICE: Final = ("Humble Castle", "Small Castle", "Opulent Castle", "King's Castle")


class Castles(Card):
    """A pile of eight different Castles, the cheapest on top."""

    def brings(self) -> list[str]:
        return list(CASTLES)

    def prepare(self, setup: Setup) -> None:
        setup.mixed_pile(self.number, [setup.number(name) for name in CASTLES])

    def set_up(self, table: Table) -> None:
        pile: list[int] = []
        for name in reversed(CASTLES):
            copies = 2 if name in TWICE and table.setup.n_players > 2 else 1
            pile += [table.setup.number(name)] * copies
        table.lay_pile(self.number, vec[i64](pile))


def castles_of(me: Player) -> int:
    """How many Castles a player has."""
    return sum(me.owned[c] for c in listed(me.setup.of_type(CASTLE)))


class HumbleCastle(Card):
    """+1 Coin. Worth 1 VP for each Castle you have."""

    def points(self, me: Player) -> i64:
        return castles_of(me)


class CrumblingCastle(Card):
    """Worth 1 VP. When you gain or trash it: +1 VP, and you gain a Silver."""

    def on_own_gain(self, me: Player) -> None:
        self.crumble(me)

    def on_own_trash(self, me: Player) -> None:
        self.crumble(me)

    def crumble(self, me: Player) -> None:
        me.take_points(1)
        me.gain(SILVER)


class SmallCastle(Card):
    """Trash this or a Castle from your hand; if you do, gain a Castle. Worth 2 VP."""

    def play(self, me: Player) -> None:
        here = me.in_play.find(me.table.this) != NONE
        options = me.hand.kinds & me.setup.of_type(CASTLE)
        c = me.must_pick(TRASH, options | only(self.number) if here else options, NONE)
        if c == NONE:
            return
        if c != self.number or not here or not me.trash_this():
            me.trash(c)
        top = me.table.top(me.setup.pile_of[self.number])
        if top != NONE:
            me.gain(top)


class HauntedCastle(Card):
    """Worth 2 VP. When you gain it in your turn: gain a Gold, and everybody else with five or more
    cards in hand puts two of them on their deck."""

    def on_own_gain(self, me: Player) -> None:
        if me is not me.table.current():
            return
        me.gain(GOLD)
        for p in me.opponents():
            if p.hand.n >= 5:
                p.topdeck(p.must_pick_in_hand(TOPDECK))
                p.topdeck(p.must_pick_in_hand(TOPDECK))


class OpulentCastle(Card):
    """Discard any number of Victory cards from your hand for +2 Coins each. Worth 3 VP."""

    def play(self, me: Player) -> None:
        while True:
            c = me.may_pick_more(DISCARD, me.hand.kinds & me.setup.victories, HAND)
            if c == NONE:
                return
            me.discard(c)
            me.coins += 2


class SprawlingCastle(Card):
    """Worth 4 VP. When you gain it, gain a Duchy or three Estates."""

    def on_own_gain(self, me: Player) -> None:
        if me.choose(("gain Duchy", "gain Estates")) == "gain Duchy":
            me.gain(DUCHY)
        else:
            for _ in range(3):
                me.gain(ESTATE)


class GrandCastle(Card):
    """Worth 5 VP. When you gain it, reveal your hand: +1 VP for each Victory card in it and in
    play."""

    def on_own_gain(self, me: Player) -> None:
        me.reveal_hand()
        victories = me.setup.victories
        in_hand = sum(me.hand.count(c) for c in listed(me.hand.kinds & victories))
        me.take_points(in_hand + me.in_play.count_in(victories))


class KingsCastle(Card):
    """Worth 2 VP for each Castle you have."""

    def points(self, me: Player) -> i64:
        return 2 * castles_of(me)
