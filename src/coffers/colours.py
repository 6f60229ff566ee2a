"""The colours of the types of cards, for whoever draws cards: data/colours.json.

The browser's client reads the same file while it is built.

>>> main_type(["Action", "Attack"])
'Attack'
>>> main_type(["Treasure", "Prize"])
'Treasure'
"""

import json
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Any

PLAIN = "Action"
"""The type of most cards: any that stands before it in the order tells more about a card, any
behind it less."""


@cache
def _colours() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        files("coffers.data").joinpath("colours.json").read_text("utf-8")
    )
    return found


def main_type(types: Collection[str]) -> str:
    """The type that gives a card its colour: the most telling one."""
    return next((known for known in _colours()["order"] if known in types), PLAIN)


def terminal_style(types: Collection[str]) -> str:
    """The colour of a card in the terminal, which has few of them."""
    return str(_colours()["types"][main_type(types)]["terminal"])
