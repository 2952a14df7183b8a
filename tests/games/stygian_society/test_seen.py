"""What people see: statistics, the board on the terminal, cards in words."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from tests.games.stygian_society.table import box, by_habit, dropped, g, move, new, table

from underthrone.games.stygian_society import describe, stats
from underthrone.games.stygian_society.terminal import Drawing
from underthrone.kernel.dice import Dice, seeded


def counted(players: int, seed: int) -> dict[str, int]:
    """A game played by habit, and what was counted."""
    s, dice, numbers = new(players, seed), Dice(seeded(seed)), stats.start(g)
    stats.fold(g, s, numbers)
    while s.deciders():
        s.play(s.decider(), s.setup.game.heuristics.habit(s, s.decider(), dice))
        stats.fold(g, s, numbers)
    assert numbers["game.turns"] == s.turns
    return numbers


def test_statistics_add_up() -> None:
    totals: dict[str, int] = {}
    for seed in range(12):
        for name, n in counted(1 + seed % 4, seed).items():
            totals[name] = totals.get(name, 0) + n
    assert sum(n for name, n in totals.items() if name.startswith("team.") and name.endswith("played")) == 12
    assert totals["floor.1.reached"] == 12
    assert sum(totals[f"floor.{floor}.turns"] for floor in range(1, 7)) == totals["game.turns"]
    assert totals["game.loose"] < totals["game.fell"] <= totals["game.dropped"] + 40 * 12
    assert totals["game.crypt"] < totals["game.fell"]
    tables = stats.figures(g, totals)
    assert [title for title, _, _ in tables][:6] == ["Teams", "Mid-bosses and wizards", "Floors", *TITLES]
    for _, columns, rows in tables:
        assert all(len(row) == len(columns) for row in rows)


def test_what_events_say_of_the_tracks_is_always_true() -> None:
    """A chart that is drawn from them ends at the true numbers."""
    kinds = {"team-hurt": "wounds", "healed": "wounds", "peril-changed": "peril", "luck-changed": "luck"}
    for seed in range(8):
        s, dice = new(1 + seed % 4, seed), Dice(seeded(seed))
        known = {"wounds": 0, "peril": 0, "luck": s.luck}
        while s.deciders():
            s.play(s.decider(), g.heuristics.habit(s, s.decider(), dice))
            for event in g.happened(s, None):
                if event["event"] == "floor-began":
                    known["peril"] = 0
                elif event["event"] in kinds:
                    known[kinds[event["event"]]] = event[kinds[event["event"]]]
            assert known == {"wounds": s.wounds, "peril": s.peril, "luck": s.luck}


TITLES = ["Where teams die", "The tower and the pace", "Cards"]


def shown(thing: Any) -> str:
    console = Console(width=100, record=True, file=StringIO())
    console.print(thing)
    return console.export_text()


@pytest.mark.parametrize(("lang", "words"), [("en", "the Knight’s turn"), ("fr", "au tour du Chevalier")])
def test_the_board_is_drawn(lang: str, words: str) -> None:
    s = table(sheet="kennels", field={"blue": 3}, crypt={"red": 1}, peril=4, wounds=7, luck=2, team=["war-drum"])
    board = shown(Drawing(g, lang).board(s.view(0)))
    assert words in board
    assert f"7/{s.most_wounds()}" in board
    assert box.enemies[s.kinds[s.front[0]]].names[lang] in board
    assert "●●○" in board


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_position_of_a_game_can_be_drawn(lang: str) -> None:
    for seed in range(3):
        for most in (0, 1, 40, 200, 5000):
            assert shown(Drawing(g, lang).board(by_habit(new(2, seed), seed, most).view(0)))


def test_cards_enemies_floors_and_statuses_are_told() -> None:
    fist = box.cards[0]
    assert describe.card_kind(g, fist, "en") == "Action, melee, one enemy of the front rank, 1 shield"
    assert describe.card_text(g, fist, "en") == "Drop 2 blue and 1 wild. 2 blue: 3 wounds. Each 2 blue more: 2 wounds."
    s, drawing = new(2), Drawing(g, "en")
    assert Drawing(g, "fr").note(s, 0, move("use", "knight")).startswith("Action du héros, mêlée")
    assert drawing.note(s, 0, move("regroup")) == ""
    for name in ("Steel Fist", "Rider", "Gatehouse", "Stricken", "War Drum"):
        assert name in shown(drawing.named(name, s.view(0))[0].draw())
    assert drawing.named("no such thing", s.view(0)) == []
    for floor in box.floors:
        assert len(describe.chart(g, floor, "fr")) == len(floor.at) + 1


def test_words_of_a_drop() -> None:
    s = dropped(field={"blue": 2})
    assert g.words(s, 0, move("buy", 0), "fr") == "Étape 1, payer 2 bleus\u202f: 3 blessures"
