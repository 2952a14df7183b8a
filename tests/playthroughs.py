"""Golden playthroughs: one round of each game for each number of players, as its log tells it.

`make playthroughs` writes them anew (`python tests/playthroughs.py --refresh`); read the difference before you commit.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import underthrone as ut
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.game import Game
from underthrone.kernel.state import State

HOME = Path(__file__).parent / "playthroughs"
SEED = 7


def files() -> list[tuple[str, int, Path]]:
    """Each game, number of players and file."""
    return [(game_id, n, HOME / f"{game_id}-{n}.txt") for game_id in ut.games() for n in ut.game(game_id).players]


def text(game_id: str, players: int) -> str:
    """The playthrough."""
    return "\n".join(told(ut.game(game_id), players)) + "\n"


def told(g: Game, players: int) -> Iterator[str]:
    """Header, every answer of the first round with what it caused, and how the game ended."""
    s, dice = g.new(players, SEED), Dice(seeded(SEED))
    options = ", ".join(f"{name} {value}" for name, value in s.setup.options.items())
    yield f"{g.title()}: {players} players, {options}, seed {SEED}. Moves are chosen at random."
    yield from log(g, s)
    first, asked = s.round(), ""
    answers = 0
    while s.deciders():
        seat = s.decider()
        move = s.moves(seat)[dice.below(len(s.moves(seat)))]
        shown = s.round() == first
        if shown and g.prompt(s) != asked:
            asked = g.prompt(s)
            yield f"\n? {asked}"
        if shown:
            yield f"{g.seat_name(s, seat, 'en')}: {g.words(s, seat, move)} [{move}]"
        s.play(seat, move)
        answers += 1
        if shown:
            yield from log(g, s)
            asked = asked if s.sealed and s.parts_of(seat) else ""
    yield f"\n… and so on: {answers} answers, {s.round()} rounds. {g.reason(s)}"
    result = s.result()
    assert result is not None
    yield f"Scores {result.scores}, places {result.places}."


def log(g: Game, s: State) -> Iterator[str]:
    """What happened, as a spectator hears it; in brackets what a seat hears that may know more."""
    seats = range(s.setup.players)
    for open_, *each in zip(g.log(s, None), *[g.log(s, seat) for seat in seats], strict=True):
        secret = [sentence for sentence in each if sentence != open_]
        yield f"  {open_}" + (f" ({'; '.join(secret)})" if secret else "")


def main(arguments: list[str]) -> int:
    """Compares, or with --refresh writes; 1 when something differs."""
    now = {path: text(game_id, players) for game_id, players, path in files()}
    differing = [path for path, played in now.items() if not path.exists() or path.read_text("utf-8") != played]
    if arguments == ["--refresh"]:
        for path in differing:
            path.write_text(now[path], "utf-8")
    elif differing:
        print("These playthroughs differ; --refresh writes them anew:", *[path.name for path in differing])
        return 1
    print(f"{len(differing)} of {len(now)} playthroughs changed.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
