"""Setup and cards."""

from __future__ import annotations

import pytest
from tests.games.shadow_throne.table import cards, gold, influence, public, throne, value
from tests.rule import rule

import underthrone as ut
from underthrone.games.edition import ORIGINS
from underthrone.games.shadow_throne.cards import FACTIONS
from underthrone.games.shadow_throne.state import Table

g = throne()


@rule("TH-01")
def test_three_to_five_players_begin_with_three_gold_and_no_influence() -> None:
    assert list(g.players) == [3, 4, 5]
    for players in g.players:
        s = g.new(players, seed=1)
        assert isinstance(s, Table)
        assert [gold(s, me) for me in range(players)] == [3] * players
        assert [influence(s, me) for me in range(players)] == [0] * players
    for players in (2, 6):
        with pytest.raises(ut.Trouble, match=f"takes 3 to 5 players, not {players}"):
            g.new(players)


@rule("TH-01")
def test_the_deck_has_54_characters_18_of_each_faction() -> None:
    factions = [cards().faction[c] for c in cards().deck()]
    assert [factions.count(faction) for faction in range(len(FACTIONS))] == [18, 18, 18]


@rule("TH-02")
def test_the_target_is_15_unless_the_option_says_20_or_25() -> None:
    assert g.new(3, seed=1).view(None)["options"]["target"] == "15"
    for target in (20, 25):
        assert g.new(3, seed=1, options={"target": target}).view(None)["options"]["target"] == str(target)
    with pytest.raises(ut.Trouble, match="target is one of 15, 20, 25, not '30'"):
        g.new(3, options={"target": 30})


@rule("TH-03")
def test_a_card_has_what_the_rulebook_prints() -> None:
    assert value("dutiful-peasant", "price") == 0
    assert value("dutiful-peasant", "consolation") == 3
    assert value("outlaw", "price") == -2
    of = cards()
    for c in range(len(of.ids)):
        assert of.rank[c] in (0, 1, 2)
        assert of.faction[c] in (0, 1, 2)
        assert of.names[c]["en"]
        assert of.names[c]["fr"]
        assert (of.number[c] == 0) == (of.effect[c] == 0)


@rule("TH-03")
def test_ability_numbers_that_the_text_gives_are_as_it_gives_them() -> None:
    for card, number in {
        "queen-eletheria": 3,
        "shepherd-of-the-lost": 3,
        "king-kyros": 3,
        "princess-beatice": 3,
        "sythera": 1,
    }.items():
        assert value(card, "number") == number


@rule("TH-03")
def test_every_value_of_the_deck_says_where_it_comes_from() -> None:
    of = cards()
    peasant, outlaw = of.origins[of.ids.index("dutiful-peasant")], of.origins[of.ids.index("outlaw")]
    assert peasant["cost"] == peasant["consolation"] == outlaw["income"] == outlaw["rank"] == "rulebook"
    assert peasant["power"] == outlaw["power"] == "ours"
    assert {origin for origins in of.origins for origin in origins.values()} == set(ORIGINS)


@rule("TH-01")
def test_nobody_has_anything_in_the_battle_line_at_first() -> None:
    s = g.new(4, seed=3)
    assert isinstance(s, Table)
    for me in range(4):
        assert public(s, me) == {"gold": 3, "influence": 0, "cards": 0, "hush": [], "line": [], "turned": []}
