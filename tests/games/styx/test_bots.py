"""Bots play STYX well, and see no more than their seat."""

from __future__ import annotations

from tests.games.styx.table import asked, card, do, g, go, move, new, put, table

from underthrone.bots import Bot, Greedy, Random, Search
from underthrone.games.styx import features, stats
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.state import State


def worth(s: State, me: int = 0) -> float:
    return float(s.setup.game.heuristics.value(s, me))


def test_the_value_of_all_seats_is_one_and_a_winner_has_it_all() -> None:
    s = new(4, 2)
    assert abs(sum(worth(s, seat) for seat in range(4)) - 1) < 1e-9
    s = go(table({"influence": 20}, {}, {}), "left tithe", "left tithe", "right tithe")
    assert [worth(s, seat) for seat in range(3)] == [1.0, 0.0, 0.0]


def test_to_be_nearer_to_the_throne_is_worth_more() -> None:
    even = worth(table({}, {}, {}))
    for better in ({"influence": 12}, {"soul": 3}, {"army": ["horseman-of-war"]}, {"coins": 12}, {"army": ["lich"]}):
        assert worth(table(better, {}, {})) > even


def test_a_card_that_brings_the_throne_is_known_by_each_of_its_ways() -> None:
    three = ["water-spirit", "fire-spirit", "earth-spirit"]
    for seat, wanted, useless in (
        ({"influence": 17}, "horseman-of-death", "zombie"),
        ({"army": ["horseman-of-war"]}, "horseman-of-death", "headless-horseman"),
        ({"army": three, "soul": 4}, "elementals", "drowned-sailor"),
    ):
        s = table(seat, {}, {})
        assert features.throne(s, s.players[0], card(wanted))
        assert not features.throne(s, s.players[0], card(useless))
    s = table({"army": three, "soul": 3}, {}, {})
    assert not features.throne(s, s.players[0], card("elementals"))


def test_habit_pays_with_a_card_that_stays_face_up() -> None:
    for free in ("zombie", "hydra"):
        s = go(table({"army": [free, "lich"]}, {}, {}), "left eliminate 1", "right tithe", "right tithe")
        assert s.setup.game.heuristics.habit(s, 0, Dice(seeded(1))) == move(s, "pay", free)


def test_habit_gives_a_legal_move_everywhere() -> None:
    for seed in range(12):
        s, dice = new(2 + seed % 5, seed), Dice(seeded(seed))
        while s.deciders():
            s.play(s.decider(), s.setup.game.heuristics.habit(s, s.decider(), dice))


def test_greedy_takes_the_second_horseman_when_nobody_can_stop_it() -> None:
    s = table({"army": ["horseman-of-war"], "coins": 9}, {"coins": 0}, {"coins": 0}, left="horseman-of-death", first=1)
    put(s, "right tithe", "right tithe")
    bot = Greedy(1)
    while s.deciders():
        s.play(s.decider(), bot.move(s, s.decider()))
        if asked(s) == "place" and s.audience > 1:
            break
    result = s.result()
    assert result is not None
    assert result.winners == [0]


def test_greedy_beats_random_players() -> None:
    won = 0.0
    for seed in range(12):
        s = new(4, seed)
        bots: list[Bot] = [Random(seed), Random(seed + 1), Random(seed + 2), Random(seed + 3)]
        bots[seed % 4] = Greedy(seed)
        while s.deciders():
            s.play(s.decider(), bots[s.decider()].move(s, s.decider()))
        result = s.result()
        assert result is not None
        won += (seed % 4 in result.winners) / max(1, len(result.winners))
    assert won >= 8


def test_search_stops_a_player_who_is_about_to_win() -> None:
    s = table(
        {"army": ["horseman-of-war"], "coins": 9},
        {"army": ["reaper", "fury"], "coins": 0},
        {"coins": 0},
        left="horseman-of-death",
        right="ghoul",
    )
    put(s, "left muster")
    s.play(1, Search(3, iterations=400).move(s, 1))
    assert (s.tokens[1].slot, s.tokens[1].action) == (0, 2), "it eliminates the Horseman"


def test_simulations_count_actions_cards_and_effects() -> None:
    s, numbers, bot = new(3, 4), stats.start(g), Random(4)
    stats.fold(g, s, numbers)
    while s.deciders():
        s.play(s.decider(), bot.move(s, s.decider()))
        stats.fold(g, s, numbers)
    came = sum(n for name, n in numbers.items() if name.endswith(".came"))
    assert came == 2 * s.audience
    assert sum(numbers[f"action.{name}"] for name in ("tithe", "muster", "eliminate")) == 3 * s.audience
    assert [title for title, _, _ in stats.figures(g, numbers)][1:] == ["Effects used", "Emissaries"]


def test_the_devils_soul_counts_as_used() -> None:
    numbers = stats.start(g)
    s = table({"army": ["lich"]}, {}, {}, left="devils-soul")
    do(go(s, "left muster 1", "right tithe", "right tithe"), "turn", "lich")
    stats.fold(g, s, numbers)
    assert numbers["effect.devil"] == 1
