"""A database that does not take a bot's move for a while: the table says so, and goes on by itself."""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coffers.server import store, tables


def test_a_bot_goes_on_when_the_database_is_back(
    start: Callable[..., Any], visit: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.2)
    monkeypatch.setattr(tables, "RETRY", (0.1, 0.2))
    locked = threading.Event()
    think = tables.think
    back = threading.Event()

    def lock() -> None:
        """Another process writes, and writes, and writes."""
        with sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None) as other:
            other.execute("begin exclusive")
            locked.set()
            back.wait(30)
            other.execute("rollback")

    def think_until_it_is_locked(*thoughts: Any) -> Any:
        if not locked.is_set():
            threading.Thread(target=lock).start()
            assert locked.wait(30)
        return think(*thoughts)

    monkeypatch.setattr(tables, "think", think_until_it_is_locked)
    anna = visit(start().address)
    table = anna.open_table("Anna", 1, ["big-money"], seed=1)
    with anna.sit(table) as a:
        a.my_turn()
        a.answer("end treasures", "end buys")
        assert a.await_("refused")["reason"].startswith("the database")
        assert not back.is_set()
        back.set()
        assert a.my_turn()["view"]["players"][0]["turns"] == 2
