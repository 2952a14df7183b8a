"""What is hidden and what is public."""

from __future__ import annotations

import json

import pytest
from tests.games.lords_of_xidit.referee import Referee
from tests.games.lords_of_xidit.table import lively, new, position, seat
from tests.rule import rule

import underthrone as ut
from underthrone.games.lords_of_xidit.kingdom import UNITS, among, set_of
from underthrone.games.lords_of_xidit.moves import ACTION, ORDER


@rule("XI-90")
def test_stocks_and_the_bastion_are_hidden_from_others_unless_there_is_a_memory_aid() -> None:
    seats = [
        seat(5, "PPA", gold=7, bards={"heartlands": 2, "snowfields": 1}, guilds={9: 2}, held=1),
        seat(6),
        seat(7),
        seat(8),
    ]
    s = position(*seats)
    for eye in (None, 1):
        there = s.view(eye)["seats"][0]
        assert not {"units", "gold", "bards", "held"} & set(there)
        assert there["stories"] == 12
        assert [r["bards"] for r in s.view(eye)["regions"]].count(None) == 1
    assert (s.view(0)["seats"][0]["gold"], s.view(0)["seats"][0]["held"]) == (7, 1)
    aided = position(*seats, options={"memory-aid": "on"})
    assert aided.view(1)["seats"][0]["units"]["militia"] == 2
    assert aided.view(1)["seats"][0]["gold"] == 7
    assert [2, 0, 0, 0] in [r["bards"] for r in aided.view(1)["regions"]]


@rule("XI-90")
def test_a_redeal_keeps_every_stock_because_all_of_it_was_seen_to_come_and_go() -> None:
    for s in lively(4, 3):
        w = s.redeal(1, 5)
        assert [(p.units, p.gold, p.bards, p.stories, p.held) for p in w.players] == [
            (p.units, p.gold, p.bards, p.stories, p.held) for p in s.players
        ]
        assert w.bards == s.bards


@rule("XI-90")
def test_a_redeal_shuffles_what_nobody_has_seen_and_nothing_else() -> None:
    s = new(4, 3)
    worlds = [s.redeal(0, seed) for seed in range(60)]
    assert len({tuple(w.threat_pile[:-1]) for w in worlds}) > 10
    assert len({tuple(w.recruitment_pile[:-1]) for w in worlds}) > 10
    assert len({tuple(w.titan_on_top) for w in worlds}) == 8
    assert len({(w.threat_pile[-1], w.recruitment_pile[-1], w.next_threat, w.next_recruitment) for w in worlds}) == 1
    assert all(w.conserved() == s.conserved() for w in worlds)


@rule("XI-90")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_redeal_depends_on_what_the_seat_knows_and_on_the_seed_alone(players: int) -> None:
    for n, s in enumerate(lively(players, players)):
        if n % 5 == 0:
            for eye in (0, None):
                one, other = s.redeal(eye, 1), s.redeal(eye, 2)
                assert other.redeal(eye, 1) == one
                assert one.view(eye) == other.view(eye) == s.view(eye)
                assert one.moves(0) == s.moves(0)


@rule("XI-90")
def test_a_pile_turned_over_from_a_public_discard_is_known_and_the_memory_aid_shows_it() -> None:
    seen = 0
    for s in lively(5, 4, memory_aid="on"):
        known = s.view(None)["known_threats"]
        assert known == [None if among(c, s.hidden) else c + 1 for c in reversed(s.threat_pile)]
        assert s.redeal(0, 9).view(0) == s.view(0)
        seen += known.count(None) == 0 and len(known) > 2
    assert seen > 0


@rule("XI-35", "XI-90")
def test_after_reinforcements_the_hidden_tile_to_recruit_comes_from_the_old_pile() -> None:
    s = new(4, 3)
    hidden = set(s.recruitment_pile[:-1])
    s.threat_discard = s.threat_pile[::-1]
    s.hidden &= ~set_of(s.threat_pile)
    s.threat_pile = []
    s.next_threat = -1
    rules = s.rules
    rules.steps[rules.step_names.index("reinforcements")](s, 0, 0)
    seconds = {s.redeal(0, seed).recruitment_pile[0] for seed in range(40)}
    assert seconds == {c for c in hidden if among(c, s.hidden)}


@rule("XI-90")
def test_programs_are_nobodys_business_until_all_are_in() -> None:
    s = position(seat(5))
    before = json.dumps([s.view(1), s.view(None)])
    for _ in range(6):
        s.play(0, ORDER.of(ACTION))
    assert json.dumps([s.view(1), s.view(None)]) == before
    assert s.redeal(1, 4).parts_of(0) == []
    assert s.redeal(0, 4).parts_of(0) == [ORDER.of(ACTION)] * 6


@rule("XI-90", "XI-30", "XI-31", "XI-35")
@pytest.mark.parametrize("memory_aid", ["off", "on"])
@pytest.mark.parametrize(("players", "length"), [(3, "long"), (4, "long"), (5, "long"), (3, "short"), (5, "short")])
def test_every_redeal_holds_before_a_referee_who_counts_what_happened_in_the_open(
    players: int, length: str, memory_aid: str
) -> None:
    unknown = 0
    for seed in (1, 2):
        game = lively(players, seed, length=length, memory_aid=memory_aid)
        s = next(game)
        referee = Referee(s)
        for n, s in enumerate(game):
            referee.follow(s)
            referee.judge(s)
            if n % 9 == 0:
                for eye in [None, *range(players)]:
                    world = s.redeal(eye, n)
                    referee.judge(world)
                    if eye is not None:
                        assert world.parts_of(eye) == s.parts_of(eye)
            unknown += any(len(slot.may) > 1 for slot in referee.foes.pile)
    assert unknown > 50


@rule("XI-90")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_view_remembers_what_anybody_could_have_counted(players: int) -> None:
    units, gold = [[0] * len(UNITS) for _ in range(players)], [0] * players
    for s in lively(players, 2):
        for event in ut.game("lords-of-xidit").happened(s, None):  # what a spectator saw
            if event["event"] == "recruited":
                units[event["seat"]][event["unit"]] += 1
            elif event["event"] == "sent":
                units[event["seat"]][event["unit"]] -= event["count"]
            elif event["event"] == "gilded":
                gold[event["seat"]] += event["gold"]
        for eye in (None, 0, 1):
            kept = s.view(eye)["remembered"]["seats"]
            assert [list(seat["units"].values()) for seat in kept] == units
            assert [seat["gold"] for seat in kept] == gold
