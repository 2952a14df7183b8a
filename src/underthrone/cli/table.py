"""The table on the web: serve."""

from __future__ import annotations

import json
import os
import tempfile
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from underthrone.cli.extras import need
from underthrone.cli.screen import at_least, command, err, out, show
from underthrone.kernel.errors import Trouble
from underthrone.lab.match import Figures
from underthrone.lab.stamp import engine, stamp

WEB: Final = (
    "alembic",
    "itsdangerous",
    "jinja2",
    "litestar",
    "markdown_it",
    "markupsafe",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
)


class OpenTables(Enum):
    """Who may open tables."""

    everybody = "everybody"
    invited = "invited"
    admins = "admins"


class LogForm(Enum):
    """What the log is written as."""

    text = "text"
    json = "json"


def add_to(app: typer.Typer) -> None:
    """The command that serves."""
    app.command()(serve)


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 0,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where all tables are kept; made if it isn't there.")
    ] = None,
    base_url: Annotated[
        str, typer.Option(metavar="URL", help="The address that people use, behind a proxy: https://play.example.org")
    ] = "",
    bots: Annotated[int, typer.Option(help="Processes that think for bots; 0 is one less than there are cores.")] = 0,
    limits: Annotated[bool, typer.Option(help="Refuse those who ask too often.")] = True,
    rate: Annotated[float, typer.Option(help="Requests per second of one person in the long run.")] = 40.0,
    new_tables: Annotated[float, typer.Option(help="Tables per hour that one person may open.")] = 60.0,
    timeout: Annotated[
        float, typer.Option(help="Seconds for the head of a request to arrive; its body has twice that.")
    ] = 15.0,
    connections: Annotated[int, typer.Option(help="Connections that may be open at once.")] = 8000,
    connections_per_address: Annotated[int, typer.Option(help="Those of them from one address.")] = 1000,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESSES",
            help="Whose X-Forwarded-For is believed: 10.0.0.0/8,127.0.0.1 or *; with --base-url this machine's.",
        ),
    ] = None,
    proxy_hops: Annotated[int, typer.Option(help="How many trusted proxies stand in a row.")] = 1,
    open_tables: Annotated[
        OpenTables, typer.Option(help="Who may open tables; sitting down at them is everybody's.")
    ] = OpenTables.everybody,
    metrics_token: Annotated[
        str, typer.Option(envvar="UNDERTHRONE_METRICS_TOKEN", help="Opens /metrics from elsewhere.")
    ] = "",
    log: Annotated[LogForm, typer.Option(help="What the log is written as.")] = LogForm.text,
    pause: Annotated[float, typer.Option(help="Seconds that a bot takes at least, so that people can follow.")] = 0.6,
    quiet: Annotated[bool, typer.Option("--quiet", help="No line in the log for each event.")] = False,
) -> None:
    """Serve the table on the web: people and bots play in the browser, programs over the API."""
    need("table", *WEB)
    from sqlalchemy.exc import SQLAlchemyError  # the web is loaded for this command alone

    from underthrone.table.addresses import LOOPBACK, Proxies
    from underthrone.table.config import Config
    from underthrone.table.connections import Bounds
    from underthrone.table.serve import address, listening
    from underthrone.table.serve import serve as run

    at_least("bots", bots, 0)
    at_least("pause", pause, 0)
    if not 0 <= port < 65536:
        raise Trouble(f"--port is between 0 and 65535, not {port}.")
    at_least("rate", rate, 1)
    at_least("new-tables", new_tables, 1)
    at_least("proxy-hops", proxy_hops, 1)
    at_least("timeout", timeout, 0.1)
    at_least("connections", connections, 1)
    at_least("connections-per-address", connections_per_address, 1)
    folder = data or _home()
    config = Config(
        folder,
        base_url=base_url.rstrip("/"),
        bots=bots,
        pause=pause,
        limits=limits,
        rate=rate,
        bounds=Bounds(head_seconds=timeout, connections=connections, at_address=connections_per_address),
        new_tables=new_tables,
        proxies=Proxies((LOOPBACK if base_url else "") if trusted_proxies is None else trusted_proxies, proxy_hops),
        open_tables=open_tables.value,
        metrics_token=metrics_token,
        log=log.value,
        quiet=quiet,
    )
    _check_folder(folder)
    bound = listening(host, port)

    def ready() -> None:
        port = bound.getsockname()[1]
        err.print(
            f"rules {engine()} · data in {folder.resolve()} · port {port} · Ctrl+C stops", markup=False, soft_wrap=True
        )
        out.print(f"The table is open: [bold]{config.base_url or address(bound)}[/]", soft_wrap=True)

    try:
        run(config, bound, ready)
    except SQLAlchemyError as error:
        raise _unserved(f"The data in {folder} can't be opened: {getattr(error, 'orig', None) or error}.") from None


def _check_folder(folder: Path) -> None:
    """Said before anything else when nothing can be kept there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"?")
    except OSError as error:
        raise _unserved(f"Nothing can be written to the data folder {folder}: {error.strerror}.") from None


def _unserved(sentence: str) -> typer.Exit:
    """Not the fault of what was typed: exit code 1."""
    err.print(sentence, markup=False, soft_wrap=True)
    return typer.Exit(1)


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


def _home() -> Path:
    """Where tables are kept when nobody says."""
    share = os.environ.get("XDG_DATA_HOME")
    return (Path(share) if share else Path.home() / ".local" / "share") / "underthrone"
