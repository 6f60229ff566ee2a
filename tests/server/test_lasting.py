"""How long a browser keeps its seats: as long as it comes now and then."""

import hashlib
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from itsdangerous import Signer, TimestampSigner

from coffers.server.keys import COOKIE, DAY, LASTING, UNDATED_UNTIL

NOW = UNDATED_UNTIL - 300 * DAY


class Clock:
    """The time by which cookies are signed."""

    now = NOW

    def pass_(self, seconds: int) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda signer: clock.now)
    return clock


@pytest.fixture
def seated(clock: Clock, guest: Callable[[], Any]) -> tuple[Any, str]:
    """Anna, and the table at which she sits."""
    anna = guest()
    return anna, anna.open_table("Anna", 1, ["big-money"])


def seat(guest: Any, table: str) -> int | None:
    found: int | None = guest.get(f"/api/tables/{table}")["my_seat"]
    return found


def test_a_signature_does_not_last_for_ever(clock: Clock, seated: tuple[Any, str]) -> None:
    """Neither for pages nor for sockets; who comes too late is a stranger, who may look."""
    anna, table = seated
    clock.pass_(LASTING + 1)
    assert seat(anna, table) is None
    assert anna.get("/api/mine") == {"unfinished": [], "finished": []}
    with anna.sit(table) as socket:
        assert socket.await_("table")["my_seat"] is None


def test_who_comes_now_and_then_keeps_their_seat(clock: Clock, seated: tuple[Any, str]) -> None:
    anna, table = seated
    for _ in range(5):
        clock.pass_(LASTING - DAY)
        assert seat(anna, table) == 0
    with anna.sit(table) as socket:
        assert socket.await_("table")["my_seat"] == 0


def test_a_cookie_is_renewed_once_a_day(clock: Clock, seated: tuple[Any, str]) -> None:
    anna, table = seated
    first = anna.cookie
    clock.pass_(DAY - 1)
    assert seat(anna, table) == 0
    assert anna.cookie == first
    clock.pass_(1)
    assert seat(anna, table) == 0
    second = anna.cookie
    assert second != first
    assert seat(anna, table) == 0
    assert anna.cookie == second


def test_what_may_be_kept_on_the_way_carries_no_cookie(
    clock: Clock, seated: tuple[Any, str]
) -> None:
    anna, _ = seated
    first = anna.cookie
    clock.pass_(2 * DAY)
    for page in ("/", "/api/texts/en", "/api/choices"):
        anna.ask("GET", page)
        assert anna.cookie == first
    anna.ask("GET", "/api/mine")
    assert anna.cookie != first


def test_a_clock_that_is_set_back_takes_no_seat_away(clock: Clock, seated: tuple[Any, str]) -> None:
    anna, table = seated
    clock.pass_(-10 * DAY)
    assert seat(anna, table) == 0
    clock.pass_(LASTING + DAY)  # counted from the day of that visit
    assert seat(anna, table) is None


def test_nobody_but_the_server_sets_the_date(clock: Clock, seated: tuple[Any, str]) -> None:
    anna, table = seated
    old = anna.cookie
    clock.pass_(LASTING - 1)
    assert seat(anna, table) == 0
    dated = anna.cookie.split(".")
    holder, _, signature = old.split(".")
    clock.pass_(2)
    for cookie in (f"{holder}.{dated[1]}.{signature}", f"{holder}.{signature}", holder):
        anna.cookie = cookie
        assert seat(anna, table) is None
    anna.cookie = ".".join(dated)
    assert seat(anna, table) == 0


def test_cookies_without_a_date_are_replaced_for_a_while(
    clock: Clock, seated: tuple[Any, str], server: Any
) -> None:
    """Those of servers that knew no date yet."""
    anna, table = seated
    holder = anna.cookie.removeprefix(f"{COOKIE}=").split(".")[0]
    secret = server.settings.secret
    signer = Signer(secret, salt="coffers-seat", digest_method=hashlib.sha256)
    undated = f"{COOKIE}={signer.sign(holder).decode()}"
    anna.cookie = undated
    assert seat(anna, table) == 0
    assert anna.cookie.count(".") == 2
    clock.now = UNDATED_UNTIL
    anna.cookie = undated
    assert seat(anna, table) is None
    assert datetime.fromtimestamp(UNDATED_UNTIL, UTC).isoformat() == "2027-06-01T00:00:00+00:00"
