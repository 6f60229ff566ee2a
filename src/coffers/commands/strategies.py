"""coffers strategies: those that come with Coffers, and what they do."""

import argparse
import json
import sys

from coffers.errors import CoffersError
from coffers.kingdoms.sets import find
from coffers.lab.strategy import load_strategy
from coffers.strategies.plans import Plan, shipped
from coffers.texts import Language, current


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument(
        "name",
        nargs="?",
        metavar=language.text("lab-metavar-strategy"),
        help=language.text("cli-strategies-name"),
    )
    parser.add_argument(
        "--set",
        metavar=language.text("terminal-metavar-set"),
        help=language.text("cli-strategies-set"),
    )
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.name:
        print(text_of(arguments.name), end="")
        return 0
    chosen = dict(shipped())
    if arguments.set:
        kingdom = find(arguments.set).kingdom()
        chosen = {stem: plan for stem, plan in chosen.items() if plan.fits(kingdom)}
    if arguments.json:
        found = [as_json(stem, plan) for stem, plan in chosen.items()]
        json.dump(found, sys.stdout, ensure_ascii=False, indent=1)
        print()
        return 0
    language = current()
    for stem, plan in chosen.items():
        print(f"{plan.title(language.code)} ({stem})")
        print(f"  {plan.describe(language.code)}")
    print(f"\n{language.text('cli-strategies-summary', n=len(chosen))}")
    return 0


def text_of(name: str) -> str:
    """A strategy as its file has it, to be copied and changed."""
    strategy = load_strategy(name)
    if not isinstance(strategy, Plan):
        raise CoffersError("strategy-no-file", strategy=strategy.name)
    return strategy.as_toml()


def as_json(stem: str, plan: Plan) -> dict[str, object]:
    return {
        "file": f"{stem}.toml",
        "name": plan.name,
        "german": plan.german,
        "about": plan.about,
        "about_de": plan.about_de,
        "needs": list(plan.needs),
        "platinum_colony": plan.platinum_colony,
    }
