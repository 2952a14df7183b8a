"""The levels that people choose from, and the bot that each of them is."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
EXPERT: Final = "expert"
LEVELS: Final = (EASY, NORMAL, HARD, EXPERT)
SHORT: Final = "search:300ms"  # who plays where an operator's engine is gone

OF: Final = {  # how far apart they are: `underthrone ladder GAME`
    "lords-of-xidit": {EASY: "habit:8", NORMAL: "habit:5", HARD: "habit", EXPERT: "search:200ms"},
    "shadow-throne": {EASY: "habit:30", NORMAL: "habit:9", HARD: "habit:1.7", EXPERT: "search:100ms"},
    "stygian-society": {EASY: "habit:10", NORMAL: "habit:4.5", HARD: "habit", EXPERT: "search:100ms"},
    "styx": {EASY: "habit:20", NORMAL: "habit:4", HARD: "habit:1.3", EXPERT: "search:200ms"},
}


def levels(game_id: str) -> dict[str, str]:
    """The bots of a game by level, the weakest first."""
    return OF[game_id]


@lru_cache
def ratings(game_id: str) -> dict[str, int]:
    """The Elo of each level as `underthrone ladder --keep` last measured it; nothing where nobody has."""
    file = files("underthrone.games") / game_id.replace("-", "_") / "data" / "ladder.toml"
    if not file.is_file():
        return {}
    measured = tomllib.loads(file.read_text(encoding="utf-8"))
    return {str(level): int(elo) for level, elo in measured["elo"].items()}
