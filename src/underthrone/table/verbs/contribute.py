"""A player's own contribution to all chance: sealed first, opened when everybody's is sealed.

One that is open while the others still choose theirs lets the operator, who knows the secret, choose the deal by
another seat. So a browser sends a seal (its SHA-256) when somebody sits down, and the contribution at the start.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from underthrone.journal.journal import commitment
from underthrone.table.chair import Chair
from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import GATHERING, Room
from underthrone.table.verbs.anew import anew
from underthrone.table.verbs.start import begin

LONGEST_CONTRIBUTION: Final = 64


@anew
async def seal(house: House, room: Room, seat: int, seal: str) -> None:
    """The SHA-256 of what the seat will open; it can be another one until the game starts."""
    check_seal(seal)
    async with room.lock:
        chair = room.chairs[seat]
        if chair.seal == seal:
            return  # sent twice
        if room.phase != GATHERING or room.dealing or chair.contribution:
            raise Refusal("dealt")
        chair = replace(chair, seal=seal)
        await house.store.change(room, chair)
        room.chairs[seat] = chair
        house.log("seal", table=room.id, seat=seat)
        house.tell(room, "seats")


@anew
async def contribute(house: House, room: Room, seat: int, contribution: str) -> None:
    """What was sealed; the game begins with the last one that it waits for."""
    check_contribution(contribution)
    async with room.lock:
        chair = room.chairs[seat]
        if chair.contribution != contribution:  # else it was sent twice
            await _open(house, room, chair, contribution)


async def _open(house: House, room: Room, chair: Chair, contribution: str) -> None:
    if room.phase != GATHERING or chair.contribution:
        raise Refusal("dealt")
    if chair.seal and chair.seal != commitment(contribution.encode()):
        raise Refusal("other-seal")
    if room.dealing and not chair.seal and len(room.people()) > 1:
        raise Refusal("unsealed")  # others open theirs already
    chair = replace(chair, contribution=contribution, seal=commitment(contribution.encode()))
    if room.dealing and not room.unopened([chair]):
        await begin(house, room, chair)  # the last one that it waits for
    else:
        await house.store.change(room, chair)
        room.chairs[chair.seat] = chair
    house.log("contribute", table=room.id, seat=chair.seat)
    house.tell(room, "seats")


def check_seal(seal: str) -> None:
    """Refused when it is no SHA-256."""
    if not re.fullmatch("[0-9a-f]{64}", seal):
        raise Refusal("bad-seal", 400)


def check_contribution(contribution: str) -> None:
    """Refused when it is too long or has signs that can't be seen: it is never changed."""
    if not 0 < len(contribution) <= LONGEST_CONTRIBUTION or not contribution.isprintable():
        raise Refusal("bad-contribution", 400, most=LONGEST_CONTRIBUTION)
