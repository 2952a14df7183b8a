"""STYX in a browser: a whole game in French by tapping on a phone, and every question answered on the board."""

from __future__ import annotations

import gzip
import re
from functools import cache
from time import perf_counter
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect
from tests.browser import stage
from tests.browser.conftest import Visitor
from tests.browser.positions import END, LINK, NAMES, room
from tests.browser.test_playing import play, play_now
from tests.games.styx.table import asked, bids, do, go, put, table

from underthrone.bots import named
from underthrone.games import game
from underthrone.games.styx.state import Table
from underthrone.table import look, sight
from underthrone.table.look.boards.styx import BOARD
from underthrone.table.look.words import SAY
from underthrone.table.room import Room

REST = ("right tithe", "right muster 1", "right tithe")
LEFT = {  # questions by the emissary whose effect asks them
    "turn": "devils-soul",
    "claim": "headless-horseman",
    "take": "siren",
    "fetch": "necromancer",
    "raise_dead": "lich",
    "reap": "reaper",
    "summon": "cultist",
}
AFTER = {
    "give": ("take", "take", "djinn"),
    "offer": ("fetch", "fetch", "fury"),
    "name": ("summon", "summon", "air-spirit"),
}
QUESTIONS = ("look", "exchange", "bid", "wager", "pay", *LEFT, *AFTER)


# --- A whole game


def tap(page: Page) -> None:
    """Taps what glows on the board: places the token in hand, bids least, spends and chooses the first card."""
    page.locator("#board .lit, .mine .lit, .prompt > .lit").first.tap()
    if page.locator("#large[open]").count():
        page.locator("#large .act").tap()
    if page.locator("#sure[open]").count():
        page.locator("#sure [value=yes]").tap()


def test_a_whole_game_of_styx_in_french_on_a_phones_screen(visitor: Visitor) -> None:
    page = visitor(phone=True, lang="fr-FR")
    play_now(page, "styx", 3)
    expect(page.locator("#prompt")).to_contain_text("Posez un jeton Action, face cachée")
    expect(page.locator(".emissary")).to_have_count(2)
    expect(page.locator(".emissary .deed.lit")).to_have_count(6)
    page.locator(".emissary .card").first.tap()
    expect(page.locator("#large .about")).to_be_visible()
    page.locator("#large [value=close]").tap()
    page.locator(".heap button").first.tap()
    expect(page.locator("#in-pile")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-tab-to=others]").tap()
    expect(page.locator(".player .gauge")).to_have_count(12)
    page.locator("[data-tab-to=board]").tap()
    page.locator("[popovertarget=primer]").first.tap()
    expect(page.locator("#primer")).to_contain_text("Quatre façons de gagner")
    page.keyboard.press("Escape")
    play(page, tap)
    expect(page.locator(".ending h2")).to_contain_text("gagné")
    expect(page.locator(".reached tbody tr")).to_have_count(3)
    expect(page.locator(".chart")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


# --- Every question, on the board


def position(question: str) -> Table:
    """A table of four at which the first seat is asked."""
    army = ["ghoul", "harpy", "hydra", *(["dark-oracle"] if question in ("look", "exchange") else [])]
    seats = (
        {"army": army, "discard": ["storm-crow", "ash-imp"], "coins": 7, "soul": 2},
        {"army": ["barrow-king", "djinn", "zombie"], "coins": 3},
        {"army": ["horseman-of-war", "fire-spirit"], "coins": 5, "soul": 4},
        {"army": ["undying-legionary", "mire-witch"]},
    )
    before, kind, card = AFTER.get(question, (question, "", ""))
    left = LEFT.get(before, "hellhound")
    s = table(*seats, left=left, right="plague-choir", centre=["fury", "toll-keeper"])
    if question in ("look", "exchange", "bid"):
        put(s, "left muster", "right tithe", "left eliminate", "left muster")
    elif question in ("wager", "pay"):
        put(s, "left eliminate", "left muster", "right tithe", "right tithe")
        if question == "pay":
            bids(s, "left eliminate 3", "left muster 1", "", "")
    else:
        go(s, "left muster 2", *REST)
    if question == "exchange":
        do(s, "look", 2)
    elif kind:
        do(s, kind, card)
    assert (asked(s), s.deciders()) == (question, [0])
    return s


@cache
def at_table() -> Room:
    return Room.in_memory(game("styx"), players=4, seed=1, names=NAMES[:1])


def seen(s: Table, frame: look.Frame, me: int | None = 0) -> str:
    at = at_table()
    assert at.journal is not None
    at.journal._state = s
    return look.table(frame, sight.of(at, me, frame.lang, link=LINK))


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_choice_of_a_question_glows_on_the_board(question: str) -> None:
    s = position(question)
    page = seen(s, look.Frame("fr", "token", "/t/x"))
    board = page[page.index('<main class="board"') : page.index('<div class="caption-home"')]
    mine = page[page.index('<div class="mine"') :]
    prompt = page[page.index('<div class="prompt"') : page.index('<div class="mine"')]
    spots = {int(n) for n in re.findall(r'name="move" value="(\d+)"', board + mine)}
    words = {int(n) for n in re.findall(r'name="move" value="(\d+)"', prompt)}
    assert spots | words == set(s.moves(0))
    assert len(set(s.moves(0)) - spots) <= 1, "all but keeping, declining and giving up"


@pytest.mark.parametrize("question", ["pay", "take", "name", "look", "reap"])
@pytest.mark.parametrize(("theme", "lang", "width"), [("dark", "en", 1440), ("light", "fr", 390)])
def test_axe_finds_nothing_on_the_board(chromium: Browser, question: str, theme: str, lang: str, width: int) -> None:
    s = position(question)
    context = chromium.new_context(viewport={"width": width, "height": 860}, reduced_motion="reduce")
    page = stage.stage(context, look.Frame(lang, "token", "/", theme), lambda frame: seen(s, frame))
    page.goto(stage.HOME + "/")
    found = Axe().run(page).response["violations"]
    context.close()
    assert not found, [(v["id"], [node["html"][:120] for node in v["nodes"][:3]]) for v in found]


def test_face_down_tokens_look_the_same_whatever_they_are() -> None:
    s = position("bid")
    frame = look.Frame("en", "token", "/t/x")
    for me in (0, 1, None):
        assert len({seen(s.redeal(me, seed), frame, me) for seed in range(8)}) == 1


def test_the_audience_that_is_over_is_told_large_and_lets_go_when_clicked(visitor: Visitor) -> None:
    page = visitor()
    page.emulate_media(reduced_motion="no-preference")
    play_now(page, "styx", 2)
    for _ in range(40):
        page.wait_for_selector("#table[data-my-turn], [data-past]")
        if page.locator("[data-past]").count():
            page.keyboard.press("p")
            break
        ply = page.locator("#table").get_attribute("data-ply")
        page.locator("#board .lit, .mine .lit, .prompt > .lit").first.click()
        if page.locator("#sure[open]").count():
            page.locator("#sure [value=yes]").click()
        page.wait_for_function("ply => document.querySelector('#table').dataset.ply !== ply", arg=ply)
    expect(page.locator("[data-past] .was")).to_have_count(2)
    page.locator(".past h2").click()
    expect(page.locator("[data-past]")).to_have_count(0)
    expect(page.locator(".emissary .deed.lit").first).to_be_visible()


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
        there = {key for some in keys for key in some.split()}
        for told in shown.log:
            for event in told.events if told.ply > since else ():
                if event["event"] not in BOARD.telling.quiet | BOARD.telling.headings:
                    assert there & set(BOARD.telling.keys(shown, event)), event
                    assert there >= set(BOARD.telling.flight(event).split()[1:]), event
        since = at.ply


# --- What a newcomer asks


def looked(s: Table, me: int = 0) -> sight.Sight:
    at = at_table()
    assert at.journal is not None
    at.journal._state = s
    return sight.of(at, me, "en", link=LINK)


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
    seats: tuple[dict[str, Any], ...] = ({"influence": 14}, {"army": ["horseman-of-war", "fury"]}, {}, {})
    s = table(*seats, left="abyssal-leviathan", right="horseman-of-death", chaos=18)
    said = [alarm.words for alarm in BOARD.pieces(looked(s), SAY["en"]).alarms]
    assert [words.split(":")[0] for words in said] == [
        "War in 3 more Chaos. Strongest army",
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
    shown = BOARD.pieces(sight.of(at, 0, "en"), SAY["en"])
    assert not shown.past
    assert (shown.ending[0].name, shown.ending[0].number, shown.ending[0].won) == ("Ada", "12", True)
    assert shown.ending_title == "War at Chaos 22: the strongest army"
    spent = {"event": "spent", "seat": 0, "card": 7}
    assert BOARD.telling.keys(sight.of(at, 0, "en"), spent) == ["card-7"], (
        "of the Audience before only its own events speak"
    )


# --- Quick and small


def test_a_page_of_six_players_takes_less_than_three_milliseconds() -> None:
    frame = look.Frame("en", "token", "/t/x")
    shown = sight.of(room("styx", 6, 1, 66), 0, "en")
    look.table(frame, shown)
    best = 1.0
    for _ in range(300):
        start = perf_counter()
        look.table(frame, shown)
        best = min(best, perf_counter() - start)
    assert best < 0.003


def test_an_update_of_six_players_is_under_ten_kilobytes_compressed() -> None:
    at = room("styx", 6, 1, 66)
    sent = look.update(look.Frame("fr", "token", "/t/x"), sight.of(at, 0, "fr"), max(0, at.ply - 18))
    assert len(gzip.compress(sent.encode(), 6)) < 10_000
