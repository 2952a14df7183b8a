"""Long tables: they open from their last position, and nobody can make them long on purpose."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.patience import PATIENCE, till
from tests.table.houses import begun, play_first, within
from tests.table.test_verbs import refused

import underthrone as ut
from underthrone.journal.journal import Journal
from underthrone.journal.moments import Line, Moment
from underthrone.table import sight
from underthrone.table.elsewhere import EACH
from underthrone.table.house import House
from underthrone.table.looking import position, ready
from underthrone.table.refusal import Refusal
from underthrone.table.room import RECENT, Room
from underthrone.table.storage import papers
from underthrone.table.storage.schema import CHECKPOINTS
from underthrone.table.verbs.answer import CHECKPOINT, MOST_CHANGES, answer
from underthrone.table.verbs.undo import undo


async def dithered(one: House, room: Room, answers: int) -> None:
    """All seats change their sealed answers as often as they may, until there are so many lines."""
    while room.ply < answers and room.phase == "playing":
        seat = room.state.decider()
        moves = room.state.moves(seat)
        together = len(room.state.deciders()) > 1 and room.state.rules.parts[room.state.question] == 1
        await answer(one, room, seat, [moves[n % len(moves)] for n in range(31)] if together else moves[:1], room.ply)


def test_a_long_table_opens_from_its_last_position(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stepped: list[Line] = []
    real = Journal.verified

    def counted(self: Journal, lines: Iterable[Line], before: Moment | None = None) -> Iterator[Moment]:
        found = list(lines)
        stepped.extend(found)
        return real(self, found, before)

    async def story(one: House) -> None:
        room = await begun(one)
        await dithered(one, room, 400)
        assert room.ply >= 400
        with monkeypatch.context() as patch:
            patch.setattr(Journal, "verified", counted)
            again = await one.store.load(room.id)
        assert again is not None
        assert len(stepped) < CHECKPOINT + 3 * MOST_CHANGES
        assert again.log.missing > 0
        assert (again.ply, again.question_ply, again.state) == (room.ply, room.question_ply, room.state)
        assert again.changes == room.changes
        for me in (None, 0, 2):
            for each in (room, again):
                await ready(one, each, me, "fr", "")
            mine, theirs = sight.of(room, me, "fr"), sight.of(again, me, "fr")
            for name in ("view", "choices", "log", "sealed", "can_undo", "ply"):
                assert getattr(mine, name) == getattr(theirs, name), name

    within(data, story)


@pytest.mark.parametrize("game", ["lords-of-xidit", "shadow-throne", "styx"])
def test_undo_and_resent_answers_are_right_after_a_checkpoint(
    folder: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("underthrone.table.verbs.answer.CHECKPOINT", 4)

    async def story(one: House) -> None:
        room = await begun(one, game, 2 if game == "styx" else 3)
        checked = 0
        for _ in range(90):
            if room.phase != "playing":
                break
            seat, ply = room.state.decider(), room.ply
            move = room.state.moves(seat)[-1]
            await answer(one, room, seat, [move], ply)
            if room.checkpoint and room.phase == "playing":
                again = await one.store.load(room.id)
                assert again is not None
                assert again.state == room.state
                assert room.journal is not None
                assert again.journal is not None
                able = [room.journal.can_undo(each) for each in range(room.players)]
                assert [again.journal.can_undo(each) for each in range(room.players)] == able
                assert again.received[seat, ply] == room.received[seat, ply]
                if again.checkpoint and able[seat]:
                    assert again.journal.draft_undo(seat).state == room.journal.draft_undo(seat).state
                    checked += 1
        assert room.checkpoint > 0
        assert checked > 0

    within(folder, story)


def test_any_moment_is_what_it_was(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("underthrone.table.verbs.answer.CHECKPOINT", 4)
    monkeypatch.setattr("underthrone.table.room.RECENT", 1000)  # the room holds all lines, however long the game is

    async def story(one: House) -> None:
        room = await begun(one, "styx", 2)
        while room.phase == "playing":
            await play_first(one, room)
            assert room.journal is not None
            if room.ply % 3 == 0 and room.phase == "playing" and room.journal.can_undo(room.journal.lines[-1].seat):
                await undo(one, room, room.journal.lines[-1].seat, room.ply)
        assert room.journal is not None
        for ply in (0, 1, 2, 5, 9, 12, 20, room.ply):
            assert await position(one, room, ply, "") == room.journal.replay(ply)
        assert await one.elsewhere.ask("", papers.text, room.id) == room.journal.text()
        assert await one.elsewhere.ask("", papers.verify, room.id) == (room.journal.verify(), "")
        await ready(one, room, 0, "en", "")
        assert room.fairness is not None
        assert room.fairness.verified

    within(data, story)


def test_what_nobody_looks_at_is_held_for_a_while_only(folder: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "lords-of-xidit")
        journal = room.journal
        assert journal is not None
        while room.phase == "playing":
            seat, ply = room.state.decider(), room.ply
            await answer(one, room, seat, room.state.moves(seat)[-1:], ply)
            await answer(one, room, seat, [room.received[seat, ply][1] or 0], ply)  # sent again it counts once
            assert room.ply == ply + 1
            many = 2 * RECENT + room.ply - room.question_ply + 10 * room.players
            assert max(len(room.log.entries), len(journal.lines), len(room.received), len(room.requests)) < many
        assert room.ply > 2 * RECENT
        assert room.log.missing > 0
        whole = await one.store.load(room.id)
        assert whole is not None
        await ready(one, room, None, "en", "")
        await ready(one, whole, None, "en", "")
        assert sight.of(room, None, "en").log == sight.of(whole, None, "en").log
        assert [entry.ply for entry in room.log.entries] == list(range(room.ply + 1))

    within(folder, story)


def test_what_somebody_looks_at_is_held(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "lords-of-xidit")
        await ready(one, room, 0, "en", "")
        await play_first(one, room, 3 * RECENT)
        assert len(room.log.entries) == room.ply + 1 > 2 * RECENT

    within(data, story)


@pytest.mark.parametrize("damage", ['"rng":1', "no JSON: "])
def test_a_position_that_was_changed_is_not_played_on_but_the_lines_are(
    folder: Path, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("underthrone.table.verbs.answer.CHECKPOINT", 4)

    async def story(one: House) -> None:
        room = await begun(one, "styx", 2)
        await play_first(one, room, 20)
        assert room.journal is not None
        kept = CHECKPOINTS.c.table == room.id
        with one.store.engine.begin() as connection:
            state = connection.execute(CHECKPOINTS.select().where(kept)).mappings().all()[-1]["state"]
            other = state.replace('"rng":', damage)
            assert other != state
            connection.execute(update(CHECKPOINTS).where(kept).values(state=other))
        again = await one.store.load(room.id)
        assert again is not None
        assert (again.checkpoint, again.ply, again.state) == (0, room.ply, room.state)
        assert await position(one, again, room.ply - 1, "") == room.journal.replay(room.ply - 1)

    within(folder, story)


def test_long_work_is_done_once_and_bounded_for_each_address(folder: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "styx", 2)
        while room.phase == "playing":
            await play_first(one, room)
        asking = [one.elsewhere.ask(f"10.0.0.{n}", papers.verify, room.id) for n in range(12)]
        assert len({tuple(checked) for checked, _ in await asyncio.gather(*asking)}) == 1
        many = [one.elsewhere.ask("10.0.0.1", papers.position, room.id, ply) for ply in range(EACH + 4)]
        said = await asyncio.gather(*many, return_exceptions=True)
        assert [isinstance(one_said, Refusal) for one_said in said] == [False] * EACH + [True] * 4
        assert one.elsewhere._pool is not None
        for process in list((one.elsewhere._pool._processes or {}).values()):
            process.kill()
        assert (await one.elsewhere.ask("10.0.0.1", papers.text, room.id)).startswith("underthrone journal")

    within(folder, story)


# --- Changing one's mind


def test_nobody_changes_an_answer_for_ever_and_nobody_is_shut_out(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one)
        first, second = room.state.moves(0)[:2]
        await answer(one, room, 0, [first], 0)
        for n in range(MOST_CHANGES - 1):
            await answer(one, room, 0, [(second, first)[n % 2]], room.ply)
        await undo(one, room, 0, room.ply)
        await answer(one, room, 0, [first], room.ply)  # who has no answer in always may give one
        assert await refused(answer(one, room, 0, [second], room.ply)) == "changed-often"
        assert await refused(undo(one, room, 0, room.ply)) == "changed-often"
        again = await one.store.load(room.id)
        assert again is not None
        assert again.changes == room.changes == {0: MOST_CHANGES}
        for seat in (1, 2):
            await answer(one, room, seat, [room.state.moves(seat)[0]], room.ply)
        assert room.changes == {}
        await play_first(one, room, 3)

    within(data, story)


@pytest.mark.parametrize("game", ut.games())
def test_a_room_that_leaves_the_memory_leaves_nothing(folder: Path, game: str) -> None:
    async def story(one: House) -> None:
        room = await begun(one, game, ut.game(game).players[-1])
        await play_first(one, room, 5)
        one.rooms.forget(room)
        left: list[weakref.ref[Any]] = [weakref.ref(room), weakref.ref(room.log), weakref.ref(room.lock)]
        gc.collect()  # of requests that are over
        gc.disable()
        try:
            del room
            await till(lambda: not any(kept() for kept in left), "a room is held by a cycle, or by somebody")
        finally:
            gc.enable()

    within(folder, story)


def test_long_work_ends_with_its_server_even_one_that_died_before_it_began() -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    work = f"papers.prepare({gone.pid}); time.sleep({PATIENCE})"
    words = f"import time; from underthrone.table.storage import papers; {work}"
    assert subprocess.run([sys.executable, "-c", words], timeout=PATIENCE / 2).returncode == 0
