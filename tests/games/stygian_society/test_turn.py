"""A hero's turn, dropping and spending cubes."""

from __future__ import annotations

from tests.games.stygian_society.table import (
    QUIET,
    act,
    asked,
    box,
    can,
    cubes,
    do,
    enemy,
    happened,
    idle,
    move,
    offered,
    run,
    table,
)
from tests.rule import rule

from underthrone.games.stygian_society.effects import land
from underthrone.games.stygian_society.rules import drop_cubes, spend

KNIGHT = {"hero": "knight", "cards": ["rallying-cry", "vow-of-vengeance", "unbroken"]}
OTHERS = [{"hero": "burglar"}, {"hero": "doctor", "cards": ["triage"]}]


@rule("SO-20")
def test_one_support_skill_before_exactly_one_action() -> None:
    s = table(heroes=[{"hero": "knight", "cards": ["rallying-cry", "oath-of-silence"]}, *OTHERS])
    assert asked(s) == "support"
    do(s, "use", "rallying-cry")
    assert s.field[1] == 3
    assert asked(s) == "act"
    assert not can(s, "use", "oath-of-silence")
    assert not can(s, "pass")
    assert {"knight", "regroup", "brawl"} <= set(offered(s))


@rule("SO-21")
def test_exhausted_cards_cannot_be_used_until_refreshed() -> None:
    s = table(heroes=[KNIGHT, *OTHERS])
    do(s, "use", "rallying-cry")
    assert "rallying-cry" in s.view(0)["exhausted"]
    do(s, "use", "knight")
    while s.active != 0 or asked(s) not in ("support", "act"):
        idle(s)
    assert asked(s) == "act"


@rule("SO-21")
def test_an_exhausting_action_exhausts_when_chosen() -> None:
    s = table(heroes=[{"hero": "knight", "cards": ["executioners-stroke"]}, *OTHERS])
    do(s, "use", "executioners-stroke")
    assert s.exhausted == [box.ids.index("executioners-stroke")]


@rule("SO-21")
def test_responses_are_asked_in_turn_order_from_the_active_hero_once_each() -> None:
    s = table(heroes=[KNIGHT, *OTHERS], front=["brute"], rear=[], field={"red": 3}, cubes=QUIET, active=1)
    act_until_response(s, "burglar")
    assert (asked(s), s.asked) == ("response", [2])
    assert s.wounds == 3
    do(s, "use", "triage")
    assert s.wounds == 1
    assert (asked(s), s.asked) == ("response", [0])
    assert set(offered(s)) == {"pass", "vow-of-vengeance", "unbroken"}
    do(s, "use", "unbroken")
    assert s.wounds == 0
    assert asked(s) != "response"


def act_until_response(s: object, card: str) -> None:
    from underthrone.games.stygian_society.state import Table

    assert isinstance(s, Table)
    do(s, "use", card)
    while asked(s) in ("aim", "wild"):
        s.play(s.decider(), s.moves(s.decider())[0])


@rule("SO-22")
def test_front_actions_reach_the_front_rank_only_and_the_target_comes_before_the_drop() -> None:
    s = table(front=["brute", "brute"], rear=["rider"])
    do(s, "use", "knight")
    assert asked(s) == "aim"
    assert len(s.moves(0)) == 2
    assert s.bank == [10] * 6
    assert s.why_not(0, move("aim", s.rear[0])) is not None


@rule("SO-22")
def test_a_target_that_changes_rank_stays_the_target_and_wounds_go_in_the_players_order() -> None:
    heroes = [{"hero": "knight", "cards": ["cleave"]}, *OTHERS]
    s = table(heroes=heroes, front=["brute", "slasher"], rear=[], field={"blue": 5}, cubes=QUIET)
    do(s, "use", "cleave")
    do(s, "aim", s.front[0])
    do(s, "aim", s.front[1])
    assert asked(s) == "buy"
    s.rear.append(s.front.pop(0))
    do(s, "buy", 0)
    if asked(s) == "buy":
        do(s, "done")
    while asked(s) == "pay":
        s.play(0, s.moves(0)[0])
    assert asked(s) == "hit"
    do(s, "aim", s.rear[0])
    assert [s.hits[s.rear[0]], s.hits[s.front[0]]] == [2, 2]


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
    out = sum(s.field) + sum(s.crypt)
    assert sum(map(len, s.tower)) + out == 6


@rule("SO-24")
def test_missing_hero_cubes_are_lost_and_missing_enemy_cubes_raise_peril() -> None:
    s = table(
        sheet="bell-tower",
        front=["slasher", "slasher"],
        rear=[],
        field={"red": 2, "blue": 9},
        tower={"red": 7},
        cubes={"red": 3},
        active=0,
    )
    do(s, "use", "knight")
    do(s, "aim", s.front[0])
    assert s.hand[1] == 1
    do(s, "wild", "white")
    assert {"event": "peril-changed", "peril": 2} in happened(s, "peril-changed")


@rule("SO-25")
def test_regroup_returns_all_cubes_but_those_on_statuses_and_is_the_action() -> None:
    heroes = [{"hero": "knight", "statuses": {"weary": {"green": 1}}}, *OTHERS]
    s = table(heroes=heroes, field={"red": 4, "blue": 2}, crypt={"black": 2}, tower={"white": 6, "yellow": 3})
    do(s, "regroup")
    assert s.bank == [10, 10, 9, 10, 10, 10]
    assert (s.peril, s.active, s.wounds) == (4, 1, 0)


@rule("SO-26")
def test_cubes_in_field_and_crypt_stay_where_they_are() -> None:
    s = table(field={"green": 3}, crypt={"white": 2}, cubes=QUIET)
    act(s, "knight", wild="blue")
    assert s.field[2] == 3
    assert s.crypt[0] == 2


@rule("SO-27", "SO-30")
def test_steel_fist_resolved_as_in_the_rulebook() -> None:
    """Two blue in the field and one in the crypt: 2 for 3 wounds or 4 for 5, or none at all."""
    for bought, wounds, left in ((0, 0, (2, 1)), (1, 3, (0, 1)), (2, 5, (0, 0))):
        s = at_the_end_of_steel_fist()
        for step in range(bought):
            do(s, "buy", step)
        if asked(s) == "buy":
            do(s, "done")
        if asked(s) == "pay":
            do(s, "pay", 0, 0)
        assert s.hits[0] == wounds
        assert (s.field[1], s.crypt[1]) == left


def at_the_end_of_steel_fist(**more: int):  # type: ignore[no-untyped-def]
    """The Knight has dropped cubes: two blue lie in the field, one in the crypt."""
    s = table(front=["ogre"], rear=[], cubes=QUIET, sheet="aviary", field={"blue": 2}, crypt={"blue": 1}, **more)
    act(s, "knight")
    for colour in range(6):
        extra = s.field[colour] - (2 if colour == 1 else 0)
        s.field[colour] -= extra
        s.bank[colour] += extra
        more_crypt = s.crypt[colour] - (1 if colour == 1 else 0)
        s.crypt[colour] -= more_crypt
        s.bank[colour] += more_crypt
    s.luck = more.get("luck", 0)
    s.menu = None
    assert asked(s) == "buy"
    return s


@rule("SO-27", "SO-30")
def test_payments_have_no_superfluous_cube_and_no_change() -> None:
    s = at_the_end_of_steel_fist()
    do(s, "buy", 0)
    do(s, "done")
    assert s.moves(0) == [move("pay", 0, 0), move("pay", 1, 0)]  # two of the field, or the one of the crypt


@rule("SO-28")
def test_two_cubes_in_the_crypt_bring_one_luck_up_to_the_maximum() -> None:
    s = table()
    for seed in range(200):
        before, fell, s.rng, s.fell = s.luck, 0, seed + 12345, 0
        crypt = sum(s.crypt)
        land(s, [0] * 6)
        fell = sum(s.crypt) - crypt
        assert s.luck == min(box.max_luck, before + (1 if fell >= 2 else 0))
        land(s, [1] * 6)
        assert s.luck <= before + 1
    assert s.luck == box.max_luck


@rule("SO-28")
def test_luck_pays_as_a_cube_of_any_hero_colour() -> None:
    s = at_the_end_of_steel_fist(luck=2)
    do(s, "buy", 0)
    do(s, "buy", 1)
    do(s, "buy", 1)
    assert asked(s) == "act" or s.luck == 0
    assert s.hits[0] == 7


@rule("SO-29")
def test_enemies_act_before_the_hero_unless_the_skill_says_otherwise() -> None:
    for card, wounds in (("knight", 3), ("shield-bash", 0)):
        heroes = [{"hero": "knight", "cards": ["shield-bash"]}, {"hero": "burglar"}, {"hero": "doctor"}]
        s = table(heroes=heroes, front=["brute"], rear=[], field={"red": 4, "blue": 2}, cubes=QUIET)
        act(s, card)
        shield = 1
        assert s.wounds == max(0, wounds - shield)
        do(s, "buy", 0)
        if asked(s) == "buy":
            do(s, "done")
        if asked(s) == "pay":
            do(s, "pay", 0, 0)
        assert s.wounds == max(0, wounds - shield)  # the bash has dazed the brute


@rule("SO-31")
def test_enemy_actions_are_skipped_when_no_enemy_is_left() -> None:
    heroes = [{"hero": "burglar", "cards": ["garrotte"]}, {"hero": "knight"}, {"hero": "doctor"}]
    s = table(
        heroes=heroes, front=["slasher"], rear=[], field={"green": 3, "red": 5}, cubes=QUIET, peril=2, hits={"0": 1}
    )
    act(s, "garrotte")
    do(s, "buy", 0)
    while asked(s) in ("buy", "pay"):
        s.play(0, s.moves(0)[0])
    assert asked(s) == "open_chest"
    assert (s.wounds, s.peril) == (0, 2)


@rule("SO-51")
def test_enemies_pay_economically_from_the_field_first() -> None:
    """The rulebook's example: two in the field, one in the crypt, cost three: one from each."""
    s = table(field={"red": 2}, crypt={"red": 1})
    assert spend(s, 3, 3)
    assert (s.field[3], s.crypt[3]) == (1, 0)
    s = table(field={"red": 4}, crypt={"red": 1})
    assert spend(s, 3, 3)
    assert (s.field[3], s.crypt[3]) == (1, 1)
    s = table(field={"red": 2})
    assert not spend(s, 3, 3)


@rule("SO-50")
def test_each_action_once_per_turn_however_many_tokens_and_peril_rises_after_each() -> None:
    s = table(
        sheet="kennels",
        front=["grave-hound", "grave-hound"],
        rear=[],
        field={"red": 9},
        cubes=QUIET,
        active=1,
    )
    act(s, "burglar")
    assert [event["cost"] for event in happened(s, "enemy-acted")] == [4, 2]
    assert s.peril == 2
    assert s.field[3] == 3
    assert s.wounds == 3


@rule("SO-50")
def test_without_an_enemy_of_a_colour_the_floors_own_action_happens() -> None:
    s = table(sheet="gatehouse", field={"yellow": 3, "black": 3}, cubes=QUIET)
    act(s, "knight")
    assert len(happened(s, "floor-acted")) == 2
    assert s.peril == 2  # each raised peril itself: no more is added
    s = table(sheet="bell-tower", front=["slasher"], rear=[], field={"yellow": 3}, cubes=QUIET)
    act(s, "knight")
    assert (s.peril, s.wounds) == (1, 0)  # the Knight's shield takes the wound


@rule("SO-52")
def test_wounds_to_the_team_are_shielded_and_can_lose() -> None:
    s = table(front=["brute"], rear=[], field={"red": 3}, cubes=QUIET)
    act(s, "knight")
    assert s.wounds == 2


@rule("SO-46")
def test_three_shields_and_seven_wounds_leave_four() -> None:
    heroes = [
        {"hero": "knight", "cards": ["iron-plate", "champions-plate"], "statuses": {"stricken": {"white": 4}}},
        {"hero": "burglar"},
        {"hero": "doctor"},
    ]
    s = table(heroes=heroes, front=["brute"], rear=[], field={"red": 3}, cubes=QUIET)
    assert s.shields(0) == 3
    assert s.wounds == 1
    act(s, "knight")
    assert s.wounds == 4


@rule("SO-46")
def test_a_treasures_shield_counts_when_it_says_so() -> None:
    heroes = [{"hero": "knight", "cards": ["small-buckler"]}, *OTHERS]
    assert table(heroes=heroes).shields(0) == 2


@rule("SO-80")
def test_a_drop_goes_through_the_tower_of_the_table() -> None:
    s = table()
    s.hand = [2, 2, 2, 0, 0, 0]
    s.bank = [8, 8, 8, 10, 10, 10]
    run(s, drop_cubes)
    assert s.conserved()[0] == [10] * 6
    assert s.hand == [0] * 6
    assert cubes(s, 0, "weary") == [0, 0, 0]
    assert enemy("brute") == 0
