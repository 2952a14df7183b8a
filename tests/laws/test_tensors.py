"""Tensors: the same view gives the same numbers, and other views give others but for what the layout leaves out."""

from __future__ import annotations

import json
from array import array
from math import prod
from typing import Any

import pytest
from hypothesis import given
from tests.laws.random_play import TABLES, chance, lively, new, seeds
from tests.laws.test_surface import Whole

import underthrone as ut
from underthrone.games.board import BoardGame
from underthrone.games.position import Position

WRITTEN = [table for table in TABLES if type(ut.game(table[0])).tensor_layout is not BoardGame.tensor_layout]
every_table = pytest.mark.parametrize(("game_id", "players"), WRITTEN, ids=[f"{game}-{n}" for game, n in WRITTEN])


def tensor(s: Position, seat: int) -> bytes:
    room = array("f", bytes(4 * s.setup.game.tensor_layout(s.setup.players).size))  # type: ignore[attr-defined]
    s.write_tensor(seat, room)
    return room.tobytes()


def kept(view: Any, left_out: dict[str, str]) -> Any:
    """A view without what a tensor leaves out."""
    found = {name: value for name, value in view.items() if left_out.get(name) != "all"}
    for path, what in left_out.items():
        name, _, inner = path.partition(".")
        if inner and name in found:
            parts = found[name] if isinstance(found[name], list) else [found[name]]
            for part in parts:
                if what == "all":
                    part.pop(inner, None)
                else:
                    part[inner] = sorted(part[inner], key=json.dumps)
        elif what == "order" and name in found:
            found[name] = sorted(found[name], key=json.dumps)
    return found


@every_table
def test_a_layout_has_no_gaps(game_id: str, players: int) -> None:
    layout = ut.game(game_id).tensor_layout(players)
    assert ut.game(game_id).tensor_layout(Whole(players)) == layout
    at = 0
    for part in layout.parts:
        assert part.offset == at
        at += prod(part.shape)
    assert at == layout.size
    assert len({part.name for part in layout.parts}) == len(layout.parts)


@every_table
@given(seed=seeds)
def test_tensors_tell_what_views_tell(game_id: str, players: int, seed: int) -> None:
    left_out = ut.game(game_id).tensor_layout(players).left_out
    by_view: dict[str, bytes] = {}
    by_tensor: dict[bytes, str] = {}
    dice, s = chance(seed), new(game_id, players, seed, recording=False)
    for at in lively(s, dice):
        if dice.below(6):
            continue
        seat = dice.below(players)
        written = tensor(at, seat)  # type: ignore[arg-type]
        assert tensor(at.redeal(seat, 5), seat) == written  # type: ignore[arg-type]
        seen = json.dumps([seat, kept(at.view(seat), left_out)], sort_keys=True)
        assert by_view.setdefault(seen, written) == written
        assert by_tensor.setdefault(written + bytes([seat]), seen) == seen


@every_table
@given(seed=seeds)
def test_masks_are_the_legal_moves(game_id: str, players: int, seed: int) -> None:
    dice, s = chance(seed), new(game_id, players, seed, recording=False)
    mask = bytearray(b"x" * s.setup.game.move_count)
    for at in lively(s, dice):
        if not dice.below(8):
            s.write_mask(at.decider(), mask)
            assert [move for move, legal in enumerate(mask) if legal] == at.moves(at.decider())
    with pytest.raises(ut.Trouble, match="A mask of this game takes"):
        s.write_mask(0, bytearray(3))
    with pytest.raises(ut.Trouble, match=r"A tensor of this game takes \d+ numbers of type float32"):
        s.write_tensor(0, array("d", bytes(16)))
