"""What holds for all tests."""

from collections.abc import Iterator

import pytest

from coffers import texts


@pytest.fixture(autouse=True)
def no_language_stays_chosen() -> Iterator[None]:
    """A test that chooses a language leaves none behind for the next."""
    yield
    texts._chosen.clear()
