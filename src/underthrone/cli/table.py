"""The table on the web: serve, think."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer

from underthrone.cli import serving
from underthrone.cli.checking import check_data
from underthrone.cli.extras import need
from underthrone.cli.screen import at_least, command, err, out, show
from underthrone.kernel.errors import Trouble
from underthrone.lab.match import Figures
from underthrone.lab.stamp import engine, stamp

if TYPE_CHECKING:
    from underthrone.table.config import Config

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


def add_to(app: typer.Typer) -> None:
    """The commands that serve and think."""
    app.command()(serve)
    app.command()(think)


def serve(
    host: serving.Host = "127.0.0.1",
    port: serving.Port = 0,
    data: serving.Data = None,
    database: serving.Database = "",
    base_url: serving.BaseUrl = "",
    bots: serving.Bots = None,
    workers: serving.Workers = 1,
    limits: serving.Limits = True,
    rate: serving.Rate = 40.0,
    new_tables: serving.NewTables = 60.0,
    timeout: serving.Timeout = 15.0,
    connections: serving.Connections = 8000,
    connections_per_address: serving.ConnectionsPerAddress = 1000,
    trusted_proxies: serving.TrustedProxies = None,
    proxy_hops: serving.ProxyHops = 1,
    open_tables: serving.OpenTables = serving.Openers.everybody,
    keep_chat: serving.KeepChat = 365.0,
    keep_logs: serving.KeepLogs = 0.0,
    contact: serving.Contact = "",
    metrics_token: serving.MetricsToken = "",
    log: serving.Log = serving.LogForm.text,
    engine: serving.Engines = None,
    pause: serving.Pause = 0.6,
    quiet: serving.Quiet = False,
    check: serving.Check = False,
    everything: serving.Everything = False,
    fd: serving.Listening = -1,
) -> int:
    """Serve the table on the web: people and bots play in the browser, programs over the API."""
    need("table", *WEB)
    from underthrone.table.addresses import LOOPBACK, Proxies  # the web is loaded for this command alone
    from underthrone.table.config import Config
    from underthrone.table.connections import Bounds
    from underthrone.table.serve import listening

    folder = data or home()
    engines = serving.engines_of(engine)
    url = database_url(data, database)
    if check:
        return check_data(Config(folder, database=url), everything)
    if everything:
        raise Trouble("--all goes with --check-data.")
    _check_workers(workers, url)
    if not url:
        _check_folder(folder)
    bound = listening(host, port) if fd < 0 else socket.socket(fileno=fd)
    config = Config(
        folder,
        database=url,
        base_url=base_url.rstrip("/"),
        bots=bots,
        pause=pause,
        limits=limits,
        rate=rate,
        bounds=Bounds(head_seconds=timeout, connections=connections, at_address=connections_per_address),
        new_tables=new_tables,
        proxies=Proxies((LOOPBACK if base_url else "") if trusted_proxies is None else trusted_proxies, proxy_hops),
        open_tables=open_tables.value,
        keep_chat=keep_chat,
        keep_logs=keep_logs,
        contact=contact,
        metrics_token=metrics_token,
        log=log.value,
        quiet=quiet,
        engines=engines,
    )
    _open(workers, config, bound)
    return 0


def _open(workers: int, config: Config, bound: socket.socket) -> None:
    """Serves until it is stopped, by one process or several."""
    from underthrone.table.serve import address
    from underthrone.table.serve import serve as run
    from underthrone.table.storage.database import Unopened, shown

    where = shown(config.database) if config.database else str(config.data)

    def ready() -> None:
        port = bound.getsockname()[1]
        kept = where if config.database else f"data in {config.data.resolve()}"
        err.print(f"rules {engine()} · {kept} · port {port} · Ctrl+C stops", markup=False, soft_wrap=True)
        out.print(f"The table is open: [bold]{config.base_url or address(bound)}[/]", soft_wrap=True)

    if workers > 1:
        _crew(workers, config, bound, ready)
        return
    try:
        run(config, bound, ready)
    except Unopened as error:
        raise _unserved(f"The data in {where} can't be opened: {getattr(error, 'orig', None) or error}.") from None


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


def think(
    database: serving.Database = "",
    bots: serving.Thinkers = None,
    engine: serving.Engines = None,
    pause: serving.Pause = 0.6,
    quiet: serving.Quiet = False,
) -> None:
    """Think for bots: takes their decisions from the database of some servers, on any host."""
    need("table", *WEB)
    from underthrone.table.config import Config
    from underthrone.table.think import think as run

    if not database:
        raise Trouble("Thinkers share a PostgreSQL with the servers: --database postgresql://user:password@host/name")
    url, engines = database_url(None, database), serving.engines_of(engine)
    config = Config(Path(), database=url, bots=bots, pause=pause, quiet=quiet, keep_chat=0.0, engines=engines)

    def ready() -> None:
        out.print(f"Thinking in {config.bot_processes} processes", soft_wrap=True)

    asyncio.run(run(config, ready))


def _check_workers(workers: int, url: str) -> None:
    if workers > 1 and not url:
        raise Trouble("SQLite serves one process; several need a PostgreSQL: --database postgresql://...")


def _crew(workers: int, config: Config, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Servers that share a socket, and a process that thinks for their bots."""
    from underthrone.table.workers import Worker, supervise

    fd = bound.fileno()
    again = [*sys.argv[1:], "--workers", "1", "--bots", "0", "--fd", str(fd)]
    with tempfile.TemporaryDirectory(prefix="underthrone-crew-") as folder:
        crew = [Worker(again, [fd], config.database, folder) for _ in range(workers)]
        if config.bot_processes:
            thinking = ["think", "--bots", str(config.bot_processes), "--pause", str(config.pause)]
            thinking += [word for name, bot in config.engines for word in ("--engine", f"{name}={bot}")]
            crew.append(Worker([*thinking, *["--quiet"] * config.quiet], [], config.database, folder))
        supervise(crew, ready)


def bench_table(
    tables: list[int], workers: list[int], where: str, seconds: float, rounds: int, file: Path | None
) -> int:
    """Measures real servers over loopback: JSON, and tables beside it on stderr."""
    need("table", *WEB)
    from underthrone.table.bench.bench import database, measure
    from underthrone.table.bench.server import Subject

    at_least("seconds", seconds, 1)
    at_least("rounds", rounds, 1)
    at_least("tables", min(tables), 1)
    at_least("workers", min(workers), 1)
    with err.status("Measuring") as status, database(where) as url:
        _check_workers(max(workers), url)
        subjects = [Subject(some, many, url) for many in workers for some in tables]
        head = stamp(command())
        found = head | measure(subjects, seconds, rounds, status.update, lambda part: _write(head | part, file))
    for figures in (_figures(found), _memory(found), _pages(found)):
        show(figures, err)
    _kept(found, file)
    return 0


def bench_soak(
    tables: int, listeners: int, workers: int, where: str, minutes: float, pace: float, file: Path | None
) -> int:
    """The memory of a server at which many play and listen for some minutes."""
    need("table", *WEB)
    from underthrone.table.bench.bench import database
    from underthrone.table.bench.memory import soak
    from underthrone.table.bench.server import Subject, server

    at_least("listeners", listeners, 1)
    with (
        err.status("Opening tables") as status,
        database(where) as url,
        tempfile.TemporaryDirectory(prefix="underthrone-bench-") as folder,
        server(Subject(tables, workers, url), Path(folder)) as one,
    ):
        told = {"workers": workers, "database": "PostgreSQL" if url else "SQLite"}
        found = stamp(command()) | told | soak(one, tables, listeners, minutes, pace, lambda what: status.update(what))
    _kept(found, file)
    return 0


def bench_loop(file: Path | None) -> int:
    """What has a server's loop for long."""
    need("table", *WEB)
    from underthrone.table.bench.longest import measured

    with err.status("Measuring"):
        found = stamp(command()) | {"longest_ms": measured()}
    _kept(found, file)
    return 0


def _kept(found: dict[str, Any], file: Path | None) -> None:
    out.print(json.dumps(found, indent=1), soft_wrap=True, markup=False)
    _write(found, file)


def _write(found: dict[str, Any], file: Path | None) -> None:
    if file is not None:
        file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def _figures(found: dict[str, Any]) -> Figures:
    rows = []
    for run in found["runs"]:
        for name, words in (("saturated", "saturated"), ("paced", "paced"), ("disk", "the disk alone")):
            one = run[name]
            where = [run["database"], run["workers"], run["tables"], words]
            rows.append([*where, one["moves_per_second"], one["p50_ms"], one["p99_ms"], one.get("server_us", "")])
    title = f"Durable moves over the JSON API, {found['engine']}"
    return title, ["", "workers", "tables", "", "moves/s", "p50 ms", "p99 ms", "server µs"], rows


def _memory(found: dict[str, Any]) -> Figures:
    rows = [[run["database"], run["workers"], run["tables"], *run["memory"].values()] for run in found["runs"]]
    return "Memory", ["", "workers", "tables", "at the start MB", "kB per table", "kB per listener"], rows


def _pages(found: dict[str, Any]) -> Figures:
    rows = [[game, *page.values()] for game, page in found["pages"].items()]
    return "A seat’s page in the middle of a game", ["", "page ms", "update ms", "update kB gzip"], rows


def database_url(data: Path | None, url: str) -> str:
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


def home() -> Path:
    """Where tables are kept when nobody says."""
    share = os.environ.get("XDG_DATA_HOME")
    return (Path(share) if share else Path.home() / ".local" / "share") / "underthrone"
