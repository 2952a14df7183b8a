"""The map in text, and what simulations count."""

from __future__ import annotations

import pytest
from rich.console import Console
from tests.games.lords_of_xidit.table import lively, position, seat, xidit

from underthrone.games.lords_of_xidit import stats
from underthrone.games.lords_of_xidit.kingdom import COLOURS
from underthrone.games.lords_of_xidit.moves import ORDER
from underthrone.games.lords_of_xidit.terminal import Drawing


def drawn(view: dict[str, object], lang: str) -> str:
    console = Console(width=80, record=True, file=None, force_terminal=False, quiet=True)
    with console.capture() as capture:
        console.quiet = False
        console.print(Drawing(xidit(), lang).board(view))
    return capture.get()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_position_fits_80_columns(players: int, lang: str) -> None:
    for n, s in enumerate(lively(players, 6)):
        if n % 29 == 0:
            for eye in (None, 0):
                text = drawn(s.view(eye), lang)
                assert max(map(len, text.splitlines())) <= 80
                assert all(str(c + 1) in text for c in range(21))


def test_the_map_shows_tiles_guilds_and_who_stands_where() -> None:
    s = position(seat(10, "PA", guilds={4: 3}), threats=[17], recruitment={6: "full"}, raging=["root-mother"])
    text = drawn(s.view(0), "en")
    for word in ("17!", "6+PAAIM", "∎∎∎", "17 PAC→3/3/3", "Root Mother→3/3/3", "► Player 1", "10 Lanternford"):
        assert word in text, word
    assert text.count("PA, 0 gold") == 1


def test_a_city_is_described_by_name_or_number() -> None:
    drawing, s = Drawing(xidit(), "en"), position()
    view = s.view(0)
    assert len(drawing.named("frost", view)) == 1
    assert len(Drawing(xidit(), "fr").named("17", view)) == 1
    assert drawing.named("nowhere", view) == []
    roads = [str(cell).split()[0] for cell in drawing.cells(s, 0, 16)]
    assert roads == ["14", "11", "19"], "blue, red, black"


def test_an_order_leads_on_from_where_the_orders_before_it_have_led() -> None:
    drawing, s = Drawing(xidit(), "en"), position(seat(5))
    assert drawing.note(s, 0, ORDER.of(COLOURS.index("red"))) == "→ –"
    s.play(0, ORDER.of(COLOURS.index("blue")))
    assert drawing.note(s, 0, ORDER.of(COLOURS.index("red"))) == "→ 8 Fenbridge"
    assert drawing.progress(s.view(0), s.parts_of(0)) == "B → 12 Barrowfield"


def test_a_closed_region_agrees_with_its_name() -> None:
    view = position(players=3).view(0)
    said = [Drawing(xidit(), "fr").region_words(view, r) for r in range(2)]
    assert said == ["Cap-aux-Mouettes (fermé)", "Côte-d’Ambre (fermée)"]


def test_simulations_count_eliminations_titans_and_cities() -> None:
    g = xidit()
    totals = stats.start(g)
    for s in lively(3, 4):
        stats.fold(g, s, totals)
    assert totals["game.games"] == 1
    assert sum(totals[f"out.{name}"] for name in ("wealth", "influence", "reputation")) == 3
    assert sum(totals[f"city.{c}.recruited"] for c in range(1, 22)) > 10
    assert [len(rows) for _, _, rows in stats.figures(g, totals)] == [3, 4, 21]
