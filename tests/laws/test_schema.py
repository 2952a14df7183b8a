"""The schema of the view: every view fits it, it has no room for another key, and hardly a word that no view says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given
from tests.laws.random_play import TABLES, chance, lively, new, seeds, walk
from tests.laws.test_surface import Whole

import underthrone as ut
from underthrone.games.board import BoardGame
from underthrone.games.position import Position
from underthrone.kernel.dice import Dice

DESCRIBED = [table for table in TABLES if type(ut.game(table[0])).view_shape is not BoardGame.view_shape]
every_table = pytest.mark.parametrize(("game_id", "players"), DESCRIBED, ids=[f"{game}-{n}" for game, n in DESCRIBED])
every_game = pytest.mark.parametrize("game_id", sorted({game for game, _ in DESCRIBED}))
GAMES = {"lords-of-xidit": 4, "shadow-throne": 4, "stygian-society": 12, "styx": 8}  # that say nearly everything

Schema = dict[str, Any]
Word = tuple[str, Any]  # where in the schema, and a key, an enum's value or the number of a choice


def parts(schema: Schema, at: str = "") -> Iterator[tuple[str, Schema]]:
    """A schema and all that stand in it, each with its place."""
    yield at, schema
    for name in ("items", "then", "else"):
        if name in schema:
            yield from parts(schema[name], f"{at}/{name}")
    for name in ("properties", "$defs"):
        for key, inner in schema.get(name, {}).items():
            yield from parts(inner, f"{at}/{name}/{key}")
    for number, inner in enumerate(schema.get("anyOf", [])):
        yield from parts(inner, f"{at}/anyOf/{number}")


def words(at: str, schema: Schema) -> list[Word]:
    """What a schema allows: keys, values, choices."""
    keys = [*schema.get("properties", ()), *schema.get("enum", ()), *range(len(schema.get("anyOf", ())))]
    return [(at, key) for key in keys]


def said(root: Schema, schema: Schema, value: Any, at: str = "") -> Iterator[Word]:
    """What of a schema a value that fits it makes use of."""
    if "$ref" in schema:
        at = schema["$ref"].removeprefix("#")
        schema = root["$defs"][at.removeprefix("/$defs/")]
    if "then" in schema:
        branch = "then" if value["seat"] is None else "else"
        yield from said(root, schema[branch], value, f"{at}/{branch}")
    if "enum" in schema:
        yield at, value
    for key, inner in schema.get("properties", {}).items():
        if key in value:
            yield at, key
            yield from said(root, inner, value[key], f"{at}/properties/{key}")
    for inner in value if "items" in schema else ():
        yield from said(root, schema["items"], inner, f"{at}/items")
    for number, choice in enumerate(schema.get("anyOf", ())):
        if fits(choice, value):
            yield at, number
            yield from said(root, choice, value, f"{at}/anyOf/{number}")


def fits(choice: Schema, value: Any) -> bool:
    """Whether a value is meant by one of several choices: by its keys, or by being there."""
    if "properties" in choice and value is not None:
        return set(choice["required"]) <= set(value) <= set(choice["properties"])
    return (value is None) == (choice == {"type": "null"})


def any_of(things: list[Any], dice: Dice) -> Any:
    return things[dice.below(len(things))]


def eyes(players: int) -> list[int | None]:
    """All who may look: the seats, and a spectator."""
    return [*range(players), None]


@every_table
@given(seed=seeds)
def test_every_view_fits(game_id: str, players: int, seed: int) -> None:
    holds = jsonschema_rs.Draft202012Validator(ut.game(game_id).view_schema(players)).validate
    played, lived = new(game_id, players, seed), new(game_id, players, seed + 1)
    for s in walk(played, chance(seed), every=10):
        for eye in eyes(players):
            holds(s.view(eye))
    dice = chance(seed + 2)
    for at in lively(lived, chance(seed)):
        if not dice.below(10):
            holds(at.view(any_of(eyes(players), dice)))
    for s in (played, lived):
        for eye in eyes(players):
            holds(s.view(eye))


@every_table
def test_a_schema_has_no_room_for_more(game_id: str, players: int) -> None:
    schema = ut.game(game_id).view_schema(players)
    assert schema == ut.game(game_id).view_schema(Whole(players))
    assert jsonschema_rs.meta.is_valid(schema)
    holds = jsonschema_rs.Draft202012Validator(schema).is_valid
    for at, part in parts(schema):
        if "properties" in part:
            assert part["additionalProperties"] is False, at
            assert set(part["required"]) <= set(part["properties"]), at
        assert {"properties", "items", "enum", "anyOf", "$ref", "const", "then", "type"} & set(part), at
    view = ut.game(game_id).new(players, seed=1).view(0)
    assert holds(view)
    assert not holds({**view, "more": 1})
    assert not holds({**view, "seat": None} if "sealed" in view else {**view, "seat": players})
    assert not holds({**view, "seat": players})
    for key in view:
        assert not holds({name: value for name, value in view.items() if name != key})


def looks(s: Position, players: int, dice: Dice) -> Iterator[dict[str, Any]]:
    """Views of a game as its habits go: all those of questions that are seldom asked, and some of the others."""
    asked: Counter[int] = Counter()
    for _ in lively(s, dice):
        asked[s.question] += 1
        if asked[s.question] < 4 or not dice.below(10):
            yield s.view(s.decider())
            yield s.view(None)
    yield s.view(0)
    yield s.view(None)


@every_game
def test_every_key_and_most_words_are_said_by_some_view(game_id: str) -> None:
    g = ut.game(game_id)
    keys: set[Word] = set()
    others: set[Word] = set()
    heard: set[Word] = set()
    for players in g.players:
        schema = g.view_schema(players)
        for at, part in parts(schema):
            (keys if part.get("required") else others).update(words(at, part))
        for seed in range(GAMES.get(game_id, 8)):
            for view in looks(new(game_id, players, seed, recording=False), players, chance(seed)):
                heard.update(said(schema, schema, view))
    assert sorted(keys - heard) == []
    assert len(others & heard) >= 0.9 * len(others)
