"""The application: pages, API and everything behind them, made from a Config."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from sqlalchemy.exc import OperationalError

from underthrone.table.api.games import Games
from underthrone.table.api.shapes import ChoicesInSchema
from underthrone.table.api.tables import Tables
from underthrone.table.config import Config
from underthrone.table.errors import broken, refused, unstored, wrong
from underthrone.table.house import House
from underthrone.table.limits import LARGEST_BODY
from underthrone.table.pages.front import Front
from underthrone.table.pages.static import static
from underthrone.table.pages.table import TablePages
from underthrone.table.parameters import TheHouse
from underthrone.table.refusal import Refusal


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz(house: TheHouse) -> str:
    """Says that the server is well: the storage answers."""
    return f"ok, {await house.store.count()} tables, {house.listening} listening\n"


def application(config: Config) -> tuple[Litestar, House]:
    """The server's application and its house."""
    house = House(config)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def within_limits(request: Request[Any, Any, Any]) -> None:
        house.limits.check(request.scope)

    app = Litestar(
        [Front, TablePages, Games, Tables, static, healthz],
        lifespan=[life],
        state=State({"house": house}),
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        before_request=within_limits if config.limits else None,
        exception_handlers={Refusal: refused, HTTPException: wrong, OperationalError: unstored, Exception: broken},
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        plugins=[ChoicesInSchema()],
        openapi_config=OpenAPIConfig(
            title="Underthrone",
            version="1",
            description="Sit at a table and play, with a program. See docs/api.md.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(
                security_schemes={"seat": SecurityScheme(type="http", scheme="bearer", description="A seat's token")}
            ),
            security=[{"seat": []}, {}],
        ),
    )
    return app, house
