"""One game between bots, and what is noted about it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from underthrone import bots
from underthrone.games import game
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

Row = dict[str, Any]
Figures = tuple[str, list[str], list[list[Any]]]  # a title, what the columns are, and a row for each thing


class Statistics(Protocol):
    """What a game's `stats.py` offers: numbers by name, folded from the events of every answer."""

    def start(self, g: Game) -> dict[str, int]:
        """Every number, at zero."""

    def fold(self, g: Game, s: State, numbers: dict[str, int]) -> None:
        """Adds what the last answer caused."""

    def figures(self, g: Game, totals: Mapping[str, int]) -> list[Figures]:
        """The sums over many games as tables for people."""


class Plan(NamedTuple):
    """What is the same in all games of a run, and the bots by seat."""

    game: str
    edition: str | None
    players: int
    options: dict[str, str]
    statistics: bool

    def load(self) -> Game:
        """The game of the plan."""
        return game(self.game, self.edition)


def statistics_of(g: Game) -> Statistics | None:
    """The game's own statistics; None when it has none."""
    name = f"underthrone.games.{g.id.replace('-', '_')}.stats"
    if find_spec(name) is None:
        return None
    module: Any = import_module(name)
    return module  # type: ignore[no-any-return]


def bots_by_seat(names: str, players: int) -> list[str]:
    """Bots by seat from a list with commas; one name stands for all seats."""
    given = [name.strip() for name in names.split(",")]
    for name in given:
        bots.named(name, 0)
    if len(given) == 1:
        return given * players
    if len(given) != players:
        raise Trouble(f"{players} players need {players} bots or one name for all, not {len(given)}.")
    return given


def play(g: Game, plan: Plan, names: list[str], seed: int) -> Row:
    """A whole game; the same seed and bots give the same game."""
    stats = statistics_of(g) if plan.statistics else None
    s = g.new(plan.players, seed, plan.options, recording=stats is not None)
    seats = [bots.named(name, seed * 16 + seat) for seat, name in enumerate(names)]
    numbers = stats.start(g) if stats else {}
    spent = [0.0] * plan.players
    decided = [0] * plan.players
    if stats:
        stats.fold(g, s, numbers)
    while (seat := s.decider()) >= 0:
        start = perf_counter()
        move = seats[seat].move(s, seat)
        spent[seat] += perf_counter() - start
        decided[seat] += 1
        s.play(seat, move)
        if stats:
            stats.fold(g, s, numbers)
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
        "statistics": numbers,
        "decided": decided,
        "spent": spent,
    }
