"""`underthrone puzzle`: one to solve; `underthrone puzzles`: new ones, out of bots' games."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from underthrone.cli.paper import Lang
from underthrone.cli.screen import at_least, err, language, out
from underthrone.games import game
from underthrone.games.terminal import drawing
from underthrone.kernel.errors import Trouble
from underthrone.review.puzzles import Puzzle, keep, mined, of_the_day, puzzles
from underthrone.review.words import named, percent, say

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")]


def add_to(app: typer.Typer) -> None:
    """The commands."""
    app.command("puzzle")(solve)
    app.command("puzzles")(mine)


def solve(
    game_id: GameId,
    number: Annotated[int | None, typer.Argument(metavar="[N]", help="Which one; without it that of the day.")] = None,
    lang: Lang = "en",
) -> None:
    """Solve a puzzle: one answer is clearly better than what comes to mind first."""
    language(lang)
    game(game_id)
    found = puzzles(game_id)
    if not found:
        raise Trouble(f"There are no puzzles of {game_id} yet: underthrone puzzles {game_id} looks for some.")
    if number is None:
        puzzle = of_the_day(game_id, datetime.now(UTC).date())
        assert puzzle is not None
    elif 1 <= number <= len(found):
        puzzle = found[number - 1]
    else:
        raise Trouble(f"There are puzzles 1 to {len(found)} of {game_id}, not {number}.")
    _ask(puzzle, found.index(puzzle) + 1, lang)


def _ask(puzzle: Puzzle, number: int, lang: str) -> None:
    s = puzzle.start()
    g = s.setup.game
    names = [g.say(lang, "seat", {"number": seat + 1}) for seat in range(puzzle.players)]
    moves = s.moves(puzzle.seat)
    out.print(drawing(g, lang).board(s.view(puzzle.seat)))
    title = say(lang, "puzzle-title", number=number, grade=puzzle.grade)
    out.print(Text(f"{title} · {names[puzzle.seat]}", style="bold"))
    out.print(g.prompt(s, lang), markup=False)
    for i, move in enumerate(moves, 1):
        out.print(f"{i:3}  {g.words(s, puzzle.seat, move, lang)}", markup=False)
    said = input(f"{say(lang, 'puzzle-ask')} ") if sys.stdin else ""
    if not said.strip().isdecimal() or not 1 <= int(said) <= len(moves):
        raise Trouble(f"The answers are numbered 1 to {len(moves)}, not {said.strip()[:20]!r}.")
    right = moves[int(said) - 1] == puzzle.answer
    out.print(Text(say(lang, "puzzle-right" if right else "puzzle-wrong"), style="bold green" if right else "bold"))
    for sentence in solution(puzzle, lang):
        out.print(named(sentence, names), markup=False)


def solution(puzzle: Puzzle, lang: str) -> list[str]:
    """The solution and why."""
    first = say(
        lang,
        "puzzle-solution",
        best=puzzle.said[lang],
        tempting=puzzle.tempting_said[lang],
        gain=percent(puzzle.gain),
    )
    return [first, *[why[lang] for why in puzzle.reasons]]


def mine(
    game_id: GameId,
    count: Annotated[int, typer.Option(help="How many.")] = 25,
    seed: Annotated[int, typer.Option(help="Of the first game.")] = 1,
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where.")] = None,
) -> None:
    """Look for puzzles in bots' games, in the place of older ones: stable at ten times the budget."""
    game(game_id)
    at_least("count", count, 1)
    found: list[Puzzle] = []
    looked = 0

    def look() -> None:
        nonlocal looked
        looked += 1

    try:
        with err.status("…") as status:
            for puzzle in mined(game_id, seed, looked=look):
                found.append(puzzle)
                status.update(f"{len(found)} of {count} puzzles in {looked} decisions")
                if len(found) == count:
                    break
    finally:
        if found:
            path = keep(game_id, found, out_file)
            out.print(f"{len(found)} puzzles in {looked} decisions: {path}", markup=False, soft_wrap=True)
