"""A year: six orders, and what they do."""

from __future__ import annotations

import pytest
from tests.games.lords_of_xidit.table import (
    answer,
    asked,
    bards,
    cities,
    events,
    letters,
    lively,
    new,
    orders,
    position,
    recruiting,
    seat,
    told,
)
from tests.rule import rule

from underthrone.games.lords_of_xidit.kingdom import set_of
from underthrone.games.lords_of_xidit.moves import ORDER, WAIT
from underthrone.games.lords_of_xidit.state import NO_TILE, RECRUITMENT, THREAT


@rule("XI-10")
@pytest.mark.parametrize(("length", "years"), [("long", 12), ("short", 9)])
def test_a_game_has_twelve_years_or_nine(length: str, years: int) -> None:
    *_, last = lively(4, 1, length=length)
    assert last.over
    assert last.year == years


@rule("XI-10")
def test_all_players_program_six_orders_at_the_same_time_and_may_change_them() -> None:
    s = position(seat(5))
    assert asked(s) == "program"
    assert s.deciders() == [0, 1, 2, 3]
    for icon in (0, 1, 2, 3, 4, 0):
        assert s.moves(0) == [ORDER.of(order) for order in range(5)]
        s.play(0, ORDER.of(icon))
    assert s.deciders() == [1, 2, 3]
    assert s.view(0)["sealed"] == [ORDER.of(icon) for icon in (0, 1, 2, 3, 4, 0)]
    assert "sealed" not in s.view(None)
    assert s.view(1)["seats"][0]["orders"] == []
    s.play(0, ORDER.of(WAIT))
    assert s.deciders() == [0, 1, 2, 3]
    assert s.view(0)["sealed"] == [ORDER.of(WAIT)]


@rule("XI-11")
def test_orders_are_carried_out_one_by_one_in_turn_order() -> None:
    s = position(seat(5), seat(12), first=1)
    orders(s, "blue red", "blue wait")
    numbers = [event.get("number", event.get("seat")) for event in s.setup.game.happened(s, None)]
    assert numbers[:10] == [1, 1, 2, 3, 0, 2, 1, 2, 3, 0]


@rule("XI-07", "XI-11")
def test_the_first_player_token_passes_left_every_year() -> None:
    s = orders(position(seat(5), first=3))
    assert s.first == 0
    assert orders(s).first == 1


@rule("XI-12")
def test_a_road_order_leads_along_that_colour_as_alex_goes_from_5_to_12() -> None:
    assert cities([orders(position(seat(5)), "blue").players[0].city]) == [12]


@rule("XI-12")
def test_where_there_is_no_road_of_that_colour_nothing_happens() -> None:
    s = orders(position(seat(5)), "red")
    assert cities([s.players[0].city]) == [5]
    assert "found no red road in Thornwick (5)" in told(s)


@rule("XI-13")
def test_an_action_recruits_the_weakest_unit_as_stephanie_does_in_5() -> None:
    s = orders(position(seat(5), recruitment=recruiting(_5="PACM")), "action")
    assert letters(s.players[0]) == "P"


@rule("XI-13")
def test_of_several_actions_in_a_row_only_the_first_that_can_recruits() -> None:
    s = orders(position(seat(5), recruitment=recruiting(_5="PPACM")), "action action action")
    assert letters(s.players[0]) == "P"
    assert [event["seat"] for event in events(s, "cancelled")] == [0, 0]
    again = orders(s, "action")
    assert letters(again.players[0]) == "PP"


@rule("XI-13")
def test_nobody_recruits_twice_in_a_city_in_a_year_not_even_from_a_new_tile() -> None:
    s = position(seat(5), recruitment=recruiting(_5="P"), recruitment_queue=[6, 7])
    s.next_recruitment = 4  # as if the same tile came back at once
    orders(s, "action action")
    assert letters(s.players[0]) == "P"
    assert s.tile[4] == RECRUITMENT


@rule("XI-14")
def test_a_threat_takes_all_its_units_back_to_the_barracks() -> None:
    s = position(seat(10, "AAM"), threats=[10])
    before = s.barracks[:]
    orders(s, "action")
    assert asked(s) == "choose_rewards"
    assert letters(s.players[0]) == "A"
    assert s.barracks == [before[0], before[1] + 1, before[2], before[3], before[4] + 1]


@rule("XI-14", "XI-15")
def test_without_all_the_units_the_action_is_cancelled() -> None:
    s = orders(position(seat(10, "AAC"), threats=[10]), "action")
    assert letters(s.players[0]) == "AAC"
    assert s.tile[9] == THREAT
    assert len(events(s, "cancelled")) == 1


@rule("XI-15")
def test_wait_does_nothing_and_an_action_without_a_tile_neither() -> None:
    s = position(seat(10, "AM"))
    orders(s, "wait action")
    assert letters(s.players[0]) == "AM"
    assert s.players[0].beaten == s.players[0].recruited == 0


@rule("XI-16")
def test_a_tile_that_appeared_a_moment_before_counts_as_stephanie_foresaw_for_12() -> None:
    s = position(seat(12, "PAA"), seat(10, "AM"), threats=[10], threat_queue=[12, 3])
    orders(s, "wait action", "action")
    answer(s, "leave 2 bards")
    assert s.tile[11] == THREAT
    assert asked(s) == "choose_rewards"
    assert s.decider() == 0


@rule("XI-16")
def test_recruiting_and_beating_a_threat_in_one_city_in_one_year_is_allowed() -> None:
    others = [c for c in range(1, 22) if c not in (5, 10, 12)]
    s = position(
        seat(5, "IC"),
        seat(10, "AM"),
        seat(12, "PAA"),
        recruitment=recruiting(_5="P"),
        recruitment_queue=others,
        threats=[10],
        threat_queue=[12],
    )
    orders(s, "action wait wait action", "action", "wait action")
    answer(s, "leave 2 bards", "leave 2 bards")
    assert (asked(s), s.decider()) == ("choose_rewards", 0)
    assert s.players[0].recruited == s.players[0].beaten == set_of([4])
    twice = position(seat(10, "AAMM"), threats=[10], threat_queue=[11, 3])
    twice.next_threat = 9  # as if the same tile came back at once
    orders(twice, "action action")
    answer(twice, "leave 2 bards")
    assert asked(twice) == "place_bard"
    assert letters(twice.players[0]) == ""


@rule("XI-11", "XI-13", "XI-14", "XI-22", "XI-23", "XI-30")
def test_the_example_year_of_the_blue_player() -> None:
    s = position(
        seat(7, "PPAAC"),
        recruitment={**recruiting(_7="AIM"), 6: "full"},
        threats=[17],
        recruitment_queue=[1, 3],
        threat_queue=[14, 2],
    )
    orders(s, "action red action blue red action")
    assert letters(s.players[0]) == "PPAA"
    answer(s, "Take 3 bards and 3 stories", "Snowfields", "Heartlands", "Heartlands")
    assert cities([s.players[0].city]) == [17]
    assert (s.guild[16], s.height[16]) == (0, 3)
    assert bards(s, 0) == {"snowfields": 1, "heartlands": 2}
    assert s.tile[16] == NO_TILE
    assert s.tile[13] == THREAT
    assert cities(s.threat_discard) == [17]
    assert cities([s.next_threat]) == [2]
    assert s.year == 2
    assert s.first == 1


@rule("XI-10")
def test_a_year_of_new_tables_begins_with_the_placing() -> None:
    assert new().round() == 1
