"""The cube tower: a model with a memory. Cubes rest on the baffles of five levels or knock others loose."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society.cards import Box
from underthrone.kernel.dice import FACTOR, LOW, Dice

WHOLE: Final = 1000  # the figures in data/tower.toml are per mille
SHADES: Final = 8
FROM: Final = 1 << 24
TO: Final = 1 << 28
CUBE: Final = FROM - 1


def dropped(colour: int, drop: int) -> int:
    """A cube as it lies in the tower: its colour, and the number of the drop that it came with."""
    return colour + SHADES * drop


def colour_of(cube: int) -> int:
    """The colour of a cube in the tower."""
    return cube % SHADES


def drop_of(cube: int) -> int:
    """The drop that a cube in the tower came with."""
    return (cube & CUBE) // SHADES


def level_before(cube: int) -> int:
    """The level that a cube of fall() lay on, from 1 on; 0 for a new one."""
    return cube // FROM & 15


def level_now(cube: int) -> int:
    """The level that a cube of fall() rests on now."""
    return cube // TO


def drop(dice: Dice, box: Box, tower: list[list[int]], cubes: list[int]) -> list[int]:
    """Cubes go in at the top; gives those that fall out."""
    return [cube & CUBE for cube in fall(dice, box, tower, cubes, None)]


def fall(dice: Dice, box: Box, tower: list[list[int]], cubes: list[int], rests: list[int] | None) -> list[int]:
    """A cube on its way through a level may come to rest there, the less likely the fuller the level, or knock a

    resting one loose, the more likely the fuller it is, and fall with it or swap places with it. Gives the cubes that
    fall out. With `rests` they know the level that they lay on (level_before); `rests` gets those that stay, which
    know their new one too (level_now).
    """
    falling = cubes[:]
    dice.shuffle(falling)
    keyed = bool(dice.draw_key)
    rng = dice.rng
    for level, baffle in enumerate(tower, 1):
        room = box.room[level - 1]
        rest = box.rest[level - 1]
        knock = box.knock[level - 1]
        loosens = knock + box.swap[level - 1]
        old = 0 if rests is None else FROM * level
        below: list[int] = []
        for cube in falling:
            if keyed:
                chance = dice.below(WHOLE * room)
            else:
                low = rng & LOW  # Dice.below() without a call: this is the most frequent chance of all
                high = rng >> 30
                rng = FACTOR * low + high
                chance = ((low ^ high) * (WHOLE * room)) >> 30
            held = len(baffle)
            stays = rest * (room - held)
            if chance < stays:
                baffle.append(cube & CUBE)
                if rests is not None:
                    rests.append(cube + TO * level)
            elif chance < stays + loosens * held:
                spot = (chance - stays) // loosens  # which of the resting cubes
                below.append(baffle[spot] + old)
                if (chance - stays) % loosens < knock:
                    below.append(cube)
                    baffle[spot] = baffle[held - 1]
                    baffle.pop()
                else:
                    baffle[spot] = cube & CUBE
                    if rests is not None:
                        rests.append(cube + TO * level)
            else:
                below.append(cube)
        falling = below
    if not keyed:
        dice.rng = rng
    return falling


def shake(dice: Dice, tower: list[list[int]], count: int) -> list[int]:
    """Some cubes fall out from the lowest levels that hold any, written as by fall()."""
    out: list[int] = []
    for level in range(len(tower), 0, -1):
        while tower[level - 1] and len(out) < count:
            out.append(dice.draw(tower[level - 1]) + FROM * level)
    return out


def lands_in_crypt(dice: Dice, box: Box) -> bool:
    """Whether a cube that fell out bounces into the crypt: a lucky few."""
    return dice.below(WHOLE) < box.crypt
