"""STYX's board: every question is answered on it, and it tells what a newcomer asks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.styx.table import asked, do, put, table
from tests.look.positions import END, NAMES, room
from tests.look.styx import QUESTIONS, looked, position, seen

from underthrone.bots import named
from underthrone.games import game
from underthrone.games.styx.state import ENOUGH_INFLUENCE, WAR
from underthrone.table import look, sight
from underthrone.table.look.boards.styx import BOARD
from underthrone.table.look.words import SAY
from underthrone.table.room import Room

WORDS = Path(look.__file__).parent / "words"


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_choice_of_a_question_glows_on_the_board(question: str) -> None:
    s = position(question)
    page = seen(s, look.Frame("fr", "token", "/t/x"))
    board = page[page.index('<main class="board"') : page.index('<div class="telling"')]
    mine = page[page.index('<div class="mine"') :]
    prompt = page[page.index('<div class="prompt"') : page.index('<div class="mine"')]
    spots = {int(n) for n in re.findall(r'name="move" value="(\d+)"', board + mine)}
    words = {int(n) for n in re.findall(r'name="move" value="(\d+)"', prompt)}
    assert spots | words == set(s.moves(0))
    assert len(set(s.moves(0)) - spots) <= 1, "all but keeping, declining and giving up"


def test_face_down_tokens_look_the_same_whatever_they_are() -> None:
    s = position("bid")
    frame = look.Frame("en", "token", "/t/x")
    for me in (0, 1, None):
        assert len({seen(s.redeal(me, seed), frame, me) for seed in range(8)}) == 1


def test_every_event_lights_a_piece_and_no_piece_is_there_twice() -> None:
    at = Room.in_memory(game("styx"), players=4, seed=3, names=NAMES[:1])
    bot = named("greedy", 3)
    frame, since = look.Frame("en", "token", "/t/x"), 0
    while True:
        seat = at.state.deciders()[0]
        at.play(seat, bot.move(at.state, seat))
        if not at.state.deciders():
            return
        shown = sight.of(at, 0, "en")
        keys = re.findall(r'data-key="([^"]+)"', look.update(frame, shown, since))
        assert len(keys) == len(set(keys))
        there, table = {key for some in keys for key in some.split()}, at.state.to_data()["state"]
        for told in shown.log:
            for event in told.events if told.ply > since else ():
                if event.get("card") in table["pile"] + table["out"]:
                    continue  # it isn't on the board any more
                if event["event"] not in BOARD.telling.quiet | BOARD.telling.headings:
                    assert there & set(BOARD.telling.keys(shown, event)), event
                    assert there >= set(BOARD.telling.flight(event).split()[1:]), event
        since = at.ply


# --- What a newcomer asks


@pytest.mark.parametrize(("coins", "asked_about"), [(1, [2, 3, 4]), (2, [3, 4]), (4, [])])
def test_a_bid_is_asked_about_where_nobody_can_outbid_less(coins: int, asked_about: list[int]) -> None:
    s = put(table({}, {"coins": coins}, {}, {}), "left muster", "left tithe", "right tithe", "right tithe")
    shown = looked(s)
    asks = [c.args["coins"] for c in shown.choices.of("bid") if BOARD.confirm(shown, c, SAY["en"])]
    assert asks == asked_about


def test_a_bid_of_strength_is_asked_about_only_where_it_costs_more() -> None:
    s = put(table({"army": ["executioner"]}, {}, {}, {}), "left eliminate", *["right tithe"] * 3)
    shown = looked(s)
    asks = [c.args["strength"] for c in shown.choices.of("wager") if BOARD.confirm(shown, c, SAY["en"])]
    assert asks == [2, 3, 4, 5, 6, 7], "1 costs the Standard-Bearer alone"
    bids_ = BOARD.pieces(shown, SAY["en"]).emissaries[0].bids
    assert [d.tip.split(": ")[1] for d in bids_[:2]] == ["Ember Standard-Bearer (1)", "Executioner (6)"]


def test_a_tithe_says_what_it_brings() -> None:
    s = table({"army": ["toll-keeper"], "soul": 3}, {}, {}, {}, left="hydra", right="storm-crow")
    deeds = [e.deeds[0] for e in BOARD.pieces(looked(s), SAY["en"]).emissaries]
    assert [d.gain for d in deeds] == ["+3", "+5"]
    assert deeds[0].tip.startswith("3 coins: emissary −1, your army +2, your Soul +2")


def test_a_bid_that_is_beaten_leads_no_more() -> None:
    s = table({}, {}, {}, {"army": ["executioner", "fury"]}, left="ghoul")
    put(s, "left muster", "left muster", "right muster", "left eliminate")
    for coins in (1, 2, 1):
        do(s, "bid", coins)
    assert asked(s) == "wager"
    tokens = BOARD.pieces(looked(s), SAY["en"]).emissaries[0].tokens
    assert [(t.lost, t.leads) for t in tokens] == [("outbid", False), ("", True), ("", False)]
    do(s, "wager", 2)
    assert asked(s) == "pay"
    tokens = BOARD.pieces(looked(s), SAY["en"]).emissaries[0].tokens
    assert [(t.lost, t.leads) for t in tokens] == [("outbid", False), ("cancelled", False), ("", True)]


def test_the_order_shows_who_has_placed_and_then_who_has_revealed() -> None:
    s = put(table({}, {}, {}, {}), "left tithe")
    assert [state for _, state, _ in BOARD.pieces(looked(s), SAY["en"]).order] == ["in", "now", "", ""]
    put(s, "left muster", "right tithe", "right tithe")
    assert [state for _, state, _ in BOARD.pieces(looked(s), SAY["en"]).order] == ["in", "now", "", ""]


def test_what_could_end_the_game_soon_is_said() -> None:
    seats: tuple[dict[str, Any], ...] = ({"influence": 15}, {"army": ["horseman-of-war", "fury"]}, {}, {})
    s = table(*seats, left="abyssal-leviathan", right="horseman-of-death", chaos=18)
    said = [alarm.words for alarm in BOARD.pieces(looked(s), SAY["en"]).alarms]
    assert [words.split(":")[0] for words in said] == [
        "War when Chaos rises by 3 more. Strongest army",
        "20 Influence within reach",
        "A second Horseman within reach",
    ]
    assert not BOARD.pieces(looked(table({}, {}, {}, {}, chaos=14)), SAY["en"]).alarms


def test_elements_by_choice_say_how_many_count() -> None:
    s = table({"army": ["shaman", "shamanic-totem"]}, {"army": ["gargoyle"]}, {}, {})
    rows = BOARD.pieces(looked(s), SAY["en"]).everybody
    assert [row.some for row in rows] == [2, 0, 0, 0]
    assert rows[0].elements_spoken == "Elements: 2 of these by choice: Water, Fire, Earth, Air"


def test_at_the_end_stands_what_decided_and_no_audience_before() -> None:
    at = room("styx", 4, 7, END)
    shown, result, view = BOARD.pieces(sight.of(at, 0, "en"), SAY["en"]), at.state.result(), at.state.view(0)
    assert result is not None
    assert not shown.past
    assert [stand.name for stand in shown.ending if stand.won] == [at.chairs[seat].name for seat in result.winners]
    assert shown.ending[0].won
    if result.reason == "war":
        assert shown.ending_title == f"War at Chaos {view['chaos']}: the strongest army"
        assert shown.ending[0].number == str(view["seats"][result.winners[0]]["strength"])
    spent = {"event": "spent", "seat": 0, "card": 7}
    alone = "of the Audience before only its own events speak"
    assert BOARD.telling.keys(sight.of(at, 0, "en"), spent) == ["card-7"], alone


@pytest.mark.parametrize("consolation", ["on", "off"])
def test_the_primer_tells_of_consolation_where_there_is_one(consolation: str) -> None:
    at = room("styx", 3, 1, 0, options=(("consolation", consolation),))
    page = look.table(look.Frame("en", "token", "/t/x"), sight.of(at, 0, "en"))
    assert ("everybody whose bid fails gets 1 coin" in page) == (consolation == "on")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_sentences_say_the_numbers_of_the_rules(lang: str) -> None:
    text = (WORDS / f"styx.{lang}.ftl").read_text("utf-8")
    of = {
        name: set(re.findall(r"(?<![\w-])\d{2,}(?![\w-])", sentence))
        for name, sentence in re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE)
    }
    for name, numbers in of.items():
        assert numbers <= {str(ENOUGH_INFLUENCE), str(WAR)}, f"{name} says {numbers}; the rules have other numbers"
    assert of["sx-way-influence"] == {str(ENOUGH_INFLUENCE)}
    assert of["sx-way-war"] == {str(WAR)}
