"""Behind a proxy: whom the server takes a request to come from, and by which way."""

import json
from collections.abc import Callable
from dataclasses import replace
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect

from coffers import texts
from coffers.cli import main
from coffers.server.limits import Limits, Rate, network
from coffers.server.visitor import ServerProcess

LOOPBACK = ("127.0.0.1", "::1")
ONE_EACH = replace(Limits(), requests=Rate(burst=1, per_second=0.001))
FOR = "X-Forwarded-For"
HTTPS = {"X-Forwarded-Proto": "https"}


def statuses(guest: Any, *addresses: str) -> list[int]:
    """What is answered to one request from each of these addresses, if they are believed."""
    return [guest.ask("GET", "/api/choices", **{FOR: address})[0] for address in addresses]


def answer(address: str, method: str = "GET", path: str = "/api/choices", **more: Any) -> Any:
    """An answer with its headers."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=30)
    connection.request(method, path, **more)
    response: HTTPResponse = connection.getresponse()
    response.read()
    connection.close()
    return response


# ---- addresses ---------------------------------------------------------------------------------


@pytest.mark.parametrize("environment", [None, "*", "127.0.0.1"])
def test_nobody_chooses_their_own_address(
    environment: str | None,
    start: Callable[..., Any],
    visit: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nor does the environment, in which uvicorn looks for addresses to believe."""
    if environment is not None:
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", environment)
    guest = visit(start(limits=ONE_EACH).address)
    assert statuses(guest, "203.0.113.1", "203.0.113.2", "203.0.113.3") == [200, 429, 429]


def test_behind_a_proxy_everybody_has_limits_of_their_own(
    start: Callable[..., Any], visit: Any
) -> None:
    guest = visit(start(limits=ONE_EACH, proxies=LOOPBACK).address)
    assert statuses(guest, "203.0.113.1", "203.0.113.2") == [200, 200]
    assert statuses(guest, "203.0.113.1", "203.0.113.2") == [429, 429]
    assert statuses(guest, "2001:db8::1", "2001:db8::2") == [200, 429]  # one network


def test_what_a_client_told_the_proxy_is_not_believed(
    start: Callable[..., Any], visit: Any
) -> None:
    """A proxy adds the address it sees on the right; with several, the last stranger counts."""
    server = start(limits=ONE_EACH, proxies=(*LOOPBACK, "10.0.0.0/8"))
    guest = visit(server.address)
    assert statuses(guest, "192.0.2.1, 203.0.113.1", "192.0.2.2, 203.0.113.1") == [200, 429]
    assert statuses(guest, "192.0.2.3, 203.0.113.1, 10.1.2.3") == [429]
    assert statuses(guest, "192.0.2.4, 203.0.113.2, 10.9.9.9") == [200]


def test_a_proxy_elsewhere_is_not_this_machine(start: Callable[..., Any], visit: Any) -> None:
    server = start(limits=ONE_EACH, proxies=("10.0.0.2",))
    assert statuses(visit(server.address), "203.0.113.1", "203.0.113.2") == [200, 429]


def test_sockets_are_counted_for_those_behind_a_proxy(
    start: Callable[..., Any], visit: Any
) -> None:
    server = start(limits=replace(Limits(), sockets_per_address=1), proxies=LOOPBACK)
    table = visit(server.address).open_table("Anna", 1, ["big-money"])
    where = f"ws{server.address.removeprefix('http')}/ws/tables/{table}"

    def look(address: str) -> Any:
        headers = {FOR: address}
        return connect(where, origin=server.address, additional_headers=headers, proxy=None)

    with look("203.0.113.1") as one, look("203.0.113.2") as two, look("203.0.113.1") as three:
        assert '"type":"table"' in str(one.recv(30))
        assert '"type":"table"' in str(two.recv(30))
        assert '"type":"refused"' in str(three.recv(30))


def test_an_address_written_in_two_ways_is_one() -> None:
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("fe80::1%eth0") == network("fe80::2%eth1") == "fe80::/64"


@pytest.mark.parametrize("address", ["*", "everybody", "10.0.0.1/8", "300.0.0.1"])
def test_a_proxy_has_an_address(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts.choose("en")
    files = ["--database", str(tmp_path / "t"), "--secret-file", str(tmp_path / "s")]
    assert main(["serve", "--port", "0", *files, "--proxy", address]) == 2
    assert "neither an address such as" in capsys.readouterr().err


# ---- https -------------------------------------------------------------------------------------


def test_who_comes_by_https_is_to_stay_with_it(start: Callable[..., Any]) -> None:
    """On every answer, also to a page that is not there and a name that is not ours."""
    server = start(proxies=LOOPBACK)
    for path, host in (("/", ""), ("/api/choices", ""), ("/api/no", ""), ("/", "evil.example")):
        headers = {**HTTPS, **({"Host": host} if host else {})}
        sent = answer(server.address, path=path, headers=headers).headers
        assert sent["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize(
    ("flags", "believed"),
    [
        ([], False),
        (["--proxy"], True),
        (["--proxy", "127.0.0.0/8"], True),
        (["--proxy", "::1"], False),
    ],
)
def test_a_flag_says_that_there_is_a_proxy(
    flags: list[str], believed: bool, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path, *flags)
    headers = answer(server.address, headers=HTTPS).headers
    server.stop()
    assert ("strict-transport-security" in headers) is believed


def test_https_is_not_claimed_where_there_is_none(start: Callable[..., Any]) -> None:
    behind = start(proxies=LOOPBACK)
    assert "strict-transport-security" not in answer(behind.address).headers
    alone = start()
    assert "strict-transport-security" not in answer(alone.address, headers=HTTPS).headers


def test_by_https_the_cookie_of_a_seat_goes_by_https_only(start: Callable[..., Any]) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    wish = json.dumps({"name": "Anna", "seats": seats})
    typed = {"Content-Type": "application/json"}
    for proxies, secure in ((LOOPBACK, True), ((), False)):
        server = start(proxies=proxies)
        headers = {**typed, **HTTPS}
        opened = answer(server.address, "POST", "/api/tables", body=wish, headers=headers)
        assert ("Secure" in opened.headers["set-cookie"]) is secure
