"""What enemies and floors do in a hero's turn, and the responses to it."""

from __future__ import annotations

import pytest
from tests.games.stygian_society.table import (
    KNIGHT,
    OTHERS,
    asked,
    box,
    buy,
    do,
    dropped,
    enemy,
    g,
    happened,
    move,
    now,
    offered,
    table,
)
from tests.rule import rule

from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.effects.levels import gain_xp
from underthrone.games.stygian_society.effects.peril import raise_peril
from underthrone.games.stygian_society.effects.team import afflict
from underthrone.games.stygian_society.rules.foes import spend


@rule("SO-29")
@pytest.mark.parametrize(("card", "before", "after"), [("knight", 2, 2), ("shield-bash", 0, 0)])
def test_enemies_act_before_the_hero_unless_the_skill_says_otherwise(card: str, before: int, after: int) -> None:
    """The Brute's three wounds, one of them shielded; the bash dazes the Brute before it acts."""
    heroes = [{"hero": "knight", "cards": ["shield-bash"]}, *OTHERS]
    s = dropped(card, heroes=heroes, front=["brute"], rear=[], field={"red": 3, "blue": 2})
    while asked(s) == "response":
        do(s, "pass")
    assert s.wounds == before
    buy(s, 0)
    assert s.wounds == after


@rule("SO-31")
def test_with_no_enemy_left_the_floors_own_actions_still_happen_and_lines_add_nobody() -> None:
    heroes = [{"hero": "burglar", "cards": ["garrotte"]}, {"hero": "knight"}, {"hero": "doctor"}]
    field = {"green": 2, "red": 5, "black": 3}
    s = dropped("garrotte", heroes=heroes, front=["slasher"], rear=[], field=field, peril=2)
    buy(s, 0)
    assert [event["colour"] for event in happened(s, "floor-acted")] == [3, 5]
    assert happened(s, "line-reached")
    assert not happened(s, "enemy-came")
    assert asked(s) == "open_chest"
    quiet = dropped("garrotte", heroes=heroes, front=["slasher"], rear=[], field={"green": 2, "red": 2}, peril=2)
    buy(quiet, 0)
    assert (quiet.wounds, quiet.peril, asked(quiet)) == (0, 2, "open_chest")


@rule("SO-31")
def test_a_dazed_colour_without_enemies_leaves_the_floor_its_action() -> None:
    heroes = [{"hero": "burglar", "cards": ["garrotte", "smoke-bomb"]}, {"hero": "knight"}, {"hero": "doctor"}]
    s = dropped("garrotte", heroes=heroes, front=["slasher"], rear=[], field={"green": 2, "red": 3})
    s.dazed = [v.RED]
    buy(s, 0)
    assert [event["colour"] for event in happened(s, "floor-acted")] == [3]


@rule("SO-21")
def test_antidote_comes_before_the_plague_nuns_wounds() -> None:
    doctor = {"hero": "doctor", "cards": ["antidote", "triage"]}
    heroes = [{"hero": "burglar"}, {"hero": "knight"}, doctor]
    s = dropped("burglar", heroes=heroes, sheet="dark-chapel", field={"black": 2})
    assert (asked(s), s.wounds, sum(s.ills)) == ("response", 0, 1)
    assert offered(s) == ["pass", "antidote"]
    do(s, "use", "antidote")
    assert (s.wounds, sum(s.ills)) == (3, 0)
    assert offered(s) == ["pass", "triage"]
    assert s.peril == 0  # peril rises after the whole action


@rule("SO-21")
def test_unbroken_comes_before_the_torch_imps_peril() -> None:
    s = dropped("burglar", heroes=[KNIGHT, *OTHERS], sheet="scullery", field={"yellow": 3}, peril=3, active=1)
    s.exhausted.append(box.ids.index("triage"))
    do(s, "pass")
    assert (asked(s), s.addressed, s.peril) == ("response", [0], 3)
    do(s, "use", "unbroken")
    assert (s.wounds, s.peril) == (0, 5)
    assert [event["event"] for event in happened(s, "line-reached")]


@rule("SO-21")
def test_a_status_of_several_cubes_is_one_event() -> None:
    heroes = [{"hero": "burglar"}, {"hero": "knight"}, {"hero": "doctor", "cards": ["antidote"]}]
    s = table(heroes=heroes)
    now(s, lambda: afflict(s, 0, 0, 3))
    assert (asked(s), sum(s.ills)) == ("response", 3)
    do(s, "pass")
    assert asked(s) == "act"


@rule("SO-21")
def test_a_refusal_names_the_hero_who_is_asked() -> None:
    s = dropped("burglar", heroes=[KNIGHT, *OTHERS], front=["brute"], rear=[], field={"red": 3}, active=1)
    do(s, "pass")
    assert s.addressed == [0]
    assert g.why_not(s, 0, move("use", "triage")) == "Triage isn’t a card of the Knight."
    now(s, lambda: gain_xp(s, s.needed))
    assert "the Burglar" in g.why_not(s, 1, move("learn", "triage"))


@rule("SO-31")
def test_peril_lines_add_no_enemy_when_none_is_left() -> None:
    heroes = [{"hero": "knight", "cards": ["silver-bullet"]}, *OTHERS]
    s = table(heroes=heroes, front=["slasher"], rear=[], peril=2)
    do(s, "use", "silver-bullet")
    now(s, lambda: raise_peril(s, 1))
    assert happened(s, "line-reached")
    assert s.alone()


@rule("SO-50")
def test_each_action_once_per_turn_however_many_tokens_and_peril_rises_after_each() -> None:
    s = dropped("burglar", sheet="kennels", front=["grave-hound"] * 2, rear=[], field={"red": 9}, active=1)
    hound = box.enemies[enemy("grave-hound")]
    assert [event["cost"] for event in happened(s, "enemy-acted")] == hound.costs
    assert s.peril == len(hound.costs)
    assert s.field[3] == 9 - sum(hound.costs)


@rule("SO-50")
def test_colours_act_in_the_order_red_yellow_black() -> None:
    s = dropped(sheet="hanging-cages", field={"red": 5, "yellow": 5, "black": 5})
    acted = [box.enemies[event["enemy"]].colour for event in happened(s, "enemy-acted")]
    assert acted == sorted(acted)
    assert set(acted) == {3, 4, 5}


@rule("SO-50")
def test_without_an_enemy_of_a_colour_the_floors_own_action_happens() -> None:
    s = dropped(sheet="gatehouse", field={"yellow": 4, "black": 3})
    assert [event["colour"] for event in happened(s, "floor-acted")] == [4, 5]
    assert (s.peril, s.field[3]) == (2, 1)  # one called a cube, and peril rose; the other raised peril itself
    s = dropped(sheet="aviary", field={"black": 3})
    assert (s.peril, s.wounds) == (1, 0)  # the Knight's shield takes the wound, and peril rises
    s = dropped(sheet="gatehouse", field={"red": 2, "yellow": 2, "black": 2})
    assert not happened(s, "floor-acted")


@rule("SO-51")
@pytest.mark.parametrize(
    ("field", "crypt", "cost", "left"),
    [
        (2, 1, 3, (1, 0)),  # the rulebook's example: one from each
        (4, 1, 3, (1, 1)),
        (0, 2, 3, (0, 0)),  # no change
        (1, 2, 3, (0, 1)),
        (1, 1, 2, (1, 0)),
        (2, 0, 3, None),
        (0, 1, 3, None),
    ],
)
def test_enemies_pay_economically_from_the_field_first(
    field: int, crypt: int, cost: int, left: tuple[int, int] | None
) -> None:
    s = table(field={"red": field}, crypt={"red": crypt})
    assert spend(s, 3, cost) == (left is not None)
    assert (s.field[3], s.crypt[3]) == (left or (field, crypt))


@rule("SO-52")
def test_wounds_to_the_team_are_shielded() -> None:
    assert dropped(front=["brute"], rear=[], field={"red": 3}).wounds == 3 - 1
    assert dropped("burglar", front=["brute"], rear=[], field={"red": 3}, active=1).wounds == 3
