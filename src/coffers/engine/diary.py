"""The turn so far, for whoever looks ahead.

A table can only be copied between two turns. Who wants to try out what could be done in the middle
of one takes the table at its start and plays it again with the same answers.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from coffers.engine.table import Table


@final
class Diary:
    """A table at the start of the turn, and the answers since, whoever gave them."""

    start: "Table"
    answers: vec[i64]

    def __init__(self, start: "Table", answers: vec[i64]) -> None:
        self.start = start
        self.answers = answers

    def begin_turn(self, table: "Table") -> None:
        self.start.close()
        self.start = table.copy()
        self.answers = vec[i64]()

    def note(self, answer: i64) -> None:
        self.answers = append(self.answers, answer)
