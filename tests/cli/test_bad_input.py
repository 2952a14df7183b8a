"""Bad input gets one clear sentence and exit code 2, and nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Shell

WRONG = {
    "play": "GAME",
    "dance": "dance",
    "games --loud": "--loud",
    "play chess": "There is no game 'chess'",
    "play shadow-throne --players 9": "takes 3 to 5 players, not 9",
    "play shadow-throne --players many": "--players",
    "play shadow-throne --seat 4": "There is no player 4: this game of Shadow Throne has players 1 to 3",
    "play shadow-throne --lang de": "en, fr, not 'de'",
    "play shadow-throne --bots genius": "There is no bot 'genius'",
    "play shadow-throne --bots greedy,random": "3 players need 3 bots",
    "play shadow-throne --option target": "name=value, not 'target'",
    "play shadow-throne --option target=16": "15, 20, 25, not '16'",
    "play shadow-throne --option luck=1": "no option 'luck'",
    "play shadow-throne --edition none.toml": "none.toml",
    "play shadow-throne --scene none.toml": "none.toml",
    "play shadow-throne --scene none.toml --seed 1": "A scene brings its own",
    "play shadow-throne --journal noise.txt": "noise.txt, line 1",
    "play shadow-throne --journal noise.txt --seed 3": "holds a game already",
    "sim shadow-throne --games 0": "--games must be at least 1",
    "sim shadow-throne --jobs -1": "--jobs must be at least 0",
    "sim shadow-throne --format csv": "parquet, jsonl or both",
    "sim shadow-throne --bots search:0": "at least one iteration",
    "sim shadow-throne --games 1 --out noise.txt/x": "noise.txt",
    "arena shadow-throne --bots greedy": "takes 3 to 5 players, not 1",
    "arena shadow-throne --players 4 --bots greedy,random": "4 players need 4 bots",
    "bench shadow-throne --players two": "--players",
    "bench shadow-throne --players 9": "takes 9 players",
    "bench shadow-throne --seconds 0": "--seconds must be at least",
    "report none.parquet": "There is no file none.parquet",
    "report noise.parquet": "noise.parquet",
    "report noise.txt": "noise.txt",
    "replay none.journal": "none.journal",
    "replay noise.txt": "line 1",
    "rules chess": "There is no game 'chess'",
    "rules shadow-throne --lang de": "en, fr",
}


@pytest.mark.parametrize("words", WRONG)
def test_one_sentence_says_what_is_wrong(shell: Shell, tmp_path: Path, words: str) -> None:
    for name in ("noise.txt", "noise.parquet"):
        (tmp_path / name).write_text("noise\n")
    said = shell(words)
    assert said.code == 2
    assert WRONG[words] in said.err
    assert said.err.count("\n") == 1
    assert (tmp_path / "noise.txt").read_text() == "noise\n"


def test_a_damaged_edition_is_refused_with_its_place(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[hero]\nname = "Hero"\nfaction = "pirates"\n')
    said = shell("sim shadow-throne --games 1 --edition mine.toml")
    assert said.code == 2
    assert "mine.toml, hero: faction must be one of" in said.err


def test_nothing_typed_shows_the_help(shell: Shell) -> None:
    said = shell("")
    assert all(name in said.out for name in ("play", "sim", "arena", "bench", "report", "replay", "verify", "rules"))
