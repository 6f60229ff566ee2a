"""Cookies, origins, limits: who may do what, and how often."""

import json
import os
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import Signer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from coffers.errors import CoffersError
from coffers.server.keys import COOKIE, read_secret
from coffers.server.limits import Bucket, Buckets, Limits, Rate, network
from coffers.server.refusals import TooMuch

# ---- cookies -----------------------------------------------------------------------------------


def set_cookie(guest: Any, path: str, content: object) -> str:
    """The header that hands out a cookie."""
    from http.client import HTTPConnection
    from urllib.parse import urlsplit

    connection = HTTPConnection(urlsplit(guest.address).netloc)
    headers = {"Content-Type": "application/json"}
    connection.request("POST", path, json.dumps(content), headers)
    response = connection.getresponse()
    response.read()
    connection.close()
    return response.getheader("set-cookie") or ""


def test_the_cookie_of_a_seat_is_out_of_reach_of_scripts_and_other_sites(
    guest: Callable[[], Any],
) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    cookie = set_cookie(guest(), "/api/tables", {"name": "Anna", "seats": seats}).lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def forged(cookie: str) -> list[str]:
    """Cookies somebody could try who has seen one."""
    name, _, value = cookie.partition("=")
    holder, _, signature = value.rpartition(".")
    other = ("b" if signature[0] == "a" else "a") + signature[1:]
    return [
        f"{name}={holder}",
        f"{name}={holder}.",
        f"{name}={holder}.{other}",
        f"{name}={holder}x.{signature}",
        f"{name}={Signer(b'a guessed secret').sign(holder).decode()}",
        f"{name}=" + "a" * 5000,
        f"{name}=\u00e4.{signature}",
        f"{name}",
    ]


def test_a_forged_cookie_is_no_cookie(guest: Callable[[], Any]) -> None:
    anna = guest()
    table = anna.open_table("Anna", 1, ["big-money"])
    good = anna.cookie
    assert good.startswith(f"{COOKIE}=")
    assert anna.get(f"/api/tables/{table}")["my_seat"] == 0
    thief = guest()
    for cookie in forged(good):
        thief.cookie = cookie
        assert thief.get(f"/api/tables/{table}")["my_seat"] is None
        assert thief.get("/api/mine") == {"unfinished": [], "finished": []}
        with thief.sit(table) as socket:
            shown = socket.state()
            assert shown["decision"] is None
            assert all(player["hand"] is None for player in shown["view"]["players"])


def test_a_secret_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "new" / "secret"
    secret = read_secret(path)
    assert len(secret) >= 32
    assert read_secret(path) == secret
    assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0 or os.name != "posix"
    assert read_secret(tmp_path / "other") != secret
    (tmp_path / "short").write_bytes(b"hush\n")
    with pytest.raises(CoffersError, match="too short"):
        read_secret(tmp_path / "short")
    with pytest.raises(CoffersError, match="cannot be used"):
        read_secret(tmp_path)


# ---- origins -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    [None, "http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "file://"],
)
def test_sockets_open_from_our_own_pages_only(origin: Any, guest: Callable[[], Any]) -> None:
    anna = guest()
    table = anna.open_table("Anna", 1, ["big-money"])
    where = f"ws{anna.address.removeprefix('http')}/ws/tables/{table}"
    headers = anna.headers()
    with pytest.raises(InvalidStatus) as refusal:  # noqa: SIM117 (it opens before it is entered)
        with connect(where, origin=origin, additional_headers=headers, proxy=None):
            pass
    assert refusal.value.response.status_code == 403


def test_other_origins_can_be_allowed(start: Callable[..., Any], visit: Any) -> None:
    anna = visit(start(origins=("https://Table.example/",)).address)
    table = anna.open_table("Anna", 1, ["big-money"])
    where = f"ws{anna.address.removeprefix('http')}/ws/tables/{table}"
    with connect(where, origin="https://table.example", proxy=None) as socket:  # type: ignore[arg-type]
        assert json.loads(socket.recv(30))["type"] == "table"


def test_pages_of_other_sites_cannot_change_anything(guest: Callable[[], Any]) -> None:
    anna = guest()
    table = anna.open_table("Anna", 2)
    join = f"/api/tables/{table}/join"
    assert anna.ask("POST", join, {"name": "Ben"}, Origin="http://evil.example")[0] == 403
    plain = {"Content-Type": "text/plain"}
    assert anna.ask("POST", join, {"name": "Ben"}, **plain)[0] == 415
    assert anna.ask("POST", join, {"name": "Ben"}, Origin=anna.address)[0] == 200


def test_every_answer_says_what_a_browser_may_do_with_it(guest: Callable[[], Any]) -> None:
    from urllib.request import urlopen

    with urlopen(guest().address + "/api/choices") as response:
        headers = response.headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers


# ---- limits ------------------------------------------------------------------------------------


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(Rate(burst=3, per_second=2), now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_addresses_have_buckets_of_their_own_and_the_oldest_is_forgotten() -> None:
    now = [0.0]
    buckets = Buckets(Rate(burst=1, per_second=0.001), most=2, clock=lambda: now[0])
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(TooMuch):
        buckets.take("a")
    buckets.take("c")  # "b" is forgotten: "a" was heard of later
    buckets.take("b")
    now[0] = 2000
    buckets.take("b")


def test_an_ipv6_network_counts_as_one() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff") == "2001:db8::/64"
    assert network("127.0.0.1") == "127.0.0.1"
    assert network("a socket") == "a socket"


def test_too_many_requests_are_refused(start: Callable[..., Any], visit: Any) -> None:
    slow = Rate(burst=3, per_second=0.001)
    server = start(limits=replace(Limits(), tables=slow, changes=slow, requests=slow, draws=slow))
    wishes = {
        "/api/tables": {"name": "A", "seats": [{"kind": "person"}, {"kind": "person"}]},
        "/api/kingdom": {"random": {}},
        "/api/tables/nowhere/join": {"name": "Ben"},
    }
    for path, wish in wishes.items():
        answers = [visit(server.address).ask("POST", path, wish)[0] for _ in range(5)]
        assert answers[3:] == [429, 429]
    answers = [visit(server.address).ask("GET", "/api/mine")[0] for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]


def test_large_requests_and_messages_are_refused(guest: Callable[[], Any]) -> None:
    anna = guest()
    status, body = anna.ask("POST", "/api/tables?lang=de", {"name": "A" * 20_000, "seats": []})
    assert (status, json.loads(body)["error"]) == (413, "das ist zu groß")
    table = anna.open_table("Anna", 1, ["big-money"])
    with anna.sit(table) as socket:
        socket.state()
        with pytest.raises(ConnectionClosed):
            socket.socket.send("x" * 9_000)
            while True:
                socket.receive()
        assert socket.socket.close_code == 1009
    with anna.sit(table) as socket:
        assert socket.my_turn()["number"] == 0


def test_a_socket_that_talks_too_much_is_closed(start: Callable[..., Any], visit: Any) -> None:
    few = replace(Limits(), messages=Rate(burst=10, per_second=0.001))
    anna = visit(start(limits=few).address)
    table = anna.open_table("Anna", 1, ["big-money"])
    with anna.sit(table) as socket:
        with pytest.raises(ConnectionClosed):
            for _ in range(20):
                socket.send(type="ping")
            while True:
                socket.receive()
        assert socket.socket.close_code == 4429
    with anna.sit(table) as socket:
        assert socket.my_turn()["number"] == 0


def test_a_table_has_room_for_so_many(start: Callable[..., Any], visit: Any) -> None:
    server = start(limits=replace(Limits(), sockets_per_table=2))
    anna = visit(server.address)
    table = anna.open_table("Anna", 1, ["big-money"])
    with anna.sit(table) as one, visit(server.address).sit(table) as two:
        one.state()
        two.state()
        with visit(server.address).sit(table) as three:
            assert "too much" in three.receive()["reason"]
            with pytest.raises(ConnectionClosed):
                three.receive()
            assert three.socket.close_code == 4429


def test_a_table_that_is_not_there_is_refused(guest: Callable[[], Any]) -> None:
    with guest().sit("nowhere", lang="de") as socket:
        assert socket.receive()["reason"] == "diesen Tisch gibt es nicht"
        with pytest.raises(ConnectionClosed):
            socket.receive()
        assert socket.socket.close_code == 4404


def test_a_game_cannot_be_drawn_out_for_ever(start: Callable[..., Any], visit: Any) -> None:
    anna = visit(start(limits=replace(Limits(), moves=6)).address)
    table = anna.open_table("Anna", 2)
    visit(anna.address).post(f"/api/tables/{table}/join", {"name": "Ben"})
    with anna.sit(table) as a:
        for number in range(0, 6, 2):
            a.state(number=number)
            a.send(type="answer", number=number, picks=["end treasures"])
            a.state(number=number + 1)
            a.send(type="undo", number=number + 1)
        a.state(number=6)
        a.send(type="answer", number=6, picks=["end treasures"])
        assert "6 moves are the limit" in a.await_("refused")["reason"]
