"""What is installed is what is used: the engine alone needs little, and the table and the lab bring their own."""

from __future__ import annotations

import ast
import re
import resource
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from underthrone.cli.table import WEB

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "underthrone"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = {"": PROJECT["dependencies"], **PROJECT["optional-dependencies"]}
BRINGS = {  # the extras beside the engine that a part may import from
    "table": ["table", "postgres"],
    "doors": ["mcp", "rl", "spiel", "textarena"],
    "lab": ["lab", "ray", "tower", "peers"],
}
BROUGHT_BY = {"fluent": "fluent-runtime", "pyspiel": "open-spiel"}  # several bring it; it isn't always installed
BY_NAME = {"httptools", "uvloop"}  # uvicorn takes them where they are


def name(requirement: str) -> str:
    """A package's name as the index writes it."""
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def imported(path: Path) -> Iterator[str]:
    """The packages of others that a file imports, wherever in it."""
    own = {*sys.stdlib_module_names, "underthrone"}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        modules = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        modules += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
        for module in modules:
            if module.split(".")[0] not in own:
                yield module


@cache
def distributions() -> Mapping[str, list[str]]:
    """Which packages bring a module: asked once, since it reads all that is installed."""
    return packages_distributions()


@cache
def packages(part: str) -> dict[str, Path]:
    """What a part of the sources needs, each with a file that does."""
    known = {module: name(packages[0]) for module, packages in distributions().items()}
    found: dict[str, Path] = {}
    for path in sorted((SOURCE / part).rglob("*.py") if part else SOURCE.glob("*.py")):
        for module in imported(path):
            top = module.split(".")[0]
            found[BROUGHT_BY.get(top) or known.get(top, name(top))] = path
    return found


PARTS = sorted(path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists())


@pytest.mark.parametrize("part", ["", *PARTS])
def test_what_a_part_imports_is_declared(part: str) -> None:
    allowed = {name(one) for extra in ["", *BRINGS.get(part, [])] for one in EXTRAS[extra]}
    for package, path in packages(part).items():
        assert package in allowed, f"{path} imports {package}"


@pytest.mark.parametrize("extra", ["", "table", "lab", "mcp", "ray", "rl"])
def test_what_is_declared_is_imported(extra: str) -> None:
    used = {package for part in ["", *PARTS] for package in packages(part)} | BY_NAME
    assert {name(one) for one in EXTRAS[extra]} - used == set()


def test_everything_has_a_lower_bound() -> None:
    others = [one for extra in EXTRAS.values() for one in extra if not one.startswith("underthrone[")]
    assert [one for one in others if not re.match(r"[\w.-]+(\[\w+\])?>=\d", one)] == []


def test_serving_asks_for_all_that_the_web_needs() -> None:
    asked = {name(distributions()[module][0]) for module in WEB}
    assert asked == {name(one) for one in EXTRAS["table"]} - BY_NAME


# --- Loaded at once


def loaded(statement: str) -> set[str]:
    """The packages of others that a fresh Python has loaded after a statement."""
    program = f"{statement}; import sys; print(*{{name.split('.')[0] for name in sys.modules}})"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    plain = subprocess.run(
        [sys.executable, "-c", "import sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    ).stdout
    known = {*sys.stdlib_module_names, *plain.split(), "underthrone"}
    return {one for one in said.split() if one not in known and "__mypyc" not in one}


@pytest.mark.parametrize("module", ["underthrone", "underthrone.games"])
def test_games_are_imported_without_anything_large(module: str) -> None:
    """So that it takes less than 150 ms: `python -X importtime -c 'import underthrone.games'` says where they go."""
    assert loaded(f"import {module}") <= {"librt", "msgspec", "mypy_extensions", "typing_extensions"}


def test_the_command_line_begins_without_the_web_and_the_lab() -> None:
    heavy = {"alembic", "jinja2", "litestar", "matplotlib", "mcp", "numpy", "polars", "ray", "sqlalchemy", "uvicorn"}
    assert loaded("import underthrone.cli") & heavy == set()


REFERENCE = "import asyncio, unittest, http.client, xml.dom.minidom, sqlite3"  # 110 ms where the games take as many


def processor_ms(code: str) -> float:
    """The time of the processor that a fresh Python takes, the best of five: other processes take none of it."""
    taken = []
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        taken.append(1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
    return min(taken)


def test_games_are_imported_in_150_ms_of_a_machine_that_imports_the_reference_in_110() -> None:
    nothing = processor_ms("pass")
    assert processor_ms("import underthrone.games") - nothing < 150 / 110 * (processor_ms(REFERENCE) - nothing)
