"""Who counts as missing, by a clock that does what the test says."""

from collections.abc import Callable

import pytest

from coffers.server import attendance
from coffers.server.attendance import Attendance
from coffers.server.records import PLAYING, Seat, TableRow

LIMIT = 180


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets seconds pass."""
    now = [1000.0]
    monkeypatch.setattr(attendance, "monotonic", lambda: now[0])
    monkeypatch.setattr(attendance, "milliseconds", lambda: int(1000 * now[0]))

    def waiting(seconds: float) -> None:
        now[0] += seconds

    return waiting


def people(n: int) -> TableRow:
    seats = [Seat(name=f"P{i}", holder=f"h{i}") for i in range(n)]
    return TableRow("t", 0, PLAYING, {}, False, seats)


def test_who_is_gone_is_missing_since_they_went(wait: Callable[[float], None]) -> None:
    seen = Attendance(LIMIT)
    assert seen.changes(people(2), {0}, {0}, None) == {}  # perhaps the page is only loaded anew
    wait(seen.beat)
    assert seen.changes(people(2), {0}, {0}, None) == {1: (1_000_000, "gone")}
    assert seen.changes(people(2), set(), set(), None) == {}  # nobody is there to miss anybody
    row = people(2)
    row.seats[1].away, row.seats[1].absence = 1_000_000, "gone"
    assert seen.changes(row, {0}, {0}, None) == {}  # it is known
    assert seen.changes(row, {0, 1}, {0}, None) == {1: None}


def test_of_two_the_one_who_is_asked_is_waited_for(wait: Callable[[float], None]) -> None:
    seen = Attendance(LIMIT)
    everybody = {0, 1}
    wait(LIMIT / 2 - 1)
    assert not seen.stands
    wait(1)
    assert seen.stands
    seen.has_signed(1)
    assert seen.changes(people(2), everybody, everybody, 1) == {1: (1_000_000, "waited")}
    assert seen.changes(people(2), everybody, {0}, 1) == {}  # another process watches over them
    seen.has_moved()
    assert not seen.stands


def test_of_three_all_are_alike_whoever_is_asked(wait: Callable[[float], None]) -> None:
    everybody = {0, 1, 2}
    found = []
    for decider in everybody:
        seen = Attendance(LIMIT)
        wait(LIMIT / 4)
        seen.has_signed(2)
        wait(LIMIT / 4)
        found.append({*seen.changes(people(3), everybody, everybody, decider)})
        wait(LIMIT / 4)
        found.append({*seen.changes(people(3), everybody, everybody, decider)})
    assert found == [{0, 1}, {0, 1, 2}] * 3


def test_in_the_end_it_is_told_however_alive_they_are(wait: Callable[[float], None]) -> None:
    everybody = {0, 1, 2}
    seen = Attendance(LIMIT)
    for _ in range(5):
        wait(LIMIT / 4)
        for i in everybody:
            seen.has_signed(i)
        assert seen.changes(people(3), everybody, everybody, 1) == {}
    wait(LIMIT / 4)
    for i in everybody:
        seen.has_signed(i)
    noted = seen.changes(people(3), everybody, everybody, 1)
    assert {i: why for i, (_, why) in noted.items()} == {1: "waited"}  # type: ignore[misc]


def test_while_somebody_is_gone_nobody_else_is_silent(wait: Callable[[float], None]) -> None:
    seen = Attendance(LIMIT)
    seen.changes(people(3), {0, 1}, {0, 1}, None)
    wait(LIMIT)
    for decider in range(3):
        assert seen.changes(people(3), {0, 1}, {0, 1}, decider) == {2: (1_000_000, "gone")}
    row = people(3)
    row.seats[0].away, row.seats[0].absence = 1, "silent"
    assert seen.changes(row, {0, 1}, {0, 1}, 1) == {0: None, 2: (1_000_000, "gone")}


def test_who_was_just_there_goes_on_waiting(wait: Callable[[float], None]) -> None:
    seen = Attendance(LIMIT)
    assert seen.begins_anew()
    seen.all_have_left()
    wait(LIMIT / 4)
    assert not seen.begins_anew()  # a page loaded anew
    seen.all_have_left()
    wait(LIMIT)
    assert seen.begins_anew()
