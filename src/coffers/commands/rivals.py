"""Strategies to play against: what a saved game calls them, and who plays them.

A bot has its name, a strategy that comes with Coffers `plan:` and the name of its file, a plan of
one's own the path of its file, a Python class `file.py:Class`. A saved game may come from anybody,
so a class is never run because a file names it.
"""

import argparse
from collections.abc import Iterable, Mapping
from pathlib import Path

from coffers.bots.registry import THINKING, all_bots, make_bot
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.errors import CoffersError
from coffers.kingdoms.settings import Setting
from coffers.strategies.plans import SHIPPED, Plan, Strategy, shipped
from coffers.texts import current


def is_bot(rival: str) -> bool:
    """Whether it is one of the bots (or a slip, which they complain about)."""
    return rival in all_bots() or not (is_plan(rival) or ":" in rival)


def is_plan(rival: str) -> bool:
    return rival.startswith(SHIPPED) or rival.endswith(".toml")


def named(wish: str) -> str:
    """What a strategy that the user wants to play against is called from now on."""
    from coffers.lab.strategy import BotStrategy, load_strategy

    found = load_strategy(wish)
    if isinstance(found, BotStrategy):
        return found.bot
    for stem, plan in shipped().items():
        if plan is found:
            return f"{SHIPPED}{stem}"
    return str(Path(wish).resolve()) if wish.endswith(".toml") else wish


def strategy_of(rival: str) -> Strategy:
    """The strategy that is called so."""
    if rival.startswith(SHIPPED):
        stem = rival.removeprefix(SHIPPED)
        if stem not in shipped():
            raise CoffersError("unknown-strategy", strategy=stem)
        return shipped()[stem]
    if rival.endswith(".toml"):
        return Plan.load(rival)
    from coffers.lab.strategy import load_strategy

    return load_strategy(rival)


def agent_of(rival: str, setup: Setup, seed: int, seconds: float | None = None) -> Agent:
    """Who plays it."""
    if is_bot(rival):
        return make_bot(rival, setup, seed, seconds if rival in THINKING else None)
    return strategy_of(rival).agent(setup, seed)


def titles(rivals: Mapping[str, str]) -> dict[str, str]:
    """By player: what is shown of them; bots have their names."""
    code = current().code
    return {
        player: rival if is_bot(rival) else strategy_of(rival).title(code)
        for player, rival in rivals.items()
    }


def setting_for(arguments: argparse.Namespace, rivals: Iterable[str], seed: int) -> Setting:
    """Where these can be played against: by default what `coffers match` would choose for them."""
    from coffers.commands.laboratory import setting_of

    strategies = [strategy_of(rival) for rival in rivals if not is_bot(rival)]
    where = setting_of(arguments, strategies, seed)
    for strategy in strategies:
        strategy.check(where.kingdom)
    return where


def check_known(rivals: Iterable[str]) -> None:
    """Complain about opponents in a saved game whom only the user may bring."""
    for rival in rivals:
        if not is_bot(rival) and not is_plan(rival):
            raise CoffersError("rival-again", rival=rival)
