"""Edition files: TOML that says what differs from the standard edition, or holds all there is."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from underthrone.games.edition import COLON, NAME_LENGTH, NONE, Edition, Unfit, nearest, said_value, unfit
from underthrone.kernel.errors import Trouble

BASE: Final = "standard"
OWN: Final = ("base", "remove", "aims")  # what a file says beside its entries
DEEPEST: Final = 6  # tables and lists in each other
LONGEST_LIST: Final = 99
LONGEST_TEXT: Final = 200
FILE_SIZE: Final = 200_000  # bytes; ours have up to 20,000
ENTRIES: Final = 600
SLIP: Final = 0.8  # so alike a new entry's name is to the one that was probably meant: many are new on purpose


class Format:
    """How a game's edition files are divided: its parts, the files of the standard one, and where an entry belongs."""

    def __init__(
        self,
        name: str,
        parts: tuple[str, ...],
        files: tuple[Path, ...],
        part_of: Callable[[str], str] | None = None,
    ) -> None:
        self.name = name  # of the standard edition
        self.parts = parts
        self.files = files
        self.part_of = part_of  # by an entry's id; without it, a file's tables are the parts
        self._standard: Edition | None = None

    @property
    def prefixed(self) -> bool:
        """Entries are named with their part."""
        return self.part_of is None

    def standard(self) -> Edition:
        """The standard edition."""
        if self._standard is None:
            parts: dict[str, dict[str, Any]] = {}
            names: dict[str, str] = {}
            for file in self.files:
                own = self.divided(read_table(file) if self.part_of else {file.stem: read_table(file)}, file.name)
                parts.update(own)
                names.update(dict.fromkeys(own, file.name))
            self._standard = Edition(self.name, parts, names)
            self._standard.prefixed = self.prefixed
        return self._standard

    def entries(self) -> list[str]:
        """The entries of the standard edition, as files call them; none while it is read."""
        of = self._standard
        return [of.full(part, entry_id) for part, entries in of.parts.items() for entry_id in entries] if of else []

    def divided(self, table: Mapping[str, Any], file: str) -> dict[str, dict[str, Any]]:
        """Entries by part; what belongs nowhere is refused."""
        parts: dict[str, dict[str, Any]] = {}
        for name, values in table.items():
            slip = nearest(name, list(OWN))
            if not isinstance(values, Mapping) and slip != NONE:
                raise unfit(f"{file}, {name}", "entry", {"value": said_value(values), "near": slip}, name)
            if self.part_of is not None:
                part = self.part_of(name)
                if part not in self.parts:
                    near = nearest(name.partition("-")[0], list(self.parts))
                    raise unfit(f"{file}, {name}", "kind", {"known": ", ".join(self.parts), "near": near}, name)
                parts.setdefault(part, {})[name] = values
                continue
            if name in self.parts and not isinstance(values, Mapping):
                raise unfit(f"{file}, {name}", "entry", {"value": said_value(values), "near": NONE}, name)
            if name not in self.parts:
                near = nearest(name, [*self.parts, *self.entries()])
                raise unfit(f"{file}, {name}", "part", {"known": ", ".join(self.parts), "near": near}, name)
            parts[name] = dict(values)
        for part, entries in parts.items():
            for entry_id in entries:
                if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", entry_id) or len(entry_id) > NAME_LENGTH:
                    raise unfit(f"{file}, {part}", "id", {"value": said_value(entry_id), "most": NAME_LENGTH})
        return parts


# --- Reading


def read(form: Format, path: Path | None) -> Edition:
    """The standard edition, or that of a file."""
    return form.standard() if path is None else made(form, path.stem, path.name, read_table(path))


def made(form: Format, name: str, file: str, table: Mapping[str, Any]) -> Edition:
    """An edition from the table of its file: what differs from the standard, or all there is."""
    if not table:
        raise unfit(file, "empty", {})
    _check_size(table, file)
    own = form.divided({key: value for key, value in table.items() if key not in OWN}, file)
    gone = _removed(table, file)
    base = table.get("base")
    if base is not None and base != BASE:
        raise unfit(file, "base", {"value": said_value(base)}, field="base")
    if base is None and gone:
        raise unfit(file, "remove-alone", {}, field="remove")
    inherited: dict[str, set[str]] = {}
    meant: dict[str, str] = {}
    if base is None:
        for part in form.parts:
            if not own.get(part):
                raise unfit(file, "alone", {"part": part})
        parts = {part: own[part] for part in form.parts}
    else:
        parts = _merged(form, own, gone, file, inherited)
        meant = _meant(form, own)
    of = Edition(name, parts, dict.fromkeys(form.parts, file))
    of.prefixed = form.prefixed
    of.inherited, of.meant, of.alone = inherited, meant, base is None
    of.aims = _aims(table.get("aims", {}), file)
    return of


def _merged(
    form: Format, own: dict[str, dict[str, Any]], gone: list[str], file: str, inherited: dict[str, set[str]]
) -> dict[str, dict[str, Any]]:
    """The standard entries with what differs: fields override, entries are added, what is removed goes."""
    standard = form.standard()
    parts: dict[str, dict[str, Any]] = {}
    left = list(gone)
    for part, entries in standard.parts.items():
        kept: dict[str, Any] = {}
        for entry_id, values in entries.items():
            full = standard.full(part, entry_id)
            if full in left and entry_id in own.get(part, {}):
                raise unfit(f"{file}, {full}", "remove-both", {}, entry_id, "remove")
            if full in left:
                left.remove(full)
                continue
            changes = own.get(part, {}).get(entry_id, {})
            kept[entry_id] = _overridden(values, changes, f"{file}, {full}", entry_id)
            inherited[f"{part}.{entry_id}"] = {
                name for name in values if not isinstance(changes, dict) or name not in changes
            }
        for entry_id, values in own.get(part, {}).items():
            if entry_id not in kept:
                kept[entry_id] = values
        parts[part] = kept
    if left:
        known = form.entries()
        if left[0] in known:
            raise unfit(file, "remove-twice", {"value": said_value(left[0])}, field="remove")
        raise unfit(file, "remove", {"value": said_value(left[0]), "near": nearest(left[0], known)}, field="remove")
    return parts


def _meant(form: Format, own: dict[str, dict[str, Any]]) -> dict[str, str]:
    """By new entry, the standard one that its name may be a slip of."""
    standard = form.standard()
    found: dict[str, str] = {}
    for part, entries in own.items():
        ours = list(standard.parts.get(part, {}))
        for entry_id in entries:
            if entry_id not in ours:
                near = nearest(entry_id, ours, SLIP)
                found[f"{part}.{entry_id}"] = near if near == NONE else standard.full(part, near)
    return found


def _overridden(values: dict[str, Any], changes: Any, where: str, entry_id: str) -> Any:
    """An entry with its changes: what is changed is ours, unless the change says where it comes from."""
    if not isinstance(changes, dict) or not changes:
        return changes if changes != {} else values
    kept = dict(values)
    for name in _names(changes.get("remove", []), where):
        if name not in kept:
            raise unfit(
                where, "remove", {"value": said_value(name), "near": nearest(name, list(kept))}, entry_id, "remove"
            )
        del kept[name]
    new = {name: value for name, value in changes.items() if name not in ("remove", "origin")}
    kept.update(new)
    origins, said = values.get("origin", "ours"), changes.get("origin", {})
    by_name = dict(origins) if isinstance(origins, dict) else {"default": origins}
    by_name.update(dict.fromkeys(new, "ours"))
    by_name = by_name | said if isinstance(said, dict) else {"default": said}
    kept["origin"] = {name: word for name, word in by_name.items() if name in kept or name == "default"}
    return kept


def _removed(table: Mapping[str, Any], file: str) -> list[str]:
    return _names(table.get("remove", []), file)


def _names(value: Any, where: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise unfit(where, "remove-list", {}, field="remove")
    return list(value)


def _aims(value: Any, file: str) -> dict[str, list[float]]:
    """Figures with the bounds that they should be in."""
    aims: dict[str, list[float]] = {}
    if not isinstance(value, Mapping):
        raise unfit(file, "aims", {"name": "aims"}, field="aims")
    for name, bounds in value.items():
        ends = bounds if isinstance(bounds, list) else []
        fits = len(ends) == 2 and all(type(end) in (int, float) and -1e6 < end < 1e6 for end in ends)
        if not fits or ends[0] > ends[1]:
            raise unfit(file, "aims", {"name": str(name)[:NAME_LENGTH]}, field="aims")
        aims[str(name)[:NAME_LENGTH]] = [float(end) for end in ends]
    return aims


def _check_size(table: Mapping[str, Any], file: str) -> None:
    """Nothing in a file is too deep, too long or too much."""
    count = 0
    waiting: list[tuple[Any, int]] = [(table, 0)]
    while waiting:
        value, depth = waiting.pop()
        parts = list(value.values()) if isinstance(value, Mapping) else value if isinstance(value, list) else []
        texts = [*value] if isinstance(value, Mapping) else [value] if isinstance(value, str) else []
        count += depth < 3 and isinstance(value, Mapping)
        if depth > DEEPEST:
            raise unfit(file, "deep", {"most": DEEPEST})
        if count > ENTRIES or (len(parts) > ENTRIES and isinstance(value, Mapping)):
            raise unfit(file, "many", {"most": ENTRIES})
        if len(parts) > LONGEST_LIST and not isinstance(value, Mapping):
            raise unfit(file, "long-list", {"most": LONGEST_LIST})
        if any(len(str(text)) > LONGEST_TEXT for text in texts):
            raise unfit(file, "long", {"most": LONGEST_TEXT})
        waiting += [(part, depth + 1) for part in parts]


def read_table(path: Path) -> dict[str, Any]:
    """The table in a TOML file, or in a JSON file if it is called so."""
    try:
        size = path.stat().st_size
        if size > FILE_SIZE:
            raise unfit(str(path), "size", {"size": size // 1000, "most": FILE_SIZE // 1000})
        return parsed(path.read_text("utf-8"), f"The file {path}", path.suffix == ".json")
    except OSError as error:
        raise Trouble(f"The file {path} can't be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        raise Trouble(f"The file {path} isn't {'JSON' if path.suffix == '.json' else 'TOML'}: {error}.") from None


def parsed(text: str, file: str, as_json: bool = False) -> dict[str, Any]:
    """The table in a text."""
    try:
        table = json.loads(text) if as_json else tomllib.loads(text)
    except RecursionError:
        raise unfit(file, "deep", {"most": DEEPEST}) from None
    except ValueError as error:
        said = {"en": f"{file} isn't", "fr": f"{file} n’est pas du"}
        kind = "JSON" if as_json else "TOML"
        raise Unfit({lang: f"{words} {kind}{COLON[lang]}{error}." for lang, words in said.items()}) from None
    if not isinstance(table, dict):
        raise Trouble(f"{file} must hold a table of values.")
    return table
