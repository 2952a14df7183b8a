"""Reviews, hints and games that go on from a moment: thought by lease, kept with the table, told for what they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.patience import till
from tests.table.houses import begun, within

from underthrone.journal.reading import read
from underthrone.review import review as reviewing
from underthrone.review.review import Reviewer, summed
from underthrone.review.weighing import Budget
from underthrone.table.chair import BOT
from underthrone.table.house import House
from underthrone.table.refusal import Refusal
from underthrone.table.room import OVER, PLAYING, Room
from underthrone.table.storage import hints, papers, reviews, work
from underthrone.table.storage.schema import WORK
from underthrone.table.thinking import mind
from underthrone.table.thinking.mind import Slice, reviewed
from underthrone.table.verbs.answer import answer
from underthrone.table.verbs.create import create
from underthrone.table.verbs.hint import allowed, want_hint
from underthrone.table.verbs.play_on import play_on
from underthrone.table.verbs.review import want_review
from underthrone.table.verbs.start import start

SMALL = Budget(iterations=4, worlds=2, first=2, outlook=1)


async def played(one: House, room: Room) -> Room:
    """A game of which all is over soon."""
    while room.phase == PLAYING:
        seat = room.state.decider()
        await answer(one, room, seat, [room.state.moves(seat)[0]], room.ply)
    return room


def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that think little."""
    monkeypatch.setattr(mind, "Reviewer", lambda journal: Reviewer(journal, budget=SMALL))
    mind._reviewer.cache_clear()


def works(one: House) -> set[int]:
    with one.store.engine.connect() as connection:
        return set(connection.execute(select(WORK.c.seat)).scalars())


# --- Reviews


def test_a_review_is_thought_in_slices_and_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch)

    async def story(one: House) -> None:
        room = await played(one, await begun(one, "styx", 3))
        await want_review(one, room, "here")
        await want_review(one, room, "here")
        assert works(one) == {work.REVIEW}
        journal = await one.elsewhere.ask("here", papers.bare, room.id)
        slices = 0
        while not (found := await one.store.review(room.id)).whole:
            assert found.wanted
            taken = await one.store.writer.do(lambda connection: work.take(connection, "me"))
            assert taken is not None
            assert taken.seat == work.REVIEW
            slice_ = reviewed(Slice(journal, found.next, 0))
            assert slice_.next == found.next + 1, "no time: one piece"
            await one.store.writer.do(_adding(taken, found.next, slice_))
            slices += 1
        assert slices == found.total
        assert works(one) == set(), "nothing is left to do"
        await want_review(one, room, "here")
        assert works(one) == set(), "it is there"
        assert room.journal is not None
        whole = summed(room.journal, found.pieces)
        assert whole == reviewing(read(journal, "copy"), budget=SMALL)
        assert "Person" not in str([piece.judged for piece in found.pieces]), "names are the table's, not the review's"

    within(data, story, bots=0)


def _adding(taken: work.Work, first: int, found: mind.Reviewed) -> Any:
    return lambda connection: reviews.add(connection, "me", taken, first, found)


def test_who_plays_comes_before_reviews(data: Path) -> None:
    async def story(one: House) -> None:
        room = await played(one, await begun(one, "styx", 2))
        await want_review(one, room, "here")
        other, _ = await create(one, "styx", ["easy", "easy"])
        assert other.phase == PLAYING
        taken = [await one.store.writer.do(lambda connection: work.take(connection, "me")) for _ in range(3)]
        assert [each.seat >= 0 if each else None for each in taken[:1]] == [True]
        assert [each.table for each in taken if each and each.seat == work.REVIEW] == [room.id]
        with one.store.engine.connect() as connection:
            assert work.waiting(connection) == 0, "a review makes nobody think shorter"

    within(data, story, bots=0)


def test_a_game_that_goes_on_is_not_reviewed(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "styx", 2)
        with pytest.raises(Refusal, match="not-over"):
            await want_review(one, room, "here")

    within(data, story, bots=0)


# --- Hints


def test_hints_are_for_games_against_bots_or_where_the_host_allows_them(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "styx", 2)
        seat = room.state.decider()
        assert not allowed(room, seat)
        with pytest.raises(Refusal, match="no-hint"):
            await want_hint(one, room, seat, "here")
        room.hints = True
        assert allowed(room, seat)
        room.hints = False
        room.chairs[1 - seat].kind = BOT
        assert allowed(room, seat)
        assert not allowed(room, 1 - seat) or 1 - seat in room.state.deciders()

    within(data, story, bots=0)


def test_a_hint_is_kept_for_its_moment(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "shadow-throne", 3)
        room.hints = True
        await want_hint(one, room, 1, "here")
        assert works(one) == {work.HINT - 1}
        found = mind.advised(mind.Ask(room.game.id, room.state.redeal(1, 5).to_data(), 1, 3, 100))
        assert found.answer[0] in room.state.moves(1)
        await one.store.writer.do(lambda connection: hints.keep(connection, room.id, 1, room.ply, found))
        assert await one.store.hint(room.id, 1, room.ply) == found
        assert await one.store.hint(room.id, 0, room.ply) is None
        assert await one.store.hint(room.id, 1, room.ply + 1) is None

    within(data, story, bots=0)


# --- Play on from here


@pytest.mark.parametrize("redealt", [False, True])
def test_any_moment_opens_as_a_new_table(data: Path, redealt: bool) -> None:
    async def story(one: House) -> str:
        room = await played(one, await begun(one, "styx", 2))
        assert room.journal is not None
        new, token = await play_on(one, room, 3, 1, redealt, "Ada", "here", "origin")
        assert token
        assert new.continues == room.id
        await start(one, new, new.host)
        assert new.phase == PLAYING
        there = room.journal.replay(3)
        assert new.state.view(1) == there.view(1)
        assert [chair.kind for chair in new.chairs] == [BOT, "person"]
        loaded = await one.store.load(new.id)
        assert loaded is not None
        assert loaded.state == new.state
        assert loaded.start == new.start
        await played(one, new)
        sentences, trouble = await one.elsewhere.ask("here", papers.verify, new.id)
        assert not trouble
        assert any("continues the position after answer 3" in sentence for sentence in sentences)
        text = await one.elsewhere.ask("here", papers.text, new.id)
        origin = read(await one.elsewhere.ask("here", papers.text, room.id), "origin")
        assert "answer 3 of origin" in read(text, "copy").check_origin(origin)
        with pytest.raises(Refusal):
            await play_on(one, room, room.ply, 1, redealt, "Ada", "here", "")
        with pytest.raises(Refusal):
            await play_on(one, room, 3, 7, redealt, "Ada", "here", "")
        return room.id

    within(data, story, bots=0)


# --- With processes that think


def test_thinkers_review_and_advise(data: Path) -> None:
    async def story(one: House) -> None:
        room = await begun(one, "styx", 2)
        room.hints = True
        seat = room.state.decider()
        await want_hint(one, room, seat, "here")
        one.wake()
        await till(lambda: work.HINT - seat not in works(one), "nobody advised")
        assert await one.store.hint(room.id, seat, room.ply) is not None
        await played(one, room)
        assert room.phase == OVER
        await want_review(one, room, "here")
        await till(lambda: _begun(one, room), "nobody reviewed")

    within(data, story, bots=1)


def _begun(one: House, room: Room) -> bool:
    with one.store.engine.connect() as connection:
        return bool(reviews.stored(connection, room.id).pieces)
