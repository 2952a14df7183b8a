"""What a stored result says about itself: when, by which command, with which versions."""

from __future__ import annotations

import platform
import subprocess
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import underthrone.kernel.state
from underthrone.kernel.game import Game


def engine() -> str:
    """Which of the two engines runs."""
    return "plain" if str(underthrone.kernel.state.__file__).endswith(".py") else "compiled"


def stamp(command: str, game: Game | None = None) -> dict[str, Any]:
    """Date, command, machine and versions."""
    said: dict[str, Any] = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": command,
        "underthrone": installed("underthrone"),
        "commit": commit(),
        "engine": engine(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
    }
    if game is not None:
        said |= {"game": game.id, "rules": game.version, "edition": game.edition}
    return said


def installed(package: str) -> str | None:
    """The version of an installed package; None when it isn't there."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def commit() -> str | None:
    """The commit that the sources stand at, with a + when they were changed since; None outside a clone."""
    here = Path(__file__).parent
    try:
        head = _git(here, "rev-parse", "--short=12", "HEAD")
        return head + ("+" if _git(here, "status", "--porcelain", "--untracked-files=no", ".") else "")
    except (OSError, subprocess.SubprocessError):
        return None


def _git(where: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=where, capture_output=True, check=True, text=True, timeout=10
    ).stdout.strip()
