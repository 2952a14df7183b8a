"""Parameters that every controller may take: the house, the request, and a table's id."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from underthrone.table.addresses import address_of
from underthrone.table.guard import origin_of
from underthrone.table.house import House

TheHouse = NamedDependency[House]
Plain = Request[Any, Any, Any]
TableId = FromPath[str]


def origin(house: House, request: Plain) -> str:
    """Where a table is opened from, for nobody to read: bots are shared out fairly by it."""
    return origin_of(house.key, address_of(request.scope))


def link(house: House, request: Plain, table_id: str, token: str = "") -> str:
    """A table's address as who asks can reach it; with a token the one that sits a person on a seat."""
    base = house.config.base_url or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    return f"{base}/t/{table_id}" + (f"/me/{token}" if token else "")
