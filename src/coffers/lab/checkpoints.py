"""What has been played so far, kept in a file: nothing is lost, and work goes on from there."""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from coffers.documents import Malformed, read_json, read_text
from coffers.errors import CoffersError
from coffers.lab.execution import Numbers
from coffers.lab.frames import writing

if TYPE_CHECKING:
    from coffers.lab.matches import Job

FORMAT = "coffers-checkpoint"
VERSION = 2
ROTATED = 1  # of version 1; three and more did not play in all orders of the seats
LARGEST = 64_000_000  # bytes; a large tournament has many sums
EVERY = 5.0  # seconds


def fingerprint(job: "Job") -> str:
    """Tells jobs apart: strategies, kingdom, edition, shuffles and what is collected."""
    document = json.dumps(asdict(job), sort_keys=True, ensure_ascii=False)
    return blake2b(document.encode(), digest_size=12).hexdigest()


@dataclass(frozen=True)
class Checkpoint:
    path: str
    seed: int
    jobs: dict[str, Numbers]

    def sums_of(self, jobs: Sequence["Job"]) -> list[Numbers]:
        """What was kept of each of these; an error if the file is about anything else."""
        names = [fingerprint(job) for job in jobs]
        if not self.jobs.keys() <= set(names):
            raise CoffersError("checkpoint-of-another", path=self.path)
        return [self.jobs.get(name, {}) for name in names]


def load(path: str | Path | None) -> Checkpoint | None:
    """A checkpoint, checked on the way in; None if there is no such file yet."""
    if path is None:
        return None
    try:
        document = read_json(read_text(Path(path), LARGEST))
    except FileNotFoundError:
        return None
    except OSError as fault:
        raise CoffersError("unreadable", path=str(path), problem=str(fault.strerror)) from None
    except Malformed:
        raise CoffersError("checkpoint-damaged", path=str(path)) from None
    if (
        not isinstance(document, dict)
        or document.get("format") != FORMAT
        or document.get("version") not in (ROTATED, VERSION)
        or type(document.get("seed")) is not int
        or not isinstance(document.get("jobs"), dict)
        or not all(_is_sums(sums) for sums in document["jobs"].values())
    ):
        raise CoffersError("checkpoint-damaged", path=str(path))
    if document["version"] == ROTATED:
        if any(len(sums["credit"]) > 2 for sums in document["jobs"].values()):
            raise CoffersError("checkpoint-of-rotations", path=str(path))
    return Checkpoint(str(path), document["seed"], document["jobs"])


def _is_sums(sums: Any) -> bool:
    return (
        isinstance(sums, dict)
        and "units" in sums
        and "games" in sums
        and "credit" in sums
        and all(
            isinstance(row, list) and row and all(type(n) is int for n in row)
            for row in sums.values()
        )
    )


class Keeper:
    """Writes a checkpoint at once, every few seconds, and when all is done.

    If that fails later on, games are not given up because of it; `fault` says so in the end.
    """

    def __init__(
        self, path: str | Path | None, seed: int, jobs: Sequence["Job"], sums: Sequence[Numbers]
    ) -> None:
        self.path = None if path is None else Path(path)
        self.seed = seed
        self.names = [] if path is None else [fingerprint(job) for job in jobs]
        self.last = monotonic()
        self.fault: CoffersError | None = None
        self._write(sums)

    def keep(self, sums: Sequence[Numbers]) -> None:
        """Write, if it is time to."""
        if self.path is not None and monotonic() - self.last > EVERY:
            self.close(sums)

    def close(self, sums: Sequence[Numbers]) -> None:
        """Write now."""
        try:
            self._write(sums)
            self.fault = None
        except CoffersError as fault:
            self.fault = fault

    def _write(self, sums: Sequence[Numbers]) -> None:
        if self.path is None:
            return
        jobs = {name: kept for name, kept in zip(self.names, sums, strict=True) if kept}
        document = {"format": FORMAT, "version": VERSION, "seed": self.seed, "jobs": jobs}
        # Whatever happens meanwhile, there is a whole file: the old one or the new one.
        beside = self.path.with_name(f"{self.path.name}.part")
        with writing(self.path):
            beside.write_text(json.dumps(document), "utf-8")
            os.replace(beside, self.path)
        self.last = monotonic()
