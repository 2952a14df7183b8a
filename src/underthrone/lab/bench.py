"""Speed: how many decisions, games, clones and search iterations a second, ours and the peers' in the same run.

Seconds are of this process alone: what else the machine does counts for nobody.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from time import process_time
from typing import Any

from underthrone.bots import Search, Seat
from underthrone.games.board import BoardGame
from underthrone.games.position import Position
from underthrone.kernel.dice import Dice
from underthrone.lab import peers
from underthrone.lab.match import Figures
from underthrone.lab.stamp import engine, stamp

FULL_PLAYOUT = 1 << 20  # rounds: more than any game has
SEARCHED = 100  # iterations of one search
YARDSTICK = "OpenSpiel gin_rummy"
Counts = dict[str, float]


@dataclass
class Subject:
    """Something measured: `run` works for so many seconds and gives figures by name."""

    name: str
    run: Callable[[float], Counts]
    facts: dict[str, Any]
    rounds: list[Counts] = field(default_factory=list)

    def figures(self) -> Counts:
        """The median of all rounds."""
        return {name: median([r[name] for r in self.rounds]) for name in self.rounds[0]}


def measure(
    games: list[BoardGame],
    players: list[int],
    seconds: float,
    rounds: int,
    with_peers: bool,
    command: str = "",
    tell: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """All subjects in turn, several short rounds over, so that noise on the machine hits all alike."""
    ours = [ours_at(g, n) for g in games for n in players if n in g.players]
    others, missing = peers.found() if with_peers else ([], [])
    theirs = [Subject(p.name, p.run, {"package": p.package, "version": p.version}) for p in others]
    in_turn(ours + theirs, seconds, rounds, tell)
    said: dict[str, Any] = stamp(command) | {"seconds": seconds, "rounds": rounds}
    said["games"] = [{**s.facts, **s.figures()} for s in ours]
    if with_peers:
        said["peers"] = [{"name": s.name, **s.facts, **s.figures()} for s in theirs]
        said["missing"] = missing
        # Chance nodes count as decisions of a peer in the first figure: the better for it.
        said["ratios"] = ratios(ours + theirs, "decisions_per_second")
        said["ratios_without_chance"] = ratios(ours + theirs, "without_chance_per_second")
        said["ratios_inside"] = ratios(ours, "without_chance_per_second", "inside_per_second", theirs)
    return said


def in_turn(subjects: list[Subject], seconds: float, rounds: int, tell: Callable[[str], None]) -> None:
    """One round of each, then the next."""
    for done in range(rounds):
        for subject in subjects:
            tell(f"round {done + 1} of {rounds}: {subject.name}")
            subject.rounds.append(subject.run(seconds))


def ratios(
    subjects: list[Subject], measure: str, mine: str = "decisions_per_second", others: list[Subject] | None = None
) -> dict[str, float] | None:
    """Decisions/s against OpenSpiel's gin rummy: the median over rounds, each round compared with its own."""
    yard = [s for s in subjects + (others or []) if s.name == YARDSTICK]
    if not yard:
        return None
    return {
        s.name: median([ours[mine] / its[measure] for ours, its in zip(s.rounds, yard[0].rounds)])
        for s in subjects
        if s is not yard[0]
    }


def ours_at(g: BoardGame, players: int) -> Subject:
    """One of our games with a number of players."""
    positions = sample(g, players)

    def run(seconds: float) -> Counts:
        return {
            **through_surface(g, players, seconds),
            "inside_per_second": inside(g, players, seconds),
            "tensors_per_second": tensors(g, players, positions, seconds / 4),
            "clone_microseconds": each([s.clone for s in positions], seconds / 4),
            "redeal_microseconds": each([_redealer(s) for s in positions], seconds / 4),
            "view_microseconds": each([_viewer(s) for s in positions], seconds / 4),
            "search_iterations_per_second": searched(g, players, seconds),
        }

    facts = {"game": g.id, "players": players, "engine": engine(), "rules": g.version, "edition": g.edition}
    return Subject(f"{g.id} with {players}", run, facts)


def through_surface(g: BoardGame, players: int, seconds: float) -> Counts:
    """Whole games by random moves: deciders, moves, play; recording is off."""
    decisions = games = 0
    x = 1
    start = process_time()
    end = start + seconds
    while (now := process_time()) < end:
        s = g.new(players, seed=games, recording=False)
        while seats := s.deciders():
            for seat in seats:
                moves = s.moves(seat)
                x = (x * 1103515245 + 12345) & 0x7FFFFFFF
                s.play(seat, moves[x * len(moves) >> 31])
                decisions += 1
        games += 1
    spent = now - start
    return {"decisions_per_second": decisions / spent, "games_per_second": games / spent}


def inside(g: BoardGame, players: int, seconds: float) -> float:
    """Decisions a second of whole games by random moves inside the engine, as other frameworks measure theirs."""
    decisions = games = 0
    start = process_time()
    end = start + seconds
    while (now := process_time()) < end:
        decisions += g.new(players, seed=games, recording=False).playout(games)
        games += 1
    return decisions / (now - start)


def tensors(g: BoardGame, players: int, positions: list[Position], seconds: float) -> float:
    """Tensors and masks a second, over the positions of a game."""
    tensor, mask = array("f", bytes(4 * g.tensor_layout(players).size)), bytearray(g.move_count)

    def written(s: Position) -> None:
        s.write_tensor(s.decider(), tensor)
        s.write_mask(s.decider(), mask)

    return 1e6 / each([partial(written, s) for s in positions], seconds)


def sample(g: BoardGame, players: int) -> list[Position]:
    """Every decision of one random game."""
    s = g.new(players, seed=1, recording=False)
    dice = Dice(1)
    positions = [s.clone()]
    while seats := s.deciders():
        moves = s.moves(seats[0])
        s.play(seats[0], moves[dice.below(len(moves))])
        positions.append(s.clone())
    return positions[:-1]


def each(calls: list[Callable[[], object]], seconds: float) -> float:
    """The mean time of a call in microseconds."""
    done = 0
    start = process_time()
    end = start + seconds
    while (now := process_time()) < end:
        for call in calls:
            call()
        done += len(calls)
    return (now - start) / done * 1e6


def searched(g: BoardGame, players: int, seconds: float) -> float:
    """Search iterations a second from the first decision of a game, each played to the game's end."""
    done = 0
    start = process_time()
    end = start + seconds
    while (now := process_time()) < end:
        s = g.new(players, seed=done, recording=False)
        bot = Search(done, iterations=SEARCHED, rounds=FULL_PLAYOUT)
        bot.choose(Seat(s, s.decider(), done))
        done += bot.done
    return done / (now - start)


def _redealer(s: Position) -> Callable[[], object]:
    seat = s.decider()
    return lambda: s.redeal(seat, 1)


def _viewer(s: Position) -> Callable[[], object]:
    seat = s.decider()
    return lambda: s.view(seat)


def figures(found: dict[str, Any]) -> list[Figures]:
    """The figures as tables for people."""
    columns = ["game", "seats", "decisions/s", "inside", "games/s", "tensors/s", "clone", "redeal", "view", "search/s"]
    names = [
        "decisions_per_second",
        "inside_per_second",
        "games_per_second",
        "tensors_per_second",
        "clone_microseconds",
        "redeal_microseconds",
        "view_microseconds",
        "search_iterations_per_second",
    ]
    rows = [[row["game"], row["players"], *[row[name] for name in names]] for row in found["games"]]
    heading = f"Our games, {found['engine']} (inside: played in the engine; clone, redeal, view: microseconds)"
    tables: list[Figures] = [(heading, columns, rows)]
    if found.get("peers"):
        columns = ["library and game", "version", "decisions/s", "without chance", "games/s"]
        names = ["decisions_per_second", "without_chance_per_second", "games_per_second"]
        rows = [[row["name"], row["version"], *[row[name] for name in names]] for row in found["peers"]]
        tables.append(("Other libraries (decisions/s counts chance nodes too)", columns, rows))
    if found.get("ratios"):
        bare = found["ratios_without_chance"]
        played = found["ratios_inside"]
        rows = [[name, ratio, bare[name], played.get(name, 0.0)] for name, ratio in found["ratios"].items()]
        columns = ["", "chance nodes counted", "decisions only", "ours inside"]
        tables.append((f"Times {YARDSTICK}, driven from Python", columns, rows))
    return tables
