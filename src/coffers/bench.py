"""Measures the engine: games per second of CPU time and per calibration loop.

The workloads and the peers' figures are those of docs/benchmarks.md. The calibration loop is the
CPU time of `sum(i*i for i in range(10**7))` in the same run, so that machines can be compared.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any

from coffers import COMPILED
from coffers.bots.random_legal import RandomLegal
from coffers.bots.simulation import Tally, copy_table, play_counted, play_games
from coffers.bots.wishes import ANY_NUMBER, WishList, big_money, big_money_with, wish
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.engine.table import Table, new_table
from coffers.engine.turn import take_turn
from coffers.kingdoms import Kingdom
from coffers.kingdoms.randomiser import Wishes, random_kingdom

CARDS = (
    "Village",
    "Smithy",
    "Market",
    "Festival",
    "Laboratory",
    "Militia",
    "Witch",
    "Moat",
    "Cellar",
    "Workshop",
)
PEERS: dict[str, dict[str, float]] = {
    "Provincial": {"W1": 18477, "W2": 16327, "W3": 2321},
    "DominionSim": {"W1": 3592, "W2": 3541, "W3": 850},
    "androminion": {"W1": 1733, "W2": 1665, "W3": 308},
    "pyminion": {"W1": 394, "W2": 421, "W3": 87},
    "dominiate": {"W1": 82, "W2": 85, "W3": 26},
    "pydominion": {"W1": 3.5, "W2": 3.6, "W3": 1.4},
}
"""Games per calibration loop."""
TARGET = 4  # times Provincial
RANDOM_TURNS = 400


@dataclass(frozen=True, slots=True)
class Workload:
    name: str
    games_per_s: float
    games_per_calibration: float
    turns_per_game: float


@dataclass(frozen=True, slots=True)
class Figures:
    compiled: bool
    calibration: float
    workloads: tuple[Workload, ...]
    decisions_per_s: float
    copies_per_s: float
    bytes_per_game: float

    def as_json(self) -> dict[str, Any]:
        document: dict[str, Any] = {
            w.name: {
                "games_per_s": w.games_per_s,
                "games_per_calibration": w.games_per_calibration,
                "turns_per_game": w.turns_per_game,
            }
            for w in self.workloads
        }
        return {
            "compiled": self.compiled,
            "calibration_s": self.calibration,
            "workloads": document,
            "decisions_per_s": self.decisions_per_s,
            "copies_per_s": self.copies_per_s,
            "bytes_per_game": self.bytes_per_game,
            "peers": PEERS,
        }


def engine_bot(setup: Setup) -> WishList:
    """W3: Actions galore."""
    plan = [
        ("Province", ANY_NUMBER, ANY_NUMBER),
        ("Duchy", ANY_NUMBER, 4),
        ("Witch", 2, ANY_NUMBER),
        ("Laboratory", 4, ANY_NUMBER),
        ("Festival", 2, ANY_NUMBER),
        ("Gold", ANY_NUMBER, ANY_NUMBER),
        ("Market", 3, ANY_NUMBER),
        ("Militia", 1, ANY_NUMBER),
        ("Smithy", 2, ANY_NUMBER),
        ("Village", 4, ANY_NUMBER),
        ("Silver", 3, ANY_NUMBER),
        ("Cellar", 1, ANY_NUMBER),
    ]
    order = ["Village", "Festival", "Laboratory", "Market", "Militia", "Witch", "Smithy", "Cellar"]
    return WishList(setup, [wish(setup, *entry) for entry in plan], order)


def calibrate() -> float:
    """How many seconds of the processor the calibration loop takes here: the quickest of three."""
    return min(_loop() for _ in range(3))


def _loop() -> float:
    start = process_time()
    sum(i * i for i in range(10**7))
    return process_time() - start


def measure(seconds: float, progress: Callable[[str], None]) -> Figures:
    """Every workload for so many seconds of CPU time."""
    setup = Kingdom.of(CARDS).setup(2, "2017")
    matches: dict[str, list[Agent]] = {
        "W1": [big_money(setup), big_money(setup)],
        "W2": [big_money_with(setup, "Smithy"), big_money(setup)],
        "W3": [engine_bot(setup), engine_bot(setup)],
    }
    progress("calibration")
    calibration = calibrate()
    workloads = []
    for name, agents in matches.items():
        progress(name)
        workloads.append(_workload(name, setup, agents, seconds, calibration))
    progress("random")
    random, decisions = _random_games(seconds, calibration)
    workloads.append(random)
    progress("copies")
    return Figures(
        compiled=COMPILED,
        calibration=calibration,
        workloads=tuple(workloads),
        decisions_per_s=decisions,
        copies_per_s=_copies(setup, seconds),
        bytes_per_game=_bytes(setup),
    )


def _workload(
    name: str, setup: Setup, agents: list[Agent], seconds: float, calibration: float
) -> Workload:
    batch = 2000 if COMPILED else 20
    play_games(setup, agents, 1, batch // 10)  # warm up
    games = turns = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        tally = play_games(setup, agents, 1000 + games, batch)
        games += tally.games
        turns += tally.turns
    return Workload(name, games / spent, games / spent * calibration, turns / games)


def _random_games(seconds: float, calibration: float) -> tuple[Workload, float]:
    """Random-legal games over all implemented cards, and decisions per second in them."""
    setups = [random_kingdom(Wishes(), seed).setup(2, "2017") for seed in range(100)]
    games = turns = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        agents: list[Agent] = [RandomLegal(2 * games), RandomLegal(2 * games + 1)]
        tally: Tally = play_counted(setups[games % 100], agents, games, RANDOM_TURNS)
        games += 1
        turns += tally.turns
        decisions += tally.decisions
    workload = Workload("random", games / spent, games / spent * calibration, turns / games)
    return workload, decisions / spent


def _middle_of_a_game(setup: Setup) -> Table:
    table = new_table(setup, [engine_bot(setup), engine_bot(setup)], 7)
    for _ in range(30):
        take_turn(table)
    return table


def _copies(setup: Setup, seconds: float) -> float:
    table = _middle_of_a_game(setup)
    batch = 20_000 if COMPILED else 500
    copies = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        copy_table(table, batch)
        copies += batch
    return copies / spent


def _bytes(setup: Setup) -> float:
    """Memory of a game in its middle, measured by holding many."""
    table = _middle_of_a_game(setup)
    n = 20_000 if COMPILED else 2_000
    kept = [table.copy() for _ in range(100)]
    before = _resident()
    kept += [table.copy() for _ in range(n)]
    grown = _resident() - before
    for copy in kept:
        copy.close()
    return grown / n


def _resident() -> int:
    """Bytes of memory in use by this process."""
    try:
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
