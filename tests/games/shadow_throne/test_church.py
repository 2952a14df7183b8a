"""The characters of the Church."""

from __future__ import annotations

from itertools import permutations

from tests.games.shadow_throne.table import (
    WORKSHOP,
    asked,
    battle_end,
    converted,
    dead,
    emboldened,
    extra,
    fight,
    fighter,
    gold,
    influence,
    line,
    position,
    public,
    seat,
    told,
    value,
    wave,
    waves,
)
from tests.rule import rule

# --- Conversions


@rule("TH-59")
def test_shepherd_of_the_lost_converts_the_commoners_in_her_wave() -> None:
    s = position(seat("shepherd-of-the-lost"), seat("outlaw"), seat("conscript"), seat("hill-riders"), seat("pilgrim"))
    wave(s, "shepherd-of-the-lost", "outlaw", "conscript", "hill-riders", "pilgrim")
    assert converted(s) == {"outlaw", "conscript"}


@rule("TH-59", "TH-60", "TH-61", "TH-64")
def test_conversions_reach_their_own_wave_only() -> None:
    for converter in ("shepherd-of-the-lost", "protis", "princess-beatice"):
        before, after = ("outlaw", "iron-legion", "deserter"), ("outlaw", "hill-riders", "deserter")
        s = waves(before, ("pilgrim", converter, "temple-guard"), after)
        assert converted(s) == set()


@rule("TH-60")
def test_protis_converts_the_elites_in_his_wave() -> None:
    s = position(seat("protis"), seat("hill-riders"), seat("iron-legion"), seat("outlaw"), seat("rotan-prince"))
    wave(s, "protis", "hill-riders", "iron-legion", "outlaw", "rotan-prince")
    assert converted(s) == {"hill-riders", "iron-legion"}


@rule("TH-61")
def test_princess_beatice_converts_commoners_and_gives_them_one_more() -> None:
    s = fight("princess-beatice", "outlaw", "conscript")
    assert converted(s) == {"outlaw", "conscript"}
    assert emboldened(s) == {"outlaw": 1, "conscript": 1}


@rule("TH-61")
def test_princess_beatice_gives_nothing_to_those_of_the_church() -> None:
    s = fight("princess-beatice", "pilgrim", "hill-riders")
    assert converted(s) == set()
    assert emboldened(s) == {}


@rule("TH-61")
def test_who_is_converted_by_another_at_the_same_moment_gets_it_too() -> None:
    for order in permutations(("princess-beatice", "shepherd-of-the-lost", "outlaw")):
        s = fight(*order)
        assert converted(s) == {"outlaw"}
        assert emboldened(s) == {"outlaw": 1}
        assert len(told(s, "converted")) == 1


# --- Simone


@rule("TH-62")
def test_simone_brings_special_influence_at_once_when_she_dies() -> None:
    s = fight("simone", "bentheon-knights", "hill-riders")
    assert dead(s) == {"simone"}
    assert influence(s, 0) == value("simone", "amount")
    assert [e["influence"] for e in told(s, "suffered")] == [value("simone", "amount")]


@rule("TH-62")
def test_simone_brings_it_also_to_an_extra_killer_with_the_threes() -> None:
    s = position(seat("simone"), seat("king-kyros", "bentheon-knights"), seat("outlaw"))
    extra(wave(s, "simone", "king-kyros", "outlaw"), 1, "bentheon-knights")
    assert influence(s, 0) == value("simone", "amount")


@rule("TH-62")
def test_simone_brings_it_once_however_many_kill_her() -> None:
    s = position(seat("saint"), seat("assassin", "mob"), seat("assassin", "mob"), edition=WORKSHOP)
    wave(s, "saint", "assassin", "assassin")
    assert influence(s, 0) == 2
    wave(s, None, "mob", "mob")
    assert influence(s, 0) == 2


@rule("TH-62", "TH-26")
def test_a_martyr_whose_number_has_not_come_brings_nothing() -> None:
    s = fight("penitent", "assassin", "acolyte", edition=WORKSHOP)
    assert dead(s) == {"penitent"}
    assert influence(s, 0) == 0


@rule("TH-62")
def test_special_influence_comes_on_top_of_her_half() -> None:
    dead_simone = {"card": "simone", "wave": 1, "dead": True}
    church = {"card": "temple-guard", "wave": 1, "plus": 50}
    s = battle_end(seat(line=[dead_simone], influence=value("simone", "amount")), seat(line=[church]))
    assert influence(s, 0) == value("simone", "amount") + value("simone", "influence") // 2


@rule("TH-62", "TH-58")
def test_neither_a_killing_two_nor_sythera_takes_simones_ability() -> None:
    s = fight("simone", "sythera", "king-kyros")
    assert not fighter(s, "simone")["silenced"]
    s = fight("bentheon-knights", "simone", "pilgrim")
    assert influence(s, 1) == value("simone", "amount")


@rule("TH-62", "TH-42")
def test_reaching_the_target_by_simone_does_not_end_the_game_before_the_resolution() -> None:
    s = position(seat("simone", influence=14), seat("bentheon-knights"), seat("outlaw"), wave=3)
    wave(s, "simone", "bentheon-knights", "outlaw")
    assert influence(s, 0) >= 15
    assert s.result() is None
    assert asked(s) == "choose"
    wave(s, None, None, None)
    assert s.result() is not None


@rule("TH-62")
def test_simone_who_lives_brings_only_what_she_is_worth() -> None:
    s = fight("simone", "outlaw", "pilgrim")
    assert influence(s, 0) == 0


# --- Thavma


def thavma(purse: int) -> int:
    """Thavma's power for a player with this much gold before paying for him."""
    s = position(seat("thavma", gold=purse), seat("outlaw"), seat("conscript"))
    wave(s, "thavma", "outlaw", "conscript")
    return int(fighter(s, "thavma")["power"])


@rule("TH-63")
def test_thavma_is_stronger_with_no_or_one_gold_left() -> None:
    price, power, more = (value("thavma", what) for what in ("price", "power", "amount"))
    assert price > 0
    assert [thavma(price + left) for left in (0, 1, 2, 9)] == [power + more, power + more, power, power]


@rule("TH-63", "TH-22")
def test_hush_money_counts_for_thavma() -> None:
    price = value("thavma", "price")
    s = position(seat("thavma", gold=price + 2, line=["pilgrim"]), wave=2)
    wave(s, "thavma", None, None)
    assert gold(s, 0) == 1
    assert fighter(s, "thavma")["power"] == value("thavma", "power") + value("thavma", "amount")


@rule("TH-63")
def test_later_gold_does_not_matter_for_thavma() -> None:
    s = position(seat("thavma", "outlaw", gold=value("thavma", "price")), seat("outlaw"), seat("conscript"))
    wave(s, "thavma", "outlaw", "conscript")
    wave(s, "outlaw", None, None)
    assert gold(s, 0) > 1
    assert fighter(s, "thavma")["power"] == value("thavma", "power") + value("thavma", "amount")


@rule("TH-63", "TH-58")
def test_a_silenced_thavma_stays_as_he_is() -> None:
    s = position(seat("thavma", gold=value("thavma", "price")), seat("sythera"), seat("outlaw"))
    wave(s, "thavma", "sythera", "outlaw")
    assert fighter(s, "thavma")["power"] == value("thavma", "power")


# --- What abilities don't do


@rule("TH-64")
def test_the_dead_of_earlier_waves_stay_dead() -> None:
    s = waves(("outlaw", "bentheon-knights", "temple-guard"), ("deserter", "dutiful-peasant", "shepherd-of-the-lost"))
    wave(s, None, None, None)
    assert dead(s) == {"outlaw"}
    assert fighter(s, "outlaw")["faction"] == "rebels"


@rule("TH-64")
def test_an_ability_acts_in_the_wave_in_which_it_was_played_and_never_again() -> None:
    s = waves(("bentheon-knights", "hill-riders", "temple-guard"), ("outlaw", "pilgrim", "deserter"))
    assert dead(s) == set()
    assert [f["wave"] for f in line(s) if f["seat"] == 0] == [1, 2]
    assert public(s, 0)["turned"] == []
