"""The rulebook's examples as scenes, and scenes that are refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.stygian_society.table import asked, buy, cubes, do, happened, move, table
from tests.rule import rule

import underthrone as ut

BRUTE = {"sheet": "gatehouse", "front": ["brute"], "rear": []}


@rule("SO-22", "SO-23")
def test_steel_fist_is_dropped() -> None:
    """A Brute of the front rank is the target; three peril cubes, two blue ones and a white one go into the tower."""
    s = table(sheet="gatehouse", front=["brute", "brute"], rear=[])
    do(s, "use", "knight")
    do(s, "aim", s.front[1])
    assert s.targets == [s.front[1]]
    do(s, "wild", "white")
    assert s.bank == [9, 8, 10, 9, 9, 9]
    assert sum(map(len, s.tower)) + sum(s.field) + sum(s.crypt) == 6


@rule("SO-27", "SO-30")
@pytest.mark.parametrize(
    ("steps", "pay", "wounds", "left"),
    [
        ([0], move("pay", 0, 0), 3, (0, 1)),  # two of the field; the crypt's cube is kept for later
        ([0], move("pay", 1, 0), 3, (2, 0)),
        ([0, 1], None, 5, (0, 0)),
        ([], None, 0, (2, 1)),  # all are left for the next hero
    ],
)
def test_steel_fist_is_resolved(steps: list[int], pay: int | None, wounds: int, left: tuple[int, int]) -> None:
    s = table(**BRUTE, used="knight", targets=[0], field={"blue": 2}, crypt={"blue": 1})
    for step in steps:
        do(s, "buy", step)
    if asked(s) == "buy":
        do(s, "done")
    if pay is not None:
        s.play(0, pay)
    assert (s.hits[0], (s.field[1], s.crypt[1])) == (wounds, left)


@rule("SO-50", "SO-51")
def test_the_economical_payment() -> None:
    """The Brute's action costs three; of two red in the field and one in the crypt, one of each is spent."""
    s = table(**BRUTE, used="burglar", active=1, field={"red": 2}, crypt={"red": 1})
    assert happened(s, "spent") == [{"event": "spent", "colour": 3, "count": 1, "crypt": 1}]
    assert (s.field[3], s.crypt[3], s.wounds, s.peril) == (1, 0, 3, 1)


@rule("SO-41")
@pytest.mark.parametrize(("blue", "dealt"), [(2, 0), (5, 1), (8, 3)])
def test_the_rider_behind_five(blue: int, dealt: int) -> None:
    """Throwing Axe: four wounds, and two for each three blue more; five of them are taken off."""
    heroes = [{"hero": "knight", "cards": ["throwing-axe"]}, {"hero": "burglar"}, {"hero": "doctor"}]
    front = ["brute"] * 5
    s = table(
        heroes=heroes,
        sheet="tilt-yard",
        front=front,
        rear=["rider"],
        used="throwing-axe",
        targets=[5],
        field={"blue": blue},
    )
    buy(s, 0, *[1] * (blue // 3))
    assert happened(s, "enemy-hit")[0]["count"] == dealt


@rule("SO-73")
def test_the_status_is_bought_off() -> None:
    knight = {"hero": "knight", "statuses": {"stricken": {"green": 2, "white": 1}}}
    heroes = [knight, {"hero": "burglar"}, {"hero": "doctor"}]
    s = table(**BRUTE, heroes=heroes, used="knight", targets=[0], field={"white": 1}, crypt={"green": 1})
    do(s, "cure", "stricken", "white", 0)
    do(s, "cure", "stricken", "green", 3)
    assert (cubes(s, 0, "stricken"), s.active) == ([0, 0, 0], 1)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"front": ["brut"]}, "there is no enemy 'brut'"),
        ({"heroes": [{"hero": "knight"}]}, "there must be 3 heroes for 3 players, not 1"),
        ({"field": {"pink": 1}}, "field has numbers of white, blue, green, red, yellow, black, not pink = 1"),
        ({"tower": {"red": 11}}, "tower can't have 11 red cubes: of 10 there are 10 left"),
        ({"field": {"red": 6}, "crypt": {"red": 5}}, "crypt can't have 5 red cubes: of 10 there are 4 left"),
        ({"tower": {"red": 10, "blue": 10, "green": 5}}, "the tower has room for 24 cubes, not 25"),
        ({"front": ["brute"] * 4, "rear": ["brute"] * 3}, "there are 6 enemies of a colour at most"),
        ({"sheet": "leaden-vault", "front": ["wraith"], "rear": []}, "orlok must stand on the sheet 'leaden-vault'"),
        ({"sheet": "theatre", "rear": []}, "puppeteer must stand on the sheet 'theatre'"),
        ({"front": ["orlok"]}, "no boss must stand on the sheet 'gatehouse'"),
        ({"front": ["brute", "slasher"]}, "there is one kind of enemy for each colour"),
        ({"team": ["whetstone"]}, "'whetstone' is a hero's treasure, not the team's"),
        ({"sheet": "gatehouse", "floor": 6}, "floor must be 1 to 2, not 6"),
        ({"used": "cleave"}, "used must be one of knight, not 'cleave'"),
        ({"used": "knight", "targets": [9]}, "targets has numbers from 0 to"),
        ({"hits": [99]}, "hits[0] can't be 99"),
        ({"cubes": {"blue": 1}}, "there is no value called 'blue'"),
        ({"wounds": 98}, "wounds must be less than"),
        ({"peril": 99}, "peril must be 0 to"),
        ({"weather": "fog"}, "there is no value called 'weather'"),
        ({"team": ["cleave"]}, "there is no treasure 'cleave' left"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(position: dict[str, Any], message: str) -> None:
    with pytest.raises(ut.Trouble) as trouble:
        ut.scene("stygian-society", position)
    assert message in str(trouble.value)


@pytest.mark.parametrize(
    "hero",
    [
        {"hero": "king"},
        {"hero": "knight", "cards": ["backstab"]},
        {"hero": "knight", "cards": ["no-card"]},
        {"hero": "knight", "cards": ["war-drum"]},
        {"hero": "knight", "cards": ["cleave", "cleave"]},
        {"hero": "knight", "cards": ["whetstone", "whetstone"]},
        {"hero": "knight", "exhausted": ["cleave"]},
        {"hero": "knight", "statuses": {"sleepy": {"white": 1}}},
        {"hero": "knight", "statuses": {"weary": {"red": 1}}},
        {"hero": "knight", "statuses": {"weary": {"white": "two"}}},
    ],
)
def test_heroes_that_do_not_fit_are_refused(hero: dict[str, Any]) -> None:
    with pytest.raises(ut.Trouble, match=r"heroes\[0\]"):
        ut.scene("stygian-society", {"heroes": [hero, {"hero": "burglar"}, {"hero": "doctor"}]})
