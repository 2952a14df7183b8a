"""Defences, kills, ranks, levels, peril, chests, treasures and statuses."""

from __future__ import annotations

import pytest
from tests.games.stygian_society.table import (
    QUIET,
    act,
    asked,
    box,
    buy,
    can,
    cubes,
    do,
    dropped,
    enemy,
    g,
    happened,
    idle,
    move,
    names,
    now,
    offered,
    table,
)
from tests.rule import rule

from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.effects.enemies import add_enemy, kill, reform, strike
from underthrone.games.stygian_society.effects.levels import gain_xp
from underthrone.games.stygian_society.effects.peril import raise_peril
from underthrone.games.stygian_society.effects.team import afflict, heal
from underthrone.games.stygian_society.moves import EVENTS
from underthrone.games.stygian_society.state import Table
from underthrone.kernel.dice import Dice, seeded

WOUNDS = box.enemies[enemy("brute")].wounds
OTHERS = [{"hero": "burglar"}, {"hero": "doctor"}]


@rule("SO-40")
def test_wounds_stay_until_an_enemy_dies_which_leaves_at_once_with_its_xp() -> None:
    s = table(front=["brute", "brute"], rear=[], needed=9)
    strike(s, 0, WOUNDS - 1, -1)
    assert (s.hits[0], s.xp, len(s.front)) == (WOUNDS - 1, 0, 2)
    strike(s, 0, 1, -1)
    assert (s.front, s.xp) == ([1], box.enemies[enemy("brute")].xp)


@rule("SO-40")
def test_a_wounded_enemy_acts_at_full_strength() -> None:
    assert dropped("burglar", front=["brute"], rear=[], hits=[WOUNDS - 1], field={"red": 3}, active=1).wounds == 3


@rule("SO-40", "SO-42")
def test_ranks_reform_after_the_level_up_and_before_the_next_target_is_hit() -> None:
    """Two of the front die; the Rider falls to the front between them, in the middle of the action."""
    heroes = [{"hero": "knight", "cards": ["cleave"]}, *OTHERS]
    s = dropped(
        "cleave",
        heroes=heroes,
        sheet="stables",
        front=["brute", "brute"],
        rear=["rider", "rider"],
        hits=[WOUNDS - 1, WOUNDS - 1],
        targets=[0, 1],
        field={"blue": 3},
        needed=2,
    )
    buy(s, 0)
    do(s, "aim", 0)
    assert asked(s) == "learn"
    assert len(s.rear) == 2
    while asked(s) == "learn":
        s.play(s.decider(), s.moves(s.decider())[0])
    assert names(s, s.front) == ["rider"]
    assert names(s, s.rear) == ["rider"]


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
def test_an_actions_wounds_come_before_what_else_it_does() -> None:
    heroes = [{"hero": "doctor"}, {"hero": "burglar"}, {"hero": "knight"}]
    s = dropped("doctor", heroes=heroes, front=["brute"], rear=[], field={"white": 4, "green": 4, "blue": 4}, wounds=5)
    buy(s, 0, 1)
    told = [event["event"] for event in g.happened(s, None)]
    assert told.index("enemy-hit") < told.index("healed")


@rule("SO-41")
def test_all_wounds_of_one_action_are_reduced_once_and_both_reductions_add() -> None:
    s = dropped(sheet="powder-room", front=["cannoneer"], rear=[], field={"blue": 4})
    buy(s, 0, 1)
    assert [event["count"] for event in happened(s, "enemy-hit")] == [3 + 2 - 2]
    s = table(sheet="tilt-yard", front=["brute"], rear=["rider"])
    box_rider = box.enemies[enemy("rider")]
    assert s.reduction(s.rear[0], 0) == box_rider.resist[0] + 1


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
        reform(s)
    assert names(s, s.front) == ["brute", "cannoneer"]
    first = s.rear[0]
    kill(s, s.front[0])
    reform(s)
    assert s.front[-1] == first


@rule("SO-43")
def test_a_level_up_resets_xp_refreshes_all_cards_teaches_and_adds_what_is_left() -> None:
    heroes = [
        {"hero": "knight", "cards": ["silver-bullet"], "exhausted": ["silver-bullet"]},
        {"hero": "burglar", "cards": ["smoke-bomb"], "exhausted": ["smoke-bomb"]},
        {"hero": "doctor"},
    ]
    s = dropped(
        heroes=heroes, front=["brute"] * 2, rear=[], hits=[WOUNDS - 1], xp=3, needed=4, field={"blue": 2}, active=0
    )
    buy(s, 0)
    assert (s.xp, s.needed, s.exhausted) == (0, 5, [])
    order = []
    while asked(s) == "learn":
        order.append((s.arg, s.addressed))
        s.play(s.decider(), s.moves(s.decider())[0])
    assert order == [(0, [0]), (1, [1]), (2, [2])]
    assert s.xp == 3 + box.enemies[enemy("brute")].xp - 4


@rule("SO-43")
def test_heroes_learn_in_turn_order_from_the_active_one() -> None:
    s = table(active=2)
    now(s, lambda: gain_xp(s, s.needed))
    order = []
    while asked(s) == "learn":
        order.append(s.arg)
        s.play(s.decider(), s.moves(s.decider())[0])
    assert order == [2, 0, 1]


@rule("SO-43")
def test_what_is_left_may_bring_another_level() -> None:
    s = table(needed=4)
    now(s, lambda: gain_xp(s, 4 + 5))
    learned = 0
    while asked(s) == "learn":
        learned += 1
        s.play(s.decider(), s.moves(s.decider())[0])
    assert (learned, s.xp, s.needed) == (6, 0, 6)


@rule("SO-43")
def test_needed_xp_stays_at_its_maximum() -> None:
    s = table(needed=box.last_xp)
    now(s, lambda: gain_xp(s, box.last_xp))
    assert asked(s) == "learn"
    assert s.needed == box.last_xp


@rule("SO-44")
def test_a_new_skill_is_any_of_a_level_held_or_a_random_one_of_the_next() -> None:
    heroes = [{"hero": "knight", "cards": ["cleave"]}, *OTHERS]
    s = table(heroes=heroes)
    now(s, lambda: gain_xp(s, s.needed))
    level_one = [box.ids[c] for c in box.skills(0, 1) if box.ids[c] != "cleave"]
    assert offered(s) == [*level_one, "learn-next"]
    do(s, "learn-next")
    assert [box.cards[c].level for c in s.held[0]] == [0, 1, 2]
    s = table(heroes=[{"hero": "knight", "cards": ["great-swing"]}, *OTHERS])
    now(s, lambda: gain_xp(s, s.needed))
    assert offered(s) == [*[box.ids[c] for c in box.skills(0, 2) if box.ids[c] != "great-swing"], "learn-next"]


@rule("SO-44")
@pytest.mark.parametrize(("taken", "told"), [(0, "learned"), (-1, "drew")])
def test_a_chosen_skill_is_no_news_and_a_drawn_one_is(taken: int, told: str) -> None:
    s = table(heroes=[{"hero": "knight", "cards": ["cleave"]}, *OTHERS])
    now(s, lambda: gain_xp(s, s.needed))
    s.play(s.decider(), s.moves(s.decider())[taken])
    kinds = {kind.name: kind.reveals for kind in EVENTS.kinds}
    assert [event["event"] for event in g.happened(s, None)] == [told]
    assert kinds[told] is (told == "drew")  # undo ends at news


@rule("SO-44")
def test_with_nothing_left_nothing_is_gained() -> None:
    every = [box.ids[c] for level in (1, 2, 3) for c in box.skills(0, level)]
    s = table(heroes=[{"hero": "knight", "cards": every}, *OTHERS])
    while asked(s) == "support":
        do(s, "pass")
    now(s, lambda: gain_xp(s, s.needed))
    assert (asked(s), s.arg) == ("learn", 1)


@rule("SO-45")
def test_healing_stops_at_zero() -> None:
    s = table(wounds=2)
    heal(s, 5)
    assert s.wounds == 0


@rule("SO-60")
def test_each_line_happens_once_in_rising_order_even_when_peril_falls_and_comes_back() -> None:
    s = table(front=["brute"], rear=[])
    do(s, "regroup")
    assert (s.peril, names(s, s.front)) == (4, ["brute", "brute"])  # at 3 a Brute comes to the right of the front
    raise_peril(s, -9)
    assert s.peril == 0
    do(s, "regroup")
    assert (s.peril, len(s.front)) == (4, 2)


@rule("SO-60")
def test_every_line_that_is_passed_happens_one_at_a_time() -> None:
    s = table(sheet="gatehouse")
    now(s, lambda: raise_peril(s, box.floors[0].last - 1))
    assert [event["peril"] for event in happened(s, "line-reached")] == box.floors[0].at


@rule("SO-61")
def test_no_enemy_is_added_without_a_token() -> None:
    s = table(front=["brute"] * 6, rear=[])
    add_enemy(s, enemy("brute"), 0)
    assert len(s.front) == 6


@rule("SO-61")
def test_an_enemy_added_before_its_colours_step_acts_in_that_turn() -> None:
    """The Brute's action brings peril to the line that adds a Ghoul."""
    stair = next(f for f in box.floors if f.id == "flooded-stair")
    line = next(i for i, ops in enumerate(stair.lines) if any(op[0] == v.ADD for op in ops))
    field = {"red": 3, "black": 3}
    at = stair.at[line] - 1
    s = dropped("burglar", sheet="flooded-stair", front=["brute"], rear=[], peril=at, field=field, active=1)
    assert [event["enemy"] for event in happened(s, "enemy-acted")] == [enemy("brute"), enemy("ghoul")]


def completed(**more: object) -> Table:
    """A floor that was just completed, by a support skill."""
    heroes = [{"hero": "knight", "cards": ["silver-bullet"]}, *OTHERS]
    s = table(heroes=heroes, front=["slasher"], rear=[], **more)
    return do(s, "use", "silver-bullet")


def chest(s: Table, name: str) -> Table:
    """Opens a chest that has this card on top."""
    wanted = next(i for i, names_ in enumerate(box.chest_names) if names_["en"] == name)
    s.rng = next(seeded(n) for n in range(9999) if Dice(seeded(n)).below(len(box.chests)) == wanted)
    return do(s, "open")


@rule("SO-70")
@pytest.mark.parametrize(("peril", "wounds"), [(2, 1), (1, 0)])
def test_a_chest_works_when_its_number_is_at_most_the_peril_and_gives_two_treasures(peril: int, wounds: int) -> None:
    s = chest(completed(peril=peril), "Blood Seal")
    assert box.chest_numbers[happened(s, "chest-opened")[0]["chest"]] == 2
    assert s.wounds == wounds  # no shield helps
    while asked(s) == "give":
        do(s, "give", 1)
    assert len(s.low_treasures) == 20 - 1 - 2


@rule("SO-70")
def test_each_chest_of_the_floor_may_be_opened_or_left() -> None:
    s = completed(sheet="powder-room")
    assert offered(s) == ["pass", "open"]
    do(s, "open")
    while asked(s) == "give":
        do(s, "give", 0)
    assert offered(s) == ["pass", "open"]
    do(s, "pass")
    assert asked(s) != "open_chest"
    assert len(s.low_treasures) == 20 - 1 - 2


@rule("SO-70")
def test_a_chest_can_lose_the_game() -> None:
    s = completed(peril=11, wounds=box.max_wounds[1] - 1)
    chest(s, "Bear Trap")
    result = s.result()
    assert result is not None
    assert result.reason == "wounds"


@rule("SO-71")
def test_team_treasures_are_everybodys_and_hero_treasures_go_to_one() -> None:
    s = completed(treasures=["healing-spring", "whetstone"])
    do(s, "open")
    spring, stone = box.ids.index("healing-spring"), box.ids.index("whetstone")
    assert (asked(s), s.addressed) == ("give", [0])
    do(s, "give", 2)
    assert s.team == [spring]
    assert stone in s.held[2]
    assert all(spring in s.ready(place, box.cards[spring].kind) for place in range(3))
    assert [s.modifier(place, v.MIGHT, 0) for place in range(3)] == [0, 0, 1]


@rule("SO-71")
def test_a_treasure_is_the_turns_one_support_or_action() -> None:
    heroes = [{"hero": "knight", "cards": ["rallying-cry", "boar-spear"]}, *OTHERS]
    s = table(heroes=heroes, team=["healing-spring"], wounds=5)
    do(s, "use", "healing-spring")
    assert (s.wounds, asked(s)) == (1, "act")
    assert offered(s) == ["knight", "boar-spear", "regroup"]
    idle(s)
    assert asked(s) == "act"  # the Spring is exhausted for everybody


@rule("SO-71")
def test_an_empty_treasure_deck_gives_nothing() -> None:
    s = completed(treasures=[])
    do(s, "open")
    assert asked(s) == "trade"
    assert not happened(s, "treasure-found")


@rule("SO-72")
def test_a_status_gets_a_cube_of_a_colour_that_the_bank_has_and_stricken_bleeds() -> None:
    heroes = [{"hero": "knight"}, {"hero": "burglar", "statuses": {"stricken": {"white": 2}}}, {"hero": "doctor"}]
    s = table(heroes=heroes, field={"blue": 10}, cubes=QUIET)
    afflict(s, 2, 0, 8)
    white, blue, green = cubes(s, 2, "stricken")
    assert (white + green, blue) == (8, 0)
    assert white
    assert green
    assert (s.bank[0], s.bank[2]) == (8 - white, 10 - green)
    idle(s)
    assert (s.active, s.wounds) == (1, 2)


@rule("SO-72")
def test_weary_weakens_cursed_bars_luck_and_hunted_raises_peril() -> None:
    statuses = {"weary": {"white": 1}, "cursed": {"white": 1}, "hunted": {"white": 1}}
    heroes = [{"hero": "knight", "statuses": statuses}, *OTHERS]
    s = dropped(heroes=heroes, front=["ogre"], rear=[], sheet="aviary", field={"blue": 2}, luck=3)
    assert not can(s, "buy", 1)
    buy(s, 0)
    assert (s.hits[0], s.luck) == (2, 3)
    assert (s.active, s.peril) == (1, 1)


@rule("SO-72")
def test_who_is_immune_gets_no_cube() -> None:
    s = table(heroes=[{"hero": "knight", "cards": ["amber-amulet"]}, *OTHERS])
    afflict(s, 0, 0, 1)
    assert cubes(s, 0, "stricken") == [0, 0, 0]


@rule("SO-73")
def test_the_status_bought_off_as_in_the_rulebook() -> None:
    """Two green and one white are cleared by a white from the field and a green from the crypt."""
    heroes = [{"hero": "knight", "statuses": {"stricken": {"green": 2, "white": 1}}}, *OTHERS]
    s = dropped(heroes=heroes, field={"white": 1}, crypt={"green": 1})
    assert asked(s) == "cure"
    do(s, "cure", "stricken", "white", 0)
    do(s, "cure", "stricken", "green", 3)
    assert cubes(s, 0, "stricken") == [0, 0, 0]
    assert (s.active, s.bank[:3]) == (1, [10, 10, 10])


@rule("SO-73")
def test_cubes_that_came_in_this_turn_cannot_be_bought_off_yet() -> None:
    """A hound's bite in this turn, and a cube from before: only one of them is offered."""
    heroes = [{"hero": "knight", "statuses": {"weary": {"white": 1}}}, *OTHERS]
    field = {"red": 4, "white": 3, "green": 3, "blue": 1}
    s = dropped(heroes=heroes, sheet="kennels", front=["grave-hound"], rear=[], field=field)
    assert happened(s, "status-given")
    assert s.moves(0) == [move("done"), move("cure", "weary", "white", 0)]


@rule("SO-73")
def test_luck_buys_off_and_a_crypt_cube_may_take_from_two_cards() -> None:
    statuses = {"weary": {"green": 1}, "hunted": {"green": 1}}
    s = dropped(heroes=[{"hero": "knight", "statuses": statuses}, *OTHERS], crypt={"green": 1}, luck=1)
    assert can(s, "cure", "weary", "green", 1)
    do(s, "cure", "weary", "green", 6)
    assert s.ills == [0] * len(s.ills)
    assert s.luck == 1


@rule("SO-73")
def test_some_cards_remove_cubes_free_as_their_player_chooses() -> None:
    doctor = {"hero": "doctor", "cards": ["antidote"], "statuses": {"weary": {"white": 2}}}
    heroes = [{"hero": "burglar"}, {"hero": "knight", "statuses": {"hunted": {"blue": 1}}}, doctor]
    s = table(heroes=heroes, wounds=3)
    now(s, lambda: afflict(s, 0, 0, 1))
    assert (asked(s), s.addressed) == ("response", [2])
    do(s, "use", "antidote")
    assert (asked(s), s.addressed) == ("relieve", [2])
    assert len(s.moves(2)) == 3
    do(s, "relieve", 1, "hunted", "blue")
    do(s, "relieve", 2, "weary", "white")
    assert (cubes(s, 1, "hunted"), cubes(s, 2, "weary")) == ([0, 0, 0], [1, 0, 0])


# --- Words of the vocabulary that no rule shows


def test_refresh_is_for_cards_that_refresh_nothing_themselves() -> None:
    """Two of them would refresh each other for ever."""
    heroes = [
        {"hero": "knight", "cards": ["banner-of-dawn", "rallying-cry"], "exhausted": ["rallying-cry"]},
        {"hero": "spellsling", "cards": ["time-knot", "second-sight"], "exhausted": ["time-knot", "second-sight"]},
        {"hero": "burglar"},
    ]
    s = table(heroes=heroes)
    do(s, "use", "banner-of-dawn")
    assert (asked(s), offered(s)) == ("refresh", ["rallying-cry", "second-sight"])
    do(s, "refresh", "second-sight")
    assert [box.ids[c] for c in s.exhausted] == ["banner-of-dawn", "time-knot"]


def test_pull_daze_and_frighten() -> None:
    heroes = [{"hero": "burglar", "cards": ["rope-and-hook"]}, {"hero": "knight"}, {"hero": "doctor"}]
    s = table(heroes=heroes, sheet="stables", front=["brute"], rear=["rider"], cubes=QUIET, field={"black": 3})
    rider = s.rear[0]
    do(s, "use", "rope-and-hook")
    do(s, "aim", rider)
    assert names(s, s.front) == ["brute", "rider"]
    act(s, "burglar", aim=rider)
    assert not happened(s, "enemy-acted")


def test_a_frightened_enemy_leaves_without_xp_unless_it_can_bear_more() -> None:
    heroes = [{"hero": "burglar", "cards": ["caltrops"]}, {"hero": "knight"}, {"hero": "doctor"}]
    front, hits = ["brute", "brute"], [WOUNDS - 1, WOUNDS - 2]
    s = dropped("caltrops", heroes=heroes, front=front, rear=[], hits=hits, targets=[0, 1], field={"green": 1})
    buy(s, 2)
    assert (s.front, s.xp) == ([1], 0)


def test_a_floors_own_rules() -> None:
    s = table(sheet="throne-of-ash", hits=[5])
    assert s.hits[18] == 3  # regrow 2, at the start of the turn
    s = table(sheet="leaden-vault", crypt={"blue": 2})
    assert s.purse(1) == 2  # leaden
    s = table(sheet="veiled-sanctum")
    assert s.reduction(s.rear[0], 0) == 3  # shroud 3, while another stands
    s = table(sheet="garden-of-decay", field={"white": 2, "green": 3})
    assert (s.field[:3], s.bank[2]) == ([1, 0, 2], 8)  # rot 2, each of the colour that lies there most


def test_hurt_each_counts_the_enemies_of_the_kind() -> None:
    s = dropped("burglar", sheet="powder-room", field={"red": 3}, active=1)
    assert s.wounds == 3
