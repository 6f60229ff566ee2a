"""docs/hosting.md and the files in hosting/ do what they say, as far as one machine can tell."""

import argparse
import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server import services
from websockets.sync.client import connect

from coffers.commands import serve as serve_command
from coffers.server.limits import Limits, Rate
from coffers.server.visitor import ServerProcess
from coffers.texts import language

ROOT = Path(__file__).parent.parent.parent
HOSTING = ROOT / "hosting"
DOCS = (ROOT / "docs" / "hosting.md").read_text("utf-8")
NAME = "table.example"
LOOPBACK = ("127.0.0.1", "::1")
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "big-money"}]
PATIENCE = 30  # seconds


# ---- proxies -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for the name that nobody but these tests trusts, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    folder.chmod(0o755)
    paths = folder / "certificate.pem", folder / "key.pem"
    command = [services.program("openssl", "openssl"), "req", "-x509", "-nodes", "-days", "2"]
    command += ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    command += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command += ["-out", str(paths[0]), "-keyout", str(paths[1])]
    subprocess.run(command, check=True, capture_output=True)
    return paths


def configured(file: str, changes: dict[str, str]) -> str:
    """One of our configurations, with what is different on this machine."""
    text = (HOSTING / file).read_text("utf-8")
    for usual, here in changes.items():
        assert usual in text
        text = text.replace(usual, here)
    return text


@contextmanager
def nginx(server: int, port: int, certificate: tuple[Path, Path]) -> Iterator[None]:
    program = services.program("nginx", "nginx")
    live = f"/etc/letsencrypt/live/{NAME}"
    with services.owned_folder() as (folder, _):
        changes = {
            "listen [::]:80;": "",
            "listen [::]:443 ssl http2;": "",
            "listen 80;": f"listen 127.0.0.1:{services.free_port()};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            f"{live}/fullchain.pem": str(certificate[0]),
            f"{live}/privkey.pem": str(certificate[1]),
            "127.0.0.1:8011": f"127.0.0.1:{server}",
        }
        site = configured("nginx.conf", changes)
        paths = "".join(
            f"{kind}_temp_path {folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = folder / "main.conf"
        main.write_text(
            f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
            f"events {{}}\nhttp {{\n{paths}{site}\n}}\n"
        )
        command = [program, "-p", str(folder), "-c", str(main), "-e", f"{folder}/error.log"]
        with services.running(command, lambda: services.answers(port), folder):
            yield


@contextmanager
def caddy(server: int, port: int, certificate: tuple[Path, Path]) -> Iterator[None]:
    program = services.program("caddy", "caddy")
    changes = {
        f"\n{NAME} {{": f"\nhttps://{NAME}:{port} {{\n\ttls {certificate[0]} {certificate[1]}",
        "127.0.0.1:8011": f"127.0.0.1:{server}",
    }
    options = "{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\tauto_https disable_redirects\n}\n"
    with services.owned_folder() as (folder, _):
        file = folder / "Caddyfile"
        file.write_text(options + configured("Caddyfile", changes))
        command = [program, "run", "--adapter", "caddyfile", "--config", str(file)]
        environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin"}
        with services.running(command, lambda: services.answers(port), folder, env=environment):
            yield


class Browser:
    """Comes to the name by https, from any address of this machine."""

    def __init__(self, port: int, certificate: Path, source: str) -> None:
        self.port = port
        self.origin = f"https://{NAME}:{port}"
        self.source = source
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.cookie = ""

    def _connected(self) -> socket.socket:
        return socket.create_connection(
            ("127.0.0.1", self.port), PATIENCE, source_address=(self.source, 0)
        )

    def ask(self, method: str, path: str, content: object = None, **headers: str) -> HTTPResponse:
        body = b"" if content is None else json.dumps(content).encode()
        said = {"Host": f"{NAME}:{self.port}", "Connection": "close", "Cookie": self.cookie}
        said |= {"Content-Type": "application/json", "Content-Length": str(len(body)), **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        with self.trust.wrap_socket(self._connected(), server_hostname=NAME) as line:
            line.sendall(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
            response = HTTPResponse(line)
            response.begin()
            self.body = response.read()
            return response

    def sit(self, table: str) -> Any:
        return connect(
            f"wss://{NAME}:{self.port}/ws/tables/{table}",
            sock=self._connected(),
            ssl=self.trust,
            server_hostname=NAME,
            origin=self.origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": self.cookie},
            proxy=None,
            max_size=None,
        )


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_game_is_played_by_https_through_a_proxy(
    proxy: Any, certificate: tuple[Path, Path], start: Callable[..., Any]
) -> None:
    port = services.free_port()
    few = replace(Limits(), requests=Rate(burst=3, per_second=0.001))
    server = start(origins=(f"https://{NAME}:{port}",), proxies=LOOPBACK, limits=few)
    with proxy(int(server.address.rpartition(":")[2]), port, certificate):
        anna = Browser(port, certificate[0], "127.0.0.2")

        # The page comes, cookies go by https only, and browsers are told to stay with it.
        response = anna.ask("GET", "/health")
        assert response.status == 200
        assert response.headers["strict-transport-security"] == "max-age=31536000"
        wish = {"name": "Anna", "seats": SEATS, "seed": 7}
        opened = anna.ask("POST", "/api/tables", wish, Origin=anna.origin)
        assert opened.status == 200, anna.body
        assert "Secure" in opened.headers["set-cookie"]
        anna.cookie = opened.headers["set-cookie"].split(";")[0]
        table = json.loads(anna.body)["id"]

        # The socket carries a move.
        with anna.sit(table) as line:
            while (state := json.loads(line.recv(PATIENCE)))["type"] != "state":
                pass
            line.send(json.dumps({"type": "answer", "number": 0, "picks": ["all treasures"]}))
            while state["type"] != "state" or state["number"] < 1:
                state = json.loads(line.recv(PATIENCE))

        # Limits count for each client, whatever it says about itself.
        statuses = [
            anna.ask("GET", "/api/choices", **{"X-Forwarded-For": f"203.0.113.{i}"}).status
            for i in range(3)
        ]
        assert statuses == [200, 200, 429]  # the socket was the first
        ben = Browser(port, certificate[0], "127.0.0.3")
        assert ben.ask("GET", "/api/choices").status == 200


# ---- the unit and the container ----------------------------------------------------------------


def parsed(arguments: list[str]) -> argparse.Namespace:
    """What `coffers serve` makes of arguments, if it knows them."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    serve_command.add_arguments(parser, language("en"))
    return parser.parse_args(arguments)


def test_the_unit_starts_a_server_behind_a_proxy(tmp_path: Path) -> None:
    unit = (HOSTING / "coffers.service").read_text("utf-8").replace("\\\n", "")
    command = shlex.split(re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)[0])
    assert command[1] == "serve"
    arguments = parsed(command[2:])
    assert (arguments.proxy, arguments.host) == ([], "127.0.0.1")
    assert arguments.database.startswith("${STATE_DIRECTORY}/")
    assert arguments.secret_file.startswith("${STATE_DIRECTORY}/")


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = services.program("systemd-analyze", "systemd")
    unit = tmp_path / "coffers.service"
    usual = {"/opt/coffers/bin/coffers": "/bin/true"}
    unit.write_text(configured("coffers.service", usual))
    found = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True)
    assert (found.returncode, "coffers.service" in found.stderr) == (0, False), found.stderr
    shut = [analyze, "security", "--offline=yes", "--threshold=20", "--no-pager", str(unit)]
    found = subprocess.run(shut, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout[-200:]


INSTRUCTIONS = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK"}
INSTRUCTIONS |= {"STOPSIGNAL", "ENTRYPOINT"}


def instructions() -> list[tuple[str, str]]:
    text = (HOSTING / "Containerfile").read_text("utf-8")
    lines = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", "").splitlines()
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines if line]


def test_the_container_is_made_of_what_is_there() -> None:
    found = instructions()
    assert {kind for kind, _ in found} <= INSTRUCTIONS
    stages = set()
    for kind, rest in found:
        words = rest.split()
        if kind == "FROM":
            stages.add(words[-1])
        elif kind == "COPY" and words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages
        elif kind == "COPY":
            assert all((ROOT / source).exists() for source in words[:-1])
    last = [kind for kind, _ in found[::-1]]
    assert last.index("USER") < last.index("FROM")  # what runs is not root


def test_the_container_starts_a_server_and_knows_whether_it_is_well(tmp_path: Path) -> None:
    found = dict(instructions())
    entry = json.loads(found["ENTRYPOINT"])
    assert entry[:2] == ["coffers", "serve"]
    arguments = parsed([*entry[2:], "--proxy", "10.88.0.0/16"])
    assert arguments.host == "0.0.0.0"
    assert Path(arguments.database).parent == Path(found["VOLUME"])
    assert Path(arguments.secret_file).parent == Path(found["VOLUME"])
    assert str(arguments.port) == found["EXPOSE"]
    check = json.loads(found["HEALTHCHECK"].partition("CMD ")[2])
    server = ServerProcess(tmp_path)
    check[-1] = check[-1].replace("8011", str(server.port))
    check[0] = shutil.which("python3") or check[0]
    assert subprocess.run(check).returncode == 0
    server.stop()
    assert subprocess.run(check, capture_output=True).returncode != 0


def test_logs_can_be_rotated(tmp_path: Path) -> None:
    """The server goes on writing to the file that was emptied."""
    rotate = services.program("logrotate", "logrotate")
    log = tmp_path / "coffers.log"
    file = tmp_path / "logrotate.conf"
    file.write_text(configured("logrotate.conf", {"/var/log/coffers/coffers.log {": f"{log} {{"}))
    file.chmod(0o644)
    with log.open("a") as server:
        server.write("before\n")
        server.flush()
        command = [rotate, "--force", "--state", str(tmp_path / "state"), str(file)]
        found = subprocess.run(command, capture_output=True, text=True)
        assert found.returncode == 0, found.stderr
        server.write("after\n")
    assert (tmp_path / "coffers.log.1").read_text() == "before\n"
    assert log.read_text().lstrip("\0") == "after\n"


# ---- backups -----------------------------------------------------------------------------------


def documented(beginning: str, here: dict[str, str]) -> list[str]:
    """A command as docs/hosting.md has it, with the paths of this machine."""
    line = next(line for line in DOCS.splitlines() if line.startswith(beginning))
    words = shlex.split(line)
    return [
        next((word.replace(usual, new) for usual, new in here.items() if usual in word), word)
        for word in words
    ]


class Played:
    """A table with what was shown of it before its backup."""

    def __init__(self, guest: Any, seed: int, answers: int) -> None:
        self.guest = guest
        self.table = guest.open_table("Anna", 1, ["big-money"], seed=seed)
        self.play(answers)

    def play(self, answers: int) -> None:
        with self.guest.sit(self.table) as socket:
            for _ in range(answers):
                question = socket.my_turn()["decision"]
                if question is None:
                    break
                socket.answer("all treasures" if question["all_treasures"] else question["passing"])
            self.shown = socket.my_turn()

    def is_there(self, address: str) -> None:
        self.guest.address = address
        with self.guest.sit(self.table) as socket:
            found = socket.my_turn()
            assert found["number"] >= self.shown["number"]
            if found["number"] == self.shown["number"]:
                assert found["view"] == self.shown["view"]


def back_up_while_playing(
    visit: Any, address: str, back_up: Callable[[], None]
) -> tuple[list[Played], Played]:
    """Tables with games, and one at which somebody plays while the backup is made."""
    tables = [Played(visit(address), seed, 10 + seed) for seed in range(5)]
    busy = Played(visit(address), 99, 4)
    stop = threading.Event()

    def go_on() -> None:
        with suppress(Exception):
            while not stop.is_set():
                guest = visit(address)
                guest.cookie = busy.guest.cookie
                with guest.sit(busy.table) as socket:
                    question = socket.my_turn()["decision"]
                    all_ = question["all_treasures"]
                    socket.answer("all treasures" if all_ else question["passing"])
                    socket.my_turn()

    player = threading.Thread(target=go_on)
    player.start()
    try:
        back_up()
    finally:
        stop.set()
        player.join(PATIENCE)
    return tables, busy


def test_sqlite_is_backed_up_and_restored_while_it_runs(tmp_path: Path, visit: Any) -> None:
    services.program("sqlite3", "sqlite3")
    copy = tmp_path / "copy"
    copy.mkdir()
    server = ServerProcess(tmp_path)
    try:
        command = documented(
            "sqlite3 ",
            {
                "/var/lib/coffers/tables.sqlite": str(tmp_path / "tables.sqlite"),
                "/var/backups/coffers.sqlite": str(copy / "tables.sqlite"),
            },
        )
        tables, busy = back_up_while_playing(
            visit, server.address, lambda: subprocess.run(command, check=True) and None
        )
    finally:
        server.kill()
    shutil.copy(tmp_path / "secret", copy / "secret")  # without it nobody has a seat any more
    restored = ServerProcess(copy)
    try:
        for played in (*tables, busy):
            played.is_there(restored.address)
    finally:
        restored.stop()


def test_postgresql_is_backed_up_and_restored_while_it_runs(tmp_path: Path, visit: Any) -> None:
    with services.postgresql() as address:
        dump = services.program("pg_dump", "postgresql")
        restore = services.program("pg_restore", "postgresql")
        new = address.rpartition("/")[0] + "/restored"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("CREATE DATABASE restored")
        file = str(tmp_path / "coffers.dump")
        usual = {"postgresql:///coffers": address, "coffers.dump": file}
        saving = [dump, *documented("pg_dump ", usual)[1:]]
        usual["postgresql:///coffers"] = new
        loading = [restore, *documented("pg_restore ", usual)[1:]]
        server = ServerProcess(tmp_path, "--database", address)
        try:
            tables, busy = back_up_while_playing(
                visit, server.address, lambda: subprocess.run(saving, check=True) and None
            )
        finally:
            server.kill()
        subprocess.run(loading, check=True)
        restored = ServerProcess(tmp_path, "--database", new)
        try:
            for played in (*tables, busy):
                played.is_there(restored.address)
        finally:
            restored.stop()


def test_the_documentation_names_the_files() -> None:
    for file in HOSTING.iterdir():
        assert f"hosting/{file.name}" in DOCS
