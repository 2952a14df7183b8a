"""A seat over HTTP: the question is posted to a URL, and the answer is the move (docs/engines.md)."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from underthrone.bots import Seat
from underthrone.doors.calling import post
from underthrone.doors.engine import GRACE, WANTS
from underthrone.doors.foreign import Foreign, Wrong, question, read_move
from underthrone.doors.settings import Settings, read
from underthrone.kernel.errors import Trouble


class Remote(Foreign):
    """`http://host:port/path`: every question is posted there whole, so that the server needs no memory."""

    def __init__(self, name: str, url: str, settings: Settings, seed: int) -> None:
        super().__init__(name, settings, seed)
        self.url = url
        self.count = 0

    @classmethod
    def named(cls, name: str, rest: str, settings: str, seed: int) -> Remote:
        """From its name; settings stand between `http` and the colon."""
        scheme = name.partition(":")[0].partition("(")[0]
        return cls(name, checked(f"{scheme}:{rest}"), read(settings, Settings()), seed)

    def ask(self, seat: Seat, news: list[dict[str, Any]]) -> int | None:
        self.count += 1
        body = {"type": "ask", "id": self.count, "time": round(1000 * self.settings.time), "new": self.new(seat)}
        body |= question(seat, news, self.settings.lang, set(WANTS))
        for left in range(self.settings.tries, 0, -1):
            try:
                said = post(self.url, body, self.settings.time + GRACE)
                return read_move(seat, said.get("move") if isinstance(said, dict) else None)
            except Wrong as wrong:
                self.fault(wrong.fault, str(wrong))
                if wrong.fault in ("late", "died"):
                    return None
                body["error"] = {"says": str(wrong), "tries": left - 1}
        return None


def checked(url: str) -> str:
    """An address that can be called."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits or any(sign.isspace() for sign in url):
        raise Trouble(f"{url!r} isn't an address such as http://127.0.0.1:8000/v1.")
    return url
