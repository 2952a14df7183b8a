"""A review of a game that is over: the bots' processes think it, whoever asked for it first."""

from __future__ import annotations

from underthrone.table.house import House
from underthrone.table.paper import finished
from underthrone.table.room import Room


async def want_review(house: House, room: Room, address: str) -> None:
    """Somebody wants it; one that is there, or being thought, isn't thought again."""
    found = await house.store.review(finished(room))
    if found.whole or found.wanted:
        return
    house.limits.check_thought(address)
    await house.store.want_review(room)
    house.wake()
    house.log("review", table=room.id, game=room.game.id)
