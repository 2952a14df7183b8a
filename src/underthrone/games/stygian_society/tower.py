"""The cube tower: a model with a memory. Cubes rest on the baffles of five levels or knock others loose."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society.cards import Box
from underthrone.kernel.dice import Dice

WHOLE: Final = 1000  # the figures in data/tower.toml are per mille


def drop(dice: Dice, box: Box, tower: list[list[int]], cubes: list[int]) -> list[int]:
    """Cubes go in at the top; gives those that fall out. A cube on its way through a level may come to rest there,

    the less likely the fuller the level, or knock a resting one loose, the more likely the fuller it is.
    """
    falling = cubes[:]
    dice.shuffle(falling)
    for level in range(len(tower)):
        if not falling:
            break
        baffle = tower[level]
        room = box.room[level]
        rest = box.rest[level]
        knock = box.knock[level]
        below: list[int] = []
        for cube in falling:
            held = len(baffle)
            chance = dice.below(WHOLE * room)
            stays = rest * (room - held)
            if chance < stays:
                baffle.append(cube)
                continue
            below.append(cube)
            if held and chance < stays + knock * held:
                below.append(dice.draw(baffle))
        falling = below
    return falling


def shake(dice: Dice, tower: list[list[int]], count: int) -> list[int]:
    """Some cubes fall out from the lowest levels that hold any."""
    out: list[int] = []
    for baffle in reversed(tower):
        while baffle and len(out) < count:
            out.append(dice.draw(baffle))
    return out


def lands_in_crypt(dice: Dice, box: Box) -> bool:
    """Whether a cube that fell out bounces into the crypt: a lucky few."""
    return dice.below(WHOLE) < box.crypt
