"""Whatever can play in the laboratory: plans, the bots, and Python classes.

A class is a program, which only somebody at their own machine may start; whoever takes strategies
from others reads plans (`coffers.strategies`).
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from coffers import texts
from coffers.bots.registry import THINKING, THROWING_DICE, all_bots, check_thinking, make_bot
from coffers.cards.library import card_name
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.errors import CoffersError, suggestion
from coffers.strategies.plans import Plan, Strategy, shipped
from coffers.strategies.reading import checked_text, read_text

# ---- Python classes and bots -------------------------------------------------------------------


@dataclass(frozen=True)
class PythonStrategy(Strategy):
    """A class that decides by itself. Slower, but free to think."""

    module: str = ""  # importable, or the path of a file...
    source: str = ""  # ... with this text, which travels to the workers
    class_name: str = ""

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        try:
            agent: Agent = load_class(self.module, self.source, self.class_name)(setup)
            return agent
        except CoffersError:
            raise
        except Exception as fault:
            raise python_fault(f"{self.module}:{self.class_name}", fault) from fault


@lru_cache(maxsize=64)
def load_class(module: str, source: str, class_name: str) -> Any:
    where = f"{module}:{class_name}"
    try:
        home = run_file(module, source) if source else import_module(module)
    except Exception as fault:
        raise python_fault(where, fault) from fault
    found = getattr(home, class_name, None)
    if not isinstance(found, type) or not issubclass(found, Agent):
        agents = [n for n, v in vars(home).items() if isinstance(v, type) and issubclass(v, Agent)]
        raise CoffersError(
            "strategy-no-agent", name=where, suggestion=suggestion(class_name, agents)
        )
    return found


def run_file(path: str, source: str) -> ModuleType:
    digest = blake2b(source.encode(), digest_size=8).hexdigest()
    module = ModuleType(f"coffers_strategy_{digest}")
    module.__file__ = path
    sys.modules[module.__name__] = module  # dataclasses and pickles look for it there
    exec(compile(source, path, "exec"), module.__dict__)
    return module


def python_fault(where: str, fault: Exception) -> CoffersError:
    return CoffersError("strategy-python", name=where, problem=f"{type(fault).__name__}: {fault}")


def python_strategy(name: str) -> PythonStrategy:
    """The strategy "module:Class" or "file.py:Class"."""
    module, _, class_name = name.rpartition(":")
    source = read_text(Path(module)) if module.endswith(".py") else ""
    found = load_class(module, source, class_name)
    needs = tuple(card_name(card) for card in getattr(found, "needs", ()))
    return PythonStrategy(
        name=checked_text("name", getattr(found, "name", class_name)),
        german=str(getattr(found, "german", "")),
        about=" ".join((found.__doc__ or "").split()),
        needs=needs,
        platinum_colony=getattr(found, "platinum_colony", None),
        module=module,
        source=source,
        class_name=class_name,
    )


@dataclass(frozen=True)
class BotStrategy(Strategy):
    """One of the bots that one can play against."""

    bot: str = ""
    think: float | None = None  # seconds, for a bot that looks ahead, if not its usual time

    @property
    def seconds(self) -> float:
        """That it thinks about a decision."""
        return THINKING.get(self.bot, 0.0) if self.think is None else self.think

    @property
    def lasts(self) -> bool:
        return self.bot not in THROWING_DICE and self.bot not in THINKING

    def title(self, language: str) -> str:
        if self.think is None or self.name != timed_name(self.bot, self.think):
            return super().title(language)
        say = texts.language(language).text
        return say("lab-timed-bot", bot=self.bot, seconds=self.think)

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        return make_bot(self.bot, setup, seed, self.think)


def timed_name(bot: str, seconds: float) -> str:
    """What a bot is called that thinks for so long, and not for as long as usual."""
    return f"{bot} {seconds:g} s"


def thinking_time(strategy: Strategy) -> float:
    """The seconds that a strategy thinks about a decision; 0 for one that answers at once."""
    return strategy.seconds if isinstance(strategy, BotStrategy) else 0.0


def thinking_for(seconds: float, strategies: Iterable[Strategy]) -> list[Strategy]:
    """The same strategies; those that are bots which look ahead do so for so many seconds."""
    found = list(strategies)
    check_thinking(s.bot for s in found if isinstance(s, BotStrategy))
    return [
        replace(s, think=seconds)
        if isinstance(s, BotStrategy) and s.bot in THINKING and s.seconds != seconds
        else s
        for s in found
    ]


# ---- finding them ------------------------------------------------------------------------------


def load_strategy(name: str | Path | Strategy) -> Strategy:
    """A strategy by name, German name, file (TOML) or Python class ("file.py:Class").

    >>> load_strategy("random").name
    'random'
    """
    if isinstance(name, Strategy):
        return name
    if isinstance(name, Path) or name.endswith(".toml"):
        return Plan.load(name)
    if ":" in name:
        return python_strategy(name)
    plans = shipped()
    for stem, plan in plans.items():
        if name.casefold() in (stem, plan.name.casefold(), plan.german.casefold()):
            return plan
    if name in all_bots():
        return BotStrategy(name=name, bot=name)
    titles = [title for plan in plans.values() for title in (plan.name, plan.german) if title]
    raise CoffersError(
        "unknown-strategy",
        strategy=name,
        suggestion=suggestion(name, [*plans, *titles, *all_bots()]),
    )


def distinct(strategies: Iterable[Strategy]) -> tuple[Strategy, ...]:
    """The same strategies, those with equal names told apart by a number."""
    seen: dict[str, int] = {}
    found = []
    for strategy in strategies:
        n = seen[strategy.name] = seen.get(strategy.name, 0) + 1
        if n > 1:
            german = f"{strategy.german} ({n})" if strategy.german else ""
            strategy = replace(strategy, name=f"{strategy.name} ({n})", german=german)
        found.append(strategy)
    return tuple(found)
