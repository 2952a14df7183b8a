"""The table on the web: serve."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from underthrone.cli.screen import at_least, err, out
from underthrone.kernel.errors import Trouble
from underthrone.lab.stamp import engine


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
    pause: Annotated[float, typer.Option(help="Seconds that a bot takes at least, so that people can follow.")] = 0.6,
    quiet: Annotated[bool, typer.Option("--quiet", help="No line in the log for each event.")] = False,
) -> None:
    """Serve the table on the web: people and bots play in the browser, programs over the API."""
    from underthrone.table.config import Config  # the web is loaded for this command alone
    from underthrone.table.serve import address, listening
    from underthrone.table.serve import serve as run

    at_least("bots", bots, 0)
    at_least("pause", pause, 0)
    if not 0 <= port < 65536:
        raise Trouble(f"--port is between 0 and 65535, not {port}.")
    folder = data or _home()
    folder.mkdir(parents=True, exist_ok=True)
    bound = listening(host, port)
    config = Config(
        folder,
        base_url=base_url.rstrip("/") or address(bound),
        bots=bots,
        pause=pause,
        limits=limits,
        quiet=quiet,
    )

    def ready() -> None:
        out.print(f"The table is open: [bold]{config.base_url}[/]", soft_wrap=True)
        err.print(f"{engine()} · data in {folder} · Ctrl+C stops", markup=False, soft_wrap=True)

    run(config, bound, ready)


def _home() -> Path:
    """Where tables are kept when nobody says."""
    share = os.environ.get("XDG_DATA_HOME")
    return (Path(share) if share else Path.home() / ".local" / "share") / "underthrone"
