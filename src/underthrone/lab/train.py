"""Learning: bots play each other, weights are fitted to their games, and kept only if they win against the old ones."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from underthrone import bots
from underthrone.games import game
from underthrone.games.learned import Learned, Weights, from_text
from underthrone.games.toml import written as toml
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.kernel.state import Result
from underthrone.lab.executor import DeadWorker, Workers, spread
from underthrone.lab.fit import Lessons, fitted, held_out, lessons
from underthrone.lab.intervals import wilson
from underthrone.lab.ladder import further
from underthrone.lab.selfplay import Wanted, collect

RIDGE = 1.0
GAMES = "games.jsonl"
WEIGHTS = "weights.toml"


class Plan(NamedTuple):
    """What is played: so many games of each bot, with each number of players in turn."""

    bots: list[str]
    games: int
    players: list[int]
    seed: int

    def wanted(self) -> list[Wanted]:
        """The games."""
        counts = self.players
        return [Wanted(counts[i % len(counts)], bot, self.seed + i) for bot in self.bots for i in range(self.games)]


class Meeting(NamedTuple):
    """A game of a duel: the challenger sits on one seat, or its team plays the same deal as the other."""

    players: int
    seat: int
    seed: int


class Duel(NamedTuple):
    """The job: one bot with new weights among others of its name with the installed ones."""

    game: str
    weights: str  # the file's contents
    bot: str

    def ready(self) -> Callable[[Meeting], float]:
        g = game(self.game)
        challenger = relearned(g, self.weights, WEIGHTS)
        return lambda meeting: met(g, challenger, self.bot, meeting)


def learned(g: Game) -> Learned:
    """What the game has learned so far."""
    if not isinstance(g.heuristics, Learned):
        raise Trouble(f"{g.title()} has no features to learn with.")
    return g.heuristics


def relearned(g: Game, text: str, where: str) -> Learned:
    """The same features with other weights."""
    old = learned(g)
    found = type(old)(old.names, from_text(text, old.names, where))
    found.doubt = old.doubt
    return found


def met(g: Game, challenger: Learned, name: str, meeting: Meeting) -> float:
    """The challenger's share of a win; of two teams on the same deal the one that came further is ahead."""
    if g.cooperative:
        teams = (ended(g, of, name, meeting, range(meeting.players)) for of in (challenger, learned(g)))
        ours, theirs = ((bool(result.winners), result.scores[0]) for result in teams)
        return further(ours, theirs)
    return float(meeting.seat in ended(g, challenger, name, meeting, range(meeting.seat, meeting.seat + 1)).winners)


def ended(g: Game, of: Learned, name: str, meeting: Meeting, learners: range) -> Result:
    """What comes of a game in which some seats go by what was learned."""
    seats = bots.seated([name] * meeting.players, meeting.seed)
    for seat in learners:
        seats[seat].heuristics = of
    s = g.new(meeting.players, meeting.seed, recording=False)
    while (seat := s.decider()) >= 0:
        s.play(seat, seats[seat].move(s, seat))
    result = s.result()
    assert result is not None
    return result


def equal(g: Game, players: int) -> float:
    """What the challenger wins of a duel if it is no better."""
    return 1 / 2 if g.cooperative else 1 / players


def duel(
    g: Game, text: str, bot: str, games: int, players: int, seed: int, workers: Workers, tell: Callable[[], None]
) -> dict[str, Any]:
    """Whole rotations: on every deal the challenger sits on each seat once; teams meet on as many deals."""
    turns = 1 if g.cooperative else players
    tasks = [Meeting(players, seat, seed + deal) for deal in range(-(-games // turns)) for seat in range(turns)]
    met: list[float] = []
    for share in spread(Duel(g.id, text, bot), tasks, workers):
        if not isinstance(share, DeadWorker):
            met.append(share)
            tell()
    low, high = wilson(sum(met), len(met))
    rate = sum(met) / max(1, len(met))
    return {"bot": bot, "players": players, "games": len(met), "rate": rate, "interval": [low, high]}


def play(g: Game, folder: Path, plan: Plan, workers: Workers, tell: Callable[[], None]) -> Lessons:
    """The games of the plan, and what they teach."""
    games = collect(folder / GAMES, g, plan.wanted(), workers, tell)
    return lessons(g, learned(g), games)


def fit(g: Game, found: Lessons, sharper: float = 1.0) -> tuple[Weights, dict[str, Any]]:
    """Weights, and how good they are in games that they weren't fitted to; a habit that was shown may be made sharper.

    Who is imitated does the same thing with little chance in it, for reasons that no feature knows.
    """
    of = learned(g)
    brier, _ = held_out(found.value, RIDGE)
    _, likely = held_out(found.habit, RIDGE) if found.habit else (0.0, 0.0)
    error = {
        "positions": len(found.value),
        "brier": round(brier, 4),
        "decisions": len(found.habit),
        "likelihood": round(likely, 4),
    }
    weights = fitted(of, found, RIDGE)
    if found.habit:
        weights.habit = [[sharper * w for w in row] for row in weights.habit]
    return weights, error


def text_of(g: Game, weights: Weights, made: dict[str, Any]) -> str:
    """The file: how it was made, then every weight by the name of its feature."""
    names = learned(g).names
    lines = [f"# What the bots of {g.title()} have learned: made by a command, not by hand.", "", "[made]"]
    lines += [f"{key} = {toml(value)}" for key, value in made.items()]
    lines += ["", "[sharpness]  # by number of players"]
    lines += [f"{n} = {weights.sharpness[n]:.6f}" for n in names.players]
    lines += ["", "[value]  # at the start, and what is added towards the end"]
    lines += [f"{name} = [{a:.6f}, {b:.6f}]" for name, a, b in zip(names.value, weights.early, weights.late)]
    for (kind, features), numbers in zip(names.habit.items(), weights.habit):
        lines += ["", f"[habit.{kind}]"]
        lines += [f"{name} = {number:.6f}" for name, number in zip(features, numbers)]
    return "\n".join(lines) + "\n"


def installed(g: Game) -> Path:
    """The file that the game reads its weights from."""
    return Path(str(files("underthrone.games"))) / g.id.replace("-", "_") / "data" / WEIGHTS
