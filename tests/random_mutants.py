"""Breaks random things in the engine and sees whether any test notices.

    make random-mutants N=60 SEED=1

A mutant is one small change of src/coffers/engine: a comparison, a number, an operator, a negated
condition, a statement left out, arguments exchanged, another place or kind of event. Against each
are run the playthroughs of tests/golden, all scenarios, telling and silent, and unit tests.
What survives is shown: either a hole in the tests, or it changes nothing that anybody could notice;
then it belongs into EQUIVALENT, with the reason.
"""

import ast
import os
import pickle
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from coffers.engine import events
from coffers.scenario import load_file, scenario_files

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "src" / "coffers" / "engine"
LEFT_OUT = ("vocabulary.py", "__init__.py")  # numbers that only need to differ
WORKERS = 2

# Lines that may be written otherwise without anybody noticing: (file, right, wrong, why).
EQUIVALENT: list[tuple[str, str, str, str]] = [
    (
        "piles.py",
        "return PlayArea(vec[i64]([0] * 16), 0, 0, 0)",
        "return PlayArea(vec[i64]([0] * 17), 0, 0, 0)",
        "more room than is needed",
    ),
    (
        "rng.py",
        "rng.below(2)",
        "rng.below(3)",
        "warming up: the number is thrown away, the state is the same",
    ),
    (
        "rng.py",
        "if rest >= n or rest >= WORDS % n:",
        "if rest > n or rest >= WORDS % n:",
        "a short cut: what is left of a division by n is below n",
    ),
    (
        "chacha.py",
        'return ChaCha8(vec[i64](struct.unpack("<8I", key)), -1, vec[i64]())',
        'return ChaCha8(vec[i64](struct.unpack("<8I", key)), -2, vec[i64]())',
        "no block is at hand",
    ),
    (
        "piles.py",
        "bigger = vec[i64]([0] * (2 * end + 8))",
        "bigger = vec[i64]([0] * (2 * end + 9))",
        "more room than is needed",
    ),
    (
        "triggers.py",
        "if waiting & (waiting - 1) == 0:",
        "if waiting & ((waiting + 1)) == 0:",
        "a short cut: a single one comes first anyway",
    ),
    (
        "triggers.py",
        "if waiting & (waiting - 1) == 0:",
        "if (waiting | waiting - 1) == 0:",
        "a short cut: a single one comes first anyway",
    ),
    ("table.py", "if k > 0:", "if k >= 0:", "adding no cards changes nothing"),
    (
        "player.py",
        "self.table.learnt += 1",
        "self.table.learnt += 2",
        "only whether it has changed is asked",
    ),
    ("player.py", "table.learnt += 1", "table.learnt += 2", "only whether it has changed is asked"),
    (
        "handling.py",
        "table.learnt += 1",
        "table.learnt += 2",
        "only whether it has changed is asked",
    ),
    (
        "looking.py",
        "self.table.learnt += 1",
        "self.table.learnt += 2",
        "only whether it has changed is asked",
    ),
]

COMPARISONS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
}
OPERATORS: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.FloorDiv: ast.Mult(),
    ast.BitAnd: ast.BitOr(),
    ast.BitOr: ast.BitAnd(),
    ast.LShift: ast.RShift(),
    ast.RShift: ast.LShift(),
}
PLACES = ("DISCARDS", "HAND", "DECK", "THE_TRASH", "PLAY_AREA", "ASIDE", "TURNED_UP", "PILES")
KINDS = tuple(name for name, number in vars(events).items() if isinstance(number, int))
GROUPS = ((*PLACES, "NONE"), tuple(kind for kind in KINDS if kind not in ("EVERYBODY", "HIDDEN")))


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    right: str  # the whole line, or lines
    wrong: str
    source: str  # the whole file

    def __str__(self) -> str:
        right = "\n".join(f"  - {line.strip()}" for line in self.right.splitlines())
        wrong = "\n".join(f"  + {line.strip()}" for line in self.wrong.splitlines())
        return f"engine/{self.file}:{self.line}\n{right}\n{wrong}"

    @property
    def why_equivalent(self) -> str:
        for file, right, wrong, why in EQUIVALENT:
            if (self.file, squeezed(self.right), squeezed(self.wrong)) == (file, right, wrong):
                return why
        return ""


def squeezed(text: str) -> str:
    return " ".join(text.split())


# ---- what can be written wrongly ---------------------------------------------------------------


def changes(tree: ast.Module, names: set[str]) -> Iterator[tuple[ast.AST, str]]:
    """Every node that can be written otherwise, and how."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name != "__repr__":
            for child in wanted(node.body):
                yield from node_changes(child, names, ast.unparse(node.returns or ast.Pass()))


def wanted(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """What is computed: no docstrings, types, errors, functions within."""
    for statement in body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue
        pending: list[ast.AST] = [statement]
        while pending:
            node = pending.pop()
            if isinstance(node, (ast.Raise, ast.FunctionDef, ast.Assert)):
                continue
            yield node
            for name, value in ast.iter_fields(node):
                if name in ("annotation", "returns"):
                    continue
                children = value if isinstance(value, list) else [value]
                pending += [child for child in children if isinstance(child, ast.AST)]


def node_changes(node: ast.AST, names: set[str], returns: str) -> Iterator[tuple[ast.AST, str]]:
    text = ast.unparse
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            for other in COMPARISONS[type(op)]:
                yield node, f"{text(left)} {other} {text(right)}"
        case ast.BoolOp(op=op, values=values):
            word = " or " if isinstance(op, ast.And) else " and "
            yield node, "(" + word.join(f"({text(value)})" for value in values) + ")"
        case ast.BinOp(op=op) if type(op) in OPERATORS:
            other = OPERATORS[type(op)]
            yield node, f"({text(ast.BinOp(node.left, other, node.right))})"
        case ast.AugAssign(op=op) if type(op) in OPERATORS:
            yield node, text(ast.AugAssign(node.target, OPERATORS[type(op)], node.value))
            yield node, "pass"
        case ast.Constant(value=bool() as value):
            yield node, str(not value)
        case ast.Constant(value=int() as value):
            yield node, str(value + 1)
            yield node, f"({value - 1})"
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield test, f"(not ({text(test)}))"
        case ast.Expr(value=ast.Call()) | ast.Assign() | ast.Break() | ast.Continue():
            yield node, "pass"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            if returns == "bool":
                yield value, f"(not ({text(value)}))"
            elif returns == "i64":
                yield value, f"(({text(value)}) + 1)"
    if isinstance(node, ast.Call):
        yield from call_changes(node, names)


def call_changes(call: ast.Call, names: set[str]) -> Iterator[tuple[ast.AST, str]]:
    for i in range(len(call.args) - 1):
        if ast.unparse(call.args[i]) != ast.unparse(call.args[i + 1]):
            swapped = [*call.args[:i], call.args[i + 1], call.args[i], *call.args[i + 2 :]]
            yield call, ast.unparse(ast.Call(call.func, swapped, call.keywords))
    for argument in call.args:
        word = ast.unparse(argument)
        for group in GROUPS:
            if word in group:  # the next one that this module knows: one of many is enough
                known = [name for name in group if name in names]
                if len(known) > 1:
                    yield argument, known[(known.index(word) + 1) % len(known)]
        if "EVERYBODY" in names and (word == "known" or word.endswith(".alone()")):
            yield argument, "EVERYBODY"


def mutants_of(path: Path) -> Iterator[Mutant]:
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    rows = source.splitlines(keepends=True)
    for node, text in changes(tree, names):
        assert isinstance(node, (ast.expr, ast.stmt))
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        start = rows[first][: node.col_offset]
        end = rows[last][node.end_col_offset or 0 :]
        wrong = start + text + end
        broken = "".join([*rows[:first], wrong, *rows[last + 1 :]])
        yield Mutant(path.name, node.lineno, "".join(rows[first : last + 1]), wrong, broken)


def drawn(n: int, seed: int) -> list[Mutant]:
    """So many different mutants of the whole engine."""
    files = sorted(path for path in ENGINE.glob("*.py") if path.name not in LEFT_OUT)
    everything = [mutant for path in files for mutant in mutants_of(path)]
    return random.Random(seed).sample(everything, n)


# ---- who notices -------------------------------------------------------------------------------

SUITE = """
import pickle, resource, signal, sys
resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
from coffers.scenario import run_scenario
from tests.golden import playthroughs

def noticed(by):
    print(by)
    sys.exit(3)

for card in playthroughs.CARDS:
    signal.alarm(20)  # what loops for ever is ended, and so noticed
    try:
        same = playthroughs.written(card, *playthroughs.kept(card)) == playthroughs.text(card)
    except Exception:
        same = False
    if not same:
        noticed("playthrough of " + card)
import pytest
quick, slow = (sys.argv[i].split() for i in (2, 3))
signal.alarm(100)
if pytest.main(quick):
    noticed("quick tests")
for telling in (True, False):
    for scenario in pickle.load(open(sys.argv[1], "rb")):
        signal.alarm(20)
        try:
            failure = run_scenario(scenario, telling)
        except Exception as fault:
            failure = fault
        if failure is not None:
            noticed(scenario.title)
signal.alarm(300)
sys.exit(3 if pytest.main(slow) else 0)
"""
PYTEST = "-x -q -p no:cacheprovider"
QUICK = (
    PYTEST,
    "tests/engine/made_up_cards.py",
    "tests/engine/test_places.py",
    "tests/engine/test_asking.py",
    "tests/engine/test_chance.py",
    "tests/texts/test_log.py",
    "tests/later/test_later_cards.py",
)
SLOW = (
    PYTEST,
    "tests/engine/test_counts.py",
    "tests/engine/test_hidden.py",
    "tests/test_game.py::test_undo_leads_back_through_all_that_was",
    "tests/test_game.py::test_a_copy_with_a_seed_looks_the_same_now",
    "tests/test_game.py::test_a_copy_with_a_seed_can_be_saved_copied_and_undone",
    "tests/test_game.py::test_a_game_with_pauses_is_the_game_without",
    "tests/test_game.py::test_a_player_may_not_take_back_what_has_shown_a_card",
    "tests/test_game.py::test_a_choice_that_showed_nothing_may_be_taken_back",
    "tests/test_game.py::test_the_first_answer_that_does_not_fit_is_named",
)


def survives(mutant: Mutant | None, scenarios: Path) -> bool:
    """Whether nobody notices that mutant; without one, whether the suite holds at all."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            ROOT / "src" / "coffers",
            Path(folder, "coffers"),
            ignore=shutil.ignore_patterns("*.so", "__pycache__", "web", "node_modules"),
        )
        if mutant is not None:
            Path(folder, "coffers", "engine", mutant.file).write_text(mutant.source, "utf-8")
        environment = os.environ | {
            "PYTHONPATH": f"{folder}:{ROOT}",
            "COFFERS_COMPILED": "0",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, "-c", SUITE, str(scenarios), " ".join(QUICK), " ".join(SLOW)]
        outcome = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True)
        if mutant is None and outcome.returncode:
            print(outcome.stdout.decode()[-2000:], outcome.stderr.decode()[-2000:])
        return outcome.returncode == 0


def main() -> int:
    n, seed = (int(argument) for argument in sys.argv[1:])
    found = [s for path in scenario_files([ROOT / "tests" / "scenarios"]) for s in load_file(path)]
    # Many deals take long and are about the kingdom; what is only data needs no engine.
    found = [s for s in found if s.players and not s.position.get("deals")]
    chosen = drawn(n, seed)
    tried = [mutant for mutant in chosen if not mutant.why_equivalent]
    holes = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(WORKERS) as pool:
        scenarios = Path(folder, "scenarios")
        scenarios.write_bytes(pickle.dumps(found))
        if not survives(None, scenarios):
            print("the tests fail without any mutant")
            return 1
        outcomes = pool.map(lambda mutant: survives(mutant, scenarios), tried)
        for number, (mutant, survived) in enumerate(zip(tried, outcomes, strict=True), 1):
            print(f"\r{number} of {len(tried)}", end="", file=sys.stderr, flush=True)
            if survived:
                holes += 1
                print(f"\n{mutant}", flush=True)
    print(
        f"{n} mutants, {n - len(tried)} of them equivalent, {len(tried) - holes} noticed, "
        f"{holes} not"
    )
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
