"""The first game of somebody who has never played: a handful of cards, the same for everybody.

Only its own request opens such a table. It is a game like all others, but for one thing: whoever
learns may end it where it stands, to see how points are counted.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from coffers.kingdoms import Kingdom
from coffers.server.games import ServedGame
from coffers.server.records import Seat

COUNTED = "lesson"  # why a game ended that somebody had counted


class Lesson(msgspec.Struct, frozen=True):
    """What is played, data/lesson.json. The seed is chosen so that, played as the lesson says, all
    that is to be learnt comes up within a few turns."""

    cards: tuple[str, ...]
    edition: str
    bot: str
    seed: int
    plan: tuple[tuple[str, int], ...]  # what to buy, the best first, and how many of it at most

    def seats(self, name: str, holder: str) -> list[Seat]:
        """Whoever learns begins."""
        return [Seat(name=name, holder=holder), Seat(bot=self.bot)]

    def game(self, players: list[str]) -> ServedGame:
        kingdom = Kingdom.of(self.cards, platinum_colony=False, complete=False)
        return ServedGame(players, kingdom, edition=self.edition, seed=self.seed)


@cache
def lesson() -> Lesson:
    content = files("coffers.data").joinpath("lesson.json").read_bytes()
    return msgspec.json.decode(content, type=Lesson)


def is_lesson(opening: Mapping[str, Any]) -> bool:
    """Whether a table was opened for the lesson: nobody else may play with fewer than ten cards,
    a rematch has another seed, and a game played on begins with answers."""
    known = lesson()
    return (
        sorted(opening["kingdom"]) == sorted(known.cards)
        and opening["seed"] == known.seed
        and not opening["answers"]
    )
