"""The server's words: each of them is used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import underthrone.table
from underthrone.table.refusal import Unplayed
from underthrone.table.storage.store import Listed

HOME = Path(underthrone.table.__file__).parent


def keys() -> list[str]:
    """The names of all sentences."""
    return re.findall(r"^([a-z0-9-]+) =", (HOME / "text" / "en.ftl").read_text("utf-8"), re.M)


def test_every_refusal_has_a_sentence_and_every_sentence_is_said() -> None:
    code = "".join(path.read_text("utf-8") for path in HOME.rglob("*.py") if "look" not in path.parts)
    said = set(re.findall(r"""Refusal\(\s*"([a-z0-9-]+)\"""", code)) | set(re.findall(r'\d{3}: "([a-z-]+)"', code))
    said |= {"bad-edition"} if "class BadEdition(Refusal)" in code else set()
    said |= {Unplayed(newer, cast(Listed, None)).error for newer in (True, False)}
    assert {f"refused-{key}" for key in said} == {key for key in keys() if key.startswith("refused-")}
