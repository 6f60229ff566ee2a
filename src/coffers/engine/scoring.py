"""Who has won."""

from mypy_extensions import i64

from coffers.engine.table import Table


def scores(table: Table) -> list[int]:
    return [p.score() for p in table.players]


def winners(table: Table) -> list[int]:
    """Most points; of those who tie, the ones with the fewest turns, sharing the win (END-13)."""
    best: i64 = -1000000
    fewest: i64 = 0
    for p in table.players:
        s = p.score()
        if s > best or (s == best and p.turns < fewest):
            best = s
            fewest = p.turns
    return [p.index for p in table.players if p.score() == best and p.turns == fewest]
