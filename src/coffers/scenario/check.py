"""Runs scenario files from the command line of a developer: python -m coffers.scenario.check."""

import sys

from coffers.rules import clauses
from coffers.scenario import load_file, run_scenario, scenario_files


def main(arguments: list[str]) -> int:
    prefixes: tuple[str, ...] = ()
    if arguments[:1] == ["--unproved"]:
        prefixes = tuple(arguments[1].split(","))
        arguments = arguments[2:]
    scenarios = [s for path in scenario_files(arguments) for s in load_file(path)]
    failures = [f for f in map(run_scenario, scenarios) if f]
    for failure in failures:
        print(failure)
        print()
    print(f"{len(scenarios) - len(failures)} passed, {len(failures)} failed")
    named = {rule for s in scenarios for rule in s.rules}
    for rule in sorted(named - set(clauses())):
        print("unknown clause", rule)
    if prefixes:
        for clause in clauses().values():
            if clause.id.startswith(prefixes) and clause.testable and clause.id not in named:
                print(clause.id, clause.tags, clause.text)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
