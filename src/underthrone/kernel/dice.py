"""Chance: a fast generator for games by seed, and a keyed one that nobody can foretell for games with a secret.

Both are whole numbers only: the same on every machine, compiled or not.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a whole number of the machine's: for who compiles this

LOW: Final = (1 << 30) - 1
FACTOR: Final = 663608250  # no power of two is near, and FACTOR * 2**30 - 1 is a safe prime: a period of about 2**58
HALF: Final = (1 << 32) - 1
STATES: Final = FACTOR * (1 << 30) - 2
# What splitmix64 does three times, z = (z ^ z >> shift) * factor: shifts, and factors by their digits of 16 bits
STIRRING: Final = [(30, [0xBF58, 0x476D, 0x1CE4, 0xE5B9]), (27, [0x94D0, 0x49BB, 0x1331, 0x11EB]), (31, [1])]


def seeded(seed: int) -> int:
    """A well-mixed generator state for any seed: splitmix64, its 64 bits in halves that machine words can multiply."""
    low: i64 = (seed & HALF) + 0x7F4A7C15
    high: i64 = ((seed >> 32 & HALF) + 0x9E3779B9 + (low >> 32)) & HALF
    for shift, factor in STIRRING:
        low &= HALF
        left, right = high ^ high >> shift, low ^ (high << (32 - shift) | low >> shift) & HALF
        high, low = 0, 0
        for digit in factor:
            low = ((low & HALF) << 16) + right * digit
            high = ((high << 16) + left * digit + (low >> 32)) & HALF
    return 1 + (((high << 29) % STATES << 3) + (low & HALF)) % STATES


def keyed(key: str, place: int) -> int:
    """The draw at a place of a game with a secret, 64 bits: without the key no other draw tells anything about it."""
    return int.from_bytes(hmac.digest(bytes.fromhex(key), b"draw %d" % place, "sha256")[:8], "big")


class Dice:
    """Where chance stands; with a key `rng` counts the draws.

    Without one it is multiply-with-carry: the value in the low 30 bits of `rng`, the carry above. All products stay
    below 2**60, so that compiled code never leaves the machine word.
    """

    def __init__(self, rng: int, draw_key: str = "") -> None:
        self.rng = rng
        self.draw_key = draw_key  # 32 bytes in hexadecimal, which the host alone holds; nothing in games by seed

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (n at most 2**29)."""
        if self.draw_key:
            return self.drawn(n)
        rng: i64 = self.rng
        x = rng & LOW
        c = rng >> 30
        self.rng = FACTOR * x + c
        return ((x ^ c) * n) >> 30

    def drawn(self, n: int) -> int:
        """The next draw of a game with a secret; off from even by at most n / 2**64."""
        place = self.rng
        self.rng = place + 1
        return (keyed(self.draw_key, place) * n) >> 64

    def draw(self, cards: list[int]) -> int:
        """Takes a card at random out of the list: the top one of a shuffled deck."""
        i = self.below(len(cards))
        card = cards[i]
        cards[i] = cards[-1]
        cards.pop()
        return card

    def shuffle(self, cards: list[int]) -> None:
        """Puts the list in a random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
