"""The log: events come in, sentences go out, in the language of whoever reads them.

>>> from coffers.texts import language
>>> copper = Event("played", "Anna", "Copper", origin="hand")
>>> [line.text for line in lines([copper, copper], language("en"))]
['Anna plays two Coppers']
>>> [line.text for line in lines([copper, copper], language("de"), me="Anna")]
['Du spielst zwei Kupfer aus']
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from coffers.picks import NOT_IN_GAME
from coffers.texts import Language, slug
from coffers.views import Event

# What is told of each card, or of each token, and reads better all in one sentence.
MERGED = frozenset(
    (
        "played",
        "drew",
        "discarded",
        "trashed",
        "gained",
        "bought",
        "revealed",
        "looked-at",
        "topdecked",
        "set-aside",
        "put-on-mat",
        "took",
        "got-tokens",
        "returned",
        "passed",
    )
)
HEADLINES = ("turn-started", "game-over")
DEEPEST = 4  # beyond that, indentation only costs room


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log."""

    text: str
    indent: int = 0  # 0 for headlines, 1 for what a player does, more for what a card does
    turn: int = 0  # counts the turns in this log, 0 for what was before the first


def lines(events: Iterable[Event], language: Language, me: str | None = None) -> list[Line]:
    """The log of some events; the player `me` is addressed as "you"."""
    return [
        Line(sentence(group, language, me), indent, turn) for group, indent, turn in outline(events)
    ]


def outline(events: Iterable[Event]) -> list[tuple[list[Event], int, int]]:
    """What makes a line of the log together, with its indent and its turn."""
    found: list[tuple[list[Event], int, int]] = []
    turn = 0
    for group in groups(events):
        event = group[0]
        if event.kind == "turn-started":
            turn += 1
        indent = 0 if event.kind in HEADLINES else min(event.depth + 1, DEEPEST)
        found.append((group, indent, turn))
    return found


def groups(events: Iterable[Event]) -> list[list[Event]]:
    """Events that make one sentence together."""
    found: list[list[Event]] = []
    bought: list[tuple[str, str | None]] = []
    for event in events:
        if event.kind == "bought":
            bought.append((event.player, event.card))
        elif _is_purchase(event) and (event.player, event.card) in bought:
            bought.remove((event.player, event.card))
            continue  # "buys a Silver" says it all
        if found and event.kind in MERGED and _alike(found[-1][-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _is_purchase(event: Event) -> bool:
    return event.kind == "gained" and event.source is None and event.to == "discard"


def _alike(a: Event, b: Event) -> bool:
    return (a.kind, a.player, a.origin, a.to, a.source, a.depth, a.secret, a.label) == (
        b.kind,
        b.player,
        b.origin,
        b.to,
        b.source,
        b.depth,
        b.secret,
        b.label,
    )


def sentence(group: Sequence[Event], language: Language, me: str | None = None) -> str:
    """What some like events say."""
    event = group[0]
    # The amount of a purchase is its price; everywhere else it counts cards, tokens, or coins.
    total = len(group) if event.kind == "bought" else sum(e.amount for e in group)
    details: dict[str, Callable[[], object]] = {
        "me": lambda: "yes" if event.player == me else "no",
        "player": lambda: event.player,
        "to-me": lambda: "yes" if event.label is not None and event.label == me else "no",
        "cards": lambda: _cards(group, total, language),
        "card": lambda: card_name(event.card, language),
        "label": lambda: _chosen(event, language),
        "n": lambda: total,
        "word": lambda: language.number(total),
        "coins": lambda: language.text("words-coins", n=total),
        "potions": lambda: language.text("words-potions", n=(event.label or "").count("P")),
        "origin": lambda: event.origin or "",
        "to": lambda: event.to or "",
    }
    message = _message(event)
    return language.text(message, **{name: details[name]() for name in language.variables(message)})


def _cards(group: Sequence[Event], total: int, language: Language) -> str:
    """The cards that some like events are about: by name, or only how many."""
    event = group[0]
    named: list[str] = []
    if event.kind in MERGED:
        for e in group:
            if e.card is not None and not e.secret:
                named += [e.card] * (1 if e.kind == "bought" else e.amount)
    elif event.kind == "put-into-deck" and event.card is not None:
        named.append(event.card)
    return language.several(named) if named else some_cards(unnamed(event, total), language)


def unnamed(event: Event, total: int) -> int:
    """How many cards it is about; of one put into the deck, the amount counts those above it."""
    return 1 if event.kind == "put-into-deck" else total


def some_cards(n: int, language: Language) -> str:
    """So many cards, whatever they are, as the object of a sentence."""
    return language.text("words-cards", n=n, word=language.number(n))


def card_name(card: str | None, language: Language) -> str:
    """The name of a card in a language, or of what stands for a card."""
    if card is None:
        return ""
    if card == NOT_IN_GAME:
        return language.text("words-not-in-game")
    if card == "nothing":
        return language.text("words-nothing")
    return language.card(card)


TOKENS = {"got-tokens": "got", "lost-tokens": "lost"}


def _message(event: Event) -> str:
    """The message that says it; of tokens, each kind has its own."""
    if event.kind in TOKENS:
        return f"log-{TOKENS[event.kind]}-{slug(event.label or '')}"
    if event.kind == "turn-started" and event.label:
        return "log-extra-turn"
    if event.kind in ("overpaid", "counted-money") and event.label:
        return f"log-{event.kind}-potions"
    return f"log-{event.kind}"


def _chosen(event: Event, language: Language) -> str:
    if event.kind == "chose" and event.label:
        return label(event.label, language)
    return event.label or ""  # the name of a player


def label(choice: str, language: Language) -> str:
    """A labelled choice in a language."""
    return language.text(label_message(choice))


def label_message(choice: str) -> str:
    return "words-label-" + slug(choice).strip("-")
