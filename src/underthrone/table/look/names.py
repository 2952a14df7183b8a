"""Names of bots in sentences get a mark, so that nobody takes them for people."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from markupsafe import Markup, escape

from underthrone.table.look.assets import asset
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

Marked = Callable[[str], Markup]


def marking(sight: Sight, say: Say) -> Marked:
    """How a sentence is shown; a name that a person has too isn't marked."""
    people = {seat.name for seat in sight.seats if seat.kind != "bot"}
    bots = tuple(seat.name for seat in sight.seats if seat.kind == "bot" and seat.name not in people)
    return _marking(bots, say("bot"))


@lru_cache(256)
def _marking(bots: tuple[str, ...], word: str) -> Marked:
    icon = f'<use href="{asset("icons.svg")}#vintage-robot"/>'
    mark = f'<svg class="icon bot" role="img" aria-label="{escape(word)}">{icon}</svg>'
    names = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, bots))})(?!\w)") if bots else None

    def marked(words: str) -> Markup:
        shown = str(escape(words))
        return Markup(shown if names is None else names.sub(rf'<span class="called">\1{mark}</span>', shown))

    return marked
