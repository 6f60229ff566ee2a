"""What happens, is asked and is told in a playthrough of each card stays as it was written down.

Where a rule or a sentence was changed on purpose: `make golden`, and read what has changed.
"""

import pytest
from tests.golden import playthroughs


@pytest.mark.parametrize("card", playthroughs.CARDS)
def test_a_playthrough_is_told_as_ever(card: str) -> None:
    seed, picks = playthroughs.kept(card)
    found = playthroughs.written(card, seed, picks)
    expected = playthroughs.text(card)
    assert found.splitlines() == expected.splitlines(), "if on purpose: make golden"


@pytest.mark.parametrize("card", playthroughs.CARDS)
def test_each_card_does_something_in_its_playthrough(card: str) -> None:
    """A card is played, and an Action once more, too; one that cannot be played is gained."""
    text = playthroughs.text(card)
    for kind in playthroughs.needed(card):
        assert f" {kind} {card} " in text


def test_every_file_is_the_playthrough_of_a_card() -> None:
    files = {path.name for path in playthroughs.HOME.glob("*.txt")}
    assert files == {playthroughs.path(card).name for card in playthroughs.CARDS}
