"""Games that bots played to learn from, kept as lists of moves, one line of JSON for each game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from underthrone import bots
from underthrone.games import game
from underthrone.games.position import Position
from underthrone.kernel.game import Game
from underthrone.lab.executor import DeadWorker, Workers, spread


class Wanted(NamedTuple):
    """A game to play."""

    players: int
    bot: str
    seed: int


class Played(NamedTuple):
    """A game that was played: enough to play it again."""

    game: str
    rules: int
    players: int
    bot: str
    seed: int
    moves: list[list[int]]  # seat and move
    winners: list[int]

    def again(self, g: Game) -> Position:
        """Its beginning."""
        s = g.new(self.players, self.seed, recording=False, rules=self.rules)
        assert isinstance(s, Position)
        return s


class SelfPlay(NamedTuple):
    """The job: bots of one name on all seats; all but the searching ones now and then try something else."""

    game: str

    def ready(self) -> Callable[[Wanted], Played]:
        g = game(self.game)
        return lambda wanted: play(g, wanted)


def play(g: Game, wanted: Wanted) -> Played:
    """One game."""
    seats = bots.seated([wanted.bot] * wanted.players, wanted.seed)
    s = g.new(wanted.players, wanted.seed, recording=False)
    moves: list[list[int]] = []
    while (seat := s.decider()) >= 0:
        move = seats[seat].move(s, seat)
        moves.append([seat, move])
        s.play(seat, move)
    result = s.result()
    assert result is not None
    return Played(g.id, g.version, wanted.players, wanted.bot, wanted.seed, moves, result.winners)


def kept(path: Path, g: Game) -> list[Played]:
    """The games of these rules in the file; a line that was cut off is left out."""
    if not path.exists():
        return []
    found: list[Played] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            data: dict[str, Any] = json.loads(line)
        except ValueError:
            continue
        one = Played(**data)
        if (one.game, one.rules) == (g.id, g.version):
            found.append(one)
    return found


def collect(path: Path, g: Game, wanted: list[Wanted], workers: Workers, tell: Callable[[], None]) -> list[Played]:
    """All games that are wanted: those that the file has, and the others, which are added to it."""
    found = kept(path, g)
    there = {Wanted(one.players, one.bot, one.seed) for one in found}
    for _ in there & set(wanted):
        tell()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        for one in spread(SelfPlay(g.id), [task for task in wanted if task not in there], workers):
            if isinstance(one, DeadWorker):
                continue
            file.write(json.dumps(one._asdict(), separators=(",", ":")) + "\n")
            file.flush()
            found.append(one)
            tell()
    chosen = set(wanted)
    return [one for one in found if Wanted(one.players, one.bot, one.seed) in chosen]
