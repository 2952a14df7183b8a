"""What a board is: two classes with their defaults, which are also the board of a game that has none of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from underthrone.table.look.pieces import Chart, Face, Gauge
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight

Event = Mapping[str, Any]  # {"event": "revealed", "seat": 1, "card": 7}


def events(sight: Sight) -> Iterator[Event]:
    """What happened, from the deal on."""
    for entry in sight.log:
        yield from entry.events


def latest_first(sight: Sight) -> Iterator[Event]:
    """What happened, the latest first."""
    for entry in reversed(sight.log):
        yield from reversed(entry.events)


class Telling:
    """How a board tells what happened: the log in parts with icons, and for the herald the pieces that it lights."""

    headings: ClassVar[frozenset[str]] = frozenset()  # events that begin a new part of the log
    chapter: ClassVar[tuple[str, str]] = ("", "")  # the event that begins a chapter, and the argument that numbers it
    quiet: ClassVar[frozenset[str]] = frozenset()  # events that log and herald pass over
    runs: ClassVar[frozenset[str]] = frozenset()  # events of which several in a row are told in one sentence
    sounds: ClassVar[
        Mapping[str, str]
    ] = {}  # events that can be heard: as "reveal", "coins" or "fall" (table/sound.js)

    def sign(self, event: Event) -> str:
        """The icon of an event."""
        return "info"

    def keys(self, sight: Sight, event: Event) -> list[str]:
        """The data-keys of the pieces that an event is about."""
        return [f"{name}-{value}" for name, value in event.items() if name != "event" and value is not None]

    def flight(self, event: Event) -> str:
        """Something that flies, "icon from-key to-key"; a piece that goes itself, "@key to-key"; or nothing."""
        return ""

    def run(self, sight: Sight, events: Sequence[Event], say: Say) -> str:
        """One sentence for several events of a kind in `runs`."""
        return ""


class Board:
    """From what a seat may see to what its template shows."""

    telling: ClassVar[Telling] = Telling()
    on_board: ClassVar[frozenset[str]] = frozenset()  # kinds of moves that are chosen on the board; others are buttons
    unit: ClassVar[str] = ""  # the word for what scores count; nothing where they only rank

    def pieces(self, sight: Sight, say: Say) -> object:
        """What the template draws."""
        return None

    def faces(self, lang: str) -> list[Face]:
        """Every card of the game."""
        return []

    def entry(self, part: str, entry: str, lang: str) -> Face | None:
        """An entry of an edition as it will look; None where it is no piece of its own."""
        return next((face for face in self.faces(lang) if face.id == entry), None)

    def map(self, entry: str, lang: str) -> object:
        """Where an entry of an edition lies; None where the game has no map, or where it lies nowhere."""
        return None

    def gauges(self, sight: Sight, seat: int, say: Say) -> list[Gauge]:
        """How near a seat is to winning."""
        return []

    def phase(self, sight: Sight, say: Say) -> str:
        """Where the game stands, in a few words."""
        return ""

    def confirm(self, sight: Sight, choice: Choice, say: Say) -> str:
        """What to ask before a choice where a slip would hurt; nothing elsewhere."""
        return ""

    def prompt(self, sight: Sight, say: Say) -> str:
        """What is asked; the board may offer more at once than the question does."""
        return sight.prompt

    def words(self, sight: Sight, choice: Choice, say: Say) -> str:
        """What a choice is called among the buttons."""
        return choice.words

    def plain(self, sight: Sight, choice: Choice) -> bool:
        """Whether a choice is a button beside the prompt."""
        return choice.kind not in self.on_board

    def charts(self, sight: Sight, say: Say) -> list[Chart]:
        """Three or four pictures of a game that is over."""
        return []
