"""The formats of edition files as tables; `python -m tests.docs.formats` writes them into docs/editions.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from underthrone.games import games
from underthrone.games.edition import ORIGINS
from underthrone.games.fields import Field, fields, meaning

PAGE = Path(__file__).parent.parent.parent / "docs" / "editions.md"
HEAD = "| field | value | default | in our box | meaning |\n|---|---|---|---|---|\n"
TABLE = re.compile(r"<!-- (\S+) (\S+) -->\n(?:\|.*\n)*")
CARDS = ("heroes", "skills", "treasures")  # of The Stygian Society: alike but for these fields
OWN = ("hero", "hero-grammar", "hero-icon", "level", "for", "deck")
KINDS = {"flag": "`true`, `false`", "table": "a table", "word": "a word"}
KINDS |= {"words": "a word, or `en` and `fr`", "grammar": "`en` and `fr`"}


def cells(field: Field) -> list[str]:
    """Value, default and origins in words."""
    ask = field.ask
    said = ", ".join(f"`{word}`" for word in ask.choices)
    if ask.kind == "number":
        value = f"{ask.low} to {ask.high}".replace("-", "−")
    elif ask.kind == "list":
        value = f"a list of {said}" if said and len(ask.choices) < 9 else "a list"
    else:
        value = KINDS.get(ask.kind, said)
    default = (
        ""
        if ask.default is None
        else f"`{str(ask.default).replace('False', 'false')}`"
        if ask.default != ""
        else "by kind"
    )
    if ask.kind == "grammar":
        default = f"`{ask.default}`"
    if ask.kind in ("list", "table") and ask.default is None:
        default = "empty"
    if ask.kind == "number":
        default = default.strip("`")
    return [value, default, ", ".join(origin for origin in ORIGINS if origin in field.origins)]


def accepted(game_id: str) -> dict[str, dict[str, list[str]]]:
    """The fields of a game's entries by kind: name and cells, the meaning last."""
    found: dict[str, dict[str, Field]] = {}
    for part, known in fields(game_id).items():
        for name, field in known.items():
            shared = part == "cards" or (part in CARDS and name not in OWN)
            kind = found.setdefault("card" if shared else part, {})
            one = kind.setdefault(name, Field(name, field.ask))
            one.join(field.ask)
            one.origins |= field.origins
    return {
        kind: {name: [*cells(field), meaning(game_id, name, "en")] for name, field in known.items()}
        for kind, known in found.items()
    }


def tables(text: str) -> Iterator[tuple[str, str, dict[str, list[str]]]]:
    """The tables of the page: game, kind, and the cells of each field."""
    for found in TABLE.finditer(text):
        lines = [[cell.strip() for cell in line.split("|")[1:-1]] for line in found[0].splitlines()[3:]]
        yield found[1], found[2], {row[0].strip("`"): row[1:] for row in lines}


def refreshed(text: str) -> str:
    """The page with every table as the readers have it."""
    formats = {game_id: accepted(game_id) for game_id in games()}

    def table(found: re.Match[str]) -> str:
        rows = formats[found[1]].get(found[2], {})
        lines = [f"| `{name}` | {' | '.join(row)} |\n" for name, row in rows.items()]
        return f"<!-- {found[1]} {found[2]} -->\n{HEAD}{''.join(lines)}"

    return TABLE.sub(table, text)


if __name__ == "__main__":
    PAGE.write_text(refreshed(PAGE.read_text("utf-8")), "utf-8")
