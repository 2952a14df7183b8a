"""Killing, emboldening, converting."""

from __future__ import annotations

from tests.games.shadow_throne.table import (
    battle_end,
    emboldened,
    extra,
    fight,
    fighter,
    gold,
    influence,
    position,
    seat,
    told,
    value,
    wave,
)
from tests.rule import rule

ORDER = ["emboldened", "converted", "killed"]
WINNER = {"card": "iron-legion", "wave": 1, "plus": 50}


@rule("TH-30")
def test_a_dead_character_has_no_power_and_loses_its_tokens() -> None:
    s = fight("phabos-scouts", "bentheon-knights", "outlaw")  # the Scouts embolden the Outlaw while the Knights kill it
    outlaw = fighter(s, "outlaw")
    assert outlaw["dead"]
    assert outlaw["plus"] == 0
    assert outlaw["power"] == 0


@rule("TH-30", "TH-41")
def test_a_dead_character_brings_half_its_influence_rounded_down() -> None:
    for card in ("king-kyros", "margravine", "conscript"):
        s = battle_end(seat(line=[{"card": card, "wave": 1, "dead": True}]), seat(line=[WINNER]))
        assert influence(s, 0) == value(card, "influence") // 2


@rule("TH-30", "TH-41")
def test_halves_are_rounded_down_for_each_of_the_dead() -> None:
    line = [{"card": "deserter", "wave": n, "dead": True} for n in (1, 2)]
    s = battle_end(seat(line=line), seat(line=[{"card": "hill-riders", "wave": 1, "plus": 50}]))
    assert influence(s, 0) == 2 * (value("deserter", "influence") // 2)


@rule("TH-30")
def test_a_dead_character_grants_its_consolation_in_full() -> None:
    line = [{"card": "dutiful-peasant", "wave": 1, "dead": True}]
    s = battle_end(seat("outlaw", "outlaw", line=line, gold=4), seat(line=[{"card": "outlaw", "wave": 1, "plus": 50}]))
    assert gold(s, 0) == 4 + 3


@rule("TH-30")
def test_a_dead_character_cannot_be_converted() -> None:
    s = fight("bentheon-knights", "princess-beatice", "outlaw")
    assert fighter(s, "outlaw")["faction"] == "rebels"
    assert not fighter(s, "outlaw")["converted"]
    assert emboldened(s) == {}


@rule("TH-31")
def test_tokens_count_where_the_character_fights() -> None:
    lines = [{"card": "outlaw", "wave": 1, "plus": 2}]
    s = position(seat(line=lines), wave=2)
    assert s.view(None)["power"]["rebels"] == value("outlaw", "power") + 2
    lines = [{"card": "outlaw", "wave": 1, "plus": 2, "converted": True}]
    s = position(seat(line=lines), wave=2)
    assert s.view(None)["power"]["church"] == value("outlaw", "power") + 2
    assert s.view(None)["power"]["rebels"] == 0


@rule("TH-31")
def test_tokens_add_up() -> None:
    s = fight("phabos-scouts", "phabos-scouts", "outlaw")
    assert fighter(s, "outlaw")["plus"] == 2
    assert fighter(s, "outlaw")["power"] == value("outlaw", "power") + 2


@rule("TH-32")
def test_influence_and_consolation_follow_the_new_faction() -> None:
    peasant = {"card": "dutiful-peasant", "wave": 1, "converted": True}
    church = {"card": "temple-guard", "wave": 1, "plus": 50}
    s = battle_end(seat(line=[peasant], gold=0), seat(line=[church]))
    assert influence(s, 0) == value("dutiful-peasant", "influence")
    assert gold(s, 0) == 0
    s = battle_end(seat("outlaw", "deserter", line=[peasant], gold=0), seat(line=[WINNER]))
    assert influence(s, 0) == 0
    assert gold(s, 0) == 3


@rule("TH-32")
def test_conversion_silences_nobody() -> None:
    lines = [{"card": "picureas", "wave": 1, "converted": True}]
    s = position(seat("outlaw", line=lines), wave=2)
    wave(s, "outlaw", None, None)
    assert fighter(s, "outlaw")["plus"] == 1


@rule("TH-32")
def test_a_church_character_is_not_affected_by_a_conversion() -> None:
    s = fight("shepherd-of-the-lost", "pilgrim", "outlaw")
    assert not fighter(s, "pilgrim")["converted"]
    assert [e["card"] for e in told(s, "converted")] == ["outlaw"]


@rule("TH-33", "TH-25")
def test_killed_and_converted_at_once_is_a_dead_church_character() -> None:
    s = position(seat("king-kyros", "bentheon-knights"), seat("shepherd-of-the-lost"), seat("outlaw"))
    extra(wave(s, "king-kyros", "shepherd-of-the-lost", "outlaw"), 0, "bentheon-knights")
    assert fighter(s, "outlaw") == fighter(s, "outlaw") | {"dead": True, "faction": "church", "power": 0}


@rule("TH-33", "TH-61")
def test_one_number_emboldens_converts_and_kills_in_this_order() -> None:
    s = position(seat("king-kyros", "bentheon-knights"), seat("princess-beatice"), seat("outlaw"))
    extra(wave(s, "king-kyros", "princess-beatice", "outlaw"), 0, "bentheon-knights")
    kinds = [e["event"] for e in s.setup.game.happened(s, None)]
    assert [kind for kind in kinds if kind in ORDER] == ORDER
    assert fighter(s, "outlaw")["plus"] == 0
