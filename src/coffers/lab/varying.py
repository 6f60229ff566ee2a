"""Plans with other numbers in their lines: `Duchy if left(Province) <= {2..6}`.

>>> plan = Plan.of_toml('name = "Money"\\nbuy = ["Gold", "Duchy if left(Province) <= 5"]')
>>> for values, variant in variants(plan, ["Duchy if left(Province) <= {3..4}"]):
...     print(values, variant.buy[1])
(3,) Duchy if left(Province) <= 3
(4,) Duchy if left(Province) <= 4
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import Any

from coffers.errors import CoffersError, suggestion
from coffers.strategies.plans import LISTS, Plan, read_item

MOST = 1_000  # plans of a sweep
MOST_BRACES = 6
ALL_LISTS = (*LISTS, "overpay")
BRACES = re.compile(r"\{([^{}]*)\}")
NUMBER = re.compile(r"(?<![\w.])-?\d+")
PLACE = re.compile(r"\s*(?P<list>\w+)\s*:\s*(?P<line>.*)", re.DOTALL)
REPLACED = " => "
SMALL = re.compile(r"-?\d{1,5}")
STAND_IN = 9_871  # the first of the numbers that stand for braces while a line is read


# ---- lines and their numbers -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Spot:
    """A number in a plan: the list, the line in it, and which number of the line."""

    key: str
    line: int
    number: int


def numbers_in(line: str) -> list[int]:
    return [int(found) for found in NUMBER.findall(line)]


def between_numbers(line: str) -> list[str]:
    """What stands around the numbers of a line."""
    return NUMBER.split(line)


def with_numbers(line: str, numbers: Sequence[int]) -> str:
    rest = iter(numbers)
    return NUMBER.sub(lambda _: str(next(rest)), line)


def with_lines(plan: Plan, lines: dict[tuple[str, int], str]) -> Plan:
    """The same plan with other lines in some places."""
    changed: dict[str, list[Any]] = {}
    for (key, at), line in lines.items():
        entries = changed.setdefault(key, list(getattr(plan, key)))
        entries[at] = read_item(key, line)
    found: dict[str, Any] = {key: tuple(entries) for key, entries in changed.items()}
    return replace(plan, **found)


def spots(plan: Plan) -> list[Spot]:
    """All numbers of a plan."""
    return [
        Spot(key, at, number)
        for key in ALL_LISTS
        for at, entry in enumerate(getattr(plan, key) or ())
        for number in range(len(numbers_in(str(entry))))
    ]


def line_at(plan: Plan, key: str, at: int) -> str:
    return str(getattr(plan, key)[at])


def number_at(plan: Plan, spot: Spot) -> int:
    return numbers_in(line_at(plan, spot.key, spot.line))[spot.number]


def with_number(plan: Plan, spot: Spot, number: int) -> Plan:
    """The same plan with another number in one place."""
    line = line_at(plan, spot.key, spot.line)
    numbers = numbers_in(line)
    numbers[spot.number] = number
    return with_lines(plan, {(spot.key, spot.line): with_numbers(line, numbers)})


# ---- what a user wants to vary -----------------------------------------------------------------


def values_in(braces: str) -> list[int]:
    """The numbers that braces stand for: `2..6`, `2..10..2`, `2, 4, 8`."""
    if ".." in braces:
        ends = [part.strip() for part in braces.split("..")]
        if len(ends) in (2, 3) and all(SMALL.fullmatch(end) for end in ends):
            first, last, step = (*map(int, ends), 1)[:3]
            found = list(range(first, last + 1, step)) if step > 0 else []
            if found and len(found) <= MOST:
                return found
    else:
        words = [part.strip() for part in braces.split(",")]
        if all(SMALL.fullmatch(word) for word in words):
            return list(dict.fromkeys(map(int, words)))
    raise CoffersError("sweep-values", found="{" + braces + "}")


@dataclass(frozen=True, slots=True)
class Varied:
    """A line of a plan, and the numbers in it that are varied."""

    text: str  # as the user wrote it
    key: str
    at: int
    line: str  # with any numbers in the places that are varied
    places: tuple[int, ...]  # which numbers of the line those are
    values: tuple[tuple[int, ...], ...]  # for each of them

    def filled(self, values: Sequence[int]) -> str:
        numbers = numbers_in(self.line)
        for place, value in zip(self.places, values, strict=True):
            numbers[place] = value
        return with_numbers(self.line, numbers)


def read_varied(plan: Plan, text: str) -> Varied:
    """What a user wants to vary: a line with braces, which the plan has with some numbers there.

    The line is looked for in all lists, or in one that is named before it (`trash: Estate if...`).
    `OLD => NEW` puts NEW in the place of the line OLD, whatever that says.
    """
    key, line = "", text
    found = PLACE.fullmatch(text)
    if found is not None and found["list"] in ALL_LISTS:
        key, line = found["list"], found["line"]
    elif found is not None:
        known = ", ".join(ALL_LISTS)
        meant = suggestion(found["list"], ALL_LISTS)
        raise CoffersError("sweep-list", key=found["list"], known=known, suggestion=meant)
    old, arrow, new = line.partition(REPLACED)
    template = new if arrow else line
    values = tuple(tuple(values_in(inside)) for inside in BRACES.findall(template))
    if not values or "{" in BRACES.sub("", template) or "}" in BRACES.sub("", template):
        raise CoffersError("sweep-no-braces", line=text)
    if len(values) > MOST_BRACES:
        raise CoffersError("sweep-too-many", n=len(values), most=MOST_BRACES)
    stand_ins = [STAND_IN + i for i in range(len(values))]
    rest = iter(stand_ins)
    sample = BRACES.sub(lambda _: str(next(rest)), template)
    lists = [k for k in ([key] if key else ALL_LISTS) if getattr(plan, k)]
    if not lists:
        raise CoffersError("sweep-empty-list", plan=plan.name, key=key or "buy")
    problems: list[CoffersError] = []
    hits: list[Varied] = []
    for name in lists:
        try:
            read = str(read_item(name, sample))
            wanted = str(read_item(name, old)) if arrow else ""
        except CoffersError as fault:
            problems.append(in_braces(fault, stand_ins, BRACES.findall(template)))
            continue
        places = tuple(numbers_in(read).index(n) for n in stand_ins)
        for at, entry in enumerate(getattr(plan, name)):
            if (str(entry) == wanted) if arrow else is_like(str(entry), read, places):
                hits.append(Varied(text, name, at, read, places, values))
    if len(hits) == 1:
        return hits[0]
    if len(hits) > 1:
        like = [f"{hit.key}: {line_at(plan, hit.key, hit.at)}" for hit in hits]
        raise CoffersError("sweep-ambiguous", line=text, lines="; ".join(like))
    lines = [str(entry) for name in lists for entry in getattr(plan, name)]
    meant = suggestion(old.strip() if arrow else BRACES.sub("0", line), lines)
    if len(problems) == len(lists) and not meant:
        raise problems[0]
    key = "sweep-no-old-line" if arrow else "sweep-no-line"
    raise CoffersError(key, plan=plan.name, line=(old if arrow else text).strip(), suggestion=meant)


def in_braces(fault: CoffersError, numbers: Sequence[int], braces: Sequence[str]) -> CoffersError:
    """The same complaint about what the user has written."""
    details = dict(fault.details)
    for name, value in details.items():
        for number, inside in zip(numbers, braces, strict=True):
            if isinstance(value, str):
                value = value.replace(str(number), "{" + inside + "}")
        details[name] = value
    return CoffersError(fault.message, **details)


def is_like(line: str, read: str, places: Sequence[int]) -> bool:
    """Whether two lines are the same, but for the numbers in some places."""
    if between_numbers(line) != between_numbers(read):
        return False
    pairs = zip(numbers_in(line), numbers_in(read), strict=True)
    return all(a == b for i, (a, b) in enumerate(pairs) if i not in places)


def read_all(plan: Plan, texts: Sequence[str]) -> list[Varied]:
    """All that a user wants to vary; each line once."""
    if not texts:
        raise CoffersError("sweep-nothing")
    found = [read_varied(plan, text) for text in texts]
    for i, varied in enumerate(found):
        if (varied.key, varied.at) in [(other.key, other.at) for other in found[:i]]:
            raise CoffersError("sweep-twice", line=varied.text)
    n = prod(len(values) for varied in found for values in varied.values)
    if n > MOST:
        raise CoffersError("sweep-too-many", n=n, most=MOST)
    return found


def variants(plan: Plan, texts: Sequence[str]) -> Iterator[tuple[tuple[int, ...], Plan]]:
    """The numbers in the order of the braces, and the plan with them; the last one varies first."""
    found = read_all(plan, texts)
    for values in product(*(values for varied in found for values in varied.values)):
        rest = list(values)
        lines = {}
        for varied in found:
            own = [rest.pop(0) for _ in varied.places]
            lines[varied.key, varied.at] = varied.filled(own)
        yield values, with_lines(plan, lines)
