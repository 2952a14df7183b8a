"""Chance: one integer generator, the same on every machine, compiled or not."""

from __future__ import annotations

from typing import Final

LOW: Final = 0xFFFFFFFF
FACTOR: Final = 1073739624  # FACTOR * 2**32 - 1 is a safe prime, so the period is about 2**61
MASK: Final = (1 << 64) - 1


def seeded(seed: int) -> int:
    """A well-mixed generator state for any seed (the finisher of splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return 1 + (z ^ (z >> 31)) % (FACTOR * (1 << 32) - 2)


class Dice:
    """Multiply-with-carry: value in the low 32 bits of `rng`, carry above; fits a machine word."""

    def __init__(self, rng: int) -> None:
        self.rng = rng

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (n at most 2**29)."""
        x = self.rng & LOW
        c = self.rng >> 32
        self.rng = FACTOR * x + c
        return ((x ^ c) * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Puts the list in a random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            c = cards[i]
            cards[i] = cards[j]
            cards[j] = c
