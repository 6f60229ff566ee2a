"""Cookies, origins, limits: who may do what, and how often."""

import contextlib
import json
import os
import socket
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

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


def test_servers_that_start_at_once_have_one_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as many:
        found = set(many.map(read_secret, [tmp_path / "new" / "secret"] * 8))
    assert len(found) == 1
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["secret"]


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


OUR_NAMES = ["127.0.0.1", "127.0.0.1:1", "[::1]:8011", "localhost:8011", "table.localhost"]
OUR_NAMES += [gethostname(), "192.168.0.7:8011"]
OTHER_NAMES = ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8011", "", "["]


@pytest.mark.parametrize("name", [*OUR_NAMES, *OTHER_NAMES])
def test_only_names_of_ours_are_answered_to(name: str, guest: Callable[[], Any]) -> None:
    """A site may point a name at this machine: its pages then have the origin of that name."""
    anna = guest()
    table = anna.open_table("Anna", 1, ["big-money"])
    expected = 200 if name in OUR_NAMES else 421
    status, body = anna.ask("GET", f"/api/tables/{table}", Host=name)
    assert status == expected
    assert (b"--origin" in body) == (expected == 421)
    with raw(anna) as line:
        upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        upgrade += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        head = f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {name}\r\nOrigin: http://{name}\r\n"
        line.sendall(f"{head}{upgrade}\r\n".encode())
        assert line.recv(12) == (b"HTTP/1.1 101" if expected == 200 else b"HTTP/1.1 403")


def test_a_name_can_be_given(start: Callable[..., Any], visit: Any) -> None:
    anna = visit(start(origins=("https://Table.example:8443/",)).address)
    assert anna.ask("GET", "/api/choices", Host="table.example:8443")[0] == 200
    assert anna.ask("GET", "/api/choices", Host="other.example")[0] == 421


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

    with urlopen(guest().address + "/api/mine") as response:
        headers = response.headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "script-src" not in headers["content-security-policy"]  # as default-src: no inline ones
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["referrer-policy"] == "same-origin"
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


@pytest.mark.parametrize(
    "wish", [{"seed": 2**63}, {"seed": 2**53}, {"random": {"at_most": {"Guilds": -(10**40)}}}]
)
def test_numbers_beyond_measure_are_refused(wish: dict[str, Any], guest: Callable[[], Any]) -> None:
    status, body = guest().ask("POST", "/api/kingdom", {"random": {}, **wish})
    assert status == 400
    assert set(json.loads(body)) == {"error"}


def test_what_is_wrong_is_not_repeated_at_length(guest: Callable[[], Any]) -> None:
    anna = guest()
    status, body = anna.ask("GET", "/api/cards/" + "x" * 5000)
    assert status == 400
    assert len(body) < 1500
    with anna.sit(anna.open_table("Anna", 1, ["big-money"])) as socket:
        socket.send(type="x" * 5000)
        assert len(socket.await_("refused")["reason"]) < 1500
        socket.send(type="ping")
        socket.await_("pong")


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


def assert_full(socket: Any) -> None:
    assert "too much" in socket.receive()["reason"]
    with pytest.raises(ConnectionClosed):
        socket.receive()
    assert socket.socket.close_code == 4429


def test_spectators_cannot_keep_players_out(start: Callable[..., Any], visit: Any) -> None:
    server = start(limits=replace(Limits(), spectators_per_table=2, sockets_per_seat=2))
    anna = visit(server.address)
    table = anna.open_table("Anna", 1, ["big-money"])
    with visit(server.address).sit(table) as one, visit(server.address).sit(table) as two:
        one.state()
        two.state()
        with visit(server.address).sit(table) as three:
            assert_full(three)
        with anna.sit(table) as window, anna.sit(table) as another:
            window.state()
            another.state()
            with anna.sit(table) as third:
                assert_full(third)


def test_an_address_has_so_many_sockets(start: Callable[..., Any], visit: Any) -> None:
    server = start(limits=replace(Limits(), sockets_per_address=2))
    anna = visit(server.address)
    tables = [anna.open_table("Anna", 1, ["big-money"]) for _ in range(3)]
    with anna.sit(tables[0]) as one:
        one.state()
        with anna.sit(tables[1]) as two, anna.sit(tables[2]) as three:
            two.state()
            assert_full(three)
    while True:  # the server notices in its own time that they have left
        with anna.sit(tables[2]) as four:
            if four.receive()["type"] == "table":
                break


def test_many_sockets_do_not_talk_more_than_a_few(start: Callable[..., Any], visit: Any) -> None:
    few = replace(Limits(), messages_per_address=Rate(burst=10, per_second=0.001))
    anna = visit(start(limits=few).address)
    table = anna.open_table("Anna", 1, ["big-money"])
    with anna.sit(table) as one, anna.sit(table) as two:
        for _ in range(5):
            one.send(type="ping")
            two.send(type="ping")
        for _ in range(5):
            one.await_("pong")
            two.await_("pong")
        one.send(type="ping")
        with pytest.raises(ConnectionClosed):
            while True:
                one.receive()
        assert one.socket.close_code == 4429


def raw(guest: Any) -> socket.socket:
    """A connection on which anything can be said."""
    where = urlsplit(guest.address)
    return socket.create_connection((where.hostname, where.port), 30)


def test_who_dawdles_over_a_request_is_left(
    start: Callable[..., Any], visit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither silence nor a byte now and then keeps a connection open; a WebSocket stays."""
    monkeypatch.setattr("coffers.server.serving.SLOWEST", 0.4)
    anna = visit(start().address)
    table = anna.open_table("Anna", 1, ["big-money"])
    with anna.sit(table) as playing, raw(anna) as silent, raw(anna) as slow:
        head = b"GET /api/choices HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        slow.sendall(head)  # the first request is a good one
        assert slow.recv(12) == b"HTTP/1.1 200"
        slow.settimeout(0.05)
        ended = False
        for byte in b"GET /" + b"a" * 500:
            try:
                slow.sendall(bytes([byte]))
                ended = slow.recv(65_536) == b""
            except TimeoutError:
                continue
            except OSError:
                ended = True
            if ended:
                break
        assert ended
        with contextlib.suppress(ConnectionResetError):
            assert silent.recv(1) == b""
        assert playing.my_turn()["number"] == 0
        playing.answer("all treasures")
        assert playing.my_turn()["number"] == 1


def test_who_dawdles_over_the_body_is_told_so(
    start: Callable[..., Any], visit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coffers.server.requests.SLOWEST", 0.2)
    anna = visit(start().address)
    head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    with raw(anna) as slow:
        slow.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
        assert slow.recv(12) == b"HTTP/1.1 408"


@pytest.mark.parametrize(
    "page", ["cards", "cards/Moat", "sets", "choices", "texts/en", "mine", "tables/nowhere"]
)
def test_every_page_is_limited(page: str, start: Callable[..., Any], visit: Any) -> None:
    server = start(limits=replace(Limits(), requests=Rate(burst=1, per_second=0.001)))
    assert visit(server.address).ask("GET", f"/api/{page}")[0] != 429
    assert visit(server.address).ask("GET", f"/api/{page}")[0] == 429


def test_a_replay_is_limited_before_the_game_is_fetched(
    start: Callable[..., Any], visit: Any
) -> None:
    server = start(limits=replace(Limits(), replays=Rate(burst=1, per_second=0.001)))
    page = "/api/tables/nowhere/at/999999999"
    assert visit(server.address).ask("GET", page)[0] == 404
    assert visit(server.address).ask("GET", page)[0] == 429


def test_a_table_that_is_not_there_is_refused(guest: Callable[[], Any]) -> None:
    with guest().sit("nowhere", lang="de") as socket:
        assert socket.receive()["reason"] == "diesen Tisch gibt es nicht"
        with pytest.raises(ConnectionClosed):
            socket.receive()
        assert socket.socket.close_code == 4404


def test_a_game_cannot_be_drawn_out_for_ever(start: Callable[..., Any], visit: Any) -> None:
    """What is taken back does not count, but it ends some time; and so does the game."""
    anna = visit(start(limits=replace(Limits(), moves=4, undos=3)).address)
    ben = visit(anna.address)
    table = anna.open_table("Anna", 2)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    with anna.sit(table) as a, ben.sit(table) as b:
        for number in range(0, 6, 2):
            a.state(number=number)
            a.send(type="answer", number=number, picks=["end treasures"])
            a.state(number=number + 1)
            a.send(type="undo", number=number + 1)
        a.state(number=6)
        a.send(type="answer", number=6, picks=["end treasures"])
        a.state(number=7)
        a.send(type="undo", number=7)
        assert a.await_("refused")["reason"].startswith("3 times in one turn")
        a.send(type="answer", number=7, picks=["end buys"])
        b.my_turn()
        b.answer("end treasures", "end buys")
        assert b.state(over=True)["prompt"].startswith("The game has reached the longest")
        assert a.state(over=True)["decision"] is None
    assert anna.get(f"/api/tables/{table}")["status"] == "over"
    assert anna.get(f"/api/tables/{table}/result")["reason"] == "limit"


def test_a_turn_cannot_be_drawn_out_for_ever(start: Callable[..., Any], visit: Any) -> None:
    """Who decides too often in one turn gives their seat away."""
    anna = visit(start(limits=replace(Limits(), turn=2)).address)
    ben = visit(anna.address)
    table = anna.open_table("Anna", 2, seed=7)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    with anna.sit(table) as a, ben.sit(table) as b:
        a.my_turn()
        a.answer("play Copper")
        a.state(number=1)
        a.answer("play Copper")
        a.state(number=2)
        a.answer("play Copper")
        a.await_("table", my_seat=None)
        assert "2 decisions in one turn" in a.await_("refused")["reason"]
        b.my_turn()  # a bot has gone on for her
