"""A game may go on from a moment of another one: it says so, and everything can be recomputed."""

from __future__ import annotations

import pytest

import underthrone as ut
from underthrone.journal.journal import Journal
from underthrone.journal.reading import read
from underthrone.journal.starts import Start, started
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.errors import Trouble

SECRET = b"x" * 32


def played(journal: Journal, answers: int) -> Journal:
    """Some answers by habit: no game ends so soon."""
    habit, dice = journal.game.heuristics.habit, Dice(seeded(3))
    for _ in range(answers):
        seat = journal.state.decider()
        journal.play(seat, habit(journal.state.clone(), seat, dice))
    return journal


def continuation(origin: Journal, number: int, seat: int | None) -> Journal:
    start = started(origin.replay(number), number, origin.lines[number - 1].digest, seat, 7)
    setup = origin.setup
    return Journal.begin(origin.game, setup.players, setup.options, secret=SECRET, rules=setup.rules, start=start)


@pytest.mark.parametrize("game_id", ut.games())
@pytest.mark.parametrize("seat", [None, 1])
def test_a_game_goes_on_from_a_moment_of_another(game_id: str, seat: int | None) -> None:
    origin = played(Journal.begin(ut.game(game_id), 3, seed=5), 9)
    journal = played(continuation(origin, 7, seat), 6)
    there, here = origin.replay(7), journal.replay(0)
    assert there.view(seat) == here.view(seat)
    assert here.draw_key, "its chance is its own"
    text = journal.text(secret=True)
    again = read(text, "copy")
    assert again.start == journal.start
    assert again.state == journal.state
    assert any("continues the position after answer 7" in sentence for sentence in again.verify())
    assert "answer 7 of journal" in again.check_origin(origin)
    assert "start:" not in journal.text(), "what is hidden stays so until the end"


def test_another_game_is_not_its_origin() -> None:
    origin = played(Journal.begin(ut.game("styx"), 3, seed=5), 9)
    journal = continuation(origin, 7, None)
    with pytest.raises(Trouble, match="doesn't continue answer 7"):
        journal.check_origin(played(Journal.begin(ut.game("styx"), 3, seed=6), 9))
    with pytest.raises(Trouble, match="no answer 7"):
        journal.check_origin(played(Journal.begin(ut.game("styx"), 3, seed=5), 3))
    with pytest.raises(Trouble, match="continues no other game"):
        origin.check_origin(journal)


def test_a_damaged_start_is_refused() -> None:
    origin = played(Journal.begin(ut.game("styx"), 2, seed=5), 4)
    good = started(origin.state, 4, origin.lines[-1].digest, None, 0)
    for start in (good._replace(state="{"), good._replace(state="{}"), Start(4, good.digest, None, "[]")):
        with pytest.raises(Trouble):
            Journal.begin(origin.game, 2, origin.setup.options, seed=1, start=start)
    text = Journal.begin(origin.game, 2, origin.setup.options, seed=1, start=good).text()
    for wrong in (text.replace("continues: answer", "continues: line"), text.replace("start: e", "start: !")):
        with pytest.raises(Trouble):
            read(wrong, "copy")
    changed = read(text.replace("answer 4", "answer 5"), "copy")
    with pytest.raises(Trouble, match="header or the first deal"):
        changed.verify()
