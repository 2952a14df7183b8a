"""Commands about editions: new, check, diff, print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from underthrone.cli.screen import language, out
from underthrone.games import game
from underthrone.games.changes import all_said, changes, said
from underthrone.games.edition import Edition
from underthrone.games.fields import reader, standard
from underthrone.games.toml import template
from underthrone.kernel.errors import Trouble
from underthrone.lab.compare import check_aims
from underthrone.lab.sheet import sheet

Id = Annotated[str, typer.Argument(metavar="GAME", help="The game's id: see `underthrone games`.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="An edition file.")]
Lang = Annotated[str, typer.Option(help="en or fr.")]

app = typer.Typer(help="Editions: other cards for a game.", no_args_is_help=True)


def add_to(whole: typer.Typer) -> None:
    """The commands about editions."""
    whole.add_typer(app, name="edition")


def read(game_id: str, file: Path | None) -> Edition:
    """A checked edition; the standard one without a file."""
    if file is None:
        game(game_id)
        return standard(game_id)
    game(game_id, file)
    of: Edition = reader(game_id).read(file)
    return of


@app.command()
def new(
    game_id: Id,
    out_: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="The file to write.")] = None,
    lang: Lang = "en",
) -> int:
    """Write a file that changes nothing yet: every value in a comment, with where it comes from and what it means."""
    game(game_id)
    path = out_ or Path(f"{game_id}-mine.toml")
    if path.exists():
        raise Trouble(f"{path} is there already; --out names another file.")
    path.write_text(template(game_id, language(lang)), "utf-8")
    out.print(
        f"{path} is the standard edition, in comments. Change it, then: underthrone edition check {game_id} {path}",
        soft_wrap=True,
        markup=False,
    )
    return 0


@app.command()
def check(game_id: Id, file: File, lang: Lang = "en") -> int:
    """Say whether an edition can be played, and what it changes."""
    language(lang)
    of, g = read(game_id, file), game(game_id, file)
    check_aims(g, file.name, of.aims)
    found = changes(game_id, of)
    if not found:
        out.print(f"{file} can be played. It changes nothing yet.", soft_wrap=True, markup=False)
        return 0
    out.print(
        f"{file} can be played. {'1 entry differs' if len(found) == 1 else f'{len(found)} entries differ'}:",
        soft_wrap=True,
        markup=False,
    )
    for change in found:
        out.print(f"  {said(g, change, lang)}", markup=False, soft_wrap=True)
    return 0


@app.command()
def diff(
    game_id: Id,
    file: File,
    other: Annotated[Path | None, typer.Argument(metavar="[OTHER]", help="Another edition file.")] = None,
    lang: Lang = "en",
) -> int:
    """Say what differs from the standard edition, or what of two editions is in one alone, in words."""
    mine = all_said(game(game_id, file), read(game_id, file), language(lang))
    if other is None:
        out.print("\n".join(mine) or "Nothing differs.", markup=False, soft_wrap=True)
        return 0
    theirs = all_said(game(game_id, other), read(game_id, other), lang)
    for name, lines, against in ((file, mine, theirs), (other, theirs, mine)):
        only = [line for line in lines if line not in against]
        out.print(f"Only in {name}:", markup=False, soft_wrap=True)
        out.print("\n".join(f"  {line}" for line in only) or "  nothing", markup=False, soft_wrap=True)
    return 0


@app.command("print")
def print_(
    game_id: Id,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="An edition file; ours without it.")] = None,
    out_: Annotated[Path, typer.Option("--out", metavar="FILE", help="The page to write.")] = Path("cards.html"),
    lang: Lang = "en",
) -> int:
    """Make a sheet of all cards, to be printed on A4 and compared with a box."""
    of = read(game_id, file)
    out_.write_text(sheet(game(game_id, file), of, language(lang)), "utf-8")
    out.print(f"The cards are in {out_}: open it in a browser and print it.", soft_wrap=True, markup=False)
    return 0
