"""Compiled modules, as long as they are those of the source beside them, and of this Python.

The engine, the cards and the bots are compiled when the package is built. A module whose source
has been edited since then is imported from its source, and so are all the others, because
compiled and interpreted classes do not mix. COFFERS_COMPILED=0 asks for that, too. Nobody who has
not asked for it runs interpreted without being told: it is some fifty times slower.
"""

import os
import sys
import warnings
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent
ROOMS = ("engine", "cards", "bots")
MANIFEST = ROOT / "compiled.txt"
LIBRARY = "compiled__mypyc"  # holds the code of all compiled modules
ABI = EXTENSION_SUFFIXES[0]
"""How the names of compiled modules end: implementation, its 3.x, the kind of build, platform.

That is all they depend on: 3.11.2 runs what 3.11.7 has compiled."""


def sources() -> list[Path]:
    """The modules that are compiled."""
    return [
        path
        for room in ROOMS
        for path in sorted((ROOT / room).glob("*.py"))
        if path.stem not in ("__init__", "library", "registry")
    ]


def fingerprint() -> str:
    """What the compiled modules were made from, and for which Pythons."""
    digest = blake2b(ABI.encode(), digest_size=16)
    for path in sources():
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def are_fresh() -> bool:
    try:
        return MANIFEST.read_text() == fingerprint()
    except OSError:
        return False


class Interpreted(RuntimeWarning):
    """Something is compiled, but cannot be used."""


class Reason:
    """Why the engine runs interpreted: a name, and what else there is to say."""

    def __init__(self, name: str, **details: str) -> None:
        self.name = name
        self.details = details

    @property
    def is_wished(self) -> bool:
        """Has somebody wanted it so, now or when the package was built?"""
        return self.name in ("asked", "pure")

    def __str__(self) -> str:
        # Not earlier: texts take longer to import than all that stands here.
        from coffers.texts import current

        return current().text(f"cli-interpreted-{self.name}", **self.details)


def why_interpreted() -> Reason | None:
    """What keeps the compiled modules from being used, if anything does."""
    if os.environ.get("COFFERS_COMPILED", "1") == "0":
        return Reason("asked")
    found = sorted(path.name.removeprefix(LIBRARY) for path in ROOT.glob(f"{LIBRARY}.*"))
    if not found:
        return Reason("pure")
    if ABI not in found:
        return Reason("other-python", theirs=", ".join(found), ours=ABI)
    if not are_fresh():
        return Reason("edited")
    try:
        import_module(f"coffers.{LIBRARY}")
    except ImportError as problem:
        return Reason("unloadable", problem=str(problem))
    return None


class SourceFinder(MetaPathFinder):
    """Finds the sources of the compiled modules, before anybody finds the compiled ones."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        self.is_said = reason.is_wished

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, rest = name.partition(".")
        source = ROOT.joinpath(*rest.split(".")).with_suffix(".py")
        if package == "coffers" and rest.partition(".")[0] in ROOMS and source.is_file():
            if not self.is_said:
                self.is_said = True
                warnings.warn(str(self.reason), Interpreted, stacklevel=2)
            return spec_from_file_location(name, source)
        return None


def choose() -> Reason | None:
    """Decide, before anything of the engine is imported, how it will run."""
    reason = why_interpreted()
    if reason is not None:
        sys.meta_path.insert(0, SourceFinder(reason))
    return reason


if __name__ == "coffers._compiled":  # setup.py, too, reads this file, and imports nothing
    INTERPRETED = choose()
    COMPILED = INTERPRETED is None
