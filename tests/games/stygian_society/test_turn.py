"""A hero's turn: skills, targets, dropping and spending cubes, shields."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.stygian_society.table import (
    KNIGHT,
    OTHERS,
    QUIET,
    act,
    asked,
    box,
    buy,
    can,
    do,
    dropped,
    happened,
    idle,
    move,
    now,
    offered,
    table,
)
from tests.rule import rule

from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.effects.cubes import land
from underthrone.games.stygian_society.effects.levels import gain_xp
from underthrone.games.stygian_society.rules.action import DROP_CUBES
from underthrone.games.stygian_society.state import Table

# --- Skills


@rule("SO-20")
def test_one_support_skill_before_exactly_one_action() -> None:
    s = table(heroes=[{"hero": "knight", "cards": ["rallying-cry", "oath-of-silence", "cleave"]}, *OTHERS])
    assert asked(s) == "support"
    assert offered(s) == ["pass", "rallying-cry", "oath-of-silence"]
    do(s, "use", "rallying-cry")
    assert s.field[:3] == [1, 2, 1]
    assert asked(s) == "act"
    assert offered(s) == ["knight", "cleave", "regroup"]
    idle(s)
    assert s.active == 1


@rule("SO-20")
def test_without_a_support_skill_nobody_is_asked_for_one() -> None:
    assert asked(table()) == "act"


@rule("SO-21")
def test_exhausted_cards_cannot_be_used_until_refreshed() -> None:
    s = table(heroes=[KNIGHT, *OTHERS], cubes=QUIET)
    do(s, "use", "rallying-cry")
    assert s.view(0)["exhausted"] == ["rallying-cry"]
    for _ in range(3):
        idle(s)
    assert (s.active, asked(s)) == (0, "act")
    now(s, lambda: gain_xp(s, s.needed))
    while asked(s) == "learn":
        s.play(s.decider(), s.moves(s.decider())[0])
    assert s.exhausted == []
    for _ in range(3):
        idle(s)
    assert can(s, "use", "rallying-cry")


@rule("SO-21")
def test_an_exhausting_action_exhausts_when_chosen_and_others_never_do() -> None:
    s = table(heroes=[{"hero": "knight", "cards": ["executioners-stroke"]}, *OTHERS])
    do(s, "use", "executioners-stroke")
    assert s.exhausted == [box.ids.index("executioners-stroke")]
    assert act(table(), "knight").exhausted == []


@rule("SO-21")
def test_a_passive_card_works_for_its_owner_alone() -> None:
    s = table(heroes=[{"hero": "knight", "cards": ["weapon-master"]}, {"hero": "burglar"}, {"hero": "doctor"}])
    assert [s.modifier(place, v.MIGHT, 0) for place in range(3)] == [1, 0, 0]


@rule("SO-21")
def test_responses_are_asked_in_turn_order_from_the_active_hero_once_each() -> None:
    s = dropped("burglar", heroes=[KNIGHT, *OTHERS], front=["brute"], rear=[], field={"red": 3}, active=1)
    assert (asked(s), s.addressed, s.wounds) == ("response", [2], 3)
    do(s, "use", "triage")
    assert s.wounds == 1
    assert (asked(s), s.addressed) == ("response", [0])
    assert offered(s) == ["pass", "vow-of-vengeance", "unbroken"]
    do(s, "use", "unbroken")
    assert (s.wounds, s.active) == (0, 2)


@rule("SO-21")
def test_a_response_counts_what_lasts_for_its_own_hero() -> None:
    doctor = {"hero": "doctor", "cards": ["triage", "steady-hands"]}
    heroes = [{"hero": "burglar"}, {"hero": "knight"}, doctor]
    s = dropped("burglar", heroes=heroes, front=["brute"], rear=[], field={"red": 3})
    do(s, "use", "triage")
    assert s.wounds == 3 - 2 - 1


# --- Targets


@rule("SO-22")
def test_front_actions_reach_the_front_rank_only_and_the_target_comes_before_the_drop() -> None:
    s = table(front=["brute", "brute"], rear=["rider"])
    do(s, "use", "knight")
    assert asked(s) == "aim"
    assert s.moves(0) == [move("aim", token) for token in s.front]
    assert s.bank == [10] * 6
    assert s.why_not(0, move("aim", s.rear[0])) == ("out-of-reach", {"token": s.rear[0]})


@rule("SO-22")
def test_a_target_that_changes_rank_stays_the_target_and_wounds_go_in_the_players_order() -> None:
    heroes = [{"hero": "knight", "cards": ["cleave"]}, *OTHERS]
    s = dropped("cleave", heroes=heroes, front=["brute", "ghoul"], rear=[], field={"blue": 3}, targets=[0, 1])
    brute, ghoul = s.front
    s.rear.append(s.front.pop(0))
    buy(s, 0)
    assert asked(s) == "hit"
    assert s.moves(0) == [move("aim", brute), move("aim", ghoul)]
    do(s, "aim", ghoul)
    assert [event["token"] for event in happened(s, "enemy-hit")] == [ghoul, brute]
    assert (s.hits[brute], s.hits[ghoul]) == (2, 2)


@rule("SO-22")
def test_a_target_that_is_gone_is_not_replaced() -> None:
    """The boss dies first, and the ghoul that was aimed at too flees with the others."""
    wounds = next(e.wounds for e in box.enemies if e.id == "gravelord")
    heroes = [{"hero": "knight", "cards": ["cleave"]}, *OTHERS]
    s = dropped(
        "cleave", heroes=heroes, sheet="open-grave", field={"blue": 3}, targets=[0, 1], hits=[wounds - 1], needed=9
    )
    buy(s, 0)
    do(s, "aim", 18)
    assert len(happened(s, "enemy-hit")) == 1
    assert s.alone()


# --- Dropping


@rule("SO-23")
def test_steel_fist_dropped_as_in_the_rulebook() -> None:
    """Peril cubes red, yellow and black, two blue, and a white one of the player's choice."""
    s = table(front=["brute", "brute"], rear=[])
    do(s, "use", "knight")
    do(s, "aim", s.front[0])
    assert asked(s) == "wild"
    assert (s.hand, s.bank) == ([0, 2, 0, 1, 1, 1], [10, 8, 10, 9, 9, 9])
    do(s, "wild", "white")
    assert happened(s, "dropped") == [{"event": "dropped", "count": 6}]
    assert sum(map(len, s.tower)) + sum(s.field) + sum(s.crypt) == 6


@rule("SO-23")
def test_a_wild_cube_is_of_a_colour_that_the_bank_has() -> None:
    s = table(front=["brute"], rear=[], field={"white": 10})
    do(s, "use", "knight")
    assert s.moves(0) == [move("wild", "blue"), move("wild", "green")]
    assert s.why_not(0, move("wild", "white")) == ("none-in-bank", {"colour": 0})


def test_a_choice_of_one_makes_itself() -> None:
    """One enemy, one colour in the bank for the wild cube: the Knight is asked for neither."""
    s = table(front=["brute"], rear=[], field={"white": 10}, tower={"green": 10}, cubes=QUIET)
    do(s, "use", "knight")
    assert happened(s, "dropped") == [{"event": "dropped", "count": 3}]
    assert asked(dropped(field={"blue": 2})) == "buy"
    s = do(dropped(front=["brute"], rear=[], field={"blue": 2}), "buy", 0)
    assert (s.hits[0], s.field[1]) == (3, 0)  # with one way to pay nobody is asked


@rule("SO-24")
def test_missing_hero_cubes_are_lost_and_missing_enemy_cubes_raise_peril() -> None:
    s = table(
        sheet="bell-tower",
        front=["slasher"],
        rear=[],
        field={"blue": 9},
        tower={"red": 9, "white": 1},
        cubes={"red": 3},
    )
    do(s, "use", "knight")
    assert (s.hand[1], s.hand[3]) == (1, 1)
    do(s, "wild", "white")
    assert next(event["peril"] for event in happened(s, "peril-changed")) == 2


@rule("SO-24")
def test_changed_peril_cubes_count_from_the_next_drop() -> None:
    """One red cube is missing, which brings peril to the line that adds a red cube: it isn't in this drop."""
    floor = next(f for f in box.floors if any(op[0] == v.CUBES for line in f.lines for op in line))
    line = next(i for i, ops in enumerate(floor.lines) if any(op[0] == v.CUBES for op in ops))
    s = table(sheet=floor.id, peril=floor.at[line] - 1, field={"red": 10}, cubes={"red": 1}, front=["slasher"], rear=[])
    act(s, "knight")
    assert happened(s, "peril-cubes")
    assert happened(s, "dropped") == [{"event": "dropped", "count": 3}]


@rule("SO-25")
def test_regroup_returns_all_cubes_but_those_on_statuses_and_is_the_action() -> None:
    heroes = [{"hero": "knight", "statuses": {"weary": {"green": 1}}}, *OTHERS]
    s = table(heroes=heroes, field={"red": 4, "blue": 2}, crypt={"black": 2}, tower={"white": 6, "yellow": 3})
    do(s, "regroup")
    assert s.bank == [10, 10, 9, 10, 10, 10]
    assert (s.peril, s.active, s.wounds) == (4, 1, 0)
    assert not happened(s, "dropped")
    assert not happened(s, "enemy-acted")


@rule("SO-26")
def test_cubes_in_field_and_crypt_stay_where_they_are() -> None:
    s = table(front=["brute"], rear=[], field={"green": 3}, crypt={"white": 2}, cubes=QUIET)
    act(s, "knight", wild="blue")
    assert (s.field[2], s.crypt[0]) == (3, 2)


@rule("SO-26", "SO-80")
def test_a_drop_tells_the_way_of_every_cube_and_hides_which_rest_where() -> None:
    s = table(front=["brute"], rear=[], tower={"white": 5, "blue": 5})
    s.hand = [2, 1, 0, 1, 1, 1]
    s.bank = [3, 4, 10, 9, 9, 9]
    held = [len(row) for row in s.tower]
    now(s, lambda: s.agenda.append(DROP_CUBES))
    moved = happened(s, "cube-moved")
    assert sum(event["from"] == 0 for event in moved) == 6
    for level in range(1, 6):
        gone = sum(event["from"] == level for event in moved)
        came = sum(event["to"] == level for event in moved)
        assert len(s.tower[level - 1]) == held[level - 1] - gone + came
    assert sum(event["to"] == 6 for event in moved) == sum(s.field)
    assert sum(event["to"] == 7 for event in moved) == sum(s.crypt)
    assert all((event["colour"] is None) == (event["to"] <= 5) for event in moved)
    assert s.conserved()[0] == [10] * 6


# --- Crypt and luck


@rule("SO-28")
def test_two_cubes_in_the_crypt_in_one_action_bring_one_luck_up_to_the_maximum() -> None:
    gained = set[int]()
    for seed in range(300):
        s = table(seed=seed)
        land(s, [0] * 3)
        first = sum(s.crypt)
        assert s.luck == (1 if first >= 2 else 0)
        land(s, [1] * 6)
        assert s.luck == (1 if sum(s.crypt) >= 2 else 0)
        gained.add(sum(s.crypt))
    assert {0, 1, 2, 3} <= gained
    full = [table(seed=seed, luck=box.max_luck) for seed in range(30)]
    for s in full:
        land(s, [0] * 10)
        assert s.luck == box.max_luck


@rule("SO-28")
def test_luck_pays_as_a_cube_of_any_hero_colour() -> None:
    s = steel_fist(luck=2)
    buy(s, 0, 1, 1)
    assert (s.hits[0], s.luck, s.field[1], s.crypt[1]) == (7, 0, 0, 0)


# --- Spending


def steel_fist(**more: Any) -> Table:
    """The Knight has dropped cubes: two blue lie in the field, one in the crypt."""
    return dropped(sheet="aviary", front=["ogre"], rear=[], field={"blue": 2}, crypt={"blue": 1}, **more)


@rule("SO-27", "SO-30")
@pytest.mark.parametrize(("steps", "wounds", "left"), [([], 0, (2, 1)), ([0], 3, (0, 1)), ([0, 1], 5, (0, 0))])
def test_steel_fist_resolved_as_in_the_rulebook(steps: list[int], wounds: int, left: tuple[int, int]) -> None:
    """Two blue in the field and one in the crypt: 2 for 3 wounds or 4 for 5, or none at all."""
    s = buy(steel_fist(), *steps)
    assert s.hits[0] == wounds
    assert (s.field[1], s.crypt[1]) == left


@rule("SO-27", "SO-30")
def test_payments_have_no_superfluous_cube_and_no_change() -> None:
    s = steel_fist()
    do(s, "buy", 0)
    do(s, "done")
    assert s.moves(0) == [move("pay", 0, 0), move("pay", 1, 0)]  # two of the field, or the one of the crypt
    s = dropped("doctor", heroes=[{"hero": "doctor"}, {"hero": "knight"}, {"hero": "burglar"}], crypt={"green": 1})
    buy(s, 1)
    assert s.crypt[2] == 0  # one green is owed: the crypt's cube counts two, and nothing comes back


@rule("SO-30")
def test_spent_cubes_go_to_the_banks_and_the_rest_stays() -> None:
    s = buy(dropped(field={"blue": 3, "white": 2}), 0)
    assert (s.field[:3], s.bank[:3]) == ([2, 1, 0], [8, 9, 10])


@rule("SO-30")
def test_a_later_step_needs_the_first_one() -> None:
    s = dropped(field={"blue": 4})
    assert not can(s, "buy", 1)
    do(s, "buy", 0)
    assert can(s, "buy", 1)
    assert not can(s, "buy", 0)


# --- Shields


@rule("SO-46")
def test_three_shields_and_seven_wounds_leave_four() -> None:
    heroes = [
        {"hero": "knight", "cards": ["iron-plate", "champions-plate"], "statuses": {"stricken": {"white": 4}}},
        {"hero": "burglar"},
        {"hero": "doctor"},
    ]
    s = table(heroes=heroes, front=["brute"], rear=[], field={"red": 3}, cubes=QUIET)
    assert (s.shields(0), s.wounds) == (3, 1)  # Stricken counts, and uses the shields up
    act(s, "knight")
    assert s.wounds == 4


@rule("SO-46")
def test_a_shield_that_is_learned_in_the_own_turn_counts_at_once() -> None:
    heroes = [{"hero": "knight", "cards": ["cleave"]}, {"hero": "burglar"}, {"hero": "spellsling"}]
    s = table(heroes=heroes)
    now(s, lambda: gain_xp(s, s.needed))
    ward = s.ward
    do(s, "learn", "iron-plate")
    assert s.ward == ward + 1


@rule("SO-46")
def test_a_treasures_shield_counts_when_it_says_so() -> None:
    assert table(heroes=[{"hero": "knight", "cards": ["small-buckler"]}, *OTHERS]).shields(0) == 2


@rule("SO-46")
def test_costs_paid_in_wounds_are_not_shielded() -> None:
    s = table(heroes=[{"hero": "knight", "cards": ["deaths-coin", "iron-plate"]}, *OTHERS])
    do(s, "use", "deaths-coin")
    assert s.wounds == 2
