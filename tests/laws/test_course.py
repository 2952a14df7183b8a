"""Games go on and end: everybody who must decide can, and somebody comes first."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.laws.random_play import chance, decide, every_game, every_table, finish, new, seeds, walk

import underthrone as ut


@every_table
@given(seed=seeds)
def test_games_end_with_a_result(game_id: str, players: int, seed: int) -> None:
    s = new(game_id, players, seed)
    for state in walk(s, chance(seed)):
        assert state.result() is None
    result = s.result()
    assert result is not None
    assert s.deciders() == []
    seats = range(players)
    assert sorted(set(result.winners)) == result.winners
    assert set(result.winners) <= set(seats)
    assert len(result.places) == len(result.scores) == players
    assert all(result.places[seat] == 1 for seat in result.winners)
    assert all(place == 1 + sum(other < place for other in result.places) for place in result.places)
    for lang in ("en", "fr"):
        assert ut.game(game_id).reason(s, lang)


@every_table
@given(seed=seeds)
def test_every_decider_has_a_move(game_id: str, players: int, seed: int) -> None:
    count = ut.game(game_id).move_count
    for s in walk(new(game_id, players, seed), chance(seed)):
        for seat in range(players):
            moves = s.moves(seat)
            assert moves == sorted(set(moves))
            assert all(0 <= move < count for move in moves)
            assert bool(moves) == (seat in s.addressed)
        assert set(s.deciders()) <= set(s.addressed)
        assert s.decider() == s.deciders()[0]


@every_table
@given(seed=seeds)
def test_what_must_add_up_adds_up(game_id: str, players: int, seed: int) -> None:
    s = new(game_id, players, seed)
    whole = s.conserved()
    for state in walk(s, chance(seed)):
        assert state.conserved() == whole
    assert s.conserved() == whole


@every_table
@given(seed=seeds)
def test_a_game_is_the_same_whether_it_is_recorded_or_not(game_id: str, players: int, seed: int) -> None:
    loud, quiet, dice = new(game_id, players, seed), new(game_id, players, seed, recording=False), chance(seed)
    while loud.deciders():
        assert loud == quiet
        assert quiet.events == []
        seat, move = decide(loud, dice)
        loud.play(seat, move)
        quiet.play(seat, move)
    assert loud == quiet
    assert loud.events


@every_game
def test_looking_at_the_moves_changes_nothing(game_id: str) -> None:
    s = new(game_id, ut.game(game_id).players[0], 1)
    before = s.to_data()
    s.moves(s.decider()).clear()
    assert s.moves(s.decider())
    assert s.to_data() == before


@every_game
def test_bad_setups_get_one_clear_sentence(game_id: str) -> None:
    g = ut.game(game_id)
    for players in (0, -1, 99):
        with pytest.raises(ut.Trouble, match=f"players, not {players}\\.$"):
            g.new(players)
    with pytest.raises(ut.Trouble, match="has no option 'colour'"):
        g.new(options={"colour": "red"})
    for name in g.options:
        with pytest.raises(ut.Trouble, match=f"The option {name} is one of .* not 'no'"):
            g.new(options={name: "no"})


def test_an_unknown_game_is_named_with_those_that_there_are() -> None:
    with pytest.raises(ut.Trouble, match=r"no game 'chess'; there are: .*shadow-throne"):
        ut.game("chess")


@every_game
def test_the_seed_decides_the_game_and_no_seed_is_another_each_time(game_id: str) -> None:
    g = ut.game(game_id)
    assert g.new(seed=5) == g.new(seed=5)
    assert g.new(seed=5) != g.new(seed=6)
    assert g.new() != g.new()
    assert finish(g.new(seed=5), chance(1)) == finish(g.new(seed=5), chance(1))
