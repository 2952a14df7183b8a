"""Weights from games: conditional logits over seats and over options, fitted by Newton's method with a ridge."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from underthrone.games.learned import Learned, Names, Trait, Weights
from underthrone.kernel.game import Game
from underthrone.lab.selfplay import Played

Array = np.ndarray[Any, np.dtype[np.float64]]
STEPS = 25
CLOSE = 1e-4  # Newton's method ends with a step as small as this
FOLDS = 5


class Choice(NamedTuple):
    """One choice among a few: features of each, how much each was the right one, and the game it is of."""

    features: Array
    right: Array
    game: int


class Lessons(NamedTuple):
    """What a lot of games teach."""

    value: list[Choice]
    players: list[int]  # of each choice of the value
    habit: list[Choice]


def lessons(g: Game, of: Learned, games: list[Played]) -> Lessons:
    """Every settled position of a game that was decided, and every decision of bots that think about features."""
    found = Lessons([], [], [])
    starts = offsets(of.names)
    for number, one in enumerate(games):
        s = one.again(g)
        right = decided(g, one)
        settled = -1
        thinks = not one.bot.startswith("habit")  # a habit that imitates itself learns nothing
        for seat, move in one.moves:
            if right.any() and of.settled(s) and s.round() != settled:
                settled = s.round()
                far = of.progress(s)
                rows = np.array(of.facts(s))
                found.value.append(Choice(np.hstack([rows, far * rows]), right, number))
                found.players.append(one.players)
            options = s.options(seat)
            traits = of.traits(s, seat, options) if thinks and len(options) > 1 else []
            if traits:
                taken = np.zeros(len(options))
                taken[options.index(move)] = 1.0
                found.habit.append(Choice(laid_out(traits, starts), taken, number))
            s.answered(seat, move)
    return found


def decided(g: Game, one: Played) -> Array:
    """Each seat's share of the win; of a team's game what team and foes have of it."""
    if g.cooperative:
        return np.array([1.0, 0.0] if one.winners else [0.0, 1.0])
    right = np.zeros(one.players)
    right[one.winners] = 1 / max(1, len(one.winners))
    return right


def offsets(names: Names) -> list[int]:
    """Where the features of each kind of option begin in one row of all; the last is the width."""
    starts = [0]
    for features in names.habit.values():
        starts.append(starts[-1] + len(features))
    return starts


def laid_out(traits: list[Trait], starts: list[int]) -> Array:
    """The features of some options, a row each, at their places in the row of all."""
    features = np.zeros((len(traits), starts[-1]))
    for row, (kind, values) in enumerate(traits):
        features[row, starts[kind] : starts[kind + 1]] = values
    return features


def by_kind(habit: Array, starts: list[int]) -> list[list[float]]:
    """The weights of a habit, as its file has them."""
    return [[float(w) for w in habit[a:b]] for a, b in pairwise(starts)]


def logit(choices: list[Choice], ridge: float) -> Array:
    """The weights with which the right ones are likeliest; features that are nowhere keep the weight 0."""
    groups = stacked(choices)
    weights = np.zeros(choices[0].features.shape[1])
    used = np.flatnonzero(sum(np.abs(x).sum(axis=(0, 1)) for x, _ in groups))
    small = [(np.ascontiguousarray(x[:, :, used]), right) for x, right in groups]
    found = np.zeros(len(used))
    for _ in range(STEPS):
        gradient = -ridge * found
        curve = ridge * np.eye(len(used))
        for x, right in small:
            p = softmax(x @ found)
            gradient += (right - p).ravel() @ x.reshape(-1, len(used))
            centred = x - (p[:, None, :] @ x)
            flat = (centred * np.sqrt(p)[:, :, None]).reshape(-1, len(used))
            curve += flat.T @ flat
        step = np.linalg.solve(curve, gradient)
        found = found + step
        if np.abs(step).max() < CLOSE:
            break
    weights[used] = found
    return weights


def questions(choices: list[Choice]) -> dict[bytes, list[Choice]]:
    """Decisions by what is asked: those of one question share their features and none with another."""
    seen: dict[bytes, Array] = {}
    by_question: dict[bytes, list[Choice]] = {}
    for choice in choices:
        used = np.abs(choice.features).sum(axis=0) > 0
        name = next((name for name, mask in seen.items() if (mask & used).any()), used.tobytes())
        seen[name] = seen.get(name, used) | used
        by_question.setdefault(name, []).append(choice)
    return by_question


def stacked(choices: list[Choice]) -> list[tuple[Array, Array]]:
    """Choices with as many options together, so that numpy counts them at once."""
    by_size: dict[int, list[Choice]] = {}
    for choice in choices:
        by_size.setdefault(len(choice.right), []).append(choice)
    return [(np.stack([c.features for c in group]), np.stack([c.right for c in group])) for group in by_size.values()]


def softmax(scores: Array) -> Array:
    """Shares of each row."""
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def scaled(choices: list[Choice], weights: Array) -> float:
    """By what the scores must be multiplied so that the right ones are likeliest."""
    one = [Choice((c.features @ weights)[:, None], c.right, c.game) for c in choices]
    return float(logit(one, 1e-3)[0])


def brier(choices: list[Choice], weights: Array) -> float:
    """The mean squared error of a share."""
    total, count = 0.0, 0
    for x, right in stacked(choices):
        p = softmax(x @ weights)
        total += float(((p - right) ** 2).sum())
        count += p.size
    return total / count


def likelihood(choices: list[Choice], weights: Array) -> float:
    """The mean probability of the right ones, as a geometric mean."""
    logs, count = 0.0, 0
    for x, right in stacked(choices):
        logs += float((np.log(np.maximum(softmax(x @ weights), 1e-12)) * right).sum())
        count += len(right)
    return float(np.exp(logs / count))


def held_out(choices: list[Choice], ridge: float) -> tuple[float, float]:
    """Brier score and likelihood in every fifth game, with weights fitted to the others."""
    held = [c for c in choices if c.game % FOLDS == 0]
    rest = [c for c in choices if c.game % FOLDS != 0]
    if not held or not rest:
        return 0.0, 0.0
    weights = logit(rest, ridge)
    return brier(held, weights), likelihood(held, weights)


def fitted(of: Learned, found: Lessons, ridge: float) -> Weights:
    """Weights for everything; how sharp the chances are is fitted for each number of players.

    A habit that nobody showed stays as it is.
    """
    value = logit(found.value, ridge)
    half = len(of.names.value)
    sharpness = [1.0] * of.names.players.stop
    for players in of.names.players:
        mine = [c for c, n in zip(found.value, found.players) if n == players]
        if mine:
            sharpness[players] = scaled(mine, value)
    starts = offsets(of.names)
    habit = np.zeros(starts[-1])
    for choices in questions(found.habit).values():
        habit += logit(choices, ridge)
    early, late = [float(w) for w in value[:half]], [float(w) for w in value[half:]]
    return Weights(early, late, by_kind(habit, starts) if found.habit else of.weights.habit, sharpness)
