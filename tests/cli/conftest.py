"""The command line, called as from a shell."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from underthrone import cli


class Said(NamedTuple):
    """What a command said."""

    code: int
    out: str
    err: str


Shell = Callable[..., Said]


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    """Runs `underthrone` with some words and typed lines, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")

    def run(words: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        code = cli.run(words.split())
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Said(code, said.out, said.err)

    return run
