"""A wheel works where nothing else of ours is: in an empty folder, with the packages of its extras and no others.

The plain run of the suite builds and tries the plain wheel; the compiled run tries the compiled one, out of what
`make compile` has left in build.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from tests.laws.digest import compiled
from tests.patience import PATIENCE

import underthrone as ut

ROOT = Path(__file__).parents[2]
PARTS = ("src", "build", "docs/rules", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
LEFT_OUT = {
    "src": shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info"),
    "build": shutil.ignore_patterns("pythons", "lib", "lib.*"),
}
LINKED = f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"  # what setuptools needn't link again


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the kind that runs, built from a copy of the sources."""
    copy, out = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("dist")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=LEFT_OUT.get(part), symlinks=part == "src")
        elif (ROOT / part).exists():
            shutil.copy2(ROOT / part, copy / part)
    if compiled():
        (copy / "build" / "inplace").rename(copy / "build" / LINKED)
    command = [sys.executable, "-m", "pip", "-qq", "wheel", "--no-deps", "--no-build-isolation", "-w", str(out), "."]
    environment = {**os.environ, "UNDERTHRONE_COMPILE": str(int(compiled()))}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    [found] = out.iterdir()
    return found


class Home:
    """A Python with the wheel, with what it and some of its extras need, and in an empty folder."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.empty, self.site = folder / "empty", folder / "site"
        self.empty.mkdir()
        self.site.mkdir()
        with ZipFile(wheel) as file:
            file.extractall(self.site)
        for package in needed("underthrone", extras, self.site):
            self.link(package)
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        self.environment |= {"HOME": str(self.empty), "COLUMNS": "200", "PYTHONPATH": str(self.site)}
        self.command = [sys.executable, "-S", "-P", "-m", "underthrone"]  # -S: without the packages of this Python

    def link(self, package: str) -> None:
        """Puts an installed package there."""
        for file in distribution(package).files or []:
            top = file.parts[0]
            if top not in ("..", "__pycache__") and not (self.site / top).exists():
                (self.site / top).symlink_to(Path(str(distribution(package).locate_file(top))))

    def run(self, *words: str, code: int = 0) -> str:
        """What a command says on both."""
        done = subprocess.run(
            [*self.command, *words], cwd=self.empty, env=self.environment, input="", capture_output=True, text=True
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr


def needed(package: str, extras: tuple[str, ...], site: Path) -> set[str]:
    """All packages that a package needs here, and what these need."""
    found: set[str] = set()
    metadata = next(site.glob("underthrone-*.dist-info")) / "METADATA"
    todo = [(line, extras) for line in re.findall(r"(?m)^Requires-Dist: (.*)$", metadata.read_text("utf-8"))]
    while todo:
        line, wanted = todo.pop()
        name, inner, marker = requirement(line)
        if name in found or not ("extra == " not in marker or any(f'"{one}"' in marker for one in wanted)):
            continue
        try:
            more = distribution(name).requires or []
        except PackageNotFoundError:
            continue  # for another machine
        found.add(name)
        todo += [(one, inner) for one in more]
    return found


def requirement(line: str) -> tuple[str, tuple[str, ...], str]:
    """Its name, the extras that it wants, and when it is needed."""
    found = re.match(r"([\w.-]+)(?:\[([\w,-]+)\])?[^;]*(?:; *(.*))?", line.replace("'", '"'))
    assert found
    return found[1], tuple((found[2] or "").split(",")), found[3] or ""


@pytest.fixture(scope="session")
def engine(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Home:
    return Home(tmp_path_factory.mktemp("engine"), wheel)


def test_its_name_says_for_which_machines_it_is(wheel: Path) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert wheel.name.endswith(f"-{python}-{python}-{machine}.whl" if compiled() else "-py3-none-any.whl")


def test_the_engine_alone_plays_simulates_and_verifies(engine: Home) -> None:
    for package in ("litestar", "sqlalchemy", "polars", "matplotlib", "numpy", "jinja2"):
        assert not (engine.site / package).exists()
    said = engine.run("--version")
    assert ("compiled" if compiled() else "plain") in said
    assert all(game_id in engine.run("games") for game_id in ut.games())
    for game_id in ut.games():
        words = ["--games", "1", "--bots", "random", "--jobs", "1", "--format", "jsonl", "--out", f"{game_id}.jsonl"]
        assert "1 game" in engine.run("sim", game_id, *words)
        assert len(engine.run("rules", game_id, "--lang", "fr")) > 1000
    journal = "a.journal"
    engine.run("play", "styx", "--seed", "1", "--journal", journal)
    assert (engine.empty / journal).exists()
    assert "TH-01" in engine.run("rules", "shadow-throne")


def test_the_engine_alone_says_what_else_there_is(engine: Home) -> None:
    assert "pip install 'underthrone[table]'" in engine.run("serve", code=2)
    assert "pip install 'underthrone[lab]'" in engine.run("report", "games.parquet", code=2)


def test_the_lab_reports(wheel: Path, tmp_path: Path) -> None:
    home = Home(tmp_path, wheel, "lab")
    home.run("sim", "styx", "--games", "3", "--bots", "random", "--jobs", "1", "--out", "runs")
    home.run("report", "runs/games.parquet", "--out", "report.html")
    assert 'class="bar"' in (home.empty / "report.html").read_text("utf-8")


def test_the_table_is_served_with_all_that_belongs_to_it(wheel: Path, tmp_path: Path) -> None:
    home = Home(tmp_path, wheel, "table")
    command = [*home.command, "serve", "--data", "data", "--bots", "1"]
    with subprocess.Popen(command, cwd=home.empty, env=home.environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        with httpx.Client(base_url=url, timeout=PATIENCE) as client:
            page = client.get("/").text
            links = re.findall(r'(?:href|src)="(/static/[^"#]+)', page)
            assert len(links) > 3
            for path in {*links, "/rules/styx", "/cards/styx", "/credits", "/healthz"}:
                assert client.get(path).status_code == 200, path
            opened = client.post("/api/tables", json={"game": "styx", "seats": ["me", "easy"], "start": True})
            assert opened.status_code == 201, opened.text
        process.terminate()
        assert process.wait(PATIENCE) == 0
