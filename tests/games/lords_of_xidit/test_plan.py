"""What a plan is said to do is what its orders do when nobody else is in the way."""

from __future__ import annotations

import pytest
from tests.games.lords_of_xidit.table import asked, new, orders, position, recruiting, seat
from tests.rule import rule

from underthrone.games.lords_of_xidit.game import load
from underthrone.games.lords_of_xidit.kingdom import CITIES
from underthrone.games.lords_of_xidit.moves import ORDER, ORDERS
from underthrone.games.lords_of_xidit.plan import first_orders, leads, outcomes
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.dice import Dice, seeded

LAND = load().land


def words(s: Table, plan: str, lang: str = "en") -> list[str]:
    told = s.setup.game.foretell(s, 0, [ORDER.of(ORDERS.index(order)) for order in plan.split()], lang)
    return [("" if one["works"] else "! ") + one["words"] for one in told]


def test_a_way_is_told_city_by_city_and_a_missing_road_is_said() -> None:
    s = position(seat(10))
    assert words(s, "red black wait") == ["→ Oldspring (9)", "→ Fenbridge (8)", "Stays"]
    assert words(position(seat(5)), "red") == ["! No such road"]


def test_the_table_of_where_orders_lead_is_what_the_rules_do() -> None:
    there, first = leads(LAND), first_orders(LAND)
    for c in range(CITIES):
        s = position(seat(c + 1))
        assert there[c] == [outcomes(s, 0, [order])[0]["city"] for order in range(len(ORDERS))]
        for goal in range(CITIES):
            here, steps = c, 0
            while here != goal:
                here, steps = there[here][first[here][goal]], steps + 1
            assert steps == LAND.distance[c][goal]
        assert ORDERS[first[c][c]] == "action"


@rule("XI-14")
def test_a_recruit_comes_once_a_year() -> None:
    s = position(seat(9), recruitment=recruiting(_9="AIM"))
    assert words(s, "action action") == ["+ 1 archer", "! Recruits once a year"]
    assert words(s, "action action", "fr") == ["+ 1 archer", "! Une recrue par an ici"]


def test_a_threat_says_what_is_lacking_and_what_recruits_on_the_way_change() -> None:
    s = position(seat(9, "M"), recruitment=recruiting(_9="AIM"), threats=[10])
    assert words(s, "red action") == ["→ Lanternford (10)", "! Lacks 1 archer"]
    assert words(s, "action red action") == ["+ 1 archer", "→ Lanternford (10)", "Beats the Wisp swarm"]


def test_another_s_guild_gives_no_stories() -> None:
    s = position(seat(10, "AM"), seat(5, guilds={10: 2}), threats=[10])
    assert words(s, "action") == ["Beats the Wisp swarm · no stories: another’s guild"]


@rule("XI-40")
def test_where_nothing_lies_a_raging_titan_is_fought() -> None:
    assert words(position(seat(4)), "action") == ["! Nothing here now"]
    assert words(position(seat(4, "PP"), raging=["root-mother"]), "action") == ["! Too few units for a titan"]
    assert words(position(seat(4, "PPP"), raging=["root-mother"]), "action") == ["Fights a titan"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whatever_is_planned_is_told_as_it_comes_when_nobody_else_acts(players: int) -> None:
    """In games of any length; nothing changes by asking, and every order has words in both languages."""
    g, dice = new(players).setup.game, Dice(seeded(players))
    for seed in range(3):
        s = new(players, seed)
        while s.deciders():
            if asked(s) == "program" and s.year % 2 == 0 and not any(s.parts_of(n) for n in range(players)):
                moves = [ORDER.of(dice.below(len(ORDERS))) for _ in range(6)]
                before = s.to_data()
                told = g.foretell(s, 0, moves, "en")
                assert s.to_data() == before
                assert [bool(one["words"]) for one in g.foretell(s, 0, moves, "fr")] == [True] * 6
                assert told[-1]["city"] == ends(s.clone(), moves)
            seat = s.decider()
            s.play(seat, g.heuristics.habit(s, seat, dice))


def ends(s: Table, moves: list[int]) -> int:
    """The city where a year leaves the first seat."""
    orders(s, " ".join(ORDERS[ORDER.order(move)] for move in moves))
    while s.deciders() and asked(s) not in ("program", "show"):
        s.play(s.decider(), s.moves(s.decider())[0])
    return s.players[0].city + 1
