"""Before somebody looks at a table: what takes long is made ready while the loop goes on."""

from __future__ import annotations

from contextlib import suppress

from underthrone.kernel.state import State
from underthrone.table.house import House
from underthrone.table.log import Reader
from underthrone.table.refusal import Refusal
from underthrone.table.room import OVER, Room
from underthrone.table.storage import papers


async def ready(house: House, room: Room, me: int | None, lang: str, address: str) -> None:
    """The whole log, in words; and what was recomputed of a game that is over."""
    if room.journal is None:
        return
    room.log.read_here = True
    if room.log.missing:
        async with room.lock:
            if room.log.missing:
                room.log.fill(await house.store.log(room))
    if room.phase == OVER and room.fairness is None:
        with suppress(Refusal):  # too much waits: the page comes without, and tells it next time
            room.fairness = await house.elsewhere.ask(address, papers.fairness, room.id)
    await room.log.prepare(room.game, room.state, Reader(me, lang, everything=room.phase == OVER))


async def position(house: House, room: Room, ply: int, address: str) -> State:
    """The table after some answers."""
    assert room.journal is not None
    s = room.game.from_data(await house.elsewhere.ask(address, papers.position, room.id, ply))
    s.setup.names = room.names_at(ply)
    return s
