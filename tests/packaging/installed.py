"""Whether an installed Coffers does what it should, without Node.js and far from its source.

Run this with the Python of an environment in which `coffers[web]` was installed from a wheel.
"""

import os
import re
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from select import select
from urllib.request import ProxyHandler, build_opener

PATIENCE = 60  # seconds
SCRIPTS = sysconfig.get_path("scripts")


def bare_environment(home: str) -> dict[str, str]:
    """No programs but those of this environment, and nothing that would lead to a source."""
    keep = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("COFFERS_", "PYTHON", "XDG_"))
    }
    return keep | {"PATH": SCRIPTS, "HOME": home, "COFFERS_LANG": "en"}


class Installed:
    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.environment = bare_environment(folder)
        assert shutil.which("node", path=SCRIPTS) is None
        self.command = str(shutil.which("coffers", path=SCRIPTS))

    def said_by(self, *arguments: str) -> str:
        done = subprocess.run(
            [self.command, *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), done
        return done.stdout

    def check_help(self) -> None:
        assert "coffers" in self.said_by("--help")

    def check_bench(self) -> None:
        page = self.said_by("bench", "--seconds", "0.05")
        assert ", compiled, " in page
        assert "interpreted" not in page

    def check_serve(self) -> None:
        """The front page comes with all its files, and the server knows its cards."""
        files = ["--database", f"{self.folder}/tables", "--secret-file", f"{self.folder}/secret"]
        log = Path(self.folder, "log")
        with log.open("w") as err:
            server = subprocess.Popen(
                [self.command, "serve", "--port", "0", *files],
                cwd=self.folder,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=err,
                text=True,
            )
        try:
            assert server.stdout is not None
            assert select([server.stdout], [], [], PATIENCE)[0], "the server is not ready"
            address = re.search(r"http://[^/\s]+", server.stdout.readline())
            assert address is not None, log.read_text()
            fetch = build_opener(ProxyHandler({}))  # a proxy would not find this machine

            def get(path: str) -> bytes:
                with fetch.open(address[0] + path, timeout=PATIENCE) as answer:
                    return bytes(answer.read())

            page = get("/").decode()
            assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            kinds = {Path(name).suffix for name in assets}
            assert {".js", ".css"} <= kinds <= {".js", ".css", ".woff2"}, page
            assert all(get(name) for name in assets)
            assert b"Smithy" in get("/api/cards")
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)
        assert log.read_text() == ""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        installed = Installed(folder)
        installed.check_help()
        installed.check_bench()
        installed.check_serve()


if __name__ == "__main__":
    main()
