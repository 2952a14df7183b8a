"""Charts are drawn from the table itself: each of their points is what everybody had then, whatever card gave it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from tests.laws.random_play import chance, every_table, one_of, seeds

import underthrone as ut
from underthrone.games.styx.state import Table
from underthrone.kernel.state import State
from underthrone.table import sight
from underthrone.table.look.boards import board_of
from underthrone.table.look.pieces import Chart
from underthrone.table.look.words import SAY
from underthrone.table.room import Room


def played(game_id: str, players: int, seed: int) -> Room:
    """A game by habit, with an answer of chance now and then."""
    at, dice = Room.in_memory(ut.game(game_id), players, seed), chance(seed)
    while at.state.deciders():
        seat = at.state.decider()
        habit = at.game.heuristics.habit(at.state, seat, dice)
        at.play(seat, habit if dice.below(10) else one_of(at.state.moves(seat), dice))
    return at


def shown(s: State) -> dict[str, list[int]]:
    """The numbers of all tracks, taken from what the seats see."""
    views = [s.view(seat) for seat in range(s.setup.players)]
    own = [view["seats"][seat] for seat, view in enumerate(views)] if "seats" in views[0] else []
    return {name: of(views[0], own) for name, of in TRACKS[s.setup.game.id].items()}


def from_seats(name: str) -> Any:
    return lambda view, own: [seat[name] for seat in own]


def for_all(name: str) -> Any:
    return lambda view, own: [view[name]]


def stories(view: Mapping[str, Any], own: list[Mapping[str, Any]]) -> list[int]:
    guilds = [city["guild"] for city in view["cities"] if city["guild"]]
    return [sum(guild["stories"] for guild in guilds if guild["seat"] == seat) for seat in range(len(own))]


def bards(view: Mapping[str, Any], own: list[Mapping[str, Any]]) -> list[int]:
    """Those that a player has no more; the Bastion's are hidden, and each has as many at first."""
    return [BARDS - seat["bards"] for seat in own]


def reputation(view: Mapping[str, Any], own: list[Mapping[str, Any]]) -> list[int]:
    """As assessed; before the end without the Bastion, which is hidden."""
    return list(view["points"]["reputation"])


def units(view: Mapping[str, Any], own: list[Mapping[str, Any]]) -> list[int]:
    return [sum(seat["units"].values()) for seat in own]


BARDS = ut.game("lords-of-xidit").new(players=3, seed=1).view(0)["seats"][0]["bards"]
TRACKS: dict[str, dict[str, Any]] = {
    "styx": {
        **{name: from_seats(name) for name in ("influence", "coins", "soul", "horsemen", "strength")},
        "chaos": for_all("chaos"),
    },
    "shadow-throne": {name: from_seats(name) for name in ("influence", "gold")},
    "lords-of-xidit": {
        "gold": from_seats("gold"),
        "stories": stories,
        "reputation": reputation,
        "bards": bards,
        "units": units,
    },
    "stygian-society": {name: for_all(name) for name in ("floor", "wounds", "peril")},
}


@every_table
@given(seed=seeds)
def test_every_chart_ends_at_the_true_number(game_id: str, players: int, seed: int) -> None:
    at = played(game_id, players, seed)
    true = [number for of in shown(at.state).values() for number in of]
    for chart in lines(at):
        assert len({len(chart.labels), *[len(series.values) for series in chart.series]}) == 1
        for series in chart.series:
            true.remove(int(series.values[-1]))  # each number is somebody's
    assert true == ([at.state.tracks()["floor"][0]] if game_id == "stygian-society" else [])  # floors are labels there


@every_table
@given(seed=seeds)
def test_every_milestone_is_where_the_table_stood(game_id: str, players: int, seed: int) -> None:
    at = played(game_id, players, seed)
    assert at.journal is not None
    course = sight.of(at, None, "en").course
    assert [milestone.round for milestone in course] == sorted({milestone.round for milestone in course})
    rounds = {entry.ply: entry.round for entry in at.log.entries}
    ends = [ply for ply in rounds if ply and rounds[ply] > rounds[ply - 1]]
    for ply, milestone in zip([0, *ends, at.ply], course, strict=True):
        then = shown(at.journal.replay(ply))
        if "reputation" in then and ply < at.ply:  # what the Bastion scores is hidden till the end
            hidden = zip(milestone.tracks["reputation"], then.pop("reputation"))
            assert all(whole >= seen for whole, seen in hidden)
        assert {name: milestone.tracks[name] for name in then} == then
        assert set(milestone.tracks) == {*then, *(["reputation"] if game_id == "lords-of-xidit" else [])}


def lines(at: Room) -> list[Chart]:
    one = sight.of(at, 0, "fr")
    return [chart for chart in board_of(at.game.id).charts(one, SAY["fr"]) if chart.kind == "lines"]


def test_what_comes_without_a_word_is_in_the_chart() -> None:
    """As from a card that nobody has thought of yet: coins and Influence that no event tells of."""
    at, dice = Room.in_memory(ut.game("styx"), 4, 1), chance(1)
    while at.state.deciders():
        s = at.state
        assert isinstance(s, Table)
        s.players[s.decider()].coins += dice.below(2)
        s.players[1].influence += dice.below(20) == 0
        at.play(s.decider(), at.game.heuristics.habit(s, s.decider(), dice))
    influence, coins, *_ = lines(at)
    seats = at.state.view(None)["seats"]
    assert [series.values[-1] for series in coins.series] == [seat["coins"] for seat in seats]
    assert [series.values[-1] for series in influence.series[:4]] == [seat["influence"] for seat in seats]


def test_what_was_taken_back_is_in_no_chart() -> None:
    at = Room.in_memory(ut.game("styx"), 2, 1)
    seat = at.state.decider()
    before = len(at.log.entries)
    at.play(seat, at.state.moves(seat)[0])
    assert at.journal is not None
    assert at.journal.can_undo(seat)
    at.undo(seat)
    assert [bool(entry.tracks) for entry in at.log.entries[before:]] == [False, False]


def test_while_a_game_goes_on_nobody_sees_its_course() -> None:
    at = Room.in_memory(ut.game("lords-of-xidit"), 3, 1)
    assert sight.of(at, 0, "en").course == sight.of(at, None, "en").course == []


def bars(at: Room) -> list[Chart]:
    return [chart for chart in board_of(at.game.id).charts(sight.of(at, 0, "en"), SAY["en"]) if chart.kind == "bars"]


@pytest.mark.parametrize("seed", range(4))
def test_bars_add_up(seed: int) -> None:
    """Tokens to the Audiences that were revealed, power to what the track showed, turns to the game's."""
    at = played("styx", 2 + seed, seed)
    [tokens] = bars(at)
    everybody = [sum(series.values[seat] for series in tokens.series) for seat in range(2 + seed)]
    each = 2 if seed == 0 else 1
    last = at.state.view(None)
    assert everybody == [
        each * (last["audience"] - 1) + sum(t["shown"] for t in last["tokens"] if t["seat"] == seat)
        for seat in range(2 + seed)
    ]
    at = played("shadow-throne", 3, seed)
    [power] = bars(at)
    assert [series.values[-1] for series in power.series] == list(at.state.view(None)["power"].values())
    at = played("stygian-society", 1 + seed, seed)
    _, deeds = bars(at)
    assert sum(deeds.series[0].values) == at.state.round()
