"""The recommended sets of the rulebooks.

>>> find("Bad Omens").kingdom().cards[:3]
('Bureaucrat', 'Fortune Teller', 'Hamlet')
>>> find("Böses Omen", "2011").missing()
[]
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from coffers.cards.library import classes
from coffers.errors import CoffersError, suggestion
from coffers.kingdoms import Kingdom


@dataclass(frozen=True, slots=True)
class RecommendedSet:
    """Ten Kingdom cards that a rulebook recommends, and what comes on top of them."""

    id: str
    name: str
    german: str
    edition: str  # of the book, and so of the game
    cards: tuple[str, ...]
    bane: str | None
    platinum_colony: bool | None  # None: by chance, as the book says nothing
    events: tuple[str, ...]
    landmarks: tuple[str, ...]
    shelters: bool

    @property
    def book(self) -> str:
        return self.id.split("/")[0]

    def called(self, code: str) -> str:
        """Its name in a language."""
        return self.german if code == "de" else self.name

    def missing(self) -> list[str]:
        """What of it is not part of Coffers yet."""
        needed = [*self.cards, *([self.bane] if self.bane else []), *self.events, *self.landmarks]
        lacking = [card for card in needed if card not in classes()]
        return lacking + (["Shelters"] if self.shelters else [])

    def kingdom(self, seed: int = 0, platinum_colony: bool | None = None) -> Kingdom:
        """The kingdom to play; the seed decides where neither book nor player say anything."""
        if self.missing():
            raise CoffersError("set-incomplete", set=self.name, missing=tuple(self.missing()))
        colony = self.platinum_colony if platinum_colony is None else platinum_colony
        return Kingdom.of(self.cards, bane=self.bane, platinum_colony=colony, seed=seed)


@cache
def all_sets() -> tuple[RecommendedSet, ...]:
    """All recommended sets, book by book."""
    entries = json.loads(files("coffers.data").joinpath("sets.json").read_text("utf-8"))
    return tuple(
        RecommendedSet(
            id=e["id"],
            name=e["name"],
            german=e["german"],
            edition=e["edition"],
            cards=tuple(e["kingdom"]),
            bane=e.get("bane"),
            platinum_colony=e["platinum_colony"],
            events=tuple(e.get("events", ())),
            landmarks=tuple(e.get("landmarks", ())),
            shelters=bool(e.get("shelters")),
        )
        for e in entries
    )


@cache
def _by_cards() -> dict[frozenset[str], RecommendedSet]:
    return {frozenset(found.cards): found for found in all_sets()}


def recommended(cards: Iterable[str]) -> RecommendedSet | None:
    """The set that these Kingdom cards are; of several books, as the last one has it."""
    return _by_cards().get(frozenset(cards))


def is_set(name: str) -> bool:
    """Whether any book has a set of that name."""
    return bool(_named(name))


def _named(name: str) -> list[RecommendedSet]:
    wanted = name.casefold().strip()
    return [s for s in all_sets() if wanted in (s.name.casefold(), s.german.casefold(), s.id)]


def find(name: str, edition: str | None = None) -> RecommendedSet:
    """A recommended set by its English or German name or its id.

    Where several books have a set of that name, the edition decides; without one, the newest.
    """
    named = _named(name)
    if not named:
        known = [n for s in all_sets() for n in (s.name, s.german)]
        raise CoffersError("unknown-set", set=name, suggestion=suggestion(name, known))
    for wish in (edition,) if edition else ("2017", "2011", "2011-de"):
        for found in named:
            if found.edition == wish:
                return found
    raise CoffersError(
        "set-not-in-edition",
        set=named[0].name,
        edition=str(edition),
        known=", ".join(sorted({s.edition for s in named})),
    )
