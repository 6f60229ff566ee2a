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
from coffers.engine.rng import mixed
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
    told: i64  # how many events of the turn there were when this one began...
    looks: i64  # ... and how the table looked to everybody

    def __init__(self, n: i64, last: i64) -> None:
        self.n = n
        self.considered = 0
        self.last = last
        self.stop_at = NONE
        self.told = NONE
        self.looks = NONE

    def copy(self) -> "Scenes":
        """A copy between two turns, where all that is left of a scene is its number."""
        return Scenes(self.n, self.last)

    def consider(self, table: "Table", player: i64) -> None:
        """A player is asked now, or would be if they had other cards."""
        told: i64 = len(table.log)
        looks = open_to_all(table)
        if told != self.told or looks != self.looks:
            self.n += 1
            self.considered = 0
            self.told = told
            self.looks = looks
        self.considered |= only(player)
        if player != self.last:
            # Whoever decided before learns whether somebody else is asked: no way back from here.
            self.last = player
            table.learnt += 1
        if self.n == self.stop_at:
            raise Paused()


def open_to_all(table: "Table") -> i64:
    """A number that changes with what everybody can see of a table. Not all of it is told: coins,
    costs and what becomes of cards in play may change without an event."""
    current = table.current()
    found = mixed(mixed(current.actions, current.buys), mixed(current.coins, current.potions))
    found = mixed(mixed(found, table.seen_phase), mixed(table.discount, table.trash.n))
    for n in table.left:
        found = mixed(found, n)
    for n in table.counters:
        found = mixed(found, n)
    for p in table.players:
        found = mixed(mixed(found, p.hand.n), mixed(p.deck.n, p.discards.n))
        found = mixed(mixed(found, p.in_play.n), mixed(p.aside.n, p.aside_down.n))
        found = mixed(mixed(found, len(p.notes)), mixed(p.discards.top(), len(p.covered)))
        if not p.private:
            found = mixed(found, p.revealed.n)
        for mat in p.mats:
            found = mixed(found, mat.n)
    return found
