"""What every controller may ask for: the house, the request, and a table's id."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from underthrone.table.house import House

TheHouse = NamedDependency[House]
Plain = Request[Any, Any, Any]
TableId = FromPath[str]
