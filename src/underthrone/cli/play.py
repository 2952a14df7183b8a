"""Play a game on the terminal against bots."""

from __future__ import annotations

import contextlib
import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

import underthrone as ut
from underthrone.cli.explain import SAY
from underthrone.cli.screen import language, options_of, out, seat_of
from underthrone.cli.session import Session
from underthrone.journal.journal import Journal, commitment
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game, Setup
from underthrone.lab.match import bots_by_seat


def add_to(app: typer.Typer) -> None:
    """The command for players."""
    app.command()(play)


def play(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id: see `underthrone games`.")],
    players: Annotated[int | None, typer.Option(help="Number of players; the game's smallest without it.")] = None,
    bots: Annotated[
        str, typer.Option(help="The bots you play against: random, greedy, search:500ms, cmd:./engine.")
    ] = "greedy",
    seat: Annotated[int, typer.Option(metavar="N", help="Which player you are, from 1.")] = 1,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
    seed: Annotated[int | None, typer.Option(help="A repeatable game instead of a provably fair one.")] = None,
    contribution: Annotated[
        bool,
        typer.Option(
            "--contribution",
            help="Type a contribution of your own that every draw depends on, once the secret is fixed.",
        ),
    ] = False,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    edition: Annotated[Path | None, typer.Option(metavar="FILE", help="A file with cards of your own.")] = None,
    scene: Annotated[Path | None, typer.Option(metavar="FILE", help="Begin with a position in TOML or JSON.")] = None,
    journal: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the game is written; one that is there goes on.")
    ] = None,
) -> None:
    """Play on the terminal against bots."""
    language(lang)
    g = ut.game(game_id, edition)
    again = ["underthrone", "play", game_id, "--bots", bots, "--seat", str(seat), "--lang", lang]
    again += ["--edition", str(edition)] if edition else []
    if scene is not None:
        if journal is not None or seed is not None or contribution or players is not None or option:
            raise Trouble("A scene brings its own players, options and chance, and has no journal.")
        position = ut.scene(game_id, scene, edition)
        count = position.setup.players
        session = Session(g, position, seat_of(g, count, seat), bots_by_seat(bots, count), lang, again)
    else:
        paper, path = _paper(g, players, option, seed, contribution, edition, journal, seat, lang)
        count = paper.setup.players
        session = Session(g, paper, seat_of(g, count, seat), bots_by_seat(bots, count), lang, again, path)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (arrow keys and history at the prompt)
    session.play()


def _paper(
    g: Game,
    players: int | None,
    option: list[str] | None,
    seed: int | None,
    contribution: bool,
    edition: Path | None,
    file: Path | None,
    seat: int,
    lang: str,
) -> tuple[Journal, Path]:
    """The journal of an unfinished game, or a new one."""
    if file is not None and file.exists():
        if players is not None or option or seed is not None or contribution:
            raise Trouble(f"{file} holds a game already, with its own players, options and chance.")
        journal = ut.load_journal(file, edition)
        if journal.game.id != g.id:
            raise Trouble(f"{file} is a journal of {journal.game.id}, not of {g.id}.")
        if journal.state.result() is not None:
            raise Trouble(f"The game in {file} is over: `underthrone replay {file}` tells it again.")
        return journal, file
    setup = g.setup(players, options_of(option))
    me = seat_of(g, setup.players, seat)
    if seed is not None and contribution:
        raise Trouble("A game with a seed is repeatable: a contribution has no part in it.")
    if seed is not None:
        journal = Journal.begin(g, setup.players, setup.options, seed=seed)
    else:
        journal = _fair(g, setup, me, contribution, lang)
    path = file or _home() / f"{g.id}-{datetime.now():%Y%m%d-%H%M%S}.journal"
    path.parent.mkdir(parents=True, exist_ok=True)
    journal.save(path)
    return journal, path


def _fair(g: Game, setup: Setup, me: int, typed: bool, lang: str) -> Journal:
    """A game with a secret: its seal is shown first, then the player's contribution is asked for or drawn."""
    secret = secrets.token_bytes(32)
    out.print(SAY(lang, "fair-seal", {}), style="dim", markup=False)
    out.print(f"  {commitment(secret)}", style="dim", soft_wrap=True)
    contribution = input(SAY(lang, "fair-ask", {}) + " ").strip() if typed else ""
    contribution = contribution or secrets.token_hex(16)
    out.print(SAY(lang, "fair-contribution", {}), style="dim", markup=False)
    out.print(f"  {contribution}", style="dim", markup=False, soft_wrap=True)
    return Journal.begin(g, setup.players, setup.options, secret=secret, contributions={me: contribution})


def _home() -> Path:
    """Where journals go that nobody gave a name."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "underthrone"
