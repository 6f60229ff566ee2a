"""Reading plans: files that players write, and all that can be wrong with them."""

import re
from pathlib import Path
from typing import Any

from coffers import documents
from coffers.cards.library import all_facts, card_name
from coffers.errors import CoffersError, suggestion
from coffers.strategies.lines import CardList, Entry, Payment, Phase

LISTS = ("buy", "play", "trash", "discard", "gain", "naming", "topdeck", "treasures")
BY_CARD = ("play", "trash", "discard", "gain", "naming", "topdeck")
"""Lists that there may be for one card that asks, as well."""
WITH_MAX = ("buy", "gain")
TEXTS = ("name", "german", "about", "about_de", "style")
ENDS_BEHIND = "ends_while_behind"
YES_NO = ("platinum_colony", ENDS_BEHIND)
OF_TEXTS = (*LISTS, "overpay", "needs", "phases")
KEYS = (*TEXTS, "needs", *YES_NO, "phases", *LISTS, "overpay")
STYLES = ("money", "attack", "engine", "thinning", "points")
"""What a strategy counts on most, where it says so."""
LARGEST_FILE = 100_000  # bytes
LONGEST_NAME = 60
MOST_PHASES = 12
MOST_LISTS = 60  # whose keys lack their quotation marks


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


def read_values(text: str, path: str) -> dict[str, Any]:
    """What a plan says, by the names of its keys; what is wrong is said with its line."""
    place = path or "TOML"
    try:
        text, document = read_document(text)
    except documents.Malformed as fault:
        raise CoffersError(
            "strategy-toml", path=place, line=str(fault.line), problem=fault
        ) from None
    lines = lines_of(text)

    def at(key: str, item: int, problem: CoffersError) -> CoffersError:
        found = lines.get(key, [1])
        line = found[item] if item < len(found) else found[0]
        return CoffersError("strategy-at", path=place, line=str(line), problem=problem)

    def items(key: str, known: str, value: list[object]) -> tuple[Any, ...]:
        found: list[Any] = []
        for i, item in enumerate(value):
            try:
                above = tuple(phase.name for phase in found) if known == "phases" else phases
                found.append(read_item(known, item, above))
            except CoffersError as problem:
                raise at(key, i + 1, problem) from None
        return tuple(found)

    values: dict[str, Any] = {}
    own: list[CardList] = []
    phases: tuple[str, ...] = ()
    # phases first: lines name them
    for key, value in sorted(document.items(), key=lambda item: item[0] != "phases"):
        try:
            known, card = read_key(key)
            if known in OF_TEXTS:
                if not isinstance(value, list):
                    raise CoffersError("strategy-list", key=key)
                if known == "phases" and len(value) > MOST_PHASES:
                    raise CoffersError("strategy-phases", most=MOST_PHASES)
            elif known in YES_NO:
                if not isinstance(value, bool):
                    raise CoffersError("strategy-yes-no", key=key)
                values[key] = value
            else:
                values[key] = checked_text(key, value)
            if any((own_list.key, own_list.card) == (known, card) for own_list in own):
                raise CoffersError("strategy-twice", key=f"{known} for {card}")
        except CoffersError as problem:
            raise at(key, 0, problem) from None
        if isinstance(value, list):
            found = items(key, known, value)
            if card:
                own.append(CardList(known, card, found))
            else:
                values[key] = found
            if known == "phases":
                phases = tuple(phase.name for phase in found)
    if "name" not in values:
        raise CoffersError(
            "strategy-at", path=place, line="1", problem=CoffersError("strategy-no-name")
        )
    if own:
        values["by_card"] = tuple(own)
    return values


def read_document(text: str) -> tuple[str, dict[str, Any]]:
    """The TOML of a plan, and what it says. Keys such as `trash for Remake` may do without the
    quotation marks that TOML wants around their blanks."""
    for _ in range(MOST_LISTS):
        try:
            return text, documents.read_toml(text)
        except documents.Malformed as fault:
            lines = text.split("\n")
            line = lines[fault.line - 1] if fault.line <= len(lines) else ""
            key, sign, rest = line.partition("=")
            if " for " not in key or not sign or not set(key).isdisjoint('"\\[]#'):
                raise
            lines[fault.line - 1] = f'"{" ".join(key.split())}" ={rest}'
            text = "\n".join(lines)
    return text, documents.read_toml(text)


def read_key(key: str) -> tuple[str, str]:
    """A key: the list it means, and the card for whose sake, or ""."""
    if key in KEYS:
        return key, ""
    known, word, card = key.partition(" for ")
    if word and known.strip() in BY_CARD:
        return known.strip(), card_name(card)
    if word and suggestion(known, BY_CARD):
        likely = f"{suggestion(known, BY_CARD)} for {card}"
    else:
        likely = suggestion(key, KEYS)
    listed = [*KEYS, *(f'"{name} for CARD"' for name in BY_CARD)]
    raise CoffersError("strategy-key", key=key, known=", ".join(listed), suggestion=likely)


def checked_text(key: str, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise CoffersError("strategy-text", key=key)
    value = " ".join(value.split())
    if not value.isprintable() or (key in ("name", "german") and len(value) > LONGEST_NAME):
        raise CoffersError("strategy-text", key=key)
    return checked_style(value) if key == "style" else value


def checked_style(value: str) -> str:
    if value not in STYLES:
        raise CoffersError(
            "strategy-style",
            style=value,
            known=", ".join(STYLES),
            suggestion=suggestion(value, STYLES),
        )
    return value


def read_item(key: str, item: object, phases: tuple[str, ...]) -> Entry | Payment | Phase | str:
    """An item of a list: a line, a phase, or for `needs` the name of a Kingdom card."""
    if not isinstance(item, str):
        raise CoffersError("strategy-list", key=key)
    if key == "needs":
        card = card_name(item)
        if not all_facts()[card].is_kingdom:
            raise CoffersError("not-a-kingdom-card", card=card)
        return card
    if key == "overpay":
        return Payment.of(item, phases)
    if key == "phases":
        return Phase.of(item, phases)
    entry = Entry.of(item, phases)
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
