"""Engines: programs in any language that speak JSON lines on stdin and stdout (docs/engines.md)."""

from __future__ import annotations

import shlex
import shutil
from time import monotonic
from typing import Any, Final

import msgspec

from underthrone.bots import Seat
from underthrone.doors.foreign import Foreign, Wrong, question, read_move
from underthrone.doors.process import Died, Late, Process, TooLong
from underthrone.doors.settings import Settings, read
from underthrone.doors.worlds import Worlds
from underthrone.games import games
from underthrone.kernel.errors import Trouble
from underthrone.kernel.state import Result

PROTOCOL: Final = 1
GRACE: Final = 0.5  # seconds beyond its time: an engine that keeps to it isn't late because the machine is busy
ASLEEP: Final = 2  # questions in a row without a single line: then it is started again
WANTS: Final = ("view", "words", "events")
Message = dict[str, Any]


class Line:
    """One running engine, and what it said of itself."""

    def __init__(self, words: list[str], settings: Settings) -> None:
        self.process = Process(words, settings.log)
        self.wants = set(WANTS)
        self.lang = settings.lang
        self.number = 0  # the number of the last question

    def greet(self, deadline: float) -> None:
        """Says hello; the engine's own hello says what it wants to be sent."""
        self.send({"type": "hello", "protocol": PROTOCOL, "games": games()}, deadline)
        said = self.read(deadline)
        wants = said.get("wants", [*WANTS])
        if said.get("type") != "hello" or not isinstance(wants, list) or not {*map(str, wants)} <= {*WANTS}:
            raise Wrong("rubbish", f"it doesn't say hello: {str(said)[:80]}")
        self.wants = {*map(str, wants)}
        if said.get("lang") in ("en", "fr"):
            self.lang = said["lang"]

    def send(self, message: Message, deadline: float) -> None:
        """One message."""
        self.process.send(msgspec.json.encode(message), deadline)

    def read(self, deadline: float) -> Message:
        """One message; Wrong when it isn't one."""
        line = self.process.line(deadline)
        try:
            said = msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            raise Wrong("rubbish", f"This isn't JSON: {error}.") from None
        if not isinstance(said, dict):
            raise Wrong("rubbish", "A message is an object with a type.")
        return said


_idle: dict[tuple[str, Settings], list[Line]] = {}  # engines whose game is over: the next game takes them


class Engine(Foreign):
    """`cmd:./engine --flags`."""

    def __init__(self, name: str, words: list[str], settings: Settings, seed: int) -> None:
        super().__init__(name, settings, seed)
        self.words = words
        self.line: Line | None = None
        self.starts = 0
        self.silent = 0  # questions in a row to which not a single line came

    @classmethod
    def named(cls, name: str, rest: str, settings: str, seed: int) -> Engine:
        """From its name; a program that isn't there is said at once."""
        try:
            words = shlex.split(rest)
        except ValueError as error:
            raise Trouble(f"The command in {name!r} can't be read: {error}.") from None
        if not words or shutil.which(words[0]) is None:
            raise Trouble(f"There is no program {words[0] if words else ''!r} that could be run for the bot {name!r}.")
        return cls(name, words, read(settings, Settings()), seed)

    def ask(self, seat: Seat, news: list[Message]) -> int | None:
        try:
            line = self.ready(seat)
            if line is None:
                return None
            return self.answer(line, seat, news, monotonic() + self.settings.time + GRACE)  # the start doesn't count
        except Late:
            self.fault("late", f"no answer within {self.settings.time:g} s")
            self.overslept()
        except (Died, TooLong, OSError) as error:
            why = "a line without end" if isinstance(error, TooLong) else "it died"
            self.fault("rubbish" if isinstance(error, TooLong) else "died", f"{why}{self.last_words()}")
            self.drop()
        except Wrong as wrong:
            self.fault(wrong.fault, str(wrong))
            self.drop()
        return None

    def ready(self, seat: Seat) -> Line | None:
        """The running engine; None when it was started too often."""
        if self.line is None:
            idle = _idle.get((self.name, self.settings), [])
            while idle and self.line is None:
                one = idle.pop()
                if one.process.is_running():
                    self.line = one
            if self.line is None:
                if self.starts > self.settings.restarts:
                    return None
                self.starts += 1
                self.line = Line(self.words, self.settings)
                self.silent = ASLEEP  # one that doesn't even say hello gets no second question
                self.line.greet(monotonic() + self.settings.start)
                self.silent = 0
            self.line.send({"type": "new", **self.new(seat)}, monotonic() + self.settings.start)
        return self.line

    def answer(self, line: Line, seat: Seat, news: list[Message], deadline: float) -> int | None:
        """Asks, serves the engine's worlds, and reads its move."""
        line.number += 1
        number = line.number
        message = question(seat, news, line.lang, line.wants)
        line.send({"type": "ask", "id": number, "time": round(1000 * self.settings.time), **message}, deadline)
        worlds = Worlds(seat, self.settings.worlds)
        wrong = 0
        while wrong < self.settings.tries:
            try:
                said = line.read(deadline)
                self.silent = 0
                reply = worlds.answer(said)
                if reply is None and said.get("type") != "move":
                    raise Wrong("rubbish", f"There is no message of type {said.get('type')!r}.")
                if reply is None and said.get("id") == number:
                    return read_move(seat, said.get("move"))
                if reply is None and type(said.get("id")) is not int:
                    raise Wrong("rubbish", "A move needs the id of its question.")
            except Wrong as error:
                wrong += 1
                self.fault(error.fault, str(error))
                reply = {"type": "error", "id": number, "says": str(error), "tries": self.settings.tries - wrong}
            if reply is not None:
                line.send(reply, deadline)
        return None

    def overslept(self) -> None:
        """A late engine is told to stop; one that sleeps on is started again."""
        self.silent += 1
        if self.line is None or self.silent >= ASLEEP:
            self.drop()
            return
        try:
            self.line.send({"type": "stop", "id": self.line.number}, monotonic() + GRACE)
        except (Late, Died, TooLong):
            self.drop()

    def drop(self) -> None:
        """Ends the program; the next question starts it again, as often as it may."""
        if self.line is not None:
            self.line.process.close(0.0)
        self.line = None
        self.silent = 0

    def last_words(self) -> str:
        """What stands last on its stderr."""
        words = self.line.process.last_words() if self.line is not None else ""
        return f"; its last words: {words}" if words else ""

    def leave(self, result: Result | None) -> None:
        """The program is told how the game ended and waits for the next one."""
        line, self.line = self.line, None
        if line is None:
            return
        try:
            if result is not None:
                line.send({"type": "over", **result._asdict()}, monotonic() + GRACE)
            _idle.setdefault((self.name, self.settings), []).append(line)
        except (Late, Died, TooLong):
            line.process.close(0.0)
