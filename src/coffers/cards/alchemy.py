"""Alchemy: Potions, and turns in which another player decides."""

from mypy_extensions import i64

from coffers.engine.card import Card
from coffers.engine.piles import only, small_pile
from coffers.engine.player import Player
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import ASIDE, NONE, PLAY, THE_TRASH, TURNED_UP


class Potion(Card):
    """A Potion to spend."""


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


class Possession(Card):
    """After this turn the player to your left takes an extra one, in which you see what that
    player may see, and decide. What that player would gain in it, you gain; their trashed cards
    are set aside, and lie on their discard pile when the turn is over."""

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
        return me.controller != me.index
