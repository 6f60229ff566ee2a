"""What cards do, in symbols, as a player scans them: data/symbols.json.

A line there has a part for each moment, "; " between them, and a part its symbols:

    "Market": "1 cards, 1 actions, 1 buys, 1 coins"
    "Steward": "2 cards / 2 coins / 2 trash"
    "Wharf": "2 cards, 1 buys; next: 2 cards, 1 buys"
    "Militia": "2 coins; others: to 3 discard"
    "Remodel": "trash, gain @+2"
    "Embassy": "5 cards, 3 discard; gained others: gain Silver"

- A part begins with its moment, if that is not the play itself, and with `others` where it happens
  to the other players.
- How many: nothing is one; `2` always two; `2+` two or more; `2?` two at most; `?` it depends;
  `to 3` until so many are in hand. What stands after a slash may come instead of what stands
  before it.
- What a gained card may cost: `@4` up to 4 Coins, `@+2` up to 2 more than the trashed one, `@-1`
  less than it, `@=+1` exactly 1 more, `@±1` 1 more or less, `@=` the same, `@?` it depends; or
  which card it is.

tests/cards/test_symbols.py plays every card and compares.

>>> [(part.when, part.others) for part in effects_of("Goons")]
[('now', False), ('now', True), ('rest', False)]
"""

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal, cast, get_args

What = Literal[  # in the order in which a part has them
    "cards",
    "actions",
    "buys",
    "coins",
    "potion",
    "vp",  # points that a card is worth
    "tokens",  # victory point tokens
    "coffers",
    "cheaper",
    "play",
    "turn",
    "look",
    "name",
    "discard",
    "trash",
    "gain",
    "curse",
    "deck",
    "aside",
    "pass",
    "return",
    "once",
    "embargo",
    "shield",
]
When = Literal["now", "rest", "next", "gained", "react"]
SYMBOLS: tuple[What, ...] = get_args(What)
MOMENTS: tuple[When, ...] = get_args(When)
HEAD = re.compile(rf"^(?:({'|'.join(MOMENTS)}))? ?(others)?$")
COST = r"\d+|=?[+-]\d+|±\d+|=|\?"
WRITTEN = re.compile(
    rf"^(?:(to \d+|-?\d+[+?]?|\?) )?({'|'.join(SYMBOLS)})(?: @({COST})| ([A-Z][\w ]*))?$"
)


@dataclass(frozen=True, slots=True)
class Symbol:
    """One thing that a card does."""

    what: What
    n: str = "1"  # how many: "2", "2+", "2?", "?", "to 3"
    limit: str = ""  # what a gained card may cost: "4", "+2", "=+1"
    card: str = ""  # which card is gained, where it is always the same
    instead: bool = False  # rather than what stands before it


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does at one moment, to its player or to the others."""

    when: When
    others: bool
    symbols: tuple[Symbol, ...]


class Misspelt(ValueError):
    """A line that is not written as it should be."""


def read_line(line: str) -> tuple[Effect, ...]:
    """The parts of a line.

    >>> read_line("2 actions; others: curse / to 3 discard")[1].symbols[1]
    Symbol(what='discard', n='to 3', limit='', card='', instead=True)
    """
    return tuple(_part(text) for text in line.split("; ")) if line else ()


def _part(text: str) -> Effect:
    head, colon, rest = text.rpartition(": ")
    found = HEAD.match(head)
    if found is None or (colon and not head):
        raise Misspelt(text)
    symbols = []
    for at, group in enumerate(rest.split(" / ")):
        for i, written in enumerate(group.split(", ")):
            symbols.append(_symbol(written, instead=at > 0 and i == 0))
    return Effect(cast(When, found[1] or "now"), found[2] is not None, tuple(symbols))


def _symbol(written: str, instead: bool) -> Symbol:
    found = WRITTEN.match(written)
    if found is None:
        raise Misspelt(written)
    n, what, limit, card = found.groups()
    return Symbol(cast(What, what), n or "1", limit or "", card or "", instead)


@cache
def _lines() -> dict[str, str]:
    found: dict[str, str] = json.loads(
        files("coffers.data").joinpath("symbols.json").read_text("utf-8")
    )
    return found


def described() -> set[str]:
    """The cards that have a line."""
    return set(_lines())


@cache
def effects_of(card: str) -> tuple[Effect, ...]:
    """What a card does; of a card that nobody has described, nothing is said."""
    return read_line(_lines().get(card, ""))
