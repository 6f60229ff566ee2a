"""coffers scenario PATH...: run scenarios."""

import argparse
import json
import sys

from coffers.scenario import load_file, run_scenario, scenario_files
from coffers.texts import Language, current


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument(
        "paths", nargs="+", metavar=language.text("metavar-path"), help=language.text("cli-paths")
    )
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))


def run(arguments: argparse.Namespace) -> int:
    """0 if all scenarios came out as written, 1 if not."""
    scenarios = [s for path in scenario_files(arguments.paths) for s in load_file(path)]
    failures = []
    for scenario in scenarios:
        failure = run_scenario(scenario)
        if failure is not None:
            failures.append(failure)
            if not arguments.json:
                print(failure)
                print()
    passed = len(scenarios) - len(failures)
    if arguments.json:
        report = {
            "passed": passed,
            "failed": len(failures),
            "failures": [
                {
                    "file": str(f.scenario.file),
                    "line": f.line,
                    "scenario": f.scenario.title,
                    "problem": f.problem,
                    "position": list(f.position),
                    "log": list(f.log),
                }
                for f in failures
            ],
        }
        json.dump(report, sys.stdout, ensure_ascii=False, indent=1)
        print()
    elif not scenarios:
        print(current().text("scenario-none"))
    else:
        print(current().text("scenario-summary", passed=passed, failed=len(failures)))
    return 1 if failures or not scenarios else 0
