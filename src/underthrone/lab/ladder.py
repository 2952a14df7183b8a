"""How strong the levels are: every pair of them meets at tables of both, and Elo tells how far apart they stand."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

from underthrone.games.toml import written as toml
from underthrone.kernel.game import Game
from underthrone.lab.arena import Beats, beaten, elo
from underthrone.lab.executor import Workers
from underthrone.lab.intervals import wilson
from underthrone.lab.match import Plan, Row, Task
from underthrone.lab.simulate import play

APART = 150  # Elo between a level and the next
Far = tuple[bool, int]  # whether a team won, and its score


def tables(names: list[str], players: int, games: int, seed: int, team: bool) -> list[Task]:
    """So many games of every pair, whole rotations: half the seats, or one more, are the first's, in turn.

    A team is of one level; all levels get the same deals.
    """
    if team:
        return [Task([name] * players, seed + deal) for name in names for deal in range(games)]
    turns = players if players % 2 else 2  # with an even number the third game would be the first again
    found: list[Task] = []
    for a, b in combinations(names, 2):
        for deal in range(-(-games // turns)):
            few = [a if (seat + deal) % 2 == 0 else b for seat in range(players)]
            found += [Task(few[r:] + few[:r], seed + deal) for r in range(turns)]
    return found


def climb(
    plan: Plan, names: dict[str, str], games: int, seed: int, workers: Workers, tell: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """Plays the round robin and measures; Ctrl-C keeps what was played."""
    team = plan.load().cooperative
    run = play(plan, tables(list(names.values()), plan.players, games, seed, team), workers, tell)
    rows = run.rows
    return {
        "kind": "ladder",
        "players": plan.players,
        "options": plan.options,
        "seed": seed,
        "games": len(rows),
        "lost": run.lost,
        "stopped": run.stopped,
        "levels": rungs(rows, names, team) if rows else [],
        "meetings": meetings(rows, list(names.values()), team),
    }


def rungs(rows: list[Row], names: dict[str, str], team: bool) -> list[dict[str, Any]]:
    """Each level with its bot and Elo, the weakest at 0."""
    deals: dict[int, list[Row]] = {}
    for row in rows:
        deals.setdefault(row["seed"], []).append(row)
    beats = [outdone(deals[seed]) if team else beaten(deals[seed]) for seed in sorted(deals)]
    ratings = elo(beats, list(names.values()))
    ground = min(middle for middle, _, _ in ratings.values())
    found: list[dict[str, Any]] = []
    for level, name in names.items():
        middle, low, high = ratings[name]
        found.append(
            {
                "level": level,
                "bot": name,
                "elo": round(middle - ground),
                "interval": [round(low - ground), round(high - ground)],
            }
        )
    return found


def outdone(deal: list[Row]) -> Beats:
    """Teams on the same deal: who won it where the other didn't, or came further."""
    beats: Beats = {}
    for mine in deal:
        for other in deal:
            a, b = mine["bots"][0], other["bots"][0]
            if a != b:
                beats[a, b] = beats.get((a, b), 0.0) + further(came(mine), came(other))
    return beats


def came(row: Row) -> Far:
    """How far a team came."""
    return bool(row["winners"]), row["scores"][0]


def further(ours: Far, theirs: Far) -> float:
    """Of two teams the one that came further is ahead: 1 or 0, a half where neither did."""
    return (1 + (ours > theirs) - (ours < theirs)) / 2


def meetings(rows: list[Row], names: list[str], team: bool) -> list[dict[str, Any]]:
    """Every pair: how many games the stronger won; of teams how many each won."""
    found: list[dict[str, Any]] = []
    for a, b in combinations(names, 2):
        games = [row for row in rows if set(row["bots"]) == ({b} if team else {a, b})]
        wins = sum(1 for row in games if row["winners"] and row["bots"][row["winners"][0]] == b)
        low, high = wilson(wins, len(games))
        found.append({"lower": a, "higher": b, "games": len(games), "won": wins, "interval": [low, high]})
    return found


def text_of(found: dict[str, Any], command: str) -> str:
    """The file that the table reads."""
    lines = ["# How strong the levels are: made by a command, not by hand.", "", "[made]"]
    lines += [f"command = {toml(command)}", f"games = {found['games']}", f"players = {found['players']}", "", "[elo]"]
    return "\n".join(lines + [f"{one['level']} = {one['elo']}" for one in found["levels"]]) + "\n"


def installed(g: Game) -> Path:
    """Where the table looks for it."""
    return Path(str(files("underthrone.games"))) / g.id.replace("-", "_") / "data" / "ladder.toml"


def figures(g: Game, found: dict[str, Any]) -> tuple[str, list[str], list[list[Any]]]:
    """The rungs as a table for people."""
    rows = [
        [one["level"], one["bot"], one["elo"], f"{one['interval'][0]} to {one['interval'][1]}"]
        for one in found["levels"]
    ]
    title = f"{g.title()}, {found['games']:,} games, {found['players']} players"
    return title, ["level", "bot", "Elo", "95 %"], rows
