"""The conflict phase: choosing, paying, hush money, abilities by number."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.shadow_throne.table import (
    WORKSHOP,
    asked,
    cards,
    converted,
    dead,
    emboldened,
    extra,
    fight,
    fighter,
    gold,
    hand,
    line,
    move,
    position,
    public,
    seat,
    told,
    value,
    wave,
    waves,
)
from tests.rule import rule

import underthrone as ut
from underthrone.games.shadow_throne.abilities import ABILITIES
from underthrone.games.shadow_throne.moves import CHOOSE
from underthrone.games.shadow_throne.state import Fighter

# --- Choosing


@rule("TH-20")
def test_all_choose_at_the_same_time_and_reveal_together() -> None:
    s = position(seat("outlaw"), seat("pilgrim"), seat("deserter"))
    assert s.deciders() == [0, 1, 2]
    s.play(2, move(s, CHOOSE, "deserter"))
    s.play(0, move(s, CHOOSE, "outlaw"))
    assert line(s) == []
    s.play(1, move(s, CHOOSE, "pilgrim"))
    assert [(f["seat"], f["card"]) for f in line(s)] == [(0, "outlaw"), (1, "pilgrim"), (2, "deserter")]


@rule("TH-20")
def test_any_card_of_the_hand_may_be_chosen_also_one_that_cannot_be_paid() -> None:
    s = position(seat("king-kyros", "outlaw", "outlaw", gold=0))
    assert move(s, CHOOSE, "king-kyros") in s.moves(0)
    assert sorted({move(s, CHOOSE, card) for card in hand(s, 0)}) == s.moves(0)


@rule("TH-20")
def test_a_card_that_is_not_in_hand_cannot_be_chosen() -> None:
    s = position(seat("outlaw"))
    with pytest.raises(ut.Illegal, match="You don’t hold King Kyros"):
        s.play(0, move(s, CHOOSE, "king-kyros"))


@rule("TH-20")
def test_a_battle_has_four_waves() -> None:
    s = position()
    for number in (1, 2, 3, 4):
        assert asked(s) == "choose"
        assert s.view(None)["wave"] == number
        wave(s, None, None, None)
    assert asked(s) == "save"


# --- Gold


@rule("TH-21")
def test_an_income_is_collected_and_a_cost_is_paid() -> None:
    s = position(seat("outlaw", gold=3), seat("iron-legion", gold=20))
    wave(s, "outlaw", "iron-legion", None)
    assert gold(s, 0) == 3 + 2
    assert gold(s, 1) == 20 - value("iron-legion", "price")


@rule("TH-22")
def test_dutiful_peasant_costs_one_after_an_empire_card() -> None:
    s = position(seat("dutiful-peasant", gold=3, line=["conscript"]), seat("dutiful-peasant", gold=3), wave=2)
    wave(s, "dutiful-peasant", "dutiful-peasant", None)
    assert gold(s, 0) == 2
    assert gold(s, 1) == 3


@rule("TH-22")
def test_outlaw_brings_one_after_a_rebel_in_one_step() -> None:
    s = position(seat("outlaw", gold=0, line=["deserter"]), seat("outlaw", gold=0, line=["pilgrim"]), wave=2)
    wave(s, "outlaw", "outlaw", None)
    assert gold(s, 0) == 1
    assert gold(s, 1) == 2
    assert {"event": "collected", "seat": 0, "gold": 1, "hush": 1} in told(s, "collected")


@rule("TH-22")
def test_there_is_no_hush_money_in_the_first_wave() -> None:
    s = position(seat("outlaw", gold=0, line=[{"card": "langman", "wave": 0}]))
    wave(s, "outlaw", None, None)
    assert gold(s, 0) == 2


@rule("TH-22")
def test_only_the_wave_just_before_counts_for_hush_money() -> None:
    s = position(seat("outlaw", gold=0, line=["deserter", "pilgrim"]), wave=3)
    wave(s, "outlaw", None, None)
    assert gold(s, 0) == 2


@rule("TH-22")
def test_hush_money_is_never_more_than_one() -> None:
    s = position(seat("outlaw", gold=0, line=["deserter", "deserter", "smuggler"]), wave=4)
    wave(s, "outlaw", None, None)
    assert gold(s, 0) == 1


@rule("TH-22", "TH-32")
def test_hush_money_goes_by_the_printed_faction_of_a_converted_character() -> None:
    lines = [{"card": "deserter", "wave": 1, "converted": True}]
    s = position(seat("outlaw", gold=0, line=lines), seat("pilgrim", gold=0, line=lines), wave=2)
    wave(s, "outlaw", "pilgrim", None)
    assert gold(s, 0) == 1
    assert gold(s, 1) == -value("pilgrim", "price")


@rule("TH-22", "TH-30")
def test_hush_money_is_due_after_a_character_that_died() -> None:
    s = position(seat("outlaw", gold=0, line=[{"card": "deserter", "wave": 1, "dead": True}]), wave=2)
    wave(s, "outlaw", None, None)
    assert gold(s, 0) == 1


@rule("TH-22")
def test_hush_money_is_due_for_what_was_killed_or_converted_in_play() -> None:
    s = waves(("outlaw", "bentheon-knights", "pilgrim"), ("deserter", "outlaw", "shepherd-of-the-lost"))
    assert dead(s) == {"outlaw", "pilgrim"}
    assert converted(s) == {"deserter", "outlaw"}
    assert [public(s, me)["hush"] for me in range(3)] == [["rebels"], ["rebels"], ["church"]]


@rule("TH-22")
def test_the_view_shows_prices_with_hush_money() -> None:
    s = position(seat("outlaw", "dutiful-peasant", line=["conscript"]), wave=2)
    prices = dict(zip(s.view(0)["hand"], s.view(0)["prices"], strict=True))
    assert prices["dutiful-peasant"] == 1
    assert prices["outlaw"] == -2
    assert public(s, 0)["hush"] == ["empire"]


# --- Poor players


@rule("TH-23")
def test_who_cannot_pay_turns_the_card_face_down_and_collects_one_gold() -> None:
    price = value("iron-legion", "price")
    s = position(seat("iron-legion", gold=price - 1), seat("iron-legion", gold=price))
    wave(s, "iron-legion", "iron-legion", None)
    assert gold(s, 0) == price
    assert public(s, 0)["turned"] == [{"card": "iron-legion", "wave": 1}]
    assert public(s, 0)["line"] == []
    assert gold(s, 1) == 0  # who can pay must
    assert fighter(s, "iron-legion", 1)["power"] == value("iron-legion", "power")
    assert "iron-legion" not in hand(s, 0)


@rule("TH-23")
def test_hush_money_counts_for_what_can_be_paid() -> None:
    s = position(seat("dutiful-peasant", gold=0, line=["conscript"]), seat("dutiful-peasant", gold=0), wave=2)
    wave(s, "dutiful-peasant", "dutiful-peasant", None)
    assert public(s, 0)["turned"] == [{"card": "dutiful-peasant", "wave": 2}]
    assert gold(s, 0) == 1
    assert fighter(s, "dutiful-peasant")["seat"] == 1


@rule("TH-23")
def test_after_a_card_face_down_no_hush_money_is_due() -> None:
    s = position(seat("queen-eletheria", "outlaw", gold=0, line=["deserter"]), wave=2)
    wave(s, "queen-eletheria", None, None)
    assert public(s, 0)["hush"] == []
    wave(s, "outlaw", None, None)
    assert gold(s, 0) == 1 + 2


@rule("TH-23")
def test_a_card_face_down_has_no_ability_and_cannot_be_reached() -> None:
    poor = position(seat("bentheon-knights", gold=0), seat("outlaw"), seat("princess-beatice", gold=0))
    wave(poor, "bentheon-knights", "outlaw", "princess-beatice")
    assert dead(poor) == converted(poor) == set()
    target = position(seat("datura"), seat("queen-eletheria", gold=0), seat("outlaw"))
    wave(target, "datura", "queen-eletheria", "outlaw")
    assert told(target, "killed") == []
    assert emboldened(target) == {}


@rule("TH-23")
def test_a_card_face_down_scores_nothing() -> None:
    legion = {"card": "iron-legion", "wave": 4}
    s = position(seat(influence=3, turned=[legion]), seat(line=[legion]), wave=5)
    assert public(s, 0)["influence"] == 3
    assert public(s, 1)["influence"] == value("iron-legion", "influence")


@rule("TH-23")
def test_a_card_face_down_stays_known_to_all() -> None:
    s = position(seat("king-kyros", gold=0))
    wave(s, "king-kyros", None, None)
    for eye in (None, 0, 1, 2):
        assert s.view(eye)["seats"][0]["turned"] == [{"card": "king-kyros", "wave": 1}]


# --- Abilities


@rule("TH-24", "TH-03")
def test_abilities_come_by_number_after_everybody_has_paid() -> None:
    s = fight("bentheon-knights", "sythera", "outlaw")  # the 1 silences the 2 before it kills
    assert dead(s) == set()
    s = fight("bentheon-knights", "outlaw", "shepherd-of-the-lost")  # the 2 kills before the 3 converts
    assert dead(s) == {"outlaw"}
    assert converted(s) == set()


@rule("TH-24")
def test_a_wave_is_told_in_order_reveal_pay_abilities_count() -> None:
    s = fight("bentheon-knights", "outlaw", "shepherd-of-the-lost")
    kinds = [event["event"] for event in s.setup.game.happened(s, None)]
    assert kinds == ["revealed"] * 3 + ["paid", "collected", "paid", "killed", "counted", "wave-began"]


@rule("TH-24")
def test_a_wave_is_one_list_in_the_order_of_the_rulebook() -> None:
    s = position()
    to_come = [(s.rules.step_names[step], a) for step, a, _ in reversed(s.agenda) if step >= 0]
    assert to_come[:8] == [
        ("reveal", 0),
        ("pay", 0),
        ("rally", 0),
        ("resolve", 1),
        ("resolve", 2),
        ("extra_cards", 0),
        ("resolve", 3),
        ("update_track", 0),
    ]


@rule("TH-25")
@pytest.mark.parametrize("card", [card for card in cards().ids if ABILITIES[value(card, "effect")].happens])
def test_fixing_whom_an_ability_reaches_changes_nothing(card: str) -> None:
    """In the middle of a wave with somebody of every rank and faction, whose players are poor."""
    s = position(*[seat(gold=1, line=[other]) for other in ("outlaw", "hill-riders", "high-prelate")], wave=2)
    me = Fighter(0, cards().ids.index(card), 1, value(card, "number"))
    me.poor = True
    s.line.append(me)
    before = s.to_data()
    ability = ABILITIES[value(card, "effect")].happens
    assert ability is not None
    ability(s, me)
    assert s.to_data() == before


@rule("TH-25", "TH-31", "TH-56", "TH-59")
def test_outlaw_with_shepherd_and_eletheria_ends_in_the_church_with_one_more() -> None:
    """The rulebook's example."""
    s = fight("outlaw", "shepherd-of-the-lost", "queen-eletheria")
    outlaw = fighter(s, "outlaw")
    assert outlaw["faction"] == "church"
    assert outlaw["plus"] == 1
    assert outlaw["power"] == value("outlaw", "power") + 1
    assert s.view(None)["power"]["church"] == value("outlaw", "power") + 1 + value("shepherd-of-the-lost", "power")


@rule("TH-25")
def test_the_example_does_not_depend_on_who_sits_where() -> None:
    for order in permutations(("queen-eletheria", "shepherd-of-the-lost", "outlaw")):
        s = fight(*order)
        assert converted(s) == {"outlaw"}
        assert emboldened(s) == {"outlaw": 1}


@rule("TH-26")
def test_a_two_that_kills_a_three_silences_it() -> None:
    s = fight("anna-lys", "shepherd-of-the-lost", "outlaw")
    assert dead(s) == {"shepherd-of-the-lost"}
    assert converted(s) == set()


@rule("TH-26")
def test_a_two_that_kills_a_two_does_not_silence_it() -> None:
    s = fight("anna-lys", "phabos-scouts", "outlaw")
    assert dead(s) == {"phabos-scouts"}
    assert emboldened(s) == {"outlaw": 1}


@rule("TH-26")
def test_a_one_that_kills_a_two_silences_it() -> None:
    s = fight("ambush", "agitator", "band", edition=WORKSHOP)
    assert dead(s) == {"agitator"}
    assert emboldened(s) == {}


@rule("TH-27")
def test_after_each_wave_the_track_shows_the_totals_without_the_dead() -> None:
    s = fight("bentheon-knights", "outlaw", "temple-guard")
    assert s.view(None)["power"] == {
        "empire": value("bentheon-knights", "power"),
        "rebels": 0,
        "church": value("temple-guard", "power"),
    }
    wave(s, None, None, None)
    totals = {"empire": 0, "rebels": 0, "church": 0}
    for f in line(s):
        totals[f["faction"]] += f["power"]
    assert s.view(None)["power"] == totals


@rule("TH-28")
def test_abilities_reach_own_cards_and_those_of_others_alike() -> None:
    s = position(seat("king-kyros", "dutiful-peasant"), seat("shepherd-of-the-lost"), seat("outlaw"))
    extra(wave(s, "king-kyros", "shepherd-of-the-lost", "outlaw"), 0, "dutiful-peasant")
    assert converted(s) == {"dutiful-peasant", "outlaw"}


@rule("TH-28")
def test_an_ability_reaches_its_own_character_unless_it_says_other() -> None:
    s = position(seat("king-kyros", "bentheon-knights"), seat("protis"), seat("langman"))
    extra(wave(s, "king-kyros", "protis", "langman"), 0, "bentheon-knights")
    assert converted(s) == {"bentheon-knights", "langman"}  # Protis is an elite too, but of the Church
    s = fight("phabos-scouts", "deserter", "outlaw")
    assert emboldened(s) == {"deserter": 1, "outlaw": 1}


@rule("TH-28")
def test_the_faction_counts_as_it_is_when_the_targets_are_fixed() -> None:
    s = position(seat("king", "purge"), seat("preacher"), seat("mob"), edition=WORKSHOP)
    wave(s, "king", "preacher", "mob")
    extra(s, 0, "purge")  # with the 3s: the Preacher's 2 has taken the Mob out of the Empire before
    assert converted(s) == dead(s) == {"mob"}


@rule("TH-28")
def test_an_emboldening_misses_a_rebel_who_was_converted_before() -> None:
    s = fight("confessor", "band", "agitator", edition=WORKSHOP)  # converted by the 1, so no Rebel for the 2
    assert converted(s) == {"band"}
    assert emboldened(s) == {}
    s = position(seat(), seat("queen-eletheria", line=[{"card": "outlaw", "wave": 1, "converted": True}]), wave=2)
    wave(s, None, "queen-eletheria", None)
    assert "outlaw" not in emboldened(s)


@rule("TH-28", "TH-64")
def test_the_dead_are_never_targets() -> None:
    lines = [{"card": "outlaw", "wave": 1, "dead": True}]
    s = position(seat("temple-guard", line=lines), seat("queen-eletheria"), seat("temple-guard"), wave=2)
    wave(s, "temple-guard", "queen-eletheria", "temple-guard")
    assert fighter(s, "outlaw") == fighter(s, "outlaw") | {"dead": True, "plus": 0, "power": 0}
