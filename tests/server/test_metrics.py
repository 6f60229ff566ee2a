"""/metrics: figures to watch a server by, in the text format of Prometheus."""

import re
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from tests.server import services

from coffers import __version__, texts
from coffers.cli import main
from coffers.errors import CoffersError
from coffers.server.metrics import CountedThreads, Histogram, Metrics
from coffers.server.refusals import Refusal
from coffers.server.visitor import ServerProcess, Visitor

DOCS = Path(__file__).parent.parent.parent / "docs"
LINE = re.compile(r'([a-z_]+)((?:\{[a-z]+="[^"\\]*"\})?) (\d+(?:\.\d+)?(?:e[-+]\d+)?)')
TYPE = re.compile(r"# TYPE ([a-z_]+) (counter|gauge|histogram)")
PATIENCE = 30  # seconds


def figures(text: str) -> dict[str, float]:
    """What a text in the format of Prometheus tells, by name with labels."""
    found = {}
    family = ""
    for line in text.removesuffix("\n").split("\n"):
        if line.startswith("#"):
            kind = TYPE.fullmatch(line)
            assert kind, line
            family = kind[1]
        else:
            figure = LINE.fullmatch(line)
            assert figure, line
            assert re.fullmatch(rf"{family}(_bucket|_sum|_count)?", figure[1])
            found[figure[1] + figure[2]] = float(figure[3])
    return found


def ask(port: int, path: str = "/metrics", method: str = "GET") -> tuple[int, str]:
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request(method, path)
        response = connection.getresponse()
        return response.status, response.read().decode()
    finally:
        connection.close()


def test_what_takes_how_long_is_counted() -> None:
    histogram = Histogram()
    for seconds in (0.001, 0.25, 0.3, 60.0):
        histogram.add(seconds)
    told = figures("\n".join(histogram.lines("x")))
    assert told['x_bucket{le="0.005"}'] == 1
    assert told['x_bucket{le="0.25"}'] == 2
    assert told['x_bucket{le="0.5"}'] == 3
    assert told['x_bucket{le="10.0"}'] == 3
    assert told['x_bucket{le="+Inf"}'] == told["x_count"] == 4
    assert told["x_sum"] == pytest.approx(60.551)


def test_refusals_are_counted_by_status() -> None:
    metrics = Metrics()
    for problem in (Refusal(409, "answer-late"), Refusal(409, "game-over"), CoffersError("x")):
        metrics.refused(problem)
    told = figures(metrics.text())
    assert told['coffers_refusals_total{status="409"}'] == 2
    assert told['coffers_refusals_total{status="400"}'] == 1
    assert told[f'coffers_info{{version="{__version__}"}}'] == 1


def test_work_that_waits_is_counted() -> None:
    threads = CountedThreads(1, "test")
    begun, go_on = threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        go_on.wait(PATIENCE)

    works: list[Future[None]] = [threads.submit(work) for _ in range(4)]
    assert begun.wait(PATIENCE)
    assert (threads.waiting, threads.working) == (3, 1)
    works[-1].cancel()
    assert (threads.waiting, threads.working) == (2, 1)
    go_on.set()
    threads.shutdown()
    assert (threads.waiting, threads.working) == (0, 0)


@pytest.mark.parametrize("where", ["nowhere", "127.0.0.1:", "99999", "127.0.0.1:-1"])
def test_a_port_for_metrics_must_be_one(
    where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts.choose("en")
    files = ["--database", str(tmp_path / "t"), "--secret-file", str(tmp_path / "s")]
    assert main(["serve", "--port", "0", *files, "--metrics", where]) == 2
    assert "--metrics must be between 0 and 65535" in capsys.readouterr().err


def test_what_happens_at_the_tables_is_told(tmp_path: Path, visit: Any) -> None:
    """On a port of its own, and nowhere else."""
    port = services.free_port()
    server = ServerProcess(tmp_path, "--metrics", str(port))
    try:
        anna = visit(server.address)
        table = anna.open_table("Anna", 1, ["big-money"], seed=7)
        with anna.sit(table) as socket:
            socket.my_turn()
            socket.answer("all treasures")
            socket.my_turn()
            socket.answer("steal a Province")
            socket.await_("refused")
            assert Visitor(server.address).ask("GET", "/api/nothing")[0] == 404
            told = figures(ask(port)[1])
            assert told["coffers_sockets"] == 1
            assert told["coffers_tables_open"] == told["coffers_tables_ready"] == 1
            assert told["coffers_answer_seconds_count"] == 1
            assert 0 < told["coffers_answer_seconds_sum"] < PATIENCE
            assert told['coffers_refusals_total{status="400"}'] == 1
            assert told['coffers_requests_total{status="404"}'] == 1
            assert told['coffers_requests_total{status="200"}'] == 1
            assert {"coffers_bots_waiting", "coffers_bots_thinking"} <= told.keys()
            assert told["coffers_writes_waiting"] == 0
            assert told["process_resident_memory_bytes"] > 10_000_000
            assert 0 < told["process_cpu_seconds_total"] < 600
            assert abs(told["process_start_time_seconds"] - time.time()) < 600
        until = time.monotonic() + PATIENCE
        while not (told := figures(ask(port)[1]))["coffers_loop_lag_seconds_count"]:
            assert time.monotonic() < until
        assert ask(port, "/")[0] == ask(port, "/metrics", "POST")[0] == 404
        assert "coffers_" not in Visitor(server.address).ask("GET", "/metrics")[1].decode()
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()


def test_every_figure_is_described(start: Callable[..., Any]) -> None:
    hosting = (DOCS / "hosting.md").read_text("utf-8")
    for name in re.findall(r"# TYPE (\S+)", start().hall.metrics.text()):
        assert f"`{name}`" in hosting, name
