"""What goes wrong, as JSON for programs and as a page for people, in the reader's language."""

from __future__ import annotations

import sys
import traceback
from functools import cache
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import Send
from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from underthrone.table import look
from underthrone.table.api.shapes import Error
from underthrone.table.house import House
from underthrone.table.pages.headers import HEADERS, JSON
from underthrone.table.pages.visit import Visit, language
from underthrone.table.refusal import Refusal

KNOWN: Final = {404: "no-page", 405: "bad-method", 413: "too-large", 429: "too-many"}


class BadRequest(Refusal):
    """A request that doesn't fit, with what is wrong."""

    def __init__(self, error: HTTPException) -> None:
        super().__init__("bad-request", error.status_code)
        extra: Any = error.extra or []
        parts = [f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
        self.sentence = "; ".join([error.detail.splitlines()[0], *parts]) if error.detail else "; ".join(parts)

    def words(self, lang: str) -> str:
        """What is wrong."""
        return self.sentence


def answered(house: House, request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """A refusal for whoever asked."""
    if request.scope["path"].startswith("/api"):
        body = Error(refusal.error, refusal.words(language(request)))
        return Response(body, status_code=refusal.status, headers=JSON | refusal.headers, media_type="application/json")
    return Visit(house, request).refused(refusal)


async def turned_away(request: Request[Any, Any, Any], refusal: Refusal, send: Send) -> None:
    """A refusal before anything was done: as cheap as it can be, for whoever asks too often."""
    lang = language(request)
    if request.scope["path"].startswith("/api"):
        kind, body = "application/json", json.encode(Error(refusal.error, refusal.words(lang)))
    else:
        kind, body = "text/html; charset=utf-8", _page(lang, refusal.status, refusal.words(lang))
    headers = {"content-type": kind, "content-length": str(len(body)), **HEADERS, **refusal.headers}
    headers["cache-control"] = "no-store"
    written = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": written})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@cache
def _page(lang: str, status: int, words: str) -> bytes:
    """The page of a refusal that is the same for everybody."""
    return look.error(look.Frame(lang), status, words).encode()


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """What the table refuses."""
    return answered(request.app.state.house, request, refusal)


def wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the web refuses: an unknown path, a body that doesn't fit."""
    if error.status_code >= 500:
        return broken(request, error)
    key = KNOWN.get(error.status_code)
    return answered(request.app.state.house, request, Refusal(key, error.status_code) if key else BadRequest(error))


def unstored(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Any]:
    """The disk is full, or the database doesn't answer: nothing was accepted."""
    house: House = request.app.state.house
    house.log("unstored", path=request.scope["path"], why=str(getattr(error, "orig", error)))
    return answered(house, request, Refusal("unstored", 503))


def too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Any]:
    """Something in something in something: nobody means that."""
    return answered(request.app.state.house, request, Refusal("too-deep", 400))


def not_text(request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Any]:
    """Bytes that are no UTF-8."""
    return answered(request.app.state.house, request, Refusal("not-utf-8", 400))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: said without its inside, which goes to the log."""
    house: House = request.app.state.house
    house.log("broken", path=request.scope["path"], why=repr(error))
    traceback.print_exception(error, file=sys.stderr)
    return answered(house, request, Refusal("broken", 500))
