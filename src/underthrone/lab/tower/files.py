"""The calibration's files: where they are, and the game's data as text."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.stygian_society.reading import DATA

NAME: Final = "stygian-society-tower"
TOML: Final = DATA / "tower.toml"


def toml(told: dict[str, Any]) -> str:
    """The discrete model as the game reads it."""
    model = told["model"]
    lines = [
        "# The tower's model, from the top level to the lowest: how many cubes have room; per mille how often a cube",
        "# rests on an empty level, and how often it knocks a cube loose or swaps places with one on a full level.",
        f"# Ours, fitted by `underthrone tower calibrate` to rigid bodies at {told['angle']:g} degrees: docs/tower.md",
        "",
        "[model]",
        'origin = "ours"',
        *[f"{name} = {list(model[name])}" for name in ("room", "rest", "knock", "swap")],
        f"crypt = {model['crypt']}",
    ]
    return "\n".join(lines) + "\n"
