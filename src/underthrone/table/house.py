"""The house: everything that a running server has, in one place."""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from typing import Any

from underthrone.games import game, games
from underthrone.table.config import Config
from underthrone.table.elsewhere import Elsewhere
from underthrone.table.limits import AT_ONE_TABLE, MOST_STREAMS, Limits
from underthrone.table.listener import Listener
from underthrone.table.refusal import Refusal
from underthrone.table.room import Room
from underthrone.table.rooms import Rooms
from underthrone.table.storage.news import News
from underthrone.table.storage.store import Store
from underthrone.table.thinking.pool import Pool
from underthrone.table.thinking.turns import wake


class House:
    """Storage, rooms, bots and the log."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = Limits(config.limits)
        self.closing = False
        self.key = b""
        self.listening = 0  # pages and programs that hear of news now
        self._now = 0
        self._stamp = ""  # of this second
        self._lines: list[str] = []
        self._resuming: asyncio.Task[None]
        self.store = Store(config)
        self.news: News | None = None
        self.rooms: Rooms
        self.bots: Pool
        self.elsewhere = Elsewhere(config.url)

    async def open(self) -> None:
        """Opens the storage and starts the bots' processes."""
        for game_id in games():
            game(game_id)  # read now, so that nobody waits for it later
        self.store.start()
        self.key = await self.store.key("cookies")
        self.rooms = Rooms(self.store, self.config.rooms, lambda room: wake(self, room), self.tell, self.log)
        if self.store.shared:
            rooms = self.rooms
            self.news = News(self.config.url, self.store.process, rooms.heard, rooms.heard_nothing, self.log)
        self.bots = Pool(self.config.bot_processes, self.log)
        self._resuming = asyncio.create_task(self._resume())

    async def _resume(self) -> None:
        """Tables where a bot may have to move go on by themselves after a start, one by one."""
        for table_id in await self.store.with_bots(self.config.rooms // 2):
            with suppress(Refusal):
                await self.rooms.open(table_id)

    async def close(self) -> None:
        """Finishes what was accepted, then stops."""
        self.stop_streams()
        self._resuming.cancel()
        thinking = [task for room in self.rooms.all() for task in room.thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(self._resuming, *thinking, return_exceptions=True)
        if self.news is not None:
            await self.news.close()
        await self.bots.close()
        await self.elsewhere.close()
        await self.store.close()

    def stop_streams(self) -> None:
        """Ends all streams of news, so that their connections can close; pages come back by themselves."""
        self.closing = True
        for room in self.rooms.all():
            for listener in list(room.listeners):
                listener.close()

    def check_listeners(self, room: Room) -> None:
        """Refused when too many listen."""
        if self.listening >= MOST_STREAMS or len(room.listeners) >= AT_ONE_TABLE:
            raise Refusal("too-many", 429)

    def listen(self, room: Room) -> Listener:
        """A new listener of a room."""
        listener = Listener()
        room.listeners.add(listener)
        self.listening += 1
        if self.closing:
            listener.close()
        return listener

    def unlisten(self, room: Room, listener: Listener) -> None:
        """A listener goes."""
        room.listeners.discard(listener)
        self.listening -= 1

    def tell(self, room: Room, what: str) -> None:
        """Tells everybody at a table that something changed; bots that have to move begin to think."""
        room.tell(what)
        wake(self, room)

    def log(self, event: str, **facts: Any) -> None:
        """One line for one event; never what somebody chose. Lines of one turn of the loop are written together."""
        if self.config.quiet:
            return
        now = int(time.time())
        if now != self._now:
            self._now, self._stamp = now, time.strftime("%Y-%m-%dT%H:%M:%S")
        said = " ".join(f"{name}={value}" for name, value in facts.items())
        self._lines.append(f"{self._stamp} {event} {said}\n")
        if len(self._lines) == 1:
            asyncio.get_running_loop().call_soon_threadsafe(self._write)

    def _write(self) -> None:
        lines, self._lines = self._lines, []
        sys.stderr.write("".join(lines))
