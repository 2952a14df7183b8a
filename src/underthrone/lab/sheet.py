"""All cards of an edition on A4 sheets, one HTML file: for those who compare with their box."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Final

from underthrone.games.board import BoardGame
from underthrone.games.changes import CHANGED, REMOVED, TOLD, UNSAID, changes, names_of, sentences, value_words
from underthrone.games.edition import Edition, Entry
from underthrone.games.fields import label, words

UNPRINTED: Final = (*UNSAID, "name", "icon", "rule", "hero-icon")  # a box doesn't say it


def sheet(g: BoardGame, of: Edition, lang: str) -> str:
    """The whole page: parts, cards, and what differs from the standard edition marked."""
    say = words(g.id)
    differ = {(change.part, change.entry): change for change in changes(g.id, of)}
    parts: list[str] = []
    for part, entries in of.parts.items():
        cards: list[str] = []
        for entry_id, values in entries.items():
            change = differ.get((part, entry_id))
            changed = {d.field for d in change.differences} if change and change.sort == CHANGED else set()
            new = change is not None and change.sort != CHANGED
            cards.append(_card(g, Entry("", entry_id, values), changed, new, lang))
        parts.append(f"<section><h2>{escape(say(lang, f'part-{part}', {}))}</h2><div>{''.join(cards)}</div></section>")
    gone = [change.names[lang] for change in differ.values() if change.sort == REMOVED]
    title = f"{g.title(lang)}: {of.name}" if lang == "en" else f"{g.title(lang)}\u202f: {of.name}"
    home = files("underthrone.lab")
    return (
        (home / "sheet.html")
        .read_text("utf-8")
        .format(
            lang=lang,
            title=escape(title),
            below=escape(say(lang, "sheet-below", {})),
            gone=f"<p>{escape(say(lang, 'sheet-gone', {'names': ', '.join(gone)}))}</p>" if gone else "",
            parts="".join(parts),
            style=(home / "sheet.css").read_text("utf-8"),
        )
    )


def _card(g: BoardGame, entry: Entry, changed: set[str], new: bool, lang: str) -> str:
    rows: list[str] = []
    says = sentences(g, entry.id, names_of(entry.id, entry.values), entry.values, lang)
    for name, value in entry.values.items():
        if name in UNPRINTED or (says and name in TOLD and name not in changed):
            continue
        mark = ' class="changed"' if name in changed else ""
        origin = "" if entry.origin(name) == "ours" else f"<sup>{escape(entry.origin(name)[0])}</sup>"
        said = escape(value_words(value, lang, g.id))
        rows.append(f"<dt{mark}>{escape(label(g.id, name, lang))}</dt><dd{mark}>{said}{origin}</dd>")
    heading = escape(names_of(entry.id, entry.values)[lang])
    kind = ' class="new"' if new else ""
    told = "".join(f"<p>{escape(line)}</p>" for line in says)
    return f"<article{kind}><h3><i></i>{heading}</h3>{told}<dl>{''.join(rows)}</dl></article>"
