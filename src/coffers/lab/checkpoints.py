"""What has been played so far, kept in a file: nothing is lost, and work goes on from there."""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from coffers import __version__
from coffers.documents import Malformed, read_json, read_text
from coffers.errors import CoffersError
from coffers.lab.execution import Numbers
from coffers.lab.frames import writing
from coffers.lab.seating import games_of_unit
from coffers.lab.strategy import BotStrategy, thinking_time
from coffers.texts import current

if TYPE_CHECKING:
    from coffers.kingdoms import Kingdom
    from coffers.lab.matches import Job
    from coffers.strategies.plans import Strategy

FORMAT = "coffers-checkpoint"
VERSION = 2
ROTATED = 1  # of version 1; three and more did not play in all orders of the seats
LARGEST = 64_000_000  # bytes; a large tournament has many sums
EVERY = 5.0  # seconds
HUGE = 10**30  # no sum is


def fingerprint(job: "Job") -> str:
    """Tells jobs apart: strategies, kingdom, edition, shuffles and what is collected."""
    document = json.dumps(asdict(job), sort_keys=True, ensure_ascii=False)
    return blake2b(document.encode(), digest_size=12).hexdigest()


@dataclass(frozen=True)
class Checkpoint:
    path: str
    seed: int
    jobs: dict[str, Numbers]
    about: dict[str, Any]  # of old files, nothing

    def sums_of(
        self, jobs: Sequence["Job"], nothing: Callable[["Job"], Numbers], seed: int
    ) -> list[Numbers]:
        """What was kept of each of these, whose sums look like those of `nothing`; an error if the
        file is about anything else."""
        names = [fingerprint(job) for job in jobs]
        if not self.jobs.keys() <= set(names):
            found = [*differences(self.about, about(jobs))]
            if seed != self.seed:
                found.insert(0, current().text("lab-other-seed", seed=str(self.seed)))
            raise CoffersError(
                "checkpoint-of-another", path=self.path, n=len(found), what="; ".join(found)
            )
        for name, job in zip(names, jobs, strict=True):
            kept = self.jobs.get(name)
            if kept is not None and not _is_alike(kept, nothing(job)):
                raise CoffersError("checkpoint-damaged", path=self.path)
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
    known = document.get("about")
    known = known if isinstance(known, dict) else {}
    return Checkpoint(str(path), document["seed"], document["jobs"], known)


def _is_sums(sums: Any) -> bool:
    return (
        isinstance(sums, dict)
        and "units" in sums
        and "games" in sums
        and "credit" in sums
        and all(
            isinstance(row, list) and row and all(type(n) is int and abs(n) < HUGE for n in row)
            for row in sums.values()
        )
        and sums["units"][0] > 0
        and sums["games"][0] > 0
    )


def _is_alike(kept: Numbers, nothing: Numbers) -> bool:
    """Whether these are sums of the same things, and of whole units."""
    lengths = {name: len(row) for name, row in kept.items()}
    games = games_of_unit(len(kept["credit"]))
    return (
        lengths == {name: len(row) for name, row in nothing.items()}
        and kept["games"][0] == games * kept["units"][0]
    )


# ---- what it is about --------------------------------------------------------------------------


def about(jobs: Sequence["Job"]) -> dict[str, Any]:
    """What is played, as far as somebody may want to know who has mistaken one file for another."""
    return {
        "version": __version__,
        "editions": sorted({job.edition for job in jobs}),
        "strategies": {
            name_of(strategy): [thinking_time(strategy), digest(strategy)]
            for job in jobs
            for strategy in job.strategies
        },
        "kingdoms": sorted({digest(job.kingdom) for job in jobs}),
    }


def name_of(strategy: "Strategy") -> str:
    return strategy.bot if isinstance(strategy, BotStrategy) else strategy.name


def digest(what: "Strategy | Kingdom") -> str:
    document = "" if isinstance(what, BotStrategy) else repr(what)
    return blake2b(document.encode(), digest_size=4).hexdigest()


def differences(kept: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    """In what a file is about something else, in words."""
    say = current().text
    try:
        strategies = dict(kept["strategies"])
        others = sorted(strategies.keys() - now["strategies"].keys())
        if others:
            yield say("lab-other-strategies", names=", ".join(others))
        for name in sorted(strategies.keys() & now["strategies"].keys()):
            seconds, lines = strategies[name]
            if float(seconds) != now["strategies"][name][0]:
                yield say("lab-other-thinking", strategy=name, seconds=float(seconds))
            elif lines != now["strategies"][name][1]:
                yield say("lab-other-lines", strategy=name)
        if not set(kept["kingdoms"]) <= set(now["kingdoms"]):
            yield say("lab-other-kingdoms")
        if not set(kept["editions"]) <= set(now["editions"]):
            yield say("lab-other-edition", edition=", ".join(kept["editions"]))
        if kept["version"] != now["version"]:
            yield say("lab-other-version", version=str(kept["version"]))
    except (KeyError, TypeError, ValueError):
        return  # damaged, and of something else in any case


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
        self.about = {} if path is None else about(jobs)
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
        document = {
            "format": FORMAT,
            "version": VERSION,
            "seed": self.seed,
            "about": self.about,
            "jobs": jobs,
        }
        # Whatever happens meanwhile, there is a whole file: the old one or the new one.
        beside = self.path.with_name(f"{self.path.name}.part")
        with writing(self.path):
            beside.write_text(json.dumps(document), "utf-8")
            os.replace(beside, self.path)
        self.last = monotonic()
