"""What every request passes first: who asks, its id, its body, its limits; and what every answer carries."""

from __future__ import annotations

import re
import secrets
import time
from functools import partial
from itertools import count
from typing import Any, Final, cast

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from underthrone.table.addresses import address_of
from underthrone.table.errors import turned_away
from underthrone.table.house import House
from underthrone.table.limits import largest_body
from underthrone.table.logbook import REQUEST
from underthrone.table.pages.headers import TLS
from underthrone.table.pages.session import COOKIE, Session
from underthrone.table.refusal import Refusal
from underthrone.table.tokens import seat_of

OPENS: Final = ("/api/tables", "/new", "/play")  # what opens a table
UNLIMITED: Final = ("/healthz", "/metrics")
FILES: Final = "/static/"
API: Final = "/api/"
TABLES: Final = "/api/tables/"
STREAM: Final = "/stream"
ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}\Z")
SLOW: Final = 1.0  # seconds after which a request has a line in the log


class Entrance:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.prefix = secrets.token_hex(4)
        self.numbers = count(1)
        safe = house.config.base_url.startswith("https:")
        self.always = [(name.encode(), value.encode()) for name, value in TLS.items()] if safe else []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request in, and writes down how it went."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        http = scope
        headers = dict(http["headers"])
        self._client(http, headers)
        given = headers.get(b"x-request-id", b"")
        name = given.decode() if ID.match(given) else f"{self.prefix}-{next(self.numbers):x}"
        REQUEST.set(name)
        answer = Answer(send, [*self.always, (b"x-request-id", name.encode())])
        try:
            await self._let_in(http, headers, receive, answer)
        finally:
            self._written(http, answer.status, time.perf_counter() - begun)

    def _client(self, scope: HTTPScope, headers: dict[bytes, bytes]) -> None:
        """Who asks, where a proxy of ours brings the request."""
        proxies, peer = self.house.config.proxies, scope.get("client")
        if not proxies or peer is None or not proxies.trusts(peer[0]):
            return
        named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        scope["client"] = (proxies.client(peer[0], ",".join(named).split(",")), 0)
        scheme = headers.get(b"x-forwarded-proto", b"")
        if scheme in (b"http", b"https"):
            scope["scheme"] = scheme.decode()

    async def _let_in(self, scope: HTTPScope, headers: dict[bytes, bytes], receive: Receive, answer: Answer) -> None:
        path = scope["path"]
        if path in UNLIMITED or path.startswith(FILES):
            await self.app(scope, receive, answer.send)
            return
        try:
            self._check(scope, headers)
        except Refusal as refusal:
            await turned_away(Request[Any, Any, Any](scope), refusal, answer.send)
            return
        if scope["method"] in ("GET", "HEAD"):
            await self.app(scope, receive, answer.send)
            return
        body = await _body(scope["path"], headers, receive)
        if body is not None:
            await self.app(scope, again(body, receive), answer.send)

    def _check(self, scope: HTTPScope, headers: dict[bytes, bytes]) -> None:
        """Refused when it comes from somebody banned, from elsewhere by somebody's browser, or too often."""
        path, posting = scope["path"], scope["method"] == "POST"
        address = address_of(scope)
        if self.house.guard.refuses(address):
            raise Refusal("banned", 403)
        if posting and path.startswith(API):
            _check_site(self.house, headers)
        if not self.house.limits.on:
            return
        person = self._browser(headers)
        self.house.limits.check(address, person, bool(person) or self._seated(path, headers))
        if posting and path.rstrip("/") in OPENS:
            self.house.limits.check_opening(address, person)

    def _browser(self, headers: dict[bytes, bytes]) -> str:
        """A browser that has sat down somewhere, by its signed cookie."""
        _, found, rest = headers.get(b"cookie", b"").decode("latin-1").partition(f"{COOKIE}=")
        session = Session(self.house.key, rest.partition(";")[0]) if found else None
        return session.id if session is not None and session.seats else ""

    def _seated(self, path: str, headers: dict[bytes, bytes]) -> bool:
        """A program with the token of a seat at a table that is being played."""
        said = headers.get(b"authorization", b"")
        if not path.startswith(TABLES) or said[:7].lower() != b"bearer ":
            return False
        room = self.house.rooms.held(path[len(TABLES) :].partition("/")[0])
        return room is not None and seat_of(room, said[7:].strip().decode("latin-1")) is not None

    def _written(self, scope: HTTPScope, status: int, seconds: float) -> None:
        route = cast(dict[str, Any], scope).get("path_template", "elsewhere")
        streaming = route.endswith(STREAM)
        self.house.metrics.request(scope["method"], route, status, None if streaming else seconds)
        if status >= 500 or (seconds > SLOW and not streaming):
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(1000 * seconds)}
            self.house.log("request", **facts)


class Answer:
    """What is sent back: with its id, and how it went."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self.status = 0
        self.headers = headers
        self._send = send

    async def send(self, message: Message) -> None:
        """Sends on."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], *self.headers]
        await self._send(message)


class Orderly:
    """Requests of one address take turns, so that others don't wait for all of them; streams need none."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Works on a request when it is its turn."""
        path = scope.get("path", "")
        free = path.endswith(STREAM) or path in UNLIMITED or path.startswith(FILES)
        if scope["type"] != ScopeType.HTTP or free or not self.house.limits.on:
            await self.app(scope, receive, send)
            return
        address, turns = address_of(scope), self.house.limits.turns
        await turns.enter(address)
        try:
            await self.app(scope, receive, send)
        finally:
            turns.leave(address)


def _check_site(house: House, headers: dict[bytes, bytes]) -> None:
    """A page elsewhere can make a browser send forms and plain text without asking us; never JSON."""
    origin = headers.get(b"origin", b"null").decode("latin-1")
    ours = (headers.get(b"host", b"").decode("latin-1"), house.config.base_url.partition("://")[2])
    foreign = origin != "null" and origin.partition("://")[2] not in ours
    if foreign or headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin"):
        raise Refusal("cross-site", 403)
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if kind and kind != b"application/json":
        raise Refusal("not-json", 415)


async def _body(path: str, headers: dict[bytes, bytes], receive: Receive) -> HTTPReceiveMessage | None:
    """The whole body, before anybody's turn is taken; what is too large as far as it was read. None: gone."""
    parts, size, more, most = [], 0, True, largest_body(path)
    length = headers.get(b"content-length", b"0")
    if length.isdigit() and int(length[:12]) > most:
        return {"type": "http.request", "body": b"", "more_body": True}  # it is refused by its length
    while more and size <= most:
        message = cast(HTTPReceiveMessage, await receive())
        if message["type"] != "http.request":
            return None
        parts.append(message["body"])
        size += len(message["body"])
        more = message["more_body"]
    return {"type": "http.request", "body": b"".join(parts), "more_body": more}


def again(first: HTTPReceiveMessage, receive: Receive) -> Receive:
    """What was read already comes once more."""
    return cast(Receive, partial(_received, [first], receive))


async def _received(waiting: list[HTTPReceiveMessage], receive: Receive) -> HTTPReceiveMessage:
    return waiting.pop() if waiting else cast(HTTPReceiveMessage, await receive())
