"""Charts: lines over the course of a game, and how a chart becomes SVG; colours and dashes are the style sheet's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from markupsafe import Markup, escape

from underthrone.table.look.pieces import Chart, Series
from underthrone.table.look.words import Say, in_parts
from underthrone.table.sight import Sight

WIDE: Final = 520
HIGH: Final = 260
LEFT: Final = 34
TOP: Final = 12
FOOT: Final = 30
KEY: Final = 24  # a line of the key


# --- What a chart shows


def curve(sight: Sight, track: str, name: str, mark: str, i: int = 0) -> Series:
    """One number of a track, from the deal to the end."""
    return Series(name, mark, tuple(at.tracks[track][i] for at in sight.course))


def by_seat(
    sight: Sight, track: str, title: str, say: Say, goal: int | None = None, more: Iterable[Series] = ()
) -> Chart:
    """A track of all seats, round by round; more lines may go with them."""
    labels = (say("chart-start"), *[str(at.round) for at in sight.course[1:]])
    lines = [curve(sight, track, seat.name, f"s{seat.number}", seat.number) for seat in sight.seats]
    return Chart(title, "lines", labels, (*lines, *more), goal)


def followed(sight: Sight, *tracks: str) -> list[str]:
    """Those tracks that were written down all through the game: a table may be older than a track."""
    return [track for track in tracks if all(track in at.tracks for at in sight.course)]


# --- How it is drawn


def drawn(chart: Chart, say: Say) -> Markup:
    """One chart with its axes and its key."""
    most = max([1.0, *([chart.goal] if chart.goal else []), *[v for s in chart.series for v in s.values]])
    parts = [_axes(chart, most)]
    parts += _bars(chart, most) if chart.kind == "bars" else _lines(chart, most)
    height = HIGH + _key_lines(chart) * KEY
    said = in_parts([f"{s.name}{say('colon')} {', '.join(f'{v:g}' for v in s.values)}" for s in chart.series], say)
    label = escape(f"{chart.title}. {said}")
    return Markup(
        f'<svg viewBox="0 0 {WIDE} {height}" role="img" aria-label="{label}">{"".join(parts)}{_key(chart)}</svg>'
    )


def _y(value: float, most: float) -> float:
    return round(HIGH - FOOT - (HIGH - FOOT - TOP) * value / most, 1)


def _x(i: int, count: int) -> float:
    return round(LEFT + 12 + (WIDE - LEFT - 40) * (i / max(1, count - 1)), 1)


def _axes(chart: Chart, most: float) -> str:
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 1000) if most / s <= 6)
    out = []
    value = 0
    while value <= most:
        y = _y(value, most)
        out.append(f'<path class="axis" d="M{LEFT} {y}H{WIDE}"/>')
        out.append(f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end">{value}</text>')
        value += step
    if chart.goal:
        y = _y(chart.goal, most)
        out.append(f'<path class="axis goal" stroke-width="2" stroke-dasharray="2 6" d="M{LEFT} {y}H{WIDE}"/>')
    n = len(chart.labels)
    for i, label in enumerate(chart.labels):
        x = _x(i, n) if chart.kind == "lines" else _slot(i, n) + _slot_width(n) / 2
        if n <= 14 or i % (n // 10 + 1) == 0:
            out.append(f'<text x="{round(x, 1)}" y="{HIGH - 8}" text-anchor="middle">{escape(label)}</text>')
    return "".join(out)


def _lines(chart: Chart, most: float) -> list[str]:
    out = []
    for s in chart.series:
        points = [(_x(i, len(s.values)), _y(v, most)) for i, v in enumerate(s.values)]
        path = " ".join(f"{x} {y}" for x, y in points)
        dots = "".join(f'<circle cx="{x}" cy="{y}" r="4" class="bar {s.mark}"/>' for x, y in points)
        out.append(f'<polyline class="curve {s.mark}" points="{path}"/>{dots}')
    return out


def _slot_width(n: int) -> float:
    return (WIDE - LEFT) / max(1, n)


def _slot(i: int, n: int) -> float:
    return LEFT + i * _slot_width(n)


def _bars(chart: Chart, most: float) -> list[str]:
    out = []
    n = len(chart.labels)
    width = min(34.0, _slot_width(n) * 0.8 / max(1, len(chart.series)))
    for k, s in enumerate(chart.series):
        for i, v in enumerate(s.values):
            x = _slot(i, n) + _slot_width(n) / 2 + (k - len(chart.series) / 2) * width
            y = _y(v, most)
            place = f'x="{x + 1:.1f}" y="{y}" width="{width - 2:.1f}" height="{_y(0, most) - y:.1f}"'
            out.append(f'<rect class="bar {s.mark}" {place} rx="2"/>')
            out.append(f'<text x="{x + width / 2:.1f}" y="{y - 4:.1f}" text-anchor="middle">{v:g}</text>')
    return out


def _key_lines(chart: Chart) -> int:
    return (len(chart.series) + 2) // 3


def _key(chart: Chart) -> str:
    out = []
    for i, s in enumerate(chart.series):
        x, y = LEFT + (i % 3) * 165, HIGH + 14 + (i // 3) * KEY
        sign = (
            f'<path class="curve {s.mark}" d="M{x} {y - 5}h26"/>'
            if chart.kind == "lines"
            else f'<rect class="bar {s.mark}" x="{x}" y="{y - 12}" width="16" height="14" rx="2"/>'
        )
        out.append(f'{sign}<text x="{x + 32}" y="{y}">{escape(s.name[:16])}</text>')
    return "".join(out)
