"""Editions compared on the same deals, the page that says it, and the search for values that meet the aims."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from tests.cli.conftest import Shell, shell
from tests.laws.random_play import every_game

import underthrone as ut
from underthrone.games.fields import reader, standard
from underthrone.games.toml import template
from underthrone.lab import balance, compare
from underthrone.lab.executor import Workers
from underthrone.lab.intervals import SIGMAS
from underthrone.lab.match import Plan, Task
from underthrone.lab.measures import Mean, entry_name, entry_of, is_share, known, mean, measures, paired
from underthrone.lab.page import page

__all__ = ["shell"]
EXAMPLES = Path(__file__).parents[2] / "examples" / "editions"


def found(game_id: str, *rivals: compare.Rival, games: int = 4) -> dict[str, object]:
    g = ut.game(game_id)
    setup = g.setup(None, {})
    plan = Plan(game_id, None, setup.players, setup.options, True)
    everybody = [compare.Rival("standard", None, [], {}), *rivals]
    done = compare.compare(plan, everybody, ["random"] * setup.players, games, 1, Workers(1))
    about = {"date": "", "command": "", "underthrone": "", "commit": "", "engine": "", "machine": "", "rules": 1}
    facts = {"players": setup.players, "bots": ["random"], "options": setup.options}
    return {"kind": "comparison", "game": game_id} | about | facts | compare.summary(g, done)


@every_game
def test_an_edition_that_changes_nothing_differs_in_nothing(game_id: str) -> None:
    same = found(game_id, compare.rival_of(game_id, standard(game_id), "same"))
    figures = same["figures"]
    assert isinstance(figures, list)
    for row in figures:
        middle, low, high = row["editions"][1]["difference"]
        assert middle == 0.0
        assert low <= 0.0 <= high
    assert compare.sentence(same) == "Nothing is surely different."


@every_game
def test_the_example_is_compared_change_by_change_and_drawn(game_id: str, tmp_path: Path) -> None:
    whole = compare.rival_of(game_id, reader(game_id).read(EXAMPLES / f"{game_id}.toml"))
    alone, left = compare.one_by_one(game_id, whole)
    assert len(alone) + len(left) == len(whole.changes)
    said = found(game_id, whole, *alone)
    assert "aims met" in compare.sentence(said)
    drawn = page(ut.game(game_id), json.loads(json.dumps(said)))
    french = page(ut.game(game_id), json.loads(json.dumps(said)), "fr")
    assert "Ce qui diffère" in french
    assert "What differs" not in french
    assert "surely" not in french
    assert "What differs" in drawn
    assert "95 % interval" in drawn
    assert "nan" not in drawn


@every_game
def test_a_page_is_drawn_of_a_single_pair_of_games(game_id: str) -> None:
    whole = compare.rival_of(game_id, reader(game_id).read(EXAMPLES / f"{game_id}.toml"))
    assert "</html>" in page(ut.game(game_id), found(game_id, whole, games=1))


def test_a_verdict_is_sure_only_when_its_interval_is() -> None:
    assert compare.verdict(Mean(0.3, 0.29, 0.31), [0.28, 0.38]) == "in"
    assert compare.verdict(Mean(0.3, 0.2, 0.4), [0.28, 0.38]) == "unsure"
    assert compare.verdict(Mean(0.1, 0.05, 0.2), [0.28, 0.38]) == "out"


def test_better_is_what_came_surely_nearer_to_its_aim() -> None:
    def told(before: float, now: float, low: float, high: float) -> tuple[str, list[str], list[str]]:
        cell = {"mean": [now, now, now], "difference": [now - before, low, high], "aim": [0.3, 0.4], "verdict": "in"}
        row = {"key": "church", "editions": [{"mean": [before, before, before]}, cell]}
        return compare.judged({"figures": [row], "editions": [{"name": "standard"}, {"name": "mine"}]}, 1)

    assert told(0.2, 0.35, 0.1, 0.2) == ("better", ["church"], [])
    assert told(0.35, 0.2, -0.2, -0.1) == ("worse", [], ["church"])
    assert told(0.2, 0.35, -0.1, 0.4) == ("same", [], []), "not sure"
    assert told(0.31, 0.39, 0.05, 0.1) == ("same", [], []), "both where they should be"


def test_when_time_is_up_what_is_done_is_compared() -> None:
    g = ut.game("styx")
    plan = Plan("styx", None, 2, g.setup(2, {}).options, True)
    rivals = [compare.Rival("standard", None, [], {}), compare.rival_of("styx", standard("styx"), "same")]
    done = compare.compare(plan, rivals, ["random"] * 2, 500, 1, Workers(1), seconds=1e-9)
    assert done.late
    assert not done.stopped
    assert len(done.rows[0]) == len(done.rows[1]) == 2


def test_paired_differences_are_surer_than_two_means() -> None:
    before = [float(n % 7) for n in range(50)]
    after = [value + 1 for value in before]
    found = paired(before, after)
    assert 0 < found.low < found.value == 1.0
    assert mean(before).high > mean(after).low
    assert mean([]) == Mean(0.0, 0.0, 0.0)


def test_no_difference_is_surer_than_one_odd_game_would_make_it() -> None:
    never = [0.0] * 20
    assert paired(never, never) == Mean(0.0, -SIGMAS / 20, SIGMAS / 20)
    assert paired([12.0] * 20, [12.0] * 20) == Mean(0.0, 0.0, 0.0)


def test_a_change_that_needs_another_is_tried_with_it() -> None:
    whole = compare.rival_of(
        "stygian-society", reader("stygian-society").read(EXAMPLES / "stygian-society.toml"), "mine"
    )
    alone, left = compare.one_by_one("stygian-society", whole)
    assert "only floors.ash-court + enemies.ash-warden" in [rival.name for rival in alone]
    assert not left


def test_every_aim_is_a_figure_before_anything_is_played(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('base = "standard"\n[outlaw]\npower = 2\n[aims]\nempir = [0.2, 0.3]\n', "utf-8")
    for words in ("edition check shadow-throne mine.toml", "compare shadow-throne --edition mine.toml --games 2"):
        refused = shell(words)
        assert refused.code == 2
        assert "mine.toml, aims: there is no figure 'empir' (did you mean empire?); there are: " in refused.err


@every_game
def test_all_figures_are_known_before_a_game(game_id: str) -> None:
    g = ut.game(game_id)
    plan = Plan(game_id, None, g.setup(None, {}).players, g.setup(None, {}).options, True)
    row = plan.ready()(Task(["random"] * plan.players, 3))
    assert set(measures(g, row)) <= set(known(g))
    assert all(0 <= measures(g, row)[key] <= 1 for key in known(g) if is_share(g, key) and key in measures(g, row))


def test_tiles_of_three_players_are_called_by_their_own_names() -> None:
    g = ut.game("lords-of-xidit")
    assert entry_name(g, entry_of(g, "1", 3)) == "Old tusker"
    assert entry_name(g, entry_of(g, "1", 4)) == "Iron boars"


def test_compare_and_report_as_a_designer_types_them(shell: Shell, tmp_path: Path) -> None:
    file = EXAMPLES / "shadow-throne.toml"
    said = shell(f"compare shadow-throne --edition {file} --games 4 --bots random --jobs 1 --each --out c.json")
    assert said.code == 0
    assert "aims met" in said.out
    assert "figure" in said.out, "names aren't pushed off the screen"
    assert "Each change by itself" in said.out
    assert shell("report c.json --out c.html").code == 0
    assert "Bell Ringer" in (tmp_path / "c.html").read_text("utf-8")
    sim = f"sim shadow-throne --edition {file} --games 3 --bots random --jobs 1 --out runs --format jsonl"
    assert shell(sim).code == 0
    assert shell("report runs --out r.html").code == 0
    drawn = (tmp_path / "r.html").read_text("utf-8")
    assert "Winning with and without each card" in drawn
    assert "Outlaw: power 1 → 2" in drawn
    assert drawn.index("Bell Ringer (changed)") < drawn.index("King Kyros"), "changed ones first"
    assert drawn.index("its aim of 28.0\u00a0% to 38.0\u00a0%") < drawn.index("Outlaw: power 1 → 2"), "aims on top"
    assert "has neither" in shell("report .").err


def test_the_page_brings_the_longest_template_to_the_table(shell: Shell, tmp_path: Path) -> None:
    text = template("stygian-society", "en") + "\n[enemies.brute]\nwounds = 9\n"
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    words = "compare stygian-society --edition mine.toml --games 2 --bots random --jobs 1 --table https://table.test/"
    assert shell(words).code == 0
    page_ = (tmp_path / "compare.html").read_text("utf-8")
    link = re.search(r'href="(https://table.test/editor/stygian-society#[^"]+)"', page_)
    assert link is not None
    brought = parse_qs(unescape(link[1]).partition("#")[2])
    assert brought["name"] == ["mine"]
    assert brought["toml"] == ['base = "standard"\n\n[enemies.brute]\nwounds = 9\n']


def test_a_search_finds_the_values_that_meet_the_aims_and_goes_on_from_its_log(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    lets = [balance.Let("cards", "outlaw", "power", 0, 6, 1)]
    asked: list[dict[str, int]] = []

    def attempt(values: dict[str, int]) -> balance.Trial | None:
        asked.append(values)
        distance = float(abs(values["outlaw.power"] - 4))
        return balance.Trial(values, {}, distance, 1, distance + balance.CHANGE * (values["outlaw.power"] != 1))

    log = balance.Log(tmp_path / "tries.jsonl", "these games")
    best = balance.search(lets, attempt, 20, 1, log, lambda _: None)
    assert best[0].values == {"outlaw.power": 4}
    assert asked[0] == {"outlaw.power": 1}, "first what is there"
    assert len({json.dumps(values) for values in asked}) == len(asked), "nothing twice"
    before = len(asked)
    again = balance.search(lets, attempt, 10, 2, log, lambda _: None)
    assert again[0].values == {"outlaw.power": 4}
    assert len(asked) - before <= 7 - before + 1
    assert balance.Log(log.path, "other games").read(lets) == []


def test_balance_as_a_designer_types_it(shell: Shell, tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    words = f"balance shadow-throne --edition {EXAMPLES / 'shadow-throne.toml'} --games 2 --trials 2 --bots random"
    assert "isn't a number of outlaw" in shell(f"{words} --let outlaw.faction").err
    assert "there is no entry 'outlow'" in shell(f"{words} --let outlow.power").err
    assert "bounds are given as power=0..4" in shell(f"{words} --let outlaw.power=4..0").err
    said = shell(f"{words} --let outlaw.power --let bell-ringer.power=1..3 --jobs 1 --out best.toml --log tries.jsonl")
    assert said.code == 0
    assert "The best of what was tried" in said.out
    assert ut.game("shadow-throne", tmp_path / "best.toml").edition.startswith("best-")
