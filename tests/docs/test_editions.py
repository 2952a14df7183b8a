"""docs/editions.md says what the readers of edition files accept: no field more and no field less."""

from __future__ import annotations

import pytest
from tests.docs.formats import PAGE, accepted, refreshed, tables

from underthrone.games import games


@pytest.mark.parametrize("game_id", games())
def test_the_page_has_every_kind_of_entry(game_id: str) -> None:
    written = {kind for game, kind, _ in tables(PAGE.read_text("utf-8")) if game == game_id}
    assert written == set(accepted(game_id))


def test_the_page_has_every_field_that_the_readers_accept_and_no_other() -> None:
    text = PAGE.read_text("utf-8")
    assert text == refreshed(text), "`python -m tests.docs.formats` writes docs/editions.md anew"
