"""Which scenarios prove which clauses."""

from functools import cache
from pathlib import Path

from coffers.cards.library import classes
from coffers.errors import CoffersError
from coffers.rules import Report, UnknownClause, report
from coffers.scenario.document import Scenario, load_file, scenario_files


def home() -> Path:
    """The project's own scenarios: those of the checkout, or of the folder one is in."""
    for root in (Path(__file__).parents[3], Path.cwd()):
        if (root / "tests" / "scenarios").is_dir():
            return root / "tests" / "scenarios"
    raise CoffersError("no-scenarios")


@cache
def scenarios_of(folder: Path) -> tuple[Scenario, ...]:
    return tuple(s for path in scenario_files([folder]) for s in load_file(path))


def proofs(folder: Path) -> dict[str, list[str]]:
    """Clause by clause, the titles of the scenarios that prove it."""
    found: dict[str, list[str]] = {}
    for scenario in scenarios_of(folder):
        for rule in scenario.rules:
            found.setdefault(rule, []).append(scenario.title)
    return found


def rules_report(folder: Path) -> Report:
    """What is proved, what is not, and what waits for cards that are not there yet."""
    try:
        return report(proofs(folder), classes())
    except UnknownClause as fault:
        raise CoffersError("unknown-clause", problem=str(fault)) from None
