"""The door: rate limits, sizes, and the headers that every answer carries."""

from __future__ import annotations

from typing import Final

from litestar.types import Scope

from underthrone.table.limits import BURST, NEW_BURST, NEW_STEADY, STEADY, Buckets
from underthrone.table.refusal import Refusal

LARGEST: Final = 64 * 1024  # bytes of a request's body
POLICY: Final = (
    "default-src 'self'; img-src 'self'; style-src 'self'; script-src 'self'; font-src 'self'; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; form-action 'self'; base-uri 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class Limits:
    """Who asks too often is refused: by address, and more strictly for new tables."""

    def __init__(self) -> None:
        self.requests = Buckets(BURST, STEADY)
        self.tables = Buckets(NEW_BURST, NEW_STEADY)

    def check(self, scope: Scope) -> None:
        """Refused when the address has nothing left."""
        client = scope.get("client")
        address = client[0] if client else ""
        path = scope["path"].rstrip("/")
        if not self.requests.take(address):
            raise Refusal("too-many", 429)
        if scope.get("method") == "POST" and path in ("/api/tables", "/new", "/play"):
            if not self.tables.take(address):
                raise Refusal("too-many", 429)
