"""Compiled and interpreted, the engine plays the same games; and never those of an old source."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import coffers

PACKAGE = Path(coffers.__file__).parent

# One line per game: a digest of every decision of it, what was asked and what was answered.
DIGESTS = """
import sys
import coffers
from coffers.bots.random_legal import RandomLegal
from coffers.bots.simulation import play_counted
from coffers.bots.wishes import WishList, big_money_with, wish
from coffers.soak import drawn, play

print("compiled" if coffers.COMPILED else "interpreted")
for seed in range(int(sys.argv[1]), int(sys.argv[2])):
    game = drawn(seed)
    setup = game.setup()
    kingdom = list(game.kingdom.cards)
    bots = {
        "random": [RandomLegal(seed * 8 + seat) for seat in range(game.players)],
        "wishes": [
            WishList(
                setup,
                [wish(setup, "Province"), *(wish(setup, name, 2) for name in kingdom[seat:])],
                [],
            )
            if seat % 2
            else big_money_with(setup, kingdom[seat])
            for seat in range(game.players)
        ],
    }
    bots["both"] = [bots["random" if seat % 2 else "wishes"][seat] for seat in range(game.players)]
    for name, agents in bots.items():
        tally = play_counted(setup, agents, seed, 150)
        print(seed, name, game.players, tally.turns, tally.decisions, tally.digest)
    print(seed, "with many different cards", play(seed, thorough=game.head_start))
"""


def run(program: str, *arguments: str, compiled: str = "1", package: Path = PACKAGE) -> list[str]:
    """What a Python program prints, line by line, with the package of that place."""
    environment = {**os.environ, "COFFERS_COMPILED": compiled, "PYTHONPATH": str(package.parent)}
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_compiled_and_interpreted_play_the_same_games(first: int) -> None:
    """A seed means the same game, decision by decision, however the engine runs."""
    compiled = run(DIGESTS, str(first), str(first + 50), compiled="1")
    interpreted = run(DIGESTS, str(first), str(first + 50), compiled="0")
    assert compiled[0] == "compiled", "the compiled modules are missing or old: run `make setup`"
    assert interpreted[0] == "interpreted"
    assert len(compiled) == 1 + 4 * 50
    assert compiled[1:] == interpreted[1:]


SMITHY = """
import coffers
from coffers.cards.base import Smithy
from coffers.game import Game
from coffers.kingdoms import Kingdom
from coffers.scenario.position import PositionGame

position = {
    "players": {"Anna": {"hand": ["Smithy"], "deck": ["Copper x9"]}, "Ben": {}},
    "turn": {"phase": "action"},
}
game = PositionGame(("Anna", "Ben"), Kingdom.of(["Smithy"], complete=False), "2017", 1, position)
game.answer("play Smithy")
print(coffers.__file__, coffers.COMPILED, game.view("Anna").player("Anna").hand_size)
"""


def test_an_edited_card_is_never_shadowed_by_its_compiled_self(tmp_path: Path) -> None:
    """Who edits a card plays with the edit at once; compiled modules of old source are ignored."""
    package = tmp_path / "coffers"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    home = str(package / "__init__.py")
    assert run(SMITHY, package=package) == [f"{home} True 3"], "run `make setup` first"
    base = package / "cards" / "base.py"
    source = base.read_text("utf-8")
    edited = source.replace("        me.draw(3)\n", "        me.draw(7)\n")
    assert edited != source
    base.write_text(edited, "utf-8")
    assert run(SMITHY, package=package) == [f"{home} False 7"]
    base.write_text(source, "utf-8")
    assert run(SMITHY, package=package) == [f"{home} True 3"]


def test_a_missing_signature_means_source(tmp_path: Path) -> None:
    """Compiled modules that do not say what they were made from are not trusted."""
    package = tmp_path / "coffers"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "compiled.txt").unlink()
    assert run("import coffers; print(coffers.COMPILED)", package=package) == ["False"]
