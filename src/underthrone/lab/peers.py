"""Other libraries' games, driven the way their own documentation drives them: random moves, whole games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from time import process_time
from typing import Any

from underthrone.lab.stamp import installed

Counts = dict[str, float]
Play = Callable[[int], tuple[int, int, int]]  # from a random number to the next one, decisions, chance nodes


@dataclass
class Peer:
    """A game of another library; `play` plays one game from a random number and counts (decisions, chance nodes)."""

    name: str
    package: str
    version: str
    play: Play

    def run(self, seconds: float) -> Counts:
        """Whole games for so many seconds; chance nodes count as decisions where there are any: the better for them."""
        decisions = chances = games = 0
        x = 1
        start = process_time()
        end = start + seconds
        while (now := process_time()) < end:
            x, d, c = self.play(x)
            decisions += d
            chances += c
            games += 1
        spent = now - start
        return {
            "decisions_per_second": (decisions + chances) / spent,
            "without_chance_per_second": decisions / spent,
            "games_per_second": games / spent,
        }


def found(only: str = "") -> tuple[list[Peer], list[str]]:
    """The peers that are installed, all or those of one package; one sentence for each that isn't or doesn't start."""
    peers: list[Peer] = []
    missing: list[str] = []
    for name, package, starter, game in [peer for peer in WANTED if only in ("", peer[1])]:
        version = installed(package)
        if version is None:
            missing.append(f"{name} isn't measured: {package} isn't installed.")
            continue
        try:
            play = starter(game)
            play(1)
        except Exception as error:  # whatever another library throws, we measure the rest
            why = " ".join([f"{type(error).__name__}:", *str(error).splitlines()[:1]])
            missing.append(f"{name} isn't measured: {why}.")
            continue
        peers.append(Peer(name, package, version, play))
    return peers, missing


def open_spiel(name: str) -> Play:
    """Through pyspiel; chance is drawn evenly from the legal actions, which is quicker than chance_outcomes."""
    game = import_module("pyspiel").load_game(name)

    def play(x: int) -> tuple[int, int, int]:
        decisions = chances = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances += 1
            else:
                decisions += 1
            actions = state.legal_actions()
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            state.apply_action(actions[x * len(actions) >> 31])
        return x, decisions, chances

    return play


def rlcard(name: str) -> Play:
    """Through env.step with numbered actions."""
    env = import_module("rlcard").make(name, config={"seed": 1})

    def play(x: int) -> tuple[int, int, int]:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            state, _ = env.step(actions[x * len(actions) >> 31])
            decisions += 1
        return x, decisions, 0

    return play


def pettingzoo(name: str) -> Play:
    """A game of PettingZoo's own."""
    return one_seat_after_the_other(import_module(f"pettingzoo.classic.{name}").env())


def one_seat_after_the_other(env: Any) -> Play:
    """Through agent_iter, last and step, with the action mask."""

    def play(x: int) -> tuple[int, int, int]:
        decisions = 0
        env.reset(seed=x)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            actions = seen["action_mask"].nonzero()[0]
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            env.step(int(actions[x * len(actions) >> 31]))
            decisions += 1
        return x, decisions, 0

    return play


WANTED: list[tuple[str, str, Callable[[str], Play], str]] = [
    ("OpenSpiel gin_rummy", "open_spiel", open_spiel, "gin_rummy"),
    ("OpenSpiel backgammon", "open_spiel", open_spiel, "backgammon"),
    ("RLCard gin-rummy", "rlcard", rlcard, "gin-rummy"),
    ("RLCard uno", "rlcard", rlcard, "uno"),
    ("PettingZoo texas_holdem_v4", "pettingzoo", pettingzoo, "texas_holdem_v4"),
    ("PettingZoo connect_four_v3", "pettingzoo", pettingzoo, "connect_four_v3"),
]
