"""Whether chances are true: what was stated in games beside what came of them, and the manner of telling them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from underthrone.bots import Seat
from underthrone.games import game
from underthrone.games.heuristics import Heuristics
from underthrone.games.telling import AS_IT_LOOKS, FILE, Manner, told
from underthrone.games.toml import written as toml
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.game import Game
from underthrone.lab.executor import DeadWorker, Workers, spread
from underthrone.lab.intervals import wilson
from underthrone.lab.selfplay import Wanted, play

LOOKS = 8  # positions of a game: those of one game are alike, so many games tell more than many positions
WORLDS = 8  # that a seat imagines for its chances
TENTHS = 10
ENOUGH = 200  # positions of a tenth before it must be true
WITHIN = 0.04  # what stated and true may differ by
HELD_OUT = 5_000_000  # the first seed of games that a manner is measured in
FITTED = 6_000_000  # and of those that it is fitted to
KEPT = "chances.jsonl"

World = tuple[float, list[float]]  # how far the game has come in it, and how it looks for each seat
Told = Callable[[], None]


class Said(NamedTuple):
    """A game: what deciding seats imagined on the way, world by world, and each seat's share of the win."""

    wanted: Wanted
    rules: int
    looks: list[list[World]]
    came: list[float]


class Pair(NamedTuple):
    """What was stated of a seat, or of a team, and what came; and the game, by its number."""

    stated: float
    came: float
    game: int


class Saying(NamedTuple):
    """The job: games between bots."""

    game: str

    def ready(self) -> Callable[[Wanted], Said]:
        g = game(self.game)
        return lambda wanted: said(g, g.heuristics, wanted)


def said(g: Game, of: Heuristics, wanted: Wanted) -> Said:
    """One game: some of its decisions as the deciding seat sees them, spread evenly from the first to the last."""
    played = play(g, wanted)
    s = played.again(g)
    decisions: list[int] = []
    for number, (seat, move) in enumerate(played.moves):
        if len(s.options(seat)) > 1:
            decisions.append(number)
        s.play(seat, move)
    chosen = {decisions[(2 * i + 1) * len(decisions) // (2 * LOOKS)] for i in range(LOOKS)}
    dice = Dice(seeded(wanted.seed))
    s = played.again(g)
    looks: list[list[World]] = []
    for number, (seat, move) in enumerate(played.moves):
        if number in chosen:
            me = Seat(s, seat, dice.below(1 << 29))
            looks.append([imagined(of, me, seed) for seed in range(WORLDS)])
        s.play(seat, move)
    share = 1.0 if g.cooperative else 1.0 / max(1, len(played.winners))
    came = [share if seat in played.winners else 0.0 for seat in range(wanted.players)]
    return Said(wanted, played.rules, looks, came)


def imagined(of: Heuristics, me: Seat, seed: int) -> World:
    """A world that the seat may imagine."""
    world = me.redeal(seed)
    return round(of.progress(world), 6), [round(chance, 6) for chance in of.chances(world)]


def collected(path: Path, g: Game, wanted: list[Wanted], workers: Workers, tell: Told) -> dict[int, list[Said]]:
    """By number of players the games that are wanted: those that the file has, and the others, which are added."""
    found = {one.wanted: one for one in _kept(path) if one.rules == g.version}
    for _ in set(found) & set(wanted):
        tell()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        for one in spread(Saying(g.id), [task for task in wanted if task not in found], workers):
            if not isinstance(one, DeadWorker):
                file.write(json.dumps(one, separators=(",", ":")) + "\n")
                file.flush()
                found[one.wanted] = one
                tell()
    games: dict[int, list[Said]] = {task.players: [] for task in wanted}
    for task in wanted:
        if task in found:
            games[task.players].append(found[task])
    return games


def _kept(path: Path) -> Iterable[Said]:
    """The games of a file; a line that was cut off is left out."""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            wanted, rules, looks, came = json.loads(line)
        except ValueError:
            continue
        yield Said(Wanted(*wanted), rules, looks, came)


# --- Stated and true


def stated(look: list[World], team: bool, manner: Manner) -> list[float]:
    """Chances as a seat states them: the mean over the worlds that it imagines."""
    rows = [told(chances, far, team, manner) for far, chances in look]
    return [sum(column) / len(rows) for column in zip(*rows)]


def pairs(games: list[Said], team: bool, manner: Manner) -> list[Pair]:
    """What was stated beside what came, for every seat at every look; of a team once."""
    found: list[Pair] = []
    for number, one in enumerate(games):
        for look in one.looks:
            row = stated(look, team, manner)[: 1 if team else None]
            found += [Pair(chance, came, number) for chance, came in zip(row, one.came)]
    return found


def curve(found: list[Pair]) -> dict[str, Any]:
    """Stated and true means of every tenth, and the mean squared error."""
    tenths: list[dict[str, Any]] = []
    for tenth in range(TENTHS):
        mine = [p for p in found if min(TENTHS - 1, int(p.stated * TENTHS)) == tenth]
        if mine:
            tenths.append({"tenth": tenth} | _tenth(mine))
    full = [t for t in tenths if t["positions"] >= ENOUGH]
    mean = sum(p.came for p in found) / len(found)
    return {
        "brier": round(sum((p.stated - p.came) ** 2 for p in found) / len(found), 4),
        "base": round(sum((mean - p.came) ** 2 for p in found) / len(found), 4),
        "worst": round(max((abs(t["stated"] - t["true"]) for t in full), default=0.0), 4),
        "out": [t["tenth"] for t in full if round(abs(t["stated"] - t["true"]), 4) > WITHIN],
        "tenths": tenths,
    }


def _tenth(mine: list[Pair]) -> dict[str, Any]:
    """The interval is that of as many positions as there are games: those of one game have one outcome."""
    games = len({p.game for p in mine})
    came = sum(p.came for p in mine) / len(mine)
    low, high = wilson(came * games, games)
    return {
        "positions": len(mine),
        "games": games,
        "stated": round(sum(p.stated for p in mine) / len(mine), 4),
        "true": round(came, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def measured(g: Game, games: dict[int, list[Said]], manners: dict[int, Manner]) -> dict[str, Any]:
    """With each number of players: the curve, the manner that it is stated in, and the error without any."""
    found: dict[str, Any] = {}
    for players, some in games.items():
        manner = manners.get(g.heuristics.alike(players), AS_IT_LOOKS)
        if some:
            looks = curve(pairs(some, g.cooperative, AS_IT_LOOKS))
            found[str(players)] = {
                "games": len(some),
                "manner": data_of(manner),
                **curve(pairs(some, g.cooperative, manner)),
                "as it looks": looks,
            }
    return {"kind": "chances", "looks": LOOKS, "worlds": WORLDS, "seed": HELD_OUT, "players": found}


# --- The manner


def data_of(manner: Manner) -> dict[str, Any]:
    """As it stands in the file."""
    return {"power": manner.power, "lean": manner.lean, "doubt": manner.doubt}


def text_of(g: Game, manners: dict[int, Manner], made: dict[str, Any]) -> str:
    """The file: how it was made, then a manner for each number of players."""
    lines = [f"# How the chances of {g.title()} are told so that they are true: made by a command, not by hand."]
    lines += ["# power: that chances are raised to at the start, and what is added to it towards the end"]
    lines += ["# lean: what is added to the logarithm of a team's odds, at the start and towards the end"]
    lines += ["# doubt: the part that all share", "", "[made]"]
    lines += [f"{key} = {toml(value)}" for key, value in made.items()]
    for players, manner in manners.items():
        lines += ["", f"[{players}]", *[f"{name} = {toml(value)}" for name, value in data_of(manner).items()]]
    return "\n".join(lines) + "\n"


def installed(g: Game) -> Path:
    """The file that the game reads its manners from."""
    return Path(str(files("underthrone.games"))) / g.id.replace("-", "_") / "data" / FILE


# --- For people


def figures(g: Game, found: dict[str, Any]) -> list[tuple[str, list[str], list[list[Any]]]]:
    """A table for each number of players."""
    tables: list[tuple[str, list[str], list[list[Any]]]] = []
    columns = ["from", "positions", "games", "stated %", "true %", "95 %", "off by"]
    for players, one in found["players"].items():
        error = f"error {one['brier']}, as it looks {one['as it looks']['brier']}, of the mean alone {one['base']}"
        rows: list[list[Any]] = []
        for t in one["tenths"]:
            low, high = t["interval"]
            off = f"{100 * (t['stated'] - t['true']):+.1f}"
            verdict = " out" if t["tenth"] in one["out"] else "" if t["positions"] >= ENOUGH else " (few)"
            interval = f"{100 * low:.1f} to {100 * high:.1f}"
            means = [t["stated"], t["true"]]
            rows.append([f"{t['tenth'] * 10} %", t["positions"], t["games"], *means, interval, off + verdict])
        tables.append((f"{g.title()}, {players} players, {one['games']} games: {error}", columns, rows))
    return tables


def picture(g: Game, found: dict[str, Any], path: Path) -> None:
    """True against stated, a square for each number of players; pale what would be stated as it looks."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    shown = found["players"]
    fig, row = plt.subplots(1, len(shown), figsize=(3.1 * len(shown), 4.1), sharey=True, squeeze=False)
    for ax, (players, one) in zip(row[0], shown.items()):
        ax.fill_between([0, 1], [-WITHIN, 1 - WITHIN], [WITHIN, 1 + WITHIN], color="0.9", linewidth=0)
        ax.plot([0, 1], [0, 1], color="0.6", linewidth=1)
        raw = [t for t in one["as it looks"]["tenths"] if t["positions"] >= ENOUGH]
        ax.plot(
            [t["stated"] for t in raw], [t["true"] for t in raw], color="tab:orange", alpha=0.6, label="as it looks"
        )
        for full, face in ((True, "tab:blue"), (False, "white")):
            some = [t for t in one["tenths"] if (t["positions"] >= ENOUGH) is full]
            x, y = [t["stated"] for t in some], [t["true"] for t in some]
            low, high = [[abs(t["interval"][end] - t["true"]) for t in some] for end in (0, 1)]
            about = f"{ENOUGH} positions or more" if full else "fewer"
            ax.errorbar(x, y, [low, high], fmt="o", color="tab:blue", mfc=face, elinewidth=0.8, label=about)
        title = f"{players} player{'' if players == '1' else 's'}, {one['games']} games"
        errors = f"error {one['brier']:.3f}; as it looks {one['as it looks']['brier']:.3f}"
        ax.set_title(f"{title}\n{errors}\nof the mean alone {one['base']:.3f}", fontsize=8)
        ax.set(xlim=(0, 1), ylim=(0, 1), xlabel="stated chance", aspect="equal")
    row[0][0].set_ylabel("true share, 95 % interval by games")
    fig.legend(*row[0][0].get_legend_handles_labels(), loc="lower center", ncols=3, frameon=False, fontsize=8)
    fig.suptitle(
        f"{g.title()}: stated chances in games that they weren't fitted to; grey: within 4 points", fontsize=10
    )
    fig.savefig(path, dpi=120, bbox_inches="tight")
    plt.close(fig)
