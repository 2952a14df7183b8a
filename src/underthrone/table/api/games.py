"""The games, their options and what they mean."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get
from litestar.params import FromPath, FromQuery

from underthrone.games import game as find
from underthrone.games import games
from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import Game
from underthrone.table.api import shapes
from underthrone.table.api.tables import ERRORS, Lang, described
from underthrone.table.pages.headers import JSON
from underthrone.table.refusal import BadInput


class Games(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)
    response_headers = JSON

    @get("/", responses={400: ERRORS[400]})
    async def all(self, lang: Lang = "en") -> list[shapes.GameShape]:
        """All games with their options in words."""
        return [shape(find(game_id), lang) for game_id in games()]

    @get("/{game:str}/schema", responses={400: ERRORS[400]})
    async def schema(self, game: FromPath[str], players: FromQuery[int]) -> dict[str, Any]:
        """The JSON Schema of the view with so many players and the standard cards."""
        try:
            return described(find(game), players)
        except Trouble as trouble:
            raise BadInput(trouble) from None


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
