"""Commands that read: games, rules, replay, verify."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.markdown import Markdown
from rich.table import Table

import underthrone as ut
from underthrone.cli.screen import err, language, out, seat_of
from underthrone.games.terminal import drawing
from underthrone.journal.journal import Journal
from underthrone.journal.moments import ANSWER
from underthrone.kernel.errors import Trouble
from underthrone.lab.stamp import engine

Lang = Annotated[str, typer.Option(help="en or fr.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A journal.")]
Edition = Annotated[Path | None, typer.Option(metavar="FILE", help="The file with the cards it was played with.")]


def add_to(app: typer.Typer) -> None:
    """The commands that read."""
    for fn in (games, rules, replay, verify):
        app.command()(fn)


def games() -> None:
    """List the games with their options."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for name in ("id", "title", "players", "rules", "options (default first)"):
        table.add_column(name, no_wrap=not name.startswith("options"))
    for game_id in ut.games():
        g = ut.game(game_id)
        options: list[str] = []
        for option in g.options.values():
            rest = [choice for choice in option.choices if choice != option.default]
            options.append(f"{option.name}={' | '.join([option.default, *rest])}")
        players = f"{g.players[0]} to {g.players[-1]}"
        table.add_row(game_id, g.title(), players, str(g.version), "\n".join(options) or "none")
    out.print(table)
    out.print(f"The rules run {engine()}.")


def rules(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    lang: Lang = "en",
) -> None:
    """Show the rules of a game in our own words."""
    ut.game(game_id)
    name = f"{game_id}.md" if language(lang) == "en" else f"{game_id}.{lang}.md"
    text = files("underthrone") / "rules" / name
    if not text.is_file():
        raise Trouble(f"There are no written rules of {game_id} in {lang} yet.")
    page = Markdown(text.read_text("utf-8"))
    if sys.stdin.isatty() and out.is_terminal:
        with out.pager(styles=True):
            out.print(page)
    else:
        out.print(page)


def replay(
    file: File,
    ply: Annotated[int | None, typer.Option(help="Show the position after so many answers.")] = None,
    lang: Lang = "en",
    seat: Annotated[int | None, typer.Option(metavar="N", help="What player N could know, from 1.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Tell everything, hidden cards too.")] = False,
    edition: Edition = None,
) -> None:
    """Tell a game again, answer by answer, or show the position at one of them."""
    language(lang)
    if everything and seat is not None:
        raise Trouble("Give --seat or --all, not both.")
    journal = ut.load_journal(file, edition)
    me = None if seat is None else seat_of(journal.game, journal.setup.players, seat)
    if ply is not None:
        s = journal.replay(ply)
        for each in range(journal.setup.players) if everything else [me]:
            out.print(drawing(journal.game, lang).board(s.view(each)))
        return
    _tell(journal, me, everything, lang)


def _tell(journal: Journal, me: int | None, everything: bool, lang: str) -> None:
    g = journal.game
    for moment in journal.moments():
        s, line = moment.state, moment.line
        if line is not None and line.verb != ANSWER:
            _lines(moment.number, [f"{g.seat_name(s, line.seat, lang)}: {line.verb}"])
            continue
        seen = [g.seen(event, event.witness() if everything else me) for event in s.events]
        _lines(moment.number, [g.event_words(s, event, lang) for event in seen])
    out.print(g.reason(s, lang), markup=False)


def _lines(number: int, sentences: list[str]) -> None:
    for i, sentence in enumerate(sentences):
        out.print(f"{number if i == 0 else '':>4}  {sentence}", markup=False, soft_wrap=True)


def verify(
    file: File,
    edition: Edition = None,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="SHA-256", help="The seal of the secret, as you saw it before you sent anything."),
    ] = None,
    contribution: Annotated[str | None, typer.Option(help="What you contributed.")] = None,
    origin: Annotated[Path | None, typer.Option(metavar="FILE", help="The game that this one continues.")] = None,
) -> int:
    """Check that a journal is right: the commitment, every draw, every move, the result."""
    try:
        journal = ut.load_journal(file, edition)
        kept = _kept(journal, commitment, contribution)
        if origin is not None:
            kept.append(journal.check_origin(ut.load_journal(origin, edition)))
        for sentence in [*kept, *journal.verify()]:
            out.print(f"✓ {sentence}", markup=False, soft_wrap=True)
    except Trouble as error:
        err.print(f"✗ {error}", markup=False, soft_wrap=True)
        return 1
    return 0


def _kept(journal: Journal, commitment: str | None, contribution: str | None) -> list[str]:
    """What a player noted before the game, found again."""
    kept: list[str] = []
    if commitment is not None:
        if commitment.strip().lower() != journal.commitment:
            raise Trouble(f"{journal.where}: its seal is {journal.commitment or 'none'}, not {commitment}.")
        kept.append("The seal is the one that you saw.")
    if contribution is not None:
        seats = [str(seat) for seat, given in journal.contributions.items() if given == contribution]
        if not seats:
            raise Trouble(f"{journal.where}: your contribution {contribution!r} has no part in it.")
        kept.append(f"Your contribution has its part in every draw, as that of seat {', '.join(seats)}.")
    return kept
