"""The battery: both generators pass, and one that is bad doesn't."""

from __future__ import annotations

import pytest

from underthrone.kernel.dice import Dice, seeded
from underthrone.lab import chance
from underthrone.lab.stamp import engine

plain_only = pytest.mark.skipif(engine() == "compiled", reason="a compiled class has no subclasses in tests")


class Lattice(Dice):
    """What the generator of many an old library does: its pairs and triples lie on few planes."""

    def below(self, n: int) -> int:
        self.rng = self.rng * 65539 % (1 << 31)
        return self.rng * n >> 31


def p_value(name: str, dice: Dice, draws: int) -> float:
    test = next(test for test in chance.BATTERY if test.name == name)
    found = chance.tail(*chance.gathered(*test.run(dice, draws)))
    assert found is not None
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_both_generators_pass(seed: int) -> None:
    found = chance.battery(seed, fast=50_000, keyed=20_000)
    assert [row["test"] for row in found["tests"]] == [test.name for test in chance.BATTERY]
    assert {row["verdict"] for row in found["tests"]} == {"passes"}


@plain_only
@pytest.mark.parametrize("name", ["fine triples", "birthdays"])
def test_a_bad_generator_is_found_out(name: str) -> None:
    assert p_value(name, Lattice(1), 300_000) < chance.FAILS
    assert p_value(name, Dice(seeded(1)), 300_000) > chance.ODD


@plain_only
def test_a_loaded_die_is_found_out() -> None:
    class Loaded(Dice):
        def below(self, n: int) -> int:
            return max(super().below(n), super().below(n + 2) - 2)

    for name in ("dice", "pairs", "short gaps", "orders", "hands", "coupons"):
        assert p_value(name, Loaded(seeded(1)), 20_000) < chance.FAILS


@pytest.mark.parametrize(
    ("a", "x", "p"),
    [(0.5, 1.920729, 0.05), (5.0, 9.153519, 0.05), (5.0, 1.970149, 0.95), (500.0, 537.33972, 0.05), (2.5, 0.0, 1.0)],
)
def test_the_chi_square_is_that_of_the_tables(a: float, x: float, p: float) -> None:
    assert chance.upper_gamma(a, x) == pytest.approx(p, abs=2e-4)


def test_verdicts() -> None:
    assert [chance.verdict([p, 0.5]) for p in (0.5, 1e-3, 1e-5, 1 - 1e-5, 1e-12)] == [
        "passes",
        "passes",
        "odd",
        "odd",
        "fails",
    ]
