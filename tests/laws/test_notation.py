"""Every move has one short text, made of ids and in no language, that is read back as the same move."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.random_play import chance, decide, every_game, every_table, new, one_of, seeds, walk

import underthrone as ut
from underthrone.kernel.notation import said

TEXT = re.compile(r"[a-z][a-z-]*(:(#\d+|[a-z0-9-]+)(,(#\d+|[a-z0-9-]+))*)?")


@every_game
def test_every_text_is_short_and_nobody_elses(game_id: str) -> None:
    g = ut.game(game_id)
    texts = [g.notation(move) for move in range(g.move_count)]
    assert len(set(texts)) == g.move_count
    assert all(TEXT.fullmatch(text) and len(text) <= 36 for text in texts)
    for outside in (-1, g.move_count):
        with pytest.raises(ut.Trouble, match=f"There is no move {outside}: the moves are numbered 0 to"):
            g.notation(outside)


@every_table
@given(seed=seeds)
def test_a_legal_move_is_read_back_and_another_is_refused_in_words(game_id: str, players: int, seed: int) -> None:
    g, dice = ut.game(game_id), chance(seed)
    for s in walk(new(game_id, players, seed), chance(seed + 1), every=20):
        seat, move = decide(s, dice)
        text = g.notation(move)
        assert g.parse(s, seat, text) == move
        assert g.parse(s, seat, f" {text.upper()} ") == move
        other = one_of([other for other in range(g.move_count) if other not in s.moves(seat)], dice)
        with pytest.raises(ut.Illegal) as refusal:
            g.parse(s, seat, g.notation(other))
        for lang, words in refusal.value.words.items():
            assert words.startswith(g.why_not(s, seat, other, lang))
            assert all(g.notation(legal) in words for legal in s.moves(seat))


@every_game
@given(text=st.text(max_size=60))
def test_rubbish_is_refused_in_words(game_id: str, text: str) -> None:
    g = ut.game(game_id)
    s = g.new(seed=1)
    with pytest.raises(ut.Illegal, match="There is no move"):
        g.parse(s, s.decider(), f"?{text}")


def test_what_looks_like_it_is_named() -> None:
    g = ut.game("styx")
    s = g.new(2, seed=1)
    with pytest.raises(ut.Illegal, match=r"There is no move “place:2,tiht”\. Did you mean place:2,tithe "):
        g.parse(s, s.decider(), "place:2,tiht")
    with pytest.raises(ut.Illegal, match=r"It isn’t your turn: the question is for Player \d\.$"):
        g.parse(s, 1 - s.decider(), "place:2,tithe")
    with pytest.raises(ut.Illegal, match="There is no seat 7"):
        g.parse(s, 7, "place:2,tithe")


def test_an_edition_whose_ids_are_odd_has_a_notation_too() -> None:
    assert said(["a", "A b", "a", "7", "x,y"], 6) == ["a", "#1", "#2", "7", "#4", "#5"]
    assert said([], 2) == ["0", "1"]
