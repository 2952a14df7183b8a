"""The board and the tiles: what is known of them, and their laws."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.lords_of_xidit.table import new, position, seat, units, xidit
from tests.rule import rule

import underthrone as ut
from underthrone.games.edition import ORIGINS
from underthrone.games.lords_of_xidit.kingdom import BARRACKS, CITIES, COLOURS, DATA, UNITS

land = xidit().land
ROADS = sorted(
    (a, land.roads[a][colour], colour) for a in range(CITIES) for colour in range(3) if land.roads[a][colour] > a
)
Point = tuple[int, int]


def at(c: int) -> Point:
    return land.x[c], land.y[c]


def leads(a: int, b: int) -> str:
    """The colour of the road between two cities, by their numbers."""
    return next(COLOURS[colour] for one, other, colour in ROADS if {one, other} == {a - 1, b - 1})


def counts(letters: str) -> list[int]:
    found = units(letters)
    return [found.get(name, 0) for name in UNITS]


@rule("XI-95")
def test_roads_regions_and_tiles_that_are_known_are_as_they_are_known() -> None:
    assert [leads(5, 12), leads(6, 7), leads(6, 11), leads(11, 17)] == ["blue", "red", "blue", "red"]
    assert land.roads[10][2] >= 0
    near = [land.region_ids[r] for r in land.touching[16]]
    assert "snowfields" in near
    assert "heartlands" in near
    assert (land.first[land.bastion], land.second[land.bastion]) == (6, 4)
    assert (3, 1) in list(zip(land.first, land.second))
    assert land.closed[land.touching[19][0]] == land.closed[land.touching[20][0]] == 2
    assert 1 in [land.closed[r] for r in land.touching[18]]
    five = land.five
    assert five.recruits[5] == counts("PAAIM")
    assert all(five.recruits[6][unit] for unit in (1, 2, 4))
    assert five.recruits[4][0] > 0
    assert (five.needs[16], five.stories[16], five.bards[16]) == (counts("PAC"), 3, 3)
    assert counts("AM") in five.needs
    assert 4 in five.stories
    assert 5 in five.gold
    assert 4 in five.bards


@rule("XI-95")
def test_every_value_says_where_it_comes_from() -> None:
    assert all(origin in ORIGINS for origins in land.origins.values() for origin in origins.values())
    assert land.origins["road-5-12"]["colour"] == "rulebook"
    assert land.origins["region-heartlands"]["first"] == "elsewhere"
    assert land.origins["tile-6"]["recruits"] == "rulebook"
    assert land.origins["tile-1"]["recruits"] == "ours"
    assert len(land.origins) == 21 + 29 + 9 + 21 + 18 + 6


@rule("XI-96")
def test_twenty_nine_roads_ten_blue_ten_red_nine_black_each_between_two_cities_once() -> None:
    colours = [colour for _, _, colour in ROADS]
    assert [colours.count(colour) for colour in range(3)] == [10, 10, 9]
    assert len({(a, b) for a, b, _ in ROADS}) == 29


def reached(without: tuple[int, int] | None = None) -> int:
    """How many cities can be reached from city 1."""
    seen = {0}
    todo = [0]
    while todo:
        c = todo.pop()
        for a, b, _ in ROADS:
            if (a, b) != without and c in (a, b):
                for there in {a, b} - seen:
                    seen.add(there)
                    todo.append(there)
    return len(seen)


@rule("XI-96")
def test_the_network_is_connected_and_no_road_is_a_bridge() -> None:
    assert reached() == CITIES
    assert all(reached((a, b)) == CITIES for a, b, _ in ROADS)


def side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crosses(a: int, b: int, c: int, d: int) -> bool:
    """Two roads have a point in common that isn't a city of both, or run through a city of the other."""
    p, q, r, t = at(a), at(b), at(c), at(d)
    if {a, b} & {c, d}:
        (shared,) = {a, b} & {c, d}
        (one,), (other,) = {a, b} - {shared}, {c, d} - {shared}
        (x, y), (x1, y1), (x2, y2) = at(shared), at(one), at(other)
        same_way = (x1 - x) * (x2 - x) + (y1 - y) * (y2 - y) > 0
        return side(at(shared), at(one), at(other)) == 0 and same_way
    return side(p, q, r) * side(p, q, t) <= 0 and side(r, t, p) * side(r, t, q) <= 0


@rule("XI-96")
def test_no_two_roads_cross_as_drawn() -> None:
    for i, (a, b, _) in enumerate(ROADS):
        for c, d, _ in ROADS[i + 1 :]:
            assert not crosses(a, b, c, d), f"{a + 1}-{b + 1} and {c + 1}-{d + 1}"


def faces() -> list[list[int]]:
    """The faces of the drawn network: walk along each road and always take the next road clockwise."""
    from math import atan2

    around = {c: [b if a == c else a for a, b, _ in ROADS if c in (a, b)] for c in range(CITIES)}
    for c, near in around.items():
        near.sort(key=lambda other: atan2(land.y[other] - land.y[c], land.x[other] - land.x[c]))
    left = {(a, b) for a, b, _ in ROADS} | {(b, a) for a, b, _ in ROADS}
    found = []
    while left:
        a, b = min(left)
        face = []
        while (a, b) in left:
            left.remove((a, b))
            face.append(a)
            near = around[b]
            a, b = b, near[near.index(a) - 1]
        found.append(face)
    return found


def area(face: list[int]) -> int:
    return sum(land.x[a] * land.y[b] - land.x[b] * land.y[a] for a, b in zip(face, face[1:] + face[:1]))


def turned(outline: list[int]) -> list[int]:
    """The same ring, from its least city in the direction of the lesser neighbour."""
    i = outline.index(min(outline))
    ring = outline[i:] + outline[:i]
    return ring if ring[1] < ring[-1] else [ring[0], *ring[:0:-1]]


@rule("XI-96")
def test_the_regions_are_exactly_the_bounded_faces() -> None:
    found = faces()
    outer = max(found, key=lambda face: abs(area(face)))
    assert len(found) == 10
    bounded = sorted(turned(face) for face in found if face is not outer)
    assert bounded == sorted(turned(outline) for outline in land.outline)
    central = land.outline[land.bastion]
    assert not set(central) & set(outer)


@rule("XI-96")
def test_every_city_is_at_a_region_and_with_a_tile_at_an_open_one() -> None:
    assert all(land.touching)
    for players in (3, 4, 5):
        for length in ("long", "short"):
            s = new(players, length=length)
            assert all(s.mode.open[c] for c in s.mode.cities)


@rule("XI-96")
def test_cities_and_values_have_room_on_the_map() -> None:
    for a in range(CITIES):
        for b in range(a):
            assert (land.x[a] - land.x[b]) ** 2 + (land.y[a] - land.y[b]) ** 2 > 90**2
    for r in range(9):
        assert all(
            (land.region_x[r] - land.x[c]) ** 2 + (land.region_y[r] - land.y[c]) ** 2 > 50**2 for c in range(CITIES)
        )


@rule("XI-97")
@pytest.mark.parametrize(("players", "on_the_board"), [(4, 5), (3, 4)])
def test_any_tiles_at_setup_can_be_supplied_in_full(players: int, on_the_board: int) -> None:
    tiles = land.trio if players == 3 else land.five
    for unit, stock in enumerate(BARRACKS):
        assert sum(sorted(recruits[unit] for recruits in tiles.recruits)[-on_the_board:]) <= stock
    for seed in range(10):
        assert sum(new(players, seed).stationed) == on_the_board * (4 if players == 3 else 5)


# --- Editions


def edition(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


@rule("XI-97")
def test_an_edition_says_what_differs(tmp_path: Path) -> None:
    titan = xidit().land.titan_ids[4]
    g = ut.game("lords-of-xidit", edition(tmp_path, f'base = "standard"\n[titan-{titan}]\ngold = 12\n'))
    assert g.edition != xidit().edition
    assert getattr(g, "land").five.gold[21:] == [4, 3, 5, 3, 12, 5]  # noqa: B009


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('colour = "blue"', 'colour = "red"', "has another red road"),
        ("[road-1-8]", "[road-1-99]", "a city has a number from 1 to 21, not 99"),
        ("bastion = true", "", "no region has the bastion"),
        ("[city-1]", "[town-1]", "begins with one of city, road"),
        ("x = 205", "x = 2050", "x must be 0 to 1000"),
    ],
)
def test_a_board_that_does_not_fit_is_refused_in_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    text = "".join((DATA / f"{name}.toml").read_text("utf-8") for name in ("board", "tiles")).replace(old, new, 1)
    with pytest.raises(ut.Trouble, match=sentence):
        ut.game("lords-of-xidit", edition(tmp_path, text))


@pytest.mark.parametrize(
    ("scene", "sentence"),
    [
        ({"city": 22}, "city must be 1 to 21"),
        ({"city": 1, "units": {"mages": 11}}, "there aren't so many mages"),
        ({"city": 1, "guilds": {1: 5}}, "one guild of 1 to 4 stories"),
        ({"city": 1, "bards": {"heartlands": 15, "snowfields": 6}}, "20 bards and 15 stories"),
        ({"city": 1, "hats": 1}, "no value called 'hats'"),
    ],
)
def test_a_scene_that_does_not_fit_is_refused_in_one_sentence(scene: dict[str, object], sentence: str) -> None:
    with pytest.raises(ut.Trouble, match=sentence):
        ut.scene("lords-of-xidit", {"seats": [scene, {"city": 2}, {"city": 3}]})


@pytest.mark.parametrize("units", [{}, {"mages": 0}])
def test_a_recruitment_tile_without_units_is_refused(units: dict[str, int]) -> None:
    seats = [{"city": 1}, {"city": 2}, {"city": 3}]
    with pytest.raises(ut.Trouble, match=r"recruitment\.7: a recruitment tile has units on it"):
        ut.scene("lords-of-xidit", {"seats": seats, "recruitment": {7: units}})


def test_a_scene_shuffles_the_tiles_that_it_does_not_name_and_the_sleeping_titans() -> None:
    worlds = [position(seat(5), threat_queue=[14, 2], seed=seed) for seed in range(40)]
    assert {(w.next_threat, w.threat_pile[-1]) for w in worlds} == {(13, 1)}
    assert len({w.threat_pile[-2] for w in worlds}) > 10
    assert len({tuple(w.titan_on_top) for w in worlds}) == 8
    assert len({w.next_threat for w in (position(seat(5), seed=seed) for seed in range(40))}) > 10
    again = position(seat(5), threat_queue=[14, 2], seed=7)
    assert (again.threat_pile, again.titan_on_top) == (worlds[7].threat_pile, worlds[7].titan_on_top)
