"""The API's tables in words, for those who read text: a turn that fits, a card, and why a move isn't possible."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from underthrone.games.prose import turn_text
from underthrone.kernel.errors import Illegal
from underthrone.table.addresses import address_of
from underthrone.table.api import shapes
from underthrone.table.api.tables import ERRORS, Lang, seated
from underthrone.table.house import House
from underthrone.table.log import Reader
from underthrone.table.looking import ready
from underthrone.table.pages.headers import JSON
from underthrone.table.parameters import Plain, TableId, TheHouse
from underthrone.table.refusal import Refusal
from underthrone.table.room import GATHERING, OVER, Room

Since = Annotated[
    int, QueryParameter(ge=-1, le=1_000_000, description="The ply that you have seen: what came later is news")
]
Static = Annotated[bool, QueryParameter(description="Also what lies on the board all the game long, such as roads")]
Asked = Annotated[str, QueryParameter(max_length=200, description="A move's notation, or the id or name of a thing")]


class Telling(Controller):
    """A table in words."""

    path = "/api/tables"
    tags = ("tables",)
    response_headers = JSON

    @get("/{table:str}/turn", responses=ERRORS)
    async def turn(
        self,
        house: TheHouse,
        request: Plain,
        table: TableId,
        lang: Lang = "en",
        since: Since = -1,
        static: Static = False,
    ) -> shapes.Turn:
        """The board, what happened since, what the seat is asked and its moves, in at most 2,500 characters."""
        async with house.rooms.using(table) as room:
            me = seated(house, room, request)
            if room.phase == GATHERING:
                return shapes.Turn(room.ply, room.phase, False, "")
            await ready(house, room, me, lang, address_of(request.scope))
            text = turn_text(room.game, room.state, me, _news(room, me, lang, since), lang, static)
            return shapes.Turn(room.ply, room.phase, me in room.state.deciders(), text)

    @get("/{table:str}/why", responses=ERRORS)
    async def why(
        self, house: TheHouse, request: Plain, table: TableId, about: Asked, lang: Lang = "en"
    ) -> shapes.Words:
        """Why a move, given by its notation, isn't possible now; nothing when it is."""
        async with house.rooms.using(table) as room:
            me = _playing(house, room, request)
            try:
                room.game.parse(room.state, me, about)
            except Illegal as illegal:
                return shapes.Words(illegal.words[lang])
            return shapes.Words("")

    @get("/{table:str}/thing", responses=ERRORS)
    async def thing(
        self, house: TheHouse, request: Plain, table: TableId, about: Asked, lang: Lang = "en"
    ) -> shapes.Words:
        """Everything about a card or the like, by its id or name; nothing where there is none."""
        async with house.rooms.using(table) as room:
            me = _playing(house, room, request)
            return shapes.Words(room.game.drawing(room.game, lang).description(about, room.state.view(me)))


def _playing(house: House, room: Room, request: Plain) -> int:
    """The seat of who asks, once the game has begun."""
    me = seated(house, room, request)
    if room.phase == GATHERING:
        raise Refusal("not-begun")
    return me


def _news(room: Room, me: int, lang: str, since: int) -> list[str]:
    """Sentences of the log after a ply, without what goes without saying."""
    quiet = room.game.drawing(room.game, lang).QUIET
    entries = room.log.read(room.game, room.state, Reader(me, lang, everything=room.phase == OVER))
    news: list[str] = []
    for entry in entries:
        if entry.ply > since:
            told = zip(entry.sentences, entry.events)
            news += [sentence for sentence, event in told if event["event"] not in quiet]
    return news
