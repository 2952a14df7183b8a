"""Where the points of Lords of Xidit lead to, and who outlasts the assessments then: for bots, no rule."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Final

from underthrone.games.learned import dot
from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS, CITIES, REGIONS, UNITS
from underthrone.games.lords_of_xidit.state import RECRUITMENT, THREAT, Player, Table
from underthrone.games.telling import two

LOOKS: Final = (
    "gold",
    "stories",
    "reputation",
    "bards",
    "fame",
    *UNITS,
    "held",
    "recruits",
    "wanted-recruits",
    "threat-gold",
    "threat-bards",
    "threat-stories",
    "threats-nearly",
)
RECRUIT_WORTH: Final = [1.0, 1.3, 1.6, 1.9, 2.2]  # by unit, in points of a reward
CLOSE: Final = [1.0 / (1 + distance) for distance in range(CITIES + 1)]
SPREAD: Final = [0.25, 0.1, 1.2]  # by assessment: how far off the outlook is at the end
SPREAD_BY_TIME: Final = [0.8, 0.6, 0.75]  # times the root of the years left
OUTLOOK: Final = Path(__file__).parent / "data" / "outlook.toml"

GONE: Final = [[0, 1, 2], [0, 0, 1, 2]]  # the assessment in which each goes; of five, two in the first
SETS: Final = [[i for i in range(5) if alive >> i & 1] for alive in range(32)]  # who is in, by bits

# --- What a seat has, and what lies around it


def looks(s: Table) -> list[list[float]]:
    """What points at the end are made of, of each seat."""
    n = len(s.players)
    stories = s.influence()
    reputation = s.reputation()
    bards = [0] * n
    fame = [0.0] * n
    land = s.mode.land
    for r in range(REGIONS):
        counts = s.bards_in(r)
        total = sum(counts)
        if total:
            worth = (land.first[r] + land.second[r]) / (total + 4)
            for seat in range(n):
                bards[seat] += counts[seat]
                fame[seat] += worth * counts[seat]
    tiles = [c for c in range(CITIES) if s.tile[c]]
    found: list[list[float]] = []
    for seat, p in enumerate(s.players):
        row = [float(p.gold), float(stories[seat]), float(reputation[seat]), float(bards[seat]), fame[seat]]
        for count in p.units:
            row.append(float(count))
        row.append(float(p.held))
        row.extend(around(s, seat, p, tiles))
        found.append(row)
    return found


def around(s: Table, seat: int, p: Player, tiles: list[int]) -> list[float]:
    """Recruits, rewards of threats that the units beat, threats that take but one more: the nearer the more."""
    land = s.mode.land
    mode_tiles = s.mode.tiles
    distance = land.distance[p.city]
    wanted = wants(s, p.units)
    recruits, sought, gold, bards, stories, nearly = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for c in tiles:
        close = CLOSE[distance[c]]
        if s.tile[c] == RECRUITMENT:
            unit = s.weakest_in(c)
            recruits += close * RECRUIT_WORTH[unit]
            if wanted[unit]:
                sought += close
        else:
            lacking = missing(p.units, mode_tiles.needs[c])
            if lacking == 0:
                gold += close * mode_tiles.gold[c]
                bards += close * mode_tiles.bards[c]
                if s.guild[c] < 0 or s.guild[c] == seat:
                    stories += close * mode_tiles.stories[c]
            elif lacking == 1:
                nearly += close
    return [recruits, sought, gold, bards, stories, nearly]


def missing(units: list[int], needs: list[int]) -> int:
    """How many units are missing to beat a threat with these needs."""
    count = 0
    for unit in range(len(UNITS)):
        if needs[unit] > units[unit]:
            count += needs[unit] - units[unit]
    return count


def wants(s: Table, units: list[int]) -> list[bool]:
    """Units that would complete what a threat on the board needs, or nearly so."""
    wanted = [False] * len(UNITS)
    for c in range(CITIES):
        if s.tile[c] == THREAT or c == s.next_threat:
            needs = s.mode.tiles.needs[c]
            if missing(units, needs) <= 2:
                for unit in range(len(UNITS)):
                    if needs[unit] > units[unit]:
                        wanted[unit] = True
    return wanted


# --- Points at the end


class Outlook:
    """Of each assessment: what a thing promises at the start of the game, and what is added towards its end."""

    def __init__(self) -> None:
        self.early: list[list[float]] = []
        self.late: list[list[float]] = []
        self.gains: list[list[float]] = []  # by how much a lord that has nothing gains on the dummy

    def points(self, s: Table, kind: int, rows: list[list[float]]) -> list[float]:
        """Points at the end of each seat, and of the dummy."""
        far = s.year / s.mode.years
        rates = [a + far * b for a, b in zip(self.early[kind], self.late[kind])]
        points = [dot(rates, row) for row in rows]
        if s.dummy:
            nothing = self.gains[kind][0] + far * self.gains[kind][1]
            points.append(s.dummy[kind] - nothing)
        return points


def read(path: Path) -> Outlook:
    """From a file."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    found = Outlook()
    for kind in ASSESSMENTS:
        pairs = [two(data[kind][name], name, f"{path.name}, [{kind}]") for name in LOOKS]
        found.early.append([pair[0] for pair in pairs])
        found.late.append([pair[1] for pair in pairs])
        nothing = two(data["nothing"][kind], kind, f"{path.name}, [nothing]")
        found.gains.append([nothing[0], nothing[1]])
    return found


STANDARD: Final = read(OUTLOOK)


def years_left(s: Table) -> float:
    """Years to play, with a part for a year that has begun."""
    left = float(s.mode.years - s.year)
    if s.question >= 0:
        left += 1.0 if s.rules.parts[s.question] > 1 else 0.4
    return left


def spread(kind: int, left: float) -> float:
    """How far off the outlook is."""
    return SPREAD[kind] + SPREAD_BY_TIME[kind] * math.sqrt(left)


def weights_of_last(points: list[float], off: float) -> list[float]:
    """Weights of being last: 1 for who has least."""
    least = min(points)
    return [math.exp(max(-300.0, (least - mine) / off)) for mine in points]


def pressures(s: Table, seat: int) -> list[float]:
    """By assessment: how much a point more helps not to be the last there."""
    left = years_left(s)
    rows = looks(s)
    found: list[float] = []
    for kind in range(len(ASSESSMENTS)):
        off = spread(kind, left)
        weights = weights_of_last(STANDARD.points(s, kind, rows), off)
        found.append(weights[seat] / sum(weights) / off)
    return found


def standing(s: Table, rows: list[list[float]]) -> list[float]:
    """The chance of each seat, and of the dummy, to be the last one in if points lie about where they point to now."""
    left = years_left(s)
    weights = [weights_of_last(STANDARD.points(s, kind, rows), spread(kind, left)) for kind in s.assessments]
    return surviving(weights)


def surviving(weights: list[list[float]]) -> list[float]:
    """The chance of each to be the last one in: each goes with the weight of being last, by assessment."""
    n = len(weights[0])
    gone = GONE[n - 4]
    chance = [0.0] * (1 << n)
    chance[-1] = 1.0
    for alive in range((1 << n) - 1, 0, -1):
        now = chance[alive]
        inside = SETS[alive]
        if now == 0.0 or len(inside) == 1:
            continue
        here = weights[gone[n - len(inside)]]
        total = 0.0
        for i in inside:
            total += here[i]
        for i in inside:
            chance[alive & ~(1 << i)] += now * here[i] / total
    return [chance[1 << i] for i in range(n)]
