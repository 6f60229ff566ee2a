"""Plans with other numbers in their lines: `Duchy if left(Province) <= {2..6}`.

>>> plan = Plan.of_toml('name = "Money"\\nbuy = ["Gold", "Duchy if left(Province) <= 5"]')
>>> for values, variant in variants(plan, ["Duchy if left(Province) <= {3..4}"]):
...     print(values, variant.buy[1])
(3,) Duchy if left(Province) <= 3
(4,) Duchy if left(Province) <= 4
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import prod

from coffers.errors import CoffersError, suggestion
from coffers.strategies.plans import Plan, quoted

MOST = 1_000  # plans of a sweep
MOST_BRACES = 6
BRACES = re.compile(r"\{([^{}]*)\}")
NUMBER = re.compile(r"(?<![\w.])-?\d+")
PLACE = re.compile(r"\s*(?P<list>\w[\w' ]*?)\s*:\s*(?P<line>.*)", re.DOTALL)
LIST = re.compile(r"(?P<key>[\w-]+|\"[^\"]+\") = \[")
ENTRY = re.compile(r"  (?P<entry>\".*\"),")
REPLACED = " => "
SMALL = re.compile(r"-?\d{1,5}")
STAND_IN = 9_871  # the first of the numbers that stand for braces while a line is read


# ---- lines and their numbers -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Spot:
    """A number in a plan: the line of its text, and which number of that."""

    line: int
    number: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a plan, the list in which it stands, and where it is in the plan's text."""

    key: str
    text: str
    at: int


def numbers_in(line: str) -> list[int]:
    return [int(found) for found in NUMBER.findall(line)]


def between_numbers(line: str) -> list[str]:
    """What stands around the numbers of a line."""
    return NUMBER.split(line)


def with_numbers(line: str, numbers: Sequence[int]) -> str:
    rest = iter(numbers)
    return NUMBER.sub(lambda _: str(next(rest)), line)


@lru_cache(maxsize=256)
def lines_of(plan: Plan) -> tuple[Line, ...]:
    """All lines of all lists. A plan is its text, so whatever lists there are have their lines."""
    found = []
    key = ""
    for at, text in enumerate(plan.as_toml().splitlines()):
        begun, entry = LIST.fullmatch(text), ENTRY.fullmatch(text)
        if begun is not None:
            key = begun["key"].strip('"')
        elif entry is not None:
            found.append(Line(key, json.loads(entry["entry"]), at))
    return tuple(found)


def with_lines(plan: Plan, lines: dict[int, str]) -> Plan:
    """The same plan with other lines in some places of its text."""
    text = plan.as_toml().splitlines()
    for at, line in lines.items():
        text[at] = f"  {quoted(line)},"
    try:
        return Plan.of_toml("\n".join(text) + "\n")
    except CoffersError as fault:
        problem = fault.details.get("problem")  # without the line of a file that nobody has
        raise problem if isinstance(problem, CoffersError) else fault from None


def line_at(plan: Plan, at: int) -> str:
    return next(line.text for line in lines_of(plan) if line.at == at)


def spots(plan: Plan) -> list[Spot]:
    """All numbers of a plan."""
    return [
        Spot(line.at, number)
        for line in lines_of(plan)
        for number in range(len(numbers_in(line.text)))
    ]


def number_at(plan: Plan, spot: Spot) -> int:
    return numbers_in(line_at(plan, spot.line))[spot.number]


def with_number(plan: Plan, spot: Spot, number: int) -> Plan:
    """The same plan with another number in one place."""
    line = line_at(plan, spot.line)
    numbers = numbers_in(line)
    numbers[spot.number] = number
    return with_lines(plan, {spot.line: with_numbers(line, numbers)})


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
    at: int  # where it is in the text of the plan
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
    keys = list(dict.fromkeys(line.key for line in lines_of(plan)))
    if found is not None:
        key, line = " ".join(found["list"].split()), found["line"]
        if key not in keys:
            known = ", ".join(keys)
            meant = suggestion(key, keys)
            raise CoffersError("sweep-list", plan=plan.name, key=key, known=known, suggestion=meant)
    old, arrow, new = line.partition(REPLACED)
    template = new if arrow else line
    values = tuple(tuple(values_in(inside)) for inside in BRACES.findall(template))
    if not values or "{" in BRACES.sub("", template) or "}" in BRACES.sub("", template):
        raise CoffersError("sweep-no-braces", line=text)
    if len(values) > MOST_BRACES:
        raise CoffersError("sweep-too-many", n=len(values), most=MOST_BRACES)
    lines = [one for one in lines_of(plan) if key in ("", one.key)]
    if arrow:
        hits = [one for one in lines if one.text == in_place(plan, one, old)]
        hits = hits[:1]
    else:
        hits = [one for one in lines if is_like(one.text, *sampled(plan, one, template))]
    if len(hits) == 1:
        read, places = sampled(plan, hits[0], template, strictly=True)
        return Varied(text, hits[0].at, read, places, values)
    if hits:
        like = "; ".join(f"{hit.key}: {hit.text}" for hit in hits)
        raise CoffersError("sweep-ambiguous", line=text, lines=like)
    meant = suggestion(old.strip() if arrow else BRACES.sub("0", line), [o.text for o in lines])
    if lines and not meant:
        sampled(plan, lines[0], template, strictly=True)  # complains if it cannot be a line at all
    name = "sweep-no-old-line" if arrow else "sweep-no-line"
    raise CoffersError(
        name, plan=plan.name, line=(old if arrow else text).strip(), suggestion=meant
    )


def in_place(plan: Plan, line: Line, text: str) -> str:
    """A line as the plan would write it in the place of another; nothing if it cannot be there."""
    try:
        return line_at(with_lines(plan, {line.at: text.strip()}), line.at)
    except (CoffersError, StopIteration):
        return ""


def sampled(
    plan: Plan, line: Line, template: str, strictly: bool = False
) -> tuple[str, tuple[int, ...]]:
    """A line with numbers instead of braces, as the plan would write it in the place of another,
    and which of its numbers those are; nothing if it cannot be there."""
    braces = BRACES.findall(template)
    stand_ins = [STAND_IN + i for i in range(len(braces))]
    rest = iter(stand_ins)
    sample = BRACES.sub(lambda _: str(next(rest)), template)
    read = in_place(plan, line, sample)
    if read:
        return read, tuple(numbers_in(read).index(n) for n in stand_ins)
    if strictly:
        try:
            with_lines(plan, {line.at: sample.strip()})
        except CoffersError as fault:
            raise in_braces(fault, stand_ins, braces) from None
    return "", ()


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
        if varied.at in [other.at for other in found[:i]]:
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
            lines[varied.at] = varied.filled(own)
        yield values, with_lines(plan, lines)
