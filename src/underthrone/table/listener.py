"""A page or program that listens to a room: it hears that something changed, and asks for it when it is ready."""

from __future__ import annotations

import asyncio


class Listener:
    """News that nobody has fetched yet, at most one of each kind: somebody slow can't pile them up."""

    def __init__(self, seat: int | None = None, address: str = "") -> None:
        self.seat = seat  # None: a spectator
        self.address = address
        self.closed = False
        self._news: dict[str, int] = {}
        self._something = asyncio.Event()

    def hear(self, what: str, number: int) -> None:
        """Something happened: an answer (`ply`), chat, presence, seats."""
        self._news[what] = number
        self._something.set()

    def close(self) -> None:
        """No more news: the server stops."""
        self.closed = True
        self._something.set()

    async def news(self, patience: float) -> dict[str, int]:
        """What happened since the last call; nothing after some seconds of silence."""
        try:
            async with asyncio.timeout(patience):  # not wait_for: on Python 3.11 it can swallow that it was cancelled
                await self._something.wait()
        except TimeoutError:
            return {}
        self._something.clear()
        news, self._news = self._news, {}
        return news
