"""Every scenario comes out as written, and every clause that can be proved is."""

from pathlib import Path

import pytest

from coffers.scenario import Scenario, load_file, run_scenario, scenario_files
from coffers.scenario.proofs import rules_report

HOME = Path(__file__).parent
SCENARIOS = [s for path in scenario_files([HOME]) for s in load_file(path)]


IDS = [f"{s.file.stem}:{s.line}" for s in SCENARIOS]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=IDS)
def test_scenario(scenario: Scenario) -> None:
    failure = run_scenario(scenario)
    assert failure is None, f"\n{failure}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=IDS)
def test_scenario_in_silence(scenario: Scenario) -> None:
    """Simulations tell no events, and take short cuts for that: the rules stay the same."""
    failure = run_scenario(scenario, telling=False)
    assert failure is None, f"\n{failure}"


def test_silence_is_silent(tmp_path: Path) -> None:
    """Nobody is told anything in silence, so what should be told is not looked at."""
    path = tmp_path / "told.yaml"
    path.write_text(
        """
- scenario: Ben is not told of a Duchy
  players: {Anna: {hand: [Copper]}, Ben: {}}
  steps:
    - Anna: play Copper
    - told: {Ben: [Anna played Duchy]}
    - expect: {Anna: {in_play: [Copper], coins: 1}}
"""
    )
    (scenario,) = load_file(path)
    assert run_scenario(scenario) is not None
    assert run_scenario(scenario, telling=False) is None


def test_every_testable_clause_is_proved() -> None:
    assert list(rules_report(HOME).unproved) == []


def test_titles_are_distinct() -> None:
    """A title is how people refer to a ruling."""
    titles = [s.title for s in SCENARIOS]
    assert sorted({t for t in titles if titles.count(t) > 1}) == []
