"""Lords of Xidit's board: every question is answered on it; who watches plans nothing; its map is drawn from data."""

from __future__ import annotations

import re

import pytest
from tests.look.lords_of_xidit import QUESTIONS, at_question, over, seen
from tests.look.positions import room

from underthrone.table import look, sight
from underthrone.table.look.boards.lords_of_xidit import map as drawn_map
from underthrone.table.look.boards.lords_of_xidit import standing
from underthrone.table.look.boards.lords_of_xidit.land import xidit
from underthrone.table.look.words import SAY


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_choice_of_a_question_is_made_on_the_board(question: str) -> None:
    s = at_question(question)
    page = seen(s, look.Frame("fr", "token", "/t/x"))
    prompt = page[page.index('<div class="prompt"') : page.index('<div class="mine"')]
    rest = page.replace(prompt, "")
    spots = {int(n) for n in re.findall(r'(?:name="move"|<option) value="(\d+)"', rest)}
    words = {int(n) for n in re.findall(r'name="move" value="(\d+)"', prompt)}
    assert spots | words == set(s.moves(0))
    assert len(set(s.moves(0)) - spots) <= 1, "all but placing and fighting nothing"


def test_nothing_can_be_planned_by_somebody_who_watches() -> None:
    seen = look.table(look.Frame("en", "token", "/t/x"), sight.of(room("lords-of-xidit", 5, 8, 220), None, "en"))
    for word in ('id="route"', "data-act", "<select"):
        assert word not in seen


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_the_end_the_board_ranks_everybody_as_the_rules_did(players: int) -> None:
    for seed in range(4):
        at = over(players, seed=seed)
        out = at.state.view(None)["eliminated"]
        found = sight.of(at, None, "en")
        ranked = [a.ranks for a in standing.assessments(found, SAY["en"])]
        gone = [rank.seat for ranks in ranked for rank in reversed(ranks) if rank.out == "now"]
        assert [players if seat == standing.DUMMY else seat for seat in gone] == out


def test_both_pictures_are_drawn_from_the_places_of_the_cities() -> None:
    for name, drawn in drawn_map.pictures(xidit().land):
        assert (drawn_map.FOLDER / name).read_text("utf-8") == drawn
