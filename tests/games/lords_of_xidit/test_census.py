"""The military census."""

from __future__ import annotations

import pytest
from tests.games.lords_of_xidit.table import (
    At,
    answer,
    asked,
    bards,
    events,
    letters,
    lively,
    options,
    orders,
    position,
    seat,
    told,
    xidit,
)
from tests.rule import rule

from underthrone.games.lords_of_xidit.moves import GUILD, NO_BARD, SHOW
from underthrone.games.lords_of_xidit.state import THREAT, Table


def census(*armies: str, cities: tuple[int, ...] = (10, 18, 4, 12), first: int = 0, players: int = 4) -> Table:
    seats = [seat(cities[i], armies[i] if i < len(armies) else "") for i in range(players)]
    return position(*seats, moment="census", year=4, first=first, players=players)


def show(s: Table, *counts: int) -> Table:
    """Everybody shows that many of the unit that is counted."""
    assert asked(s) == "show"
    for me, count in enumerate(counts):
        s.play(me, SHOW.of(s.arg, count))
    return s


def on(s: Table, unit: int) -> Table:
    """Nobody shows anything until that unit is counted."""
    while s.arg != unit:
        show(s, *[0] * s.setup.players)
    return s


@rule("XI-60")
@pytest.mark.parametrize(("length", "years"), [("long", {4, 8, 12}), ("short", {3, 6, 9})])
def test_a_census_ends_every_third_part_of_the_game(length: str, years: set[int]) -> None:
    assert {s.year for s in lively(4, 2, length=length) if asked(s) == "show"} == years


@rule("XI-60")
def test_all_show_at_the_same_time_from_none_to_all_also_those_without_that_unit() -> None:
    s = census("PPP", "P")
    assert s.deciders() == [0, 1, 2, 3]
    assert [len(s.moves(me)) for me in range(4)] == [4, 2, 1, 1]
    s.play(0, SHOW.of(0, 2))
    assert s.view(1)["seats"][0]["shown"] == 0
    for me in (1, 2, 3):
        s.play(me, SHOW.of(0, 0))
    assert s.view(1)["seats"][0]["shown"] == 2
    assert letters(s.players[0]) == "PPP"


@rule("XI-60")
def test_every_question_and_move_of_the_census_names_its_unit() -> None:
    g, s = xidit(), on(census("", "AA"), 1)
    assert g.prompt(s) == "Census: choose how many archers you show. You keep them."
    assert g.prompt(s, "fr") == "Recensement\u202f: choisissez combien d’archers vous montrez. Vous les gardez."
    for lang, said in (
        ("en", ["Show no archers", "Show 1 archer", "Show 2 archers"]),
        ("fr", ["Ne pas montrer d’archers", "Montrer 1 archer", "Montrer 2 archers"]),
    ):
        assert [g.words(s, 1, move, lang) for move in s.moves(1)] == said
    assert g.words(s, 1, SHOW.of(4, 2)) == "Show 2 battle mages"
    assert s.view(None)["about"] == {"unit": "archers"}
    assert g.why_not(s, 1, SHOW.of(1, 3)) == "You have 2 archers and can’t show more."
    assert g.why_not(s, 0, SHOW.of(1, 1)) == "You have no archers."
    assert g.why_not(s, 1, SHOW.of(0, 0)) == "The archers are counted now."
    show(s, 0, 1, 0, 0)
    assert "Player 1 showed no archers. Player 2 showed 1 archer." in told(s)
    assert "Player 2 showed the most archers." in told(s)


@rule("XI-61")
def test_rewards_of_the_census_name_the_unit_that_brought_them() -> None:
    s = show(on(census("CC"), 3), 2, 0, 0, 0)
    assert xidit().prompt(s).startswith("Census of the clerics: place a bard")
    assert xidit().prompt(s, "fr").startswith("Recensement des clercs\u202f: placez un barde")
    assert s.view(1)["about"] == {"unit": "clerics", "bards": 2}
    assert all(word.endswith(" for the clerics") for word in options(s))
    assert xidit().words(s, 0, NO_BARD, "fr") == "Ne placer aucun barde pour les clercs"
    seats = [seat(10, "M", guilds={3: 2}), *[seat(c) for c in (5, 18, 4)]]
    s = show(on(position(*seats, moment="census", year=4), 4), 1, 0, 0, 0)
    said = ["Add the story in Duskhaven (3) for the battle mages", "Add no story for the battle mages"]
    assert options(s) == said
    assert xidit().words(s, 0, s.moves(0)[0], "fr") == "Ajouter l’étage à Havre-du-Soir (3) pour les mages de bataille"


@rule("XI-61")
def test_a_reward_of_the_census_that_can_not_come_says_why() -> None:
    def why(unit: int, *seats: At) -> str:
        s = show(on(position(*seats, players=len(seats), moment="census", year=4), unit), 1, *[0] * (len(seats) - 1))
        return told(s)

    others = [seat(c) for c in (5, 18, 4)]
    assert "No bards for Player 1 around Lanternford (10): none is left in stock." in why(
        2, seat(10, "I", stock_bards=0), *others
    )
    assert "No bards for Player 1 around Gullcry (20): every region there is closed." in why(
        2, seat(20, "I"), *others[:2]
    )
    assert "No story for Player 1: none is left in stock." in why(4, seat(10, "M", stock_stories=0), *others)


@rule("XI-60")
def test_units_are_counted_in_rising_order_with_rewards_at_once() -> None:
    s = show(census("PA", "A"), 1, 0, 0, 0)
    assert s.players[0].gold == 1
    assert s.arg == 1
    show(s, 1, 0, 0, 0)
    assert s.players[0].gold == 3
    for unit in (2, 3, 4):
        assert s.arg == unit
        show(s, 0, 0, 0, 0)
    assert asked(s) == "program"
    assert s.year == 5


@rule("XI-61")
def test_nobody_shows_any_and_nobody_gets_any() -> None:
    s = show(census("PP", "P"), 0, 0, 0, 0)
    assert [p.gold for p in s.players] == [0, 0, 0, 0]
    assert "Nobody showed any peasant militia" in told(s)


@rule("XI-61")
def test_stephanie_shows_two_clerics_and_places_two_bards() -> None:
    s = on(census("C", "C", "", "CC", cities=(5, 18, 4, 10)), 3)
    show(s, 1, 1, 0, 2)
    assert (asked(s), s.decider()) == ("place_census_bard", 3)
    assert options(s)[-1] == "Place no bard for the clerics"
    answer(s, "Heartlands", "Long Meadows")
    assert bards(s, 3) == {"heartlands": 1, "long-meadows": 1}


@rule("XI-61")
def test_census_bards_may_be_declined() -> None:
    s = on(census("CC"), 3)
    answer(show(s, 2, 0, 0, 0), "no bard")
    assert bards(s, 0) == {}
    assert s.arg == 4


@rule("XI-61")
def test_infantry_brings_one_bard() -> None:
    s = answer(show(on(census("II", "I"), 2), 2, 1, 0, 0), "Heartlands")
    assert bards(s, 0) == {"heartlands": 1}
    assert s.arg == 3


@rule("XI-61")
def test_who_is_tied_gets_one_coin() -> None:
    s = show(on(census("AA", "AA"), 1), 2, 2, 0, 0)
    assert [p.gold for p in s.players] == [1, 1, 0, 0]
    assert [event["seat"] for event in events(s, "tied")] == [0, 1]


@rule("XI-61")
def test_tied_players_place_their_bard_in_turn_order() -> None:
    s = show(on(census("CC", "CC", "CC", first=1), 3), 2, 2, 2, 0)
    placing = []
    while asked(s) == "place_census_bard":
        placing.append(s.decider())
        s.play(s.decider(), s.moves(s.decider())[0])
    assert placing == [1, 2, 0]


@rule("XI-61")
def test_mages_bring_a_story_on_an_own_guild_of_choice_with_room() -> None:
    seats = [seat(10, "M", guilds={3: 2, 7: 1, 9: 4}), *[seat(c) for c in (5, 18, 4)]]
    s = on(position(*seats, moment="census", year=4), 4)
    show(s, 1, 0, 0, 0)
    where = ["Add the story in Duskhaven (3)", "Add the story in Copperfall (7)", "Add no story"]
    assert options(s) == [f"{move} for the battle mages" for move in where]
    assert xidit().prompt(s).startswith("Census of the battle mages: ")
    assert xidit().why_not(s, 0, GUILD.of(8)) == "Your guild is full in Oldspring (9)."
    assert xidit().why_not(s, 0, GUILD.of(1)) == "You have no guild in Saltmarrow (2)."
    answer(s, "Copperfall")
    assert s.height[6] == 2


@rule("XI-62")
def test_the_story_may_be_declined_even_with_a_single_guild_and_stays_in_stock() -> None:
    seats = [seat(10, "M", guilds={3: 2}), seat(5, "M", guilds={7: 1}), *[seat(c) for c in (18, 4)]]
    s = show(on(position(*seats, moment="census", year=4), 4), 1, 1, 0, 0)
    assert options(s) == [
        "Add the story in Duskhaven (3) for the battle mages",
        "Add no story for the battle mages",
    ]
    answer(s, "no story")
    assert "Player 1 added no story." in told(s)
    answer(s, "Copperfall")
    assert (s.height[2], s.height[6]) == (2, 2)
    assert [(p.stories, p.held) for p in s.players[:2]] == [(13, 0), (13, 0)]


@rule("XI-25", "XI-62")
def test_a_held_story_waits_for_the_next_guild_and_is_then_in_the_open() -> None:
    s = show(on(census("PACM", cities=(17, 18, 4, 12)), 4), 1, 0, 0, 0)
    assert asked(s) == "program"
    assert (s.view(0)["seats"][0]["held"], s.view(0)["seats"][0]["stories"]) == (1, 14)
    assert "held" not in s.view(1)["seats"][0]
    s.tile[16] = THREAT
    answer(orders(s, "action"), "leave 3 bards")
    assert (s.height[16], s.players[0].held, s.players[0].stories) == (4, 0, 11)


@rule("XI-61")
def test_bards_of_the_census_are_no_more_than_there_are() -> None:
    seats = [seat(10, "CC", stock_bards=1), *[seat(c) for c in (5, 18, 4)]]
    s = show(on(position(*seats, moment="census", year=4), 3), 2, 0, 0, 0)
    assert s.view(0)["about"]["bards"] == 1
    assert s.arg == 1
    answer(s, "Heartlands")
    assert asked(s) == "show"


@rule("XI-62")
def test_a_story_without_a_guild_for_it_is_held_back_and_does_not_count() -> None:
    s = show(on(census("M"), 4), 1, 0, 0, 0)
    assert (s.players[0].held, s.players[0].stories) == (1, 14)
    assert s.influence()[0] == 0
    seats = [seat(10, "M", guilds={3: 4}), *[seat(c) for c in (5, 18, 4)]]
    full = show(on(position(*seats, moment="census", year=4), 4), 1, 0, 0, 0)
    assert (full.players[0].held, full.height[2]) == (1, 4)


@rule("XI-61", "XI-80")
def test_where_every_region_is_closed_the_census_places_no_bard() -> None:
    s = show(on(census("CC", cities=(20, 5, 18), players=3), 3), 2, 0, 0)
    assert s.arg == 4
