"""Compiles the engine, the cards and the bots with mypyc, and builds the browser client.

Everything else is in pyproject.toml. COFFERS_PURE=1 builds the package without compiling anything.
"""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
COMPILED: dict[str, Any] = runpy.run_path(str(ROOT / "src" / "coffers" / "_compiled.py"))
WEB = ROOT / "src" / "coffers" / "web"
CLIENT = WEB / "dist" / "index.html"
PURE = os.environ.get("COFFERS_PURE") == "1"


def extensions() -> list[Extension]:
    if PURE:
        return []
    group, library = "coffers.compiled", f"coffers.{COMPILED['LIBRARY']}"
    if not {"egg_info", "dist_info", "sdist"}.isdisjoint(sys.argv):
        return [Extension(library, [])]  # only looked at, and mypyc takes its time
    from mypyc.build import mypycify

    # Without hidden visibility gcc cannot inline across functions: 11 to 22 % slower.
    # Calls into Python and librt go straight through their table: another 2 to 4 %.
    # Rng.below, with its way to secret chance, is just too large for gcc to inline unasked: 4 %.
    # Functions begin where the processor reads: otherwise a changed line elsewhere can cost 8 %, by
    # nothing but where gcc happens to put them.
    flags = "-fvisibility=hidden -fno-plt -fno-semantic-interposition -falign-functions=64"
    os.environ.setdefault("CFLAGS", f"{flags} --param=max-inline-insns-auto=45")
    sources = [str(path.relative_to(ROOT)) for path in COMPILED["sources"]()]
    made = list(mypycify(sources, opt_level="3", debug_level="0", group_name=group))
    (shared,) = [extension for extension in made if extension.name == library]
    shared.depends.append(__file__)  # other flags make another library
    return made


class BuildThenSign(build_ext):
    """Builds, and only then says what the compiled modules were made from."""

    def run(self) -> None:
        manifest: Path = COMPILED["MANIFEST"]
        if not self.inplace:
            manifest = Path(self.build_lib, "coffers", manifest.name)
        manifest.unlink(missing_ok=True)
        super().run()
        if not PURE:
            manifest.write_text(COMPILED["fingerprint"]())


def is_client_fresh() -> bool:
    """Is the client there, and newer than all that it is made from?"""
    if not CLIENT.is_file():
        return False
    built = CLIENT.stat().st_mtime
    sources = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*")]
    sources += [path for path in WEB.iterdir() if path.suffix in (".html", ".js", ".json", ".ts")]
    return all(path.stat().st_mtime <= built for path in sources if path.is_file())


def build_client(command: Command) -> None:
    """Build the browser client if need be: an installed package needs no Node.js."""
    if is_client_fresh():
        return
    npm = shutil.which("npm")
    if npm is not None:
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        subprocess.run([npm, "run", "build"], cwd=WEB, check=True)
    elif not CLIENT.is_file():
        command.warn("without Node.js the package has no table in the browser")


class BuildWithClient(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_client(self)
        super().run()


class PackWithClient(sdist):
    def run(self) -> None:
        build_client(self)
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildThenSign, "build_py": BuildWithClient, "sdist": PackWithClient},
)
