"""Compiled and interpreted, the engine plays the same games; and never those of an old source."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import coffers
from coffers import _compiled

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


def run_both(
    *arguments: str, compiled: str = "1", package: Path = PACKAGE, lang: str = "en"
) -> tuple[list[str], list[str]]:
    """What Python prints with the package of that place, line by line: output and errors."""
    environment = {
        **os.environ,
        "COFFERS_COMPILED": compiled,
        "COFFERS_LANG": lang,
        "PYTHONPATH": str(package.parent),
    }
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines(), done.stderr.splitlines()


def run(program: str, *arguments: str, compiled: str = "1", package: Path = PACKAGE) -> list[str]:
    """What a Python program prints, line by line, with the package of that place."""
    return run_both("-c", program, *arguments, compiled=compiled, package=package)[0]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, to be tampered with."""
    copy = tmp_path / "coffers"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "web"))
    return copy


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_compiled_and_interpreted_play_the_same_games(first: int) -> None:
    """A seed means the same game, decision by decision, however the engine runs."""
    compiled = run(DIGESTS, str(first), str(first + 50), compiled="1")
    interpreted = run(DIGESTS, str(first), str(first + 50), compiled="0")
    assert compiled[0] == "compiled", "the compiled modules are missing or old: run `make setup`"
    assert interpreted[0] == "interpreted"
    assert len(compiled) == 1 + 4 * 50
    assert compiled[1:] == interpreted[1:]


# Words far apart, and games by them: a digest of every turn.
SECRETS = """
import coffers
from coffers.bots.random_legal import RandomLegal
from coffers.engine.rng import seeded
from coffers.game import Game

print("compiled" if coffers.COMPILED else "interpreted")
for i in range(20):
    seed = f"{(2**256 - 1) // (i + 1):064x}"
    rng = seeded(seed)
    for n in (2, 10, 60, 2**20, 3 << 29):
        print([rng.below(n) for _ in range(20)])
    rng.d = 2**36 - 3
    print([rng.below(60) for _ in range(20)], rng.state())
    game, bot = Game(seed=seed), RandomLegal(i)
    while not game.over and len(game.answers) < 200:
        game.let(bot)
    print(game.save())
"""


def test_compiled_and_interpreted_draw_the_same_from_a_secret_seed() -> None:
    compiled, interpreted = run(SECRETS, compiled="1"), run(SECRETS, compiled="0")
    assert compiled[0] == "compiled", "the compiled modules are missing or old: run `make setup`"
    assert interpreted[0] == "interpreted"
    assert len(compiled) == 1 + 7 * 20
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


def test_an_edited_card_is_never_shadowed_by_its_compiled_self(package: Path) -> None:
    """Who edits a card plays with the edit at once; compiled modules of old source are ignored."""
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


def test_a_missing_signature_means_source(package: Path) -> None:
    """Compiled modules that do not say what they were made from are not trusted."""
    (package / "compiled.txt").unlink()
    assert run("import coffers; print(coffers.COMPILED)", package=package) == ["False"]


# ---- which Python -------------------------------------------------------------------------------

OTHER_MICRO = """
import sys
sys.version = "3.11.99 (another day, another compiler)"
sys.version_info = (*sys.version_info[:2], 99, "final", 0)
sys.hexversion += 0x100
import coffers
from coffers.engine import table
print(coffers.COMPILED, table.__file__.endswith(".py"))
"""


def test_another_micro_version_runs_what_this_one_has_compiled() -> None:
    """Wheels are for 3.11, not for the 3.11.7 that has built them."""
    assert run_both("-c", OTHER_MICRO) == (["True False"], [])


def test_another_abi_has_another_signature(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _compiled.fingerprint() == _compiled.MANIFEST.read_text(), "run `make setup` first"
    monkeypatch.setattr(_compiled, "ABI", ".cpython-399-x86_64-linux-gnu.so")
    assert _compiled.fingerprint() != _compiled.MANIFEST.read_text()


# ---- said aloud ---------------------------------------------------------------------------------


def edit(package: Path) -> None:
    with (package / "cards" / "base.py").open("a", encoding="utf-8") as base:
        base.write("# an afterthought\n")


def rename(package: Path) -> None:
    """As if another Python had compiled them."""
    for path in package.rglob(f"*{_compiled.ABI}"):
        path.rename(path.with_name(path.name.replace(_compiled.ABI, ".cpython-399-moon.so")))


def damage(package: Path) -> None:
    (package / f"{_compiled.LIBRARY}{_compiled.ABI}").write_text("not what the linker made")


def strip(package: Path) -> None:
    """As COFFERS_PURE=1 builds it."""
    (package / "compiled.txt").unlink()
    for path in package.rglob(f"*{_compiled.ABI}"):
        path.unlink()


PLAY = """
import coffers
print(coffers.COMPILED)
import coffers.game, coffers.bots.registry, coffers.cards.library
print(coffers.Game(["Anna", "Ben"], seed=1).decision.player)
"""
ENGLISH, GERMAN = "the engine runs interpreted", "das Regelwerk läuft interpretiert"
TAMPERED = [
    (edit, "was not made from the source beside it", "gehört nicht zum Quelltext daneben"),
    (rename, "it was compiled for .cpython-399-moon.so", "es wurde für .cpython-399-moon.so über"),
    (damage, "cannot be loaded (", "lässt sich nicht laden ("),
]


@pytest.mark.parametrize(("tamper", "english", "german"), TAMPERED)
def test_who_runs_interpreted_unasked_is_told_once(
    tamper: Callable[[Path], None], english: str, german: str, package: Path
) -> None:
    """A program is warned; a command says it in its own way, in the user's language."""
    assert run_both("-c", PLAY, package=package) == (["True", "Anna"], []), "run `make setup` first"
    tamper(package)
    out, err = run_both("-c", PLAY, package=package)
    assert out == ["False", "Anna"]
    (said,) = [line for line in err if ENGLISH in line]
    assert "Interpreted: " in said
    assert english in said
    for lang, sentence, why in (("en", ENGLISH, english), ("de", GERMAN, german)):
        out, (said,) = run_both("-m", "coffers.cli", "sets", package=package, lang=lang)
        assert said.startswith(f"coffers: {sentence}")
        assert why in said
        assert out
    assert run_both("-m", "coffers.cli", "bench", "--help", package=package)[1] == []
    assert run_both("-c", PLAY, compiled="0", package=package) == (["False", "Anna"], [])


def test_what_was_never_compiled_says_so_where_speed_matters(package: Path) -> None:
    strip(package)
    assert run_both("-c", PLAY, package=package) == (["False", "Anna"], [])
    assert run_both("-m", "coffers.cli", "sets", package=package)[1] == []
    bench = ["-m", "coffers.cli", "bench", "--seconds", "0.01", "--json"]
    _, (said,) = run_both(*bench, package=package)
    assert said.startswith(f"coffers: {ENGLISH}")
    assert "built without compiling it" in said
    assert run_both(*bench, compiled="0", package=package)[1] == []
