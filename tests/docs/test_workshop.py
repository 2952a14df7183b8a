"""docs/workshop.md typed in an empty folder: from a changed number to a page that says what it does."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.following import Reader, chapters


def test_a_stranger_follows_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("optuna")
    reader = Reader.__new__(Reader)  # an empty folder: the package is installed, nothing is copied
    reader.folder = tmp_path
    source = Path(__file__).parents[2] / "src"
    (tmp_path / "src").symlink_to(source)
    reader.follow(chapters("workshop.md")["In the terminal"])
    page = (tmp_path / "compare.html").read_text("utf-8")
    assert "Outlaw: power 1 → 2" in page
    assert "aims met" in page
    assert "Shadow Throne" in (tmp_path / "cards.html").read_text("utf-8")
    assert (tmp_path / "report.html").is_file()
    assert (tmp_path / "better.toml").is_file()
