"""`coffers serve` and `coffers loadtest`, as a user meets them."""

import json
import socket
from pathlib import Path

import pytest

from coffers import texts
from coffers.cli import main
from coffers.server.visitor import ServerProcess, Visitor


@pytest.fixture(autouse=True)
def english() -> None:
    texts.choose("en")


def test_a_server_starts_says_where_it_is_and_stops(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    anna = Visitor(server.address)
    table = anna.open_table("Anna", 1, ["generic"])
    assert server.address.startswith("http://127.0.0.1:")
    assert server.stop() == 0
    assert server.log.read_text() == ""
    again = ServerProcess(tmp_path)
    anna.address = again.address
    assert [row["id"] for row in anna.get("/api/mine")["unfinished"]] == [table]
    again.stop()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--database", "mysql://localhost/x"], "is no database of ours"),
        (["--redis", "redis://127.0.0.1:1"], "Redis cannot be used"),
        (["--host", "nowhere.invalid"], "cannot be listened on"),
        (["--origin", "table.example"], "is not an address such as https://table.example"),
        (["--origin", "https://[table"], "is not an address such as"),
        (["--port", "99999"], "--port must be between 0 and 65535"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = ["--port", "0", "--database", str(tmp_path / "t.sqlite")]
    usual += ["--secret-file", str(tmp_path / "secret")]
    assert main(["serve", *usual, *arguments]) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert "Traceback" not in out + err


def test_a_port_in_use_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        files = ["--database", str(tmp_path / "t"), "--secret-file", str(tmp_path / "s")]
        assert main(["serve", "--port", port, *files]) == 2
    assert f"port {port}, cannot be listened on" in capsys.readouterr().err


def test_a_small_load_is_borne(capsys: pytest.CaptureFixture[str]) -> None:
    """Ten tables for two seconds: everything is answered, nothing refused, nobody thrown out."""
    options = ["--tables", "10", "--seconds", "2", "--pause", "0.2", "--bots", "1"]
    assert main(["loadtest", *options]) == 0
    out = capsys.readouterr().out
    for figure in ("answers: ", "answer to broadcast, ", "KB for each waiting game"):
        assert figure in out
    assert "refused: 0, connections lost: 0" in out


def test_a_load_test_speaks_to_programs_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["loadtest", "--tables", "3", "--seconds", "1", "--pause", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["answers"] > 3
    assert figures["states"] > figures["answers"]
    assert (figures["refused"], figures["lost"]) == (0, 0)
    latency = figures["latency_ms"]
    assert 0 < latency["p50"] <= latency["p95"] <= latency["p99"] <= latency["max"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--url", "http://example.com"], "a load test of other people's servers is an attack"),
        (["--url", "http://192.0.2.1:80"], "is not on this machine"),
        (["--tables", "100000"], "--tables must be between 1 and 1000"),
        (["--seconds", "86400"], "--seconds must be between 1 and 300"),
        (["--pause", "0"], "--pause must be between 0.05 and 300"),
        (["--pause", "nan"], "--pause must be between 0.05 and 300"),
    ],
)
def test_a_load_test_is_bounded_and_stays_at_home(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["loadtest", *arguments]) == 2
    assert sentence in capsys.readouterr().err
