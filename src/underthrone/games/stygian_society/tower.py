"""The cube tower: a model with a memory. Cubes rest on the baffles of five levels or knock others loose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from underthrone.games.stygian_society.cards import Box
from underthrone.kernel.dice import FACTOR, LOW, Dice

WHOLE: Final = 1000  # the figures in data/tower.toml are per mille
SHADES: Final = 8
FROM: Final = 1 << 24
TO: Final = 1 << 28
CUBE: Final = FROM - 1
BLANK: Final = vec[i64]([i64(0)] * 64)  # room for all cubes of a box


def dropped(colour: i64, drop: i64) -> i64:
    """A cube as it lies in the tower: its colour, and the number of the drop that it came with."""
    return colour + SHADES * drop


def colour_of(cube: i64) -> i64:
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
    return [cube & CUBE for cube in fall(dice, box, tower, vec[i64](cubes), None)]


def handful(hand: list[int], drop: i64) -> vec[i64]:
    """A hand, by colour, as the cubes that go in with a drop."""
    n: i64
    count: i64 = 0
    for n in hand:
        count += n
    cubes = blank(count)
    at: i64 = 0
    for colour, n in enumerate(hand):
        while n > 0:
            cubes[at] = dropped(colour, drop)
            at += 1
            n -= 1
    return cubes


def fall(dice: Dice, box: Box, tower: list[list[int]], cubes: vec[i64], rests: list[int] | None) -> list[int]:
    """A cube on its way through a level may come to rest there, the less likely the fuller the level, or knock a

    resting one loose, the more likely the fuller it is, and fall with it or swap places with it. Gives the cubes that
    fall out. With `rests` they know the level that they lay on (level_before); `rests` gets those that stay, which
    know their new one too (level_now).
    """
    count = len(cubes)  # of those that fall
    most: i64 = count
    for row in tower:
        most += len(row)
    falling = shuffled(dice, cubes, most)
    below = blank(most)
    keyed = bool(dice.draw_key)
    rng: i64 = dice.rng
    for level in range(1, len(tower) + 1):
        baffle = tower[level - 1]
        figures = box.levels[level - 1]
        room, rest, knock = figures.room, figures.rest, figures.knock
        loosens = knock + figures.swap
        old: i64 = 0 if rests is None else FROM * level
        held: i64 = len(baffle)
        fallen: i64 = 0
        for i in range(count):
            cube = falling[i]
            if keyed:
                chance: i64 = dice.below(WHOLE * room)
            else:
                low = rng & LOW  # Dice.below() without a call: this is the most frequent chance of all
                high = rng >> 30
                rng = FACTOR * low + high
                chance = ((low ^ high) * (WHOLE * room)) >> 30
            stays = rest * (room - held)
            if chance < stays:
                baffle.append(cube & CUBE)
                held += 1
                if rests is not None:
                    rests.append(cube + TO * level)
            elif chance < stays + loosens * held:
                spot = (chance - stays) // loosens  # which of the resting cubes
                below[fallen] = baffle[spot] + old
                fallen += 1
                if (chance - stays) % loosens < knock:
                    below[fallen] = cube
                    fallen += 1
                    held -= 1
                    baffle[spot] = baffle[held]
                    baffle.pop()
                else:
                    baffle[spot] = cube & CUBE
                    if rests is not None:
                        rests.append(cube + TO * level)
            else:
                below[fallen] = cube
                fallen += 1
        used = falling
        falling = below
        below = used
        count = fallen
    if not keyed:
        dice.rng = rng
    return [int(falling[i]) for i in range(count)]


def blank(size: i64) -> vec[i64]:
    """Room for so many cubes."""
    return BLANK[:size] if size <= len(BLANK) else vec[i64]([i64(0)] * size)


def shuffled(dice: Dice, cubes: vec[i64], room: i64) -> vec[i64]:
    """Cubes in a random order, and room for others: Dice.shuffle() on machine words."""
    found = blank(room)
    count = len(cubes)
    for at in range(count):
        found[at] = cubes[at]
    for i in range(count - 1, 0, -1):
        j: i64 = dice.below(i + 1)
        last = found[i]
        found[i] = found[j]
        found[j] = last
    return found


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
