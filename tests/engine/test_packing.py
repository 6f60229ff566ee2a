"""A table that was packed and unpacked is the same table, and goes on as it would have."""

import inspect
from typing import Any

import pytest

from coffers.bots.random_legal import RandomLegal
from coffers.engine.packing import Numbers, pack, squeezed, unpack
from coffers.engine.piles import Hand, Pile, PlayArea
from coffers.engine.replay import digest
from coffers.engine.rng import Rng, seeded
from coffers.engine.table import Table, new_table
from coffers.engine.turn import take_turn
from coffers.game import secret_seed
from coffers.soak import drawn

SKIPPED = {"table", "setup", "agent", "asking", "telling", "log", "diary"}
"""What is not of a table itself, or is only there while somebody decides."""


def fields(thing: Any) -> Any:
    """All that a thing of the engine consists of, however it is compiled."""
    if isinstance(thing, list | tuple):
        return [fields(each) for each in thing]
    if isinstance(thing, Pile):
        return (list(thing.cards)[: thing.n], thing.loose, thing.shown, thing.unseen)
    if isinstance(thing, PlayArea):
        return (list(thing.entries)[: thing.n], thing.kinds, thing.stamps)
    if isinstance(thing, Hand):
        return (list(thing.of), thing.n, thing.kinds)
    if isinstance(thing, Rng):
        return thing.state()
    if isinstance(thing, int | str | bool | None):
        return thing
    if type(thing).__name__.startswith("vec"):
        return list(thing)
    names = [name for name in attributes(thing) if name not in SKIPPED]
    return {name: fields(getattr(thing, name)) for name in names}


def attributes(thing: Any) -> list[str]:
    found: set[str] = set()
    for kind in type(thing).__mro__:
        found |= set(kind.__dict__.get("__mypyc_attrs__", ()))
        found |= set(inspect.get_annotations(kind))
    return sorted(name for name in found if not name.startswith("__"))


@pytest.mark.parametrize("seed", range(60))
def test_an_unpacked_table_is_the_same(seed: int) -> None:
    """Between any two turns of random games over all cards, field by field."""
    setting = drawn(seed)
    setup = setting.setup()
    bots = [RandomLegal(seed + i) for i in range(setting.players)]
    chance = secret_seed() if seed % 2 else seed
    table = new_table(setup, list(bots), chance, telling=seed % 3 == 0)
    turns = 0
    while not table.finished and turns < 60:
        packed = pack(table)
        other = unpack(setup, list(bots), seeded(chance), packed)
        assert fields(other) == fields(table.copy())
        assert digest(other) == digest(table)
        take_turn(table)
        table.log = []
        turns += 1
    assert turns > 10
    other.close()


@pytest.mark.parametrize("seed", range(20))
def test_an_unpacked_table_goes_on_the_same_way(seed: int) -> None:
    setting = drawn(seed)
    setup = setting.setup()
    tables: list[Table] = []
    chance = secret_seed()
    for way in range(2):
        bots = [RandomLegal(seed + i) for i in range(setting.players)]
        table = new_table(setup, list(bots), chance)
        for _ in range(40):
            if table.finished:
                break
            if way:
                table = unpack(setup, list(bots), seeded(chance), pack(table))
            take_turn(table)
        tables.append(table)
    assert digest(tables[0]) == digest(tables[1])
    assert fields(tables[0].copy()) == fields(tables[1].copy())


def test_numbers_of_any_size_come_back() -> None:
    numbers = [-1, 0, 1, 126, 127, 128, 2**31, 2**53, 2**62 - 2, 5]
    read = Numbers(squeezed(numbers))
    assert [read.next() for _ in numbers] == numbers
    assert len(squeezed([3] * 100)) == 100
