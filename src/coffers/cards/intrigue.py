"""Intrigue: choices, and cards of two types; both editions."""

from coffers.engine.card import Card
from coffers.engine.player import Player


class GreatHall(Card):
    """+1 Card, +1 Action. Worth 1 VP."""

    def play(self, me: Player) -> None:
        me.draw(1)
        me.actions += 1
