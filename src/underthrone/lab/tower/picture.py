"""Both towers side by side, as one picture."""

from __future__ import annotations

from math import cos, radians, sin
from pathlib import Path
from typing import Any, Final

from underthrone.lab.tower.calibrate import STOCK
from underthrone.lab.tower.drops import OLD_BINS
from underthrone.lab.tower.physics import Cube
from underthrone.lab.tower.scene import CUBE, DEPTH, DOOR, LEVELS, RIM, TOP, WALL, Plate, baffle, ground, shaft

PHYSICS: Final = "#3b6fb6"
MODEL: Final = "#e0832b"
WOOD: Final = "#8a7a5c"
STONE: Final = "#c9c9c9"
BAND: Final = "#dfe8d8"


def draw(results: dict[str, Any], file: Path) -> None:
    """Writes the picture."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"font.size": 10, "axes.spines.top": False, "axes.spines.right": False, "svg.hashsalt": "tower"}):
        figure = Figure(figsize=(13, 7.2), layout="constrained", facecolor="white")
        grid = figure.add_gridspec(2, 4, width_ratios=[1.25, 1, 1, 1])
        _tower(figure.add_subplot(grid[:, 0]), results["angle"], [tuple(cube) for cube in results["lie"]])
        last = results["drops"]
        _pair(figure.add_subplot(grid[0, 1]), results, "out", "cubes out of a drop of six", 2)
        _pair(figure.add_subplot(grid[0, 2]), results, "stock", f"cubes held after {last} drops", 2)
        _pair(figure.add_subplot(grid[0, 3]), results, "crypt", "cubes into the crypt in a drop", 1)
        _pair(figure.add_subplot(grid[1, 1]), results, "old", "old among the cubes that come out", 1)
        _levels(figure.add_subplot(grid[1, 2]), results)
        _sweep(figure.add_subplot(grid[1, 3]), results)
        figure.axes[1].legend(frameon=False)
        figure.savefig(file, dpi=110)


def _pair(ax: Any, results: dict[str, Any], name: str, title: str, every: int) -> None:
    """One distribution of both towers."""
    physics, model = results["physics"]["shares"][name], results["discrete"]["shares"][name]
    keys = sorted({*map(int, physics), *map(int, model)})
    keys = list(range(keys[0], keys[-1] + 1))
    bars = ((physics, -0.21, PHYSICS, "rigid bodies"), (model, 0.21, MODEL, "discrete model"))
    for shares, off, colour, label in bars:
        ax.bar([n + off for n in keys], [100 * shares.get(str(n), 0) for n in keys], 0.4, color=colour, label=label)
    ax.set_xticks(keys[::every])
    if name == "old":
        ax.set_xticklabels([f"{100 * n // OLD_BINS} to\n{100 * (n + 1) // OLD_BINS} %" for n in keys])
    unit = "drops" if name != "stock" else "towers"
    ax.set_ylabel(f"% of {unit}")
    ax.set_title(title, fontsize=11)


def _levels(ax: Any, results: dict[str, Any]) -> None:
    """Where the stock lies."""
    for side, off, colour in (("physics", -0.21, PHYSICS), ("discrete", 0.21, MODEL)):
        held = results[side]["means"]["levels"]
        ax.barh([n + off for n in range(1, LEVELS + 1)], held, 0.4, color=colour)
    ax.invert_yaxis()
    ax.set_ylabel("level, from the top")
    ax.set_title("mean cubes held by level", fontsize=11)


def _sweep(ax: Any, results: dict[str, Any]) -> None:
    """The stock by the baffles' angle, and the one that was chosen."""
    rows = results["sweep"]
    ax.axhspan(*STOCK, color=BAND)
    ax.plot([row["angle"] for row in rows], [row["stock"] for row in rows], "o-", color=PHYSICS)
    ax.axvline(results["angle"], color=MODEL, linestyle="--")
    ax.set_ylim(bottom=0)
    ax.set_xlabel("angle of the baffles, degrees")
    ax.set_title(f"stock by angle; chosen {results['angle']:g}°", fontsize=11)


def _tower(ax: Any, angle: float, lie: list[Cube]) -> None:
    """A cut from the side, with the cubes of one tower."""
    from matplotlib.patches import Polygon

    still = [(p, STONE) for p in (*shaft()[:2], *ground()[:1], *ground()[4:6])]
    still += [(p, WOOD) for p in (shaft()[4], *[baffle(level, angle) for level in range(LEVELS)])]
    for plate, colour in still:
        ax.add_patch(Polygon(_side(plate), facecolor=colour))
    for cube in sorted(lie, key=lambda one: -one[1]):
        ax.add_patch(Polygon(_outline(cube), facecolor=PHYSICS, edgecolor="white", linewidth=0.8))
    ax.set_xlim(-WALL - 0.5, DEPTH + 10)
    ax.set_ylim(-1, TOP + RIM)
    ax.set_aspect("equal")
    ax.set_axis_off()
    ax.text(DEPTH + 4, 1.6, "field and crypt", ha="center", color="#555")
    ax.text(DEPTH + WALL + 0.6, DOOR + 10, f"{len(lie)} cubes held", color="#555")
    ax.set_title("a tower at the end, from the side", fontsize=11)


def _side(p: Plate) -> list[tuple[float, float]]:
    """The corners of a plate as seen from the side."""
    c, s = cos(radians(p.tip)), sin(radians(p.tip))
    corners = ((-p.long, -p.high), (p.long, -p.high), (p.long, p.high), (-p.long, p.high))
    return [(p.x + c * a + s * b, p.z - s * a + c * b) for a, b in corners]


def _outline(cube: Cube) -> list[tuple[float, float]]:
    """The outline of a turned cube as seen from the side: the hull of its corners."""
    x, _, z, w, i, j, k = cube
    ways = (
        (1 - 2 * (j * j + k * k), 2 * (i * k - w * j)),
        (2 * (i * j - w * k), 2 * (j * k + w * i)),
        (2 * (i * k + w * j), 1 - 2 * (i * i + j * j)),
    )
    half = CUBE / 2
    signs = [(a, b, c) for a in (-half, half) for b in (-half, half) for c in (-half, half)]
    points = [tuple(sum(s * way[n] for s, way in zip(sign, ways)) for n in (0, 1)) for sign in signs]
    return [(x + a, z + b) for a, b in hull([(p[0], p[1]) for p in points])]


def hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex hull, by Andrew's monotone chain."""

    def chain(ordered: list[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for x, y in ordered:
            while len(kept) > 1 and _turn(kept[-2], kept[-1], (x, y)) <= 0:
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    ordered = sorted(points)
    return chain(ordered) + chain(ordered[::-1])


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
