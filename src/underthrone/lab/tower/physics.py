"""Cubes fall through the tower as rigid bodies, by MuJoCo."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from math import sqrt
from random import Random
from typing import Any, Final

from underthrone.kernel.errors import Trouble
from underthrone.lab.stamp import installed
from underthrone.lab.tower.drops import Drop
from underthrone.lab.tower.scene import CRYPT, CUBE, DEPTH, DOOR, FIELD, LEVELS, RIM, STEP, TOP, WIDTH, xml

HAND: Final = 2.5  # one inch above the shaft
QUIET: Final = 1.0  # cm/s and rad/s
CALM: Final = 100  # steps that all must be quiet for
PATIENCE: Final = 4.0  # the longest drop; what still slides then stays where it is

Cube = tuple[float, ...]  # where its middle is and how it is turned: x, y, z, and a quaternion


def ready() -> str:
    """MuJoCo's version, or a sentence about how to install it."""
    version = installed("mujoco")
    if version is None:
        raise Trouble(
            "The rigid-body tower needs MuJoCo, which isn't installed: `make tower` installs and runs it,"
            " or `pip install -e .[tower]` installs it."
        )
    return version


class Tower:
    """A tower with baffles at an angle, and the cubes inside with the drop that they came in by."""

    def __init__(self, angle: float, seed: int) -> None:
        self.angle = angle
        self.chance = Random(seed)
        self.inside: list[tuple[int, Cube]] = []
        self.drops = 0

    def drop(self, cubes: int) -> Drop:
        """Cubes fall from a hand above the shaft, all at once, until all is quiet; what fell out is taken away."""
        self.drops += 1
        born = [n for n, _ in self.inside] + [self.drops] * cubes
        found = settle(self.angle, [cube for _, cube in self.inside] + in_hand(self.chance, cubes))
        out = [(n, cube) for n, cube in zip(born, found) if outside(cube)]
        self.inside = [(n, cube) for n, cube in zip(born, found) if not outside(cube)]
        levels = [0] * LEVELS
        for _, cube in self.inside:
            levels[level_of(cube)] += 1
        old = sum(n < self.drops for n, _ in out)
        return Drop(self.drops, cubes, len(out), old, sum(in_crypt(cube) for _, cube in out), levels)


def settle(angle: float, cubes: list[Cube]) -> list[Cube]:
    """Where cubes come to rest."""
    mujoco = import_module("mujoco")
    model = scene(angle, len(cubes))
    data = mujoco.MjData(model)
    data.qpos[:] = [n for cube in cubes for n in cube]
    calm = 0
    while data.time < PATIENCE and calm < CALM:
        mujoco.mj_step(model, data)
        calm = calm + 1 if abs(data.qvel).max() < QUIET else 0
    found: list[Cube] = [tuple(map(float, data.qpos[7 * i : 7 * i + 7])) for i in range(len(cubes))]
    if any(warning.number for warning in data.warning) or not all(map(within, found)):
        raise Trouble(f"A cube was lost in the tower with baffles at {angle:g} degrees: it is too full.")
    return found


@cache
def scene(angle: float, cubes: int) -> Any:
    """The tower and so many cubes, ready for MuJoCo."""
    return import_module("mujoco").MjModel.from_xml_string(xml(angle, cubes))


def in_hand(chance: Random, cubes: int) -> list[Cube]:
    """Cubes lie in a hand in layers of four, each somewhat off and turned anyhow."""
    found: list[Cube] = []
    places = [(x, y, z) for z in range(-(-cubes // 4)) for x in (-1, 1) for y in (-1, 1)]
    for x, y, z in places[:cubes]:
        spot = (DEPTH / 2 + 1.1 * CUBE * x, 1.1 * CUBE * y, TOP + HAND + 1.9 * CUBE * z)
        turn = [chance.gauss(0, 1) for _ in range(4)]
        size = sqrt(sum(n * n for n in turn))
        found.append((*[n + chance.uniform(-0.2, 0.2) for n in spot], *[n / size for n in turn]))
    return found


# --- Where a cube is


def within(cube: Cube) -> bool:
    """In the shaft or on the ground in front of it: nowhere else can a cube be."""
    x, y, z = cube[:3]
    if outside(cube):
        return x < DEPTH + FIELD and abs(y) < FIELD / 2 and 0 < z < DOOR
    return x > 0 and abs(y) < WIDTH / 2 and 0 < z < TOP + RIM


def outside(cube: Cube) -> bool:
    """Through the door."""
    return cube[0] > DEPTH


def in_crypt(cube: Cube) -> bool:
    """Over the fence."""
    return CRYPT[0] < cube[0] - DEPTH < CRYPT[1] and abs(cube[1]) < WIDTH / 2


def level_of(cube: Cube) -> int:
    """The baffle that a cube in the shaft lies on, 0 the highest; the ramp belongs to the lowest."""
    return max(0, min(LEVELS - 1, int((TOP - cube[2]) / STEP)))
