"""Games that were saved before Intrigue, Seaside, Alchemy and Hinterlands came load as before."""

import json
from pathlib import Path

import pytest

from coffers.game import Game

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


def test_there_are_some() -> None:
    assert len(SAVES) == 5


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_game_saved_before_is_the_same_game(path: Path) -> None:
    """It can be played on, and saved again it is the same, what each turn came to included."""
    document = json.loads(path.read_text("utf-8"))
    game = Game.load(document)
    assert game.frozen is None
    assert game.answers == document["answers"]
    assert game.save() == document
