"""How long a page takes to be made for a seat, and how large an update is."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from typing import Final

from underthrone.bots import named
from underthrone.games import game, games
from underthrone.table import look, sight
from underthrone.table.pages.visit import PACKING
from underthrone.table.room import Room

ANSWERS: Final = 60
TIMES: Final = 60


def pages() -> dict[str, dict[str, float]]:
    """For each game the median time of a page and of an update, in the middle of a game, and the update packed."""
    return {game_id: _page(_room(game_id)) for game_id in games()}


def _room(game_id: str) -> Room:
    """A game after some answers, at a decision of the first seat."""
    room = Room.in_memory(game(game_id), seed=7)
    bot = named("greedy", 7)
    while room.state.deciders() and (room.ply < ANSWERS or 0 not in room.state.deciders()):
        seat = room.state.deciders()[-1]
        room.play(seat, bot.move(room.state, seat))
    return room


def _page(room: Room) -> dict[str, float]:
    frame = look.Frame()

    def page() -> str:
        return look.table(frame, sight.of(room, 0, "en"))

    def update() -> str:
        return look.update(frame, sight.of(room, 0, "en"), room.ply - 3)

    packed = len(gzip.compress(update().encode(), PACKING)) / 1000
    return {"page_ms": _median(page), "update_ms": _median(update), "update_kB_gzip": round(packed, 1)}


def _median(make: Callable[[], str]) -> float:
    times = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        make()
        times.append(time.perf_counter() - begun)
    return round(1000 * sorted(times)[TIMES // 2], 2)
