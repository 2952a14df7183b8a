"""Whether chances are true: over games that nobody learned from, what was stated beside what came."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from underthrone import bots
from underthrone.bots import Seat
from underthrone.games import game
from underthrone.games.heuristics import Heuristics
from underthrone.games.learned import Learned, from_text
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.game import Game
from underthrone.lab.executor import DeadWorker, Workers, spread
from underthrone.lab.selfplay import Wanted

TENTHS = 10
ENOUGH = 200  # positions of a tenth before it must be true
WITHIN = 0.04  # what stated and true may differ by
EVERY = 3  # decisions of which one is looked at

Told = Callable[[], None]
Pair = tuple[float, float]  # what was stated, and what came


class Said(NamedTuple):
    """A game: what deciding seats stated on the way, each a row for all seats, and what came."""

    players: int
    chances: list[list[float]]
    came: list[float]


class Stated(NamedTuple):
    """The job: games between bots, with the installed weights or others."""

    game: str
    weights: str  # a file's contents; nothing: those that are installed
    worlds: int

    def ready(self) -> Callable[[Wanted], Said]:
        g = game(self.game)
        of = g.heuristics
        if self.weights and isinstance(of, Learned):
            of = type(of)(of.names, from_text(self.weights, of.names, "weights.toml"))
        return lambda wanted: stated(g, of, wanted, self.worlds)


def stated(g: Game, of: Heuristics, wanted: Wanted, worlds: int) -> Said:
    """Chances as the deciding seat sees them, averaged over worlds that it may imagine."""
    seats = [bots.named(wanted.bot, wanted.seed * 16 + seat) for seat in range(wanted.players)]
    for bot in seats:
        bot.heuristics = of
    s = g.new(wanted.players, wanted.seed, recording=False)
    dice = Dice(seeded(wanted.seed))
    said: list[list[float]] = []
    count = 0
    while (seat := s.decider()) >= 0:
        if len(s.options(seat)) > 1:
            count += 1
            if count % EVERY == 0:
                said.append(Seat(s, seat, dice.below(1 << 29), of).chances(worlds))
        s.play(seat, seats[seat].move(s, seat))
    result = s.result()
    assert result is not None
    share = 1.0 if g.cooperative else 1.0 / max(1, len(result.winners))
    return Said(wanted.players, said, [share if seat in result.winners else 0.0 for seat in range(wanted.players)])


def collected(
    g: Game,
    weights: str,
    bot: str,
    players: list[int],
    games: int,
    seed: int,
    worlds: int,
    workers: Workers,
    tell: Told,
) -> dict[int, tuple[list[list[float]], list[list[float]]]]:
    """By number of players the rows that were stated, and beside each what came."""
    wanted = [Wanted(n, bot, seed + i) for n in players for i in range(games)]
    found: dict[int, tuple[list[list[float]], list[list[float]]]] = {n: ([], []) for n in players}
    for said in spread(Stated(g.id, weights, worlds), wanted, workers):
        if not isinstance(said, DeadWorker):
            rows, came = found[said.players]
            rows += said.chances
            came += [said.came] * len(said.chances)
            tell()
    return found


def measured(
    g: Game, bot: str, players: list[int], games: int, seed: int, worlds: int, workers: Workers, tell: Told
) -> dict[str, Any]:
    """So many games with each number of players, by the installed weights."""
    found = collected(g, "", bot, players, games, seed, worlds, workers, tell)
    curves: dict[str, Any] = {}
    for n, (rows, came) in found.items():
        seats = range(1 if g.cooperative else n)  # one chance for a team
        pairs = [(row[seat], true[seat]) for row, true in zip(rows, came) for seat in seats]
        if pairs:
            curves[str(n)] = curve(pairs)
    about = {"kind": "chances", "bot": bot, "games": games, "seed": seed, "worlds": worlds}
    return about | {"players": curves}


def curve(pairs: list[Pair]) -> dict[str, Any]:
    """Stated and true means of every tenth, and the mean squared error."""
    tenths: list[dict[str, Any]] = []
    for tenth in range(TENTHS):
        mine = [p for p in pairs if min(TENTHS - 1, int(p[0] * TENTHS)) == tenth]
        if mine:
            said = sum(p[0] for p in mine) / len(mine)
            came = sum(p[1] for p in mine) / len(mine)
            tenths.append({"tenth": tenth, "positions": len(mine), "stated": round(said, 4), "true": round(came, 4)})
    full = [t for t in tenths if t["positions"] >= ENOUGH]
    return {
        "brier": round(sum((a - b) ** 2 for a, b in pairs) / len(pairs), 4),
        "base": round(_base(pairs), 4),
        "worst": round(max((abs(t["stated"] - t["true"]) for t in full), default=0.0), 4),
        "tenths": tenths,
    }


def _base(pairs: list[Pair]) -> float:
    """The error of always stating the mean."""
    mean = sum(p[1] for p in pairs) / len(pairs)
    return sum((mean - p[1]) ** 2 for p in pairs) / len(pairs)


def figures(g: Game, found: dict[str, Any]) -> list[tuple[str, list[str], list[list[Any]]]]:
    """A table for each number of players."""
    tables: list[tuple[str, list[str], list[list[Any]]]] = []
    for players, one in found["players"].items():
        error = f"error {one['brier']}, of the mean alone {one['base']}; worst tenth {one['worst']}"
        title = f"{g.title()}, {players} players: {error}"
        rows = [[f"{t['tenth'] * 10} %", t["positions"], 100 * t["stated"], 100 * t["true"]] for t in one["tenths"]]
        tables.append((title, ["from", "positions", "stated %", "true %"], rows))
    return tables


def picture(g: Game, found: dict[str, Any], path: Path) -> None:
    """Stated against true, a line for each number of players."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    fig, ax = plt.subplots(figsize=(6, 6))
    ax.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    for players, one in found["players"].items():
        full = [t for t in one["tenths"] if t["positions"] >= ENOUGH]
        ax.plot([t["stated"] for t in full], [t["true"] for t in full], marker="o", label=f"{players} players")
    ax.set(xlabel="stated chance", ylabel="true share", xlim=(0, 1), ylim=(0, 1), title=g.title())
    ax.legend(frameon=False)
    fig.savefig(path, dpi=120, bbox_inches="tight")
    plt.close(fig)
