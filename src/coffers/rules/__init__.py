"""The rulebooks as numbered clauses, and how many of them are proved.

The clauses stand in the Markdown files beside this module; README.md explains their tags and
sources. A scenario names the clauses it proves, and `report` tells what is still unproved:

>>> clauses()["PRO-MONUMENT-2"].text
'Playing it gives 1 VP token.'
>>> report({"PRO-MONUMENT-2": ["Monument gives a token"]}, available=["Moat"]).proved
1
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

__all__ = [
    "EDITION_TAGS",
    "FILES",
    "SOURCES",
    "TAGS",
    "Clause",
    "MalformedClause",
    "Report",
    "Tally",
    "UnknownClause",
    "clauses",
    "parse",
    "report",
    "rulings",
]

FILES = (
    "setup-and-turns",
    "base",
    "intrigue",
    "seaside",
    "alchemy",
    "prosperity",
    "cornucopia",
    "hinterlands",
    "guilds",
    "prizes",
)
"""The clause lists, in the order in which they are read and reported."""

TAGS = frozenset(
    {
        "face",
        "ex",
        "1st",
        "2nd",
        "2017",
        "DE",
        "2013",
        "recon",
        "derived",
        "info",
        "doubt",
        "base",
    },
)
"""The tags a clause may carry, besides `ext:X`."""

EDITION_TAGS = {
    "1st": ("2011",),
    "DE": ("2011-de",),
    "2nd": ("2017",),
    "2017": ("2017",),
}
"""The tags of clauses that are not about all editions, and which they are about."""

FIRST_EDITIONS = {
    "base": ("2011", "2011-de"),
    "intrigue": ("2011", "2011-de"),
    "alchemy": ("2011", "2011-de"),
    "hinterlands": (),  # its first edition is the only one until 2017
}
"""What `1st` means in files where it is not about the English books of 2010 and 2011."""

SOURCES = frozenset(
    {
        "C2011",
        "C2011DE",
        "GC2017",
        "P2010",
        "base",
        "face",
        "card2013",
        "db",
        "ruling",
        "derived",
    }
)
"""The texts a clause may come from."""

_ID = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)*-[0-9]+")
_BODY = re.compile(
    r"(?P<tags>(?:\[[^\[\]]+\])*)\s*(?P<text>[^\[\]]*[^\[\]\s])(?:\s+\[same:(?P<same>[^\[\]]+)\])?",
)
_WAITS = "ext:"
_COLUMNS = ("ID", "card or topic", "clause", "source")
_TABLE_HEAD = (_COLUMNS, ("---",) * len(_COLUMNS))


class MalformedClause(ValueError):
    """A line of a clause list that cannot be read; says which line of which file."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        """Name the place and what is wrong there."""
        super().__init__(f"{file}.md, line {line}: {problem}")
        self.file = file
        self.line = line


class UnknownClause(LookupError):
    """A scenario claims to prove a clause that no list contains."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered statement of a rulebook."""

    id: str
    file: str
    topic: str
    text: str
    tags: tuple[str, ...]
    sources: tuple[str, ...]
    same: str | None

    @property
    def testable(self) -> bool:
        """Whether there is anything to simulate that could not be read otherwise."""
        return "info" not in self.tags and "doubt" not in self.tags

    @property
    def waits_for(self) -> tuple[str, ...]:
        """The cards or mechanisms from other expansions without which it cannot be shown."""
        return tuple(
            name.strip()
            for tag in self.tags
            if tag.startswith(_WAITS)
            for name in tag.removeprefix(_WAITS).split(",")
        )

    @property
    def editions(self) -> list[str]:
        """The editions that it is about; none if about all of them."""
        found: list[str] = []
        for tag in self.tags:
            if tag == "1st":
                found += FIRST_EDITIONS.get(self.file, EDITION_TAGS[tag])
            else:
                found += EDITION_TAGS.get(tag, ())
        return found


@cache
def clauses() -> dict[str, Clause]:
    """All clauses by their id, in the order of the files."""
    folder = files(__name__)
    return parse({file: folder.joinpath(f"{file}.md").read_text("utf-8") for file in FILES})


def rulings(card: str) -> list[Clause]:
    """The clauses about a card, its face apart; "Possession: gains" is about Possession."""
    return [
        clause
        for clause in clauses().values()
        if clause.topic.split(":")[0] == card and "face" not in clause.tags
    ]


def parse(lists: Mapping[str, str]) -> dict[str, Clause]:
    """Read clause lists, given as the text of each file under its name without `.md`.

    Every line must be a clause, a heading, a note (`> `) or the head of a table; anything else
    is a `MalformedClause`, as are an id used twice and a `same` that leads nowhere.
    """
    found: dict[str, Clause] = {}
    places: dict[str, tuple[str, int]] = {}
    for file, text in lists.items():
        for number, line in enumerate(text.splitlines(), start=1):
            cells = tuple(cell.strip() for cell in line.split(" | "))
            if not line or line.startswith(("# ", "## ", "> ")) or cells in _TABLE_HEAD:
                continue
            try:
                clause = _clause(file, cells)
            except ValueError as error:
                raise MalformedClause(file, number, str(error)) from None
            if clause.id in found:
                first_file, first_line = places[clause.id]
                problem = f"{clause.id} is already in {first_file}.md, line {first_line}"
                raise MalformedClause(file, number, problem)
            found[clause.id] = clause
            places[clause.id] = (file, number)
    for clause in found.values():
        if clause.same is not None and clause.same not in found:
            problem = f"{clause.id} says the same as {clause.same}, which does not exist"
            raise MalformedClause(*places[clause.id], problem)
    return found


def _clause(file: str, cells: tuple[str, ...]) -> Clause:
    """Make a clause of the cells of its line, or say what is wrong with them."""
    if len(cells) != len(_COLUMNS):
        raise ValueError(f"expected the 4 columns {' | '.join(_COLUMNS)}, found {len(cells)}")
    clause_id, topic, body, source = cells
    if not _ID.fullmatch(clause_id):
        raise ValueError(f"{clause_id!r} is no clause id such as PRO-MINT-14")
    if not topic:
        raise ValueError(f"{clause_id} names no card or topic")
    parts = _BODY.fullmatch(body)
    if parts is None:
        raise ValueError(f"{clause_id} should read [tag][tag] text [same:ID]")
    tags = tuple(re.findall(r"\[([^\[\]]+)\]", parts["tags"]))
    sources = tuple(name.strip() for name in source.split(","))
    clause = Clause(clause_id, file, topic, parts["text"], tags, sources, parts["same"])
    for tag in tags:
        if tag not in TAGS and not tag.startswith(_WAITS):
            raise ValueError(f"{clause_id} has the unknown tag [{tag}]")
    if not all(clause.waits_for):
        raise ValueError(f"{clause_id} has an [ext:] without a name")
    for name in sources:
        if name not in SOURCES:
            raise ValueError(f"{clause_id} has the unknown source {name!r}")
    return clause


@dataclass(frozen=True, slots=True)
class Tally:
    """How far a list of clauses is proved: each is proved, unproved, waiting, doubtful or info."""

    proofs: Mapping[str, tuple[str, ...]]
    """The proved clauses, each with the scenarios that prove it or a clause saying the same."""
    unproved: tuple[str, ...]
    waiting: Mapping[str, tuple[str, ...]]
    """The clauses that cannot be shown yet, each with the missing cards or mechanisms."""
    doubtful: tuple[str, ...]
    """The clauses that could be read otherwise: what they say is done, but not proved."""
    info: tuple[str, ...]

    @property
    def clauses(self) -> int:
        """How many clauses there are."""
        return self.testable + len(self.waiting) + len(self.doubtful) + len(self.info)

    @property
    def testable(self) -> int:
        """How many clauses this build can show."""
        return self.proved + len(self.unproved)

    @property
    def proved(self) -> int:
        """How many of the testable clauses are proved."""
        return len(self.proofs)

    def as_json(self) -> dict[str, object]:
        """Give the counts and lists as plain data."""
        return {
            "clauses": self.clauses,
            "testable": self.testable,
            "proved": self.proved,
            "unproved": list(self.unproved),
            "waiting": {clause_id: list(names) for clause_id, names in self.waiting.items()},
            "doubtful": list(self.doubtful),
            "info": list(self.info),
        }


@dataclass(frozen=True, slots=True)
class Report(Tally):
    """The tally of all clauses, and that of each file."""

    files: Mapping[str, Tally]

    def as_json(self) -> dict[str, object]:
        """Give the counts and lists as plain data, with the same for each file under `files`."""
        by_file = {file: tally.as_json() for file, tally in self.files.items()}
        # a dataclass with slots is a second class, which super() without arguments does not know
        return Tally.as_json(self) | {"files": by_file}


def report(proofs: Mapping[str, Sequence[str]], available: Collection[str]) -> Report:
    """Tell which clauses are proved.

    `proofs` gives, for the id of a clause, the names of the scenarios that prove it; `available`
    names the cards and mechanisms of this build, which decide whether a clause tagged `ext:X`
    still waits. A proof also counts for all clauses that say the same. Clauses that are only
    information or in doubt, or still wait, are never counted as proved.
    """
    everything = clauses()
    for clause_id, scenarios in proofs.items():
        if clause_id not in everything:
            raise UnknownClause(_unknown(clause_id, scenarios))
    total = _tally(everything.values(), proofs, available)
    by_file = {
        file: _tally((c for c in everything.values() if c.file == file), proofs, available)
        for file in FILES
    }
    return Report(total.proofs, total.unproved, total.waiting, total.doubtful, total.info, by_file)


def _tally(
    listed: Iterable[Clause],
    proofs: Mapping[str, Sequence[str]],
    available: Collection[str],
) -> Tally:
    """Sort the listed clauses into proved, unproved, waiting, doubtful and info."""
    proved: dict[str, tuple[str, ...]] = {}
    unproved: list[str] = []
    waiting: dict[str, tuple[str, ...]] = {}
    doubtful: list[str] = []
    info: list[str] = []
    for clause in listed:
        missing = tuple(name for name in clause.waits_for if name not in available)
        if "info" in clause.tags:
            info.append(clause.id)
        elif "doubt" in clause.tags:
            doubtful.append(clause.id)
        elif missing:
            waiting[clause.id] = missing
        elif scenarios := _scenarios(clause.id, proofs):
            proved[clause.id] = scenarios
        else:
            unproved.append(clause.id)
    return Tally(proved, tuple(unproved), waiting, tuple(doubtful), tuple(info))


def _scenarios(clause_id: str, proofs: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Collect the proofs of a clause and of all that say the same, its own first."""
    names = (name for twin in _saying_the_same(clause_id) for name in proofs.get(twin, ()))
    # a scenario may name several clauses that say the same, and is one proof all the same
    return tuple(dict.fromkeys(names))


def _saying_the_same(clause_id: str) -> list[str]:
    """Follow `same` in both directions, as far as it leads, beginning with the clause itself."""
    links = _same_links()
    group = [clause_id]
    for member in group:
        group += [other for other in links.get(member, ()) if other not in group]
    return group


@cache
def _same_links() -> dict[str, list[str]]:
    """Each clause that takes part in a `same`, with those at the other end."""
    links: dict[str, list[str]] = {}
    for clause in clauses().values():
        if clause.same is not None:
            links.setdefault(clause.id, []).append(clause.same)
            links.setdefault(clause.same, []).append(clause.id)
    return links


def _unknown(clause_id: str, scenarios: Sequence[str]) -> str:
    """Say that there is no such clause, who names it, and what may have been meant."""
    named_by = f", named by {', '.join(map(repr, scenarios))}" if scenarios else ""
    close = get_close_matches(clause_id.upper(), clauses(), n=1)
    hint = f"; did you mean {close[0]}?" if close else ""
    return f"there is no clause {clause_id}{named_by}{hint}"
