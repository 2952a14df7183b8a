"""A state is plain data at every decision, and a copy shares nothing and misses nothing."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from tests.laws.random_play import chance, decide, every_table, finish, new, seeds, walk

import underthrone as ut
from underthrone.kernel.data import Record, fields, plain
from underthrone.kernel.state import State

KEPT = ["recording", "noted"]  # not part of the data, but of a copy


@every_table
@given(seed=seeds)
def test_a_state_survives_paper(game_id: str, players: int, seed: int) -> None:
    g = ut.game(game_id)
    for s in walk(new(game_id, players, seed), chance(seed), every=3):
        data = s.to_data()
        back = g.from_data(json.loads(json.dumps(data)))
        assert back == s
        assert back.to_data() == data
        assert [back.moves(seat) for seat in range(players)] == [s.moves(seat) for seat in range(players)]


@every_table
@given(seed=seeds)
def test_a_state_from_paper_plays_on_as_the_same_game(game_id: str, players: int, seed: int) -> None:
    for s in walk(new(game_id, players, seed), chance(seed), every=60):
        back = ut.game(game_id).from_data(json.loads(json.dumps(s.to_data())))
        assert finish(back, chance(seed)) == finish(s.clone(), chance(seed))


@every_table
@given(seed=seeds)
def test_a_copy_is_equal_field_by_field(game_id: str, players: int, seed: int) -> None:
    for s in walk(new(game_id, players, seed), chance(seed), every=3):
        c = s.clone()
        assert c == s
        for name in fields(s) + KEPT:
            assert plain(getattr(c, name)) == plain(getattr(s, name)), name


@every_table
@given(seed=seeds)
def test_a_copy_misses_no_field(game_id: str, players: int, seed: int) -> None:
    """Every number and flag of the data is changed, one at a time, and must arrive in the copy."""
    g = ut.game(game_id)
    for s in walk(new(game_id, players, seed), chance(seed), every=60):
        for changed in variants(s.to_data()["state"]):
            odd = g.from_data({**s.to_data(), "state": changed})
            assert odd != s
            assert odd.key() != s.key()
            assert odd.clone() == odd


@every_table
@given(seed=seeds)
def test_every_kind_of_copy_is_the_same(game_id: str, players: int, seed: int) -> None:
    g = ut.game(game_id)
    for s in walk(new(game_id, players, seed), chance(seed), every=8):
        paper = g.from_data(s.to_data())
        for c in (s.clone(), copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s)), paper):
            assert c == s
            assert c is not s
            assert hash(c) == hash(s)
            assert c.key() == s.key()
            assert 0 <= c.key() < 1 << 64
        assert len({s, s.clone(), paper}) == 1
        assert copy.deepcopy({"at": [s]})["at"][0].setup is s.setup
        again = pickle.loads(pickle.dumps(s))
        assert (again.recording, again.events, again.setup.names) == (s.recording, s.events, s.setup.names)


@every_table
def test_a_copy_remembers_what_was_seen_and_done(game_id: str, players: int) -> None:
    s = ut.game(game_id).new(players, seed=1)
    for _ in range(2):
        s.play(s.decider(), s.moves(s.decider())[0])
    for c in (s.clone(), copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
        c.play(c.decider(), c.moves(c.decider())[-1])
        one = s.clone()
        one.play(one.decider(), one.moves(one.decider())[-1])
        assert [c.information(seat) for seat in range(players)] == [one.information(seat) for seat in range(players)]


@every_table
@given(seed=seeds)
def test_a_copy_shares_nothing(game_id: str, players: int, seed: int) -> None:
    for s in walk(new(game_id, players, seed), chance(seed), every=5):
        s.moves(s.decider())
        mine = list(parts(s))
        assert [part for part in parts(s.clone()) if any(part is other for other in mine)] == []


@every_table
@given(seed=seeds)
def test_playing_a_copy_leaves_the_original_alone(game_id: str, players: int, seed: int) -> None:
    for s in walk(new(game_id, players, seed), chance(seed), every=40):
        before, events = s.to_data(), s.events[:]
        c = s.clone()
        c.play(*decide(c, chance(seed)))
        finish(c, chance(seed))
        assert s.to_data() == before
        assert s.events == events


def parts(thing: Any) -> Iterator[Any]:
    """Everything in a state that can be changed in place: itself, its records and its lists."""
    if isinstance(thing, State | Record):
        yield thing
        for name in fields(thing) + (["menu", *KEPT] if isinstance(thing, State) else []):
            yield from parts(getattr(thing, name))
    elif isinstance(thing, list | dict | set):
        yield thing
        for part in thing:
            yield from parts(part)


def variants(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The data with one value changed, for the values of every field; of a list, the first and the last part."""
    for name, value in data.items():
        if name not in ("agenda", "question"):  # words for numbers: a copy of these is compared field by field
            for other in changes(value):
                yield {**data, name: other}


def changes(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "?"
    elif isinstance(value, dict):
        yield from variants(value)
    elif value:
        for i in {0, len(value) - 1}:
            for other in changes(value[i]):
                yield [*value[:i], other, *value[i + 1 :]]
