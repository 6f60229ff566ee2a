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

from coffers.bots import conditions, plan
from coffers.cards.library import all_facts, card_name
from coffers.errors import CoffersError, suggestion

THE_BOT = "as the bot likes"  # instead of a card
EVERYTHING = "all"  # overpaid
LARGEST_NUMBER = 10_000


# ---- conditions --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Quantity:
    """Something that can be compared: a number, `coins`, `owned(Witch)`..."""

    what: str  # "" for a plain number
    card: str = ""
    number: int = 0

    def __str__(self) -> str:
        if not self.what:
            return str(self.number)
        return f"{self.what}({self.card})" if self.card else self.what

    def compiled(self, numbers: Mapping[str, int]) -> conditions.Term:
        """For a game with these cards; a card that is not in it counts 0."""
        if not self.what:
            return conditions.Term(conditions.NUMBER, self.number)
        if not self.card:
            return conditions.Term(conditions.OF_THE_GAME[self.what], 0)
        if self.card not in numbers:
            return conditions.Term(conditions.NUMBER, 0)
        return conditions.Term(conditions.OF_A_CARD[self.what], numbers[self.card])


@dataclass(frozen=True, slots=True)
class Comparison:
    """`left(Province) <= 4`"""

    left: Quantity
    sign: str
    right: Quantity

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right}"

    def compiled(self, numbers: Mapping[str, int]) -> conditions.Condition:
        return conditions.Condition(
            self.left.compiled(numbers),
            conditions.COMPARISONS[self.sign],
            self.right.compiled(numbers),
        )


Alternatives = tuple[tuple[Comparison, ...], ...]
"""All comparisons of one of them must hold; none at all: always."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a plan: `Witch max 2 if turn > 3`, or `as the bot likes`."""

    card: str  # or THE_BOT
    most: int | None = None
    alternatives: Alternatives = ()

    @staticmethod
    def of(text: str) -> "Entry":
        """Read a line.

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
        return Entry(card, most, read_when(found["when"]))

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

    def compiled(self, numbers: Mapping[str, int]) -> plan.Line:
        return plan.Line(
            plan.THE_BOT if self.asks_the_bot else numbers[self.card],
            plan.ANY_NUMBER if self.most is None else self.most,
            all_compiled(self.alternatives, numbers),
        )


@dataclass(frozen=True, slots=True)
class Payment:
    """How much to overpay: `Stonemason 4 if turn > 3`, or `Masterpiece all`."""

    card: str
    coins: int | None = None  # None: all
    alternatives: Alternatives = ()

    @staticmethod
    def of(text: str) -> "Payment":
        """Read a line.

        >>> Payment.of("Steinmetz 4").coins
        4
        """
        found = PAYMENT.match(evened(text))
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
        return Payment(card, coins, read_when(found["when"]))

    def __str__(self) -> str:
        coins = EVERYTHING if self.coins is None else str(self.coins)
        return f"{self.card} {coins}{when_in_words(self.alternatives)}"

    def cards(self) -> set[str]:
        """All cards that the line names."""
        return {self.card} | cards_in(self.alternatives)

    def compiled(self, numbers: Mapping[str, int]) -> plan.Payment:
        return plan.Payment(
            numbers[self.card],
            plan.EVERYTHING if self.coins is None else self.coins,
            all_compiled(self.alternatives, numbers),
        )


def all_compiled(
    alternatives: Alternatives, numbers: Mapping[str, int]
) -> list[list[conditions.Condition]]:
    return [[c.compiled(numbers) for c in all_of] for all_of in alternatives]


def cards_in(alternatives: Alternatives) -> set[str]:
    quantities = [q for all_of in alternatives for c in all_of for q in (c.left, c.right)]
    return {q.card for q in quantities if q.card}


# ---- reading -----------------------------------------------------------------------------------


ENTRY = re.compile(
    r"^\s*(?P<card>\S.*?)(?:\s+max\s+(?P<most>\S+))?(?:\s+if\s+(?P<when>.*\S))?\s*$", re.DOTALL
)
PAYMENT = re.compile(
    r"^\s*(?P<card>\S.*?)\s+(?P<coins>all|\d+)(?:\s+if\s+(?P<when>.*\S))?\s*$", re.DOTALL
)
TERM = re.compile(r"\s*(?:(?P<number>-?\d+)|(?P<what>[^\W\d]\w*)\s*(?:\((?P<card>[^()]*)\))?)\s*")
SMALL_NUMBER = re.compile(r"\d{1,9}")
SIGN = re.compile(r"[<>=!]+")


def evened(text: str) -> str:
    """A line with single blanks: a pattern would try all ways to divide up long ones."""
    return " ".join(text.split())


def when_in_words(alternatives: Alternatives) -> str:
    """The end of a line that says when it holds."""
    if not alternatives:
        return ""
    return " if " + " or ".join(" and ".join(map(str, all_of)) for all_of in alternatives)


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


def read_when(text: str | None) -> Alternatives:
    return () if text is None else read_condition(text)


def read_condition(text: str) -> Alternatives:
    """Comparisons joined by `and` and `or`; `and` binds tighter."""
    return tuple(
        tuple(read_comparison(part) for part in re.split(r"\band\b", alternative))
        for alternative in re.split(r"\bor\b", text)
    )


def read_comparison(text: str) -> Comparison:
    left = TERM.match(text)
    if left is None:
        raise CoffersError("strategy-comparison", found=text.strip())
    sign = SIGN.match(text, left.end())
    if sign is None:
        raise CoffersError("strategy-comparison", found=text.strip())
    if sign[0] not in conditions.COMPARISONS:
        known = ", ".join(conditions.COMPARISONS)
        likely = {"=": "==", "=<": "<=", "=>": ">=", "<>": "!=", "!": "!="}.get(sign[0], "")
        raise CoffersError("strategy-sign", sign=sign[0], known=known, suggestion=likely)
    right = TERM.fullmatch(text, sign.end())
    if right is None:
        raise CoffersError("strategy-comparison", found=text.strip())
    return Comparison(read_quantity(left), sign[0], read_quantity(right))


def read_quantity(found: re.Match[str]) -> Quantity:
    if found["number"] is not None:
        if len(found["number"]) > 9 or abs(int(found["number"])) > LARGEST_NUMBER:
            raise CoffersError("strategy-number", found=found["number"], most=LARGEST_NUMBER)
        return Quantity("", "", int(found["number"]))
    what, card = found["what"], found["card"]
    if what in conditions.OF_A_CARD:
        if card is None or not card.strip():
            raise CoffersError("strategy-of-which-card", what=what)
        return Quantity(what, card_name(card))
    if what in conditions.OF_THE_GAME:
        if card is not None:
            raise CoffersError("strategy-of-no-card", what=what)
        return Quantity(what)
    known = [*conditions.OF_A_CARD, *conditions.OF_THE_GAME]
    raise CoffersError(
        "strategy-quantity", what=what, known=", ".join(known), suggestion=suggestion(what, known)
    )
