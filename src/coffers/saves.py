"""Saved games as files: the game, who plays which bot, and who sits at the keyboard."""

import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from coffers.documents import Malformed, read_json, read_text
from coffers.errors import DamagedSave
from coffers.game import Game

LARGEST = 2_000_000  # bytes
MOST_ANSWERS = 30_000  # a game at a table on the server ends long before


@dataclass(slots=True)
class SavedGame:
    """What the file holds. Of a bare game document, nothing is known but the game."""

    game: Game
    bots: dict[str, str] = field(default_factory=dict)  # by player: the name of the bot
    me: str | None = None
    hints: int = 0  # how often the expert was asked


def default_path() -> Path:
    """Where a game is saved unless somebody says otherwise: the user's state directory."""
    state = os.environ.get("XDG_STATE_HOME", "")
    # A relative path there is to be ignored, says the standard of those directories.
    base = Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state"
    return base / "coffers" / "game.json"


def write(path: Path, saved: SavedGame) -> None:
    """Write the file in one go: whatever happens, it holds this state or the one before."""
    document = {
        "game": saved.game.save(),
        "bots": saved.bots,
        "me": saved.me,
        "hints": saved.hints,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(document, file, ensure_ascii=False)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def read(path: Path) -> SavedGame:
    """The game in a file; DamagedSave if there is none in it, OSError if there is no file."""
    try:
        document = read_json(read_text(path, LARGEST))
    except Malformed as fault:
        raise DamagedSave("save-not-json", problem=str(fault)) from None
    if not isinstance(document, Mapping) or "game" not in document:
        return SavedGame(_game(document))
    game = _game(document["game"])
    return SavedGame(game, _bots(document, game), _me(document, game), _hints(document))


def _game(document: Any) -> Game:
    """The game of a document, unless to play it again would take for ever."""
    answers = document.get("answers") if isinstance(document, Mapping) else None
    if isinstance(answers, list) and len(answers) > MOST_ANSWERS:
        raise DamagedSave("save-long", n=len(answers), most=MOST_ANSWERS)
    return Game.load(document)


def _bots(document: Mapping[str, Any], game: Game) -> dict[str, str]:
    bots = document.get("bots", {})
    if not isinstance(bots, dict) or not all(
        player in game.players and isinstance(bot, str) for player, bot in bots.items()
    ):
        raise DamagedSave("save-field", field="bots")
    return bots


def _me(document: Mapping[str, Any], game: Game) -> str | None:
    me = document.get("me")
    if me is not None and me not in game.players:
        raise DamagedSave("save-field", field="me")
    return me


def _hints(document: Mapping[str, Any]) -> int:
    hints = document.get("hints", 0)  # files of old have none
    if type(hints) is not int or hints < 0:
        raise DamagedSave("save-field", field="hints")
    return hints


def keep_unfinished(path: Path) -> Path | None:
    """Move an unfinished game out of the way of a new one; where to, if there was one."""
    try:
        if read(path).game.over:
            return None
        kept = path.with_name(f"{path.stem}-before{path.suffix}")
        os.replace(path, kept)
    except (OSError, ValueError):
        return None  # nothing there, or nothing that could be played on
    return kept
