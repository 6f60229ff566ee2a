"""The contract between server and client: `web/src/contract.ts`, made from messages and views.

    python -m coffers.server.contract

Types, docstrings and the comments behind fields are taken over, so that whoever works on the client
finds there what the server means. `make contract` writes it; a test says when it is out of date.
"""

import ast
import inspect
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, UnsetType, structs

from coffers import symbols, views
from coffers.server import messages
from coffers.texts import LANGUAGES

WIDTH = 100
HEAD = """\
/**
 * What the server says and is told. Card names are the English ones: they are keys, not texts.
 *
 * Made from coffers/server/messages.py and coffers/views.py by `make contract`; not to be edited.
 */
"""
NAMES: dict[type, str] = {  # browsers have Events and Symbols of their own
    views.Event: "GameEvent",
    symbols.Symbol: "CardSymbol",
    symbols.Effect: "CardEffect",
}
NO_DEFAULT = (MISSING, NODEFAULT)
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}

REQUESTS = (
    messages.NewTable,
    messages.KingdomRequest,
    messages.PlanRequest,
    messages.Join,
    messages.Listing,
    messages.Fork,
    messages.HintRequest,
    messages.Leave,
    messages.FillSeat,
    messages.CastVote,
)
ANSWERS = (
    messages.Fault,
    messages.CardFacts,
    messages.CardInFull,
    messages.SetFacts,
    messages.Choices,
    messages.StrategyFacts,
    messages.DrawnKingdom,
    messages.OpenedTable,
    messages.TakenSeat,
    messages.Rematch,
    messages.ForkedTable,
    messages.MyTables,
    messages.Lobby,
    messages.MyGames,
    messages.Statistics,
    messages.Replay,
    messages.Ending,
    messages.Hint,
    messages.AnalysisState,
)


class Field(NamedTuple):
    name: str
    kind: Any
    has_default: bool
    default: object
    comment: str


def contract() -> str:
    """The whole file."""
    asked, told = Words(asked=True), Words(asked=False)
    parts = [
        HEAD,
        alias("Language", [literal(code) for code in LANGUAGES]),
        section("requests"),
        *asked.all(REQUESTS),
        section("answers to requests"),
        *told.all(ANSWERS),
        section("to the server's socket"),
        *asked.all(get_args(messages.Incoming)),
        alias("ToServer", map(name_of, get_args(messages.Incoming))),
        section("from the server's socket"),
        *told.all(get_args(messages.Outgoing)),
        alias("FromServer", map(name_of, get_args(messages.Outgoing))),
    ]
    return "\n".join(parts)


def section(title: str) -> str:
    return f"// ---- {title} ".ljust(WIDTH - 4, "-") + "\n"


class Words:
    """The interfaces of one direction, each declared once, after those that it needs.

    What a client asks may leave out what has a default; what it is told is always complete.
    """

    def __init__(self, asked: bool) -> None:
        self.asked = asked
        self.declared: set[type] = set()

    def all(self, structures: Sequence[type]) -> Iterator[str]:
        for structure in structures:
            yield from self.declare(structure)

    def declare(self, structure: type) -> Iterator[str]:
        if structure in self.declared:
            return
        self.declared.add(structure)
        needed: list[type] = []
        lines = list(self.interface(structure, needed))
        yield from self.all(needed)
        yield "\n".join(lines) + "\n"

    def interface(self, structure: type, needed: list[type]) -> Iterator[str]:
        base = next((b for b in structure.__bases__ if is_structure(b)), None)
        inherited = set() if base is None else {field.name for field in fields_of(base)}
        said = docstring(structure)
        if said:
            yield documentation(said)
        extending = ""
        if base is not None:
            needed.append(base)
            extending = f" extends {name_of(base)}"
        yield f"export interface {name_of(structure)}{extending} {{"
        tag = tag_of(structure)
        if tag is not None:
            yield f"  type: {literal(tag)};"
        for field in fields_of(structure):
            if field.name not in inherited:
                yield from self.line(structure, field, needed)
        yield "}"

    def line(self, structure: type, field: Field, needed: list[type]) -> Iterator[str]:
        kinds = alternatives(field.kind)
        optional = field.has_default and (self.asked or leaves_out_defaults(structure))
        if optional and not self.asked and field.default is None:
            kinds.remove(NoneType)  # nothing is sent rather than null
        choices = [self.typed(kind, needed) for kind in kinds]
        head = f"  {field.name}{'?' if optional else ''}:"
        line = f"{head} {' | '.join(choices)};"
        lines = [line] if len(line) <= WIDTH else [head, *(f"    | {c}" for c in choices)]
        if len(lines) > 1:
            lines[-1] += ";"
        if field.comment and len(f"{lines[-1]} // {field.comment}") <= WIDTH:
            lines[-1] += f" // {field.comment}"
        elif field.comment:
            yield f"  // {field.comment}"
        yield from lines

    def typed(self, kind: Any, needed: list[type]) -> str:
        """A Python type in TypeScript; structures that it names are needed, too."""
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in SIMPLE:
            return SIMPLE[kind]
        if origin is Annotated:
            return self.typed(arguments[0], needed)
        if origin is Literal:
            return " | ".join(map(literal, arguments))
        if origin in (Union, UnionType):
            return " | ".join(self.typed(k, needed) for k in arguments)
        if origin is tuple and arguments[-1] is not ...:
            return f"[{', '.join(self.typed(k, needed) for k in arguments)}]"
        if origin in (list, tuple, set, frozenset, Sequence):
            inner = self.typed(arguments[0], needed)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin in (dict, Mapping):
            return f"Record<{', '.join(self.typed(k, needed) for k in arguments)}>"
        if is_structure(kind):
            needed.append(kind)
            return name_of(kind)
        raise TypeError(f"{kind} has no counterpart in TypeScript yet")


# ---- reading Python ----------------------------------------------------------------------------


def is_structure(kind: Any) -> bool:
    return isinstance(kind, type) and (
        (issubclass(kind, Struct) and kind is not Struct) or is_dataclass(kind)
    )


def name_of(structure: type) -> str:
    return NAMES.get(structure, structure.__name__)


def tag_of(structure: type) -> str | None:
    tag = structure.__struct_config__.tag if issubclass(structure, Struct) else None
    return None if tag is None else str(tag)


def leaves_out_defaults(structure: type) -> bool:
    return issubclass(structure, Struct) and structure.__struct_config__.omit_defaults


def alternatives(kind: Any) -> list[Any]:
    """What a value may be; literals one by one."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return alternatives(arguments[0])
    if origin in (Union, UnionType):
        return [one for k in arguments for one in alternatives(k)]
    if origin is Literal:
        return [Literal[one] for one in arguments]
    return [] if kind is UnsetType else [kind]


def fields_of(structure: type) -> list[Field]:
    kinds = get_type_hints(structure, include_extras=True)
    said: dict[str, str] = {}
    for kind in reversed(structure.__mro__):
        if is_structure(kind):
            said |= comments(kind)
    return [
        Field(
            f.name,
            kinds[f.name],
            f.default not in NO_DEFAULT or f.default_factory not in NO_DEFAULT,
            f.default,
            said.get(f.name, ""),
        )
        for f in declared_fields(structure)
    ]


def declared_fields(structure: type) -> Sequence[Any]:
    """The fields as msgspec or dataclasses tell of them, which they do in the same words."""
    if issubclass(structure, Struct):
        return structs.fields(structure)
    assert is_dataclass(structure)
    return fields(structure)


@cache
def class_source(structure: type) -> tuple[ast.ClassDef, list[str]]:
    source = textwrap.dedent(inspect.getsource(structure))
    found = ast.parse(source).body[0]
    assert isinstance(found, ast.ClassDef)
    return found, source.splitlines()


def docstring(structure: type) -> str:
    return ast.get_docstring(class_source(structure)[0]) or ""


def comments(structure: type) -> dict[str, str]:
    """What is said behind each field."""
    found, lines = class_source(structure)
    said = {}
    for node in found.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            behind = lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset :].strip()
            if behind.startswith("#"):
                said[node.target.id] = spoken(behind.removeprefix("#").strip())
    return said


# ---- writing TypeScript ------------------------------------------------------------------------


def literal(value: object) -> str:
    assert isinstance(value, str | int)
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def alias(name: str, choices: Sequence[str] | Iterator[str]) -> str:
    words = list(choices)
    line = f"export type {name} = {' | '.join(words)};"
    if len(line) <= WIDTH:
        return line + "\n"
    broken = f"  {' | '.join(words)};"
    if len(broken) > WIDTH:
        broken = "\n".join(f"  | {word}" for word in words) + ";"
    return f"export type {name} =\n{broken}\n"


def spoken(comment: str) -> str:
    """A comment as the other language would have it."""
    return comment.replace("None", "null").replace("True", "true").replace("False", "false")


def documentation(said: str) -> str:
    lines = spoken(said).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def place() -> Path:
    return Path(str(files("coffers") / "web" / "src" / "contract.ts"))


if __name__ == "__main__":
    place().write_text(contract(), "utf-8")
