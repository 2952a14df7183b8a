"""Defences, kills, ranks, levels, peril, chests, treasures and statuses."""

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
    names,
    offered,
    spent,
    table,
)
from tests.rule import rule

from underthrone.games.stygian_society.effects import add_enemy, afflict, heal, kill, raise_peril, reform, strike
from underthrone.games.stygian_society.state import Table

OTHERS = [{"hero": "burglar"}, {"hero": "doctor"}]


@rule("SO-40")
def test_wounds_stay_until_an_enemy_dies_which_leaves_at_once_with_its_xp() -> None:
    s = table(front=["brute"], rear=[], cubes=QUIET)
    strike(s, 0, 4, -1)
    assert (s.hits[0], s.xp) == (4, 0)
    strike(s, 0, 1, -1)
    assert (s.front, s.xp) == ([], 2)


@rule("SO-41")
def test_resistance_takes_off_attacks_of_its_kind_and_not_below_zero() -> None:
    s = table(sheet="powder-room", front=["cannoneer"], rear=[])
    token = s.front[0]
    strike(s, token, 1, 0)
    assert s.hits[token] == 0
    strike(s, token, 3, 0)
    assert s.hits[token] == 1
    strike(s, token, 1, 2)
    strike(s, token, 1, -1)
    assert s.hits[token] == 3


@rule("SO-41")
def test_the_rider_behind_five_as_in_the_rulebook() -> None:
    s = table(sheet="tilt-yard", front=["brute"] * 5, rear=["rider"])
    rider = s.rear[0]
    strike(s, rider, 6, 1)
    assert s.hits[rider] == 1
    s = table(sheet="tilt-yard", front=["rider"], rear=[])
    assert s.reduction(s.front[0], 1) == 0


@rule("SO-41")
def test_all_wounds_of_one_action_are_reduced_once() -> None:
    s = table(sheet="powder-room", front=["cannoneer"], rear=[], field={"blue": 4}, cubes=QUIET)
    act(s, "knight")
    do(s, "buy", 0)
    do(s, "buy", 1)
    spent(s)
    assert happened(s, "enemy-hit")[0]["count"] == 3


@rule("SO-42")
def test_the_rear_falls_down_red_first_then_yellow_then_black_from_the_left() -> None:
    s = table(sheet="tilt-yard", front=["brute", "brute"], rear=["rider", "rider"])
    add_enemy(s, enemy("cannoneer"), 1)
    add_enemy(s, enemy("brute"), 1)
    reform(s)
    assert names(s, s.front) == ["brute", "brute", "brute"]
    assert names(s, s.rear) == ["rider", "rider", "cannoneer"]
    for token in s.front[:2]:
        kill(s, token)
    assert names(s, s.front) == ["brute", "cannoneer"]
    first = s.rear[0]
    kill(s, s.front[0])
    assert s.front[-1] == first


@rule("SO-43")
def test_a_level_up_resets_xp_refreshes_all_cards_teaches_and_adds_what_is_left() -> None:
    heroes = [{"hero": "knight", "cards": ["rallying-cry"], "exhausted": ["rallying-cry"]}, *OTHERS]
    s = table(heroes=heroes, front=["brute", "brute"], rear=[], hits={"0": 4}, xp=3, field={"blue": 4}, cubes=QUIET)
    needed = s.needed
    act(s, "knight", aim=0)
    do(s, "buy", 0)
    spent(s)
    assert (s.xp, s.needed, s.exhausted) == (0, needed + 1, [])
    order = []
    while asked(s) == "learn":
        order.append(s.arg)
        s.play(s.decider(), s.moves(s.decider())[0])
    assert order == [0, 1, 2]
    assert s.xp == 3 + 2 - needed


@rule("SO-43")
def test_needed_xp_stays_at_its_maximum() -> None:
    s = table(front=["brute", "brute"], rear=[], needed=box.last_xp, xp=box.last_xp - 1)
    s.play(0, move("use", "knight"))
    kill(s, 0)
    s.play(s.decider(), s.moves(s.decider())[0])
    assert s.needed == box.last_xp


@rule("SO-44")
def test_a_new_skill_is_any_of_a_level_held_or_a_random_one_of_the_next() -> None:
    heroes = [{"hero": "knight", "cards": ["cleave"]}, *OTHERS]
    s = table(heroes=heroes, front=["brute", "brute"], rear=[], hits={"0": 4}, xp=3, field={"blue": 4}, cubes=QUIET)
    act(s, "knight", aim=0)
    do(s, "buy", 0)
    spent(s)
    level_one = [box.ids[c] for c in box.skills(0, 1) if box.ids[c] != "cleave"]
    assert offered(s) == [*level_one, "learn-next"]
    do(s, "learn-next")
    assert max(box.cards[c].level for c in s.held[0]) == 2


@rule("SO-45")
def test_healing_stops_at_zero() -> None:
    s = table(wounds=2)
    heal(s, 5)
    assert s.wounds == 0


@rule("SO-60")
def test_each_line_happens_once_in_rising_order_even_when_peril_falls_and_comes_back() -> None:
    s = table(front=["brute"], rear=[])
    do(s, "regroup")
    assert (s.peril, len(s.front)) == (4, 2)  # at 3 a Brute comes to the right of the front rank
    raise_peril(s, -9)
    assert s.peril == 0
    do(s, "regroup")
    assert (s.peril, len(s.front)) == (4, 2)
    do(s, "regroup")
    assert s.cubes[0] == 2


@rule("SO-61")
def test_no_enemy_is_added_without_a_token() -> None:
    s = table(front=["brute"] * 6, rear=[])
    add_enemy(s, enemy("brute"), 0)
    assert len(s.front) == 6


@rule("SO-61")
def test_an_enemy_added_before_its_colours_step_acts_in_that_turn() -> None:
    s = table(
        sheet="flooded-stair",
        front=["brute"],
        rear=[],
        peril=5,
        field={"red": 3, "black": 3},
        cubes=QUIET,
        active=1,
    )
    act(s, "burglar")
    assert [event["enemy"] for event in happened(s, "enemy-acted")] == [enemy("brute"), enemy("ghoul")]


def completed(**more: object) -> Table:
    """A floor that was just completed, by a support skill."""
    heroes = [{"hero": "knight", "cards": ["silver-bullet"]}, *OTHERS]
    s = table(heroes=heroes, front=["slasher"], rear=[], **more)
    return do(s, "use", "silver-bullet")


@rule("SO-70")
def test_a_chest_works_when_its_number_is_at_most_the_peril_and_gives_two_treasures() -> None:
    for peril, wounds in ((2, 1), (1, 0)):
        s = completed(peril=peril)
        seal = next(i for i, names_ in enumerate(box.chest_names) if names_["en"] == "Blood Seal")
        s.chests.remove(seal)
        s.chests.append(seal)
        do(s, "open")
        assert s.wounds == wounds  # no shield helps
        while asked(s) == "give":
            do(s, "give", 1)
        assert len(s.low_treasures) == 20 - 1 - 2
        assert len(s.chests) == 30


@rule("SO-70")
def test_a_chest_can_lose_the_game() -> None:
    s = completed(peril=14, wounds=box.max_wounds[1] - 1)
    bane = next(i for i, names_ in enumerate(box.chest_names) if names_["en"] == "Grave Robber’s Bane")
    s.chests.remove(bane)
    s.chests.append(bane)
    do(s, "open")
    result = s.result()
    assert result is not None
    assert result.reason == "wounds"


@rule("SO-71")
def test_team_treasures_are_everybodys_and_hero_treasures_go_to_one() -> None:
    s = completed()
    bell, stone = box.ids.index("healing-spring"), box.ids.index("whetstone")
    for c in (stone, bell):
        s.low_treasures.remove(c)
        s.low_treasures.append(c)
    do(s, "open")
    assert s.team == [bell]
    do(s, "give", 2)
    assert stone in s.held[2]
    assert all(bell in s.ready(place, box.cards[bell].kind) for place in range(3))


@rule("SO-71")
def test_an_empty_treasure_deck_gives_nothing() -> None:
    s = completed()
    s.low_treasures.clear()
    do(s, "open")
    assert asked(s) != "give"


@rule("SO-72")
def test_a_status_gets_a_cube_of_a_colour_that_the_bank_has_and_stricken_bleeds() -> None:
    heroes = [{"hero": "knight"}, {"hero": "burglar", "statuses": {"stricken": {"white": 2}}}, {"hero": "doctor"}]
    s = table(heroes=heroes, field={"blue": 10}, cubes=QUIET)
    for _ in range(5):
        afflict(s, 2, 0)
    white, blue, green = cubes(s, 2, "stricken")
    assert (white + green, blue) == (5, 0)
    idle(s)
    assert s.wounds == 2


@rule("SO-72")
def test_weary_weakens_cursed_bars_luck_and_hunted_raises_peril() -> None:
    statuses = {"weary": {"white": 1}, "cursed": {"white": 1}, "hunted": {"white": 1}}
    heroes = [{"hero": "knight", "statuses": statuses}, *OTHERS]
    s = table(heroes=heroes, front=["ogre"], rear=[], sheet="aviary", field={"blue": 2}, cubes=QUIET, luck=3)
    assert s.usable_luck() == 0
    act(s, "knight", wild="blue")
    do(s, "buy", 0)
    spent(s)
    assert happened(s, "enemy-hit")[0]["count"] == 2 or s.hits[0] == 2
    while s.active == 0:
        do(s, "done")
    assert s.peril == 1


@rule("SO-73")
def test_the_status_bought_off_as_in_the_rulebook() -> None:
    """Two green and one white are cleared by a white from the field and a green from the crypt."""
    heroes = [{"hero": "knight", "statuses": {"stricken": {"green": 2, "white": 1}}}, *OTHERS]
    s = table(heroes=heroes, field={"white": 1}, crypt={"green": 1}, cubes=QUIET)
    act(s, "stand-fast" if can(s, "use", "stand-fast") else "brawl", wild="blue")
    spent(s)
    assert asked(s) == "cure"
    do(s, "cure", "stricken", "white", 0)
    do(s, "cure", "stricken", "green", 3)
    assert cubes(s, 0, "stricken") == [0, 0, 0]
    assert s.active == 1


@rule("SO-73")
def test_cubes_that_came_in_this_turn_cannot_be_bought_off_yet() -> None:
    s = table(field={"white": 5, "blue": 5, "green": 5}, cubes=QUIET)
    afflict(s, 0, 1)
    act(s, "brawl")
    spent(s)
    assert s.active == 1


@rule("SO-73")
def test_luck_buys_off_and_a_crypt_cube_may_take_from_two_cards() -> None:
    statuses = {"weary": {"green": 1}, "hunted": {"green": 1}}
    s = table(heroes=[{"hero": "knight", "statuses": statuses}, *OTHERS], crypt={"green": 1}, luck=1, cubes=QUIET)
    act(s, "brawl", wild="blue")
    spent(s)
    assert can(s, "cure", "weary", "green", 1)
    do(s, "cure", "weary", "green", 6)
    assert s.ills == [0] * len(s.ills)
