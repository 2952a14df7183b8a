"""States as plain data and back, read off the objects' own fields: nobody writes a field list for it."""

from __future__ import annotations

from typing import Any, Final

from underthrone.kernel.errors import Trouble

DERIVED: Final = frozenset({"setup", "rules", "menu", "menu_seat", "recording", "noted"})
FIELDS: Final[dict[Any, list[str]]] = {}  # by class, once they were asked for
LATER: Final[dict[Any, dict[str, Any]]] = {}  # by class, the fields that came after 1.0 and how they begin


class Record:
    """A part of a state with fields of its own; `clone` copies it."""


def fields(thing: object) -> list[str]:
    """The names of a state's or record's own fields, compiled or not; the same for all of a class."""
    kind = type(thing)
    found = FIELDS.get(kind)
    if found is None:
        names = getattr(kind, "__mypyc_attrs__", None)
        known = names if names is not None else vars(thing)
        found = [name for name in known if name not in DERIVED and name[0] != "_"]
        FIELDS[kind] = found
    return found


def came_later(kind: type, **fields: Any) -> None:
    """Fields that a class got after 1.0, with how they begin: as long as they do, older games' data stays as it was."""
    LATER.setdefault(kind, {}).update(fields)


def plain(thing: object) -> Any:
    """JSON for a number, word, list, tuple or record."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list | tuple):
        return [plain(part) for part in thing]
    return {name: plain(value) for name, value in by_name(thing).items()}


def by_name(thing: object) -> dict[str, Any]:
    """The fields of a state or record as they are; those that came later once they are used."""
    found = {name: getattr(thing, name) for name in fields(thing)}
    later = LATER.get(type(thing))
    if later is not None:
        for name, first in later.items():
            if found[name] == first:
                del found[name]
    return found


def filled(thing: Any, data: Any, where: str) -> None:
    """Sets every field of a blank state or record from its data; says where it doesn't fit."""
    if not isinstance(data, dict):
        raise Trouble(f"{where}: a table of fields is expected, not {data!r}.")
    names = fields(thing)
    for name in data:
        if name not in names:
            raise Trouble(f"{where}: there is no field {name!r}.")
    later = LATER.get(type(thing), {})
    for name in names:
        if name not in data and name in later:
            continue
        if name not in data:
            raise Trouble(f"{where}: the field {name!r} is missing.")
        setattr(thing, name, _fitting(thing, name, getattr(thing, name), data[name], f"{where}.{name}"))


def _fitting(thing: Any, name: str, old: object, new: Any, where: str) -> Any:
    if isinstance(old, list):
        if not isinstance(new, list):
            raise Trouble(f"{where}: a list is expected, not {new!r}.")
        if new and isinstance(new[0], dict):
            return [_record(thing, name, part, f"{where}[{i}]") for i, part in enumerate(new)]
        return [part[:] if isinstance(part, list) else part for part in new]
    if type(old) is not type(new):
        raise Trouble(f"{where}: {type(old).__name__} is expected, not {new!r}.")
    return new


def _record(thing: Any, name: str, data: Any, where: str) -> Any:
    record = thing.record(name)
    filled(record, data, where)
    return record
