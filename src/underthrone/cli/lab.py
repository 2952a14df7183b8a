"""Commands of the lab: sim, arena, bench, report."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from underthrone.bots import listed, named
from underthrone.cli.edition import read as read_edition
from underthrone.cli.extras import need
from underthrone.cli.screen import at_least, bar, command, err, language, out, plan_of, plural, show
from underthrone.cli.table import bench_loop, bench_soak, bench_table
from underthrone.games import game, games, stored, telling
from underthrone.kernel.errors import Trouble
from underthrone.lab import answers, calibrate, chance, doors, simulate
from underthrone.lab import arena as duel
from underthrone.lab import bench as speed
from underthrone.lab import report as page
from underthrone.lab.executor import DeadWorker, Workers
from underthrone.lab.match import Figures, Task, bots_by_seat
from underthrone.lab.page import page as comparison
from underthrone.lab.selfplay import Wanted
from underthrone.lab.stamp import stamp

Id = Annotated[str, typer.Argument(metavar="GAME", help="The game's id: see `underthrone games`.")]
Players = Annotated[int | None, typer.Option(help="Number of players; the game's smallest without it.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]
Edition = Annotated[Path | None, typer.Option(metavar="FILE", help="A file with cards of your own.")]
Seed = Annotated[int, typer.Option(help="The first game's seed; the next games take the next numbers.")]
Jobs = Annotated[int, typer.Option(help="Processes that work at once; 0 is one for each core.")]
Ray = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster instead: its address, or auto to start one here.")
]
Bots = Annotated[
    str,
    typer.Option(
        help="One bot for all seats, or one for each with commas: random, greedy, search:1000, or from outside: "
        "module:Class, cmd:./engine, http://URL, llm:URL#MODEL."
    ),
]

Duellists = Annotated[
    str, typer.Option(help="One bot for each seat, with commas: also module:Class, cmd:./engine, llm:URL#MODEL.")
]


def add_to(app: typer.Typer) -> None:
    """The lab's commands."""
    for fn in (sim, arena, bench, report):
        app.command()(fn)


def sim(
    game_id: Id,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Bots = "greedy",
    seed: Seed = 1,
    option: Options = None,
    edition: Edition = None,
    out_: Annotated[Path | None, typer.Option("--out", metavar="DIR|FILE", help="Where the rows go.")] = None,
    jobs: Jobs = 0,
    ray: Ray = "",
    format_: Annotated[str, typer.Option("--format", help="Which files: parquet, jsonl or both.")] = "both",
    statistics: Annotated[bool, typer.Option(help="Count what happens to every card and the like.")] = True,
) -> int:
    """Play many games between bots and say what came out."""
    at_least("games", games, 1)
    workers = workers_of(jobs, ray)
    if format_ not in ("parquet", "jsonl", "both"):
        raise Trouble(f"--format is parquet, jsonl or both, not {format_!r}.")
    plan = plan_of(game_id, edition, players, option, statistics)
    names = bots_by_seat(bots, plan.players)
    files = simulate.files_to_write(out_, format_) if out_ else []
    if any(file.suffix == ".parquet" for file in files):
        need("lab", "polars")
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
    with bar("Games", games) as tell:
        run = simulate.simulate(plan, names, games, seed, workers, tell)
    about = stamp(command(), plan.load()) | {"options": plan.options, "wanted": games}
    about["edition_file"] = str(edition) if edition else None
    about["cards"] = plan.load().contents if edition else None
    about["aims"] = read_edition(game_id, edition).aims if edition else None
    if run.rows:
        for figures in simulate.summary(plan.load(), run.rows):
            show(figures)
        for file in files:
            simulate.write(file, run.rows, about)
    if files and run.rows:
        where = " and ".join(map(str, files))
        out.print(f"{plural(len(run.rows), 'game')} in {where}.", soft_wrap=True, markup=False)
    say_dead_workers(run.deaths)
    if run.stopped:
        err.print(f"Stopped: {plural(len(run.rows), 'game')} of {games:,} are kept.")
        return 130
    return 1 if run.deaths else 0


def workers_of(jobs: int, ray: str) -> Workers:
    """Where games are played."""
    at_least("jobs", jobs, 0)
    if ray:
        need("ray", "ray")
    return Workers(jobs, ray)


def say_dead_workers(deaths: list[DeadWorker[Task]]) -> None:
    """Says which workers died."""
    for death in deaths:
        seeds = [task.seed for task in death.lost]
        what = "Workers died" + (f" (exit code {death.code})" if death.code is not None else "")
        err.print(f"{what}: {plural(len(seeds), 'game')} from seed {seeds[0]} on weren't played.", soft_wrap=True)


def arena(
    game_id: Id,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games; filled up to whole rotations.")] = 400,
    bots: Duellists = "greedy,random,random",
    seed: Seed = 1,
    option: Options = None,
    edition: Edition = None,
    jobs: Jobs = 0,
    ray: Ray = "",
    out_: Annotated[Path | None, typer.Option("--out", metavar="FILE.json", help="Where the result goes.")] = None,
) -> int:
    """Let bots play against each other, each equally often on every seat."""
    at_least("games", games, 1)
    workers = workers_of(jobs, ray)
    plan = plan_of(game_id, edition, players or len(listed(bots)), option, statistics=False)
    names = bots_by_seat(bots, plan.players)
    if out_ is not None:
        out_.parent.mkdir(parents=True, exist_ok=True)
    with bar("Games", len(duel.tasks(names, games, seed))) as tell:
        found = duel.arena(plan, names, games, seed, workers, tell)
    show(_standings(found))
    if any(row["faults"] for row in found["standings"]):
        show(_faults(found))
    if out_ is not None:
        whole = stamp(command(), plan.load()) | found
        out_.write_text(json.dumps(whole, indent=1) + "\n", "utf-8")
        out.print(f"The result is in {out_}.", soft_wrap=True, markup=False)
    if found["lost"]:
        err.print(f"Workers died: {plural(found['lost'], 'game')} weren't played.")
    if found["stopped"]:
        err.print(f"Stopped: {plural(found['games'], 'game')} in whole rotations are kept.")
        return 130
    return 1 if found["lost"] else 0


def _standings(found: dict[str, Any]) -> Figures:
    columns = ["bot", "seats", "wins", "rate %", "95 %", "place", "Elo", "95 %", "moves/s"]
    rows: list[list[Any]] = []
    for row in found["standings"]:
        low, high = row["interval"]
        weak, strong = row["elo_interval"]
        rate = [row["rate"], f"{100 * low:.1f} to {100 * high:.1f}", row["place"]]
        elo = [round(row["elo"]), f"{weak:.0f} to {strong:.0f}"]
        rows.append([row["bot"], row["seats"], row["wins"], *rate, *elo, float(row["decisions_per_second"])])
    return (
        f"{plural(found['games'], 'game')}, {found['players']} players; 95 % intervals",
        columns,
        rows,
    )


def _faults(found: dict[str, Any]) -> Figures:
    """What bots from outside did wrong; a fallback is a move that was played for one."""
    rows = [row for row in found["standings"] if row["faults"]]
    kinds = list(rows[0]["faults"])
    return (
        "Bots from outside",
        ["bot", *kinds],
        [[row["bot"], *[row["faults"][kind] for kind in kinds]] for row in rows],
    )


def bench(
    subject: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|doors|answers|table|soak|loop|chance|chances]",
            help="One game, the doors for learners, how much the games ask, the web table, its memory, its loop, the "
            "generators of chance, or whether the stated chances of a game are true; all games.",
        ),
    ] = None,
    of: Annotated[str, typer.Argument(metavar="[GAME]", help="Of chances: the game.")] = "",
    players: Annotated[str | None, typer.Option(help="Numbers of players, with commas; all without it.")] = None,
    seconds: Annotated[
        float | None, typer.Option(help="How long one round of one measurement takes; 0.4, and 5 for the table.")
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(
            help="How many rounds, 5, and 3 for the table; the median counts. Of answers: games, 20. Of chances: games "
            "with each number of players, 100; as many others to fit to with --keep."
        ),
    ] = None,
    draws: Annotated[int, typer.Option(help="Of chance: draws of each test; a tenth of it with a key.")] = 10_000_000,
    tables: Annotated[str, typer.Option(help="Of the table: how many are played at; 50,1000 measures both.")] = "50",
    workers: Annotated[str, typer.Option(help="Of the table: server processes, 1,2,4; several need --database.")] = "1",
    database: Annotated[
        str,
        typer.Option(
            metavar="URL", help="Of the table: sqlite, an empty PostgreSQL, or postgresql: one that is thrown away."
        ),
    ] = "",
    listeners: Annotated[int, typer.Option(help="Of the soak: pages that listen.")] = 2000,
    minutes: Annotated[float, typer.Option(help="Of the soak: how long.")] = 10.0,
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel, RLCard and PettingZoo too.")] = False,
    bot: Annotated[str, typer.Option(help="Of chances: who plays.")] = "greedy",
    folder: Annotated[Path, typer.Option(help="Of chances: where games are kept; what is there is used.")] = Path(
        "runs"
    ),
    keep: Annotated[
        bool, typer.Option("--keep", help="Of chances: fit how they are told to other games first, and install that.")
    ] = False,
    json_: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Where the JSON goes too.")] = None,
) -> int:
    """Measure the speed of the games, and of other libraries beside them: JSON, and a table beside it on stderr."""
    if subject == "chance":
        return _bench_chance(draws, json_)
    if subject == "chances":
        return _bench_chances(of, players, bot, 100 if rounds is None else rounds, folder, keep, json_)
    if subject == "answers":
        return _bench_answers(20 if rounds is None else rounds, json_)
    if subject == "table":
        how_long = 5.0 if seconds is None else seconds
        some, many = _counts("tables", tables), _counts("workers", workers)
        return bench_table(some, many, database, how_long, 3 if rounds is None else rounds, json_)
    if subject == "loop":
        return bench_loop(json_)
    if subject == "soak":
        some, many = _counts("tables", tables), _counts("workers", workers)
        return bench_soak(some[0], listeners, many[0], database, minutes, 50.0, json_)
    seconds, rounds = 0.4 if seconds is None else seconds, 5 if rounds is None else rounds
    at_least("seconds", seconds, 0.001)
    at_least("rounds", rounds, 1)
    if subject == "doors":
        return _bench_doors(_counts("players", players) if players else [], seconds, rounds, json_)
    return _bench_games([subject] if subject else games(), players, seconds, rounds, peers, json_)


def _bench_games(
    ids: list[str], players: str | None, seconds: float, rounds: int, peers: bool, file: Path | None
) -> int:
    chosen = [game(one) for one in ids]
    counts = _counts("players", players) if players else sorted({n for g in chosen for n in g.players})
    if not any(n in g.players for g in chosen for n in counts):
        raise Trouble(f"None of these games takes {players} players.")
    with err.status("Measuring") as status:
        found = speed.measure(chosen, counts, seconds, rounds, peers, command(), lambda what: status.update(what))
    return _measured(found, speed.figures(found), file)


def _measured(found: dict[str, Any], tables: list[Figures], file: Path | None) -> int:
    """JSON on stdout and into a file, tables and what is missing on stderr."""
    text = json.dumps(found, indent=1)
    out.print(text, soft_wrap=True, markup=False)
    for figures in tables:
        show(figures, err)
    for sentence in found.get("missing", []):
        err.print(sentence, soft_wrap=True, markup=False)
    if file is not None:
        file.write_text(text + "\n", "utf-8")
    return 0


def _bench_doors(players: list[int], seconds: float, rounds: int, file: Path | None) -> int:
    need("rl", "numpy", "gymnasium", "pettingzoo")
    from underthrone.doors.gymnasium import VectorSeats
    from underthrone.doors.pettingzoo import env

    known = [game(one) for one in games()]
    tables = [(g, n) for g in known for n in players or [min(4, g.players[-1])] if n in g.players]
    with err.status("Measuring") as status:
        found = doors.measure(
            tables,
            lambda g, n: env(g, players=n),
            lambda g, n, rows: VectorSeats(g, rows, n),
            seconds,
            rounds,
            command(),
            lambda what: status.update(what),
        )
    return _measured(found, doors.figures(found), file)


def _bench_answers(many: int, file: Path | None) -> int:
    at_least("rounds", many, 1)
    found: list[dict[str, Any]] = []
    with err.status("Counting") as status:
        for game_id in games():
            for options in [None, *[answers.VARIANTS[name] for name in answers.VARIANTS if name == game_id]]:
                status.update(f"Counting answers: {game_id}")
                found.append(answers.measured(game(game_id), many, command(), options))
    for one in found:
        show(answers.figures(one))
    if file is not None:
        file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 0


def _bench_chances(
    game_id: str, players: str | None, bot: str, many: int, folder: Path, keep: bool, file: Path | None
) -> int:
    """Stated and true chances, as figures, and as a picture beside the file where matplotlib is there."""
    at_least("rounds", many, 1)
    named(bot, 0)
    g = game(game_id)
    counts = [g.setup(n, None).players for n in _counts("players", players)] if players else list(g.players)
    path = folder / g.id / calibrate.KEPT
    manners = dict(telling.manners(g.id))
    if keep:
        need("rl", "numpy")
        from underthrone.lab.manners import manners as fitted

        some = [Wanted(n, bot, calibrate.FITTED + i) for n in counts for i in range(many)]
        with bar("Games to fit to", len(some)) as tell:
            lessons = calibrate.collected(path, g, some, Workers(), tell)
        manners |= fitted(g, lessons)
        made = {"command": command(), "date": str(stamp("")["date"]), "bot": bot, "games": len(some)}
        calibrate.installed(g).write_text(calibrate.text_of(g, dict(sorted(manners.items())), made), "utf-8")
        telling.manners.cache_clear()
    wanted = [Wanted(n, bot, calibrate.HELD_OUT + i) for n in counts for i in range(many)]
    with bar("Games", len(wanted)) as tell:
        found = calibrate.measured(g, calibrate.collected(path, g, wanted, Workers(), tell), manners)
    for figures in calibrate.figures(g, found):
        show(figures)
    if file is not None:
        file.write_text(json.dumps(stamp(command(), g) | {"bot": bot} | found, indent=1) + "\n", "utf-8")
        if find_spec("matplotlib") is not None:
            calibrate.picture(g, found, file.with_suffix(".png"))
    return 0


def _bench_chance(draws: int, file: Path | None) -> int:
    at_least("draws", draws, 10_000)
    with err.status("Measuring") as status:
        found = chance.battery(1, draws, draws // 10, command(), lambda what: status.update(what))
    show(chance.figures(found))
    if file is not None:
        file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 1 if any(test["verdict"] == "fails" for test in found["tests"]) else 0


def _counts(name: str, text: str) -> list[int]:
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() for part in parts):
        raise Trouble(f"--{name} is one number or several with commas, not {text!r}.")
    return [int(part) for part in parts]


def report(
    file: Annotated[
        Path, typer.Argument(metavar="FOLDER|FILE", help="What `sim --out` wrote, or `compare --out FILE.json`.")
    ],
    out_: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="The page to write; FILE.json: the figures alone.")
    ] = Path("report.html"),
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
) -> int:
    """Make one page with pictures out of a simulation or a comparison, or a simulation's figures as JSON."""
    language(lang)
    if file.is_dir():
        file = next((path for path in [file / "games.parquet", file / "games.jsonl"] if path.is_file()), file)
    if file.is_dir():
        raise Trouble(f"{file} has neither games.parquet nor games.jsonl.")
    if file.suffix == ".json" and not file.name.endswith(".about.json"):
        return report_comparison(file, out_, lang)
    if file.suffix == ".parquet":
        need("lab", "polars")
    rows, about = simulate.read(file)
    if not rows:
        raise Trouble(f"{file} holds no games.")
    cards = about.pop("cards", None)
    if cards:
        g = stored(str(about.get("game")), str(about.get("edition")), cards)
    else:
        g = game(str(about.get("game")), about.get("edition_file"))
    if g.edition != about.get("edition"):
        raise Trouble(f"{file} was played with edition {about.get('edition')}, and this is {g.edition}.")
    aims = about.pop("aims", None) or {}
    made = page.figures(g, rows, about) if out_.suffix == ".json" else page.html(g, rows, about | {"aims": aims}, lang)
    out_.write_text(made, "utf-8")
    out.print(f"The report is in {out_}.", soft_wrap=True, markup=False)
    return 0


def report_comparison(file: Path, out_: Path, lang: str) -> int:
    """The page of a comparison that was kept as JSON."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Trouble(f"{file} can't be read: {error}.") from None
    if not isinstance(found, dict) or found.get("kind") != "comparison":
        raise Trouble(f"{file} isn't what `underthrone compare --out FILE.json` writes.")
    try:
        drawn = comparison(game(str(found.get("game"))), found, lang)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise Trouble(f"{file} isn't what this version of `underthrone compare` writes: {error}.") from None
    out_.write_text(drawn, "utf-8")
    out.print(f"The report is in {out_}.", soft_wrap=True, markup=False)
    return 0
