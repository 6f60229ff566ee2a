"""coffers strategies: those that come with Coffers by their styles, and what they do."""

import argparse
import json
import sys

from coffers.errors import CoffersError
from coffers.kingdoms.sets import find
from coffers.lab.strategy import load_strategy
from coffers.strategies.plans import Plan, shipped
from coffers.strategies.reading import STYLES, checked_style
from coffers.texts import Language, current

Plans = dict[str, Plan]  # by the names of their files


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument(
        "name",
        nargs="?",
        metavar=language.text("metavar-strategy"),
        help=language.text("cli-strategies-name"),
    )
    parser.add_argument(
        "--set",
        metavar=language.text("metavar-set"),
        help=language.text("cli-strategies-set"),
    )
    parser.add_argument(
        "--style",
        metavar=language.text("metavar-style"),
        help=language.text("cli-strategies-style", styles=", ".join(STYLES)),
    )
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.name:
        print(text_of(arguments.name), end="")
        return 0
    groups = by_style(chosen_plans(arguments))
    if arguments.json:
        found = [as_json(stem, plan) for group in groups.values() for stem, plan in group.items()]
        json.dump(found, sys.stdout, ensure_ascii=False, indent=1)
        print()
    else:
        print_groups(groups)
    return 0


def chosen_plans(arguments: argparse.Namespace) -> Plans:
    """Those that come with Coffers, without those that the user does not ask for."""
    chosen = dict(shipped())
    if arguments.style:
        style = checked_style(arguments.style)
        chosen = {stem: plan for stem, plan in chosen.items() if plan.style == style}
    if arguments.set:
        kingdom = find(arguments.set).kingdom()
        chosen = {stem: plan for stem, plan in chosen.items() if plan.fits(kingdom)}
    return chosen


def by_style(plans: Plans) -> dict[str, Plans]:
    """The styles that there are among plans, in their fixed order, each with its plans."""
    groups = {
        style: {stem: plan for stem, plan in plans.items() if plan.style == style}
        for style in STYLES
    }
    return {style: group for style, group in groups.items() if group}


def print_groups(groups: dict[str, Plans]) -> None:
    language = current()
    for style, group in groups.items():
        print(f"{language.text(f'web-style-{style}')} ({style})\n")
        for stem, plan in group.items():
            print(f"  {plan.title(language.code)} ({stem})")
            print(f"    {plan.describe(language.code)}")
        print()
    n = sum(map(len, groups.values()))
    print(language.text("cli-strategies-summary", n=n))


def text_of(name: str) -> str:
    """A strategy as its file has it, to be copied and changed."""
    strategy = load_strategy(name)
    if not isinstance(strategy, Plan):
        raise CoffersError("strategy-no-file", strategy=strategy.name)
    return strategy.as_toml()


def as_json(stem: str, plan: Plan) -> dict[str, object]:
    return {
        "file": f"{stem}.toml",
        "style": plan.style,
        "name": plan.name,
        "german": plan.german,
        "about": plan.about,
        "about_de": plan.about_de,
        "needs": list(plan.needs),
        "platinum_colony": plan.platinum_colony,
    }
