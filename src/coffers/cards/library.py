"""The cards that there are: facts from the data, behaviour from the modules beside this one."""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any

from coffers.cards import (
    alchemy,
    base,
    cornucopia,
    guilds,
    hinterlands,
    intrigue,
    prosperity,
    seaside,
)
from coffers.engine.card import Card, key
from coffers.engine.costs import packed, written
from coffers.engine.declared import Counter, Mat
from coffers.engine.editions import DEFAULT_EDITION, EDITIONS
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import TYPE_NAMES
from coffers.errors import CoffersError, suggestion

MODULES: list[ModuleType] = [
    base,
    intrigue,
    seaside,
    alchemy,
    prosperity,
    cornucopia,
    hinterlands,
    guilds,
]
BASIC = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")


@dataclass(frozen=True, slots=True)
class Facts:
    """What is printed on a card, its text apart."""

    name: str
    german: str
    set: str
    kind: str  # basic, kingdom, prize...
    types: tuple[str, ...]
    cost: int = 0
    potion: int = 0
    debt: int = 0
    overpay: bool = False
    in_supply: bool = True
    coins: int = 0
    points: int = 0
    potions: int = 0  # what a Treasure gives in Potions
    pile: int = 10
    edition: str = ""  # "1st" or "2nd": only in that edition of its set

    @property
    def price(self) -> str:
        """The printed cost as players write it: "3", "3P", "4D"."""
        return written(packed(self.cost, self.potion, self.debt))

    @property
    def is_kingdom(self) -> bool:
        return self.kind == "kingdom"


def read_facts(entry: Mapping[str, Any]) -> Facts:
    """Facts as a data file has them; what else stands there is left out."""
    known = {key: value for key, value in entry.items() if key in Facts.__slots__}
    return Facts(**{**known, "types": tuple(entry["types"])})


MORE_FACTS: list[Facts] = []  # about cards of expansions that were added


@cache
def all_facts() -> dict[str, Facts]:
    """Facts about every card that the rulebooks name, implemented or not, by English name."""
    entries = json.loads(files("coffers.data").joinpath("cards.json").read_text("utf-8"))
    return {facts.name: facts for facts in (*map(read_facts, entries), *MORE_FACTS)}


# ---- cards of one's own ----------------------------------------------------------------------


def add_expansion(module: ModuleType, facts: Iterable[Facts] = ()) -> None:
    """Let everybody know the cards of a module: classes named like their cards.

    `facts` are about those that the data does not have.
    """
    MODULES.append(module)
    MORE_FACTS.extend(facts)
    _look_again()


@contextmanager
def expansion(module: ModuleType, facts: Iterable[Facts] = ()) -> Iterator[None]:
    """Add an expansion for a while."""
    facts = list(facts)
    add_expansion(module, facts)
    try:
        yield
    finally:
        MODULES.remove(module)
        for known in facts:
            MORE_FACTS.remove(known)
        _look_again()


def _look_again() -> None:
    for known in (all_facts, classes, declared, declared_by, brought_by, _by_any_name):
        known.cache_clear()


@cache
def classes() -> dict[str, type[Card]]:
    """The implemented cards by English name; a class is named like its card."""
    found: dict[str, type[Card]] = {}
    names = {key(name): name for name in all_facts()}
    for module in MODULES:
        for item in vars(module).values():
            if isinstance(item, type) and issubclass(item, Card) and item is not Card:
                found[names[key(item.__name__)]] = item
    return found


@cache
def declared() -> dict[str, Counter | Mat]:
    """The counters and mats that any card declares, by name."""
    found: dict[str, Counter | Mat] = {}
    for name in classes():
        found.update(declared_by(name))
    return found


@cache
def declared_by(name: str) -> dict[str, Counter | Mat]:
    """The counters and mats of a game with that card, by name."""
    names = dict.fromkeys((*BASIC, name, *brought_by(name)))
    cards = [make_card(n, i) for i, n in enumerate(names)]
    setup = Setup(cards, 2, EDITIONS[DEFAULT_EDITION], {})
    things: list[Counter | Mat] = [*setup.counters, *setup.mats]
    return {thing.name: thing for thing in things}


@cache
def _by_any_name() -> dict[str, str]:
    names: dict[str, str] = {}
    for facts in all_facts().values():
        names.setdefault(key(facts.german), facts.name)
    for facts in all_facts().values():
        names[key(facts.name)] = facts.name
    return names


def card_name(name: str) -> str:
    """The English name of an implemented card, given its name in either language.

    >>> card_name("burggraben")
    'Moat'
    """
    found = _by_any_name().get(key(name))
    if found in classes():
        return found
    if found is not None:
        raise CoffersError("card-not-implemented", card=name)
    everything = [
        n for f in all_facts().values() if f.name in classes() for n in (f.name, f.german)
    ]
    raise CoffersError("unknown-card", card=name, suggestion=suggestion(name, everything))


def kingdom_cards() -> list[str]:
    """The implemented Kingdom cards."""
    return sorted(name for name in classes() if all_facts()[name].is_kingdom)


@cache
def brought_by(name: str) -> tuple[str, ...]:
    """The cards that come into a game with a card; Potion, if it costs one (ALC-SET-2)."""
    potion = ["Potion"] if all_facts()[name].potion else []
    return tuple(potion + make_card(name, 0).brings())


def make_card(name: str, number: int) -> Card:
    """A card as a game knows it under that number."""
    facts = all_facts()[name]
    types = 0
    for word in facts.types:
        types |= TYPE_NAMES[word]
    card = classes()[name](number, name, packed(facts.cost, facts.potion, facts.debt), types)
    card.coins = facts.coins
    card.potions = facts.potions
    card.value = facts.points
    card.overpay = facts.overpay
    card.pile = facts.pile
    card.in_supply = facts.in_supply
    return card
