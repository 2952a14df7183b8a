"""A move that isn't possible is refused with a reason in both languages, and nothing changes."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.laws.random_play import chance, decide, every_table, finish, new, one_of, seeds, walk

import underthrone as ut
from underthrone.kernel.state import State


def refuses(s: State, seat: int, move: int) -> None:
    before, events, moves = s.to_data(), s.events[:], [s.moves(x) for x in range(s.setup.players)]
    with pytest.raises(ut.Illegal) as refusal:
        s.play(seat, move)
    assert s.to_data() == before
    assert s.events == events
    assert [s.moves(x) for x in range(s.setup.players)] == moves
    words = refusal.value.words
    assert set(words) == {"en", "fr"}
    g = s.setup.game
    for lang in ("en", "fr"):
        assert words[lang].strip()
        assert words[lang] == g.why_not(s, seat, move, lang)
    assert str(refusal.value) == words["en"]


@every_table
@given(seed=seeds)
def test_an_illegal_move_changes_nothing(game_id: str, players: int, seed: int) -> None:
    count, dice = ut.game(game_id).move_count, chance(seed)
    for s in walk(new(game_id, players, seed), chance(seed + 1), every=20):
        seat, legal = decide(s, dice)
        for nowhere in (-1, -2, -players, count, count + 1, 1 << 31, 1 << 70, -(1 << 70)):
            refuses(s, seat, nowhere)
        for nobody in (-1, -players, players, players + 1, 99, 1 << 40):
            refuses(s, nobody, legal)
            refuses(s, nobody, -1)
        for other in range(players):
            if other not in s.addressed or legal not in s.moves(other):
                refuses(s, other, legal)
        elsewhere = [move for move in range(count) if move not in s.moves(seat)]
        for _ in range(5):
            refuses(s, seat, one_of(elsewhere, dice))


@every_table
@given(seed=seeds)
def test_why_not_is_silent_exactly_for_legal_moves(game_id: str, players: int, seed: int) -> None:
    g = ut.game(game_id)
    for s in walk(new(game_id, players, seed), chance(seed), every=50):
        for seat in range(players):
            moves = s.moves(seat)
            for move in range(-1, g.move_count + 1):
                assert (s.why_not(seat, move) is None) == (move in moves)
        seat = s.decider()
        for lang in ("en", "fr"):
            silent = [move for move in range(-1, g.move_count + 1) if g.why_not(s, seat, move, lang) == ""]
            assert silent == s.moves(seat)


@every_table
def test_when_the_game_is_over_nothing_can_be_played(game_id: str, players: int) -> None:
    s = finish(new(game_id, players, 1), chance(1))
    assert s.moves(0) == []
    for move in (-1, 0, ut.game(game_id).move_count - 1):
        refuses(s, 0, move)
