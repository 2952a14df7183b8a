"""Somebody at the table says something."""

from __future__ import annotations

import time

from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import CHAT_KEPT, Room, Said
from underthrone.table.verbs.anew import anew
from underthrone.table.verbs.names import LONGEST_CHAT, clean


@anew
async def chat(house: House, room: Room, seat: int, text: str) -> None:
    """A line of chat, for all who watch."""
    text = clean(text, LONGEST_CHAT)
    if not text:
        raise Refusal("no-text", 400)
    async with room.lock:
        number = room.chat[-1].number + 1 if room.chat else 1
        said = Said(number, seat, room.chairs[seat].name, text, time.time())
        await house.store.say(room, said)
        room.chat = [*room.chat, said][-CHAT_KEPT:]
        house.log("chat", table=room.id, seat=seat)
        house.tell(room, "chat")
