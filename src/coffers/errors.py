"""Mistakes from outside, told to people: what was wrong, where, and what to do.

An error is a message of `texts/*/error.ftl` with its parameters, so it speaks the language of
whoever reads it.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

LONGEST_DETAIL = 900  # characters; all cards of a game fit in, and Fluent takes no more than 1,000
LARGEST_NUMBER = 10**15  # larger ones are said to be that large
LONGEST_WORD = 100  # that somebody may have meant to write otherwise
MARKS_ON_A_LETTER = 4


class CoffersError(ValueError):
    """Something from outside that cannot be; `str()` says so in one sentence."""

    def __init__(self, message: str, /, **details: object) -> None:
        super().__init__(message, details)
        self.message = message
        self.details = details

    def __str__(self) -> str:
        from coffers.texts import current

        language = current()
        details = harmless_details(self.details)
        if isinstance(card := details.get("card"), str):
            details["card"] = language.called(card)
        for name, cards in details.items():
            if isinstance(cards, tuple):
                details[name] = harmless(", ".join(language.called(card) for card in cards))
        problem = language.text(f"error-{self.message}", **details)
        meant = self.details.get("suggestion")
        if meant:
            said = harmless_details({"problem": problem, "suggestion": meant})
            return language.text("error-did-you-mean", **said)
        return problem


class StoppedTooSoon(KeyboardInterrupt):
    """Ctrl-C, when there was nothing yet that could be shown; `str()` says so."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(CoffersError(self.message))


class IllegalChoice(CoffersError):
    """An answer that was not offered. It says what was, and has changed nothing."""


class DamagedSave(CoffersError):
    """A saved game that cannot be read."""


def harmless(text: str) -> str:
    """A text from outside as it can be shown: nothing in it moves a cursor, turns the direction of
    writing, covers the lines above or fills the screen.

    >>> harmless("\\x1b[2JMoat\\r\\n")
    '\\\\x1b[2JMoat '
    """
    shown: list[str] = []
    marks = 0
    for letter in text[: LONGEST_DETAIL + 1]:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter in "\t\n\r":
            if shown[-1:] != [" "]:
                shown.append(" ")
        elif kind in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"):
            shown.append(letter.encode("unicode_escape").decode())
        elif marks <= MARKS_ON_A_LETTER:
            shown.append(letter)
    said = "".join(shown)
    if len(text) > LONGEST_DETAIL or len(said) > LONGEST_DETAIL:
        return f"{said[:LONGEST_DETAIL]}…"
    return said


def harmless_details(details: Mapping[str, object]) -> dict[str, object]:
    """The details of a sentence, such as they can be shown; Fluent would stumble over others."""

    def bounded(value: object) -> object:
        if isinstance(value, int):
            return max(-LARGEST_NUMBER, min(value, LARGEST_NUMBER))
        if isinstance(value, CoffersError):  # said now, in the language of the reader
            return harmless(str(value))
        return harmless(value) if isinstance(value, str) else value

    return {name: bounded(value) for name, value in details.items()}


def suggestion(wrong: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or "" if none comes close."""
    if len(wrong) > LONGEST_WORD:
        return ""
    by_folded = {word.casefold(): word for word in known}
    close = get_close_matches(wrong.casefold(), by_folded, n=1, cutoff=0.6)
    return by_folded[close[0]] if close else ""
