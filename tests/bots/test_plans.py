"""Answers of several parts are planned as a whole."""

from __future__ import annotations

import underthrone as ut
from underthrone.bots import Seat
from underthrone.bots.plans import Planner, Trial, neighbours
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State


def at_the_orders() -> State:
    s = ut.game("lords-of-xidit").new(players=4, seed=3, recording=False)
    while not s.sealed:
        s.play(s.decider(), s.moves(s.decider())[0])
    return s


def test_neighbours_have_another_part_or_one_put_in_or_taken_out() -> None:
    assert neighbours((1, 2, 3), 1, [7]) == [
        (1, 7, 3),
        (1, 7, 2),
        (1, 3, 7),
        (1, 2, 7),
        (1, 2, 7),
        (1, 2, 7),
    ]


def test_a_plan_is_made_once_and_again_when_something_else_was_said() -> None:
    s = at_the_orders()
    planner = Planner(Dice(seeded(1)))
    first = planner.next_part(Seat(s, 0, 1), 2, 2)
    plan = planner.plan
    s.play(0, first)
    assert planner.next_part(Seat(s, 0, 1), 2, 2) == plan[1]
    assert planner.plan is plan
    other = next(move for move in s.moves(0) if move != plan[1])
    s.play(0, other)
    planner.next_part(Seat(s, 0, 1), 2, 2)
    assert planner.plan[:2] == (first, other)


def test_a_search_finds_a_plan_that_is_at_least_as_good_as_a_quick_one_in_its_own_worlds() -> None:
    s = at_the_orders()
    trial = Trial(Seat(s, 1, 5), Dice(seeded(2)), 400)
    trial.imagine_thought(4)
    quick = trial.bettered(3)
    assert trial.total(trial.raced([quick, *neighbours(quick, 0, s.moves(1))]), 4) >= trial.total(quick, 4)
    assert all(len(values) <= 4 for values in trial.values.values())


def test_others_think_for_a_moment_and_answer_in_full() -> None:
    s = at_the_orders()
    trial = Trial(Seat(s, 2, 5), Dice(seeded(2)), 400)
    trial.imagine_thought(1)
    assert trial.worlds[0].deciders() == [2]
    assert trial.spent > 0
