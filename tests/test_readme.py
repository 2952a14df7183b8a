"""What the README shows works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHOWN = ("README.md", "docs/DESIGN.md", "docs/journals.md", "docs/scenes.md")


def examples(page: str) -> list[str]:
    """The Python blocks of a page."""
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", SHOWN)
def test_the_examples_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert examples(page)
    names: dict[str, object] = {}
    for example in examples(page):
        exec(compile(example, page, "exec"), names)


def test_the_tour_takes_about_twenty_lines() -> None:
    lines = [line for line in examples("README.md")[0].splitlines() if line.strip()]
    assert len(lines) <= 22


def test_every_link_leads_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")]:
        for link in re.findall(r"\]\(((?!https:)[^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_every_test_that_a_ruling_names_exists() -> None:
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    for page in (ROOT / "src").rglob("README.md"):
        for name in re.findall(r"`(test_\w+)`", page.read_text("utf-8")):
            assert f"def {name}(" in tests, f"{page.parent.name}: {name}"
