"""CONTRIBUTING.md names files, targets and commands that are there."""

from __future__ import annotations

import re

import pytest
from tests.docs.following import ROOT

from underthrone.cli import app

PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


@pytest.mark.parametrize("path", sorted(set(re.findall(r"(?:tests|docs|src)/[\w/.-]*\w", PAGE))))
def test_a_path_that_it_names_is_there(path: str) -> None:
    assert (ROOT / path).exists() or "<game>" in PAGE[PAGE.index(path) : PAGE.index(path) + len(path) + 8]


def test_targets_and_commands_that_it_names_are_there() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)\b", PAGE)) - {"them"} <= targets
    commands = {(command.callback.__name__ if command.callback else "") for command in app.registered_commands}
    assert set(re.findall(r"underthrone ([a-z]+)", PAGE)) <= commands
