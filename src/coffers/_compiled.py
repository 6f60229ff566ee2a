"""Compiled modules, as long as they are those of the source beside them.

The engine, the cards and the bots are compiled when the package is built. A module whose source
has been edited since then is imported from its source, and so are all the others, because
compiled and interpreted classes do not mix. COFFERS_COMPILED=0 asks for that, too.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent
ROOMS = ("engine", "cards", "bots")
MANIFEST = ROOT / "compiled.txt"


def sources() -> list[Path]:
    """The modules that are compiled."""
    return [
        path
        for room in ROOMS
        for path in sorted((ROOT / room).glob("*.py"))
        if path.stem not in ("__init__", "library", "registry")
    ]


def fingerprint() -> str:
    """What the compiled modules were made from, and for which Python."""
    digest = blake2b(sys.version.encode(), digest_size=16)
    for path in sources():
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def are_fresh() -> bool:
    try:
        return MANIFEST.read_text() == fingerprint()
    except OSError:
        return False


class SourceFinder(MetaPathFinder):
    """Finds the sources of the compiled modules, before anybody finds the compiled ones."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, rest = name.partition(".")
        source = ROOT.joinpath(*rest.split(".")).with_suffix(".py")
        if package == "coffers" and rest.partition(".")[0] in ROOMS and source.is_file():
            return spec_from_file_location(name, source)
        return None


def choose() -> bool:
    """Decide, before anything of the engine is imported, how it will run."""
    compiled = os.environ.get("COFFERS_COMPILED", "1") != "0" and are_fresh()
    if not compiled:
        sys.meta_path.insert(0, SourceFinder())
    return compiled


COMPILED = choose()
