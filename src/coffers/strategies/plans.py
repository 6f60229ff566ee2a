"""Plans: strategies that players write as text files.

They are data and never code: whatever stands in one, reading it and playing by it does no harm.

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
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from coffers import documents
from coffers.bots.plan import Line, Planned
from coffers.cards.library import all_facts, card_name
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.errors import CoffersError, suggestion
from coffers.kingdoms import Kingdom
from coffers.strategies.lines import Entry, Payment

LISTS = ("buy", "play", "trash", "discard", "gain", "naming")
WITH_MAX = ("buy", "gain")
TEXTS = ("name", "german", "about", "about_de", "style")
KEYS = (*TEXTS, "needs", "platinum_colony", *LISTS, "overpay")
STYLES = ("money", "attack", "engine", "thinning", "points")
"""What a strategy counts on most, where it says so."""
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
    style: str = ""  # one of STYLES, or nothing

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
            "strategy-toml", path=place, line=str(fault.line), problem=fault
        ) from None
    lines = lines_of(text)

    def at(key: str, item: int, problem: CoffersError) -> CoffersError:
        found = lines.get(key, [1])
        line = found[item] if item < len(found) else found[0]
        return CoffersError("strategy-at", path=place, line=str(line), problem=problem)

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
            "strategy-at", path=place, line="1", problem=CoffersError("strategy-no-name")
        )
    values.setdefault("needs", kingdom_cards_of(values.get("buy", ())))
    return Plan(**values)


def checked_text(key: str, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise CoffersError("strategy-text", key=key)
    value = " ".join(value.split())
    if not value.isprintable() or (key in ("name", "german") and len(value) > LONGEST_NAME):
        raise CoffersError("strategy-text", key=key)
    if key == "style" and value not in STYLES:
        raise CoffersError(
            "strategy-style",
            style=value,
            known=", ".join(STYLES),
            suggestion=suggestion(value, STYLES),
        )
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


# ---- those that come with Coffers ----------------------------------------------------------------


SHIPPED = "plan:"  # before the name of one of them, where bots are named, too


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
