"""The request that comes most often, an answer over the API, without the layers that all others go through.

Only what is accepted is answered here. Everything else is handed on as if nobody had looked at it: an answer counts
once, so nothing is changed by asking again, and every refusal is worded in one place.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Receive, Scope, Send

from underthrone.table.api.shapes import Answer, status
from underthrone.table.entrance import again
from underthrone.table.house import House
from underthrone.table.limits import LARGEST_BODY
from underthrone.table.pages.headers import JSON
from underthrone.table.tokens import seat_of
from underthrone.table.verbs.answer import answer

BEFORE: Final = "/api/tables/"
AFTER: Final = "/answer"
READ: Final = msgspec.json.Decoder(Answer)
SAID: Final = {"content-type": "application/json", **JSON}
HEADERS: Final = [(name.encode(), value.encode()) for name, value in SAID.items()]


class Quick:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers, or hands on."""
        path = scope.get("path", "")
        if not (path.endswith(AFTER) and path.startswith(BEFORE) and scope.get("method") == "POST"):
            await self.app(scope, receive, send)
            return
        first = cast(HTTPReceiveMessage, await receive())
        body = await self._accepted(cast(HTTPScope, scope), first)
        if body is None:
            await self.app(scope, again(first, receive), send)
            return
        cast(dict[str, Any], scope)["path_template"] = f"{BEFORE}{{table}}{AFTER}"  # for the metrics
        headers = [*HEADERS, (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _accepted(self, scope: HTTPScope, message: HTTPReceiveMessage) -> bytes | None:
        """What an accepted answer brings; None for all else."""
        if message["type"] != "http.request" or message["more_body"] or len(message["body"]) > LARGEST_BODY:
            return None
        room = self.house.rooms.held(scope["path"][len(BEFORE) : -len(AFTER)])
        seat = None if room is None else seat_of(room, _token(scope))
        if room is None or seat is None:
            return None
        room.users += 1
        with suppress(Exception):  # whatever it is, it is said where everything is said
            try:
                self.house.limits.check_seat(room.id, seat)
                given = READ.decode(message["body"])
                room.saw(seat)
                await answer(self.house, room, seat, given.moves, given.ply)
                return status(room, seat)
            finally:
                room.users -= 1
        return None


def _token(scope: HTTPScope) -> str | None:
    for name, value in scope["headers"]:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].strip().decode("latin-1")
    return None
