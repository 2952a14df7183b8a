"""A game on paper is the game: every line replays to the same table, also after somebody took something back."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.laws.random_play import chance, decide, every_table, one_of, seeds

import underthrone as ut
from underthrone.journal.journal import Journal
from underthrone.journal.reading import read
from underthrone.kernel.dice import Dice


def written(game_id: str, players: int, seed: int, upto: int = 10_000) -> tuple[Journal, list[object]]:
    """A random game on paper with the tables after each line; now and then somebody takes an answer back."""
    dice = chance(seed)
    contributions = {players - 1: "ñ 7", 0: "olive"}
    journal = Journal.begin(ut.game(game_id), players, secret=seed.to_bytes(8, "big"), contributions=contributions)
    tables: list[object] = [journal.state.to_data()]
    while journal.state.deciders() and len(journal.lines) < upto:
        if not change_of_mind(journal, dice):
            journal.play(*decide(journal.state, dice))
        tables.append(journal.state.to_data())
    return journal, tables


def change_of_mind(journal: Journal, dice: Dice) -> bool:
    """In one of ten answers, if there is somebody who may."""
    able = [seat for seat in range(journal.setup.players) if journal.can_undo(seat)]
    if not able or dice.below(10):
        return False
    journal.undo(one_of(able, dice))
    return True


@every_table
@given(seed=seeds)
def test_a_journal_replays_to_the_same_table(game_id: str, players: int, seed: int) -> None:
    journal, tables = written(game_id, players, seed)
    back = read(journal.text(), "a file")
    assert back.text() == journal.text()
    assert back.verify()
    assert back.state.to_data() == tables[-1]
    for upto in range(0, len(tables), 17):
        assert back.replay(upto).to_data() == tables[upto]


@every_table
@given(seed=seeds)
def test_nothing_is_taken_back_that_showed_something(game_id: str, players: int, seed: int) -> None:
    """What may be undone has told its own seat nothing: what it sees after follows from what it knew before."""
    dice = chance(seed)
    journal = Journal.begin(ut.game(game_id), players, seed=seed)
    while journal.state.deciders():
        before = journal.state.clone()
        seat, move = decide(before, dice)
        journal.play(seat, move)
        if journal.can_undo(seat):
            world = before.redeal(seat, 3)
            world.play(seat, move)
            assert world.view(seat) == journal.state.view(seat)


@every_table
def test_a_changed_line_is_found_at_its_place(game_id: str, players: int) -> None:
    journal, _ = written(game_id, players, 4)
    rows = journal.text(words=False).splitlines()
    first = next(i for i, row in enumerate(rows) if row.startswith("   1 "))
    for number in (1, len(journal.lines) // 2, len(journal.lines)):
        i = first + number - 1
        digest = rows[i].split()[3]
        other = digest.replace(digest[0], "0" if digest[0] != "0" else "1")
        damaged = "\n".join([*rows[:i], rows[i].replace(digest, other), *rows[i + 1 :]])
        with pytest.raises(ut.Trouble, match=f"a file, answer {number}: "):
            read(damaged, "a file").verify()
