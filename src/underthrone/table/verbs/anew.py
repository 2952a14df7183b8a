"""Two processes, one table: who was slower looks at what is there now and tries again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeVar

from underthrone.table.refusal import Refusal
from underthrone.table.room import Room
from underthrone.table.storage.writer import Conflict

if TYPE_CHECKING:
    from underthrone.table.house import House

P = ParamSpec("P")
T = TypeVar("T")
Verb = Callable[Concatenate["House", Room, P], Awaitable[T]]
TRIES: Final = 8


def anew(verb: Verb[P, T]) -> Verb[P, T]:
    """The verb runs again on fresh facts when another process was faster; what is no longer possible is refused.

    A verb's first argument is the seat that acts, if one does: it must still be the same person's.
    """

    @wraps(verb)
    async def tried(house: House, room: Room, /, *args: P.args, **kwargs: P.kwargs) -> T:
        seat = args[0] if args and isinstance(args[0], int) else None
        token = "" if seat is None else room.chairs[seat].token
        for _ in range(TRIES):
            try:
                return await verb(house, room, *args, **kwargs)
            except Conflict:
                await house.rooms.renew(room)
            if seat is not None and room.chairs[seat].token != token:
                break
        raise Refusal("late")

    return tried
