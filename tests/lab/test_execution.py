"""Work in pieces: whatever happens to the pieces, every unit is counted once, in order."""

import os
import signal
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from coffers.errors import CoffersError
from coffers.lab import execution
from coffers.lab.execution import (
    Counts,
    Numbers,
    Place,
    Stretch,
    Work,
    added,
    chosen_place,
    ended_by_interrupts,
    processes,
    results,
    uninterrupted,
)


@dataclass(frozen=True)
class Sum:
    """Work that is easily checked: the sum of the numbers of the units, and their squares."""

    start: int
    deaths: str = ""  # a folder: in it lies a file for each death that is still to come

    @staticmethod
    def of(n: int, start: int = 0) -> Numbers:
        numbers = range(start, start + n)
        return {"n": [n], "sums": [sum(numbers), sum(i * i for i in numbers)]}


def play(job: Sum, first: int, n: int) -> Numbers:
    for file in Path(job.deaths).iterdir() if job.deaths else ():
        file.unlink(missing_ok=True)  # the other worker may have taken it
        os.kill(os.getpid(), signal.SIGKILL)
    for _ in range(n * 200):  # so that a unit takes some time
        pass
    return Sum.of(n, job.start + first)


def play_badly(job: Sum, first: int, n: int) -> Numbers:
    if first > 3:
        raise CoffersError("strategy-lacks", strategy="Witch", missing="Curse")
    return Sum.of(n, first)


@pytest.fixture
def two_cores(monkeypatch: pytest.MonkeyPatch) -> Place:
    """Workers from the start, even for the small work of a test."""
    monkeypatch.setattr(execution, "ALONE", 0.0)
    monkeypatch.setattr(execution, "WORTH_A_POOL", 0.0)
    return Place(cores=2)


def total(stretches: Sequence[tuple[Stretch, Numbers]], job: int = 0) -> Numbers:
    found: Numbers = {}
    for stretch, numbers in stretches:
        if stretch.job == job:
            found = added(found, numbers)
    return found


def test_pieces_follow_each_other_without_gap() -> None:
    work = Work([Sum(0), Sum(5), Sum(7)], [1000, 1, 500], [0, 0, 20])
    rows = list(results(work, play, Place()))
    for job, (start, first, units) in enumerate(((0, 0, 1000), (5, 0, 1), (7, 20, 500))):
        at = first
        for stretch, _ in rows:
            if stretch.job == job:
                assert stretch.first == at
                at += stretch.n
        assert at == units
        assert total(rows, job) == Sum.of(units - first, start + first)


def test_workers_give_the_same_result_in_the_same_order(two_cores: Place) -> None:
    alone = list(results(Work([Sum(0), Sum(3)], [20_000, 9000], [0, 0]), play, Place()))
    rows = list(results(Work([Sum(0), Sum(3)], [20_000, 9000], [0, 0]), play, two_cores))
    assert [total(rows, job) for job in (0, 1)] == [total(alone, job) for job in (0, 1)]
    order = [(s.job, s.first) for s, _ in rows]
    assert order == sorted(order)


def test_workers_can_be_kept_for_several_goes() -> None:
    with Place(cores=2).open() as workers:
        for units in (1, 3000, 500):
            work = Work([Sum(0), Sum(9)], [units, 7], [0, 0], per_unit=1e-5)
            rows = list(results(work, play, workers))
            assert [total(rows, job) for job in (0, 1)] == [Sum.of(units), Sum.of(7, 9)]


def test_a_stretch_ends_where_it_must() -> None:
    ends = [7, 50, 51, 300, 10**9]
    work = Work([Sum(0)], [1000], [0], lambda n: min(end for end in ends if end > n))
    reached = {s.first + s.n for s, _ in results(work, play, Place())}
    assert {7, 50, 51, 300, 1000} <= reached


@pytest.mark.parametrize("deaths", [1, 2])
def test_a_piece_whose_worker_died_is_played_again(
    deaths: int, two_cores: Place, tmp_path: Path
) -> None:
    work = Work([Sum(0, str(tmp_path))], [20_000], [0])
    rows = []
    for i, row in enumerate(results(work, play, two_cores)):
        if i == 0:  # played here; from now on there are workers to kill
            for death in range(deaths):
                tmp_path.joinpath(str(death)).touch()
        rows.append(row)
    assert not list(tmp_path.iterdir())
    assert total(rows) == Sum.of(20_000)


def test_workers_that_always_die_are_given_up(two_cores: Place, tmp_path: Path) -> None:
    work = Work([Sum(0, str(tmp_path))], [20_000], [0])
    with pytest.raises(CoffersError, match="worker processes died"):
        for _ in results(work, play, two_cores):
            for death in range(100):
                tmp_path.joinpath(str(death)).touch()


@pytest.mark.parametrize("cores", [1, 2])
def test_a_mistake_comes_back_as_a_sentence(cores: int, two_cores: Place) -> None:
    with pytest.raises(CoffersError, match="Witch needs what this kingdom lacks: Curse"):
        list(results(Work([Sum(0)], [10_000], [0]), play_badly, Place(cores=cores)))


@pytest.mark.parametrize("cores", [1, 2])
def test_who_has_seen_enough_closes(cores: int, two_cores: Place) -> None:
    rows = results(Work([Sum(0)], [10**9], [0]), play, Place(cores=cores))
    starts = [next(rows)[0].first for _ in range(3)]
    assert starts == sorted(set(starts))
    rows.close()


@pytest.mark.parametrize("cores", [1, 2])
def test_nothing_new_is_begun_when_time_is_up(cores: int, two_cores: Place) -> None:
    until = monotonic() + 0.3
    rows = list(results(Work([Sum(0)], [10**12], [0]), play, Place(cores=cores), until))
    assert total(rows)["n"][0] < 10**12


def test_pieces_take_about_as_long_as_they_should() -> None:
    """By what is known of the speed; no clock is asked here."""
    work = Work([Sum(0)], [10**9], [0])
    for seconds in (1.0, 1.0, 1.0, 1.0, 1.0, 1.0):
        for stretch in work.piece(seconds):
            work.learn(stretch, stretch.n * 0.001)
    assert sum(s.n for s in work.piece(1.0)) == 1000


def test_pieces_hold_several_short_jobs() -> None:
    work = Work([Sum(0)] * 100, [10] * 100, [0] * 100)
    for stretch in work.piece(1.0):
        work.learn(stretch, stretch.n * 0.001)
    assert len(work.piece(0.025)) == 3


def test_sums_are_added_without_changing_them() -> None:
    a, b = {"x": [1, 2]}, {"x": [3, 4]}
    assert added(a, b) == {"x": [4, 6]}
    assert (a, b) == ({"x": [1, 2]}, {"x": [3, 4]})
    assert added({}, a) == a


def play_all_but_the_first(job: Sum, first: int, n: int) -> Numbers:
    """The first unit takes for ever."""
    if first == 0:
        sleep(600)
    return Sum.of(n, first)


def test_ctrl_c_waits_for_nobody_and_tells_what_has_been_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody presses it as soon as the first piece has come back, which is not the first one."""
    collect = execution._collect

    def impatient(running: Any, back: dict[int, object], waiting: list[int]) -> bool:
        died = collect(running, back, waiting)  # type: ignore[arg-type]
        signal.raise_signal(signal.SIGINT)
        return died

    monkeypatch.setattr(execution, "_collect", impatient)
    rows = []
    with pytest.raises(KeyboardInterrupt):
        for row in results(
            Work([Sum(0)], [100], [0], per_unit=600), play_all_but_the_first, Place(cores=2)
        ):
            rows += [row]
    assert rows[0] == (Stretch(0, 1, 1), Sum.of(1, 1))


def test_ctrl_c_is_not_lost_while_processes_are_made() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), uninterrupted():
        signal.raise_signal(signal.SIGINT)  # to this thread: pytest may have others
        done.append("all of it")
    assert done


def test_who_is_slow_is_never_waited_for_on_one_core_either() -> None:
    for per_unit, others in ((600.0, True), (0.001, False), (None, False)):
        work = Work([Sum(0)], [3], [0], per_unit=per_unit)
        rows = list(results(work, whereabouts, Place()))
        assert (rows[0][1]["pid"] != [os.getpid()]) == others


def whereabouts(job: Sum, first: int, n: int) -> Numbers:
    return {"pid": [os.getpid()]}


def test_what_was_played_beyond_a_gap_is_kept_apart() -> None:
    def units(first: int, n: int) -> Numbers:
        return {"units": [n], **Sum.of(n, first)}

    counts = Counts([{}, units(0, 2)])
    counts.add(0, 0, units(0, 3))
    counts.add(1, 5, units(5, 2))
    counts.add(1, 9, units(9, 1))
    counts.add(1, 2, units(2, 1))
    assert counts.sums == [units(0, 3), units(0, 3)]
    assert counts.units(1) == 3
    together = added(added(units(0, 3), units(5, 2)), units(9, 1))
    assert counts.all() == [units(0, 3), together]


def long_work(pid: Path) -> None:
    """Of a worker; it ends only by a signal."""
    with ended_by_interrupts():
        pid.with_suffix(".new").write_text(str(os.getpid()))
        pid.with_suffix(".new").rename(pid)
        sleep(600)


def test_ctrl_c_ends_long_work_that_is_not_cut_into_pieces(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    with processes(1) as workers:
        assert workers.executor.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN
        ended = workers.executor.submit(long_work, pid)
        while not pid.exists():
            sleep(0.01)
        os.kill(int(pid.read_text()), signal.SIGINT)
        assert isinstance(ended.exception(timeout=60), BrokenExecutor)


def test_where_work_is_done() -> None:
    assert chosen_place(None, 3) == Place(cores=3)
    assert chosen_place("dask://somewhere:8786") == Place(cluster="dask://somewhere:8786")
    assert chosen_place().cores >= 1
    with pytest.raises(CoffersError, match="should look like dask://host:port"):
        chosen_place("ray://somewhere")
    with pytest.raises(CoffersError, match="--cores 0 makes no sense"):
        chosen_place(None, 0)
