"""The application: pages, API and everything behind them, made from a Config."""

from __future__ import annotations

import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from underthrone.table.api.games import Games
from underthrone.table.api.shapes import ChoicesInSchema, Error
from underthrone.table.api.tables import Tables
from underthrone.table.config import Config
from underthrone.table.guard import LARGEST
from underthrone.table.house import House
from underthrone.table.refusal import Refusal


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz(house: House) -> str:
    """Says that the server is well: the storage answers."""
    return f"ok, {await house.store.count()} tables\n"


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

    app = Litestar(
        [Games, Tables, healthz],
        lifespan=[life],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={Refusal: refused, HTTPException: wrong, Exception: broken},
        request_max_body_size=LARGEST,
        plugins=[ChoicesInSchema()],
        openapi_config=OpenAPIConfig(
            title="Underthrone",
            version="1",
            description="Sit at a table and play, with a program. See docs/api.md.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(
                security_schemes={"seat": SecurityScheme(type="http", scheme="bearer", description="A seat's token")}
            ),
            security=[{"seat": []}, {}],
        ),
    )
    return app, house


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """What the table refuses, as JSON or as a page."""
    return Response(
        Error(refusal.error, refusal.words("en")), status_code=refusal.status, media_type="application/json"
    )


def wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the web refuses: an unknown path, a body that doesn't fit."""
    return Response(Error("bad", str(error)), status_code=error.status_code, media_type="application/json")


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: said without its inside, which is in the log."""
    traceback.print_exception(error)
    return Response(Error("broken", ""), status_code=500, media_type="application/json")
