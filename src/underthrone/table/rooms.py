"""The rooms in memory: a cache with a bound; any room is rebuilt from storage."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError

from underthrone.kernel.errors import OtherRules, Trouble
from underthrone.table.presence import Presence
from underthrone.table.refusal import Refusal, Unplayed
from underthrone.table.room import Room
from underthrone.table.storage.loading import parts, renew
from underthrone.table.storage.store import Store


class Rooms:
    """Tables by id; those that nobody holds leave the memory when there are too many, the longest unused first."""

    def __init__(
        self,
        store: Store,
        bound: int,
        presence: Presence,
        changed: Callable[[Room, str], None],
        log: Callable[..., None],
    ) -> None:
        self.store = store
        self.bound = bound
        self.presence = presence
        self._changed = changed  # called with a room where another process changed something, and what
        self._log = log
        self._behind: dict[str, bool] = {}  # rooms that are being read, and whether there were news meanwhile
        self._following: set[asyncio.Task[None]] = set()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def all(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    def held(self, table_id: str) -> Room | None:
        """A room that is in memory."""
        room = self._rooms.get(table_id)
        if room is not None and next(reversed(self._rooms)) != table_id:
            self._rooms.move_to_end(table_id)
        return room

    async def open(self, table_id: str) -> Room:
        """A room by its id, from memory or from storage: never older than what any process has acknowledged."""
        room = self.held(table_id) or await self._load(table_id)
        if self.store.shared:  # somebody may have begun to read it before the last answer came
            room.users += 1
            try:
                if await self.store.stand(table_id) != room.stand:
                    await self.renew(room)
            finally:
                room.users -= 1
        return room

    @asynccontextmanager
    async def using(self, table_id: str) -> AsyncIterator[Room]:
        """A room that stays in memory as long as it is used."""
        room = await self.open(table_id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1

    def add(self, room: Room) -> None:
        """A room that is new, or was just read."""
        room.presence = self.presence
        self._rooms[room.id] = room
        if len(self._rooms) > self.bound:
            for other in list(self._rooms.values()):
                if not (other.users or other.listeners or other.lock.locked() or other is room):
                    del self._rooms[other.id]
                    if len(self._rooms) <= self.bound:
                        break

    def forget(self, room: Room) -> None:
        """Drops a room whose memory may differ from what is stored."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        room.lock.gone = True
        for listener in room.listeners:
            listener.close()

    async def renew(self, room: Room) -> None:
        """Reads what other processes changed at a table; everybody who listens here is told."""
        async with room.lock:
            found = await self.store.fresh(room)
            if found is None:
                self.forget(room)
                raise Refusal("no-table", 404)
            if found.table["closed"]:
                self.forget(room)
                raise Refusal("closed", 410)
            changed: dict[str, None] = {}
            try:
                for part in parts(found):
                    changed |= dict.fromkeys(renew(room, part))
                    await asyncio.sleep(0)  # others have their turn
            except Trouble as trouble:
                self.forget(room)
                self._log("closed", table=room.id, why=repr(str(trouble)))
                raise Refusal("damaged", 500) from None
        for what in changed:
            self._changed(room, what)

    def heard(self, news: str) -> None:
        """Another process has changed a table: its room here follows."""
        room = self._rooms.get(news.partition(" ")[0])
        if room is not None:
            self._follow(room)

    def listened_anew(self) -> None:
        """News were missed: all rooms where somebody listens are read again; the others when they are used."""
        for room in self.all():
            if room.listeners:
                self._follow(room)

    def _follow(self, room: Room) -> None:
        follows = room.id in self._behind
        self._behind[room.id] = True
        if not follows:
            task = asyncio.create_task(self._catch_up(room.id))
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    async def _catch_up(self, table_id: str) -> None:
        """Reads until nothing was told meanwhile."""
        try:
            while self._behind[table_id]:
                self._behind[table_id] = False
                room = self._rooms.get(table_id)  # another one by now, if the first was dropped
                try:
                    if room is not None:
                        await self.renew(room)
                except (Refusal, SQLAlchemyError) as error:
                    self._log("not-renewed", table=table_id, why=repr(str(error)))
        finally:
            del self._behind[table_id]

    async def _load(self, table_id: str) -> Room:
        if len(table_id) > 32:
            raise Refusal("no-table", 404)
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self.store.load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            room = await asyncio.shield(task)
        except OtherRules as other:
            raise Unplayed(other.newer, await self.store.outline(table_id)) from None
        except Trouble as trouble:
            self._log("closed", table=table_id, why=repr(str(trouble)))
            raise Refusal("damaged", 500) from None
        except SQLAlchemyError:
            raise
        except Exception as error:  # whatever is in the database: nobody is shown its inside
            self._log("damaged", table=table_id, why=repr(error))
            raise Refusal("damaged", 500) from None
        if room is None:
            raise Refusal("no-table", 404)
        if room.closed:
            raise Refusal("closed", 410)
        if table_id not in self._rooms:
            self.add(room)
        return self._rooms[table_id]
