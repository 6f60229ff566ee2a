"""Compiles the engine, the cards and the bots with mypyc, and builds the browser client.

Everything else is in pyproject.toml. COFFERS_PURE=1 builds the package without compiling anything.
"""

import os
import runpy
import shutil
import subprocess
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
COMPILED = runpy.run_path(str(ROOT / "src" / "coffers" / "_compiled.py"))
WEB = ROOT / "src" / "coffers" / "web"
PURE = os.environ.get("COFFERS_PURE") == "1"


class BuildThenSign(build_ext):
    """Builds, and only then says what the compiled modules were made from."""

    def run(self) -> None:
        manifest: Path = COMPILED["MANIFEST"]
        manifest.unlink(missing_ok=True)
        super().run()
        if not PURE:
            if not self.inplace:
                manifest = Path(self.build_lib, "coffers", manifest.name)
            manifest.write_text(COMPILED["fingerprint"]())


class BuildWithClient(build_py):
    """Builds the browser client where it is missing: an installed package needs no Node.js."""

    def run(self) -> None:
        if not self.editable_mode and not (WEB / "dist" / "index.html").is_file():
            npm = shutil.which("npm")
            if npm is None:
                self.warn("without Node.js the package has no table in the browser")
            else:
                subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
                subprocess.run([npm, "run", "build"], cwd=WEB, check=True)
        super().run()


def extensions() -> list[Extension]:
    if PURE:
        return []
    from mypyc.build import mypycify

    # Without hidden visibility gcc cannot inline across functions: 11 to 22 % slower.
    os.environ.setdefault("CFLAGS", "-fvisibility=hidden")
    sources = [str(path.relative_to(ROOT)) for path in COMPILED["sources"]()]
    return list(
        mypycify(sources, opt_level="3", debug_level="0", group_name="coffers.compiled"),
    )


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildThenSign, "build_py": BuildWithClient})
