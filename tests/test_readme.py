"""What the README shows works."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import underthrone as ut
from underthrone.kernel.dice import Dice

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


def test_chance_is_recomputed_by_hand_without_a_line_of_ours() -> None:
    """The sample of docs/journals.md, up to where it reads a file, against a journal of ours."""
    sample = next(example for example in examples("docs/journals.md") if "hmac" in example)
    assert "underthrone" not in sample.replace('b"underthrone\\n"', "")
    assert len([line for line in sample.splitlines() if line.strip()]) <= 22
    names: dict[str, Any] = {}
    exec(compile(sample.split("\ndraw = ")[0], "docs/journals.md", "exec"), names)
    journal = ut.Journal.begin(ut.game("styx"), 3, secret=b"s" * 32, contributions={2: "ñ 7", 0: 'a "part"'})
    draw, dice = names["draws"](journal.text(secret=True)), Dice(0, journal.state.draw_key)
    for place in range(300):
        assert draw(place, 1 + place) == dice.below(1 + place)
    with pytest.raises(AssertionError, match="promised"):
        names["draws"](journal.text(secret=True).replace("secret: 73", "secret: 74"))


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
