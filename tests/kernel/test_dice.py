"""The generators: what they give is fixed for good, and what a key gives tells nothing about the rest."""

from __future__ import annotations

import hashlib
import hmac

import pytest

import underthrone as ut
from underthrone.kernel.dice import Dice, keyed, seeded

KEY = "5d" * 32


def test_a_keyed_draw_is_an_hmac_of_its_place() -> None:
    dice = Dice(0, KEY)
    drawn = [dice.below(1000) for _ in range(200)]
    for place, value in enumerate(drawn):
        mixed = hmac.new(bytes.fromhex(KEY), f"draw {place}".encode(), hashlib.sha256).digest()
        assert value == int.from_bytes(mixed[:8], "big") * 1000 >> 64
    assert dice.rng == 200


def test_known_values() -> None:
    """Other languages can check themselves against these."""
    drawn = [keyed(KEY, place) for place in (0, 1, 1000)]
    assert drawn == [15697180007759370608, 18073988014318466391, 11329440413336671550]
    dice = Dice(seeded(7))
    assert [dice.below(1000) for _ in range(5)] == [415, 210, 529, 164, 939]


def test_places_and_keys_are_independent() -> None:
    """A bit of the key or the next place changes half of all bits."""
    other = f"{int(KEY, 16) ^ 1:064x}"
    pairs = [
        [(keyed(KEY, n), keyed(KEY, n + 1)) for n in range(2000)],
        [(keyed(KEY, n), keyed(other, n)) for n in range(2000)],
    ]
    for drawn in pairs:
        flipped = sum((one ^ two).bit_count() for one, two in drawn) / len(drawn)
        assert 31.5 < flipped < 32.5


def test_draws_never_leave_their_range() -> None:
    for dice in (Dice(0, KEY), Dice(seeded(1))):
        for n in (1, 2, 3, 52, 1 << 29):
            assert all(0 <= dice.below(n) < n for _ in range(300))
        cards = list(range(20))
        dice.shuffle(cards)
        assert sorted(cards) == list(range(20))


@pytest.mark.parametrize(("seed", "key"), [(1, KEY), (None, "5d"), (None, "z" * 64), (None, KEY.upper())])
def test_a_key_that_is_none_is_refused(seed: int | None, key: str) -> None:
    with pytest.raises(ut.Trouble, match="64 hexadecimal digits"):
        ut.game("styx").new(seed=seed, draw_key=key)
