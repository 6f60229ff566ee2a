"""Seaside: Durations, mats, Embargo tokens, an extra turn."""

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.costs import coins_of
from coffers.engine.piles import only, small_pile
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import (
    COPPER,
    CURSE,
    DECK,
    DISCARD,
    EMBARGO,
    GOLD,
    HAND,
    NONE,
    PILE,
    PILES,
    PLAYER,
    PROVINCE,
    RETURN,
    REVEAL,
    SET_ASIDE,
    SILVER,
    TOPDECK,
    TRASH,
    TURNED_UP,
)


class Ambassador(Card):
    """Show a card from your hand. Up to two copies of it go from your hand back to its pile in the
    Supply; then all other players gain a copy of it."""

    def play(self, me: Player) -> None:
        c = me.must_pick_in_hand(REVEAL)
        if c == NONE:
            return
        me.reveal(c)
        if me.setup.in_supply(c):
            for _ in range(2):
                if me.may_pick_more(RETURN, me.hand.kinds & only(c), HAND) == NONE:
                    break
                me.return_to_pile(c)
        for p in me.victims():
            p.gain_copy(c)


class Bazaar(Card):
    """+1 Card, +2 Actions, +1 Coin."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 2
        me.coins += 1


class Caravan(Card):
    """+1 Card, +1 Action. At the start of your next turn, +1 Card."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.comes_back()

    def on_next_turn(self, me: Player, note: Note) -> None:
        me.draw(1)


class Cutpurse(Card):
    """+2 Coins. All other players discard a Copper; whoever holds none reveals the hand to prove
    it."""

    def play(self, me: Player) -> None:
        me.coins += 2
        for p in me.victims():
            if p.hand.has(COPPER):
                p.discard(COPPER)
            else:
                p.reveal_hand()


class Embargo(Card):
    """+2 Coins. Trash this and put an Embargo token on a pile of the Supply. From then on whoever
    buys a card of that pile gains a Curse for each token on it."""

    tokens: i64

    def prepare(self, setup: Setup) -> None:
        self.tokens = setup.counter("embargo", of=PILE)

    def play(self, me: Player) -> None:
        me.coins += 2
        me.trash_this()
        me.put_token_on(self.tokens, me.must_pick(EMBARGO, me.setup.supply_piles(), PILES))

    def on_buy_in_game(self, me: Player, bought: i64) -> None:
        for _ in range(self.tokens_for(me, bought)):
            me.gain(CURSE)

    def tokens_for(self, me: Player, bought: i64) -> i64:
        return me.table.tokens_on(self.tokens, me.setup.pile_of[bought])

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return self.tokens_for(me, c) > 0 and me.table.can_be_had(CURSE)


class Explorer(Card):
    """Gain a Silver into your hand, or a Gold if you choose to show a Province from it."""

    def play(self, me: Player) -> None:
        if me.may_reveal(PROVINCE, NONE):
            me.gain(GOLD, HAND)
        else:
            me.gain(SILVER, HAND)


class FishingVillage(Card):
    """+2 Actions, +1 Coin. At the start of your next turn, +1 Action and +1 Coin."""

    def play(self, me: Player) -> None:
        me.actions += 2
        me.coins += 1
        me.comes_back()

    def on_next_turn(self, me: Player, note: Note) -> None:
        me.actions += 1
        me.coins += 1


class GhostShip(Card):
    """+2 Cards. All other players put cards from hand on top of their deck until three are left."""

    def play(self, me: Player) -> None:
        me.draw(2)
        for p in me.victims():
            p.topdeck_down_to(3)


class Haven(Card):
    """+1 Card, +1 Action. Set a card from your hand aside, face down; it comes back to your hand
    at the start of your next turn."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        c = me.must_pick_in_hand(SET_ASIDE)
        if c != NONE:
            me.set_aside(c, face_down=True)
            cargo = small_pile()
            cargo.add(c)
            me.comes_back(cargo)

    def on_next_turn(self, me: Player, note: Note) -> None:
        me.take_from_aside(note.cargo.top(), face_down=True)

    def lays_aside(self) -> i64:
        return 1


class Island(Card):
    """Put this and a card from your hand on your Island mat; both are yours at the end of the game.
    Worth 2 VP."""

    mat: i64

    def prepare(self, setup: Setup) -> None:
        self.mat = setup.mat("island", PLAYER, face_down=False)

    def play(self, me: Player) -> None:
        me.put_this_on_mat(self.mat)
        c = me.must_pick_in_hand(SET_ASIDE)
        if c != NONE:
            me.put_from_hand_on_mat(self.mat, c)


class Lighthouse(Card):
    """+1 Action, +1 Coin. At the start of your next turn, +1 Coin.

    While this is in play, Attacks that other players play do not affect you."""

    def prepare(self, setup: Setup) -> None:
        setup.keeps_attacks_off(self.number)

    def play(self, me: Player) -> None:
        me.actions += 1
        me.coins += 1
        me.comes_back()

    def on_next_turn(self, me: Player, note: Note) -> None:
        me.coins += 1


class Lookout(Card):
    """+1 Action. Look at the three uppermost cards of your deck: trash one, discard one, put the
    last one back."""

    def play(self, me: Player) -> None:
        me.actions += 1
        me.look_at_top(3)
        c = me.must_pick(TRASH, me.revealed.kinds(), TURNED_UP)
        if c != NONE:
            me.trash_revealed(c)
        c = me.must_pick(DISCARD, me.revealed.kinds(), TURNED_UP)
        if c != NONE:
            me.discard_revealed(c)
        me.put_back_in_any_order()


class MerchantShip(Card):
    """+2 Coins, now and at the start of your next turn."""

    def play(self, me: Player) -> None:
        me.coins += 2
        me.comes_back()

    def on_next_turn(self, me: Player, note: Note) -> None:
        me.coins += 2


class NativeVillage(Card):
    """+2 Actions. Choose: the top card of your deck goes, face down, on your Native Village mat; or
    all cards of that mat come into your hand. You may look at them at any time."""

    mat: i64

    def prepare(self, setup: Setup) -> None:
        self.mat = setup.mat("native_village", PLAYER, face_down=True)

    def play(self, me: Player) -> None:
        me.actions += 2
        if me.choose(("put on mat", "take from mat")) == "put on mat":
            me.put_top_on_mat(self.mat)
        else:
            me.take_all_from_mat(self.mat)


class Navigator(Card):
    """+2 Coins. Look at the five uppermost cards of your deck. Discard them all, or put them all
    back in any order."""

    def play(self, me: Player) -> None:
        me.coins += 2
        if me.look_at_top(5) > 0:
            if me.choose(("discard", "topdeck")) == "discard":
                me.discard_all_revealed()
            else:
                me.put_back_in_any_order()


class Outpost(Card):
    """In this turn's Clean-up you draw only three cards. Then you take an extra turn, unless it
    would be your third one in a row."""

    def play(self, me: Player) -> None:
        table = me.table
        table.new_hand = 3
        if table.before == me.index:
            return  # nothing comes of it later, so it does not stay (SEA-OUTPOST-8)
        me.comes_back()
        table.give_turn(me.index, me.index, self.number, third=False)


class PearlDiver(Card):
    """+1 Card, +1 Action. See which card lies at the bottom of your deck; if you like, it goes on
    top."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        c = me.look_at_bottom()
        if c == NONE:
            return
        if me.may_pick(TOPDECK, only(c), TURNED_UP, c) == c:
            me.put_back(c)
        else:
            me.put_at_bottom(c)


class PirateShip(Card):
    """Choose: all other players reveal the two uppermost cards of their deck, a Treasure among them
    that you pick is trashed, the rest is discarded, and if any Treasure was trashed you put a Coin
    token on your Pirate Ship mat; or +1 Coin for each token on that mat."""

    tokens_on_mat: i64

    def prepare(self, setup: Setup) -> None:
        self.tokens_on_mat = setup.counter("pirate_ship", of=PLAYER)

    def play(self, me: Player) -> None:
        if me.choose(("attack", "coins")) == "coins":
            me.coins += me.tokens(self.tokens_on_mat)
            return
        booty = False
        for p in me.victims():
            p.reveal_top(2)
            treasures = p.revealed.kinds() & me.setup.treasures
            c = me.must_pick_for(p, TRASH, treasures, TURNED_UP)
            if c != NONE:
                p.trash_revealed(c)
                booty = True
            p.discard_all_revealed()
        if booty:
            me.get_tokens(self.tokens_on_mat, 1)


class Salvager(Card):
    """+1 Buy. Trash a card from your hand for Coins equal to its cost."""

    def play(self, me: Player) -> None:
        me.buys += 1
        c = me.must_trash_one()
        if c != NONE:
            me.coins += coins_of(me.cost(c))


class SeaHag(Card):
    """All other players discard the top card of their deck and gain a Curse onto it."""

    def play(self, me: Player) -> None:
        for p in me.victims():
            p.discard_top()
            p.gain(CURSE, DECK)


class Smugglers(Card):
    """Of the cards that your right neighbour gained in their last turn, gain a copy of one that
    costs up to 6 Coins."""

    def play(self, me: Player) -> None:
        me.gain_costing_up_to(6, me.right().gained_last)


class Tactician(Card):
    """Discard your hand. If that was at least one card: +5 Cards, +1 Buy and +1 Action at the
    start of your next turn."""

    def play(self, me: Player) -> None:
        if me.hand.n > 0:
            me.discard_hand()
            me.comes_back()

    def on_next_turn(self, me: Player, note: Note) -> None:
        me.draw(5)
        me.buys += 1
        me.actions += 1


class TreasureMap(Card):
    """Trash this, and with it a second Treasure Map from your hand. If two of them went that way,
    gain four Golds, which lie on your deck."""

    def play(self, me: Player) -> None:
        trashed = me.trash_this()
        if me.hand.has(self.number):
            me.trash(self.number)
            if trashed:
                for _ in range(4):
                    me.gain(GOLD, DECK)


class Treasury(Card):
    """+1 Card, +1 Action, +1 Coin.

    Discarded from play in a turn in which you have bought no Victory card, this may go on top of
    your deck."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
        me.coins += 1

    def on_own_discard_from_play(self, me: Player) -> None:
        if self.may_go_back(me):
            me.may_topdeck_this(self.number)

    def may_go_back(self, me: Player) -> bool:
        return me.table.purchases & me.setup.victories == 0

    def order_matters(self, me: Player, moment: i64, c: i64) -> bool:
        return self.may_go_back(me)


class Warehouse(Card):
    """+3 Cards, +1 Action. Discard three cards."""

    def play(self, me: Player) -> None:
        me.draw(3)
        me.actions += 1
        me.must_discard(3)


class Wharf(Card):
    """+2 Cards and +1 Buy, now and at the start of your next turn."""

    def play(self, me: Player) -> None:
        self.both_times(me)
        me.comes_back()

    def on_next_turn(self, me: Player, note: Note) -> None:
        self.both_times(me)

    def both_times(self, me: Player) -> None:
        me.draw(2)
        me.buys += 1
