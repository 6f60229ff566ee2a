"""docs/server.md and docs/security.md say what is so."""

import dataclasses
import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import fields

from coffers import views
from coffers.cli import _command_parser, module_of, parser
from coffers.server import messages
from coffers.server.api import ROUTES
from coffers.texts import language

HERE = Path(__file__).parent
DOCS = HERE.parent.parent / "docs"
SERVER = (DOCS / "server.md").read_text("utf-8")
SECURITY = (DOCS / "security.md").read_text("utf-8")


def code(text: str) -> set[str]:
    """What stands in backquotes, blocks apart."""
    return set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))


def test_every_test_that_proves_a_promise_exists() -> None:
    found = set()
    for file in HERE.glob("test_*.py"):
        found |= set(re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE))
    named = {word for word in code(SECURITY) if word.startswith("test_")}
    assert named
    assert named <= found
    for path in (word for word in code(SECURITY) if word.startswith("tests/")):
        assert (DOCS.parent / path).exists()


def test_every_request_is_described() -> None:
    described = set(re.findall(r"^\| `(GET|POST) (/api/[^`?]*)`", SERVER, re.MULTILINE))
    served = {
        (method, route.path) for route in ROUTES for method in (route.methods or set()) - {"HEAD"}
    }
    assert described == served


TYPED = [*get_args(messages.Incoming), *get_args(messages.Outgoing)]


@pytest.mark.parametrize("message", TYPED, ids=lambda message: message.__name__)
def test_every_message_is_described(message: type) -> None:
    tag = message.__struct_config__.tag  # type: ignore[attr-defined]
    row = re.search(rf"^\| `{tag}` \|([^|]*)\|", SERVER, re.MULTILINE)
    assert row is not None
    assert code(row[1]) == {field.name for field in fields(message)}


@pytest.mark.parametrize(
    "part",
    [
        messages.Question,
        messages.Option,
        messages.SeatState,
        messages.LogLine,
        messages.Replay,
        messages.TurnMark,
        messages.Ending,
        messages.Score,
        messages.Curves,
        messages.NewTable,
        messages.Fork,
    ],
)
def test_every_part_of_a_message_is_described(part: type) -> None:
    assert {field.name for field in fields(part)} <= code(SERVER)


@pytest.mark.parametrize(
    "part", [views.View, views.PlayerView, views.PileView, views.MatView, views.Event]
)
def test_every_part_of_a_view_is_described(part: type) -> None:
    assert {field.name for field in dataclasses.fields(part)} <= code(SERVER)


@pytest.mark.parametrize("command", ["serve", "loadtest"])
def test_every_flag_is_described(command: str) -> None:
    arguments = _command_parser(parser(), command)
    module_of(command).add_arguments(arguments, language("en"))
    flags = {flag for action in arguments._actions for flag in action.option_strings}
    assert {flag for flag in flags if flag.startswith("--")} - {"--help"} <= code(SERVER)
