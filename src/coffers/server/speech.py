"""The texts as the server says them: quickly, to many, with the cards in them marked.

>>> from coffers.log import lines
>>> from coffers.views import Event
>>> copper = Event("played", "Anna", "Copper", origin="hand")
>>> [(part.t, part.card) for part in parts(lines([copper] * 2, marked("en"))[0].text)]
[('Anna plays ', None), ('two Coppers', 'Copper')]
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import _lru_cache_wrapper, cache, lru_cache
from typing import Any

from coffers import texts
from coffers.errors import CoffersError
from coffers.log import sentence
from coffers.server.messages import Part
from coffers.texts import Language
from coffers.views import NAMING_A_PLAYER, Event

# Private-use characters: nothing printable, so no player's name can hold them.
OPENED, NAMED, CLOSED = "\ue000", "\ue001", "\ue002"
ACTOR, OTHER = "\ue003", "\ue004"  # whoever does something, and to whom
HELD = tuple(map(chr, range(0xE010, 0xE020)))  # stand for what is put into a sentence afterwards
_MARK = re.compile(f"{OPENED}([^{NAMED}]*){NAMED}([^{CLOSED}]*){CLOSED}")
REMEMBERED = 20_000  # sentences of each language, the last ones said


_caches: "list[_lru_cache_wrapper[Any]]" = []


class RememberedLanguage(Language):
    """A language that need not think about a sentence twice: most are said again and again, about
    other players and cards, which are put in when the rest is known."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self._text = lru_cache(REMEMBERED)(self._think)
        self._form = lru_cache(REMEMBERED)(super()._card)
        _caches.extend((self._text, self._form))

    def _think(self, message: str, details: tuple[tuple[str, object], ...]) -> str:
        return super().text(message, **dict(details))

    def text(self, message: str, /, **details: object) -> str:
        chosen_by = self.chooses_by(message)
        held: list[str] = []
        shape: list[tuple[str, object]] = []
        for name, value in details.items():
            if type(value) is str and name not in chosen_by:
                shape.append((name, HELD[len(held)]))
                held.append(value)
            else:
                shape.append((name, value))
        text = self._text(message, tuple(shape))
        for sign, value in zip(HELD, held, strict=False):
            text = text.replace(sign, value)
        return text

    def _card(self, card: str, form: str = "") -> str:
        return self._form(card, form)


class MarkedLanguage(RememberedLanguage):
    """A language in which every card in a sentence is marked, for `parts` to find it again."""

    def card(self, card: str) -> str:
        return mark(card, super().card(card))

    def some(self, card: str, n: int = 1) -> str:
        return mark(card, super().some(card, n))


def mark(card: str, text: str) -> str:
    return f"{OPENED}{card}{NAMED}{text}{CLOSED}"


def parts(sentence: str) -> list[Part]:
    """A sentence taken apart at its marks."""
    found = []
    end = 0
    for match in _MARK.finditer(sentence):
        if match.start() > end:
            found.append(Part(sentence[end : match.start()]))
        found.append(Part(match[2], match[1]))
        end = match.end()
    if end < len(sentence):
        found.append(Part(sentence[end:]))
    return found


def spoken(group: Sequence[Event], code: str, me: str | None) -> list[Part]:
    """What some like events say, taken apart. If they are all about one card, which most are, it is
    remembered, whoever does it to whom."""
    event = group[0]
    actor, card = event.player, event.card
    n = 0
    for e in group:
        if e.card != card or (e is not event and e.amount != 1):
            return parts(sentence(group, marked(code), me))
        n += 1
    other = event.label if event.kind in NAMING_A_PLAYER else None
    about = Event(
        event.kind,
        ACTOR,
        card,
        event.amount,
        event.origin,
        event.to,
        secret=event.secret,
        label=event.label if other is None else ACTOR if other == actor else OTHER,
    )
    eyes = ACTOR if actor == me else OTHER if other is not None and other == me else None
    return [
        Part(part.t.replace(ACTOR, actor).replace(OTHER, other or ""), part.card) if named else part
        for part, named in _spoken(code, about, n, eyes)
    ]


@lru_cache(REMEMBERED)
def _spoken(code: str, about: Event, n: int, eyes: str | None) -> list[tuple[Part, bool]]:
    """The same of nameless players, and which parts of it have names to be put in."""
    group = [about, *[replace(about, amount=1)] * (n - 1)]
    found = parts(sentence(group, marked(code), eyes))
    return [(part, ACTOR in part.t or OTHER in part.t) for part in found]


_caches.append(_spoken)


@cache
def plain(code: str) -> RememberedLanguage:
    return RememberedLanguage(code)


@cache
def marked(code: str) -> MarkedLanguage:
    return MarkedLanguage(code)


def forget() -> None:
    """Forget how things are said."""
    for remembered in _caches:
        remembered.cache_clear()


def said(problem: CoffersError, code: str) -> str:
    """What is wrong, in the language of the client rather than that of the server."""
    own = texts.current().code
    texts.choose(code)
    try:
        return str(CoffersError(problem.message, **problem.details))
    finally:
        texts.choose(own)
