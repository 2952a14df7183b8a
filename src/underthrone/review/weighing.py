"""What a seat could know decides: answers are weighed in the same worlds, all redealt from that seat's information."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from underthrone import bots
from underthrone.bots.plans import play_until
from underthrone.games.heuristics import Heuristics
from underthrone.games.learned import Learned, drawn
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State
from underthrone.review.decisions import Answer, goes_on

SEEDS: Final = 1 << 29
MOST_WORLDS: Final = 4096
MOST_MOVES: Final = 64  # of one answer
THOUGHT: Final = 4  # times as long as habit takes one who thinks, or longer
WARMTHS: Final = (1.0, 2.0, 4.0, 8.0)  # of those who answer together: habit alone is far surer than people are
UNLIKELY: Final = 1e-9  # an option that habit never takes


class Budget(NamedTuple):
    """How much a review thinks: the same budget and seed give the same review."""

    iterations: int = 300  # of the search that looks for something better
    worlds: int = 96  # in which answers are weighed
    first: int = 32  # others, in which the best that came to mind is found: it owes nothing to luck in the first ones
    outlook: int = 48  # continuations for a point of the curve

    def times(self, factor: int) -> Budget:
        """The same with more of everything."""
        return Budget(*[factor * each for each in self])


@dataclass(slots=True)
class Tried:
    """An answer in the worlds that a seat may imagine."""

    answer: Answer
    chances: list[list[float]]  # of all seats, world by world
    tracks: list[dict[str, list[int]]]  # when the look ahead ends
    ends: list[State] = field(default_factory=list)  # there

    def mean(self) -> list[float]:
        """The chances of all seats."""
        return [sum(row) / len(row) for row in zip(*self.chances)]


@dataclass(slots=True)
class Weighed:
    """The answer that was given and the others that came to mind, in the same worlds."""

    given: Tried
    best: Tried  # the one that seemed best before it was weighed; the given one where nothing seemed better
    usual: Tried | None  # what a quick player would do; None where that was given


def lost(given: Tried, best: Tried, seat: int) -> tuple[float, float]:
    """What the answer cost against the best, on average; and what it cost at least, by one standard error."""
    gaps = [b[seat] - a[seat] for a, b in zip(given.chances, best.chances)]
    mean = sum(gaps) / len(gaps)
    spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))
    return max(0.0, mean), max(0.0, mean - spread)


def weighed(s: State, seat: int, answer: Answer, seed: int, budget: Budget, adviser: str = "") -> Weighed | None:
    """A decision weighed; None where everybody would have decided so. It depends on what the seat knew alone."""
    usual = thought(s, seat, "greedy", seed)
    ideas = [usual, thought(s, seat, f"search:{budget.iterations}", seed + 1)]
    if adviser:
        ideas.append(thought(s, seat, adviser, seed + 2))
    others = [idea for idea in dict.fromkeys(ideas) if idea != answer]
    if not others:
        return None
    answers = [answer, *others]
    first = tried(s, seat, answers, range(budget.worlds, budget.worlds + budget.first), seed)
    hopes = [one.mean()[seat] for one in first]
    found = tried(s, seat, answers, range(budget.worlds), seed)
    return Weighed(found[0], found[hopes.index(max(hopes))], None if usual == answer else found[1])


def thought(s: State, seat: int, name: str, seed: int) -> Answer:
    """A bot's whole answer: all its parts, or everything that it pays."""
    bot = bots.named(name, seed)
    world = s.redeal(seat, seeded(seed) % SEEDS)
    parts = s.rules.parts[s.question]
    missing = parts - len(s.parts_of(seat)) if parts > 1 else 1
    moves: list[int] = []
    while len(moves) < MOST_MOVES:
        before = world.clone()
        moves.append(bot.move(world, seat))
        world.answered(seat, moves[-1])
        if len(moves) >= missing and (parts > 1 or not goes_on(before, seat, world)):
            break
    bot.leave(None)
    return tuple(moves)


def tried(
    s: State, seat: int, answers: Sequence[Answer], worlds: range, seed: int, thinks: bool = False
) -> list[Tried]:
    """Answers in the same worlds, in which everybody goes on by habit as far as bots look ahead.

    Who thinks, gives the own later answers of the round after a thought.
    """
    found = [Tried(answer, [], []) for answer in answers]
    heuristics: Heuristics = s.setup.game.heuristics
    for number in worlds:
        world, chance = imagined(s, seat, seed, number)
        last = end(world)
        for one in found:
            after = world.clone()
            for move in one.answer:
                after.answered(seat, move)
            dice = Dice(chance)
            if thinks:
                _round_thought(after, seat, world.round() + 1, dice)
            play_until(after, last, dice, heuristics)
            one.chances.append(stated(after))
            one.tracks.append(after.tracks())
            one.ends.append(after)
    return found


def _round_thought(world: State, seat: int, last: int, dice: Dice) -> None:
    """The seat thinks before each answer until a round begins; everybody else goes on by habit."""
    heuristics: Heuristics = world.setup.game.heuristics
    while world.question >= 0 and world.round() < last:
        other = world.decider()
        options = world.options(other)
        if other == seat and len(options) > 1:
            for move in thought(world, seat, "greedy", dice.below(SEEDS)):
                world.answered(seat, move)
        else:
            world.answered(other, heuristics.habit(world, other, dice))


def stated(s: State) -> list[float]:
    """The chances of all seats; what they lack of 1 is nobody's, where a game may be lost by everybody."""
    heuristics: Heuristics = s.setup.game.heuristics
    chances = heuristics.stated(s)
    if s.setup.game.cooperative or not isinstance(heuristics, Learned):
        return chances
    result = s.result()
    if result is not None:
        return chances if result.winners else [0.0] * len(chances)
    there = s if heuristics.settled(s) else heuristics.played_on(s)
    somebody = min(1.0, sum([heuristics.value(there, seat) for seat in range(len(chances))]))
    return [chance * somebody for chance in chances]


def imagined(s: State, seat: int, seed: int, number: int) -> tuple[State, int]:
    """One of the worlds that the seat may imagine, and the chance by which it goes on."""
    dice = Dice(seeded(seed * MOST_WORLDS + number))
    heuristics: Heuristics = s.setup.game.heuristics
    return heuristics.imagine(s, seat, dice.below(SEEDS)), seeded(dice.below(SEEDS))


def end(world: State) -> int:
    """The round at which a look ahead ends."""
    heuristics: Heuristics = world.setup.game.heuristics
    return world.round() + heuristics.horizon(world)


def outlook(s: State, seed: int, count: int) -> list[float]:
    """The chances of all seats in the true world, its future unknown: the curve, which judges nobody."""
    result = s.result()
    if result is not None:
        share = 1.0 if s.setup.game.cooperative else 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(s.setup.players)]
    heuristics: Heuristics = s.setup.game.heuristics
    worlds = max(1, count // THOUGHT) if asked_alone(s) else count
    leads = [0.0] * s.setup.players
    for number in range(worlds):
        dice = Dice(seeded(seed * MOST_WORLDS + number))
        world = s.clone()
        world.rng, world.draw_key, world.recording = seeded(dice.below(SEEDS)), "", False
        _think_on(world, s.round() + 1, dice.below(SEEDS))
        _go_on(world, s.round() + 1, WARMTHS[number % len(WARMTHS)], dice)
        for seat, chance in enumerate(stated(world)):
            leads[seat] += chance / worlds
    if isinstance(heuristics, Learned) and not heuristics.settled(s):
        return leads  # what is half done looks as habit would end it
    return [(a + b) / 2 for a, b in zip(stated(s), leads)]  # how it looks, and where it leads: neither alone is sure


def asked_alone(s: State) -> bool:
    """Nobody else answers at the same time."""
    return len(s.deciders()) == 1


def _think_on(world: State, last: int, seed: int) -> None:
    """Whoever is asked alone answers after a thought until a round begins: a good answer to be expected is no luck."""
    while world.question >= 0 and world.round() < last and asked_alone(world):
        seat = world.decider()
        options = world.options(seat)
        seed += 1
        for move in options if len(options) == 1 else thought(world, seat, "greedy", seed):
            world.answered(seat, move)


def _go_on(world: State, last: int, warmth: float, dice: Dice) -> None:
    """Everybody answers by habit until a round begins; those who answer together take an unlikely option more often."""
    heuristics: Heuristics = world.setup.game.heuristics
    while world.question >= 0 and world.round() < last:
        seat = world.decider()
        if asked_alone(world):
            world.answered(seat, heuristics.habit(world, seat, dice))
        else:
            world.answered(seat, plausible(world, seat, warmth, dice))


def plausible(s: State, seat: int, warmth: float, dice: Dice) -> int:
    """What habit would do, tempered: at 2 a move that is 9 times as likely is taken 3 times as often."""
    options = s.options(seat)
    heuristics: Heuristics = s.setup.game.heuristics
    priors = heuristics.priors(s, seat, options)
    return options[drawn([math.log(max(UNLIKELY, prior)) / warmth for prior in priors], dice)]
