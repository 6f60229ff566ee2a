"""Mistakes from outside, told to people: what was wrong, where, and what to do.

An error is a message of `texts/*/error.ftl` with its parameters, so it speaks the language of
whoever reads it.
"""

from collections.abc import Iterable
from difflib import get_close_matches


class CoffersError(ValueError):
    """Something from outside that cannot be; `str()` says so in one sentence."""

    def __init__(self, message: str, /, **details: object) -> None:
        super().__init__(message, details)
        self.message = message
        self.details = details

    def __str__(self) -> str:
        from coffers.texts import current

        language = current()
        problem = language.text(f"error-{self.message}", **self.details)
        meant = self.details.get("suggestion")
        if meant:
            return language.text("error-did-you-mean", problem=problem, suggestion=meant)
        return problem


class IllegalChoice(CoffersError):
    """An answer that was not offered. It says what was, and has changed nothing."""


class DamagedSave(CoffersError):
    """A saved game that cannot be read."""


def suggestion(wrong: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or "" if none comes close."""
    by_folded = {word.casefold(): word for word in known}
    close = get_close_matches(wrong.casefold(), by_folded, n=1, cutoff=0.6)
    return by_folded[close[0]] if close else ""
