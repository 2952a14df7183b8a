"""Rewards of threats."""

from __future__ import annotations

from typing import Any

from tests.games.lords_of_xidit.table import answer, asked, bards, events, options, orders, position, seat, xidit
from tests.rule import rule

from underthrone.games.lords_of_xidit.moves import BARD
from underthrone.games.lords_of_xidit.state import Table


def beaten(**more: Any) -> Table:
    """City 10 was freed from its threat: 3 gold, 2 bards or 4 stories."""
    return orders(position(seat(10, "AM", **more), threats=[10]), "action")


@rule("XI-20")
def test_a_threat_gives_two_of_three_rewards() -> None:
    assert options(beaten()) == [
        "Take 2 bards and 4 stories, leave 3 gold",
        "Take 3 gold and 4 stories, leave 2 bards",
        "Take 3 gold and 2 bards, leave 4 stories",
    ]


@rule("XI-22", "XI-23", "XI-25")
def test_rewards_say_what_really_comes_when_less_fits() -> None:
    s = beaten(guilds={10: 2}, stock_bards=1)
    assert options(s) == [
        "Take 1 of 2 bards and 2 of 4 stories, leave 3 gold",
        "Take 3 gold and 2 of 4 stories, leave 1 of 2 bards",
        "Take 3 gold and 1 of 2 bards, leave 2 of 4 stories",
    ]
    assert xidit().words(s, 0, s.moves(0)[0], "fr") == (
        "Prendre 1 barde sur 2 et 2 étages sur 4, laisser 3 pièces d’or"
    )
    assert s.view(0)["about"] == {
        "titan": None,
        "offered": {"gold": 3, "bards": 2, "stories": 4},
        "coming": {"gold": 3, "bards": 1, "stories": 2},
    }
    assert s.view(1)["about"]["coming"] is None
    s = answer(s, "leave 3 gold", "Heartlands")
    assert (s.height[9], bards(s, 0)) == (4, {"heartlands": 1})
    held = orders(position(seat(17, "PAC", held=2), threats=[17]), "action")
    assert options(held)[0] == "Take 3 bards and 4 stories, leave 3 gold"


@rule("XI-20", "XI-40")
def test_the_choice_of_rewards_names_the_city_or_the_titan() -> None:
    assert xidit().prompt(beaten()).startswith("The threat in Lanternford (10) is beaten.")
    s = answer(orders(position(seat(4, "PPP"), raging=["root-mother"]), "action"), "Root Mother")
    assert xidit().prompt(s).startswith("The Root Mother is beaten.")
    assert xidit().prompt(s, "fr").startswith("Victoire sur la Mère Racine.")


@rule("XI-21")
def test_gold_goes_behind_the_screen() -> None:
    s = answer(beaten(gold=2), "leave 2 bards")
    assert s.players[0].gold == 5
    assert s.view(0)["seats"][0]["gold"] == 5
    assert "gold" not in s.view(1)["seats"][0]
    assert s.height[9] == 4


@rule("XI-22")
def test_bards_are_placed_one_by_one_in_regions_that_touch_the_city_and_in_the_bastion_unseen() -> None:
    s = answer(beaten(), "leave 4 stories")
    assert options(s) == ["Bard to Lantern Vale", "Bard to the Heartlands", "Bard to the Long Meadows"]
    assert xidit().why_not(s, 0, BARD) == "Gull Cape doesn’t touch your city."
    answer(s, "Heartlands", "Lantern Vale")
    assert bards(s, 0) == {"lantern-vale": 1, "heartlands": 1}
    assert s.players[0].bards == 18
    shown = {r["region"]: r["bards"] for r in s.view(1)["regions"]}
    assert shown["lantern-vale"] == [1, 0, 0, 0]
    assert shown["heartlands"] is None


@rule("XI-22")
def test_with_fewer_bards_than_the_reward_as_many_as_there_are() -> None:
    s = answer(beaten(stock_bards=1), "leave 4 stories", "Heartlands")
    assert asked(s) == "program"
    assert s.players[0].bards == 0


@rule("XI-22", "XI-24")
def test_without_bards_the_two_other_rewards_are_given() -> None:
    s = beaten(stock_bards=0)
    assert asked(s) == "program"
    assert (s.players[0].gold, s.height[9]) == (3, 4)


@rule("XI-22", "XI-80")
def test_where_every_region_is_closed_no_bards_can_be_placed() -> None:
    s = position(seat(20, "PPP"), players=3, raging=["root-mother"])
    answer(orders(s, "action"), "Root Mother", "Wealth")
    assert (s.players[0].gold, s.height[19], s.players[0].bards) == (3, 3, 20)


@rule("XI-22")
def test_a_single_open_region_leaves_no_choice() -> None:
    s = position(seat(20, "PPP"), raging=["root-mother"])
    answer(orders(s, "action"), "Root Mother", "leave 3 stories")
    assert bards(s, 0) == {"gull-cape": 3}


@rule("XI-23")
def test_a_guild_is_at_most_four_high_and_the_surplus_stays_as_with_alex() -> None:
    s = answer(beaten(guilds={10: 2}), "leave 2 bards")
    assert s.height[9] == 4
    assert s.players[0].stories == 15 - 4


@rule("XI-23", "XI-24")
def test_no_stories_where_the_own_guild_is_full_or_another_stands() -> None:
    full = beaten(guilds={10: 4})
    assert asked(full) == "place_bard"
    assert full.players[0].gold == 3
    other = orders(position(seat(10, "AM"), seat(5, guilds={10: 1}), threats=[10]), "action")
    assert asked(other) == "place_bard"
    assert (other.guild[9], other.height[9]) == (1, 1)


@rule("XI-24")
def test_a_threat_is_beaten_even_where_gold_is_the_only_reward_left() -> None:
    s = beaten(guilds={10: 4}, stock_bards=0)
    assert asked(s) == "program"
    assert s.players[0].gold == 3
    assert s.tile[9] == 0


@rule("XI-23")
def test_no_stories_without_any_in_stock() -> None:
    s = beaten(stock_stories=0)
    assert asked(s) == "place_bard"
    assert s.guild[9] == -1


@rule("XI-25")
def test_held_stories_follow_the_rewards_stories_up_to_four() -> None:
    s = position(seat(17, "PAC", held=2), threats=[17])
    answer(orders(s, "action"), "leave 3 bards")
    assert s.height[16] == 4
    assert (s.players[0].held, s.players[0].stories) == (1, 15 - 2 - 3)


@rule("XI-26")
def test_units_are_paid_before_rewards_and_the_next_tile_comes_after_them() -> None:
    s = orders(position(seat(10, "AM"), threats=[10], threat_queue=[14]), "action")
    assert (sum(s.players[0].units), s.tile[13]) == (0, 0)
    answer(s, "leave 4 stories", "Heartlands")
    assert (asked(s), s.tile[13]) == ("place_bard", 0)
    answer(s, "Heartlands")
    assert s.tile[13] == 2
    assert [event["city"] + 1 for event in events(s, "threatened")] == [14]


@rule("XI-26", "XI-81")
def test_the_dummy_rises_after_the_rewards_and_before_the_next_tile() -> None:
    s = position(seat(1, "PPPAAAIICCMM"), players=3, threats=[1], threat_queue=[14])
    orders(s, "action")
    while asked(s) != "help_dummy":
        s.play(s.decider(), s.moves(s.decider())[0])
    assert s.tile[13] == 0
    before = s.dummy[:]
    answer(s, "Influence")
    assert s.dummy == [before[0], before[1] + 1, before[2]]
    assert s.tile[13] == 2
