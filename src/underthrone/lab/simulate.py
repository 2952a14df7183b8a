"""Many games of bots: rows, the files that keep them, and what they say together."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.lab.executor import DeadWorker, Workers, spread
from underthrone.lab.intervals import wilson
from underthrone.lab.match import Figures, Plan, Row, Task, statistics_of
from underthrone.lab.words import say


class Run(NamedTuple):
    """What came of a simulation."""

    rows: list[Row]
    deaths: list[DeadWorker[Task]]
    stopped: bool  # by Ctrl-C

    @property
    def lost(self) -> int:
        """Games whose workers died."""
        return sum(len(death.lost) for death in self.deaths)


def simulate(
    plan: Plan, names: list[str], games: int, seed: int, workers: Workers, tell: Callable[[], None] = lambda: None
) -> Run:
    """So many games; the seeds are seed, seed + 1 and so on, so the rows don't depend on the workers."""
    run = play(plan, [Task(names, seed + i) for i in range(games)], workers, tell)
    rows = [{name: value for name, value in row.items() if name not in ("decided", "spent")} for row in run.rows]
    return run._replace(rows=sorted(rows, key=lambda row: int(row["seed"])))


def play(plan: Plan, tasks: list[Task], workers: Workers, tell: Callable[[], None]) -> Run:
    """Whatever is played until the end or Ctrl-C."""
    rows: list[Row] = []
    deaths: list[DeadWorker[Task]] = []
    try:
        for row in spread(plan, tasks, workers):
            if isinstance(row, DeadWorker):
                deaths.append(row)
            else:
                rows.append(row)
                tell()
    except KeyboardInterrupt:
        return Run(rows, deaths, True)
    return Run(rows, deaths, False)


# --- Files


def files_to_write(out: Path, kind: str) -> list[Path]:
    """The files to write: in a folder, or the one that is named."""
    kinds = ["parquet", "jsonl"] if kind == "both" else [kind]
    if out.suffix in (".parquet", ".jsonl"):
        return [out.with_suffix(f".{kind}") for kind in kinds] if kind == "both" else [out]
    return [out / f"games.{kind}" for kind in kinds]


def write(path: Path, rows: list[Row], about: dict[str, Any]) -> None:
    """Rows to a file: Parquet or JSON lines, by its name; whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    if path.suffix == ".parquet":
        import polars

        flat = [{**{k: v for k, v in row.items() if k != "statistics"}, **row["statistics"]} for row in rows]
        frame = polars.DataFrame(flat, schema_overrides=_types(), infer_schema_length=None)
        frame.write_parquet(part, metadata={"underthrone": json.dumps(about)})
    else:
        part.write_text("".join([json.dumps(_without_zeros(row)) + "\n" for row in rows]), "utf-8")
        about_file(path).write_text(json.dumps(about, indent=1) + "\n", "utf-8")
    part.replace(path)


def about_file(path: Path) -> Path:
    """The file that says what a file of JSON lines is about."""
    return path.with_name(path.name + ".about.json")


def _without_zeros(row: Row) -> Row:
    return {**row, "statistics": {name: n for name, n in row["statistics"].items() if n}}


def _types() -> dict[str, Any]:
    import polars

    whole = polars.List(polars.Int64)
    return {"bots": polars.List(polars.String), "winners": whole, "places": whole, "scores": whole}


def read(path: Path) -> tuple[list[Row], dict[str, Any]]:
    """The rows of a file, and what it says about itself."""
    if not path.is_file():
        raise Trouble(f"There is no file {path}.")
    try:
        return _read_parquet(path) if path.suffix == ".parquet" else _read_lines(path)
    except (OSError, ValueError, KeyError, TypeError, UnicodeDecodeError) as error:
        raise Trouble(f"{path} isn't a simulation's file: {str(error).splitlines()[0]}.") from None


def _read_parquet(path: Path) -> tuple[list[Row], dict[str, Any]]:
    import polars

    try:
        about = json.loads(polars.read_parquet_metadata(path)["underthrone"])
        rows = polars.read_parquet(path).to_dicts()
    except polars.exceptions.PolarsError as error:
        raise ValueError(error) from None
    return [_nested(row) for row in rows], about


def _nested(row: Row) -> Row:
    """Statistics have a dot in their names; zeros are left out, as in JSON lines."""
    kept: Row = {name: value for name, value in row.items() if "." not in name}
    kept["statistics"] = {name: value for name, value in row.items() if "." in name and value}
    return kept


def _read_lines(path: Path) -> tuple[list[Row], dict[str, Any]]:
    about = json.loads(about_file(path).read_text("utf-8"))
    rows: list[Row] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            rows.append(json.loads(line))
        except ValueError as error:
            raise ValueError(f"line {number}: {error}") from None
    return rows, about


# --- Summary


def summary(g: Game, rows: list[Row], lang: str = "en") -> list[Figures]:
    """What the rows say: seats (or the team), rounds, reasons, and the game's own statistics."""
    tables = [_team(rows) if g.cooperative else _seats(rows, lang)]
    tables.append(_shares("Rounds", "rounds", Counter(row["rounds"] for row in rows)))
    tables.append(_shares("How games ended", "reason", Counter(row["reason"] for row in rows)))
    stats = statistics_of(g)
    totals: Counter[str] = Counter()
    for row in rows:
        totals.update(row["statistics"])
    return tables + (stats.figures(g, totals, lang) if stats and totals else [])


def _seats(rows: list[Row], lang: str) -> Figures:
    """Each seat by itself."""
    games = len(rows)
    by_seat: list[list[Any]] = []
    for seat, bot in enumerate(rows[0]["bots"]):
        wins = sum(seat in row["winners"] for row in rows)
        place = sum(row["places"][seat] for row in rows) / games
        score = sum(row["scores"][seat] for row in rows) / games
        by_seat.append([say(lang, "seat", n=seat + 1, bot=bot), wins, wins / games, *wilson(wins, games), place, score])
    return "Seats", ["seat", "wins", "rate %", "from %", "to %", "mean place", "mean score"], by_seat


def _team(rows: list[Row]) -> Figures:
    """All seats together, where they win and lose together: nobody has a share or a place."""
    games = len(rows)
    wins = sum(bool(row["winners"]) for row in rows)
    score = sum(row["scores"][0] for row in rows) / games
    who = " and ".join(dict.fromkeys(rows[0]["bots"]))
    row = [who, wins, wins / games, *wilson(wins, games), score]
    return "The team", ["bots", "wins", "rate %", "from %", "to %", "mean score"], [row]


def _shares(title: str, name: str, counted: Counter[Any]) -> Figures:
    total = sum(counted.values())
    return title, [name, "games", "share %"], [[str(k), n, n / total] for k, n in sorted(counted.items())]
