"""Bots take their turns: whenever something changed, those who have to move begin to think."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

from underthrone.table.chair import BOT
from underthrone.table.logbook import REQUEST
from underthrone.table.refusal import Refusal
from underthrone.table.room import PLAYING, Room
from underthrone.table.verbs.answer import answer

if TYPE_CHECKING:
    from underthrone.table.house import House


def wake(house: House, room: Room) -> None:
    """Every bot at the table that must decide and isn't thinking yet begins."""
    if room.phase != PLAYING or house.closing or room.gone:
        return
    for seat in room.state.deciders():
        if room.chairs[seat].kind == BOT and seat not in room.thinking:
            room.thinking[seat] = asyncio.create_task(_turn(house, room, seat))


async def _turn(house: House, room: Room, seat: int) -> None:
    """One bot thinks and answers; what it thought is dropped when the position changed meanwhile."""
    REQUEST.set("")  # whoever woke it is long gone
    try:
        ply, s, begun = room.ply, room.state, time.monotonic()
        level = room.chairs[seat].level
        world = s.redeal(seat, secrets.randbits(29))  # what is hidden, and the key of all draws, stay here
        moves = await house.bots.choose(room.game.id, world.to_data(), seat, level, secrets.randbits(29))
        await asyncio.sleep(max(0.0, house.config.pause - (time.monotonic() - begun)))
        if room.chairs[seat].kind == BOT:
            await answer(house, room, seat, moves, ply)
    except Refusal as refusal:
        house.log("bot-refused", table=room.id, seat=seat, why=refusal.error)
    except Exception as error:
        house.log("bot-failed", table=room.id, seat=seat, why=repr(error))
        await asyncio.sleep(5.0)  # it tries again, and not in a hurry
    finally:
        room.thinking.pop(seat, None)
    wake(house, room)
