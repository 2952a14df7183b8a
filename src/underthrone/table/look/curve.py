"""The curve of a review: a line for each seat, a link at each point, a mark where the game was decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape

from underthrone.review.review import Review
from underthrone.review.words import percent
from underthrone.table.look.words import Say, in_parts
from underthrone.table.sight import Sight

WIDE: Final = 960
HIGH: Final = 340
LEFT: Final = 56
RIGHT: Final = 20
TOP: Final = 34
FOOT: Final = 34
STEPS: Final = (0, 25, 50, 75, 100)
MOST_LABELS: Final = 12


class Curve:
    """One review's curve as SVG; colours and dashes are the style sheet's."""

    def __init__(self, review: Review, sight: Sight, names: Sequence[str], say: Say) -> None:
        self.review = review
        self.table = sight.table
        self.names = names
        self.say = say
        self.seats = [0] if review.cooperative else list(range(review.players))

    def drawn(self) -> Markup:
        """Axes, marks, lines, and over them the links."""
        parts = [*self._axes(), *self._marks(), *[self._line(seat) for seat in self.seats], *self._links()]
        label = escape(self.say("review-curve"))
        return Markup(f'<svg viewBox="0 0 {WIDE} {HIGH}" role="group" aria-label="{label}">{"".join(parts)}</svg>')

    def _x(self, i: int) -> float:
        return round(LEFT + (WIDE - LEFT - RIGHT) * i / max(1, len(self.review.curve) - 1), 1)

    def _y(self, chance: float) -> float:
        return round(HIGH - FOOT - (HIGH - FOOT - TOP) * chance, 1)

    def _axes(self) -> list[str]:
        out = []
        for step in STEPS:
            y = self._y(step / 100)
            out.append(f'<path class="axis" d="M{LEFT} {y}H{WIDE - RIGHT}"/>')
            out.append(f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end">{escape(self._percent(step))}</text>')
        curve = self.review.curve
        begins = [i for i, point in enumerate(curve) if i == 0 or curve[i - 1].round != point.round]
        every = 1 + (len(begins) - 1) // MOST_LABELS
        for i in begins[::every]:
            out.append(f'<text x="{self._x(i)}" y="{HIGH - 8}" text-anchor="middle">{curve[i].round}</text>')
            out.append(f'<path class="tick" d="M{self._x(i)} {HIGH - FOOT}v6"/>')
        return out

    def _marks(self) -> list[str]:
        """A numbered mark where a moment decided."""
        out = []
        edge = WIDE - 12.0  # from the right: badges of neighbours stand side by side
        for place, turn in reversed(list(enumerate(self.review.moments, 1))):
            x = self._x(turn + 1)
            badge = min(x, edge)
            edge = badge - 26
            out.append(f'<path class="turning" d="M{badge} {TOP - 6}L{x} {TOP + 2}V{HIGH - FOOT}"/>')
            out.append(f'<circle class="turning" cx="{badge}" cy="{TOP - 18}" r="12"/>')
            out.append(f'<text class="turning" x="{badge}" y="{TOP - 13}" text-anchor="middle">{place}</text>')
        return out

    def _line(self, seat: int) -> str:
        curve = self.review.curve
        path = " ".join(f"{self._x(i)} {self._y(point.chances[seat])}" for i, point in enumerate(curve))
        return f'<polyline class="chance s{seat}" points="{path}"/>'

    def _links(self) -> list[str]:
        """Each point opens its moment; from the keyboard those that decided: the lists below have the others."""
        count = len(self.review.curve)
        width = (WIDE - LEFT - RIGHT) / max(1, count - 1)
        deciding = {i + 1 for i in self.review.moments}
        out = []
        for i, point in enumerate(self.review.curve):
            label = escape(self._label(i))
            x = self._x(i)
            dots = "".join(
                f'<circle class="dot s{seat}" cx="{x}" cy="{self._y(point.chances[seat])}" r="5"/>'
                for seat in self.seats
            )
            place = f'x="{x - width / 2:.1f}" y="0" width="{width:.1f}" height="{HIGH - FOOT}"'
            stop = "" if i in deciding else ' tabindex="-1"'
            out.append(
                f'<a href="/t/{self.table}/replay/{point.number}" aria-label="{label}"{stop}>'
                f'<title>{label}</title><rect class="hit" {place}/>{dots}</a>'
            )
        return out

    def _label(self, i: int) -> str:
        point = self.review.curve[i]
        chances = [
            f"{self.say('review-team') if self.review.cooperative else self.names[seat]}"
            f" {self._percent(percent(point.chances[seat]))}"
            for seat in self.seats
        ]
        where = self.say("review-point", number=point.number, round=point.round)
        return f"{where}{self.say('colon')} {in_parts(chances, self.say)}"

    def _percent(self, number: int) -> str:
        return self.say("review-percent", n=number)
