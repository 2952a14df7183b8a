"""The samples of docs/research.md run, one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


def test_the_page_for_researchers_runs() -> None:
    for module in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "textarena"):
        pytest.importorskip(module, reason="the doors for learners need underthrone[spiel,textarena]")
    samples = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(samples) >= 9
    names: dict[str, Any] = {"__name__": "research"}
    for sample in samples:
        exec(compile(sample, str(PAGE), "exec"), names)
    assert names["First"](1).move(names["s"], names["s"].decider()) == names["s"].moves(names["s"].decider())[0]
