"""Puzzles: positions of bots' games in which one answer is clearly better than what comes to mind first."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from underthrone import bots
from underthrone.games import game as find
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.game import Game
from underthrone.kernel.state import State
from underthrone.review.reasons import reasons
from underthrone.review.review import said
from underthrone.review.weighing import Budget, Tried, lost, thought, tried
from underthrone.review.words import Words, in_all, marks

FOLDER: Final = Path(__file__).parent / "data"
FIRST: Final = Budget(iterations=100, worlds=32, first=32, outlook=1)
STABLE: Final = 10  # times that budget: then the same answer is still the best
CLEAR: Final = 0.04  # win chance by which it is sure to be better than what greedy and habit do
APART: Final = 0.015  # and, on average, than any other
GRADES: Final = ((0.15, 1), (0.08, 2), (0.0, 3))  # the more there is to win, the easier it is to see
FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 24
HABITS: Final = 3
PLAYERS: Final = "greedy"  # who plays the games


class Puzzle(msgspec.Struct, frozen=True):
    """A position, the seat that is asked, and the one answer."""

    id: str
    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, str]
    seat: int
    grade: int  # 1 easy, 2 medium, 3 hard
    answer: int
    tempting: int  # what comes to mind first
    gain: float  # win chance, at least, against that
    said: Words
    tempting_said: Words
    reasons: list[Words]
    state: dict[str, Any]  # a world that looks as the position does to the seat

    def start(self) -> State:
        """The position."""
        g = find(self.game)
        return g.from_data(
            {
                "game": self.game,
                "rules": self.rules,
                "edition": self.edition,
                "players": self.players,
                "options": self.options,
                "state": self.state,
            }
        )


@cache
def puzzles(game: str) -> list[Puzzle]:
    """The puzzles of a game, easy ones first: those that fit the cards and rules of now."""
    path = FOLDER / f"{game}.json"
    if not path.is_file():
        return []
    g = find(game)
    found = msgspec.json.decode(path.read_bytes(), type=list[Puzzle])
    return sorted([p for p in found if p.edition == g.edition and p.rules == g.version], key=lambda p: p.grade)


def of_the_day(game: str, day: date) -> Puzzle | None:
    """The same for everybody on a day, another one the next."""
    found = puzzles(game)
    return found[day.toordinal() % len(found)] if found else None


def keep(game: str, found: list[Puzzle], path: Path | None = None) -> Path:
    """Writes the puzzles of a game, in the place of older ones."""
    target = path or FOLDER / f"{game}.json"
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in found]
    target.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    return target


# --- Mining


def mined(game: str, seed: int, budget: Budget = FIRST, looked: Callable[[], None] = lambda: None) -> Iterator[Puzzle]:
    """Puzzles out of one game after the other, for ever; `looked` is called after each decision."""
    g = find(game)
    while True:
        players = g.players[seed % len(g.players)]
        yield from _of_game(g, players, seed, budget, looked)
        seed += 1


def _of_game(g: Game, players: int, seed: int, budget: Budget, looked: Callable[[], None]) -> Iterator[Puzzle]:
    """One of each question at most: neighbours are often asked the same for the same reason."""
    s = g.new(players, seed)
    s.setup.names = marks(players)
    playing = bots.seated([PLAYERS] * players, seed)
    number = 0
    asked: set[int] = set()
    while (seat := s.decider()) >= 0:
        number += 1
        alone = s.rules.parts[s.question] == 1 and s.question not in asked
        if alone and FEWEST_OPTIONS <= len(s.options(seat)) <= MOST_OPTIONS:
            found = _puzzle(s, seat, seed * 10_000 + number, budget)
            if found is not None:
                asked.add(s.question)
                yield found
        looked()
        s.play(seat, playing[seat].move(s, seat))


def _puzzle(s: State, seat: int, seed: int, budget: Budget) -> Puzzle | None:
    """A puzzle, if the position is one."""
    usual = thought(s, seat, "greedy", seed)[0]
    best = thought(s, seat, f"search:{budget.iterations}", seed + 1)[0]
    if best == usual or best in _habits(s, seat, seed):
        return None
    given, ours = tried(s, seat, [(usual,), (best,)], range(budget.worlds), seed)
    if lost(given, ours, seat)[1] < CLEAR:
        return None
    return _stable(s, seat, best, usual, seed, budget.times(STABLE))


def _stable(s: State, seat: int, best: int, usual: int, seed: int, budget: Budget) -> Puzzle | None:
    """The same with ten times the budget, other worlds, and all other options beside it."""
    if thought(s, seat, f"search:{budget.iterations}", seed + 2)[0] != best:
        return None
    few = range(budget.worlds // 4)
    others = tried(s, seat, [(move,) for move in s.moves(seat)], few, seed + 3)
    ours = next(one for one in others if one.answer == (best,))
    if any(ours.mean()[seat] - one.mean()[seat] < APART for one in others if one is not ours):
        return None
    given, ours = tried(s, seat, [(usual,), (best,)], range(budget.worlds), seed + 4)
    gain = lost(given, ours, seat)[1]
    return _written(s, seat, given, ours, gain, seed + 4) if gain >= CLEAR else None


def _habits(s: State, seat: int, seed: int) -> list[int]:
    """What a habit would do."""
    dice = Dice(seeded(seed))
    worlds = [s.redeal(seat, dice.below(1 << 29)) for _ in range(HABITS)]
    return [s.setup.game.heuristics.habit(world, seat, dice) for world in worlds]


def _written(s: State, seat: int, given: Tried, ours: Tried, gain: float, seed: int) -> Puzzle:
    world = s.redeal(seat, seeded(seed) % (1 << 29))
    data = world.to_data()
    name = hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:8]
    return Puzzle(
        name,
        data["game"],
        data["rules"],
        data["edition"],
        data["players"],
        data["options"],
        seat,
        next(grade for least, grade in GRADES if gain >= least),
        ours.answer[0],
        given.answer[0],
        round(gain, 3),
        in_all(lambda lang: said(s, seat, ours.answer, lang)),
        in_all(lambda lang: said(s, seat, given.answer, lang)),
        reasons(s, seat, given, ours, seed),
        data["state"],
    )
