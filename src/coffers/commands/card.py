"""coffers card NAME: a card, its text, its rulings and the scenarios that prove them."""

import argparse
import json
import sys

from coffers.cards.library import all_facts, card_name
from coffers.errors import CoffersError
from coffers.rules import rulings
from coffers.scenario.proofs import home, rules_report
from coffers.texts import Language, current


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument("name", nargs="+", metavar="NAME", help=language.text("cli-card-name"))
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))


def proved_by() -> dict[str, list[str]]:
    try:
        return {clause: list(titles) for clause, titles in rules_report(home()).proofs.items()}
    except CoffersError:
        return {}  # an installed package has no scenarios with it


def run(arguments: argparse.Namespace) -> int:
    name = card_name(" ".join(arguments.name))
    facts = all_facts()[name]
    language = current()
    proofs = proved_by()
    if arguments.json:
        document = {
            "name": name,
            "german": facts.german,
            "set": facts.set,
            "types": list(facts.types),
            "cost": facts.cost,
            "price": facts.price,
            "overpay": facts.overpay,
            "text": language.card_text(name),
            "rulings": [
                {
                    "id": c.id,
                    "text": language.ruling(c),
                    "editions": c.editions,
                    "proved_by": proofs.get(c.id, []),
                }
                for c in rulings(name)
            ],
        }
        json.dump(document, sys.stdout, ensure_ascii=False, indent=1)
        print()
        return 0
    other = facts.german if language.code == "en" else name
    types = " - ".join(language.text(f"words-type-{word.lower()}") for word in facts.types)
    cost = f"{facts.price}{'+' if facts.overpay else ''}"
    print(f"{language.card(name)} ({other})")
    print(language.text("cli-card-facts", cost=cost, types=types, set=facts.set))
    print()
    print(language.card_text(name))
    if rulings(name):
        print(f"\n{language.text('cli-card-rulings')}")
    for clause in rulings(name):
        only_in = f" [{', '.join(clause.editions)}]" if clause.editions else ""
        print(f"  {clause.id}  {language.ruling(clause)}{only_in}")
        for title in proofs.get(clause.id, []):
            print(f"      ✓ {title}")
    return 0
