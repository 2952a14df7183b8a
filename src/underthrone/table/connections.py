"""The server's connections: how many there may be, how much they may send, and how long they may keep us waiting.

uvicorn's httptools protocol knows none of these bounds; this one counts bytes as they come, and a look at all
connections each second ends those that are too slow.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from msgspec import json
from uvicorn.protocols.http.flow_control import CLOSE_HEADER
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from underthrone.table.addresses import Proxies, household, parsed
from underthrone.table.limits import LARGEST_BODY, largest_body

IDLE: Final = "idle"  # no request has begun, or the last one was read
HEAD: Final = "head"
BODY: Final = "body"
REFUSALS: Final = {  # a word for programs, and a sentence
    400: ("bad-request", "That isn't HTTP that this server understands."),
    408: ("too-slow", "The request took too long to arrive."),
    413: ("too-large", "The request is too large."),
    429: ("too-many", "Too many connections from this address."),
    431: ("too-large", "The head of the request is too large."),
    503: ("busy", "Too many connections: try again in a moment."),
}
FILES_BESIDE: Final = 256  # open files that aren't connections
SPARE: Final = 50  # connections for this machine's own checks when all others are taken


@dataclass(slots=True, frozen=True)
class Bounds:
    """What one connection may do, and how many there may be."""

    largest_head: int = 32 * 1024  # bytes of the request line and all headers
    most_headers: int = 100
    largest_message: int = 2 * LARGEST_BODY  # bytes on the wire: a body in small chunks has some beside it
    most_ahead: int = 8  # requests sent before the first is answered
    head_seconds: float = 15.0
    idle_seconds: int = 75  # between two requests
    connections: int = 8000
    at_address: int = 1000  # a hundred browsers that load a page at once have six each

    @property
    def body_seconds(self) -> float:
        """Within which a body must have come."""
        return 2 * self.head_seconds

    @property
    def write_seconds(self) -> float:
        """Within which whoever reads must once have read all that was sent."""
        return 4 * self.head_seconds


def files(wanted: int) -> int:
    """Asks for as many open files as are needed; gives how many connections there can be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = wanted + FILES_BESIDE
    most = need if hard == resource.RLIM_INFINITY else min(hard, need)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return wanted if soft == resource.RLIM_INFINITY else max(FILES_BESIDE, min(wanted, soft - FILES_BESIDE))


class Connections:
    """All connections that are open now."""

    def __init__(self, bounds: Bounds, proxies: Proxies, on: bool, told: Callable[[int], None]) -> None:
        self.bounds = bounds
        self.proxies = proxies
        self.on = on
        self.told = told  # of each that is ended, with the status
        self.open: set[Bounded] = set()
        self.there: Counter[str] = Counter()

    def protocol(self) -> type[Bounded]:
        """What uvicorn makes for each connection."""
        return type("Connection", (Bounded,), {"pool": self})

    def refusal(self, host: str, address: str) -> int:
        """Why one more isn't taken: a status, or 0. A proxy brings many people."""
        if not self.on or self.proxies.trusts(host):
            return 0
        spare = SPARE if _here(host) else 0
        if len(self.open) >= self.bounds.connections + spare:
            return 503
        return 429 if self.there[address] >= self.bounds.at_address else 0

    def enter(self, connection: Bounded) -> None:
        """One more."""
        self.open.add(connection)
        self.there[connection.address] += 1

    def leave(self, connection: Bounded) -> None:
        """One less."""
        if connection in self.open:
            self.open.discard(connection)
            self.there[connection.address] -= 1
            if not self.there[connection.address]:
                del self.there[connection.address]

    def look(self, now: float) -> None:
        """Ends those that are too slow; called each second."""
        for connection in list(self.open):
            connection.look(now)


def _here(host: str) -> bool:
    address = parsed(host)
    return address is not None and address.is_loopback


class Refused(Exception):
    """Raised inside the parser: the request goes no further."""


class Bounded(HttpToolsProtocol):
    """One connection within the bounds."""

    pool: ClassVar[Connections]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.bounds = self.pool.bounds
        self.address = ""
        self.url = b""  # what is asked for, once its head has begun
        self.phase = IDLE
        self.since = self.loop.time()  # when the phase began
        self.drained = self.since  # when everything that was sent had been taken
        self.read = 0  # bytes of the phase
        self.chunk = 0  # bytes of what is being parsed
        self.ended = 0  # the status with which the connection was ended

    # --- Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Taken, or refused with a sentence."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = household(host)
        status = self.pool.refusal(host, self.address)
        if status:
            self.end(status)
        else:
            self.pool.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.pool.leave(self)
        super().connection_lost(exc)

    def end(self, status: int) -> None:
        """Says why, where nothing else is being said, and hangs up."""
        self.ended = status
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.pool.told(status)
            self.transport.abort()
            return
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """uvicorn's word for whatever isn't a request: ours has the right status."""
        if self.transport.is_closing():
            return
        status = self.ended = self.ended or 400
        self.pool.told(status)
        kind, body = self._said(status)
        headers = [
            *self.server_state.default_headers,
            (b"content-type", kind),
            (b"content-length", b"%d" % len(body)),
            CLOSE_HEADER,
        ]
        if status in (429, 503):
            headers.append((b"retry-after", b"10"))
        head = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        self.transport.write(STATUS_LINE[status] + head + b"\r\n" + body)
        self.transport.close()

    def _said(self, status: int) -> tuple[bytes, bytes]:
        """Why, as the API says it to programs, or in plain text."""
        word, sentence = REFUSALS[status]
        if self.url.startswith(b"/api"):
            return b"application/json", json.encode({"error": word, "detail": sentence})
        return b"text/plain; charset=utf-8", (sentence + "\n").encode()

    # --- Reading

    def data_received(self, data: bytes) -> None:
        """Bytes: counted, parsed, and looked at again."""
        if self.ended:
            return
        if self.phase is IDLE:
            self._begin(HEAD)
        self.chunk = len(data)
        self.read += self.chunk
        super().data_received(data)
        if self.phase is HEAD and self.read > self.bounds.largest_head:
            self.end(431)
        elif self.phase is BODY and self.read > self.largest():
            self.end(413)

    def largest(self) -> int:
        """Bytes on the wire that the body of what is asked for may have."""
        path = self.url.partition(b"?")[0].decode("latin-1")
        return self.bounds.largest_message * largest_body(path) // LARGEST_BODY

    def _begin(self, phase: str) -> None:
        self.phase = phase
        self.since = self.loop.time()
        self.read = self.chunk  # at most: where in the chunk the phase began isn't known

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._begin(HEAD)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; what comes after the body isn't one."""
        if self.phase is HEAD:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there: too large, too many at once, or taken."""
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.bounds.largest_head or len(self.headers) > self.bounds.most_headers:
            self.ended = 431
            raise Refused
        if len(self.pipeline) >= self.bounds.most_ahead:
            self.ended = 429
            raise Refused
        self._begin(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is read."""
        super().on_message_complete()
        self.phase = IDLE
        self.read = self.chunk = 0

    # --- Waiting

    def look(self, now: float) -> None:
        """Ends what is too slow: a head, a body, a first request that never comes, a reader who doesn't read."""
        if not self.transport.get_write_buffer_size():
            self.drained = now
        elif now - self.drained > self.bounds.write_seconds:
            self.ended = self.ended or 408
            self.pool.told(408)
            self.transport.abort()
            return
        if self.ended or (self.phase is IDLE and self.cycle is not None):
            return  # it was told already, or uvicorn's own clock runs
        if now - self.since > (self.bounds.body_seconds if self.phase is BODY else self.bounds.head_seconds):
            self.end(408)
