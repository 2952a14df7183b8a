"""What boards are made of: faces of cards, gauges, charts. templates/kit.html draws them."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import quote

from underthrone.table.look.hand import edition


@dataclass(slots=True, frozen=True)
class Fact:
    """A number with its icon at the foot of a card."""

    icon: str
    value: str
    label: str


@dataclass(slots=True, frozen=True, eq=False)
class Face:
    """The front of a card, with the same anatomy in all games; there is one object for each card and language."""

    id: str
    game: str
    name: str
    icon: str
    kin: str  # the class of its family: colour, shape, pattern
    family: str  # the family in words
    cost: str = ""
    income: bool = False  # the cost is one that is collected
    strength: str = ""
    number: str = ""  # when its effect happens, where that matters
    text: str = ""  # the effect in a sentence
    plainly: str = ""  # said where there is no effect
    foot: tuple[Fact, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()  # everything else that is known of it
    origin: str = ""  # where its values come from, in words
    mark: str = ""  # the same as a sign in the corner
    rule: str = ""
    spoken: str = ""  # all of it in one sentence, for readers
    edition: str = field(default_factory=edition)  # nothing: the installed one

    @property
    def page(self) -> str:
        """Where all cards of its edition are in the open."""
        return _page(self.game, self.edition)


def cards_page(game: str) -> str:
    """Where all cards are in the open of the edition that is drawn now."""
    return _page(game, edition())


def _page(game: str, edition: str) -> str:
    return f"/cards/{game}?edition={quote(edition)}" if edition else f"/cards/{game}"


@dataclass(slots=True, frozen=True)
class Gauge:
    """How far somebody is: value of most."""

    label: str
    value: int
    most: int
    icon: str = ""

    @property
    def share(self) -> int:
        """In hundredths, for the classes .p-0 to .p-100."""
        return share(self.value, self.most)


def share(value: float, most: float) -> int:
    """Hundredths of the most, from 0 to 100."""
    return max(0, min(100, round(100 * value / most))) if most else 0


@dataclass(slots=True, frozen=True)
class Series:
    """One line or one set of bars of a chart; `mark` is its class: s0 to s5 for seats."""

    name: str
    mark: str
    values: tuple[float, ...]


@dataclass(slots=True, frozen=True)
class Chart:
    """Lines or bars over the turns of a game."""

    title: str
    kind: str  # "lines" or "bars"
    labels: tuple[str, ...]
    series: tuple[Series, ...]
    goal: float | None = None  # a value worth a line of its own
