"""What a browser remembers, signed: the seats that it holds, and its last name. And the token of its forms."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "underthrone"
A_YEAR: Final = 365 * 24 * 3600
MOST_SEATS: Final = 40  # a cookie holds about four thousand signs


class Session:
    """One browser."""

    def __init__(self, key: bytes, cookie: str | None) -> None:
        self._key = key
        self._signer = URLSafeSerializer(key, salt="session")
        self._given = cookie
        held = self._read(cookie)
        self.fresh = not held  # nobody has this cookie yet
        self.id: str = held.get("id") or secrets.token_urlsafe(12)
        self.name: str = held.get("name", "")
        self.seats: dict[str, str] = held.get("seats", {})
        self.invitation: str = held.get("invitation", "")  # to open tables

    def _read(self, cookie: str | None) -> dict[str, Any]:
        """What the cookie says; nothing when it is forged or damaged."""
        try:
            held = self._signer.loads(cookie) if cookie else {}
        except BadSignature:
            held = {}
        return held if isinstance(held, dict) else {}

    def sit(self, table: str, token: str, name: str = "") -> None:
        """Holds a seat from now on; the oldest seats are forgotten when there are too many."""
        self.seats.pop(table, None)
        self.seats[table] = token
        self.name = name or self.name
        for oldest in list(self.seats)[:-MOST_SEATS]:
            del self.seats[oldest]

    def get_up(self, table: str) -> None:
        """Holds a seat no more."""
        self.seats.pop(table, None)

    def cookie(self) -> str:
        """What the browser is given."""
        held = {"id": self.id, "name": self.name, "seats": self.seats}
        signed = self._signer.dumps(held | ({"invitation": self.invitation} if self.invitation else {}))
        return signed if isinstance(signed, str) else signed.decode()

    @property
    def is_news(self) -> bool:
        """Whether it must be sent; the same once more might come late, over a seat that was taken meanwhile."""
        return self.cookie() != self._given

    @property
    def csrf(self) -> str:
        """What a form of this browser carries: nobody else can make it."""
        return hmac.new(self._key, f"form {self.id}".encode(), hashlib.sha256).hexdigest()[:32]

    def made(self, csrf: str) -> bool:
        """Whether a form came from a page that this browser was shown."""
        return not self.fresh and hmac.compare_digest(self.csrf.encode(), csrf.encode())
