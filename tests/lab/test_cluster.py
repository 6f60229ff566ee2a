"""Matches on a real Dask cluster of two workers, on this machine; one is killed half-way."""

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from coffers.errors import CoffersError
from coffers.lab import MatchResult, Plan, SequentialTest, execution, match, tournament

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
    ) as running:
        yield running


def address(cluster: Any) -> str:
    return str(cluster.scheduler_address).replace("tcp://", "dask://")


def test_a_cluster_gives_the_same_result(cluster: Any, big_money: Plan, smithy: Plan) -> None:
    here = match(smithy, big_money, games=2000, seed=4, cores=1)
    there = match(smithy, big_money, games=2000, seed=4, executor=address(cluster))
    assert there.sums == here.sums


def test_a_tournament_on_a_cluster(cluster: Any, big_money: Plan, smithy: Plan) -> None:
    strategies = [big_money, smithy, "random"]
    here = tournament(strategies, games=40, seed=4, cores=1)
    there = tournament(strategies, games=40, seed=4, executor=address(cluster))
    assert there.sums == here.sums


def test_the_sequential_test_on_a_cluster(cluster: Any, big_money: Plan, smithy: Plan) -> None:
    test = SequentialTest(margin=0.05)
    here = match(smithy, big_money, sprt=test, seed=4, cores=1)
    there = match(smithy, big_money, sprt=test, seed=4, executor=address(cluster))
    assert there.sums == here.sums
    assert there.verdict == here.verdict


def test_a_worker_killed_half_way_changes_nothing(
    cluster: Any, big_money: Plan, smithy: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No game is lost, and none is counted twice."""
    monkeypatch.setattr(execution, "PIECE_SECONDS", 0.02)  # many small pieces
    games = 20_000
    killed: list[int] = []

    def kill(result: MatchResult) -> None:
        if not killed and result.games >= games // 2:
            with distributed.Client(cluster.scheduler_address) as client:
                pids = client.run(os.getpid)
            killed.append(next(iter(pids.values())))
            os.kill(killed[0], signal.SIGKILL)

    there = match(smithy, big_money, games=games, seed=4, executor=address(cluster), progress=kill)
    assert killed
    assert there.games == games
    assert there.sums == match(smithy, big_money, games=games, seed=4, cores=1).sums


def test_a_cluster_that_is_not_there(big_money: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(execution, "CLUSTER_TIMEOUT", 0.5)
    with pytest.raises(CoffersError, match="there is no Dask scheduler at dask"):
        match(big_money, big_money, games=100_000, seed=1, executor="dask://127.0.0.1:1")


def test_a_cluster_without_workers(big_money: Plan) -> None:
    with (
        distributed.LocalCluster(
            n_workers=0, processes=True, host="127.0.0.1", dashboard_address="127.0.0.1:0"
        ) as empty,
        pytest.raises(CoffersError, match="has no workers"),
    ):
        match(big_money, big_money, games=100_000, seed=1, executor=address(empty))
