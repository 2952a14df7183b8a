"""The characters of the Empire."""

from __future__ import annotations

import pytest
from tests.games.shadow_throne.table import (
    WORKSHOP,
    asked,
    converted,
    dead,
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
    silenced,
    told,
    value,
    wave,
)
from tests.rule import rule

import underthrone as ut
from underthrone.games.shadow_throne.moves import EXTRA, NO_EXTRA
from underthrone.games.shadow_throne.state import Table


@rule("TH-50")
def test_bentheon_knights_kill_commoners_but_never_empire_characters() -> None:
    s = position(seat("bentheon-knights"), seat("outlaw"), seat("conscript"), seat("pilgrim"), seat("hill-riders"))
    wave(s, "bentheon-knights", "outlaw", "conscript", "pilgrim", "hill-riders")
    assert dead(s) == {"outlaw", "pilgrim"}


@rule("TH-51")
def test_anna_lys_kills_elites_but_never_empire_characters() -> None:
    s = position(seat("anna-lys"), seat("hill-riders"), seat("iron-legion"), seat("temple-guard"), seat("outlaw"))
    wave(s, "anna-lys", "hill-riders", "iron-legion", "temple-guard", "outlaw")
    assert dead(s) == {"hill-riders", "temple-guard"}


@rule("TH-52")
def test_datura_kills_nobles_but_never_empire_characters() -> None:
    s = position(seat("datura"), seat("rotan-prince"), seat("lord-chancellor"), seat("high-prelate"), seat("outlaw"))
    wave(s, "datura", "rotan-prince", "lord-chancellor", "high-prelate", "outlaw")
    assert dead(s) == {"rotan-prince", "high-prelate"}


@rule("TH-50", "TH-51", "TH-52", "TH-64")
def test_killers_reach_their_own_wave_only() -> None:
    for killer, victim in (("bentheon-knights", "outlaw"), ("anna-lys", "hill-riders"), ("datura", "rotan-prince")):
        s = position(seat(killer), seat("dutiful-peasant", line=[victim]), seat("dutiful-peasant"), wave=2)
        wave(s, killer, "dutiful-peasant", "dutiful-peasant")
        assert dead(s) == set()
        wave(s, None, None, None)
        assert dead(s) == set()


# --- King Kyros


def kyros(*mine: str, purse: int = 30, others: tuple[str, str] = ("hill-riders", "temple-guard")) -> Table:
    """King Kyros is played by seat 0, who holds these cards too; his question waits."""
    s = position(seat("king-kyros", *mine, gold=purse), seat(others[0]), seat(others[1]))
    return wave(s, "king-kyros", *others)


@rule("TH-53")
def test_king_kyros_lets_his_player_play_one_more_empire_card() -> None:
    s = kyros("dutiful-peasant", "iron-legion", "outlaw")
    assert asked(s) == "extra"
    assert s.deciders() == [0]
    offered = [NO_EXTRA, move(s, EXTRA, "dutiful-peasant"), move(s, EXTRA, "iron-legion")]
    assert s.moves(0) == sorted(offered)
    extra(s, 0, "iron-legion")
    legion = fighter(s, "iron-legion")
    assert (legion["seat"], legion["wave"]) == (0, 1)
    assert "iron-legion" not in hand(s, 0)
    assert asked(s) == "choose"
    assert s.view(None)["wave"] == 2


@rule("TH-53")
def test_the_extra_card_is_paid_for_without_hush_money() -> None:
    left = 30 - value("king-kyros", "price")
    assert gold(extra(kyros("dutiful-peasant"), 0, "dutiful-peasant"), 0) == left
    assert gold(extra(kyros("iron-legion"), 0, "iron-legion"), 0) == left - value("iron-legion", "price")
    assert gold(extra(kyros("tax-collector"), 0, "tax-collector"), 0) == left - value("tax-collector", "price")


@rule("TH-53")
def test_after_king_kyros_and_an_extra_card_hush_money_is_due_once() -> None:
    s = extra(kyros("dutiful-peasant", "conscript"), 0, "dutiful-peasant")
    assert public(s, 0)["hush"] == ["empire"]
    before = gold(s, 0)
    wave(s, "conscript", None, None)
    assert gold(s, 0) == before - (value("conscript", "price") + 1)


@rule("TH-53")
def test_only_an_extra_card_that_can_be_paid_now_may_be_picked() -> None:
    price = value("king-kyros", "price")
    s = kyros("iron-legion", "dutiful-peasant", "outlaw", purse=price + value("iron-legion", "price") - 1)
    assert s.moves(0) == [NO_EXTRA, move(s, EXTRA, "dutiful-peasant")]
    with pytest.raises(ut.Illegal, match="gold and need"):
        s.play(0, move(s, EXTRA, "iron-legion"))
    with pytest.raises(ut.Illegal, match="must be from the Empire"):
        s.play(0, move(s, EXTRA, "outlaw"))


@rule("TH-53")
def test_the_last_gold_is_enough_for_an_extra_card() -> None:
    s = kyros("iron-legion", purse=value("king-kyros", "price") + value("iron-legion", "price"))
    assert gold(extra(s, 0, "iron-legion"), 0) == 0


@rule("TH-53")
def test_playing_no_extra_card_is_always_possible() -> None:
    s = extra(kyros("iron-legion"), 0, None)
    assert [f["card"] for f in line(s)] == ["king-kyros", "hill-riders", "temple-guard"]
    assert "iron-legion" in hand(s, 0)


@rule("TH-53")
def test_king_kyros_asks_also_when_there_is_nothing_to_play() -> None:
    s = kyros()
    assert asked(s) == "extra"
    assert s.moves(0) == [NO_EXTRA]


@rule("TH-53")
def test_abilities_that_came_before_do_not_reach_the_extra_card() -> None:
    s = position(seat("king", "mob"), seat("preacher"), seat("confessor"), edition=WORKSHOP)
    wave(s, "king", "preacher", "confessor")  # a 2 and a 1 that convert commoners
    extra(s, 0, "mob")
    assert converted(s) == set()


@rule("TH-53")
def test_abilities_of_number_three_reach_the_extra_card() -> None:
    s = extra(kyros("dutiful-peasant", others=("shepherd-of-the-lost", "outlaw")), 0, "dutiful-peasant")
    assert converted(s) == {"dutiful-peasant", "outlaw"}


@rule("TH-53")
def test_the_ability_of_an_extra_card_happens_with_the_threes() -> None:
    s = kyros("bentheon-knights", others=("outlaw", "queen-eletheria"))
    assert dead(s) == set()
    extra(s, 0, "bentheon-knights")
    assert dead(s) == {"outlaw"}
    queen = (2, "queen-eletheria")  # her 3 reached it too
    assert {"event": "emboldened", "seat": 1, "card": "outlaw", "by": queen} in told(s, "emboldened")
    s = position(seat("king", "ambush"), seat("preacher"), seat("band"), edition=WORKSHOP)
    extra(wave(s, "king", "preacher", "band"), 0, "ambush")
    assert converted(s) == {"band"}  # the Preacher's 2 came before the extra card's 1
    assert dead(s) == {"preacher"}


@rule("TH-53", "TH-26")
def test_an_extra_killer_and_its_victim_of_number_three_both_act() -> None:
    s = extra(kyros("anna-lys", others=("shepherd-of-the-lost", "outlaw")), 0, "anna-lys")
    assert dead(s) == {"shepherd-of-the-lost"}
    assert converted(s) == {"outlaw"}


@rule("TH-53", "TH-58")
def test_a_silenced_king_kyros_is_not_asked() -> None:
    s = fight("king-kyros", "sythera", "outlaw")
    assert silenced(s) == {"king-kyros"}
    assert asked(s) == "choose"


@rule("TH-53")
def test_a_king_kyros_who_cannot_be_paid_does_not_ask() -> None:
    s = kyros("dutiful-peasant", purse=0)
    assert asked(s) == "choose"


@rule("TH-53")
def test_extra_cards_of_two_kings_are_chosen_sealed_together() -> None:
    s = position(seat("king", "mob"), seat("king", "mob"), seat("band"), edition=WORKSHOP)
    wave(s, "king", "king", "band")
    assert s.deciders() == [0, 1]
    extra(s, 1, "mob")
    assert [f["card"] for f in line(s)] == ["king", "king", "band"]
    extra(s, 0, None)
    assert [(f["seat"], f["card"]) for f in line(s)] == [(0, "king"), (1, "king"), (1, "mob"), (2, "band")]


@rule("TH-53")
def test_an_extra_king_gives_another_round() -> None:
    s = position(seat("king", "king", "mob"), seat("acolyte"), seat("band"), edition=WORKSHOP)
    extra(wave(s, "king", "acolyte", "band"), 0, "king")
    assert asked(s) == "extra"
    assert s.deciders() == [0]
    extra(s, 0, "mob")
    assert [f["card"] for f in line(s) if f["seat"] == 0] == ["king", "king", "mob"]
    assert asked(s) == "choose"


@rule("TH-53", "TH-43")
def test_extra_cards_are_played_from_the_hand_and_leave_less_to_keep() -> None:
    s = position(seat("king-kyros", "dutiful-peasant"), wave=4)
    extra(wave(s, "king-kyros", None, None), 0, "dutiful-peasant")
    assert hand(s, 0) == [card for card in hand(s, 0) if card not in ("king-kyros", "dutiful-peasant")]
    assert public(s, 0)["cards"] == public(s, 1)["cards"] - 1
