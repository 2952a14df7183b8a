"""What all commands print with, and read their options with."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from underthrone.games import game
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import LANGUAGES, Game
from underthrone.lab.match import Cards, Figures, Plan

out = Console(highlight=False)
WIDEST = 1000  # wider than any table
JOINED = {0xA0: 0xF8FE, 0x202F: 0xF8FF}  # no-break spaces, at which rich would break, and signs that stand for them
SPACES = {sign: space for space, sign in JOINED.items()}
err = Console(stderr=True, highlight=False)


def hung(text: Text, first: str = "") -> None:
    """Prints a paragraph behind its first signs, all lines as far in; what a no-break space joins stays together."""
    joined = text.copy()
    joined.plain = text.plain.translate(JOINED)
    for number, line in enumerate(joined.wrap(out, max(1, out.width - len(first)))):
        line.plain = line.plain.translate(SPACES)
        line.rstrip()
        out.print(Text(first if number == 0 else " " * len(first)) + line, soft_wrap=True)


def plural(n: int, one: str) -> str:
    """1 game, 2 games."""
    return f"{n:,} {one}" if n == 1 else f"{n:,} {one}s"


def command() -> str:
    """What was typed."""
    return " ".join(["underthrone", *sys.argv[1:]])


def options_of(given: list[str] | None) -> dict[str, str]:
    """name=value, as often as it was given."""
    chosen: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise Trouble(f"An option is given as name=value, not {text!r}.")
        chosen[name] = value
    return chosen


def plan_of(game_id: str, edition: Path | None, players: int | None, given: list[str] | None, statistics: bool) -> Plan:
    """A checked plan: players and options filled in."""
    g = game(game_id, edition)
    setup = g.setup(players, options_of(given))
    cards = None if edition is None else Cards(g.edition, g.contents)
    return Plan(game_id, cards, setup.players, setup.options, statistics)


def language(lang: str) -> str:
    """A language that we speak."""
    if lang not in LANGUAGES:
        raise Trouble(f"The language is one of {', '.join(LANGUAGES)}, not {lang!r}.")
    return lang


def seat_of(g: Game, players: int, number: int) -> int:
    """The seat of a player by the number that people see: Player 1 sits on seat 0."""
    if not 1 <= number <= players:
        raise Trouble(f"There is no player {number}: this game of {g.title()} has players 1 to {players}.")
    return number - 1


def at_least(name: str, value: float, least: float) -> None:
    """Refuses a number that is too small."""
    if value < least:
        raise Trouble(f"--{name} must be at least {least:g}, not {value:g}.")


def show(figures: Figures, on: Console = out) -> None:
    """A table of numbers; where it would be too wide, the names of its columns take a line for each word."""
    table = _table(figures, narrow=False)
    if on.measure(table, options=on.options.update(width=WIDEST)).maximum > on.width:
        table = _table(figures, narrow=True)
    on.print(table)


def _table(figures: Figures, narrow: bool) -> Table:
    title, columns, rows = figures
    table = Table(
        title=escape(title),
        box=box.SIMPLE_HEAD,
        title_justify="left",
        title_style="bold",
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    for i, name in enumerate(columns):
        words = any(isinstance(row[i], str) for row in rows)
        heading = escape(name.replace(" ", "\n") if narrow else name)
        wraps = narrow and i == 0
        table.add_column(
            heading, justify="left" if words else "right", no_wrap=not wraps, overflow="fold", vertical="bottom"
        )
    for row in rows:
        table.add_row(*[escape(said(value, "%" in columns[i])) for i, value in enumerate(row)])
    return table


def said(value: Any, percent: bool = False) -> str:
    """A number for people."""
    if isinstance(value, float):
        if percent:
            return f"{100 * value:.1f}"
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


@contextmanager
def bar(what: str, total: int, seconds: float = 0.0) -> Iterator[Callable[[], None]]:
    """A progress bar on the terminal; gives what is called for each thing done. It ends after so many seconds."""
    late = TextColumn(f"at most {timedelta(seconds=int(seconds))}" if seconds else "")
    times = (TimeElapsedColumn(), late, TimeRemainingColumn())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *times)
    with Progress(*columns, console=err, disable=not err.is_terminal, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda: progress.advance(task)
