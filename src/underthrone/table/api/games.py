"""The games, their options and what they mean."""

from __future__ import annotations

from litestar import Controller, get

from underthrone.games import game as find
from underthrone.games import games
from underthrone.kernel.game import Game
from underthrone.table.api import shapes
from underthrone.table.api.tables import ERRORS, Lang
from underthrone.table.pages.headers import JSON


class Games(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)
    response_headers = JSON

    @get("/", responses={400: ERRORS[400]})
    async def all(self, lang: Lang = "en") -> list[shapes.GameShape]:
        """All games with their options in words."""
        return [shape(find(game_id), lang) for game_id in games()]


def shape(g: Game, lang: str) -> shapes.GameShape:
    """A game in words."""
    options = [
        shapes.OptionShape(
            option.name,
            g.say(lang, f"option-{option.name}", {}),
            option.default,
            {choice: g.say(lang, f"option-{option.name}-{choice}", {}) for choice in option.choices},
        )
        for option in g.options.values()
    ]
    about = g.say(lang, "about", {})
    return shapes.GameShape(g.id, g.title(lang), about, list(g.players), options, g.move_count, f"/rules/{g.id}")
