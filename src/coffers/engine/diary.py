"""The turn so far, for whoever looks ahead.

A table can only be copied between two turns. Who wants to try out what could be done in the middle
of one takes the table at its start and plays it again with the same answers.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coffers.engine.rng import Seed, seeded

if TYPE_CHECKING:
    from coffers.engine.table import Table


@final
class Diary:
    """A table at the start of the turn, and the answers since, whoever gave them."""

    start: "Table"
    answers: vec[i64]
    reseeds: dict[int, Seed]  # a new seed from the answer with that number on

    def __init__(
        self, start: "Table", answers: vec[i64], reseeds: dict[int, Seed] | None = None
    ) -> None:
        self.start = start
        self.answers = answers
        self.reseeds = {} if reseeds is None else reseeds

    def begin_turn(self, table: "Table") -> None:
        self.start.close()
        self.start = table.copy()
        self.answers = vec[i64]()

    def note(self, answer: i64) -> None:
        self.answers = append(self.answers, answer)

    def again(self, table: "Table", number: i64) -> i64:
        """The answer with that number, at a table where the turn is played again."""
        if self.reseeds and number in self.reseeds:
            table.rng = seeded(self.reseeds[number])
        return self.answers[number]
