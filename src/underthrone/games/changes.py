"""What an edition changes in the standard one, entry by entry, and in words."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from underthrone.games.board import BoardGame
from underthrone.games.edition import Edition
from underthrone.games.fields import label, standard, value_word, words

CHANGED: Final = "changed"
ADDED: Final = "added"
REMOVED: Final = "removed"
TOLD: Final = (  # what the sentences of an entry say better than its values
    *("effect", "do", "steps", "drop", "lasts", "acts"),
    *("chart", "red", "yellow", "black", "rules", "lasting", "last"),
)
OWN_WORDS: Final = ("name", "icon", "rule", "hero-icon")  # their words are nobody's vocabulary
UNSAID: Final = ("origin", "grammar", "hero-grammar")  # nobody plays differently for them


class Difference(NamedTuple):
    """A value that isn't what it was; None where there is none."""

    field: str
    old: Any
    new: Any


class Change(NamedTuple):
    """An entry that is new, gone or not what it was."""

    part: str
    entry: str
    full: str  # as files call it
    sort: str
    names: dict[str, str]
    differences: list[Difference]


def changes(game_id: str, of: Edition) -> list[Change]:
    """All entries that differ, in the order of the edition; those that went last."""
    ours = standard(game_id)
    found: list[Change] = []
    for part, entries in of.parts.items():
        before = ours.parts.get(part, {})
        for entry_id, values in entries.items():
            old = before.get(entry_id)
            differ = differences(old or {}, values)
            if old is None or differ:
                sort = ADDED if old is None else CHANGED
                found.append(
                    Change(part, entry_id, ours.full(part, entry_id), sort, names_of(entry_id, values), differ)
                )
    for part, entries in ours.parts.items():
        for entry_id, values in entries.items():
            if entry_id not in of.parts.get(part, {}):
                names = names_of(entry_id, values)
                found.append(Change(part, entry_id, ours.full(part, entry_id), REMOVED, names, []))
    return found


def differences(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[Difference]:
    """The values of an entry that differ."""
    names = [name for name in {**new, **old} if name not in UNSAID]
    return [Difference(name, old.get(name), new.get(name)) for name in names if old.get(name) != new.get(name)]


def names_of(entry_id: str, values: Mapping[str, Any]) -> dict[str, str]:
    """What people call an entry: by its name, or its id where it has none."""
    name = values.get("name", entry_id)
    return dict(name) if isinstance(name, Mapping) else {"en": str(name), "fr": str(name)}


def said(g: BoardGame, change: Change, lang: str) -> str:
    """A change of a game's edition in one line: Outlaw: power 1 → 2. What it does is said as the table says it."""
    say = words(g.id)
    parts: list[str] = []
    doing = [field for field, _, new in change.differences if new not in (None, "none")]
    does = sentences(g, change.entry, change.names, doing, lang)
    called = {entry: names_of(entry, values)[lang] for part in _contents(g) for entry, values in part.items()}
    for field, old, new in change.differences:
        if does and field in TOLD:
            continue
        if change.sort == CHANGED or (field not in OWN_WORDS and new is not None):
            known = "" if field in OWN_WORDS else g.id
            before, now = [value_words(_called(value, called), lang, known) for value in (old, new)]
            facts = {"field": label(g.id, field, lang), "old": before, "new": now}
            parts.append(say(lang, f"change-{'value' if change.sort == CHANGED else 'new-value'}", facts))
    if does:
        parts.append(say(lang, "change-does", {"what": " ".join(does).rstrip(".")}))
    return say(lang, f"change-{change.sort}", {"name": change.names[lang], "what": ", ".join(parts)})


def _contents(g: BoardGame) -> list[dict[str, Any]]:
    return list(json.loads(g.contents).values()) if g.contents else []


def _called(value: Any, names: Mapping[str, str]) -> Any:
    """A list of entries by what people call them, such as the enemies of a rank."""
    if isinstance(value, list) and all(isinstance(part, str) and part in names for part in value):
        return [names[part] for part in value]
    return value


def sentences(g: BoardGame, entry: str, names: Mapping[str, str], fields: Collection[str], lang: str) -> list[str]:
    """What an entry with these fields does, in sentences; of a floor sheet line by line. None where it isn't told."""
    if not any(field in fields for field in TOLD):
        return []
    heading, *lines = g.describe(entry, lang).splitlines() or [""]
    if heading != names[lang]:  # something else that is called nearly so
        return []
    return lines if "chart" in fields or "last" in fields else lines[-1:]


def value_words(value: Any, lang: str, game_id: str) -> str:
    """A value for people."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return {"en": ("no", "yes"), "fr": ("non", "oui")}[lang][value]
    if isinstance(value, Mapping):
        if set(value) == {"en", "fr"}:
            return str(value[lang])
        return ", ".join(
            f"{value_word(game_id, str(key), lang)} {value_words(part, lang, game_id)}" for key, part in value.items()
        )
    if isinstance(value, list):
        return (" · " if any(isinstance(part, Mapping) for part in value) else ", ").join(
            value_words(part, lang, game_id) for part in value
        )
    return value_word(game_id, value, lang) if isinstance(value, str) else str(value).replace("-", "−")


def all_said(g: BoardGame, of: Edition, lang: str) -> list[str]:
    """Everything that differs, a line for each entry."""
    return [said(g, change, lang) for change in changes(g.id, of)]
