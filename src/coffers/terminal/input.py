"""What a line typed by a person means: an answer, a command, or nothing that is clear."""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from coffers.errors import suggestion
from coffers.picks import ALL_TREASURES, Decision
from coffers.prompts import option_label, option_words
from coffers.texts import Language

COMMANDS = {
    "u": "undo",
    "e": "hint",  # what the expert would do
    "h": "help",
    "l": "log",
    "t": "table",
    "q": "quit",
    "?": "explain",
}
LONGEST = 80  # no name is longer, and sentences about what was typed stay short
NUMBER_KINDS = ("pay", "coffers", "place")


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to the pending decision."""

    pick: str


@dataclass(frozen=True, slots=True)
class Command:
    """Something else than an answer."""

    name: str  # a value of COMMANDS
    about: str = ""  # what follows, if anything


@dataclass(frozen=True, slots=True)
class Unclear:
    """Nothing that could be done; `message` of terminal.ftl says why."""

    message: str
    typed: str = ""
    known: tuple[str, ...] = ()  # what it could be


def on_enter(decision: Decision) -> str | None:
    """What an empty line means, if anything."""
    return ALL_TREASURES if decision.all_treasures else decision.passing


def meaning(
    line: str, decision: Decision, offers: list[str], language: Language
) -> Answer | Command | Unclear:
    """What a line means, given the offers in the order in which they were numbered."""
    typed = " ".join(line.split())[:LONGEST]
    if not typed:
        pick = on_enter(decision)
        return Answer(pick) if pick else Unclear("nothing-typed")
    command = _command(typed, language)
    if command:
        return command
    if typed.isdecimal():
        return _numbered(typed, decision, offers)
    names = {pick: _names(pick, decision, language) for pick in offers}
    if decision.passing:
        names[decision.passing] = _names(decision.passing, decision, language)
    found = find(typed, names)
    if len(found) == 1:
        return Answer(found[0])
    if found:
        labels = tuple(option_label(pick, decision, language) for pick in found)
        return Unclear("ambiguous", typed, labels)
    close = suggestion(typed, [option_label(pick, decision, language) for pick in names])
    return Unclear("unknown-close" if close else "unknown", typed, (close,))


def _command(typed: str, language: Language) -> Command | None:
    if typed.startswith("?"):
        return Command("explain", typed[1:].strip())
    for key, name in COMMANDS.items():
        said = (f"terminal-command-{name}", f"terminal-also-{name}")
        words = [language.text(word).casefold() for word in said if language.has(word)]
        if typed.casefold() in (key, name, *words):
            return Command(name)
    return None


def _numbered(typed: str, decision: Decision, offers: list[str]) -> Answer | Unclear:
    number = int(typed[:9])  # more digits are too many in any case
    if decision.kind in NUMBER_KINDS:  # the answer is a number itself
        for pick in decision.options:
            if option_words(pick, decision) == str(number):
                return Answer(pick)
    elif 1 <= number <= len(offers):
        return Answer(offers[number - 1])
    return Unclear("no-such-number", typed)


def _names(pick: str, decision: Decision, language: Language) -> list[str]:
    """What a person may type for an answer: in their language, in English, with the verb."""
    return [option_label(pick, decision, language), option_words(pick, decision), pick]


def find(typed: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """The things that somebody can have meant: of just that name, or else starting like it."""
    wanted = spellings(typed)
    exact: list[str] = []
    starting: list[str] = []
    for thing, called in names.items():
        known = {spelling for name in called for spelling in spellings(name)}
        if wanted & known:
            exact.append(thing)
        elif any(name.startswith(start) for name in known for start in wanted):
            starting.append(thing)
    return exact or starting


def spellings(name: str) -> set[str]:
    """How a name may be typed: "Königshof" as "koenigshof" and "konigshof", too."""
    folded = " ".join(name.casefold().replace("'", "").replace("’", "").split())
    decomposed = unicodedata.normalize("NFKD", folded)
    bare = "".join(ch for ch in decomposed if not unicodedata.combining(ch))
    written_out = decomposed.replace("\u0308", "e")
    return {unicodedata.normalize("NFC", folded), bare, written_out} - {""}
