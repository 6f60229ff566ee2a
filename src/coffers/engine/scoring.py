"""Who has won."""

from mypy_extensions import i64

from coffers.engine.table import Table


def scores(table: Table) -> list[int]:
    return [p.score() for p in table.players]


def winners(table: Table, among: list[int] | None = None) -> list[int]:
    """Most points; of those who tie, the ones with the fewest turns, sharing the win (END-13).

    Where some have left the game, only the others can win."""
    best: i64 = -1000000
    fewest: i64 = 0
    players = table.players if among is None else [table.players[i] for i in among]
    for p in players:
        s = p.score()
        if s > best or (s == best and p.turns < fewest):
            best = s
            fewest = p.turns
    return [p.index for p in players if p.score() == best and p.turns == fewest]
