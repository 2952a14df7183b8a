"""Tables in lists: public ones, and those where a browser sits, with what came of them and whose turn it is."""

from __future__ import annotations

import hmac
from contextlib import suppress
from dataclasses import replace

from underthrone.games import game as find
from underthrone.games import games
from underthrone.journal.moments import result_from
from underthrone.table import look
from underthrone.table.chair import BOT, OPEN, Chair
from underthrone.table.pages.visit import Visit
from underthrone.table.refusal import Refusal
from underthrone.table.room import GATHERING, OVER, PLAYING, Room
from underthrone.table.sight import present
from underthrone.table.storage.store import Listed
from underthrone.table.tokens import hashed


def listed(visit: Visit, table: Listed, me: int | None = None) -> look.Listed:
    """A table as its list shows it; `me` is the seat of whoever looks."""
    others = [chair for chair in table.seats if chair.name and chair.seat != me]
    return look.Listed(
        id=table.id,
        game=table.game,
        title=find(table.game).title(visit.lang),
        names=[chair.name for chair in others],
        bots=[chair.name for chair in others if chair.kind == BOT],
        phase=table.phase,
        at=table.moved,
        mine=table.id in visit.session.seats,
        open=table.phase == GATHERING and any(chair.kind == OPEN for chair in table.seats),
        seat=me,
        result=result_from(table.result),
    )


async def mine(visit: Visit) -> list[look.Listed]:
    """The tables where this browser sits: those that wait for it, those that go on, those that are over."""
    found = []
    for table in await visit.house.store.listed(list(visit.session.seats)):
        if table.game not in games():
            continue
        me = _seat(table.seats, visit.session.seats[table.id])
        shown = listed(visit, table, me)
        if table.phase == PLAYING:
            with suppress(Refusal):  # a table of another version is listed all the same
                shown = _going_on(shown, await visit.house.rooms.open(table.id), me)
        found.append(shown)
    return sorted(found, key=lambda one: (one.phase == OVER, not one.my_turn, -one.at))


def _seat(chairs: list[Chair], token: str) -> int | None:
    """Looking at a list is no sign of life at a table."""
    mine = hashed(token)
    return next((chair.seat for chair in chairs if hmac.compare_digest(chair.token, mine)), None)


def _going_on(shown: look.Listed, room: Room, me: int | None) -> look.Listed:
    """Whose turn it is, and for how long somebody who should answer is away."""
    deciding = [room.chairs[seat] for seat in room.state.deciders()]
    away = [int(room.away(chair)) for chair in deciding if chair.kind not in (BOT, OPEN) and not present(room, chair)]
    return replace(
        shown,
        my_turn=me in [chair.seat for chair in deciding],
        waiting=[chair.name for chair in deciding if chair.seat != me and chair.name],
        away_for=min(away, default=None),
    )
