"""What is hidden stays hidden: a view and the worlds that a seat may imagine say the same, and no more."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from tests.laws.random_play import chance, decide, every_table, finish, new, seeds, walk

import underthrone as ut
from underthrone.kernel.state import EVERYBODY, State

SHORT = 40  # decisions: a team of the Stygian Society that dies at once has hidden nothing in its tower


def eyes(players: int) -> list[int | None]:
    """All who may look: the seats, and a spectator."""
    return [*range(players), None]


def things(s: State) -> dict[str, Any]:
    """Everything on the table but the chance to come."""
    return {name: value for name, value in s.to_data()["state"].items() if name != "rng"}


@every_table
@given(seed=seeds)
def test_a_redeal_looks_the_same(game_id: str, players: int, seed: int) -> None:
    for s in walk(new(game_id, players, seed), chance(seed), every=10):
        for eye in eyes(players):
            world = s.redeal(eye, seed)
            assert world.view(eye) == s.view(eye)
            assert world.addressed == s.addressed
            assert world.view(None) == s.view(None)
            if eye is not None:
                assert world.moves(eye) == s.moves(eye)
                assert [world.why_not(eye, move) for move in range(0, ut.game(game_id).move_count, 7)] == [
                    s.why_not(eye, move) for move in range(0, ut.game(game_id).move_count, 7)
                ]


@every_table
@given(seed=seeds)
def test_a_redeal_depends_on_what_is_known_and_on_the_seed_alone(game_id: str, players: int, seed: int) -> None:
    for s in walk(new(game_id, players, seed), chance(seed), every=10):
        for eye in eyes(players):
            assert s.redeal(eye, 5) == s.redeal(eye, 6).redeal(eye, 5)


@every_table
@given(seed=seeds)
def test_redeals_differ_in_what_is_hidden(game_id: str, players: int, seed: int) -> None:
    several, decisions = dict.fromkeys(eyes(players), 0), 0
    for s in walk(new(game_id, players, seed), chance(seed)):
        decisions += 1
        for eye in eyes(players):
            if not several[eye]:  # in some games there is something to hide at some decisions only
                worlds = [things(s.redeal(eye, n)) for n in range(20)]
                several[eye] += any(world != worlds[0] for world in worlds)
    short = game_id == "stygian-society" and decisions < SHORT
    assert all(several.values()) or short


@every_table
@given(seed=seeds)
def test_a_redealt_world_adds_up_and_can_be_played_to_its_end(game_id: str, players: int, seed: int) -> None:
    for s in walk(new(game_id, players, seed), chance(seed), every=30):
        for eye in eyes(players):
            world = s.redeal(eye, seed)
            assert world.conserved() == s.conserved()
            assert world.events == []
            assert finish(world, chance(seed)).result() is not None
            assert world.conserved() == s.conserved()


@every_table
@given(seed=seeds)
def test_a_redeal_leaves_the_state_alone(game_id: str, players: int, seed: int) -> None:
    for s in walk(new(game_id, players, seed), chance(seed), every=30):
        before, events = s.to_data(), s.events[:]
        for eye in eyes(players):
            finish(s.redeal(eye, seed), chance(seed))
            s.view(eye)
        assert s.to_data() == before
        assert s.events == events


@every_table
@given(seed=seeds)
def test_secret_parts_of_events_are_for_those_who_may_see_them(game_id: str, players: int, seed: int) -> None:
    g = ut.game(game_id)
    for s in walk(new(game_id, players, seed), chance(seed)):
        for eye in eyes(players):
            for seen, (kind, a, b, c, who) in zip(g.happened(s, eye), s.events, strict=True):
                happening = g.events.kinds[kind]
                open_ = who == EVERYBODY or (eye is not None and who >> eye & 1)
                values = [None if secret and not open_ else value for secret, value in zip(happening.secret, (a, b, c))]
                assert seen == {"event": happening.name} | dict(zip(happening.args, values))


@every_table
@given(seed=seeds)
def test_information_is_the_same_in_worlds_that_a_seat_cant_tell_apart(game_id: str, players: int, seed: int) -> None:
    s, dice = new(game_id, players, seed), chance(seed)
    lines: list[list[str]] = [[] for _ in range(players)]
    for _ in range(60):
        if not s.deciders():
            break
        for seat in range(players):
            known = s.information(seat)
            assert known.lines[: len(lines[seat])] == lines[seat]  # it only grows
            lines[seat] = known.lines
            world = s.redeal(seat, seed)
            assert world.information(seat) == known
            assert world.with_history().redeal(seat, seed + 1).information(seat) == known
            other = (seat + 1) % players
            theirs = s.redeal(seat, 5).information(other)
            assert theirs == s.redeal(seat, 6).information(other)  # it tells nothing that the seat doesn't know
        s.play(*decide(s, dice))


@every_table
def test_what_is_not_recorded_is_not_made_up(game_id: str, players: int) -> None:
    s = ut.game(game_id).new(players, seed=3)
    world = s.redeal(0, 3)
    first = world.information(0)
    world.play(world.decider(), world.moves(world.decider())[0])
    with pytest.raises(ut.Trouble, match="Nothing was remembered"):
        world.information(0)
    again = s.redeal(0, 3).with_history()
    again.play(again.decider(), again.moves(again.decider())[0])
    assert again.information(0).lines[: len(first.lines)] == first.lines
    assert s.information(0) == first
    s.playout(1)
    with pytest.raises(ut.Trouble, match="Nothing was remembered"):
        s.information(0)
