"""JSON Schema of views: building blocks for what a game declares in its own schema.py.

Every object names all its keys and takes no others, so that a key that a view gets or loses is noticed. Ids stand once,
under $defs, and everything else points there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from underthrone.games.board import BoardGame

Schema = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
NOTHING: Final[Schema] = {"type": "null"}
FLAG: Final[Schema] = {"type": "boolean"}
YES: Final[Schema] = {"const": True}


def number(least: int | None = 0, most: int | None = None) -> Schema:
    """A whole number, both bounds included; None: there is no bound."""
    bounds: Schema = {"type": "integer"}
    if least is not None:
        bounds["minimum"] = least
    if most is not None:
        bounds["maximum"] = most
    return bounds


def one_of(words: Iterable[str]) -> Schema:
    """One of some words."""
    return {"enum": list(words)}


def named(vocabulary: str) -> Schema:
    """One of the ids that stand under $defs by this name."""
    return {"$ref": f"#/$defs/{vocabulary}"}


def maybe(schema: Schema) -> Schema:
    """This, or nothing."""
    return {"anyOf": [schema, NOTHING]}


def some(items: Schema, most: int | None = None, least: int = 0, once: bool = False) -> Schema:
    """A list; `once`: nothing stands in it twice."""
    listed: Schema = {"type": "array", "items": items}
    if least:
        listed["minItems"] = least
    if most is not None:
        listed["maxItems"] = most
    if once:
        listed["uniqueItems"] = True
    return listed


def row(items: Schema, length: int) -> Schema:
    """A list of just so many."""
    return some(items, length, length)


def record(keys: Mapping[str, Schema], sometimes: Mapping[str, Schema] | None = None) -> Schema:
    """An object with these keys, with some more at times, and with no others."""
    return {
        "type": "object",
        "properties": {**keys, **(sometimes or {})},
        "required": list(keys),
        "additionalProperties": False,
    }


def for_each(words: Iterable[str], schema: Schema) -> Schema:
    """An object with a key for each of some words."""
    return record(dict.fromkeys(words, schema))


def for_some(words: Iterable[str], schema: Schema) -> Schema:
    """An object with keys for those of some words that have anything."""
    return record({}, dict.fromkeys(words, schema))


def seat(players: int) -> Schema:
    """A seat's number."""
    return number(0, players - 1)


def moves(g: BoardGame) -> Schema:
    """What a seat has sealed: moves by number."""
    return some(number(0, g.move_count - 1), max(g.rules.parts))


def header(g: BoardGame, players: int, seated: bool) -> dict[str, Schema]:
    """What the view of every game begins with."""
    known = {name: one_of(option.choices) for name, option in g.options.items()}
    later = {name: known.pop(name) for name, option in g.options.items() if option.since > g.oldest}
    return {
        "game": {"const": g.id},
        "players": {"const": players},
        "options": record(known, later),
        "seat": seat(players) if seated else NOTHING,
        "question": maybe(one_of(g.rules.question_names)),
        "addressed": some(seat(players), players, once=True),
    }


def document(
    g: BoardGame, players: int, vocabulary: Mapping[str, Iterable[str]], own: Schema, others: Schema
) -> Schema:
    """The whole schema: what a seat sees, what a spectator sees, and the ids that both speak of."""
    return {
        "$schema": DIALECT,
        "title": f"{g.title('en')} with {players}: what a seat or a spectator may know",
        "if": {"properties": {"seat": NOTHING}},
        "then": others,
        "else": own,
        "$defs": {name: one_of(ids) for name, ids in vocabulary.items()},
    }
