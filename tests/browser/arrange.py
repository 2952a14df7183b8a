"""`python -m tests.browser.arrange`: finds where tiles, guilds, pawns and names lie on Xidit's maps, and writes it.

Everything is measured in a browser at its largest, in both languages. Every piece has some places around its city, a
region's plaque some in its region. A place costs what it covers of others, seals and roads; the cheapest set is kept.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from playwright.sync_api import Browser
from tests.browser import stage
from tests.browser.crowded import LAYOUTS, Layout, crowd, crowded

from underthrone.games.lords_of_xidit.kingdom import CITIES, REGIONS, Kingdom
from underthrone.games.lords_of_xidit.state import RECRUITMENT, THREAT
from underthrone.table.look.boards.lords_of_xidit.land import grounds, land
from underthrone.table.look.boards.lords_of_xidit.map import FOLDER, hundredths

FILE: Final = FOLDER / "9-places.css"
KINDS: Final = {"tile": ".lie > *", "guild": ".guild", "pawns": ".stand", "name": ".name"}
HEAVY: Final = {"tile": 1.0, "guild": 1.0, "pawns": 1.0, "name": 1.3, "plaque": 1.0}  # how bad it is to be covered
ROADS: Final = {"tile": 7.0, "guild": 6.0, "pawns": 3.0, "name": 3.0, "plaque": 5.0}  # how bad it is to cover a road
ROAD: Final = 7.0  # how wide one is
REM: Final = 16.0
GAP: Final = 1.5  # between pieces
TURNS: Final = 20
TRIES: Final = 5
SWEEPS: Final = 260
MOST_PLACES: Final = 70  # of a piece
Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(slots=True)
class Place:
    """Somewhere that a piece may lie: its box on the map, what it costs by itself, and how a style sheet says it."""

    box: Box
    cost: float
    said: str


def main() -> None:
    with stage.browser() as chromium:
        parts = [arranged(chromium, layout) for layout in LAYOUTS]
    head = "/* Where everything lies on the maps, found and written by `python -m tests.browser.arrange`. */"
    FILE.write_text(f"{head}\n@layer board {{\n{''.join(parts)}}}\n", "utf-8")


def arranged(chromium: Browser, layout: Layout) -> str:
    """The rules of one layout."""
    sizes, width, height = measured(chromium, layout)
    owners, choices = places(layout, sizes, width, height)
    chosen, cost = cheapest(owners, choices)
    print(layout.name, round(width), round(height), "cost", round(cost))
    rules: dict[str, list[str]] = {}
    for (who, kind), place in zip(owners, chosen):
        rules.setdefault(who, []).append(f"      --{kind}: {place.said};\n")
    body = "".join(f"    .{who} {{\n{''.join(lines)}    }}\n" for who, lines in rules.items())
    return f"{layout.query} {{\n{body}{'}' * (1 + layout.query.count('{'))}\n"


# --- What is measured


def measured(chromium: Browser, layout: Layout) -> tuple[dict[tuple[str, str], tuple[float, float]], float, float]:
    """The largest width and height of every piece, and those of the map."""
    sizes: dict[tuple[str, str], tuple[float, float]] = {}
    width = height = 0.0
    for lang in ("en", "fr"):
        for kind in (RECRUITMENT, THREAT):
            page = crowd(chromium, layout, lang, crowded(kind))
            width, height = page.evaluate("(e => [e.offsetWidth, e.offsetHeight])(document.querySelector('.map'))")
            for who, what, w, h in page.evaluate(MEASURE, KINDS):
                old = sizes.get((who, what), (0.0, 0.0))
                sizes[who, what] = (max(old[0], w), max(old[1], h))
            page.context.close()
    return sizes, width, height


MEASURE: Final = """kinds => {
  const size = (e) => { const box = e?.getBoundingClientRect(); return box ? [box.width, box.height] : [0, 0] };
  const found = [];
  for (const li of document.querySelectorAll('.cities > li'))
    for (const [what, at] of Object.entries(kinds))
      found.push([[...li.classList].find((c) => /^c[0-9]+$/.test(c)), what, ...size(li.querySelector(at))]);
  for (const li of document.querySelectorAll('.regions > li'))
    found.push([[...li.classList].find((c) => c.startsWith('at-')), 'at', ...size(li.querySelector('.plaque'))]);
  return found;
}"""


# --- Where things may lie


def places(
    layout: Layout, sizes: dict[tuple[str, str], tuple[float, float]], width: float, height: float
) -> tuple[list[tuple[str, str]], list[list[Place]]]:
    """Every piece with its places."""
    kingdom = land()
    at = [spot(layout, kingdom, c, width, height) for c in range(CITIES)]
    roads = [(at[c], at[there]) for c in range(CITIES) for there in kingdom.roads[c] if there > c]
    half = layout.wax * REM / 2
    seals = [(x - half, y - half, x + half, y + half) for x, y in at]
    owners, choices = [], []

    def priced(kind: str, box: Box, extra: float, said: str) -> Place:
        cost = extra + 30 * outside(box, width, height) + 12 * sum(over(box, seal) for seal in seals)
        return Place(box, cost + ROADS[kind] * sum(covered(box, a, b) for a, b in roads), said)

    for c in range(CITIES):
        for kind in KINDS:
            w, h = sizes[f"c{c + 1}", kind]
            if w and h:
                owners.append((f"c{c + 1}", kind))
                choices.append([priced(kind, *one) for one in around(at[c], w, h, half)])
    for r in range(REGIONS):
        w, h = sizes[f"at-{kingdom.region_ids[r]}", "at"]
        owners.append((f"at-{kingdom.region_ids[r]}", "at"))
        choices.append([priced("plaque", *one) for one in within(layout, r, at, w, h, width, height)])
    return owners, choices


def spot(layout: Layout, kingdom: Kingdom, c: int, width: float, height: float) -> tuple[float, float]:
    return turned(layout, *hundredths(kingdom.x[c], kingdom.y[c]), width, height)


def turned(layout: Layout, across: int, down: int, width: float, height: float) -> tuple[float, float]:
    """A place in hundredths of the wide map, in pixels of this one."""
    if layout.tall:
        return (100 - down) * width / 100, across * height / 100
    return across * width / 100, down * height / 100


def around(at: tuple[float, float], w: float, h: float, half: float) -> list[tuple[Box, float, str]]:
    """Places around a seal: the edge or corner that is nearest to it stays where it is, however large the piece is."""
    found = []
    for k in range(TURNS):
        dx, dy = math.cos(math.tau * k / TURNS), math.sin(math.tau * k / TURNS)
        for far in (0.0, 6.0):
            x, y = (round(part * (half + 1 + far)) for part in (dx, dy))
            for ax in anchors(dx):
                for ay in anchors(dy):
                    if ax == ay == 0.5:
                        continue
                    left, top = at[0] + x - ax * w, at[1] + y - ay * h
                    found.append(((left, top, left + w, top + h), far * 12, f"{said(x, ax)} {said(y, ay)}"))
    return found


def anchors(part: float) -> tuple[float, ...]:
    """Which part of a piece lies at its point: its near edge, or beside a seal also its middle."""
    if abs(part) > 0.75:
        return (0.0,) if part > 0 else (1.0,)
    return (0.0, 0.5) if part > 0.1 else (0.5, 1.0) if part < -0.1 else (0.0, 0.5, 1.0)


def said(offset: float, anchor: float) -> str:
    rem = f"{offset / REM:.2f}".rstrip("0").rstrip(".") + "rem" if offset else "0rem"
    return rem if not anchor else f"calc({rem} - {anchor * 100:.0f}%)"


def within(
    layout: Layout, r: int, at: list[tuple[float, float]], w: float, h: float, width: float, height: float
) -> list[tuple[Box, float, str]]:
    """Places of a plaque in and near its region; they move with the size of the map."""
    corners = [at[c] for c in land().outline[r]]
    ground = grounds("en")[r]
    x0, y0 = turned(layout, ground.across, ground.down, width, height)
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    found = []
    for i in range(21):
        for j in range(21):
            x, y = left + (right - left) * i / 20, top + (bottom - top) * j / 20
            box = (x - w / 2, y - h / 2, x + w / 2, y + h / 2)
            points = [(a, b) for a in box[::2] for b in box[1::2]] + [(x, y), (x, box[1]), (x, box[3])]
            off = sum(not inside(p, corners) for p in points) / len(points)
            if inside((x, y), corners):
                cqw = [f"{100 * d / width:.1f}cqw" for d in (x - x0, y - y0)]
                where = f"calc({cqw[0]} - 50%) calc({cqw[1]} - 50%)"
                found.append((box, 900 * off + 0.3 * math.dist((x, y), middle), where))
    return found


# --- What it costs


def over(a: Box, b: Box) -> float:
    """How many pixels of one lie on the other."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def outside(box: Box, width: float, height: float) -> float:
    edge = 5
    return (box[2] - box[0]) * (box[3] - box[1]) - over(box, (edge, edge, width - edge, height - edge))


def covered(box: Box, a: tuple[float, float], b: tuple[float, float]) -> float:
    """How much of a road lies under a box, as a length."""
    enters, leaves = 0.0, 1.0
    for low, high, start, end in ((box[0], box[2], a[0], b[0]), (box[1], box[3], a[1], b[1])):
        low, high, way = low - ROAD / 2, high + ROAD / 2, end - start
        if abs(way) < 1e-9:
            if not low <= start <= high:
                return 0.0
            continue
        first, last = sorted(((low - start) / way, (high - start) / way))
        enters, leaves = max(enters, first), min(leaves, last)
    return max(0.0, leaves - enters) * math.dist(a, b)


def inside(p: tuple[float, float], outline: list[tuple[float, float]]) -> bool:
    within = False
    for a, b in zip(outline, outline[1:] + outline[:1]):
        if (a[1] > p[1]) != (b[1] > p[1]) and p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0]:
            within = not within
    return within


def cheapest(owners: list[tuple[str, str]], choices: list[list[Place]]) -> tuple[list[Place], float]:
    """By annealing, from several beginnings: piece after piece goes to a place, the rather the cheaper it is."""
    choices = [sorted(some, key=lambda place: place.cost)[:MOST_PLACES] for some in choices]
    alone = np.array([place.cost for some in choices for place in some], dtype=np.float32)
    kinds = [kind for (_, kind), some in zip(owners, choices) for _ in some]
    shared = _shared([place.box for some in choices for place in some], kinds)
    starts = np.cumsum([0, *[len(some) for some in choices]])
    for k in range(len(choices)):
        shared[starts[k] : starts[k + 1], starts[k] : starts[k + 1]] = 0  # a piece isn't in its own way
    dice = np.random.default_rng(1)
    best: Any = None
    least = math.inf
    for _ in range(TRIES):
        picked = np.array([starts[k] + dice.integers(len(some)) for k, some in enumerate(choices)])
        for heat in np.geomspace(3000, 2, SWEEPS):
            for k in dice.permutation(len(choices)):
                mine = slice(starts[k], starts[k + 1])
                costs = alone[mine] + shared[mine][:, picked].sum(axis=1)
                gumbel = -np.log(-np.log(dice.random(len(costs)) + 1e-12) + 1e-12)
                picked[k] = starts[k] + int(np.argmax(gumbel - costs / heat))
        total = float(alone[picked].sum() + shared[picked][:, picked].sum() / 2)
        if total < least:
            least, best = total, picked.copy()
    return [choices[k][best[k] - starts[k]] for k in range(len(choices))], least


def _shared(boxes: list[Box], kinds: list[str]) -> Any:
    """What every place covers of every other."""
    box = np.array(boxes, dtype=np.float32)
    heavy = np.array([HEAVY.get(kind, 1.0) for kind in kinds], dtype=np.float32)
    sides = [
        np.clip(
            np.minimum(box[:, None, far], box[None, :, far]) - np.maximum(box[:, None, near], box[None, :, near]) + GAP,
            0,
            None,
        )
        for near, far in ((0, 2), (1, 3))
    ]
    return 6 * sides[0] * sides[1] * np.maximum(heavy[:, None], heavy[None, :])


if __name__ == "__main__":
    main()
