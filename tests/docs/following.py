"""A reader who follows a document to the letter, in a copy of the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
COPIED = ("src", "tests", "docs/rules", "pyproject.toml")
BLOCK = re.compile(r"^```(\w+)(?: (\S+)(?: \[(\S+)\])?)?\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HEADING = re.compile(r"^## (.*)$", re.MULTILINE)


class Block(NamedTuple):
    """A block of code: its language, the file it belongs to, and the entry whose place it takes."""

    language: str
    file: str
    entry: str
    text: str


def chapters(page: str) -> dict[str, list[Block]]:
    """The blocks of a page under docs/ by heading."""
    parts = HEADING.split((ROOT / "docs" / page).read_text("utf-8"))
    return {title: [Block(*found) for found in BLOCK.findall(text)] for title, text in zip(parts[1::2], parts[2::2])}


class Reader:
    """Does what the blocks say."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            if (ROOT / name).is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "*.so", "static", "browser")
                shutil.copytree(ROOT / name, folder / name, symlinks=True, ignore=ignored)
            else:
                shutil.copy(ROOT / name, folder / name)

    def follow(self, blocks: list[Block]) -> None:
        """Every block in its order."""
        for block in blocks:
            if block.language == "sh":
                self.type(block.text)
            elif block.language == "diff":
                self.change(self.folder / block.file, block.text)
            elif block.entry:
                self.replace(self.folder / block.file, block.entry, block.text)
            elif block.file:
                self.append(self.folder / block.file, block.text)

    def append(self, file: Path, text: str) -> None:
        """At the end of a file, or into a new one."""
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as end:
            end.write(text)

    def replace(self, file: Path, entry: str, text: str) -> None:
        """In the place of an entry of a TOML file."""
        whole = file.read_text("utf-8")
        found = re.search(rf"^\[{re.escape(entry)}\]\n.*?(?=^\[|\Z)", whole, re.DOTALL | re.MULTILINE)
        assert found is not None, f"{file.name} has no entry {entry}"
        file.write_text(whole[: found.start()] + text + "\n" + whole[found.end() :], "utf-8")

    def change(self, file: Path, text: str) -> None:
        """Lines with + come in, lines with - go, those between are found in the file."""
        lines = text.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] != "+")
        after = "".join(line[1:] for line in lines if line[0] != "-")
        whole = file.read_text("utf-8")
        assert whole.count(before) == 1, f"{file.name} has these lines {whole.count(before)} times:\n{before}"
        file.write_text(whole.replace(before, after), "utf-8")

    def type(self, text: str) -> str:
        """Into a shell in the folder; `underthrone` and `python` are those of this test."""
        tools = self.folder / "bin"
        if not tools.exists():
            tools.mkdir()
            for name, words in (("python", ""), ("underthrone", " -m underthrone")):
                (tools / name).write_text(f'#!/bin/sh\nexec {sys.executable}{words} "$@"\n', "utf-8")
                (tools / name).chmod(0o755)
        env = {**os.environ, "PYTHONPATH": f"{self.folder / 'src'}:{self.folder}", "COLUMNS": "80"}
        env["PATH"] = f"{tools}:{os.environ['PATH']}"
        done = subprocess.run(["bash", "-eu", "-c", text], cwd=self.folder, env=env, capture_output=True, text=True)
        assert done.returncode == 0, f"{text}\n{done.stdout}\n{done.stderr}"
        return done.stdout
