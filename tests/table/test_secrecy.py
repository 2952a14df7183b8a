"""Change a hidden fact, and every byte that goes to a seat stays the same: pages, updates, log, errors, API, replay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.laws.random_play import chance, decide

import underthrone as ut
from underthrone.kernel.dice import Dice
from underthrone.kernel.state import State
from underthrone.table.app import application
from underthrone.table.config import Config
from underthrone.table.house import House
from underthrone.table.pages.session import COOKIE, Session
from underthrone.table.room import Room
from underthrone.table.tokens import new_token
from underthrone.table.verbs.create import create
from underthrone.table.verbs.sit import sit

GAMES = [(table_id, ut.game(table_id).players[0]) for table_id in ut.games()]
EVERY = {"shadow-throne": 15, "styx": 5, "lords-of-xidit": 60, "stygian-society": 5}


@asynccontextmanager
async def web(folder: Path) -> AsyncIterator[tuple[House, httpx.AsyncClient]]:
    """The whole application in this process, so that its states can be changed under it."""
    app, house = application(Config(folder, base_url="http://table.test", limits=False, quiet=True))
    await house.open()
    try:
        wire = httpx.ASGITransport(app=cast(Any, app))
        async with httpx.AsyncClient(transport=wire, base_url="http://table.test") as client:
            yield house, client
    finally:
        await house.close()


class Eye:
    """A seat or a spectator, with everything that it can ask for."""

    def __init__(self, house: House, room: Room, seat: int | None, token: str) -> None:
        self.room = room
        self.seat = seat
        session = Session(house.key, None)
        if seat is not None:
            session.sit(room.id, token)
        self.form = {"csrf": session.csrf}
        self.cookies = {"Cookie": f"{COOKIE}={session.cookie()}"}
        self.headers = {"Authorization": f"Bearer {token}"} if seat is not None else {}

    async def everything(self, client: httpx.AsyncClient) -> dict[str, bytes]:
        """Every byte of every answer, by what was asked."""
        table_id, ply = self.room.id, self.room.ply
        page, api, found = f"/t/{table_id}", f"/api/tables/{table_id}", {}
        for path in (
            "",
            "/now?since=0",
            f"/now?since={ply - 1}",
            f"/replay/{ply}",
            f"/replay/{ply}?by=0",
            "/story",
            "/journal",
        ):
            found[page + path] = await self._asked(client, "GET", page + path, headers=self.cookies)
        for path in ("", "?lang=fr", f"/replay/{ply}", f"/replay/{ply}?by=1", "/journal", "/verify"):
            found[api + path] = await self._asked(client, "GET", api + path, headers=self.headers)
        for wrong in (0, self.room.game.move_count - 1, self.room.game.move_count // 2):
            if self.seat is None or wrong not in self.room.state.moves(self.seat):
                body = {"ply": ply, "moves": [wrong]}
                said = await self._asked(client, "POST", f"{api}/answer", json=body, headers=self.headers)
                found[f"api {wrong}"] = said
                fields = self.form | {"move": str(wrong), "ply": str(ply)}
                said = await self._asked(client, "POST", f"{page}/answer", data=fields, headers=self.cookies)
                found[f"page {wrong}"] = said
        if self.seat is not None:
            found["moves"] = await self._asked(client, "GET", f"{api}/moves", headers=self.headers)
            for path in ("/turn", "/turn?since=0&static=true&lang=fr", "/why?about=nothing", "/thing?about=the"):
                found[path] = await self._asked(client, "GET", api + path, headers=self.headers)
            some = self.room.state.moves(self.seat)
            plan = "&".join(f"move={some[k * k % len(some)]}" for k in range(6)) if some else ""
            found["plan"] = await self._asked(client, "GET", f"{page}/foretell?{plan}", headers=self.cookies)
        return found

    async def _asked(self, client: httpx.AsyncClient, how: str, path: str, **more: Any) -> bytes:
        client.cookies.clear()
        said = await client.request(how, path, **more)
        assert said.status_code < 500, said.text
        headers = sorted((k, v) for k, v in said.headers.items() if k not in ("date", "set-cookie"))
        return str((said.status_code, headers)).encode() + said.content


def swapped(room: Room, s: State) -> None:
    """Another world under a room: what is there now, and what a replay of this moment shows."""
    assert room.journal is not None
    room.journal._now = replace(room.journal.now, state=s)
    room.journal.replay = lambda upto=None: s  # type: ignore[method-assign]


def step(room: Room, dice: Dice) -> None:
    """Somebody answers, and sometimes takes it back."""
    seat, move = decide(room.state, dice)
    room.play(seat, move)
    if dice.below(12) == 0 and room.phase == "playing" and room.journal and room.journal.can_undo(seat):
        room.undo(seat)


@pytest.mark.parametrize(("game", "players"), GAMES, ids=[table_id for table_id, _ in GAMES])
def test_every_byte_is_the_same_in_a_world_that_looks_the_same(
    game: str, players: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with web(folder) as (house, client):
            room, _ = await create(house, game, ["open"] * players)
            tokens = [(await sit(house, room, f"Person {seat}"))[1] for seat in range(players)]
            eyes = [Eye(house, room, seat, token) for seat, token in enumerate([*tokens, new_token()])][:players]
            eyes.append(Eye(house, room, None, ""))
            dice, compared = chance(5), 0
            while room.phase == "playing":
                step(room, dice)
                if dice.below(EVERY[game]) == 0 and room.phase == "playing":
                    compared += await compare(client, room, eyes, dice)
            assert compared > 2 * len(eyes)

    monkeypatch.setattr("underthrone.table.room.Room.away", lambda _room, _chair: 0.0)  # nobody is away a second longer
    asyncio.run(story())


async def compare(client: httpx.AsyncClient, room: Room, eyes: list[Eye], dice: Dice) -> int:
    """All that each eye gets, in the true world and in one redealt for it."""
    true = room.state
    for eye in eyes:
        swapped(room, true)
        before = await eye.everything(client)
        world = true.redeal(eye.seat, dice.below(1 << 29))
        world.recording, world.noted = true.recording, true.noted[:]
        others = world.waiting ^ true.waiting  # who has answered is public: a redealt world forgets it
        world.waiting ^= others
        world.menu = None
        swapped(room, world)
        room.log.forget_words()
        after = await eye.everything(client)
        for asked, said in before.items():
            assert after[asked] == said, f"seat {eye.seat}: {asked}"
    swapped(room, true)
    assert room.journal is not None
    del room.journal.replay
    return len(eyes)


def test_the_test_would_see_a_leak(folder: Path) -> None:
    """A view that tells another's hand is caught by the same comparison."""

    async def story() -> None:
        async with web(folder) as (house, client):
            room, _ = await create(house, "shadow-throne", ["open"] * 3)
            tokens = [(await sit(house, room, f"Person {seat}"))[1] for seat in range(3)]
            eye = Eye(house, room, 0, tokens[0])
            true = room.state
            eye.seat = 1  # asks for seat 0's bytes in a world redealt for seat 1
            world = true.redeal(1, 77)
            first = await eye.everything(client)
            swapped(room, world)
            second = await eye.everything(client)
            assert any(second[asked] != said for asked, said in first.items())

    asyncio.run(story())
