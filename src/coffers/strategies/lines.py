"""Lines of a strategy as players write them: `Witch max 2 if turn > 3`.

>>> print(Entry.of("Hexe max 2 if turn>3 or coins==5"))
Witch max 2 if turn > 3 or coins == 5
>>> print(Entry.of("as the bot likes if coins >= 3"))
as the bot likes if coins >= 3
>>> print(Payment.of("Masterpiece all"))
Masterpiece all
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from coffers.bots import plan_lines
from coffers.cards.library import all_facts, card_name
from coffers.errors import CoffersError, suggestion
from coffers.strategies.conditions import (
    LARGEST_NUMBER,
    SMALL_NUMBER,
    WORDS,
    Alternatives,
    Place,
    all_compiled,
    cards_in,
    condition_in_words,
    knows_the_end,
    read_condition,
    read_when,
    when_in_words,
)

THE_BOT = "as the bot likes"  # instead of a card
EVERYTHING = "all"  # overpaid


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a plan: `Witch max 2 if turn > 3`, or `as the bot likes`."""

    card: str  # or THE_BOT
    most: int | None = None
    alternatives: Alternatives = ()

    @staticmethod
    def of(text: str, phases: tuple[str, ...] = ()) -> "Entry":
        """Read a line of a plan with these phases.

        >>> Entry.of("Hexe max 2 if turn > 3 or coins == 5").card
        'Witch'
        """
        found = ENTRY.match(evened(text))
        if found is None:
            raise CoffersError("strategy-entry", entry=text)
        most = None
        if found["most"] is not None:
            most = int(found["most"]) if SMALL_NUMBER.fullmatch(found["most"]) else -1
            if not 0 <= most <= LARGEST_NUMBER:
                raise CoffersError("strategy-max", entry=text, found=found["most"])
        card = read_card(found["card"])
        if card == THE_BOT and most is not None:
            raise CoffersError("strategy-bot-max", line=THE_BOT, n=most)
        return Entry(card, most, read_when(found["when"], phases))

    def __str__(self) -> str:
        words = self.card
        if self.most is not None:
            words += f" max {self.most}"
        return words + when_in_words(self.alternatives)

    @property
    def asks_the_bot(self) -> bool:
        return self.card == THE_BOT

    def cards(self) -> set[str]:
        """All cards that the line names."""
        own = set() if self.asks_the_bot else {self.card}
        return own | cards_in(self.alternatives)

    def plays_in(self, numbers: Mapping[str, int]) -> bool:
        """Whether the line says something in a game with these cards."""
        return self.asks_the_bot or self.card in numbers

    def compiled(self, place: Place) -> plan_lines.Line:
        return plan_lines.Line(
            plan_lines.THE_BOT if self.asks_the_bot else place.numbers[self.card],
            plan_lines.ANY_NUMBER if self.most is None else self.most,
            all_compiled(self.alternatives, place),
            knows_the_end(self.alternatives),
        )


@dataclass(frozen=True, slots=True)
class Payment:
    """How much to overpay: `Stonemason 4 if turn > 3`, or `Masterpiece all`."""

    card: str
    coins: int | None = None  # None: all
    alternatives: Alternatives = ()

    @staticmethod
    def of(text: str, phases: tuple[str, ...] = ()) -> "Payment":
        """Read a line of a plan with these phases.

        >>> Payment.of("Steinmetz 4").coins
        4
        """
        text = evened(text)
        if asks_the_bot(text):
            line = Entry.of(text, phases)
            return Payment(THE_BOT, None, line.alternatives)
        found = PAYMENT.match(text)
        if found is None:
            raise CoffersError("strategy-payment", entry=text)
        card = card_name(found["card"])
        if not all_facts()[card].overpay:
            raise CoffersError("strategy-no-overpay", card=card)
        coins = None
        if found["coins"] != EVERYTHING:
            coins = int(found["coins"]) if SMALL_NUMBER.fullmatch(found["coins"]) else -1
            if not 0 <= coins <= LARGEST_NUMBER:
                raise CoffersError("strategy-payment", entry=text)
        return Payment(card, coins, read_when(found["when"], phases))

    def __str__(self) -> str:
        words = self.card
        if self.card != THE_BOT:
            words += f" {EVERYTHING if self.coins is None else self.coins}"
        return words + when_in_words(self.alternatives)

    def cards(self) -> set[str]:
        """All cards that the line names."""
        own = set() if self.card == THE_BOT else {self.card}
        return own | cards_in(self.alternatives)

    def plays_in(self, numbers: Mapping[str, int]) -> bool:
        """Whether the line says something in a game with these cards."""
        return self.card == THE_BOT or self.card in numbers

    def compiled(self, place: Place) -> plan_lines.Payment:
        return plan_lines.Payment(
            plan_lines.THE_BOT if self.card == THE_BOT else place.numbers[self.card],
            plan_lines.EVERYTHING if self.coins is None else self.coins,
            all_compiled(self.alternatives, place),
        )


@dataclass(frozen=True, slots=True)
class CardList:
    """Lines for what one card asks: `"trash for Remake" = [...]`."""

    key: str  # the list that it stands for
    card: str  # which asks
    lines: tuple[Entry, ...]

    @property
    def title(self) -> str:
        return f"{self.key} for {self.card}"


@dataclass(frozen=True, slots=True)
class Phase:
    """A part of the game that begins when something is so for the first time, and stays:
    `greening from owned(Province) >= 1`."""

    name: str
    alternatives: Alternatives

    @staticmethod
    def of(text: str, phases: tuple[str, ...] = ()) -> "Phase":
        """Read a phase; `phases` are those above it.

        >>> print(Phase.of("greening from owned(Provinz)>=1"))
        greening from owned(Province) >= 1
        """
        found = PHASE.match(evened(text))
        if found is None:
            raise CoffersError("strategy-phase", entry=text)
        name = found["name"]
        if name in (*WORDS, *phases) or len(name) > LONGEST_PHASE:
            raise CoffersError("strategy-phase-name", name=name)
        return Phase(name, read_condition(found["when"], phases))

    def __str__(self) -> str:
        return f"{self.name} from {condition_in_words(self.alternatives)}"

    def cards(self) -> set[str]:
        """All cards that the phase names."""
        return cards_in(self.alternatives)


# ---- reading -----------------------------------------------------------------------------------


ENTRY = re.compile(
    r"^\s*(?P<card>\S.*?)(?:\s+max\s+(?P<most>\S+))?(?:\s+if\s+(?P<when>.*\S))?\s*$", re.DOTALL
)
PAYMENT = re.compile(
    r"^\s*(?P<card>\S.*?)\s+(?P<coins>all|\d+)(?:\s+if\s+(?P<when>.*\S))?\s*$", re.DOTALL
)
PHASE = re.compile(r"^\s*(?P<name>[^\W\d]\w*)\s+from\s+(?P<when>.*\S)\s*$", re.DOTALL)
LONGEST_PHASE = 30


def evened(text: str) -> str:
    """A line with single blanks: a pattern would try all ways to divide up long ones."""
    return " ".join(text.split())


def asks_the_bot(text: str) -> bool:
    """Whether a line begins by leaving it to the bot."""
    return text.casefold().startswith(THE_BOT)


def read_card(text: str) -> str:
    """What a line is about: the English name of a card, or THE_BOT."""
    if " ".join(text.split()).casefold() == THE_BOT:
        return THE_BOT
    try:
        return card_name(text)
    except CoffersError:
        if suggestion(text, [THE_BOT]):
            raise CoffersError("unknown-card", card=text, suggestion=THE_BOT) from None
        raise
