"""Real messages to a browser, written down for the client's tests.

`make recorded` writes `src/coffers/web/src/table/fixtures/games.json`: of some games what somebody
at the table is sent, message by message. Only what is told of cards and where they lie is kept,
and of a position only what has changed since the one before.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from coffers.bots.registry import make_bot
from coffers.server.games import ServedGame
from coffers.server.messages import State
from coffers.server.states import Viewer, news
from coffers.soak import drawn
from coffers.views import Event, View

HOME = Path(__file__).parents[2] / "src/coffers/web/src/table/fixtures/games.json"
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")
GAMES = ((3, 0, 40), (8, 1, 60), (21, None, 30), (0, 0, 150))  # seed, seat, messages passed over
MESSAGES = 30
WHOLE_GAME = 300  # messages, at most

Document = dict[str, Any]


def messages_of(seed: int, seat: int | None, bot_name: str = "generic") -> list[State]:
    """What a viewer is sent of a game of bots."""
    setting = drawn(seed)
    game = ServedGame(NAMES[: setting.players], setting.kingdom, seed=seed)
    bot = make_bot(bot_name, game.setup, seed)
    viewer = Viewer(seat, "en")
    messages = news(game, viewer)
    while not game.over and len(messages) < WHOLE_GAME:
        game.let(bot)
        messages += news(game, viewer)
    return messages


def recorded(messages: list[State]) -> Document:
    """Messages as they are written down: the first position in full, then what changes."""
    first = messages[0].view
    before = position(first)
    steps = []
    for message in messages[1:]:
        after = position(message.view)
        steps.append({"events": [brief(e) for e in message.events], "to": changed(before, after)})
        before = after
    return {"view": msgspec.to_builtins(first), "steps": steps}


def brief(event: Event) -> Document:
    """An event without what is as usual."""
    usual = msgspec.to_builtins(Event("", ""))
    return {key: n for key, n in msgspec.to_builtins(event).items() if usual[key] != n}


def position(view: View) -> Document:
    """Where the cards lie."""
    document = msgspec.to_builtins(view)
    players = {p.pop("name"): p for p in document["players"]}
    piles = {pile["name"]: pile["left"] for pile in document["piles"]}
    return {"turn": view.turn, "players": players, "piles": piles, "trash": document["trash"]}


def changed(before: Document, after: Document) -> Document:
    """What is different, in depth as long as the keys are the same."""
    found = {}
    for key, value in after.items():
        old = before.get(key)
        if value == old:
            continue
        alike = isinstance(value, dict) and isinstance(old, dict) and value.keys() == old.keys()
        found[key] = changed(old, value) if alike else value
    return found


def main() -> None:
    games = []
    for seed, seat, start in GAMES:
        games.append(recorded(messages_of(seed, seat)[start : start + MESSAGES + 1]))
    HOME.parent.mkdir(exist_ok=True)
    HOME.write_text(json.dumps(games, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    sys.exit(main())
