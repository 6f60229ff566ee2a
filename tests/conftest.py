"""What holds for all tests."""

import signal
from collections.abc import Iterator

import pytest

from coffers import texts


@pytest.fixture(autouse=True, scope="session")
def ctrl_c_is_heard() -> None:
    """Here and in what tests start, even if whoever runs the tests does not listen to it (a shell
    that has put them into the background)."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def no_language_stays_chosen() -> Iterator[None]:
    """A test that chooses a language leaves none behind for the next."""
    yield
    texts._chosen.clear()
