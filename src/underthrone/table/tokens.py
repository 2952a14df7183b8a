"""Tokens of seats and ids of tables: unguessable; only a token's hash is stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

from underthrone.table.chair import OPEN, PERSON
from underthrone.table.room import Room

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_id() -> str:
    """A table's id: 12 letters, 59 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_token() -> str:
    """A person's token for a seat."""
    return secrets.token_urlsafe(18)


def own_token(key: bytes, who: str, table: str) -> str:
    """What a browser or a program is given at a table, the same each time: a seat that it never heard of is found."""
    return base64.urlsafe_b64encode(hmac.digest(key, f"seat {table} {who}".encode(), "sha256")[:18]).decode()


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def seat_of(room: Room, token: str | None) -> int | None:
    """The seat of the person whom a token belongs to; None for a spectator."""
    return _seat(room, token, PERSON)


def left_seat(room: Room, token: str | None) -> int | None:
    """The seat that whoever left it can hand on with the token; None when there is none."""
    return _seat(room, token, OPEN)


def _seat(room: Room, token: str | None, kind: str) -> int | None:
    if not token:
        return None
    mine = hashed(token)
    for chair in room.chairs:
        if chair.token and chair.kind == kind and hmac.compare_digest(chair.token, mine):
            return chair.seat
    return None
