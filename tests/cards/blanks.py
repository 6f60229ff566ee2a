"""Actions that do nothing: whatever happens beside them, another card did."""

from coffers.cards.library import Facts
from coffers.engine.card import Card
from coffers.engine.player import Player


class Blank(Card):
    """Nothing."""

    def play(self, me: Player) -> None:
        pass


class CheapBlank(Card):
    """Nothing."""

    def play(self, me: Player) -> None:
        pass


class DearBlank(Card):
    """Nothing."""

    def play(self, me: Player) -> None:
        pass


class BlankAttack(Card):
    """All other players are attacked with nothing."""

    def play(self, me: Player) -> None:
        me.victims()


def blank(name: str, cost: int, *types: str) -> Facts:
    return Facts(name, name, "Tests", "kingdom", types, cost)


FACTS = [
    blank("Blank", 4, "Action"),
    blank("Cheap Blank", 1, "Action"),
    blank("Dear Blank", 5, "Action"),
    blank("Blank Attack", 9, "Action", "Attack"),
]
