"""Figures in the docs, made by the commands that stand beside them: `make docs`.

What is made again, in every Markdown file that has any:

- a block that begins with ```console: below each `$ coffers ...` stands what that prints, without
  the words about time, which differ;
- a table with a column `command`: beside each command stand numbers of its result, those that the
  heads of the columns name, for the first strategy or, `of the second`, for another;
- a table with a column `record`: the same, of a ladder that took hours and was kept
  (`coffers ladder ... --json > bench/ladder/...`); the opponents or the worst kingdoms of one,
  between two comments;
- the table of the solver, between two comments, but only by `make solver-table`: it takes a minute
  for each set, and plans found in a minute differ from machine to machine.

With --check nothing is written: what is not as it was made is told, and the exit status is 1.
"""

import argparse
import io
import json
import os
import re
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import fill
from typing import Any

from coffers.cli import main as coffers
from coffers.kingdoms.sets import RecommendedSet, all_sets, find
from coffers.lab import words
from coffers.lab.statistics import Estimate
from coffers.texts import language

HOME = Path(__file__).parents[2]
NOT_OURS = ("server.md",)  # its figures are of machines and of nights
COMMAND = re.compile(r"`(coffers [^`]+)`")
RECORD = re.compile(r"\]\(\.\./(bench/ladder/[^)]+)\)")
BLOCK = "```console"
TIMES = re.compile(r"(seed \d+);.*", re.DOTALL)
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
LONG = re.compile(r"--games \d{5,}|--set ")  # very many games, or long ones
OF_A_RECORD = re.compile(r"<!-- the (opponents|worst kingdoms) of (bench/ladder/\S+) -->")
RULE = re.compile(r"\|[-:| ]+\|")


# ---- commands ----------------------------------------------------------------------------------


@contextmanager
def as_a_reader() -> Iterator[None]:
    """In the folder of the repository, at a terminal of 80 columns."""
    before, columns = Path.cwd(), os.environ.get("COLUMNS")
    os.chdir(HOME)
    os.environ["COLUMNS"] = "80"
    try:
        yield
    finally:
        os.chdir(before)
        if columns is None:
            del os.environ["COLUMNS"]
        else:
            os.environ["COLUMNS"] = columns


@cache
def printed(command: str) -> str:
    """What a command prints."""
    _, *arguments = shlex.split(command)
    out = io.StringIO()
    with as_a_reader(), redirect_stdout(out):
        status = coffers([*arguments, "--lang", "en"])
    if status:
        raise SystemExit(f"{command}: exit status {status}")
    return out.getvalue()


def result_of(command: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed(f"{command} --json"))
    return found


def record(name: str) -> dict[str, Any]:
    """A ladder that was climbed once, as it was printed."""
    found: dict[str, Any] = json.loads((HOME / name).read_text("utf-8"))
    return found


# ---- numbers -----------------------------------------------------------------------------------


def percent(estimate: dict[str, float]) -> str:
    """As the laboratory writes it, and a per cent sign: there is none in the head of the column."""
    value, interval = words.percent(Estimate(**estimate), language("en")).split(" ")
    return f"{value} % {interval}"


def number(estimate: dict[str, float]) -> str:
    return words.number(Estimate(**estimate), language("en"))


OF_A_STRATEGY: dict[str, tuple[str, Callable[[dict[str, float]], str]]] = {
    "wins": ("wins", percent),
    "ties": ("ties", percent),
    "losses": ("losses", percent),
    "score": ("scores", percent),
    "points": ("points", number),
    "lead": ("leads", number),
}


def figure(result: dict[str, Any], head: str) -> str | None:
    """What a column with that head says about a result; None if it says something else."""
    if "opponents" in result:
        return figure_of_ladder(result, head)
    name, _, of = head.lower().partition(" of the ")
    if name == "turns":
        return number(result["turns"])
    if name == "games":
        return f"{result['games']:,}"
    if name not in OF_A_STRATEGY:
        return None
    key, written = OF_A_STRATEGY[name]
    return written(result["strategies"][ORDINALS.index(of) if of else 0][key])


def figure_of_ladder(result: dict[str, Any], head: str) -> str | None:
    """The same of a ladder: over all that were met there."""
    met = result["opponents"]
    if head == "score":
        return percent(result["average"] or met[0]["score"])
    if head == "games":
        return f"{result['games']:,}"
    if head == "CPU ms a decision":
        return f"{sum(one['cpu_ms'] for one in met) / len(met):.0f}"
    return None


# ---- Markdown ----------------------------------------------------------------------------------


def made(text: str, quick: bool = False) -> str:
    """A document with all its figures made again; or, quickly, the first of each table and block,
    unless that takes long, too."""
    lines = text.split("\n")
    found: list[str] = []
    heads: list[str] = []
    rows = 0
    while lines:
        line = lines.pop(0)
        if kept := OF_A_RECORD.fullmatch(line):
            rows_of = {"opponents": opponents, "worst kingdoms": worst_kingdoms}[kept[1]]
            end = lines.index(f"<!-- end of the {kept[1]} -->")
            found += [line, *rows_of(record(kept[2])), lines[end]]
            del lines[: end + 1]
        elif line == BLOCK:
            end = lines.index("```")
            found += [line, *made_block(lines[:end], quick), "```"]
            del lines[: end + 1]
        elif line.startswith("|") and not heads:
            heads, rows = cells(line), 0
            found.append(line)
        elif line.startswith("|") and {"command", "record"} & {*heads} and not RULE.fullmatch(line):
            later = quick and (rows or LONG.search(line))
            found.append(line if later else made_row(line, heads))
            rows += 1
        else:
            heads = heads if line.startswith("|") else []
            found.append(line)
    return "\n".join(found)


def made_block(lines: Sequence[str], quick: bool) -> list[str]:
    """Each command, and what it prints."""
    shown = [line for line in lines if line.startswith("$ coffers ")]
    if not shown or (quick and (len(shown) > 1 or LONG.search(shown[0]))):
        return list(lines)
    found: list[str] = []
    for line in shown:
        told = TIMES.sub(r"\1; ...", printed(line[2:])).rstrip()
        found += [*([""] if found else []), line, *told.split("\n")]
    return [line.rstrip() for line in found]


def made_row(line: str, heads: Sequence[str]) -> str:
    row = cells(line)
    source = row[heads.index("record" if "record" in heads else "command")]
    if kept := RECORD.search(source):
        result = record(kept[1])
    elif command := COMMAND.search(source):
        result = result_of(command[1])
    else:
        return line
    new = [figure(result, head) or cell for head, cell in zip(heads, row, strict=True)]
    return f"| {' | '.join(new)} |"


def opponents(result: dict[str, Any]) -> list[str]:
    """Those that were met, with how it went where it went worst, and on average."""
    found = ["| against | score | worst kingdom |", "|---|---|---|"]
    for met in result["opponents"]:
        title = language("en").text(f"ladder-{met['against']}", menu=met["opponent"])
        found.append(f"| {title} | {percent(met['score'])} | {100 * met['worst']['score']:.0f} % |")
    if result["average"]:
        found.append(f"| on average | {percent(result['average'])} | |")
    return found


def worst_kingdoms(result: dict[str, Any]) -> list[str]:
    """Those that were played again, with how it went both times."""
    first = {tuple(place["kingdom"]): place for place in result["opponents"][0]["kingdoms"]}
    again = result["again"][0]["kingdoms"]
    found = [
        f"| kingdom | of {first[tuple(again[0]['kingdom'])]['games']} games | of other"
        f" {again[0]['games']} |",
        "|---|---:|---:|",
    ]
    for place in sorted(again, key=lambda place: float(place["score"])):
        before = first[tuple(place["kingdom"])]
        found.append(
            f"| {', '.join(place['kingdom'])} | {100 * before['score']:.0f} %"
            f" | {100 * place['score']:.1f} % |"
        )
    return found


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def commands(text: str) -> list[str]:
    """All commands whose figures a document has."""
    found: list[str] = []
    heads: list[str] = []
    in_block = False
    for line in text.split("\n"):
        in_block = line == BLOCK or (in_block and line != "```")
        if in_block and line.startswith("$ coffers "):
            found.append(line[2:])
        if not line.startswith("|"):
            heads = []
        elif not heads:
            heads = cells(line)
        elif "command" in heads:
            found += COMMAND.findall(cells(line)[heads.index("command")])
    return found


def has_figures(text: str) -> bool:
    return bool(commands(text) or RECORD.search(text))


def documents() -> list[Path]:
    """All that have figures."""
    return [
        path
        for path in (HOME / "README.md", *sorted((HOME / "docs").glob("*.md")))
        if path.name not in NOT_OURS and has_figures(path.read_text("utf-8"))
    ]


# ---- the table of the solver -------------------------------------------------------------------

BEGIN, END = "<!-- make solver-table -->", "<!-- end of the solver's table -->"
CLEAR, GOOD = 0.60, 0.55
HEAD = """| set (edition) | rivals | closest rival | wins against it | against Big Money | score \
against the generic bot | generations, games |
|---|---:|---|---:|---:|---:|---:|"""


def playable_sets() -> list[RecommendedSet]:
    """All that can be played, each in its newest edition."""
    names = dict.fromkeys(found.name for found in all_sets() if not found.missing())
    return [find(name) for name in names]


def solve(name: str, seconds: float, games: int) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        plan = shlex.quote(str(Path(folder) / "plan.toml"))
        return result_of(
            f"coffers solve --set {shlex.quote(name)} --seed 1 --seconds {seconds:g}"
            f" --games {games} --output {plan}"
        )


@dataclass(frozen=True)
class Solved:
    """A row of the table."""

    wins: float  # against the closest rival
    score: float  # against the generic bot
    row: str

    @staticmethod
    def of(name: str, solution: dict[str, Any]) -> "Solved":
        rivals = {row["strategies"][1]["name"]: row["strategies"][0] for row in solution["against"]}
        score = rivals.pop("generic")["scores"]["value"]
        wins = {rival: found["wins"]["value"] for rival, found in rivals.items()}
        closest = min(wins, key=lambda rival: wins[rival])
        money = f"{100 * wins['Big Money']:.1f} %" if "Big Money" in wins else ""
        row = (
            f"| {name} ({solution['edition']}) | {len(wins)} | {closest}"
            f" | {100 * wins[closest]:.1f} % | {money} | {100 * score:.1f} %"
            f" | {solution['generations']}, {solution['games'] / 1e6:.1f} million |"
        )
        return Solved(wins[closest], score, row)


def in_words(solved: Sequence[Solved], seconds: float) -> str:
    """The table and the sentence below it."""
    table = "\n".join(s.row for s in sorted(solved, key=lambda s: -s.wins))
    clear = sum(s.wins > CLEAR for s in solved)
    good = sum(s.score >= GOOD for s in solved)
    half = sum(s.score >= 0.5 for s in solved)
    below = (
        f"{seconds:g} seconds each: in {clear} of {len(solved)} sets the plan wins more than"
        f" {100 * CLEAR:.0f} % of its games against every strategy that fits. Against the generic"
        f" bot it scores {100 * GOOD:.0f} % or more in {good} sets, and in {half} at least a half."
    )
    return f"{HEAD}\n{table}\n\n{fill(below, 100)}"


def write_solver_table(path: Path, seconds: float, games: int, names: Sequence[str]) -> None:
    """After each set, so that nothing is lost."""
    solved: list[Solved] = []
    for name in names or [found.name for found in playable_sets()]:
        solved.append(Solved.of(find(name).name, solve(name, seconds, games)))
        print(solved[-1].row)
        before, rest = path.read_text("utf-8").split(BEGIN)
        _, after = rest.split(END)
        table = in_words(solved, seconds)
        path.write_text(f"{before}{BEGIN}\n{table}\n{END}{after}", "utf-8")


# ---- the program -------------------------------------------------------------------------------


def main(command_line: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("files", nargs="*", type=Path, help="Markdown (all that has figures)")
    parser.add_argument("--check", action="store_true", help="only say what is not as it was made")
    parser.add_argument("--solver", type=float, metavar="SECONDS", help="make the solver's table")
    parser.add_argument("--set", action="append", default=[], help="only these sets in that table")
    parser.add_argument("--games", type=int, default=5_000, help="games of each rival there")
    arguments = parser.parse_args(command_line)
    if arguments.solver:
        table = arguments.files[0] if arguments.files else HOME / "docs" / "lab.md"
        write_solver_table(table, arguments.solver, arguments.games, arguments.set)
        return 0
    stale = 0
    for path in arguments.files or documents():
        text = path.read_text("utf-8")
        new = made(text)
        if new == text:
            continue
        if arguments.check:
            stale += 1
            print(f"{path}: make docs")
            old = set(text.split("\n"))
            print(*(f"  {line}" for line in new.split("\n") if line not in old), sep="\n")
        else:
            path.write_text(new, "utf-8")
            print(f"{path}: made again")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
