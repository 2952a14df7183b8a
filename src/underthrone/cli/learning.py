"""Commands about strength: train, ladder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from underthrone.bots import named
from underthrone.bots.levels import levels
from underthrone.cli.extras import need
from underthrone.cli.lab import Id, Jobs, Options, Players, Ray, Seed, workers_of
from underthrone.cli.screen import at_least, bar, command, out, plan_of, show
from underthrone.games import game
from underthrone.kernel.errors import Trouble
from underthrone.lab import ladder as rungs
from underthrone.lab.calibrate import KEPT
from underthrone.lab.stamp import stamp


def add_to(app: typer.Typer) -> None:
    """The commands about strength."""
    for fn in (train, ladder):
        app.command()(fn)


def train(
    game_id: Id,
    bots: Annotated[str, typer.Option(help="Who plays the games to learn from, with commas.")] = "search:10ms",
    games: Annotated[
        int, typer.Option(help="How many games of each of them; with 0 chances stay, and the habit alone is bettered.")
    ] = 300,
    counts: Annotated[str, typer.Option("--players", help="Numbers of players in turn, with commas; all.")] = "",
    seed: Seed = 1,
    sharper: Annotated[float, typer.Option(help="What an imitated habit is multiplied by: the more, the surer.")] = 1.0,
    steps: Annotated[int, typer.Option(help="How often the habit is then bettered by what wins between habits.")] = 0,
    habits: Annotated[int, typer.Option(help="Games between habits for each of these steps.")] = 2000,
    duel: Annotated[str, typer.Option(help="The bot that new and old weights meet with.")] = "greedy",
    meetings: Annotated[int, typer.Option(help="How many games of the duel.")] = 200,
    seats: Annotated[int, typer.Option(help="Players of the duel; the game's usual number.")] = 0,
    folder: Annotated[Path, typer.Option(help="Where games and weights are kept; what is there is used.")] = Path(
        "runs"
    ),
    keep: Annotated[bool, typer.Option(help="Install the weights if they win.")] = True,
    jobs: Jobs = 0,
    ray: Ray = "",
) -> int:
    """Let bots play, learn from their games, and keep what was learned if it wins against what was known before."""
    need("rl", "numpy")
    from underthrone.lab import better
    from underthrone.lab import train as lab

    g = game(game_id)
    lab.learned(g)
    at_least("games", games, 0)
    at_least("sharper", sharper, 0)
    at_least("steps", steps, 0 if games else 1)
    at_least("habits", habits, 1)
    at_least("meetings", meetings, 1)
    workers = workers_of(jobs, ray)
    chosen = [g.setup(int(n), None).players for n in counts.split(",")] if counts else list(g.players)
    players = g.setup(seats or min(4, g.players[-1]), None).players
    names = [name.strip() for name in bots.split(",")]
    for name in [*names, duel]:
        named(name, 0)
    home = folder / game_id
    plan = lab.Plan(names, games, chosen, seed)
    with bar("Games", len(plan.wanted())) as tell:
        found = lab.play(g, home, plan, workers, tell)
    weights, error = lab.fit(g, found, sharper) if games else (lab.learned(g).weights, {})
    if steps:
        with bar("Habits", steps * better.batches(habits)) as tell:
            weights = better.bettered(g, weights, steps, habits, chosen, workers, tell)
    made = {"command": command(), "date": str(stamp("")["date"]), "games": len(plan.wanted()), "error": error}
    text = lab.text_of(g, weights, made)
    (home / lab.WEIGHTS).write_text(text, "utf-8")
    with bar("Duel", meetings if g.cooperative else -(-meetings // players) * players) as tell:
        met = lab.duel(g, text, duel, meetings, players, seed + 1_000_000, workers, tell)
    text = lab.text_of(g, weights, made | {"duel": met})
    (home / lab.WEIGHTS).write_text(text, "utf-8")
    low, high = met["interval"]
    equal = lab.equal(g, players)
    won = low > equal
    said = f"{100 * met['rate']:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {met['games']} games with {duel}"
    out.print(f"New weights against old ones: {said}; {100 * equal:.1f} % would be equal.", soft_wrap=True)
    if won and keep:
        lab.installed(g).write_text(text, "utf-8")
    where = lab.installed(g) if won and keep else home / lab.WEIGHTS
    out.print(f"{'They won' if won else 'They have not won'}: they are in {where}.", soft_wrap=True, markup=False)
    if won and keep:
        (home / KEPT).unlink(missing_ok=True)  # games in which the old ones said how it looks
        again = f"underthrone bench chances {g.id} --rounds 300 --keep"
        out.print(f"Chances are still told as the old ones looked: {again} fits them anew.", soft_wrap=True)
    return 0


def ladder(
    game_id: Id,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games of each pair; filled up to whole rotations.")] = 100,
    bots: Annotated[str, typer.Option(help="Other bots than the levels, with commas, the weakest first.")] = "",
    seed: Seed = 1,
    option: Options = None,
    jobs: Jobs = 0,
    ray: Ray = "",
    out_: Annotated[Path | None, typer.Option("--out", metavar="FILE.json", help="Where the result goes.")] = None,
    keep: Annotated[bool, typer.Option("--keep", help="Let the table show what was measured.")] = False,
) -> int:
    """Let the levels play each other and say how far apart they are."""
    at_least("games", games, 1)
    workers = workers_of(jobs, ray)
    g = game(game_id)
    plan = plan_of(game_id, None, players or min(4, g.players[-1]), option, statistics=False)
    chosen = {name.strip(): name.strip() for name in bots.split(",")} if bots else levels(game_id)
    if len(chosen) < 2:
        raise Trouble("A ladder needs two bots or more.")
    for name in chosen.values():
        named(name, 0)
    total = len(rungs.tables(list(chosen.values()), plan.players, games, seed, g.cooperative))
    with bar("Games", total) as tell:
        found = rungs.climb(plan, chosen, games, seed, workers, tell)
    show(rungs.figures(g, found))
    if out_ is not None:
        out_.parent.mkdir(parents=True, exist_ok=True)
        out_.write_text(json.dumps(stamp(command(), g) | found, indent=1) + "\n", "utf-8")
        out.print(f"The result is in {out_}.", soft_wrap=True, markup=False)
    if keep and found["levels"] and not bots:
        file = rungs.installed(g)
        file.write_text(rungs.text_of(found, command()), "utf-8")
        out.print(f"The table shows it from {file}.", soft_wrap=True, markup=False)
    return 130 if found["stopped"] else 1 if found["lost"] else 0
