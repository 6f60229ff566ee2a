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
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

from coffers import documents
from coffers.bots import plan as compiled
from coffers.bots.registry import THINKING, all_bots, check_thinking, make_bot
from coffers.cards.library import all_facts, card_name
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.errors import CoffersError, suggestion
from coffers.kingdoms import Kingdom

LISTS = ("buy", "play", "trash", "discard", "gain")
WITH_MAX = ("buy", "gain")
TEXTS = ("name", "german", "about", "about_de")
KEYS = (*TEXTS, "needs", "platinum_colony", *LISTS)
THROWING_DICE = ("random",)  # bots that are different in every game
COLONY_CARDS = ("Platinum", "Colony")
ANY_NUMBER = 1000
LARGEST_FILE = 100_000  # bytes
LARGEST_NUMBER = 10_000
LONGEST_NAME = 60


# ---- conditions --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Quantity:
    """Something that can be compared: a number, `coins`, `owned(Witch)`..."""

    what: str  # "" for a plain number
    card: str = ""
    number: int = 0

    def __str__(self) -> str:
        if not self.what:
            return str(self.number)
        return f"{self.what}({self.card})" if self.card else self.what

    def compiled(self, numbers: Mapping[str, int]) -> compiled.Term:
        """For a game with these cards; a card that is not in it counts 0."""
        if not self.what:
            return compiled.Term(compiled.NUMBER, self.number)
        if not self.card:
            return compiled.Term(compiled.OF_THE_GAME[self.what], 0)
        if self.card not in numbers:
            return compiled.Term(compiled.NUMBER, 0)
        return compiled.Term(compiled.OF_A_CARD[self.what], numbers[self.card])


@dataclass(frozen=True, slots=True)
class Comparison:
    """`left(Province) <= 4`"""

    left: Quantity
    sign: str
    right: Quantity

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right}"

    def compiled(self, numbers: Mapping[str, int]) -> compiled.Condition:
        return compiled.Condition(
            self.left.compiled(numbers),
            compiled.COMPARISONS[self.sign],
            self.right.compiled(numbers),
        )


Alternatives = tuple[tuple[Comparison, ...], ...]
"""All comparisons of one of them must hold; none at all: always."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a plan: `Witch max 2 if turn > 3`."""

    card: str
    most: int | None = None
    alternatives: Alternatives = ()

    @staticmethod
    def of(text: str) -> "Entry":
        """Read a line.

        >>> Entry.of("Hexe max 2 if turn > 3 or coins == 5").card
        'Witch'
        """
        found = ENTRY.match(text)
        if found is None:
            raise CoffersError("strategy-entry", entry=text)
        most = None
        if found["most"] is not None:
            most = int(found["most"]) if SMALL_NUMBER.fullmatch(found["most"]) else 0
            if not 0 < most <= LARGEST_NUMBER:
                raise CoffersError("strategy-max", entry=text, found=found["most"])
        return Entry(
            card_name(found["card"]),
            most,
            () if found["when"] is None else read_condition(found["when"]),
        )

    def __str__(self) -> str:
        words = self.card
        if self.most is not None:
            words += f" max {self.most}"
        if self.alternatives:
            words += f" if {condition_in_words(self.alternatives)}"
        return words

    def cards(self) -> set[str]:
        """All cards that the line names."""
        quantities = [q for all_of in self.alternatives for c in all_of for q in (c.left, c.right)]
        return {self.card, *(q.card for q in quantities if q.card)}

    def compiled(self, numbers: Mapping[str, int]) -> compiled.Line:
        return compiled.Line(
            numbers[self.card],
            ANY_NUMBER if self.most is None else self.most,
            [[c.compiled(numbers) for c in all_of] for all_of in self.alternatives],
        )


ENTRY = re.compile(
    r"^\s*(?P<card>\S.*?)(?:\s+max\s+(?P<most>\S+))?(?:\s+if\s+(?P<when>.*\S))?\s*$", re.DOTALL
)
TERM = re.compile(r"\s*(?:(?P<number>-?\d+)|(?P<what>[^\W\d]\w*)\s*(?:\((?P<card>[^()]*)\))?)\s*")
SMALL_NUMBER = re.compile(r"\d{1,9}")
SIGN = re.compile(r"[<>=!]+")


def condition_in_words(alternatives: Alternatives) -> str:
    return " or ".join(" and ".join(map(str, all_of)) for all_of in alternatives)


def read_condition(text: str) -> Alternatives:
    """Comparisons joined by `and` and `or`; `and` binds tighter."""
    return tuple(
        tuple(read_comparison(part) for part in re.split(r"\band\b", alternative))
        for alternative in re.split(r"\bor\b", text)
    )


def read_comparison(text: str) -> Comparison:
    left = TERM.match(text)
    if left is None:
        raise CoffersError("strategy-comparison", found=text.strip())
    sign = SIGN.match(text, left.end())
    if sign is None:
        raise CoffersError("strategy-comparison", found=text.strip())
    if sign[0] not in compiled.COMPARISONS:
        known = ", ".join(compiled.COMPARISONS)
        likely = {"=": "==", "=<": "<=", "=>": ">=", "<>": "!=", "!": "!="}.get(sign[0], "")
        raise CoffersError("strategy-sign", sign=sign[0], known=known, suggestion=likely)
    right = TERM.fullmatch(text, sign.end())
    if right is None:
        raise CoffersError("strategy-comparison", found=text.strip())
    return Comparison(read_quantity(left), sign[0], read_quantity(right))


def read_quantity(found: re.Match[str]) -> Quantity:
    if found["number"] is not None:
        if len(found["number"]) > 9 or abs(int(found["number"])) > LARGEST_NUMBER:
            raise CoffersError("strategy-number", found=found["number"], most=LARGEST_NUMBER)
        return Quantity("", "", int(found["number"]))
    what, card = found["what"], found["card"]
    if what in compiled.OF_A_CARD:
        if card is None or not card.strip():
            raise CoffersError("strategy-of-which-card", what=what)
        return Quantity(what, card_name(card))
    if what in compiled.OF_THE_GAME:
        if card is not None:
            raise CoffersError("strategy-of-no-card", what=what)
        return Quantity(what)
    known = [*compiled.OF_A_CARD, *compiled.OF_THE_GAME]
    raise CoffersError(
        "strategy-quantity", what=what, known=", ".join(known), suggestion=suggestion(what, known)
    )


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
        for key in LISTS:
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
        return tuple(c for c in kingdom_cards_of(self.entries()) if c not in self.needs)

    @property
    def lasts(self) -> bool:
        return True

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        numbers = {card.name: card.number for card in setup.cards}

        def lines(entries: tuple[Entry, ...] | None) -> list[compiled.Line] | None:
            if entries is None:
                return None
            return [entry.compiled(numbers) for entry in entries if entry.card in numbers]

        return compiled.Planned(
            setup,
            lines(self.buy),
            lines(self.play),
            lines(self.trash),
            lines(self.discard),
            lines(self.gain),
        )


def quoted(text: str) -> str:
    """A text as TOML writes it, in one line."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def kingdom_cards_of(entries: Iterable[Entry]) -> tuple[str, ...]:
    cards = dict.fromkeys(entry.card for entry in entries)
    return tuple(card for card in cards if all_facts()[card].is_kingdom)


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
            if key in LISTS or key == "needs":
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


def read_item(key: str, item: object) -> Entry | str:
    """An item of a list: a line, or for `needs` the name of a Kingdom card."""
    if not isinstance(item, str):
        raise CoffersError("strategy-list", key=key)
    if key == "needs":
        card = card_name(item)
        if not all_facts()[card].is_kingdom:
            raise CoffersError("not-a-kingdom-card", card=card)
        return card
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
    seconds: float | None = None  # to think, if it is not its usual time

    @property
    def lasts(self) -> bool:
        return self.bot not in THROWING_DICE

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        return make_bot(self.bot, setup, seed, self.seconds)


def thinking_for(seconds: float, strategies: Iterable[Strategy]) -> list[Strategy]:
    """The same strategies; those that are bots which look ahead do so for so many seconds."""
    found = list(strategies)
    check_thinking(s.bot for s in found if isinstance(s, BotStrategy))
    return [
        replace(s, seconds=seconds) if isinstance(s, BotStrategy) and s.bot in THINKING else s
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
