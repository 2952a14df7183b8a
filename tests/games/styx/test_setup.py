"""Setting up, the deck and the data file."""

from __future__ import annotations

import pytest
from tests.games.styx.table import asked, card, g, happened, names, new
from tests.rule import rule

import underthrone as ut
from underthrone.games.styx.abilities import ABILITIES
from underthrone.games.styx.cards import BEARER, ELEMENTS, HORSEMAN, KINDS, load, read

cards = load(read(None))
every_count = pytest.mark.parametrize("players", range(2, 7))


@rule("SX-01")
@every_count
def test_everybody_starts_with_a_standard_bearer_influence_1_no_soul_and_4_coins(players: int) -> None:
    s = new(players)
    for seat, p in enumerate(s.players):
        assert p.army == [cards.bearers[seat]]
        assert (p.influence, p.soul, p.coins, p.discard) == (1, 0, 4, [])
    assert len(s.moves(s.decider())) == 6, "three tokens, two emissaries"


@rule("SX-01")
def test_two_to_six_play() -> None:
    for players in (1, 7):
        with pytest.raises(ut.Trouble, match="takes 2 to 6 players"):
            g.new(players)


@rule("SX-02")
@every_count
def test_the_totem_is_set_aside_and_never_in_the_pile(players: int) -> None:
    s = new(players)
    assert s.aside == [cards.totem]
    assert cards.totem not in s.pile + s.slots


@rule("SX-03")
def test_the_deck_depends_on_the_number_of_players() -> None:
    for players in range(2, 7):
        s = new(players)
        inside = sorted(s.pile + s.slots)
        fits = [c for c in range(len(cards.ids)) if cards.drawn(c) and cards.players[c] <= min(players, 5)]
        assert inside == fits
    assert sorted(new(5).pile + new(5).slots) == sorted(new(6).pile + new(6).slots), "five and six use all cards"


@rule("SX-04")
def test_two_cards_are_revealed_for_the_first_audience_and_chaos_starts_at_0() -> None:
    s = new(4)
    assert (len(s.slots), s.audience, s.chaos, asked(s)) == (2, 1, 0, "place")
    assert len({tuple(new(4, seed).slots) for seed in range(20)}) > 15, "the pile is shuffled"


@rule("SX-05")
def test_the_first_player_is_anybody_or_the_eldest_in_the_first_seat() -> None:
    assert {new(3, seed).first for seed in range(30)} == {0, 1, 2}
    assert {new(3, seed, first="eldest").first for seed in range(30)} == {0}


@rule("SX-06")
def test_the_french_rulebook_takes_a_horseman_out_of_a_two_player_game_and_shows_it() -> None:
    gone: set[int] = set()
    for seed in range(30):
        s = new(2, seed, rulebook="fr")
        horsemen = [c for c in s.pile + s.slots if cards.kind[c] == HORSEMAN]
        assert len(horsemen) == 3
        (removed,) = [c for c in s.out if cards.kind[c] == HORSEMAN]
        assert happened(s, "set-aside") == [{"event": "set-aside", "card": removed}]
        gone.add(removed)
    assert len(gone) == 4, "any of the four"


@rule("SX-06")
@pytest.mark.parametrize(("players", "rulebook"), [(2, "en"), (3, "fr"), (6, "fr")])
def test_otherwise_all_four_horsemen_ride(players: int, rulebook: str) -> None:
    s = new(players, rulebook=rulebook)
    assert sum(cards.kind[c] == HORSEMAN for c in s.pile + s.slots) == 4


@rule("SX-06")
def test_the_english_rulebook_is_the_default() -> None:
    assert new(2).setup.options["rulebook"] == "en"


@rule("SX-90")
def test_there_are_62_emissaries_and_6_standard_bearers_24_of_the_emissaries_named_by_the_rulebook() -> None:
    emissaries = sum(kind != BEARER for kind in cards.kind)
    assert emissaries == 62, f"There are 62 emissaries in the box, not {emissaries}: a new one takes another's place."
    assert len(cards.bearers) == 6
    named = [c for c, origins in enumerate(cards.origins) if origins["name"] != "ours"]
    assert len(named) == 24
    assert names([c for c in named if cards.legendary[c] and cards.eternal[c]]) == ["headless-horseman"]


@rule("SX-90")
def test_there_are_more_legendary_and_eternal_cards_and_every_kind_of_element_icon() -> None:
    assert sum(cards.legendary) > 4
    assert sum(cards.eternal) > 4
    sizes = {(cards.gives[c].bit_count(), cards.either[c].bit_count()) for c in range(len(cards.ids))}
    assert sizes == {(0, 0), (1, 0), (2, 0), (0, 2), (0, 4)}
    assert {-1, 0, 1} <= set(cards.income)
    assert {0, 1, 2} == set(cards.soul)


@rule("SX-90")
def test_every_value_says_where_it_comes_from_and_every_name_is_there_in_both_languages() -> None:
    for c, origins in enumerate(cards.origins):
        assert {"name", "strength", "income"} <= set(origins)
        assert set(origins.values()) <= {"rulebook", "inferred", "ours"}
        assert all(cards.names[c][lang] for lang in ("en", "fr"))
    for lang in ("en", "fr"):
        assert len({names[lang] for names in cards.names}) == len(cards.names)


@rule("SX-91")
@pytest.mark.parametrize("players", range(2, 6))
def test_every_deck_works(players: int) -> None:
    deck = cards.deck(players)
    assert sum(cards.kind[c] == HORSEMAN for c in deck) == 4
    assert sum(KINDS[cards.kind[c]] == "spirit" for c in deck) == 5
    for i in range(len(ELEMENTS)):
        assert any((cards.gives[c] | cards.either[c]) >> i & 1 for c in deck)
    assert not any(cards.eternal[c] and cards.soul[c] for c in deck)


@rule("SX-24")
def test_muster_effects_stand_in_the_card_file_in_the_order_in_which_they_happen() -> None:
    named = [c for c, origins in enumerate(cards.origins) if origins["name"] == "rulebook" and cards.effect[c]]
    acting = [cards.ids[c] for c in named if ABILITIES[cards.effect[c]].happens]
    order = ["devils-soul", "headless-horseman", "siren", "necromancer", "lich", "nidhogr", "reaper", "shaman"]
    assert acting == [*order, "cultist", "succubus"]


@rule("SX-91")
def test_effect_cards_exist_once() -> None:
    effects = [effect for effect in cards.effect if effect]
    assert len(effects) == len(set(effects))
    assert cards.holder("djinn") == card("djinn")
