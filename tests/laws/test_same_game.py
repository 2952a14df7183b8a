"""Same seed, same options, same moves: the same game in another process, with other hashes, compiled or not."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.laws.digest import compiled, digests

import underthrone as ut

SEEDS = 3
SOURCE = Path(ut.__file__).parent.parent


def elsewhere(source: Path, hash_seed: str, seeds: list[int]) -> dict[str, Any]:
    """What another process finds."""
    program = str(Path(__file__).parent / "digest.py")
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, program, str(source), *map(str, seeds)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_another_process_with_other_hashes_plays_the_same_game(hash_seed: str, times: int) -> None:
    seeds = list(range(1, 1 + SEEDS * times))
    found = elsewhere(SOURCE, hash_seed, seeds)
    assert found["compiled"] == compiled()
    assert found["digests"] == digests(seeds)


@pytest.mark.skipif(not compiled(), reason="the plain sources run: there is nothing compiled to compare with")
def test_plain_and_compiled_play_the_same_game(tmp_path: Path, times: int) -> None:
    seeds = list(range(1, 1 + SEEDS * times))
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    found = elsewhere(tmp_path / "src", "1", seeds)
    assert not found["compiled"]
    assert found["digests"] == digests(seeds)
