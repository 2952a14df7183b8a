"""A cube tower, drawn to measure: a shaft with five sloping baffles, a ramp, a field and a fenced crypt in front.

Lengths are centimetres, masses grams, times seconds, angles degrees. x runs to the front, y across, z up.
"""

from __future__ import annotations

from math import cos, radians, tan
from typing import Final, NamedTuple

CUBE: Final = 1.0
DENSITY: Final = 0.7  # beech
FRICTION: Final = 0.4  # wood on varnished card
LEVELS: Final = 5
DEPTH: Final = 5.0  # of the shaft, inside
WIDTH: Final = 5.0
STEP: Final = 4.0  # from baffle to baffle
REACH: Final = 3.2  # how far a baffle goes across; the rest is the gap where cubes fall
PLATE: Final = 0.4
DOOR: Final = 6.0  # height of the opening at the foot
RAMP: Final = 40.0
LIP: Final = 1.0  # the ramp ends above the field, so that cubes tumble
TOP: Final = DOOR + STEP * LEVELS
RIM: Final = 6.0  # walls above the shaft, so that none is thrown wide
WALL: Final = 1.0
FIELD: Final = 22.0
CRYPT: Final = (3.4, 8.4)  # from where to where in front of the shaft, as wide as the shaft
FENCE: Final = 0.55
THIN: Final = 0.2
TICK: Final = 0.001

# Little bounce, and so soft that a cube at rest on a slope lies still: MuJoCo lets harder contacts creep.
CONTACT: Final = 'condim="3" solref="0.008 0.5" solimp="0.9 0.95 0.001"'
SOLVER: Final = 'cone="elliptic" impratio="10" iterations="15" tolerance="1e-6" noslip_iterations="2"'


class Plate(NamedTuple):
    """A box that stands still: its middle, its half sizes, how far it is tipped to the front."""

    x: float
    y: float
    z: float
    long: float
    wide: float
    high: float
    tip: float = 0.0


def plates(angle: float) -> list[Plate]:
    """Everything that stands still."""
    return [*shaft(), *[baffle(level, angle) for level in range(LEVELS)], *ground()]


def shaft() -> list[Plate]:
    """Four walls, the front one with a door, and the ramp."""
    side, high = WIDTH / 2, TOP + RIM
    return [
        block(-WALL, 0, -side - WALL, side + WALL, 0, high),
        block(DEPTH, DEPTH + WALL, -side - WALL, side + WALL, DOOR, high),
        block(0, DEPTH, side, side + WALL, 0, high),
        block(0, DEPTH, -side - WALL, -side, 0, high),
        slope(0, DEPTH, LIP + DEPTH * tan(radians(RAMP)), RAMP),
    ]


def baffle(level: int, angle: float) -> Plate:
    """From the front wall down to the back, from the back wall down to the front, in turn; 0 is the highest."""
    foot = TOP - STEP * (level + 1) + 2 * PLATE
    begin = foot + REACH * tan(radians(angle))
    return slope(0, REACH, begin, angle) if level % 2 else slope(DEPTH, -REACH, begin, angle)


def ground() -> list[Plate]:
    """The field with its border, and the crypt's fence on it."""
    end, half, side = DEPTH + FIELD, FIELD / 2, WIDTH / 2
    near, far = DEPTH + CRYPT[0], DEPTH + CRYPT[1]
    return [
        block(-WALL, end, -half, half, -1, 0),
        block(end, end + WALL, -half, half, -1, DOOR),
        block(DEPTH, end, half, half + WALL, -1, DOOR),
        block(DEPTH, end, -half - WALL, -half, -1, DOOR),
        block(near - THIN, near, -side, side, 0, FENCE),
        block(far, far + THIN, -side, side, 0, FENCE),
        block(near, far, side, side + THIN, 0, FENCE),
        block(near, far, -side - THIN, -side, 0, FENCE),
    ]


def slope(x: float, across: float, z: float, angle: float) -> Plate:
    """A plate whose upper side begins at (x, z) and falls at an angle over so much width."""
    tip = angle if across > 0 else -angle
    middle = z - abs(across) / 2 * tan(radians(angle))
    under_x, under_z = PLATE / 2 * tan(radians(tip)) * cos(radians(tip)), PLATE / 2 * cos(radians(tip))
    long = abs(across) / cos(radians(angle)) / 2
    return Plate(x + across / 2 - under_x, 0, middle - under_z, long, WIDTH / 2, PLATE / 2, tip)


def block(x0: float, x1: float, y0: float, y1: float, z0: float, z1: float) -> Plate:
    """An upright box between its sides."""
    return Plate((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2, (x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2)


def xml(angle: float, cubes: int) -> str:
    """The tower and so many cubes, in MuJoCo's words."""
    half = CUBE / 2
    cube = f'<body><freejoint/><geom type="box" size="{half} {half} {half}" density="{DENSITY}"/></body>'
    return f"""<mujoco>
  <option timestep="{TICK}" gravity="0 0 -981" {SOLVER}/>
  <default><geom friction="{FRICTION} 0.001 0.0001" {CONTACT}/></default>
  <worldbody>{"".join(map(_geom, plates(angle)))}{cube * cubes}</worldbody>
</mujoco>"""


def _geom(p: Plate) -> str:
    return (
        f'<geom type="box" pos="{p.x} {p.y} {p.z}" size="{p.long} {p.wide} {p.high}" euler="0 {p.tip} 0"'
        ' rgba=".7 .7 .7 .3"/>'
    )
