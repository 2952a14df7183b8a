"""A command whose extra isn't installed says in one sentence what to install, before it does anything."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.cli.conftest import Shell

NEEDS = {
    "serve --data data": "pip install 'underthrone[table]'.",
    "bench table": "pip install 'underthrone[table]'.",
    "sim shadow-throne --games 1 --bots random --out runs": "This needs polars: pip install 'underthrone[lab]'.",
    "sim shadow-throne --games 1 --bots random --ray auto": "This needs ray: pip install 'underthrone[ray]'.",
    "mcp": "This needs mcp: pip install 'underthrone[mcp]'.",
    "report games.parquet": "This needs polars: pip install 'underthrone[lab]'.",
}


@pytest.mark.parametrize("words", NEEDS)
def test_it_says_what_to_install(shell: Shell, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("underthrone.cli.extras.find_spec", lambda _: None)
    said = shell(words)
    assert said.code == 2
    assert said.out == ""
    assert NEEDS[words] in said.err
    assert said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_all_of_the_web_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"alembic", "itsdangerous", "jinja2", "markdown_it", "markupsafe", "prometheus_client"}
    monkeypatch.setattr("underthrone.cli.extras.find_spec", lambda name: find_spec("os") if name in there else None)
    assert shell("serve").err.startswith("This needs litestar, sqlalchemy and uvicorn: pip install")


def test_json_lines_need_nothing(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("underthrone.cli.extras.find_spec", lambda _: None)
    assert shell("sim shadow-throne --games 1 --bots random --jobs 1 --format jsonl --out runs").code == 0
    assert shell("report runs/games.jsonl --out figures.json").code == 0
    assert shell("report runs/games.jsonl --out page.html").code == 0
