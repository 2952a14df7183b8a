"""A person gets up: the seat is open for somebody else, or for a bot.

In the middle of a game the seat has a hand that nobody else may see. Its token stays with it, and whoever left can hand
the seat on with it: nobody sits down there without, so no opponent does. The name stays until somebody goes on."""

from __future__ import annotations

from dataclasses import replace

from underthrone.table.chair import OPEN, PERSON
from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import GATHERING, OVER, Room
from underthrone.table.verbs.anew import anew


@anew
async def leave(house: House, room: Room, seat: int) -> None:
    """The seat is open; another person becomes the host if it was the host's."""
    async with room.lock:
        if room.phase == OVER:
            raise Refusal("over")
        if room.dealing and room.phase == GATHERING:
            raise Refusal("dealing")
        chair = replace(room.chairs[seat], kind=OPEN, origin="")
        if room.phase == GATHERING:  # later these are part of the game
            chair.name = chair.token = chair.seal = chair.contribution = ""
        host = room.host
        if host == seat:
            others = [c.seat for c in room.chairs if c.kind == PERSON and c.seat != seat]
            host = others[0] if others else None
        handover = room.handover(seat, OPEN)
        await house.store.change(room, chair, handover=handover, host=host)
        room.host = host
        room.hand_over(chair, handover)
        house.log("leave", table=room.id, seat=seat)
        house.tell(room, "seats")
