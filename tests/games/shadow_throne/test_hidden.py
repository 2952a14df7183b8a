"""What is hidden and what is public."""

from __future__ import annotations

import json

import pytest
from tests.games.shadow_throne.table import asked, battle_end, draft, hand, move, position, save, seat, throne, wave
from tests.games.shadow_throne.witness import Witness
from tests.laws.random_play import chance, decide
from tests.rule import rule

from underthrone.games.shadow_throne.moves import CHOOSE
from underthrone.games.shadow_throne.state import Table

SQUEEZED = (  # with five players: what three seats showed in a battle leaves hardly another way for it to come to them
    "1 24 3 22 23 3 13 12 11 9 19 21 11 32 16 15 12 32 14 27 2 13 5 29 20 67 85 67 75 87 79 77 75 96 "
    "84 65 77 76 78 80 83 76 96 86 91 195 217 221 200 202 24 11 16 0 23 3 12 14 11 11 22 22 31 14 13 "
    "20 10 19 0 21 27 6 22 32 17 67 86 80 75 87 86 75 86 64 85 84 88 83 78 75 88 82 78 64 77 220 203 "
    "224 225 202 1 23 23 14 11 20 22 3 16 1 22 25 5 14 12 13 32 4 28 2 "
)


def new(players: int = 4, seed: int = 11) -> Table:
    s = throne().new(players, seed)
    assert isinstance(s, Table)
    return s


@rule("TH-70")
def test_public_are_gold_influence_and_the_battle_line() -> None:
    s = wave(position(seat("outlaw"), seat("king-kyros", gold=0), seat("simone")), "outlaw", "king-kyros", "simone")
    for eye in (0, 1, 2):
        assert s.view(eye)["seats"] == s.view(None)["seats"]
        assert s.view(eye)["power"] == s.view(None)["power"]
    assert set(s.view(None)["seats"][0]) == {"gold", "influence", "cards", "hush", "line", "turned"}


@rule("TH-70")
def test_a_spectator_sees_no_hand_no_pool_and_no_saved_card() -> None:
    s = new()
    draft(s)
    shown = json.dumps(s.view(None))
    for card in s.cards.ids:
        assert card not in shown
    kept = battle_end(seat("simone", "outlaw"), seat("langman", "outlaw"), seat("picureas", "outlaw"))
    save(kept, "simone", "langman", "picureas")
    for me, mine in enumerate(("simone", "langman", "picureas")):
        for eye in (None, 0, 1, 2):
            assert (f'"{mine}"' in json.dumps(kept.view(eye))) == (eye == me)


@rule("TH-70")
def test_a_chosen_card_is_hidden_until_all_have_chosen() -> None:
    s = position(seat("queen-eletheria"), seat("outlaw"), seat("pilgrim"))
    before = [s.view(eye) for eye in (None, 1, 2)]
    s.play(0, move(s, CHOOSE, "queen-eletheria"))
    assert [s.view(eye) for eye in (None, 1, 2)] == before
    assert s.view(0)["sealed"] == [move(s, CHOOSE, "queen-eletheria")]


@rule("TH-70")
def test_discards_at_the_end_of_a_battle_are_hidden() -> None:
    s = battle_end(seat("simone", "king-kyros"), seat("langman", "outlaw"), seat("picureas", "outlaw"))
    save(s, "simone", "langman", "picureas")
    said = " ".join(throne().log(s, None))
    for card in ("King Kyros", "Simone", "Langman", "Picureas", "Outlaw"):
        assert card not in said


@rule("TH-70")
def test_a_seat_sees_every_pool_card_that_it_has_looked_at_in_this_battle() -> None:
    s = new()
    looked: list[list[list[str]]] = [[] for _ in range(4)]
    while asked(s) == "draft":
        for me in range(4):
            looked[me].append(s.view(me)["pool"])
            assert s.view(me)["seen"] == looked[me]
        draft(s)
    for me in range(4):
        assert s.view(me)["seen"][:5] == looked[me]
        assert len(s.view(me)["seen"][5]) == 1  # the last card of a pool is seen too


@rule("TH-70")
def test_redeals_agree_with_the_pools_that_were_seen() -> None:
    s = new()
    for _ in range(3):
        draft(s)
    for me in range(4):
        for seed in range(10):
            world = s.redeal(me, seed)
            assert world.view(me)["seen"] == s.view(me)["seen"]
            assert world.view(me)["picks"] == s.view(me)["picks"]


@rule("TH-70")
def test_a_redeal_knows_which_card_the_neighbour_took() -> None:
    """With three players a pool comes back: what is missing went to the two others."""
    s = new(players=3)
    for _ in range(3):
        draft(s)
    for me in range(3):
        seen = s.view(me)["seen"]
        gone = list(seen[0])
        for card in [s.view(me)["picks"][0], *seen[3]]:
            gone.remove(card)
        for seed in range(10):
            world = s.redeal(me, seed)
            held = [world.players[(me + k) % 3].picks[k] for k in (1, 2)]
            assert sorted(world.cards.ids[c] for c in held) == sorted(gone)


@rule("TH-70")
def test_hands_of_others_differ_between_redeals_and_the_own_hand_never() -> None:
    s = new()
    while asked(s) == "draft":
        draft(s)
    wave(s, None, None, None, None)
    for me in range(4):
        worlds = [s.redeal(me, seed) for seed in range(20)]
        assert all(hand(world, me) == hand(s, me) for world in worlds)
        for other in range(4):
            if other != me:
                assert len({tuple(world.players[other].hand) for world in worlds}) > 1


@rule("TH-70")
def test_what_somebody_showed_is_no_longer_in_the_redealt_hands() -> None:
    s = position(seat("queen-eletheria"), seat("king-kyros", gold=0), seat("simone"))
    wave(s, "queen-eletheria", "king-kyros", "simone")
    for me in range(3):
        for seed in range(10):
            world = s.redeal(me, seed)
            assert all(set(hand(world, x)).isdisjoint(("queen-eletheria", "king-kyros", "simone")) for x in range(3))


@rule("TH-70")
@pytest.mark.parametrize(
    "players", [3, pytest.param(4, marks=pytest.mark.slow), pytest.param(5, marks=pytest.mark.slow)]
)
def test_no_imagined_world_contradicts_what_a_seat_has_witnessed(players: int) -> None:
    """Over whole games: what others are imagined to have saved can be, after all that was shown, seen and done."""
    for seed in range(4):
        s, dice, looked = new(players, seed), chance(seed), 0
        witnesses = [Witness(s, me) for me in range(players)]
        while s.deciders():
            s.play(*decide(s, dice))
            for witness in witnesses:
                witness.hear(s)
            for me, witness in enumerate(witnesses if s.deciders() and s.battle > 1 and dice.below(6) == 0 else []):
                assert witness.possible(saved_by_others(s, me))
                for _ in range(3):
                    world = s.redeal(me, dice.below(1 << 29))
                    assert witness.possible(saved_by_others(world, me)), f"{players} players, seed {seed}, seat {me}"
                    looked += 1
        assert looked or s.battle == 1


@rule("TH-70")
def test_a_world_is_imagined_where_hardly_any_card_can_have_been_saved() -> None:
    s = new(5, 1003437)
    witness = Witness(s, 0)
    for answer in SQUEEZED.split():
        s.play(s.deciders()[0], int(answer))
        witness.hear(s)
    saved = [saved_by_others(s.redeal(0, seed), 0) for seed in range(30)]
    assert all(witness.possible(found) for found in saved)
    assert all(len({found[x] for found in saved}) > 1 for x in saved[0])


def saved_by_others(s: Table, me: int) -> dict[int, str]:
    return {x: s.cards.ids[p.saved] for x, p in enumerate(s.players) if x != me and p.saved >= 0}


@rule("TH-70")
def test_the_witness_knows_what_cannot_be() -> None:
    """A card that lay open, and one that the seat threw away itself, is nobody's saved card."""
    opened, threw = 0, 0
    for seed in range(5, 45):
        if opened and threw:
            break
        s, dice = new(3, seed), chance(seed)
        witness = Witness(s, 0)
        while s.battle == 1:
            mine = hand(s, 0)
            s.play(*decide(s, dice))
            witness.hear(s)
        single = [card_id for c, card_id in enumerate(s.cards.ids) if s.cards.copies[c] == 1]
        open_ = [card_id for cards in s.view(None)["past"][0]["shown"] for card_id in cards if card_id in single]
        thrown = [card_id for card_id in mine if card_id in single and card_id not in hand(s, 0)]
        opened, threw = opened + len(open_), threw + len(thrown)
        for card_id in open_ + thrown:
            assert not witness.possible({1: card_id})
            assert not witness.possible({2: card_id})
    assert opened
    assert threw


@rule("TH-70")
def test_what_a_seat_saw_in_earlier_battles_stays_known_to_it() -> None:
    s = new(4)
    before = [s.view(me) for me in range(4)]
    while s.battle == 1:
        before = [s.view(me) for me in range(4)]
        s.play(s.decider(), s.moves(s.decider())[0])
    for me in range(4):
        then = s.view(me)["past"][0]
        assert then["seen"] == before[me]["seen"]
        assert then["picks"] == before[me]["picks"]
        for other, shown in enumerate(then["shown"]):
            there = before[me]["seats"][other]
            assert shown == [f["card"] for f in there["line"] + there["turned"]]
    assert set(s.view(None)["past"][0]) == {"shown", "stayed"}


@rule("TH-70")
def test_a_draft_is_told_to_all_but_the_card_only_to_its_player() -> None:
    s = new()
    draft(s)
    mine = [e for e in throne().happened(s, 2) if e["event"] == "drafted"]
    assert [e["card"] is None for e in mine] == [True, True, False, True]
    assert all(e["card"] is None for e in throne().happened(s, None) if e["event"] == "drafted")
