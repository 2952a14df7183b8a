"""Tables with cards of one's own: brought along, shown before one sits, played by bots, kept by a rematch."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from markupsafe import escape
from tests.laws.random_play import every_game
from tests.table.houses import play_first, within
from tests.table.serving import Serving
from tests.table.test_pages import Browser

import underthrone as ut
from underthrone.games.fields import standard
from underthrone.games.toml import template
from underthrone.table import sight
from underthrone.table.house import House
from underthrone.table.look.editor import entries_of, face_of, form_of, map_of
from underthrone.table.look.environment import macros
from underthrone.table.pages.editor import tried_of
from underthrone.table.refusal import BadEdition
from underthrone.table.thinking.mind import Task, choose
from underthrone.table.verbs.again import again
from underthrone.table.verbs.create import cards_of, create
from underthrone.table.verbs.start import start

EXAMPLES = Path(__file__).parents[2] / "examples" / "editions"
HOSTILE = '<script>alert(1)</script>"&amp;'
NASTY = ["<script>alert(1)</script>", "\"'&amp;<b>", "{{ 7 * 7 }} {% x %}", "{ $x } { THE($card) }", "👩‍👩‍👧 שלום %s"]
NAMED = {
    "shadow-throne": ("cards", "outlaw"),
    "styx": ("cards", "hydra"),
    "lords-of-xidit": ("tile", "tile-1"),
    "stygian-society": ("enemies", "brute"),
}
EVIL = f"""base = "standard"
[outlaw]
name = {{ en = {HOSTILE.replace('"', "'")!r}, fr = "שלום 👩‍👩‍👧 pneumonoultramicroscopic" }}
icon = "no-such-icon"
"""


def brought(game_id: str, name: str, text: str) -> None:
    asyncio.run(cards_of(game_id, name, text))


@pytest.fixture
def ada(server: Serving) -> Iterator[Browser]:
    browser = Browser(server)
    yield browser
    browser.client.close()


@every_game
def test_a_table_with_the_example_is_stored_and_thought_about_by_its_contents(game_id: str, folder: Path) -> None:
    async def story(house: House) -> None:
        cards = await cards_of(game_id, "mine", (EXAMPLES / f"{game_id}.toml").read_text("utf-8"))
        assert cards is not None
        players = cards.setup(None, {}).players
        room, _ = await create(house, cards, ["easy"] * players)
        stored = await house.store.cards(game_id, cards.edition)
        assert stored is not None
        assert stored.contents == cards.contents
        seen = sight.of(room, None, "fr")
        assert seen.edition == cards.edition
        assert any("(ajout)" in line for line in seen.changes)
        s = cards.new(players, seed=1)
        task = Task(game_id, s.to_data(), s.decider(), "easy", 1, 100, cards.contents)
        assert choose(task)[0] in s.moves(s.decider())

    within(folder, story)


def test_cards_that_do_not_fit_are_refused_in_the_readers_language() -> None:
    with pytest.raises(BadEdition) as bad:
        brought("shadow-throne", "mine", 'base = "standard"\n[outlaw]\npower = 99')
    assert bad.value.words("en") == "mine.toml, outlaw: power must be 0 to 20, not 99."
    assert bad.value.words("fr") == "mine.toml, outlaw\u202f: power doit être compris entre 0 et 20, et non 99."
    for text in ("[" * 30_000, "x = 1\ny", "base = 3", "\x00", "[a]\n" * 2):
        with pytest.raises(BadEdition):
            brought("styx", "../../etc/passwd", text)


def test_a_file_is_brought_along_and_everybody_sees_what_differs(ada: Browser) -> None:
    page = ada.get("/new?game=shadow-throne")
    csrf = re.search(r'name="csrf" value="([^"]+)"', page)
    assert csrf is not None
    text = (EXAMPLES / "shadow-throne.toml").read_bytes()
    fields = {
        "csrf": csrf[1],
        "game": "shadow-throne",
        "name": "Ada",
        "seat-0": "me",
        "seat-1": "open",
        "seat-2": "easy",
    }
    answer = ada.client.post("/new", data=fields, files={"edition": ("my cards.toml", text)})
    assert answer.url.path.startswith("/t/"), answer.text
    table = answer.text
    assert "Outlaw: power 1 → 2" in table
    assert "Bell Ringer (new)" in table
    cards = re.search(r"/cards/shadow-throne\?edition=[\w%-]+", table)
    assert cards is not None
    assert "Bell Ringer" in ada.get(cards[0])
    refused_ = ada.client.post(
        "/new", data=fields, files={"edition": ("x.toml", b'base = "standard"\n[outlaw]\npower = 99')}
    )
    assert refused_.status_code == 400
    assert "x.toml, outlaw: power must be 0 to 20, not 99." in refused_.text


@every_game
def test_a_changed_template_is_brought_along_with_all_its_comments(ada: Browser, game_id: str) -> None:
    part, entry = NAMED[game_id]
    full = f"{part}.{entry}" if game_id == "stygian-society" else entry
    text = template(game_id, "fr") + f"\n[{full}]\nname = 'Hob'\n"
    page = ada.get(f"/new?game={game_id}")
    csrf = re.search(r'name="csrf" value="([^"]+)"', page)
    assert csrf is not None
    seats = {f"seat-{n}": "me" if n == 0 else "open" for n in range(ut.game(game_id).players[0])}
    fields = {"csrf": csrf[1], "game": game_id, "name": "Ada"} | seats
    answer = ada.client.post("/new", data=fields, files={"edition": ("mine.toml", text.encode())})
    assert "→ Hob" in answer.text
    draft = {"csrf": csrf[1], "toml": text, "part": part, "entry": entry, "do": "show"}
    assert "→ Hob" in ada.client.post(f"/editor/{game_id}", data=draft).text
    huge = ada.client.post("/new", data=fields, files={"edition": ("mine.toml", text.encode() + b"#" * 190_000)})
    assert huge.status_code == 413
    assert "192 kB with an edition" in huge.text


def test_the_lessons_of_a_table_are_played_with_its_cards(ada: Browser) -> None:
    job = {"game": "styx", "seats": ["me", "easy"], "name": "Ada", "edition_name": "mine"}
    text = (EXAMPLES / "styx.toml").read_text("utf-8")
    table = ada.client.post("/api/tables", json=job | {"edition": text}).json()["table"]
    there = re.search(r"/learn/styx\?edition=[\w%-]+", ada.get(f"/t/{table}"))
    assert there is not None
    page = ada.get(there[0])
    assert "lessons go as they are written" in page
    lesson = re.search(r"/learn/styx/[\w-]+\?edition=[\w%-]+", page)
    assert lesson is not None
    assert 'name="edition" value="mine-' in ada.get(lesson[0])
    assert ada.client.get("/learn/styx?edition=nobody-0").status_code == 404


def test_nothing_in_a_name_breaks_a_page(ada: Browser) -> None:
    page = ada.get("/editor/shadow-throne")
    csrf = re.search(r'name="csrf" value="([^"]+)"', page)
    assert csrf is not None
    answer = ada.client.post(
        "/editor/shadow-throne", data={"csrf": csrf[1], "toml": EVIL, "entry": "outlaw", "do": "show"}
    )
    assert answer.status_code == 200
    assert "<script>alert" not in answer.text
    assert "&lt;script&gt;alert(1)" in answer.text
    assert "no-such-icon" not in re.findall(r'<use href="[^"]*#([\w-]+)"', answer.text)


@every_game
@pytest.mark.parametrize("name", NASTY)
def test_no_name_breaks_a_table_or_the_editor(ada: Browser, game_id: str, name: str) -> None:
    part, entry = NAMED[game_id]
    full = f"{part}.{entry}" if game_id == "stygian-society" else entry
    values = f"name = {json.dumps(name, ensure_ascii=False)}\nicon = 'no-such'\nrule = 'XX-99'\n"
    text = f"base = 'standard'\n[{full}]\n{values}"
    players = ut.game(game_id).players[0]
    job = {"game": game_id, "seats": ["me", *["easy"] * (players - 1)], "name": "Ada", "edition_name": name}
    opened = ada.client.post("/api/tables", json=job | {"edition": text})
    assert opened.status_code == 201, opened.text
    table = ada.get(f"/t/{opened.json()['table']}")
    shown = escape(name)
    cards = re.search(rf"/cards/{game_id}\?edition=[\w%-]+", table)
    assert cards is not None
    csrf = re.search(r'name="csrf" value="([^"]+)"', table)
    assert csrf is not None
    draft = {"csrf": csrf[1], "toml": text, "part": part, "entry": entry, "do": "show", "name": name}
    editor = ada.client.post(f"/editor/{game_id}", data=draft).text
    for page in (table, editor):
        assert shown in page
        assert "<script>alert" not in page
    assert "There is no picture called no-such" in editor
    assert "<script>alert" not in ada.get(cards[0])


def test_friends_have_a_table_with_a_click(ada: Browser) -> None:
    page = ada.get("/editor/stygian-society")
    csrf = re.search(r'name="csrf" value="([^"]+)"', page)
    assert csrf is not None
    draft = 'base = "standard"\n[enemies.brute]\nwounds = 7\n'
    answer = ada.client.post("/editor/stygian-society/friends", data={"csrf": csrf[1], "toml": draft})
    assert answer.url.path.startswith("/t/"), answer.text
    assert "Brute: wounds 6 → 7" in answer.text
    assert 'id="invite"' in answer.text
    refused = ada.client.post("/editor/stygian-society/friends", data={"csrf": csrf[1], "toml": "base = 3"})
    assert refused.status_code == 400
    assert "base must be" in refused.text


def test_lists_are_written_with_commas() -> None:
    form = {"part": "tile", "entry": "tile-1", "was": "tile.tile-1"}
    shown = {
        name: value
        for one in form_of(tried_of("lords-of-xidit", form | {"do": "show"}, "en"), "en")
        for name, _, value in one.inputs
    }
    assert shown["v-needs"] == "militia, militia, archers"
    tried = tried_of("lords-of-xidit", form | shown | {"v-needs": "militia, mages"}, "fr")
    assert tried.changes == [
        "Sangliers de fer\u202f: demande miliciens, miliciens, archers → miliciens, mages de bataille"
    ]
    skill = {"part": "skills", "entry": "cleave", "was": "skills.cleave"}
    shown = {
        name: value
        for one in form_of(tried_of("stygian-society", skill | {"do": "show"}, "en"), "en")
        for name, _, value in one.inputs
    }
    assert shown["v-drop"] == "blue 3"
    assert not tried_of("stygian-society", skill | shown, "en").changes, "what is shown is what it is"
    tried = tried_of("stygian-society", skill | shown | {"v-drop": "blue 2, white 1"}, "en")
    assert tried.changes == ["Cleave: does: Drop 1 white and 2 blue. 3 blue: 2 wounds. Each 2 blue more: 1 wound"]
    wrong = tried_of("stygian-society", skill | shown | {"v-drop": "blu 2"}, "en")
    assert "not blu = 2 (did you mean blue?)" in wrong.trouble


@every_game
def test_what_a_form_shows_is_what_it_reads(game_id: str) -> None:
    for part, entries in standard(game_id).parts.items():
        for entry in list(entries)[::4]:
            form = {"part": part, "entry": entry, "was": f"{part}.{entry}"}
            shown = {
                name: value
                for one in form_of(tried_of(game_id, form | {"do": "show"}, "en"), "en")
                for name, _, value in one.inputs
            }
            tried = tried_of(game_id, form | shown, "en")
            assert not tried.trouble, entry
            assert not tried.changes, entry


def test_the_api_opens_a_table_with_an_edition(server: Serving, ada: Browser) -> None:
    job = {"game": "styx", "seats": ["me", "easy"], "name": "Ada", "edition_name": "mine"}
    text = (EXAMPLES / "styx.toml").read_text("utf-8")
    opened = ada.client.post("/api/tables", json=job | {"edition": text})
    assert opened.status_code == 201, opened.text
    bad = ada.client.post("/api/tables", json=job | {"edition": "base = 3"})
    assert bad.status_code == 400
    assert "base must be" in bad.text


def test_a_rematch_keeps_the_cards(folder: Path) -> None:
    async def story(house: House) -> None:
        cards = await cards_of("shadow-throne", "mine", (EXAMPLES / "shadow-throne.toml").read_text("utf-8"))
        assert cards is not None
        room, _ = await create(house, cards, ["me", "easy", "easy"], name="Ada")
        assert room.host is not None
        await start(house, room, room.host)
        while room.phase == "playing":
            await play_first(house, room)
        new, _ = await again(house, room, room.host)
        assert (await house.rooms.open(new)).game.edition == cards.edition

    within(folder, story, bots=0)


def test_unknown_icons_are_drawn_as_something() -> None:
    drawn = macros("en", "kit.html").icon("no-such-icon")
    assert "#no-such-icon" not in drawn


@every_game
def test_the_editor_draws_every_kind_of_entry(game_id: str) -> None:
    for part, entries in standard(game_id).parts.items():
        for lang in ("en", "fr"):
            tried = tried_of(game_id, {"part": part, "entry": next(iter(entries)), "do": "show"}, lang)
            face = face_of(tried, lang)
            assert face is not None, part
            assert face.name
            assert face.text or face.plainly or face.facts or map_of(tried, lang), part
            assert len(entries_of(tried, lang)) == len(entries)


def test_roads_lie_on_a_map() -> None:
    assert map_of(tried_of("lords-of-xidit", {"part": "road"}, "en"), "en") is not None
    assert map_of(tried_of("lords-of-xidit", {"part": "titan"}, "en"), "en") is None


def test_a_new_entry_is_a_copy_of_the_one_that_is_shown() -> None:
    form = {"part": "chests", "entry": "mimic", "do": "new", "new-id": "second-mimic"}
    tried = tried_of("stygian-society", form, "en")
    assert not tried.trouble
    model = standard("stygian-society").parts["chests"]["mimic"]
    assert tried.values is not None
    assert tried.values["do"] == model["do"]
    assert tried.values["name"] == "second-mimic"
    face = face_of(tried, "fr")
    assert face is not None
    assert face.name == "second-mimic"
