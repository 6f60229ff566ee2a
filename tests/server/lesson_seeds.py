"""Seeds for the lesson's game: `python -m tests.server.lesson_seeds 3000`.

Played as the lesson says, everything that is to be learnt comes up in a good order.
"""

import sys

import msgspec
from tests.server.learner import Learner

from coffers.bots.registry import make_bot
from coffers.server.games import ServedGame
from coffers.server.lessons import lesson
from coffers.server.states import Viewer, state
from coffers.server.thinking import bot_seed

MOST_TURNS = 8
SPLIT = {1: 3, 2: 4}  # coins in the first turns: a Silver, then a Smithy
WANTED = {"attack", "two buys", "buy Moat", "reaction", "chain", "buy Gold", "buy Province"}


def tried(seed: int) -> Learner | None:
    """How it goes with that seed; nothing if it takes too long, or begins in another way."""
    game = lesson_game(seed)
    bot = make_bot(lesson().bot, game.setup, bot_seed(seed, 1))
    learner = Learner()
    while not game.over and not learner.owned["Province"]:
        if game.decider != 0:
            game.let(bot)
            continue
        shown = msgspec.to_builtins(state(game, Viewer(0, "en")))
        view, question = shown["view"], shown["decision"]
        turn = view["players"][0]["turns"]
        if turn > MOST_TURNS or (question["kind"] == "buy" and is_other(turn, view["coins"])):
            return None
        game.answer(learner.pick(question, view))
    return learner


def lesson_game(seed: int) -> ServedGame:
    return msgspec.structs.replace(lesson(), seed=seed).game(["Anna", "Ben"])


def is_other(turn: int, coins: int) -> bool:
    return turn in SPLIT and SPLIT[turn] != coins


def main(seeds: int) -> None:
    for seed in range(seeds):
        learner = tried(seed)
        if learner is not None and learner.moments.keys() >= WANTED:
            sys.stdout.write(f"{seed} {learner.hits} {learner.moments}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
