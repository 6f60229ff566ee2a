"""A server with its client, and browsers to visit it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.guests import FLAGS, Guest, chromium

from coffers.server.hall import Settings
from coffers.server.visitor import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with its games in a file of its own."""
    client = Settings.__dataclass_fields__["client"].default
    if not Path(str(client), "index.html").is_file():
        pytest.fail("the browser client is not built: make src/coffers/web/dist/index.html")
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    yield process
    process.stop()


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A browser for one test: Playwright keeps its event loop to itself that way."""
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium to test with; install the package chromium")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield started
        started.close()


@pytest.fixture
def invite(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Guest]]:
    """Invites guests; nothing may go wrong in their browsers."""
    guests: list[Guest] = []

    def invited(**options: Any) -> Guest:
        guests.append(Guest(browser, server.address, **options))
        return guests[-1]

    yield invited
    for guest in guests:
        assert guest.faults == []


@pytest.fixture
def guest(invite: Callable[..., Guest]) -> Guest:
    """One guest, English, at a wide screen."""
    return invite()
