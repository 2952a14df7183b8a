"""A person or a program takes an open seat."""

from __future__ import annotations

from dataclasses import replace

from underthrone.journal.journal import commitment
from underthrone.table.chair import OPEN, PERSON, Chair
from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import GATHERING, OVER, Room
from underthrone.table.tokens import hashed, left_seat, new_token, seat_of
from underthrone.table.verbs.anew import anew
from underthrone.table.verbs.contribute import check_contribution, check_seal
from underthrone.table.verbs.names import clean
from underthrone.table.verbs.start import deal


async def sit(
    house: House,
    room: Room,
    name: str,
    seat: int | None = None,
    seal: str = "",
    contribution: str = "",
    invitation: str = "",
    origin: str = "",
    token: str = "",
) -> tuple[int, str]:
    """Gives the seat and its token; any open seat when none is named. A contribution may come along, sealed or open.

    A seat that was left in the middle of a game is taken with the token of whoever left it, the `invitation`; `origin`
    tells from where somebody comes. Whoever brings a `token` and asks again is given the same seat.
    """
    if seal:
        check_seal(seal)
    if contribution:
        check_contribution(contribution)
        seal = seal or commitment(contribution.encode())
        if seal != commitment(contribution.encode()):
            raise Refusal("other-seal")
    return await _sit(house, room, name, seat, seal, contribution, invitation, origin, token or new_token())


@anew
async def _sit(
    house: House,
    room: Room,
    name: str,
    seat: int | None,
    seal: str,
    contribution: str,
    invitation: str,
    origin: str,
    token: str,
) -> tuple[int, str]:
    async with room.lock:
        mine = seat_of(room, token)
        if mine is None:  # else it was stored already
            mine = _free(room, seat, invitation)
            if seal and room.phase != GATHERING:
                raise Refusal("dealt")
            chair = replace(room.chairs[mine], kind=PERSON, name=clean(name), token=hashed(token), origin=origin)
            if room.phase == GATHERING:
                chair.seal, chair.contribution = seal, contribution
            await _take(house, room, chair)
    return mine, token


def _free(room: Room, seat: int | None, invitation: str) -> int:
    """The seat to sit down on: the one that was named, the one that the invitation is for, or any."""
    if room.phase == OVER:
        raise Refusal("over")
    free = room.open_seats()
    if not free:
        raise Refusal("full")
    invited = left_seat(room, invitation)
    if seat is None:
        seat = free[0] if invited is None else invited
    if not 0 <= seat < room.players:
        raise Refusal("no-seat", 404)
    if room.chairs[seat].kind != OPEN:
        raise Refusal("taken")
    if room.phase != GATHERING and seat != invited:
        raise Refusal("not-invited", 403)
    return seat


async def _take(house: House, room: Room, chair: Chair) -> None:
    if room.phase == GATHERING and room.host is None and room.open_seats() == [chair.seat]:
        await deal(house, room, chair)  # the last one: it begins by itself
    else:
        handover = room.handover(chair.seat, PERSON)
        await house.store.change(room, chair, handover=handover)
        room.hand_over(chair, handover)
    room.saw(chair.seat)
    room.rename()
    house.log("sit", table=room.id, seat=chair.seat)
    house.tell(room, "seats")
