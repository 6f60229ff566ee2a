"""Learns what a position is worth, from games of the generic bot (`coffers.bots.value`).

    python -m coffers.lab.learning [SECONDS]    # of playing, on all cores; then it learns

Games are played in random kingdoms of all cards; some players now and then buy anything, so that
decks are seen that the bot would not build. A network of one hidden layer learns from the positions
who won. Needs numpy, which the table and the laboratory do not.
"""

import array
import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import coffers
from coffers.bots.generic import Generic
from coffers.bots.value import FILE, N_FEATURES, Value
from coffers.cores import all_cores
from coffers.engine import scoring
from coffers.engine.decisions import Agent, Decision
from coffers.engine.editions import DEFAULT_EDITION
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.table import new_table
from coffers.engine.turn import take_turn
from coffers.engine.vocabulary import CURSE
from coffers.kingdoms.randomiser import Wishes, random_kingdom

FIRST_KINGDOM = 2_000_000  # kingdoms that nothing is measured in
KINGDOMS_EACH = 100_000
GAMES = 40  # in each kingdom
SEEN = 0.5  # of all positions
MOST_TURNS = 120
ODDITIES = (0.0, 0.0, 0.1, 0.3)  # how often somebody buys anything
HIDDEN = 32
EPOCHS = 20
BATCH = 2048
FASTEST, SLOWEST = 4e-3, 2e-5  # steps
HELD_BACK = 0.05


class Odd(Generic):
    """The generic bot, which now and then buys anything."""

    def __init__(self, setup: Setup, share: float, dice: random.Random) -> None:
        super().__init__(setup)
        self.share = share
        self.dice = dice

    def buy(self, me: Player, d: Decision) -> int:
        if self.dice.random() < self.share:
            options = [c for c in range(1, 60) if (d.options >> c) & 1 and c != CURSE]
            if options:
                return self.dice.choice(options)
        return Generic.buy(self, me, d)


def recorded(part: int, seconds: float) -> bytes:
    """Positions, as 32-bit numbers: the features, and what became of it for the one who looks."""
    dice = random.Random(part)
    rows = array.array("f")
    kingdom = FIRST_KINGDOM + part * KINGDOMS_EACH
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        setup = random_kingdom(Wishes(), kingdom).setup(2, DEFAULT_EDITION)
        value = Value(setup)
        for game in range(GAMES):
            record_game(setup, value, kingdom * GAMES + game, dice, rows)
        kingdom += 1
    return rows.tobytes()


def record_game(
    setup: Setup, value: Value, seed: int, dice: random.Random, rows: "array.array[float]"
) -> None:
    first = dice.choice(ODDITIES)
    shares = (first, dice.choice((first, first, *ODDITIES)))
    agents: list[Agent] = [Odd(setup, s, dice) if s else Generic(setup) for s in shares]
    table = new_table(setup, agents, seed)
    seen: list[tuple[int, list[float]]] = []
    turns = 0
    while not table.finished and turns < MOST_TURNS:
        if dice.random() < SEEN:
            seat = dice.randrange(2)
            value.look(table, seat)
            seen.append((seat, list(value.seen)))
        take_turn(table)
        turns += 1
    winners = scoring.winners(table)
    for seat, features in seen:
        rows.extend(features)
        rows.append((seat in winners) / len(winners))
    table.close()


def learn(rows: Any) -> list[list[float]]:
    """The weights of a network, by gradient descent (Adam), from rows of features and results."""
    import numpy as np

    rng = np.random.default_rng(1)
    rng.shuffle(rows)
    cut = int(len(rows) * (1 - HELD_BACK))
    x, y = rows[:, :N_FEATURES], rows[:, N_FEATURES]
    weights = [
        rng.normal(0, N_FEATURES**-0.5, (N_FEATURES, HIDDEN)),
        np.zeros(HIDDEN),
        rng.normal(0, HIDDEN**-0.5, HIDDEN),
        np.zeros(1),
    ]
    means = [np.zeros_like(w) for w in weights]
    squares = [np.zeros_like(w) for w in weights]
    step = 0
    for epoch in range(EPOCHS):
        pace = FASTEST * (1 - epoch / EPOCHS) + SLOWEST
        order = rng.permutation(cut)
        for at in range(0, cut - BATCH, BATCH):
            some = order[at : at + BATCH]
            before = x[some] @ weights[0] + weights[1]
            hidden = np.maximum(before, 0)
            chance = 1 / (1 + np.exp(-(hidden @ weights[2] + weights[3])))
            error = (chance - y[some]) / BATCH
            back = np.outer(error, weights[2]) * (before > 0)
            slopes = [x[some].T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]
            step += 1
            for i, slope in enumerate(slopes):
                means[i] = 0.9 * means[i] + 0.1 * slope
                squares[i] = 0.999 * squares[i] + 0.001 * slope**2
                mean = means[i] / (1 - 0.9**step)
                weights[i] -= pace * mean / (np.sqrt(squares[i] / (1 - 0.999**step)) + 1e-8)
        hidden = np.maximum(x[cut:] @ weights[0] + weights[1], 0)
        chance = 1 / (1 + np.exp(-(hidden @ weights[2] + weights[3])))
        wrong = float(((chance - y[cut:]) ** 2).mean())
        sys.stdout.write(f"{epoch + 1:3}  squared error {wrong:.4f}\n")
    shipped = [weights[0].T.ravel(), *weights[1:]]
    return [[round(float(w), 4) for w in part] for part in shipped]


def main() -> None:
    import numpy as np

    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 120.0
    n = all_cores()
    with ProcessPoolExecutor(n) as workers:
        parts = list(workers.map(recorded, range(n), [seconds] * n))
    rows = np.concatenate([np.frombuffer(part, np.float32) for part in parts])
    rows = rows.reshape(-1, N_FEATURES + 1)
    sys.stdout.write(f"{len(rows):,} positions\n")
    path = Path(coffers.__file__).parent / "data" / FILE
    path.write_text(json.dumps(learn(rows)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
