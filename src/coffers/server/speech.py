"""The texts as the server says them: quickly, to many, with the cards in them marked.

>>> from coffers.log import lines
>>> from coffers.views import Event
>>> copper = Event("played", "Anna", "Copper", origin="hand")
>>> [(part.t, part.card) for part in parts(lines([copper] * 2, marked("en"))[0].text)]
[('Anna plays ', None), ('two Coppers', 'Copper')]
"""

import re
from functools import _lru_cache_wrapper, cache, lru_cache

from coffers import texts
from coffers.errors import CoffersError
from coffers.server.messages import Part
from coffers.texts import Language

# Private-use characters: nothing printable, so no player's name can hold them.
OPENED, NAMED, CLOSED = "\ue000", "\ue001", "\ue002"
_MARK = re.compile(f"{OPENED}([^{NAMED}]*){NAMED}([^{CLOSED}]*){CLOSED}")
REMEMBERED = 20_000  # sentences of each language, the last ones said


_caches: "list[_lru_cache_wrapper[str]]" = []


class RememberedLanguage(Language):
    """A language that need not think about a sentence twice: most are said again and again."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self._text = lru_cache(REMEMBERED)(self._think)
        self._form = lru_cache(REMEMBERED)(super()._card)
        _caches.extend((self._text, self._form))

    def _think(self, message: str, details: tuple[tuple[str, object], ...]) -> str:
        return super().text(message, **dict(details))

    def text(self, message: str, /, **details: object) -> str:
        return self._text(message, tuple(details.items()))

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


@cache
def plain(code: str) -> RememberedLanguage:
    return RememberedLanguage(code)


@cache
def marked(code: str) -> MarkedLanguage:
    return MarkedLanguage(code)


def forget() -> None:
    """Forget what was said; some of it may have been about players who will not come back."""
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
