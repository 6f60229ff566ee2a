"""Every scenario comes out as written, and every clause that can be proved is."""

from pathlib import Path

import pytest

from coffers.scenario import Scenario, load_file, run_scenario, scenario_files
from coffers.scenario.proofs import rules_report

HOME = Path(__file__).parent
SCENARIOS = [s for path in scenario_files([HOME]) for s in load_file(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: f"{s.file.stem}:{s.line}")
def test_scenario(scenario: Scenario) -> None:
    failure = run_scenario(scenario)
    assert failure is None, f"\n{failure}"


def test_every_testable_clause_is_proved() -> None:
    assert list(rules_report(HOME).unproved) == []


def test_titles_are_distinct() -> None:
    """A title is how people refer to a ruling."""
    titles = [s.title for s in SCENARIOS]
    assert sorted({t for t in titles if titles.count(t) > 1}) == []
