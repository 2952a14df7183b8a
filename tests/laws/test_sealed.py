"""Answers given at the same time: in any order, changeable until the last is in, and nobody else's business."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from tests.laws.random_play import answer, chance, every_table, give, new, one_of, seeds, walk

import underthrone as ut
from underthrone.kernel.dice import Dice
from underthrone.kernel.state import State

Answers = dict[int, list[int]]


def sealed(game_id: str, players: int, seed: int, every: int) -> Iterator[tuple[State, Answers]]:
    """Positions in which several seats are asked and nobody has answered, each with an answer for every seat."""
    dice = chance(seed)
    for s in walk(new(game_id, players, seed), chance(seed + 1)):
        if s.sealed and max(s.sealed) < 0 and dice.below(every) == 0:
            yield s.clone(), {seat: answer(s, seat, dice) for seat in s.addressed}


def shuffled(seats: list[int], dice: Dice) -> list[int]:
    order = seats[:]
    dice.shuffle(order)
    return order


def known(s: State, seat: int | None) -> list[Any]:
    """All that a seat or a spectator can learn from a state without playing."""
    redeals = [s.redeal(seat, 5), s.redeal(seat, 6)]
    if seat is None:
        return [s.view(None), *redeals]
    return [s.view(seat), s.moves(seat), s.parts_of(seat), *redeals]


@every_table
@given(seed=seeds)
def test_the_order_of_sealed_answers_does_not_matter(game_id: str, players: int, seed: int) -> None:
    dice = chance(seed)
    for s, answers in sealed(game_id, players, seed, every=2):
        ends = []
        for _ in range(3):
            c = s.clone()
            for seat in shuffled(s.addressed, dice):
                give(c, seat, answers[seat])
            ends.append((c.to_data(), c.events))
        assert ends[0] == ends[1] == ends[2]


@every_table
@given(seed=seeds)
def test_a_sealed_answer_may_be_changed_until_the_last_is_in(game_id: str, players: int, seed: int) -> None:
    dice = chance(seed)
    for s, answers in sealed(game_id, players, seed, every=2):
        once, often = s.clone(), s.clone()
        for seat in s.addressed:
            give(once, seat, answers[seat])
        *first, last = shuffled(s.addressed, dice)
        for seat in first:
            give(often, seat, answer(s, seat, dice))
            give(often, seat, answer(s, seat, dice))
        for seat in first:
            assert often.moves(seat) == s.moves(seat)
            give(often, seat, answers[seat])
        give(often, last, answers[last])
        assert often == once


@every_table
@given(seed=seeds)
def test_a_sealed_answer_may_be_taken_back(game_id: str, players: int, seed: int) -> None:
    dice = chance(seed)
    for s, answers in sealed(game_id, players, seed, every=2):
        seat = one_of(s.addressed, dice)
        c = s.clone()
        give(c, seat, answers[seat])
        assert c.parts_of(seat) == answers[seat]
        assert seat not in c.deciders()
        c.withdraw(seat)
        assert c == s
        assert c.moves(seat) == s.moves(seat)
        refused = c.to_data()
        for nobody in (seat, -1, players):
            with pytest.raises(ut.Illegal) as refusal:
                c.withdraw(nobody)
            assert all(refusal.value.words[lang] for lang in ("en", "fr"))
        assert c.to_data() == refused


@every_table
@given(seed=seeds)
def test_nobody_learns_anything_from_sealed_answers(game_id: str, players: int, seed: int) -> None:
    dice = chance(seed)
    for s, answers in sealed(game_id, players, seed, every=8):
        me = one_of(s.addressed, dice)
        if dice.below(2):  # with and without an answer of one's own
            give(s, me, answers[me])
        before = [known(s, me), known(s, None)]
        others = [seat for seat in s.addressed if seat != me]
        answered = [seat for seat in others if me in s.deciders() or seat != others[-1]]
        for seat in answered:
            give(s, seat, answers[seat])
            assert [known(s, me), known(s, None)] == before


@every_table
@given(seed=seeds)
def test_refusals_tell_nothing_of_sealed_answers(game_id: str, players: int, seed: int) -> None:
    dice = chance(seed)
    for s, answers in sealed(game_id, players, seed, every=8):
        seat = one_of(s.addressed, dice)
        one, other = s.clone(), s.clone()
        give(one, seat, answers[seat])
        give(other, seat, answer(s, seat, dice))
        for me in range(-1, players + 1):
            if me != seat:
                for move in range(ut.game(game_id).move_count):
                    assert one.why_not(me, move) == other.why_not(me, move)
                    if me in s.addressed:
                        assert one.why_not(me, move) == s.why_not(me, move)
