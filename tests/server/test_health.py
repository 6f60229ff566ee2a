"""/health says whether the server can do its work."""

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from tests.server import services

from coffers.server.limits import Limits, Rate

PATIENCE = 30  # seconds


def health(guest: Any) -> tuple[int, dict[str, Any]]:
    status, body = guest.ask("GET", "/health")
    return status, json.loads(body)


def await_status(guest: Any, status: int) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while True:
        found, report = health(guest)
        if found == status:
            return report
        assert time.monotonic() < until, report
        time.sleep(0.1)


def test_a_server_that_can_work_is_healthy(guest: Callable[[], Any]) -> None:
    assert health(guest()) == (200, {"ok": True, "database": True, "redis": None})


def test_health_can_be_asked_as_often_as_one_likes(
    start: Callable[..., Any], visit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is asked once a second all the same."""
    monkeypatch.setattr("coffers.server.health.FRESH", 3_600)
    server = start(limits=replace(Limits(), requests=Rate(burst=1, per_second=0.001)))
    asked = []
    answers = server.hall.store.answers

    async def counted() -> None:
        asked.append(1)
        await answers()

    monkeypatch.setattr(server.hall.store, "answers", counted)
    assert {health(visit(server.address))[0] for _ in range(50)} == {200}
    assert len(asked) == 1


def test_a_database_that_does_not_take_moves_is_noticed(
    start: Callable[..., Any], visit: Any
) -> None:
    server = start()
    anna = visit(server.address)
    table = anna.open_table("Anna", 1, ["big-money"])
    with anna.sit(table) as socket, closing(sqlite3.connect(server.settings.database)) as other:
        socket.my_turn()
        other.execute("BEGIN IMMEDIATE")
        socket.answer("end treasures")  # waits for the other
        report = await_status(anna, 503)
        assert (report["ok"], report["database"]) == (False, False)
        other.rollback()
        assert await_status(anna, 200)["ok"]
        socket.my_turn()


def test_redis_that_is_gone_is_noticed(start: Callable[..., Any], visit: Any) -> None:
    with services.redis() as address:
        anna = visit(start(redis=address).address)
        assert health(anna) == (200, {"ok": True, "database": True, "redis": True})
    report = await_status(anna, 503)
    assert report == {"ok": False, "database": True, "redis": False}
