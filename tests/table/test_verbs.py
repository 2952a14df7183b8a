"""What people do at a table: what counts, what is refused, and why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from tests.patience import till
from tests.table.houses import begun, later, play_first, within

from underthrone.table import sight
from underthrone.table.house import House
from underthrone.table.presence import ABSENT_SECONDS, whose
from underthrone.table.refusal import Refusal
from underthrone.table.verbs.again import again
from underthrone.table.verbs.answer import answer
from underthrone.table.verbs.chat import chat
from underthrone.table.verbs.create import create
from underthrone.table.verbs.give import give
from underthrone.table.verbs.leave import leave
from underthrone.table.verbs.names import clean
from underthrone.table.verbs.rename import rename
from underthrone.table.verbs.sit import sit
from underthrone.table.verbs.start import start
from underthrone.table.verbs.undo import undo


async def refused(doing: Awaitable[Any]) -> str:
    """Why something is refused; it has words in every language."""
    with pytest.raises(Refusal) as caught:
        await doing
    assert caught.value.words("en") != caught.value.words("fr") or caught.value.error == "bad-input"
    return caught.value.error


# --- Gathering


def test_a_host_gathers_people_and_starts(data: Path) -> None:
    async def story(one: House) -> None:
        room, token = await create(one, "shadow-throne", ["me", "open", "open"], name="Ada")
        assert len(token) > 20
        assert room.phase == "gathering"
        assert await refused(start(one, room, 0)) == "seats-open"
        seat, _ = await sit(one, room, "Bea")
        assert seat == 1
        assert await refused(sit(one, room, "Carl", 1)) == "taken"
        assert await refused(sit(one, room, "Carl", 7)) == "no-seat"
        assert await refused(start(one, room, 1)) == "not-host"
        assert await refused(give(one, room, 1, 2, "easy")) == "not-yours-to-give"
        await give(one, room, 0, 2, "easy")
        assert await refused(sit(one, room, "Dan")) == "full"
        await start(one, room, 0)
        await start(one, room, 0)  # asked twice
        assert room.phase == "playing"

    within(data, story)


def test_leaving_opens_the_seat_and_passes_the_host_on(data: Path) -> None:
    async def story(one: House) -> None:
        room, _ = await create(one, "styx", ["me", "open", "open"], name="Ada")
        await sit(one, room, "Bea")
        await leave(one, room, 0)
        assert (room.host, room.open_seats()) == (1, [0, 2])
        await sit(one, room, "Carl")
        await sit(one, room, "Dan")
        await start(one, room, 1)
        await leave(one, room, 2)
        assert await refused(sit(one, room, "Eve", 2)) == "not-invited"  # in the middle of the game
        loaded = await one.store.load(room.id)
        assert loaded is not None
        assert loaded.state == room.state

    within(data, story)


def test_an_absent_seat_goes_to_a_bot_at_a_live_table_alone(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        assert await refused(give(one, room, 0, 1, "easy")) == "not-yours-to-give"
        later(one, ABSENT_SECONDS)
        one.presence.saw(whose(room.id, room.chairs[2]))
        assert await refused(give(one, room, 0, 2, "easy")) == "not-yours-to-give"
        room.live = False
        assert await refused(give(one, room, 0, 1, "easy")) == "not-yours-to-give"
        room.live = True
        assert await refused(give(one, room, 0, 1, "genius")) == "no-level"
        assert sight.of(room, 0, "en").seats[1].can_give
        await give(one, room, 0, 1, "easy")
        assert room.chairs[1].token == ""

    within(data, story)


def test_bad_tables_are_refused(data: Path) -> None:
    async def story(one: House) -> None:
        assert await refused(create(one, "chess", ["me", "open"])) == "bad-input"
        assert await refused(create(one, "styx", ["me"])) == "bad-input"
        assert await refused(create(one, "styx", ["me", "me"])) == "one-seat"
        assert await refused(create(one, "styx", ["me", "god"])) == "no-such-seat"
        assert await refused(create(one, "styx", ["me", "open"], {"rulebook": "de"})) == "bad-input"
        assert await one.store.count() == 0

    within(data, story)


# --- Answers


def test_an_answer_sent_often_counts_once(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        moves = room.state.moves(1)
        await asyncio.gather(*[answer(one, room, 1, [moves[0]], 0) for _ in range(50)])
        assert room.ply == 1
        assert await refused(answer(one, room, 1, [moves[1]], 0)) == "late"
        loaded = await one.store.load(room.id)
        assert loaded is not None
        assert loaded.ply == 1

    within(data, story)


def test_sealed_answers_do_not_make_each_other_late(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        for seat in (2, 0, 1):
            await answer(one, room, seat, [room.state.moves(seat)[0]], 0)  # all looked at the same position
        assert room.ply == 3
        assert await refused(answer(one, room, 0, [room.state.moves(0)[0]], 2)) == "late"
        await answer(one, room, 0, [room.state.moves(0)[0]], 3)

    within(data, story)


def test_a_sealed_answer_can_be_changed_until_the_last_is_in(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        first, second = room.state.moves(0)[:2]
        await answer(one, room, 0, [first], 0)
        await answer(one, room, 1, [room.state.moves(1)[0]], 0)
        await answer(one, room, 0, [second], 2)
        assert [c.move for c in sight.of(room, 0, "en").sealed] == [second]
        await undo(one, room, 0, 3)
        await undo(one, room, 0, 3)  # sent twice
        assert sight.of(room, 0, "en").sealed == []
        assert 0 in room.state.deciders()
        assert room.ply == 4
        assert not sight.of(room, 0, "en").can_undo  # it stays back
        assert await refused(undo(one, room, 0, 4)) == "illegal"
        one.rooms.forget(room)
        again = await one.rooms.open(room.id)
        assert not sight.of(again, 0, "en").can_undo
        assert await refused(undo(one, again, 0, 4)) == "illegal"
        assert 0 in again.state.deciders()

    within(data, story)


def test_all_parts_of_an_answer_come_together_or_not_at_all(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "lords-of-xidit")
        await play_first(one, room, 3)
        options = room.state.moves(1)
        assert await refused(answer(one, room, 1, [*[options[0]] * 5, 0], room.ply)) == "illegal"
        assert room.ply == 3
        await answer(one, room, 1, [options[0]] * 6, 3)
        await answer(one, room, 1, [options[0]] * 6, 3)  # sent twice
        assert room.ply == 9
        assert 1 not in room.state.deciders()
        assert await refused(answer(one, room, 2, [options[0]] * 33, 9)) == "how-many"
        assert await refused(answer(one, room, 2, [], 9)) == "how-many"

    within(data, story)


def test_illegal_answers_change_nothing_and_say_why(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        before = room.state.to_data()
        taken = next(move for move in range(54) if move not in room.state.moves(0))
        for move in (taken, -1, -2, 10**9):
            assert await refused(answer(one, room, 0, [move], 0)) == "illegal"
        assert await refused(answer(one, room, 0, [room.state.moves(0)[0]], 5)) == "late"
        assert room.state.to_data() == before

    within(data, story)


# --- Undo


def test_undo_never_passes_another_choice_or_a_reveal(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "styx", 2)
        me = room.state.decider()
        await answer(one, room, me, [room.state.moves(me)[0]], 0)
        assert sight.of(room, me, "en").can_undo
        await undo(one, room, me, 1)
        assert room.state.decider() == me
        told = sight.of(room, None, "en").log[-1].sentences
        assert told == [f"Person {me} took an answer back."]
        await answer(one, room, me, [room.state.moves(me)[0]], 2)
        other = room.state.decider()
        await answer(one, room, other, [room.state.moves(other)[0]], 3)
        assert await refused(undo(one, room, me, 4)) == "illegal"
        sealed = await begun(one)
        for seat in range(3):
            await answer(one, sealed, seat, [sealed.state.moves(seat)[0]], 0)
        assert await refused(undo(one, sealed, 2, 3)) == "illegal"

    within(data, story)


# --- Names, chat, rematch


def test_names_and_chat_are_bounded(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        await rename(one, room, 0, "  <script>alert(1)</script>\n\x00 " + "x" * 1000)
        assert room.chairs[0].name == "<script>alert(1)</script"
        await chat(one, room, 0, "hi " * 1000)
        assert len(room.chat[-1].text) <= 500
        assert await refused(chat(one, room, 0, " \n\t ")) == "no-text"
        for i in range(210):
            await chat(one, room, 1, f"line {i}")
        assert len(room.chat) == 200

    within(data, story)
    assert clean("\u202eevil\u200b  name ") == "evil name"


def test_a_rematch_is_made_once(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "styx", 2)
        assert await refused(again(one, room, 0)) == "not-over"
        while room.phase == "playing":
            await play_first(one, room)
        first, token = await again(one, room, 1)
        second, none = await again(one, room, 0)
        assert (first, none) == (second, "")
        assert token
        new = await one.rooms.open(first)
        assert (new.phase, new.host, new.open_seats()) == ("gathering", 1, [0])
        assert sight.of(room, 0, "en").next == first

    within(data, story)


# --- Bots


def test_bots_play_to_the_end_and_survive_the_death_of_their_process(data: Path) -> None:
    async def story(one: House) -> None:
        room, _ = await create(one, "styx", ["easy", "easy"])
        killed = False
        while room.phase != "over":
            await asyncio.sleep(0.02)
            assert one.thinker is not None
            process = one.thinker.pool._workers[0].process
            if not killed and room.ply > 4 and process is not None and process.returncode is None:
                process.kill()
                killed = True
        assert killed

    within(data, story, bots=1)


def test_bots_wake_when_a_table_is_opened_again(data: Path) -> None:
    async def first(one: House) -> str:
        room, _ = await create(one, "styx", ["me", "easy"], name="Ada")
        await start(one, room, 0)
        return room.id

    async def second(one: House, table_id: str) -> None:
        room = await one.rooms.open(table_id)
        await till(lambda: 0 in room.state.deciders(), "no bot moved")

    table_id = within(data, first)
    within(data, lambda one: second(one, table_id))
