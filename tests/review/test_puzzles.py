"""Puzzles: found in bots' games, kept as data, asked on the board and in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

import underthrone as ut
from underthrone.review import puzzles
from underthrone.review.puzzles import Puzzle, keep, mined, of_the_day
from underthrone.review.weighing import Budget, tried
from underthrone.review.words import marks
from underthrone.table import lessons
from underthrone.table.lessons.puzzles import _puzzles


def made(game_id: str, seed: int) -> Puzzle:
    """A position with an answer that counts as the best one."""
    s = ut.game(game_id).new(ut.game(game_id).players[0], seed)
    s.setup.names = marks(s.setup.players)
    while s.rules.parts[s.question] > 1 or len(s.moves(s.decider())) < 3:
        s.play(s.decider(), s.moves(s.decider())[0])
    seat = s.decider()
    given, best = tried(s, seat, [(move,) for move in s.moves(seat)[:2]], range(2), 1)
    return puzzles._written(s, seat, given, best, 0.1, 1)


@pytest.fixture(params=ut.games())
def kept(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Puzzle]]:
    """Puzzles of a game in a folder of their own."""
    monkeypatch.setattr(puzzles, "FOLDER", tmp_path)
    found = [made(request.param, seed) for seed in (1, 2, 3)]
    keep(request.param, found)
    puzzles.puzzles.cache_clear()
    _puzzles.cache_clear()
    yield puzzles.puzzles(request.param)
    puzzles.puzzles.cache_clear()
    _puzzles.cache_clear()


def test_puzzles_are_kept_and_come_back(kept: list[Puzzle]) -> None:
    assert len(kept) == 3
    for puzzle in kept:
        s = puzzle.start()
        assert puzzle.answer in s.moves(puzzle.seat)
        assert puzzle.tempting in s.moves(puzzle.seat)
        assert puzzle.grade == 2
        assert set(puzzle.said) == {"en", "fr"}


def test_every_day_has_its_puzzle(kept: list[Puzzle]) -> None:
    day = date(2026, 11, 17)
    found = [of_the_day(kept[0].game, day + timedelta(days=n)) for n in range(4)]
    assert found[0] == found[3]
    assert len({puzzle.id for puzzle in found if puzzle}) == 3
    assert of_the_day("styx" if kept[0].game != "styx" else "shadow-throne", day) is None


def test_a_puzzle_is_asked_on_the_board(kept: list[Puzzle]) -> None:
    g = ut.game(kept[0].game)
    for one in lessons.puzzles(g):
        for lang in ("en", "fr"):
            assert one.steps[0].done[lang]
            assert not any(mark in one.steps[0].done[lang] for mark in marks(6))
        right = lessons.follow(one, [[one.puzzle.answer]], g)
        assert right.over
        wrong = lessons.follow(one, [[one.puzzle.tempting]], g)
        assert wrong.missed is not None
        assert not wrong.over
        assert lessons.seen(right, "fr", "Ada").game == g.id


def test_only_what_fits_the_cards_is_offered(kept: list[Puzzle], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ut.game(kept[0].game), "version", 99)
    puzzles.puzzles.cache_clear()
    assert puzzles.puzzles(kept[0].game) == []


def test_what_is_mined_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """With next to no thought, and no demands, the first decisions of a game give one at once."""
    for name in ("CLEAR", "APART"):
        monkeypatch.setattr(puzzles, name, -1.0)
    monkeypatch.setattr(puzzles, "STABLE", 1)
    monkeypatch.setattr(puzzles, "thought", lambda s, seat, name, seed: (s.moves(seat)[-1 if "search" in name else 0],))
    monkeypatch.setattr(puzzles, "_habits", lambda s, seat, seed: [])
    looked: list[int] = []
    found = next(mined("shadow-throne", 1, Budget(1, 4, 4, 1), lambda: looked.append(1)))
    s = found.start()
    assert (found.tempting, found.answer) == (s.moves(found.seat)[0], s.moves(found.seat)[-1])
    monkeypatch.setattr(puzzles, "CLEAR", 2.0)
    assert puzzles._puzzle(s, found.seat, 1, Budget(1, 4, 4, 1)) is None
