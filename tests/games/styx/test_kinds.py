"""Legendary and Eternal cards, elements, the Soul track."""

from __future__ import annotations

import pytest
from tests.games.styx.table import asked, can, card, do, g, go, happened, put, strength, table
from tests.rule import rule

from underthrone.games.styx.cards import HORSEMAN, load, read
from underthrone.games.styx.moves import GIVE_UP, WAGER

cards = load(read(None))


@rule("SX-30")
def test_a_legendary_card_takes_at_least_its_strength_to_eliminate() -> None:
    s = table({"army": ["reaper", "djinn"]}, {}, {"army": ["drowned-sailor"]}, left="barrow-king", right="ghoul")
    need = strength("barrow-king")
    put(s, "left eliminate", "right tithe", "left eliminate")
    assert s.moves(0) == [GIVE_UP, *map(WAGER.of, range(need, 7))]
    assert "Legendary" in g.why_not(s, 0, WAGER.of(1))
    do(s, "give-up")
    assert s.audience == 2, "the other is too weak and gives up without being asked"


@rule("SX-30")
def test_any_other_card_dies_of_a_single_point() -> None:
    s = table({}, {}, {}, left="reaper", right="ghoul")
    go(s, "left eliminate 1", "right tithe", "right tithe")
    assert card("reaper") in s.centre


@rule("SX-31")
def test_an_eternal_cannot_be_spent_and_does_not_count_in_the_war() -> None:
    s = table({"army": ["pyre-phoenix"]}, {"army": ["ghoul"]}, {}, chaos=20, left="reaper", right="harpy")
    assert s.strength(s.players[0]) == 1
    go(s, "left tithe", "left tithe", "right tithe")
    result = s.result()
    assert result is not None
    assert (result.reason, result.winners) == ("war", [1])


@rule("SX-31")
def test_no_eternal_has_soul() -> None:
    assert not [card_id for c, card_id in enumerate(cards.ids) if cards.eternal[c] and cards.soul[c]]


@rule("SX-32")
def test_the_headless_horseman_is_legendary_and_eternal_and_no_horseman_of_the_apocalypse() -> None:
    c = card("headless-horseman")
    assert (cards.legendary[c], cards.eternal[c], cards.kind[c] == HORSEMAN) == (True, True, False)
    s = table({"army": ["headless-horseman", "horseman-of-war"]}, {}, {})
    assert s.horsemen(s.players[0]) == 1
    go(s, "left tithe", "left tithe", "right tithe")
    assert not s.over


@rule("SX-33")
@pytest.mark.parametrize(
    ("army", "missing"),
    [
        ([], 4),
        (["water-spirit"], 3),
        (["mist-walker"], 2),  # both of two
        (["shaman"], 3),  # one of two
        (["elementals"], 3),  # any one
        (["air-spirit", "shaman"], 2),  # air is there, so the Shaman stands for earth
        (["shaman", "earth-spirit", "air-spirit"], 2),  # a choice adds nothing that is there
        (["cerberus-whelp", "nidhogr", "shaman", "elementals"], 0),  # every choice falls into place
        (["mist-walker", "cerberus-whelp", "shaman"], 0),
        (["water-spirit", "fire-spirit", "earth-spirit", "air-spirit"], 0),
    ],
)
def test_choices_of_elements_are_made_as_is_best_for_the_owner(army: list[str], missing: int) -> None:
    s = table({"army": army}, {}, {})
    assert s.missing(s.players[0]) == s.view(1)["seats"][0]["missing"] == missing


@rule("SX-34")
def test_only_face_up_cards_count() -> None:
    hidden = ["water-spirit", "toll-keeper", "horseman-of-war", "horseman-of-death", "lich"]
    s = table({"discard": hidden}, {}, {})
    p = s.players[0]
    assert (s.missing(p), s.income(p), s.strength(p), s.horsemen(p)) == (4, 0, 1, 0)
    go(s, "left tithe", "left tithe", "right tithe")
    assert not s.over


@rule("SX-34")
def test_a_face_down_oracle_sees_nothing() -> None:
    s = table({"discard": ["dark-oracle"]}, {}, {})
    put(s, "left tithe", "left tithe", "left muster")
    assert asked(s) == "bid"


@rule("SX-35")
@pytest.mark.parametrize(("soul", "bonus"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_quarters_of_a_soul_bring_bonus_income(soul: int, bonus: int) -> None:
    s = table({"soul": soul}, {}, {}, left="ghoul")
    go(s, "left tithe", "right tithe", "right tithe")
    assert s.players[0].coins == 4 + max(1, bonus)


@rule("SX-35")
def test_passing_a_mark_is_as_good_as_reaching_it() -> None:
    s = table({"soul": 0}, {}, {}, left="hellhound", right="ghoul")
    go(s, "left eliminate 1", "right tithe", "right tithe")
    assert happened(s, "soul-gained") == [{"event": "soul-gained", "seat": 0, "quarters": 2, "soul": 2}]
    assert s.bonus(s.players[0]) == 1
    assert not can(s, "give-up")


@rule("SX-17")
@pytest.mark.parametrize(("before", "told"), [(3, [1]), (4, [])])
def test_what_a_whole_soul_leaves_over_is_not_told(before: int, told: list[int]) -> None:
    s = table({"soul": before}, {}, {}, left="hellhound", right="ghoul")
    go(s, "left eliminate 1", "right tithe", "right tithe")
    assert [event["quarters"] for event in happened(s, "soul-gained")] == told
    assert s.players[0].soul == 4
