"""Contributions to chance: sealed, opened, never changed; and what an operator or a player could try."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from tests.table.houses import begun, play_first, within
from tests.table.serving import Serving, Table, bearer
from tests.table.test_verbs import refused

import underthrone as ut
from underthrone.journal import read
from underthrone.journal.journal import commitment, draw_key
from underthrone.table import sight
from underthrone.table.house import House
from underthrone.table.room import Room
from underthrone.table.thinking.mind import Task
from underthrone.table.thinking.pool import Worker
from underthrone.table.tokens import hashed
from underthrone.table.verbs.contribute import contribute, seal
from underthrone.table.verbs.create import create
from underthrone.table.verbs.leave import leave
from underthrone.table.verbs.sit import sit
from underthrone.table.verbs.start import start


def sealed(contribution: str) -> str:
    return commitment(contribution.encode())


async def gathered(one: House) -> Room:
    """Ada, the host, and Bea and Carl, who have sealed their contributions; Carl's is open."""
    room, _ = await create(one, "shadow-throne", ["me", "open", "open"], name="Ada")
    await seal(one, room, 0, sealed("ada"))
    await sit(one, room, "Bea", seal=sealed("bea"))
    await sit(one, room, "Carl", contribution="carl")
    return room


def given(room: Room) -> dict[int, str]:
    """What the game's chance was made of."""
    assert room.journal is not None
    return room.journal.contributions


# --- From the seal to the deal


def test_words_are_opened_when_all_are_sealed_and_the_last_one_deals(data: Path) -> None:
    async def story(one: House) -> None:
        room = await gathered(one)
        seen = sight.of(room, None, "en")
        assert seen.commitment == commitment(room.secret)
        assert seen.seals == {0: sealed("ada"), 1: sealed("bea"), 2: sealed("carl")}
        assert seen.contributors == [2]
        await start(one, room, 0)
        assert (room.phase, sight.of(room, 0, "en").dealing) == ("gathering", True)
        await contribute(one, room, 1, "bea")
        await contribute(one, room, 1, "bea")  # sent twice
        loaded = await one.store.load(room.id)  # a server that comes back goes on waiting
        assert loaded is not None
        assert (loaded.dealing, loaded.unopened()) == (True, [0])
        await contribute(one, room, 0, "ada")
        assert room.phase == "playing"
        assert given(room) == {0: "ada", 1: "bea", 2: "carl"}
        assert room.state.draw_key == draw_key(room.secret, given(room))
        assert not sight.of(room, 0, "en").dealing

    within(data, story)


def test_the_host_deals_without_those_who_do_not_open(data: Path) -> None:
    async def story(one: House) -> None:
        room = await gathered(one)
        await start(one, room, 0)
        await contribute(one, room, 0, "ada")
        assert await refused(start(one, room, 1)) == "not-host"
        await start(one, room, 0)
        assert given(room) == {0: "ada", 2: "carl"}
        assert sight.of(room, 1, "en").seals[1] == sealed("bea")  # her browser can tell that it wasn't opened

    within(data, story)


def test_nobody_contributes_and_the_table_says_so(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "styx", 2)
        assert given(room) == {}
        assert sight.of(room, 0, "en").contributors == []
        while room.phase == "playing":
            await play_first(one, room)
        assert room.journal is not None
        assert "nothing bound" in room.journal.verify()[1]

    within(data, story)


def test_a_table_among_bots_waits_for_the_one_word(data: Path) -> None:
    async def story(one: House) -> None:
        room, _ = await create(one, "styx", ["me", "easy"], name="Ada", dealing=True)
        assert (room.phase, room.dealing) == ("gathering", True)
        await contribute(one, room, 0, "olive")  # nobody else has one: it needs no seal
        assert given(room) == {0: "olive"}
        silent, _ = await create(one, "styx", ["me", "easy"], name="Ada", dealing=True)
        await start(one, silent, 0)
        assert given(silent) == {}
        friends, _ = await create(one, "styx", ["me", "open"], name="Ada", dealing=True)
        assert not friends.dealing

    within(data, story)


# --- What is refused


def test_a_word_is_never_changed(data: Path) -> None:
    async def story(one: House) -> None:
        room = await gathered(one)
        await seal(one, room, 1, sealed("béa"))  # nobody has opened: another one is fine
        await start(one, room, 0)
        assert await refused(seal(one, room, 1, sealed("late"))) == "dealt"
        assert await refused(contribute(one, room, 1, "bea")) == "other-seal"
        assert await refused(contribute(one, room, 1, "ada")) == "other-seal"  # another seat's
        assert await refused(contribute(one, room, 2, "another")) == "dealt"
        assert await refused(leave(one, room, 1)) == "dealing"
        await contribute(one, room, 1, "béa")
        await contribute(one, room, 0, "ada")
        assert await refused(contribute(one, room, 0, "later")) == "dealt"
        assert await refused(seal(one, room, 0, sealed("later"))) == "dealt"
        before = given(room).copy()
        room.chairs[1].token = hashed("secret")
        await leave(one, room, 1)
        assert await refused(sit(one, room, "Eve", 1, contribution="eve", invitation="secret")) == "dealt"
        await sit(one, room, "Eve", 1, invitation="secret")
        loaded = await one.store.load(room.id)
        assert loaded is not None
        assert given(loaded) == before
        assert loaded.state == room.state

    within(data, story)


def test_who_comes_without_a_seal_cannot_wait_for_the_words_of_others(data: Path) -> None:
    """An operator who knows the secret would choose the deal so, through a seat of their own."""

    async def story(one: House) -> None:
        room, _ = await create(one, "styx", ["me", "open"], name="Ada")
        await seal(one, room, 0, sealed("ada"))
        await sit(one, room, "Mallory")
        await start(one, room, 0)
        assert await refused(contribute(one, room, 1, "chosen")) == "unsealed"
        await contribute(one, room, 0, "ada")
        assert given(room) == {0: "ada"}

    within(data, story)


def test_who_leaves_takes_the_word_along(data: Path) -> None:
    async def story(one: House) -> None:
        room = await gathered(one)
        await leave(one, room, 2)
        await sit(one, room, "Dan", 2)
        assert sight.of(room, 2, "en").seals == {0: sealed("ada"), 1: sealed("bea")}

    within(data, story)


@pytest.mark.parametrize("wrong", ["", "x" * 65, "two\nlines", "\u202eevil", "\x00", "\ud800"])
def test_a_contribution_is_taken_as_it_is_or_refused(data: Path, wrong: str) -> None:
    async def story(one: House) -> None:
        room, _ = await create(one, "styx", ["me", "open"], name="Ada")
        assert await refused(contribute(one, room, 0, wrong)) == "bad-contribution"
        for no_seal in ("", "abc", "A" * 64, "g" * 64, "0" * 65, "0" * 64 + "\n"):
            assert await refused(seal(one, room, 0, no_seal)) == "bad-seal"
        if wrong:
            assert await refused(sit(one, room, "Bea", contribution=wrong)) == "bad-contribution"
        assert await refused(sit(one, room, "Bea", seal=sealed("a"), contribution="b")) == "other-seal"
        await contribute(one, room, 0, " “Ça va ?” \\ 7 ")
        await sit(one, room, "Bea")
        await start(one, room, 0)
        while room.phase == "playing":
            await play_first(one, room)
        assert room.journal is not None
        back = read(room.journal.text(), "a file")
        assert back.contributions == {0: " “Ça va ?” \\ 7 "}
        assert back.verify()

    within(data, story)


# --- Bots, and tables from before


def test_a_bots_process_gets_neither_the_key_nor_what_its_seat_cannot_see(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: House) -> None:
        seen: list[dict[str, object]] = []

        async def ask(_worker: Worker, task: Task) -> list[int]:
            seen.append(task.position)
            return [room.state.moves(task.seat)[0]]

        monkeypatch.setattr(Worker, "ask", ask)
        room, _ = await create(one, "shadow-throne", ["me", "easy", "easy"], name="Ada", dealing=True)
        await contribute(one, room, 0, "olive")
        while len(seen) < 2:
            await asyncio.sleep(0.01)
        key = room.state.draw_key
        assert key
        for position in seen:
            assert key not in json.dumps(position)
            world = ut.game("shadow-throne").from_data(position)
            assert world.draw_key == ""
            assert world.view(None) == room.journal.replay(0).view(None) if room.journal else False

    within(data, story)


# --- Over the API


def test_a_program_contributes(client: httpx.Client) -> None:
    opened = client.post("/api/tables", json={"game": "styx", "seats": ["me", "open"], "name": "Ada"}).json()
    path = f"/api/tables/{opened['table']}"
    assert client.get(path).json()["commitment"] == opened["commitment"]
    body = {"name": "Bea", "contribution": "bea"}
    assert client.post(f"{path}/sit", json=body).json()["commitment"] == opened["commitment"]
    ada = bearer(opened["token"])
    assert client.post(f"{path}/seal", json={"seal": sealed("ada")}, headers=ada).status_code == 204
    assert client.post(f"{path}/seal", json={"seal": "x"}, headers=ada).status_code == 400
    assert client.post(f"{path}/contribute", json={"contribution": "x" * 65}, headers=ada).status_code == 400
    assert client.post(f"{path}/contribute", json={"contribution": "ada"}).status_code == 401
    assert client.post(f"{path}/start", headers=ada).status_code == 204
    seen = client.get(path).json()
    assert (seen["phase"], seen["dealing"], seen["seals"]["0"]) == ("gathering", True, sealed("ada"))
    assert client.post(f"{path}/contribute", json={"contribution": "eve"}, headers=ada).json()["error"] == "other-seal"
    assert client.post(f"{path}/contribute", json={"contribution": "ada"}, headers=ada).status_code == 204
    seen = client.get(path).json()
    assert (seen["phase"], seen["contributors"], seen["fair"]) == ("playing", [0, 1], None)
    assert "ada" not in json.dumps(seen["seals"])


def test_what_is_revealed_can_be_recomputed(server: Serving, client: httpx.Client) -> None:
    table = Table(client, "styx", 2, contributions=["olive", "ñ 7"])
    seen = table.see(0)
    kept = seen["commitment"]
    table.go_on(1000)
    fair = table.see(0)["fair"]
    assert commitment(bytes.fromhex(fair["secret"])) == kept
    assert fair["contributions"] == {"0": "olive", "1": "ñ 7"}
    assert fair["key"] == draw_key(bytes.fromhex(fair["secret"]), {0: "olive", 1: "ñ 7"})
    journal = read(client.get(f"{table.path}/journal").text, "downloaded")
    assert journal.draw_key() == fair["key"]
    assert journal.verify()
