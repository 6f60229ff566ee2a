"""PostgreSQL and Redis for the tests: Debian's packages, on free ports, on loopback only."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import psycopg
import pytest

POSTGRESQL = Path("/usr/lib/postgresql")  # Debian keeps every version in a folder of its own
SERVANT = "nobody"  # runs the services where the tests are run by root
PATIENCE = 60  # seconds


def program(name: str, package: str) -> str:
    """Where a program is; whoever has not installed its package skips the test."""
    folders = [*_newest_first(), os.environ["PATH"], "/usr/sbin"]
    found = shutil.which(name, path=os.pathsep.join(folders))
    if found is None:
        pytest.skip(f"{name} is missing: `make services`, or install the package {package}")
    return found


def _newest_first() -> list[str]:
    """The folders of PostgreSQL's programs; all must be of one version."""
    homes = [home for home in POSTGRESQL.glob("*/bin") if home.parent.name.isdecimal()]
    return [str(home) for home in sorted(homes, key=lambda h: -int(h.parent.name))]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def owned_folder() -> Iterator[tuple[Path, dict[str, str]]]:
    """A folder for a service, and as whom to run it: never as root, which PostgreSQL refuses."""
    with tempfile.TemporaryDirectory(prefix="coffers-service-") as name:
        folder = Path(name)
        if os.geteuid() != 0:
            yield folder, {}
            return
        shutil.chown(folder, SERVANT)
        yield folder, {"user": SERVANT}


@contextmanager
def running(
    command: list[str], ready: Callable[[], bool], folder: Path, **options: object
) -> Iterator[None]:
    """A service for as long as it is needed."""
    with (folder / "output.txt").open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, cwd=folder, **options)  # type: ignore[call-overload]
    try:
        until = time.monotonic() + PATIENCE
        while not ready():
            if process.poll() is not None or time.monotonic() > until:
                pytest.fail(f"{command[0]} did not start: {(folder / 'output.txt').read_text()}")
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _takes_questions(address: str) -> bool:
    """PostgreSQL answers before it has started, only to say that it is starting."""
    try:
        psycopg.connect(address, connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


@contextmanager
def postgresql() -> Iterator[str]:
    """A new PostgreSQL; the address of its database."""
    server, maker = program("postgres", "postgresql"), program("initdb", "postgresql")
    with owned_folder() as (folder, options):
        data = str(folder / "data")
        subprocess.run(
            [maker, "-D", data, "-U", "coffers", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=folder,
            **options,  # type: ignore[call-overload]
        )
        port = free_port()
        command = [server, "-D", data, "-h", "127.0.0.1", "-p", str(port), "-k", str(folder)]
        address = f"postgresql://coffers@127.0.0.1:{port}/postgres"
        with running(command, partial(_takes_questions, address), folder, **options):
            yield address


@contextmanager
def redis() -> Iterator[str]:
    """A new Redis; its address."""
    server = program("redis-server", "redis-server")
    with owned_folder() as (folder, options):
        port = free_port()
        command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
        command += ["--dir", str(folder)]
        with running(command, partial(answers, port), folder, **options):
            yield f"redis://127.0.0.1:{port}/0"
