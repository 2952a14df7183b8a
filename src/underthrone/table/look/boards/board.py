"""A game without a board of its own: playable by prompt, choices and log. Also the defaults of all boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from underthrone.table.look.pieces import Chart, Face, Gauge
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight

HEADINGS: Final[frozenset[str]] = frozenset()
QUIET: Final[frozenset[str]] = frozenset()
JOINED: Final[frozenset[str]] = frozenset()
ON_BOARD: Final[frozenset[str]] = frozenset()
UNIT: Final = ""


def board(sight: Sight, say: Say) -> Any:
    return None


def gauges(sight: Sight, seat: int, say: Say) -> list[Gauge]:
    return []


def phase(sight: Sight, say: Say) -> str:
    return ""


def keys(sight: Sight, event: Mapping[str, Any]) -> list[str]:
    return [f"{name}-{value}" for name, value in event.items() if name != "event" and value is not None]


def sign(event: Mapping[str, Any]) -> str:
    return "info"


def flight(event: Mapping[str, Any]) -> str:
    return ""


def joined(sight: Sight, events: Sequence[Mapping[str, Any]], say: Say) -> str:
    return ""


def confirm(sight: Sight, choice: Choice, say: Say) -> str:
    return ""


def charts(sight: Sight, say: Say) -> list[Chart]:
    return []


def faces(lang: str) -> list[Face]:
    return []
