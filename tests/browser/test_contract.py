"""Server and client mean the same by what they say to each other."""

import re
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import fields

import coffers
from coffers.server import messages

CONTRACT = Path(coffers.__file__).parent / "web" / "src" / "contract.ts"
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)\??:", re.MULTILINE)
SAME: dict[str, type[Struct]] = {
    "Decision": messages.Question,
    "Option": messages.Option,
    "LogLine": messages.LogLine,
    "State": messages.State,
    "TableInfo": messages.TableState,
    "Seat": messages.SeatState,
    "Replay": messages.Replay,
    "Result": messages.Ending,
    "NewTable": messages.NewTable,
}


@pytest.mark.parametrize("name", SAME)
def test_the_client_expects_what_the_server_says(name: str) -> None:
    expected = dict(INTERFACE.findall(CONTRACT.read_text()))[name]
    assert set(FIELD.findall(expected)) == {field.name for field in fields(SAME[name])}
