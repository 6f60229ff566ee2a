"""Executable rulings: a position, what is done in it, and what must come of it.

docs/scenarios.md describes the format for people who want to write one.
"""

from coffers.scenario.document import Scenario, load_file, scenario_files
from coffers.scenario.runner import Failure, run_scenario

__all__ = ["Failure", "Scenario", "load_file", "run_scenario", "scenario_files"]
