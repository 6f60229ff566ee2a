"""PostgreSQL and Redis for the tests: Debian's packages, on free ports, on loopback only."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PACKAGES = {"postgres": "postgresql", "initdb": "postgresql", "redis-server": "redis-server"}
PATIENCE = 60  # seconds


def program(name: str) -> str:
    """Where a program is; its Debian package is installed where that can be done."""
    found = _find(name)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        # With this run level the package does not start a service of its own.
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        for command in (
            ["apt-get", "update", "-q"],
            ["apt-get", "install", "-q", "-y", "--no-install-recommends", PACKAGES[name]],
        ):
            subprocess.run(command, env=quiet, capture_output=True, timeout=600, check=False)
        found = _find(name)
    if found is None:
        pytest.fail(f"{name} is missing: please install the Debian package {PACKAGES[name]}")
    return found


def _find(name: str) -> str | None:
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([os.environ["PATH"], *map(str, homes)]))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def owned_folder(user: str) -> Iterator[tuple[Path, dict[str, str]]]:
    """A folder for a service, and as whom to run it: never as root."""
    with tempfile.TemporaryDirectory(prefix="coffers-service-") as name:
        folder = Path(name)
        if os.geteuid() != 0:
            yield folder, {}
            return
        shutil.chown(folder, user)
        yield folder, {"user": user}


@contextmanager
def running(command: list[str], port: int, folder: Path, **options: object) -> Iterator[None]:
    """A service for as long as it is needed."""
    with (folder / "output.txt").open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, cwd=folder, **options)  # type: ignore[call-overload]
    try:
        until = time.monotonic() + PATIENCE
        while not _answers(port):
            if process.poll() is not None or time.monotonic() > until:
                pytest.fail(f"{command[0]} did not start: {(folder / 'output.txt').read_text()}")
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


@contextmanager
def postgresql() -> Iterator[str]:
    """A new PostgreSQL; the address of its database."""
    server, maker = program("postgres"), program("initdb")
    with owned_folder("postgres") as (folder, options):
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
        with running(command, port, folder, **options):
            yield f"postgresql://coffers@127.0.0.1:{port}/postgres"


@contextmanager
def redis() -> Iterator[str]:
    """A new Redis; its address."""
    server = program("redis-server")
    with owned_folder("nobody") as (folder, options):
        port = free_port()
        command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
        command += ["--dir", str(folder)]
        with running(command, port, folder, **options):
            yield f"redis://127.0.0.1:{port}/0"
