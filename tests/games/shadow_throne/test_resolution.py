"""The resolution phase: who wins a battle, who wins the game, what is kept."""

from __future__ import annotations

import pytest
from tests.games.shadow_throne.table import (
    At,
    asked,
    battle_end,
    cards,
    gold,
    hand,
    influence,
    line,
    move,
    position,
    public,
    save,
    seat,
    told,
    value,
    wave,
)
from tests.rule import rule

import underthrone as ut
from underthrone.games.shadow_throne.cards import FACTIONS
from underthrone.games.shadow_throne.moves import SAVE
from underthrone.games.shadow_throne.state import Table

TWO = ("outlaw", "pilgrim")
POWER = {card: value(card, "power") for card in cards().ids}


def level(**cards_of: str) -> list[At]:
    """Three seats with a card each, made equally strong by tokens."""
    top = max(POWER[card] for card in cards_of.values())
    return [seat(line=[{"card": c, "wave": 1, "plus": top - POWER[c]}], gold=0) for c in cards_of.values()]


def strong(card: str, plus: int = 50) -> dict[str, object]:
    return {"card": card, "wave": 1, "plus": plus}


def won(s: Table) -> list[str]:
    """The factions that won the battle."""
    return [FACTIONS[e["faction"]] for e in told(s, "faction-won")]


@rule("TH-40")
def test_the_faction_with_most_power_over_all_waves_wins() -> None:
    s = battle_end(seat(line=["outlaw", "pilgrim", "deserter", "rotan-prince"]), seat(line=["conscript"]))
    assert won(s) == ["rebels"]


@rule("TH-40")
def test_tied_factions_all_win() -> None:
    s = battle_end(*level(empire="lord-chancellor", church="high-prelate")[:2])
    assert won(s) == ["empire", "church"]
    assert influence(s, 0) == value("lord-chancellor", "influence")
    assert influence(s, 1) == value("high-prelate", "influence")


@rule("TH-40")
def test_all_three_factions_may_win() -> None:
    s = battle_end(*level(empire="conscript", rebels="deserter", church="flagellant"))
    assert won(s) == ["empire", "rebels", "church"]
    for me, card in enumerate(("conscript", "deserter", "flagellant")):
        assert influence(s, me) == value(card, "influence")


@rule("TH-40", "TH-27")
def test_the_dead_do_not_count_for_the_battle() -> None:
    s = battle_end(seat(line=[{"card": "iron-legion", "wave": 1, "dead": True}]), seat(line=["outlaw"]))
    assert won(s) == ["rebels"]


@rule("TH-41")
def test_own_characters_of_the_winners_bring_influence_and_the_others_consolation() -> None:
    mine = [strong("iron-legion"), {"card": "outlaw", "wave": 2}, {"card": "lay-brother", "wave": 3}]
    s = battle_end(seat("outlaw", "deserter", line=mine, gold=1, influence=2), seat("pilgrim", "outlaw"))
    assert influence(s, 0) == 2 + value("iron-legion", "influence")
    assert gold(s, 0) == 1 + value("outlaw", "consolation") + value("lay-brother", "consolation")
    assert influence(s, 1) == 0


@rule("TH-41")
def test_dutiful_peasant_brings_three_gold_when_the_empire_does_not_win() -> None:
    """The rulebook's example."""
    s = battle_end(seat(line=["dutiful-peasant"], gold=0), seat(line=[strong("hill-riders")]))
    assert gold(s, 0) == 3
    s = battle_end(seat(line=["dutiful-peasant"], gold=0), seat(line=[strong("iron-legion")]))
    assert gold(s, 0) == 0


# --- The end


@rule("TH-42", "TH-02")
def test_the_game_ends_when_somebody_is_at_the_target() -> None:
    for target in (15, 20, 25):
        for there, over in ((target - 1, False), (target, True), (target + 3, True)):
            s = battle_end(seat(*TWO, influence=there), seat(*TWO), seat(*TWO), options={"target": target})
            assert (s.result() is not None) == over
            assert asked(s) == (None if over else "save")


@rule("TH-42")
def test_most_influence_wins() -> None:
    s = battle_end(seat(influence=15, gold=0), seat(influence=17, gold=0), seat(influence=3, gold=9))
    result = s.result()
    assert result is not None
    assert result.winners == [1]
    assert result.places == [2, 1, 3]
    assert result.scores == [15, 17, 3]
    assert result.reason == "influence"


@rule("TH-42")
def test_gold_decides_among_those_with_most_influence() -> None:
    s = battle_end(seat(influence=16, gold=2), seat(influence=16, gold=5), seat(influence=15, gold=90))
    result = s.result()
    assert result is not None
    assert result.winners == [1]
    assert result.places == [2, 1, 3]
    assert result.reason == "gold"


@rule("TH-42")
def test_still_tied_nobody_wins_and_the_leaders_share_first_place() -> None:
    s = battle_end(seat(influence=16, gold=5), seat(influence=16, gold=5), seat(influence=16, gold=4))
    result = s.result()
    assert result is not None
    assert result.winners == []
    assert result.places == [1, 1, 3]
    assert result.reason == "ruins"
    assert "nobody won" in s.setup.game.reason(s)


@rule("TH-42")
def test_consolation_gold_counts_for_the_tie() -> None:
    peasant = [{"card": "dutiful-peasant", "wave": 1}]
    riders = [strong("hill-riders")]
    s = battle_end(seat(influence=16, gold=3, line=peasant), seat(influence=16, gold=5), seat(line=riders))
    result = s.result()
    assert result is not None
    assert result.winners == [0]


# --- Keeping a card


@rule("TH-43")
def test_everybody_keeps_one_card_in_secret_and_discards_the_rest() -> None:
    s = battle_end(seat("outlaw", "pilgrim"), seat("conscript", "deserter", "smuggler"), seat("simone", "outlaw"))
    assert asked(s) == "save"
    assert s.deciders() == [0, 1, 2]
    save(s, "pilgrim", "smuggler")
    assert s.battle == 1
    assert s.view(0)["hand"] == ["outlaw", "pilgrim"]  # sealed until the last is in
    s.play(2, move(s, SAVE, "simone"))
    assert s.battle == 2
    assert [hand(s, me) for me in range(3)] == [["pilgrim"], ["smuggler"], ["simone"]]
    for eye in (None, 1, 2):
        assert {"event": "saved", "seat": 0, "card": None} in s.setup.game.happened(s, eye)


@rule("TH-43")
def test_a_card_turned_face_down_cannot_be_kept() -> None:
    s = battle_end(seat(*TWO, turned=[{"card": "king-kyros", "wave": 4}]), seat(*TWO), seat(*TWO))
    assert sorted(s.moves(0)) == sorted([move(s, SAVE, "outlaw"), move(s, SAVE, "pilgrim")])
    with pytest.raises(ut.Illegal, match="You don’t hold King Kyros"):
        s.play(0, move(s, SAVE, "king-kyros"))


@rule("TH-43")
def test_without_a_card_none_is_kept_and_the_last_one_needs_no_choice() -> None:
    s = battle_end(seat(), seat("simone"), seat("outlaw", "pilgrim"))
    assert s.deciders() == [2]
    s.play(2, move(s, SAVE, "outlaw"))
    assert [hand(s, me) for me in range(3)] == [[], ["simone"], ["outlaw"]]
    assert [s.view(me)["saved"] for me in range(3)] == [None, "simone", "outlaw"]


@rule("TH-44")
def test_everything_but_saved_cards_goes_back_into_the_deck() -> None:
    legion = {"card": "iron-legion", "wave": 1, "dead": True}
    outlaw = {"card": "outlaw", "wave": 2, "converted": True, "plus": 2}
    s = battle_end(
        seat("outlaw", "deserter", line=[legion, outlaw], turned=[{"card": "king-kyros", "wave": 3}]),
        seat("pilgrim", "deserter"),
        seat("simone", "pilgrim"),
    )
    whole = s.conserved()
    save(s, "outlaw", "pilgrim", "simone")
    assert line(s) == []
    assert public(s, 0)["turned"] == []
    assert s.conserved() == whole
    left = sorted(s.deck + [c for p in s.players for c in p.pool])
    expected = cards().deck()
    for card in ("outlaw", "pilgrim", "simone"):
        expected.remove(cards().ids.index(card))
    assert left == expected


@rule("TH-44")
def test_no_hush_money_reaches_into_the_next_battle() -> None:
    s = position(seat("outlaw", line=["deserter"]), wave=4)
    wave(s, "outlaw", None, None)
    while s.battle == 1:
        s.play(s.decider(), s.moves(s.decider())[0])
    assert all(public(s, me)["hush"] == [] for me in range(3))
