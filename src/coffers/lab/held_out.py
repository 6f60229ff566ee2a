"""Kingdoms that nothing was tuned on, and plans for some of them.

The kingdoms are those of `data/held_out.json`; they were drawn once and stay as they are. No bot
may be tried on them but to say how strong it is.
"""

import json
import os
from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from pathlib import Path

from coffers.engine.editions import DEFAULT_EDITION
from coffers.errors import CoffersError
from coffers.kingdoms import Kingdom
from coffers.kingdoms.settings import Setting
from coffers.lab.frames import writing
from coffers.lab.matches import check_seconds
from coffers.lab.solver import DEFAULT_SECONDS, EVOLVING, Progress, solve
from coffers.strategies.plans import Plan

WITH_PLANS = 50  # of the kingdoms, the first ones


@cache
def kingdoms() -> tuple[Kingdom, ...]:
    """The held-out kingdoms, always in the same order."""
    entries = json.loads(files("coffers.data").joinpath("held_out.json").read_text("utf-8"))
    return tuple(
        Kingdom.of(entry["cards"], bane=entry.get("bane"), platinum_colony=entry["platinum_colony"])
        for entry in entries
    )


def plans_folder() -> Path:
    """Where the plans lie that come with Coffers."""
    return Path(str(files("coffers.data").joinpath("held_out_plans")))


def plan_file(folder: Path, kingdom: int) -> Path:
    """The file of the plan for a kingdom; people count from one."""
    return folder / f"{kingdom + 1:03}.toml"


def plans(folder: Path | None = None) -> dict[int, Plan]:
    """The plans that there are, by the number of their kingdom."""
    folder = folder or plans_folder()
    paths = {i: plan_file(folder, i) for i in range(len(kingdoms()))}
    return {i: Plan.load(path) for i, path in paths.items() if path.is_file()}


def solve_plans(
    folder: Path | None = None,
    *,
    n: int | None = None,
    seconds: float | None = None,
    cores: int | None = None,
    progress: Callable[[int, Progress], None] | None = None,
) -> list[Path]:
    """Find plans for the first n kingdoms, one after the other; those that are there stay.

    Each is written as soon as it is found. Ctrl-C ends it; the next call goes on from there.
    """
    folder = folder or plans_folder()
    check_seconds(seconds)
    seconds = DEFAULT_SECONDS if seconds is None else seconds
    n = WITH_PLANS if n is None else n
    if n < 1:
        raise CoffersError("lab-number", option="kingdoms", found=n, least=1)
    if n > len(kingdoms()):
        raise CoffersError("lab-too-much", option="kingdoms", found=n, most=len(kingdoms()))
    with writing(folder):
        folder.mkdir(exist_ok=True)
    written = []
    for i, kingdom in enumerate(kingdoms()[:n]):
        path = plan_file(folder, i)
        if path.exists():
            continue
        solution = solve(
            Setting(kingdom, DEFAULT_EDITION),
            seconds=seconds,
            seed=i,
            check=0,
            cores=cores,
            progress=None if progress is None else partial(progress, i),
        )
        if solution.seconds < EVOLVING * seconds:
            break  # somebody has stopped it
        effort = f"# {seconds:g} s, {solution.generations} generations, {solution.games} games"
        beside = path.with_suffix(".part")
        with writing(path):
            beside.write_text(f"{effort}\n{solution.plan.as_toml()}", "utf-8")
            os.replace(beside, path)
        written.append(path)
    return written
