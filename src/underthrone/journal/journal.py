"""A game on paper: a header, one line per answer, at the end the secret that every draw came from, and the cards.

The format is in docs/journals.md. Each line carries a digest of everything on the table after it, chained to the line
before, so that a changed move, deal or result shows at its place.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, Final, SupportsIndex

from underthrone.games.position import Position
from underthrone.journal.cards import packed
from underthrone.journal.moments import ANSWER, BACK, UNDO, Line, Moment, after, chained, result_text
from underthrone.journal.starts import CHANCE, Start
from underthrone.kernel.dice import seeded
from underthrone.kernel.errors import Illegal, Trouble
from underthrone.kernel.game import Game
from underthrone.kernel.state import State, whole

VERSION: Final = 3
TITLE: Final = f"underthrone journal {VERSION}"
READERS: Final = {1: "0.1", 2: "0.2"}  # the underthrone that reads a journal of another version


def commitment(secret: bytes) -> str:
    """What is published before the first move, so that the secret can't be changed later."""
    return hashlib.sha256(secret).hexdigest()


def draw_key(secret: bytes, contributions: Mapping[int, str]) -> str:
    """The key of every draw, which neither the host nor any player could choose alone."""
    mixed = b"underthrone\n"
    for seat in sorted(contributions):
        contribution = contributions[seat].encode()
        mixed += b"%d %d %b\n" % (seat, len(contribution), contribution)
    return hmac.digest(secret, mixed, "sha256").hex()


class Journal:
    """A game that is written down while it is played."""

    def __init__(
        self, game: Game, players: int | None, options: Mapping[str, Any] | None, rules: int | None = None
    ) -> None:
        self.game = game
        self.setup = game.setup(players, options, rules)
        self.seed: int | None = None
        self.secret: bytes | None = None
        self.commitment: str = ""
        self.contributions: dict[int, str] = {}
        self.start: Start | None = None  # where a continuation of another game begins
        self.first: str = ""  # the digest of the first deal
        self.lines: list[Line] = []
        self.ended: str = ""  # the result as it was written down
        self.where: str = "journal"  # the file, for messages
        self.skipped: int = 0  # lines that came before the first one here
        self._now: Moment | None = None  # after the last line

    # --- Playing

    @staticmethod
    def begin(
        game: Game,
        players: SupportsIndex | None = None,
        options: Mapping[str, Any] | None = None,
        seed: SupportsIndex | None = None,
        secret: bytes | None = None,
        contributions: Mapping[Any, str] | None = None,
        rules: int | None = None,
        start: Start | None = None,
    ) -> Journal:
        """A new game, or one that goes on from a start: with a secret provably fair, with a seed repeatable."""
        journal = Journal(game, None if players is None else whole(players), options, rules)
        journal.start = start
        if (seed is None) == (secret is None):
            raise Trouble("A journal begins with either a seed or a secret.")
        journal.seed = None if seed is None else whole(seed)
        journal.secret = secret
        if secret is not None:
            journal.commitment = commitment(secret)
            journal.contributions = {whole(seat): text for seat, text in (contributions or {}).items()}
        journal.check_contributors()
        journal.first = chained("", journal.header(), journal.state)
        return journal

    def check_contributors(self) -> None:
        """Trouble when somebody contributed who has no seat in this game."""
        for seat in self.contributions:
            if not 0 <= seat < self.setup.players:
                raise Trouble(f"{self.where}: contribution {seat}: there are {self.setup.players} seats, from 0 on.")

    @property
    def now(self) -> Moment:
        """The moment after the last line."""
        if self._now is None:
            self._now = _last(self.moments())
        return self._now

    @property
    def state(self) -> State:
        """The position after the last line."""
        return self.now.state

    def play(self, seat: SupportsIndex, move: SupportsIndex) -> None:
        """Plays the move and writes it down."""
        self.write(self.draft(seat, move))

    def undo(self, seat: SupportsIndex) -> None:
        """Takes back the seat's sealed answer, or its last answer."""
        self.write(self.draft_undo(seat))

    def can_undo(self, seat: SupportsIndex) -> bool:
        """Whether the seat may take something back: never past another's choice, a reveal or a random event.

        What was taken back stays back: a sealed answer is given anew, not by taking back once more.
        """
        return _undoable(self.now, whole(seat))

    def draft(self, seat: SupportsIndex, move: SupportsIndex, before: Moment | None = None) -> Moment:
        """What would come of an answer, after another draft too; nobody sees it yet."""
        return self._draft(Line(whole(seat), ANSWER, whole(move), ""), self.now if before is None else before)

    def draft_undo(self, seat: SupportsIndex, before: Moment | None = None) -> Moment:
        """What would come of taking back, after another draft too."""
        me = whole(seat)
        before = self.now if before is None else before
        if not _undoable(before, me):
            before.state.refuse(("no-undo", {}))
        return self._draft(Line(me, BACK if before.state.parts_of(me) else UNDO, None, ""), before)

    def _draft(self, line: Line, before: Moment) -> Moment:
        moment = after(self.game, before, line)
        digest = self.first if before.line is None else before.line.digest
        return replace(moment, line=line._replace(digest=_digest(digest, line, moment.state)))

    def write(self, moment: Moment) -> None:
        """Writes the line of a draft down: now it counts."""
        assert moment.line is not None
        assert moment.number == self.skipped + len(self.lines) + 1
        self.lines.append(moment.line)
        self._now = moment
        self.ended = result_text(moment.state.result())

    def resume(self, number: int, line: Line, s: State, digest: str) -> None:
        """Goes on after a line whose position was kept; `digest` is that of the line before it."""
        assert not self.lines
        if _digest(digest, line, s) != line.digest:
            raise Trouble(f"{self.where}, answer {number}: the table after it isn't what was kept.")
        s.recording, s.setup.names = True, self.setup.names
        self._now, self.skipped = Moment(number, line, s), number
        self.ended = result_text(s.result())

    def forget(self, number: int) -> None:
        """The lines up to a number are kept elsewhere; the game goes on without them."""
        del self.lines[: max(0, number - self.skipped)]
        self.skipped = max(self.skipped, number)

    # --- Stepping

    def moments(self, upto: int | None = None) -> Iterator[Moment]:
        """The first deal, and the game after each line; Trouble names the line that isn't possible."""
        assert not self.skipped, "lines that are kept elsewhere can't be played again here"
        first = Moment(0, None, self._start())
        yield first
        yield from self._steps(first, self.lines[:upto])

    def verified(self, lines: Iterable[Line], before: Moment | None = None) -> Iterator[Moment]:
        """The game after each of the lines that came after a moment, now without one; Trouble at a wrong digest."""
        start = self.now if before is None else before
        digest = self.first if start.line is None else start.line.digest
        for moment in self._steps(start, lines):
            assert moment.line is not None
            digest = _digest(digest, moment.line, moment.state)
            if digest != moment.line.digest:
                where = f"{self.where}, answer {moment.number}"
                raise Trouble(f"{where}: the table after it isn't what chance and the moves give.")
            yield moment

    def _steps(self, moment: Moment, lines: Iterable[Line]) -> Iterator[Moment]:
        for line in lines:
            try:
                moment = after(self.game, moment, line)
            except Illegal as illegal:
                raise Trouble(f"{self.where}, answer {moment.number + 1}: {illegal}") from None
            yield moment

    def replay(self, upto: SupportsIndex | None = None) -> State:
        """The position after the first `upto` lines; after all of them without it."""
        number = len(self.lines) if upto is None else whole(upto)
        if not 0 <= number <= len(self.lines):
            raise Trouble(f"{self.where}: there are {len(self.lines)} answers, so {number} isn't among them.")
        return _last(self.moments(number)).state

    def _start(self) -> State:
        if self.seed is None and self.secret is None:
            raise Trouble(f"{self.where}: the secret isn't revealed yet, so the game can't be replayed.")
        setup = self.setup
        if self.start is None:
            s = self.game.new(setup.players, self.seed, setup.options, draw_key=self.draw_key(), rules=setup.rules)
        else:
            s = self._continued(self.start)
        s.setup.names = self.setup.names
        if isinstance(s, Position):
            s.without_history()  # what happened is on paper
        return s

    def _continued(self, start: Start) -> State:
        """The position of the start, with the chance of this game."""
        try:
            s = start.position(self.game, self.setup)
        except Trouble as trouble:
            raise Trouble(f"{self.where}: {trouble}") from None
        s.rng, s.draw_key = (0, self.draw_key()) if self.seed is None else (seeded(self.seed), "")
        s.recording = True
        return s

    def check_origin(self, origin: Journal) -> str:
        """What is found right when the game that this one continues is at hand; Trouble when it isn't that one."""
        start = self.start
        if start is None:
            raise Trouble(f"{self.where}: it continues no other game.")
        if not 0 <= start.number <= len(origin.lines):
            raise Trouble(f"{origin.where}: it has no answer {start.number}.")
        digest = origin.lines[start.number - 1].digest if start.number else origin.first
        there, here = origin.replay(start.number), self._start()
        same = (
            there.to_data()["state"] | CHANCE == here.to_data()["state"] | CHANCE
            if start.seat is None
            else there.view(start.seat) == here.view(start.seat)
        )
        if digest != start.digest or not same:
            raise Trouble(f"{self.where}: it doesn't continue answer {start.number} of {origin.where}.")
        return f"It begins with the position after answer {start.number} of {origin.where}{self._redealt()}."

    def _redealt(self) -> str:
        seat = None if self.start is None else self.start.seat
        return "" if seat is None else f", with what seat {seat} couldn't know dealt anew"

    def draw_key(self) -> str:
        """The key of every draw; nothing in a game by seed."""
        return draw_key(self.secret, self.contributions) if self.commitment and self.secret is not None else ""

    # --- Text

    def header(self) -> str:
        """What is fixed, and published, before the first move."""
        rows = [TITLE, f"game: {self.game.id}", f"rules: {self.setup.rules}", f"edition: {self.game.edition}"]
        rows.append(f"players: {self.setup.players}")
        rows.extend(f"option {name}: {value}" for name, value in self.setup.options.items())
        if self.start is not None:
            rows.append(f"continues: {self.start.said()}")
        rows.append(f"commitment: {self.commitment}" if self.commitment else f"seed: {self.seed}")
        rows.extend(f"contribution {seat}: {json.dumps(given)}" for seat, given in sorted(self.contributions.items()))
        return "\n".join(rows)

    def text(self, words: bool = True, secret: bool = False) -> str:
        """The whole journal; the secret is in it once the game is over, or for the host."""
        rows = [self.header(), f"deal: {self.first}", ""]
        said = self._said() if words and (self.secret or self.seed is not None) else [""] * len(self.lines)
        for number, line in enumerate(self.lines, 1):
            text = "" if line.move is None else self.game.notation(line.move)
            rows.append(f"{number:4} {line.seat} {line.said:>4} {line.digest}  {text:16}  {said[number - 1]}".rstrip())
        rows.append("")
        if self.ended:
            rows.append(f"result: {self.ended}")
        if self.secret is not None and (self.ended or secret):
            rows.append(f"secret: {self.secret.hex()}")
        if self.start is not None and (self.ended or secret or self.seed is not None):
            rows.append(f"start: {self.start.paper()}")
        if self.game.contents:
            rows.append(f"cards: {packed(self.game.contents)}")
        return "\n".join(rows) + "\n"

    def _said(self) -> list[str]:
        """The words of each move, at the moment when it was made."""
        return [
            "" if moment.line.move is None else self.game.words(before.state, moment.line.seat, moment.line.move)
            for before, moment in pairwise(self.moments())
            if moment.line is not None
        ]

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
        moment = Moment(0, None, self._start())
        if chained("", self.header(), moment.state) != self.first:
            raise Trouble(f"{self.where}: the header or the first deal isn't what the {chance} gives.")
        if self.start is None:
            checked.append(f"The first deal is what the {chance} gives.")
        else:
            where = f"after answer {self.start.number} of another game (digest {self.start.digest})"
            checked.append(f"It continues the position {where}{self._redealt()}, which is on this paper.")
        moment = _last(chain([moment], self.verified(self.lines, moment)))
        checked.append(
            f"All {len(self.lines)} answers are legal, and every draw after them is what the {chance} gives."
        )
        found = result_text(moment.state.result())
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


def _digest(before: str, line: Line, s: State) -> str:
    return chained(before, f"{line.seat} {line.said}", s)


def _undoable(moment: Moment, seat: int) -> bool:
    last = moment.undoable
    mine = last is not None and last.seat == seat and not last.back
    return mine or bool(moment.state.parts_of(seat))


def _last(moments: Iterable[Moment]) -> Moment:
    return deque(moments, maxlen=1)[0]
