"""What goes wrong, as JSON for programs and as a page for people, in the reader's language."""

from __future__ import annotations

import sys
import traceback
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import OperationalError

from underthrone.table.api.shapes import Error
from underthrone.table.house import House
from underthrone.table.pages.headers import JSON
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
        return Response(body, status_code=refusal.status, headers=JSON, media_type="application/json")
    return Visit(house, request).refused(refusal)


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """What the table refuses."""
    return answered(request.app.state.house, request, refusal)


def wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the web refuses: an unknown path, a body that doesn't fit."""
    if error.status_code >= 500:
        return broken(request, error)
    key = KNOWN.get(error.status_code)
    return answered(request.app.state.house, request, Refusal(key, error.status_code) if key else BadRequest(error))


def unstored(request: Request[Any, Any, Any], error: OperationalError) -> Response[Any]:
    """The disk is full, or the database doesn't answer: nothing was accepted."""
    house: House = request.app.state.house
    house.log("unstored", path=request.scope["path"], why=repr(str(error.orig)))
    return answered(house, request, Refusal("unstored", 503))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: said without its inside, which goes to the log."""
    house: House = request.app.state.house
    house.log("broken", path=request.scope["path"], why=repr(error))
    traceback.print_exception(error, file=sys.stderr)
    return answered(house, request, Refusal("broken", 500))
