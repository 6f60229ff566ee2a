"""The later cards are known while these tests run, and only then."""

from collections.abc import Iterator

import pytest
from tests.later import cards

from coffers.cards.library import expansion


@pytest.fixture(autouse=True, scope="module")
def later_expansion() -> Iterator[None]:
    with expansion(cards):
        yield
