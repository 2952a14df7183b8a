"""A seat answers: on the disk first, then in the room, then everybody is told."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from underthrone.journal.moments import ANSWER, Moment, result_text
from underthrone.kernel.errors import Illegal
from underthrone.table.chair import PERSON
from underthrone.table.refusal import IllegalMove, Refusal
from underthrone.table.room import GATHERING, OVER, PLAYING, Room, is_change
from underthrone.table.storage.writer import Conflict
from underthrone.table.verbs.anew import anew

if TYPE_CHECKING:
    from underthrone.table.house import House

MOST_MOVES: Final = 32  # that may come together
MOST_CHANGES: Final = 60  # of one seat, until somebody's choice, a reveal or a random event makes them final
CHECKPOINT: Final = 30  # answers at least from one stored position to the next


@anew
async def answer(house: House, room: Room, seat: int, moves: Sequence[int], ply: int) -> None:
    """Moves of one seat, given to the position after `ply` answers; the same ones sent again count once."""
    if not 0 < len(moves) <= MOST_MOVES:
        raise Refusal("how-many", 400, most=MOST_MOVES)
    async with room.lock:
        if room.phase == GATHERING:
            raise Refusal("not-begun")
        if all(room.received.get((seat, ply + i)) == (ANSWER, move) for i, move in enumerate(moves)):
            return
        if room.phase == OVER:
            raise Refusal("over")
        if room.answered(seat, ply):
            raise Refusal("late")
        drafts = drafted(room, seat, moves)
        await accept(house, room, [*drafts, *by_themselves(room, drafts[-1])], ply)
    house.tell(room, "ply")


@anew
async def go_on(house: House, room: Room) -> None:
    """Somebody's wishes have changed: what needn't be asked any more is answered."""
    async with room.lock:
        if room.phase == PLAYING and room.journal is not None:
            drafts = by_themselves(room, room.journal.now)
            if drafts:
                await accept(house, room, drafts, room.ply)
    house.tell(room, "ply")


def drafted(room: Room, seat: int, moves: Sequence[int]) -> list[Moment]:
    """What would come of the moves, one after the other; refused when one of them isn't possible."""
    assert room.journal is not None
    draft: Moment | None = None
    drafts: list[Moment] = []
    try:
        for move in moves:
            draft = room.journal.draft(seat, move, draft)
            drafts.append(draft)
    except Illegal as illegal:
        raise IllegalMove(illegal) from None
    return drafts


def by_themselves(room: Room, last: Moment) -> list[Moment]:
    """What people needn't be asked after a draft, by their wishes: nobody is known to have answered before the others.

    It is stored with the answer that brought it about, so that no page ever shows the question.
    """
    assert room.journal is not None
    drafts = [last]
    while len(drafts) <= MOST_MOVES:
        found = next(_spared(room, drafts[-1]), None)
        if found is None:
            break
        drafts.append(room.journal.draft(*found, drafts[-1]))
    return drafts[1:]


def _spared(room: Room, moment: Moment) -> Iterator[tuple[int, int]]:
    """The seats that needn't be asked, with their moves."""
    for seat in moment.state.deciders():
        chair = room.chairs[seat]
        if chair.kind == PERSON:
            move = room.game.by_itself(moment.state, seat, room.wishes.get(chair.token, {}))
            if move >= 0:
                yield seat, move


async def accept(house: House, room: Room, drafts: Sequence[Moment], seen_ply: int) -> None:
    """Stores the lines, and only then do they count; the caller holds the room's lock."""
    check_changes(room, drafts)
    now = time.time()
    ended = result_text(drafts[-1].state.result())
    last = drafts[-1]
    entries = [room.entry(draft, drafts[i - 1] if i else None) for i, draft in enumerate(drafts)]
    far = last.undoable is None and last.number >= room.checkpoint + CHECKPOINT
    try:
        await house.store.answer(room, drafts, entries, seen_ply, now, ended, checkpoint=far or bool(ended))
    except Conflict:  # another process was faster
        raise
    except BaseException:  # nobody knows what is on the disk: read it again
        house.rooms.forget(room)
        raise
    for i, draft in enumerate(drafts):
        room.write(draft, seen_ply + i, entries[i])
    room.came_together(drafts[0].number, last.number)
    room.forget_long_ago()
    room.moved = now
    assert last.line is not None
    house.log("answer", table=room.id, seat=last.line.seat, ply=room.ply)
    if ended:
        house.log("end", table=room.id, result=f"{ended!r}")


def check_changes(room: Room, drafts: Sequence[Moment]) -> None:
    """Refused when a seat has changed its mind too often; who must still answer always may."""
    changes, before = 0, room.state
    for draft in drafts:
        changes += is_change(before, draft)
        before = draft.state
    line = drafts[0].line
    assert line is not None
    if changes and room.changes.get(line.seat, 0) + changes > MOST_CHANGES:
        raise Refusal("changed-often", most=MOST_CHANGES)
