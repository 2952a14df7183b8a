"""A later program, made of this one: rules that are one version further, and other cards in the box."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import underthrone as ut
from underthrone.games import _standard, edition, stored
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.game import Game


@contextmanager
def newer_rules(game_id: str) -> Iterator[int]:
    """From the next version of the rules on every step draws a number more, so that all later draws are others."""
    g = ut.game(game_id)
    version, steps = g.version, g.rules.steps[:]
    g.version = version + 1
    g.rules.steps[:] = [_from(version + 1, step) for step in steps]
    try:
        yield version + 1
    finally:
        g.version = version
        g.rules.steps[:] = steps


def _from(version: int, step: Callable[[Any, int, int], None]) -> Callable[[Any, int, int], None]:
    def changed(s: Any, a: int, b: int) -> None:
        if s.setup.rules >= version:
            s.below(2)
        step(s, a, b)

    return changed


CHANGES = {  # a number of each game's standard edition: part, entry, value
    "lords-of-xidit": ("tile", "tile-1", "gold"),
    "shadow-throne": ("cards", "conscript", "influence"),
    "stygian-society": ("enemies", "brute", "wounds"),
    "styx": ("cards", "ghoul", "strength"),
}


def other_edition(game_id: str) -> Game:
    """The game with one number of its standard edition changed."""
    parts = json.loads(ut.game(game_id).contents)
    part, entry, value = CHANGES[game_id]
    parts[part][entry][value] += 1
    changed = edition.Edition(ut.game(game_id).edition.rpartition("-")[0], parts)
    return stored(game_id, changed.id, changed.text)


@contextmanager
def other_cards(game_id: str) -> Iterator[Game]:
    """Another standard edition is installed."""
    g = other_edition(game_id)
    with mock.patch.dict(_standard, {game_id: g}):
        yield g


def answers(s: Any, seed: int, most: int = 100_000) -> Iterator[tuple[int, int]]:
    """Some answers, drawn by seed; the state is played on by whoever asks for the next one."""
    dice = Dice(seeded(seed))
    for _ in range(most):
        if not s().deciders():
            return
        seat = s().deciders()[dice.below(len(s().deciders()))]
        moves = s().moves(seat)
        yield seat, moves[dice.below(len(moves))]
