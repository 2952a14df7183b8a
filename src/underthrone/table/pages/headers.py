"""The headers that every page carries, and those of what programs are told."""

from __future__ import annotations

from typing import Final

POLICY: Final = (
    "default-src 'self'; img-src 'self'; style-src 'self'; script-src 'self'; font-src 'self'; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; form-action 'self'; base-uri 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
TLS: Final = {"strict-transport-security": "max-age=31536000"}  # where people come by https: a year
JSON: Final = {"x-content-type-options": "nosniff", "cache-control": "no-store"}
