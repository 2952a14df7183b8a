"""The application: pages, API and everything behind them, made from a Config."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from underthrone.table.addresses import parsed
from underthrone.table.api.games import Games
from underthrone.table.api.shapes import ChoicesInSchema
from underthrone.table.api.tables import Tables
from underthrone.table.api.telling import Telling
from underthrone.table.config import Config
from underthrone.table.errors import broken, not_text, refused, too_deep, unstored, wrong
from underthrone.table.house import House
from underthrone.table.limits import LARGEST_BODY
from underthrone.table.metrics import FORMAT
from underthrone.table.pages.editor import Editor
from underthrone.table.pages.front import Front
from underthrone.table.pages.learn import Learn
from underthrone.table.pages.static import static
from underthrone.table.pages.table import TablePages
from underthrone.table.parameters import Plain, TheHouse
from underthrone.table.refusal import Refusal


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> Response[str]:
    """Says that the server is well: the storage can be written to, and the disk isn't full."""
    status, line = await house.health.told()
    return Response(line, status_code=status, headers={"cache-control": "no-store"}, media_type="text/plain")


@get("/metrics", include_in_schema=False)
async def metrics(house: TheHouse, request: Plain) -> Response[bytes]:
    """What operators watch: for this machine, and for whoever has the token."""
    check_metrics(house.config.metrics_token, request)
    house.metrics.bots_waiting = await house.store.bots_waiting()
    return Response(house.metrics.text(), headers={"cache-control": "no-store"}, media_type=FORMAT)


def check_metrics(token: str, request: Plain) -> None:
    """Refused without the token; where there is none, from anywhere but this machine, or through a proxy."""
    said = request.headers.get("authorization", "").encode()
    if token and hmac.compare_digest(said, f"Bearer {token}".encode()):
        return
    host = parsed(request.client.host) if request.client else None
    passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
    if token or passed_on or host is None or not host.is_loopback:
        raise Refusal("no-page", 404)


def application(config: Config) -> tuple[Litestar, House]:
    """The server's application and its house."""
    house = House(config)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        try:
            await house.open()
        except Exception as error:
            house.failure = error  # said by whoever started the server
            raise
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [Front, Editor, Learn, TablePages, Games, Tables, Telling, static, healthz, metrics],
        lifespan=[life],
        state=State({"house": house}),
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={
            Refusal: refused,
            HTTPException: wrong,
            **dict.fromkeys((OperationalError, InterfaceError, InternalError, NoConnection), unstored),
            RecursionError: too_deep,
            UnicodeDecodeError: not_text,
            Exception: broken,
        },
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
