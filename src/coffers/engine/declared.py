"""Tokens, counters and mats: a card declares what it needs, and everybody goes by that.

Copies, views, scenarios, saves, the terminal and the browser know them by their names only, which
are the words of scenarios: `vp`, `trade_route`, `tavern`.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Counter:
    """A number: of the table, of every player, of every pile... (`of`, engine/vocabulary.py)."""

    name: str
    of: i64
    first: i64  # where its numbers begin in `Table.counters`

    def __init__(self, name: str, of: i64, first: i64) -> None:
        self.name = name
        self.of = of
        self.first = first


@final
@mypyc_attr(acyclic=True)
class Mat:
    """A place for cards: one of the table, or one of every player."""

    name: str
    of: i64  # TABLE or PLAYER
    face_down: bool  # only its player may look at the cards (nobody, if it is the table's)
    number: i64  # among the mats of the table, or of a player

    def __init__(self, name: str, of: i64, face_down: bool, number: i64) -> None:
        self.name = name
        self.of = of
        self.face_down = face_down
        self.number = number
