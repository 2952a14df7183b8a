"""One game between bots, and what is noted about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from underthrone import bots
from underthrone.bots import Bot
from underthrone.games import game, stored
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.kernel.state import Result, State
from underthrone.lab.course import Course

Row = dict[str, Any]
Figures = tuple[str, list[str], list[list[Any]]]  # a title, what the columns are, and a row for each thing


class Statistics(Protocol):
    """What a game's `stats.py` offers: numbers by name, folded from the events of every answer."""

    def start(self, g: Game) -> dict[str, int]:
        """Every number, at zero."""

    def fold(self, g: Game, s: State, numbers: dict[str, int]) -> None:
        """Adds what the last answer caused."""

    def figures(self, g: Game, totals: Mapping[str, int], lang: str = "en") -> list[Figures]:
        """The sums over many games as tables for people; names of cards are in their language, headings are keys."""


class Task(NamedTuple):
    """One game to play: the bots by seat, and its seed."""

    names: list[str]
    seed: int


class Cards(NamedTuple):
    """An edition by its contents: what travels to workers on other machines, where its file isn't."""

    id: str
    contents: str


class Plan(NamedTuple):
    """What is the same in all games of a run."""

    game: str
    edition: Cards | None  # None: the installed cards
    players: int
    options: dict[str, str]
    statistics: bool

    def load(self) -> Game:
        """The game of the plan."""
        return game(self.game) if self.edition is None else stored(self.game, self.edition.id, self.edition.contents)

    def ready(self) -> Callable[[Task], Row]:
        """What plays one game: a plan is a job for many workers."""
        g = self.load()
        return lambda task: play(g, self, task.names, task.seed)


def statistics_of(g: Game) -> Statistics | None:
    """The game's own statistics; None when it has none."""
    name = f"underthrone.games.{g.id.replace('-', '_')}.stats"
    if find_spec(name) is None:
        return None
    module: Any = import_module(name)
    return module  # type: ignore[no-any-return]


def bots_by_seat(names: str, players: int) -> list[str]:
    """Bots by seat from a list with commas; one name stands for all seats."""
    given = bots.listed(names)
    for name in given:
        bots.named(name, 0)
    if len(given) == 1:
        return given * players
    if len(given) != players:
        raise Trouble(f"{players} players need {players} bots or one name for all, not {len(given)}.")
    return given


def play(g: Game, plan: Plan, names: list[str], seed: int) -> Row:
    """A whole game; the same seed and bots give the same game."""
    seats = bots.seated(names, seed)
    result = None
    try:
        row = _played(g, plan, seats, names, seed)
        result = Result(row["winners"], row["places"], row["scores"], row["reason"])
    finally:
        for bot in seats:
            bot.leave(result)
    if any(bot.faults for bot in seats):
        row["faults"] = [bot.faults for bot in seats]
    return row


def _played(g: Game, plan: Plan, seats: list[Bot], names: list[str], seed: int) -> Row:
    stats = statistics_of(g) if plan.statistics else None
    listening = [seat for seat, bot in enumerate(seats) if bot.listens]
    s = g.new(plan.players, seed, plan.options, recording=stats is not None or bool(listening))
    course = Course(g, plan.players, seed) if stats else None
    numbers = stats.start(g) if stats else {}
    spent = [0.0] * plan.players
    decided = [0] * plan.players
    if stats:
        stats.fold(g, s, numbers)
    if course:
        course.decided(s, numbers)
    tell(g, s, seats, listening)
    while (seat := s.decider()) >= 0:
        if course:
            course.decides(s, seat)
        start = perf_counter()
        move = seats[seat].move(s, seat)
        spent[seat] += perf_counter() - start
        decided[seat] += 1
        s.play(seat, move)
        if stats:
            stats.fold(g, s, numbers)
        if course:
            course.decided(s, numbers)
        tell(g, s, seats, listening)
    result = s.result()
    assert result is not None
    return {
        "seed": seed,
        "players": plan.players,
        "bots": names,
        "winners": result.winners,
        "places": result.places,
        "scores": result.scores,
        "reason": result.reason,
        "rounds": s.round(),
        "decisions": sum(decided),
        "statistics": numbers | course.ended(result) if course else numbers,
        "decided": decided,
        "spent": spent,
    }


def tell(g: Game, s: State, seats: list[Bot], listening: list[int]) -> None:
    """Bots that listen hear what the last answer caused, each what its seat may know."""
    for seat in listening:
        seats[seat].hear(g.happened(s, seat))
