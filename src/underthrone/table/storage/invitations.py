"""Invitations to open tables, for servers where not everybody may: `underthrone admin invite` makes them."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, select

from underthrone.table.storage.database import for_writing
from underthrone.table.storage.forgetting import A_DAY
from underthrone.table.storage.schema import INVITATIONS
from underthrone.table.tokens import hashed, new_token


class Invitation(NamedTuple):
    """What is known of one; the token itself is with whoever was invited."""

    token: str  # its hash
    admin: bool
    note: str  # for whom
    made: float
    until: float | None  # None: for good


def invite(engine: Engine, note: str = "", admin: bool = False, days: float | None = None) -> str:
    """A new one: gives its token, which is told once and not stored. The link is /invited/TOKEN."""
    token, now = new_token(), time.time()
    until = None if days is None else now + days * A_DAY
    with for_writing(engine).begin() as connection:
        row = {"token": hashed(token), "admin": admin, "note": note[:80], "made": now, "until": until}
        connection.execute(insert(INVITATIONS), [row])
    return token


def invitations(engine: Engine) -> list[Invitation]:
    """All of them, the newest first."""
    with engine.connect() as connection:
        rows = connection.execute(select(INVITATIONS).order_by(INVITATIONS.c.made.desc()))
        return [Invitation(*row) for row in rows]


def withdraw(engine: Engine, beginning: str) -> int:
    """Those whose hash begins so open nothing any more; gives how many there were."""
    with for_writing(engine).begin() as connection:
        where = INVITATIONS.c.token.startswith(beginning, autoescape=True)
        return connection.execute(delete(INVITATIONS).where(where)).rowcount


def found(connection: Connection, token: str) -> Invitation | None:
    """The invitation that a token belongs to, as long as it holds."""
    row = connection.execute(select(INVITATIONS).where(INVITATIONS.c.token == hashed(token))).one_or_none()
    if row is None or (row.until is not None and row.until < time.time()):
        return None
    return Invitation(*row)
