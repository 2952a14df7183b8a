"""News of a room for those who listen; a person who listens is present."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator
from typing import Final

from litestar.response import ServerSentEvent, ServerSentEventMessage

from underthrone.table.house import House
from underthrone.table.listener import Listener
from underthrone.table.presence import Person, whose
from underthrone.table.refusal import Refusal
from underthrone.table.room import Room

A_MOMENT: Final = 0.05  # seconds
HEARTBEAT: Final = 5.0  # seconds of silence after which the ply is said again: a page that hears nothing knows why
QUICK: Final = 2.0  # the same at a table where something happens
HAPPENS_FOR: Final = 60.0  # seconds after the last answer


def stream(house: House, room: Room, seat: int | None, address: str) -> ServerSentEvent:
    """Server-sent events: what changed (`ply`, `seats`, `chat`, `presence`) with the number of answers so far."""
    listener = Listener(seat, address)
    house.streams.check(room.listeners, listener)
    return ServerSentEvent(_messages(house, room, listener))


async def _messages(house: House, room: Room, listener: Listener) -> AsyncGenerator[ServerSentEventMessage, None]:
    seat = listener.seat
    room = await house.rooms.open(room.id)  # since nobody held it, it may have been put away
    try:
        house.listen(room, listener)
    except Refusal:  # many came at the same time
        yield ServerSentEventMessage(comment="too many", retry=10_000)
        return
    who = _arrive(house, room, seat)
    try:
        yield ServerSentEventMessage(event="ply", data=str(room.ply), retry=1000)
        told, moved = room.standing(), time.monotonic()
        while not listener.closed:
            heartbeat = QUICK if time.monotonic() - moved < HAPPENS_FOR else HEARTBEAT
            found = await listener.news(min(heartbeat, room.standing_changes_in() + A_MOMENT))
            moved = time.monotonic() if "ply" in found else moved
            standing = room.standing()
            if standing != told:
                found["presence"] = room.ply  # somebody counts as away, or as long absent, by now
            told = standing
            for what, number in found.items():
                yield ServerSentEventMessage(event=what, data=str(number))
            if not found:
                yield ServerSentEventMessage(event="ply", data=str(room.ply))
    finally:
        house.unlisten(room, listener)
        _go(house, room, who)


def _arrive(house: House, room: Room, seat: int | None) -> Person | None:
    if seat is None:
        return None
    who = whose(room.id, room.chairs[seat])
    if room.presence.arrive(who):
        house.tell_presence(room, who)
    return who


def _go(house: House, room: Room, who: Person | None) -> None:
    if who is not None and room.presence.go(who):
        house.tell_presence(room, who)
