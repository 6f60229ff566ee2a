"""coffers rules: which clauses of the rulebooks are proved, and by what."""

import argparse
import json
import sys
from pathlib import Path

from coffers.errors import CoffersError
from coffers.rules import clauses
from coffers.scenario.proofs import home, rules_report
from coffers.texts import Language, current


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument(
        "path",
        nargs="?",
        metavar=language.text("metavar-path"),
        help=language.text("cli-rules-path"),
    )
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))
    parser.add_argument("--proofs", action="store_true", help=language.text("cli-rules-proofs"))


def run(arguments: argparse.Namespace) -> int:
    folder = Path(arguments.path) if arguments.path else home()
    if not folder.exists():
        raise CoffersError("no-such-file", path=str(folder))
    report = rules_report(folder)
    if arguments.json:
        json.dump(report.as_json(), sys.stdout, ensure_ascii=False, indent=1)
        print()
        return 0
    say = current().text
    columns = ("file", "clauses", "testable", "proved", "waiting", "doubtful", "info")
    heads = [say(f"cli-rules-{column}") for column in columns]
    print(f"{heads[0]:18}" + "".join(f"{head:>12}" for head in heads[1:]))
    for name, tally in [*report.files.items(), (say("cli-rules-together"), report)]:
        numbers = (
            tally.clauses,
            tally.testable,
            tally.proved,
            len(tally.waiting),
            len(tally.doubtful),
            len(tally.info),
        )
        print(f"{name:18}" + "".join(f"{n:>12}" for n in numbers))
    if arguments.proofs:
        print()
        for clause in clauses().values():
            for title in report.proofs.get(clause.id, ()):
                print(f"{clause.id}  {title}")
    if report.unproved:
        print()
        print(say("cli-rules-unproved"))
        for clause_id in report.unproved:
            print(f"  {clause_id}  {clauses()[clause_id].text}")
    if report.waiting:
        print()
        print(say("cli-rules-waits"))
        for clause_id, names in report.waiting.items():
            print(f"  {clause_id}  ({', '.join(names)})")
    return 0
