"""A game on paper: a header, one line per answer, and at the end the secret that every draw came from.

The format is in docs/journals.md. Each line carries a digest of everything on the table after it, chained to the line
before, so that a changed move, deal or result shows at its place.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from underthrone.kernel.data import by_name
from underthrone.kernel.errors import Illegal, Trouble
from underthrone.kernel.game import Game
from underthrone.kernel.state import Result, State

VERSION: Final = 2
TITLE: Final = f"underthrone journal {VERSION}"
BACK: Final = -1  # the seat took its sealed answer back
UNDO: Final = -2  # the seat took its last answer back
# as json.dumps with sorted keys and no spaces; records are opened on the way, which is four times as fast as to_data
SORTED: Final = msgspec.json.Encoder(order="sorted", enc_hook=by_name)
VERBS: Final = {BACK: "back", UNDO: "undo"}


class Line(NamedTuple):
    """One answer: who, which move, and the digest of the table after it."""

    seat: int
    move: int
    digest: str


class Next(NamedTuple):
    """An answer that isn't written yet: its line, the table after it, and which live lines are fences for undo."""

    line: Line
    state: State
    fenced: list[bool]

    @property
    def ended(self) -> str:
        """The result as it is written down; nothing while the game goes on."""
        result = self.state.result()
        return "" if result is None else _result_text(result)


def commitment(secret: bytes) -> str:
    """What is published before the first move, so that the secret can't be changed later."""
    return hashlib.sha256(secret).hexdigest()


def draw_key(secret: bytes, contributions: Mapping[int, str]) -> str:
    """The key of every draw, which neither the host nor any player could choose alone."""
    mixed = b"underthrone\n"
    for seat in sorted(contributions):
        word = contributions[seat].encode()
        mixed += b"%d %d %b\n" % (seat, len(word), word)
    return hmac.digest(secret, mixed, "sha256").hex()


class Journal:
    """A game that is written down while it is played."""

    def __init__(self, game: Game, players: int | None, options: Mapping[str, Any] | None) -> None:
        self.game = game
        self.setup = game.setup(players, options)
        self.seed: int | None = None
        self.secret: bytes | None = None
        self.commitment: str = ""
        self.contributions: dict[int, str] = {}
        self.first: str = ""  # the digest of the first deal
        self.lines: list[Line] = []
        self.ended: str = ""  # the result as it was written down
        self.where: str = "journal"  # the file, for messages
        self._state: State | None = None
        self._fenced: list[bool] = []  # for each line that still counts: it can't be undone

    # --- Playing

    @staticmethod
    def begin(
        game: Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        secret: bytes | None = None,
        contributions: Mapping[int, str] | None = None,
    ) -> Journal:
        """A new game: with a secret it is provably fair, with a seed it is repeatable."""
        journal = Journal(game, players, options)
        if (seed is None) == (secret is None):
            raise Trouble("A journal begins with either a seed or a secret.")
        journal.seed = seed
        journal.secret = secret
        if secret is not None:
            journal.commitment = commitment(secret)
            journal.contributions = dict(contributions or {})
        journal.check_contributors()
        journal.first = _chained("", journal.header(), journal.state)
        return journal

    def check_contributors(self) -> None:
        """Trouble when somebody contributed who has no seat in this game."""
        for seat in self.contributions:
            if not 0 <= seat < self.setup.players:
                raise Trouble(f"{self.where}: contribution {seat}: there are {self.setup.players} seats, from 0 on.")

    @property
    def state(self) -> State:
        """The position after the last line."""
        if self._state is None:
            self._state, self._fenced = self._replayed(_live(self.lines))
        return self._state

    def play(self, seat: int, move: int) -> None:
        """Plays the move and writes it down."""
        self.write(self.next(seat, move))

    def next(self, seat: int, move: int, after: Next | None = None) -> Next:
        """What would come of a line, on top of another that isn't written either; nobody sees it yet."""
        if move == UNDO:
            return self.undone(seat)
        s = (self.state if after is None else after.state).clone()
        fenced = [*(self._fenced if after is None else after.fenced), self._played(s, seat, move)]
        return Next(self._line(seat, move, s, after), s, fenced)

    def write(self, next: Next) -> None:
        """Writes an answer down: now it counts."""
        self.lines.append(next.line)
        self._state = next.state
        self._fenced = next.fenced
        self.ended = next.ended

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take something back: never past another's choice, a reveal or a random event."""
        if self.state.parts_of(seat):
            return True
        live = _live(self.lines)
        return bool(live) and self.lines[live[-1]].seat == seat and not self._fenced[-1]

    def undo(self, seat: int) -> None:
        """Takes back the seat's sealed answer, or its last answer."""
        self.write(self.undone(seat))

    def undone(self, seat: int) -> Next:
        """What would come of taking back."""
        if not self.can_undo(seat):
            self.state.refuse(("no-undo", {}))
        if self.state.parts_of(seat):
            return self.next(seat, BACK)
        s, fenced = self._replayed(_live(self.lines)[:-1])
        return Next(self._line(seat, UNDO, s), s, fenced)

    def replay(self, upto: int | None = None) -> State:
        """The position after the first `upto` lines; after all of them without it."""
        if upto is None:
            upto = len(self.lines)
        if not 0 <= upto <= len(self.lines):
            raise Trouble(f"{self.where}: there are {len(self.lines)} answers, so {upto} isn't among them.")
        return self._replayed(_live(self.lines[:upto]))[0]

    def _start(self) -> State:
        if self.seed is None and self.secret is None:
            raise Trouble(f"{self.where}: the secret isn't revealed yet, so the game can't be replayed.")
        s = self.game.new(self.setup.players, self.seed, self.setup.options, draw_key=self.draw_key())
        s.setup.names = self.setup.names
        return s

    def draw_key(self) -> str:
        """The key of every draw; nothing in a game by seed."""
        return draw_key(self.secret, self.contributions) if self.commitment and self.secret is not None else ""

    def _replayed(self, live: list[int]) -> tuple[State, list[bool]]:
        """The table after some lines, and which of them are fences for undo."""
        s = self._start()
        fenced: list[bool] = []
        for number in live:
            fenced.append(self._carried_out(s, number))
        return s, fenced

    def _after(self, s: State, number: int) -> State:
        """The table after a line, from the one before it."""
        line = self.lines[number]
        if line.move != UNDO:
            self._carried_out(s, number)
            return s
        live = _live(self.lines[:number])
        if not live or self.lines[live[-1]].seat != line.seat or self._replayed(live)[1][-1]:
            raise Trouble(f"{self.where}, answer {number + 1}: there is nothing that seat {line.seat} may undo.")
        return self._replayed(live[:-1])[0]

    def _carried_out(self, s: State, number: int) -> bool:
        """Carries out a line that was read; tells whether it is a fence for undo."""
        line = self.lines[number]
        try:
            return self._played(s, line.seat, line.move)
        except Illegal as illegal:
            raise Trouble(f"{self.where}, answer {number + 1}: {illegal}") from None

    def _played(self, s: State, seat: int, move: int) -> bool:
        """Plays a move or takes a sealed one back; tells whether that is a fence for undo."""
        rng = s.rng
        together = len(s.addressed) > 1
        if move == BACK:
            s.withdraw(seat)
            return False
        s.play(seat, move)
        resolved = together and not s.parts_of(seat)
        revealed = any(self.game.events.kinds[event.kind].reveals for event in s.events)
        return resolved or revealed or s.rng != rng

    def _line(self, seat: int, move: int, s: State, after: Next | None = None) -> Line:
        before = after.line.digest if after is not None else self.lines[-1].digest if self.lines else self.first
        return Line(seat, move, _chained(before, f"{seat} {move}", s))

    # --- Text

    def header(self) -> str:
        """What is fixed, and published, before the first move."""
        rows = [TITLE, f"game: {self.game.id}", f"rules: {self.game.version}", f"edition: {self.game.edition}"]
        rows.append(f"players: {self.setup.players}")
        rows.extend(f"option {name}: {value}" for name, value in self.setup.options.items())
        rows.append(f"commitment: {self.commitment}" if self.commitment else f"seed: {self.seed}")
        rows.extend(f"contribution {seat}: {json.dumps(word)}" for seat, word in sorted(self.contributions.items()))
        return "\n".join(rows)

    def text(self, words: bool = True, secret: bool = False) -> str:
        """The whole journal; the secret is in it once the game is over, or for the host."""
        rows = [self.header(), f"deal: {self.first}", ""]
        said = self._said() if words and (self.secret or self.seed is not None) else [""] * len(self.lines)
        for number, line in enumerate(self.lines, 1):
            verb = VERBS.get(line.move, str(line.move))
            rows.append(f"{number:4} {line.seat} {verb:>4} {line.digest}  {said[number - 1]}".rstrip())
        rows.append("")
        if self.ended:
            rows.append(f"result: {self.ended}")
        if self.secret is not None and (self.ended or secret):
            rows.append(f"secret: {self.secret.hex()}")
        return "\n".join(rows) + "\n"

    def _said(self) -> list[str]:
        """The words of each move, at the moment when it was made."""
        said: list[str] = []
        s = self._start()
        for number, line in enumerate(self.lines):
            said.append("" if line.move < 0 else self.game.words(s, line.seat, line.move))
            s = self._after(s, number)
        return said

    def save(self, path: str | Path) -> None:
        """Writes the host's copy: whole or not at all."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_text(self.text(secret=True), "utf-8")
        part.replace(target)

    # --- Verifying

    def verify(self) -> list[str]:
        """What was recomputed and found right, in sentences; Trouble names the first thing that isn't, and where."""
        checked: list[str] = []
        chance = "key" if self.commitment else "seed"
        if not self.commitment:
            checked.append(
                f"The seed {self.seed} was open from the start: repeatable, but nobody was bound by a secret."
            )
        elif self.secret is None:
            raise Trouble(f"{self.where}: the secret isn't revealed yet: the game isn't over.")
        elif commitment(self.secret) != self.commitment:
            raise Trouble(f"{self.where}: the secret isn't the one that was committed to in the header.")
        else:
            checked.append("The secret is the one that was committed to before the first move.")
            checked.append(self._mixed())
        s = self._start()
        if _chained("", self.header(), s) != self.first:
            raise Trouble(f"{self.where}: the header or the first deal isn't what the {chance} gives.")
        checked.append(f"The first deal is what the {chance} gives.")
        s = self._verified_lines(s)
        checked.append(
            f"All {len(self.lines)} answers are legal, and every draw after them is what the {chance} gives."
        )
        result = s.result()
        found = "" if result is None else _result_text(result)
        if found != self.ended:
            raise Trouble(f"{self.where}: the result is {found or 'still open'}, not {self.ended or 'still open'}.")
        checked.append(f"The result is right: {found}." if found else "The game isn't over yet.")
        return checked

    def _mixed(self) -> str:
        """What the key was made of."""
        count = len(self.contributions)
        if not count:
            return (
                "The key follows from the secret alone: no player contributed, so nothing bound who chose the secret."
            )
        return f"The key follows from the secret and {count} contribution{'' if count == 1 else 's'}."

    def _verified_lines(self, s: State) -> State:
        """Every line again, from the first deal."""
        before = self.first
        for number, line in enumerate(self.lines):
            s = self._after(s, number)
            before = _chained(before, f"{line.seat} {line.move}", s)
            if before != line.digest:
                where = f"{self.where}, answer {number + 1}"
                raise Trouble(f"{where}: the table after it isn't what chance and the moves give.")
        return s


def _live(lines: list[Line]) -> list[int]:
    live: list[int] = []
    for number, line in enumerate(lines):
        if line.move != UNDO:
            live.append(number)
        elif live:
            live.pop()
        else:
            raise Trouble(f"answer {number + 1}: there is nothing to undo.")
    return live


def _chained(before: str, what: str, s: State) -> str:
    table = SORTED.encode(s.table())
    return hashlib.sha256(f"{before}\n{what}\n".encode() + table).hexdigest()[:16]


def _result_text(result: Result) -> str:
    def row(numbers: list[int]) -> str:
        return " ".join(map(str, numbers)) or "none"

    return (
        f"winners {row(result.winners)}, places {row(result.places)}, scores {row(result.scores)}, by {result.reason}"
    )
