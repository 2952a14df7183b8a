"""The whole way: sweep the baffles' angle, choose one, look at it closely, fit the discrete model, tell both."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any, Final

from underthrone.kernel.errors import Trouble
from underthrone.lab.tower.drops import Drop, Shares, distances, distributions, means
from underthrone.lab.tower.fit import Figures, dropped
from underthrone.lab.tower.physics import Cube, Tower
from underthrone.lab.tower.scene import CUBE, DENSITY, FRICTION, REACH, STEP

CUBES: Final = 6  # in a drop: three of the enemies and three of a hero
STOCK: Final = (8, 14)  # cubes held after ten drops, so that Regroup matters
TOLD: Final = 2000  # towers of the discrete model behind its distributions
FRESH: Final = 2  # their seed: another one than the fit's


def thrown(
    angle: float, towers: int, drops: int, seed: int, tell: Callable[[], None] = lambda: None
) -> tuple[list[Drop], list[Cube]]:
    """Physical towers, each from empty, and where the cubes lie in the first one at the end."""
    found: list[Drop] = []
    lie: list[Cube] = []
    for number in range(towers):
        tower = Tower(angle, seed + number)
        for _ in range(drops):
            found.append(tower.drop(CUBES))
            tell()
        lie = lie or [cube for _, cube in tower.inside]
    return found, lie


def chosen(sweep: dict[float, dict[str, Any]]) -> float:
    """The angle, to a tenth, where a line through the logarithms of the stocks meets the middle of what we aim for."""
    low, high = STOCK
    stocks = {angle: found["stock"] for angle, found in sweep.items()}
    if len(stocks) < 2 or not min(stocks.values()) <= high or not max(stocks.values()) >= low:
        held = ", ".join([f"{angle:g} degrees {stocks[angle]:.1f}" for angle in sorted(stocks)])
        raise Trouble(f"The angles must hold more and fewer than {low} to {high} cubes: {held}. Give other --angles.")
    logs = {angle: log(max(0.5, stock)) for angle, stock in stocks.items()}
    middle, level = sum(logs) / len(logs), sum(logs.values()) / len(logs)
    slope = sum((a - middle) * (y - level) for a, y in logs.items()) / sum((a - middle) ** 2 for a in logs)
    if slope >= 0:
        raise Trouble("Steeper baffles held no fewer cubes: too few towers to see it. Give more --seeds.")
    return round(middle + (log((low + high) / 2) - level) / slope, 1)


def confirmed(angle: float, stock: float) -> None:
    """Refuses an angle that a closer look finds wrong."""
    if not STOCK[0] <= stock <= STOCK[1]:
        raise Trouble(f"At {angle:g} degrees the tower holds {stock:.1f} cubes after all. Give more --seeds.")


def results(
    angle: float,
    drops: int,
    sweep: dict[float, dict[str, Any]],
    physics: list[Drop],
    lie: list[Cube],
    figures: Figures,
) -> dict[str, Any]:
    """Both towers' figures, how far apart they are, and where the cubes lie in one physical tower."""
    model = dropped(figures.box(), TOLD, drops, CUBES, FRESH)
    ours, theirs = distributions(physics, drops), distributions(model, drops)
    return {
        "tower": {"cube": CUBE, "density": DENSITY, "friction": FRICTION, "level": STEP, "reach": REACH},
        "angle": angle,
        "drops": drops,
        "cubes": CUBES,
        "sweep": [{"angle": a, **_rounded(sweep[a])} for a in sorted(sweep)],
        "model": figures._asdict(),
        "physics": {"towers": len(physics) // drops, "means": _rounded(means(physics, drops)), "shares": _named(ours)},
        "discrete": {"towers": TOLD, "means": _rounded(means(model, drops)), "shares": _named(theirs)},
        "distances": _rounded(distances(ours, theirs)),
        "lie": [[round(n, 3) for n in cube] for cube in lie],
    }


def _rounded(found: dict[str, Any]) -> dict[str, Any]:
    return {k: [round(n, 3) for n in v] if isinstance(v, list) else round(v, 4) for k, v in found.items()}


def _named(found: dict[str, Shares]) -> dict[str, dict[str, float]]:
    """Numbers as the words that JSON wants for names."""
    return {name: {str(n): round(share, 5) for n, share in one.items()} for name, one in found.items()}
