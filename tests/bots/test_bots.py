"""Bots of every game: legal, deterministic, within their budget; the big figures come from `underthrone arena`."""

from __future__ import annotations

import time
from itertools import count

import pytest

import underthrone as ut
from underthrone import bots
from underthrone.bots import Search, Seat
from underthrone.games.learned import Learned
from underthrone.kernel.dice import Dice

EVERY = pytest.mark.parametrize("game_id", ut.games())


@EVERY
@pytest.mark.parametrize("name", ["random", "greedy", "search:8"])
def test_a_bot_plays_legal_moves_and_the_same_ones_for_the_same_seed(game_id: str, name: str) -> None:
    def some_moves() -> list[int]:
        s = ut.game(game_id).new(seed=5, recording=False)
        seats = [bots.named(name, 100 + seat) for seat in range(s.setup.players)]
        moves: list[int] = []
        while len(moves) < 30 and s.deciders():
            seat = s.decider()
            moves.append(seats[seat].move(s, seat))
            s.play(seat, moves[-1])
        return moves

    assert some_moves() == some_moves()


@EVERY
def test_a_bot_does_not_care_what_others_have_sealed(game_id: str) -> None:
    s = ut.game(game_id).new(players=ut.game(game_id).players[-1], seed=2, recording=False)
    while len(s.deciders()) == 1:
        s.play(s.decider(), s.moves(s.decider())[0])
    if not s.deciders():
        pytest.skip("in this game nobody decides at the same time")
    first, *_, last = s.deciders()
    alone = bots.named("search:20", 9).move(s, last)
    for _ in range(s.rules.parts[s.question]):
        s.play(first, s.moves(first)[-1])
    assert bots.named("search:20", 9).move(s, last) == alone


def test_a_budget_of_iterations_is_spent_and_one_of_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ut.game("shadow-throne").new(players=3, seed=1, recording=False)
    counted = Search(1, iterations=25)
    counted.choose(Seat(s, 0, 1))
    assert 15 < counted.done <= 25  # whole worlds, with all moves that are left
    hundredths = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(hundredths) / 100)  # whoever looks at the clock takes 10 ms
    timed = Search(1, milliseconds=60)
    timed.choose(Seat(s, 0, 1))
    assert 0 < timed.done < 200
    assert next(hundredths) == 3 * 4, "each of three halvings stops at the first look at the clock that is too late"


def test_more_worlds_do_not_outvote_what_habit_knows() -> None:
    """Where the evaluation sees no difference that matters, a search with doubt does as habit does, at any length."""
    g = ut.game("stygian-society")
    of = g.heuristics
    assert isinstance(of, Learned)

    def chosen(doubt: float, iterations: int) -> int:
        bot = Search(1, iterations=iterations)
        bot.heuristics = type(of)(of.names, of.weights)
        bot.heuristics.doubt = doubt
        return bot.move(s, seat)

    s, dice, differ = g.new(3, 1, recording=False), Dice(7), 0
    for _ in range(40):
        seat = s.decider()
        options = s.options(seat)
        priors = of.priors(s, seat, options)
        usual = options[priors.index(max(priors))]
        if len(options) > 1 and max(priors) > 0.9 and chosen(0.0, 1000) != usual:
            differ += 1
            assert [chosen(0.0125, 50), chosen(0.0125, 1000)] == [usual, usual]
        s.answered(seat, of.habit(s, seat, dice))
    assert differ > 2


@pytest.mark.slow
def test_search_beats_random() -> None:
    g = ut.game("shadow-throne")
    wins = 0
    for seed in range(6):
        s = g.new(players=3, seed=seed, recording=False)
        seats = [bots.named("search:40" if seat == seed % 3 else "random", seed * 8 + seat) for seat in range(3)]
        while s.deciders():
            s.play(s.decider(), seats[s.decider()].move(s, s.decider()))
        result = s.result()
        wins += result is not None and seed % 3 in result.winners
    assert wins >= 4


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ut.Trouble, match="There is no bot 'clever'"):
        bots.named("clever", 1)
