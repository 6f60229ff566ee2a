"""Conditions of lines as players write them: `owned(Village) + owned(City) < owned(Smithy)`.

>>> print(*read_condition("turn>3 and not (coins==5 or in_hand(Dorf) > 0)")[0], sep="; ")
turn > 3; not (coins == 5 or in_hand(Village) > 0)
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from coffers.bots import conditions
from coffers.bots.conditions import Begun, Condition, Formula, Term
from coffers.cards.library import card_name
from coffers.errors import CoffersError, suggestion

LARGEST_NUMBER = 10_000
MOST_WORDS = 60  # quantities and phases of one condition
DEEPEST = 12  # parentheses and `not` within each other
JOINING = ("and", "or", "not")
WORDS = (
    *conditions.OF_A_CARD,
    *conditions.OF_THE_GAME,
    *conditions.TRUE_OR_NOT,
    *JOINING,
)
"""All words of conditions, but for the names of phases."""


@dataclass(frozen=True)
class Place:
    """What conditions are read for: the numbers of a game's cards, and the phases of the plan."""

    numbers: Mapping[str, int]
    phases: tuple[str, ...] = ()
    begun: Begun | None = None


# ---- what they say -----------------------------------------------------------------------------


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

    def words(self) -> Iterator["Quantity"]:
        yield self

    def compiled(self, place: Place) -> Term:
        """For a game with these cards; a card that is not in it counts 0."""
        if not self.what:
            return Term(conditions.NUMBER, self.number)
        if not self.card:
            return Term(conditions.OF_THE_GAME[self.what], 0)
        if self.card not in place.numbers:
            return Term(conditions.NUMBER, 0)
        return Term(conditions.OF_A_CARD[self.what], place.numbers[self.card])


NOTHING = Quantity("")


@dataclass(frozen=True, slots=True)
class Sum:
    """`owned(Village) + owned(City) - 1`"""

    first: Quantity
    others: tuple[tuple[str, Quantity], ...]  # each with its sign

    def __str__(self) -> str:
        return " ".join([str(self.first), *(f"{sign} {q}" for sign, q in self.others)])

    def words(self) -> Iterator[Quantity]:
        yield self.first
        yield from (q for _, q in self.others)

    def signed(self, sign: str) -> list[Quantity]:
        """What is added, or what is taken away."""
        found = [q for s, q in self.others if s == sign]
        return [self.first, *found] if sign == "+" else found


@dataclass(frozen=True, slots=True)
class Comparison:
    """`left(Province) <= 4`"""

    left: Quantity
    sign: str
    right: Quantity

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right}"

    def words(self) -> Iterator[Quantity]:
        yield self.left
        yield self.right

    def compiled(self, place: Place) -> Condition:
        return Condition(
            self.left.compiled(place),
            conditions.COMPARISONS[self.sign],
            self.right.compiled(place),
        )


@dataclass(frozen=True, slots=True)
class SumComparison:
    """`owned(Village) + owned(City) < owned(Smithy)`"""

    left: Sum
    sign: str
    right: Sum

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right}"

    def words(self) -> Iterator[Quantity]:
        yield from self.left.words()
        yield from self.right.words()

    def compiled(self, place: Place) -> Condition:
        """What is taken away on one side is as good as added on the other."""
        more = [*self.left.signed("+"), *self.right.signed("-")]
        less = [*self.right.signed("+"), *self.left.signed("-")]
        return formula(
            conditions.SUMS,
            more=[q.compiled(place) for q in more],
            comparison=conditions.COMPARISONS[self.sign],
            less=[q.compiled(place) for q in less],
        )


@dataclass(frozen=True, slots=True)
class Truth:
    """A phase of the plan has begun, or it is `my_turn`."""

    name: str

    def __str__(self) -> str:
        return self.name

    def words(self) -> Iterator[Quantity]:
        return iter(())

    def compiled(self, place: Place) -> Condition:
        if self.name in conditions.TRUE_OR_NOT:
            return formula(conditions.MY_TURN)
        if self.name not in place.phases or place.begun is None:
            raise unknown_word(self.name, place.phases)
        return formula(conditions.PHASE, phase=place.phases.index(self.name), begun=place.begun)


@dataclass(frozen=True, slots=True)
class Not:
    """`not greening`"""

    part: "Test"

    def __str__(self) -> str:
        return f"not {enclosed(self.part)}"

    def words(self) -> Iterator[Quantity]:
        return self.part.words()

    def compiled(self, place: Place) -> Condition:
        return formula(conditions.NOT, [self.part.compiled(place)])


@dataclass(frozen=True, slots=True)
class Joined:
    """Several tests in parentheses, joined by `and` or by `or`."""

    word: str
    parts: tuple["Test", ...]

    def __str__(self) -> str:
        return f" {self.word} ".join(map(enclosed, self.parts))

    def words(self) -> Iterator[Quantity]:
        for part in self.parts:
            yield from part.words()

    def compiled(self, place: Place) -> Condition:
        kind = conditions.EVERY if self.word == "and" else conditions.SOME
        return formula(kind, [part.compiled(place) for part in self.parts])


Test = Comparison | SumComparison | Truth | Not | Joined
Alternatives = tuple[tuple[Test, ...], ...]
"""All tests of one of them must hold; none at all: always."""


def formula(
    kind: int,
    parts: list[Condition] | None = None,
    more: list[Term] | None = None,
    comparison: int = 0,
    less: list[Term] | None = None,
    phase: int = 0,
    begun: Begun | None = None,
) -> Condition:
    made = Formula(kind, parts or [], more or [], comparison, less or [], phase, begun or Begun())
    nothing = Term(conditions.NUMBER, 0)
    return Condition(nothing, conditions.FORMULA, nothing, made)


def all_compiled(alternatives: Alternatives, place: Place) -> list[list[Condition]]:
    return [[test.compiled(place) for test in all_of] for all_of in alternatives]


def words_in(alternatives: Alternatives) -> Iterator[Quantity]:
    """All quantities that a condition speaks of."""
    for all_of in alternatives:
        for test in all_of:
            yield from test.words()


def cards_in(alternatives: Alternatives) -> set[str]:
    return {q.card for q in words_in(alternatives) if q.card}


def phases_in(tests: Iterable[Test]) -> set[str]:
    """The phases that tests speak of."""
    found: set[str] = set()
    for test in tests:
        if isinstance(test, Truth) and test.name not in conditions.TRUE_OR_NOT:
            found.add(test.name)
        elif isinstance(test, Not):
            found |= phases_in([test.part])
        elif isinstance(test, Joined):
            found |= phases_in(test.parts)
    return found


def knows_the_end(alternatives: Alternatives) -> bool:
    """Whether a condition speaks of how the game ends, or of who would win then."""
    return any(q.what in conditions.ABOUT_THE_END for q in words_in(alternatives))


def when_in_words(alternatives: Alternatives) -> str:
    """The end of a line that says when it holds."""
    if not alternatives:
        return ""
    return " if " + condition_in_words(alternatives)


def condition_in_words(alternatives: Alternatives) -> str:
    return " or ".join(" and ".join(map(enclosed, all_of)) for all_of in alternatives)


def enclosed(test: Test) -> str:
    """A test as a part of others."""
    return f"({test})" if isinstance(test, Joined) else str(test)


# ---- reading -----------------------------------------------------------------------------------

TOKEN = re.compile(
    r"(?P<number>\d+)|(?P<word>[^\W\d]\w*)|(?P<sign>[<>=!]+)|(?P<mark>[()+-])|(?P<other>\S)"
)
CARD = re.compile(r"\s*\((?P<card>[^()]*)\)")
SIGN = re.compile(r"\s*([<>=!]+)")
SMALL_NUMBER = re.compile(r"\d{1,9}")


def read_when(text: str | None, phases: tuple[str, ...] = ()) -> Alternatives:
    return () if text is None else read_condition(text, phases)


def read_condition(text: str, phases: tuple[str, ...] = ()) -> Alternatives:
    """Tests joined by `and` and `or`, of which `and` binds tighter; `not` binds tightest."""
    return Reader(text, phases).alternatives()


class Reader:
    """Reads one condition from left to right; what is in parentheses may be a test or a sum."""

    def __init__(self, text: str, phases: tuple[str, ...]) -> None:
        self.text = text
        self.phases = phases
        self.at = 0
        self.start = 0  # of the test being read
        self.words = 0
        self.depth = 0

    # ---- tokens ------------------------------------------------------------------------------

    def peek(self) -> str:
        """What comes next, "" at the end."""
        found = TOKEN.search(self.text, self.at)
        return "" if found is None else found[0]

    def next(self) -> re.Match[str]:
        found = TOKEN.search(self.text, self.at)
        if found is None:
            raise self.fault()
        self.at = found.end()
        return found

    def takes(self, token: str) -> bool:
        """Whether that comes next, which is then read."""
        if self.peek() != token:
            return False
        self.next()
        return True

    def fault(self) -> CoffersError:
        """What stands here is no test."""
        said = re.split(r"\b(?:and|or)\b", self.text[self.start :])[0].strip()
        return CoffersError("strategy-comparison", found=said or self.text.strip())

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise CoffersError("strategy-condition-long", words=MOST_WORDS, depth=DEEPEST)

    # ---- tests -------------------------------------------------------------------------------

    def alternatives(self) -> Alternatives:
        found = self.test(self.either())
        if self.peek():
            raise self.fault()
        parts = found.parts if isinstance(found, Joined) and found.word == "or" else (found,)
        return tuple(
            part.parts if isinstance(part, Joined) and part.word == "and" else (part,)
            for part in parts
        )

    def test(self, found: "Test | Signed") -> Test:
        if isinstance(found, tuple):
            raise self.fault()
        return found

    def either(self) -> "Test | Signed":
        return self.joined("or", self.both)

    def both(self) -> "Test | Signed":
        return self.joined("and", self.one)

    def joined(self, word: str, part: Callable[[], "Test | Signed"]) -> "Test | Signed":
        first = part()
        if self.peek() != word:
            return first
        parts = [self.test(first)]
        while self.takes(word):
            parts.append(self.test(part()))
        flat: list[Test] = []
        for test in parts:
            flat += test.parts if isinstance(test, Joined) and test.word == word else (test,)
        return Joined(word, tuple(flat))

    def one(self) -> "Test | Signed":
        """A comparison, or what stands where one could stand."""
        found = TOKEN.search(self.text, self.at)
        self.start = len(self.text) if found is None else found.start()
        if self.takes("not"):
            self.deeper()
            part = self.test(self.one())
            self.depth -= 1
            return Not(part)
        left = self.sum()
        sign = SIGN.match(self.text, self.at)
        if sign is None:
            return left
        self.at = sign.end()
        known = conditions.COMPARISONS
        if sign[1] not in known:
            likely = {"=": "==", "=<": "<=", "=>": ">=", "<>": "!=", "!": "!="}.get(sign[1], "")
            raise CoffersError(
                "strategy-sign", sign=sign[1], known=", ".join(known), suggestion=likely
            )
        right = self.sum()
        if not isinstance(left, tuple) or not isinstance(right, tuple):
            raise self.fault()
        if len(left) == len(right) == 1 and left[0][0] == right[0][0] == "+":
            return Comparison(left[0][1], sign[1], right[0][1])
        return SumComparison(sum_of(left), sign[1], sum_of(right))

    # ---- sums --------------------------------------------------------------------------------

    def sum(self) -> "Test | Signed":
        found = self.part()
        while self.peek() in ("+", "-"):
            sign = self.next()[0]
            more = self.part()
            if not isinstance(found, tuple) or not isinstance(more, tuple):
                raise self.fault()
            found = (*found, *(more if sign == "+" else opposite(more)))
        return found

    def part(self) -> "Test | Signed":
        """A quantity, a phase, or something in parentheses."""
        token = self.next()
        if token[0] == "(":
            self.deeper()
            start = self.start
            inside = self.either()
            self.start = start
            self.depth -= 1
            if not self.takes(")"):
                raise CoffersError("strategy-parenthesis", found=self.text.strip())
            return inside
        if token[0] == "-":
            self.deeper()
            more = self.part()
            self.depth -= 1
            if not isinstance(more, tuple):
                raise self.fault()
            return negative(more)
        if token[0] == ")":
            raise CoffersError("strategy-parenthesis", found=self.text.strip())
        self.words += 1
        if self.words > MOST_WORDS:
            raise CoffersError("strategy-condition-long", words=MOST_WORDS, depth=DEEPEST)
        if token["number"]:
            return (("+", number(token["number"])),)
        if token["word"] and token["word"] not in JOINING:
            return self.word(token["word"])
        raise self.fault()

    def word(self, what: str) -> "Test | Signed":
        found = CARD.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        if what in conditions.OF_A_CARD:
            if found is None or not found["card"].strip():
                raise CoffersError("strategy-of-which-card", what=what)
            return (("+", Quantity(what, card_name(found["card"]))),)
        truths = (*conditions.TRUE_OR_NOT, *self.phases)
        if what not in (*conditions.OF_THE_GAME, *truths):
            raise unknown_word(what, self.phases)
        if found is not None:
            raise CoffersError("strategy-of-no-card", what=what)
        return Truth(what) if what in truths else (("+", Quantity(what)),)


Signed = tuple[tuple[str, Quantity], ...]
"""Quantities, each with its sign."""


def opposite(parts: Signed) -> Signed:
    return tuple(("-" if sign == "+" else "+", q) for sign, q in parts)


def negative(parts: Signed) -> Signed:
    """The same of what has a minus before it; a number takes it along."""
    if len(parts) == 1 and not parts[0][1].what:
        return ((parts[0][0], number_of(-parts[0][1].number)),)
    return opposite(parts)


def sum_of(parts: Signed) -> Sum:
    """A sum as it is written: what is taken away first is taken from nothing."""
    (sign, first), *others = parts
    if sign == "-":
        return Sum(NOTHING, tuple(map(plainly, parts)))
    return Sum(first, tuple(map(plainly, others)))


def plainly(part: tuple[str, Quantity]) -> tuple[str, Quantity]:
    """`- 3` rather than `+ -3`."""
    sign, q = part
    return part if q.number >= 0 else ("-" if sign == "+" else "+", number_of(-q.number))


def number_of(n: int) -> Quantity:
    return Quantity("", "", n)


def number(digits: str) -> Quantity:
    if not SMALL_NUMBER.fullmatch(digits) or int(digits) > LARGEST_NUMBER:
        raise CoffersError("strategy-number", found=digits, most=LARGEST_NUMBER)
    return number_of(int(digits))


def unknown_word(what: str, phases: tuple[str, ...]) -> CoffersError:
    known = [*WORDS, *phases]
    return CoffersError(
        "strategy-quantity", what=what, known=", ".join(known), suggestion=suggestion(what, known)
    )
