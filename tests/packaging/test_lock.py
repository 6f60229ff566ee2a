"""What is locked is what the package asks for, whole, with hashes, wherever it is installed."""

import json
import os
import re
import subprocess
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import requires
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent.parent
DEV = ROOT / "requirements" / "dev.txt"
SERVE = ROOT / "requirements" / "serve.txt"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PLACES = [
    {
        "python_version": python,
        "python_full_version": f"{python}.9",
        "sys_platform": system.lower(),
        "platform_system": system,
        "platform_machine": machine,
        "os_name": "posix",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }
    for python, (system, machine) in product(
        ("3.11", "3.12", "3.13"),
        (("Linux", "x86_64"), ("Linux", "aarch64"), ("Darwin", "x86_64"), ("Darwin", "arm64")),
    )
]


@dataclass(frozen=True)
class Pin:
    requirement: Requirement
    version: Version
    hashes: frozenset[str]

    @property
    def name(self) -> str:
        return canonicalize_name(self.requirement.name)

    def holds(self, place: dict[str, str]) -> bool:
        marker = self.requirement.marker
        return marker is None or marker.evaluate(place)


def pins(file: Path) -> list[Pin]:
    """All that a lock file says to pip: nothing else, such as where to look for packages."""
    said = re.sub(r"^\s*#.*\n", "", file.read_text("utf-8"), flags=re.MULTILINE)
    return [pin(line) for line in said.replace("\\\n", " ").splitlines()]


def pin(line: str) -> Pin:
    what, *options = re.split(r"\s+--", line.strip())
    requirement = Requirement(what)
    (exact,) = requirement.specifier
    assert exact.operator == "==", line
    hashes = frozenset(options)
    assert hashes, line
    assert all(re.fullmatch("hash=sha256:[0-9a-f]{64}", each) for each in hashes), line
    return Pin(requirement, Version(exact.version), hashes)


def asked_for(*extras: str) -> list[Requirement]:
    """What the package needs with these extras, and with those that they name themselves."""
    lines = list(PROJECT["project"]["dependencies"])
    for extra in extras:
        lines += PROJECT["project"]["optional-dependencies"][extra]
    asked = [Requirement(line) for line in lines]
    own = {extra for each in asked if each.name == "coffers" for extra in each.extras}
    if own:
        asked += asked_for(*own)
    return [each for each in asked if each.name != "coffers"]


def check(asked: Iterable[Requirement], locked: list[Pin]) -> None:
    for requirement, place in product(asked, PLACES):
        name = canonicalize_name(requirement.name)
        (found,) = [pin for pin in locked if pin.name == name and pin.holds(place)]
        assert requirement.specifier.contains(found.version), (str(requirement), found.version)


def test_all_that_a_checkout_needs_is_locked_within_its_range() -> None:
    check(asked_for("dev"), pins(DEV))


def test_the_compiler_is_locked_within_its_range() -> None:
    check(map(Requirement, PROJECT["build-system"]["requires"]), pins(DEV))


def test_all_that_a_server_needs_is_locked_within_its_range() -> None:
    check(asked_for("web"), pins(SERVE))


def test_a_server_gets_what_its_packages_need_and_no_tools() -> None:
    """pip refuses a file with hashes that is not whole; nobody here installs from this one."""
    needed: dict[str, str] = {}
    waiting = asked_for("web")
    while waiting:
        requirement = waiting.pop()
        if str(requirement) in needed:
            continue
        needed[str(requirement)] = name = canonicalize_name(requirement.name)
        extras = [{"extra": extra} for extra in ("", *requirement.extras)]
        for each in map(Requirement, requires(name) or []):
            if each.marker is None or any(map(each.marker.evaluate, extras)):
                waiting.append(each)
    here = {pin.name for pin in pins(SERVE) if pin.holds({})}
    assert here == set(needed.values())
    assert here.isdisjoint({"mypy", "pytest", "setuptools"})


def test_a_server_gets_what_the_tests_had() -> None:
    tested = {(pin.name, pin.version, pin.hashes) for pin in pins(DEV)}
    assert {(pin.name, pin.version, pin.hashes) for pin in pins(SERVE)} <= tested


@pytest.mark.parametrize("file", [DEV, SERVE], ids=lambda file: file.name)
def test_a_lock_names_no_address(file: Path) -> None:
    """Neither a registry nor a folder of whoever renewed it."""
    text = file.read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"(^|\s)[/~]", text)


def test_the_client_is_locked_with_hashes_and_names_no_registry() -> None:
    lock = ROOT / "src" / "coffers" / "web" / "package-lock.json"
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    assert not [name for name, entry in packages.items() if "resolved" in entry]
    assert all(entry["integrity"] for name, entry in packages.items() if name)


def test_a_renewed_lock_is_installed_with_its_hashes() -> None:
    """What make would do if the lock were new."""
    usual = {name: text for name, text in os.environ.items() if not name.startswith("MAKE")}
    command = ["make", "--dry-run", f"--what-if={DEV.relative_to(ROOT)}", "setup"]
    done = subprocess.run(command, cwd=ROOT, env=usual, capture_output=True, text=True, check=True)
    first, second = [line for line in done.stdout.splitlines() if "pip install" in line]
    assert first.endswith(" --require-hashes --requirement requirements/dev.txt")
    assert "--no-deps" in second
    assert "--no-build-isolation" in second
