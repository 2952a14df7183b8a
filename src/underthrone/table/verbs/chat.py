"""Somebody at the table says something; where its host allows it, spectators too."""

from __future__ import annotations

import time

from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import CHAT_KEPT, Room, Said
from underthrone.table.verbs.anew import anew
from underthrone.table.verbs.names import LONGEST_CHAT, clean


@anew
async def chat(house: House, room: Room, seat: int | None, text: str, name: str = "") -> None:
    """A line of chat, for all who watch; a spectator, who has no seat, says under which name."""
    text = clean(text, LONGEST_CHAT)
    if not text:
        raise Refusal("no-text", 400)
    if seat is None and not room.open_chat:
        raise Refusal("not-seated", 403)
    async with room.lock:
        number = room.chat[-1].number + 1 if room.chat else 1
        name = clean(name) if seat is None else room.chairs[seat].name
        said = Said(number, seat, name, text, time.time())
        await house.store.say(room, said)
        room.chat = [*room.chat, said][-CHAT_KEPT:]
        house.log("chat", table=room.id, seat="none" if seat is None else seat)
        house.tell(room, "chat")
