"""`underthrone review` and `underthrone puzzle`."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from tests.doors.standin import first, server
from tests.review.test_puzzles import made

import underthrone as ut
from underthrone.cli import review as command
from underthrone.cli import run
from underthrone.cli.screen import hung
from underthrone.journal.journal import Journal
from underthrone.review import puzzles
from underthrone.review.review import Judged, Review, Turn
from underthrone.review.weighing import Budget

ENGINE = Path(__file__).parents[2] / "examples" / "engines" / "engine.py"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A short game, and reviews that think little."""
    monkeypatch.setattr(command, "Budget", lambda: Budget(4, 2, 2, 1))
    journal = Journal.begin(ut.game("shadow-throne"), 3, seed=2)
    for _ in range(12):
        seat = journal.state.decider()
        journal.play(seat, journal.state.moves(seat)[0])
    journal.save(tmp_path / "evening.journal")
    return tmp_path / "evening.journal"


def test_a_review_in_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(file), "--all"]) == 0
    said = capsys.readouterr().out
    assert "Review: Shadow Throne, 3 players" in said
    assert "isn’t over" in said
    assert "Player 1" in said
    assert "accuracy" in said
    assert max(map(len, said.splitlines())) <= 80
    assert run(["review", str(file), "--lang", "fr", "--all"]) == 0
    said = capsys.readouterr().out
    assert "Analyse" in said
    assert "Joueur 1:" not in said


def test_a_moment_tells_what_was_decided(capsys: pytest.CaptureFixture[str]) -> None:
    words = {"en": "Take the Outlaw", "fr": "Prendre le Hors-la-loi"}
    decided = Judged(5, 5, 0, 1, words, [1], words, "mistake", 0.2, 0.1, 0.0, [-0.2, 0.2], [2], words)
    turn = Turn(5, 1, [-0.3, 0.3], [-0.2, 0.2], [-0.1, 0.1], [0])
    found = Review(1, "styx", "", 3, 2, False, "", 1, [], [decided], [turn], [0], [])
    command.Page(found, ["Ada", "Bo"], "fr")._moments()
    said = capsys.readouterr().out
    assert "Réponse 5, tour 1" in said
    assert "?  Ada\u202f: Prendre le Hors-la-loi" in said


def test_what_a_no_break_space_joins_stays_together(capsys: pytest.CaptureFixture[str]) -> None:
    start = "un deux trois quatre cinq six sept huit neuf dix onze douze treize x"
    hung(Text(f"{start} mieux\u202f: oui"), "  1  ")
    assert capsys.readouterr().out == f"  1  {start}\n     mieux\u202f: oui\n"


def test_a_review_for_programs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "shadow-throne"
    assert len(found["seats"]) == 3


def test_a_bot_from_outside_is_asked_too(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[str] = []

    def rule(body: dict[str, Any]) -> Any:
        asked.append(body["question"])
        return first(body)

    with server(rule) as (url, _):
        assert run(["review", str(file), "--json", "--bot", f"{url}/move"]) == 0
    assert asked[0] == "draft"
    assert len(json.loads(capsys.readouterr().out)["seats"]) == 3
    engine = shlex.join([sys.executable, str(ENGINE)])
    assert run(["review", str(file), "--json", "--bot", f"cmd(time=20s):{engine}"]) == 0
    assert run(["review", str(file), "--bot", "nobody"]) == 2
    assert "There is no bot 'nobody'" in capsys.readouterr().err


def test_bad_input_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty.journal"
    Journal.begin(ut.game("styx"), 2, seed=1).save(empty)
    for words in (
        ["review", str(tmp_path / "none.journal")],
        ["review", str(empty)],
        ["review", str(empty), "--times", "0"],
        ["review", str(empty), "--lang", "de"],
        ["puzzle", "styx", "99"],
        ["puzzles", "styx", "--count", "0"],
    ):
        assert run(words) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_puzzle_is_asked_and_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(puzzles, "FOLDER", tmp_path)
    puzzle = made("shadow-throne", 1)
    puzzles.keep("shadow-throne", [puzzle])
    puzzles.puzzles.cache_clear()
    place = puzzle.start().moves(puzzle.seat).index(puzzle.answer) + 1
    for said, answer in ((str(place), "Yes!"), (str(place % 2 + 1), "Not that.")):
        monkeypatch.setattr("builtins.input", lambda _, said=said: said)
        assert run(["puzzle", "shadow-throne"]) == 0
        assert answer in capsys.readouterr().out
    monkeypatch.setattr("builtins.input", lambda _: "nothing")
    assert run(["puzzle", "shadow-throne", "1", "--lang", "fr"]) == 2
    puzzles.puzzles.cache_clear()
