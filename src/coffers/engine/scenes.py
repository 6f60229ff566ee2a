"""Scenes: what happens in a game, cut where it makes no difference who holds which cards.

Whether somebody is asked something depends on cards that the others may not know: no Action in
hand, no question which to play. So what the others are shown must not be cut where a question is
asked, but wherever one could have been. Each such place ends a scene, whether anybody is asked or
not, if anything has changed for all to see since the last one. Two games in which the same public
things happen have the same scenes, whatever lies in hands and decks.
"""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from coffers.engine.decisions import Paused
from coffers.engine.piles import only
from coffers.engine.vocabulary import NONE

if TYPE_CHECKING:
    from coffers.engine.table import Table


@final
@mypyc_attr(acyclic=True)
class Scenes:
    """How far a game has come, counted in scenes."""

    n: i64  # how many there have been since the beginning, this one included
    considered: i64  # the players (a set) who were or could have been asked something in this one
    last: i64  # ... and the last of them
    stop_at: i64  # the scene at which the game is to pause, or NONE
    told: i64  # what all could see when this one began: how many events of the turn...
    actions: i64
    buys: i64
    coins: i64
    potions: i64

    def __init__(self, n: i64, last: i64) -> None:
        self.n = n
        self.considered = 0
        self.last = last
        self.stop_at = NONE
        self.told = NONE
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.potions = 0

    def copy(self) -> "Scenes":
        """A copy between two turns, where all that is left of a scene is its number."""
        return Scenes(self.n, self.last)

    def consider(self, table: "Table", player: i64) -> None:
        """A player is asked now, or would be if they had other cards."""
        current = table.current()
        told: i64 = len(table.log)
        if (
            told != self.told
            or current.coins != self.coins
            or current.actions != self.actions
            or current.buys != self.buys
            or current.potions != self.potions
        ):
            self.n += 1
            self.considered = 0
            self.told = told
            self.actions = current.actions
            self.buys = current.buys
            self.coins = current.coins
            self.potions = current.potions
        self.considered |= only(player)
        if player != self.last:
            # Whoever decided before learns whether somebody else is asked: no way back from here.
            self.last = player
            table.learnt += 1
        if self.n == self.stop_at:
            raise Paused()
