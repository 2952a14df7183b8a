"""The house: everything that a running server has, in one place."""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from underthrone.games import game, games
from underthrone.table.chair import BOT
from underthrone.table.config import Config
from underthrone.table.elsewhere import Elsewhere
from underthrone.table.limits import AT_ONE_TABLE, MOST_STREAMS, Limits
from underthrone.table.listener import Listener
from underthrone.table.presence import BEAT_SECONDS, Person, Presence
from underthrone.table.refusal import Refusal
from underthrone.table.room import Room
from underthrone.table.rooms import Rooms
from underthrone.table.storage.news import BOTS, PRESENCE, News
from underthrone.table.storage.store import Store
from underthrone.table.thinking.thinker import Thinker


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
        self.store = Store(config)
        self.news: News | None = None
        self.rooms: Rooms
        self.thinker: Thinker | None = None
        self.presence = Presence()
        self._beating: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()
        self.elsewhere = Elsewhere(config.url)

    async def open(self) -> None:
        """Opens the storage and starts the bots' processes."""
        for game_id in games():
            game(game_id)  # read now, so that nobody waits for it later
        self.store.start()
        self.key = await self.store.key("cookies")
        self.rooms = Rooms(self.store, self.config.rooms, self.presence, self.tell, self.log)
        if self.store.shared:
            self.news = News(self.config.url, self.store.process, self.heard, self.listened_anew, self.log)
            self._beating = asyncio.create_task(self._beat())
        if self.config.bot_processes:
            self.thinker = Thinker(self, self.config.bot_processes)

    def heard(self, news: str) -> None:
        """Another process has changed something."""
        what, _, rest = news.partition(" ")
        if what == BOTS:
            self.wake()
        elif what == PRESENCE:
            self._heard_presence(*rest.split(" "))
        else:
            self.rooms.heard(news)

    def listened_anew(self) -> None:
        """The others' news were missed for some time."""
        self.presence.missed()
        self.rooms.listened_anew()
        self.wake()

    def wake(self) -> None:
        """A bot may have to move."""
        if self.thinker is not None:
            self.thinker.wake()

    async def close(self) -> None:
        """Finishes what was accepted, then stops."""
        self.stop_streams()
        if self.thinker is not None:
            await self.thinker.close()
        if self._beating is not None:
            self._beating.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)
        if self.news is not None:
            await self.news.close()
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
        if any(chair.kind == BOT for chair in room.chairs):
            self.wake()

    # --- Who is here

    def tell_presence(self, room: Room, who: Person) -> None:
        """Somebody has come or gone."""
        room.tell("presence")
        if self.store.shared and not self.closing:
            telling = asyncio.create_task(self.store.tell([f"{PRESENCE} {' '.join(who)}"]))
            self._telling.add(telling)
            telling.add_done_callback(self._told)

    def _told(self, telling: asyncio.Task[None]) -> None:
        self._telling.discard(telling)
        if not telling.cancelled() and telling.exception() is not None:
            self.log("untold", why=repr(str(telling.exception())))  # they hear of it with the next beat

    def _heard_presence(self, table: str, token: str) -> None:
        room = self.rooms.held(table)
        if self.presence.heard((table, token)) and room is not None:
            room.tell("presence")

    async def _beat(self) -> None:
        """Tells other processes who is here, again and again: who isn't told of any more is away."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(SQLAlchemyError):
                await self.store.tell([f"{PRESENCE} {' '.join(who)}" for who in self.presence.beat()])

    # --- The log

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
