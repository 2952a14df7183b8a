"""A hint: what a bot would do, and why, by what the seat may know."""

from __future__ import annotations

from typing import Final

import msgspec

from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State
from underthrone.review.decisions import Answer
from underthrone.review.reasons import reasons
from underthrone.review.review import said
from underthrone.review.weighing import Budget, lost, thought, tried
from underthrone.review.words import Words, in_all

BUDGET: Final = Budget()
TRIES: Final = 8  # to think of something else


class Hint(msgspec.Struct, frozen=True):
    """An answer, what it is better than, by how much of the win chance, and why."""

    answer: list[int]
    said: Words
    instead: Words  # what came to mind too; nothing where nothing did
    gain: float
    reasons: list[Words]


def hint(s: State, seat: int, seed: int, budget: Budget = BUDGET) -> Hint:
    """What a bot would do; the answer that it is better than is what a quick player would do, or else a habit."""
    best = thought(s, seat, f"search:{budget.iterations}", seed)
    other = _other(s, seat, best, seed)
    if other is None:
        return Hint(list(best), _said(s, seat, best), {}, 0.0, [])
    given, ours = tried(s, seat, [other, best], range(budget.worlds), seed)
    if ours.mean()[seat] < given.mean()[seat]:  # weighed side by side, the quick answer is the better one
        given, ours = ours, given
    gain = lost(given, ours, seat)[1]
    why = reasons(s, seat, given, ours, seed)
    return Hint(list(ours.answer), _said(s, seat, ours.answer), _said(s, seat, given.answer), round(gain, 4), why)


def _other(s: State, seat: int, best: Answer, seed: int) -> Answer | None:
    """Something else that comes to mind."""
    quick = thought(s, seat, "greedy", seed + 1)
    if quick != best:
        return quick
    dice = Dice(seeded(seed + 2))
    for _ in range(TRIES):
        habit = _habit(s, seat, len(best), dice)
        if habit != best:
            return habit
    return None


def _habit(s: State, seat: int, parts: int, dice: Dice) -> Answer:
    world = s.redeal(seat, dice.below(1 << 29))
    moves: list[int] = []
    for part in range(parts):
        moves.append(world.setup.game.heuristics.habit(world, seat, dice))
        if part + 1 < parts:
            world.answered(seat, moves[-1])
    return tuple(moves)


def _said(s: State, seat: int, answer: Answer) -> Words:
    return in_all(lambda lang: said(s, seat, answer, lang))
