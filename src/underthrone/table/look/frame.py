"""What surrounds every page: the reader's language and theme, where the page is, and the token for its forms."""

from __future__ import annotations

from dataclasses import dataclass

from underthrone.bots.levels import LEVELS


@dataclass(slots=True, frozen=True)
class Frame:
    """Given to every function of the look by the server."""

    lang: str = "en"
    csrf: str = ""
    path: str = "/"  # where a change of language or theme comes back to
    theme: str = ""  # "dark", "light", or "": what the reader's system prefers
    name: str = ""  # what the reader was last called
    levels: tuple[str, ...] = LEVELS  # our bots by strength
    engines: tuple[str, ...] = ()  # bots that the operator offers beside them
