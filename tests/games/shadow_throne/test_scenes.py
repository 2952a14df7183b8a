"""Positions written by hand: the example of the manual, files, and what is wrong with damaged ones."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.shadow_throne.table import (
    battle_end,
    cards,
    draft,
    fighter,
    gold,
    public,
    seat,
    throne,
)
from tests.rule import rule

import underthrone as ut
from underthrone.games.shadow_throne.state import Table

MANUAL = Path(__file__).parents[3] / "docs" / "scenes.md"


def three(**first: Any) -> dict[str, Any]:
    """A position of three seats of which the first is told."""
    return {
        "seats": [
            {"hand": ["outlaw", "pilgrim"], **first},
            {"hand": ["outlaw", "pilgrim"]},
            {"hand": ["deserter", "pilgrim"]},
        ]
    }


def test_the_example_of_the_manual_runs() -> None:
    found = re.search(r"```python\n(.*?)```", MANUAL.read_text("utf-8"), re.DOTALL)
    assert found
    names: dict[str, Any] = {}
    exec(found[1], names)
    s = names["s"]
    assert isinstance(s, Table)
    assert dict(zip(s.view(0)["hand"], s.view(0)["prices"], strict=True))["dutiful-peasant"] == 1
    assert fighter(s, "outlaw")["faction"] == "church"
    assert public(s, 2)["turned"] == [{"card": "king-kyros", "wave": 1}]
    assert gold(s, 2) == 3


def test_the_manual_names_every_value() -> None:
    text = MANUAL.read_text("utf-8")
    for name in ("seats", "wave", "battle", "options", "seed", "gold", "influence", "hand", "line", "turned"):
        assert f"`{name}`" in text
    for name in ("card", "plus", "dead", "converted", "silenced"):
        assert f"`{name}`" in text


@rule("TH-57")
def test_the_track_before_the_first_wave_stands_at_zero_as_in_a_game() -> None:
    played = battle_end(seat(line=["langman"]), seat(line=["iron-legion"]))
    while played.wave == 0:
        draft(played)
    written = ut.scene("shadow-throne", three(line=[{"card": "langman", "wave": 0}]))
    assert isinstance(written, Table)
    for s in (played, written):
        assert fighter(s, "langman")["wave"] == 0
        assert s.view(None)["power"] == {"empire": 0, "rebels": 0, "church": 0}
    assert fighter(written, "langman")["power"] == cards().power[cards().ids.index("langman")]


def test_a_scene_may_stand_in_a_file(tmp_path: Path) -> None:
    there = ut.scene("shadow-throne", three(gold=7))
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(three(gold=7)), "utf-8")
    assert ut.scene("shadow-throne", path) == there
    path = tmp_path / "puzzle.toml"
    seats = '[[seats]]\ngold = 7\nhand = ["outlaw", "pilgrim"]\n[[seats]]\nhand = ["outlaw", "pilgrim"]\n'
    path.write_text(seats + '[[seats]]\nhand = ["deserter", "pilgrim"]\n', "utf-8")
    assert ut.scene("shadow-throne", str(path)) == there


def test_a_scene_plays_on_to_the_end_of_the_game() -> None:
    s = ut.scene("shadow-throne", three())
    while s.deciders():
        s.play(s.decider(), s.moves(s.decider())[-1])
    assert s.result() is not None
    assert s.conserved() == cards().deck()


@pytest.mark.parametrize(
    ("position", "wrong"),
    [
        ({}, "takes 3 to 5 players, not 0"),
        ({"seats": 3}, "scene, the position: seats must be a list, not 3."),
        ({"seats": [1, 2, 3]}, "scene, the position: seats[0] must be a table, not 1."),
        ({"seats": [{}] * 6}, "takes 3 to 5 players, not 6"),
        ({**three(), "wave": 6}, "scene, the position: wave must be 1 to 5, not 6."),
        ({**three(), "wave": "two"}, "scene, the position: wave must be a whole number from 1 to 5, not 'two'."),
        ({**three(), "waves": 2}, "scene, the position: there is no value called 'waves' (did you mean wave?)."),
        ({**three(), "options": {"target": 3}}, "The option target is one of 15, 20, 25, not '3'."),
        ({**three(), "options": [15]}, "scene, the position: options must be a table, not [15]."),
        (three(gold=-1), "scene, seats[0]: gold must be 0 to 999, not -1."),
        (three(gold=True), "scene, seats[0]: gold must be a whole number from 0 to 999, not true."),
        (three(silver=1), "scene, seats[0]: there is no value called 'silver'."),
        (three(hand="outlaw"), "scene, seats[0]: hand must be a list, not 'outlaw'."),
        (three(hand=["outlow"]), "scene, seats[0]: there is no character 'outlow'."),
        (three(hand=["king-kyros"] * 2), "scene, seats[0]: there are only 1 of 'king-kyros'."),
        (three(line=[7]), "scene, seats[0]: line[0] must be a card's id or a table, not 7."),
        (three(line=["outlaw"]), "scene, seats[0].line[0]: wave must be 0 to 0, not 1."),
        (three(line=[{"card": "outlaw"}]), "scene, seats[0].line[0]: wave is missing: a whole number from 0 to 0."),
        (three(line=[{"wave": 0}]), "scene, seats[0].line[0]: there is no character None."),
        (
            three(line=[{"card": "langman", "wave": 0, "dead": 1}]),
            "scene, seats[0].line[0]: dead must be true or false, not 1.",
        ),
        (
            three(turned=[{"card": "langman", "wave": 0, "gone": 1}]),
            "scene, seats[0].turned[0]: there is no value called 'gone'.",
        ),
    ],
)
def test_a_damaged_scene_gets_one_sentence_with_its_place(position: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ut.Trouble, match=re.escape(wrong)):
        ut.scene("shadow-throne", position)


def test_a_damaged_scene_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.json"
    with pytest.raises(ut.Trouble, match=r"puzzle\.json can't be read: No such file"):
        ut.scene("shadow-throne", path)
    for text, wrong in (
        ('{"seats": [', r"puzzle\.json isn't JSON: "),
        ("[1, 2]", r"puzzle\.json must hold a table of values"),
        ('{"seats": [{}, {}, {"hand": ["owl"]}]}', r"puzzle\.json: scene, seats\[2\]: there is no character 'owl'\."),
    ):
        path.write_text(text, "utf-8")
        with pytest.raises(ut.Trouble, match=wrong):
            ut.scene("shadow-throne", path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ut.Trouble, match=r"puzzle\.json isn't JSON: "):
        ut.scene("shadow-throne", path)


ids = st.sampled_from(
    ["outlaw", "langman", "king-kyros", "nobody", "", 3, None, ["outlaw"], {"card": "outlaw", "wave": 1}]
)
values = st.one_of(st.integers(-2, 1 << 70), st.booleans(), st.none(), st.lists(ids, max_size=4), st.text(max_size=3))
seat_tables = st.dictionaries(st.sampled_from(["gold", "influence", "hand", "line", "turned", "x"]), values, max_size=4)
positions = st.fixed_dictionaries(
    {"seats": st.lists(seat_tables, min_size=2, max_size=5)},
    optional={"wave": values, "battle": values, "options": values, "seed": values},
)


@given(positions)
def test_whatever_is_written_gives_a_position_or_one_sentence(position: dict[str, Any]) -> None:
    try:
        s = throne().scene(position)
    except ut.Trouble as trouble:
        sentence = str(trouble)
    else:
        sentence = "fine."
        assert s.conserved() == cards().deck()
    assert sentence.endswith(".")
    assert "\n" not in sentence
