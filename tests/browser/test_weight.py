"""What a page weighs: little when it is loaded for the first time, next to nothing after that."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession
from tests.browser.guests import Guest

from coffers.server.visitor import ServerProcess

FIRST = 250_000  # bytes that may come over the line
AGAIN = 20_000
EVERYWHERE = ["Courtier", "Ghost Ship", "Golem", "Menagerie", "Militia", "Mint", "Moat"]
KINGDOM = {"cards": [*EVERYWHERE, "Doctor", "Mandarin", "Village"], "platinum_colony": True}


class Scales:
    """Weighs what a browser receives, answers and messages, with all that goes around them."""

    def __init__(self, guest: Guest) -> None:
        self.received: dict[str, float] = {}
        self.names: dict[str, str] = {}
        self.line: CDPSession = guest.context.new_cdp_session(guest.page)
        self.line.send("Network.enable")
        self.line.on("Network.requestWillBeSent", self._ask)
        self.line.on("Network.loadingFinished", self._receive)
        self.line.on("Network.webSocketFrameReceived", self._hear)

    def _ask(self, event: Any) -> None:
        self.names[event["requestId"]] = event["request"]["url"]

    def _receive(self, event: Any) -> None:
        name = self.names.get(event["requestId"], "?")
        self.received[name] = self.received.get(name, 0) + event["encodedDataLength"]

    def _hear(self, event: Any) -> None:
        size = len(event["response"]["payloadData"].encode())
        self.received["messages"] = self.received.get("messages", 0) + size

    def weigh(self, most: int) -> None:
        """What has come since the last time must not weigh more than that."""
        heavy = sorted(self.received.items(), key=lambda found: -found[1])
        total = sum(self.received.values())
        assert 0 < total <= most, "\n".join(f"{size:9.0f} {name}" for name, size in heavy)
        self.received = {}


@pytest.mark.parametrize("page", ["front", "table"])
def test_a_page_is_light_and_lighter_the_second_time(
    invite: Callable[..., Guest], page: str
) -> None:
    guest = invite(language="de")  # whose texts are longer
    path = "/"
    if page == "table":  # with pictures of every expansion
        path = f"/table/{guest.open_table('easy', kingdom=KINGDOM)}"
    scales = Scales(guest)
    guest.come(path)
    guest.page.wait_for_load_state("networkidle")
    scales.weigh(FIRST)
    guest.page.reload()
    guest.page.get_by_role("heading", level=1).wait_for(state="attached")
    guest.page.wait_for_load_state("networkidle")
    scales.weigh(AGAIN)


def test_the_table_can_be_installed(browser: Browser, server: ServerProcess) -> None:
    guest = Guest(browser, server.address, language="de")
    guest.come("/")
    line = guest.context.new_cdp_session(guest.page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest?lang=de")
    faults = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window that leaves no traces installs nothing, whatever the page is like.
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []
