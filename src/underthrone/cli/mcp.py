"""`underthrone mcp`: a language model sits at a seat, by the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from underthrone.bots import listed
from underthrone.cli.extras import need
from underthrone.cli.screen import at_least, err, language
from underthrone.kernel.errors import Trouble


def add_to(app: typer.Typer) -> None:
    """The command for language models."""
    app.command()(mcp)


def mcp(
    url: Annotated[str, typer.Option(metavar="URL", help="A running server; without it games with bots, here.")] = "",
    bots: Annotated[
        str,
        typer.Option(help="Opponents in games here that the model may choose from, with commas; first the usual."),
    ] = "greedy,random,search:500ms",
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
    seed: Annotated[int | None, typer.Option(help="Repeatable games here instead of new ones.")] = None,
    wait: Annotated[float, typer.Option(help="Seconds that a look waits for the others at a server's table.")] = 20.0,
    http: Annotated[bool, typer.Option("--http", help="Speak HTTP instead of stdin and stdout.")] = False,
    host: Annotated[str, typer.Option(help="Of --http: where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Of --http: the port.")] = 8100,
) -> None:
    """Let a language model sit at a seat: tools to look, play and ask, over stdin and stdout or HTTP."""
    language(lang)
    at_least("wait", wait, 0)
    need("mcp", "mcp")
    if url and seed is not None:
        raise Trouble("--seed is for games here: a server deals by itself.")
    from underthrone.doors.mcp.local import Here
    from underthrone.doors.mcp.place import Place
    from underthrone.doors.mcp.served import Server
    from underthrone.doors.mcp.server import server

    place: Place = Server(url, lang, wait) if url else Here(listed(bots), lang, seed)
    made = server(place, lang, alone=not http)
    if http:
        err.print(f"The tools are at http://{host}:{port}/mcp · Ctrl+C stops", markup=False, soft_wrap=True)
        made.run("streamable-http", host=host, port=port)
    else:
        made.run("stdio")
