"""docs/editions.md says what the readers of edition files accept: no field more and no field less."""

from __future__ import annotations

import pytest
from tests.docs.formats import PAGE, accepted, tables

from underthrone.games import games
from underthrone.lab.stamp import engine

plain = pytest.mark.skipif(engine() == "compiled", reason="readers are watched in plain Python; the page is the same")


@plain
@pytest.mark.parametrize("game_id", games())
def test_the_page_has_every_field_that_the_readers_accept_and_no_other(game_id: str) -> None:
    written = {kind: table for game, kind, table in tables(PAGE.read_text("utf-8")) if game == game_id}
    formats = accepted(game_id)
    hint = "`python -m tests.docs.formats` writes docs/editions.md anew"
    assert set(written) == set(formats), hint
    for kind, fields in formats.items():
        assert {name: cells[:3] for name, cells in written[kind].items()} == {
            name: field.cells() for name, field in fields.items()
        }, f"{kind}: {hint}"


def test_every_field_has_a_meaning() -> None:
    missing = [
        f"{game} {kind} {name}"
        for game, kind, table in tables(PAGE.read_text("utf-8"))
        for name, cells in table.items()
        if not cells[3]
    ]
    assert missing == [], "write what they mean into docs/editions.md"
