"""The house: everything that a running server has, in one place."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

from underthrone.games import game, games
from underthrone.table.config import Config
from underthrone.table.limits import Limits
from underthrone.table.listener import Listener
from underthrone.table.room import Room
from underthrone.table.rooms import Rooms
from underthrone.table.storage.store import Store
from underthrone.table.thinking.pool import Pool
from underthrone.table.thinking.turns import wake


class House:
    """Storage, rooms, bots and the log."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = Limits() if config.limits else None
        self.closing = False
        self.key = b""
        self.store: Store
        self.rooms: Rooms
        self.bots: Pool

    async def open(self) -> None:
        """Opens the storage and starts the bots' processes."""
        self.config.data.mkdir(parents=True, exist_ok=True)
        for id in games():
            game(id)  # read now, so that nobody waits for it later
        self.store = await asyncio.to_thread(Store, self.config.url)
        self.store.start()
        self.key = await self.store.key("cookies")
        self.rooms = Rooms(self.store, self.config.rooms, lambda room: wake(self, room), self.log)
        self.bots = Pool(self.config.minds, self.log)

    async def close(self) -> None:
        """Finishes what was accepted, then stops."""
        self.stop_streams()
        thinking = [task for room in self.rooms.all() for task in room.thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await self.bots.close()
        await self.store.close()

    def stop_streams(self) -> None:
        """Ends all streams of news, so that their connections can close; pages come back by themselves."""
        self.closing = True
        for room in self.rooms.all():
            for listener in list(room.listeners):
                listener.close()

    def check(self, room: Room, seat: int) -> None:
        """Refused when a seat does too much at once."""
        if self.limits is not None:
            self.limits.check_seat(room.id, seat)

    def link(self, id: str, token: str = "") -> str:
        """A table's address; with a token the one that sits a person on a seat."""
        return f"{self.config.base_url}/t/{id}" + (f"/me/{token}" if token else "")

    def listen(self, room: Room) -> Listener:
        """A new listener of a room."""
        listener = Listener()
        room.listeners.add(listener)
        if self.closing:
            listener.close()
        return listener

    def tell(self, room: Room, what: str) -> None:
        """Tells everybody at a table that something changed; bots that have to move begin to think."""
        room.tell(what)
        wake(self, room)

    def log(self, event: str, **facts: Any) -> None:
        """One line for one event; never what somebody chose."""
        if not self.config.quiet:
            said = " ".join(f"{name}={value}" for name, value in facts.items())
            stamp = time.strftime("%Y-%m-%dT%H:%M:%S")
            sys.stderr.write(f"{stamp} {event} {said}\n")
