"""The command that learns: what wins is installed, and what was measured with the old weights isn't used again."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Shell

from underthrone.lab import train

COMMAND = "train styx --bots habit --games 3 --players 2 --meetings 4 --jobs 1"


@pytest.mark.parametrize("won", [True, False])
def test_weights_that_win_are_installed(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, won: bool
) -> None:
    place, kept = tmp_path / "weights.toml", tmp_path / "runs" / "styx" / "chances.jsonl"
    kept.parent.mkdir(parents=True)
    kept.write_text("[]\n")
    met = {"rate": 0.8 if won else 0.2, "interval": [0.7, 0.9] if won else [0.1, 0.3], "games": 4}
    monkeypatch.setattr(train, "installed", lambda _: place)
    monkeypatch.setattr(train, "duel", lambda *_: met)
    said = shell(f"{COMMAND} --folder {tmp_path / 'runs'}")
    assert said.code == 0
    assert ("They won" in said.out) is place.exists() is won
    assert ("underthrone bench chances styx --rounds 300 --keep fits them anew" in said.out) is won
    assert kept.exists() is not won
