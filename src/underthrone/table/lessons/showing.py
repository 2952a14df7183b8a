"""A course as its reader sees it: the same Sight that a table gives, without a table."""

from __future__ import annotations

from dataclasses import replace

from underthrone.table.chair import BOT, BOT_NAMES, PERSON
from underthrone.table.lessons.course import Course
from underthrone.table.presence import whose
from underthrone.table.room import Room
from underthrone.table.sight import Sight, choices, staged
from underthrone.table.verbs.names import GUESTS


def seen(course: Course, lang: str, name: str = "") -> Sight:
    """What the reader sees; nothing can be chosen when the answer missed or everything is done."""
    sight = staged(_room(course, name or GUESTS[lang][0]), course.s, course.ply, course.lesson.me, lang)
    if course.asks:
        return sight
    seats = [replace(seat, deciding=False) for seat in sight.seats]
    return replace(sight, seats=seats, addressed=[], choices=choices(course.game, None, None, lang), sealed=[])


def _room(course: Course, name: str) -> Room:
    """A table in memory where the reader and bots sit."""
    setup, me = course.s.setup, course.lesson.me
    room = Room("", course.game, setup.players, setup.options, b"", setup.rules)
    for chair in room.chairs:
        mine = chair.seat == me
        chair.kind = PERSON if mine else BOT
        chair.name = name if mine else BOT_NAMES[chair.seat]
        chair.level = "" if mine else "easy"
    room.presence.arrive(whose(room.id, room.chairs[me]))
    room.live = False
    room.log = course.log
    setup.names[:] = [chair.name for chair in room.chairs]
    return room
