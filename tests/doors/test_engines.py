"""Engines over pipes: every message of docs/engines.md, the examples, and those that die, lie or sleep."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

import underthrone as ut
from underthrone import bots
from underthrone.doors import engine, foreign
from underthrone.doors.engine import Engine
from underthrone.lab.executor import DeadWorker, Workers, spread
from underthrone.lab.match import Plan, Row, Task, play

TESTS = Path(__file__).parent
EXAMPLES = TESTS.parents[1] / "examples" / "engines"
NAUGHTY = shlex.join([sys.executable, str(TESTS / "naughty.py")])
EVERY = pytest.mark.parametrize("game_id", ut.games())


@pytest.fixture(autouse=True)
def _no_engine_is_left_behind() -> Iterator[None]:
    yield
    for line in [line for lines in engine._idle.values() for line in lines]:
        line.process.close(0.0)
    engine._idle.clear()
    foreign._reported.clear()


def row(game_id: str, name: str, seed: int = 1) -> Row:
    """A whole game of an engine on the first seat against random ones, which must end whatever the engine does."""
    g = ut.game(game_id)
    players = g.players[0]
    plan = Plan(game_id, None, players, g.setup(players, None).options, False)
    return play(g, plan, [name, *["random"] * (players - 1)], seed)


def naughty(how: str, settings: str = "time=20s", *words: str) -> str:
    return f"cmd({settings}):{NAUGHTY} {shlex.join([how, *words])}"


# --- The examples


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> str:
    cc = shutil.which("cc")
    if cc is None:
        pytest.skip("There is no C compiler to try the engine in C with.")
    program = tmp_path_factory.mktemp("c") / "engine"
    subprocess.run([cc, "-O2", "-Wall", "-Wextra", "-Werror", "-o", program, EXAMPLES / "engine.c"], check=True)
    return f"cmd(time=20s):{program}"


@EVERY
def test_the_engine_in_c_plays(game_id: str, in_c: str) -> None:
    found = row(game_id, in_c)
    assert found["faults"][0] == dict.fromkeys(foreign.FAULTS, 0)
    assert found == {**row(game_id, in_c), "spent": found["spent"]}, "the same seed gives the same game"


@EVERY
def test_the_engine_in_javascript_searches(game_id: str) -> None:
    if shutil.which("node") is None:
        pytest.skip("There is no node to try the engine in JavaScript with.")
    found = row(game_id, f"cmd(time=60s):node {EXAMPLES / 'engine.js'} 1")
    assert found["faults"][0] == dict.fromkeys(foreign.FAULTS, 0)


@EVERY
def test_the_engine_in_python_plays_and_its_stderr_is_kept(game_id: str, tmp_path: Path) -> None:
    log = tmp_path / "said.log"
    found = row(game_id, f"cmd(time=20s,log={log}):{sys.executable} {EXAMPLES / 'engine.py'}")
    assert found["faults"][0] == dict.fromkeys(foreign.FAULTS, 0)
    assert len(log.read_text("utf-8").splitlines()) > 3


def test_an_engine_plays_in_workers_and_serves_many_games(in_c: str) -> None:
    plan = Plan("styx", None, 2, ut.game("styx").setup(2, None).options, False)
    tasks = [Task([in_c, in_c], seed) for seed in range(6)]
    here = [found for found in spread(plan, tasks, Workers(1)) if not isinstance(found, DeadWorker)]
    there = [found for found in spread(plan, tasks, Workers(2)) if not isinstance(found, DeadWorker)]
    [lines] = engine._idle.values()
    assert len(lines) == 2, "two programs were enough for all games"
    assert sorted(r["seed"] for r in there) == sorted(r["seed"] for r in here) == list(range(6))
    by_seed = {r["seed"]: r["scores"] for r in there}
    assert all(by_seed[r["seed"]] == r["scores"] for r in here)


# --- The protocol


def transcript(game_id: str, tmp_path: Path) -> dict[str, list[dict[str, Any]]]:
    """All messages of a game, by type."""
    file = tmp_path / "heard.jsonl"
    row(game_id, naughty("scribe", "time=20s", str(file)))
    for line in [line for lines in engine._idle.values() for line in lines]:
        line.process.close(PATIENCE)  # it reads to the end
    found: dict[str, list[dict[str, Any]]] = {}
    for text in file.read_text("utf-8").splitlines():
        message = json.loads(text)
        found.setdefault(message["type"], []).append(message)
    return found


@EVERY
def test_what_an_engine_hears(game_id: str, tmp_path: Path) -> None:
    heard = transcript(game_id, tmp_path)
    g = ut.game(game_id)
    assert set(heard) == {"hello", "new", "ask", "over"}
    assert heard["hello"] == [{"type": "hello", "protocol": 1, "games": ut.games()}]
    [new] = heard["new"]
    assert (new["game"], new["rules"], new["edition"], new["seat"]) == (game_id, g.version, g.edition, 0)
    assert {"players", "options", "match", "seed"} <= set(new)
    ids = [ask["id"] for ask in heard["ask"]]
    assert ids == list(range(1, len(ids) + 1))
    for ask in heard["ask"]:
        assert (ask["game"], ask["seat"], ask["time"]) == (game_id, 0, 20000)
        assert ask["view"]["seat"] == 0
        assert ask["prompt"]
        assert 1 <= ask["part"] <= ask["parts"]
        assert len(ask["said"]) == ask["part"] - 1
        assert len(ask["moves"]) > 1
        assert all(g.notation(one["move"]) == one["notation"] and one["words"] for one in ask["moves"])
        assert all(event["event"] and event["words"] for event in ask["events"])
    assert any(ask["events"] for ask in heard["ask"])
    [over] = heard["over"]
    assert set(over) == {"type", "winners", "places", "scores", "reason"}


def test_an_engine_is_never_told_what_is_hidden(tmp_path: Path) -> None:
    """Two worlds that look alike to the seat ask the same."""
    g = ut.game("shadow-throne")
    s = g.new(3, seed=4)
    asked = [
        foreign.question(bots.Seat(world, 0, 5), [], "en", {"view", "words", "events"})
        for world in (s, s.redeal(0, 99))
    ]
    assert asked[0] == asked[1]


SEARCH: list[tuple[dict[str, Any], dict[str, Any]]] = [  # a message, and what must be in the answer
    ({"type": "world", "seed": 7}, {"type": "world", "world": 1, "deciders": [0], "over": False}),
    ({"type": "moves", "world": 1}, {"type": "moves", "world": 1, "seat": 0}),
    ({"type": "moves", "world": 1, "seat": 1}, {"type": "moves", "world": 1, "seat": 1, "moves": []}),
    ({"type": "play", "world": 1, "seat": 0, "move": "MOVE"}, {"type": "play", "world": 1}),
    ({"type": "undo", "world": 1}, {"type": "undo", "world": 1, "deciders": [0]}),
    ({"type": "undo", "world": 1}, {"type": "error"}),
    ({"type": "play", "world": 1, "move": "NOTATION"}, {"type": "play", "world": 1}),
    ({"type": "play", "world": 1}, {"type": "play", "world": 1}),
    ({"type": "clone", "world": 1}, {"type": "clone", "world": 2}),
    ({"type": "view", "world": 2, "seat": 1}, {"type": "view", "world": 2, "seat": 1}),
    ({"type": "playout", "world": 2, "seed": 3}, {"type": "playout", "world": 2, "over": True}),
    ({"type": "playout", "world": 2, "rounds": 0}, {"type": "playout", "world": 2, "over": False}),
    ({"type": "world"}, {"type": "error", "says": "2 worlds are kept at a time: drop one."}),
    ({"type": "drop", "world": 2}, {"type": "drop", "world": 2, "kept": 1}),
    ({"type": "drop", "world": 2}, {"type": "error", "says": "There is no world 2."}),
    ({"type": "play", "world": 1, "seat": 0, "move": 10**9}, {"type": "error"}),
    ({"type": "play", "world": 1, "seat": 9, "move": 1}, {"type": "error"}),
    ({"type": "play", "world": 1, "move": [1]}, {"type": "error"}),
    ({"type": "play", "world": 1, "move": "muster the guard"}, {"type": "error"}),
    ({"type": "moves", "world": 1, "seat": -7}, {"type": "moves", "moves": []}),
    ({"type": "moves", "world": 1, "seat": "me"}, {"type": "error"}),
    ({"type": "view", "world": 1, "seat": -1}, {"type": "error"}),
    ({"type": "world", "seed": -(10**30)}, {"type": "world", "world": 3}),
    ({"type": "playout", "world": 3, "seed": 10**30}, {"type": "playout", "world": 3}),
]


def test_an_engine_that_searches_has_worlds(tmp_path: Path) -> None:
    file = tmp_path / "answers.jsonl"
    messages = json.dumps([message for message, _ in SEARCH])
    found = row("styx", naughty("searches", "time=60s,worlds=2", str(file), messages))
    assert found["faults"][0] == dict.fromkeys(foreign.FAULTS, 0)
    answers = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    for (message, expected), answer in zip(SEARCH, answers, strict=True):
        assert {name: answer.get(name) for name in expected} == expected, message
    assert all(0 <= value <= 1 for value in answers[10]["values"])


# --- Those that die, lie or sleep


@pytest.mark.parametrize(
    ("how", "settings", "counted"),
    [
        ("dies at once", "restarts=1", {"died": 2}),
        ("dies", "restarts=2", {"died": 3}),
        ("sleeps at hello", "start=300ms,restarts=0", {"late": 1}),
        ("sleeps", "time=50ms,restarts=0", {"late": 2}),
        ("lies", "time=20s,tries=2,fallback=first", {}),
        ("mumbles at hello", "restarts=0", {"rubbish": 1}),
        ("talks without end", "time=20s,restarts=0", {"rubbish": 1}),
        ("never stops asking", "time=50ms,restarts=0,worlds=3", {}),
    ],
)
def test_a_bad_engine_loses_its_time_not_the_game(
    how: str, settings: str, counted: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "GRACE", 0.05)
    found = row("styx", naughty(how, settings))
    faults = found["faults"][0]
    assert {kind: faults[kind] for kind in counted} == counted
    assert faults["fallback"] > 5
    if how == "lies":
        assert faults["illegal"] == 2 * faults["fallback"]
    if how == "never stops asking":
        assert faults["late"] == faults["fallback"]
    assert found["faults"][1] == {}


def test_an_engine_that_talks_rubbish_is_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    faults = row("styx", naughty("talks rubbish", "time=500ms,tries=1"))["faults"][0]
    assert faults["rubbish"] == faults["fallback"] > 5
    assert sum("rubbish" in message or "JSON" in message for message in caplog.messages) == 1, "it is said once"


def test_an_error_says_what_is_wrong_and_the_engine_may_answer_again() -> None:
    faults = row("styx", naughty("errs once"))["faults"][0]
    assert faults["illegal"] > 5
    assert faults["fallback"] == 0


def test_a_late_answer_counts_for_nothing() -> None:
    faults = row("styx", naughty("is late once", "time=1s"))["faults"][0]
    assert (faults["late"], faults["fallback"], faults["illegal"]) == (1, 1, 0)


def test_the_last_words_of_the_dead_are_told(caplog: pytest.LogCaptureFixture) -> None:
    row("styx", naughty("dies at once", "restarts=0"))
    assert any("I never liked this game." in message for message in caplog.messages)


@EVERY
@pytest.mark.parametrize("kind", ["habit", "random", "first"])
def test_every_fallback_is_legal(game_id: str, kind: str) -> None:
    assert row(game_id, naughty("dies at once", f"restarts=0,fallback={kind}"))["winners"] is not None


# --- Names


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("cmd:./no-such-engine --fast", "There is no program './no-such-engine'"),
        ("cmd:'open", "can't be read"),
        ("cmd(speed=1):true", "no setting 'speed'"),
        ("cmd(time=soon):true", "a time such as 500ms or 2s, not 'soon'"),
        ("cmd(time=0s):true", "a time such as 500ms or 2s, not '0s'"),
        ("cmd(tries=-1):true", "a whole number, not '-1'"),
        ("cmd(fallback=luck):true", "one of habit, random, first"),
        ("no_such_module:Mine", "the module no_such_module can't be imported"),
        ("json:Mine", "the module json has no Mine"),
        ("json:loads", "isn't a class of bots"),
        ("exe:./engine", "There is no bot 'exe:./engine'"),
    ],
)
def test_a_wrong_name_is_explained(name: str, says: str) -> None:
    with pytest.raises(ut.Trouble) as error:
        bots.named(name, 1)
    assert says in str(error.value)


def test_names_are_split_at_commas_outside_of_brackets_and_quotes() -> None:
    text = """greedy, cmd(time=2s,tries=1):./e --a="1,2" 'x,y',search:100,cmd:echo ("""
    assert bots.listed(text) == ["greedy", """cmd(time=2s,tries=1):./e --a="1,2" 'x,y'""", "search:100", "cmd:echo ("]
    assert bots.listed("greedy") == ["greedy"]


def test_a_class_of_ones_own_sits_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine_for_a_test.py").write_text(
        "from underthrone.bots import Bot, Seat\n\n\n"
        "class Mine(Bot):\n"
        "    def choose(self, seat: Seat) -> int:\n"
        "        return seat.moves()[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for game_id in ut.games():
        assert row(game_id, "mine_for_a_test:Mine")["decisions"] > 0


def test_programs_end_with_us(tmp_path: Path) -> None:
    """An engine whose host ends is ended, even if it doesn't listen."""
    program = tmp_path / "host.py"
    program.write_text(
        "import sys\nimport underthrone as ut\nfrom underthrone import bots\n"
        "s = ut.game('styx').new(2, seed=1)\nbot = bots.named(sys.argv[1], 1)\n"
        "while len(s.moves(s.decider())) == 1:\n    s.play(s.decider(), s.moves(s.decider())[0])\n"
        "bot.move(s, s.decider())\nprint(bot.line.process.child.pid)\n"
    )
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    done = subprocess.run(
        [sys.executable, program, naughty("sleeps", "time=50ms")], capture_output=True, text=True, check=True, env=path
    )
    with pytest.raises(ProcessLookupError):
        os.kill(int(done.stdout), 0)


def test_an_engine_can_be_made_by_hand() -> None:
    assert isinstance(bots.named("cmd:true", 1), Engine)
