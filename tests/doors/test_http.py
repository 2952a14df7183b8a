"""Seats over HTTP: plain bots and language models, against a server that answers by rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.doors.standin import Rule, first, model, server, sleepy
from tests.doors.test_engines import row

import underthrone as ut
from underthrone import bots
from underthrone.doors import foreign, remote
from underthrone.games.prose import LONGEST_TURN

NONE = dict.fromkeys(foreign.FAULTS, 0)
EVERY = pytest.mark.parametrize("game_id", ut.games())


@pytest.fixture(autouse=True)
def _told_anew() -> None:
    foreign._reported.clear()


# --- Plain bots


@EVERY
def test_a_bot_over_http_plays(game_id: str) -> None:
    with server(first) as (url, posted):
        found = row(game_id, f"http(time=20s,lang=fr){url.removeprefix('http')}/move?x=1")
    assert found["faults"][0] == NONE
    assert {"type", "id", "time", "new", "question", "prompt", "moves", "view", "events"} <= set(posted[0])
    assert posted[0]["path"] == "/move?x=1"
    assert posted[0]["new"]["game"] == game_id
    assert [body["id"] for body in posted] == list(range(1, len(posted) + 1))


@pytest.mark.parametrize(
    ("rule", "fault", "times"),
    [
        (lambda _: {"move": 10**9}, "illegal", 2),
        (lambda _: {"move": "no-such:move"}, "illegal", 2),
        (lambda _: {"mood": 1}, "rubbish", 2),
        (lambda _: [1], "rubbish", 2),
        (lambda _: b"<html>", "rubbish", 2),
        (lambda _: b'"' + b"x" * (2 << 20) + b'"', "rubbish", 2),
        (lambda _: 500, "died", 1),
        (sleepy, "late", 1),
    ],
)
def test_a_bad_bot_over_http_loses_its_time_not_the_game(
    rule: Rule, fault: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "GRACE", 0.0)
    with server(rule) as (url, posted):
        time = "20ms" if fault == "late" else "20s"
        faults = row("shadow-throne", f"http(time={time},tries=2){url.removeprefix('http')}")["faults"][0]
    assert faults == {**NONE, "fallback": faults["fallback"], fault: times * faults["fallback"]}
    assert faults["fallback"] > 5
    if times == 2:
        assert posted[1]["error"]["tries"] == 1


def test_nobody_answers_at_the_address() -> None:
    faults = row("shadow-throne", "http://127.0.0.1:9/")["faults"][0]
    assert faults["died"] == faults["fallback"] > 5


@pytest.mark.parametrize("name", ["http:nowhere", "http://", "https://a b", "llm:http://127.0.0.1/v1", "llm:ftp://x#y"])
def test_a_wrong_address_is_explained(name: str) -> None:
    with pytest.raises(ut.Trouble, match=r"http://127\.0\.0\.1:8000/v1"):
        bots.named(name, 1)


# --- Language models


@EVERY
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_language_model_plays(game_id: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_KEY", "sesame")
    with server(model(lambda notations, _: f"Let me think.\n\n**{notations[-1]}**\n")) as (url, posted):
        found = row(game_id, f"llm(time=20s,lang={lang},key=MY_KEY):{url}/v1#wise")
    assert found["faults"][0] == NONE
    for body in posted:
        assert (body["path"], body["model"], body["key"]) == ("/v1/chat/completions", "wise", "Bearer sesame")
        [system, turn] = body["messages"]
        assert ut.game(game_id).rules_text(lang).strip() in system["content"]
        assert len(turn["content"]) <= LONGEST_TURN


def test_an_illegal_answer_is_said_back_and_counted() -> None:
    heard: list[list[dict[str, str]]] = []

    def stubborn(notations: list[str], messages: list[dict[str, str]]) -> str:
        heard.append(messages)
        return notations[0] if len(messages) > 4 else f"I play {notations[0]} at once."

    with server(model(stubborn)) as (url, _):
        faults = row("styx", f"llm(rules=off,tries=3):{url}#stubborn")["faults"][0]
    assert faults["illegal"] > 5
    assert faults["fallback"] == 0
    roles = [message["role"] for message in heard[2]]
    assert roles == ["system", "user", "assistant", "user", "assistant", "user"]
    assert "Possible now: " in heard[2][3]["content"]
    assert "2 tries are left" in heard[2][3]["content"]


@pytest.mark.parametrize("answer", [{"choices": []}, {"choices": [{"message": {"content": None}}]}, "hello"])
def test_an_endpoint_without_a_message_is_rubbish(answer: Any) -> None:
    with server(lambda _: answer) as (url, _):
        faults = row("styx", f"llm(rules=off,tries=1):{url}#mute")["faults"][0]
    assert faults["rubbish"] == faults["fallback"] > 5
