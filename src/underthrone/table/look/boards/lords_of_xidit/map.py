"""Draws the ground of the kingdom of Xidit from the places of its cities, wide and tall; running it writes both."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from underthrone.games import game
from underthrone.games.lords_of_xidit.game import LordsOfXidit
from underthrone.games.lords_of_xidit.kingdom import CITIES, Kingdom

FOLDER: Final = Path(__file__).parents[2] / "static" / "boards" / "lords-of-xidit"
WIDE: Final = (1080, 800)  # the kingdom's 1000 by 720 with a margin of sea
MARGIN: Final = 40
Point = tuple[float, float]
Turn = Callable[[Point], Point]

INK: Final = "#4b3b24"
ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'
SHALLOWS: Final = ((56, 0.12), (36, 0.14), (18, 0.2))  # how wide, how dark
TINTS: Final = {  # watercolours, by region
    "gull-cape": "#b9b3a0",
    "amber-coast": "#d39a4a",
    "copper-hills": "#bd7350",
    "high-moors": "#94749b",
    "lantern-vale": "#6f9a68",
    "heartlands": "#d8b64c",
    "snowfields": "#e9eef0",
    "long-meadows": "#9aab4f",
    "thorn-marsh": "#5c8a86",
}
NAMES: Final = {  # free of cities and of what lies by them, where the middle isn't
    "gull-cape": (16, 22),
    "amber-coast": (88, 64),
    "copper-hills": (34, 40),
    "high-moors": (69, 16),
    "lantern-vale": (48, 56),
    "heartlands": (59, 61),
    "snowfields": (75, 43),
    "long-meadows": (51, 73),
    "thorn-marsh": (20, 75),
}
STAMPS: Final = {  # what grows there, drawn in ink around 0, 0
    "gull": "M-9 0q4-6 9 0q5-6 9 0",
    "pine": "M0-15l6 9h-3l5 8h-16l5-8h-3zM0 2v5",
    "hill": "M-18 6q6-16 18-16t18 16M-6-4q3 6 1 9M4-5q2 5 0 9",
    "moor": "M-20 5q9-11 20-11t20 11M-9 1v-5M-4 0v-6M1 0v-6M7 1v-5",
    "tree": "M0 8v-7M0 1c-8 0-10-5-8-9c1-6 15-6 16 0c2 4 0 9-8 9z",
    "wheat": "M0 8v-14M0-6l-4-4M0-6l4-4M0-1l-5-4M0-1l5-4M0 4l-5-4M0 4l5-4",
    "peak": "M-20 9l14-24l8 13l6-8l13 19M-11-6l3 3l2-4l3 5",
    "tuft": "M-6 4q0-6-3-9M0 4v-11M6 4q0-6 3-9",
    "reed": "M-5 7v-14M-5-7v-6M3 7v-11M3-4v-6M-10 8h18M-3 11h14",
}
GROWTH: Final = {
    "gull-cape": ("gull", "tuft"),
    "amber-coast": ("pine", "pine"),
    "copper-hills": ("hill", "hill"),
    "high-moors": ("moor", "tuft"),
    "lantern-vale": ("tree", "tree"),
    "heartlands": ("wheat", "tree"),
    "snowfields": ("peak", "peak"),
    "long-meadows": ("tuft", "tree"),
    "thorn-marsh": ("reed", "tuft"),
}


def main() -> None:
    g = game("lords-of-xidit")
    assert isinstance(g, LordsOfXidit)
    for name, drawn in pictures(g.land):
        (FOLDER / name).write_text(drawn, "utf-8")


def pictures(land: Kingdom) -> list[tuple[str, str]]:
    """Both pictures with their names."""
    shapes = (("wide", WIDE, _as_it_is), ("tall", WIDE[::-1], _turned))
    return [(f"{name}.svg", drawn(land, size, turn)) for name, size, turn in shapes]


def hundredths(x: int, y: int) -> tuple[int, int]:
    """A place of the kingdom on the wide picture, in hundredths of its width and height, for .p-0 to .p-100."""
    return round(100 * (x + MARGIN) / WIDE[0]), round(100 * (y + MARGIN) / WIDE[1])


def name_at(land: Kingdom, r: int) -> tuple[int, int]:
    """Where the name of a region stands, with its worth and its bards below, in hundredths."""
    return NAMES.get(land.region_ids[r]) or hundredths(land.region_x[r], land.region_y[r])


def place(x: int, y: int) -> Point:
    """The same place in the picture's own units."""
    across, down = hundredths(x, y)
    return across * WIDE[0] / 100, down * WIDE[1] / 100


def _as_it_is(p: Point) -> Point:
    return p


def _turned(p: Point) -> Point:
    """A quarter to the right: west is on top."""
    return WIDE[1] - p[1], p[0]


def drawn(land: Kingdom, size: tuple[int, int], turn: Turn) -> str:
    """The picture: sea, coast, watercolours, and what grows in each region."""
    at = [place(land.x[c], land.y[c]) for c in range(CITIES)]
    coast = _closed([turn(p) for p in _coast([at[c] for c in shore(land)])])
    w, h = size
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" fill="none" {ROUND}>',
        "<defs>" + "".join(f'<path id="{name}" d="{d}"/>' for name, d in STAMPS.items()) + "</defs>",
        f'<rect width="{w}" height="{h}" fill="#a3b8b4"/>',
        *[
            f'<path d="{coast}" stroke="#5f7f80" stroke-opacity="{o}" stroke-width="{s}"/>'
            for s, o in ((56, 0.12), (36, 0.14), (18, 0.2))
        ],
        _waves(size, [turn(p) for p in _coast([at[c] for c in shore(land)])]),
        f'<path d="{coast}" fill="#ead9b0" stroke="{INK}" stroke-width="2.4"/>',
        f'<clipPath id="land"><path d="{coast}"/></clipPath><g clip-path="url(#land)">',
        f'<path d="{coast}" {_stroke("#8a6d3c", 34, 0.16)}/>',
        f'<path d="{coast}" {_stroke("#8a6d3c", 14, 0.22)}/>',
    ]
    for r, region_id in enumerate(land.region_ids):
        outline = [turn(at[c]) for c in land.outline[r]]
        d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in outline) + "z"
        parts.append(f'<path d="{d}" fill="{TINTS[region_id]}" fill-opacity=".34"/>')
        parts.append(f'<clipPath id="{region_id}"><path d="{d}"/></clipPath>')
        for width in (46, 22):
            parts.append(f'<path clip-path="url(#{region_id})" d="{d}" {_stroke(TINTS[region_id], width, 0.24)}/>')
    parts.append("</g>")
    parts.append(f'<g stroke="{INK}" stroke-opacity=".5" stroke-width="1.5">{_growth(land, at, turn)}</g>')
    parts.append(_compass(turn((118, 468))))
    parts.append(_ship(turn((62, 400) if turn is _as_it_is else (40, 480))))
    parts.append(f'<rect x="7" y="7" width="{w - 14}" height="{h - 14}" stroke="{INK}" stroke-width="2"/>')
    parts.append(f'<rect x="12" y="12" width="{w - 24}" height="{h - 24}" stroke="{INK}" stroke-width=".8"/></svg>')
    return "\n".join(parts) + "\n"


def _stroke(colour: str, width: float, dark: float = 1) -> str:
    return f'stroke="{colour}" stroke-width="{width}" stroke-opacity="{dark}"'


# --- The coast: around the cities on the shore, a little rough


def shore(land: Kingdom) -> list[int]:
    """The cities of the outer face, clockwise: every road is walked along, always turning left as far as it goes."""
    start = min(range(CITIES), key=lambda c: land.x[c] + land.y[c])
    walk, came = [start], math.pi
    while True:
        here = walk[-1]
        ways = set(land.roads[here]) - {-1}
        angles = {c: math.atan2(land.y[c] - land.y[here], land.x[c] - land.x[here]) for c in ways}
        onward = min(ways, key=lambda c: (angles[c] - came - 1e-6) % math.tau)
        came = math.atan2(land.y[here] - land.y[onward], land.x[here] - land.x[onward])
        if onward == start:
            return walk
        walk.append(onward)


def _coast(shore: list[Point]) -> list[Point]:
    random = Random(7)
    points: list[Point] = []
    for a, b, c in zip(shore, shore[1:] + shore[:1], shore[2:] + shore[:2]):
        length = math.dist(a, b)
        normal = math.atan2(b[1] - a[1], b[0] - a[0]) - math.pi / 2
        for k in range(int(length // 36) + 1):
            share = (k + 0.5) / (length // 36 + 1)
            away = 45 + random.uniform(-9, 8)
            x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            points.append((x + away * math.cos(normal), y + away * math.sin(normal)))
        turned = (math.atan2(c[1] - b[1], c[0] - b[0]) - math.pi / 2 - normal + math.pi) % math.tau - math.pi
        for share in (0.15, 0.5, 0.85) if turned > 0.2 else ():  # around a cape
            points.append(
                (b[0] + 46 * math.cos(normal + share * turned), b[1] + 46 * math.sin(normal + share * turned))
            )
    return [p for p in points if min(_off(p, a, b) for a, b in zip(shore, shore[1:] + shore[:1])) > 32]


def _off(p: Point, a: Point, b: Point) -> float:
    """How far a point is from a line between two others."""
    length = math.dist(a, b) ** 2
    share = max(0.0, min(1.0, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length))
    return math.dist(p, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))


def _closed(points: list[Point]) -> str:
    """A smooth closed line through all points."""
    n = len(points)
    parts = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for i in range(n):
        a, b, c, d = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        out = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        to = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        parts.append("C" + " ".join(f"{x:.0f} {y:.0f}" for x, y in (out, to, c)))
    return "".join(parts) + "z"


# --- What stands on land and sea


def _inside(p: Point, outline: list[Point]) -> bool:
    within = False
    for a, b in zip(outline, outline[1:] + outline[:1]):
        if (a[1] > p[1]) != (b[1] > p[1]) and p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0]:
            within = not within
    return within


def _growth(land: Kingdom, at: list[Point], turn: Turn) -> str:
    random = Random(11)
    stamped: list[Point] = []
    parts = []
    for r, region_id in enumerate(land.region_ids):
        outline = [at[c] for c in land.outline[r]]
        across, down = name_at(land, r)
        middle = (across * WIDE[0] / 100, down * WIDE[1] / 100)
        xs, ys = [p[0] for p in outline], [p[1] for p in outline]
        for k in range(170):
            p = (random.uniform(min(xs), max(xs)), random.uniform(min(ys), max(ys)))
            clear = min(_off(p, a, b) for a, b in zip(outline, outline[1:] + outline[:1]))
            near = min((math.dist(p, q) for q in stamped), default=99.0)
            if (
                _inside(p, outline)
                and clear > 21
                and near > 34
                and min(math.dist(p, c) for c in at) > 44
                and math.dist(p, middle) > 44
            ):
                stamped.append(p)
                x, y = turn(p)
                fill = ' fill="#f7f6f0" fill-opacity=".75"' if region_id == "snowfields" else ""
                parts.append(f'<use href="#{GROWTH[region_id][k % 2]}" x="{x:.0f}" y="{y:.0f}"{fill}/>')
    return "".join(parts)


def _waves(size: tuple[int, int], coast: list[Point]) -> str:
    random = Random(5)
    parts = []
    for _ in range(150):
        p = (random.uniform(24, size[0] - 40), random.uniform(24, size[1] - 24))
        if not _inside(p, coast) and min(math.dist(p, q) for q in coast) > 34:
            parts.append(f"M{p[0]:.0f} {p[1]:.0f}q5-5 10 0t10 0")
    return f'<path d="{"".join(parts)}" stroke="#56757a" stroke-opacity=".6" stroke-width="1.3"/>'


def _compass(p: Point) -> str:
    rays = ""
    for turn in range(0, 360, 45):
        long, dark = (34, 0.75) if turn % 90 == 0 else (20, 0.35)
        rays += f'<path d="M0 0L-5-9L0-{long}L5-9z" transform="rotate({turn})" fill="{INK}" fill-opacity="{dark}"/>'
    rings = f'<circle r="22" stroke="{INK}"/><circle r="26" {_stroke(INK, 0.7)}/>'
    return f'<g transform="translate({p[0]:.0f} {p[1]:.0f})" opacity=".7">{rings}{rays}</g>'


def _ship(p: Point) -> str:
    d = "M-17 6h34l-6 9h-22zM0 6v-26M1-19q15 6 3 20h-3M-1-15q-13 5-3 16h3M0-20l7-3l-7-3z"
    look = f'fill="#ead9b0" fill-opacity=".6" {_stroke(INK, 1.5, 0.7)}'
    return f'<path transform="translate({p[0]:.0f} {p[1]:.0f})" d="{d}" {look}/>'


if __name__ == "__main__":
    main()
