"""What people needn't be asked: answered with what brought it about, by wishes that the browser keeps."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.table.houses import within
from tests.table.serving import Serving
from tests.table.test_pages import Browser

from underthrone.kernel.dice import Dice, seeded
from underthrone.table.house import House
from underthrone.table.pages import wishes
from underthrone.table.room import Room
from underthrone.table.verbs.answer import answer, go_on
from underthrone.table.verbs.create import create
from underthrone.table.verbs.start import start
from underthrone.table.verbs.undo import undo

SOCIETY = "stygian-society"
MOST_ANSWERS = 3000


def question(room: Room) -> str:
    s = room.state
    return s.rules.question_names[s.question] if s.question >= 0 else ""


async def climbing(one: House, wished: Mapping[str, str]) -> Room:
    """Ada leads three heroes alone."""
    room, _ = await create(one, SOCIETY, ["me"], {"difficulty": "apprentice"}, name="Ada")
    room.wishes[room.chairs[0].token] = wished
    await start(one, room, 0)
    return room


async def play_to(one: House, room: Room, wanted: str, dice: Dice) -> bool:
    """Plays by habit up to a question; whether it came."""
    for _ in range(MOST_ANSWERS):
        if question(room) == wanted or room.phase == "over":
            break
        await answer(one, room, 0, [room.game.heuristics.habit(room.state, 0, dice)], room.ply)
    return question(room) == wanted


def test_who_never_wants_to_respond_is_never_asked_and_who_wishes_nothing_always_is(data: Path) -> None:
    async def story(one: House) -> None:
        dice = Dice(seeded(3))
        quiet = await climbing(one, {"": "never"})
        assert not await play_to(one, quiet, "response", dice)
        asked = False
        while not asked:  # a card that responds is a matter of luck
            asked = await play_to(one, await climbing(one, {}), "response", dice)

    within(data, story)


def test_a_wish_answers_the_question_that_is_open(data: Path) -> None:
    async def story(one: House) -> None:
        dice, room = Dice(seeded(4)), await climbing(one, {})
        while not await play_to(one, room, "response", dice):
            room = await climbing(one, {})
        ply = room.ply
        await go_on(one, room)
        assert (question(room), room.ply) == ("response", ply)
        room.wishes[room.chairs[0].token] = {"": "never"}
        await go_on(one, room)
        assert question(room) != "response"
        assert room.ply > ply

    within(data, story)


async def paid_at_once(one: House) -> tuple[Room, int]:
    """Several steps are bought and paid with one answer that reveals nothing; gives the ply before it."""
    dice = Dice(seeded(5))
    while True:
        room = await climbing(one, {"": "never"})
        while await play_to(one, room, "buy", dice):
            ply = room.ply
            moves = max((one.moves for one in room.game.proposals(room.state, 0)), key=len)
            await answer(one, room, 0, moves, ply)
            assert room.journal is not None
            if len(moves) > 1 and room.journal.can_undo(0):
                return room, ply


@pytest.mark.parametrize("reread", [False, True])
def test_what_was_sent_together_is_taken_back_together(data: Path, reread: bool) -> None:
    """A server that starts anew knows it too."""

    async def story(one: House) -> None:
        room, ply = await paid_at_once(one)
        if reread:
            one.rooms.forget(room)
            room = await one.rooms.open(room.id)
        assert room.ply > ply + 1
        before = room.ply
        await undo(one, room, 0, before)
        await undo(one, room, 0, before)  # sent twice
        assert question(room) == "buy"
        assert room.state.view(0)["bought"] == [0] * len(room.state.view(0)["bought"])
        assert room.ply == 2 * before - ply

    within(data, story)


# --- In the browser


def test_wishes_are_read_with_care() -> None:
    assert wishes.read(None) == {"": "helps"}
    assert wishes.read("triage:never|x:maybe|%22:ask|:ask|a:b:c||") == {"": "ask", "triage": "never"}
    assert wishes.read(wishes.written({"": "helps", "triage": "never"}, "triage", "ask")) == {
        "": "helps",
        "triage": "ask",
    }
    assert len(wishes.read("|".join(f"c{n}:ask" for n in range(1000)))) <= wishes.KEPT_WISHES + 1


def test_a_page_keeps_wishes_and_sends_several_moves_in_one_field(server: Serving) -> None:
    ada = Browser(server)
    ada.post("/play", game=SOCIETY, players="1", level="easy", at_once="1")
    path = ada.path.rstrip("/")
    page = ada.get(path)
    assert ada.client.cookies.get("wishes") is None
    first = re.search(r'name="move" value="(\d+)"', page)
    assert first
    ada.post(f"{path}/answer", move=f"{first[1]} x", ply="0", status=400)
    ada.post(f"{path}/answer", move=f"{first[1]} {first[1]}", ply="0", status=409)
    ada.post(f"{path}/answer", move=first[1], ply="0")
    ada.post(f"{path}/wish", wish="triage sometimes", status=400)
    ada.post(f"{path}/wish", wish="TRIAGE never", status=400)
    ada.post(f"{path}/wish", wish="triage never")
    assert ada.client.cookies.get("wishes") == "triage:never"
    ada.client.close()
