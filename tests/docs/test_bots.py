"""docs/bots.md, engines.md and clusters.md: followed from an empty folder, and nothing named that isn't there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from tests.deploy.test_deploy import accepted
from tests.docs.following import ROOT, chapters

from underthrone.doors.engine import WANTS
from underthrone.doors.foreign import FAULTS
from underthrone.doors.settings import Settings

ENGINES = (ROOT / "docs" / "engines.md").read_text("utf-8")
PAGES = {name: (ROOT / "docs" / name).read_text("utf-8") for name in ("bots.md", "engines.md", "clusters.md")}


@pytest.mark.parametrize("title", ["A class in Python", "A program in any language"])
def test_a_newcomer_follows_it_from_an_empty_folder(title: str, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "underthrone"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m underthrone "$@"\n')
    program.chmod(0o755)
    there = {"PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "120"}
    there["PYTHONPATH"] = str(ROOT / "src")
    said = ""
    for block in chapters("bots.md")[title]:
        if block.file:
            (tmp_path / block.file).write_text(block.text, "utf-8")
        elif block.language == "sh":
            done = subprocess.run(
                ["sh", "-ec", block.text], cwd=tmp_path, env={**os.environ, **there}, capture_output=True, text=True
            )
            assert done.returncode == 0, done.stderr
            said += done.stdout
    assert re.search(r"(clever:Clever|mine\.py)", said)


def test_every_setting_and_fault_is_documented() -> None:
    settings = ENGINES[ENGINES.index("| setting ") : ENGINES.index("**An engine, a server or a model that dies")]
    assert re.findall(r"^\| `(\w+)` \|", settings, re.MULTILINE) == [
        *[field.name for field in fields(Settings) if field.name != "log"],
        "log",
    ]
    assert all(f"`{word}`" in ENGINES for word in (*FAULTS, *WANTS))


@pytest.mark.parametrize("page", PAGES)
def test_a_server_s_command_that_it_names_is_accepted(page: str) -> None:
    for command in re.findall(r"`(underthrone (?:serve|think) [^`]+)`", PAGES[page]):
        accepted(shlex.split(command)[1:])


@pytest.mark.parametrize("page", PAGES)
def test_what_it_links_to_is_there(page: str) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", PAGES[page]):
        assert (ROOT / "docs" / target).exists(), target
