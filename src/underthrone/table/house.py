"""The house: everything that a running server has, in one place."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from underthrone.games import game, games
from underthrone.table.config import Config
from underthrone.table.connections import Connections
from underthrone.table.crew import EACH, Crew
from underthrone.table.elsewhere import Elsewhere
from underthrone.table.guard import Guard
from underthrone.table.health import Health
from underthrone.table.limits import Limits, Streams
from underthrone.table.listener import Listener
from underthrone.table.logbook import Logbook
from underthrone.table.metrics import Metrics
from underthrone.table.presence import BEAT_SECONDS, Person, Presence
from underthrone.table.pulse import Pulse
from underthrone.table.room import Room
from underthrone.table.rooms import Rooms
from underthrone.table.storage.forgetting import A_DAY
from underthrone.table.storage.news import BANNED, BOTS, GONE, LOOK, PRESENCE, News
from underthrone.table.storage.store import Store
from underthrone.table.thinking.thinker import Thinker

TIDY_SECONDS: Final = 3600.0


class House:
    """Storage, rooms, bots and the log."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = Limits(config.limits, config.rate, config.new_tables)
        self.metrics = Metrics(self)
        self.crew = Crew()
        self.pulse = Pulse(EACH, self._lay)
        self.streams = Streams()
        self.connections = Connections(config.bounds, config.proxies, config.limits, self.metrics.end)
        self.logbook = Logbook(config.log, config.quiet)
        self.health = Health(self)
        self.closing = False
        self.failure: Exception | None = None  # why it could not be opened
        self.key = b""
        self.store = Store(config)
        self.news: News | None = None
        self.rooms: Rooms
        self.thinker: Thinker | None = None
        self.presence = Presence()
        self.guard = Guard()
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()
        self.elsewhere = Elsewhere(config.url)

    async def open(self) -> None:
        """Opens the storage and starts the bots' processes."""
        for game_id in games():
            game(game_id)  # read now, so that nobody waits for it later
        self.metrics.watch(self.store.engine)
        self.store.start()
        self.key = await self.store.key("cookies")
        self.guard.key = self.key
        self.guard.learn(await self.store.bans())
        self.rooms = Rooms(self.store, self.config.rooms, self.presence, self.tell, self.log)
        if self.store.shared:
            self.news = News(self.config.url, self.store.process, self.heard, self.listened_anew, self.log)
            self._tasks.append(asyncio.create_task(self._beat()))
        else:
            self._tasks.append(asyncio.create_task(self._look_for_news(await self.store.last_news())))
        self._tasks.append(asyncio.create_task(self._tidy()))
        self.pulse.start()
        if self.config.bot_processes:
            self.thinker = Thinker(self, self.config.bot_processes)

    def heard(self, news: str) -> None:
        """Another process has changed something."""
        what, _, rest = news.partition(" ")
        if what == BOTS:
            self.wake()
        elif what == PRESENCE:
            self._heard_presence(*rest.split(" "))
        elif what == BANNED:
            self._spawn(self._learn_bans())
        else:
            self.rooms.heard(news)
            if rest == "seats":
                self.elsewhere.forget(what)

    def listened_anew(self) -> None:
        """The others' news were missed for some time."""
        self.presence.missed()
        self.rooms.listened_anew()
        self._spawn(self._learn_bans())
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
        self.pulse.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._telling, *self._tasks, return_exceptions=True)
        if self.news is not None:
            await self.news.close()
        await self.elsewhere.close()
        await self.store.close()

    def stop_streams(self) -> None:
        """Ends all streams of news, so that their connections can close; pages come back by themselves."""
        self.closing = True
        for room in self.rooms.all() if hasattr(self, "rooms") else ():  # it may be told to stop while it opens
            for listener in list(room.listeners):
                listener.close()

    def listen(self, room: Room, listener: Listener) -> None:
        """A new listener of a room; refused when there are too many."""
        self.streams.check(room.listeners, listener)
        self.streams.enter(listener)
        room.listeners.add(listener)
        if self.closing:
            listener.close()

    def unlisten(self, room: Room, listener: Listener) -> None:
        """A listener goes."""
        room.listeners.discard(listener)
        self.streams.leave(listener)

    def tell(self, room: Room, what: str) -> None:
        """Tells everybody at a table that something changed; bots that have to move begin to think."""
        room.tell(what)
        if what == "seats":
            self.elsewhere.forget(room.id)
        if room.has_bots:
            self.wake()

    # --- Who is here

    def tell_presence(self, room: Room, who: Person) -> None:
        """Somebody has come or gone."""
        room.tell("presence")
        self._announce(who)

    def _announce(self, who: Person) -> None:
        if self.store.shared and not self.closing:
            gone = [] if self.presence.open(who) else [GONE]
            self._spawn(self.store.tell([" ".join((PRESENCE, *who, *gone))]))

    def _spawn(self, what: Coroutine[Any, Any, None]) -> None:
        telling = asyncio.create_task(what)
        self._telling.add(telling)
        telling.add_done_callback(self._spawned_done)

    def _spawned_done(self, telling: asyncio.Task[None]) -> None:
        self._telling.discard(telling)
        if not telling.cancelled() and telling.exception() is not None:
            self.log("untold", why=repr(str(telling.exception())))  # they hear of it with the next beat

    def _heard_presence(self, table: str, token: str, gone: str = "") -> None:
        room, who = self.rooms.held(table), (table, token)
        if gone and self.presence.heard_gone(who):
            self._announce(who)  # they have another page here
        elif room is not None and (gone or self.presence.heard(who)):
            room.tell("presence")

    async def _beat(self) -> None:
        """Tells other processes who is here, again and again: who isn't told of any more is away."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(SQLAlchemyError):
                await self.store.tell([f"{PRESENCE} {' '.join(who)}" for who in self.presence.beat()])

    # --- Who isn't let in, and what isn't kept

    async def _learn_bans(self) -> None:
        """Who is banned hears nothing more."""
        self.guard.learn(await self.store.bans())
        for room in self.rooms.all():
            for listener in list(room.listeners):
                if self.guard.refuses(listener.address):
                    listener.close()

    async def _look_for_news(self, number: int) -> None:
        """On SQLite: what commands beside this server tell it."""
        while True:
            await asyncio.sleep(LOOK)
            with suppress(SQLAlchemyError):
                for latest, news in await self.store.news_since(number):
                    number = latest
                    self.heard(news)

    async def _tidy(self) -> None:
        """Again and again, what is older than it may be is deleted; several processes don't get in each other's way."""
        while True:
            try:
                for table_id in await self.store.tidy(self.config.keep_chat * A_DAY, time.time()):
                    self.rooms.heard(f"{table_id} seats")
            except SQLAlchemyError as error:
                self.log("untidy", why=repr(str(error)))
            await asyncio.sleep(TIDY_SECONDS)

    # --- The log

    async def _lay(self) -> None:
        """The others of one server are to know what was counted here."""
        if self.crew.folder is not None:
            with suppress(OSError):
                await asyncio.to_thread(self.crew.lay, list(self.metrics.collect()))

    def log(self, event: str, **facts: Any) -> None:
        """One line for one event; never what somebody chose."""
        self.metrics.happened(event)
        self.logbook.write(event, facts)
