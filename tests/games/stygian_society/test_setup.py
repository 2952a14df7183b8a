"""Setup, floors, and what is open."""

from __future__ import annotations

import pytest
from tests.games.stygian_society.table import (
    asked,
    box,
    buy,
    by_habit,
    can,
    do,
    dropped,
    g,
    happened,
    idle,
    move,
    names,
    new,
    table,
)
from tests.rule import rule

from underthrone.games.stygian_society.state import Table


@rule("SO-01")
@pytest.mark.parametrize(("players", "owners"), [(1, [0, 0, 0]), (2, [0, 0, 1, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_three_or_four_distinct_heroes_each_players_side_by_side(players: int, owners: list[int]) -> None:
    s = new(players)
    assert s.owner == owners
    assert len(set(s.heroes)) == len(owners)


@rule("SO-01")
def test_heroes_may_be_picked() -> None:
    s = new(2, heroes="picked")
    assert asked(s) == "pick"
    do(s, "pick", "doctor")
    assert s.decider() == 0
    assert not can(s, "pick", "doctor")
    do(s, "pick", "knight")
    assert s.decider() == 1


@rule("SO-02")
def test_a_hero_starts_with_the_mats_skill_and_a_random_card_of_level_one() -> None:
    seen = set()
    for seed in range(40):
        s = new(4, seed)
        for place, hero in enumerate(s.heroes):
            mat, card = s.held[place]
            assert mat == hero
            assert box.cards[card].hero == hero
            assert box.cards[card].level == 1
            seen.add(card)
    assert seen == {c for hero in range(4) for c in box.skills(hero, 1)}


@rule("SO-03")
def test_ten_cubes_of_each_colour_in_the_banks_and_nothing_elsewhere() -> None:
    s = new()
    assert s.bank == [10] * 6
    assert s.field == s.crypt == [0] * 6
    assert s.tower == [[]] * 5


@rule("SO-04")
def test_tracks_start_at_nothing_with_lengths_of_our_own() -> None:
    s = new()
    assert (s.wounds, s.xp, s.peril, s.luck) == (0, 0, 0, 0)
    assert s.needed == box.first_xp
    assert s.most_wounds() == box.max_wounds[1]


@rule("SO-04")
def test_wounds_xp_luck_statuses_and_exhausted_cards_carry_over_between_floors() -> None:
    knight = {"hero": "knight", "cards": ["rallying-cry"], "exhausted": ["rallying-cry"]}
    heroes = [knight, {"hero": "burglar", "statuses": {"weary": {"green": 1}}}, {"hero": "spellsling"}]
    s = dropped(heroes=heroes, front=["slasher"], rear=[], field={"blue": 2}, wounds=3, luck=2, peril=5)
    buy(s, 0)
    do(s, "pass")
    assert (s.floor, s.wounds, s.xp, s.luck, s.peril) == (2, 3, 1, 2, 0)
    assert s.exhausted == [box.ids.index("rallying-cry")]
    assert sum(s.ills) == 1


@rule("SO-05")
def test_decks() -> None:
    s = new()
    assert len(box.chests) == 30
    assert len(s.low_treasures) == len(s.high_treasures) == 20
    assert [len(deck) for deck in (s.lower, s.upper, s.bosses, s.wizards)] == [12, 12, 4, 4]
    assert s.treasures() is s.low_treasures


@rule("SO-06", "SO-07")
def test_the_first_seat_chooses_the_hero_who_begins_and_turns_go_clockwise() -> None:
    s = new(4)
    assert (asked(s), s.addressed) == ("begin", [0])
    do(s, "begin", 2)
    order = [s.active]
    for _ in range(4):
        idle(s)
        order.append(s.active)
    assert order == [2, 3, 0, 1, 2]


@rule("SO-07")
def test_the_active_heros_seat_decides_about_chests_and_everybody_sees_the_question() -> None:
    s = dropped("spellsling", players=4, active=2, front=["slasher"], rear=[], hits=[2], field={"white": 2})
    buy(s, 0)
    assert (asked(s), s.addressed) == ("open_chest", [2])
    assert all(s.view(eye)["question"] == "open_chest" for eye in (None, 0, 1, 2, 3))


@rule("SO-10")
def test_six_floors_with_the_mid_boss_third_and_the_wizard_last() -> None:
    for seed in range(60):
        s = new(2, seed, difficulty="apprentice")
        sorts: dict[int, int] = {}
        dice_seed = seed
        while s.deciders():
            if s.sheet >= 0:
                sorts[s.floor] = s.sheet_now().sort
            by_habit(s, dice_seed, 1)
            dice_seed += 1
        if s.floor == 6:
            assert [sorts[floor] for floor in range(1, 7)] == [0, 0, 2, 1, 1, 3]
            return
    raise AssertionError("nobody reaches the top")


@rule("SO-11", "SO-12")
def test_a_new_floor_keeps_the_tower_clears_field_and_crypt_and_the_next_hero_acts() -> None:
    s = dropped(front=["slasher"], rear=[], field={"blue": 9}, crypt={"red": 1}, tower={"green": 5}, peril=9)
    buy(s, 0)
    assert (asked(s), s.peril, s.field[1]) == ("open_chest", 9, 7)
    do(s, "pass")
    assert (s.floor, s.peril, s.line, s.active) == (2, 0, 0, 1)
    assert s.field == s.crypt == [0] * 6
    assert sum(map(len, s.tower)) == 5
    floor = s.sheet_now()
    assert [s.kinds[token] for token in s.front] == floor.front
    assert [s.kinds[token] for token in s.rear] == floor.rear
    assert s.cubes == floor.cubes


@rule("SO-12")
def test_statuses_may_be_bought_off_before_the_chests() -> None:
    heroes = [{"hero": "knight", "statuses": {"weary": {"green": 1}}}, {"hero": "burglar"}, {"hero": "doctor"}]
    s = dropped(heroes=heroes, front=["slasher"], rear=[], hits=[2], field={"blue": 2, "green": 1})
    buy(s, 0)
    assert asked(s) == "cure"
    do(s, "done")
    assert asked(s) == "open_chest"


@rule("SO-12")
def test_a_support_skill_that_kills_the_last_enemy_completes_the_floor_without_an_action() -> None:
    heroes = [{"hero": "knight", "cards": ["silver-bullet"]}, {"hero": "burglar"}, {"hero": "doctor"}]
    s = table(heroes=heroes, front=["slasher"], rear=[], sheet="gatehouse")
    do(s, "use", "silver-bullet")
    assert asked(s) == "open_chest"


def trading(**more: object) -> Table:
    """The Knight has two treasures, and the floor's one chest is left alone."""
    heroes = [{"hero": "knight", "cards": ["silver-bullet", "whetstone"]}, {"hero": "burglar"}, {"hero": "doctor"}]
    s = table(heroes=heroes, front=["slasher"], rear=[], **more)
    return do(do(s, "use", "silver-bullet"), "pass")


@rule("SO-12")
@pytest.mark.parametrize("order", [("whetstone", "silver-bullet"), ("silver-bullet", "whetstone")])
def test_treasures_are_traded_in_any_order_back_and_forth_until_every_seat_is_done(order: tuple[str, str]) -> None:
    s = trading()
    assert (asked(s), s.addressed) == ("trade", [0])
    do(s, "trade", order[0], 1)
    assert can(s, "trade", order[1], 1)
    do(s, "trade", order[1], 2)
    assert (asked(s), s.addressed) == ("trade", [1])  # who got a treasure may pass it on
    do(s, "done")
    assert (asked(s), s.addressed) == ("trade", [2])
    do(s, "trade", order[1], 0)
    assert (asked(s), s.addressed) == ("trade", [0])  # something changed hands: everybody is asked again
    do(s, "done")
    do(s, "done")
    assert s.floor == 2
    assert [len(held) for held in s.held] == [2, 2, 1]


@rule("SO-12")
def test_there_are_at_most_as_many_rounds_of_trade_as_heroes() -> None:
    s = trading(players=1)
    for n in range(3):
        assert asked(s) == "trade"
        do(s, "trade", "whetstone", 1 + n % 2)
        assert not can(s, "trade", "whetstone", 0)  # each treasure once before the others are asked
        do(s, "done")
    assert s.floor == 2


@rule("SO-72", "SO-12")
def test_a_hunted_hero_who_completes_the_floor_raises_peril_before_the_chests() -> None:
    heroes = [{"hero": "knight", "statuses": {"hunted": {"white": 1}}}, {"hero": "burglar"}, {"hero": "doctor"}]
    s = dropped(heroes=heroes, front=["slasher"], rear=[], hits=[2], field={"blue": 2}, peril=4)
    buy(s, 0)
    assert (asked(s), s.peril) == ("open_chest", 5)
    s = dropped(heroes=heroes, front=["slasher"], rear=[], hits=[2], field={"blue": 2}, peril=box.floors[0].last - 1)
    buy(s, 0)
    result = s.result()
    assert result is not None
    assert result.reason == "peril"


@rule("SO-13")
def test_the_mid_bosss_defeat_sends_the_others_away_and_lasts() -> None:
    boss = next(e for e in box.enemies if e.id == "gravelord")
    s = dropped(sheet="open-grave", hits=[boss.wounds - 1], field={"blue": 2}, needed=9)
    most = s.most_wounds()
    buy(s, 0)
    assert happened(s, "enemy-left")
    assert (s.xp, s.alone()) == (boss.xp, True)
    assert s.treasures() is s.high_treasures
    assert s.most_wounds() == most + 3
    while asked(s) == "open_chest":
        do(s, "pass")
    assert (s.floor, s.sheet_now().sort) == (4, 1)


@rule("SO-13")
def test_the_wizards_defeat_wins_at_once_for_all() -> None:
    wounds = next(e.wounds for e in box.enemies if e.id == "orlok")
    s = dropped(players=4, sheet="leaden-vault", hits=[wounds - 1], field={"blue": 2})
    buy(s, 0)
    result = s.result()
    assert result is not None
    assert (result.winners, result.reason) == ([0, 1, 2, 3], "victory")


@rule("SO-14")
def test_wounds_at_their_maximum_lose_for_all() -> None:
    wounds = box.max_wounds[1] - 3
    s = dropped("burglar", front=["brute"], rear=[], wounds=wounds, field={"red": 3}, active=1)
    result = s.result()
    assert result is not None
    assert (result.winners, result.reason) == ([], "wounds")
    assert dropped("burglar", front=["brute"], rear=[], wounds=wounds - 1, field={"red": 3}, active=1).end == 0


@rule("SO-14", "SO-60")
def test_the_last_line_of_the_chart_loses() -> None:
    s = table(peril=box.floors[0].last - 4)
    do(s, "regroup")
    result = s.result()
    assert result is not None
    assert (result.winners, result.reason) == ([], "peril")


@rule("SO-15")
def test_a_giant_is_in_both_ranks_and_is_not_counted() -> None:
    s = table(sheet="leaden-vault", front=["orlok", "slasher"], rear=["rider"])
    assert names(s, s.front) == ["slasher"]
    assert s.giant
    assert 18 in s.in_front()
    assert s.reduction(s.rear[0], 0) == 2  # the slasher, and the giant as one
    assert s.kinds.count(-1) == 16  # the giant needs no token


@rule("SO-90")
def test_everything_is_open_but_decks_and_where_cubes_lie_in_the_tower() -> None:
    s = by_habit(new(3, 5), 5, 60)
    view = s.view(1)
    assert view == s.view(2) | {"seat": 1}
    assert sum(view["tower"].values()) == sum(map(len, s.tower))
    worlds = [s.redeal(1, seed) for seed in range(20)]
    assert all(world.view(1) == view for world in worlds)
    assert len({str(world.tower) for world in worlds}) > 1
    inside = {tuple(sorted(cube for row in world.tower for cube in row)) for world in worlds}
    assert inside == {tuple(sorted(cube for row in s.tower for cube in row))}


@rule("SO-90")
def test_no_order_of_a_deck_is_fixed_before_it_is_drawn() -> None:
    heroes = [{"hero": "knight", "cards": ["silver-bullet"]}, {"hero": "burglar"}, {"hero": "doctor"}]
    s = do(table(heroes=heroes, front=["slasher"], rear=[]), "use", "silver-bullet")
    found = set[int]()
    for seed in range(60):
        world = s.redeal(0, seed)
        do(world, "open")
        found |= set(s.low_treasures) - set(world.low_treasures)
    assert found == set(s.low_treasures)


@rule("SO-01")
def test_difficulties_differ_in_wounds_and_luck() -> None:
    limits = {name: new(3, 1, difficulty=name).most_wounds() for name in ("apprentice", "member", "master")}
    assert limits["apprentice"] > limits["member"] > limits["master"]
    assert new(3, 1, difficulty="apprentice").luck > 0


def test_words_name_places_steps_and_payments() -> None:
    s = dropped(front=["brute"], rear=[], field={"blue": 2}, crypt={"blue": 1})
    assert g.words(s, 0, move("aim", 0)) == f"Aim at Brute (front 1, {box.enemies[0].wounds} left)"
    assert g.words(s, 0, move("buy", 0)) == "Step 1, pay 2 blue: 3 wounds"
    do(s, "buy", 0)
    do(s, "done")
    assert g.words(s, 0, move("pay", 1, 0)) == "Pay 2 blue: 1 from the crypt"
