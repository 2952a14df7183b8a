"""Parameters that every controller may take: the house, the request, and a table's id."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from underthrone.table.addresses import address_of
from underthrone.table.guard import origin_of
from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.tokens import own_token

TheHouse = NamedDependency[House]
Plain = Request[Any, Any, Any]
TableId = FromPath[str]
ONCE: Final = re.compile(r"[!-~]{16,128}")


def origin(house: House, request: Plain) -> str:
    """Where a table is opened from, for nobody to read: bots are shared out fairly by it."""
    return origin_of(house.key, address_of(request.scope))


def once(house: House, request: Plain, table_id: str) -> str:
    """The token for whoever sits down with an `Idempotency-Key`: sent again it is the same; nothing without one."""
    key = request.headers.get("idempotency-key")
    if key is None:
        return ""
    if not ONCE.fullmatch(key):
        raise Refusal("bad-once", 400)
    return own_token(house.key, f"program {key}", table_id)


def link(house: House, request: Plain, table_id: str, token: str = "") -> str:
    """A table's address as who asks can reach it; with a token the one that sits a person on a seat."""
    base = house.config.base_url or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    return f"{base}/t/{table_id}" + (f"/me/{token}" if token else "")
