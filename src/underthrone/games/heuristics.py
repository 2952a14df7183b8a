"""What a game tells its bots: rules of thumb, no rules."""

from __future__ import annotations

from typing import Final

from underthrone.games.telling import AS_IT_LOOKS, manners, told
from underthrone.kernel.dice import Dice
from underthrone.kernel.state import State

TIES_ALONE: Final = 1e-9  # habit counts where nothing else tells options apart


class Heuristics:
    """An evaluation and a quick policy; a game's own class knows better than these."""

    def __init__(self) -> None:
        self.doubt: float = TIES_ALONE  # how much habit's preference, a logarithm, counts beside one imagined world

    def value(self, s: State, seat: int) -> float:
        """How good the position looks for the seat, from 0 to 1."""
        raise AssertionError("each game has an evaluation")

    def chances(self, s: State) -> list[float]:
        """Each seat's chance to win in a world wholly known: together 1, or in a cooperative game the team's."""
        values = [self.value(s, seat) for seat in range(s.setup.players)]
        if s.setup.game.cooperative:
            return values
        total = sum(values)
        return [value / total for value in values] if total > 0.0 else [1.0 / len(values) for _ in values]

    def stated(self, s: State) -> list[float]:
        """Chances as people are told, fitted so that they are true; no bot decides by them."""
        looks = self.chances(s)
        if s.question < 0:
            return looks
        manner = manners(s.setup.game.id).get(self.alike(s.setup.players), AS_IT_LOOKS)
        return told(looks, self.progress(s), s.setup.game.cooperative, manner)

    def alike(self, players: int) -> int:
        """Whose manner of telling counts: that of another number of players, where their games go the same."""
        return players

    def progress(self, s: State) -> float:
        """How far the game has come, from 0 to 1."""
        return 0.0

    def habit(self, s: State, seat: int, dice: Dice) -> int:
        """A quick and plausible move, for playouts: any of the options unless a game knows better."""
        options = s.options(seat)
        return options[dice.below(len(options))]

    def priors(self, s: State, seat: int, options: list[int]) -> list[float]:
        """How likely the seat takes each of the options, together 1: even unless a game knows better."""
        return [1.0 / len(options) for _ in options]

    def imagine(self, s: State, seat: int, seed: int) -> State:
        """For thinking: a redealt world in which others' hidden choices are as likely as a game knows them to be."""
        return s.redeal(seat, seed)

    def horizon(self, s: State) -> int:
        """For searches: so many rounds ahead they look, and judge what they see there."""
        return 1
