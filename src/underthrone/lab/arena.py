"""Bots against each other: every bot sits equally often on each seat, on the same deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp, log
from random import Random
from typing import Any

from underthrone.lab.executor import Workers
from underthrone.lab.intervals import wilson
from underthrone.lab.match import Plan, Row, Task
from underthrone.lab.simulate import play

SAMPLES = 200  # of the bootstrap
ELO = 400 / log(10)
Beats = dict[tuple[str, str], float]  # how often the first was placed before the second; a shared place is half


def tasks(names: list[str], games: int, seed: int) -> list[Task]:
    """Whole rotations: each deal is played once for every way in which the bots can move round the table."""
    n = len(names)
    deals = -(-games // n)
    return [Task(names[r:] + names[:r], seed + deal) for deal in range(deals) for r in range(n)]


def arena(
    plan: Plan, names: list[str], games: int, seed: int, workers: Workers, tell: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """Plays and measures; Ctrl-C keeps the deals that are whole."""
    run = play(plan, tasks(names, games, seed), workers, tell)
    deals = whole(run.rows, len(names))
    return {
        "bots": names,
        "players": plan.players,
        "options": plan.options,
        "seed": seed,
        "games": sum(map(len, deals)),
        "lost": run.lost,
        "stopped": run.stopped,
        "standings": standings(deals) if deals else [],
    }


def whole(rows: list[Row], rotations: int) -> list[list[Row]]:
    """The rows by deal, those deals only that were played in every rotation."""
    deals: dict[int, list[Row]] = {}
    for row in rows:
        deals.setdefault(row["seed"], []).append(row)
    return [
        sorted(deals[seed], key=lambda row: str(row["bots"])) for seed in sorted(deals) if len(deals[seed]) == rotations
    ]


def standings(deals: list[list[Row]]) -> list[dict[str, Any]]:
    """One row for each bot, the best first; a bot that sits on several seats is counted for each of them."""
    rows = [row for deal in deals for row in deal]
    names = sorted({name for row in rows for name in row["bots"]})
    ratings = elo([beaten(deal) for deal in deals], names)
    found: list[dict[str, Any]] = []
    for name in names:
        at = [(row, seat) for row in rows for seat, bot in enumerate(row["bots"]) if bot == name]
        wins = sum(seat in row["winners"] for row, seat in at)
        spent = sum(row["spent"][seat] for row, seat in at)
        rating, low, high = ratings[name]
        found.append(
            {
                "bot": name,
                "seats": len(at),
                "wins": wins,
                "rate": wins / len(at),
                "interval": list(wilson(wins, len(at))),
                "fair": 1 / len(rows[0]["bots"]),
                "place": sum(row["places"][seat] for row, seat in at) / len(at),
                "elo": rating,
                "elo_interval": [low, high],
                "decisions_per_second": sum(row["decided"][seat] for row, seat in at) / spent if spent else 0.0,
                "faults": faults([row["faults"][seat] for row, seat in at if "faults" in row]),
            }
        )
    return sorted(found, key=lambda row: -row["rate"])


def faults(counted: list[dict[str, int]]) -> dict[str, int]:
    """What a bot from outside did wrong in all games together, by kind; nothing for one of ours."""
    total: Counter[str] = Counter()
    for one in counted:
        for kind, n in one.items():
            total[kind] += n
    return dict(total)


# --- Elo: Bradley and Terry's model on who was placed before whom


def beaten(deal: list[Row]) -> Beats:
    """Every pair of seats with different bots, in all games of a deal."""
    beats: Beats = {}
    for row in deal:
        names, places = row["bots"], row["places"]
        for i, a in enumerate(names):
            for j, b in enumerate(names):
                if a != b:
                    won = 1.0 if places[i] < places[j] else 0.5 if places[i] == places[j] else 0.0
                    beats[a, b] = beats.get((a, b), 0.0) + won
    return beats


def elo(deals: list[Beats], names: list[str]) -> dict[str, tuple[float, float, float]]:
    """Ratings around 0 with 95 % intervals, by drawing whole deals again and again."""
    middle = ratings(_sum(deals), names)
    chance = Random(1)
    drawn = [ratings(_sum(chance.choices(deals, k=len(deals))), names) for _ in range(SAMPLES)]
    low, high = round(SAMPLES * 0.025), round(SAMPLES * 0.975) - 1
    spread = {name: sorted(sample[name] for sample in drawn) for name in names}
    return {name: (middle[name], spread[name][low], spread[name][high]) for name in names}


def ratings(beats: Beats, names: list[str]) -> dict[str, float]:
    """The likeliest strengths; half a win is added both ways so that nobody is infinitely strong."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        before = dict(strength)
        for a in names:
            wins = sum(beats.get((a, b), 0.0) + 0.5 for b in names if b != a)
            met = sum(
                (beats.get((a, b), 0.0) + beats.get((b, a), 0.0) + 1.0) / (strength[a] + strength[b])
                for b in names
                if b != a
            )
            if met:
                strength[a] = wins / met
        mean = exp(sum(map(log, strength.values())) / len(names))
        strength = {name: value / mean for name, value in strength.items()}
        if max(abs(strength[name] - before[name]) for name in names) < 1e-9:
            break
    return {name: ELO * log(value) for name, value in strength.items()}


def _sum(deals: list[Beats]) -> Beats:
    total: Beats = {}
    for beats in deals:
        for pair, won in beats.items():
            total[pair] = total.get(pair, 0.0) + won
    return total
