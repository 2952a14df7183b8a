"""What is stored is said, can be deleted and reported: by browsers, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.table.serving import Serving, Table, bearer, serving
from tests.table.test_pages import Browser

from underthrone.table.look.words import SAY
from underthrone.table.storage.forgetting import A_DAY, KEEP_ORIGINS, KEEP_REPORTS


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_leads_to_what_is_stored(server: Serving, lang: str) -> None:
    browser = Browser(server, lang)
    browser.post("/play", game="styx", players="2", level="easy", at_once="1")
    for path in ("/", "/lobby", "/rules/styx", "/credits", "/privacy", browser.path):
        assert 'href="/privacy"' in browser.get(path)
    said = browser.get("/privacy")
    assert re.search(r"365\W(days|jours)", said)
    assert SAY[lang]("privacy-no-contact").split(":")[0][:20] in said
    assert str(int(KEEP_ORIGINS / A_DAY)) in SAY[lang]("privacy-address")
    assert str(int(KEEP_REPORTS / A_DAY)) in SAY[lang]("privacy-reports")


def test_the_page_says_what_the_operator_has_set(folder: Path) -> None:
    options = ("--keep-chat", "30", "--keep-logs", "14", "--contact", "club@example.org <b>", "--bots", "0")
    with serving(folder, *options) as server:
        said = Browser(server).get("/privacy")
        assert "After 30 days" in said
        assert "kept for 14 days" in said
        assert "club@example.org &lt;b&gt;" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_seat_is_forgotten_when_its_person_says_so_twice(server: Serving, lang: str) -> None:
    browser = Browser(server, lang)
    seats: dict[str, Any] = {"seat-0": "me", "seat-1": "easy"}
    browser.post("/new", game="styx", name="Penthesilea", **seats)
    path = browser.path
    browser.post(f"{path}/chat", text="my own words")
    page = browser.get(path)
    assert f'href="{path}/forget"' in page
    asked = browser.get(f"{path}/forget")
    assert SAY[lang]("forget-gone-what")[:30] in asked
    assert "my own words" in browser.get(path)
    assert SAY[lang]("forget-done") in browser.post(f"{path}/forget")
    page = browser.get(path)
    assert "Penthesilea" not in page
    assert "my own words" not in page
    browser.get(f"{path}/forget", status=403)
    assert "Penthesilea" not in browser.get("/new")


def test_forms_from_elsewhere_delete_and_report_nothing(server: Serving) -> None:
    browser = Browser(server)
    browser.post("/play", game="styx", players="2", level="easy", at_once="1")
    for verb in ("forget", "report"):
        assert browser.client.post(f"{browser.path}/{verb}", data={"csrf": "no", "text": "x"}).status_code == 403
        headers = {"Origin": "https://elsewhere.example"}
        form = {"csrf": browser.csrf, "text": "x"}
        assert browser.client.post(f"{browser.path}/{verb}", data=form, headers=headers).status_code == 403


def test_a_report_is_sent_once_a_minute_and_by_those_who_sit(server: Serving) -> None:
    with server.client() as client:
        table = Table(client, "styx", 2)
        assert client.post(f"{table.path}/report", json={"text": "x"}).status_code == 401
        assert table.do(0, "report", text=" ").status_code == 400
        assert table.do(0, "report", text="x", seat=7).status_code == 404
        assert table.do(0, "report", text="x" * 2000, seat=1).status_code == 204
        again = table.do(0, "report", text="x")
        assert again.status_code == 429
        assert 0 < int(again.headers["retry-after"]) <= 60
        assert table.do(1, "report", text="x").status_code == 204
        said = client.get("/metrics").text
        count = re.search(r'underthrone_events_total\{event="report"\} (\d+)', said)
        assert count is not None
        assert int(count[1]) >= 2


def test_a_program_deletes_its_data(server: Serving) -> None:
    with server.client() as client:
        table = Table(client, "styx", 2, contributions=["a", "b"])
        table.do(0, "chat", text="hello")
        table.go_on(1000)
        assert table.do(0, "forget").status_code == 204
        seen = table.see()
        assert seen["seats"][0]["name"] != "Prog 0"
        assert seen["chat"] == []
        assert client.get(f"{table.path}/verify").json()["verified"]
        assert client.get(table.path, headers=bearer(table.tokens[0])).status_code == 401


def test_a_report_page_offers_the_others(server: Serving) -> None:
    with server.client() as client:
        opened = client.post("/api/tables", json={"game": "styx", "seats": ["open", "open"]}).json()["table"]
        browser = Browser(server, "fr")
        browser.get(f"/t/{opened}")
        browser.post(f"/t/{opened}/sit", name="Bea", seat="0")
        client.post(f"/api/tables/{opened}/sit", json={"name": "Rude"})
        page = browser.get(f"/t/{opened}/report")
        assert '<option value="1">Rude' in re.sub(r"\s+<", "<", page)
        assert SAY["fr"]("report-sent") in browser.post(f"/t/{opened}/report", seat="1", text="Il est méchant")
