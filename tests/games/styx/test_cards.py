"""The named cards."""

from __future__ import annotations

import pytest
from tests.games.styx.table import (
    PLAIN,
    asked,
    can,
    card,
    do,
    down,
    g,
    go,
    happened,
    names,
    offered,
    put,
    strength,
    table,
    up,
)
from tests.rule import rule

from underthrone.games.styx.moves import GIVE, RAISE, REAP, SUMMON, TAKE, TURN

REST = ("right tithe", "right tithe")  # what the other two do


# --- Standard-Bearer, Djinn, Hydra, Zombie


@rule("SX-70")
def test_a_standard_bearer_has_strength_1_can_be_spent_and_stays_face_down_with_its_owner() -> None:
    s = table({}, {}, {})
    assert strength("ember-bearer") == 1
    go(s, "left eliminate 1", *REST)
    assert down(s.players[0]) == ["ember-bearer"]
    assert s.players[0].influence == 1


@rule("SX-70")
def test_a_standard_bearer_is_neither_exchanged_nor_taken() -> None:
    s = table({"army": ["lich"]}, {"army": ["ghoul"]}, {}, left="siren", right="harpy")
    go(s, "left muster 1", *REST)
    assert offered(s) == ["decline", "ghoul"]
    do(s, "take", "ghoul")
    assert offered(s) == ["lich"]
    assert "can’t be exchanged" in g.why_not(s, 0, GIVE.of(card("ember-bearer")))


@rule("SX-71")
def test_a_djinn_adds_its_bonus_to_three_tithes() -> None:
    pile = ["lich", "succubus", "zombie", "siren", "necromancer", "fire-spirit"]  # all but the last without income
    s = table({"army": ["djinn"], "coins": 0}, {}, {}, left="ghoul", right="mire-witch", pile=pile)
    gains: list[int] = []
    while not s.over:
        before = s.players[0].coins
        slot = "left" if s.cards.income[s.slots[0]] == 0 else "right"
        go(s, *[f"{slot} tithe"] * 3)
        gains.append(s.players[0].coins - before)
    assert gains == [2, 2, 2, 1]
    assert s.djinn == 0


@rule("SX-71")
def test_a_djinns_counters_are_lost_when_it_is_turned_face_down() -> None:
    s = table({"army": ["djinn"], "discard": ["ember-bearer"]}, {}, {})
    assert s.djinn == 3
    go(s, "left eliminate 1", *REST)
    assert (down(s.players[0]), s.djinn) == (["ember-bearer", "djinn"], 0)


@rule("SX-72")
def test_a_hydra_pays_for_three_eliminations_and_the_last_turns_it_face_down() -> None:
    for counters in (3, 2, 1):
        s = table({"army": ["hydra"], "hydra": counters, "discard": ["ember-bearer"]}, {}, {})
        go(s, "left eliminate 2", *REST)
        assert s.hydra == counters - 1
        assert (up(s.players[0]) == ["hydra"]) == (counters > 1)
        assert (down(s.players[0]) == ["ember-bearer", "hydra"]) == (counters == 1)


@rule("SX-71", "SX-72")
def test_djinn_and_hydra_come_with_three_counters_when_they_are_mustered() -> None:
    s = table({}, {}, {}, left="djinn", right="hydra")
    go(s, "left muster 1", "right muster 1", "left tithe")
    assert (s.djinn, s.hydra) == (3, 3)
    assert {"card": "djinn", "counters": 3} in s.view(2)["seats"][0]["army"]


@rule("SX-74")
def test_a_zombie_stays_face_up_when_it_is_spent() -> None:
    s = table({"army": ["zombie"], "discard": ["ember-bearer"]}, {}, {})
    go(s, "left eliminate 1", *REST)
    assert up(s.players[0]) == ["zombie"]
    assert card("ghoul") in s.centre


@rule("SX-74", "SX-75")
def test_the_devils_soul_reaches_no_zombie_no_eternal_and_not_itself_but_the_standard_bearer() -> None:
    s = table({"army": ["zombie", "pyre-phoenix", "lich"]}, {}, {}, left="devils-soul")
    go(s, "left muster 1", *REST)
    assert offered(s) == ["decline", "ember-bearer", "lich"]
    assert "never turns the Zombie face down" in g.why_not(s, 0, TURN.of(card("zombie")))
    assert "turns no Eternal face down" in g.why_not(s, 0, TURN.of(card("pyre-phoenix")))
    assert "not itself" in g.why_not(s, 0, TURN.of(card("devils-soul")))
    do(s, "turn", "ember-bearer")
    assert down(s.players[0]) == ["ember-bearer"]


@rule("SX-75")
def test_by_the_english_rulebook_the_devils_soul_is_optional_and_nothing_is_turned() -> None:
    s = table({"army": ["lich"]}, {}, {}, left="devils-soul")
    go(s, "left muster 1", *REST)
    assert g.prompt(s) == "You may turn one of your cards face down for the Devil’s Soul."
    do(s, "decline")
    assert (up(s.players[0]), down(s.players[0])) == (["devils-soul", "lich"], [])


@rule("SX-75")
@pytest.mark.parametrize("rulebook", ["en", "fr"])
def test_without_a_victim_the_devils_soul_joins_face_down_and_moves_influence_all_the_same(rulebook: str) -> None:
    army = {"army": ["zombie", "pyre-phoenix"], "discard": ["ember-bearer"]}
    s = table(army, {}, {}, left="devils-soul", options={"rulebook": rulebook})
    before = s.players[0].influence
    go(s, "left muster 1", *REST)
    assert down(s.players[0]) == ["ember-bearer", "devils-soul"]
    assert s.players[0].influence == before + strength("devils-soul")


# --- Headless Horseman


@rule("SX-76")
def test_the_headless_horseman_fetches_a_horseman_and_goes_into_the_pile() -> None:
    s = table({}, {}, {}, left="headless-horseman", pile=["horseman-of-war", "horseman-of-famine", *PLAIN[2:]])
    go(s, "left muster 1", *REST)
    assert offered(s) == ["decline", "horseman-of-war", "horseman-of-famine"]
    do(s, "claim", "horseman-of-war")
    p = s.players[0]
    assert up(p) == ["horseman-of-war"]
    assert p.influence == 1 + strength("horseman-of-war"), "its own value, and then what the other has more"
    assert card("headless-horseman") in s.pile + s.slots


@rule("SX-76", "SX-24")
def test_the_headless_horseman_may_stay_and_must_without_horsemen() -> None:
    s = table({}, {}, {}, left="headless-horseman", pile=["horseman-of-war", *PLAIN[2:]])
    do(go(s, "left muster 1", *REST), "decline")
    assert up(s.players[0]) == ["headless-horseman"]
    s = table({}, {}, {}, left="headless-horseman", pile=PLAIN[2:])
    assert go(s, "left muster 1", *REST).audience == 2


# --- Siren and Necromancer


@rule("SX-77", "SX-45")
def test_a_siren_exchanges_cards_and_influence_moves_forward_for_who_gains() -> None:
    s = table({"army": ["ghoul"]}, {"army": ["reaper"]}, {}, left="siren", right="harpy")
    mine, theirs = s.players[0].influence, s.players[1].influence
    go(s, "left muster 1", *REST)
    do(do(s, "take", "reaper"), "give", "ghoul")
    assert (up(s.players[0]), up(s.players[1])) == (["siren", "reaper"], ["ghoul"])
    assert s.players[0].influence == mine + strength("siren") + strength("reaper") - strength("ghoul")
    assert s.players[1].influence == theirs, "never back"


@rule("SX-77")
def test_a_siren_reaches_neither_itself_nor_face_down_cards_nor_the_other_card_of_the_audience() -> None:
    s = table({"army": ["ghoul"]}, {"discard": ["reaper"]}, {"army": ["lich"]}, left="siren", right="harpy")
    go(s, "left muster 1", "right muster 1", "right tithe")
    assert up(s.players[1]) == ["harpy"]
    assert offered(s) == ["decline", "lich"]
    assert "can’t be exchanged" in g.why_not(s, 0, TAKE.of(card("harpy")))
    do(s, "take", "lich")
    assert offered(s) == ["ghoul"]


@rule("SX-77")
def test_a_siren_without_anything_to_exchange_asks_nobody() -> None:
    s = table({}, {"army": ["reaper"]}, {}, left="siren", right="harpy")
    assert go(s, "left muster 1", *REST).audience == 2


@rule("SX-78")
def test_a_necromancer_fetches_a_card_of_the_centre_also_one_of_this_audience() -> None:
    s = table({"army": ["ghoul"]}, {}, {}, left="necromancer", right="minotaur-shade", centre=["lich"])
    go(s, "left muster 1", *REST)
    assert offered(s) == ["decline", "lich", "minotaur-shade"]
    do(do(s, "fetch", "minotaur-shade"), "give", "ghoul")
    assert up(s.players[0]) == ["necromancer", "minotaur-shade"]
    assert names(s.centre) == ["lich", "ghoul"]


@rule("SX-78")
def test_a_necromancer_takes_no_eternal_no_standard_bearer_and_not_itself_in_exchange() -> None:
    s = table({"army": ["pyre-phoenix", "ghoul", "harpy"]}, {}, {}, left="necromancer", right="lich", centre=["reaper"])
    go(s, "left muster 1", *REST)
    do(s, "fetch", "reaper")
    assert offered(s) == ["harpy", "ghoul"]
    s = table({"army": ["pyre-phoenix"]}, {}, {}, left="necromancer", right="lich", centre=["reaper"])
    assert go(s, "left muster 1", *REST).audience == 2


# --- Lich, Nídhögr, Reaper


@rule("SX-79")
def test_a_lich_raises_the_strongest_and_the_owner_picks_among_equals() -> None:
    s = table({"discard": ["ghoul", "hellhound", "ash-imp"]}, {}, {}, left="lich", right="storm-crow")
    go(s, "left muster 1", *REST)
    assert offered(s) == ["decline", "hellhound", "ghoul"]
    assert "stronger card" in g.why_not(s, 0, RAISE.of(card("ash-imp")))
    before = s.players[0].influence
    do(s, "raise", "hellhound")
    assert up(s.players[0]) == ["lich", "hellhound"]
    assert s.players[0].influence == before


@rule("SX-79", "SX-80")
def test_a_lich_repeats_no_effect() -> None:
    s = table({"discard": ["nidhogr"], "soul": 1}, {}, {}, left="lich", right="storm-crow")
    do(go(s, "left muster 1", *REST), "raise", "nidhogr")
    assert s.players[0].soul == 1


@rule("SX-80")
def test_nidhogr_brings_two_quarters_of_a_soul_and_their_bonus() -> None:
    s = table({"soul": 1}, {}, {}, left="nidhogr")
    go(s, "left muster 1", *REST)
    assert (s.players[0].soul, s.bonus(s.players[0])) == (3, 2)


@rule("SX-80")
def test_nidhogr_eliminated_or_exchanged_brings_nothing() -> None:
    s = table({"army": ["nidhogr"]}, {"army": ["ghoul"]}, {}, left="siren", right="harpy", first=1)
    go(s, "left muster 1", "right tithe", "right tithe")
    do(do(s, "take", "nidhogr"), "give", "ghoul")
    assert s.players[1].soul == 0


@rule("SX-81")
def test_a_reaper_puts_an_older_card_of_the_centre_back_and_chaos_moves_back() -> None:
    s = table({}, {}, {}, left="reaper", right="harpy", centre=["lich", "barrow-king"], pile=PLAIN[2:])
    go(s, "left muster 1", *REST)
    assert s.chaos == strength("lich") + strength("barrow-king") + strength("harpy")
    assert offered(s) == ["decline", "lich", "barrow-king"]
    assert "in this Audience" in g.why_not(s, 0, REAP.of(card("harpy")))
    do(s, "reap", "barrow-king")
    assert s.chaos == strength("lich") + strength("harpy")
    assert card("barrow-king") in s.pile + s.slots


@rule("SX-81")
def test_a_reaper_with_only_fresh_cards_asks_nobody() -> None:
    s = table({}, {}, {}, left="reaper", right="harpy")
    assert go(s, "left muster 1", *REST).audience == 2


# --- Shaman and Totem


@rule("SX-82")
def test_the_totem_joins_the_shamans_army_and_moves_influence() -> None:
    s = table({}, {}, {}, left="shaman")
    assert names(s.aside) == ["shamanic-totem"]
    go(s, "left muster 1", *REST)
    p = s.players[0]
    assert sorted(up(p)) == ["shaman", "shamanic-totem"]
    assert p.influence == 1 + strength("shaman") + strength("shamanic-totem")
    assert s.aside == []


@rule("SX-82")
@pytest.mark.parametrize("fate", ["left eliminate 1", "right tithe"])
def test_without_its_shaman_the_totem_leaves_the_game_without_chaos(fate: str) -> None:
    s = table({}, {}, {}, left="shaman", right="pyre-phoenix")
    go(s, fate, *REST)
    assert card("shamanic-totem") in s.out
    assert s.chaos == strength("shaman")
    assert [event["card"] for event in happened(s, "left")] == [card("shamanic-totem")]


@rule("SX-82")
def test_an_exchange_takes_shaman_or_totem_never_both() -> None:
    s = table({"army": ["ghoul"]}, {"army": ["shaman", "shamanic-totem"]}, {}, left="siren", right="harpy")
    go(s, "left muster 1", *REST)
    assert offered(s) == ["decline", "shaman", "shamanic-totem"]
    do(do(s, "take", "shaman"), "give", "ghoul")
    assert sorted(up(s.players[1])) == ["ghoul", "shamanic-totem"]


@rule("SX-02")
def test_a_totem_that_is_reaped_leaves_the_game() -> None:
    s = table({}, {}, {}, left="reaper", right="pyre-phoenix", centre=["shamanic-totem"])
    do(go(s, "left muster 1", *REST), "reap", "shamanic-totem")
    assert card("shamanic-totem") in s.out
    assert s.chaos == 0


# --- Summon effects


@rule("SX-83", "SX-27")
def test_a_cultist_summons_a_spirit_or_the_elementals_and_names_the_first_player() -> None:
    s = table({}, {}, {}, left="cultist")
    go(s, "left muster 1", *REST)
    assert offered(s) == ["decline", "water-spirit", "fire-spirit", "earth-spirit", "air-spirit", "elementals"]
    assert "a Spirit or the Elementals, not the Horseman of War" in g.why_not(s, 0, SUMMON.of(card("horseman-of-war")))
    do(s, "summon", "elementals")
    assert asked(s) == "name"
    do(s, "name", 2)
    assert card("elementals") in s.slots
    assert (s.first, s.deciders()) == (2, [2])
    go(s, "left tithe", "left tithe", "right tithe")
    assert s.first == 0, "from there it passes left as usual"


@rule("SX-84")
def test_a_succubus_summons_a_horseman_of_the_apocalypse_and_no_headless_one() -> None:
    s = table({}, {}, {}, left="succubus")
    go(s, "left muster 1", *REST)
    assert offered(s)[1:] == ["horseman-of-conquest", "horseman-of-war", "horseman-of-famine", "horseman-of-death"]
    assert card("headless-horseman") in s.pile
    do(do(s, "summon", "horseman-of-death"), "name", 0)
    assert card("horseman-of-death") in s.slots


@rule("SX-27")
def test_without_a_fitting_card_nothing_happens_and_nobody_is_named() -> None:
    s = table({}, {}, {}, left="succubus", pile=PLAIN[2:])
    go(s, "left muster 1", *REST)
    assert (s.audience, s.first) == (2, 1)


@rule("SX-27")
def test_who_declines_a_summon_names_nobody() -> None:
    s = table({}, {}, {}, left="succubus")
    do(go(s, "left muster 1", *REST), "decline")
    assert (s.audience, s.first) == (2, 1)


@rule("SX-27")
def test_two_summons_fill_both_places_and_the_later_choice_of_first_player_stands() -> None:
    s = table({}, {}, {}, left="succubus", right="cultist")
    go(s, "left muster 1", "right muster 1", "left tithe")
    assert s.deciders() == [1], "the Cultist before the Succubus"
    do(do(s, "summon", "air-spirit"), "name", 2)
    do(do(s, "summon", "horseman-of-war"), "name", 0)
    assert names(s.slots) == ["air-spirit", "horseman-of-war"]
    assert s.first == 0


# --- Counters that come back


@rule("SX-85")
def test_a_djinn_or_hydra_that_changes_its_owner_has_three_counters_again() -> None:
    s = table({"army": ["djinn"], "djinn": 1}, {"army": ["hydra"], "hydra": 1}, {}, left="siren", right="harpy")
    go(s, "left muster 1", *REST)
    do(do(s, "take", "hydra"), "give", "djinn")
    assert (s.djinn, s.hydra) == (3, 3)


@rule("SX-85")
@pytest.mark.parametrize("card_id", ["djinn", "hydra"])
def test_one_that_is_turned_face_up_by_an_effect_too(card_id: str) -> None:
    s = table({"discard": [card_id]}, {}, {}, left="lich", right="storm-crow")
    assert (s.djinn, s.hydra) == (0, 0)
    do(go(s, "left muster 1", *REST), "raise", card_id)
    assert max(s.djinn, s.hydra) == 3


@rule("SX-85")
def test_an_exchange_repeats_no_muster_effect() -> None:
    s = table({"army": ["ghoul"]}, {"army": ["succubus"]}, {}, left="siren", right="harpy")
    go(s, "left muster 1", *REST)
    do(do(s, "take", "succubus"), "give", "ghoul")
    assert (asked(s), s.audience) == ("place", 2)
    assert not can(s, "decline")
    assert put(s) is s
