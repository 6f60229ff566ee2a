"""Hints for the cards of base Dominion."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from coffers.bots.hint import UNSAID, Hint
from coffers.engine.decisions import Decision
from coffers.engine.player import Player
from coffers.engine.vocabulary import COPPER, TRASH

if TYPE_CHECKING:
    from coffers.bots.judging import Judging


class Gardens(Hint):
    more: i64 = 6  # the deck will still grow


class Moneylender(Hint):
    def use(self, bot: "Judging", me: Player) -> i64:
        return 25 if me.hand.has(COPPER) else 0

    def answer(self, bot: "Judging", me: Player, d: Decision) -> i64:
        return COPPER if d.kind == TRASH else UNSAID


class Poacher(Hint):
    more: i64 = -4  # when a pile is empty, it takes back what it gives


class ThroneRoom(Hint):
    again: i64 = 1
