"""City tile management, and the titans."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.lords_of_xidit.table import (
    answer,
    asked,
    cities,
    events,
    letters,
    lively,
    options,
    orders,
    position,
    recruiting,
    seat,
    xidit,
)
from tests.rule import rule

from underthrone.games.lords_of_xidit.moves import FIGHT, PAY, RECRUITED_THERE
from underthrone.games.lords_of_xidit.rules.tiles import muster
from underthrone.games.lords_of_xidit.state import NO_TILE, RECRUITMENT, THREAT, Table
from underthrone.kernel.rules import do

ALL = range(1, 22)


def rest(*named: int) -> list[int]:
    return [c for c in ALL if c not in named]


def beat_ten(**more: Any) -> Table:
    """The threat of city 10 is beaten, for gold and stories."""
    s = position(seat(10, "AM"), threats=[10], **more)
    return answer(orders(s, "action"), "leave 2 bards")


@rule("XI-30")
def test_the_last_unit_taken_brings_the_next_tile_as_paul_does_in_8() -> None:
    s = position(seat(8), recruitment=recruiting(_8="I"), recruitment_queue=[3, 2, 18], threat_discard=[1])
    orders(s, "action")
    assert s.tile[7] == NO_TILE
    assert cities(s.recruitment_discard) == [8]
    assert s.tile[2] == RECRUITMENT
    assert s.units_in(2) == xidit().land.five.recruits[2]
    assert cities([s.next_recruitment, *s.recruitment_pile]) == [2, 18]


@rule("XI-30")
def test_a_beaten_threat_is_discarded_and_the_next_one_appears() -> None:
    s = beat_ten(threat_queue=[14, 2, 5], recruitment_queue=[1, 3])
    assert cities(s.threat_discard) == [10]
    assert s.tile[13] == THREAT
    assert cities([s.next_threat, s.threat_pile[-1]]) == [2, 5]


@rule("XI-30")
def test_units_missing_in_the_barracks_are_left_out_and_never_added() -> None:
    s = position(
        seat(8), seat(5, "M" * 10), seat(18, "P" * 18), recruitment=recruiting(_8="I"), recruitment_queue=[3, 2, 1]
    )
    orders(s, "action")
    assert xidit().land.five.recruits[2] == [1, 0, 1, 1, 2]
    assert s.units_in(2) == [0, 0, 1, 1, 0]
    s.barracks[4] += 1
    orders(s)
    assert s.units_in(2) == [0, 0, 1, 1, 0]


@rule("XI-30")
def test_a_tile_that_gets_no_unit_is_discarded_for_the_next_one_each_at_most_once() -> None:
    s = position(seat(8), recruitment_queue=[3, 2, 1])
    s.barracks = [0, 0, 0, 0, 0]
    s.agenda.clear()
    do(s, muster.later())
    s.advance()
    assert RECRUITMENT not in s.tile
    assert [event["count"] for event in events(s, "mustered")] == [0] * len(events(s, "mustered"))
    assert len({event["city"] for event in events(s, "mustered")}) == len(events(s, "mustered")) >= 3


@rule("XI-31")
def test_an_empty_recruitment_pile_is_the_threat_discard_turned_over_oldest_on_top() -> None:
    s = position(seat(8), recruitment=recruiting(_8="I"), recruitment_queue=[3, 2], threat_discard=[15, 6, 9])
    orders(s, "action")
    assert cities([s.next_recruitment]) == [2]
    assert cities(s.recruitment_pile[::-1]) == [15, 6, 9]
    assert s.threat_discard == []


@rule("XI-31")
def test_an_empty_threat_pile_is_the_recruitment_discard_turned_over() -> None:
    s = beat_ten(threat_queue=[14, 2], recruitment_discard=[20, 21, 4], recruitment_queue=rest(10, 14, 2, 20, 21, 4))
    assert cities([s.next_threat]) == [2]
    assert cities(s.threat_pile[::-1]) == [20, 21, 4]
    assert s.recruitment_discard == []


@rule("XI-31")
def test_an_empty_pile_is_refilled_as_soon_as_a_tile_lands_in_the_discard() -> None:
    s = beat_ten(threat_queue=[14, 2], recruitment=recruiting(_5="P"), recruitment_queue=rest(10, 14, 2, 5))
    assert s.threat_pile == []
    s.players[1].city = 4
    orders(s, "", "action")
    assert cities(s.threat_pile) == [5]
    assert s.raging == [0, 0, 0]


@rule("XI-32")
def test_without_anything_to_recruit_from_the_top_threat_becomes_the_next_recruitment() -> None:
    s = position(seat(8), recruitment=recruiting(_8="I"), recruitment_queue=[3], threat_queue=[14, 2, 5])
    orders(s, "action")
    assert s.tile[2] == RECRUITMENT
    assert cities([s.next_threat, s.next_recruitment, s.threat_pile[-1]]) == [14, 2, 5]


@rule("XI-33", "XI-34", "XI-35")
def test_an_empty_threat_queue_wakes_the_titans_and_brings_reinforcements() -> None:
    s = position(
        seat(10, "AM"),
        threats=[10],
        threat_queue=[14],
        threat_discard=[1, 2, 3],
        recruitment_queue=[4, 5, 6, *rest(10, 14, 1, 2, 3, 4, 5, 6)],
    )
    answer(orders(s, "action"), "leave 2 bards")
    assert s.raging == [1, 1, 1]
    assert len(events(s, "awoke")) == 3
    assert s.tile[13] == THREAT
    assert cities([s.next_recruitment]) == [4]
    assert cities(s.recruitment_pile[::-1]) == [5, 6]
    assert sorted(cities([s.next_threat, *s.threat_pile])) == sorted([10, *rest(10, 14, 4, 5, 6)])
    assert s.threat_discard == []


@rule("XI-33", "XI-34")
def test_reinforcements_arrive_even_when_no_titan_wakes_and_raging_ones_stay() -> None:
    titans = ["grumbling-hill", "root-mother", "tide-eater", "ember-hart"]
    s = position(
        seat(10, "AM"),
        threats=[10],
        gone=titans,
        raging=["sky-anvil"],
        threat_queue=[14],
        recruitment_queue=rest(10, 14),
    )
    answer(orders(s, "action"), "leave 2 bards")
    assert events(s, "awoke") == []
    assert len(events(s, "reinforced")) == 1
    assert s.raging == [0, 0, 1]
    assert s.view(None)["titans"][2]["raging"] == "sky-anvil"
    assert s.next_threat >= 0


@rule("XI-36")
def test_next_tiles_tops_and_discards_are_public_and_nothing_below() -> None:
    s = position(seat(8), recruitment_queue=[3, 2, 18], threat_queue=[14, 5, 9], threat_discard=[1, 6])
    shown = s.view(None)
    assert shown["recruitment"] == {"next": 3, "top": 2, "pile": 2, "discard": []}
    assert [shown["threats"][name] for name in ("next", "top", "discard")] == [14, 5, [1, 6]]
    assert "known_threats" not in shown


@rule("XI-37")
def test_two_tiles_in_one_city_are_impossible() -> None:
    s = position(seat(8), threats=[10], recruitment_queue=[1])
    s.next_recruitment = 9
    do(s, muster.later())
    with pytest.raises(AssertionError, match="one tile"):
        s.advance()


@rule("XI-33", "XI-37")
def test_every_tile_is_somewhere_through_whole_games_with_awakenings() -> None:
    awoke = 0
    for players in (3, 4, 5):
        for s in lively(players, players):
            assert len(s.conserved()[2]) == len(s.mode.cities)
            assert s.next_recruitment >= 0
            assert s.next_threat >= 0
            awoke += len(events(s, "awoke"))
    assert awoke > 0


# --- Titans


def alex(army: str = "PPAAC", **more: Any) -> Table:
    """Alex stands in city 4, where no tile lies, and two titans rage."""
    return position(seat(4, army), raging=["root-mother", "sky-anvil"], **more)


@rule("XI-40")
def test_alex_beats_the_titan_that_needs_three_units_from_a_city_without_a_tile() -> None:
    s = orders(alex(), "action")
    assert options(s) == ["Fight the Root Mother", "Fight the Sky Anvil", "Fight no titan"]
    answer(s, "Root Mother", "militia", "archer", "archer")
    assert letters(s.players[0]) == "PC"
    assert s.view(None)["titans"][0] == {"need": 3, "left": 1, "raging": None}
    answer(s, "Take 3 bards and 3 stories")
    assert (s.guild[3], s.height[3]) == (0, 3)
    assert options(s) == ["Bard to the Long Meadows", "Bard to the Thorn Marsh"]


@rule("XI-40")
def test_every_question_about_a_titan_names_it() -> None:
    g, s = xidit(), orders(alex("PPPAAC"), "action")
    assert g.prompt(s) == "Fight one of the raging titans, or none: the Root Mother and the Sky Anvil."
    assert g.prompt(s, "fr").endswith("ou aucun\u202f: la Mère Racine et l’Enclume du ciel.")
    answer(s, "Sky Anvil")
    assert g.prompt(s) == "Choose a unit to send against the Sky Anvil, weaker ones first; 3 to send."
    assert s.view(1)["about"] == {"titan": "sky-anvil", "units": 3}
    one = orders(position(seat(4, "PPP"), raging=["ember-hart", "root-mother"], gone=[]), "action")
    assert options(one) == ["Fight the Root Mother", "Fight no titan"]
    alone = orders(position(seat(4, "PPP"), raging=["root-mother"]), "action")
    assert g.prompt(alone) == "Fight the Root Mother, or no titan."


@rule("XI-40")
def test_the_player_may_leave_the_titans_alone() -> None:
    s = answer(orders(alex(), "action"), "no titan")
    assert asked(s) == "program"
    assert letters(s.players[0]) == "PPAAC"


@rule("XI-40")
def test_a_titan_needs_as_many_units_as_its_icons() -> None:
    s = orders(alex("PPPA"), "action")
    assert options(s) == ["Fight the Root Mother", "Fight no titan"]
    assert xidit().why_not(s, 0, FIGHT.of(4)) == "You have 4 units and need 5 against the Sky Anvil."
    assert xidit().why_not(s, 0, FIGHT.of(0)) == "The Grumbling Hill isn’t raging."
    assert asked(orders(alex("PP"), "action")) == "program"


@rule("XI-40")
def test_units_are_sent_in_rising_strength_and_the_last_ones_without_a_question() -> None:
    s = answer(orders(alex("PPAC"), "action"), "Root Mother")
    assert letters(s.players[0]) == "PAC"
    assert options(s) == ["Send 1 peasant militia", "Send 1 archer"]
    assert xidit().why_not(s, 0, PAY.of(2)) == "You have no infantry."
    assert xidit().why_not(s, 0, PAY.of(3)).endswith("after 1 cleric too few would be left to follow.")
    answer(s, "archer")
    assert letters(s.players[0]) == "P"
    assert asked(s) == "choose_rewards"


@rule("XI-40")
def test_no_titan_is_fought_where_a_tile_lies() -> None:
    assert asked(orders(alex("PPAAC", threats=[4]), "action")) == "program"
    busy = alex("PPAAC", recruitment=recruiting(_4="P"), recruitment_queue=[1, 2])
    assert asked(orders(busy, "action action")) == "program"


@rule("XI-40")
def test_a_titan_that_woke_with_an_order_can_be_fought_with_the_next_one() -> None:
    s = position(seat(10, "AM"), seat(4, "PPPP"), threats=[10], threat_queue=[14], recruitment_queue=rest(10, 14))
    answer(orders(s, "action", "action"), "leave 2 bards")
    assert (asked(s), s.decider()) == ("fight", 1)


@rule("XI-41")
def test_never_two_titans_in_one_city_in_one_year() -> None:
    s = orders(alex("PPPPPPPPP"), "action action")
    answer(s, "Root Mother", "leave 3 bards")
    assert asked(s) == "program"
    assert s.raging == [0, 0, 1]
    assert asked(orders(s, "action")) == "fight"


@rule("XI-41")
def test_never_a_threat_and_a_titan_in_one_city_in_one_year_by_one_player() -> None:
    s = position(seat(10, "AMPPP"), seat(10, "PPP"), raging=["root-mother"], threats=[10], threat_queue=[14, 2])
    orders(s, "action action", "wait action")
    answer(s, "leave 2 bards")
    assert (asked(s), s.decider()) == ("fight", 1)


@rule("XI-41")
def test_nor_a_threat_after_a_titan() -> None:
    s = position(seat(14, "PPPPPM"), seat(10, "AM"), raging=["root-mother"], threats=[10], threat_queue=[14, 2])
    orders(s, "action wait action", "wait action")
    while asked(s) != "program":
        s.play(s.decider(), s.moves(s.decider())[0])
    assert s.tile[13] == THREAT
    assert letters(s.players[0]) == "PPM"


@rule("XI-41")
def test_nor_a_titan_after_a_recruit() -> None:
    s = position(seat(4, "PPP"), raging=["root-mother"], recruitment=recruiting(_4="P"), recruitment_queue=[1, 2])
    orders(s, "action action")
    assert asked(s) == "program"
    assert letters(s.players[0]) == "PPPP"


@rule("XI-41", "XI-13")
def test_but_a_recruit_after_a_titan_is_compulsory_as_ever() -> None:
    s = position(
        seat(4, "PPPPP"),
        seat(8),
        raging=["root-mother"],
        recruitment=recruiting(_8="I"),
        recruitment_queue=[4, 2],
    )
    orders(s, "action wait action action", "wait action")
    answer(s, "Root Mother", "leave 3 bards")
    assert letters(s.players[0]) == "PPP"
    assert [event["cause"] for event in events(s, "cancelled")] == [RECRUITED_THERE], "once a year all the same"
    assert [(event["seat"], event["city"] + 1) for event in events(s, "recruited")] == [(1, 8), (0, 4)]


@rule("XI-15")
def test_an_action_with_nothing_to_do_says_why() -> None:
    def why(s: Table, program: str) -> str:
        return xidit().event_words(s, events(orders(s, program), "cancelled")[0], "en")

    assert why(position(seat(5)), "action") == "Player 1 had nothing to do in Thornwick (5): no tile lies there."
    twice = position(seat(5), recruitment=recruiting(_5="PP"))
    assert (
        why(twice, "action action") == "Player 1 had nothing to do in Thornwick (5), having recruited there this year."
    )
    few = position(seat(10, "A"), threats=[10])
    assert why(few, "action") == "Player 1 lacked units against the threat in Lanternford (10)."
    assert why(alex("PP"), "action") == "Player 1 had too few units to fight a titan from Millrace (4)."
    busy = position(seat(4, "PPP"), raging=["root-mother"], recruitment=recruiting(_4="P"), recruitment_queue=[1, 2])
    assert (
        why(busy, "action action") == "Player 1 could fight no titan from Millrace (4), having acted there this year."
    )
