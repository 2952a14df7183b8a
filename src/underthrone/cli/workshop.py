"""Commands of the workshop: compare, balance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from underthrone.cli import edition as editions
from underthrone.cli.extras import need
from underthrone.cli.lab import Bots, Id, Jobs, Options, Players, Ray, Seed, workers_of
from underthrone.cli.screen import at_least, bar, command, err, language, out, plan_of, plural, show
from underthrone.games import game
from underthrone.games.draft import changed, entry_in, table_of, text_of
from underthrone.games.formats import read_table
from underthrone.kernel.errors import Trouble
from underthrone.lab import balance as search
from underthrone.lab import compare as contest
from underthrone.lab.match import bots_by_seat
from underthrone.lab.page import page
from underthrone.lab.stamp import stamp
from underthrone.lab.words import COLON, say, signed, word
from underthrone.lab.words import figure as said
from underthrone.lab.words import number as local

Files = Annotated[
    list[Path], typer.Option("--edition", metavar="FILE", help="An edition; give several to compare them.")
]
TableAt = Annotated[
    str,
    typer.Option("--table", metavar="ADDRESS", envvar="UNDERTHRONE_TABLE", help="The table that the page links to."),
]
Page = Annotated[Path, typer.Option("--out", metavar="FILE", help="The page to write; FILE.json: the figures alone.")]

MOST_FIGURES: Final = 4  # of the table of changes by themselves


def add_to(app: typer.Typer) -> None:
    """The workshop's commands."""
    for fn in (compare, balance):
        app.command()(fn)


def compare(
    game_id: Id,
    edition: Files,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games of each edition, at most.")] = 400,
    minutes: Annotated[float, typer.Option(help="How long it plays, at most; 0: until all games are played.")] = 3.5,
    each: Annotated[bool, typer.Option(help="Also every change of the first edition by itself.")] = False,
    bots: Bots = "greedy",
    seed: Seed = 1,
    option: Options = None,
    jobs: Jobs = 0,
    ray: Ray = "",
    out_: Page = Path("compare.html"),
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
    table: TableAt = "",
) -> int:
    """Compare editions with the standard one on the same deals, and say whether they meet their aims."""
    at_least("games", games, 2)
    at_least("minutes", minutes, 0)
    language(lang)
    plan = plan_of(game_id, None, players, option, True)
    names = bots_by_seat(bots, plan.players)
    rivals = [contest.Rival("standard", None, [], {})]
    rivals += [_rival(game_id, file) for file in edition]
    if each and len(rivals[1].changes) > 1:
        alone, left = contest.one_by_one(game_id, rivals[1])
        rivals += alone
        if left:
            err.print(f"Can't be tried alone: {', '.join(left)}.", soft_wrap=True, markup=False)
    out_.parent.mkdir(parents=True, exist_ok=True)
    with bar("Games", games * len(rivals), 60 * minutes) as tell:
        done = contest.compare(plan, rivals, names, games, seed, workers_of(jobs, ray), tell, 60 * minutes)
    if len(done.rows[0]) < 2:
        raise Trouble("Stopped before two games of each edition were done: there is nothing to compare.")
    found = contest.summary(game(game_id), done)
    about = stamp(command(), plan.load()) | {"players": plan.players, "bots": names, "options": plan.options}
    whole = {"kind": "comparison"} | about | found
    for nth, rival in enumerate(rivals[1:], 1):
        if not rival.name.startswith(contest.ONLY):
            show(_figures(found, nth, lang))
    if any(rival.name.startswith(contest.ONLY) for rival in rivals):
        show(_credit(found, lang))
    out.print(contest.sentence(found, lang), soft_wrap=True, markup=False)
    out.print(contest.how_sure(found, lang), soft_wrap=True, markup=False)
    out_.write_text(
        json.dumps(whole, indent=1) if out_.suffix == ".json" else page(game(game_id), whole, lang, table), "utf-8"
    )
    out.print(f"The page is in {out_}." if out_.suffix != ".json" else f"The figures are in {out_}.", soft_wrap=True)
    if done.late:
        err.print(
            f"Time is up after {len(done.rows[0]):,} games of each edition; --minutes 0 plays all {games:,}.",
            soft_wrap=True,
        )
    if done.lost:
        err.print(f"Workers died: {plural(done.lost, 'game')} weren't played.")
    if done.stopped:
        err.print(f"Stopped: {plural(len(done.rows[0]), 'game')} of each edition are kept.")
        return 130
    return 1 if done.lost else 0


def _rival(game_id: str, file: Path) -> contest.Rival:
    """The edition of a file, with aims that there are figures for."""
    of = editions.read(game_id, file)
    contest.check_aims(game(game_id), file.name, of.aims)
    return contest.rival_of(game_id, of, file.stem, text_of(game_id, read_table(file)))


def _figures(found: dict[str, Any], nth: int, lang: str) -> tuple[str, list[str], list[list[Any]]]:
    """An edition beside the standard one: aims first, then what is surely different, then all else but effects."""
    name = found["editions"][nth]["name"]
    columns = [say(lang, "column-figure"), word(lang, "standard"), name]
    columns += [say(lang, "column-difference"), say(lang, "column-aim")]
    rows: list[tuple[int, list[Any]]] = []
    for figure in found["figures"]:
        cell, share = figure["editions"][nth], figure["share"]
        aimed, sure = "aim" in cell, contest.sure(cell["difference"])
        if figure["key"].startswith("effect ") and not aimed and not sure:
            continue  # many, and all of them are on the page
        verdict = say(lang, f"cell-{cell['verdict']}") if aimed else ""
        values = [said(lang, one["mean"][0], share) for one in (figure["editions"][0], cell)]
        row = [word(lang, figure["key"]), *values, _difference(cell, share, lang), verdict]
        rows.append((0 if aimed else 1 if sure else 2, row))
    rows.sort(key=lambda row: row[0])
    title = f"{name}{COLON[lang]}{say(lang, 'compared', n=local(lang, str(found['games'])))}"
    return title, columns, [row for _, row in rows]


def _difference(cell: dict[str, Any], share: bool, lang: str) -> str:
    middle, low, high = cell["difference"]
    mark = "*" if contest.sure(cell["difference"]) else " "
    return f"{signed(lang, middle, share)} ±{signed(lang, (high - low) / 2, share)[1:]}{mark}"


def _credit(found: dict[str, Any], lang: str) -> tuple[str, list[str], list[list[Any]]]:
    """Each change by itself: how far it moves what is aimed at; without aims, what is surely different."""
    aimed = [figure for figure in found["figures"] if any("aim" in cell for cell in figure["editions"])]
    moved = [figure for figure in found["figures"] if contest.sure(figure["editions"][1]["difference"])]
    shown = (aimed or moved or found["figures"])[:MOST_FIGURES]
    rows: list[list[Any]] = []
    for nth, edition in enumerate(found["editions"]):
        if edition["name"].startswith(contest.ONLY):
            cells = [_difference(figure["editions"][nth], figure["share"], lang) for figure in shown]
            rows.append([edition["name"].removeprefix(contest.ONLY), *cells])
    return say(lang, "credit"), [say(lang, "column-change"), *[word(lang, figure["key"]) for figure in shown]], rows


def number(value: float, lang: str = "en") -> str:
    """A figure for people."""
    return local(lang, f"{value:.3f}" if abs(value) < 10 else f"{value:.1f}")


def balance(
    game_id: Id,
    edition: Annotated[Path, typer.Option("--edition", metavar="FILE", help="An edition with aims.")],
    let: Annotated[
        list[str], typer.Option("--let", metavar="ENTRY.FIELD[=LOW..HIGH]", help="A value that may change.")
    ],
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games for each try.")] = 100,
    trials: Annotated[int, typer.Option(help="How many values are tried, at most.")] = 30,
    bots: Bots = "greedy",
    seed: Seed = 1,
    option: Options = None,
    jobs: Jobs = 0,
    ray: Ray = "",
    out_: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.toml", help="Where the edition with the best values goes.")
    ] = None,
    log: Annotated[Path | None, typer.Option(metavar="FILE", help="What was tried; a search goes on from it.")] = None,
) -> int:
    """Search values within bounds that meet an edition's aims with as few changes as possible."""
    need("lab", "optuna")
    at_least("games", games, 2)
    at_least("trials", trials, 1)
    of = editions.read(game_id, edition)
    if not of.aims:
        raise Trouble(f"{edition} has no aims: write them below [aims], such as empire = [0.28, 0.38].")
    contest.check_aims(game(game_id), edition.name, of.aims)
    lets = [search.let_of(game_id, of, text) for text in let]
    plan = plan_of(game_id, None, players, option, True)
    bench = search.Bench(
        game(game_id), of, lets, plan, bots_by_seat(bots, plan.players), games, seed, workers_of(jobs, ray)
    )
    with bar("Games", games * trials) as tell:
        found = search.search(
            lets, lambda values: search.tried(bench, values, tell), trials, seed, search.Log(log, bench.about()), _tell
        )
    if not found:
        raise Trouble("None of the values that were tried can be played.")
    show(_trials(found[:10], of.aims))
    best = found[0]
    wanted = ", ".join(f"{name} = {value}" for name, value in best.values.items())
    verdict = "meets every aim" if best.distance == 0 else "comes nearest to the aims"
    out.print(
        f"Of {plural(len(found), 'try').replace('trys', 'tries')}, {wanted} {verdict}.", soft_wrap=True, markup=False
    )
    if out_ is not None:
        out_.write_text(_edition_text(game_id, edition, lets, best), "utf-8")
        out.print(f"The edition with these values is in {out_}.", soft_wrap=True, markup=False)
        again = f"underthrone compare {game_id} --edition {out_} --seed {seed + games}"
        out.print(f"The same games chose and judged it; others tell more: {again}", soft_wrap=True, markup=False)
    return 0


def _tell(trial: search.Trial) -> None:
    values = ", ".join(f"{name} {value}" for name, value in trial.values.items())
    err.print(f"  {values}: {trial.distance:.2f} from the aims, {trial.changes} changed", markup=False, soft_wrap=True)


def _trials(found: list[search.Trial], aims: dict[str, list[float]]) -> tuple[str, list[str], list[list[Any]]]:
    columns = [*found[0].values, *aims, "from the aims", "changed"]
    rows = [
        [
            *trial.values.values(),
            *[number(trial.figures[name]) for name in aims],
            f"{trial.distance:.2f}",
            trial.changes,
        ]
        for trial in found
    ]
    return "The best of what was tried", columns, rows


def _edition_text(game_id: str, edition: Path, lets: list[search.Let], best: search.Trial) -> str:
    table = table_of(edition.read_text("utf-8"), edition.name)
    for let in lets:
        values = entry_in(game_id, table, let.part, let.entry) or {}
        table = changed(game_id, table, let.part, let.entry, values | {let.field: best.values[let.name]})
    return text_of(game_id, table)
