"""The command of the cube tower."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Shell

from underthrone.lab.tower import physics


def test_without_mujoco_the_command_says_how_to_install_it(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(physics, "installed", lambda package: None)
    said = shell("tower calibrate")
    assert said.code == 2
    assert "needs MuJoCo, which isn't installed" in said.err
    assert "pip install -e .[tower]" in said.err


@pytest.mark.parametrize("angles", ["steep", "17,", "0", "17,80"])
def test_angles_that_are_none_are_refused(shell: Shell, monkeypatch: pytest.MonkeyPatch, angles: str) -> None:
    monkeypatch.setattr(physics, "installed", lambda package: "4")
    said = shell(f"tower calibrate --angles {angles}")
    assert said.code == 2
    assert "--angles" in said.err


def test_a_group_without_a_command_shows_what_there_is(shell: Shell) -> None:
    said = shell("tower")
    assert "calibrate" in said.out
