"""Fits data/outlook.toml of Lords of Xidit: what points at the end are made of, by least squares over kept games.

    python tools/outlook.py runs/lords-of-xidit/games.jsonl

The games are those that `underthrone train lords-of-xidit` keeps. Seats are compared with the others of their table.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from underthrone.games import game
from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS
from underthrone.games.lords_of_xidit.outlook import LOOKS, OUTLOOK, looks
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.game import Game
from underthrone.lab.selfplay import Played, kept

RIDGE = 30.0
Array = np.ndarray[Any, np.dtype[np.float64]]
Seen = tuple[Array, float, list[int]]  # looks at the start of a year, how far the game is, the dummy's points


def years(g: Game, one: Played) -> tuple[list[Seen], Table]:
    """The beginning of every year, and the end."""
    s = one.again(g)
    assert isinstance(s, Table)
    seen: list[Seen] = []
    for seat, move in one.moves:
        if s.rules.parts[s.question] > 1 and s.year == len(seen) + 1:
            rows = np.array(looks(s))
            far = s.year / s.mode.years
            seen.append((np.hstack([rows, far * rows]), far, s.dummy[:]))
        s.answered(seat, move)
    return seen, s


def main(path: Path) -> None:
    """Reads games, writes the file."""
    g = game("lords-of-xidit")
    games = [years(g, one) for one in kept(path, g)]
    lines = ["# What points at the end are made of, at the start of a game and what is added towards its end:"]
    lines += [f"# made by tools/outlook.py from {len(games)} games between greedy bots, not by hand."]
    nothing = ["", "[nothing]  # by how much who has nothing gains on the dummy"]
    for kind, name in enumerate(ASSESSMENTS):
        rows, points = [], []
        for seen, s in games:
            final = np.array(s.points(kind), float)
            for row, _, _ in seen:
                rows.append(row - row.mean(axis=0))
                points.append(final - final.mean())
        x, y = np.vstack(rows), np.concatenate(points)
        scale = np.sqrt((x**2).sum(axis=0) / len(rows)) + 1e-9
        x /= scale
        found = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y) / scale
        lines += ["", f"[{name}]"]
        lines += [f"{look} = [{a:.4f}, {b:.4f}]" for look, a, b in zip(LOOKS, found, found[len(LOOKS) :])]
        a, b = gains(games, kind, found)
        nothing.append(f"{name} = [{a:.4f}, {b:.4f}]")
    OUTLOOK.write_text("\n".join(lines + nothing) + "\n", "utf-8")


def gains(games: list[tuple[list[Seen], Table]], kind: int, found: Array) -> tuple[float, float]:
    """By how much who has nothing gains on the dummy, where there is one."""
    times, gained = [], []
    for seen, s in games:
        for rows, far, dummy in seen:
            if dummy:
                times.append([1.0, far])
                rest = np.array(s.points(kind), float) - rows @ found
                gained.append(rest.mean() - (s.dummy[kind] - dummy[kind]))
    a, b = np.linalg.lstsq(np.array(times), np.array(gained), rcond=None)[0]
    return float(a), float(b)


main(Path(sys.argv[1]))
