"""Every page by itself: small, without inline style or script."""

from __future__ import annotations

import gzip
import re
from dataclasses import replace

import pytest
from tests.look.positions import END, POSITIONS, Options, room

from underthrone.table import look, sight
from underthrone.table.pages.visit import PACKING

AID = (("memory-aid", "on"),)
BOARDS = [  # where the most is shown
    ("shadow-throne", 5, 8, 44, ()),
    ("lords-of-xidit", 5, 8, 405, AID),
    ("stygian-society", 2, 8, 391, ()),
    ("styx", 6, 1, 66, ()),
]


@pytest.mark.parametrize(("game", "players", "seed", "answers", "options"), BOARDS)
@pytest.mark.slow
def test_an_update_is_under_ten_kilobytes_compressed(
    game: str, players: int, seed: int, answers: int, options: Options
) -> None:
    at = room(game, players, seed, answers, options=options)
    sent = look.update(look.Frame("fr", "token", "/t/x"), sight.of(at, 0, "fr"), at.ply - 5 * players)
    assert len(gzip.compress(sent.encode(), PACKING)) < 10_000


@pytest.mark.slow  # sixty games
@pytest.mark.parametrize("name", POSITIONS)
def test_no_page_has_style_or_script_in_it_and_french_labels_have_their_spaces(name: str) -> None:
    pages = {lang: POSITIONS[name](look.Frame(lang, "token", "/t/x")) for lang in ("en", "fr")}
    inside = re.compile(r"""\sstyle=|<style|<script(?! defer src=| type="module" src=)|\son\w+=|javascript:""")
    assert not any(map(inside.search, pages.values()))
    labels = re.findall(r'(?:aria-label|title|data-tip|data-why|alt)="([^"]*)"', pages["fr"])
    assert [label for label in labels if re.search(r"[^\s\u202f][:;!?](\s|$)", label)] == []


@pytest.mark.parametrize("left", range(1, 38, 3))
def test_the_log_has_no_heading_without_lines(left: int) -> None:
    """The oldest group is cut somewhere: its heading stays only with something under it."""
    answers = room("styx", 6, 1, END).ply - left
    page = look.table(look.Frame("en", "token", "/t/x"), sight.of(room("styx", 6, 1, answers), 0, "en"))
    log = page[page.index('id="log"') : page.index('class="dock"')]
    first = re.search(r"<h2[^>]*>[^<]*</h2><ol>(.*?)</ol>", log)
    assert first
    assert "<li" in first[1]
    assert "Replay what came before" in log


def test_your_tables_count_what_was_won() -> None:
    page = POSITIONS["tables"](look.Frame("en", "token", "/"))
    assert "Shadow Throne: 1 of 1 won" in page
    assert "The Stygian Society: 0 of 1 won" in page


@pytest.mark.parametrize(
    ("game", "players", "said"), [("shadow-throne", 3, "Nobody won"), ("stygian-society", 2, "Defeat")]
)
@pytest.mark.slow
def test_an_end_without_a_winner(game: str, players: int, said: str) -> None:
    """Level on everything, rivals share first place: only a team is defeated."""
    seen = sight.of(room(game, players, 1, END), 0, "en")
    assert seen.result is not None
    none = replace(seen, result=replace(seen.result, winners=[]))
    assert f"<h2>{said}</h2>" in look.table(look.Frame("en", "token", "/t/x"), none)


@pytest.mark.slow
def test_a_review_calls_its_moments_as_the_replay_does() -> None:
    page = POSITIONS["throne-review"](look.Frame("en", "token", "/"))
    called = re.findall(r'<span class="place" aria-hidden="true">\d+</span>\s*(.*?)\s*</h3>', page)
    assert called
    assert all(re.fullmatch(r"Battle \d+", one) for one in called)


@pytest.mark.slow
def test_a_moment_that_luck_decided_says_what_was_answered() -> None:
    page = POSITIONS["throne-review"](look.Frame("en", "token", "/"))
    moments = page[page.index('<ol class="moments">') : page.index('<section aria-labelledby="players">')]
    cards = moments.split("<h3>")[1:]
    lucky = [card for card in cards if "verdict" not in card]
    assert lucky, "nobody erred in some moment of this game"
    assert all(re.search(r'<span class="soft">(Take|Play|Keep) ', card) for card in lucky)
