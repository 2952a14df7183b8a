"""Board and setup."""

from __future__ import annotations

import pytest
from tests.games.lords_of_xidit.table import answer, asked, cities, new, options, xidit
from tests.rule import rule

import underthrone as ut
from underthrone.games.lords_of_xidit.kingdom import BARRACKS, CITIES
from underthrone.games.lords_of_xidit.state import RECRUITMENT, THREAT


@rule("XI-01")
def test_three_to_five_players_on_21_cities_with_at_most_one_road_of_a_colour_each() -> None:
    assert list(xidit().players) == [3, 4, 5]
    with pytest.raises(ut.Trouble, match="takes 3 to 5 players, not 2"):
        xidit().new(2)
    land = xidit().land
    assert len(land.cities) == CITIES
    for city in range(CITIES):
        for colour in range(3):
            there = land.roads[city][colour]
            assert there < 0 or land.roads[there][colour] == city


@rule("XI-01")
def test_nine_regions_have_two_values_and_the_central_one_the_bastion() -> None:
    land = xidit().land
    assert len(land.regions) == 9
    assert all(first > second >= 0 for first, second in zip(land.first, land.second))
    assert land.region_ids[land.bastion] == "heartlands"


@rule("XI-02")
def test_seventy_units_twenty_bards_and_fifteen_stories() -> None:
    assert BARRACKS == (18, 16, 14, 12, 10)
    s = new()
    assert s.conserved()[0] == [18, 16, 14, 12, 10]
    assert [(p.bards, p.stories, p.gold) for p in s.players] == [(20, 15, 0)] * 4


@rule("XI-03")
def test_titans_sleep_in_pairs_of_three_four_and_five_and_nobody_sees_which_is_on_top() -> None:
    tops = set()
    for seed in range(20):
        s = new(seed=seed)
        for titans in (s.titan_on_top, s.titan_under):
            assert [xidit().land.titan_units[titan] for titan in titans] == [3, 4, 5]
        tops.add(tuple(s.titan_on_top))
        assert [pile["raging"] for pile in s.view(0)["titans"]] == [None] * 3
    assert len(tops) > 4


@rule("XI-04")
@pytest.mark.parametrize("players", [4, 5])
def test_five_tiles_to_recruit_five_threats_and_two_queues(players: int) -> None:
    s = new(players)
    recruits = [c for c in range(CITIES) if s.tile[c] == RECRUITMENT]
    assert len(recruits) == 5
    assert s.tile.count(THREAT) == 5
    for c in recruits:
        assert s.units_in(c) == xidit().land.five.recruits[c]
    assert len(s.recruitment_pile) == 4
    assert len(s.threat_pile) == 5
    assert s.next_recruitment >= 0
    assert s.next_threat >= 0
    assert s.conserved()[2] == list(range(21))


@rule("XI-05")
def test_the_assessments_have_a_random_order_that_everybody_knows() -> None:
    seen = {tuple(new(seed=seed).view(None)["assessments"]) for seed in range(40)}
    assert len(seen) == 6


@rule("XI-06")
def test_the_idrakys_start_in_different_cities_in_turn_order() -> None:
    s = new(first="oldest")
    assert [asked(s), s.decider(), len(options(s))] == ["place", 0, 21]
    answer(s, "(6)")
    assert [s.decider(), len(options(s))] == [1, 20]
    assert xidit().why_not(s, 1, 5) == "Another Idrakys stands in Sunwatch (6) already."
    answer(s, "(7)", "(8)", "(9)")
    assert cities([p.city for p in s.players]) == [6, 7, 8, 9]


@rule("XI-07")
def test_the_first_player_is_random_or_sits_in_seat_one() -> None:
    assert {new(seed=seed).first for seed in range(30)} == {0, 1, 2, 3}
    assert {new(seed=seed, first="oldest").first for seed in range(10)} == {0}


@rule("XI-80")
def test_three_players_use_eighteen_tiles_with_four_units_and_spread_four_of_each_kind() -> None:
    s = new(3)
    assert s.conserved()[2] == list(range(18))
    assert s.tile.count(RECRUITMENT) == s.tile.count(THREAT) == 4
    assert sum(s.stationed) == 16
    assert len(s.recruitment_pile) + 1 == 5
    assert len(s.threat_pile) + 1 == 18 - 8 - 5


@rule("XI-80")
def test_in_the_three_player_game_regions_1_and_2_are_closed_but_all_cities_are_open() -> None:
    s = new(3)
    closed = [r["region"] for r in s.view(None)["regions"] if r["closed"]]
    assert closed == ["gull-cape", "amber-coast"]
    assert len(options(s)) == 21


@rule("XI-82")
@pytest.mark.parametrize(
    ("players", "without", "closed"),
    [(5, [20, 21], ["gull-cape"]), (4, [19, 20, 21], ["gull-cape", "amber-coast"])],
)
def test_the_short_game_has_fewer_tiles_and_regions(players: int, without: list[int], closed: list[str]) -> None:
    s = new(players, length="short")
    assert s.mode.years == 9
    assert cities(s.conserved()[2]) == [c for c in range(1, 22) if c not in without]
    assert [r["region"] for r in s.view(None)["regions"] if r["closed"]] == closed


@rule("XI-82")
def test_both_variants_combine() -> None:
    s = new(3, length="short")
    assert cities(s.conserved()[2]) == [c for c in range(1, 19) if c not in (14, 18)]
    assert [r["region"] for r in s.view(None)["regions"] if r["closed"]] == ["gull-cape", "amber-coast"]
    assert len(s.dummy) == 3
    assert s.mode.years == 9
