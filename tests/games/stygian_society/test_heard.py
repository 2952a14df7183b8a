"""What is heard of the tower stays true in every imagined world: a referee keeps books of public events alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.stygian_society.table import g, new
from tests.rule import rule

from underthrone.games.stygian_society.state import Table
from underthrone.games.stygian_society.tower import colour_of, drop_of
from underthrone.games.stygian_society.vocabulary import COLOURS
from underthrone.kernel.dice import Dice, seeded

LEVELS = range(1, 6)


class Referee:
    """Counts cubes by level, and how many of a colour can lie on a level or above: cubes never rise."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.lying = Counter[int]()
        self.above = {(level, name): 0 for level in LEVELS for name in COLOURS}
        self.inside = Counter[str](view["tower"])

    def hear(self, events: list[dict[str, Any]], view: dict[str, Any]) -> None:
        """What an answer caused, and the view after it."""
        moved = [event for event in events if event["event"] == "cube-moved"]
        after = Counter[str](view["tower"])
        if any(event["event"] == "regrouped" for event in events):
            assert not after
            self.__init__(view)  # type: ignore[misc]
            return
        fell = [event for event in moved if event["to"] not in LEVELS]
        for name in COLOURS:
            came = after[name] - self.inside[name] + sum(COLOURS[event["colour"]] == name for event in fell)
            through = sum(COLOURS[event["colour"]] == name for event in fell if event["from"] == 0)
            for level in LEVELS:
                gone = sum(COLOURS[event["colour"]] == name for event in fell if 1 <= event["from"] <= level)
                rested = sum(event["from"] == 0 and event["to"] <= level for event in moved)
                self.above[level, name] += min(rested, came - through) - gone
        for event in moved:
            self.lying[event["from"]] -= 1
            self.lying[event["to"]] += 1
        self.inside = after
        for level in LEVELS:
            for name in COLOURS:
                most = min(after[name], sum(self.lying[at] for at in range(1, level + 1)))
                self.above[level, name] = min(self.above[level, name], most)

    def allows(self, tower: list[list[int]]) -> bool:
        """Whether cubes could lie so, as far as one has heard."""
        shades = [[COLOURS[colour_of(cube)] for cube in row] for row in tower]
        if [len(row) for row in shades] != [self.lying[level] for level in LEVELS]:
            return False
        for level, name in self.above:
            if sum(row.count(name) for row in shades[:level]) > self.above[level, name]:
                return False
        return Counter(name for row in shades for name in row) == self.inside


def anywhere(s: Table, chance: Random) -> list[list[int]]:
    """The same cubes wherever there is room: what a player would imagine who heard nothing."""
    tower: list[list[int]] = [[] for _ in s.tower]
    for cube in [cube for row in s.tower for cube in row]:
        chance.choice([row for row, level in zip(tower, s.box.levels) if len(row) < level.room]).append(cube)
    return tower


@rule("SO-90")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_imagined_world_contradicts_what_was_heard_in_whole_games(players: int) -> None:
    checked = careless = 0
    for seed in range(4):
        chance, dice = Random(seed), Dice(seeded(seed))
        s = new(players, seed)
        referee = Referee(s.view(None))
        while s.deciders():
            seat = s.deciders()[0]
            s.play(seat, g.heuristics.habit(s, seat, dice))
            referee.hear(g.happened(s, None), s.view(None))
            assert referee.allows(s.tower)
            if any(s.tower):
                for world in range(3):
                    assert referee.allows(s.redeal(chance.choice([None, seat]), world).tower)
                    checked += 1
                careless += not referee.allows(anywhere(s, chance))
    assert checked > 500
    assert careless > checked / 6  # the referee does refuse


@rule("SO-90")
def test_the_view_says_what_is_known_of_the_tower() -> None:
    """How many cubes of each drop lie on each level, and which colours the drop has inside."""
    s = new(3, 7)
    chance = Random(7)
    while s.drops < 6:
        s.play(s.decider(), chance.choice(s.moves(s.decider())))
    view = s.view(1)
    assert [sum(column) for column in zip(*[known["levels"] for known in view["resting"]])] == view["levels"]
    assert sum((Counter(known["cubes"]) for known in view["resting"]), Counter()) == Counter(view["tower"])
    assert all(sum(known["levels"]) == sum(known["cubes"].values()) for known in view["resting"])
    assert [known["drop"] for known in view["resting"]] == sorted({drop_of(cube) for row in s.tower for cube in row})
