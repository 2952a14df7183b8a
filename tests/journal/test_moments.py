"""Stepping through a journal: what may be taken back, and what a line can't say."""

from __future__ import annotations

import pytest

import underthrone as ut
from underthrone.journal.journal import Journal
from underthrone.journal.moments import ANSWER, BACK, UNDO, Line
from underthrone.journal.reading import read


@pytest.fixture
def journal() -> Journal:
    """Shadow Throne's draft: everybody chooses at once."""
    return Journal.begin(ut.game("shadow-throne"), 3, seed=4)


def test_a_line_has_a_verb_and_an_answer_a_move(journal: Journal) -> None:
    move = journal.state.moves(0)[0]
    journal.play(0, move)
    journal.undo(0)
    journal.write(journal._draft(Line(0, UNDO, None, ""), journal.now))  # as journals of 1.0 may have it
    assert [(line.seat, line.verb, line.move) for line in journal.lines] == [
        (0, ANSWER, move),
        (0, BACK, None),
        (0, UNDO, None),
    ]
    assert read(journal.text(), "a file").lines == journal.lines


@pytest.mark.parametrize("number", [-1, -2, 10**9])
def test_no_number_takes_back(journal: Journal, number: int) -> None:
    journal.play(0, journal.state.moves(0)[0])
    with pytest.raises(ut.Illegal):
        journal.play(0, number)
    assert len(journal.lines) == 1
    text = journal.text()
    with pytest.raises(ut.Trouble, match="neither a header nor an answer"):
        read(text + f"   2 0 {-abs(number):4} 0123456789abcdef\n", "a file")


def test_the_moments_are_what_was_played(journal: Journal) -> None:
    played = [journal.state.to_data()]
    for seat in (0, 1, 0):
        journal.play(seat, journal.state.moves(seat)[-1])
        played.append(journal.state.to_data())
    journal.undo(0)
    played.append(journal.state.to_data())
    moments = list(journal.moments())
    assert [moment.number for moment in moments] == [0, 1, 2, 3, 4]
    assert [moment.line for moment in moments] == [None, *journal.lines]
    assert [moment.state.to_data() for moment in moments] == played


def test_drafts_follow_each_other_and_count_when_they_are_written(journal: Journal) -> None:
    first = journal.draft(0, journal.state.moves(0)[0])
    second = journal.draft(1, first.state.moves(1)[0], first)
    assert not journal.lines
    journal.write(first)
    journal.write(second)
    assert journal.verify()


@pytest.mark.parametrize("verb", [BACK, UNDO])
def test_who_has_nothing_to_take_back_is_found_at_the_place(journal: Journal, verb: str) -> None:
    journal.play(0, journal.state.moves(0)[0])
    text = journal.text() + f"   2 1 {verb} 0123456789abcdef\n"
    with pytest.raises(ut.Trouble, match="a file, answer 2: "):
        read(text, "a file").verify()


def test_what_was_taken_back_stays_back(journal: Journal) -> None:
    journal.play(0, journal.state.moves(0)[0])
    assert journal.can_undo(0)
    journal.undo(0)
    assert not journal.can_undo(0)
    with pytest.raises(ut.Illegal):
        journal.undo(0)
    journal.play(1, journal.state.moves(1)[0])
    assert 0 in journal.state.deciders()
    journal.play(0, journal.state.moves(0)[1])
    assert journal.can_undo(0)


def test_a_choice_of_another_is_a_fence(journal: Journal) -> None:
    for seat in range(3):
        journal.play(seat, journal.state.moves(seat)[0])
    assert journal.now.undoable is None
    assert not any(journal.can_undo(seat) for seat in range(3))
    with pytest.raises(ut.Illegal):
        journal.undo(2)
