"""Answers of several parts: one after the other, sealed, begun anew when they were whole, taken back as a whole.

No game has such a question yet, so Shadow Throne's draft is asked in two parts here.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import underthrone as ut
from underthrone.kernel.state import State


@pytest.fixture
def s() -> Iterator[State]:
    rules = ut.game("shadow-throne").rules
    draft = rules.question_names.index("draft")
    rules.parts[draft] = 2
    yield ut.game("shadow-throne").new(3, seed=1)
    rules.parts[draft] = 1


def program(s: State, seat: int) -> list[int]:
    return s.moves(seat)[:2]


def test_a_seat_decides_until_its_answer_is_whole(s: State) -> None:
    first, second = program(s, 1)
    s.play(1, first)
    assert s.deciders() == [0, 1, 2]
    assert s.parts_of(1) == [first]
    s.play(1, second)
    assert s.deciders() == [0, 2]
    assert s.parts_of(1) == [first, second]


def test_the_order_of_the_seats_does_not_matter(s: State) -> None:
    other = s.clone()
    for seat in (0, 1, 2):
        for move in program(s, seat):
            s.play(seat, move)
    answers = {seat: program(other, seat) for seat in (0, 1, 2)}
    for part in (0, 1):
        for seat in (2, 0, 1):
            other.play(seat, answers[seat][part])
    assert other == s
    assert len(s.view(0)["picks"]) == 2


def test_a_whole_answer_is_begun_anew(s: State) -> None:
    first, second = program(s, 0)
    for move in (first, second, second):
        s.play(0, move)
    assert s.parts_of(0) == [second]
    assert s.deciders() == [0, 1, 2]
    s.play(0, first)
    assert s.parts_of(0) == [second, first]
    assert s.deciders() == [1, 2]


def test_all_parts_are_taken_back_together(s: State) -> None:
    before = s.to_data()
    for parts in (1, 2):
        for move in program(s, 2)[:parts]:
            s.play(2, move)
        s.withdraw(2)
        assert s.to_data() == before


def test_parts_are_hidden_from_others_and_from_their_worlds(s: State) -> None:
    before = [[s.view(eye), s.redeal(eye, 3)] for eye in (None, 1, 2)]
    for move in program(s, 0):
        s.play(0, move)
        assert [[s.view(eye), s.redeal(eye, 3)] for eye in (None, 1, 2)] == before
    assert s.redeal(0, 3).parts_of(0) == s.parts_of(0)
    assert s.view(0)["sealed"] == s.parts_of(0)
