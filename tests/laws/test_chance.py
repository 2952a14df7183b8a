"""Chance in a game with a secret: nobody but the host can know it, whatever they have seen."""

from __future__ import annotations

import hashlib
import json

from hypothesis import given
from tests.laws.random_play import chance, decide, every_table, finish, seeds, walk
from tests.laws.test_hidden import eyes

import underthrone as ut
from underthrone.bots import Seat, named
from underthrone.journal.journal import Journal
from underthrone.journal.moments import chained
from underthrone.kernel.state import State


def key_of(seed: int) -> str:
    return hashlib.sha256(str(seed).encode()).hexdigest()


def keyed(game_id: str, players: int, seed: int) -> State:
    """A game with a secret."""
    return ut.game(game_id).new(players, draw_key=key_of(seed))


@every_table
@given(seed=seeds)
def test_nobody_but_the_host_is_given_the_key(game_id: str, players: int, seed: int) -> None:
    key, g = key_of(seed), ut.game(game_id)
    for s in walk(keyed(game_id, players, seed), chance(seed), every=10):
        assert s.draw_key == s.clone().draw_key == key
        for eye in eyes(players):
            world = s.redeal(eye, seed)
            assert world.draw_key == ""
            shown = [world.to_data(), s.view(eye), g.happened(s, eye), g.log(s, eye)]
            assert key not in json.dumps(shown)
        assert Seat(s, s.decider(), seed).redeal(1).draw_key == ""


@every_table
@given(seed=seeds)
def test_imagined_worlds_know_nothing_of_the_chance_to_come(game_id: str, players: int, seed: int) -> None:
    for s in walk(keyed(game_id, players, seed), chance(seed), every=10):
        other = s.clone()
        other.draw_key, other.rng = key_of(seed + 1), s.rng + 77
        for eye in eyes(players):
            assert s.redeal(eye, 5) == other.redeal(eye, 5)


@every_table
def test_a_bot_moves_the_same_whatever_the_key(game_id: str, players: int) -> None:
    for s in walk(keyed(game_id, players, 1), chance(1), every=25):
        other = s.clone()
        other.draw_key, other.rng = key_of(2), s.rng + 3
        moves = [named("greedy", 7).move(world, world.decider()) for world in (s, other)]
        assert moves[0] == moves[1]


@every_table
@given(seed=seeds)
def test_the_state_holds_the_number_of_draws_and_no_generator(game_id: str, players: int, seed: int) -> None:
    s = keyed(game_id, players, seed)
    before = s.rng
    assert before > 0, "the first deal draws"
    finish(s, chance(seed))
    assert before <= s.rng < 100_000


@every_table
@given(seed=seeds)
def test_a_game_with_a_key_is_the_same_game_from_paper(game_id: str, players: int, seed: int) -> None:
    for s in walk(keyed(game_id, players, seed), chance(seed), every=60):
        back = ut.game(game_id).from_data(json.loads(json.dumps(s.to_data())))
        assert finish(back, chance(seed)) == finish(s.clone(), chance(seed))


@every_table
def test_a_digest_confirms_no_guess_without_the_key(game_id: str, players: int) -> None:
    """Who knows the whole table but the key can't tell the true one from another by the digests of a running game."""
    journal = Journal.begin(ut.game(game_id), players, secret=b"s" * 32, contributions={0: "olive"})
    dice = chance(1)
    while journal.state.deciders() and len(journal.lines) < 20:
        before, last = journal.state.clone(), journal.lines[-1].digest if journal.lines else journal.first
        seat, move = decide(before, dice)
        journal.play(seat, move)
        line = journal.lines[-1]
        assert chained(last, f"{seat} {move}", journal.state) == line.digest  # with the key it is the true one
        for key in ("", key_of(1), "0" * 64):
            for guess in before.moves(seat):  # among them the true one, which may be sealed
                world = before.clone()
                world.play(seat, guess)
                world.draw_key = key
                assert chained(last, f"{seat} {guess}", world) != line.digest
