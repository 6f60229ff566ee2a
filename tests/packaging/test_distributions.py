"""What is handed to others: a source distribution, a wheel made from it, and what that can do."""

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
WEB = ROOT / "src" / "coffers" / "web"


def run(*command: str | Path, folder: Path = ROOT, **environment: str) -> None:
    usual = {name: text for name, text in os.environ.items() if not name.startswith("COFFERS_")}
    usual.pop("PYTHONPATH", None)
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=usual | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_from_the_source_to_an_installed_table(tmp_path: Path) -> None:
    """One test, because each step needs what the one before has made, and takes long to make it."""
    source = pack(tmp_path)
    build_client_of(source)
    wheel = build(source.with_name(f"{source.name}.tar.gz"), tmp_path)
    install_and_try(wheel, tmp_path)


def pack(folder: Path) -> Path:
    """The source distribution, unpacked; it has what is in the repository, and the client."""
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, ".")
    (packed,) = folder.glob("coffers-*.tar.gz")
    run("tar", "xzf", packed, folder=folder)
    source = folder / packed.name.removesuffix(".tar.gz")
    web = source / "src" / "coffers" / "web"
    assert not (web / "node_modules").exists()
    here = {path.relative_to(WEB) for path in WEB.rglob("*") if path.is_file()}
    there = {path.relative_to(web) for path in web.rglob("*") if path.is_file()}
    assert there == {path for path in here if path.parts[0] != "node_modules"}
    assert (web / "dist" / "index.html").is_file()
    assert not (source / "src" / "coffers" / "compiled.txt").exists()
    assert not list(source.rglob("*.so"))
    assert (source / "tests" / "packaging" / "installed.py").is_file()
    return source


def build_client_of(source: Path) -> None:
    """Where there is npm, the client can be built from the source distribution, too."""
    dist = source / "src" / "coffers" / "web" / "dist"
    built = {path.relative_to(dist) for path in dist.rglob("*")}
    dist.rename(source / "dist-of-the-package")
    run(sys.executable, "setup.py", "--quiet", "build_py", folder=source, COFFERS_PURE="1")
    made = source / "build" / "lib" / "coffers" / "web" / "dist"
    assert {path.relative_to(made) for path in made.rglob("*")} == built


def build(packed: Path, folder: Path) -> Path:
    """A wheel of the source distribution: it needs no npm, and keeps the client, not its source."""
    npm = folder / "bin" / "npm"
    npm.parent.mkdir()
    npm.write_text("#!/bin/sh\nexit 1\n")
    npm.chmod(0o755)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps"]
    path = f"{npm.parent}{os.pathsep}{os.environ['PATH']}"
    run(*pip, "--wheel-dir", folder, packed, folder=folder, PATH=path)
    (wheel,) = folder.glob("coffers-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    web = {name for name in names if name.startswith("coffers/web/")}
    assert "coffers/web/dist/index.html" in web
    assert all(name.startswith("coffers/web/dist/") for name in web)
    assert "coffers/compiled.txt" in names
    assert not [name for name in names if not name.startswith(("coffers/", "coffers-"))]
    return wheel


def install_and_try(wheel: Path, folder: Path) -> None:
    fresh = folder / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", fresh)
    python = fresh / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    run(*pip, "--no-compile", f"{wheel}[web]", folder=folder)
    run(python, HERE / "installed.py", folder=folder)


def test_compiler_and_library_are_bounded_alike_everywhere() -> None:
    """A wheel asks for the librt that its modules were compiled for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = project["build-system"]["requires"]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (compiler,) = [line for line in needed if line.startswith("mypy[mypyc]")]
    (library,) = [line for line in needed if line.startswith("librt")]
    assert "<" in compiler
    assert "<" in library
    assert compiler in project["project"]["optional-dependencies"]["dev"]
    assert library in project["project"]["dependencies"]
    assert f'"{compiler}" "{library}"' in makefile


def test_there_are_wheels_for_the_pythons_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheels = project["tool"]["cibuildwheel"]
    assert wheels["build"] == ["cp311-*", "cp312-*", "cp313-*"]
    assert project["project"]["requires-python"] == ">=3.11"
    script = wheels["test-command"].rpartition("{project}/")[2]
    assert ROOT / script == HERE / "installed.py"
