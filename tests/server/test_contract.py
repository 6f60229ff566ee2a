"""Server and client mean the same by what they say to each other."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from coffers.server import messages
from coffers.server.contract import Words, contract, place

BETWEEN_PROCESSES = {"Notice"}


def test_the_contract_is_what_the_structures_make() -> None:
    assert place().read_text("utf-8") == contract(), "`make contract` makes it anew"


def test_every_message_is_in_it_once() -> None:
    declared = Counter(re.findall(r"^export interface (\w+)", contract(), re.MULTILINE))
    assert set(declared.values()) == {1}
    structures = {
        name
        for name, kind in vars(messages).items()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct
    }
    assert structures - BETWEEN_PROCESSES <= set(declared)


class Inner(Struct, omit_defaults=True):
    word: str | None
    card: str | None = None
    n: int = 0


@dataclass(frozen=True, slots=True)
class Outer:
    """All kinds of fields, None among them."""

    inner: tuple[Inner, ...]
    pair: tuple[str, int]  # None is not in it
    seat: Literal["person", "bot"] | None
    either: list[int | str]
    counts: Mapping[str, int] = field(default_factory=dict)
    short: Annotated[str, Meta(max_length=3)] = ""
    long: Literal[
        "the first of many words",
        "the second of many words",
        "the third of many words",
        "the fourth",
    ] = "the fourth"  # one below the other


INNER_TOLD = """\
export interface Inner {
  word: string | null;
  card?: string;
  n?: number;
}
"""
OUTER_TOLD = """\
/** All kinds of fields, null among them. */
export interface Outer {
  inner: Inner[];
  pair: [string, number]; // null is not in it
  seat: "person" | "bot" | null;
  either: (number | string)[];
  counts: Record<string, number>;
  short: string;
  long:
    | "the first of many words"
    | "the second of many words"
    | "the third of many words"
    | "the fourth"; // one below the other
}
"""


def test_every_kind_of_field_has_its_counterpart() -> None:
    assert list(Words(asked=False).declare(Outer)) == [INNER_TOLD, OUTER_TOLD]


def test_what_is_asked_may_leave_out_what_has_a_default() -> None:
    inner, outer = Words(asked=True).declare(Outer)
    assert "  word: string | null;\n  card?: string | null;\n  n?: number;\n" in inner
    assert "  counts?: Record<string, number>;\n  short?: string;\n  long?:\n" in outer


def test_a_field_without_a_counterpart_is_not_passed_over() -> None:
    with pytest.raises(TypeError, match="complex"):
        Words(asked=False).typed(complex, [])
