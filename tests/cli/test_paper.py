"""Commands that read: games, rules, replay, verify, --version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Shell

import underthrone as ut
from underthrone import cli
from underthrone.journal.journal import commitment
from underthrone.lab.stamp import engine

SECRET = b"a secret that nobody knows until the end"


@pytest.fixture(scope="module")
def text() -> str:
    """A whole game, provably fair."""
    journal = ut.Journal.begin(ut.game("shadow-throne"), 3, secret=SECRET, contributions={0: "of mine"})
    while seats := journal.state.deciders():
        journal.play(seats[0], journal.state.moves(seats[0])[-1])
    return journal.text()


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "a.journal"
    path.write_text(text, "utf-8")
    return path


def test_games_says_what_can_be_played(shell: Shell) -> None:
    said = shell("games")
    assert all(word in said.out for word in ("shadow-throne", "Shadow Throne", "3 to 5", "target=15", engine()))


def test_version_says_plain_or_compiled(shell: Shell) -> None:
    assert re.match(rf"underthrone \S+, {engine()}, Python", shell("--version").out)


@pytest.mark.parametrize(("lang", "word"), [("en", "Resolution"), ("fr", "Empire")])
def test_rules(shell: Shell, lang: str, word: str) -> None:
    said = shell(f"rules shadow-throne --lang {lang}")
    assert said.code == 0
    assert word in said.out
    assert "TH-70" in said.out


def test_verify_says_what_was_checked(shell: Shell, file: Path) -> None:
    said = shell("verify a.journal")
    assert said.code == 0
    assert said.out.count("✓") == 5


def test_verify_compares_with_what_a_player_noted(shell: Shell, file: Path) -> None:
    seal = commitment(SECRET)
    said = cli.run(["verify", "a.journal", "--commitment", seal.upper(), "--contribution", "of mine"])
    assert said == 0
    assert cli.run(["verify", "a.journal", "--contribution", "another one"]) == 1
    assert cli.run(["verify", "a.journal", "--commitment", "0" * 64]) == 1


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ("underthrone journal 1", "underthrone 0.1 reads journals of version 1; this one reads version 3."),
        ("underthrone journal 4", "a newer underthrone reads journals of version 4; this one reads version 3."),
        ("underthrone diary", "'underthrone journal 3' is expected."),
    ],
)
def test_journals_of_other_versions_are_refused(shell: Shell, file: Path, changed: str, sentence: str) -> None:
    file.write_text(file.read_text("utf-8").replace("underthrone journal 3", changed, 1), "utf-8")
    for verb in ("verify", "replay"):
        said = shell(f"{verb} a.journal")
        assert said.code in (1, 2)
        assert sentence in said.err


@pytest.mark.parametrize(
    ("pattern", "changed", "sentence"),
    [
        (r"(?m)^(  10 \d +)\d+", r"\g<1>999", "answer 10"),
        (r"(?m)^(secret: )..", r"\g<1>00", "the secret isn't the one that was committed to"),
        (r"of mine", "another one", "the header or the first deal"),
        (r"(scores )(\d+)", r"\g<1>99", "the result is"),
        (r"players: 3", "players: 4", "the header or the first deal"),
        (r"(?m)^  10 .*\n", "", "answer 10 is expected, not 11"),
        (r"(?m)^secret: .*\n", "", "the secret isn't revealed yet"),
        (r"(?m)^(contribution 0: .*\n)", r'\g<1>contribution 1: "chosen"\n', "the header or the first deal"),
        (r"(?m)^(contribution 0: .*\n)", r'\g<1>contribution 3: "chosen"\n', "there are 3 seats"),
        (r"(?m)^(contribution 0: .*\n)", r'\g<1>contribution 0: "chosen"\n', "two lines 'contribution 0'"),
    ],
)
def test_verify_finds_what_was_changed(shell: Shell, file: Path, pattern: str, changed: str, sentence: str) -> None:
    text = file.read_text("utf-8")
    damaged = re.sub(pattern, changed, text, count=1)
    assert damaged != text
    file.write_text(damaged, "utf-8")
    said = shell("verify a.journal")
    assert said.code == 1
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_replay_tells_a_game_as_somebody_could_know_it(shell: Shell, file: Path) -> None:
    told = shell("replay a.journal").out
    assert "Player 2 drafted a card." in told
    assert "The war ended." in told
    mine = shell("replay a.journal --seat 2").out
    assert "Player 2 drafted a card." not in mine
    assert "Player 1 drafted a card." in mine
    assert "drafted a card." not in shell("replay a.journal --all").out
    assert "La guerre a pris fin." in shell("replay a.journal --lang fr").out


def test_replay_shows_a_position(shell: Shell, file: Path) -> None:
    assert "Battle 1, intrigue" in shell("replay a.journal --ply 3 --seat 1").out
    assert "Your hand:" not in shell("replay a.journal --ply 3").out
    assert shell("replay a.journal --ply 3 --all").out.count("Your hand:") == 3
    assert "so 9999 isn't among them" in shell("replay a.journal --ply 9999").err
    assert "has players 1 to 3" in shell("replay a.journal --seat 7").err
    assert "not both" in shell("replay a.journal --seat 1 --all").err
