"""The API's tables: list, open, sit, look, play."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import ServerSentEvent
from litestar.response.base import ASGIResponse

from underthrone.games import game as find
from underthrone.games import games
from underthrone.games.board import BoardGame
from underthrone.journal.journal import commitment
from underthrone.kernel.errors import Trouble
from underthrone.table import sight
from underthrone.table.addresses import address_of
from underthrone.table.api import shapes
from underthrone.table.house import House
from underthrone.table.limits import LARGEST_EDITION
from underthrone.table.looking import position, ready
from underthrone.table.pages.headers import JSON
from underthrone.table.paper import eyes, finished, moment
from underthrone.table.parameters import Plain, TableId, TheHouse, link, once, origin
from underthrone.table.refusal import BadInput, Refusal
from underthrone.table.room import Room
from underthrone.table.storage import papers
from underthrone.table.stream import stream
from underthrone.table.tokens import seat_of
from underthrone.table.verbs.again import again
from underthrone.table.verbs.answer import answer
from underthrone.table.verbs.chat import chat
from underthrone.table.verbs.contribute import contribute, seal
from underthrone.table.verbs.create import cards_of, create
from underthrone.table.verbs.forget import forget
from underthrone.table.verbs.give import give
from underthrone.table.verbs.leave import leave
from underthrone.table.verbs.opening import check_opening
from underthrone.table.verbs.rename import rename
from underthrone.table.verbs.report import report
from underthrone.table.verbs.sit import sit
from underthrone.table.verbs.start import start
from underthrone.table.verbs.undo import undo

Lang = Annotated[Literal["en", "fr"], QueryParameter(description="The language of all words")]
MOST_LISTED: Final = 100
ERRORS: Final = {
    400: ResponseSpec(shapes.Error, description="Bad input"),
    401: ResponseSpec(shapes.Error, description="No token, or one that belongs to no seat here"),
    403: ResponseSpec(shapes.Error, description="Not yours to do"),
    404: ResponseSpec(shapes.Error, description="There is no such table"),
    409: ResponseSpec(shapes.Error, description="The table refuses: too late, not legal, over"),
    410: ResponseSpec(shapes.Error, description="Closed by whoever runs the server, or of another version"),
    413: ResponseSpec(shapes.Error, description="Too large"),
    429: ResponseSpec(shapes.Error, description="Too much at once"),
    503: ResponseSpec(shapes.Error, description="The storage can't be written to: nothing counts"),
}
STATUS: Final = {200: ResponseSpec(shapes.Status, description="Where the game stands now")}


def token_of(request: Plain) -> str | None:
    """The bearer's token."""
    said = request.headers.get("authorization", "")
    return said[7:].strip() if said[:7].lower() == "bearer " else None


def watcher(room: Room, request: Plain) -> int | None:
    """The seat of who asks; None for a spectator. A token that fits no seat is refused."""
    token = token_of(request)
    seat = seat_of(room, token)
    if token is not None and seat is None:
        raise Refusal("bad-token", 401)
    if seat is not None:
        room.saw(seat)
    return seat


def seated(house: House, room: Room, request: Plain) -> int:
    """The seat of who asks, who must have one to do something."""
    seat = watcher(room, request)
    if seat is None:
        raise Refusal("not-seated", 401)
    house.limits.check_seat(room.id, seat)
    return seat


def described(game: BoardGame, players: int) -> dict[str, Any]:
    """The JSON Schema of a game's views."""
    try:
        return game.view_schema(players)
    except Trouble as trouble:
        raise BadInput(trouble) from None


def status(room: Room, seat: int) -> ASGIResponse:
    """Where the game stands after an answer."""
    return ASGIResponse(body=shapes.status(room, seat), media_type="application/json")


class Tables(Controller):
    """Everything about tables."""

    path = "/api/tables"
    tags = ("tables",)
    response_headers = JSON

    # --- Opening and sitting down

    @get("/", responses=ERRORS)
    async def public(self, house: TheHouse, lang: Lang = "en") -> list[shapes.TableShape]:
        """Public tables that aren't over."""
        titles = {game: find(game).title(lang) for game in games()}
        return [
            shapes.TableShape(
                table.id,
                table.game,
                titles[table.game],
                table.phase,
                table.live,
                [shapes.SeatShape(c.seat, c.kind, c.name, c.level) for c in table.seats],
            )
            for table in await house.store.public(MOST_LISTED)
            if table.game in titles
        ]

    @post("/", responses=ERRORS, request_max_body_size=LARGEST_EDITION)
    async def open(self, house: TheHouse, request: Plain, data: JSONBody[shapes.NewTable]) -> shapes.Seated:
        """Opens a table; gives a token when one of the seats is "me"."""
        await check_opening(house, data.invitation)
        cards = await cards_of(data.game, data.edition_name, data.edition)
        room, token = await create(
            house,
            cards or data.game,
            data.seats,
            data.options,
            data.name,
            data.live,
            data.public,
            data.open_chat,
            origin=origin(house, request),
        )
        if data.start and room.host is not None and not room.open_seats():
            await start(house, room, room.host)
        return shapes.Seated(room.id, room.host, token, commitment(room.secret))

    @post("/{table:str}/sit", status_code=201, responses=ERRORS)
    async def sit(
        self, house: TheHouse, request: Plain, table: TableId, data: JSONBody[shapes.Sitting]
    ) -> shapes.Seated:
        """Takes an open seat; in the middle of a game with the token of whoever left it, as an invitation."""
        async with house.rooms.using(table) as room:
            if watcher(room, request) is not None:
                raise Refusal("seated", 403)
            promised, own = (data.seal, data.contribution, data.invitation), once(house, request, table)
            seat, token = await sit(house, room, data.name, data.seat, *promised, origin(house, request), own)
            return shapes.Seated(room.id, seat, token, commitment(room.secret))

    @post("/{table:str}/leave", status_code=204, responses=ERRORS)
    async def leave(self, house: TheHouse, request: Plain, table: TableId) -> None:
        """Gets up: the seat is open again; in the middle of a game for whom you give its token."""
        async with house.rooms.using(table) as room:
            await leave(house, room, seated(house, room, request))

    @post("/{table:str}/give", status_code=204, responses=ERRORS)
    async def give(self, house: TheHouse, request: Plain, table: TableId, data: JSONBody[shapes.Giving]) -> None:
        """Gives a seat to a bot."""
        async with house.rooms.using(table) as room:
            await give(house, room, seated(house, room, request), data.seat, data.level)

    @post("/{table:str}/start", status_code=204, responses=ERRORS)
    async def start(self, house: TheHouse, request: Plain, table: TableId) -> None:
        """The host starts the game."""
        async with house.rooms.using(table) as room:
            await start(house, room, seated(house, room, request))

    @post("/{table:str}/seal", status_code=204, responses=ERRORS)
    async def seal(self, house: TheHouse, request: Plain, table: TableId, data: JSONBody[shapes.Sealing]) -> None:
        """Promises a contribution to chance: the SHA-256 of what is sent once the host has started."""
        async with house.rooms.using(table) as room:
            await seal(house, room, seated(house, room, request), data.seal)

    @post("/{table:str}/contribute", status_code=204, responses=ERRORS)
    async def contribute(
        self, house: TheHouse, request: Plain, table: TableId, data: JSONBody[shapes.Contributing]
    ) -> None:
        """Contributes to chance; a sealed one is opened so while the table is `dealing`."""
        async with house.rooms.using(table) as room:
            await contribute(house, room, seated(house, room, request), data.contribution)

    @post("/{table:str}/chat", status_code=204, responses=ERRORS)
    async def chat(self, house: TheHouse, request: Plain, table: TableId, data: JSONBody[shapes.Saying]) -> None:
        """Says something to everybody at the table; spectators where its host allows it."""
        async with house.rooms.using(table) as room:
            watches = watcher(room, request) is None and room.open_chat
            if watches:
                house.limits.check_watcher(room.id, address_of(request.scope))
            await chat(house, room, None if watches else seated(house, room, request), data.text, data.name)

    @post("/{table:str}/report", status_code=204, responses=ERRORS)
    async def report(self, house: TheHouse, request: Plain, table: TableId, data: JSONBody[shapes.Reporting]) -> None:
        """Tells whoever runs the server what happened, about a seat or the table; once a minute."""
        async with house.rooms.using(table) as room:
            await report(house, room, seated(house, room, request), data.text, data.seat)

    @post("/{table:str}/forget", status_code=204, responses=ERRORS)
    async def forget(self, house: TheHouse, request: Plain, table: TableId) -> None:
        """Deletes the seat's name, chat, reports and token; what the game needs to be verified stays."""
        async with house.rooms.using(table) as room:
            await forget(house, room, seated(house, room, request))

    @post("/{table:str}/rename", status_code=204, responses=ERRORS)
    async def rename(self, house: TheHouse, request: Plain, table: TableId, data: JSONBody[shapes.Renaming]) -> None:
        """Takes another name."""
        async with house.rooms.using(table) as room:
            await rename(house, room, seated(house, room, request), data.name)

    @post("/{table:str}/again", status_code=201, responses=ERRORS)
    async def again(self, house: TheHouse, request: Plain, table: TableId) -> shapes.Seated:
        """A rematch at a new table; the first to ask gets a seat there, the others sit down."""
        async with house.rooms.using(table) as room:
            table_id, token = await again(house, room, seated(house, room, request))
            new = await house.rooms.open(table_id)
            return shapes.Seated(table_id, new.host if token else None, token, commitment(new.secret))

    # --- Looking

    @get("/{table:str}", responses=ERRORS)
    async def look(self, house: TheHouse, request: Plain, table: TableId, lang: Lang = "en") -> sight.Sight:
        """Everything that the seat may see: the table, the view, its choices, the log."""
        async with house.rooms.using(table) as room:
            me = watcher(room, request)
            await ready(house, room, me, lang, address_of(request.scope))
            return sight.of(room, me, lang, link=link(house, request, room.id))

    @get("/{table:str}/replay/{ply:int}", responses=ERRORS)
    async def replay(
        self,
        house: TheHouse,
        request: Plain,
        table: TableId,
        ply: FromPath[int],
        lang: Lang = "en",
        by: FromQuery[str] = "",
    ) -> sight.Sight:
        """The table after some answers, as the seat saw it; after the end with everything, `by` any seat."""
        async with house.rooms.using(table) as room:
            me, at, through = watcher(room, request), moment(room, ply), eyes(room, by)
            await ready(house, room, me if through is None else through, lang, address_of(request.scope))
            then = await position(house, room, at, address_of(request.scope))
            where = link(house, request, room.id)
            return sight.at(room, at, me, lang, position=then, link=where, through=through)

    @get("/{table:str}/schema", responses=ERRORS)
    async def schema(self, house: TheHouse, request: Plain, table: TableId) -> dict[str, Any]:
        """The JSON Schema of the view, with the ids of the cards that are played with here."""
        async with house.rooms.using(table) as room:
            watcher(room, request)
            assert isinstance(room.game, BoardGame)
            return described(room.game, room.players)

    @get("/{table:str}/moves", responses=ERRORS)
    async def moves(self, house: TheHouse, request: Plain, table: TableId, lang: Lang = "en") -> shapes.Moves:
        """What the seat is asked, and its moves in words."""
        async with house.rooms.using(table) as room:
            me = seated(house, room, request)
            await ready(house, room, me, lang, address_of(request.scope))
            s = sight.of(room, me, lang)
            deciding = s.seats[me].deciding
            asked = s.ply, deciding, s.question, s.prompt, s.rule, s.parts
            return shapes.Moves(*asked, list(s.choices), s.proposals, s.sealed)

    @get("/{table:str}/stream", media_type="text/event-stream", responses=ERRORS)
    async def stream(self, house: TheHouse, request: Plain, table: TableId) -> ServerSentEvent:
        """Server-sent events: `ply`, `seats`, `chat`, `presence`, each with the number of answers so far."""
        room = await house.rooms.open(table)
        return stream(house, room, watcher(room, request), address_of(request.scope))

    @get("/{table:str}/journal", media_type="text/plain", responses=ERRORS)
    async def journal(self, house: TheHouse, request: Plain, table: TableId) -> Response[str]:
        """The whole game on paper, once it is over."""
        async with house.rooms.using(table) as room:
            text = await house.elsewhere.ask(address_of(request.scope), papers.text, finished(room))
            return Response(text, media_type="text/plain; charset=utf-8")

    @get("/{table:str}/verify", responses=ERRORS)
    async def verify(self, house: TheHouse, request: Plain, table: TableId) -> shapes.Verified:
        """Recomputes the game from its secret, once it is over."""
        async with house.rooms.using(table) as room:
            checked, trouble = await house.elsewhere.ask(address_of(request.scope), papers.verify, finished(room))
            return shapes.Verified(not trouble, checked, trouble)

    # --- Playing

    @post("/{table:str}/answer", status_code=200, responses=ERRORS | STATUS)
    async def answer(
        self, house: TheHouse, request: Plain, table: TableId, data: JSONBody[shapes.Answer]
    ) -> ASGIResponse:
        """Answers; the same answer sent again counts once."""
        async with house.rooms.using(table) as room:
            me = seated(house, room, request)
            await answer(house, room, me, data.moves, data.ply)
            return status(room, me)

    @post("/{table:str}/undo", status_code=200, responses=ERRORS | STATUS)
    async def undo(self, house: TheHouse, request: Plain, table: TableId, data: JSONBody[shapes.Undo]) -> ASGIResponse:
        """Takes back the sealed answer, or the last one if nothing was revealed since."""
        async with house.rooms.using(table) as room:
            me = seated(house, room, request)
            await undo(house, room, me, data.ply)
            return status(room, me)
