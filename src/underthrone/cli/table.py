"""The table on the web: serve."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from underthrone.cli.extras import need
from underthrone.cli.screen import at_least, command, err, out, show
from underthrone.kernel.errors import Trouble
from underthrone.lab.match import Figures
from underthrone.lab.stamp import engine, stamp

WEB: Final = ("alembic", "itsdangerous", "jinja2", "litestar", "markdown_it", "markupsafe", "sqlalchemy", "uvicorn")


def add_to(app: typer.Typer) -> None:
    """The command that serves."""
    app.command()(serve)


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 0,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where all tables are kept; made if it isn't there.")
    ] = None,
    database: Annotated[
        str, typer.Option(metavar="URL", help="A PostgreSQL for all tables, shared by many servers: postgresql://...")
    ] = "",
    base_url: Annotated[
        str, typer.Option(metavar="URL", help="The address that people use, behind a proxy: https://play.example.org")
    ] = "",
    bots: Annotated[int, typer.Option(help="Processes that think for bots; 0 is one less than there are cores.")] = 0,
    limits: Annotated[bool, typer.Option(help="Refuse those who ask too often.")] = True,
    pause: Annotated[float, typer.Option(help="Seconds that a bot takes at least, so that people can follow.")] = 0.6,
    quiet: Annotated[bool, typer.Option("--quiet", help="No line in the log for each event.")] = False,
) -> None:
    """Serve the table on the web: people and bots play in the browser, programs over the API."""
    need("table", *WEB)
    from underthrone.table.config import Config  # the web is loaded for this command alone
    from underthrone.table.serve import address, listening
    from underthrone.table.serve import serve as run
    from underthrone.table.storage.database import shown

    at_least("bots", bots, 0)
    at_least("pause", pause, 0)
    if not 0 <= port < 65536:
        raise Trouble(f"--port is between 0 and 65535, not {port}.")
    folder = data or _home()
    url = _database(data, database)
    bound = listening(host, port)
    config = Config(
        folder,
        database=url,
        base_url=base_url.rstrip("/"),
        bots=bots,
        pause=pause,
        limits=limits,
        quiet=quiet,
    )

    def ready() -> None:
        port = bound.getsockname()[1]
        where = shown(url) if url else f"data in {folder.resolve()}"
        err.print(f"rules {engine()} · {where} · port {port} · Ctrl+C stops", markup=False, soft_wrap=True)
        out.print(f"The table is open: [bold]{config.base_url or address(bound)}[/]", soft_wrap=True)

    run(config, bound, ready)


def bench_table(seconds: float, rounds: int, file: Path | None) -> int:
    """Measures a real server over loopback: JSON, and a table beside it on stderr."""
    need("table", *WEB)
    from underthrone.table.bench.bench import measure

    at_least("seconds", seconds, 1)
    at_least("rounds", rounds, 1)
    with err.status("Measuring") as status:
        found = stamp(command()) | measure(seconds, rounds, lambda what: status.update(what))
    text = json.dumps(found, indent=1)
    out.print(text, soft_wrap=True, markup=False)
    show(_figures(found), err)
    show(_pages(found), err)
    if file is not None:
        file.write_text(text + "\n", "utf-8")
    return 0


def _figures(found: dict[str, Any]) -> Figures:
    rows = []
    for name, words in (("saturated", "saturated"), ("paced", "paced"), ("disk", "the disk alone, paced")):
        run = found[name]
        rows.append([words, run["moves"], run["moves_per_second"], run["p50_ms"], run["p99_ms"], run["most_ms"]])
    title = f"{found['tables']} tables over the JSON API, durable storage, {found['engine']}"
    return title, ["", "moves", "moves/s", "p50 ms", "p99 ms", "most ms"], rows


def _pages(found: dict[str, Any]) -> Figures:
    rows = [[game, *page.values()] for game, page in found["pages"].items()]
    return "A seat’s page in the middle of a game", ["", "page ms", "update ms", "update kB gzip"], rows


def _database(data: Path | None, url: str) -> str:
    """The URL of the PostgreSQL, checked; nothing for SQLite in a folder."""
    from underthrone.table.storage.database import checked

    if data is not None and ":/" in str(data):
        raise Trouble(f"--data takes a folder; a database is given by --database {str(data).replace(':/', '://', 1)}")
    if not url:
        return ""
    if data is not None:
        raise Trouble("--data and --database are two places for the same tables: choose one.")
    need("postgres", "psycopg")
    return checked(url)


def _home() -> Path:
    """Where tables are kept when nobody says."""
    share = os.environ.get("XDG_DATA_HOME")
    return (Path(share) if share else Path.home() / ".local" / "share") / "underthrone"
