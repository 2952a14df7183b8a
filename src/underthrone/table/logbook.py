"""The server's log: one line for one event, as text or as JSON; what people send can't make a line of its own."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
import time
from contextvars import ContextVar
from typing import Any, Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # the id of the request that is worked on
PLAIN: Final = re.compile(r"[\w.:/@+*%-]+\Z", re.ASCII)
LONGEST_FACT: Final = 500  # signs
TEXT: Final = "text"
JSON: Final = "json"


class Logbook:
    """Lines of one turn of the loop are written together."""

    def __init__(self, form: str = TEXT, quiet: bool = False) -> None:
        self.form = form
        self.quiet = quiet
        self._now = 0
        self._stamp = ""  # of this second
        self._lines: list[str] = []

    def write(self, event: str, facts: dict[str, Any]) -> None:
        """One line."""
        if self.quiet:
            return
        now = int(time.time())
        if now != self._now:
            self._now, self._stamp = now, time.strftime("%Y-%m-%dT%H:%M:%S%z")
        request = REQUEST.get()
        if request:
            facts["request"] = request
        self._lines.append(self._line(event, facts))
        if len(self._lines) == 1:
            asyncio.get_running_loop().call_soon_threadsafe(self._flush)

    def _line(self, event: str, facts: dict[str, Any]) -> str:
        if self.form == JSON:
            short = {name: _short(value) for name, value in facts.items()}
            return json.dumps({"time": self._stamp, "event": event, **short}) + "\n"
        return f"{self._stamp} {event} " + " ".join(f"{name}={_word(value)}" for name, value in facts.items()) + "\n"

    def _flush(self) -> None:
        lines, self._lines = self._lines, []
        sys.stderr.write("".join(lines))


def _short(value: Any) -> Any:
    return value if isinstance(value, int | float) or value is None else str(value)[:LONGEST_FACT]


def _word(value: Any) -> str:
    """A fact as one word; in quotes, with signs that can't be seen written out, when it isn't one."""
    if isinstance(value, int):
        return str(value)
    text = str(value)[:LONGEST_FACT]
    return text if PLAIN.match(text) else json.dumps(text)


class ToLogbook(logging.Handler):
    """What the libraries say goes to the same log, on one line."""

    def __init__(self, logbook: Logbook) -> None:
        super().__init__(logging.ERROR)
        self.logbook = logbook

    def emit(self, record: logging.LogRecord) -> None:
        """One line; the inside of an error comes along as one fact."""
        error = record.exc_info[1] if record.exc_info else None
        facts = {"from": record.name, "why": record.getMessage().strip()}
        self.logbook.write("server", facts | ({"error": repr(error)} if error else {}))
