"""Speed is measured, ours and the peers'."""

from __future__ import annotations

import json

import pytest

import underthrone as ut
from underthrone.lab import bench, peers
from underthrone.lab.peers import Peer


def test_peers_are_measured_beside_us(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Peer(bench.YARDSTICK, "open_spiel", "0", lambda x: (x, 10, 10))
    monkeypatch.setattr(peers, "found", lambda: ([slow], ["Another isn't measured: it isn't installed."]))
    found = bench.measure([ut.game("shadow-throne")], [3, 7], 0.02, 2, True)
    assert json.loads(json.dumps(found)) == found
    assert [row["players"] for row in found["games"]] == [3]
    name = "shadow-throne with 3"
    assert found["ratios_without_chance"][name] == pytest.approx(2 * found["ratios"][name])
    assert [title for title, _, _ in bench.figures(found)][-1] == f"Times {bench.YARDSTICK}"


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
