"""What a game's bots have learned by playing: named features, their weights, and chances made of both.

The chance of a seat is its share of exp(score), the score a sum of features times weights; a habit is the same over the
options of a decision. `underthrone train` finds the weights, which are data like the cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from math import exp
from pathlib import Path
from typing import Any, Final

from underthrone.games.heuristics import Heuristics
from underthrone.games.telling import number, two
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.errors import Trouble
from underthrone.kernel.state import State

Trait = tuple[int, list[float]]  # an option: which kind it is of, and the features of that kind

NEVER: Final = 1 << 30  # milliseconds
FINE: Final = 1 << 29  # steps of chance when an option is drawn
PARTS: Final = ("value", "habit", "sharpness")


class Weights:
    """A number for each feature: of the value at the start and what is added towards the end, of the habit by kind."""

    def __init__(self, early: list[float], late: list[float], habit: list[list[float]], sharpness: list[float]) -> None:
        self.early = early
        self.late = late
        self.habit = habit
        self.sharpness = sharpness  # by number of players: what the scores are multiplied by


class Names:
    """The features that a game has: of its value, and of each kind of option by the kind's name."""

    def __init__(self, value: tuple[str, ...], habit: Mapping[str, tuple[str, ...]], players: range) -> None:
        self.value = value
        self.habit = habit
        self.players = players


def read(path: Path, names: Names) -> Weights:
    """Weights from a file."""
    return from_text(path.read_text(encoding="utf-8"), names, path.name)


def from_text(text: str, names: Names, where: str) -> Weights:
    """Weights from a file's contents; every feature must have its own, and nothing else may."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"{where} isn't TOML: {error}.") from None
    for part in PARTS:
        if not isinstance(data.get(part), dict):
            raise Trouble(f"{where} has no part [{part}].")
    early: list[float] = []
    late: list[float] = []
    for name, given in _exactly(data["value"], names.value, f"{where}, [value]"):
        start, added = two(given, name, f"{where}, [value]")
        early.append(start)
        late.append(added)
    habit: list[list[float]] = []
    for kind, features in _exactly(data["habit"], tuple(names.habit), f"{where}, [habit]"):
        found = _exactly(features, names.habit[kind], f"{where}, [habit.{kind}]")
        habit.append([number(given, name, where) for name, given in found])
    counts = tuple([str(n) for n in names.players])
    sharpness = [1.0] * names.players.start
    for name, given in _exactly(data["sharpness"], counts, f"{where}, [sharpness]"):
        sharpness.append(number(given, name, where))
    return Weights(early, late, habit, sharpness)


def _exactly(data: Any, names: tuple[str, ...], where: str) -> list[tuple[str, Any]]:
    """What the names mean here, in their order."""
    if not isinstance(data, dict):
        raise Trouble(f"{where} isn't a table of features.")
    for name in data:
        if name not in names:
            raise Trouble(f"{where}: there is no feature {name!r}; there are: {', '.join(names)}.")
    for name in names:
        if name not in data:
            raise Trouble(f"{where}: the feature {name!r} is missing.")
    return [(name, data[name]) for name in names]


class Learned(Heuristics):
    """Heuristics made of features and weights; a game's own class says what the features are."""

    def __init__(self, names: Names, weights: Weights) -> None:
        super().__init__()
        self.names = names
        self.weights = weights

    # --- What a game says

    def tree_from(self, s: State) -> int:
        """From how many milliseconds for a decision on a search grows a tree: by habit alone time buys little."""
        return NEVER

    def facts(self, s: State) -> list[list[float]]:
        """Each seat's features of a settled position, in the order of their names; a team's, and its foes'."""
        raise AssertionError("each game has features")

    def progress(self, s: State) -> float:
        """How far the game has come, from 0 to 1."""
        raise AssertionError("each game goes on")

    def settled(self, s: State) -> bool:
        """Whether the features tell what there is to tell: nothing is half done."""
        return True

    def traits(self, s: State, seat: int, options: list[int]) -> list[Trait]:
        """The features of each option; none where the habit is a rule of thumb."""
        return []

    def thumb(self, s: State, seat: int, options: list[int]) -> list[float]:
        """How plausible each option is where nothing was learned: any numbers that aren't negative, nor all zero."""
        return [1.0 for _ in options]

    # --- Chances of the seats

    def value(self, s: State, seat: int) -> float:
        return self.chances(s)[seat]

    def chances(self, s: State) -> list[float]:
        """Each seat's chance to win; what is half done is first played on by habit."""
        if s.question >= 0 and not self.settled(s):
            s = self.played_on(s)
        if s.question < 0:
            return ended(s)
        found = shares(self.scores(s))
        return [found[0]] * s.setup.players if s.setup.game.cooperative else found

    def scores(self, s: State) -> list[float]:
        """What speaks for each seat, summed up."""
        weights = self.weights
        sharp = weights.sharpness[s.setup.players]
        far = self.progress(s)
        now = [a + far * b for a, b in zip(weights.early, weights.late)]
        return [sharp * dot(now, row) for row in self.facts(s)]

    def reasons(self, s: State) -> list[dict[str, float]]:
        """By feature what it adds to the logarithm of each seat's chance, in a position that has settled."""
        weights = self.weights
        sharp = weights.sharpness[s.setup.players]
        far = self.progress(s)
        found: list[dict[str, float]] = []
        for row in self.facts(s):
            parts: dict[str, float] = {}
            for i, name in enumerate(self.names.value):
                parts[name] = sharp * (weights.early[i] + far * weights.late[i]) * row[i]
            found.append(parts)
        return found

    def played_on(self, s: State) -> State:
        """A copy in which everybody follows habit until it has settled; what is drawn then is drawn by chance."""
        world = s.clone()
        world.recording = False
        world.draw_key = ""
        world.rng = seeded(s.rng)
        dice = Dice(seeded(s.rng + 1))
        while world.question >= 0 and not self.settled(world):
            seat = world.decider()
            world.answered(seat, self.habit(world, seat, dice))
        return world

    # --- Habit

    def habit(self, s: State, seat: int, dice: Dice) -> int:
        options = s.options(seat)
        if len(options) == 1:
            return options[0]
        traits = self.traits(s, seat, options)
        if not traits:
            return options[picked(self.thumb(s, seat, options), dice)]
        return options[drawn(self.leanings(traits), dice)]

    def priors(self, s: State, seat: int, options: list[int]) -> list[float]:
        """How likely each option is, together 1."""
        traits = self.traits(s, seat, options)
        if traits:
            return shares(self.leanings(traits))
        plausible = self.thumb(s, seat, options)
        total = sum(plausible)
        return [x / total for x in plausible]

    def leanings(self, traits: list[Trait]) -> list[float]:
        """What speaks for each option, summed up."""
        habit = self.weights.habit
        return [dot(habit[kind], features) for kind, features in traits]


def ended(s: State) -> list[float]:
    """A game that is over: the winners share; where nobody won, nobody is ahead of another. A team won or lost."""
    result = s.result()
    winners = result.winners if result is not None else []
    if s.setup.game.cooperative:
        return [float(bool(winners))] * s.setup.players
    if not winners:
        return [1.0 / s.setup.players] * s.setup.players
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.setup.players)]


def lead(amounts: list[int], x: int) -> int:
    """By how much one has more than the best of the others."""
    best = -1000
    for y, amount in enumerate(amounts):
        if y != x and amount > best:
            best = amount
    return amounts[x] - best


def dot(weights: list[float], features: list[float]) -> float:
    """The sum of features times weights."""
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * features[i]
    return total


def shares(scores: list[float]) -> list[float]:
    """Softmax."""
    top = max(scores)
    raised = [exp(score - top) for score in scores]
    total = 0.0
    for x in raised:
        total += x
    return [x / total for x in raised]


def drawn(scores: list[float], dice: Dice) -> int:
    """A place in the list, by the softmax of the scores."""
    top = max(scores)
    return picked([exp(score - top) for score in scores], dice)


def picked(weights: list[float], dice: Dice) -> int:
    """A place in the list, as likely as its weight says."""
    total = 0.0
    for x in weights:
        total += x
    left = total * dice.below(FINE) / FINE
    last = 0
    for i, x in enumerate(weights):
        left -= x
        if x > 0.0:
            last = i
            if left < 0.0:
                return i
    return last
