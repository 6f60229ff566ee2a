"""English and German: names, card texts, prompts, log. Events come in, sentences go out.

The texts are Project Fluent files, `<language>/<file>.ftl`; the id of a message starts with the
name of its file (`error-unknown-card` stands in `error.ftl`). Cards stand in `cards.ftl` and
`cards-<set>.ftl` under the slug of their English name. The English text of a card is its docstring.
"""

import ast
import os
import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

from coffers.rules import Clause

LANGUAGES = ("en", "de")


def slug(name: str) -> str:
    """The id of a card's message: its English name in lower case, joined by hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", ""))


class _Variables(Visitor):
    """The names of the variables in a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # as the visitor calls it
        self.found.add(node.id.name)


class _Choosing(Visitor):
    """The names of the variables by which a message chooses its words; others are just put in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def _all_of(self, node: Any) -> None:
        visitor = _Variables()
        visitor.visit(node)
        self.found |= visitor.found

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self._all_of(node.selector)
        self.generic_visit(node)

    def visit_CallArguments(self, node: Any) -> None:  # noqa: N802
        self._all_of(node)


class Language:
    """All texts of one language, each file read when it is first needed."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        self._read: set[str] = set()
        self._variables: dict[str, tuple[str, ...]] = {}
        self._choosing: dict[str, frozenset[str]] = {}

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def _read_file(self, file: str) -> None:
        if file not in self._read:
            for path in files(__package__).joinpath(self.code).iterdir():
                if path.name == f"{file}.ftl" or path.name.startswith(f"{file}-"):
                    self._bundle.add_resource(FluentResource(path.read_text("utf-8")))
            self._read.add(file)

    def _message(self, file: str, message: str) -> Any:
        self._read_file(file)
        return self._bundle.get_message(message)

    def _format(self, pattern: Any, details: dict[str, object]) -> str:
        text, faults = self._bundle.format_pattern(pattern, details)
        if faults:
            raise faults[0]
        return str(text)

    def text(self, message: str, /, **details: object) -> str:
        """A message with its parameters filled in."""
        found = self._message(message.split("-", 1)[0], message)
        return self._format(found.value, details)

    def variables(self, message: str) -> tuple[str, ...]:
        """The parameters that a message mentions; others need not be worked out."""
        if message not in self._variables:
            visitor = _Variables()
            visitor.visit(self._message(message.split("-", 1)[0], message).value)
            self._variables[message] = tuple(sorted(visitor.found))
        return self._variables[message]

    def chooses_by(self, message: str) -> frozenset[str]:
        """The parameters on whose values it depends how a message is worded."""
        if message not in self._choosing:
            visitor = _Choosing()
            visitor.visit(self._message(message.split("-", 1)[0], message).value)
            self._choosing[message] = frozenset(visitor.found)
        return self._choosing[message]

    def has(self, message: str) -> bool:
        self._read_file(message.split("-", 1)[0])
        return bool(self._bundle.has_message(message))

    # ---- cards -------------------------------------------------------------------------------

    def _card(self, card: str, form: str = "") -> str:
        found = self._message("cards", slug(card))
        return self._format(found.attributes[form] if form else found.value, {})

    def card(self, card: str) -> str:
        """The name of a card, given its English one."""
        return self._card(card)

    def card_text(self, card: str) -> str:
        """What a card says, paragraph by paragraph."""
        if self.code == "en":
            return english_card_texts()[re.sub(r"[^a-z0-9]", "", card.lower())]
        return self._card(card, "text")

    def ruling(self, clause: Clause) -> str:
        """What a clause of the rulebooks says."""
        if self.code == "en":
            return clause.text
        return german_clauses().get(clause.id, clause.text)

    def some(self, card: str, n: int = 1) -> str:
        """So many copies of a card, as the object of a sentence: "a Moat", "two Coppers"."""
        if n == 1:
            return self._card(card, "one")
        return f"{self.number(n)} {self._card(card, 'many')}"

    def thing(self, card: str) -> str:
        """A card as the object of a short sentence: "Moat"; German wants its article and case."""
        return self.card(card) if self.code == "en" else self.some(card)

    def called(self, name: str) -> str:
        """The name of a card, given its English one; anything else remains as it is."""
        self._read_file("cards")
        found = slug(name)
        if self._bundle.has_message(found) and "one" in self._message("cards", found).attributes:
            return self.card(name)
        return name

    def several(self, cards: Iterable[str]) -> str:
        """Cards as the object of a sentence: "a Moat, two Coppers and an Estate"."""
        counts: dict[str, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        return self.listing([self.some(card, n) for card, n in counts.items()])

    def number(self, n: int) -> str:
        """A small number as a word."""
        return self.text("words-number", n=n)

    def listing(self, parts: Sequence[str]) -> str:
        """Parts of a sentence as one: "this, that and the other"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("words-list", most=", ".join(parts[:-1]), last=parts[-1])


@cache
def language(code: str) -> Language:
    """The texts of a language: "en" or "de"."""
    if code not in LANGUAGES:
        # No CoffersError: errors speak a language themselves, so this room knows none of them.
        raise ValueError(code)
    return Language(code)


_chosen: list[str] = []


def choose(code: str) -> None:
    """Speak this language from now on."""
    language(code)
    _chosen[:] = [code]


def current() -> Language:
    """The language chosen, or the one of the environment (COFFERS_LANG, then the locale)."""
    if _chosen:
        return language(_chosen[0])
    for variable in ("COFFERS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return language(code)
        if code and code != "c." and code != "po":
            break
    return language("en")


@cache
def german_clauses() -> dict[str, str]:
    """The clauses in German, by id: lines `ID | sentence` of the files beside the English ones."""
    found: dict[str, str] = {}
    for file in files("coffers.rules").joinpath("de").iterdir():
        for line in file.read_text("utf-8").splitlines():
            clause, bar, sentence = line.partition(" | ")
            if bar:
                found[clause] = sentence
    return found


@cache
def english_card_texts() -> dict[str, str]:
    """The docstrings of the cards by class name in lower case.

    They are read from the source, because compiled classes keep no docstrings.
    """
    texts: dict[str, str] = {}
    for module in sorted(files("coffers.cards").iterdir(), key=lambda m: m.name):
        if module.name.endswith(".py"):
            for node in ast.parse(module.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    text = ast.get_docstring(node) or ""
                    texts[node.name.lower()] = paragraphs(text)
    return texts


def paragraphs(docstring: str) -> str:
    """A docstring with the lines of each paragraph joined; a blank line parts paragraphs."""
    parts = re.split(r"\n\s*\n", docstring)
    return "\n".join(" ".join(part.split()) for part in parts)
