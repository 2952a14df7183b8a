"""Speed of the doors for learners: one seat after the other, and many games at once, beside PettingZoo's own games.

Who measures brings the doors along: the lab knows none of them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any, Final

from underthrone.games.board import BoardGame
from underthrone.lab import peers
from underthrone.lab.bench import Counts, Subject, in_turn
from underthrone.lab.match import Figures
from underthrone.lab.stamp import engine, stamp

YARDSTICK: Final = "PettingZoo connect_four_v3"
ROWS: Final = (16, 64, 256)  # games at once: the more there are, the less of them is in the processor's cache
Door = Callable[[BoardGame, int], Any]
Doors = Callable[[BoardGame, int, int], Any]


def measure(
    tables: list[tuple[BoardGame, int]],
    one_by_one: Door,
    at_once: Doors,
    seconds: float,
    rounds: int,
    command: str = "",
    tell: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """Both doors of all games with a number of players, and PettingZoo's games, in turn."""
    ours = [_subject(g, n, one_by_one(g, n), [at_once(g, n, rows) for rows in ROWS]) for g, n in tables]
    others, missing = peers.found("pettingzoo")
    theirs = [Subject(p.name, p.run, {"package": p.package, "version": p.version}) for p in others]
    in_turn(ours + theirs, seconds, rounds, tell)
    yard = next((s.figures()["without_chance_per_second"] for s in theirs if s.name == YARDSTICK), None)
    said: dict[str, Any] = stamp(command) | {"seconds": seconds, "rounds": rounds, "rows": list(ROWS)}
    said["games"] = [{**s.facts, **s.figures()} for s in ours]
    for row in said["games"]:
        row["times_connect_four"] = row["aec_steps_per_second"] / yard if yard else None
    said["peers"] = [{"name": s.name, **s.facts, **s.figures()} for s in theirs]
    said["missing"] = missing
    return said


def _subject(g: BoardGame, players: int, one_by_one: Any, at_once: list[Any]) -> Subject:
    alone = peers.Peer(g.id, "underthrone", "", peers.one_seat_after_the_other(one_by_one))
    games = [Games(env) for env in at_once]

    def run(seconds: float) -> Counts:
        counts = {"aec_steps_per_second": alone.run(seconds)["without_chance_per_second"]}
        return counts | {steps_of(rows): some.run(seconds) for rows, some in zip(ROWS, games)}

    facts = {"game": g.id, "players": players, "engine": engine(), "floats": games[0].floats}
    return Subject(f"{g.id} with {players}", run, facts)


def steps_of(rows: int) -> str:
    """The name of the figure of so many games at once."""
    return f"vector_{rows}_steps_per_second"


class Games:
    """Games at once that go on by random moves."""

    def __init__(self, env: Any) -> None:
        self.env = env
        seen, _ = env.reset(seed=1)
        self.mask = seen["action_mask"]
        self.floats: int = seen["observation"].shape[1]

    def run(self, seconds: float) -> float:
        """Steps a second; choosing the moves isn't the door's work and isn't counted."""
        np = import_module("numpy")
        dice = np.random.default_rng(1)
        steps, spent = 0, 0.0
        while spent < seconds:
            moves = (dice.random(self.mask.shape, np.float32) * self.mask).argmax(axis=1)
            start = process_time()
            seen, *_ = self.env.step(moves)
            spent += process_time() - start
            self.mask = seen["action_mask"]
            steps += len(moves)
        return steps / spent


def figures(found: dict[str, Any]) -> list[Figures]:
    """The figures as tables for people."""
    names = ["floats", "aec_steps_per_second", "times_connect_four", *map(steps_of, found["rows"])]
    rows = [[row["game"], row["players"], *[row[name] or 0.0 for name in names]] for row in found["games"]]
    columns = ["game", "seats", "floats", "AEC steps/s", "times connect four", *[f"{n} at once" for n in found["rows"]]]
    tables: list[Figures] = [(f"Our doors, {found['engine']}, with tensors and masks", columns, rows)]
    if found["peers"]:
        rows = [[row["name"], row["version"], row["without_chance_per_second"]] for row in found["peers"]]
        tables.append(("PettingZoo's own games", ["game", "version", "AEC steps/s"], rows))
    return tables
