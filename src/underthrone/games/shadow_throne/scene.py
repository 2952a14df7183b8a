"""Positions of Shadow Throne written by hand: the format is in docs/scenes.md."""
from __future__ import annotations
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
if TYPE_CHECKING:
    from underthrone.games.shadow_throne.game import ShadowThrone
    from underthrone.games.shadow_throne.state import Table
def build(game: ShadowThrone, data: Mapping[str, Any]) -> Table:
    raise AssertionError
