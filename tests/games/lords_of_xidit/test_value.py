"""The evaluation that bots use."""

from __future__ import annotations

import pytest
from tests.games.lords_of_xidit.table import answer, asked, lively, orders, position, seat

from underthrone.bots import Greedy, Search
from underthrone.kernel.state import State


def worth(s: State, me: int = 0) -> float:
    return float(s.setup.game.heuristics.value(s, me))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_chances_of_all_add_up_to_one_with_the_dummys(players: int) -> None:
    for s in lively(players, 2):
        chances = [worth(s, me) for me in range(players)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        if players > 3:
            assert sum(chances) == pytest.approx(1.0)
        else:
            assert sum(chances) <= 1.0 + 1e-9


def test_an_order_half_carried_out_is_judged_as_if_it_were_done() -> None:
    s = position(seat(4, "PPPAAII"), raging=["root-mother"], year=11)
    orders(s, "action")
    assert asked(s) == "fight"
    assert Greedy(1).move(s, 0) in s.moves(0)[:-1]
    spared = s.clone()
    spared.play(0, spared.moves(0)[-1])
    answer(s, "Root Mother")
    assert asked(s) == "pay"
    assert worth(s) > worth(spared)


def test_nobody_is_too_rich_to_be_judged() -> None:
    s = position(seat(5, gold=999), seat(12, gold=998), seat(4), seat(18, gold=999), moment="census", year=12)
    assert sum(worth(s, me) for me in range(4)) == pytest.approx(1.0)


def test_more_of_anything_is_better() -> None:
    plain = worth(position(seat(5), year=8))
    assert worth(position(seat(5, gold=4), year=8)) > plain
    assert worth(position(seat(5, guilds={5: 3}), year=8)) > plain
    assert worth(position(seat(5, bards={"snowfields": 3}), year=8)) > plain
    assert worth(position(seat(5, "PAI"), year=8)) > plain


def test_a_search_shows_its_units_even_when_nothing_depends_on_it() -> None:
    s = position(seat(5, "PPP"), seat(12, gold=99), seat(4, gold=99), seat(18, gold=99), moment="census", year=12)
    assert Search(1, iterations=40).move(s, 0) == s.moves(0)[-1]
