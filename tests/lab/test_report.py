"""The report draws every game at every number of players: a page of its own, and tables that fit a terminal."""

from __future__ import annotations

import json
import re
from functools import cache
from html.parser import HTMLParser
from io import StringIO

import pytest
from rich.console import Console

import underthrone as ut
from underthrone.cli.screen import show
from underthrone.lab import drawing, report
from underthrone.lab.executor import Workers
from underthrone.lab.match import Plan, Row
from underthrone.lab.measures import known as figures_of
from underthrone.lab.rounds import by_round
from underthrone.lab.simulate import simulate, summary
from underthrone.lab.words import key_of, keys

EVERY = [(game_id, players) for game_id in ut.games() for players in ut.game(game_id).players]
EMPTY = {"meta", "link", "br", "img", "hr", "input"}
every_table = pytest.mark.parametrize(("game_id", "players"), EVERY)


@cache
def rows(game_id: str, players: int) -> list[Row]:
    """Two games of random bots."""
    plan = Plan(game_id, None, players, ut.game(game_id).setup(players, None).options, True)
    return simulate(plan, ["random"] * players, 2, 1, Workers(1)).rows


class Page(HTMLParser):
    """What a page holds: every tag closed in its order, its words, and whatever it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.loads: list[str] = []
        self.cells: list[int] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href")]
        if tag == "tr":
            self.cells.append(0)
        elif tag in ("td", "th"):
            self.cells[-1] += 1
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2"):
            self.headings.append(data)


@every_table
def test_every_game_is_drawn(game_id: str, players: int) -> None:
    g = ut.game(game_id)
    tables = summary(g, rows(game_id, players))
    text = report.html(g, rows(game_id, players), {"command": "a <test>", "options": {}})
    page = Page(text)
    assert page.loads == []
    assert page.headings[0] == g.title()
    assert {title for title, _, _ in tables if title != "Rounds"} < set(page.headings)
    played = rows(game_id, players)
    drawn = [*report.with_cards(g, played), tables[2], *by_round(played), *tables[3:]]
    assert page.cells == [len(columns) for _, columns, lines in drawn for _ in range(len(lines) + 1)]
    assert "a &lt;test&gt;" in text


@every_table
def test_every_heading_has_its_french(game_id: str, players: int) -> None:
    g = ut.game(game_id)
    played = rows(game_id, players)
    known = keys("fr")
    assert not [name for name in figures_of(g) if key_of(name) not in known and not name.startswith("effect ")]
    for title, columns, lines in [*by_round(played), *summary(g, played)]:
        names = [re.sub(r" \(\d+ (\w+)\)$", "", title), *re.findall(r" \(\d+ (\w+)\)$", title), *columns]
        if columns[0] in ("what", "reason"):
            names += [line[0] for line in lines]
        said = [name for name in names if not name.startswith("effect ") and not name.isdecimal()]
        missing = [name for name in said if key_of(name) not in known]
        assert not missing, f"{title}: {missing}"
    text = report.html(g, played, {"command": "a test", "options": {}}, "fr")
    Page(text)
    assert '<html lang="fr">' in text
    assert "Comment vont les parties" in text
    assert not re.search(r">[^<]*\b(share of|Press a|mean)\b[^<]*<", text.split("<script>")[0])


@every_table
def test_tables_fit_80_columns(game_id: str, players: int) -> None:
    said = StringIO()
    screen = Console(file=said, width=80)
    for figures in summary(ut.game(game_id), rows(game_id, players)):
        show(figures, screen)
    text = said.getvalue()
    assert max(map(len, text.splitlines())) <= 80
    assert "…" not in text


def test_whoever_wins_together_has_no_even_share() -> None:
    for game_id, players in EVERY:
        g = ut.game(game_id)
        text = report.html(g, rows(game_id, players), {})
        assert ("even share" in text) is (not g.cooperative)
        assert ("Player 1, random" in text) is (not g.cooperative)
        assert ("The team" in text) is g.cooperative


def test_figures_alone_are_fractions() -> None:
    found = json.loads(report.figures(ut.game("stygian-society"), rows("stygian-society", 2), {"command": "x"}))
    assert found["tables"][0]["title"] == "The team"
    assert 0 <= found["tables"][0]["rows"][0]["rate"] <= 1
    assert found["games"] == 2


def test_a_histogram_puts_neighbours_together() -> None:
    few, many = drawing.histogram([3, 3, 5], "games"), drawing.histogram([1, 99], "games")
    assert few.count("<i") == 3
    assert "3: 2 of 3 games, 66.7 %" in few
    assert many.count("<i") == 33
    assert "1 to 3: 1 of 2 games" in many
