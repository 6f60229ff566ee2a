"""What bots do in threads of their own, so that nobody waits for them."""

import logging
import time

from coffers.bots.random_legal import RandomLegal
from coffers.engine.decisions import Agent
from coffers.engine.rng import Seed
from coffers.game import derived_seed
from coffers.server.games import ServedGame

THINKING = 0.25  # seconds after which a bot shows what it has done so far
MOST_ANSWERS = 1_000  # at a time
log = logging.getLogger("coffers.server")


def bot_seed(seed: Seed, seat: int) -> int:
    """Dice for a bot, from which nobody can reckon back to those of the game."""
    return derived_seed(seed, str(seat))


def think(
    game: ServedGame, bots: dict[int, Agent], reacting: bool = False, most: int = MOST_ANSWERS
) -> ServedGame:
    """The game after the bots have decided: as far as they get in a moment, as long as they only
    react to somebody else's turn, or so many times; in a thread."""
    twin = game.twin()
    until = time.monotonic() + THINKING
    while not twin.over and twin.decider in bots and not (reacting and twin.active in bots):
        try:
            twin.let(bots[twin.decider])
        except Exception:
            # A bot that stumbles must not keep everybody waiting: it does anything legal instead.
            log.exception("a bot does not know what to do")
            twin.let(RandomLegal(twin.number))
        most -= 1
        if time.monotonic() > until or most == 0:
            break
    return twin
