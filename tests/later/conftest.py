"""The later cards are known while these tests run, and only then."""

from collections.abc import Iterator

import pytest
from tests.later import cards

from coffers.cards.library import Facts, expansion

FACTS = (
    Facts("Wharf", "Werft", "Seaside", "kingdom", ("Action", "Duration"), cost=5),
    Facts("Inheritance", "Erbschaft", "Adventures", "event", ("Event",), cost=7, in_supply=False),
    Facts(
        "Enchantress", "Zauberin", "Empires", "kingdom", ("Action", "Attack", "Duration"), cost=3
    ),
)
"""Those that the data does not have yet."""


@pytest.fixture(autouse=True, scope="module")
def later_expansion() -> Iterator[None]:
    with expansion(cards, FACTS):
        yield
