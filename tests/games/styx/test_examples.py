"""The rulebook's worked examples (p. 5 and p. 8)."""

from __future__ import annotations

from tests.games.styx.table import card, down, go, names, strength, table, up
from tests.rule import rule


@rule("SX-22")
def test_the_tithe_of_1_and_1_0_1_minus_1_is_2_coins() -> None:
    s = table({"army": ["storm-crow", "ghoul", "ash-imp", "hydra"]}, {}, {}, left="gravedigger")
    assert [
        s.cards.income[card(card_id)] for card_id in ("gravedigger", "storm-crow", "ghoul", "ash-imp", "hydra")
    ] == [
        1,
        1,
        0,
        1,
        -1,
    ]
    go(s, "left tithe", "right tithe", "right tithe")
    assert s.players[0].coins == 4 + 2


@rule("SX-12", "SX-13", "SX-14", "SX-16", "SX-17", "SX-19", "SX-20", "SX-21", "SX-22")
def test_the_action_resolution_example() -> None:
    blue, yellow, green, red, purple, gray = range(6)
    incomes = {"coins": 6, "army": ["ash-imp", "storm-crow"]}
    seats: list[dict[str, object]] = [{"coins": 6}] * 6
    seats[yellow] = incomes
    seats[red] = {"coins": 6, "army": ["toll-keeper"]}
    seats[gray] = {"coins": 6, "army": ["drowned-sailor"]}
    s = table(*seats, left="gravedigger", right="water-spirit", options={"consolation": "off"})
    assert (strength("gravedigger"), strength("water-spirit"), s.cards.soul[card("water-spirit")]) == (1, 1, 1)
    go(s, "left muster 3", "left tithe", "left muster 4", "right tithe", "right eliminate 1", "right eliminate 2")
    assert (s.players[blue].coins, up(s.players[blue])) == (6, [])
    assert s.players[yellow].coins == 6 + 2 + 1
    assert (s.players[green].coins, up(s.players[green]), s.players[green].influence) == (2, ["gravedigger"], 2)
    assert s.players[red].coins == 6 + 2
    assert (s.players[purple].coins, s.players[purple].discard, s.players[purple].soul) == (6, [], 0)
    assert down(s.players[gray]) == ["rust-bearer", "drowned-sailor"]
    assert s.players[gray].soul == 1
    assert (names(s.centre), s.chaos) == (["water-spirit"], 1)
