"""Stated and true chances: counted honestly, fitted to other games, stored with their manner."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import underthrone as ut
from underthrone.bots import Seat
from underthrone.cli import run
from underthrone.cli.screen import said
from underthrone.games.telling import Manner, from_text, manners, told
from underthrone.kernel.dice import Dice, seeded
from underthrone.lab import calibrate
from underthrone.lab.calibrate import Pair, Said
from underthrone.lab.executor import Workers
from underthrone.lab.selfplay import Wanted

FIGURES = Path(__file__).parent.parent.parent / "docs" / "figures"
ONE = Workers(jobs=1)


def games(wanted: list[Wanted], path: Path) -> dict[int, list[Said]]:
    return calibrate.collected(path, ut.game("styx"), wanted, ONE, lambda: None)


def test_stated_chances_are_counted_by_tenths() -> None:
    told = calibrate.curve([Pair(0.05, 0.0, 0), Pair(0.15, 1.0, 0), Pair(0.17, 0.0, 1), Pair(1.0, 1.0, 0)])
    assert [(one["tenth"], one["positions"], one["games"], one["true"]) for one in told["tenths"]] == [
        (0, 1, 1, 0.0),
        (1, 2, 2, 0.5),
        (9, 1, 1, 1.0),
    ]
    assert (told["worst"], told["out"]) == (0.0, []), "few positions prove nothing"


def test_a_full_tenth_that_is_off_is_called_out() -> None:
    pairs = [Pair(0.95, float(i < 180), i // 2) for i in range(200)] + [Pair(0.5, float(i % 2), i) for i in range(200)]
    told = calibrate.curve(pairs)
    assert told["out"] == [9]
    assert told["worst"] == 0.05
    low, high = told["tenths"][-1]["interval"]
    assert high - low > 0.1, "a hundred games, not two hundred positions"


def test_a_game_is_looked_at_from_its_beginning_to_its_end() -> None:
    g = ut.game("shadow-throne")
    one = calibrate.said(g, g.heuristics, Wanted(3, "habit", 1))
    assert len(one.looks) == calibrate.LOOKS
    assert sum(one.came) in (0.0, 1.0)
    far = [look[0][0] for look in one.looks]
    assert far[0] < 0.2 < 0.6 < far[-1]
    assert all(len(look) == calibrate.WORLDS for look in one.looks)


@pytest.mark.parametrize("game_id", ut.games())
def test_what_is_measured_is_what_a_seat_states(game_id: str) -> None:
    g = ut.game(game_id)
    s = g.new(3, 4, recording=False)
    me = Seat(s, s.decider(), 1)
    look = [calibrate.imagined(g.heuristics, me, seed) for seed in range(calibrate.WORLDS)]
    manner = manners(game_id)[3]
    assert calibrate.stated(look, g.cooperative, manner) == pytest.approx(me.chances(calibrate.WORLDS), abs=1e-4)


def test_games_are_kept_and_used_again(tmp_path: Path) -> None:
    path = tmp_path / "styx" / calibrate.KEPT
    first = games([Wanted(2, "habit", 1)], path)
    with path.open("a") as file:
        file.write('[[2,"habit"')
    told: list[int] = []
    wanted = [Wanted(2, "habit", 1), Wanted(3, "habit", 1)]
    both = calibrate.collected(path, ut.game("styx"), wanted, ONE, lambda: told.append(1))
    assert (list(both), len(told)) == ([2, 3], 2)
    assert json.dumps(both[2]) == json.dumps(first[2])
    assert len(path.read_text("utf-8").splitlines()) == 2


def invented(power: float, team: bool) -> list[Said]:
    """Games in which a seat that looks like p wins as often as it does by that power, among two that share the rest."""
    dice, found = Dice(seeded(1)), []
    for number in range(600):
        looks = [0.1 + 0.05 * dice.below(17)]
        looks = [looks[0]] * 3 if team else [looks[0], (1 - looks[0]) / 2, (1 - looks[0]) / 2]
        true = told(looks, 0.5, team, Manner([power, 0.0], [-1.0, 0.0], 0.0))
        left, winner = dice.below(1000) / 1000, 0
        while winner < 2 and left >= true[winner] and not team:
            left -= true[winner]
            winner += 1
        came = [float(left < true[0])] * 3 if team else [float(seat == winner) for seat in range(3)]
        found.append(Said(Wanted(3, "habit", number), 1, [[(0.5, looks)] * 2], came))
    return found


@pytest.mark.parametrize("team", [False, True])
def test_a_manner_is_found_in_games(team: bool) -> None:
    np = pytest.importorskip("numpy")
    from underthrone.lab.manners import looks, manner, stated

    some = invented(2.0, team)
    found = looks(some, team)
    power, added, lean, later, doubt = manner([found], team, np.array([1.0, 0.0, 0.0, 0.0, 0.0]))
    assert power + added / 2 == pytest.approx(2.0, abs=0.4)
    assert lean + later / 2 == pytest.approx(-1.0 if team else 0.0, abs=0.4)
    assert doubt < 0.1
    rows = stated(found, np.array([1.5, 0.4, -0.3, 0.2, 0.1]))
    same = Manner([1.5, 0.4], [-0.3, 0.2], 0.1)
    if team:
        assert rows[0][0] == pytest.approx(calibrate.stated(some[0].looks[0], team, same)[0])
    else:
        flat = Manner([1.5, 0.4], [0.0, 0.0], 0.1)
        rows = stated(found, np.array([1.5, 0.4, 0.0, 0.0, 0.1]))
        assert list(rows[0]) == pytest.approx(calibrate.stated(some[0].looks[0], team, flat))


def test_the_command_fits_installs_and_measures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    data, figure = tmp_path / "chances.toml", tmp_path / "styx-chances.json"
    monkeypatch.setattr(calibrate, "installed", lambda g: data)
    monkeypatch.setattr(calibrate, "picture", lambda g, found, path: path.write_bytes(b""))
    words = "bench chances styx --players 2,3 --bot habit --rounds 3 --keep"
    assert run([*words.split(), "--folder", str(tmp_path), "--json", str(figure)]) == 0
    found = json.loads(figure.read_text("utf-8"))
    assert (found["kind"], found["bot"], found["game"]) == ("chances", "habit", "styx")
    assert list(found["players"]) == ["2", "3"]
    manners = from_text(data.read_text("utf-8"), "chances.toml")
    for players, one in found["players"].items():
        assert one["games"] == 3
        assert one["manner"] == calibrate.data_of(manners[int(players)])
        assert sum(t["positions"] for t in one["tenths"]) == 3 * calibrate.LOOKS * int(players)
        assert 0.0 < one["brier"] < 1.0
    assert len((tmp_path / "styx" / calibrate.KEPT).read_text("utf-8").splitlines()) == 2 * (3 + 3)


def test_percents_are_printed_as_percents() -> None:
    pairs = [Pair(0.62, float(i % 2), i) for i in range(10)]
    one = {"games": 10, "as it looks": calibrate.curve(pairs), **calibrate.curve(pairs)}
    title, columns, rows = calibrate.figures(ut.game("styx"), {"players": {"2": one}})[0]
    assert title.startswith("STYX, 2 players, 10 games: error 0.26")
    line = dict(zip(columns, [said(value, "%" in name) for name, value in zip(columns, rows[0])]))
    assert (line["from"], line["stated %"], line["true %"]) == ("60 %", "62.0", "50.0")
    assert line["off by"] == "+12.0 (few)"


@pytest.mark.parametrize("game_id", ut.games())
def test_the_stored_figure_is_of_the_installed_manners(game_id: str) -> None:
    g = ut.game(game_id)
    found = json.loads((FIGURES / f"{game_id}-chances.json").read_text("utf-8"))
    assert (found["game"], found["rules"]) == (game_id, g.version)
    assert [int(players) for players in found["players"]] == list(g.players)
    for players, one in found["players"].items():
        assert one["manner"] == calibrate.data_of(manners(game_id)[g.heuristics.alike(int(players))])
        assert one["brier"] < one["base"], players
    assert (FIGURES / f"{game_id}-chances.png").exists()
