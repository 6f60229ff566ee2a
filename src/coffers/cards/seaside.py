"""Seaside: Durations, mats, Embargo tokens, an extra turn."""

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.piles import small_pile
from coffers.engine.player import Player
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import NONE, SET_ASIDE


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
