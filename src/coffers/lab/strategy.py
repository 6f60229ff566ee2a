"""Strategies: plans that players write as text files, and Python classes.

>>> plan = Plan.of_toml('''
... name = "Double Witch"
... buy = ["Province", "Witch max 2", "Gold", "Duchy if left(Province) <= 5", "Silver"]
... ''')
>>> plan.needs
('Witch',)
>>> print(plan.buy[3])
Duchy if left(Province) <= 5
"""

import json
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

from coffers import documents
from coffers.bots.plan import Line, Planned
from coffers.bots.registry import THINKING, THROWING_DICE, all_bots, check_thinking, make_bot
from coffers.cards.library import all_facts, card_name
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.errors import CoffersError, suggestion
from coffers.kingdoms import Kingdom
from coffers.lab.lines import Comparison, Entry, Payment, Quantity

__all__ = [
    "Comparison",
    "Entry",
    "Payment",
    "Plan",
    "Quantity",
    "Strategy",
    "load_strategy",
    "shipped",
]

LISTS = ("buy", "play", "trash", "discard", "gain", "naming")
WITH_MAX = ("buy", "gain")
TEXTS = ("name", "german", "about", "about_de")
KEYS = (*TEXTS, "needs", "platinum_colony", *LISTS, "overpay")
COLONY_CARDS = ("Platinum", "Colony")
LARGEST_FILE = 100_000  # bytes
LONGEST_NAME = 60


# ---- strategies --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Strategy:
    """Something that plays, with a name and the cards it cannot do without."""

    name: str
    german: str = ""
    about: str = ""
    about_de: str = ""
    needs: tuple[str, ...] = ()
    platinum_colony: bool | None = None  # None: with or without

    def __str__(self) -> str:
        return self.name

    def title(self, language: str) -> str:
        """What it is called in a language."""
        return self.german if language == "de" and self.german else self.name

    def describe(self, language: str) -> str:
        return self.about_de if language == "de" and self.about_de else self.about

    @property
    def likes(self) -> tuple[str, ...]:
        """The Kingdom cards that it can use where they are."""
        return ()

    @property
    def lasts(self) -> bool:
        """Whether one agent can play any number of games, even against itself."""
        return False

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        """Who plays it in games with that setup; the seed is for those who throw dice."""
        raise NotImplementedError

    def lacks(self, kingdom: Kingdom) -> list[str]:
        """The cards it needs and does not find in a kingdom."""
        there = kingdom.all_cards()
        missing = [card for card in self.needs if card not in there]
        if self.platinum_colony and not kingdom.platinum_colony:
            missing += COLONY_CARDS
        return missing

    def fits(self, kingdom: Kingdom) -> bool:
        unwanted = self.platinum_colony is False and kingdom.platinum_colony
        return not unwanted and not self.lacks(kingdom)

    def check(self, kingdom: Kingdom) -> None:
        """Complain if it cannot be played in a kingdom."""
        missing = self.lacks(kingdom)
        if missing:
            raise CoffersError("strategy-lacks", strategy=self.name, missing=", ".join(missing))
        if not self.fits(kingdom):
            raise CoffersError("strategy-without-colony", strategy=self.name)


@dataclass(frozen=True)
class Plan(Strategy):
    """A strategy as players write it: lists of cards with conditions.

    A list that is None is left to the generic bot.
    """

    buy: tuple[Entry, ...] | None = None
    play: tuple[Entry, ...] | None = None
    trash: tuple[Entry, ...] | None = None
    discard: tuple[Entry, ...] | None = None
    gain: tuple[Entry, ...] | None = None
    naming: tuple[Entry, ...] | None = None
    overpay: tuple[Payment, ...] | None = None

    @staticmethod
    def of_toml(text: str, path: str = "") -> "Plan":
        """Read a plan; what is wrong is said with its line."""
        return read_plan(text, path)

    @staticmethod
    def load(path: str | Path) -> "Plan":
        """Read a plan from a file."""
        return Plan.of_toml(read_text(Path(path)), str(path))

    def as_toml(self) -> str:
        """The plan as a text that a person can read and change."""
        lines = [f"{key} = {quoted(getattr(self, key))}" for key in TEXTS if getattr(self, key)]
        lines.append(f"needs = [{', '.join(map(quoted, self.needs))}]")
        if self.platinum_colony is not None:
            lines.append(f"platinum_colony = {str(self.platinum_colony).lower()}")
        for key in (*LISTS, "overpay"):
            entries = getattr(self, key)
            if entries is not None:
                listed = "".join(f"  {quoted(str(entry))},\n" for entry in entries)
                lines.append(f"\n{key} = [\n{listed}]")
        return "\n".join(lines) + "\n"

    def entries(self) -> list[Entry]:
        """All lines, list by list."""
        return [entry for key in LISTS for entry in getattr(self, key) or ()]

    @property
    def likes(self) -> tuple[str, ...]:
        named = kingdom_cards_of([*self.entries(), *(self.overpay or ())])
        return tuple(card for card in named if card not in self.needs)

    @property
    def lasts(self) -> bool:
        return True

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        numbers = {card.name: card.number for card in setup.cards}

        def lines(entries: tuple[Entry, ...] | None) -> list[Line] | None:
            if entries is None:
                return None
            return [entry.compiled(numbers) for entry in entries if entry.plays_in(numbers)]

        return Planned(
            setup,
            lines(self.buy),
            lines(self.play),
            lines(self.trash),
            lines(self.discard),
            lines(self.gain),
            names=lines(self.naming),
            payments=[p.compiled(numbers) for p in self.overpay or () if p.card in numbers],
        )


def quoted(text: str) -> str:
    """A text as TOML writes it, in one line."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def kingdom_cards_of(lines: Iterable[Entry | Payment]) -> tuple[str, ...]:
    """The Kingdom cards that lines are about, without those that they forbid."""
    facts = all_facts()
    wanted = [
        e.card for e in lines if e.card in facts and not (isinstance(e, Entry) and e.most == 0)
    ]
    return tuple(card for card in dict.fromkeys(wanted) if facts[card].is_kingdom)


# ---- reading plans -----------------------------------------------------------------------------


def read_text(path: Path) -> str:
    """The text of a file that a user named."""
    try:
        return documents.read_text(path, LARGEST_FILE)
    except FileNotFoundError:
        raise CoffersError("no-such-file", path=str(path)) from None
    except documents.Malformed:
        raise CoffersError("strategy-not-text", path=str(path)) from None
    except OSError as fault:
        raise CoffersError("unreadable", path=str(path), problem=str(fault.strerror)) from None


def read_plan(text: str, path: str) -> Plan:
    place = path or "TOML"
    try:
        document = documents.read_toml(text)
    except documents.Malformed as fault:
        raise CoffersError(
            "strategy-toml", path=place, line=str(fault.line), problem=str(fault)
        ) from None
    lines = lines_of(text)

    def at(key: str, item: int, problem: CoffersError) -> CoffersError:
        found = lines.get(key, [1])
        line = found[item] if item < len(found) else found[0]
        return CoffersError("strategy-at", path=place, line=str(line), problem=str(problem))

    values: dict[str, Any] = {}
    for key, value in document.items():
        try:
            if key not in KEYS:
                raise CoffersError(
                    "strategy-key", key=key, known=", ".join(KEYS), suggestion=suggestion(key, KEYS)
                )
            if key in (*LISTS, "overpay", "needs"):
                if not isinstance(value, list):
                    raise CoffersError("strategy-list", key=key)
            elif key == "platinum_colony":
                if not isinstance(value, bool):
                    raise CoffersError("strategy-yes-no", key=key)
                values[key] = value
            else:
                values[key] = checked_text(key, value)
        except CoffersError as problem:
            raise at(key, 0, problem) from None
        if isinstance(value, list):
            found = []
            for i, item in enumerate(value):
                try:
                    found.append(read_item(key, item))
                except CoffersError as problem:
                    raise at(key, i + 1, problem) from None
            values[key] = tuple(found)
    if "name" not in values:
        raise CoffersError(
            "strategy-at", path=place, line="1", problem=str(CoffersError("strategy-no-name"))
        )
    values.setdefault("needs", kingdom_cards_of(values.get("buy", ())))
    return Plan(**values)


def checked_text(key: str, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise CoffersError("strategy-text", key=key)
    value = " ".join(value.split())
    if not value.isprintable() or (key in ("name", "german") and len(value) > LONGEST_NAME):
        raise CoffersError("strategy-text", key=key)
    return value


def read_item(key: str, item: object) -> Entry | Payment | str:
    """An item of a list: a line, or for `needs` the name of a Kingdom card."""
    if not isinstance(item, str):
        raise CoffersError("strategy-list", key=key)
    if key == "needs":
        card = card_name(item)
        if not all_facts()[card].is_kingdom:
            raise CoffersError("not-a-kingdom-card", card=card)
        return card
    if key == "overpay":
        return Payment.of(item)
    entry = Entry.of(item)
    if entry.most is not None and key not in WITH_MAX:
        raise CoffersError("strategy-no-max", key=key, card=entry.card, n=entry.most)
    return entry


TOKEN = re.compile(
    r"""
      \#[^\n]*
    | \"\"\"(?:\\.|[^\\])*?\"\"\"+ | '''.*?'''+
    | "(?:\\.|[^"\\\n])*" | '[^'\n]*'
    | \n | [\[{] | [\]}] | [\w-]+ | .
    """,
    re.VERBOSE | re.DOTALL,
)


def lines_of(text: str) -> dict[str, list[int]]:
    """By key: the line where it stands, then the lines of the strings of its value.

    tomllib, which has read the text already, does not tell.
    """
    found: dict[str, list[int]] = {}
    key, depth, expecting = "", 0, True
    line = 1
    for match in TOKEN.finditer(text):
        token = match[0]
        if token[0] == "#" or token.isspace():
            if token == "\n" and depth == 0:
                expecting = True
        elif depth == 0 and expecting and token[0] not in "[":
            key, expecting = token.strip("\"'"), False
            found.setdefault(key, [line])
        elif token in ("[", "{"):
            depth += 1
        elif token in ("]", "}"):
            depth -= 1
        elif token[0] in "\"'":
            found.setdefault(key, [line]).append(line)
        line += token.count("\n")
    return found


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
        return self.think or THINKING.get(self.bot, 0.0)

    @property
    def lasts(self) -> bool:
        return self.bot not in THROWING_DICE and not self.seconds

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        return make_bot(self.bot, setup, seed, self.think)


def thinking_for(seconds: float, strategies: Iterable[Strategy]) -> list[Strategy]:
    """The same strategies; those that are bots which look ahead do so for so many seconds."""
    found = list(strategies)
    check_thinking(s.bot for s in found if isinstance(s, BotStrategy))
    return [
        replace(s, think=seconds) if isinstance(s, BotStrategy) and s.bot in THINKING else s
        for s in found
    ]


# ---- finding them ------------------------------------------------------------------------------


@cache
def shipped() -> dict[str, Plan]:
    """The plans that come with Coffers, by the name of their file."""
    folder = files("coffers").joinpath("strategies")
    if not folder.is_dir():
        return {}
    return {
        file.name.removesuffix(".toml"): Plan.of_toml(file.read_text("utf-8"), file.name)
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }


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
