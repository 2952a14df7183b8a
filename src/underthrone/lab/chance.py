"""How random the generators are: a battery of tests, each comparing counts with what true chance gives.

Every test takes draws one after the other as a game does, counts something, and asks by the chi-square of the counts
how often true chance is further off. A p-value below 1 in 10,000, or as near to 1, is odd; below 1 in a billion it
fails.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from underthrone.kernel.dice import Dice, seeded
from underthrone.lab.match import Figures
from underthrone.lab.stamp import stamp

ODD: Final = 1e-4
FAILS: Final = 1e-9
FAST_DRAWS: Final = 10_000_000
KEYED_DRAWS: Final = 1_000_000
YEAR: Final = 1 << 29  # days, for the birthdays: the widest draw that there is


@dataclass(frozen=True)
class Test:
    """`run` takes about so many draws and gives what was counted beside what is expected, both without rare cells."""

    name: str
    what: str
    run: Callable[[Dice, int], tuple[list[float], list[float]]]


# --- The tests


def even(n: int) -> Callable[[Dice, int], tuple[list[float], list[float]]]:
    """Each number comes equally often."""

    def run(dice: Dice, draws: int) -> tuple[list[float], list[float]]:
        return _all_alike((dice.below(n) for _ in range(draws)), n, draws)

    return run


def tuples(size: int, n: int) -> Callable[[Dice, int], tuple[list[float], list[float]]]:
    """Each pair, triple and so on of numbers that come one after the other is equally frequent."""

    def run(dice: Dice, draws: int) -> tuple[list[float], list[float]]:
        def cells() -> Iterable[int]:
            for _ in range(draws // size):
                cell = 0
                for _ in range(size):
                    cell = cell * n + dice.below(n)
                yield cell

        return _all_alike(cells(), n**size, draws // size)

    return run


def runs(dice: Dice, draws: int) -> tuple[list[float], list[float]]:
    """How long numbers keep rising; the number that ends a run begins none, so that runs are independent."""
    found, length, last = Counter[int](), 1, dice.below(YEAR)
    for _ in range(draws):
        now = dice.below(YEAR)
        if now > last:
            length += 1
            last = now
        else:
            found[min(length, 7)] += 1
            length, last = 1, dice.below(YEAR)
    total = sum(found.values())
    chances = [1 / math.factorial(k) - 1 / math.factorial(k + 1) for k in range(1, 7)]
    return [float(found[k]) for k in range(1, 8)], [total * p for p in [*chances, 1 - sum(chances)]]


def gaps(low: int, high: int, of: int) -> Callable[[Dice, int], tuple[list[float], list[float]]]:
    """How many other numbers come between two from `low` on and below `high`."""

    def run(dice: Dice, draws: int) -> tuple[list[float], list[float]]:
        hit = (high - low) / of
        longest = math.ceil(6 / hit)
        found, gap = [0.0] * (longest + 1), 0
        for _ in range(draws):
            if low <= dice.below(of) < high:
                found[min(gap, longest)] += 1
                gap = 0
            else:
                gap += 1
        total = sum(found)
        chances = [hit * (1 - hit) ** k for k in range(longest)]
        return found, [total * p for p in [*chances, (1 - hit) ** longest]]

    return run


def orders(dice: Dice, draws: int) -> tuple[list[float], list[float]]:
    """Five shuffled cards lie equally often in each of their 120 orders."""
    times = draws // 4

    def cells() -> Iterable[int]:
        for _ in range(times):
            cards = [0, 1, 2, 3, 4]
            dice.shuffle(cards)
            cell = 0
            for i, card in enumerate(cards):
                cell = cell * (5 - i) + sum(other < card for other in cards[i + 1 :])
            yield cell

    return _all_alike(cells(), 120, times)


def hands(dice: Dice, draws: int) -> tuple[list[float], list[float]]:
    """Of five numbers below ten so many are different."""
    times = draws // 5
    found = Counter(len({dice.below(10) for _ in range(5)}) for _ in range(times))
    ways = {1: 10, 2: 1350, 3: 18000, 4: 50400, 5: 30240}  # of 100,000
    return [float(found[k]) for k in ways], [times * n / 100_000 for n in ways.values()]


def coupons(dice: Dice, draws: int) -> tuple[list[float], list[float]]:
    """How many draws it takes until all of six numbers have come."""
    n, longest = 6, 30
    found, used = [0.0] * (longest + 1), 0
    while used < draws:
        seen, count = set[int](), 0
        while len(seen) < n:
            seen.add(dice.below(n))
            count += 1
        found[min(count, longest)] += 1
        used += count
    total = sum(found)
    done = [sum((-1) ** j * math.comb(n, j) * ((n - j) / n) ** k for j in range(n + 1)) for k in range(longest)]
    chances = [done[k] - done[k - 1] for k in range(n, longest)]
    return found[n:], [total * p for p in [*chances, 1 - done[-1]]]


def birthdays(dice: Dice, draws: int) -> tuple[list[float], list[float]]:
    """Of 2,048 birthdays in a long year, spacings that are alike: a lattice has too few or too many of them."""
    people = 2048
    mean = people**3 / (4 * YEAR)
    times, most = draws // people, 12
    found = [0.0] * (most + 1)
    for _ in range(times):
        days = sorted(dice.below(YEAR) for _ in range(people))
        spacings = {after - day for day, after in pairwise(days)}
        found[min(people - 1 - len(spacings), most)] += 1
    chances = [math.exp(-mean) * mean**k / math.factorial(k) for k in range(most)]
    return found, [times * p for p in [*chances, 1 - sum(chances)]]


def apart(lag: int) -> Callable[[Dice, int], tuple[list[float], list[float]]]:
    """Whether numbers some draws apart are in the same half equally often as not."""

    def run(dice: Dice, draws: int) -> tuple[list[float], list[float]]:
        past = [dice.below(2) for _ in range(lag)]
        same = 0
        for i in range(draws):
            now = dice.below(2)
            same += now == past[i % lag]
            past[i % lag] = now
        return [float(same), float(draws - same)], [draws / 2, draws / 2]

    return run


def low_bits(dice: Dice, draws: int) -> tuple[list[float], list[float]]:
    """The last eight bits of wide draws."""
    return _all_alike((dice.below(YEAR) & 255 for _ in range(draws)), 256, draws)


BATTERY: Final = [
    Test("dice", "numbers below 6", even(6)),
    Test("cards", "numbers below 52", even(52)),
    Test("pairs", "below 64, one after the other", tuples(2, 64)),
    Test("fine pairs", "below 512", tuples(2, 512)),
    Test("triples", "below 16", tuples(3, 16)),
    Test("fine triples", "below 64", tuples(3, 64)),
    Test("fours", "below 16", tuples(4, 16)),
    Test("runs", "how long numbers rise", runs),
    Test("short gaps", "between numbers of the lower half", gaps(0, 1, 2)),
    Test("long gaps", "between numbers of one in 16", gaps(5, 6, 16)),
    Test("orders", "of five shuffled cards", orders),
    Test("hands", "different ones of five below 10", hands),
    Test("coupons", "until all six have come", coupons),
    Test("birthdays", "spacings that are alike", birthdays),
    Test("low bits", "of wide draws", low_bits),
    Test("neighbours", "in the same half", apart(1)),
    Test("fiftieth", "in the same half, 50 draws on", apart(50)),
]


# --- Judging


def battery(
    seed: int = 1,
    fast: int = FAST_DRAWS,
    keyed: int = KEYED_DRAWS,
    command: str = "",
    tell: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """Every test on both generators, with so many draws each; every test goes on where the one before stopped."""
    generators = {"fast": (Dice(seeded(seed)), fast), "keyed": (Dice(0, f"{seed:064x}"), keyed)}
    found: dict[str, Any] = stamp(command) | {"seed": seed, "draws": {"fast": fast, "keyed": keyed}, "tests": []}
    for test in BATTERY:
        row: dict[str, Any] = {"test": test.name, "what": test.what}
        for name, (dice, draws) in generators.items():
            tell(f"{name}: {test.name}")
            row[name] = tail(*gathered(*test.run(dice, draws)))
        found["tests"].append(row | {"verdict": verdict([row[name] for name in generators])})
    return found


def verdict(values: list[float | None]) -> str:
    """In a word: of the worst p-value."""
    worst = min((min(p, 1 - p) for p in values if p is not None), default=1.0)
    return "fails" if worst < FAILS else "odd" if worst < ODD else "passes"


def figures(found: dict[str, Any]) -> Figures:
    """The table for people."""
    rows = [[t["test"], t["what"], _said(t["fast"]), _said(t["keyed"]), t["verdict"]] for t in found["tests"]]
    draws = found["draws"]
    title = f"p-values of {draws['fast']:,} draws of the fast generator, {draws['keyed']:,} of the keyed one"
    return title, ["test", "what", "fast", "keyed", "verdict"], rows


def _said(p: float | None) -> str:
    return "too few" if p is None else f"{p:.4f}"


def gathered(found: list[float], expected: list[float]) -> tuple[list[float], list[float]]:
    """Neighbouring cells are taken together until at least five are expected in each, as the chi-square needs it."""
    counts, hopes = [0.0], [0.0]
    for n, hope in zip(found, expected):
        if hopes[-1] >= 5:
            counts.append(0.0)
            hopes.append(0.0)
        counts[-1] += n
        hopes[-1] += hope
    if len(hopes) > 1 and hopes[-1] < 5:
        hopes[-2:] = [sum(hopes[-2:])]
        counts[-2:] = [sum(counts[-2:])]
    return counts, hopes


def tail(found: list[float], expected: list[float]) -> float | None:
    """How often true chance is as far off as this or further: the p-value; None for too few draws."""
    if len(found) < 2:
        return None
    square = sum((n - e) ** 2 / e for n, e in zip(found, expected))
    return upper_gamma((len(found) - 1) / 2, square / 2)


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function: a series below a + 1, a continued fraction above."""
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        k = a
        while term > total * 1e-16:
            k += 1
            term *= x / k
            total += term
        return max(0.0, 1 - total * scale)
    b = x + 1 - a
    c, d = 1e300, 1 / b
    fraction, k = d, 1
    while True:
        step = -k * (k - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        fraction *= c * d
        k += 1
        if abs(c * d - 1) < 1e-15 or k > 100_000:
            return fraction * scale


def _all_alike(cells: Iterable[int], n: int, times: int) -> tuple[list[float], list[float]]:
    counts = [0.0] * n
    for cell in cells:
        counts[cell] += 1
    return counts, [times / n] * n
