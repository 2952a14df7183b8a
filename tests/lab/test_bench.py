"""Speed is measured, ours and the peers'."""

from __future__ import annotations

import json

import pytest

import underthrone as ut
from underthrone.lab import bench, doors, peers
from underthrone.lab.peers import Peer


def test_peers_are_measured_beside_us(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Peer(bench.YARDSTICK, "open_spiel", "0", lambda x: (x, 10, 10))
    monkeypatch.setattr(peers, "found", lambda: ([slow], ["Another isn't measured: it isn't installed."]))
    found = bench.measure([ut.game("shadow-throne")], [3, 7], 0.02, 2, True)
    assert json.loads(json.dumps(found)) == found
    assert [row["players"] for row in found["games"]] == [3]
    name = "shadow-throne with 3"
    assert found["ratios_without_chance"][name] == pytest.approx(2 * found["ratios"][name])
    assert [title for title, _, _ in bench.figures(found)][-1] == f"Times {bench.YARDSTICK}, driven from Python"


def test_doors_are_measured_beside_connect_four(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pettingzoo", reason="the doors for learners need underthrone[rl]")
    from underthrone.doors.gymnasium import VectorSeats
    from underthrone.doors.pettingzoo import env

    other = Peer(doors.YARDSTICK, "pettingzoo", "0", lambda x: (x, 10, 0))
    monkeypatch.setattr(peers, "found", lambda only: ([other], []))
    tables = [(ut.game("styx"), 2), (ut.game("shadow-throne"), 3)]
    found = doors.measure(tables, lambda g, n: env(g, players=n), lambda g, n, rows: VectorSeats(g, rows, n), 0.01, 2)
    assert json.loads(json.dumps(found)) == found
    for row in found["games"]:
        assert row["aec_steps_per_second"] > 0
        assert all(row[doors.steps_of(rows)] > 0 for rows in doors.ROWS)
        assert row["times_connect_four"] > 0
    assert [len(rows) for _, _, rows in doors.figures(found)] == [2, 1]


def test_a_peer_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "installed", lambda package: None)
    found, missing = peers.found()
    assert found == []
    assert "OpenSpiel gin_rummy isn't measured: open_spiel isn't installed." in missing


def test_a_peer_that_does_not_start_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> peers.Play:
        raise RuntimeError(f"no {name}\nsecond line")

    monkeypatch.setattr(peers, "installed", lambda package: "1")
    monkeypatch.setattr(peers, "WANTED", [("Some game", "some", broken, "game")])
    assert peers.found() == ([], ["Some game isn't measured: RuntimeError: no game."])
