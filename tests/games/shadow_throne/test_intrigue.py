"""The intrigue phase: the draft."""

from __future__ import annotations

from tests.games.shadow_throne.table import (
    asked,
    battle_end,
    cards,
    draft,
    hand,
    on_to_the_next_battle,
    save,
    seat,
    throne,
)
from tests.rule import rule

from underthrone.games.shadow_throne.state import Table


def new(players: int, seed: int = 1) -> Table:
    s = throne().new(players, seed)
    assert isinstance(s, Table)
    return s


@rule("TH-10")
def test_everybody_is_dealt_a_pool_of_six_from_a_shuffled_deck() -> None:
    for players in (3, 4, 5):
        s = new(players)
        pools = [s.view(me)["pool"] for me in range(players)]
        assert [len(pool) for pool in pools] == [6] * players
        assert all(len(hand(s, me)) == 0 for me in range(players))
        assert pools != [new(players, seed=2).view(me)["pool"] for me in range(players)]


@rule("TH-10")
def test_the_power_track_is_reset_before_each_battle() -> None:
    two = ("pilgrim", "outlaw")
    s = battle_end(seat(*two, line=["iron-legion"]), seat(*two), seat(*two))
    assert s.view(None)["power"]["empire"] > 0
    save(s, "outlaw", "outlaw", "outlaw")
    assert s.battle == 2
    assert s.view(None)["power"] == {"empire": 0, "rebels": 0, "church": 0}


@rule("TH-10")
def test_each_battle_shuffles_anew() -> None:
    s = new(3)
    first = [s.view(me)["pool"] for me in range(3)]
    on_to_the_next_battle(s)
    assert s.battle == 2
    assert [s.view(me)["pool"] for me in range(3)] != first


@rule("TH-11")
def test_the_rest_of_a_pool_goes_to_the_left() -> None:
    s = new(4)
    before = [s.view(me)["pool"] for me in range(4)]
    taken = draft(s)
    for me in range(4):
        right = (me - 1) % 4
        rest = before[right][:]
        rest.remove(taken[right])
        assert s.view(me)["pool"] == rest
        assert hand(s, me) == [taken[me]]


@rule("TH-11")
def test_the_draft_passes_left_in_every_battle() -> None:
    s = on_to_the_next_battle(new(3))
    before = [s.view(me)["pool"] for me in range(3)]
    taken = draft(s)
    for me in range(3):
        rest = before[(me - 1) % 3][:]
        rest.remove(taken[(me - 1) % 3])
        assert s.view(me)["pool"] == rest


@rule("TH-11")
def test_picks_are_made_at_the_same_time_until_the_pools_are_gone() -> None:
    s = new(3)
    picks = 0
    while asked(s) == "draft":
        assert s.deciders() == [0, 1, 2]
        draft(s)
        picks += 1
    assert picks == 5  # the sixth card of a pool leaves no choice
    assert asked(s) == "choose"
    for me in range(3):
        assert len(hand(s, me)) == 6
        assert s.view(me)["pool"] == []


@rule("TH-12")
def test_a_saved_card_is_in_hand_from_the_start_and_is_never_drafted() -> None:
    s = battle_end(seat("queen-eletheria", "outlaw"), seat("king-kyros", "outlaw"), seat("simone", "outlaw"))
    save(s, "queen-eletheria", "king-kyros", "simone")
    assert asked(s) == "draft"
    for me, card in enumerate(("queen-eletheria", "king-kyros", "simone")):
        assert hand(s, me) == [card]
        assert s.view(me)["saved"] == card
        assert all(card not in s.view(other)["pool"] for other in range(3))
    while asked(s) == "draft":
        draft(s)
    assert [len(hand(s, me)) for me in range(3)] == [7, 7, 7]


@rule("TH-12")
def test_hands_are_six_in_the_first_battle_and_seven_in_later_ones() -> None:
    s = new(5, seed=4)
    sizes = []
    for _ in range(2):
        while asked(s) == "draft":
            draft(s)
        sizes.append([len(hand(s, me)) for me in range(5)])
        on_to_the_next_battle(s)
    assert sizes == [[6] * 5, [7] * 5]
    assert sum(cards().copies) == 54
