"""Dependencies point down, as docs/architecture.md draws them.

A room is a module or a package directly under `coffers`. Every import counts: those for types
only and those inside functions, too.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import coffers

HOME = Path(coffers.__file__).parent
ROOT = "coffers"  # what `from coffers import Game` imports
ENDS = {"cli", "commands", "lab", "server", "soak", "terminal"}
"""What people start. Nothing else knows of it."""

ONLY = {
    "_compiled": {"texts"},  # to say why it runs interpreted
    "engine": set(),
    "cards": {"engine", "errors"},
    "bots": {"engine", "errors"},
    "rules": set(),
    "texts": {"rules"},
    "errors": {"texts"},
}
"""The rooms at the bottom may import these and no others."""

NEVER = {
    "cli": {"lab", "server", "terminal"},  # commands are imported by name, when they are called
    "commands": {"cli"},
    "lab": ENDS - {"lab"},
    "server": ENDS - {"server"},
    "soak": ENDS - {"soak"},
    "terminal": ENDS - {"terminal"},
}
"""What the ends may not import; every other room may import none of them."""


def modules() -> Iterator[tuple[str, Path]]:
    """All modules of Coffers, each with its room."""
    for path in sorted(HOME.rglob("*.py")):
        parts = path.relative_to(HOME).with_suffix("").parts
        if parts[0] != "web":  # the client, and whatever npm brings along
            yield ROOT if parts == ("__init__",) else parts[0], path


ROOMS = {room for room, _ in modules()}


def imported(source: str) -> Iterator[str]:
    """The rooms that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        found = []
        if isinstance(node, ast.Import):
            found = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            found = [f"{node.module}.{name.name}" for name in node.names]
        for name in found:
            first, *more = name.split(".")
            if first == ROOT:
                yield more[0] if more and more[0] in ROOMS else ROOT


def imports() -> dict[str, set[str]]:
    """What each room imports of the others."""
    found: dict[str, set[str]] = {room: set() for room in ROOMS}
    for room, path in modules():
        found[room] |= set(imported(path.read_text("utf-8"))) - {room}
    return found


def test_all_imports_are_seen() -> None:
    source = (
        "import coffers.engine.turn\n"
        "from coffers import saves, Game\n"
        "if TYPE_CHECKING:\n    from coffers.views import View\n"
        "def late():\n    from coffers.lab import matches\n"
    )
    assert set(imported(source)) == {"engine", "saves", ROOT, "views", "lab"}


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_a_room_imports_only_what_it_may(room: str) -> None:
    found = imports()[room]
    if room in ONLY:
        assert found <= ONLY[room]
    else:
        assert not found & NEVER.get(room, ENDS)


def test_no_rooms_import_each_other() -> None:
    """Take away the rooms that import none of those left, again and again: none is left."""
    left = imports()
    while free := [room for room, others in left.items() if not others & left.keys()]:
        for room in free:
            del left[room]
    assert not left, f"these rooms import each other: {left}"
