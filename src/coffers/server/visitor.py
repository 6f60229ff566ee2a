"""A scripted visitor of a server, as load tests and tests send them."""

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path
from select import select
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect

from coffers.errors import CoffersError
from coffers.picks import ALL_TREASURES
from coffers.server.metrics import resident_memory

STARTING = 60  # seconds that a server may take to be ready


class SeenOption(Struct):
    pick: str


class SeenQuestion(Struct):
    options: list[SeenOption]
    passing: str | None
    all_treasures: bool


class SeenState(Struct, tag="state"):
    """What a visitor needs to know of a position."""

    number: int
    decision: SeenQuestion | None
    over: bool


class SeenChange(SeenState, tag="changed"):
    """... or of what has changed in it."""


class SeenRefusal(Struct, tag="refused"):
    reason: str
    number: int


class SeenTable(Struct, tag="table"):
    status: str


class SeenPong(Struct, tag="pong"):
    pass


class SeenAsk(Struct, tag="undo-asked"):
    number: int


class SeenUndoRefusal(Struct, tag="undo-refused"):
    pass


class SeenSaying(Struct, tag="said"):
    phrase: str


Seen = (
    SeenState
    | SeenChange
    | SeenRefusal
    | SeenTable
    | SeenPong
    | SeenAsk
    | SeenUndoRefusal
    | SeenSaying
)
understand = msgspec.json.Decoder(Seen).decode


def pick(question: SeenQuestion, chance: random.Random) -> str:
    """Any answer, but all Treasures at once where that goes."""
    if question.all_treasures:
        return ALL_TREASURES
    words = [option.pick for option in question.options]
    if question.passing and chance.random() < 0.2:
        return question.passing
    return chance.choice(words)


def answer(number: int, *picks: str) -> str:
    return json.dumps({"type": "answer", "number": number, "picks": picks})


class Visitor:
    """A browser without a window: it keeps its cookie and asks for pages."""

    def __init__(self, address: str, source: str | None = None) -> None:
        """Visit the server at an address such as http://127.0.0.1:8011.

        Whoever visits from a source such as 127.0.0.2 is somebody else to the server's limits.
        """
        self.address = address.rstrip("/")
        self.source = (source, 0) if source else None
        self.cookie: str | None = None

    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie} if self.cookie else {}

    def ask(
        self, method: str, path: str, content: object = None, **headers: str
    ) -> tuple[int, bytes]:
        """The status and body of the answer to a request."""
        where = urlsplit(self.address).netloc
        connection = HTTPConnection(where, timeout=60, source_address=self.source)
        try:
            body = content if isinstance(content, bytes) else json.dumps(content).encode()
            connection.request(
                method,
                path,
                None if content is None else body,
                {"Content-Type": "application/json", **self.headers(), **headers},
            )
            response = connection.getresponse()
            given = response.getheader("set-cookie")
            if given:
                self.cookie = given.split(";")[0]
            return response.status, response.read()
        finally:
            connection.close()

    def get(self, path: str) -> Any:
        return self._sure(*self.ask("GET", path))

    def post(self, path: str, content: object) -> Any:
        return self._sure(*self.ask("POST", path, content))

    @staticmethod
    def _sure(status: int, body: bytes) -> Any:
        document = json.loads(body)
        if status != 200:
            raise RuntimeError(f"{status}: {document}")
        return document

    def open_table(self, name: str, persons: int, bots: Sequence[str] = (), **more: Any) -> str:
        """A new table at which this visitor has the first seat."""
        seats: list[dict[str, str]] = [{"kind": "person"}] * persons
        seats = [*seats, *({"kind": "bot", "bot": bot} for bot in bots)]
        document = self.post("/api/tables", {"name": name, "seats": seats, **more})
        return str(document["id"])

    def look(
        self, table: str, since: int | None = None, lang: str = "en", changes: bool = False
    ) -> connect:
        """A socket to a table, to be opened with `async with`."""
        where = f"ws{self.address.removeprefix('http')}/ws/tables/{table}?lang={lang}"
        if changes:
            where += "&changes=1"
        if since is not None:
            where += f"&since={since}"
        return connect(
            where,
            origin=self.address,  # type: ignore[arg-type]
            additional_headers=self.headers(),
            compression=None,
            proxy=None,
            open_timeout=60,
            max_size=None,
            local_addr=self.source,
        )


class ServerProcess:
    """A server in a process of its own, to be visited and, if need be, to be killed."""

    def __init__(self, folder: Path, *arguments: str, port: int = 0) -> None:
        """Start one with its database and secret in a folder, unless the arguments say more."""
        command = [sys.executable, "-m", "coffers.cli", "serve", "--lang", "en"]
        command += ["--port", str(port), "--address-limits", "1000"]
        command += ["--database", str(folder / "tables.sqlite")]
        command += ["--secret-file", str(folder / "secret"), *arguments]
        self.log = folder / "server.log"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        ready, _, _ = select([self.process.stdout], [], [], STARTING)
        found = re.search(r"http://\S+", self.process.stdout.readline()) if ready else None
        if found is None:
            self.kill()
            raise CoffersError("server-start", problem=self.log.read_text().strip())
        self.address = found[0].rstrip("/")

    @property
    def port(self) -> int:
        return int(urlsplit(self.address).port or 0)

    def stop(self) -> int:
        """Stop it as systemd does; its exit status."""
        self.process.terminate()
        return self._gone()

    def kill(self) -> None:
        """kill -9: no time to tidy up."""
        self.process.kill()
        self._gone()

    def _gone(self) -> int:
        status = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    # ---- what it costs (Linux) ---------------------------------------------------------------

    def memory(self) -> int:
        """Bytes of memory in use."""
        return resident_memory(self.process.pid) or 0

    def processor_time(self) -> float:
        """Seconds of processor time so far."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
