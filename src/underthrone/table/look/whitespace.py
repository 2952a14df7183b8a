"""Templates are laid out for their readers: whitespace beside a tag or Jinja's braces never reaches the page.

Between words, and inside a tag, it is one space; before an attribute that is there sometimes, it is there with it.
A space that is meant is written {{ " " }}.
"""

from __future__ import annotations

import re
from typing import Final

BRACES: Final = r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}"
PIECE: Final = re.compile(rf"({BRACES})|(</?[a-zA-Z!])|(\"|')|(/?>)|(\s+)", re.DOTALL)

SOMETIMES: Final = re.compile(r" (\{% if (?:(?!%\}).)*%\})((?:(?!\{%).)*\{% endif %\})", re.DOTALL)


def packed(source: str) -> str:
    """A template without its layout."""
    out: list[str] = []
    at = 0
    inside, quote = False, ""  # a tag; the value of an attribute
    for found in PIECE.finditer(source):
        _, opens, mark, closes, layout = found.groups()
        out.append(source[at : found.start()])
        at = found.end()
        if layout is None:
            out.append(found[0])
        elif inside:
            out.append(" " if quote or source[at] not in "/>" else "")
        elif source[found.start() - 1 : found.start()] not in ">}" and source[at : at + 1] not in "<{":
            out.append(" ")
        if opens and not quote:
            inside = True
        elif mark and inside:
            quote = "" if quote == mark else quote or mark
        elif closes and not quote:
            inside = False
    return SOMETIMES.sub(r"\1 \2", "".join(out) + source[at:])
